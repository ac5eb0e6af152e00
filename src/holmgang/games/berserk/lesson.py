"""The guided first battle: armies that stand already, read from `packs/berserk/lesson.yaml`."""

import hashlib
from functools import lru_cache
from typing import ClassVar

import msgspec

from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.phases import reveal_armies
from holmgang.games.berserk.prepared import Armies, read, stand
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.run import driver
from holmgang.packs import ROOT

PATH = ROOT / "berserk" / "lesson.yaml"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    seed: str
    armies: Armies
    pack: ClassVar[str] = "realms"

    def decks(self) -> tuple[str, str]:
        return self.armies.south.deck, self.armies.north.deck

    def secret(self) -> str:
        """The seed of every first battle, so that it tells the same story."""
        return hashlib.sha256(self.seed.encode()).hexdigest()


@lru_cache(maxsize=1)
def lesson() -> Lesson:
    return read(PATH, Lesson)


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
