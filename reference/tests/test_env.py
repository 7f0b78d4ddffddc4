"""The environments: they are what PettingZoo wants, time passes as written down, and no seat learns a secret."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest
from micro import micro, write_micro
from pettingzoo.test import api_test, seed_test
from random_games import inputs
from swap import Knowledge, Secrets
from test_leaks import SECRETS, of

import rulewright
from rulewright.catalogue import DONE, WAIT
from rulewright.engine.chance import mix
from rulewright.engine.moves import playable
from rulewright.engine.table import Table
from rulewright.env import env, raw_env
from rulewright.env import layout as layouts
from rulewright.env.turns import Turns
from rulewright.rules.documents import known_games
from rulewright.rules.load import load_rules

MODES = [(game, mode) for game in known_games() for mode in load_rules(game).modes]
EVERY = pytest.mark.parametrize(("game", "mode"), MODES)


def of_mode(game: str, mode: str, **more: Any) -> Any:
    return env(game, mode=mode, **{"seats": load_rules(game, mode).seats[0] + 1, **more})


def policy(e: Any, seed: int) -> int:
    """A random legal action of the agent whose turn it is."""
    legal = np.flatnonzero(e.observe(e.agent_selection)["action_mask"])
    return int(legal[mix(seed, 1) % len(legal)])


def played(e: Any, seed: int, most: int = 100_000) -> Any:
    """Play an environment with random legal actions to its end, yielding it before each."""
    e.reset(seed=seed)
    for step in range(most):
        if any(e.terminations.values()) or any(e.truncations.values()):
            return
        yield step
        e.step(policy(e, mix(seed, step)))


# -- what PettingZoo wants ---------------------------------------------------------------------------


@EVERY
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_passes_the_tests_of_pettingzoo(game: str, mode: str) -> None:
    api_test(of_mode(game, mode), num_cycles=25)
    api_test(raw_env(game, mode), num_cycles=10)
    seed_test(lambda: of_mode(game, mode), num_cycles=15)


@EVERY
def test_a_game_goes_to_its_end_and_rewards_the_winners(game: str, mode: str) -> None:
    e = of_mode(game, mode).unwrapped
    for _ in played(e, 3):
        assert not any(e.rewards.values())
    over = e.table.over
    assert over is not None
    assert all(e.terminations.values())
    players = {s: 1 if s in over.winners else -1 for s in e.table.seats} if over.winners else {}
    assert e.rewards == {**dict.fromkeys(e.possible_agents, 0), **players}
    assert all(e.infos[agent]["view"] == e.table.view(agent) for agent in e.agents)
    while e.agents:
        assert e.last()[1] == e._cumulative_rewards[e.agent_selection]
        e.step(None)


@EVERY
def test_the_mask_allows_exactly_the_legal_moves_that_need_no_words(game: str, mode: str) -> None:
    e = of_mode(game, mode).unwrapped
    for step in played(e, 4, 400):
        ask = e.infos[e.agent_selection]["ask"]
        if e._taken or step % 3:
            continue
        legal = playable(e.table.legal(ask["seat"], ask["ask"]))
        mask = e.observe(e.agent_selection)["action_mask"]
        first = {e.catalogue.path(move.move)[0] for move in legal}
        assert set(np.flatnonzero(mask)) == first | (set() if ask["blocking"] else {WAIT})


def test_a_set_is_put_together_by_several_actions_that_leave_the_table_alone() -> None:
    spec = write_micro(
        "events: {begin: {do: [{choose: {by: players.first, from: [3, 5, 7], count: 2, verb: keep}}, {win: {who: players, because: x}}]}}"
    )
    e = raw_env("micro", spec_dir=spec, seats=2)
    e.reset(seed=0)
    allowed = []
    before = e.table.to_json()
    for wanted in ("keep …", "+ 5", "+ 7", "(done)"):
        allowed.append([e.catalogue.ids[n] for n in np.flatnonzero(e.observe("a")["action_mask"])])
        assert e.table.to_json() == before
        picks = next(f for f in e.layout.fields if f.name == "picks")
        assert e.observe("a")["observation"][picks.at] == len(allowed) - 1
        e.step(e.catalogue.ids.index(wanted))
    assert allowed == [["keep …"], ["+ 3", "+ 5"], ["+ 7"], ["(done)"]]
    assert e.table.winners == ("a", "b")


def test_an_illegal_action_is_refused_raw_and_loses_in_the_wrappers() -> None:
    raw = raw_env("liars_dice")
    raw.reset(seed=1)
    challenge = raw.catalogue.ids.index("challenge")
    for wrong in (challenge, DONE, -1, 10**9, None, 2.5):
        with pytest.raises(ValueError, match="no legal action of a now"):
            raw.step(wrong)
    wrapped = env("liars_dice")
    wrapped.reset(seed=1)
    wrapped.step(challenge)
    assert wrapped.rewards == {"a": -1, "b": 0}
    assert all(wrapped.terminations.values())


def test_a_game_that_takes_too_many_actions_is_cut() -> None:
    e = raw_env("bangarena", max_cycles=7)
    assert list(played(e, 0)) == list(range(7))
    assert all(e.truncations.values())
    assert not any(e.terminations.values())


def test_games_follow_from_the_seed_and_the_table_has_it() -> None:
    e = raw_env("bangarena", seed=5)
    e.reset()
    dealt = rulewright.load("bangarena").table(4, 5)
    assert e.table.view("referee") == dealt.view("referee")
    again = []
    for _ in range(2):
        e.reset(seed=8)
        e.reset()
        again.append(e.table.view("referee"))
    assert again[0] == again[1] != dealt.view("referee")


def test_it_goes_on_from_a_table_and_leaves_that_as_it_was() -> None:
    table = rulewright.load("liars_dice").table(3, 1)
    table.act("a", "bid 1 3")
    before = table.to_json()
    e = raw_env("liars_dice", seats=3)
    e.reset(options={"table": table})
    assert e.agent_selection == "b"
    e.step(e.catalogue.ids.index("challenge"))
    assert table.to_json() == before
    for other in (
        rulewright.load("liars_dice").table(2),
        rulewright.load("liars_dice", "perudo").table(3),
        5,
    ):
        with pytest.raises(ValueError, match="same game, mode and seats"):
            e.reset(options={"table": other})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"mode": "x"}, "no mode 'x'"),
        ({"seats": 9}, "2 to 6 seats"),
        ({"rulings": {"ones_rank": "x"}}, "ones_rank"),
        ({"max_cycles": 0}, "from 1"),
        ({"render_mode": "human"}, "'ansi'"),
    ],
)
def test_what_cannot_be_is_refused_when_the_environment_is_made(options: dict[str, Any], words: str) -> None:
    with pytest.raises(Exception, match=words):
        env(**{"game": "liars_dice", **options})


def test_without_the_extra_the_message_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None\ntry:\n import rulewright.env\nexcept ImportError as e: print(e)"
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert shown.stdout == "rulewright.env needs pettingzoo: pip install 'rulewright[env]'\n"


def test_rendering_shows_what_a_spectator_sees() -> None:
    e = raw_env("liars_dice", render_mode="ansi")
    e.reset(seed=0)
    assert '"hidden": true' in e.render()
    assert raw_env("liars_dice").render() is None


# -- observations ------------------------------------------------------------------------------------


def field(e: Any, agent: str, name: str) -> list[int]:
    where = next(f for f in e.layout.fields if f.name == name)
    return [int(n) for n in e.observe(agent)["observation"][where.at : where.at + where.width]]


def test_an_observation_holds_what_the_seat_sees_where_the_layout_says() -> None:
    e = raw_env("liars_dice", seats=3)
    e.reset(seed=2)
    own = e.table.view("a")["players"]["a"]["cup"]
    assert field(e, "a", "a.cup")[:12] == [7, 5, *(n for die in own for n in (2, die))]
    assert set(field(e, "a", "b.cup")) == {0}
    assert field(e, "a", "game.turn") == [4, 1]
    assert field(e, "a", "game.bidder") == [1, 0]
    assert field(e, "a", "b.alive") == [3, 1]
    kind = e.layout.asks.index(e.table.pending[0].kind) + 1
    assert field(e, "a", "ask") == [kind, 1, 0, 0, -1]
    assert (field(e, "b", "seat"), field(e, "b", "asked.a")) == ([2], [field(e, "a", "ask")[0]])
    assert not e.observe("b")["action_mask"].any()


def test_cards_lie_where_the_seat_sees_them() -> None:
    e = raw_env("bangarena", seats=5)
    e.reset(seed=2)
    for viewer in ("a", "b"):
        hand = e.table.view(viewer)["players"][viewer]["hand"]
        cards = np.array(field(e, viewer, "cards")).reshape(-1, 3)
        zone, seat = e.layout.zones.index("hand") + 1, e.layout.agents.index(viewer) + 1
        seen = {
            int(place): e.layout.cards[n] for n, (z, o, place) in enumerate(cards) if (z, o) == (zone, seat)
        }
        assert [seen[n] for n in sorted(seen)] == hand
        assert field(e, viewer, f"{viewer}.zone.hand") == [1, len(hand)]
        assert not [1 for z, o, _ in cards if z == zone and o != seat]
    assert field(e, "a", "zone.deck")[0] == 1
    assert field(e, "a", "zone.deck")[1] > 40


@EVERY
def test_nothing_that_is_seen_lacks_a_place_or_a_word(game: str, mode: str) -> None:
    e = of_mode(game, mode).unwrapped
    for step in played(e, 6, 300):
        if step % 10:
            continue
        view = e.table.view(e.agent_selection)
        for kind, entities in (("game", [view["game"]]), ("player", view["players"].values())):
            for shown in entities:
                for name in {*e.layout._shown[kind]} & {*shown}:
                    assert e.layout.cell(shown[name])[0] != layouts.OTHER, name
                    assert not isinstance(shown[name], list) or e.layout._shown[kind][name], name
        for fact in view["facts"]:
            assert layouts.OTHER not in (e.layout.cell(fact["of"])[0], e.layout.cell(fact["is"])[0]), fact


# -- time ----------------------------------------------------------------------------------------------

CLOCK = """
timers: {day: {of: game, fires: after_inputs}}
attributes: {player: {waves: {type: int, default: 0, seen_by: all}}}
rules:
  wave:
    offer: day
    do: [{add: {me.waves: 1}}]
  answer:
    offer: asked
    do: [{note: {what: 1, who: me}}]
