"""The course of a game as a graph, found in its rules: what players are asked, and what leads where.

The bodies of events are walked from `rules.start` as a reader would follow them. Every stretch that waits is
a node, so is every event that everybody is told of; what lies between them is an edge. Branches that the mode
decides by its usual rulings and settings are followed only where they lead. An event may happen on its way or
not: an edge that only passes by events is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rulewright.rules.expressions import Expr
from rulewright.rules.model import Ability, Block, Event, Rules, Statement
from rulewright_docs.book.pictures.faces_values import decided

MOST = 21
START = "start"
END = "end"


@dataclass(frozen=True)
class Node:
    """A node. `kind` is start, wait, pause (nobody has to act), event or end.

    `name` is the word of the language's: the kind of ask of a wait, the event of the others. `heading` is the
    event that opens a wait. `depth` is 0 on the way of the game itself and 1 where an answer leads aside.
    """

    id: str
    kind: str
    name: str = ""
    rule: str = ""
    heading: str = ""
    rest: str = ""
    clock: str = ""
    depth: int = 0
    offers: tuple[str, ...] = ()
    many: bool = False  # it happens for one after another


@dataclass
class Graph:
    """Nodes in the order in which they are found, and the edges between their ids."""

    nodes: dict[str, Node] = field(default_factory=dict)
    edges: dict[tuple[str, str], None] = field(default_factory=dict)
    reasons: dict[str, None] = field(default_factory=dict)

    def after(self, id_: str) -> list[str]:
        """The nodes that may come next."""
        return [b for a, b in self.edges if a == id_]

    def before(self, id_: str) -> list[str]:
        """The nodes that may come before."""
        return [a for a, b in self.edges if b == id_]


@dataclass(frozen=True)
class Flow:
    """A stretch of rules: the nodes it begins with, those it ends with, and whether it can go by without one.

    `jumps` are ways out of the midst of it: to the end of a loop (`stop`) or of a stretch that is closed.
    """

    heads: frozenset[str] = frozenset()
    tails: frozenset[str] = frozenset()
    passes: bool = True
    jumps: tuple[tuple[str, frozenset[str], bool], ...] = ()

    def jump(self, label: str) -> tuple[frozenset[str], bool]:
        """What comes out at a label."""
        found = [(tails, passes) for name, tails, passes in self.jumps if name == label]
        return frozenset().union(*(t for t, _ in found)), any(p for _, p in found)

    def without(self, label: str) -> Flow:
        """The same without the jumps to a label."""
        return replace(self, jumps=tuple(j for j in self.jumps if j[0] != label))


NOTHING = Flow()
NEVER = Flow(passes=False)
_STOP = "stop"


def possible(ability: Ability, rules: Rules) -> bool:
    """Whether an ability can ever work in the mode, by its usual rulings and settings."""
    return ability.condition is None or decided(ability.condition, rules) is not False


def phase_graph(rules: Rules, most: int = MOST) -> Graph:
    """The graph of a mode with at most `most` nodes, unless more stretches wait."""
    walk = _Walk(rules)
    walk.node(Node(START, "start", rules.start, rules.events[rules.start].rule.id))
    walk.join(Flow(tails=frozenset({START}), passes=False), walk.event(rules.start))
    graph = walk.graph
    _with_end_last(graph)
    for pause in [n for n in graph.nodes.values() if n.kind == "pause"]:
        if f"event.{pause.name}" in graph.nodes:  # it says the same
            _take_out(graph, f"event.{pause.name}")
    _without_detours(graph)
    _shortened(graph, most)
    _without_detours(graph)
    _headed(graph)
    return graph


@dataclass
class _Walk:
    """Follows statements and collects nodes and edges."""

    rules: Rules
    graph: Graph = field(default_factory=Graph)
    depth: int = 0
    many: bool = False
    stack: list[str] = field(default_factory=list)
    known: dict[tuple[str, str], Flow] = field(default_factory=dict)

    # -- flows ------------------------------------------------------------------------------

    def node(self, node: Node) -> Flow:
        """The flow through one node, which is added if it is new."""
        self.graph.nodes.setdefault(node.id, replace(node, depth=self.depth, many=self.many))
        one = frozenset({node.id})
        return Flow(one, frozenset() if node.kind == "end" else one, False)

    def link(self, tails: Iterable[str], heads: Iterable[str]) -> None:
        """Edges from each to each."""
        ends = sorted(heads)
        for a in sorted(tails):
            for b in ends:
                self.graph.edges[a, b] = None

    def join(self, a: Flow, b: Flow) -> Flow:
        """One after the other."""
        self.link(a.tails, b.heads)
        late = tuple(
            (name, tails | (a.tails if passes else frozenset()), passes and a.passes)
            for name, tails, passes in b.jumps
        )
        return Flow(
            a.heads | (b.heads if a.passes else frozenset()),
            b.tails | (a.tails if b.passes else frozenset()),
            a.passes and b.passes,
            a.jumps + late,
        )

    def either(self, *flows: Flow) -> Flow:
        """One of several."""
        if not flows:
            return NOTHING
        return Flow(
            frozenset().union(*(f.heads for f in flows)),
            frozenset().union(*(f.tails for f in flows)),
            any(f.passes for f in flows),
            tuple(dict.fromkeys(j for f in flows for j in f.jumps)),
        )

    def again(self, body: Flow, ends: bool) -> Flow:
        """A loop: `ends` says that it may end by itself, else only by `stop`."""
        self.link(body.tails, body.heads)
        tails, passes = body.jump(_STOP)
        if passes:
            tails = tails | body.tails
        return Flow(
            body.heads,
            tails | (body.tails if ends else frozenset()),
            passes or ends,
            body.without(_STOP).jumps,
        )

    # -- statements -------------------------------------------------------------------------

    def block(self, block: Block | None) -> Flow:
        """Statements one after another. What can never be reached adds nothing."""
        flow = NOTHING
        for statement in block.statements if block is not None else ():
            if not flow.passes and not flow.tails:
                break
            flow = self.join(flow, self.statement(statement))
        return flow

    def statement(self, s: Statement) -> Flow:
        """What one statement adds."""
        if s.key == "event" and s.event is not None:
            return self.event(s.event)
        if s.key == "open":
            return self.open(s)
        if s.key == "win":
            self.graph.reasons[str(s.args["because"])] = None
            return self.node(Node(END, "end"))
        if s.key in ("if", "case"):
            return self.branch(s)
        if s.key == "loop":
            return self.again(self.block(s.args["do"]), s.args["while"] is not None)
        if s.key == "each":
            return self.again(self.one_by_one(s.args["do"]), True)
        if s.key == "stop":
            return replace(NEVER, jumps=((_STOP, frozenset(), True),))
        if s.key == "close":
            return replace(NEVER, jumps=((str(s.args["name"]), frozenset(), True),))
        if s.key == "run":
            held = [a for a in self.rules.abilities if a.key == "offer" and a.stage is not None]
            return self.either(NOTHING, *(self.aside(a.do) for a in held))
        return NOTHING

    def branch(self, s: Statement) -> Flow:
        """`if` and `case`: only the branch that the mode decides, else any."""
        if s.key == "case":
            blocks = list(s.args["when"].values())
            return self.either(*(self.block(b) for b in (*blocks, s.args["else"])))
        holds = decided(s.args["test"], self.rules)
        ways = [(True, s.args["then"]), (False, s.args["else"])]
        return self.either(*(self.block(b) for if_, b in ways if holds in (None, if_)))

    def one_by_one(self, block: Block | None) -> Flow:
        """What is done for one after another."""
        before, self.many = self.many, True
        flow = self.block(block)
        self.many = before
        return flow

    def aside(self, block: Block | None) -> Flow:
        """What an answer leads to, beside the way of the game."""
        self.depth += 1
        flow = self.block(block)
        self.depth -= 1
        return flow

    # -- events -----------------------------------------------------------------------------

    def event(self, name: str) -> Flow:
        """An event with what general rules do before, instead of and after it."""
        helper = self.pauses(self.rules.events[name]) and len(self.callers(name)) > 1
        key = (name, self.stack[-1] if helper and self.stack else "")
        if key not in self.known:
            if name in self.stack:
                return NOTHING
            self.stack.append(name)
            self.known[key] = self.told(self.rules.events[name])
            self.stack.pop()
        return self.known[key]

    def told(self, event: Event) -> Flow:
        """The node of an event that everybody is told of, and all that it does."""
        told = NOTHING
        if event.tells.to == "all":
            told = self.node(Node(f"event.{event.name}", "event", event.name, event.rule.id))
        flow = NOTHING if event.tells.at_end else told
        for each in self.listening("before", event.name):
            flow = self.join(flow, each)
        body, instead = self.block(event.do), self.listening("instead", event.name)
        flow = self.join(flow, self.either(body, *instead) if instead else body)
        if event.tells.at_end:
            flow = self.join(flow, told)
        for each in self.listening("after", event.name):
            flow = self.join(flow, each)
        return flow

    def listening(self, key: str, event: str) -> list[Flow]:
        """What general rules add to an event, one after another; of those with one place one or none."""
        by_place: dict[int, list[Flow]] = {}
        for ability in self.rules.by_key(key, event):
            if ability.owner_kind == "rule" and possible(ability, self.rules):
                by_place.setdefault(ability.order, []).append(self.block(ability.do))
        return [self.either(NOTHING, *by_place[place]) for place in sorted(by_place)]

    def pauses(self, event: Event) -> bool:
        """Whether an event holds a stretch for which no player is asked."""
        return any(s.key == "open" and _unattended(s) for s in event.do.statements)

    def callers(self, name: str) -> set[str]:
        """The events that contain a call of an event."""
        return {e.name for e in self.rules.events.values() if _calls(e.do, name)}

    # -- what waits ---------------------------------------------------------------------------

    def open(self, s: Statement) -> Flow:
        """A stretch that waits, and what the answers in it lead to."""
        offers = tuple(s.args.get("offers") or ())
        rest, clock = str(s.args.get("rest") or ""), str(s.args.get("clock") or "")
        if _unattended(s):
            owner = self.owner(s)
            waits = Node(f"pause.{owner}", "pause", owner, self.rules.events[owner].rule.id, "", rest, clock)
        else:
            kind = str(s.args.get("kind") or s.args.get("name") or (offers or ("choice",))[0])
            name = offers[0] if len(offers) == 1 else kind
            rule = self.rules.events[self.stack[-1]].rule.id
            waits = Node(f"wait.{self.stack[-1]}.{kind}", "wait", name, rule, "", rest, clock, offers=offers)
        node = self.node(waits)
        if s.args.get("sealed"):
            return node
        closes = str(s.args["closes"])
        label = str(s.args.get("name") or "")
        answers = [
            self.aside(a.do)
            for a in self.rules.abilities
            if a.key == "offer" and set(a.on) & set(offers) and possible(a, self.rules)
        ]
        changes = [
            self.aside(a.do)
            for a in self.rules.abilities
            if a.key == "whenever" and label and possible(a, self.rules) and self.closes(a.do, label)
        ]
        effects = self.either(NOTHING, *answers, *changes)
        ends = closes == "answered" and s.args.get("until") is None and not s.args.get("each")
        if ends:
            flow = self.join(node, effects)
        else:
            self.join(node, effects)
            self.link(effects.tails, node.heads)
            flow = replace(node, jumps=effects.jumps)
        tails, passes = effects.jump(label)
        closed = tails | (node.tails if passes else frozenset())
        return replace(flow, tails=flow.tails | closed).without(label)

    def closes(self, block: Block | None, label: str, seen: frozenset[str] = frozenset()) -> bool:
        """Whether statements close a stretch, themselves or by the events that they call."""
        for s in block.statements if block is not None else ():
            if s.key == "close" and s.args["name"] == label:
                return True
            if any(self.closes(inner, label, seen) for inner in _inner(s)):
                return True
            if s.event is not None and s.event not in seen:
                called = self.rules.events[s.event].do
                if self.closes(called, label, seen | {s.event}):
                    return True
        return False

    def owner(self, s: Statement) -> str:
        """The event after which a pause is named: a helper of several events has none of its own."""
        here = self.stack[-1]
        return self.stack[-2] if len(self.callers(here)) > 1 and len(self.stack) > 1 else here


def _unattended(s: Statement) -> bool:
    """Whether a stretch asks no player, only staff if there is any."""
    who = s.args.get("for")
    return isinstance(who, Expr) and who.op == "special" and who.args[0] == "staff"


def _calls(block: Block, name: str) -> bool:
    return any(s.event == name or any(_calls(b, name) for b in _inner(s)) for s in block.statements)


def _inner(s: Statement) -> list[Block]:
    """The blocks inside a statement."""
    found = [v for v in s.args.values() if isinstance(v, Block)]
    return found + (list(s.args["when"].values()) if s.key == "case" else [])


# -- making it readable --------------------------------------------------------------------------------


def _with_end_last(graph: Graph) -> None:
    if END in graph.nodes:
        graph.nodes[END] = replace(graph.nodes.pop(END), depth=0)


def _without_detours(graph: Graph) -> None:
    """Leave out edges that lead past events only: an event on the way may happen or not."""
    place = {id_: index for index, id_ in enumerate(graph.nodes)}
    for a, b in list(graph.edges):
        del graph.edges[a, b]
        if a != b and not _reached(graph, place, a, b):
            graph.edges[a, b] = None


def _reached(graph: Graph, place: dict[str, int], a: str, b: str) -> bool:
    """Whether b comes after a with nothing but events between, in the order in which they stand.

    The order goes round: what leads back does so from the last node to the first.
    """

    def far(id_: str) -> int:
        return (place[id_] - place[a]) % len(place)

    waiting = [a]
    while waiting:
        here = waiting.pop()
        for after in graph.after(here):
            if after == b:
                return True
            if graph.nodes[after].kind == "event" and far(here) < far(after) < far(b):
                waiting.append(after)
    return False


def _shortened(graph: Graph, most: int) -> None:
    """Take out events that say least, and all that only come back to where they began, until few are left."""
    for node in [n for n in graph.nodes.values() if n.kind == "event"]:
        around = {graph.nodes[id_] for id_ in graph.before(node.id) + graph.after(node.id)}
        if len(around) == 1 and len(graph.nodes) > most // 2 and {n.depth for n in around} != {node.depth}:
            _take_out(graph, node.id)
    while len(graph.nodes) > most:
        events = [n for n in graph.nodes.values() if n.kind == "event"]
        if not events:
            return
        _take_out(graph, min(events, key=lambda n: _worth(graph, n)).id)


def _worth(graph: Graph, node: Node) -> tuple[int, int, int, int]:
    """How much an event says: what leads to a wait by itself, what stands between waits, what comes early."""
    before, after = graph.before(node.id), graph.after(node.id)
    opens = any(graph.nodes[b].kind == "wait" and len(graph.before(b)) == 1 for b in after)
    near = sum(graph.nodes[id_].kind != "event" for id_ in before + after)
    return int(opens), near - 2 * node.many, -node.depth, -list(graph.nodes).index(node.id)


def _take_out(graph: Graph, id_: str) -> None:
    """Join what comes before a node to what comes after it."""
    before, after = graph.before(id_), graph.after(id_)
    for edge in [e for e in graph.edges if id_ in e]:
        del graph.edges[edge]
    for a in before:
        for b in after:
            if a != b and id_ not in (a, b):
                graph.edges[a, b] = None
    del graph.nodes[id_]


def _headed(graph: Graph) -> None:
    """An event that leads to one wait only, and is the only way there, becomes its heading."""
    for node in list(graph.nodes.values()):
        after = graph.after(node.id)
        if node.kind != "event" or len(after) != 1:
            continue
        waits = graph.nodes[after[0]]
        if waits.kind in ("wait", "pause") and not waits.heading and graph.before(waits.id) == [node.id]:
            graph.nodes[waits.id] = replace(waits, heading=node.name)
            _take_out(graph, node.id)
