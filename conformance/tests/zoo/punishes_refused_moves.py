"""Takes a pebble away from whoever tries a move that is refused."""

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    reply = game.answer(message)
    if message["cmd"] == "act" and "refused" in reply:
        game.table["players"][message["seat"]]["taken"] -= 1
    return reply


serve(answer)
