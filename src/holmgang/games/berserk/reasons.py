"""Why an action is not legal, as a code; the words are in the locale files.

A reason tells its seat nothing it may not know: hidden cards are judged by
their backs here too.
"""

from holmgang.core.action import Action, first, second, verb
from holmgang.games.berserk.field import SQUARES, half
from holmgang.games.berserk.script import Script
from holmgang.games.berserk.state import (
    AIR,
    ASK_ABILITY,
    ASK_AMOUNT,
    ASK_BANK,
    ASK_BEFORE,
    ASK_BRANCH,
    ASK_DASH,
    ASK_DECLARE,
    ASK_DEPLOY,
    ASK_HIDE,
    ASK_HIRE,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PROTECTOR,
    ASK_RESPONSE,
    ASK_RETURN,
    ASK_ROW,
    ASK_SEAT,
    ASK_SQUARE,
    ASK_START,
    ASK_STEP,
    ASK_TARGET,
    ASK_TRIGGER,
    ASK_TURN,
    ASK_UPKEEP,
    MOVED,
)
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
    ASK_ORDER: [FIRST, SECOND],
    ASK_MULLIGAN: [KEEP, MULLIGAN],
    ASK_HIRE: [HIRE, SKIP],
    ASK_PLACE: [WAIT],
    ASK_HIDE: [SHOW, HIDE],
    ASK_TURN: [END],
    ASK_PROTECTOR: [PASS],
    ASK_ROW: [HIGHER, LOWER],
    ASK_UPKEEP: [REGENERATE, SUFFER],
    ASK_TARGET: [DONE],
    ASK_STEP: [DONE],
    ASK_DASH: [PASS],
    ASK_ABILITY: [YES, NO],
    ASK_RESPONSE: [PASS],
    ASK_BEFORE: [PASS],
    ASK_DEPLOY: [PASS],
    ASK_START: [PASS],
}
VERBS: dict[int, list[int]] = {
    ASK_PLACE: [PLACE],
    ASK_TURN: [MOVE, LEAP, STRIKE, WATCH, USE, CHARGE],
    ASK_PROTECTOR: [PROTECT],
    ASK_RETURN: [TARGET],
    ASK_TARGET: [TARGET, CHOOSE],
    ASK_SQUARE: [TARGET],
    ASK_SEAT: [TARGET],
    ASK_BEFORE: [NUMBER],
    ASK_DEPLOY: [MOVE],
    ASK_START: [NUMBER],
    ASK_STEP: [TARGET],
    ASK_DASH: [TARGET],
    ASK_BRANCH: [NUMBER],
    ASK_AMOUNT: [NUMBER],
    ASK_TRIGGER: [NUMBER],
    ASK_BANK: [NUMBER],
    ASK_DECLARE: [NUMBER],
    ASK_RESPONSE: [USE],
}


def why_not(state: Script, seat: int, action: Action) -> Reason:
    if seat not in state.actors:
        return "not-asked", {}
    if not _answers(state.asking, action):
        return "other-question", {}
    if state.asking == ASK_HIRE:
        return _why_not_hire(state, seat)
    if state.asking == ASK_PLACE:
        return _why_not_place(state, seat, action)
    if state.asking == ASK_PROTECTOR:
        return "cannot-protect", {}
    if state.asking == ASK_RETURN:
        return _why_not_return(state, seat, first(action))
    if state.asking == ASK_RESPONSE:
        return "cannot-respond", {}
    if state.asking >= ASK_TARGET:
        return "no-such-choice", {}
    if verb(action) == ANSWER:
        return "must-attack", {}
    return _why_not_act(state, seat, action)


def _answers(asking: int, action: Action) -> bool:
    if verb(action) == ANSWER:
        return first(action) in WORDS.get(asking, [])
    return verb(action) in VERBS.get(asking, [])


def _why_not_hire(state: Script, seat: int) -> Reason:
    card = state.card[seat * DEAL + state.asked[seat]]
    return "cannot-hire", {"card": state.tables.cards[card]}


def _why_not_place(state: Script, seat: int, action: Action) -> Reason:
    if verb(action) == ANSWER:
        return "must-place", {}
    if state.to_place(seat) == NONE:
        return "nothing-to-place", {}
    square = first(action)
    if square >= SQUARES or half(square) != seat:
        return "not-your-half", {}
    return ("zone-closed", {}) if state.board[square] == NONE else ("square-taken", {})


def _why_not_return(state: Script, seat: int, square: int) -> Reason:
    if square not in state.tables.field.rear[seat]:
        return "not-your-rear-row", {}
    return "square-taken", {}


def _why_not_act(state: Script, seat: int, action: Action) -> Reason:
    i = state.at(first(action))
    if i == NONE or state.controller(i) != seat:
        return "not-your-card", {}
    if verb(action) == USE:
        return _why_not_use(state, i, second(action))
    if not state.is_alert(i):
        return "exhausted", {}
    kind = verb(action)
    if kind == STRIKE:
        return _why_not_strike(state, i, second(action))
    if kind == WATCH:
        return "enemy-not-only-flyers", {}
    if kind == CHARGE:
        return "needs-no-chips", {}
    return _why_not_move(state, i, kind, second(action))


def _why_not_use(state: Script, i: int, number: int) -> Reason:
    heads = state.acts_of(i)
    if number > len(heads):
        return "no-such-ability", {}
    head = heads[number - 1]
    if not state.can_pay(head, i):
        return "cannot-pay", {}
    if not state.has_uses(head, i, NONE):
        return "used-up", {}
    return "cannot-use", {}


def _why_not_strike(state: Script, i: int, place: int) -> Reason:
    if not state.can_strike(i):
        return "cannot-attack", {}
    target = state.at(place)
    if target == NONE:
        return "no-target", {}
    if state.controller(target) == state.controller(i):
        return "own-card", {}
    if not state.can_target(BASIC, i, target):
        return "out-of-reach", {}
    return "illegal", {}


def _why_not_move(state: Script, i: int, kind: int, square: int) -> Reason:
    if state.place[i] == AIR or not state.can_move(i):
        return "cannot-move", {}
    if square >= SQUARES or state.board[square] != NONE:
        return "square-taken", {}
    if kind == MOVE:
        return "too-far", {}
    if state.leap_range(i) == 0:
        return "cannot-leap", {}
    return ("already-moved", {}) if state.status[i] & MOVED else ("too-far", {})
