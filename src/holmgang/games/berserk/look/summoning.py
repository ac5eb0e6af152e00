"""Whether a card may come into play, and whether there is room for it."""

from mypy_extensions import i64

from holmgang.games.berserk.look import evaluator, hosts, modifiers, operands
from holmgang.games.berserk.numbers import codes, frames, keywords
from holmgang.games.berserk.state import Position, reg
from holmgang.games.berserk.tables import (
    ARTIFACT,
    COMPANION,
    FLYER,
    GROUND,
    NONE,
    PARASITE,
    TERRAIN,
)


def may_be_in_play(p: Position, row: i64, seat: i64) -> bool:
    """An army has a unique card and a terrain only once, in battle too (BK-4.13, BK-4.15)."""
    tables = p.tables
    is_terrain = tables.type[row] == TERRAIN
    if not is_terrain and tables.keyword(row, keywords.UNIQUE) == 0:
        return True
    for i in p.armies[seat]:
        if p.place[i] >= 0:
            if p.card[i] == row or (is_terrain and tables.type[p.card[i]] == TERRAIN):
                return False
    return True


def has_room(p: Position, row: i64) -> bool:
    if p.tables.type[row] in (FLYER, TERRAIN):
        return True
    if p.tables.type[row] in (COMPANION, PARASITE):
        return len(hosts.hosts_nearby(p, row, reg(p, frames.G_SEAT), reg(p, frames.G_ME))) > 0
    square = reg(p, frames.G_AT)
    return square >= 0 and p.board[square] == NONE


def needs_square(p: Position, targets: i64) -> bool:
    """Whether the card to be summoned comes onto a square; only ground cards do."""
    if targets == 0 or targets == NONE:
        return False
    row = -targets - 2 if targets < NONE else p.card[operands.lowest(targets)]
    return p.tables.type[row] in (GROUND, ARTIFACT)


def can_be_summoned(p: Position, row: i64, cells: i64, me: i64, base: i64) -> bool:
    """Whether a card can be summoned by another one: there is a place for it (BK-19.110)."""
    seat = evaluator.seat_of(p, me, base)
    if not may_be_in_play(p, row, seat):
        return False
    if p.tables.type[row] in (FLYER, TERRAIN):
        return True
    if p.tables.type[row] in (COMPANION, PARASITE):
        return len(hosts.hosts_nearby(p, row, seat, me)) > 0
    return cells == 0 or len(evaluator.cells(p, cells, me, base)) > 0


def can_be_relocated(p: Position, i: i64, by: i64) -> bool:
    if p.place[i] < 0 or operands.is_sheltered(p, i):
        return False
    return not modifiers.forbids(p, codes.D_RELOCATE, i, by)
