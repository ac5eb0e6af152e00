"""Carries out an ability, instruction by instruction, with its questions in between.

The frame on top knows where it is in the script. While somebody owes an answer it
stays at the instruction that asks. So a game can be copied, saved and shown in
the middle of any effect.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from holmgang.games.berserk.change import flight, gifts, marks
from holmgang.games.berserk.numbers import frames, opcodes
from holmgang.games.berserk.run import (
    countering,
    effects,
    flow,
    inputs,
    prophecy,
    targeting,
    using,
    zones,
)
from holmgang.games.berserk.state import Position, reg, set_reg
from holmgang.games.berserk.tables import NONE

Run = Callable[[Position, i64], None]
"""Carries out the instruction at an address."""

EFFECTS: dict[int, Run] = {
    opcodes.SHOT: effects.attack_targets,
    opcodes.THROW: effects.attack_targets,
    opcodes.BLAST: effects.attack_targets,
    opcodes.ROW: effects.attack_targets,
    opcodes.SPECIAL: effects.attack_targets,
    opcodes.MAGIC: effects.attack_targets,
    opcodes.STRIKE: effects.attack_targets,
    opcodes.FIGHT: effects.fight,
    opcodes.FINISH: effects.finish,
    opcodes.DAMAGE: effects.damage,
    opcodes.HEAL: effects.heal,
    opcodes.RESTORE: effects.restore,
    opcodes.LIVES: effects.give_lives,
    opcodes.LOSE_LIVES: effects.lose_lives,
    opcodes.POISON: effects.give_poison,
    opcodes.BLESS: effects.bless,
    opcodes.CURSE: effects.curse,
    opcodes.CLEANSE: effects.cleanse,
    opcodes.CHIPS: effects.give_chips,
    opcodes.LOSE_CHIPS: effects.lose_chips,
    opcodes.MOVE_CHIPS: effects.move_chips,
    opcodes.MARK: marks.mark,
    opcodes.UNMARK: marks.unmark,
    opcodes.TAP: effects.tap,
    opcodes.OPEN: effects.make_alert,
    opcodes.STUN: effects.stun,
    opcodes.RESTORE_ARMOR: effects.restore_armor,
    opcodes.GIVE: gifts.give,
    opcodes.COPY: gifts.copy_abilities,
    opcodes.CONTROL: gifts.take_command,
    opcodes.RELOCATE: effects.relocate,
    opcodes.SWAP: effects.swap,
    opcodes.TAKE_OFF: flight.let_fly,
    opcodes.LAND: flight.let_land,
    opcodes.SEAT: effects.seat,
    opcodes.DESTROY: zones.send,
    opcodes.EXILE: zones.send,
    opcodes.SUMMON: zones.send,
    opcodes.BURY: zones.send,
    opcodes.TO_DECK: zones.send,
    opcodes.REVEAL: zones.send,
    opcodes.REROLL: countering.turn_dice,
    opcodes.ROLL_ADD: countering.turn_dice,
    opcodes.ROLL_SET: countering.turn_dice,
    opcodes.STRENGTH_SET: countering.turn_dice,
    opcodes.OUTCOME: countering.turn_dice,
    opcodes.CANCEL: countering.turn_attack,
    opcodes.BLOCK: countering.turn_attack,
    opcodes.REDIRECT: countering.turn_attack,
    opcodes.PROTECT: countering.turn_attack,
    opcodes.PREVENT: countering.replace,
    opcodes.REPLACE: countering.replace,
    opcodes.PROCEED: countering.replace,
    opcodes.SHIELD: gifts.shield,
    opcodes.EXTRA_TURN: effects.extra_turn,
    opcodes.WIN: effects.win,
    opcodes.LET: effects.remember,
    opcodes.LATER: effects.put_off,
    opcodes.BANK: inputs.fill_bank,
}
"""What is done at once. The frame goes on to the next instruction first."""

ASKING: dict[int, Run] = {
    opcodes.STEP: inputs.ask_for_step,
    opcodes.REDISTRIBUTE: targeting.share_out,
    opcodes.CAST: inputs.cast,
    opcodes.DIE: inputs.roll,
    opcodes.SHOW_TOP: prophecy.show_top,
    opcodes.SHOWN: prophecy.next_shown,
    opcodes.UNDER: prophecy.put_under,
    opcodes.PEEK: prophecy.peek,
    opcodes.END: flow.end,
    opcodes.JUMP: flow.jump,
    opcodes.UNLESS: flow.jump_unless,
    opcodes.ASK: flow.ask_first,
    opcodes.BRANCH: flow.branch,
    opcodes.LOOP: flow.loop,
    opcodes.NEXT: flow.next_card,
    opcodes.COUNT: flow.count,
    opcodes.AGAIN: flow.again,
    opcodes.SPEND: flow.spend,
    opcodes.PAYABLE: flow.payable,
    opcodes.NEEDS_SQUARE: flow.skip_if_no_square,
}
"""What says itself which instruction comes next: it may have to ask first."""

NAMING: dict[int, Run] = {
    opcodes.KNOWN: targeting.known,
    opcodes.ALL: targeting.everybody,
    opcodes.SQUARE_OF: targeting.square_of,
    opcodes.SQUARES: targeting.every_square,
    opcodes.KEEP: targeting.keep,
    opcodes.COST: using.pay,
}
"""What only names targets or pays, at once: the ability is not announced before it is done."""

CHOOSING: dict[int, Run] = {
    opcodes.PICK: targeting.ask_for_targets,
    opcodes.FOE: targeting.ask_for_targets,
    opcodes.CALL: targeting.ask_for_targets,
    opcodes.SQUARE: targeting.ask_for_square,
    opcodes.X: inputs.ask_x,
}
"""The same, where somebody chooses."""

ALL: dict[int, Run] = {**EFFECTS, **ASKING, **NAMING, **CHOOSING, opcodes.USED: flow.announce}
RUN: Final[list[Run | None]] = [ALL.get(number) for number in range(1 + max(ALL))]
GOES_ON: Final = [
    number in EFFECTS or number in NAMING or number == opcodes.USED for number in range(len(RUN))
]
QUIET: Final = (opcodes.JUMP, opcodes.UNLESS, opcodes.COUNT, opcodes.AGAIN)
PREPARES: Final = [number in opcodes.TARGETING or number in QUIET for number in range(len(RUN))]
"""What is done before others hear of the ability: nothing that they could see yet."""


def step(p: Position) -> None:
    """One instruction of the ability on top."""
    at = p.frames.step
    number = p.tables.script[at]
    if reg(p, frames.G_ANNOUNCE) == 1 and not _prepares(p, at, number):
        set_reg(p, frames.G_ANNOUNCE, NONE)
        using.announce_use(p, number)
        return
    if GOES_ON[number]:
        flow.go_on(p, at)
    _run(p, number, at)


def _run(p: Position, number: i64, at: i64) -> None:
    """By the table; but the most frequent ones directly, which is far cheaper when compiled."""
    if number == opcodes.END:
        flow.end(p, at)
    elif number == opcodes.KNOWN:
        targeting.known(p, at)
    elif number == opcodes.PICK or number == opcodes.FOE:
        targeting.ask_for_targets(p, at)
    elif number == opcodes.USED:
        flow.announce(p, at)
    elif number == opcodes.SPEND:
        flow.spend(p, at)
    elif number == opcodes.COST:
        using.pay(p, at)
    elif number == opcodes.BRANCH:
        flow.branch(p, at)
    elif number == opcodes.JUMP:
        flow.jump(p, at)
    elif number == opcodes.UNLESS:
        flow.jump_unless(p, at)
    else:
        look_up(p, number, at)


def look_up(p: Position, number: i64, at: i64) -> None:
    run = RUN[number]
    if run is None:
        raise AssertionError(f"no instruction {number}")
    run(p, at)


def _prepares(p: Position, at: i64, number: i64) -> bool:
    """Whether an instruction belongs to the declaration; so does one's own choice of a way."""
    if number == opcodes.BRANCH:
        return p.tables.script[at + opcodes.BRANCH_OPPONENT] == 0
    return PREPARES[number]
