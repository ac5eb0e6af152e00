"""Armies that stand on the field when a battle begins, read from files of `packs/berserk`."""

from pathlib import Path
from typing import Annotated, Protocol, TypeVar

import msgspec

from holmgang.games.berserk import content
from holmgang.games.berserk.change import movement
from holmgang.games.berserk.notation import COLOURS, PLACES
from holmgang.games.berserk.numbers.field import half
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import DEAL
from holmgang.packs.source import Source

Square = Annotated[str, msgspec.Meta(pattern="^[a-e][1-6]$")]


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck it belongs to, and its cards by the squares on which they stand."""

    deck: str
    cards: dict[Square, content.Id]


class Armies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    south: Army
    north: Army

    def by_seat(self) -> list[Army]:
        return [self.south, self.north]


class Prepared(Protocol):
    """A file that holds such armies."""

    @property
    def pack(self) -> str: ...
    @property
    def armies(self) -> Armies: ...


P = TypeVar("P", bound=Prepared)


def read(path: Path, shape: type[P]) -> P:
    """A file of a shape; every card of it is one of its deck, on a square of its own half."""
    source = Source(path)
    found = source.read(shape)
    decks = content.library(found.pack).decks
    for seat, army in enumerate(found.armies.by_seat()):
        place: list[str | int] = ["armies", COLOURS[seat]]
        if army.deck not in decks:
            raise source.error([*place, "deck"], f"there is no deck {army.deck!r}")
        for square, card in army.cards.items():
            here = [*place, "cards", square]
            if half(PLACES.index(square)) != seat:
                raise source.error(here, "the square lies in the other half")
            if card not in decks[army.deck]:
                raise source.error(here, f"there is no card {card!r} in the deck {army.deck}")
    return found


def stand(state: Berserk, armies: Armies) -> None:
    """Put armies on their squares, face down."""
    for seat, army in enumerate(armies.by_seat()):
        for k, (square, name) in enumerate(army.cards.items()):
            i = seat * DEAL + k
            state.card[i] = state.tables.cards.index(name)
            movement.put(state, i, PLACES.index(square))
