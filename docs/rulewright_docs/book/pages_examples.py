"""Worked examples: a page for each scenario with its replay, and the list of all by the rules they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from rulewright_docs.book.contents import Mode, Place
from rulewright_docs.book.examples.markdown import example_markdown, example_title
from rulewright_docs.book.examples.sentences import telling_of
from rulewright_docs.book.examples.traces import Trace
from rulewright_docs.book.page import Page, blocks, escape, heading, href, up
from rulewright_docs.book.tongue import Tongue
from rulewright_docs.book.volume import Book

# Below everything else that a search finds, for there are many.
_WEIGHT = 0.2


def example_titles(tongue: Tongue, traces: Sequence[Trace]) -> dict[str, str]:
    """The title of each scenario in a language, unlike every other.

    Where the deciding steps of several are alike, the title adds what rule is seen in that one and in the
    fewest of the others.
    """
    alike: dict[str, list[Trace]] = {}
    for trace in traces:
        title = example_title(trace, telling_of(trace, _mode(tongue, trace).rules, tongue.plain))
        alike.setdefault(title, []).append(trace)
    found = {}
    for title, group in alike.items():
        for trace, told in zip(group, _told_apart(tongue, title, group), strict=True):
            found[trace.scenario] = escape(told)
    return found


def _told_apart(tongue: Tongue, title: str, group: Sequence[Trace]) -> Iterator[str]:
    """The titles of scenarios that would all be called the same."""
    if len(group) == 1:
        yield title
        return
    shown = [_rules_shown(tongue, trace) for trace in group]
    seen = Counter(name for names in shown for name in names)
    taken: Counter[str] = Counter()
    for names in shown:
        rarest = min(names, key=lambda name: seen[name], default="")
        taken[rarest] += 1
        number = f" ({taken[rarest]})" if taken[rarest] > 1 else ""
        yield f"{title} · {rarest}{number}" if rarest else f"{title}{number}"


def _rules_shown(tongue: Tongue, trace: Trace) -> list[str]:
    """What the rules are called that a scenario is about, or else those that it uses."""
    mode = _mode(tongue, trace)
    claimed = (rule for claim in trace.claims for rule in tongue.contents.claims.get(claim, ()))

    def named(rules: Iterable[str]) -> list[str]:
        titles = (tongue.rule_title(rule, mode) for rule in rules if rule in mode.yaml)
        return list(dict.fromkeys(title for title in titles if title))

    return named((*trace.rules, *claimed)) or named(trace.rules_used)


def _mode(tongue: Tongue, trace: Trace) -> Mode:
    """The mode in which a scenario was played; a set-up may be refused for a mode there is not."""
    return tongue.contents.modes.get(trace.mode, tongue.contents.main)


def example_pages(book: Book, traces: Sequence[Trace]) -> Iterator[Page]:
    """The list of all examples, and each. Nothing if there are none."""
    if not traces:
        return
    yield _index(book, traces)
    for trace in traces:
        yield _example(book, trace)


def _index(book: Book, traces: Sequence[Trace]) -> Page:
    tongue = book.tongue
    path = f"{book.game}/examples"
    groups: dict[str, list[Trace]] = {}
    for trace in traces:
        groups.setdefault(_home(book, trace), []).append(trace)
    parts = [tongue.say("examples-intro", count=len(traces))]
    titles = _titles(book)
    for place in sorted(groups, key=lambda p: _order(titles.get(p, ""))):
        title = titles.get(place, tongue.say("chapter-more"))
        shown = f"[{title}]({href(path, Place(place))})" if place in titles else title
        anchor = place.removeprefix(book.game).strip("/").replace("/", ".") or "more"
        parts.append(heading(2, shown, anchor))
        parts.append("\n".join(f"- {book.to_example(path, trace.scenario)}" for trace in groups[place]))
    return Page(path, tongue.say("examples-title"), blocks(parts), book.facets("example"))


def _home(book: Book, trace: Trace) -> str:
    """The page of the first rule that the scenario shows."""
    claims = set(trace.claims)
    rules = book.contents.every_rule
    for id_ in (*trace.rules, *trace.rules_used):
        if id_ in rules and (id_ in trace.rules or claims & set(rules[id_].claims)):
            return book.contents.places[id_].path
    return ""


def _titles(book: Book) -> dict[str, str]:
    """The titles of the pages on which rules live, each with its number."""
    tongue, contents = book.tongue, book.contents
    found = {}
    for chapter in contents.chapters:
        found[contents.chapter_path(chapter.id)] = tongue.chapter_title(chapter)
    for (kind, name), ids in contents.rules_of_documents.items():
        number = contents.numbers[ids[0]]
        found[contents.document_path(kind, name)] = f"{number} {tongue.name(f'{kind}.{name}')}"
    number = str(len(contents.chapters) + 1 + len(contents.kinds))
    found[f"{book.game}/rulings"] = f"{number} {tongue.say('rulings-title')}"
    for mode in contents.modes:
        found[contents.mode_path(mode)] = tongue.name(f"mode.{mode}")
    return found


def _order(title: str) -> tuple[list[int], str]:
    number = title.partition(" ")[0]
    parts = [int(part) for part in number.split(".")] if number.replace(".", "").isdigit() else [1000]
    return parts, title


def _example(book: Book, trace: Trace) -> Page:
    tongue = book.tongue
    path = book.example_path(trace.scenario)
    replays = f"{up(path)}replays/{trace.game}"
    telling = telling_of(trace, _mode(tongue, trace).rules, tongue.plain)
    name = trace.scenario.removeprefix(f"{trace.game}.")
    body = example_markdown(
        trace,
        telling,
        _to_rule_or_claim(book, path),
        f"{replays}/{name}.json",
        f"{replays}/names.{tongue.language}.json",
    )
    title = book.proofs.titles[trace.scenario]
    facets, scripts = book.facets("example"), ("replay.js",)
    return Page(path, title, body, facets, aside=False, weight=_WEIGHT, scripts=scripts, lean=True)


def _to_rule_or_claim(book: Book, page: str) -> Callable[[str], str | None]:
    """What gives, from a page, the link to a rule, or to the first that carries a claim."""
    to_rule = book.tongue.to_rule(page)
    claims: Mapping[str, list[str]] = book.contents.claims

    def found(name: str) -> str | None:
        return to_rule(claims[name][0]) if name in claims else to_rule(name)

    return found
