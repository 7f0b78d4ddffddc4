"""`rulewright games`, `show` and `vocabulary`: what rules there are, and what they say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.cli.options import game_or_usage, json_flag, mode_option, spec_option

if TYPE_CHECKING:
    from rulewright.rules.source import Diagnostic


@click.command()
@spec_option
@json_flag
def games(as_json: bool, spec_dir: Path | None) -> None:
    """Games, modes, seats, languages."""
    from rulewright.rules.documents import known_games
    from rulewright.rules.report import render_text
    from rulewright.rules.source import RulesError

    found: list[dict[str, Any]] = []
    broken: list[Diagnostic] = []
    for name in known_games(spec_dir):
        try:
            found.append(_describe(name, spec_dir))
        except RulesError as error:
            broken += error.diagnostics
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        _print_games(found)
    if broken:
        click.echo(render_text(broken), err=True)
        raise click.exceptions.Exit(1)


def _describe(name: str, spec_dir: Path | None) -> dict[str, Any]:
    """One game as plain data."""
    from rulewright.rules.documents import game_folder, load_game
    from rulewright.rules.load import load_rules

    rules = load_rules(name, None, spec_dir)
    return {
        "game": name,
        "modes": [{"mode": m, "seats": list(load_rules(name, m, spec_dir).seats)} for m in rules.modes],
        "languages": sorted(load_game(game_folder(name, spec_dir)).text),
        "rules": len(rules.rules),
        "rulings": {n: list(r.readings) for n, r in rules.rulings.items()},
        "settings": list(rules.settings),
    }


def _print_games(found: list[dict[str, Any]]) -> None:
    for entry in found:
        click.echo(entry["game"])
        for mode in entry["modes"]:
            click.echo(f"  mode {mode['mode']}: {mode['seats'][0]} to {mode['seats'][1]} seats")
        languages = ", ".join(entry["languages"]) or "none"
        click.echo(f"  languages: {languages} · {entry['rules']} rules · {len(entry['rulings'])} rulings")


@click.command()
@click.argument("game")
@mode_option
@spec_option
def show(game: str, mode: str | None, spec_dir: Path | None) -> None:
    """The merged rules of GAME in one mode, as YAML."""
    from rulewright.rules.documents import game_folder, load_game
    from rulewright.rules.merge import merge
    from rulewright.rules.show import show_yaml

    loaded = game_or_usage(game, mode, spec_dir)
    click.echo(show_yaml(merge(load_game(game_folder(game, spec_dir)), loaded.rules.mode)), nl=False)


@click.command()
@click.argument("game")
@mode_option
@spec_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON (the full vocabulary).")
def vocabulary(game: str, mode: str | None, as_json: bool, spec_dir: Path | None) -> None:
    """The words of GAME that an engine needs: attributes, asks, moves, events, settings, rulings."""
    from rulewright.rules.vocabulary import describe

    words = describe(game_or_usage(game, mode, spec_dir).rules)
    if as_json:
        click.echo(json.dumps(words, ensure_ascii=False, indent=2))
        return
    low, high = words["seats"]
    click.echo(f"{words['game']} ({words['mode']}), {low} to {high} seats, rules {words['version']}")
    _section("resting points", dict.fromkeys(words["resting"], ""))
    for kind, table in words["attributes"].items():
        _section(
            f"attributes of {kind}",
            {n: f"{a['type']}, default {a['default']}, seen by {a['seen_by']}" for n, a in table.items()},
        )
    _section("zones", {n: f"of {z['of']}, seen by {z['seen_by']}" for n, z in words["zones"].items()})
    _section("staff", {n: f"sees {s['sees']}" for n, s in words["staff"].items()})
    if words["lineup"] is not None:
        _section("line-up", dict.fromkeys([words["lineup"]["rule"], *words["lineup"]["needs"]], ""))
    _section("asks", {n: ", ".join(a["moves"]) for n, a in words["asks"].items()})
    _section("moves", {n: " or ".join(_shape(n, s) for s in m["shapes"]) for n, m in words["moves"].items()})
    _section("events", {n: ", ".join(e["fields"]) for n, e in words["events"].items()})
    _section("settings", {n: f"{s['type']}, default {s['default']}" for n, s in words["settings"].items()})
    _section(
        "rulings",
        {n: f"{', '.join(r['readings'])} (default {r['default']})" for n, r in words["rulings"].items()},
    )
    _section("outside events", dict.fromkeys(words["outside"], ""))


def _section(title: str, rows: dict[str, str]) -> None:
    if not rows:
        return
    click.echo(f"\n{title}")
    for name, text in rows.items():
        click.echo(f"  {name:<24}{text}".rstrip())


def _shape(verb: str, shape: dict[str, Any]) -> str:
    words = [verb, *(["CARD"] if "card" in shape else [])]
    for param in shape["params"]:
        name = param["name"].upper() + (" + …" if param["set"] else "")
        name = f'"{name}"' if param["kind"] == "text" else name
        words.append(f"> {name}" if param["target"] else name)
    return " ".join(words)
