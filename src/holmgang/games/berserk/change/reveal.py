"""Hidden cards are turned up, and flyers take to the air (BK-6)."""

from mypy_extensions import i64

from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import codes, field, journal
from holmgang.games.berserk.state import AIR, HIDDEN, Position
from holmgang.games.berserk.tables import FLYER, NONE, TERRAIN


def turn_up(p: Position, i: i64) -> None:
    """Reveal a hidden card; a flyer takes to the air (BK-6.5 to BK-6.9)."""
    if cards.is_hidden(p, i):
        p.status[i] &= ~HIDDEN
        log.card(p, journal.REVEALED, i)
        if p.journal is not None:
            p.journal[-1].reveals = True
        take_off(p, i)
        triggers.announce_card(p, codes.E_REVEALED, i)


def take_off(p: Position, i: i64) -> None:
    """Flyers and terrains leave their square when they are revealed (BK-6.9)."""
    kind = p.tables.type[p.card[i]]
    square = p.place[i]
    if kind in (FLYER, TERRAIN) and square < field.SQUARES:
        p.board[square] = NONE
        p.place[i] = AIR
        log.card(p, journal.TAKES_OFF if kind == FLYER else journal.SPREADS, i, square)
