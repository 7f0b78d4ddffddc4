"""What must follow in a game of Mafia, worked out a second time from what the players do and what the clock
says: whom the captors hold, who is blocked and who visits whom, who dies of what, who joins the cult, what
every asker is told, who is on trial and what becomes of him, the empty nights, who wins and why.

The ledger is a game of its own, with tables of its own: it asks the engine for nothing but the deal, and what
chance decided. At a table with a moderator, who has no clock, it is told when a night or a display is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from golden_mafia_night import Night
from golden_mafia_tables import (
    ACTIONS,
    CAPTORS,
    KILLERS,
    LISTS,
    READINGS,
    REMOVALS_FIRST,
    ROLES,
    SETTINGS,
    Player,
    Told,
    Unclear,
    told,
)
from golden_parts import wrong


@dataclass
class Ledger:
    """The books of one game."""

    mode: str
    seats: tuple[str, ...]
    settings: dict[str, Any]
    rulings: dict[str, str]
    lineup: list[str]
    players: dict[str, Player]
    draws: Callable[[], dict[str, list[Any]]]
    now: int = 0
    phase: str = "revealing"
    number: int = 1
    timers: dict[str, int] = field(default_factory=dict)
    grace: dict[str, int] = field(default_factory=dict)
    choices: dict[str, tuple[str, str]] = field(default_factory=dict)
    kill_votes: dict[str, str] = field(default_factory=dict)
    prisoners: dict[str, str] = field(default_factory=dict)
    gone_tonight: list[str] = field(default_factory=list)
    accused: str = ""
    tried: list[str] = field(default_factory=list)
    trials: int = 0
    voters: set[str] = field(default_factory=set)
    guilty_voters: list[str] = field(default_factory=list)
    hanged_jester: str = ""
    night_deaths: bool = False
    empty_nights: int = 0
    over: tuple[tuple[str, ...], str] | None = None
    wanted: list[Told] = field(default_factory=list)
    allowed: set[Told] = field(default_factory=set)
    used_draws: Counter[str] = field(default_factory=Counter)
    rank: int = 0
    # Rulings whose other reading has made a difference, and a few other things that are rare.
    seen: set[str] = field(default_factory=set)

    # -- numbers -----------------------------------------------------------------------------------

    def setting(self, name: str) -> Any:
        if self.mode == "moderator" and name in ("intro_ms", "day_ms", "defence_ms"):
            return self.settings.get(
                name, {"intro_ms": 20_000, "day_ms": 300_000, "defence_ms": 60_000}[name]
            )
        return self.settings.get(name, SETTINGS[name])

    def ruling(self, name: str) -> str:
        return self.rulings.get(name, READINGS[name])

    @property
    def online(self) -> bool:
        return self.mode == "online"

    def living(self, *sides: str) -> list[str]:
        return [
            s for s in self.seats if self.players[s].alive and (not sides or self.players[s].side in sides)
        ]

    def holders(self, *roles: str) -> list[str]:
        return [seat for seat in self.living() if self.players[seat].role in roles]

    def weight(self, seat: str) -> int:
        return self.setting("mayor_weight") if self.players[seat].revealed else 1

    @property
    def threshold(self) -> int:
        return len(self.living()) // 2 + 1 if self.online else 2

    def support_of(self, accused: str) -> int:
        standing = [seat for seat in self.living() if self.players[seat].supports == accused]
        return sum(self.weight(seat) for seat in standing) if self.online else len(standing)

    @property
    def walled(self) -> set[str]:
        return {*self.prisoners, *self.prisoners.values()}

    def free_mafia(self) -> list[str]:
        return [seat for seat in self.living("mafia") if seat not in self.prisoners]

    def drawn(self, owner: str = "") -> Any:
        """What chance picked next."""
        for name, picks in self.draws().items():
            if owner in ("", name) and self.used_draws[name] < len(picks):
                self.used_draws[name] += 1
                return picks[self.used_draws[name] - 1]
        raise wrong(f"nothing was drawn for {owner or 'anybody'}")

    def tell(self, kind: str, to: Iterable[str] | None = None, /, **data: Any) -> None:
        """An event must come; one that nobody is told is left out."""
        if to is None or to:
            self.wanted.append(told(kind, to, self.rank if to is None else None, **data))

    # -- what may be done at night -------------------------------------------------------------------

    def offers(self, seat: str) -> set[str] | None:
        """The night's moves of a seat, kill of the mafia apart; None where the rules leave it open."""
        player = self.players[seat]
        if seat in self.prisoners or not player.alive:
            return set()
        if seat in self.prisoners.values():
            return {"execute"} if player.charges else set()
        found = set()
        for verb, whom in ACTIONS.get(player.role, {}).items():
            if verb in ("alert", "vest", "shoot") and not player.charges:
                continue
            if verb == "recruit":
                return set() if self.number <= player.barred_until else None
            if verb in ("block", "douse", "ignite"):
                return None
            if not whom:
                found.add(verb)
            for to in self.living():
                own = to == seat
                if whom == "outsiders" and self.players[to].side == "mafia":
                    continue
                if own and (whom != "anybody" or (verb == "heal" and not self._heals_himself(player))):
                    continue
                if whom:
                    found.add(f"{verb} > {to}")
        return found

    def _heals_himself(self, player: Player) -> bool:
        return bool(player.spent < self.setting("doctor_self_heals"))

    # -- what is done ------------------------------------------------------------------------------

    def act(self, seat: str, move: str) -> None:
        """A player, or the moderator, has made a move."""
        verb, _, to = move.partition(" > ")
        if verb.startswith(("say ", "talk ", "predict ")):
            if verb.startswith("predict "):
                self.players[seat].prediction = verb.split()[1]
            return
        if seat == "moderator":
            self._moderates(verb)
            return
        player = self.players[seat]
        match verb:
            case "capture":
                player.pick = to
                if not self.online:
                    self._capture(seat)
            case "release":
                player.pick = ""
            case "kill":
                self.kill_votes[seat] = to
            case "spare":
                self.kill_votes.pop(seat, None)
            case "support":
                player.supports = to
                self._weigh()
            case "unsupport":
                player.supports = ""
            case "skip" | "unskip":
                player.skips = verb == "skip"
                self._count_skips()
            case "reveal":
                player.revealed = True
                self.tell("mayor_revealed", who=seat)
                self.tell("fact", what="role", of=[seat], **{"is": "mayor"})
                self._weigh()
            case "guilty" | "innocent" | "abstain":
                player.vote = verb
                self._close_early()
            case "pass" if not self.online:
                pass
            case _:
                self.choices[seat] = (verb, to)

    def withdraw(self, seat: str) -> None:
        """A player has taken his night's action back."""
        self.choices.pop(seat, None)

    def _moderates(self, verb: str) -> None:
        match verb:
            case "skip":
                self.tell("day_skipped")
                self._night()
            case "end_defence":
                self._verdict()
            case "count":
                self._end_trial()

    # -- the clock -----------------------------------------------------------------------------------

    def advance(self, at: int, is_tick: bool) -> None:
        """It is now `at`: what comes due before a move of that time, or, with a tick, at it."""
        while self.over is None:
            due = [(time, REMOVALS_FIRST.index("grace"), seat) for seat, time in self.grace.items()]
            due += [(time, REMOVALS_FIRST.index(name), name) for name, time in self.timers.items()]
            due = [each for each in due if each[0] < at or (each[0] == at and (is_tick or each[1] == 0))]
            if not due:
                break
            self.now, _, what = min(
                due, key=lambda e: (e[0], e[1], e[2] in self.seats and self.seats.index(e[2]))
            )
            if what in self.grace:
                self.remove(what)
            else:
                del self.timers[what]
                self.ring(what)
        self.now = max(self.now, at)

    def ring(self, what: str) -> None:
        """A clock has run out."""
        match what:
            case "display":
                self.go_on()
            case "night":
                self._dawn()
            case "day" if self.online:
                self._night()
            case "defence":
                self._verdict()
            case "verdict":
                self._end_trial()

    def go_on(self) -> None:
        """A display is over."""
        match self.phase:
            case "revealing" if self.setting("intro"):
                self.phase = "introducing"
                self.tell("introduction")
                if self.online:
                    self.timers["display"] = self.now + self.setting("intro_ms")
            case "revealing" | "introducing" | "evening":
                self._night()
            case "morning":
                self._day()

    def begin(self) -> None:
        """The game begins."""
        for seat, player in self.players.items():
            self.tell("role_shown", [seat], who=seat, role=player.role)
        if self.online:
            mates = [seat for seat in self.seats if self.players[seat].side == "mafia"]
            self.tell("mates_meet", mates, members=mates)
            lodge = self.holders("mason", "infiltrator")
            self.tell("lodge_sees", lodge, members=lodge)
            self.timers["display"] = self.now + self.setting("reveal_ms")

    def resume(self, at: str, game: dict[str, Any]) -> None:
        """The game goes on from a position."""
        self.number = game.get("day", 1)
        self.empty_nights = game.get("empty_nights", 0)
        for seat in self.living():
            if not self.players[seat].connected:
                self.grace[seat] = self.now + self.setting("grace_ms")
        if at == "night":
            self._night()
            return
        self.number -= 1
        self._day()
        if at == "trial":
            self._trial(game["accused"])

    # -- absence -------------------------------------------------------------------------------------

    def outside(self, event: str, seat: str) -> None:
        """A player drops or returns."""
        player = self.players[seat]
        if event == "remove":
            self.remove(seat)
            return
        player.connected = event == "reconnect"
        if event == "disconnect" and player.alive:
            self.grace[seat] = self.now + self.setting("grace_ms")
        else:
            self.grace.pop(seat, None)
        if self.phase in ("defence", "verdict") and player.vote:
            raise Unclear("whether the vote of one who is away counts")
        self._count_skips()
        self._close_early()

    def remove(self, seat: str) -> None:
        """A player's time to return is over."""
        self.grace.pop(seat, None)
        player = self.players[seat]
        if not player.alive:
            raise Unclear("the dead are not removed")
        self.rank += 1
        player.alive, player.removed = False, True
        self.choices.pop(seat, None)
        self.kill_votes.pop(seat, None)
        self._void(seat)
        self.tell("put_out", who=seat)
        self.tell("fact", what="role", of=[seat], **{"is": player.role})
        if self.phase == "night":
            self.gone_tonight.append(seat)
        self._changes([seat])
        if self._judge(at_dawn=False):
            return
        if self.phase in ("defence", "verdict"):
            if seat == self.accused:
                self._cancel()
                return
            self._close_early()
        self._count_skips()
        self._weigh()

    def _cancel(self) -> None:
        """The accused has left: the day goes on."""
        if self.trials >= self.setting("max_trials"):
            raise Unclear("whether a trial that is cancelled counts")
        self.timers.pop("defence", None)
        self.timers.pop("verdict", None)
        self.seen.add("cancelled")
        self.phase, self.accused = "day", ""
        for each in self.players.values():
            each.vote = ""
        self._count_skips(after_trial=True)
        if any(self.support_of(each) >= self.threshold for each in self.living()):
            raise Unclear("a second trial at the end of the first")

    def _void(self, seat: str) -> None:
        """Support and votes of one who is no more, and the support of him."""
        player = self.players[seat]
        player.supports = player.vote = ""
        player.skips = False
        for each in self.players.values():
            if each.supports == seat:
                each.supports = ""

    def sync(self, phase: str) -> None:
        """What only the moderator says: that a night or a display is over."""
        if self.phase == "night" and phase != "night":
            self._dawn()
        while self.phase in ("revealing", "introducing", "morning", "evening") and self.phase != phase:
            self.go_on()

    # -- the day -------------------------------------------------------------------------------------

    def _day(self) -> None:
        self.rank += 1
        self.phase = "day"
        self.tried, self.trials = [], 0
        self.number += 1
        self.tell("day", nth=self.number)
        if self.online:
            self.timers["day"] = self.now + self.setting("day_ms")

    def may_be_tried(self, seat: str) -> bool:
        return self.trials < self.setting("max_trials") and (
            seat not in self.tried or self.setting("retrial_same_day")
        )

    def _weigh(self) -> None:
        if self.phase != "day" or self.over is not None:
            return
        for seat in self.living():
            if self.support_of(seat) >= self.threshold:
                if not self.may_be_tried(seat):
                    raise Unclear("support of one who cannot be tried")
                self._trial(seat)
                return

    def _trial(self, seat: str) -> None:
        self.phase, self.accused = "defence", seat
        self.trials += 1
        self.rank += 1
        self.tell("trial", accused=seat)
        for each in self.players.values():
            each.vote = ""
        self.timers["defence"] = self.now + self.setting("defence_ms")

    def _verdict(self) -> None:
        self.timers.pop("defence", None)
        self.phase = "verdict"
        if self.online:
            self.timers["verdict"] = self.now + self.setting("verdict_ms")
        self._close_early()

    def _jury(self) -> list[str]:
        return [seat for seat in self.living() if seat != self.accused]

    def _close_early(self) -> None:
        if self.phase != "verdict":
            return
        waiting = [s for s in self._jury() if not self.players[s].vote]
        if not any(self.players[seat].connected for seat in waiting):
            self._end_trial()

    def _end_trial(self) -> None:
        self.timers.pop("verdict", None)
        self.rank += 1
        weights: Counter[str] = Counter()
        guilty = []
        for seat in self._jury():
            vote = self.players[seat].vote
            if vote in ("guilty", "innocent"):
                weights[vote] += self.weight(seat)
                self.tell("voted", by=seat, vote=vote, weight=self.weight(seat))
            if vote == "guilty":
                guilty.append(seat)
        hangs = weights["guilty"] > weights["innocent"]
        if self.ruling("verdict_majority") == "living":
            hangs = 2 * weights["guilty"] > sum(self.weight(seat) for seat in self._jury())
        accused, self.accused = self.accused, ""
        self.rank += 1
        if hangs != (weights["guilty"] > weights["innocent"]):
            self.seen.add("verdict_majority")
        if hangs:
            self.guilty_voters = guilty
            self._evening(accused)
            return
        self.tried.append(accused)
        self.tell("acquitted", who=accused)
        self.phase = "day"
        for each in self.players.values():
            each.vote = ""
            if each.supports == accused:
                each.supports = ""
        # Support of others has stood all the time: nobody has enough of it, or the rules are silent.
        if any(self.support_of(seat) >= self.threshold for seat in self.living()):
            raise Unclear("a second trial at the end of the first")
        self._count_skips(after_trial=True)

    def _count_skips(self, after_trial: bool = False) -> None:
        if self.phase != "day" or not self.online or self.over is not None:
            return
        voters = [seat for seat in self.living() if self.players[seat].connected]
        whole = voters if self.ruling("skip_voters") == "connected" else self.living()
        skipping = [seat for seat in whole if self.players[seat].skips]
        here = [seat for seat in voters if self.players[seat].skips]
        if (2 * len(skipping) > len(whole)) != (2 * len(here) > len(voters)):
            self.seen.add("skip_voters")
        if 2 * len(skipping) > len(whole):
            if after_trial:
                raise Unclear("a day that is skipped at the end of a trial")
            self.tell("day_skipped")
            self._night()

    def _evening(self, seat: str) -> None:
        for name in ("day", "defence", "verdict"):
            self.timers.pop(name, None)
        self.phase = "evening"
        self.rank += 1
        player = self.players[seat]
        before = set(self.living())
        self._die(seat, ["hanged"])
        if player.role == "jester":
            player.met_goal = True
            player.haunts = self.setting("jester_haunt")
        for each in self.players.values():
            if each.role == "executioner" and each.goal == seat and not each.removed:
                each.met_goal |= each.alive or not self.setting("executioner_must_live")
        if self.ruling("hanging_and_stalemate") == "resets":
            if self.empty_nights:
                self.seen.add("hanging_and_stalemate")
            self.empty_nights = 0
        self._chain(seat in before and player.role == "cult_leader")
        self._changes([s for s in before if not self.players[s].alive and s != seat])
        if self._judge(at_dawn=False):
            return
        if self.online:
            self.timers["display"] = self.now + self.setting("evening_ms")

    # -- deaths --------------------------------------------------------------------------------------

    def _die(self, seat: str, causes: list[str]) -> None:
        player = self.players[seat]
        player.alive = False
        self.grace.pop(seat, None)
        self._void(seat)
        self.tell("death", who=seat, causes=causes)
        shown = self.setting("reveal_on_death")
        if shown != "nothing":
            self.tell(
                "fact",
                what=shown,
                of=[seat],
                **{"is": player.role if shown == "role" else player.side},
            )

    def _chain(self, leader_died: bool) -> None:
        self.rank += 1
        if leader_died and self.setting("cult_chain"):
            for seat in self.holders("follower"):
                self._die(seat, ["followed"])

    def _changes(self, gone: Iterable[str]) -> None:
        """Executioners who have lost their target otherwise become jesters."""
        self.rank += 1
        lost = set(gone)
        for seat in self.holders("executioner"):
            player = self.players[seat]
            if player.goal not in lost or player.met_goal:
                continue
            if self.ruling("target_lost") == "keeps_role":
                self.seen.add("target_lost")
            else:
                player.role = "jester"
                self.tell("becomes_jester", [seat], who=seat)

    # -- the night -----------------------------------------------------------------------------------

    def _night(self) -> None:
        for name in ("day", "defence", "verdict", "display"):
            self.timers.pop(name, None)
        self.phase = "night"
        self.accused = ""
        self.rank += 1
        self.choices.clear()
        self.kill_votes.clear()
        self.prisoners.clear()
        self.gone_tonight = []
        for player in self.players.values():
            player.supports = player.vote = ""
            player.skips = player.silenced = False
        self.tell("night", nth=self.number)
        lodge = self.holders("mason", "infiltrator")
        if self.online:
            self.tell("lodge_sees", lodge, members=lodge)
            self.timers["night"] = self.now + self.setting("night_ms")
            picked = {seat for seat in self.holders(*CAPTORS) if self.players[seat].pick}
            jailors = [seat for seat in picked if self.players[seat].role == "jailor"]
            others = [seat for seat in picked if seat not in jailors]
            if self.ruling("mutual_capture") == "both_captive" and jailors and others:
                first, second = self.players[jailors[0]], self.players[others[0]]
                if (first.pick, second.pick) == (second.seat, first.seat):
                    self.seen.add("mutual_capture")
                    self.prisoners = {first.seat: second.seat, second.seat: first.seat}
                    for seat, captor in self.prisoners.items():
                        self.tell("jailed", [seat], who=seat)
                        self.allowed.add(told("captured", [captor], by=captor, prisoner=seat))
                    first.pick = second.pick = ""
            for seat in (*jailors, *others):
                self._capture(seat)
        for player in self.players.values():
            player.pick = "" if self.online else player.pick

    def _capture(self, seat: str) -> None:
        player = self.players[seat]
        to, player.pick = player.pick, ""
        if not to or not self.players[to].alive:
            return
        if seat in self.prisoners or to in self.walled:
            self.allowed.add(told("unreachable", [seat], by=seat, to=to))
            return
        self.prisoners[to] = seat
        self.choices.pop(to, None)
        self._locked(to)

    def _locked(self, prisoner: str) -> None:
        captor = self.prisoners[prisoner]
        self.tell("jailed", [prisoner], who=prisoner)
        self.tell("captured", [captor], by=captor, prisoner=prisoner)

    def _carrier(self) -> tuple[str, str]:
        """Who carries the mafia's kill, and to whom."""
        if not self.online and self.number == 1:
            return "", ""
        free = self.free_mafia()
        votes = Counter(self.kill_votes[s] for s in free if self.kill_votes.get(s))
        if not votes:
            return "", ""
        order = sorted(free, key=lambda s: {"goon": 0, "godfather": 1}.get(self.players[s].role, 2))
        able = [
            seat
            for seat in order
            if seat not in self.prisoners.values()
            and (self.players[seat].role != "infiltrator" or len(self.living("mafia")) == 1)
        ]
        if not able:
            return "", ""
        top = [to for to, n in votes.items() if n == max(votes.values())]
        if any(not self.players[to].alive for to in votes):
            raise Unclear("a kill of one who has left")
        if len(top) == 1:
            return able[0], top[0]
        own = self.kill_votes.get(able[0], "")
        if own not in top:
            raise Unclear("a tie that the carrier does not decide")
        return able[0], own

    def _blocks(self, acts: dict[str, tuple[str, str]]) -> tuple[set[str], dict[str, str]]:
        """Who is blocked, and whom each blocker blocks who gets there."""
        arrows = {by: to for by, (verb, to) in acts.items() if verb == "block" and to not in self.walled}
        effective: dict[str, str] = {}
        blocked: set[str] = set()
        while True:
            free = [by for by in arrows if by not in effective and by not in arrows.values()]
            if not free:
                break
            by = free[0]
            effective[by] = arrows[by]
            blocked.add(arrows[by])
            arrows.pop(arrows[by], None)
        ring = set(arrows) - set(effective)
        if ring:
            self.seen.add("ring")
        blocked |= ring
        if self.ruling("veteran_block_proof") == "yes":
            alerted = {seat for seat, (verb, _) in acts.items() if verb == "alert"}
            if blocked & alerted:
                self.seen.add("veteran_block_proof")
            blocked -= alerted
        return blocked, effective

    def _dawn(self) -> None:
        self.phase = "morning"
        self.rank += 1
        night = Night(self)
        night.resolve()
        before = set(self.living())
        for seat in self.seats:
            if seat in night.causes:
                self._die(seat, night.causes[seat])
        leader_died = any(self.players[seat].role == "cult_leader" for seat in night.causes)
        self.rank += 1
        for seat in night.recruits:
            player = self.players[seat]
            player.role = "follower"
            player.remorse, player.haunts = 0, False
            self.allowed |= {
                told("joins", to, who=seat)
                for to in (
                    [seat],
                    self.living("cult"),
                    [s for s in self.seats if self.players[s].side == "cult"],
                )
            }
        self._chain(leader_died)
        self.rank += 1
        for seat in night.silenced:
            if self.players[seat].alive:
                self.players[seat].silenced = True
                self.tell("silenced", who=seat)
        self._changes([seat for seat in before if not self.players[seat].alive])
        gone = self.gone_tonight and self.ruling("removal_at_night") == "as_death"
        if gone and not night.causes and not night.recruits:
            self.seen.add("removal_at_night")
        if self.online or self.number > 1:
            self.empty_nights = 0 if night.causes or night.recruits or gone else self.empty_nights + 1
        self.prisoners.clear()
        if not self._judge(at_dawn=True) and self.online:
            self.timers["display"] = self.now + self.setting("morning_ms")

    # -- the end -------------------------------------------------------------------------------------

    def _armed(self) -> list[str]:
        cult = self.holders("cult_leader")
        if self.ruling("cult_power") == "members":
            if self.living("cult") and not cult:
                self.seen.add("cult_power")
            cult = self.living("cult")
        armed = [side for side in ("town", "mafia") if self.living(side)]
        return [*armed, *(["cult"] if cult else []), *self.holders(*KILLERS)]

    def _judge(self, at_dawn: bool) -> bool:
        """Whether the game is over."""
        verdict = self._end(at_dawn)
        if verdict is None:
            return False
        side, because = verdict
        self.rank += 1
        winners = self._winners(side)
        self.over = (tuple(winners), because)
        self.phase = "over"
        self.timers.clear()
        self.grace.clear()
        shown = side if side in ("town", "mafia", "cult", "draw") else "killer"
        self.tell("decided", side=shown)
        if self.online:
            for seat, player in self.players.items():
                if player.prediction:
                    right = player.prediction == shown
                    self.tell("foretold", who=seat, side=player.prediction, right=right)
        self.rank += 1
        self.tell("over", winners=winners, because=because)
        return True

    def _end(self, at_dawn: bool) -> tuple[str, str] | None:
        living, armed = self.living(), self._armed()
        killers = self.holders(*KILLERS)
        sides = [*armed, *(["cult"] if self.living("cult") and "cult" not in armed else [])]
        if not living or not sides:
            return "draw", "nobody_left"
        if len(armed) == 1:
            return armed[0], "dominance"
        if len(living) == 2:
            return self._last_two(living), "final_two"
        if not killers:
            town, mafia, cult = (len(self.living(side)) for side in ("town", "mafia", "cult"))
            rules_cult = bool(cult and self.holders("cult_leader"))
            most_cult = rules_cult and 2 * cult > len(living)
            rivals = town + (cult if self.ruling("parity_rivals") == "town_and_cult" else 0)
            if most_cult:
                return "cult", "parity"
            if mafia and town + cult > mafia >= rivals:
                self.seen.add("parity_rivals")
            if mafia and mafia >= rivals:
                return "mafia", "parity"
        if at_dawn and self.empty_nights >= 3:
            if self.living("town"):
                return "town", "stalemate"
            counts = Counter({side: len(self.living(side)) for side in ("mafia", "cult")})
            counts.update(dict.fromkeys(killers, 1))
            top = [side for side, n in counts.items() if n == max(counts.values())]
            return (top[0] if len(top) == 1 else "draw"), "stalemate"
        return None

    def _last_two(self, living: list[str]) -> str:
        killers = self.holders(*KILLERS)
        thieves = self.holders("thief")
        if thieves:
            return thieves[0]
        if len(killers) == 2:
            return str(self.drawn())
        first, second = sorted(living, key=lambda seat: -ROLES[self.players[seat].role].priority)
        if ROLES[self.players[first].role].priority == ROLES[self.players[second].role].priority:
            return "draw"
        return first if first in killers else self.players[first].side

    def _winners(self, side: str) -> list[str]:
        won = set()
        for seat, player in self.players.items():
            wins = seat == side or (player.side == side and side != "neutral")
            lost = side != "town" and (side != "draw" or self.ruling("draw_is_town_loss") == "yes")
            if player.role == "witch" and side == "draw" and lost:
                self.seen.add("draw_is_town_loss")
            if player.role == "witch":
                wins |= lost and (player.alive or not self.setting("witch_must_survive"))
            wins |= player.role == "survivor" and player.alive
            wins |= player.met_goal
            if wins and not player.removed:
                won.add(seat)
        return [seat for seat in self.seats if seat in won]


