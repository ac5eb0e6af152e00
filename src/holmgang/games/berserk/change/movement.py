"""Cards change their squares: relocation, of which movement is one kind (BK-9.11)."""

from mypy_extensions import i64

from holmgang.games.berserk.change import reveal
from holmgang.games.berserk.hear import log, replacements, triggers
from holmgang.games.berserk.look import cards, figures
from holmgang.games.berserk.numbers import codes, frames, journal, keywords
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import MOVED, Position
from holmgang.games.berserk.tables import NONE


def put(p: Position, i: i64, square: i64) -> None:
    p.place[i] = square
    p.board[square] = i


def relocate(p: Position, i: i64, there: i64, by: i64 = NONE, how: i64 = 0) -> None:
    """Any change of a card's square on the field (BK-9.11); `how` is an event of its own."""
    if len(p.replacements[codes.E_RELOCATED]) == 0:
        move_now(p, i, there, by, how)
        return
    far = p.tables.field.path[p.place[i] * SQUARES + there]
    triggers.set_event(p, codes.E_RELOCATED, i, by, NONE, far, NONE, NONE)
    p.event[frames.EV_SEAT] = there
    p.event[frames.EV_ANSWER] = how
    replacements.hold_back(p)


def log_move(p: Position, kind: i64, i: i64, there: i64) -> None:
    """Logged at once, unless an ability may replace it."""
    if len(p.replacements[codes.E_RELOCATED]) == 0:
        log.card(p, kind, i, there)


def move_now(p: Position, i: i64, there: i64, by: i64, how: i64 = 0) -> None:
    far = p.tables.field.path[p.place[i] * SQUARES + there]
    if i == p.passing_card:
        p.passing_card = NONE
    else:
        p.board[p.place[i]] = NONE
    if p.board[there] == NONE:
        p.board[there] = i
    else:
        p.passing_card = i
    p.place[i] = there
    if p.rider[i] != NONE:
        p.place[p.rider[i]] = there  # it goes along (BK-16.8)
    triggers.announce_card(p, codes.E_RELOCATED, i, far, by)
    if is_movement(how):
        p.status[i] |= MOVED
        triggers.announce_card(p, codes.E_MOVED, i, far)
    if how != 0 and how != codes.E_MOVED:
        triggers.announce_card(p, how, i, far)


def is_movement(how: i64) -> bool:
    """Steps, jumps and teleportation; any other way is a relocation alone (BK-9.11, BK-19.151)."""
    return how == codes.E_MOVED or how == codes.E_JUMPED or how == codes.E_TELEPORTED


def passes_over(p: Position, i: i64) -> bool:
    """The incorporeal may walk onto squares of other cards (BK-19.102a)."""
    walks = p.event[frames.EV_ANSWER] == codes.E_MOVED
    return walks and figures.keyword(p, i, keywords.INCORPOREAL) > 0


def swap(p: Position, one: i64, other: i64, by: i64) -> None:
    reveal.turn_up(p, one)
    reveal.turn_up(p, other)
    here, there = p.place[one], p.place[other]
    if not cards.has_square(p, one) or not cards.has_square(p, other):
        return
    log.card(p, journal.SHIFTED, one, there)
    log.card(p, journal.SHIFTED, other, here)
    _stand_on(p, one, there)
    _stand_on(p, other, here)
    far = p.tables.field.path[here * SQUARES + there]
    triggers.announce_card(p, codes.E_RELOCATED, one, far, by)
    triggers.announce_card(p, codes.E_RELOCATED, other, far, by)


def _stand_on(p: Position, i: i64, square: i64) -> None:
    """Its symbiote goes along (BK-16.8)."""
    put(p, i, square)
    if p.rider[i] != NONE:
        p.place[p.rider[i]] = square
