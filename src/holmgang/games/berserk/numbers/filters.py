"""What each filter of the ability language asks about; one row each."""

from typing import Final

from mypy_extensions import i64

from holmgang.core.packed import packed
from holmgang.games.berserk.numbers import codes

SQUARE: Final = 0
"""The square: of a card that on which it stands or last stood."""

BACK: Final = 1
"""What can be seen of a card that lies face down, too. A card in a deck has none of it."""

FACE: Final = 2
"""What only the face of a card says."""

ASKS: dict[int, int] = {
    codes.F_ADJ: SQUARE,
    codes.F_ORTHO: SQUARE,
    codes.F_DIAG: SQUARE,
    codes.F_OPP: SQUARE,
    codes.F_BEHIND: SQUARE,
    codes.F_BESIDE: SQUARE,
    codes.F_SAMEROW: SQUARE,
    codes.F_SAMECOL: SQUARE,
    codes.F_WITHIN: SQUARE,
    codes.F_ROW: SQUARE,
    codes.F_HALF: SQUARE,
    codes.F_EDGE: SQUARE,
    codes.F_DEEP: SQUARE,
    codes.F_FREE: SQUARE,
    codes.F_MARKED: BACK,  # of squares, and of cards
    codes.F_ON: BACK,
    codes.F_OTHER: BACK,
    codes.F_RIDES: BACK,
    codes.F_ELEM: FACE,
    codes.F_CLASS: FACE,
    codes.F_NAMED: FACE,
    codes.F_SAMENAME: FACE,
    codes.F_ELITE: FACE,
    codes.F_UNIQUE: FACE,
    codes.F_TAPPED: BACK,
    codes.F_FLYING: BACK,
    codes.F_HAS: FACE,
    codes.F_HURT: BACK,
    codes.F_CURSED: BACK,
    codes.F_BLESSED: BACK,
    codes.F_POISONED: BACK,
    codes.F_MOVED: BACK,
    codes.F_ACTED: BACK,
    codes.F_HIDDEN: BACK,
    codes.F_IN: BACK,
    codes.F_COMPARE: FACE,
    codes.F_LEFT: SQUARE,
    codes.F_RIGHT: SQUARE,
    codes.F_SYMBIOTE: FACE,
    codes.F_KNIGHT: SQUARE,
}
if list(ASKS) != list(range(len(ASKS))):
    raise AssertionError("every filter has its row, in the order of the numbers")

_ASKS: Final = packed(list(ASKS.values()))


def asks(word: i64) -> i64:
    """SQUARE, BACK or FACE."""
    return _ASKS[word]
