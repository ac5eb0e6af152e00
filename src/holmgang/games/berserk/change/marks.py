"""Markers are put on cards and squares and taken off."""

from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.numbers import codes, journal
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import CARDS, Position
from holmgang.games.berserk.tables import NONE


def mark(p: Position, op: int, at: int) -> None:
    """Markers on cards or squares; with no target named, off everything."""
    script = p.tables.script
    marker = script[at + 2]
    kind = script[at + 3]
    if kind == NONE:
        _unmark_all(p, marker)
        return
    mask = p.reg(codes.G_AT) if kind == 1 else p.reg(codes.G_TARGETS)
    for index in range(SQUARES if kind == 1 else CARDS):
        if mask > 0 and mask >> index & 1:
            if op == codes.O_MARK:
                put_mark(p, marker, kind, index)
            else:
                take_mark(p, marker, kind, index)


def put_mark(p: Position, marker: int, kind: int, index: int) -> None:
    p.marks += [marker, kind, index]
    if kind == 0:
        log.card(p, journal.MARKED, index, marker)
        _announce_mark(p, codes.E_MARKED, index, marker)
    else:
        log.card(p, journal.SQUARE_MARKED, p.reg(codes.G_ME), marker, index)


def take_mark(p: Position, marker: int, kind: int, index: int) -> bool:
    marks = p.marks
    for k in range(0, len(marks), 3):
        if marks[k] == marker and marks[k + 1] == kind and marks[k + 2] == index:
            del marks[k : k + 3]
            if kind == 0:
                log.card(p, journal.UNMARKED, index, marker)
                _announce_mark(p, codes.E_UNMARKED, index, marker)
            return True
    return False


def _announce_mark(p: Position, event: int, i: int, marker: int) -> None:
    if p.awaited >> event & 1:
        triggers.set_event(p, event, i, p.reg(codes.G_ME), NONE, 0, NONE, NONE)
        p.event[codes.EV_SEAT] = marker
        triggers.announce(p)


def _unmark_all(p: Position, marker: int) -> None:
    for k in range(0, len(p.marks), 3):
        if p.marks[k] == marker and p.marks[k + 1] == 0:
            _announce_mark(p, codes.E_UNMARKED, p.marks[k + 2], marker)
    kept: list[int] = []
    for k in range(0, len(p.marks), 3):
        if p.marks[k] != marker:
            kept += p.marks[k : k + 3]
    p.marks = kept
