"""Information-set Monte Carlo tree search for any game of the family.

Every iteration draws a world the seat cannot tell from the true one and walks
one common tree in it. Seats that choose at the same time choose from separate
statistics, so none answers a choice it could not have seen; what the searcher
may not see (a hidden draw, a secret discard) does not branch the tree.
"""

import math
from typing import Final

from holmgang.bots.budget import Budget
from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Random
from holmgang.core.event import EVERYONE
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import State

EXPLORATION: Final = 0.6
HORIZON: Final = 48
"""Actions played at random before a position is judged by its outlook."""

UNSEEN: Final = -7
MIXER: Final = 1_000_003


class Arm:
    """What is known of one choice of one seat at one node."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0
        self.total = 0.0


class Node:
    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.children: dict[int, Node] = {}

    def child(self, key: int) -> "Node":
        if key not in self.children:
            self.children[key] = Node()
        return self.children[key]

    def pick(self, seat: int, options: list[Action], rng: Random) -> Arm:
        """The most promising choice (UCB1), untried ones first and at random."""
        untried: list[int] = []
        best: Arm | None = None
        best_value = -math.inf
        for action in options:
            arm = self.arms.get(action * 8 + seat)
            if arm is None:
                untried.append(action)
                continue
            arm.offered += 1
            explore = EXPLORATION * math.sqrt(math.log(arm.offered) / arm.visits)
            value = arm.total / arm.visits + explore
            if value > best_value:
                best_value = value
                best = arm
        if best is None or len(untried) > 0:
            action = rng.choice(untried)
            best = Arm(action)
            best.offered = 1
            self.arms[action * 8 + seat] = best
        return best


class Ismcts(Bot):
    """Searches with its seat's knowledge alone."""

    def __init__(self, budget: Budget, horizon: int = HORIZON) -> None:
        self.budget = budget
        self.horizon = horizon

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        return _most_visited(self._search(seat, rng), seat.index, options)

    def weigh(self, seat: Seat, rng: Random) -> list[tuple[Action, float]]:
        """Every choice with its share of the visits: how the search divided its attention."""
        root = self._search(seat, rng)
        shares: list[tuple[Action, float]] = []
        visits = 0
        for action in seat.legal():
            arm = root.arms.get(action * 8 + seat.index)
            count = arm.visits if arm is not None else 0
            visits += count
            shares.append((action, float(count)))
        whole = float(max(1, visits))
        return ranked([(action, count / whole) for action, count in shares])

    def _search(self, seat: Seat, rng: Random) -> Node:
        root = Node()
        self.budget.start()
        while self.budget.spend():
            self._iterate(root, seat.determinize(rng), seat.index, rng)
        return root

    def _iterate(self, root: Node, world: State, me: int, rng: Random) -> None:
        path: list[Arm] = []
        seats: list[int] = []
        node = root
        while len(world.actors) > 0:
            if world.actors[0] == CHANCE:
                action = world.sample(rng)
                key = _edge(world, CHANCE, action, me)
                world.apply(CHANCE, action)
                node = node.child(key)
                continue
            grown = len(node.arms) == 0
            key = self._step(node, world, me, rng, path, seats)
            node = node.child(key)
            if grown:
                break
        _play_on(world, rng, self.horizon)
        _learn(path, seats, world)

    def _step(
        self,
        node: Node,
        world: State,
        me: int,
        rng: Random,
        path: list[Arm],
        seats: list[int],
    ) -> int:
        """One question answered by all who are asked; the key of what follows."""
        actors = world.actors
        arms: list[Arm] = []
        for seat in actors:
            arms.append(node.pick(seat, world.legal(seat), rng))
        key = 0
        for i in range(len(arms)):
            action = arms[i].action
            key = key * MIXER + _edge(world, actors[i], action, me)
            world.apply(actors[i], action)
            path.append(arms[i])
            seats.append(actors[i])
        return key


def _share(pair: tuple[Action, float]) -> float:
    return pair[1]


def ranked(shares: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """The greatest share first; equals stay in their order."""
    return sorted(shares, key=_share, reverse=True)


def _edge(world: State, actor: int, action: Action, me: int) -> int:
    audience = world.audience(actor, action)
    return action if audience == EVERYONE or audience >> me & 1 else UNSEEN


def _play_on(world: State, rng: Random, horizon: int) -> None:
    count = 0
    while count < horizon and len(world.actors) > 0:
        if world.actors[0] == CHANCE:
            world.apply(CHANCE, world.sample(rng))
        else:
            count += world.playout_step(rng, horizon - count)


def _learn(path: list[Arm], seats: list[int], world: State) -> None:
    values = world.scores() if len(world.actors) == 0 else world.outlook()
    for i in range(len(path)):
        path[i].visits += 1
        path[i].total += (values[seats[i]] + 1.0) / 2.0


def _most_visited(root: Node, seat: int, options: list[Action]) -> Action:
    best = options[0]
    most = -1
    for action in options:
        arm = root.arms.get(action * 8 + seat)
        if arm is not None and arm.visits > most:
            most = arm.visits
            best = action
    return best
