"""The page of a worked example: what it shows, how the table stands at first, and every step with what it
does.

All of it is a plain list that reads without JavaScript; `assets/replay.js` puts a board above it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from html import escape
from textwrap import shorten
from typing import Any

from rulewright.rules.model import Attribute, Rules
from rulewright_docs.book.examples.sentences import (
    Telling,
    data_told,
    event_sentence,
    forced_sentences,
    stage_sentence,
    value_phrase,
)
from rulewright_docs.book.examples.start import starting_position
from rulewright_docs.book.examples.traces import Trace
from rulewright_docs.book.examples.watch import REFEREE, Stage
from rulewright_docs.words.lexicon import READABLE
from rulewright_docs.words.phrases import Name, Phrase
from rulewright_docs.words.renderer import Renderer

Link = Callable[[str], str | None]
_MARKED = re.compile(r"\*\*(\w+)\*\*|`([^`]*)`")
_STOPS = ".।"
_LONGEST = 120  # characters of one of the two sentences of a title
# What of the names of a game a board needs.
_SHOWN = (
    *("attribute", "number", "zone", "card", "character", "role", "status", "symbol", "stage", "word"),
    *("ask", "fact", "reason", "staff"),
)


def example_title(trace: Trace, telling: Telling) -> str:
    """What the page is called: the scenario's title in English; else what is done last, and what it leads
    to."""
    if not trace.stages:
        return trace.scenario
    if telling.renderer.language == READABLE:
        mode = f"mode.{trace.mode}"
        named = mode in telling.renderer.lexicon.names and "_" in trace.mode
        return trace.title.replace(trace.mode, telling.renderer.text(Name((mode,)))) if named else trace.title
    stage = _deciding(trace, telling)
    said = stage_sentence(stage, telling)
    told = [(e, text) for e in stage.events if (text := event_sentence(e, telling))]
    events = [text for _, text in told if text != said]
    wanted = [text for e, text in told if set(e.get("rules", ())) & set(trace.rules)]
    last = (wanted or events or [""])[-1]
    step, event = _plain(said), _short(_plain(last))
    if stage.refused is not None or not last or last == said:
        return _short(step)
    if len(step) > _LONGEST or (stage.moves and stage.moves[0].what == "tick"):
        return event
    args = {"step": step, "event": event}
    return telling.renderer.message(Phrase("replay-title", dict(args))).strip().rstrip(_STOPS)


def _short(text: str) -> str:
    """A sentence that ends a title: somebody may have said many words, and many may act at once."""
    return shorten(text, _LONGEST, placeholder=" …").rstrip(_STOPS)


def _deciding(trace: Trace, telling: Telling) -> Stage:
    """The last step that the scenario names and that somebody is told something of, or that is refused."""

    def matters(stage: Stage) -> bool:
        named = any(not move.forced for move in stage.moves)
        return named and (stage.refused is not None or any(event_sentence(e, telling) for e in stage.events))

    found = [stage for stage in trace.stages if matters(stage)]
    return found[-1] if found else trace.stages[-1]


def example_markdown(trace: Trace, telling: Telling, link: Link, data_href: str, names_href: str) -> str:
    """The body of the page of an example, below its title.

    `link` gives the address of a rule or claim, if it has a page. `data_href` and `names_href` are the
    addresses of `Trace.json` and of `names_json`.
    """
    parts = [_about(trace, telling, link)]
    if trace.status != "pass":
        failed = telling.renderer.message(Phrase("replay-failed", {"message": f"`{trace.message}`"}))
        parts.append(f'<p class="replay-failed" role="note">{marked(failed)}</p>')
    parts += starting_position(trace, telling)
    parts.append(f'<h2 id="steps">{_word("steps", telling.renderer)}</h2>')
    source = f'data-src="{escape(data_href)}" data-names="{escape(names_href)}"'
    steps = [_step(number, stage, trace, telling, link) for number, stage in enumerate(trace.stages)]
    listed = "\n".join(['<ol class="replay-steps" start="0">', *steps, "</ol>"])
    parts.append(f'<div class="replay" {source if len(trace.stages) else ""}>\n{listed}\n</div>')
    parts += _variants(trace, telling)
    return "\n\n".join(parts) + "\n"


def marked(text: str) -> str:
    """A sentence as HTML: seats stand out, what is no word of the language stands as code."""

    def one(match: re.Match[str]) -> str:
        seat, typed = match.groups()
        return f'<b class="replay-seat">{seat}</b>' if seat else f"<code>{typed}</code>"

    return _MARKED.sub(one, escape(text, quote=False))


def _plain(text: str) -> str:
    """A sentence without marks; what is no word of the language in quotation marks."""
    return _MARKED.sub(lambda match: match.group(1) or f"“{match.group(2)}”", text)


def _word(key: str, renderer: Renderer) -> str:
    return renderer.message(Phrase(f"replay-{key}"))


# -- what it is about --------------------------------------------------------------------------------


def _about(trace: Trace, telling: Telling, link: Link) -> str:
    renderer, names = telling.renderer, telling.renderer.lexicon.names
    rows: list[tuple[str, str]] = []
    if trace.rules:
        rows.append(("shows", ", ".join(_linked(rule, trace, link) for rule in trace.rules)))
    if trace.claims:
        rows.append(("claims", ", ".join(_linked(claim, trace, link) for claim in trace.claims)))
    if f"mode.{trace.mode}" in names:
        rows.append(("mode", escape(renderer.text(Name((f"mode.{trace.mode}",))))))
    if lineup := trace.setup.get("lineup"):
        rows.append(("lineup", escape(renderer.text(value_phrase(list(lineup), telling)))))
    rulings = _rulings(trace.setup.get("rulings", {}), telling)
    settings = _settings(trace.setup.get("settings", {}), telling)
    rows += [("rulings", rulings)] if rulings else []
    rows += [("settings", settings)] if settings else []
    cells = "".join(f"<dt>{_word(key, renderer)}</dt><dd>{value}</dd>" for key, value in rows)
    return f'<dl class="replay-about">{cells}</dl>'


def _linked(what: str, trace: Trace, link: Link) -> str:
    href = link(what)
    shown = escape(what.removeprefix(f"{trace.game}."))
    return f'<a href="{escape(href)}"><code>{shown}</code></a>' if href else f"<code>{shown}</code>"


def _rulings(rulings: Mapping[str, str], telling: Telling) -> str:
    return "; ".join(
        _pair(Name((f"ruling.{name}",)), Name((f"ruling.{name}.{reading}",)), telling)
        for name, reading in rulings.items()
        if f"ruling.{name}.{reading}" in telling.renderer.lexicon.names
    )


def _settings(settings: Mapping[str, Any], telling: Telling) -> str:
    def said(value: Any) -> Name | Phrase | int:
        if isinstance(value, bool):
            return Phrase("replay-on" if value else "replay-off")
        return value if isinstance(value, int) else Name((f"symbol.{value}", f"word.{value}"))

    return "; ".join(
        _pair(Name((f"setting.{name}",)), said(value), telling)
        for name, value in settings.items()
        if f"setting.{name}" in telling.renderer.lexicon.names
    )


def _pair(name: Name, value: Name | Phrase | int, telling: Telling) -> str:
    return f"{escape(telling.renderer.text(name))}: {escape(telling.renderer.text(value))}"


def _variants(trace: Trace, telling: Telling) -> list[str]:
    renderer = telling.renderer
    lines = []
    for variant in trace.variants:
        parts = []
        if variant.mode != trace.mode and f"mode.{variant.mode}" in renderer.lexicon.names:
            parts.append(escape(renderer.text(Name((f"mode.{variant.mode}",)))))
        other = {k: v for k, v in variant.rulings.items() if trace.setup.get("rulings", {}).get(k) != v}
        changed = {k: v for k, v in variant.settings.items() if trace.setup.get("settings", {}).get(k) != v}
        parts += [text for text in (_rulings(other, telling), _settings(changed, telling)) if text]
        lines += [f"<li>{'; '.join(parts)}</li>"] if parts else []
    if not lines:
        return []
    title = f'<h2 id="variants">{_word("variants", renderer)}</h2>'
    return [title, "\n".join(['<ul class="replay-variants">', *dict.fromkeys(lines), "</ul>"])]


# -- the steps ---------------------------------------------------------------------------------------


def _step(number: int, stage: Stage, trace: Trace, telling: Telling, link: Link) -> str:
    said = stage_sentence(stage, telling)
    forced = forced_sentences(stage, telling)
    items = [f'<li class="replay-forced">{marked(text)}</li>' for text in forced]
    rules = [stage.refused["rule"]] if stage.refused and stage.refused.get("rule") else []
    for event in stage.events:
        rule = next(iter(event.get("rules", ())), "")
        if event_sentence(event, telling) == said and event["to"] == "all":
            rules += [rule] if rule else []
            continue
        item = _event(event, rule, trace, telling, link)
        items += [item] if item else []
    refused = ' class="replay-refused"' if stage.refused else ""
    links = "".join(_rule(rule, trace, link) for rule in dict.fromkeys(rules))
    inner = "\n".join(['<ul class="replay-events">', *items, "</ul>"]) if items else ""
    return f'<li id="step-{number}" value="{number}"{refused}>\n<p>{marked(said)}{links}</p>\n{inner}</li>'


def _event(event: Mapping[str, Any], rule: str, trace: Trace, telling: Telling, link: Link) -> str:
    """One thing that happens. Viewers who are told it otherwise than the referee get words of their own,
    which are hidden until somebody looks with their eyes."""
    groups: dict[str, list[str]] = {}
    by_data: dict[str, str | None] = {}
    for viewer in trace.viewers:
        data = json.dumps(data_told(event, viewer, telling))
        if data not in by_data:
            by_data[data] = event_sentence(event, telling, viewer)
        if (text := by_data[data]) is not None:
            groups.setdefault(text, []).append(viewer)
    if not groups:
        return ""
    told = [viewer for viewers in groups.values() for viewer in viewers]
    title = escape(_word("private", telling.renderer))
    secret = "" if len(told) == len(trace.viewers) else f' data-to="{" ".join(told)}" title="{title}"'
    if len(groups) == 1:
        return f"<li{secret}>{marked(next(iter(groups)))}{_rule(rule, trace, link)}</li>"
    spans = "".join(
        f'<span data-for="{" ".join(viewers)}"{"" if REFEREE in viewers else " hidden"}>{marked(text)}</span>'
        for text, viewers in groups.items()
    )
    return f"<li{secret}>{spans}{_rule(rule, trace, link)}</li>"


def _rule(rule: str, trace: Trace, link: Link) -> str:
    href = link(rule) if rule else None
    if href is None:
        return ""
    return f' <a class="replay-rule" href="{escape(href)}">{escape(rule.removeprefix(f"{trace.game}."))}</a>'


# -- the words of the board --------------------------------------------------------------------------


def names_json(renderer: Renderer, modes: Iterable[Rules]) -> dict[str, Any]:
    """The words that the board of a game needs in a language, and what its attributes are, in all modes."""
    names = renderer.lexicon.names
    words = {path: entry["name"] for path, entry in names.items() if path.partition(".")[0] in _SHOWN}
    prefix = "replay-ui-"
    labels = {
        key.removeprefix(prefix): renderer.message(Phrase(key))
        for key in renderer.asked
        if key.startswith(prefix)
    }
    attributes: dict[str, Any] = {}
    cards: dict[str, None] = {}
    for rules in modes:
        for kind in ("game", "player"):
            for name, attribute in rules.attributes.get(kind, {}).items():
                attributes.setdefault(f"{kind}.{name}", _about_attribute(attribute))
        cards |= dict.fromkeys(rules.documents.get("card", {}))
    return {
        "language": renderer.language,
        "labels": labels,
        "words": words,
        "attributes": attributes,
        "cards": list(cards),
    }


def _about_attribute(attribute: Attribute) -> dict[str, Any]:
    default = attribute.default
    about: dict[str, Any] = {"type": attribute.type}
    if default.op == "const" and default.args[0] is not None:
        about["default"] = default.args[0]
    return about
