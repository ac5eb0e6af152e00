"""The first game of the second book: ready armies, read from `packs/berserk/ready.yaml`."""

import hashlib
from functools import lru_cache
from typing import Literal

import msgspec

from holmgang.games.berserk.notation import COLOURS
from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.phases import reveal_armies
from holmgang.games.berserk.prepared import Armies, read, stand
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.run import driver
from holmgang.packs import ROOT

PATH = ROOT / "berserk" / "ready.yaml"


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    pack: str
    edition: Literal["realms", "laar"]
    armies: Armies

    def options(self) -> dict[str, str]:
        """The options of the game that such a battle settles; south goes first (BK-23.1)."""
        decks = {"south": self.armies.south.deck, "north": self.armies.north.deck}
        return {"pack": self.pack, "edition": self.edition, "first": COLOURS[0], **decks}


@lru_cache(maxsize=1)
def ready() -> Ready:
    return read(PATH, Ready)


def digest(of: str) -> str:
    """Of a set's digest and the armies."""
    return hashlib.sha256(of.encode() + PATH.read_bytes()).hexdigest()


def begin(state: Berserk) -> None:
    """Reveal both armies, all of their cards at once (BK-5.10); then symbiotes are seated."""
    state.first = 0
    stand(state, ready().armies)
    state.frames.push(frames.TURN)
    state.frames.push(frames.SEATING)
    reveal_armies.turn_armies(state, openly=True)
    driver.advance(state)
