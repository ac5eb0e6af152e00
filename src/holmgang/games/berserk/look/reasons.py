"""Why an action is not legal, as a code; the words are in the locale files.

A reason tells its seat nothing it may not know: hidden cards are judged by
their backs here too.
"""

from holmgang.core.action import Action, first, second, verb
from holmgang.games.berserk.look import cards, hiring, reach, usage
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.numbers.field import SQUARES, half
from holmgang.games.berserk.state import AIR, MOVED, Position
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    CHOOSE,
    DEAL,
    DONE,
    END,
    FIRST,
    HIDE,
    HIGHER,
    HIRE,
    KEEP,
    LEAP,
    LOWER,
    MOVE,
    MULLIGAN,
    NO,
    NONE,
    NUMBER,
    PASS,
    PLACE,
    PROTECT,
    REGENERATE,
    SECOND,
    SHOW,
    SKIP,
    STRIKE,
    SUFFER,
    TARGET,
    USE,
    WAIT,
    WATCH,
    YES,
)

Reason = tuple[str, dict[str, object]]

WORDS: dict[int, list[int]] = {
    ask.ORDER: [FIRST, SECOND],
    ask.MULLIGAN: [KEEP, MULLIGAN],
    ask.HIRE: [HIRE, SKIP],
    ask.PLACE: [WAIT],
    ask.HIDE: [SHOW, HIDE],
    ask.TURN: [END],
    ask.PROTECTOR: [PASS],
    ask.ROW: [HIGHER, LOWER],
    ask.UPKEEP: [REGENERATE, SUFFER],
    ask.TARGET: [DONE],
    ask.STEP: [DONE],
    ask.DASH: [PASS],
    ask.ABILITY: [YES, NO],
    ask.RESPONSE: [PASS],
    ask.BEFORE: [PASS],
    ask.DEPLOY: [PASS],
    ask.START: [PASS],
}
VERBS: dict[int, list[int]] = {
    ask.PLACE: [PLACE],
    ask.TURN: [MOVE, LEAP, STRIKE, WATCH, USE, CHARGE],
    ask.PROTECTOR: [PROTECT],
    ask.RETURN: [TARGET],
    ask.TARGET: [TARGET, CHOOSE],
    ask.SQUARE: [TARGET],
    ask.SEAT: [TARGET],
    ask.BEFORE: [NUMBER],
    ask.DEPLOY: [MOVE],
    ask.START: [NUMBER],
    ask.STEP: [TARGET],
    ask.DASH: [TARGET],
    ask.BRANCH: [NUMBER],
    ask.AMOUNT: [NUMBER],
    ask.TRIGGER: [NUMBER],
    ask.BANK: [NUMBER],
    ask.DECLARE: [NUMBER],
    ask.RESPONSE: [USE],
}


def why_not(state: Position, seat: int, action: Action) -> Reason:
    if seat not in state.actors:
        return "not-asked", {}
    if not _answers(state.asking, action):
        return "other-question", {}
    if state.asking == ask.HIRE:
        return _why_not_hire(state, seat)
    if state.asking == ask.PLACE:
        return _why_not_place(state, seat, action)
    if state.asking == ask.PROTECTOR:
        return "cannot-protect", {}
    if state.asking == ask.RETURN:
        return _why_not_return(state, seat, first(action))
    if state.asking == ask.RESPONSE:
        return "cannot-respond", {}
    if state.asking >= ask.TARGET:
        return "no-such-choice", {}
    if verb(action) == ANSWER:
        return "must-attack", {}
    return _why_not_act(state, seat, action)


def _answers(asking: int, action: Action) -> bool:
    if verb(action) == ANSWER:
        return first(action) in WORDS.get(asking, [])
    return verb(action) in VERBS.get(asking, [])


def _why_not_hire(state: Position, seat: int) -> Reason:
    card = state.card[seat * DEAL + state.asked[seat]]
    return "cannot-hire", {"card": state.tables.cards[card]}


def _why_not_place(state: Position, seat: int, action: Action) -> Reason:
    if verb(action) == ANSWER:
        return "must-place", {}
    if hiring.to_place(state, seat) == NONE:
        return "nothing-to-place", {}
    square = first(action)
    if square >= SQUARES or half(square) != seat:
        return "not-your-half", {}
    return ("zone-closed", {}) if state.board[square] == NONE else ("square-taken", {})


def _why_not_return(state: Position, seat: int, square: int) -> Reason:
    if square not in state.tables.field.rear[seat]:
        return "not-your-rear-row", {}
    return "square-taken", {}


def _why_not_act(state: Position, seat: int, action: Action) -> Reason:
    i = cards.at(state, first(action))
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


def _why_not_use(state: Position, i: int, number: int) -> Reason:
    heads = usage.acts_of(state, i)
    if number > len(heads):
        return "no-such-ability", {}
    head = heads[number - 1]
    if not usage.can_pay(state, head, i):
        return "cannot-pay", {}
    if not usage.has_uses(state, head, i, NONE):
        return "used-up", {}
    return "cannot-use", {}


def _why_not_strike(state: Position, i: int, place: int) -> Reason:
    if not reach.can_strike(state, i):
        return "cannot-attack", {}
    target = cards.at(state, place)
    if target == NONE:
        return "no-target", {}
    if state.side[target] == state.side[i]:
        return "own-card", {}
    if not reach.can_target(state, BASIC, i, target):
        return "out-of-reach", {}
    return "illegal", {}


def _why_not_move(state: Position, i: int, kind: int, square: int) -> Reason:
    if state.place[i] == AIR or not reach.can_move(state, i):
        return "cannot-move", {}
    if square >= SQUARES or state.board[square] != NONE:
        return "square-taken", {}
    if kind == MOVE:
        return "too-far", {}
    if reach.leap_range(state, i) == 0:
        return "cannot-leap", {}
    return ("already-moved", {}) if state.status[i] & MOVED else ("too-far", {})
