"""The last seat to answer a poll decides it: simultaneous answers must not depend on their order."""

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    if message.get("id", "").startswith("vote"):
        others = dict(game.table["votes"])
        game.table["votes"] = dict.fromkeys(others, message["id"].split(" ")[1])
    return game.answer(message)


serve(answer)
