"""One night of Mafia, resolved a second time: who visits whom, dies of what, joins, is told what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from golden_mafia_ledger import Ledger
from golden_mafia_tables import KILLERS, ROLES, Attack, Unclear, told
from golden_parts import wrong


@dataclass
class Night:
    """One night, resolved."""

    books: Ledger
    visits: dict[str, str] = field(default_factory=dict)
    orders: dict[str, int] = field(default_factory=dict)
    causes: dict[str, list[str]] = field(default_factory=dict)
    recruits: list[str] = field(default_factory=list)
    silenced: list[str] = field(default_factory=list)
    tainted: set[str] = field(default_factory=set)
    # Defence for this night only, and who tried to reach whom behind the walls of a cell.
    worn: dict[str, int] = field(default_factory=dict)
    tried: dict[str, str] = field(default_factory=dict)

    def resolve(self) -> None:
        books = self.books
        players = books.players
        acts = {s: act for s, act in books.choices.items() if players[s].alive and s not in books.prisoners}
        cursed = {}
        for seat, player in players.items():
            if player.haunts:
                cursed[seat] = books.choices.get(seat, ("haunt", ""))[1]
                player.haunts = False
        for _, to in acts.values():
            if to and not players[to].alive:
                raise Unclear("an action at one who has left")
        carrier, prey = _carrier(books)
        if carrier:
            acts.pop(carrier, None)
        blocked, effective = _blocks(books, acts)
        self._unreachable(acts, blocked, carrier, prey)
        acts = {s: act for s, act in acts.items() if s not in blocked and not self._walled(s, act)}
        if carrier in blocked or prey in books.walled:
            carrier = prey = ""
        self._visit(acts, carrier, prey)
        alerted = [seat for seat, (verb, _) in acts.items() if verb == "alert"]
        self.worn = {seat: 1 for seat, (verb, _) in acts.items() if verb in ("alert", "vest")}
        self.worn |= {to: 2 for verb, to in acts.values() if verb == "heal"}
        for seat, (verb, to) in acts.items():
            if verb in ("alert", "vest", "shoot") or (verb == "heal" and to == seat):
                players[seat].spent += 1
        self.tainted = {to for verb, to in acts.values() if verb == "taint"}
        self.silenced = sorted({to for verb, to in acts.values() if verb == "silence"})
        for verb, to in acts.values():
            if verb == "douse":
                players[to].doused = True
        attacks = [*self._attacks(acts, effective, alerted, carrier, prey), *self._curses(cursed)]
        lethal = [each for each in attacks if self._kills(each)]
        self._deaths(attacks, lethal, acts)
        self._recruit(acts)
        self._ask(acts)
        self._afterwards(lethal)

    def _kills(self, attack: Attack) -> bool:
        """Whether somebody dies of an attack."""
        in_cell = attack.to in self.books.walled
        if attack.unstoppable:
            return True
        if attack.cause == "haunted":
            return not in_cell
        innate = ROLES[self.books.players[attack.to].role].defence
        walls = 5 if in_cell and not attack.through_walls else 0
        return attack.level > max(innate, self.worn.get(attack.to, 0), walls)

    def _walled(self, seat: str, act: tuple[str, str]) -> bool:
        return bool(act[1]) and act[1] != seat and act[1] in self.books.walled

    def _hears(self, seat: str) -> bool:
        """Whether an asker is told: online only the living at dawn. Who dies is known by then."""
        return not self.books.online or seat not in self.causes

    def _tell_for(self, seat: str) -> Callable[..., None]:
        """How an asker's news is entered: what he hears must come, else it may."""
        return self.books.tell if self._hears(seat) else self.books.may_tell

    def _unreachable(
        self, acts: dict[str, tuple[str, str]], blocked: set[str], carrier: str, prey: str
    ) -> None:
        tries = {seat: act[1] for seat, act in acts.items() if self._walled(seat, act)}
        if carrier and prey in self.books.walled:
            tries[carrier] = prey
        self.tried = {seat: to for seat, to in tries.items() if seat not in blocked}

    def _visit(self, acts: dict[str, tuple[str, str]], carrier: str, prey: str) -> None:
        for seat, (verb, to) in acts.items():
            if to and to != seat and verb != "execute":
                self.visits[seat] = to
                self.orders[seat] = ROLES[self.books.players[seat].role].order
        if carrier:
            self.visits[carrier] = prey
            self.orders[carrier] = 44

    def _attacks(
        self,
        acts: dict[str, tuple[str, str]],
        effective: dict[str, str],
        alerted: list[str],
        carrier: str,
        prey: str,
    ) -> list[Attack]:
        books = self.books
        players = books.players
        attacks, coming = [], []
        executed = set()
        for seat, (verb, _) in acts.items():
            if verb == "execute":
                prisoner = next(to for to, by in books.prisoners.items() if by == seat)
                if not players[prisoner].alive:
                    raise Unclear("an execution of one who has left")
                executed.add(prisoner)
                attacks.append(Attack(40, seat, prisoner, 9, "cell", unstoppable=True))
                players[seat].spent += 1
                if players[prisoner].side == "town":
                    players[seat].spent = 99
        for killer in books.holders("serial_killer"):
            turned = [by for by, to in effective.items() if to == killer]
            if turned and books.ruling("blocked_killer") == "captor_only":
                books.seen.add("blocked_killer")
                turned = []
            captor = books.prisoners.get(killer, "")
            if captor and killer not in executed and players[captor].alive:
                turned.append(captor)
            attacks += [Attack(41, killer, to, 1, "stabbed", through_walls=True) for to in turned]
        for seat in alerted:
            attacks += [Attack(42, seat, by, 2, "door") for by in self._visitors(seat)]
        for seat, (verb, to) in acts.items():
            match verb:
                case "ambush":
                    guests = [by for by in self._visitors(to) if players[by].side != "mafia"]
                    guests.sort(key=lambda by: (self.orders[by], books.seats.index(by)))
                    attacks += [Attack(43, seat, by, 1, "door") for by in guests[:1]]
                    if guests:
                        books.seen.add("ambush")
                case "shoot":
                    coming.append(Attack(45, seat, to, 1, "shot"))
                case "stab":
                    coming.append(Attack(46, seat, to, 1, "stabbed"))
                case "rob":
                    coming.append(Attack(47, seat, to, 2, "robbed"))
                case "ignite":
                    burning = [s for s in books.living() if players[s].doused and s not in books.walled]
                    attacks += [Attack(48, seat, each, 3, "burned") for each in burning]
                    for each in burning:
                        players[each].doused = False
        if carrier:
            coming.append(Attack(44, carrier, prey, 1, "shot"))
        for guard, (verb, to) in acts.items():
            if verb != "guard":
                continue
            first = min((each for each in coming if each.to == to), key=lambda each: each.order, default=None)
            if first is not None:
                coming.remove(first)
                coming.append(Attack(first.order, first.by, guard, first.level, first.cause))
                attacks.append(Attack(first.order, guard, first.by, 2, "fought"))
        return [*attacks, *coming]

    def _curses(self, cursed: dict[str, str]) -> Iterator[Attack]:
        """The haunts and the guilt of the night."""
        books = self.books
        for seat, to in cursed.items():
            voters = [each for each in books.guilty_voters if books.players[each].alive]
            if not to and voters:
                to = str(books.drawn(seat))
            if to and to not in voters:
                raise wrong(f"{seat} haunts {to}, who is none of {voters}")
            if to:
                yield Attack(49, seat, to, 9, "haunted")
        for seat in books.holders("vigilante"):
            player = books.players[seat]
            if player.remorse and player.remorse < books.number:
                if seat in books.prisoners and books.ruling("guilt_in_cell") == "safe":
                    player.remorse = books.number
                    books.seen.add("guilt_in_cell")
                    continue
                yield Attack(50, seat, seat, 9, "remorse", unstoppable=True)

    def _visitors(self, seat: str) -> list[str]:
        return [by for by, to in self.visits.items() if to == seat]

    def _deaths(self, attacks: list[Attack], lethal: list[Attack], acts: dict[str, tuple[str, str]]) -> None:
        books = self.books
        for each in sorted(lethal, key=lambda each: each.order):
            self.causes.setdefault(each.to, []).append(each.cause)
        for each in attacks:
            if each.to in self.causes:
                continue
            if each.cause == "haunted":
                books.may_tell("survived", [each.to], who=each.to)
            elif told("survived", [each.to], who=each.to) not in books.wanted:
                books.tell("survived", [each.to], who=each.to)
        for seat, (verb, to) in acts.items():
            hit = next((each for each in attacks if each.by == seat and each.cause == "shot"), None)
            if verb != "shoot" or hit is None:
                continue
            failed = hit.to == to and not {to, seat} & set(self.causes)
            (books.tell if failed else books.may_tell)("attack_failed", [seat], to=to)
        for seat, to in self.visits.items():
            kills = any(each.by == seat and each.order in (44, 46, 47) for each in attacks)
            if kills:
                books.may_tell("attack_failed", [seat], to=to)

    def _recruit(self, acts: dict[str, tuple[str, str]]) -> None:
        books = self.books
        for seat, (verb, to) in acts.items():
            if verb != "recruit":
                continue
            role, player = books.players[to].role, books.players[to]
            resists = ROLES[role].side in ("mafia", "cult") or role in KILLERS or player.revealed
            resists |= role == "mason" and books.ruling("masons_recruited") == "resist"
            if not resists and to not in self.causes and seat not in self.causes:
                self.recruits.append(to)
                if role == "mason":
                    books.seen.add("masons_recruited")
                books.players[seat].barred_until = books.number + books.setting("recruit_cooldown")
            else:
                self._tell_for(seat)("recruit_failed", [seat], by=seat, to=to)

    def _ask(self, acts: dict[str, tuple[str, str]]) -> None:
        books = self.books
        for seat, to in self.tried.items():
            self._tell_for(seat)("unreachable", [seat], by=seat, to=to)
        for seat, (verb, to) in acts.items():
            if verb not in ("inspect", "investigate", "consult", "watch", "track"):
                continue
            if not self._hears(seat):
                continue
            what, answer = self._answer(seat, verb, to)
            books.tell("fact", [seat], what=what, of=[to], **{"is": answer})

    def _answer(self, seat: str, verb: str, to: str) -> tuple[str, Any]:
        books, player = self.books, self.books.players[to]
        role = player.face or player.role
        false = to in self.tainted
        match verb:
            case "inspect":
                return "suspicious", ROLES[role].suspicious != false
            case "investigate":
                return "group", ROLES[role].group % 10 + 1 if false else ROLES[role].group
            case "consult":
                if false and player.face:
                    raise Unclear("the false role of a thief with a face")
                return "role", ("goon" if player.side == "town" else "citizen") if false else role
            case "watch":
                guests = [by for by in books.seats if self.visits.get(by) == to and by != seat]
                if false and not guests:
                    order = [*books.seats, *books.seats]
                    after = order[order.index(to) + 1 :]
                    guests = [next(each for each in after if books.players[each].alive)]
                    if guests == [seat]:
                        raise Unclear("a lookout who is told that he came himself")
                elif false:
                    guests = []
                return "visitors", guests
        return "visited", self.visits.get(to)

    def _afterwards(self, lethal: list[Attack]) -> None:
        """What a night leaves: guilt, and a thief's new face."""
        books = self.books
        for each in lethal:
            player = books.players[each.by]
            # Who fires in defence fires no bullet of his own.
            bullet = player.role == "vigilante" and each.cause == "shot"
            if bullet and books.setting("guilt") and books.players[each.to].side == "town":
                player.remorse = books.number
            if each.cause == "robbed":
                victim = books.players[each.to]
                player.face = victim.face or victim.role


