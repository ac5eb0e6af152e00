"""States of cards: blessed and cursed, alert and exhausted."""

from mypy_extensions import i64

from holmgang.games.berserk.hear import log, replacements, triggers
from holmgang.games.berserk.look import cards, figures
from holmgang.games.berserk.numbers import codes, journal
from holmgang.games.berserk.state import ACTED, ALERT, BLESSED, CURSED, Position
from holmgang.games.berserk.tables import NONE


def make_alert(p: Position, i: i64) -> None:
    """Alert again, with all movement points, free to move and act (BK-8.10).

    A card that is alert stays as it is.
    """
    if cards.is_alert(p, i):
        return
    if len(p.replacements[codes.E_OPENED]) > 0:
        triggers.set_event(p, codes.E_OPENED, i, NONE, NONE, 0, NONE, NONE)
        replacements.hold_back(p)
    else:
        become_alert(p, i)


def become_alert(p: Position, i: i64) -> None:
    p.status[i] = (p.status[i] & ~ACTED) | ALERT
    p.move_points[i] = figures.move_points(p, i)
    triggers.announce_card(p, codes.E_OPENED, i)


def exhaust(p: Position, i: i64) -> None:
    """Call it last: if an ability may replace it, another frame lies on top afterwards."""
    if not cards.is_alert(p, i):
        return
    if len(p.replacements[codes.E_TAPPED]) > 0:
        triggers.set_event(p, codes.E_TAPPED, i, NONE, NONE, 0, NONE, NONE)
        replacements.hold_back(p)
    else:
        become_exhausted(p, i)


def become_exhausted(p: Position, i: i64) -> None:
    p.status[i] &= ~ALERT
    triggers.announce_card(p, codes.E_TAPPED, i)


def bless(p: Position, i: i64, event: i64, by: i64) -> None:
    """Bless or curse a card; `event` says which."""
    triggers.set_event(p, event, i, by, NONE, 0, NONE, NONE)
    if not replacements.hold_back(p):
        take_blessing(p, i, event)


def take_blessing(p: Position, i: i64, event: i64) -> None:
    p.status[i] |= BLESSED if event == codes.E_BLESSED else CURSED
    log.card(p, journal.BLESSED if event == codes.E_BLESSED else journal.CURSED, i)
    triggers.announce_again(p)


def cleanse(p: Position, i: i64, what: i64) -> None:
    if what == 0:
        p.poison[i] = 0
    else:
        p.status[i] &= ~(CURSED if what == 1 else BLESSED)
    log.card(p, journal.CLEANSED, i, what)
