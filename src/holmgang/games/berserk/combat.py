"""Attacks, wounds and deaths (BK-10 to BK-14).

An attack is a frame that waits for a protector, for dice and for the choice of
the higher roller. Its steps are those of BK-11.42; between them there is room
for abilities that answer, cancel, redirect or modify.
"""

from typing import Final

from holmgang.core.action import Action, pack
from holmgang.games.berserk import codes, events
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.frames import (
    ADDED,
    AIMING,
    ANSWER_ADDED,
    ANSWER_SET,
    ANSWERED,
    ATTACKER,
    BANKED,
    BLOCKED,
    CANCELLED,
    DASHING,
    DECLARED,
    DEFENDER,
    DICE_LEFT,
    DRINKING,
    FALLING,
    FORCE,
    FORCED,
    GUARDED,
    LANDING,
    MEANS,
    OPEN,
    OVER,
    POWER,
    REACH,
    REDIRECTED,
    REPLY,
    REPLY_FORCED,
    REPLY_STOPPED,
    RETURNED_BLOW,
    ROLLED,
    ROLLED_BOTH,
    ROLLING,
    SET,
    STOPPED,
    STRUCK,
    TARGET,
    UNPAID,
    WOUNDS_DEALT,
)
from holmgang.games.berserk.modifiers import (
    GIFT_SLOT,
    GIFT_TO,
    GIFT_VALUE,
    NOTHING,
    SMALLEST,
)
from holmgang.games.berserk.prelude import Prelude
from holmgang.games.berserk.state import (
    ACTED,
    ALERT,
    ASK_BANK,
    ASK_CHANCE,
    ASK_DASH,
    ASK_PROTECTOR,
    ASK_ROW,
    DASHED,
    GIFT,
    STEP,
    SWING,
)
from holmgang.games.berserk.tables import (
    ANSWER,
    ARTIFACT,
    BASIC,
    DASH,
    LOWER,
    NONE,
    PASS,
    PROTECT,
    SHOOTING_SKILL,
    SHOT,
    UNANSWERABLE,
    combat_row,
    lone_roll,
)

ATTACKING: Final = 6  # a frame

UNBIASED: Final = 1000
"""Added to what is added to a die, so that NONE can mean nothing."""


