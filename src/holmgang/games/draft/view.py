"""Who may know what in a draft. Nothing else decides that.

A player sees the stack in his hand and what he has picked himself. Stacks come
round again, so he also knows what was taken of a stack between two looks at it,
though not by whom. When all decks are built, they lie open: the record that
proves the deal would show them anyway.
"""

from typing import Final

from holmgang.core.action import OMNISCIENT, Action, first, verb
from holmgang.core.chance import Random
from holmgang.core.event import EVERYONE, Event
from holmgang.core.state import View
from holmgang.games.draft.notation import COLOURS
from holmgang.games.draft.state import ASK_CUT, ASK_OVER, ASK_PICK, NONE, Position
from holmgang.games.draft.tables import DEAL, DONE, MOST_CUTS, STACK, Tables

QUESTIONS: list[str] = ["chance", "pick", "cut", "over"]

# Events
ROUND: Final = 0
TOOK: Final = 1
PICKED: Final = 2
GOT: Final = 3
LEFT_OUT: Final = 4
BUILT: Final = 5
OVER: Final = 6

EVENT_NAMES: list[str] = ["round", "took", "picked", "got", "left-out", "built", "over"]


def audience(actor: int, action: Action) -> int:
    """A card is seen by whoever holds the stack; that somebody is done, by all."""
    if verb(action) == DONE:
        return EVERYONE
    return 1 << (first(action) if verb(action) == DEAL else actor)


# Positions


def view(position: Position, viewer: int) -> View:
    return {
        "round": position.round + 1,
        "step": position.step + 1,
        "left": position.passes_left(position.round),
        "asking": QUESTIONS[position.asking],
        "actors": position.actors.copy(),
        "seats": [_seat(position, seat, viewer) for seat in range(position.players)],
    }


def _seat(position: Position, seat: int, viewer: int) -> View:
    names = position.tables.cards
    is_own = viewer in (seat, OMNISCIENT)
    is_open = is_own or position.asking == ASK_OVER
    shown: View = {
        "colour": COLOURS[seat],
        "picked": len(position.picks[seat]),
        "stack": None,
        "deck": [names[card] for card in position.deck(seat)] if is_open else None,
        "spare": MOST_CUTS - len(position.cuts[seat]) if is_own else None,
        "done": position.done[seat] == 1,
        "sealed": seat not in position.actors and position.asking in (ASK_PICK, ASK_CUT),
    }
    if is_own and position.asking == ASK_PICK:
        shown["stack"] = [names[card] for card in position.in_hand(seat)]
    return shown


# Worlds


def scramble(world: Position, seat: int, rng: Random) -> None:
    """Deal anew all that a seat has not seen, and share out anew what it cannot attribute.

    Whatever is unknown is gathered as gaps, in a fixed order, and the cards in
    them are shuffled; nothing else of the hidden cards decides the draw.
    """
    if world.asking == ASK_OVER:
        return  # all decks lie open
    unseen = Gaps(world)
    for round in range(world.round + 1):
        for stack in range(world.players):
            _forget(world, seat, round, stack, unseen, rng)
    unseen.fill(rng, with_pile=True)
    for other in range(world.players):
        if other != seat:
            _reseal(world, other, rng)


class Gaps:
    """Places whose cards a seat may only know together: picks of others, and stacks."""

    def __init__(self, world: Position) -> None:
        self.world = world
        self.owners: list[int] = []
        self.places: list[int] = []

    def add_pick(self, seat: int, number: int) -> None:
        self.owners.append(seat)
        self.places.append(number)

    def add_stack(self, stack: int) -> None:
        for place in range(len(self.world.stacks[stack])):
            self.owners.append(~stack)
            self.places.append(place)

    def fill(self, rng: Random, with_pile: bool = False) -> None:
        """Shuffle the cards of all the gaps, and those of the pile if they may be there too."""
        cards = [self._row(i)[self.places[i]] for i in range(len(self.places))]
        if with_pile:
            for card, left in enumerate(self.world.pile):
                cards += [card] * left
        cards.sort()
        rng.shuffle(cards)
        for i in range(len(self.places)):
            self._row(i)[self.places[i]] = cards[i]
        if with_pile:
            self._rebuild_pile(cards[len(self.places) :])
        for stack in self.world.stacks:
            stack.sort()

    def _row(self, i: int) -> list[int]:
        owner = self.owners[i]
        return self.world.stacks[~owner] if owner < 0 else self.world.picks[owner]

    def _rebuild_pile(self, cards: list[int]) -> None:
        self.world.pile = [0] * len(self.world.tables.cards)
        for card in cards:
            self.world.pile[card] += 1


def _forget(world: Position, seat: int, round: int, stack: int, unseen: Gaps, rng: Random) -> None:
    """Follow one stack of a round from hand to hand.

    Until the seat first holds it, its cards are unseen; between two looks, and
    since the last one, the cards taken are known but not who took which.
    """
    is_here = round == world.round and world.asking != ASK_CUT
    steps = world.step if is_here else STACK
    gaps = unseen
    for step in range(steps):
        holder = world.holder(round, stack, step)
        if holder == seat:
            if gaps is not unseen:
                gaps.fill(rng)
            gaps = Gaps(world)
        else:
            gaps.add_pick(holder, round * STACK + step)
    if is_here and world.holder(round, stack, steps) != seat:
        gaps.add_stack(stack)
    if gaps is not unseen:
        gaps.fill(rng)


def _reseal(world: Position, seat: int, rng: Random) -> None:
    """A sealed choice, and what was left out, must fit the cards dealt anew."""
    cuts = len(world.cuts[seat])
    world.cuts[seat] = []
    for _ in range(cuts):
        world.cuts[seat].append(rng.choice(world.deck(seat)))
    if world.wants[seat] == NONE:
        return
    if world.asking == ASK_PICK:
        world.wants[seat] = rng.choice(world.in_hand(seat))
    elif world.asking == ASK_CUT:
        options = [NONE - 1] + (world.deck(seat) if world.may_cut(seat) else [])
        world.wants[seat] = rng.choice(options)


# Events


def figures(tables: Tables, event: Event) -> View:
    """The figures of an event as named values."""
    if event.kind in (TOOK, GOT):
        return {"cards": [tables.cards[card] for card in event.args]}
    if event.kind in (PICKED, LEFT_OUT):
        return {"card": tables.cards[event.args[0]]}
    if event.kind == ROUND:
        return {"count": event.args[0] + 1}
    return {"count": event.args[0]} if event.kind == BUILT else {}