TYPES = (
    "introduction",
    "night",
    "day",
    "trial",
    "voted",
    "acquitted",
    "day_skipped",
    "mayor_revealed",
    "put_out",
    "role_shown",
    "mates_meet",
    "lodge_sees",
    "jailed",
    "captured",
    "unreachable",
    "attack_failed",
    "survived",
    "fact",
    "recruit_failed",
    "joins",
    "silenced",
    "death",
    "becomes_jester",
    "decided",
    "foretold",
    "over",
)


def settle(ledger: Ledger, events: Iterable[dict[str, Any]]) -> list[tuple[int, Told]]:
    """Compare what was told with what had to be; what was told comes back, as it stands in the books, each
    with the number of its event."""
    numbered = []
    for each in events:
        kind, to = each["type"], each["to"]
        if kind not in TYPES or to == [] or (not ledger.online and kind in ("mates_meet", "lodge_sees")):
            continue
        data = dict(each["data"])
        for own in each.get("only", {}).values():
            data.update(own)
        numbered.append((int(each["n"]), told(kind, None if to == "all" else to, **data)))
    heard = [each for _, each in numbered]
    ranks: dict[Told, list[int]] = {}
    wanted: Counter[Told] = Counter()
    for one in ledger.wanted:
        bare = Told(one.type, one.data, one.to)
        wanted[bare] += 1
        if one.rank is not None:
            ranks.setdefault(bare, []).append(one.rank)
    missing, strange = wanted - Counter(heard), Counter(heard) - wanted
    strange = Counter({each: n for each, n in strange.items() if each not in ledger.allowed})
    if missing or strange:
        raise wrong(f"missing {list(missing)}\nstrange {list(strange)}")
    order = [ranks[each].pop(0) for each in heard if ranks.get(each)]
    if order != sorted(order):
        raise wrong(f"told in a wrong order: {heard}")
    ledger.wanted.clear()
    ledger.allowed.clear()
    return numbered


