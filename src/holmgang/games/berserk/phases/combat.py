"""One attack from its declaration to its end (BK-11).

The frame on top holds the attack; each step of it is a small function that may stop
for a question or a die.
"""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.frame import STEP
from holmgang.games.berserk.change import (
    death,
    healing,
    movement,
    refunds,
    reveal,
    states,
    wounds,
)
from holmgang.games.berserk.hear import durations, log, replacements, triggers
from holmgang.games.berserk.look import blows, cards, figures, modifiers, protection, reach
from holmgang.games.berserk.numbers import ask, attack, codes, frames, journal
from holmgang.games.berserk.numbers.frames import WIDTH
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_SLOT, GIFT_TO, GIFT_VALUE
from holmgang.games.berserk.state import ACTED, DASHED, SWING, Position, reg, set_reg
from holmgang.games.berserk.tables import BASIC, LOWER, NONE, combat_row, lone_roll


def declare(
    p: Position,
    means: i64,
    attacker: i64,
    target: i64,
    power: i64 = NONE,
    reach: i64 = 0,
    unpaid: i64 = NONE,
) -> None:
    """Begin an attack. The cost is due at once: the attacker is exhausted (BK-11.42)."""
    log.blow(p, journal.DECLARED, attacker, target, means)
    p.frames.push(frames.ATTACKING)
    set_reg(p, attack.MEANS, means)
    set_reg(p, attack.ATTACKER, attacker)
    set_reg(p, attack.TARGET, target)
    set_reg(p, attack.DEFENDER, target)
    set_reg(p, attack.POWER, power)
    set_reg(p, attack.REACH, reach)
    set_reg(p, attack.UNPAID, unpaid)
    set_reg(p, attack.STRUCK, 0)
    set_reg(p, attack.RETURNED_BLOW, 0)
    set_reg(p, attack.WOUNDS_DEALT, 0)
    if unpaid == NONE:
        _pay_for_attack(p, means, attacker)


def _pay_for_attack(p: Position, means: i64, i: i64) -> None:
    """Exhausted, unless an ability lets it attack again or stay alert."""
    p.status[i] = (p.status[i] | ACTED) + SWING
    if not p.unmodified or len(p.gifts) > 0:
        set_reg(p, attack.STEPS, p.move_points[i])
        p.move_points[i] = 0
        if reach.can_attack_again(p, i) or modifiers.is_given(p, codes.M_NO_TAP, i, means):
            return
    states.exhaust(p, i)


def step(p: Position) -> None:
    step = p.frames.step
    if step == attack.DECLARED:
        _take_aim(p)
    elif step == attack.AIMING:
        _seek_protector(p)
    elif step == attack.GUARDED:
        _make_ready(p)
    elif step == attack.AGAIN:
        _throw_again(p)
    elif step == attack.ROLLING:
        _seek_answer(p)
    elif step == attack.ROLLED_BOTH:
        _count(p)
    elif step == attack.LANDING:
        _land(p)
    elif step == attack.DRINKING:
        _drink(p)
    elif step == attack.FALLING:
        _end_exchange(p)
    elif step == attack.OVER:
        _rest(p)
    else:
        p.frames.pop()


def _take_aim(p: Position) -> None:
    """Where the edition says so, a hidden target is turned at once (BK-6.5)."""
    p.frames.step = attack.AIMING
    target = reg(p, attack.TARGET)
    if cards.is_hidden(p, target) and p.tables.edition.reveal_first:
        if not _uncover(p, target):
            return
    triggers.announce_attack(p, codes.E_DECLARED, reg(p, attack.ATTACKER), target)


def _uncover(p: Position, i: i64) -> bool:
    """Turn a hidden target up; whether the attack is still a legal one (BK-6.10)."""
    reveal.turn_up(p, i)
    if reach.can_target(p, reg(p, attack.MEANS), reg(p, attack.ATTACKER), i, reg(p, attack.REACH)):
        return True
    _take_back(p)
    return False


