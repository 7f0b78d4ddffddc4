"""Gives every ask the same id."""

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    game.table["count"] = 0
    return game.answer(message)


serve(answer)