events:
  begin:
    do:
      - timer: {start: day, ms: 1000}
      - open: {for: players, offers: [day], closes: clock, clock: day}
      - open: {for: players, offers: [asked], closes: answered}
      - win: {who: players.first, because: end}
"""


def test_each_seat_in_order_has_two_chances_then_the_clock_goes_on() -> None:
    table = micro(CLOCK).table(3)
    turns, order = Turns(table), []
    while (found := turns.next()) is not None:
        ask, moves = found
        order.append((ask.seat, ask.blocking, table.now))
        if ask.blocking or ask.seat == "b":
            turns.act(ask, moves[0])
        else:
            turns.wait(ask)
    assert order == [
        *[(seat, False, 0) for seat in "abcabc"],
        *[(seat, True, 1000) for seat in "abc"],
    ]
    assert [p["waves"] for p in table.view("a")["players"].values()] == [0, 2, 0]


AGAIN = """
rules:
  shout:
    offer: anytime
    if: me != players.first
    do: []
  open_answer:
    offer: asked
    verb: aloud
    do: [{note: {what: 1, who: me}}]
  secret_answer:
    offer: asked
    verb: quietly
    do: []
events:
  begin:
    do:
      - loop:
          - open: {for: players.first, offers: [asked], closes: answered, public: false}