def _take_back(p: Position) -> None:
    """An illegal action is not paid for; what it revealed stays so (BK-20.8)."""
    protector = reg(p, attack.DEFENDER)
    if protector != reg(p, attack.TARGET):
        p.status[protector] &= ~ACTED
    unpaid = reg(p, attack.UNPAID)
    if not p.tables.edition.pay_blind:
        if unpaid == NONE:
            refunds.return_strike(p)
        elif unpaid == attack.FIRST_OF_ACT:
            refunds.return_ability(p, p.frames.base - WIDTH)
            p.frames.registers[p.frames.base - WIDTH + STEP] = 0
    log.card(p, journal.TAKEN_BACK, reg(p, attack.ATTACKER))
    p.frames.pop()


def _seek_protector(p: Position) -> None:
    """Only against basic strikes, in the opponent's turn (BK-11.10, BK-11.11)."""
    p.frames.step = attack.GUARDED
    attacker = reg(p, attack.ATTACKER)
    if blows.has_come_to_nothing(p):
        log.card(p, journal.CANCELLED, attacker)
        _come_to_nothing(p)
        return
    if protection.allows_protector(p, p.frames.base) and reach.has_protector(
        p, attacker, reg(p, attack.TARGET)
    ):
        p.ask(ask.PROTECTOR, p.tables.alone[1 - p.active])


def protect(p: Position, i: i64) -> None:
    """The protector fights in the target's stead (BK-11.5).

    That is its action: it is revealed (BK-6.8) and cannot pay with exhausting (BK-11.9).
    """
    reveal.turn_up(p, i)
    log.blow(p, journal.PROTECTS, i, reg(p, attack.TARGET), BASIC)
    turn_to(p, p.frames.base, i)
    p.status[i] |= ACTED
    if p.awaited >> codes.E_PROTECTED & 1:
        triggers.set_event(
            p, codes.E_PROTECTED, NONE, i, reg(p, attack.TARGET), 0, BASIC, p.frames.base
        )
        triggers.announce(p)


def turn_to(p: Position, at: i64, i: i64) -> None:
    """The attack at a frame goes at another card; a block of the strike before was of that one."""
    stack = p.frames.registers
    stack[at + attack.REDIRECTED] = 1
    stack[at + attack.DEFENDER] = i
    stack[at + attack.TURNED_TO] = p.place[i]
    if stack[at + attack.STOPPED] == attack.BLOCKED:
        stack[at + attack.STOPPED] = NONE


def _lose_protector(p: Position) -> None:
    """A protector that is gone before the dice protects nobody."""
    target = reg(p, attack.TARGET)
    if p.place[reg(p, attack.DEFENDER)] < 0 and p.place[target] >= 0:
        set_reg(p, attack.DEFENDER, target)


def _make_ready(p: Position) -> None:
    """With the defender settled, a hidden one is turned and the die is thrown (BK-6.7)."""
    p.frames.step = attack.ROLLING
    _lose_protector(p)
    defender = reg(p, attack.DEFENDER)
    if blows.has_come_to_nothing(p):
        log.card(p, journal.CANCELLED, reg(p, attack.ATTACKER))
        _come_to_nothing(p)
        return
    if cards.is_hidden(p, defender):
        if not _uncover(p, defender):
            return
    elif not _is_lawful_still(p, defender):
        _take_back(p)
        return
    _spend_right(p, reg(p, attack.ATTACKER), defender)
    _throw(p, reg(p, attack.ATTACKER))


def _is_lawful_still(p: Position, defender: i64) -> bool:
    """An answer may have put the target out of reach; then the action is illegal (BK-11.42).

    What turned the attack to another card may have been free to do so, as long as that stays there.
    """
    means, attacker, far = reg(p, attack.MEANS), reg(p, attack.ATTACKER), reg(p, attack.REACH)
    if reg(p, attack.REDIRECTED) == 1:
        stays = p.place[defender] == reg(p, attack.TURNED_TO)
        return stays or reach.can_reach(p, means, attacker, defender, far)
    is_answered = p.awaited >> codes.E_DECLARED & 1
    return not is_answered or reach.can_target(p, means, attacker, defender, far)


def _throw(p: Position, i: i64) -> None:
    """A die, or several of which the best is kept."""
    if reg(p, attack.DICE_LEFT) == NONE:
        set_reg(
            p, attack.DICE_LEFT, max(1, modifiers.sum_of(p, codes.M_DICE, i, reg(p, attack.MEANS)))
        )
    p.ask(ask.CHANCE, p.tables.chance)