def begin(
    table: Any,
    mode: str,
    setup: dict[str, Any],
    draws: Callable[[], dict[str, list[Any]]],
) -> Ledger:
    """The books of a table that has just been dealt, or of a position."""
    view = table.view("referee")
    position = setup.get("position")
    placed = position["players"] if position else {}
    players = {}
    for seat, about in view["players"].items():
        own = placed.get(seat, {})
        alive, connected = own.get("alive", True), own.get("connected", True)
        players[seat] = Player(seat, about["role"], alive, connected=connected, goal=about["goal"] or "")
    ledger = Ledger(
        mode,
        tuple(table.seats),
        setup.get("settings", {}),
        setup.get("rulings", {}),
        list(view["game"]["lineup"]),
        players,
        draws,
    )
    if position is None:
        ledger.begin()
    else:
        ledger.resume(position["at"], position.get("game", {}))
    return ledger


def check_deal(ledger: Ledger, lineup: list[str] | None) -> None:
    """The roles are those of the list, and each executioner has a target that he may have."""
    wanted = lineup or LISTS[len(ledger.seats)]
    dealt = [player.role for player in ledger.players.values()]
    if Counter(dealt) != Counter(wanted):
        raise wrong(f"dealt {dealt} out of {wanted}")
    for player in ledger.players.values():
        if player.role == "executioner":
            goal = ledger.players[player.goal].role
            if ROLES[goal].side != "town" or goal in ("mayor", "jailor"):
                raise wrong(f"an executioner is after a {goal}")
        elif player.goal:
            raise wrong(f"a {player.role} is after {player.goal}")
