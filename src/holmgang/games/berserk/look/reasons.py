"""Why an action is not legal, as a code; the words are in the locale files.

A reason tells its seat nothing it may not know: hidden cards are judged by
their backs here too.
"""

from mypy_extensions import i64

from holmgang.core.action import Action, first, second, verb
from holmgang.games.berserk.look import cards, hiring, reach, usage
from holmgang.games.berserk.numbers.field import SQUARES, half
from holmgang.games.berserk.state import AIR, MOVED, Position
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    DEAL,
    MOVE,
    NONE,
    STRIKE,
    USE,
    WATCH,
)

Reason = tuple[str, dict[str, object]]


def no_such_choice(state: Position, seat: i64, action: Action) -> Reason:
    return "no-such-choice", {}


def cannot_protect(state: Position, seat: i64, action: Action) -> Reason:
    return "cannot-protect", {}


def cannot_respond(state: Position, seat: i64, action: Action) -> Reason:
    return "cannot-respond", {}


def cannot_hire(state: Position, seat: i64, action: Action) -> Reason:
    card = state.card[seat * DEAL + state.asked[seat]]
    return "cannot-hire", {"card": state.tables.cards[card]}


def cannot_place(state: Position, seat: i64, action: Action) -> Reason:
    if verb(action) == ANSWER:
        return "must-place", {}
    if hiring.next_to_place(state, seat) == NONE:
        return "nothing-to-place", {}
    square = first(action)
    if square >= SQUARES or half(square) != seat:
        return "not-your-half", {}
    return ("zone-closed", {}) if state.board[square] == NONE else ("square-taken", {})


def cannot_return(state: Position, seat: i64, action: Action) -> Reason:
    if first(action) not in state.tables.field.rear[seat]:
        return "not-your-rear-row", {}
    return "square-taken", {}


def cannot_act(state: Position, seat: i64, action: Action) -> Reason:
    if verb(action) == ANSWER:
        return "must-attack", {}
    i = cards.card_at(state, first(action))
    if i == NONE or state.side[i] != seat:
        return "not-your-card", {}
    if verb(action) == USE:
        return _why_not_use(state, i, second(action))
    if not cards.is_alert(state, i):
        return "exhausted", {}
    kind = verb(action)
    if kind == STRIKE:
        return _why_not_strike(state, i, second(action))
    if kind == WATCH:
        return "enemy-not-only-flyers", {}
    if kind == CHARGE:
        return "needs-no-chips", {}
    return _why_not_move(state, i, kind, second(action))


def _why_not_use(state: Position, i: i64, number: i64) -> Reason:
    heads = usage.acts_of(state, i)
    if not 0 < number <= len(heads):
        return "no-such-ability", {}
    head = heads[number - 1]
    if not usage.can_pay(state, head, i):
        return "cannot-pay", {}
    if not usage.has_uses(state, head, i, NONE):
        return "used-up", {}
    return "cannot-use", {}


def _why_not_strike(state: Position, i: i64, place: i64) -> Reason:
    if not reach.can_strike(state, i):
        return "cannot-attack", {}
    target = cards.card_at(state, place)
    if target == NONE:
        return "no-target", {}
    if state.side[target] == state.side[i] and not state.tables.edition.own_targets:
        return "own-card", {}
    if not reach.can_target(state, BASIC, i, target):
        return "out-of-reach", {}
    return "illegal", {}


def _why_not_move(state: Position, i: i64, kind: i64, square: i64) -> Reason:
    if state.place[i] == AIR or not reach.can_move(state, i):
        return "cannot-move", {}
    if square >= SQUARES or state.board[square] != NONE:
        return "square-taken", {}
    if kind == MOVE:
        return "too-far", {}
    if reach.leap_range(state, i) == 0:
        return "cannot-leap", {}
    return ("already-moved", {}) if state.status[i] & MOVED else ("too-far", {})
