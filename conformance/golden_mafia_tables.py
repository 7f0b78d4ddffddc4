"""The tables of the rules of Mafia that its books are kept by, and what is entered into them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

# Of each role: side, order of its visit, innate defence, win-priority, group, whether it is suspicious.
_TABLE = """
citizen       town    0  0 0 5  -
inspector     town    70 0 0 8  -
lookout       town    73 0 0 9  -
investigator  town    71 0 0 7  -
tracker       town    74 0 0 9  -
doctor        town    30 0 0 2  -
bodyguard     town    31 0 0 10 -
escort        town    20 0 0 3  -
jailor        town    0  0 3 4  -
veteran       town    0  0 3 8  -
vigilante     town    45 0 3 1  -
mayor         town    0  0 0 6  -
mason         town    0  0 0 5  -
goon          mafia   44 0 6 1  S
godfather     mafia   44 1 6 8  -
consigliere   mafia   72 0 5 7  S
consort       mafia   21 0 5 3  S
blackmailer   mafia   36 0 5 6  S
kidnapper     mafia   0  0 5 4  S
infiltrator   mafia   0  0 5 5  -
ambusher      mafia   43 0 5 1  S
cult_leader   cult    60 0 2 6  S
follower      cult    0  0 0 10 S
witch         neutral 35 0 0 3  -
jester        neutral 0  0 0 10 -
executioner   neutral 0  0 0 4  -
survivor      neutral 0  0 0 2  -
serial_killer neutral 46 1 8 2  S
thief         neutral 47 0 9 7  -
arsonist      neutral 37 1 8 9  -
"""
_LISTS = """
5: inspector doctor citizen citizen goon
6: inspector doctor escort citizen goon jester
7: inspector doctor vigilante citizen citizen goon consort
8: inspector doctor lookout escort mayor citizen goon blackmailer
9: inspector doctor lookout escort mayor citizen goon consort executioner
10: inspector investigator doctor jailor escort mayor goon consigliere blackmailer survivor
11: inspector lookout doctor bodyguard jailor vigilante mayor godfather goon serial_killer jester
12: inspector tracker doctor bodyguard escort jailor mason mason godfather goon infiltrator witch
13: inspector lookout doctor vigilante veteran mayor mason mason citizen cult_leader goon consort
    survivor
14: inspector investigator lookout doctor bodyguard escort jailor veteran mayor godfather goon
    consigliere serial_killer executioner
15: inspector investigator tracker doctor bodyguard escort jailor vigilante mayor godfather goon
    blackmailer kidnapper thief jester
16: inspector investigator lookout doctor bodyguard escort jailor vigilante veteran mayor godfather goon
    consort consigliere arsonist witch
17: inspector investigator lookout tracker doctor bodyguard escort jailor veteran mayor citizen
    godfather goon ambusher blackmailer serial_killer survivor
18: inspector investigator lookout doctor bodyguard escort jailor vigilante veteran mayor mason mason
    godfather goon consort infiltrator cult_leader executioner
19: inspector investigator lookout tracker doctor bodyguard escort jailor vigilante veteran mayor
    citizen godfather goon consigliere kidnapper thief witch jester
20: inspector investigator lookout tracker doctor bodyguard escort jailor vigilante veteran mayor mason
    mason godfather goon consort blackmailer serial_killer cult_leader survivor
