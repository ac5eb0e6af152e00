"""Drafts as a sensible person does: good cards first, and soon of few realms.

What cards are worth was learned from quick battles. The values lie in `worths.json`;
`bench/fit_draft.py` makes that file.
"""

from pathlib import Path
from typing import Final

import msgspec

from holmgang.core.action import Action, second, verb
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.draft.rules import Draft
from holmgang.games.draft.tables import DONE, Tables

WORTHS: Final = msgspec.json.decode(
    Path(__file__).with_name("worths.json").read_bytes(), type=dict[str, float]
)
"""How much a card moves a battle beyond its cost, in spreads of that."""

FORCE: Final = 0.5
"""What one such spread is worth, in crystals."""

LOYALTY: Final = 2.0
"""What it is worth that all of one's cards are of the realm of a card, in crystals."""

NEUTRAL: Final = 0.5
"""Neutral cards fit every army, though none as well as its own."""

KEEPING: Final = 0.6
"""A card that is worth less is better left out of the deck."""


class Greedy(Bot):
    def choose(self, seat: Seat, rng: Random) -> Action:
        # Any world will do: only the seat's own cards are looked at.
        world = seat.determinize(rng)
        assert isinstance(world, Draft)
        own = world.deck(seat.index)
        options = [action for action in seat.legal() if verb(action) != DONE]
        worths = [(worth(world, own, second(action)), -i) for i, action in enumerate(options)]
        if world.asking_for_pick():
            return options[-max(worths)[1]]
        if worths and min(worths)[0] < KEEPING:
            return options[-min(worths)[1]]
        return world.tables.done


def worth(world: Draft, own: list[int], card: int) -> float:
    """What it has shown in battles, and how well it fits what one has."""
    tables = world.tables
    realm = tables.realm[card]
    if realm == "":
        return strength(tables, card) + LOYALTY * NEUTRAL
    alike = sum(1 for other in own if tables.realm[other] == realm)
    return strength(tables, card) + LOYALTY * (alike + 1) / (len(own) + 2)


def strength(tables: Tables, card: int) -> float:
    """In crystals beyond its cost; a card that never fought is taken by its figures."""
    learned = WORTHS.get(tables.cards[card])
    return tables.surplus[card] if learned is None else FORCE * learned
