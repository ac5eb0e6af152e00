"""The end of the battle (BK-21)."""

from mypy_extensions import i64

from holmgang.games.berserk.change import decks
from holmgang.games.berserk.hear import log
from holmgang.games.berserk.look import material
from holmgang.games.berserk.numbers import ask, journal
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE


def test_end(p: Position) -> None:
    """Who has no creature left has lost; both at once is a draw (BK-21.1, BK-21.6)."""
    p.check_end = False
    south = material.creatures(p, 0)
    north = material.creatures(p, 1)
    if south > 0 and north > 0:
        return
    winner: i64 = NONE
    if south != north:
        winner = 0 if south > 0 else 1
    elif p.tables.edition.active_wins:
        winner = p.active
    finish(p, winner)


def finish(p: Position, winner: i64) -> None:
    p.winner = winner
    p.frames.clear()
    p.queue = p.tables.nothing
    decks.hide_shown(p)
    p.scavengers = p.tables.nothing
    p.taken = 0
    p.ask(ask.OVER, p.tables.nobody)
    log.seat(p, journal.OVER, winner)
