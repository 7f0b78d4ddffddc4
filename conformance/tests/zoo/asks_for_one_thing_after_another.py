"""Takes the two cards of a toss in two acts (form `each`)."""

from pebbles import Message, Pebbles, serve

game = Pebbles()
first: list[str] = []


def answer(message: Message) -> Message:
    if message.get("id", "").startswith("toss") and not first:
        first.append(message["move"]["cards"][0])
        return {"seq": message["seq"], "ok": True, "asks": forms(game.table["asks"])}
    if message.get("id", "").startswith("toss"):
        card = message["move"]["cards"][0]
        message = {**message, "id": f"toss {first.pop()} + {card}"}
    reply = game.answer(message)
    if "asks" in reply:
        reply["asks"] = forms(reply["asks"])
    return reply


def forms(asks: list[Message]) -> list[Message]:
    return [{**ask, "form": "each"} for ask in asks]


serve(answer)
