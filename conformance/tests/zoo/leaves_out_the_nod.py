"""Does not ask for the nod: it has only one answer, so an engine may leave it out."""

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    reply = game.answer(message)
    if message["cmd"] == "act" and any(ask["kind"] == "nod" for ask in game.table["asks"]):
        game.ask_turn()
        reply["asks"] = game.table["asks"]
    return reply


serve(answer)
