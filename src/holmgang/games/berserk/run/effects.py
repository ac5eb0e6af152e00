"""What abilities do to cards: one instruction after another, on the targets chosen (BK-12, BK-19).

An instruction is `[word, length, operands …]`. The frame on top carries the
ability out and holds its targets as a mask.
"""

from holmgang.games.berserk.change import (
    chips,
    death,
    ending,
    flight,
    gifts,
    healing,
    marks,
    movement,
    poison,
    reveal,
    states,
    symbiotes,
    targets,
    wounds,
)
from holmgang.games.berserk.hear import listeners, log
from holmgang.games.berserk.look import cards, modifiers, operands, reach, summoning
from holmgang.games.berserk.look.operands import SHARE
from holmgang.games.berserk.numbers import attack, codes, frames, journal
from holmgang.games.berserk.numbers.records import DELAYED
from holmgang.games.berserk.phases import combat
from holmgang.games.berserk.run import countering, sending
from holmgang.games.berserk.state import STUNNED, Position
from holmgang.games.berserk.tables import BASIC, NONE


def perform(p: Position, op: int, at: int) -> None:
    """Carry out an effect on the targets of the frame on top."""
    if op <= codes.O_STRIKE:
        _attack(p, at)
    elif op == codes.O_FIGHT:
        _let_fight(p, at)
    elif op <= codes.O_STUN or op == codes.O_RESTORE_ARMOR:
        change(p, op, at)
    elif op == codes.O_GIVE:
        gifts.give(p, at)
    elif op == codes.O_COPY:
        gifts.copy_abilities(p, at)
    elif op == codes.O_CONTROL:
        gifts.take_command(p, at)
    elif op <= codes.O_SWAP:
        _shift(p, op, at)
    elif op == codes.O_TAKE_OFF:
        flight.let_fly(p, at)
    elif op == codes.O_LAND:
        flight.let_land(p, at)
    elif op == codes.O_SEAT:
        _seat(p)
    elif op <= codes.O_REVEAL:
        sending.send(p, op, at)
    elif op <= codes.O_OUTCOME:
        countering.turn_dice(p, op, at)
    elif op <= codes.O_PROTECT:
        countering.turn_attack(p, op)
    elif op == codes.O_SHIELD:
        gifts.shield(p, at)
    elif op <= codes.O_PROCEED:
        countering.replace(p, op, at)
    elif op == codes.O_EXTRA_TURN:
        gifts.add_turn(p, p.reg(codes.G_SEAT))
    elif op == codes.O_WIN:
        ending.finish(p, p.reg(codes.G_SEAT))
    elif op == codes.O_LET:
        _remember(p, at)
    elif op == codes.O_LATER:
        _put_off(p, at)


def _attack(p: Position, at: int) -> None:
    """One attack for each target, one after another."""
    targets = p.reg(codes.G_TARGETS)
    if targets <= 0:
        return
    i = operands.lowest(targets)
    p.set_reg(codes.G_TARGETS, targets & targets - 1)
    if targets & targets - 1:
        p.set_reg(frames.STEP, at)  # and once more
    script = p.tables.script
    means = script[at + 2]
    me = p.reg(codes.G_ME)
    distance = 0 if script[at + 6] == 0 else operands.operand(p, at, 4)
    if not reach.can_target(p, means, me, i, distance):
        return
    power = NONE if script[at + 3] == 0 else _power(p, at)
    p.set_reg(codes.G_ATTACKED, i)
    p.set_reg(codes.G_IT, i)
    combat.declare(p, means, me, i, power, distance, _refund(p))


def _refund(p: Position) -> int:
    """2 if a blind attack that proves illegal gives back what was paid (BK-20.8)."""
    head = p.reg(codes.G_HEAD)
    is_act = p.tables.code[head + codes.H_CLASS] == codes.ACT
    return 2 if is_act and not cards.is_alert(p, p.reg(codes.G_ME)) else 1


def _power(p: Position, at: int) -> int:
    light = min(255, max(0, operands.operand(p, at, 1)))
    medium = min(255, max(0, operands.operand(p, at, 2)))
    strong = min(255, max(0, operands.operand(p, at, 3)))
    return light | medium << 8 | strong << 16


def _let_fight(p: Position, at: int) -> None:
    one = operands.lowest(p.reg(codes.G_FIRST))
    other = operands.lowest(p.reg(codes.G_TARGETS))
    if one == NONE or other == NONE or not reach.can_target(p, BASIC, one, other):
        return
    is_open = p.tables.script[at + 2]
    p.set_reg(codes.G_ATTACKED, other)
    combat.declare(p, BASIC, one, other, NONE, 0, 1)
    p.set_reg(attack.OPEN, is_open)


def _shift(p: Position, op: int, at: int) -> None:
    me = p.reg(codes.G_ME)
    if op == codes.O_MOVE:
        i = operands.lowest(p.reg(codes.G_FIRST))
        square = p.reg(codes.G_AT)
        if i != NONE and square >= 0 and summoning.can_be_moved(p, i, me):
            if p.board[square] == NONE and cards.has_square(p, i):
                reveal.turn_up(p, i)
                if cards.has_square(p, i):
                    movement.log_move(p, journal.SHIFTED, i, square)
                    movement.relocate(p, i, square, me)
    elif op == codes.O_SWAP:
        one = operands.lowest(p.reg(codes.G_FIRST))
        other = operands.lowest(p.reg(codes.G_TARGETS))
        if one != NONE and other != NONE and one != other:
            if summoning.can_be_moved(p, one, me) and summoning.can_be_moved(p, other, me):
                movement.swap(p, one, other, me)