"""


@pytest.mark.parametrize(("verb", "chances"), [("aloud", [2, 2, 2]), ("quietly", [2, 0, 0])])
def test_an_answer_gives_chances_again_only_to_those_whom_it_tells_something(
    verb: str, chances: list[int]
) -> None:
    table = micro(AGAIN).table(2)
    turns, counted = Turns(table), [0]
    while len(counted) <= 3:
        ask, moves = turns.next() or pytest.fail("nobody is asked")
        if ask.blocking:
            turns.act(ask, next(move for move in moves if move.verb == verb))
            counted.append(0)
        else:
            assert ask.seat == "b"
            turns.wait(ask)
            counted[-1] += 1
    assert counted[:3] == chances


STANDING = """
rules:
  end:
    offer: day
    do: [{win: {who: me, because: end}}]
events:
  begin:
    do:
      - open: {for: "players if FOR else []", offers: [day], closes: closed}
"""


def test_where_no_clock_runs_the_chances_come_again_and_end_when_nobody_has_a_move() -> None:
    turns = Turns(micro(STANDING.replace("FOR", "true")).table(2))
    order = []
    for _ in range(6):
        ask, _ = turns.next() or pytest.fail("nobody is asked")
        order.append(ask.seat)
        turns.wait(ask)
    assert "".join(order) == "ababab"
    assert Turns(micro(STANDING.replace("FOR", "1 == 2")).table(2)).next() is None


def test_nobody_is_asked_for_words() -> None:
    e = raw_env("mafia", seats=6)
    verbs: Counter[str] = Counter()
    for _ in played(e, 1, 1_500):
        verbs.update(move.verb for move in e._paths.values())
    assert "say" not in verbs
    assert len(verbs) > 3


HIDDEN = """
attributes: {player: {secret: {type: bool, default: true, seen_by: none}}}
rules:
  touch:
    offer: asked
    with: {target: {from: players.without(me)}}
    needs: {none: {if: not target.secret or target == players.last, code: forbidden, hidden: true}}
    do: []
