"""What changed in the rules from version to version, rule by rule, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright_docs.book.contents import Mode
from rulewright_docs.book.differences import difference
from rulewright_docs.book.history import Version
from rulewright_docs.book.page import Page, blocks, heading
from rulewright_docs.book.volume import Book
from rulewright_docs.words.rules import all_rules


def change_pages(book: Book, versions: list[Version]) -> Iterator[Page]:
    """One page: the rules of today against each kept version."""
    tongue = book.tongue
    path = f"{book.game}/changes"
    parts = [tongue.say("changes-intro")]
    if not versions:
        parts.append(tongue.say("changes-none"))
    for version in versions:
        name = f"{version.name} ({version.date})"
        parts.append(heading(2, tongue.say("changes-since", version=name), f"v{version.name}"))
        parts.append(_since(book, version, path))
    yield Page(path, tongue.say("changes-title"), blocks(parts), book.facets("rule"))


def _since(book: Book, version: Version, path: str) -> str:
    tongue = book.tongue
    if book.game in version.unread:
        return tongue.say("changes-unread")
    old = version.games.get(book.game)
    if old is None:
        return tongue.say("changes-new-game")
    before = next(iter(old.values()))
    now = book.main
    changed = _changed(book, before, path, version)
    added = [book.to_rule(path, id_, now) for id_ in now.yaml if id_ not in before.yaml]
    gone = [f"`{id_}`" for id_ in before.yaml if id_ not in now.yaml]
    modes = [tongue.name(f"mode.{name}") for name in book.contents.modes if name not in old]
    parts = []
    for key, lines in (("modes-new", modes), ("rules-added", added), ("rules-gone", gone)):
        if lines:
            anchor = f"{key}-{version.name}"
            parts += [heading(3, tongue.say(key), anchor), "\n".join(f"- {line}" for line in lines)]
    if changed:
        parts += [heading(3, tongue.say("rules-changed"), f"changed-{version.name}"), *changed]
    return blocks(parts) if parts else tongue.say("changes-nothing")


def _changed(book: Book, before: Mode, path: str, version: Version) -> list[str]:
    tongue = book.tongue
    makers = all_rules(before.rules, apart=True)
    found = []
    for id_, yaml in book.main.yaml.items():
        if id_ not in before.yaml or before.yaml[id_] == yaml:
            continue
        old, new = tongue.plain.lines(makers[id_]()), tongue.plain_sentences(id_, book.main)
        if old != new:
            said = difference(old, new, tongue.say("gone"), tongue.say("came"))
            title = heading(4, book.to_rule(path, id_, book.main), f"v{version.name}.{id_}")
            found.append(blocks([title, said]))
    return found
