"""Everything the active player may do in the own turn (BK-8, BK-9, BK-11)."""

from mypy_extensions import i64

from holmgang.core.action import Action, pack, second
from holmgang.games.berserk.look import cards, figures, reach, squares, usage
from holmgang.games.berserk.look.reach import BARS
from holmgang.games.berserk.numbers import codes, keywords
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import AIR, ALERT, MOVED, Position
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    END,
    LEAP,
    MOVE,
    NONE,
    STRIKE,
    USE,
    WATCH,
)


def turn_options(p: Position, seat: i64) -> list[Action]:
    options: list[Action] = []
    if p.passing_card != NONE:
        _add_passes(p, p.passing_card, options)
        return options
    status = p.status
    watch = reach.may_watch(p, seat)
    must = reach.has_duties(p)
    owed = False
    for i in p.armies[seat]:
        if status[i] & ALERT:
            _add_moves(p, i, options)
            start = len(options)
            _add_strikes(p, i, options)
            if must and _keep_duties(p, i, options, start):
                owed = True
            elif watch and reach.can_watch(p, i):
                options.append(pack(WATCH, cards.place_of(p, i)))
        if p.place[i] >= 0 and (p.gives_abilities or p.tables.acts[p.card[i]] > 0):
            _add_uses(p, i, options)
    if not owed:
        options.append(pack(ANSWER, END))
    return options


def _add_uses(p: Position, i: i64, options: list[Action]) -> None:
    """Abilities, and a chip for a card that pays with chips (BK-12.3)."""
    heads = usage.acts_of(p, i)
    for k in range(len(heads)):
        if usage.can_use(p, heads[k], i):
            options.append(pack(USE, cards.place_of(p, i), k + 1))
    if usage.can_charge(p, i, heads):
        options.append(pack(CHARGE, cards.place_of(p, i)))


def _keep_duties(p: Position, i: i64, options: list[Action], start: i64) -> bool:
    """Whether a card must make some of its attacks before anything else that exhausts it.

    Then the others, from `start` on, are no options; nor are those that keep fewer duties.
    """
    kept = [reach.duties_kept(p, i, cards.card_at(p, second(one))) for one in options[start:]]
    most: i64 = max(kept, default=0)
    if most == 0:
        return False
    options[start:] = [options[start + k] for k in range(len(kept)) if kept[k] == most]
    return True


def _add_moves(p: Position, i: i64, options: list[Action]) -> None:
    """Steps, jumps and teleportation to free squares (BK-9, BK-19.24, BK-19.46)."""
    if not reach.can_move(p, i):
        return
    here = p.place[i]
    if reach.can_leap(p, i):
        _add_leaps(p, i, options)
        if figures.keyword(p, i, keywords.INCORPOREAL) > 0:
            _add_passes(p, i, options)
            return
    if p.rules >> codes.D_ENTER & 1:
        for square in p.tables.field.steps[here]:
            if reach.can_enter(p, i, square):
                options.append(MOVE | here << 4 | square << 12)
        return
    board = p.board
    for square in p.tables.field.steps[here]:
        if board[square] == NONE:
            options.append(MOVE | here << 4 | square << 12)


def _add_leaps(p: Position, i: i64, options: list[Action]) -> None:
    distance = reach.leap_range(p, i)
    here = p.place[i]
    if distance > 0 and p.status[i] & MOVED == 0:
        for square in range(SQUARES):
            if reach.can_enter(p, i, square) and squares.span(p, here, square) <= distance:
                options.append(LEAP | here << 4 | square << 12)


def _add_passes(p: Position, i: i64, options: list[Action]) -> None:
    """The incorporeal step onto occupied squares too (BK-19.102a)."""
    here = cards.place_of(p, i)
    for square in p.tables.field.steps[p.place[i]]:
        if reach.can_pass(p, i, square):
            options.append(MOVE | here << 4 | square << 12)


def _add_strikes(p: Position, i: i64, options: list[Action]) -> None:
    """Basic strikes at enemies within reach (BK-11.2, BK-10.13)."""
    if not reach.can_strike(p, i):
        return
    here = p.place[i]
    if here == AIR or p.watches_until[i] >= p.turn or reach.strikes_oddly(p, i):
        _add_strikes_at_all(p, i, options)
    elif p.riders > 0 or p.rules & BARS:
        _add_strikes_around(p, i, options)
    else:
        board = p.board
        side = p.side
        mine = side[i]
        for square in p.tables.field.around[here]:
            if board[square] != NONE and side[board[square]] != mine:
                options.append(STRIKE | here << 4 | square << 12)


def _add_strikes_around(p: Position, i: i64, options: list[Action]) -> None:
    """At enemies nearby that no rule spares, and at their symbiotes (BK-16.11)."""
    here = cards.place_of(p, i)
    square = p.place[i]
    host = p.board[square]
    if p.riders > 0 and host != NONE:
        _add_strike(p, i, here, p.rider[host], options)
        if host != i:
            _add_strike(p, i, here, host, options)
    for nearby in p.tables.field.around[square]:
        target = p.board[nearby]
        if target != NONE:
            _add_strike(p, i, here, target, options)
            _add_strike(p, i, here, p.rider[target], options)


def _add_strike(p: Position, i: i64, here: i64, target: i64, options: list[Action]) -> None:
    if target == NONE or p.side[target] == p.side[i]:
        return
    if p.rules & BARS == 0 or not reach.is_barred(p, BASIC, i, target):
        options.append(STRIKE | here << 4 | cards.place_of(p, target) << 12)


def _add_strikes_at_all(p: Position, i: i64, options: list[Action]) -> None:
    here = cards.place_of(p, i)
    for target in reach.attackable(p, p.side[i]):
        if reach.can_target(p, BASIC, i, target):
            options.append(pack(STRIKE, here, cards.place_of(p, target)))