def _throw_again(p: Position) -> None:
    """Whether the attack is legal was settled before its dice (BK-11.42)."""
    p.frames.step = attack.ROLLING
    if blows.has_come_to_nothing(p):
        _come_to_nothing(p)
    else:
        _throw(p, reg(p, attack.ATTACKER))


def _spend_right(p: Position, attacker: i64, defender: i64) -> None:
    """The right to strike a flyer is lost even if the strike misses (BK-15.8)."""
    if (
        p.watches_until[attacker] > 0
        and cards.is_flying(p, defender)
        and not cards.is_flying(p, attacker)
    ):
        p.watches_until[attacker] = 0


def _seek_answer(p: Position) -> None:
    p.frames.step = attack.ROLLED_BOTH
    if blows.has_come_to_nothing(p):
        _come_to_nothing(p)
    elif blows.answers(p, reg(p, attack.DEFENDER)):
        _throw(p, reg(p, attack.DEFENDER))


def attack_die(p: Position, die: i64) -> None:
    """The attacker's die comes first, then the defender's (BK-11.18)."""
    register: i64 = attack.ROLLED if p.frames.step == attack.ROLLING else attack.ANSWERED
    set_reg(p, register, max(die, reg(p, register)))
    left = reg(p, attack.DICE_LEFT) - 1
    set_reg(p, attack.DICE_LEFT, left if left > 0 else NONE)
    if left > 0:
        p.ask(ask.CHANCE, p.tables.chance)
        return
    _read_die(p, register)


def _read_die(p: Position, register: i64) -> None:
    attacker = reg(p, attack.ATTACKER)
    defender = reg(p, attack.DEFENDER)
    if register == attack.ROLLED:
        p.dice = vec[i64]([reg(p, attack.ROLLED)])
        _log_die(p, attacker, reg(p, attack.ROLLED))
        _let_roll(p, attacker, defender)
    else:
        p.dice = vec[i64]([reg(p, attack.ROLLED), reg(p, attack.ANSWERED)])
        _log_die(p, defender, reg(p, attack.ANSWERED))
        _let_roll(p, defender, attacker)


def _log_die(p: Position, i: i64, die: i64) -> None:
    if p.journal is not None:
        skill = blows.skill_of(p, i)
        log.card(p, journal.ROLLED, i, die, blows.total_of(p, i), skill, figures.roll_states(p, i))


def _let_roll(p: Position, by: i64, target: i64) -> None:
    """The die counts as it lies, unless an ability may replace it."""
    if len(p.replacements[codes.E_ROLLED]) == 0:
        triggers.announce_attack(p, codes.E_ROLLED, by, target)
        return
    triggers.set_event(p, codes.E_ROLLED, NONE, by, target, 0, reg(p, attack.MEANS), p.frames.base)
    p.event[frames.EV_ANSWER] = 1 if by == reg(p, attack.DEFENDER) else 0
    p.event[frames.EV_ROLL] = blows.total_of(p, by)
    replacements.hold_back(p)


def add_to_die(p: Position, at: i64, i: i64, n: i64) -> None:
    """Add to the die of a fighter in the attack at a frame."""
    register: i64 = (
        attack.ADDED if i == p.frames.registers[at + attack.ATTACKER] else attack.ANSWER_ADDED
    )
    before = p.frames.registers[at + register]
    p.frames.registers[at + register] = (attack.UNBIASED if before == NONE else before) + n


def draw_from_bank(p: Position, seat: i64, n: i64) -> None:
    """Add to the own die from what is there (the hook `dice_bank`)."""
    fighter = reg(p, attack.ATTACKER)
    if p.side[fighter] != seat:
        fighter = reg(p, attack.DEFENDER)
    if n > 0:
        add_to_die(p, p.frames.base, fighter, n)
        log.card(p, journal.BANKED, fighter, n)
    gifts = p.gifts
    for k in range(0, len(gifts), GIFT):
        if gifts[k + GIFT_SLOT] == codes.SLOT_BANK and p.side[gifts[k + GIFT_TO]] == seat:
            taken = min(n, gifts[k + GIFT_VALUE])
            gifts[k + GIFT_VALUE] -= taken
            n -= taken


