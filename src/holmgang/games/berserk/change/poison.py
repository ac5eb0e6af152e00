"""Poison gets into a creature (BK-17.5, BK-19.122, BK-20.1)."""

from mypy_extensions import i64

from holmgang.games.berserk.hear import log, replacements, triggers
from holmgang.games.berserk.look import figures, modifiers
from holmgang.games.berserk.numbers import codes, journal, keywords
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE


def give(p: Position, i: i64, count: i64, by: i64 = NONE) -> None:
    """Creatures alone are poisoned (BK-17.5, BK-19.140)."""
    if (
        p.place[i] < 0
        or not figures.is_creature(p, i)
        or figures.keyword(p, i, keywords.PROTECT_POISON)
        or figures.keyword(p, i, keywords.INCORPOREAL)
    ):
        return
    if count > 0 and not modifiers.forbids(p, codes.D_BE_POISONED, i):
        triggers.set_event(p, codes.E_POISONED, i, by, NONE, count, NONE, NONE)
        if not replacements.hold_back(p):
            take_poison(p, i, count)


def take_poison(p: Position, i: i64, n: i64) -> None:
    """Poison does not add up; the stronger one works (BK-20.1, BK-20.2)."""
    if n > p.poison[i]:
        p.poison[i] = n
        log.card(p, journal.POISONED, i, n)
        triggers.announce_again(p)
