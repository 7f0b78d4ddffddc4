"""The state of a table: plain data, cheap to clone, and what can be read from it.

Attributes stand in one dictionary for the game, each player and each card; zones are tuples of cards, top
first. Everything that never changes lies in the `Program`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.engine.faults import RulesFault
from rulewright.engine.values import GAME, PLAYERS, Card, Player, Record, Text, TheGame, card
from rulewright.rules.model import Ability, Rules
from rulewright.rules.source import NOWHERE, Mark

if TYPE_CHECKING:
    from rulewright.engine.frames import Frame
    from rulewright.engine.program import Program

NOBODY = -1
MAX_NUMBER_DEPTH = 40
MAX_WORK = 2_000_000
NUMBER_WORK = 5  # elements that computing a number counts for


class Scope:
    """What an expression sees outside a frame: local names, owner, card, enclosing event."""

    __slots__ = ("card", "event", "locals", "me")

    def __init__(
        self, local_names: dict[str, Any], me: Any = None, card: Any = None, event: int = NOBODY
    ) -> None:
        self.locals = local_names
        self.me = me
        self.card = card
        self.event = event


class State:
    """Everything about one table that changes."""

    def __init__(self, program: Program, seats: tuple[str, ...]) -> None:
        self.program = program
        # Those who play, then the staff; `count` is how many play.
        self.seats = seats + program.staff
        self.count = len(seats)
        self.host: str | None = None
        self.settings: dict[str, Any] = {}
        self.rulings: dict[str, str] = {}
        self.game: dict[str, Any] = {}
        self.players: list[dict[str, Any]] = [{} for _ in self.seats]
        self.card_attributes: dict[int, dict[str, Any]] = {}
        self.zones: dict[tuple[str, int], tuple[Card, ...]] = {}
        self.where: list[tuple[str, int]] = []
        self.statuses: list[tuple[str, int]] = []
        self.facts: list[dict[str, Any]] = []
        self.timers: list[tuple[str, int, int]] = []
        self.stack: list[Frame] = []
        self.log: list[dict[str, Any]] = []
        self.heads: tuple[int, ...] = ()
        self.now = 0
        self.over: tuple[tuple[int, ...], str] | None = None
        self.random_key = 0
        self.random_counter = 0
        self.tape: dict[str, Any] | None = None
        self.tape_missing = "error"
        self.tape_used: dict[tuple[str, str], int] = {}
        self.once: set[tuple[str, int, int, int]] = set()
        self.public_asks = 0
        self.private_asks = [0] * len(self.seats)
        self.used: dict[str, None] = {}
        self.steps = 0
        self.inputs = 0
        self.number_depth = 0
        self.work = 0
        # Whether a `while` may have become false: an event has ended (`recheck`), and since the last look
        # something has changed (`touched`).
        self.recheck = False
        self.touched = True
        # Who is in the game, computed when it is asked for; None after anybody's `alive` was touched.
        self.living: tuple[Player, ...] | None = None
        # Numbers, and holders of abilities, found while nothing changes; None while rules run.
        self.known: dict[Any, Any] | None = None
        # The same, between two questions; None after an input.
        self.kept: dict[Any, Any] | None = None

    def clone(self, for_undo: bool = False) -> State:
        """An independent copy: dictionaries and lists are copied, what they hold never changes.

        `for_undo`: log and facts, to which things are only added, are shared; who goes back cuts them off.
        """
        other = object.__new__(State)
        other.__dict__.update(self.__dict__)
        other.known = other.kept = None
        other.settings, other.rulings = dict(self.settings), dict(self.rulings)
        other.game = dict(self.game)
        other.players = [dict(p) for p in self.players]
        other.card_attributes = {n: dict(a) for n, a in self.card_attributes.items()}
        other.zones = dict(self.zones)
        other.where, other.statuses = list(self.where), list(self.statuses)
        other.timers = list(self.timers)
        if not for_undo:
            other.facts, other.log = list(self.facts), list(self.log)
        other.stack = [frame.copy() for frame in self.stack]
        other.tape_used, other.once = dict(self.tape_used), set(self.once)
        other.private_asks, other.used = list(self.private_asks), dict(self.used)
        return other

    @property
    def playing(self) -> tuple[str, ...]:
        """Names of the seats that play, in seat order."""
        return self.seats[: self.count]

    @property
    def rules(self) -> Rules:
        """The linked rules of this table."""
        return self.program.rules

    # -- reading -----------------------------------------------------------------------------

    def all_players(self) -> tuple[Player, ...]:
        """Every seat that plays, in seat order."""
        return PLAYERS[: self.count]

    def staff(self) -> tuple[Player, ...]:
        """The seats that do not play, in the order in which the rules declare them."""
        return PLAYERS[self.count : len(self.seats)]

    def plays(self, player: Player) -> bool:
        """Whether a seat is one of the players, and not of the staff."""
        return player.seat < self.count

    @property
    def via(self) -> str | None:
        """The staff seat that may answer in the place of every player, if there is one."""
        return self.program.staff[0] if self.program.staff else None

    def alive(self) -> tuple[Player, ...]:
        """The players who are in the game: those whose member `alive` holds."""
        if not self.program.has_alive:
            return self.all_players()
        if self.program.alive_number:
            return tuple(p for p in PLAYERS[: self.count] if self.is_alive(p))
        if self.living is None:
            players = self.players
            self.living = tuple([p for p in PLAYERS[: self.count] if players[p.seat]["alive"]])
        return self.living

    def is_alive(self, player: Player) -> bool:
        """Whether a player is in the game. Staff is never out of it."""
        if self.program.alive_number:
            return player.seat >= self.count or bool(self.number("alive", "player", player))
        return bool(self.players[player.seat].get("alive", True))

    def member(self, value: Any, name: str, mark: Mark) -> Any:
        """A member of a value: attribute, number, zone, built-in, data of a document, part of a record."""
        program = self.program
        if isinstance(value, Player):
            attributes = self.players[value.seat]
            if name in attributes:
                return attributes[name]
            if name in program.player_numbers:
                return self.number(name, "player", value)
            if (name, value.seat) in self.zones:
                return self.zones[name, value.seat]
            if name == "seat":
                return value.seat
            if value.seat >= self.count and name in program.player_zones:
                return ()
        elif isinstance(value, Card):
            return self._card_member(value, name, mark)
        elif isinstance(value, TheGame):
            if name in self.game:
                return self.game[name]
            if name in program.game_numbers:
                return self.number(name, "game", GAME)
            if (name, NOBODY) in self.zones:
                return self.zones[name, NOBODY]
        elif isinstance(value, Record):
            if name in value.parts:
                return value.parts[name]
        elif isinstance(value, str):
            data = program.data.get(value)
            if data is not None and name in data:
                self.used[program.document_rules[value]] = None
                return data[name](self, program.empty_scope, None)
        hint = "test it against none first" if value is None else ""
        if isinstance(value, Record):
            hint = f"it has: {', '.join(sorted(p for p in value.parts if p != 'offer'))}"
        raise RulesFault("RW405", f"{self.text(value)} has no member '{name}'", mark, hint)

    def _card_member(self, value: Card, name: str, mark: Mark) -> Any:
        info = self.program.cards[value.number]
        if name == "kind":
            return info.kind
        if name == "suit":
            return info.suit
        if name == "rank":
            return info.rank
        zone, owner = self.where[value.number]
        if name == "owner":
            return PLAYERS[owner] if owner >= 0 else None
        if name == "zone":
            return zone
        attributes = self.card_attributes.get(value.number)
        if attributes is not None and name in attributes:
            return attributes[name]
        if name in self.program.card_numbers:
            return self.number(name, "card", value)
        default = self.program.card_defaults.get(name)
        if default is not None:
            return default(self, self.program.empty_scope, value)
        data = self.program.data.get(info.kind, {})
        if name in data:
            self.used[self.program.document_rules[info.kind]] = None
            return data[name](self, self.program.empty_scope, None)
        raise RulesFault("RW405", f"{info.text!r} has no member '{name}'", mark)

    # -- derived numbers -----------------------------------------------------------------------

    def number(self, name: str, kind: str, entity: Any, argument: Any = None) -> Any:
        """A derived number: its base, then every `modify` that applies, all `set` before all `add`."""
        if self.known is None or not (argument is None or type(argument) in (Player, Card, str)):
            return self._number(name, kind, entity, argument)
        key = (name, entity, argument)
        if key not in self.known:
            self.known[key] = self._number(name, kind, entity, argument)
        return self.known[key]

    def _number(self, name: str, kind: str, entity: Any, argument: Any) -> Any:
        number = self.program.numbers[kind, name]
        self.used[number.rule_id] = None
        if self.number_depth >= MAX_NUMBER_DEPTH:
            raise RulesFault("RW402", f"number '{name}' depends on itself", number.mark)
        self.work += NUMBER_WORK
        if self.work > MAX_WORK:
            self.spend(0, number.mark)
        # Not counted back after an error: every input and every question begins at 0.
        self.number_depth += 1
        scope = Scope({number.param: argument}) if number.param else self.program.empty_scope
        value = number.base(self, scope, entity)
        if number.modifiers:
            for ability, me, held in self._modifiers(number.modifiers, entity):
                value = self._modified(value, ability, Scope({}, me, held), entity)
                self.used[ability.rule.id] = None
        self.number_depth -= 1
        return value

    def _modifiers(self, abilities: tuple[Ability, ...], entity: Any) -> list[tuple[Ability, Any, Any]]:
        found = []
        for ability in abilities:
            code = self.program.abilities[ability.index]
            for me, held in self.holders(ability) if code.of else self._own(ability, entity):
                scope = Scope({}, me, held)
                if code.of is not None and not code.of(self, scope, entity):
                    continue
                if code.condition is None or code.condition(self, scope, entity):
                    found.append((ability, me, held))
        if len(found) > 1:
            found.sort(key=lambda x: (x[0].set is None, *self.order_key(x[0], x[1], x[2])))
        return found

    def _own(self, ability: Ability, entity: Any) -> list[tuple[Any, Any]]:
        """Those holders of a `modify` without `of` that change the number of an entity: itself, what lies
        before it, and what belongs to the game."""
        if isinstance(entity, Player):
            if ability.owner_kind == "card":
                return self._card_holders(ability, entity.seat)
            if ability.owner_kind in self.program.carriers:
                mine = self.players[entity.seat]
                if not any(mine[n] == ability.owner for n in self.program.carriers[ability.owner_kind]):
                    return []
                return [(entity, None)] if ability.when_dead or self.is_alive(entity) else []
        return [
            (me, held)
            for me, held in self.holders(ability)
            if me is None or entity is me or (isinstance(entity, Card) and entity is held)
        ]

    def _modified(self, value: Any, ability: Ability, scope: Scope, entity: Any) -> Any:
        code = self.program.abilities[ability.index]
        if code.set is not None:
            return code.set(self, scope, entity)
        if code.add is not None:
            return value + code.add(self, scope, entity)
        extra = code.include(self, scope, entity)
        items = extra if isinstance(extra, tuple) else (extra,)
        self.spend(len(value) + len(items), ability.rule.mark)
        return tuple(dict.fromkeys(value + items))

    # -- who holds an ability ---------------------------------------------------------------------

    def holders(self, ability: Ability) -> list[tuple[Any, Any]]:
        """Who holds an ability now, as (player or none, card or none): the game, players by role or
        status, cards in play."""
        if self.known is None:
            return self._holders(ability)
        if ability.index not in self.known:
            self.known[ability.index] = self._holders(ability)
        found: list[tuple[Any, Any]] = self.known[ability.index]
        return found

    def _holders(self, ability: Ability) -> list[tuple[Any, Any]]:
        kind = ability.owner_kind
        if kind == "rule":
            return [(None, None)]
        if kind == "card":
            return self._card_holders(ability)
        if kind == "status":
            return [
                (PLAYERS[target] if target >= 0 else None, None)
                for name, target in self.statuses
                if name == ability.owner
                and (target < 0 or ability.when_dead or self.is_alive(PLAYERS[target]))
            ]
        owner, found = ability.owner, []
        for name in self.program.carriers[kind]:
            for seat, attributes in enumerate(self.players):
                if attributes[name] != owner or seat >= self.count:
                    continue
                if ability.when_dead or self.is_alive(PLAYERS[seat]):
                    found.append((PLAYERS[seat], None))
        return list(dict.fromkeys(found))

    def _card_holders(self, ability: Ability, seat: int | None = None) -> list[tuple[Any, Any]]:
        """Cards in play that hold an ability, with their owners; those of one seat and of the game, if a seat
        is named."""
        found: list[tuple[Any, Any]] = []
        for number in self.program.copies.get(ability.owner, ()):
            zone, owner = self.where[number]
            if zone not in ability.zones or (seat is not None and owner not in (seat, NOBODY)):
                continue
            player = PLAYERS[owner] if owner >= 0 else None
            if player is None or ability.when_dead or self.is_alive(player):
                found.append((player, card(number)))
        return found

    def order_key(self, ability: Ability, me: Any, held: Any) -> tuple[int, int, int, int, int]:
        """SEM-01: order, seat from the acting player, rules before roles before statuses before cards,
        position, name."""
        distance = NOBODY if me is None else (me.seat - self.first_seat()) % self.count
        position = NOBODY
        if held is not None:
            position = self.zones[self.where[held.number]].index(held)
        return (ability.order, distance, self.program.rank[ability.owner_kind], position, ability.index)

    def first_seat(self) -> int:
        """The seat from which simultaneous things are ordered."""
        code = self.program.order_from
        if code is None:
            return 0
        player = code(self, self.program.empty_scope, None)
        return player.seat if isinstance(player, Player) else 0

    def spend(self, elements: int, mark: Mark) -> None:
        """Count the elements that one input or question looks at, so that no expression takes for ever
        (SEM-14)."""
        self.work += elements
        if self.work > MAX_WORK:
            raise RulesFault("RW404", f"more than {MAX_WORK:,} elements of lists in one input", mark)

    # -- text ------------------------------------------------------------------------------------

    def text(self, value: Any) -> str:
        """The canonical text of a value, as it stands in moves and events."""
        kind = type(value)
        if kind is str:
            return str(value)
        if kind is Card:
            return str(self.program.cards[value.number].text)
        if kind is Player:
            return str(self.seats[value.seat])
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "none"
        if isinstance(value, tuple):
            return " + ".join(self.text(v) for v in value)
        if isinstance(value, TheGame):
            return "game"
        if isinstance(value, Record):
            return f"an answer of {self.text(value.parts.get('by'))}"
        return str(value)

    def plain(self, value: Any) -> Any:
        """A value as plain data for views, events and moves: seats by name, cards by text."""
        kind = type(value)
        if kind is Player or kind is Card:
            return self.text(value)
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, (tuple, list)):
            self.spend(len(value), NOWHERE)
            return [self.plain(v) for v in value]
        if isinstance(value, Record):
            # Which offer it was is said by its name; the number is the interpreter's own.
            return {k: self.plain(v) for k, v in value.parts.items() if k != "offer"}
        if isinstance(value, dict):
            return value
        if kind is Text:
            return value.words
        return self.text(value)
