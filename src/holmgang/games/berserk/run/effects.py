"""What abilities do to cards: one function an effect, on the targets chosen (BK-12, BK-19)."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from holmgang.core.packed import zeros
from holmgang.games.berserk.change import (
    chips,
    death,
    ending,
    gifts,
    healing,
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
from holmgang.games.berserk.numbers import attack, codes, frames, journal, opcodes
from holmgang.games.berserk.numbers.layouts import (
    DELAYED,
    LATER_EVENT,
    LATER_HEAD,
    LATER_IT,
    LATER_ME,
    LATER_SEAT,
)
from holmgang.games.berserk.phases import combat
from holmgang.games.berserk.state import STUNNED, Position, reg, set_reg
from holmgang.games.berserk.tables import BASIC, NONE


def _reached(p: Position) -> vec[i64]:
    return targets.reached(p, reg(p, frames.G_TARGETS))


def attack_targets(p: Position, at: i64) -> None:
    """One attack for each target, one after another."""
    mask = reg(p, frames.G_TARGETS)
    if mask <= 0:
        return
    i = operands.lowest(mask)
    set_reg(p, frames.G_TARGETS, mask & mask - 1)
    if mask & mask - 1:
        p.frames.step = at  # and once more
    script = p.tables.script
    means = script[at + opcodes.ATTACK_MEANS]
    me = reg(p, frames.G_ME)
    has_range = script[at + opcodes.ATTACK_RANGE] != 0
    distance = operands.operand(p, at, opcodes.ATTACK_RANGE) if has_range else 0
    if not reach.can_target(p, means, me, i, distance):
        return
    power = NONE if script[at + opcodes.ATTACK_LIGHT] == 0 else _power(p, at)
    unpaid = _unpaid(p)
    set_reg(p, frames.G_ATTACKED, i)
    set_reg(p, frames.G_IT, i)
    combat.declare(p, means, me, i, power, distance, unpaid)


def _unpaid(p: Position) -> i64:
    """Whether all is given back if the attack proves illegal: only the first one is (BK-20.8)."""
    head = reg(p, frames.G_HEAD)
    is_act = p.tables.code[head + codes.H_CLASS] == codes.ACT
    is_first = reg(p, frames.G_ATTACKED) == NONE
    return attack.FIRST_OF_ACT if is_act and is_first else attack.BY_ABILITY


def _power(p: Position, at: i64) -> i64:
    light = _byte(operands.operand(p, at, opcodes.ATTACK_LIGHT))
    medium = _byte(operands.operand(p, at, opcodes.ATTACK_MEDIUM))
    strong = _byte(operands.operand(p, at, opcodes.ATTACK_STRONG))
    return light | medium << 8 | strong << 16


def _byte(n: i64) -> i64:
    return min(255, max(0, n))


def fight(p: Position, at: i64) -> None:
    one = operands.lowest(reg(p, frames.G_FIRST))
    other = operands.lowest(reg(p, frames.G_TARGETS))
    if one == NONE or other == NONE or not reach.can_target(p, BASIC, one, other):
        return
    is_open = p.tables.script[at + opcodes.FIGHT_OPEN]
    set_reg(p, frames.G_ATTACKED, other)
    combat.declare(p, BASIC, one, other, NONE, 0, attack.BY_ABILITY)
    set_reg(p, attack.OPEN, is_open)


def finish(p: Position, at: i64) -> None:
    death.destroy_all(p, _reached(p), reg(p, frames.G_ME), operands.means_of(p))


def damage(p: Position, at: i64) -> None:
    n = operands.operand(p, at, opcodes.N)
    for i in _reached(p):
        wounds.wound_by_ability(p, i, n, operands.means_of(p), reg(p, frames.G_ME))


def heal(p: Position, at: i64) -> None:
    n = operands.operand(p, at, opcodes.N)
    for i in _reached(p):
        healing.heal(p, i, n, reg(p, frames.G_ME))


def restore(p: Position, at: i64) -> None:
    for i in _reached(p):
        healing.heal(p, i, p.wounds[i], reg(p, frames.G_ME))


def redistribute(p: Position, total: i64) -> None:
    """Heal one, wound others by the same total, as it was shared out."""
    me = reg(p, frames.G_ME)
    means = operands.means_of(p)
    source = operands.lowest(reg(p, frames.G_FIRST))
    shares = p.shares
    p.shares = p.tables.nothing
    for i in targets.reached(p, reg(p, frames.G_TARGETS)):
        wounds.wound_by_ability(p, i, shares[i], means, me)
    healing.heal(p, source, total, me)


def give_poison(p: Position, at: i64) -> None:
    n = operands.operand(p, at, opcodes.N)
    for i in _reached(p):
        reveal.turn_up(p, i)
        poison.give(p, i, n, reg(p, frames.G_ME))


def bless(p: Position, at: i64) -> None:
    for i in _reached(p):
        if targets.turn_up(p, i):
            states.bless(p, i, codes.E_BLESSED, reg(p, frames.G_ME))


def curse(p: Position, at: i64) -> None:
    for i in _reached(p):
        if targets.turn_up(p, i):
            states.bless(p, i, codes.E_CURSED, reg(p, frames.G_ME))


def cleanse(p: Position, at: i64) -> None:
    for i in _reached(p):
        if targets.turn_up(p, i):
            states.cleanse(p, i, p.tables.script[at + opcodes.CLEANSE_WHAT])


def give_chips(p: Position, at: i64) -> None:
    n = operands.operand(p, at, opcodes.N)
    for i in _reached(p):
        if targets.turn_up(p, i):
            chips.gain_chips(p, i, n, reg(p, frames.G_ME))


def lose_chips(p: Position, at: i64) -> None:
    n = operands.operand(p, at, opcodes.N)
    for i in _reached(p):
        if targets.turn_up(p, i):
            chips.lose_chips(p, i, n)


def move_chips(p: Position, at: i64) -> None:
    source = operands.lowest(reg(p, frames.G_FIRST))
    to = operands.lowest(reg(p, frames.G_TARGETS))
    n = operands.operand(p, at, opcodes.N)
    if source != NONE and to != NONE:
        moved = chips.lose_chips(p, source, n)
        if moved > 0:
            chips.gain_chips(p, to, moved, reg(p, frames.G_ME))


def give_lives(p: Position, at: i64) -> None:
    n = operands.operand(p, at, opcodes.N)
    for i in _reached(p):
        if targets.turn_up(p, i):
            chips.gain_lives(p, i, n, reg(p, frames.G_ME))


def lose_lives(p: Position, at: i64) -> None:
    n = operands.operand(p, at, opcodes.N)
    for i in _reached(p):
        if targets.turn_up(p, i):
            chips.lose_lives(p, i, n)


def tap(p: Position, at: i64) -> None:
    for i in _reached(p):
        if targets.turn_up(p, i):
            states.exhaust(p, i)
            if not cards.is_alert(p, i):
                log.card(p, journal.EXHAUSTED, i)


def make_alert(p: Position, at: i64) -> None:
    for i in _reached(p):
        if targets.turn_up(p, i) and not cards.is_alert(p, i):
            if not modifiers.forbids(p, codes.D_OPEN, i):
                states.make_alert(p, i)
                if cards.is_alert(p, i):
                    log.card(p, journal.ALERTED, i)


def stun(p: Position, at: i64) -> None:
    for i in _reached(p):
        if targets.turn_up(p, i):
            p.status[i] |= STUNNED
            log.card(p, journal.STUNNED, i)


def restore_armor(p: Position, at: i64) -> None:
    for i in _reached(p):
        if targets.turn_up(p, i):
            p.armor_used[i] = 0
            log.card(p, journal.ARMORED, i)


def relocate(p: Position, at: i64) -> None:
    me = reg(p, frames.G_ME)
    i = operands.lowest(reg(p, frames.G_FIRST))
    square = reg(p, frames.G_AT)
    if i == NONE or square < 0 or not summoning.can_be_relocated(p, i, me):
        return
    if p.board[square] == NONE and cards.has_square(p, i):
        reveal.turn_up(p, i)
        if cards.has_square(p, i):
            movement.log_move(p, journal.SHIFTED, i, square)
            movement.relocate(p, i, square, me)


def swap(p: Position, at: i64) -> None:
    me = reg(p, frames.G_ME)
    one = operands.lowest(reg(p, frames.G_FIRST))
    other = operands.lowest(reg(p, frames.G_TARGETS))
    if one != NONE and other != NONE and one != other:
        if summoning.can_be_relocated(p, one, me) and summoning.can_be_relocated(p, other, me):
            movement.swap(p, one, other, me)


def seat(p: Position, at: i64) -> None:
    """A symbiote changes its host."""
    i = operands.lowest(reg(p, frames.G_FIRST))
    host = operands.lowest(reg(p, frames.G_TARGETS))
    if i != NONE and host != NONE and cards.has_host(p, i):
        symbiotes.take_seat(p, i, host)


def extra_turn(p: Position, at: i64) -> None:
    gifts.add_turn(p, reg(p, frames.G_SEAT))


def win(p: Position, at: i64) -> None:
    ending.finish(p, reg(p, frames.G_SEAT))


def remember(p: Position, at: i64) -> None:
    mask = reg(p, frames.G_TARGETS)
    card = operands.lowest(mask) if mask >= NONE else codes.FROM_DECK - mask - 2
    set_reg(p, frames.G_VARS + p.tables.script[at + opcodes.LET_VARIABLE], card)


def put_off(p: Position, at: i64) -> None:
    """Until something next happens, once."""
    script = p.tables.script
    record = zeros(DELAYED)
    record[LATER_EVENT] = script[at + opcodes.LATER_EVENT]
    record[LATER_HEAD] = script[at + opcodes.LATER_HEAD]
    record[LATER_ME] = reg(p, frames.G_ME)
    record[LATER_SEAT] = reg(p, frames.G_SEAT)
    record[LATER_IT] = reg(p, frames.G_IT)
    record[LATER_IT + 1] = reg(p, frames.G_X)
    for k in range(frames.VARIABLES):
        record[LATER_IT + 2 + k] = reg(p, frames.G_VARS + k)
    p.delayed = extend(p.delayed, record)
    listeners.refresh(p)