def _seat(p: Position) -> None:
    """A symbiote changes its host."""
    i = operands.lowest(p.reg(codes.G_FIRST))
    host = operands.lowest(p.reg(codes.G_TARGETS))
    if i != NONE and host != NONE and cards.rides(p, i):
        symbiotes.take_seat(p, i, host)


def _remember(p: Position, at: int) -> None:
    targets = p.reg(codes.G_TARGETS)
    card = operands.lowest(targets) if targets >= NONE else codes.FROM_DECK - targets - 2
    p.set_reg(codes.G_VARS + p.tables.script[at + 2], card)


def _put_off(p: Position, at: int) -> None:
    """Until something next happens, once."""
    script = p.tables.script
    record = [script[at + 2], script[at + 3], p.reg(codes.G_ME), p.reg(codes.G_SEAT)]
    record += [p.reg(codes.G_IT), p.reg(codes.G_X)]
    for k in range(codes.VARIABLES):
        record.append(p.reg(codes.G_VARS + k))
    record += [0] * (DELAYED - len(record))
    p.delayed += record
    listeners.refresh(p)


def change(p: Position, op: int, at: int) -> None:
    me = p.reg(codes.G_ME)
    base = p.base
    means = operands.means_of(p)
    if op == codes.O_MOVE_CHIPS:
        _move_chips(p, at)
    elif op == codes.O_MARK or op == codes.O_UNMARK:
        marks.mark(p, op, at)
    else:
        has_n = op == codes.O_FINISH or codes.O_DAMAGE <= op <= codes.O_LOSE_CHIPS
        plain = (codes.O_RESTORE, codes.O_BLESS, codes.O_CURSE, codes.O_CLEANSE)
        n = operands.operand(p, at, 0) if has_n and op not in plain else p.tables.script[at + 2]
        for i in targets.reached(p, p.stack[base + codes.G_TARGETS]):
            _change_one(p, op, i, n, me, means)


def _change_one(p: Position, op: int, i: int, n: int, me: int, means: int) -> None:
    if op == codes.O_DAMAGE:
        wounds.injure(p, i, n, means, me)
    elif op == codes.O_HEAL:
        healing.heal(p, i, n, me)
    elif op == codes.O_RESTORE:
        healing.heal(p, i, p.wounds[i], me)
    elif op == codes.O_POISON:
        reveal.turn_up(p, i)
        poison.envenom(p, i, n, me)
    elif op == codes.O_FINISH:
        death.destroy(p, i, me, means)
    elif p.place[i] >= 0:
        reveal.turn_up(p, i)
        _set_state(p, op, i, n, me)


def _set_state(p: Position, op: int, i: int, n: int, me: int) -> None:
    if op == codes.O_TAP:
        states.exhaust(p, i)
        if not cards.is_alert(p, i):
            log.card(p, journal.EXHAUSTED, i)
    elif op == codes.O_OPEN:
        if not modifiers.forbids(p, codes.D_OPEN, i):
            states.make_alert(p, i)
            if cards.is_alert(p, i):
                log.card(p, journal.ALERTED, i)
    elif op == codes.O_STUN:
        p.status[i] |= STUNNED
        log.card(p, journal.STUNNED, i)
    elif op == codes.O_RESTORE_ARMOR:
        p.soaked[i] = 0
        log.card(p, journal.ARMORED, i)
    elif op == codes.O_BLESS or op == codes.O_CURSE:
        states.bless(p, i, codes.E_BLESSED if op == codes.O_BLESS else codes.E_CURSED, me)
    elif op == codes.O_CLEANSE:
        states.cleanse(p, i, n)
    elif op == codes.O_CHIPS:
        chips.gain_chips(p, i, n, me)
    elif op == codes.O_LIVES:
        chips.gain_lives(p, i, n, me)
    elif op == codes.O_LOSE_LIVES:
        chips.lose_lives(p, i, n)
    elif op == codes.O_LOSE_CHIPS:
        chips.lose_chips(p, i, n)


def redistribute(p: Position, shares: int, total: int) -> None:
    """Heal one, wound others by the same total; each share is SHARE bits."""
    me = p.reg(codes.G_ME)
    means = operands.means_of(p)
    source = operands.lowest(p.reg(codes.G_FIRST))
    for i in targets.reached(p, p.reg(codes.G_TARGETS)):
        wounds.injure(p, i, shares >> SHARE * i & (1 << SHARE) - 1, means, me)
    healing.heal(p, source, total, me)


def _move_chips(p: Position, at: int) -> None:
    source = operands.lowest(p.reg(codes.G_FIRST))
    to = operands.lowest(p.reg(codes.G_TARGETS))
    n = operands.operand(p, at, 0)
    if source != NONE and to != NONE:
        moved = chips.lose_chips(p, source, n)
        if moved > 0:
            chips.gain_chips(p, to, moved, p.reg(codes.G_ME))