class Combat(Prelude):
    """The part of the rules in which cards hurt each other."""

    def declare(
        self,
        means: int,
        attacker: int,
        target: int,
        power: int = NONE,
        reach: int = 0,
        unpaid: int = NONE,
    ) -> None:
        """Begin an attack. The cost is due at once: the attacker is exhausted (BK-11.42)."""
        self.note(events.DECLARED, attacker, means, self.whereabouts(target))
        self.push(ATTACKING)
        self.set_reg(MEANS, means)
        self.set_reg(ATTACKER, attacker)
        self.set_reg(TARGET, target)
        self.set_reg(DEFENDER, target)
        self.set_reg(POWER, power)
        self.set_reg(REACH, reach)
        self.set_reg(UNPAID, unpaid)
        self.set_reg(STRUCK, 0)
        self.set_reg(RETURNED_BLOW, 0)
        self.set_reg(WOUNDS_DEALT, 0)
        if unpaid == NONE:
            self._pay_for_attack(means, attacker)

    def _pay_for_attack(self, means: int, i: int) -> None:
        """Exhausted, unless an ability lets it attack again or stay alert."""
        self.status[i] = (self.status[i] | ACTED) + SWING
        if not self.plain or len(self.gifts) > 0:
            self.steps[i] = 0
            if self.has_swings(i) or self.is_given(codes.M_NO_TAP, i, means):
                return
        self.exhaust(i)

    def attack_step(self) -> None:
        step = self.reg(STEP)
        if step == DECLARED:
            self._take_aim()
        elif step == AIMING:
            self._seek_protector()
        elif step == GUARDED:
            self._make_ready()
        elif step == ROLLING:
            self._seek_answer()
        elif step == ROLLED_BOTH:
            self._count()
        elif step == LANDING:
            self._land()
        elif step == DRINKING:
            self._drink()
        elif step == FALLING:
            self._fall()
        elif step == OVER:
            self._rest()
        else:
            self.pop()

    def tell_attack(self, event: int, by: int, target: int, n: int = 0) -> None:
        """Something has happened in the attack on top."""
        if self.ears >> event & 1:
            self.write_news(event, NONE, by, target, n, self.reg(MEANS), self.base)
            is_answer = by == self.reg(DEFENDER) and by != self.reg(ATTACKER)
            self.news[codes.N_ANSWER] = 1 if is_answer else 0
            self.news[codes.N_ROLL] = self._total_of(by)
            self.tell_all()

    def _total_of(self, i: int) -> int:
        """What the die of a fighter came to; NONE before it is thrown."""
        if i == self.reg(ATTACKER):
            return NONE if self.reg(ROLLED) == NONE else self.attack_total()
        return NONE if self.reg(ANSWERED) == NONE else self.defence_total()

    # Targets and protectors

    def _take_aim(self) -> None:
        """Where the edition says so, a hidden target is turned at once (BK-6.5)."""
        self.set_reg(STEP, AIMING)
        target = self.reg(TARGET)
        if self.is_hidden(target) and self.tables.edition.reveal_first:
            if not self._uncover(target):
                return
        self.tell_attack(codes.E_DECLARED, self.reg(ATTACKER), target)

    def _uncover(self, i: int) -> bool:
        """Turn a hidden target up; whether the attack is still a legal one (BK-6.10)."""
        self.turn_up(i)
        if self.can_target(self.reg(MEANS), self.reg(ATTACKER), i, self.reg(REACH)):
            return True
        self._take_back()
        return False

    def _take_back(self) -> None:
        """An illegal action is not paid for; what it revealed stays so (BK-20.8)."""
        attacker = self.reg(ATTACKER)
        if not self.tables.edition.pay_blind and self.reg(UNPAID) != 1:
            self.status[attacker] = (self.status[attacker] | ALERT) & ~ACTED
            if self.reg(UNPAID) == NONE:
                self.status[attacker] -= SWING
        self.note(events.TAKEN_BACK, attacker)
        self.pop()

    def _seek_protector(self) -> None:
        """Only against basic strikes, in the opponent's turn (BK-11.10, BK-11.11)."""
        self.set_reg(STEP, GUARDED)
        attacker = self.reg(ATTACKER)
        if self._has_come_to_nothing():
            self.note(events.CANCELLED, attacker)
            self.set_reg(STEP, OVER)
            return
        if self.reg(REDIRECTED) == 1:
            return
        if self.reg(MEANS) != BASIC or self.active != self.controller(attacker):
            return
        if not self.is_aimed(attacker) and self.has_protector(attacker, self.reg(TARGET)):
            self.ask(ASK_PROTECTOR, self.tables.alone[1 - self.active])

    def _has_come_to_nothing(self) -> bool:
        """Cancelled (BK-12.19), or one of the fighters is gone."""
        if self.reg(STOPPED) == CANCELLED or self.place[self.reg(ATTACKER)] < 0:
            return True
        return self.place[self.reg(DEFENDER)] < 0

    def protector_options(self) -> list[Action]:
        attacker = self.reg(ATTACKER)
        target = self.reg(TARGET)
        options: list[Action] = []
        for i in self.army(self.controller(target)):
            if self.may_protect(i, attacker, target):
                options.append(pack(PROTECT, self.whereabouts(i)))
        options.append(pack(ANSWER, PASS))
        return options

    def protect(self, i: int) -> None:
        """The protector fights in the target's stead; acting reveals it (BK-6.8)."""
        self.turn_up(i)
        self.note(events.PROTECTS, i, self.whereabouts(self.reg(TARGET)))
        self.set_reg(DEFENDER, i)
        self.set_reg(REDIRECTED, 1)
        if self.ears >> codes.E_PROTECTED & 1:
            self.write_news(codes.E_PROTECTED, NONE, i, self.reg(TARGET), 0, BASIC, self.base)
            self.tell_all()

    def _stand_in_vain(self) -> None:
        """A protector that is gone before the dice protects nobody."""
        target = self.reg(TARGET)
        if self.place[self.reg(DEFENDER)] < 0 and self.place[target] >= 0:
            self.set_reg(DEFENDER, target)

    # Dice

    def _make_ready(self) -> None:
        """With the defender settled, a hidden one is turned and the die is thrown (BK-6.7)."""
        self.set_reg(STEP, ROLLING)
        self._stand_in_vain()
        defender = self.reg(DEFENDER)
        if self._has_come_to_nothing():
            self.note(events.CANCELLED, self.reg(ATTACKER))
            self.set_reg(STEP, OVER)
            self._tire_protector()
            return
        if self.is_hidden(defender) and not self._uncover(defender):
            return
        self._spend_right(self.reg(ATTACKER), defender)
        self._throw(self.reg(ATTACKER))

    def _throw(self, i: int) -> None:
        """A die, or several of which the best is kept."""
        if self.reg(DICE_LEFT) == NONE:
            self.set_reg(DICE_LEFT, max(1, self.added(codes.M_DICE, i, self.reg(MEANS))))
        self.ask(ASK_CHANCE, self.tables.chance)

    def _spend_right(self, attacker: int, defender: int) -> None:
        """The right to strike a flyer is lost even if the strike misses (BK-15.8)."""
        if self.sky[attacker] > 0 and self.is_flying(defender) and not self.is_flying(attacker):
            self.sky[attacker] = 0

    def answers(self, defender: int) -> bool:
        """Whether a defender rolls and may strike back (BK-11.18, BK-11.30, BK-11.32, -11.33)."""
        if self.reg(MEANS) != BASIC or not self._fights_on(defender):
            return False
        if self.keyword(self.reg(ATTACKER), UNANSWERABLE) > 0:
            return False
        return self.type_of(defender) != ARTIFACT

    def _fights_on(self, i: int) -> bool:
        if self.is_alert(i) or self.reg(OPEN) == 1:
            return True
        return self.is_given(codes.M_GUARD, i)

    def _seek_answer(self) -> None:
        self.set_reg(STEP, ROLLED_BOTH)
        if self._has_come_to_nothing():
            self.set_reg(STEP, OVER)
        elif self.answers(self.reg(DEFENDER)):
            self._throw(self.reg(DEFENDER))

    def attack_die(self, die: int) -> None:
        """The attacker's die comes first, then the defender's (BK-11.18)."""
        register = ROLLED if self.reg(STEP) == ROLLING else ANSWERED
        self.set_reg(register, max(die, self.reg(register)))
        left = self.reg(DICE_LEFT) - 1
        self.set_reg(DICE_LEFT, left if left > 0 else NONE)
        if left > 0:
            self.ask(ASK_CHANCE, self.tables.chance)
            return
        self._read_die(register)

    def _read_die(self, register: int) -> None:
        attacker = self.reg(ATTACKER)
        defender = self.reg(DEFENDER)
        if register == ROLLED:
            self.dice = [self.reg(ROLLED)]
            self._note_die(attacker, self.reg(ROLLED))
            self._let_roll(attacker, defender)
        else:
            self.dice = [self.reg(ROLLED), self.reg(ANSWERED)]
            self._note_die(defender, self.reg(ANSWERED))
            self._let_roll(defender, attacker)

    def _note_die(self, i: int, die: int) -> None:
        if self.journal is not None:
            self.note(events.ROLLED, i, die, self._total_of(i))

    def _let_roll(self, by: int, target: int) -> None:
        """The die counts as it lies, or what stands for it."""
        if len(self.stands[codes.E_ROLLED]) == 0:
            self.tell_attack(codes.E_ROLLED, by, target)
            return
        self.write_news(codes.E_ROLLED, NONE, by, target, 0, self.reg(MEANS), self.base)
        self.news[codes.N_ANSWER] = 1 if by == self.reg(DEFENDER) else 0
        self.news[codes.N_ROLL] = self._total_of(by)
        self.happen()

    def hear_roll(self) -> None:
        self.tell_attack(codes.E_ROLLED, self.news[codes.N_BY], self.news[codes.N_TARGET])

    def attack_total(self) -> int:
        """The attacker's die with its modifiers (BK-11.35 to BK-11.37)."""
        attacker = self.reg(ATTACKER)
        means = self.reg(MEANS)
        if means == BASIC:
            bonus = self.attack_bonus(attacker)
        else:
            skill = self.keyword(attacker, SHOOTING_SKILL) if means == SHOT else 0
            bonus = skill + self.luck(attacker)
        if not self.plain or len(self.gifts) > 0:
            other = self.reg(DEFENDER)
            bonus += self.added(codes.M_ROLL, attacker, means, other)
            bonus += self.added(codes.SLOT_ROLL_ATTACKING, attacker, means, other)
        return self._settled(self.reg(ROLLED) + bonus, attacker, ADDED, SET)

    def defence_total(self) -> int:
        attacker = self.reg(ATTACKER)
        defender = self.reg(DEFENDER)
        bonus = self.defence_bonus(defender, attacker)
        if not self.plain or len(self.gifts) > 0:
            bonus += self.added(codes.M_ROLL, defender, BASIC, attacker)
            bonus += self.added(codes.SLOT_ROLL_DEFENDING, defender, BASIC, attacker)
        return self._settled(self.reg(ANSWERED) + bonus, defender, ANSWER_ADDED, ANSWER_SET)

    def _settled(self, total: int, i: int, added: int, fixed: int) -> int:
        """What abilities added while the die lay there; what sets it comes last (BK-11.40)."""
        if self.reg(added) != NONE:
            total += self.reg(added) - UNBIASED
        if not self.plain or len(self.gifts) > 0:
            always = self.setting(codes.M_ROLL_IS, i, self.reg(MEANS))
            if always != NOTHING:
                total = always
        return total if self.reg(fixed) == NONE else self.reg(fixed)

    def add_to_die(self, at: int, i: int, n: int) -> None:
        """Add to the die of a fighter in the attack at a frame."""
        register = ADDED if i == self.stack[at + ATTACKER] else ANSWER_ADDED
        before = self.stack[at + register]
        self.stack[at + register] = (UNBIASED if before == NONE else before) + n

    def bank_of(self, seat: int) -> int:
        """How much a player may still add to dice of own cards."""
        gifts = self.gifts
        left = 0
        for k in range(0, len(gifts), GIFT):
            if (
                gifts[k + GIFT_SLOT] == codes.SLOT_BANK
                and self.controller(gifts[k + GIFT_TO]) == seat
            ):
                left += gifts[k + GIFT_VALUE]
        return left

    def draw_from_bank(self, seat: int, n: int) -> None:
        """Add to the own die from what is there (the hook `dice_bank`)."""
        fighter = self.reg(ATTACKER)
        if self.controller(fighter) != seat:
            fighter = self.reg(DEFENDER)
        if n > 0:
            self.add_to_die(self.base, fighter, n)
            self.note(events.BANKED, fighter, n)
        gifts = self.gifts
        for k in range(0, len(gifts), GIFT):
            if (
                gifts[k + GIFT_SLOT] == codes.SLOT_BANK
                and self.controller(gifts[k + GIFT_TO]) == seat
            ):
                taken = min(n, gifts[k + GIFT_VALUE])
                gifts[k + GIFT_VALUE] -= taken
                n -= taken

    def _asks_bank(self) -> bool:
        """Whoever has a bank and a die on the table is asked, the attacker first."""
        if len(self.gifts) == 0:
            return False
        step = self.reg(BANKED)
        for k in range(max(0, step), 2):
            fighter = self.reg(ATTACKER if k == 0 else DEFENDER)
            die = self.reg(ROLLED if k == 0 else ANSWERED)
            self.set_reg(BANKED, k + 1)
            if die != NONE and self.bank_of(self.controller(fighter)) > 0:
                self.ask(ASK_BANK, self.tables.alone[self.controller(fighter)])
                return True
        return False

    def _count(self) -> None:
        if self._has_come_to_nothing():
            self.set_reg(STEP, OVER)
            return
        if self._asks_bank():
            return
        self.set_reg(STEP, LANDING)
        mine = self.attack_total()
        if self.reg(ANSWERED) == NONE:
            self.set_reg(FORCE, lone_roll(mine))
            self.set_reg(REPLY, 0)
            return
        theirs = self.defence_total()
        force, reply, lower, _ = combat_row(mine, theirs)
        self.set_reg(FORCE, force)
        self.set_reg(REPLY, reply)
        if lower != NONE and self.reg(REPLY_FORCED) == NONE:
            self.ask(ASK_ROW, self.tables.alone[self.controller(self.row_chooser())])

    def row_chooser(self) -> int:
        """The fighter whose player picks the row of an exchange (BK-11.20, BK-11.23)."""
        if self.tables.edition.attacker_chooses or self.attack_total() > self.defence_total():
            return self.reg(ATTACKER)
        return self.reg(DEFENDER)

    def choose_row(self, word: int) -> None:
        """In an exchange the row before may be taken instead (BK-11.23)."""
        self.note(events.ROW, self.row_chooser(), word)
        if word == LOWER:
            _, _, force, reply = combat_row(self.attack_total(), self.defence_total())
            self.set_reg(FORCE, force)
            self.set_reg(REPLY, reply)

    # Blows

    def _land(self) -> None:
        """Both strikes are simultaneous; then the fighters rest and the dead fall (BK-11.26)."""
        self.set_reg(STEP, DRINKING)
        attacker = self.reg(ATTACKER)
        defender = self.reg(DEFENDER)
        answered = self.reg(ANSWERED) != NONE
        force = self._strength(self.reg(MEANS), attacker, defender, FORCE, FORCED)
        reply = self._strength(BASIC, defender, attacker, REPLY, REPLY_FORCED) if answered else 0
        self.set_reg(FORCE, force)
        self.set_reg(REPLY, reply)
        at = self.base
        means = self.reg(MEANS)
        power = self.reg(POWER)
        if len(self.stands[codes.E_WOUNDED]) == 0:
            self._hit(at, means, attacker, defender, force, power)
            if answered:
                self._hit(at, BASIC, defender, attacker, reply, NONE)
        else:  # frames are carried out from the top
            if answered:
                self._hit(at, BASIC, defender, attacker, reply, NONE)
            self._hit(at, means, attacker, defender, force, power)

    def _strength(self, means: int, by: int, to: int, register: int, forced: int) -> int:
        strength = self.reg(register)
        if self.reg(forced) != NONE:
            strength = self.reg(forced)
        if strength > 0 and (not self.plain or len(self.gifts) > 0):
            most = self.fold(codes.M_WEAKEN, to, means, by, SMALLEST)
            if most != NOTHING:
                strength = min(strength, most)
        return strength

    def magnitude(self, i: int, strength: int, power: int) -> int:
        """The number of an attack: printed, or an ability's own three (BK-11.1, BK-10.11)."""
        if power == NONE:
            return self.tables.strike[3 * self.card[i] + strength - 1]
        return power >> 8 * (strength - 1) & 255

    def _modified_size(self, means: int, by: int, to: int, size: int) -> int:
        """The attacker's modifiers come first, then the target's, what sets it last (BK-11.39)."""
        size += self.added(codes.M_POWER, by, means, to)
        size += self.added(codes.M_TAKE, to, means, by)
        most = self.fold(codes.M_CAP, to, means, by, SMALLEST)
        if most != NOTHING:
            size = min(size, most)
        return max(0, size)

    def _hit(self, at: int, means: int, by: int, to: int, strength: int, power: int) -> None:
        """Deal a strike of some strength, in the attack at a frame."""
        is_reply = by == self.stack[at + DEFENDER]
        stopped = self.stack[at + (REPLY_STOPPED if is_reply else STOPPED)] == BLOCKED
        if strength == 0:
            self.note(events.MISSED, by, means, self.whereabouts(to))
            if self.ears >> codes.E_MISSED & 1:
                self._tell_blow(at, codes.E_MISSED, means, by, to, 0, 0, is_reply)
            return
        is_safe = not stopped and self.is_blocked(means, by, to)
        if stopped or is_safe:
            self.note(events.BLOCKED, by, means, self.whereabouts(to))
            if stopped or self.tables.edition.blocks_all:
                self.stack[at + (REPLY_STOPPED if is_reply else STOPPED)] = BLOCKED
                return
        size = self.magnitude(by, strength, power)
        if not self.plain or len(self.gifts) > 0:
            size = self._modified_size(means, by, to, size)
        if self.ears >> codes.E_HIT & 1:
            self._tell_blow(at, codes.E_HIT, means, by, to, size, strength, is_reply)
        if is_safe:
            return  # it happened, but not to this card (BK-12.34)
        self.write_news(codes.E_WOUNDED, to, by, NONE, size, means, at)
        self.news[codes.N_STRENGTH] = strength
        self.news[codes.N_ANSWER] = 1 if is_reply else 0
        self.news[codes.N_ROLL] = size
        self.happen()

    def _tell_blow(
        self, at: int, event: int, means: int, by: int, to: int, size: int, force: int, reply: bool
    ) -> None:
        self.write_news(event, NONE, by, to, size, means, at)
        self.news[codes.N_STRENGTH] = force
        self.news[codes.N_ANSWER] = 1 if reply else 0
        die = self.stack[at + (ANSWERED if reply else ROLLED)]
        self.news[codes.N_ROLL] = die
        self.tell_all()

    def _drink(self) -> None:
        """Vampires drink when both strikes have landed; then the fighters rest (BK-11.26)."""
        self.set_reg(STEP, FALLING)
        self.drink(self.reg(ATTACKER), self.reg(STRUCK))
        self.drink(self.reg(DEFENDER), self.reg(RETURNED_BLOW))
        self._tire_protector()

    def _tire_protector(self) -> None:
        """The protector is exhausted after the combat (BK-11.9)."""
        i = self.reg(DEFENDER)
        if i == self.reg(TARGET) or self.place[i] < 0:
            return
        if not self.is_given(codes.SLOT_GUARDS_ALERT, i):
            self.exhaust(i)

    def _fall(self) -> None:
        self.set_reg(STEP, OVER)
        if self.reg(ANSWERED) != NONE and self.ears >> codes.E_FOUGHT & 1:
            self.write_news(
                codes.E_FOUGHT, NONE, self.reg(ATTACKER), self.reg(DEFENDER), 0, BASIC, self.base
            )
            both = self.reg(FORCE) > 0 and self.reg(REPLY) > 0
            self.news[codes.N_ANSWER] = 1 if both else 0
            self.tell_all()
        self.bury()

    def _rest(self) -> None:
        """The attack is over; who dashes may do it now."""
        self.set_reg(STEP, DASHING)
        attacker = self.reg(ATTACKER)
        if self.reg(STOPPED) != NONE:
            return  # it counts as not carried out (BK-12.21, BK-12.29, BK-12.30)
        if len(self.gifts) > 0 and self.reg(ROLLED) != NONE:
            defender = self.reg(DEFENDER)
            self.use_gifts(attacker, self.reg(MEANS), defender, True)
            self.use_gifts(defender, self.reg(MEANS), attacker, False)
        self.tell_attack(codes.E_ATTACK_DONE, attacker, self.reg(DEFENDER), self.reg(WOUNDS_DEALT))
        if self.may_dash(attacker):
            self.ask(ASK_DASH, self.tables.alone[self.controller(attacker)])

    def may_dash(self, i: int) -> bool:
        """Once a turn, to a free square beside it."""
        if self.place[i] < 0 or self.place[i] >= SQUARES or self.keyword(i, DASH) == 0:
            return False
        if self.status[i] & DASHED or self.reg(ROLLED) == NONE:
            return False
        return len(self.dash_squares(i)) > 0

    def dash_squares(self, i: int) -> list[int]:
        return [s for s in self.tables.field.steps[self.place[i]] if self.can_enter(i, s)]

    def dash(self, i: int, square: int) -> None:
        self.status[i] |= DASHED
        self.note_move(events.DASHED, i, square)
        self.relocate(i, square, NONE, codes.E_DASHED)
