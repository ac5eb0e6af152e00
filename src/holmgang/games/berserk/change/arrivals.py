"""Cards come into play during the battle."""

from mypy_extensions import i64

from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.look import figures
from holmgang.games.berserk.numbers import codes, journal
from holmgang.games.berserk.state import ALERT, RETURNED, Position


def arrive(p: Position, i: i64, is_tapped: bool, wounds: i64) -> None:
    """In play, alert unless the card says otherwise; incarnation serves once (BK-19.23c)."""
    p.tokens[i] = 0
    p.status[i] = p.status[i] & RETURNED | (0 if is_tapped else ALERT)
    p.move_points[i] = 0 if is_tapped else figures.move_points(p, i)
    if wounds > 0:
        p.wounds[i] = wounds
        p.check_deaths = True
    log.card(p, journal.SUMMONED, i)
    triggers.announce_card(p, codes.E_SUMMONED, i)
