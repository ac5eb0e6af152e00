"""Chips and extra lives on cards."""

from mypy_extensions import i64

from holmgang.games.berserk.hear import log, replacements, triggers
from holmgang.games.berserk.look import modifiers, protection
from holmgang.games.berserk.numbers import codes, frames, journal
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import NONE, TERRAIN


def gain_chips(p: Position, i: i64, n: i64, by: i64) -> None:
    if n <= 0 or modifiers.forbids(p, codes.D_GAIN_CHIPS, i):
        return
    triggers.set_event(p, codes.E_CHIPS_GAINED, i, by, NONE, n, NONE, NONE)
    if not replacements.hold_back(p) and p.place[i] >= 0:
        take_chips(p, i, n)


def take_chips(p: Position, i: i64, n: i64) -> None:
    p.chips[i] += n
    log.card(p, journal.CHIPS, i, n)
    triggers.announce_again(p)


def gain_lives(p: Position, i: i64, n: i64, by: i64) -> None:
    if p.tables.type[p.card[i]] == TERRAIN:
        return  # it has no life (BK-18.3)
    triggers.set_event(p, codes.E_LIVES_GAINED, i, by, NONE, n, NONE, NONE)
    if not replacements.hold_back(p):
        take_lives(p, i, n)


def take_lives(p: Position, i: i64, n: i64) -> None:
    n = min(n, protection.room_for_life(p, i))
    if n > 0:
        p.extra[i] += n
        log.card(p, journal.LIVES, i, n)
        p.event[frames.EV_N] = n
        triggers.announce_again(p)


def lose_lives(p: Position, i: i64, n: i64) -> None:
    n = min(n, p.extra[i])
    if n > 0:
        p.extra[i] -= n
        log.card(p, journal.LIVES_LOST, i, n)
        triggers.announce_card(p, codes.E_LIVES_LOST, i, n)
        p.check_deaths = True


def lose_chips(p: Position, i: i64, n: i64) -> i64:
    n = min(n, p.chips[i])
    if n > 0:
        p.chips[i] -= n
        log.card(p, journal.CHIPS_LOST, i, n)
        triggers.announce_card(p, codes.E_CHIPS_LOST, i, n)
    return n
