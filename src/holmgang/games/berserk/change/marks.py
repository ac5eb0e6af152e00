"""Markers are put on cards and squares and taken off."""

from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.numbers import codes, journal, opcodes
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import CARDS, Position
from holmgang.games.berserk.tables import NONE


def mark(p: Position, at: int) -> None:
    """Markers on cards or squares."""
    kind = p.tables.script[at + opcodes.MARK_KIND]
    for index in _meant(p, kind):
        put_mark(p, p.tables.script[at + opcodes.MARK_MARKER], kind, index)


def unmark(p: Position, at: int) -> None:
    """Off cards or squares; with no target named, off everything."""
    marker = p.tables.script[at + opcodes.UNMARK_MARKER]
    kind = p.tables.script[at + opcodes.UNMARK_KIND]
    if kind == NONE:
        _unmark_all(p, marker)
        return
    for index in _meant(p, kind):
        take_mark(p, marker, kind, index)


def _meant(p: Position, kind: int) -> list[int]:
    """The squares or cards that the ability on top means."""
    mask = p.reg(codes.G_AT) if kind == 1 else p.reg(codes.G_TARGETS)
    if mask <= 0:
        return []
    return [index for index in range(SQUARES if kind == 1 else CARDS) if mask >> index & 1]


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
