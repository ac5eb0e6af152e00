"""The guided first battle: armies that stand already, read from `packs/berserk/lesson.yaml`."""

import hashlib
from functools import lru_cache

import msgspec

from holmgang.games.berserk.change import movement
from holmgang.games.berserk.notation import COLOURS, PLACES
from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.phases import reveal_armies
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.run import driver
from holmgang.games.berserk.tables import DEAL
from holmgang.packs import ROOT
from holmgang.packs.source import Source

PATH = ROOT / "berserk" / "lesson.yaml"


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck it belongs to, and its cards by the squares on which they stand."""

    deck: str
    cards: dict[str, str]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    seed: str
    armies: dict[str, Army]

    def decks(self) -> tuple[str, str]:
        south, north = (self.armies[colour].deck for colour in COLOURS)
        return south, north

    def secret(self) -> str:
        """The seed of every first battle, so that it tells the same story."""
        return hashlib.sha256(self.seed.encode()).hexdigest()


@lru_cache(maxsize=1)
def lesson() -> Lesson:
    return Source(PATH).read(Lesson)


def digest(of: str) -> str:
    """Of a set's digest and the lesson."""
    return hashlib.sha256(of.encode() + PATH.read_bytes()).hexdigest()


def begin(state: Berserk) -> None:
    """Reveal both armies of the lesson; south goes first."""
    state.first = 0
    stand(state, lesson().armies)
    state.frames.push(frames.TURN)
    reveal_armies.turn_armies(state)
    driver.advance(state)


def stand(state: Berserk, armies: dict[str, Army]) -> None:
    """Put armies on their squares, face down."""
    for seat, colour in enumerate(COLOURS):
        for k, (square, name) in enumerate(armies[colour].cards.items()):
            i = seat * DEAL + k
            state.card[i] = state.tables.cards.index(name)
            movement.put(state, i, PLACES.index(square))