def _asks_bank(p: Position) -> bool:
    """Whoever has a bank and a die on the table is asked, the attacker first."""
    if len(p.gifts) == 0:
        return False
    step = reg(p, attack.BANKED)
    for k in range(max(0, step), 2):
        fighter = reg(p, attack.ATTACKER if k == 0 else attack.DEFENDER)
        die = reg(p, attack.ROLLED if k == 0 else attack.ANSWERED)
        set_reg(p, attack.BANKED, k + 1)
        if die != NONE and blows.bank_of(p, p.side[fighter]) > 0:
            p.ask(ask.BANK, p.tables.alone[p.side[fighter]])
            return True
    return False


def _count(p: Position) -> None:
    if blows.has_come_to_nothing(p):
        _come_to_nothing(p)
        return
    if _asks_bank(p):
        return
    p.frames.step = attack.LANDING
    mine = blows.attack_total(p)
    if reg(p, attack.ANSWERED) == NONE:
        set_reg(p, attack.FORCE, lone_roll(mine))
        set_reg(p, attack.REPLY, 0)
        return
    theirs = blows.defence_total(p)
    force, reply, lower, _ = combat_row(mine, theirs)
    set_reg(p, attack.FORCE, force)
    set_reg(p, attack.REPLY, reply)
    is_settled = reg(p, attack.FORCED) != NONE and reg(p, attack.REPLY_FORCED) != NONE
    if lower != NONE and not is_settled:
        p.ask(ask.ROW, p.tables.alone[p.side[blows.row_chooser(p)]])


def choose_row(p: Position, word: i64) -> None:
    """In an exchange the row before may be taken instead (BK-11.23)."""
    log.card(p, journal.ROW, blows.row_chooser(p), word)
    if word == LOWER:
        _, _, force, reply = combat_row(blows.attack_total(p), blows.defence_total(p))
        set_reg(p, attack.FORCE, force)
        set_reg(p, attack.REPLY, reply)


def _land(p: Position) -> None:
    """Both strikes are simultaneous; then the fighters rest and the dead fall (BK-11.26)."""
    p.frames.step = attack.DRINKING
    attacker = reg(p, attack.ATTACKER)
    defender = reg(p, attack.DEFENDER)
    answered = reg(p, attack.ANSWERED) != NONE
    force = blows.strength_of(
        p, reg(p, attack.MEANS), attacker, defender, attack.FORCE, attack.FORCED
    )
    reply = (
        blows.strength_of(p, BASIC, defender, attacker, attack.REPLY, attack.REPLY_FORCED)
        if answered
        else 0
    )
    set_reg(p, attack.FORCE, force)
    set_reg(p, attack.REPLY, reply)
    at = p.frames.base
    means = reg(p, attack.MEANS)
    power = reg(p, attack.POWER)
    if len(p.replacements[codes.E_WOUNDED]) == 0:
        _hit(p, at, means, attacker, defender, force, power)
        if answered:
            _hit(p, at, BASIC, defender, attacker, reply, NONE)
    else:  # frames are carried out from the top
        if answered:
            _hit(p, at, BASIC, defender, attacker, reply, NONE)
        _hit(p, at, means, attacker, defender, force, power)


def _hit(p: Position, at: i64, means: i64, by: i64, to: i64, strength: i64, power: i64) -> None:
    """Deal a strike of some strength, in the attack at a frame."""
    is_reply = by == p.frames.registers[at + attack.DEFENDER]
    stopped = (
        p.frames.registers[at + (attack.REPLY_STOPPED if is_reply else attack.STOPPED)]
        == attack.BLOCKED
    )
    if strength == 0:
        log.blow(p, journal.MISSED, by, to, means)
        if p.awaited >> codes.E_MISSED & 1:
            _announce_blow(p, at, codes.E_MISSED, means, by, to, 0, 0, is_reply)
        return
    is_safe = not stopped and protection.is_blocked(p, means, by, to)
    if stopped or is_safe:
        log.blow(p, journal.BLOCKED, by, to, means)
        if stopped or p.tables.edition.blocks_all:
            p.frames.registers[at + (attack.REPLY_STOPPED if is_reply else attack.STOPPED)] = (
                attack.BLOCKED
            )
            return
    size = blows.magnitude(p, by, strength, power)
    if not p.unmodified or len(p.gifts) > 0:
        size = blows.modified_size(p, means, by, to, size)
    if p.awaited >> codes.E_HIT & 1:
        _announce_blow(p, at, codes.E_HIT, means, by, to, size, strength, is_reply)
    if is_safe:
        return  # it happened, but not to this card (BK-12.34)
    triggers.set_event(p, codes.E_WOUNDED, to, by, NONE, size, means, at)
    p.event[frames.EV_STRENGTH] = strength
    p.event[frames.EV_ANSWER] = 1 if is_reply else 0
    p.event[frames.EV_ROLL] = size
    wounds.deal(p, to, size)


