"""What views call things: kinds of attack, events, zones, statuses, markers."""

from holmgang.games.berserk.abilities import words
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    BLESSED,
    CURSED,
    DASHED,
    DEALT,
    DECK,
    EXILE,
    GRAVE,
    HIRED,
    MOVED,
    PACIFIED,
    RETURNED,
    STUNNED,
    WOUNDED,
    Position,
)
from holmgang.games.berserk.tables import Tables

MEANS: list[str] = [
    "strike",
    "special-strike",
    "magical-strike",
    "shot",
    "throw",
    "polearm-strike",
    "blast",
    "spell",
    "effect",
]
EVENTS: list[str] = list(words.EVENTS)
STRENGTHS: list[str] = ["miss", *words.STRENGTHS]
FORTUNES: list[str] = ["blessing", "curse", "clumsy"]
CLEANSED: list[str] = ["poison", "curse", "blessing"]
ZONES: dict[int, str] = {
    AIR: "air",
    DECK: "deck",
    DEALT: "dealt",
    HIRED: "hired",
    GRAVE: "grave",
    EXILE: "exile",
}
STATUSES: dict[str, int] = {
    "moved": MOVED,
    "acted": ACTED,
    "blessed": BLESSED,
    "cursed": CURSED,
    "stunned": STUNNED,
    "returned": RETURNED,
    "pacified": PACIFIED,
    "wounded": WOUNDED,
    "dashed": DASHED,
}


def place(number: int) -> str:
    """A square, or the zone where a card is."""
    return PLACES[number] if 0 <= number < SQUARES else ZONES[number]


def in_play(p: Position, i: int) -> str | None:
    """How notation calls a card; nothing once it is out of play."""
    return PLACES[cards.place_of(p, i)] if p.place[i] >= 0 else None


def marker(tables: Tables, number: int) -> str:
    """Without the card it belongs to."""
    return tables.markers[number].partition(".")[2]


def attacks(mask: int) -> list[str]:
    """The kinds of attack of a mask."""
    return [name for k, name in enumerate(MEANS) if mask >> k & 1]
