"""Every question of the game: what is legal, what an answer does, and why another one is not.

One row a question, by the numbers of `numbers.ask`. What is missing fails when this is loaded.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from holmgang.core.action import Action, first, pack, pair, second, verb
from holmgang.games.berserk.change import symbiotes
from holmgang.games.berserk.hear import queue, responses
from holmgang.games.berserk.look import (
    blows,
    cards,
    hiring,
    hosts,
    instants,
    opening_choices,
    operands,
    picks,
    reasons,
    squares,
    trigger_order,
    turn_choices,
)
from holmgang.games.berserk.look.reasons import Reason
from holmgang.games.berserk.numbers import ask, attack, frames
from holmgang.games.berserk.phases import (
    combat,
    moves,
    opening,
    recruiting,
    reveal_armies,
    upkeep,
)
from holmgang.games.berserk.run import inputs, targeting, using
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    CHOOSE,
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

Legal = Callable[[Position, i64], list[Action]]
Answer = Callable[[Position, i64, Action], None]
WhyNot = Callable[[Position, i64, Action], Reason]


def is_secret(question: int) -> bool:
    """Both are asked, and the answers are kept until the last one is in."""
    return question in (ask.MULLIGAN, ask.HIRE, ask.PLACE)


class Question:
    """A row of the table. `words` and `verbs` are what its answers may look like at all."""

    def __init__(
        self,
        number: i64,
        name: str,
        legal: Legal,
        answer: Answer,
        words: tuple[int, ...] = (),
        verbs: tuple[int, ...] = (),
        why_not: WhyNot = reasons.no_such_choice,
    ) -> None:
        self.number = number
        self.name = name
        self.legal = legal
        self.answer = answer
        self.words = words
        self.verbs = verbs
        self.why_not = why_not

    def is_answer(self, action: Action) -> bool:
        if verb(action) == ANSWER:
            return first(action) in self.words
        return verb(action) in self.verbs


# What is legal, where no module of its own says it


def _nothing(p: Position, seat: i64) -> list[Action]:
    return p.tables.nobody


def _first_or_second(p: Position, seat: i64) -> list[Action]:
    return p.tables.first_or_second


def _show_or_hide(p: Position, seat: i64) -> list[Action]:
    return p.tables.show_or_hide


def _higher_or_lower(p: Position, seat: i64) -> list[Action]:
    return p.tables.higher_or_lower


def _heal_or_suffer(p: Position, seat: i64) -> list[Action]:
    return p.tables.heal_or_suffer


def _yes_or_no(p: Position, seat: i64) -> list[Action]:
    return p.tables.yes_or_no


def _protectors(p: Position, seat: i64) -> list[Action]:
    return blows.protector_options(p)


def _rear_squares(p: Position, seat: i64) -> list[Action]:
    return [pair(TARGET, square) for square in squares.free_rear(p, seat)]


def _targets(p: Position, seat: i64) -> list[Action]:
    return picks.pick_options(p)


def _numbers(p: Position, seat: i64) -> list[Action]:
    return picks.number_options(p)


def _waiting(p: Position, seat: i64) -> list[Action]:
    return [pack(NUMBER, k + 1) for k in range(len(trigger_order.waiting_abilities(p)))]


def _squares(p: Position, seat: i64) -> list[Action]:
    return picks.square_options(p)


def _dashes(p: Position, seat: i64) -> list[Action]:
    found = blows.dash_squares(p, reg(p, attack.ATTACKER))
    return [*[pack(TARGET, square) for square in found], pack(ANSWER, PASS)]


def _steps(p: Position, seat: i64) -> list[Action]:
    return picks.walk_options(p, operands.lowest(reg(p, frames.G_TARGETS)))


def _bank(p: Position, seat: i64) -> list[Action]:
    return [pack(NUMBER, k) for k in range(blows.bank_of(p, seat) + 1)]


def _hosts(p: Position, seat: i64) -> list[Action]:
    return hosts.host_options(p)


# What an answer does


def _ignore(p: Position, seat: i64, action: Action) -> None:
    raise AssertionError("nobody is asked")


def _choose_order(p: Position, seat: i64, action: Action) -> None:
    recruiting.choose_order(p, seat, first(action))


def _choose_to_show(p: Position, seat: i64, action: Action) -> None:
    reveal_armies.choose_to_show(p, first(action))


def _act(p: Position, seat: i64, action: Action) -> None:
    """A choice in the own turn; whatever went round before has ended (BK-20.9)."""
    if len(p.fingerprints) > 0:
        p.fingerprints = p.tables.nothing
    kind = verb(action)
    here = first(action)
    if kind == MOVE:
        moves.walk_to(p, cards.card_at(p, here), second(action))
    elif kind == STRIKE:
        combat.declare(p, BASIC, cards.card_at(p, here), cards.card_at(p, second(action)))
    elif kind == LEAP:
        moves.leap(p, p.board[here], second(action))
    elif kind == WATCH:
        moves.watch(p, cards.card_at(p, here))
    elif kind == USE:
        using.use(p, cards.card_at(p, here), second(action))
    elif kind == CHARGE:
        moves.charge(p, cards.card_at(p, here))
    else:
        p.frames.step = frames.CLOSING


def _protect(p: Position, seat: i64, action: Action) -> None:
    if verb(action) == PROTECT:
        combat.protect(p, cards.card_at(p, first(action)))


def _choose_row(p: Position, seat: i64, action: Action) -> None:
    combat.choose_row(p, first(action))


def _choose_upkeep(p: Position, seat: i64, action: Action) -> None:
    upkeep.upkeep_of(p, reg(p, frames.WHO), first(action) == REGENERATE)


def _come_back(p: Position, seat: i64, action: Action) -> None:
    upkeep.come_back(p, reg(p, frames.WHO), first(action))


def _take_target(p: Position, seat: i64, action: Action) -> None:
    targeting.take_target(p, action)


def _say(p: Position, seat: i64, action: Action) -> None:
    set_reg(p, frames.G_ANSWER, first(action))


def _take_number(p: Position, seat: i64, action: Action) -> None:
    inputs.take_number(p, first(action))


def _choose_waiting(p: Position, seat: i64, action: Action) -> None:
    queue.choose_waiting(p, trigger_order.waiting_abilities(p)[first(action) - 1])


def _take_square(p: Position, seat: i64, action: Action) -> None:
    targeting.take_square(p, first(action))


def _dash(p: Position, seat: i64, action: Action) -> None:
    if verb(action) == TARGET:
        combat.dash(p, reg(p, attack.ATTACKER), first(action))


def _take_step(p: Position, seat: i64, action: Action) -> None:
    inputs.take_step(p, action)


def _draw_from_bank(p: Position, seat: i64, action: Action) -> None:
    combat.draw_from_bank(p, seat, first(action))


def _choose_host(p: Position, seat: i64, action: Action) -> None:
    symbiotes.choose_host(p, action)


def _respond(p: Position, seat: i64, action: Action) -> None:
    if verb(action) == USE:
        using.respond(p, cards.card_at(p, first(action)), second(action))
    else:
        responses.pass_window(p)


IN_TURN = (MOVE, LEAP, STRIKE, WATCH, USE, CHARGE)
SECRET = hiring.secret_options
SEAL = recruiting.seal
TABLE: Final = [
    Question(ask.CHANCE, "chance", _nothing, _ignore),
    Question(ask.ORDER, "order", _first_or_second, _choose_order, (FIRST, SECOND)),
    Question(ask.MULLIGAN, "mulligan", SECRET, SEAL, (KEEP, MULLIGAN)),
    Question(ask.HIRE, "hire", SECRET, SEAL, (HIRE, SKIP), (), reasons.cannot_hire),
    Question(ask.PLACE, "place", SECRET, SEAL, (WAIT,), (PLACE,), reasons.cannot_place),
    Question(ask.HIDE, "hide", _show_or_hide, _choose_to_show, (SHOW, HIDE)),
    Question(
        ask.TURN, "turn", turn_choices.turn_options, _act, (END,), IN_TURN, reasons.cannot_act
    ),
    Question(
        ask.PROTECTOR,
        "protector",
        _protectors,
        _protect,
        (PASS,),
        (PROTECT,),
        reasons.cannot_protect,
    ),
    Question(ask.ROW, "row", _higher_or_lower, _choose_row, (HIGHER, LOWER)),
    Question(ask.UPKEEP, "upkeep", _heal_or_suffer, _choose_upkeep, (REGENERATE, SUFFER)),
    Question(ask.RETURN, "return", _rear_squares, _come_back, (), (TARGET,), reasons.cannot_return),
    Question(ask.TARGET, "target", _targets, _take_target, (DONE,), (TARGET, CHOOSE)),
    Question(ask.OVER, "over", _nothing, _ignore),
    Question(ask.ABILITY, "ability", _yes_or_no, _say, (YES, NO)),
    Question(ask.BRANCH, "branch", _numbers, _take_number, (), (NUMBER,)),
    Question(ask.AMOUNT, "amount", _numbers, _take_number, (), (NUMBER,)),
    Question(ask.TRIGGER, "trigger", _waiting, _choose_waiting, (), (NUMBER,)),
    Question(ask.SQUARE, "square", _squares, _take_square, (), (TARGET,)),
    Question(ask.DASH, "dash", _dashes, _dash, (PASS,), (TARGET,)),
    Question(ask.STEP, "step", _steps, _take_step, (DONE,), (TARGET,)),
    Question(ask.BANK, "bank", _bank, _draw_from_bank, (), (NUMBER,)),
    Question(ask.SEAT, "seat", _hosts, _choose_host, (), (TARGET,)),
    Question(
        ask.RESPONSE,
        "response",
        instants.response_options,
        _respond,
        (PASS,),
        (USE,),
        reasons.cannot_respond,
    ),
    Question(ask.DECLARE, "declare", _waiting, _choose_waiting, (), (NUMBER,)),
    Question(
        ask.BEFORE,
        "before",
        opening_choices.from_deal_options,
        opening.play_from_deal,
        (PASS,),
        (NUMBER,),
    ),
    Question(
        ask.DEPLOY, "deploy", opening_choices.deploy_options, opening.deploy, (PASS,), (MOVE,)
    ),
    Question(ask.START, "start", opening_choices.start_options, opening.start, (PASS,), (NUMBER,)),
]
for _place, _question in enumerate(TABLE):
    if _question.number != _place:
        raise AssertionError(f"question {_question.name} stands in the wrong row")


def legal(p: Position, seat: i64) -> list[Action]:
    """By the table; but the most frequent ones directly, which is far cheaper when compiled."""
    asking = p.asking
    if asking == ask.TARGET:
        return picks.pick_options(p)
    if is_secret(asking):
        return hiring.secret_options(p, seat)
    return TABLE[asking].legal(p, seat)


def answer(p: Position, seat: i64, action: Action) -> None:
    """Carry out an answer to what is asked; directly as above."""
    asking = p.asking
    if asking == ask.TURN:
        _act(p, seat, action)
    elif asking == ask.TARGET:
        targeting.take_target(p, action)
    elif is_secret(asking):
        recruiting.seal(p, seat, action)
    else:
        TABLE[asking].answer(p, seat, action)


def why_not(p: Position, seat: i64, action: Action) -> Reason:
    """The reason why an action is not legal."""
    if seat not in p.actors:
        return "not-asked", {}
    question = TABLE[p.asking]
    if not question.is_answer(action):
        return "other-question", {}
    return question.why_not(p, seat, action)
