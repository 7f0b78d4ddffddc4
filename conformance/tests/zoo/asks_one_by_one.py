"""Asks one seat after another what it should ask all at once."""

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    reply = game.answer(message)
    waiting = [ask for ask in reply.get("asks", []) if not ask.get("answered")]
    if len(waiting) > 1:
        # The last seat first: the order is the engine's own.
        reply["asks"] = [waiting[-1]]
    return reply


serve(answer)
