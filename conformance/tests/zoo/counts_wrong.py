"""Takes one pebble more from the heap than the seat gets."""

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    reply = game.answer(message)
    if message["cmd"] == "act" and "ok" in reply:
        game.table["game"]["heap"] -= 1
    return reply


serve(answer)
