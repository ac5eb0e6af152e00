"""Plays Berzerka by imagining the hidden cards again and again.

Cards are played by solving each imagined deal exactly, with all hands open.
Bids, announcements and discards are judged by playing imagined hands to their
end with common sense, every choice in the same worlds.
"""

from functools import partial
from typing import Final

from holmgang.bots.berzerka.claims import consider, fair
from holmgang.bots.berzerka.doubledummy import DoubleDummy
from holmgang.bots.berzerka.greedy import decide
from holmgang.bots.berzerka.policy import choose_card, discards, finish_hand, throw_away
from holmgang.bots.berzerka.positions import Positions
from holmgang.bots.budget import Budget
from holmgang.core.action import Action, first, pack
from holmgang.core.bits import places_of
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import ASK_CLAIM, ASK_DISCARD, ASK_PLAY
from holmgang.games.berzerka.tables import DISCARD, DONE, SEATS

# Without a time, work is counted in nodes of the exact search.
UNIT: Final = 2000
"""Nodes that an iteration pays for."""
WORLD: Final = 500
"""What it costs to imagine a deal, or to play one out by common sense."""
PART: Final = 8
"""A deal takes at most this part of the work, so that there are always several."""
HOPELESS: Final = 2
"""After so many deals that were too hard, nothing more is solved for this choice."""

SHARE: Final = 0.7
SHORTEST: Final = 0.001
"""How much of the time that is left goes into solving a deal, and at least how many seconds."""

STRICTNESS: Final = (0.0, 0.5, 0.8, 1.0, 1.25, 1.6)
"""Ways to discard that are compared, from nothing to nearly everything."""


class Solver(Bot):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.slowest = 0.0
        self.last = 0.0
        self.work = 0
        self.unsolved = 0
        self.guess = 0
        self.positions = Positions()
        # A discard is planned once and then carried out card by card.
        self.plan: set[int] = set()
        self.planned_for: tuple[int, int, int] = (-1, -1, -1)

    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        self.budget.start()
        self.slowest = 0.0
        self.last = self.budget.clock()
        self.work = self.budget.iterations * UNIT
        self.unsolved = 0
        self.guess = 0
        if seat.asking() == ASK_CLAIM:
            return consider(seat, rng, self._has_time, partial(self._is_fair, seat.index))
        world = _world(seat, rng)
        if world.asking == ASK_PLAY:
            return self._play(seat, options, rng)
        if world.asking == ASK_DISCARD:
            return self._discard(world, seat, rng)
        return self._compare(seat, options, rng)

    def _has_time(self) -> bool:
        """Whether another world fits in, even if it takes as long as the slowest so far."""
        if self.budget.seconds <= 0:
            self.work -= WORLD
            return self.work >= 0
        now = self.budget.clock()
        self.slowest = max(self.slowest, now - self.last)
        self.last = now
        return self.budget.remaining() >= self.slowest and self.budget.spend()

    # Answering a claim

    def _is_fair(self, me: int, world: Berzerka) -> bool:
        solver = self._solver(world)
        is_fair = fair(world, me, solver)
        self.work -= int(solver.nodes)
        return is_fair

    # Playing a card

    def _play(self, seat: Seat, options: list[Action], rng: Random) -> Action:
        totals = {first(action): 0.0 for action in options}
        world = _world(seat, rng)
        favourite = choose_card(world, seat.index)
        sign = 1 if seat.index == world.declarer else -1
        while self._has_time():
            values = self._values(world, list(totals))
            for card, value in zip(totals, values, strict=True):
                totals[card] += sign * value
            world = _world(seat, rng)
        # Among equals common sense decides.
        best = max(totals, key=lambda card: (totals[card], card == favourite))
        return next(action for action in options if first(action) == best)

    def _values(self, world: Berzerka, cards: list[int]) -> list[int]:
        """What each card leads to: exactly, or in a line of sensible play if that takes long."""
        if self.unsolved < HOPELESS:
            solver = self._solver(world)
            found = solver.values(cards, self.guess)
            self.work -= int(solver.nodes)
            if len(found) == len(cards):
                self.guess = found[0]
                return found
            self.unsolved += self.budget.seconds <= 0
        self.work -= WORLD
        return _played_out(world, cards)

    def _solver(self, world: Berzerka) -> DoubleDummy:
        """One that stops in time: some is left for a line of sensible play instead."""
        if self.budget.seconds <= 0:
            return DoubleDummy(
                world, max(UNIT, self.budget.iterations * UNIT // PART), 0.0, self.positions
            )
        return DoubleDummy(world, 0, max(SHORTEST, SHARE * self.budget.remaining()), self.positions)

    # Discards

    def _discard(self, world: Berzerka, seat: Seat, rng: Random) -> Action:
        me = seat.index
        mine = int(world.hand(me) | world.away(me))
        key = (int(world.number), me, mine)
        if self.planned_for != key:
            self.plan = self._plan_discards(world, seat, rng)
            self.planned_for = key
        left = sorted(self.plan & set(places_of(world.hand(me))))
        room = len(places_of(world.away(me))) < world.pile()
        return pack(DISCARD, left[0]) if left and room else pack(DONE)

    def _plan_discards(self, world: Berzerka, seat: Seat, rng: Random) -> set[int]:
        me = seat.index
        ways = {int(discards(world, me, strictness)) for strictness in STRICTNESS}
        # Cards that are away already belong to every plan.
        plans = sorted({way | int(world.away(me)) for way in ways})
        totals = [0.0] * len(plans)
        while self._has_time():
            imagined = _world(seat, rng)
            for i, plan in enumerate(plans):
                twin = imagined.copy()
                throw_away(twin, me, plan)
                totals[i] += _outcome(twin, me)
        best = max(range(len(plans)), key=totals.__getitem__)
        return set(places_of(plans[best]))

    # Bids and announcements

    def _compare(self, seat: Seat, options: list[Action], rng: Random) -> Action:
        """Every choice in the same worlds, played on as a sensible person would."""
        totals = [0.0] * len(options)
        favourite = decide(_world(seat, rng), seat.index)
        while self._has_time():
            imagined = _world(seat, rng)
            for i, action in enumerate(options):
                twin = imagined.copy()
                twin.apply(seat.index, action)
                totals[i] += _outcome(twin, seat.index)
        best = max(range(len(options)), key=lambda i: (totals[i], options[i] == favourite))
        return options[best]


def _world(seat: Seat, rng: Random) -> Berzerka:
    world = seat.determinize(rng)
    assert isinstance(world, Berzerka)
    return world


def _outcome(world: Berzerka, me: int) -> float:
    """How far ahead a seat is, by expectation, when this hand has been played."""
    hand = int(world.number)
    while world.number == hand and world.asking not in (ASK_DISCARD, ASK_PLAY):
        actor = world.actors[0]
        world.apply(actor, decide(world, actor))
    if world.number == hand and not world.is_over():
        finish_hand(world)
    points = world.expectation()
    return points[me] - sum(points) / SEATS


def _played_out(world: Berzerka, cards: list[int]) -> list[int]:
    """What is recorded after each card if all go on by common sense."""
    declarer, row = int(world.declarer), int(world.row)
    is_fewer_better = world.tables.is_fewer_better(world.contract())
    found: list[int] = []
    for card in cards:
        twin = world.copy()
        twin._play(twin.turn, card)
        finish_hand(twin)
        recorded = int(twin.board.recorded[row * SEATS + declarer])
        found.append(-recorded if is_fewer_better else recorded)
    return found
