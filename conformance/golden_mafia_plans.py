"""Which games of Mafia are recorded: three for each mode and number of players, and special ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from golden_parts import NUMBERS

MODES = ("online", "moderator")
QUIET = {"intro": False}
SEATS = (5, 7, 8, 10, 12, 13, 15, 16, 18, 20)
AIMS = ("guilty", "innocent", "anybody")
# The other reading of each ruling, and where it is said to be disputed.
OTHER_READINGS = {
    "veteran_block_proof": ("yes", "AMB-075"),
    "parity_rivals": ("town_only", "AMB-093"),
    "guilt_in_cell": ("safe", "AMB-070"),
    "blocked_killer": ("captor_only", "AMB-071"),
    "mutual_capture": ("both_captive", "AMB-072"),
    "masons_recruited": ("join", "AMB-080"),
    "skip_voters": ("living", "AMB-083"),
    "verdict_majority": ("living", "AMB-085"),
    "hanging_and_stalemate": ("resets", "AMB-068"),
    "removal_at_night": ("as_death", "AMB-068"),
    "cult_power": ("members", "AMB-092"),
    "draw_is_town_loss": ("yes", "AMB-094"),
    "target_lost": ("keeps_role", "AMB-095"),
}
# Those that make no difference with a moderator: at the wake the jailor comes first, and nobody drops.
ONLINE_ONLY = {"mutual_capture", "skip_voters", "removal_at_night"}
# Rulings of which one game shows the other reading, with its list.
OTHERS: tuple[tuple[tuple[str, ...], str, dict[str, Any]], ...] = (
    (
        ("veteran_block_proof", "blocked_killer"),
        "veteran escort escort serial_killer goon doctor citizen citizen citizen",
        {"night": 0.95},
    ),
    (("masons_recruited",), "cult_leader mason mason goon doctor citizen citizen citizen", {"kill": 0.5}),
    (
        ("cult_power",),
        "cult_leader goon doctor citizen citizen citizen citizen vigilante",
        {"kill": 0.5, "settings": {"intro": False, "cult_chain": False}},
    ),
    (("parity_rivals",), "cult_leader goon goon doctor citizen citizen citizen citizen", {"night": 0.95}),
    (
        ("verdict_majority", "hanging_and_stalemate"),
        "goon goon jester doctor citizen citizen citizen citizen",
        {"kill": 0.3, "trial": 0.9},
    ),
    (
        ("target_lost",),
        "executioner goon doctor citizen citizen citizen vigilante",
        {"aim": "innocent"},
    ),
    (
        ("guilt_in_cell",),
        "jailor vigilante vigilante vigilante goon citizen citizen citizen",
        {"night": 1.0, "kill": 0.5, "trial": 0.3},
    ),
    (
        ("draw_is_town_loss",),
        "vigilante goon survivor witch citizen citizen",
        {"position": "night", "dead": 2, "settings": {}, "because": ("nobody_left",), "night": 1.0},
    ),
    (
        ("mutual_capture",),
        "jailor kidnapper goon doctor citizen citizen citizen",
        {"night": 1.0, "drops": 0.0},
    ),
    (("skip_voters",), "goon doctor citizen citizen citizen inspector", {"drops": 0.5, "trial": 0.2}),
    (
        ("removal_at_night",),
        "goon doctor citizen citizen citizen inspector escort",
        {"drops": 0.6, "night": 0.5, "kill": 0.2, "trial": 0.3},
    ),
)


@dataclass(frozen=True)
class Plan:
    """What kind of game is played."""

    name: str
    mode: str
    seats: int
    which: str
    aim: str = "anybody"
    lineup: tuple[str, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)
    rulings: dict[str, str] = field(default_factory=dict)
    claims: tuple[str, ...] = ()
    because: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    # Rulings whose other reading makes a difference, or other things that must come about.
    shows: tuple[str, ...] = ()
    night: float = 0.8
    kill: float = 0.9
    trial: float = 0.8
    guilty: float = 0.8
    drops: float = 0.12
    talk: float = 0.0
    late: bool = False
    # Somebody is taken off the table from outside.
    removals: float = 0.0
    # Where the game does not begin with the deal: the resting point, and how many are dead or away.
    position: str = ""
    dead: int = 0
    away: int = 0
    # Something is drawn besides the deal.
    drawn: bool = False
    most: int = 0


def plans() -> Iterator[Plan]:
    """Every game that is written."""
    for mode in MODES:
        for seats in SEATS:
            for number, aim in enumerate(AIMS, 1):
                settings = QUIET if (seats + number) % 3 else {}
                name = f"{mode}_{NUMBERS[seats]}_players_{number}"
                yield Plan(name, mode, seats, f"{number} of {len(AIMS)}", aim, settings=settings)
        yield from specials(mode)


def specials(mode: str) -> Iterator[Plan]:
    """The games on top, which go where the others seldom or never do."""
    yield from _with_roles(mode)
    yield from _with_a_cult(mode)
    yield from _to_an_end(mode)
    yield from _with_other_readings(mode)
    yield from _online() if mode == "online" else _moderated()


def _plan(mode: str, name: str, lineup: str, **more: Any) -> Plan:
    roles = tuple(lineup.split())
    return Plan(f"{mode}_{name}", mode, len(roles), name.replace("_", " "), lineup=roles, **more)


def _with_roles(mode: str) -> Iterator[Plan]:
    """Games that show what certain roles do."""
    plan = partial(_plan, mode)
    yield plan(
        "the_jester_haunts",
        "jester goon goon doctor inspector citizen citizen citizen escort",
        settings={**QUIET, "jester_haunt": True},
        claims=("MF-114",),
        uses=("jester.haunt", "jester.haunts_through_all"),
        trial=0.95,
    )
    yield plan(
        "the_jester_leaves_it_to_chance",
        "jester goon goon doctor inspector citizen citizen citizen witch",
        settings={**QUIET, "jester_haunt": True, "guilt": False},
        claims=("MF-114",),
        uses=("jester.haunts_somebody",),
        drawn=True,
        night=0.4,
        trial=0.95,
    )
    yield plan(
        "executioners",
        "executioner executioner goon consort doctor inspector citizen citizen mayor",
        settings={**QUIET, "executioner_must_live": True},
        uses=("executioner.target_lost", "executioner.target_hanged"),
        aim="innocent",
        trial=0.95,
    )
    yield plan(
        "silent_graves",
        "goon goon jailor vigilante doctor inspector lookout citizen citizen",
        settings={**QUIET, "reveal_on_death": "nothing", "max_trials": 1, "guilt": False},
    )
    yield plan(
        "an_ambush",
        "ambusher godfather doctor lookout escort bodyguard veteran tracker citizen",
        settings=QUIET,
        shows=("ambush",),
        night=0.95,
    )
    yield plan(
        "blockers_in_a_ring",
        "escort consort goon doctor citizen citizen citizen",
        settings=QUIET,
        claims=("MF-097",),
        shows=("ring",),
        night=0.95,
    )
    yield plan(
        "fires",
        "arsonist goon doctor inspector witch vigilante citizen citizen lookout",
        settings={**QUIET, "doctor_self_heals": 2},
        uses=("arsonist.ignite",),
    )
    yield plan(
        "a_thief",
        "thief goon investigator consigliere inspector doctor citizen citizen",
        settings=QUIET,
        claims=("MF-107",),
        uses=("thief.rob",),
        because=("final_two",),
    )
    yield plan(
        "a_lodge",
        "mason mason infiltrator goon cult_leader inspector doctor citizen citizen jailor",
        settings=QUIET,
        uses=("lodge.members",),
    )
    yield plan(
        "captors",
        "jailor kidnapper goon serial_killer doctor citizen citizen inspector escort",
        settings={**QUIET, "mayor_weight": 2},
        uses=("jailor.execute", "kidnapper.execute"),
        night=0.95,
    )
    yield plan(
        "tried_again_and_again",
        "goon consort jester mayor doctor inspector citizen citizen",
        settings={**QUIET, "retrial_same_day": True, "max_trials": 5},
        trial=0.95,
        guilty=0.35,
    )


def _with_a_cult(mode: str) -> Iterator[Plan]:
    """Games that a cult plays in."""
    plan = partial(_plan, mode)
    yield plan(
        "followers_outlive_their_leader",
        "cult_leader goon goon doctor inspector citizen citizen citizen mason mason survivor",
        settings={**QUIET, "cult_chain": False, "recruit_cooldown": 0, "reveal_on_death": "faction"},
        uses=("cult_leader.recruit",),
        kill=0.5,
    )
    yield plan(
        "followers_die_with_their_leader",
        "cult_leader goon godfather doctor inspector citizen citizen citizen citizen vigilante witch",
        settings={**QUIET, "recruit_cooldown": 2, "witch_must_survive": True},
        claims=("MF-077",),
        uses=("cult_leader.recruit", "cult_leader.chain"),
        kill=0.5,
        night=0.95,
    )
    yield plan(
        "the_cult_grows",
        "cult_leader goon doctor inspector citizen citizen citizen citizen",
        settings=QUIET,
        claims=("MF-110",),
        uses=("winning.cult_parity",),
        because=("parity",),
        night=0.95,
        kill=0.2,
        trial=0.2,
    )


def _to_an_end(mode: str) -> Iterator[Plan]:
    """Games that come to an end that is rare."""
    plan = partial(_plan, mode)
    idle: dict[str, Any] = {"night": 0.0, "kill": 0.0, "trial": 0.0}
    few: dict[str, Any] = {"drops": 0.0, "most": 60} if mode == "online" else {"most": 120}
    yield plan(
        "two_killers_are_left",
        "serial_killer arsonist citizen citizen doctor",
        position="night",
        dead=2,
        because=("final_two",),
        claims=("MF-106",),
        drawn=True,
        **few,
    )
    yield plan(
        "three_empty_nights",
        "goon jester doctor inspector citizen citizen",
        settings=QUIET,
        claims=("MF-101",),
        because=("stalemate",),
        night=0.3,
        kill=0.0,
        trial=0.3,
        guilty=0.3,
        **few,
    )
    yield plan(
        "three_empty_nights_without_the_town",
        "goon consort serial_killer cult_leader citizen citizen",
        position="night",
        dead=2,
        claims=("MF-102",),
        because=("stalemate",),
        **idle,
        **few,
    )
    yield plan(
        "three_empty_nights_and_nobody_has_most",
        "goon thief serial_killer survivor citizen citizen",
        position="day",
        dead=2,
        claims=("AMB-069",),
        because=("stalemate",),
        **idle,
        **few,
    )
    yield plan(
        "nobody_is_left",
        "vigilante goon survivor witch citizen citizen",
        position="night",
        dead=2,
        rulings={"draw_is_town_loss": "yes"},
        because=("nobody_left",),
        night=1.0,
        kill=1.0,
        **few,
    )
    yield plan(
        "a_follower_and_a_survivor",
        "goon follower survivor citizen citizen",
        position="trial",
        dead=2,
        claims=("MF-105",),
        because=("final_two",),
        guilty=1.0,
        **few,
    )


def _with_other_readings(mode: str) -> Iterator[Plan]:
    """Games in which rulings in their other reading make a difference."""
    plan = partial(_plan, mode)
    for names, lineup, more in OTHERS:
        if mode != "online" and ONLINE_ONLY & set(names):
            continue
        readings = {name: OTHER_READINGS[name][0] for name in names}
        claims = tuple(dict.fromkeys(OTHER_READINGS[name][1] for name in names))
        name = f"other_reading_of_{'_and_'.join(names)}"
        parts = {"settings": QUIET, "rulings": readings, "claims": claims, "shows": names, **more}
        yield plan(name, lineup, **parts)


def _online() -> Iterator[Plan]:
    """Games of which there are none with a moderator."""
    plan = partial(_plan, "online")
    yield plan(
        "much_is_said",
        "goon consort cult_leader jailor doctor inspector citizen citizen",
        settings={**QUIET, "push_to_talk": True},
        claims=("MF-006", "MF-042"),
        uses=("chat.in_public", "chat.apart", "chat.in_cell", "ghosts.changes", "ghosts.told"),
        talk=0.8,
        most=80,
    )
    yield plan(
        "the_accused_leaves",
        "goon jester doctor inspector citizen citizen citizen",
        settings=QUIET,
        claims=("AMB-098",),
        shows=("cancelled",),
        removals=0.15,
        trial=0.95,
    )
    yield plan(
        "one_is_away",
        "doctor goon inspector escort citizen citizen",
        position="day",
        away=1,
        drops=0.3,
    )
    yield plan(
        "the_day_is_short",
        "goon goon doctor inspector citizen citizen citizen mayor",
        settings={**QUIET, "day_ms": 60_000},
        claims=("MF-041",),
        late=True,
        trial=0.95,
        guilty=0.5,
        drops=0.3,
    )
    yield plan(
        "many_leave",
        "goon goon godfather executioner doctor inspector citizen citizen citizen escort",
        settings={**QUIET, "grace_ms": 20_000, "defence_ms": 40_000},
        claims=("MF-015",),
        drops=0.4,
        removals=0.15,
        uses=("absence.removed_from_outside", "executioner.target_lost"),
    )


def _moderated() -> Iterator[Plan]:
    """Games of which there are none online."""
    plan = partial(_plan, "moderator")
    yield plan(
        "the_inspector_sleeps_at_first",
        "inspector consigliere goon mayor doctor citizen citizen executioner",
        settings={"inspector_skips_n1": True},
        claims=("MF-059",),
        uses=("moderator.pauses",),
    )