def _announce_blow(
    p: Position,
    at: i64,
    event: i64,
    means: i64,
    by: i64,
    to: i64,
    size: i64,
    force: i64,
    reply: bool,
) -> None:
    triggers.set_event(p, event, NONE, by, to, size, means, at)
    p.event[frames.EV_STRENGTH] = force
    p.event[frames.EV_ANSWER] = 1 if reply else 0
    die = p.frames.registers[at + (attack.ANSWERED if reply else attack.ROLLED)]
    p.event[frames.EV_ROLL] = die
    triggers.announce(p)


def _drink(p: Position) -> None:
    """Vampires drink when both strikes have landed; then the fighters rest (BK-11.26)."""
    p.frames.step = attack.FALLING
    healing.drink(p, reg(p, attack.ATTACKER), reg(p, attack.STRUCK))
    healing.drink(p, reg(p, attack.DEFENDER), reg(p, attack.RETURNED_BLOW))
    _tire_protector(p)


def _come_to_nothing(p: Position) -> None:
    """A fighter is gone, or the attack was cancelled; it is paid for all the same (BK-12.20)."""
    p.frames.step = attack.OVER
    _spend_right(p, reg(p, attack.ATTACKER), reg(p, attack.DEFENDER))
    _tire_protector(p)


def _tire_protector(p: Position) -> None:
    """The protector is exhausted after the combat (BK-11.9)."""
    i = reg(p, attack.DEFENDER)
    if i == reg(p, attack.TARGET) or p.place[i] < 0:
        return
    if not modifiers.is_given(p, codes.SLOT_GUARDS_ALERT, i):
        states.exhaust(p, i)


def _end_exchange(p: Position) -> None:
    p.frames.step = attack.OVER
    if reg(p, attack.ANSWERED) != NONE and p.awaited >> codes.E_FOUGHT & 1:
        triggers.set_event(
            p,
            codes.E_FOUGHT,
            NONE,
            reg(p, attack.ATTACKER),
            reg(p, attack.DEFENDER),
            0,
            BASIC,
            p.frames.base,
        )
        both = reg(p, attack.FORCE) > 0 and reg(p, attack.REPLY) > 0
        p.event[frames.EV_ANSWER] = 1 if both else 0
        triggers.announce(p)
    while death.let_wounded_die(p):
        pass  # some lived by what the fallen gave them


def _rest(p: Position) -> None:
    """The attack is over; who dashes may do it now."""
    p.frames.step = attack.DASHING
    attacker = reg(p, attack.ATTACKER)
    if reg(p, attack.STOPPED) != NONE:
        return  # it counts as not carried out (BK-12.21, BK-12.29, BK-12.30)
    if len(p.gifts) > 0 and reg(p, attack.ROLLED) != NONE:
        defender = reg(p, attack.DEFENDER)
        durations.use_gifts(p, attacker, reg(p, attack.MEANS), defender, True)
        durations.use_gifts(p, defender, reg(p, attack.MEANS), attacker, False)
    triggers.announce_attack(
        p, codes.E_ATTACK_DONE, attacker, reg(p, attack.DEFENDER), reg(p, attack.WOUNDS_DEALT)
    )
    if blows.may_dash(p, attacker):
        p.ask(ask.DASH, p.tables.alone[p.side[attacker]])


def dash(p: Position, i: i64, square: i64) -> None:
    p.status[i] |= DASHED
    movement.log_move(p, journal.DASHED, i, square)
    movement.relocate(p, i, square, NONE, codes.E_DASHED)
