"""Shows everybody the die that only its owner may see."""

from pebbles import Message, Pebbles, serve

game = Pebbles()


def answer(message: Message) -> Message:
    reply = game.answer(message)
    if message["cmd"] == "view":
        for seat, seen in reply["view"]["players"].items():
            seen["face"] = game.table["players"][seat]["face"]
    return reply


serve(answer)
