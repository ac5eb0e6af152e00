"""Which instruction comes next: jumps, conditions, choices, loops."""

from mypy_extensions import i64

from holmgang.games.berserk.change import decks
from holmgang.games.berserk.hear import durations, log, triggers
from holmgang.games.berserk.look import (
    evaluator,
    operands,
    summoning,
    usage,
)
from holmgang.games.berserk.numbers import ask, frames, journal, opcodes
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import NONE, YES


def go_on(p: Position, at: i64) -> None:
    """To the next instruction."""
    p.frames.step = at + p.tables.script[at + opcodes.LENGTH]


def go_to(p: Position, at: i64, name: i64) -> None:
    """To the address that an operand of the instruction names."""
    p.frames.step = p.tables.script[at + name]


def end(p: Position, at: i64) -> None:
    """What the ability still shows of a deck goes under it."""
    if reg(p, frames.G_SHOWN) != NONE:
        decks.return_shown(p)
    p.frames.pop()


def jump(p: Position, at: i64) -> None:
    go_to(p, at, opcodes.JUMP_TO)


def jump_unless(p: Position, at: i64) -> None:
    condition = p.tables.script[at + opcodes.UNLESS_CONDITION]
    if evaluator.holds(p, condition, reg(p, frames.G_ME), p.frames.base):
        go_on(p, at)
    else:
        go_to(p, at, opcodes.UNLESS_TO)


def loop(p: Position, at: i64) -> None:
    """Remember who is to be gone through."""
    script = p.tables.script
    mask = evaluator.select(p, script[at + opcodes.LOOP_CARDS], reg(p, frames.G_ME), p.frames.base)
    set_reg(p, frames.G_LOOP + script[at + opcodes.LOOP_DEPTH], mask)
    go_on(p, at)


def count(p: Position, at: i64) -> None:
    times = max(0, operands.operand(p, at, opcodes.COUNT_N))
    set_reg(p, frames.G_COUNT + p.tables.script[at + opcodes.COUNT_DEPTH], times)
    go_on(p, at)


def payable(p: Position, at: i64) -> None:
    if usage.are_payable(p, p.tables.script[at + opcodes.PAYABLE_COSTS], reg(p, frames.G_ME)):
        go_on(p, at)
    else:
        go_to(p, at, opcodes.PAYABLE_TO)


def skip_if_no_square(p: Position, at: i64) -> None:
    """Whether the card to be summoned needs a square."""
    if summoning.needs_square(p, reg(p, frames.G_TARGETS)):
        go_on(p, at)
    else:
        go_to(p, at, opcodes.NEEDS_SQUARE_TO)


def announce(p: Position, at: i64) -> None:
    """Others will hear of the ability when its first targets are known."""
    set_reg(p, frames.G_ANNOUNCE, 1)


def ask_first(p: Position, at: i64) -> None:
    """If you like."""
    answer = _answer(p, ask.ABILITY, p.tables.script[at + opcodes.ASK_OPPONENT])
    if answer == YES:
        go_on(p, at)
    elif answer != NONE:
        go_to(p, at, opcodes.ASK_TO)


def branch(p: Position, at: i64) -> None:
    answer = _answer(p, ask.BRANCH, p.tables.script[at + opcodes.BRANCH_OPPONENT])
    if answer != NONE:
        go_to(p, at, opcodes.BRANCH_WAYS + answer - 1)


def _answer(p: Position, question: i64, is_opponent: i64) -> i64:
    """What was answered; if nobody has been asked yet, NONE, and the question is put."""
    answer = reg(p, frames.G_ANSWER)
    if answer == NONE:
        p.ask(question, p.tables.alone[operands.asked(p, is_opponent)])
    else:
        set_reg(p, frames.G_ANSWER, NONE)
    return answer


def next_card(p: Position, at: i64) -> None:
    """The next card of a loop becomes its variable."""
    script = p.tables.script
    register = frames.G_LOOP + script[at + opcodes.NEXT_DEPTH]
    mask = reg(p, register)
    i = operands.lowest(mask)
    if i == NONE:
        p.frames.step = script[at + opcodes.NEXT_TO]
        return
    set_reg(p, register, mask & mask - 1)
    set_reg(p, frames.G_VARS + script[at + opcodes.NEXT_VARIABLE], i)
    go_on(p, at)


def again(p: Position, at: i64) -> None:
    script = p.tables.script
    register = frames.G_COUNT + script[at + opcodes.AGAIN_DEPTH]
    left = reg(p, register)
    if left <= 0:
        p.frames.step = script[at + opcodes.AGAIN_TO]
    else:
        set_reg(p, register, left - 1)
        go_on(p, at)


def spend(p: Position, at: i64) -> None:
    """One use of the ability's limit, and everybody sees it at work."""
    head = reg(p, frames.G_HEAD)
    me = reg(p, frames.G_ME)
    card = reg(p, frames.G_EVENT + frames.EV_CARD)
    if len(p.gifts) > 0:
        durations.use_ability(p, me, head)
    triggers.spend_use(
        p, head, me, reg(p, frames.G_EVENT + frames.EV_TARGET) if card == NONE else card
    )
    go_on(p, at)
    if p.place[me] >= 0:
        log.card(p, journal.REACTS, me, head)