def _carrier(books: Ledger) -> tuple[str, str]:
    """Who carries the mafia's kill, and to whom."""
    if not books.online and books.number == 1:
        return "", ""
    free = books.free_mafia()
    votes = Counter(books.kill_votes[s] for s in free if books.kill_votes.get(s))
    if not votes:
        return "", ""
    order = sorted(free, key=lambda s: {"goon": 0, "godfather": 1}.get(books.players[s].role, 2))
    able = [
        seat
        for seat in order
        if seat not in books.prisoners.values()
        and (books.players[seat].role != "infiltrator" or len(books.living("mafia")) == 1)
    ]
    if not able:
        return "", ""
    top = [to for to, n in votes.items() if n == max(votes.values())]
    if any(not books.players[to].alive for to in votes):
        raise Unclear("a kill of one who has left")
    if len(top) == 1:
        return able[0], top[0]
    own = books.kill_votes.get(able[0], "")
    if own not in top:
        raise Unclear("a tie that the carrier does not decide")
    return able[0], own


def _blocks(books: Ledger, acts: dict[str, tuple[str, str]]) -> tuple[set[str], dict[str, str]]:
    """Who is blocked, and whom each blocker blocks who gets there."""
    arrows = {by: to for by, (verb, to) in acts.items() if verb == "block" and to not in books.walled}
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
        books.seen.add("ring")
    blocked |= ring
    if books.ruling("veteran_block_proof") == "yes":
        alerted = {seat for seat, (verb, _) in acts.items() if verb == "alert"}
        if blocked & alerted:
            books.seen.add("veteran_block_proof")
        blocked -= alerted
    return blocked, effective