events:
  begin:
    do:
      - open: {for: players.first, offers: [asked], closes: answered}
      - win: {who: players.first, because: end}
"""


def test_a_move_refused_for_what_the_seat_cannot_know_is_taken_from_its_mask() -> None:
    e = raw_env("micro", spec_dir=write_micro(HIDDEN), seats=3)
    e.reset(seed=0)
    one, two = (e.catalogue.ids.index(f"touch > {seat}") for seat in "bc")
    assert list(np.flatnonzero(e.observe("a")["action_mask"])) == [one, two]
    e.step(one)
    assert [r["move"] for r in e.infos["a"]["refused"]] == ["touch > b"]
    assert list(np.flatnonzero(e.observe("a")["action_mask"])) == [two]
    e.step(two)
    assert e.table.winners == ("a",)


# -- no leak -------------------------------------------------------------------------------------------


def same_in_both(one: Any, two: Any, viewer: str) -> bool:
    """Whether a seat gets the same in two environments: observation, mask and infos."""
    a, b = one.observe(viewer), two.observe(viewer)
    mine = one.agent_selection == viewer
    return bool(
        np.array_equal(a["observation"], b["observation"])
        and np.array_equal(a["action_mask"], b["action_mask"])
        and (not mine or one.infos[viewer] == two.infos[viewer])
    )


def lead_apart(
    worlds: list[Table], two_envs: list[Any], secrets: Secrets, viewer: str, changed: Any, seed: int
) -> Counter[str]:
    """Play two worlds that a seat cannot tell apart with the same actions, as long as there are any."""
    counts: Counter[str] = Counter()
    since, notes = [len(t.events()) for t in worlds], [secrets.note(t, viewer) for t in worlds]
    for e, world in zip(two_envs, worlds, strict=True):
        e.reset(options={"table": world})
    for step in range(8):
        one, two = two_envs
        if secrets.opened([e.table for e in two_envs], viewer, changed, since, notes):
            break
        if one.agent_selection != two.agent_selection:
            break
        counts["compared"] += 1
        counts["in turn"] += one.agent_selection == viewer
        counts["leaks"] += not same_in_both(one, two, viewer)
        masks = [e.observe(e.agent_selection)["action_mask"] for e in two_envs]
        both = np.flatnonzero(masks[0] & masks[1])
        if not len(both):
            break
        since, notes = (
            [len(e.table.events()) for e in two_envs],
            [secrets.note(e.table, viewer) for e in two_envs],
        )
        for e in two_envs:
            e.step(int(both[mix(seed, step) % len(both)]))
    return counts


def compared(game: str, mode: str, seeds: range, every: int) -> Counter[str]:
    """Take moments of random games, make another world that a seat cannot tell from this one, and compare."""
    counts: Counter[str] = Counter()
    secrets, seats = SECRETS[of(game, mode)], load_rules(game, mode).seats[0] + 1
    two_envs = [raw_env(game, mode, seats=seats) for _ in range(2)]
    for seed in seeds:
        table = rulewright.load(game, mode).table(seats, seed)
        knowledge = Knowledge({None: set(), **{seat: set() for seat in table.seats}})
        for step, _ in enumerate(inputs(table, seed)):
            knowledge.learn(table)
            if step % every:
                continue
            asked = [a.seat for a in table.pending if a.seat in table.seats] or list(table.seats)
            viewer = asked[mix(seed, step) % len(asked)]
            changed = secrets.change(table, viewer, knowledge.cards[viewer], mix(seed, step))
            if changed is not None:
                worlds = secrets.worlds(table, changed)
                counts += lead_apart(worlds, two_envs, secrets, viewer, changed, mix(seed, step))
    return counts


@EVERY
def test_a_seat_gets_the_same_in_two_worlds_that_it_cannot_tell_apart(game: str, mode: str) -> None:
    counts = compared(game, mode, range(3), 7)
    assert counts["leaks"] == 0
    assert counts["compared"] > 15
    assert counts["in turn"] > 3


def test_a_leak_planted_in_the_observation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.view

    def view(self: Table, seat: str) -> dict[str, Any]:
        return {**honest(self, "referee"), "seat": seat}

    monkeypatch.setattr(Table, "view", view)
    assert compared("liars_dice", "standard", range(1), 2)["leaks"] > 0
