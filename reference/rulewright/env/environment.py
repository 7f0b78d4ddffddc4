"""One table as an environment of PettingZoo, whose agents act one after the other (AEC)."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from rulewright.catalogue import WAIT, catalogue
from rulewright.engine.api import load
from rulewright.engine.faults import IllegalMove
from rulewright.engine.moves import LegalMove
from rulewright.engine.pending import PendingAsk
from rulewright.engine.table import Table
from rulewright.engine.views import SPECTATOR, describe_ask
from rulewright.env.layout import LARGEST, Layout
from rulewright.env.turns import Turns

MOST_CYCLES = 100_000
MOST_SEED = 2**31
WON, LOST = 1, -1
Path = tuple[int, ...]
Observation = dict[str, npt.NDArray[Any]]


def env(game: str, **options: Any) -> Any:
    """A game in the wrappers of PettingZoo's classic games; `options` are those of `raw_env`.

    An illegal action ends the game: who made it gets −1, all others 0.
    """
    inner = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class raw_env(AECEnv):  # type: ignore[misc]
    """A game of rulewright as a PettingZoo AEC environment.

    Agents are the seats, and the staff of the mode (a moderator), which acts but gets no reward. An agent
    whose player is out of the game stays until the game is over: it may still be asked something, and wins
    and loses with its side. At the end winners get 1, all other players −1; in a draw nobody gets anything.

    Actions are the numbers of `catalogue`; a move that chooses a set takes several. An observation has the
    fields `observation` (see `rulewright.env.layout`) and `action_mask`, in which everything is 0 for a seat
    whose turn it is not. `infos` has for an agent, as of its last turn: `view`, the whole view as plain data,
    `ask`, the ask that is put to it, and `refused`, what was refused to it here for what it could not know.
    """

    metadata: dict[str, Any]
    _ask: PendingAsk | None
    _paths: dict[Path, LegalMove]
    _taken: Path
    _refused: list[dict[str, Any]]

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        *,
        seats: int | list[str] | tuple[str, ...] | None = None,
        seed: int | None = None,
        host: str | None = None,
        settings: dict[str, Any] | None = None,
        rulings: dict[str, str] | None = None,
        lineup: list[str] | tuple[str, ...] | None = None,
        spec_dir: str | None = None,
        max_cycles: int = MOST_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        """`seats`, `host`, `settings`, `rulings` and `lineup` are as for `Game.table`; `seed` is that of the
        first game, if `reset` names none; after `max_cycles` actions a game is truncated.

        Raises `UnknownName`, `IllegalMove` (a set-up that cannot be) or `CatalogueError`.
        """
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"no render mode {render_mode!r}: it is None or 'ansi'")
        if type(max_cycles) is not int or max_cycles < 1:
            raise ValueError(f"max_cycles is a whole number from 1, not {max_cycles!r}")
        self._game = load(game, mode, spec_dir)
        self._set_up = {
            "seats": seats,
            "host": host,
            "settings": settings,
            "rulings": rulings,
            "lineup": lineup,
        }
        self._max_cycles = max_cycles
        self._first_seed = seed
        self._random = seeding.np_random(seed)[0]
        table = self._new_table(seed or 0)
        self._table, self._turns, self._cycles = table, Turns(table), 0
        self._begin_turn()
        self._view: dict[str, Any] = {}
        self.render_mode = render_mode
        self.metadata = {
            "name": f"rulewright_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [*table.seats, *table.staff]
        self.catalogue = catalogue(self._game.rules, table.seats)
        self.layout = Layout(self._game.rules, table.seats)
        self.action_spaces = {a: spaces.Discrete(len(self.catalogue)) for a in self.possible_agents}
        self.observation_spaces = {a: self._space() for a in self.possible_agents}

    def _space(self) -> spaces.Dict:
        shape, actions = (self.layout.size,), (len(self.catalogue),)
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, shape, np.int64),
                "action_mask": spaces.Box(0, 1, actions, np.int8),
            }
        )

    def _new_table(self, seed: int) -> Table:
        return self._game.table(seed=seed, **self._set_up)  # type: ignore[arg-type]

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions: the numbers of the catalogue."""
        return self.action_spaces[agent]

    # -- a game ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: of this seed, or else of one that follows from the seed before.

        `options={"table": table}` goes on from a table of the same rules and seats, which is not changed.
        """
        if seed is None and self._first_seed is not None:
            seed = self._first_seed
        self._first_seed = None
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        given = (options or {}).get("table")
        chosen = seed if seed is not None else int(self._random.integers(MOST_SEED))
        self._table = self._take(given) if given is not None else self._new_table(chosen)
        self._turns = Turns(self._table)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()
        self._accumulate_rewards()

    def _take(self, table: Table) -> Table:
        if not isinstance(table, Table) or (table.rules.hash, [*table.seats, *table.staff]) != (
            self._game.rules.hash,
            self.possible_agents,
        ):
            raise ValueError("'table' is a table of the same game, mode and seats as this environment")
        return table.clone()

    @property
    def table(self) -> Table:
        """The table that is played, for reading: its `view("referee")` shows everything."""
        return self._table

    def step(self, action: int | None) -> None:
        """The selected agent acts. Raises `ValueError` for an action that its mask does not allow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self._checked(action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._cycles += 1
        assert self._ask is not None
        if number == WAIT:
            self._turns.wait(self._ask)
            self._go_on()
        else:
            self._taken = (*self._taken, number)
            if self._taken in self._paths:
                self._act(self._ask, self._paths[self._taken])
            else:
                self._show()
        self._accumulate_rewards()
        if self._cycles >= self._max_cycles and not any(self.terminations.values()):
            self.truncations = dict.fromkeys(self.agents, True)

    def _checked(self, action: int | None) -> int:
        try:
            number = int(action) if action is not None else -1
        except (TypeError, ValueError):
            number = -1
        if number != action or number not in self._allowed():
            agent, known = self.agent_selection, self.catalogue.ids
            what = f"{number} ({known[number]})" if 0 <= number < len(known) else repr(action)
            raise ValueError(f"{what} is no legal action of {agent} now; its action_mask says which are")
        return number

    def _act(self, ask: PendingAsk, move: LegalMove) -> None:
        try:
            self._turns.act(ask, move)
        except IllegalMove as error:
            if not error.refusal.hidden or len(self._paths) == 1:
                raise
            # What a seat cannot know shows in no list: it has learnt it now, and answers the same ask again.
            del self._paths[self._taken]
            self._refused.append({"move": move.id, "rule": error.refusal.rule})
            self._taken = ()
            self._show()
            return
        self._go_on()

    def _go_on(self) -> None:
        """Let time pass up to the next turn of somebody, or to the end of the game."""
        self._begin_turn()
        found = self._turns.next()
        if found is None:
            self._end()
            return
        self._ask, moves = found
        self._paths = {self.catalogue.path(move.move): move for move in moves}
        self.agent_selection = self._ask.seat
        self._show()

    def _begin_turn(self) -> None:
        self._ask, self._paths, self._taken, self._refused = None, {}, (), []

    def _show(self) -> None:
        """The agent whose turn it is gets its view."""
        agent, ask = self.agent_selection, self._ask
        self._view = self._table.view(agent)
        shown = describe_ask(ask) if ask is not None else None
        self.infos[agent] = {"view": self._view, "ask": shown, "refused": list(self._refused)}

    def _end(self) -> None:
        over = self._table.over
        if over is None:
            # Rules may come to this: nobody has a move, and no clock runs.
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            if over.winners:
                for seat in self._table.seats:
                    self.rewards[seat] = WON if seat in over.winners else LOST
        for agent in self.agents:
            self.infos[agent] = {"view": self._table.view(agent), "ask": None, "refused": []}

    # -- what is seen ------------------------------------------------------------------------------

    def _allowed(self) -> set[int]:
        """The actions that the selected agent may take now."""
        depth = len(self._taken)
        found = {path[depth] for path in self._paths if path[:depth] == self._taken}
        if self._ask is not None and not self._ask.blocking and not depth:
            found.add(WAIT)
        return found

    def observe(self, agent: str) -> Observation:
        """What an agent sees now: its observation, and its legal actions if it is its turn."""
        mask = np.zeros(len(self.catalogue), dtype=np.int8)
        if agent != self.agent_selection or self._ask is None:
            view = self._table.view(agent)
            return {"observation": self.layout.encode(view, None, ()), "action_mask": mask}
        mask[list(self._allowed())] = 1
        return {"observation": self.layout.encode(self._view, self._ask, self._taken), "action_mask": mask}

    def render(self) -> str | None:
        """With `render_mode="ansi"`: what a spectator sees, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self._table.view(SPECTATOR), ensure_ascii=False, indent=2)

    def close(self) -> None:
        """Nothing is held open."""