"""
LISTS: dict[int, list[str]] = {}
for _word in _LISTS.split():
    if _word.endswith(":"):
        LISTS[int(_word[:-1])] = []
    else:
        LISTS[max(LISTS)].append(_word)
READINGS = {
    "veteran_block_proof": "no",
    "parity_rivals": "town_and_cult",
    "guilt_in_cell": "dies",
    "blocked_killer": "any_block",
    "mutual_capture": "jailor_first",
    "masons_recruited": "resist",
    "skip_voters": "connected",
    "verdict_majority": "cast",
    "hanging_and_stalemate": "counts_not",
    "removal_at_night": "counts_not",
    "cult_power": "leader",
    "draw_is_town_loss": "no",
    "target_lost": "becomes_jester",
}
SETTINGS = {
    "intro": True,
    "inspector_skips_n1": False,
    "reveal_on_death": "role",
    "cult_chain": True,
    "recruit_cooldown": 1,
    "guilt": True,
    "jester_haunt": False,
    "witch_must_survive": False,
    "executioner_must_live": False,
    "max_trials": 3,
    "retrial_same_day": False,
    "mayor_weight": 3,
    "doctor_self_heals": 1,
    "reveal_ms": 10_000,
    "intro_ms": 30_000,
    "day_ms": 180_000,
    "defence_ms": 25_000,
    "verdict_ms": 20_000,
    "evening_ms": 8_000,
    "morning_ms": 10_000,
    "night_ms": 45_000,
    "grace_ms": 60_000,
}
# Where a moderator leads the game, these are others.
MODERATED = {"intro_ms": 20_000, "day_ms": 300_000, "defence_ms": 60_000}
KILLERS = ("serial_killer", "thief", "arsonist")
CAPTORS = ("jailor", "kidnapper")
CHARGES = {"jailor": 3, "kidnapper": 1, "veteran": 3, "vigilante": 3, "survivor": 2}
# Night actions of each role: at whom (others, anybody, those outside of the mafia), or at nobody.
ACTIONS = {
    "inspector": {"inspect": "others"},
    "lookout": {"watch": "others"},
    "investigator": {"investigate": "others"},
    "tracker": {"track": "others"},
    "doctor": {"heal": "anybody"},
    "bodyguard": {"guard": "others"},
    "escort": {"block": "others"},
    "veteran": {"alert": ""},
    "vigilante": {"shoot": "others"},
    "consigliere": {"consult": "outsiders"},
    "consort": {"block": "others"},
    "blackmailer": {"silence": "outsiders"},
    "ambusher": {"ambush": "outsiders"},
    "cult_leader": {"recruit": "others"},
    "witch": {"taint": "anybody"},
    "survivor": {"vest": ""},
    "serial_killer": {"stab": "others"},
    "thief": {"rob": "others"},
    "arsonist": {"douse": "others", "ignite": ""},
}
REMOVALS_FIRST = ("grace", "defence", "verdict", "display", "day", "night")


@dataclass(frozen=True)
class Role:
    """A line of the table of roles."""

    side: str
    order: int
    defence: int
    priority: int
    group: int
    suspicious: bool


def _read(line: str) -> tuple[str, Role]:
    name, side, order, defence, priority, group, mark = line.split()
    return name, Role(side, int(order), int(defence), int(priority), int(group), mark == "S")


ROLES = dict(_read(line) for line in _TABLE.strip().splitlines())


class Unclear(Exception):
    """The rules do not say what must follow: such a game is not recorded."""


@dataclass
class Player:
    """What the books say of a player."""

    seat: str
    role: str
    alive: bool = True
    removed: bool = False
    connected: bool = True
    spent: int = 0
    revealed: bool = False
    silenced: bool = False
    doused: bool = False
    face: str = ""
    remorse: int = 0
    barred_until: int = 0
    goal: str = ""
    met_goal: bool = False
    pick: str = ""
    supports: str = ""
    skips: bool = False
    vote: str = ""
    haunts: bool = False
    prediction: str = ""

    @property
    def side(self) -> str:
        return ROLES[self.role].side

    @property
    def charges(self) -> int:
        return max(0, CHARGES.get(self.role, 0) - self.spent)


@dataclass(frozen=True)
class Told:
    """An event that must come. Those with a rank come in the order of their ranks."""

    type: str
    data: tuple[tuple[str, Any], ...]
    to: tuple[str, ...] | None = None
    rank: int | None = None


@dataclass(frozen=True)
class Attack:
    """One attack of a night."""

    order: int
    by: str
    to: str
    level: int
    cause: str
    through_walls: bool = False
    unstoppable: bool = False


def plain(value: Any) -> Any:
    """A value that can be compared and put into sets."""
    if isinstance(value, list | tuple):
        return tuple(plain(each) for each in value)
    return value


def told(kind: str, to: Iterable[str] | None = None, rank: int | None = None, /, **data: Any) -> Told:
    """An event as it is entered; without an audience all are told."""
    audience = None if to is None else tuple(sorted(to))
    return Told(kind, tuple(sorted((key, plain(value)) for key, value in data.items())), audience, rank)
