"""Markers are put on cards and squares and taken off."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from holmgang.core.packed import cut
from holmgang.games.berserk.change import targets
from holmgang.games.berserk.hear import log, triggers
from holmgang.games.berserk.numbers import codes, frames, journal, opcodes
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import MARK, MARK_AT, MARK_KIND, MARK_ON_SQUARE
from holmgang.games.berserk.state import CARDS, Position, reg
from holmgang.games.berserk.tables import NONE


def mark(p: Position, at: i64) -> None:
    """Markers on cards or squares."""
    kind = p.tables.script[at + opcodes.MARK_KIND]
    for index in _meant(p, kind):
        if kind == 0 and not targets.turn_up(p, index):
            continue
        put_mark(p, p.tables.script[at + opcodes.MARK_MARKER], kind, index)


def unmark(p: Position, at: i64) -> None:
    """Off cards or squares; with no target named, off everything."""
    marker = p.tables.script[at + opcodes.UNMARK_MARKER]
    kind = p.tables.script[at + opcodes.UNMARK_KIND]
    if kind == NONE:
        _unmark_all(p, marker)
        return
    for index in _meant(p, kind):
        take_mark(p, marker, kind, index)


def _meant(p: Position, kind: i64) -> list[int]:
    """The squares or cards that the ability on top means."""
    mask = reg(p, frames.G_AT) if kind == 1 else reg(p, frames.G_TARGETS)
    if mask <= 0:
        return []
    return [index for index in range(SQUARES if kind == 1 else CARDS) if mask >> index & 1]


def put_mark(p: Position, marker: i64, kind: i64, index: i64) -> None:
    p.marks = extend(p.marks, vec[i64]([marker, kind, index]))
    if kind == 0:
        log.card(p, journal.MARKED, index, marker)
        _announce_mark(p, codes.E_MARKED, index, marker)
    else:
        log.card(p, journal.SQUARE_MARKED, reg(p, frames.G_ME), marker, index)


def take_mark(p: Position, marker: i64, kind: i64, index: i64) -> bool:
    marks = p.marks
    for k in range(0, len(marks), MARK):
        if (
            marks[k + MARK_KIND] == marker
            and marks[k + MARK_ON_SQUARE] == kind
            and marks[k + MARK_AT] == index
        ):
            p.marks = cut(marks, k, MARK)
            if kind == 0:
                log.card(p, journal.UNMARKED, index, marker)
                _announce_mark(p, codes.E_UNMARKED, index, marker)
            return True
    return False


def _announce_mark(p: Position, event: i64, i: i64, marker: i64) -> None:
    if p.awaited >> event & 1:
        triggers.set_event(p, event, i, reg(p, frames.G_ME), NONE, 0, NONE, NONE)
        p.event[frames.EV_SEAT] = marker
        triggers.announce(p)


def _unmark_all(p: Position, marker: i64) -> None:
    for k in range(0, len(p.marks), MARK):
        if p.marks[k + MARK_KIND] == marker and p.marks[k + MARK_ON_SQUARE] == 0:
            _announce_mark(p, codes.E_UNMARKED, p.marks[k + MARK_AT], marker)
    kept = vec[i64]()
    for k in range(0, len(p.marks), MARK):
        if p.marks[k + MARK_KIND] != marker:
            kept = extend(kept, p.marks[k : k + MARK])
    p.marks = kept
