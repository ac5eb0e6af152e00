"""Attacks, wounds and deaths (BK-10 to BK-14).

An attack is a frame that waits for a protector, for dice and for the choice of
the higher roller. Its steps are those of BK-11.42; between them there is room
for abilities that answer, cancel, redirect or modify.
"""

from typing import Final

from holmgang.core.action import Action, pack
from holmgang.games.berserk import events
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.muster import Muster
from holmgang.games.berserk.state import (
    ACTED,
    ALERT,
    ASK_CHANCE,
    ASK_OVER,
    ASK_PROTECTOR,
    ASK_ROW,
    EXILE,
    GRAVE,
    HIDDEN,
    RETURNED,
    STEP,
)
from holmgang.games.berserk.tables import (
    AIMED,
    ANSWER,
    ARTIFACT,
    BASIC,
    BLAST,
    LOWER,
    MAGIC,
    MAGICAL,
    NO_BLASTS,
    NO_FLYERS,
    NO_MAGIC_STRIKES,
    NO_POISON,
    NO_SHOTS,
    NO_SPELLS,
    NO_THROWS,
    NONE,
    PASS,
    PROTECT,
    SCALE,
    SHOOTING_SKILL,
    SHOT,
    SPELL,
    THROW,
    UNANSWERABLE,
    VAMPIRISM,
    combat_row,
    lone_roll,
)

ATTACKING: Final = 6  # a frame

# Registers of ATTACKING
MEANS: Final = 2  # the kind of attack
ATTACKER: Final = 3
TARGET: Final = 4
DEFENDER: Final = 5  # the target, or who protects it
ROLLED: Final = 6  # the attacker's die
ANSWERED: Final = 7  # the defender's die
FORCE: Final = 8  # strength of the attacker's strike, 0 a miss
REPLY: Final = 9  # strength of the defender's strike
POWER: Final = 10  # light, medium and strong magnitude in bytes, NONE for the printed strike
REACH: Final = 11  # the range, 0 for any

# Steps of an attack
DECLARED: Final = 0
AIMING: Final = 1
GUARDED: Final = 2
ROLLING: Final = 3
ROLLED_BOTH: Final = 4
LANDING: Final = 5

SCALED_FROM: Final = 5
"""Wounds (or lives) from which on scale protects (BK-19.41)."""


class Combat(Muster):
    """The part of the rules in which cards hurt each other."""

    def declare(
        self, means: int, attacker: int, target: int, power: int = NONE, reach: int = 0
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
        self.status[attacker] = (self.status[attacker] & ~ALERT) | ACTED

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
        else:
            self._land()

    # Targets and protectors

    def _take_aim(self) -> None:
        """Where the edition says so, a hidden target is turned at once (BK-6.5)."""
        self.set_reg(STEP, AIMING)
        if self.is_hidden(self.reg(TARGET)) and self.tables.edition.reveal_first:
            self._uncover(self.reg(TARGET))

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
        if not self.tables.edition.pay_blind:
            self.status[attacker] = (self.status[attacker] | ALERT) & ~ACTED
        self.note(events.TAKEN_BACK, attacker)
        self.pop()

    def _seek_protector(self) -> None:
        """Only against basic strikes, in the opponent's turn (BK-11.10, BK-11.11)."""
        self.set_reg(STEP, GUARDED)
        attacker = self.reg(ATTACKER)
        if self.reg(MEANS) != BASIC or self.active != self.owner(attacker):
            return
        if not self.is_aimed(attacker) and self.has_protector(attacker, self.reg(TARGET)):
            self.ask(ASK_PROTECTOR, self.tables.alone[1 - self.active])

    def is_aimed(self, i: int) -> bool:
        """No protector can be named against it (BK-11.13, BK-19.101)."""
        return self.keyword(i, AIMED) > 0 or self.keyword(i, UNANSWERABLE) > 0

    def protector_options(self) -> list[Action]:
        attacker = self.reg(ATTACKER)
        target = self.reg(TARGET)
        options: list[Action] = []
        for i in self.army(self.owner(target)):
            if self.may_protect(i, attacker, target):
                options.append(pack(PROTECT, self.whereabouts(i)))
        options.append(pack(ANSWER, PASS))
        return options

    def protect(self, i: int) -> None:
        """The protector fights in the target's stead; acting reveals it (BK-6.8)."""
        self.turn_up(i)
        self.note(events.PROTECTS, i, self.whereabouts(self.reg(TARGET)))
        self.set_reg(DEFENDER, i)

    # Dice

    def _make_ready(self) -> None:
        """With the defender settled, a hidden one is turned and the die is thrown (BK-6.7)."""
        self.set_reg(STEP, ROLLING)
        defender = self.reg(DEFENDER)
        if self.is_hidden(defender) and not self._uncover(defender):
            return
        self._spend_right(self.reg(ATTACKER), defender)
        self.ask(ASK_CHANCE, self.tables.chance)

    def _spend_right(self, attacker: int, defender: int) -> None:
        """The right to strike a flyer is lost even if the strike misses (BK-15.8)."""
        if self.sky[attacker] > 0 and self.is_flying(defender) and not self.is_flying(attacker):
            self.sky[attacker] = 0

    def answers(self, defender: int) -> bool:
        """Whether a defender rolls and may strike back (BK-11.18, BK-11.30, BK-11.32, -11.33)."""
        if self.reg(MEANS) != BASIC or not self.is_alert(defender):
            return False
        if self.keyword(self.reg(ATTACKER), UNANSWERABLE) > 0:
            return False
        return self.tables.type[self.card[defender]] != ARTIFACT

    def _seek_answer(self) -> None:
        self.set_reg(STEP, ROLLED_BOTH)
        if self.answers(self.reg(DEFENDER)):
            self.ask(ASK_CHANCE, self.tables.chance)

    def attack_die(self, die: int) -> None:
        """The attacker's die comes first, then the defender's (BK-11.18)."""
        if self.reg(STEP) == ROLLING:
            self.set_reg(ROLLED, die)
            self.dice = [die]
            self.note(events.ROLLED, self.reg(ATTACKER), die, self.attack_total())
        else:
            self.set_reg(ANSWERED, die)
            self.dice = [self.reg(ROLLED), die]
            self.note(events.ROLLED, self.reg(DEFENDER), die, self.defence_total())

    def attack_total(self) -> int:
        """The attacker's die with its modifiers (BK-11.35 to BK-11.37)."""
        attacker = self.reg(ATTACKER)
        means = self.reg(MEANS)
        if means == BASIC:
            return self.reg(ROLLED) + self.attack_bonus(attacker)
        skill = self.keyword(attacker, SHOOTING_SKILL) if means == SHOT else 0
        return self.reg(ROLLED) + skill + self.luck(attacker)

    def defence_total(self) -> int:
        return self.reg(ANSWERED) + self.defence_bonus(self.reg(DEFENDER))

    def _count(self) -> None:
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
        if lower != NONE:
            self.ask(ASK_ROW, self.tables.alone[self.owner(self.row_chooser())])

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
        means = self.reg(MEANS)
        attacker = self.reg(ATTACKER)
        defender = self.reg(DEFENDER)
        reply = self.reg(REPLY)
        answered = self.reg(ANSWERED) != NONE
        guarded = defender != self.reg(TARGET)
        struck = self._hit(means, attacker, defender, self.reg(FORCE), self.reg(POWER))
        returned = self._hit(BASIC, defender, attacker, reply, NONE) if answered else 0
        self.pop()
        if guarded:
            self.status[defender] &= ~ALERT
        self.drink(attacker, struck)
        self.drink(defender, returned)
        self.bury()

    def magnitude(self, i: int, strength: int, power: int) -> int:
        """The number of an attack: printed, or an ability's own three (BK-11.1, BK-10.11)."""
        if power == NONE:
            return self.tables.strike[3 * self.card[i] + strength - 1]
        return power >> 8 * (strength - 1) & 255

    def _hit(self, means: int, by: int, to: int, strength: int, power: int) -> int:
        """Deal a strike of some strength; how much vampirism may drink of it."""
        if strength == 0:
            self.note(events.MISSED, by, means, self.whereabouts(to))
            return 0
        if self.is_blocked(means, by, to):
            self.note(events.BLOCKED, by, means, self.whereabouts(to))
            return 0
        size = self.magnitude(by, strength, power)
        left = max(0, self.life(to) - self.wounds[to])
        dealt = self.wound(to, size, means)
        self.note(events.HIT, by, means, self.whereabouts(to), strength, size, dealt)
        if means != BASIC or self.keyword(by, VAMPIRISM) == 0 or not self.is_creature(to):
            return 0
        return dealt if self.tables.edition.vampirism_overkill else min(dealt, left)

    def is_blocked(self, means: int, by: int, to: int) -> bool:
        """Whether a protection of the target stops an action (BK-12.33, BK-19.32 to 19.36)."""
        if means == BASIC:
            return self._repels_flyers(by, to)
        shield = NONE
        if means == SHOT:
            shield = NO_SHOTS
        elif means == THROW:
            shield = NO_THROWS
        elif means == BLAST:
            shield = NO_BLASTS
        elif means == SPELL:
            shield = NO_SPELLS
        elif means == MAGICAL:
            shield = NO_MAGIC_STRIKES
        if shield != NONE and self.keyword(to, shield) > 0:
            return True
        return means < SPELL and self._repels_flyers(by, to)

    def _repels_flyers(self, by: int, to: int) -> bool:
        """Protection from flyers' attacks (BK-19.121)."""
        return self.is_flying(by) and self.keyword(to, NO_FLYERS) > 0

    def wound(self, to: int, count: int, means: int) -> int:
        """Put wounds on a card after prevention; how many it took (BK-12.35, BK-14.3)."""
        if means != BASIC and self.is_scaled(to):
            return 0
        if means < SPELL and not MAGIC >> means & 1:
            soak = min(count, self.armor_left(to))
            self.soaked[to] += soak
            count -= soak
        self.wounds[to] += count
        return count

    def is_scaled(self, i: int) -> bool:
        """Scale: past five of them only basic strikes wound it (BK-19.41)."""
        if self.keyword(i, SCALE) == 0:
            return False
        if self.tables.edition.scale_reads_life:
            return self.life(i) - self.wounds[i] >= SCALED_FROM
        return self.wounds[i] >= SCALED_FROM

    def drink(self, i: int, count: int) -> None:
        """A vampire heals by what it dealt; the surplus is extra life (BK-19.48).

        One that dies in the same exchange does not heal.
        """
        if count > 0 and self.wounds[i] < self.life(i):
            healed = min(count, self.wounds[i])
            self.wounds[i] -= healed
            self.extra[i] += count - healed
            self.note(events.DRANK, i, healed, count - healed)

    # What abilities do to cards

    def heal(self, i: int, count: int) -> int:
        """Take wounds off, never more than there are (BK-14.4); how many."""
        healed = min(count, self.wounds[i])
        if healed > 0:
            self.wounds[i] -= healed
            self.note(events.HEALED, i, healed)
        return healed

    def envenom(self, i: int, count: int) -> None:
        """Poison does not add up; the stronger one works (BK-20.1, BK-20.2)."""
        if self.keyword(i, NO_POISON) == 0 and count > self.poison[i]:
            self.poison[i] = count
            self.note(events.POISONED, i, count)

    def make_alert(self, i: int) -> None:
        """Alert again, with all movement points, free to move and act (BK-8.10)."""
        self.status[i] = (self.status[i] & ~ACTED) | ALERT
        self.steps[i] = self.tables.move[self.card[i]]

    def exhaust(self, i: int) -> None:
        self.status[i] &= ~ALERT

    def destroy(self, i: int) -> None:
        """To the graveyard without wounds; it counts as death (BK-14.6)."""
        self.remove(i)
        self.test_end()

    # Deaths

    def bury(self) -> None:
        """All whose wounds have reached their life die together (BK-14.3, BK-14.12)."""
        wounds = self.wounds
        fallen = False
        for i in range(len(wounds)):
            if wounds[i] > 0 and wounds[i] >= self.life(i):
                self.remove(i)
                fallen = True
        if fallen:
            self.test_end()

    def remove(self, i: int) -> None:
        """Out of play, all markers gone (BK-14.11); a returned card may be exiled instead."""
        exiled = self.status[i] & RETURNED and self.tables.edition.exile_incarnated
        self.status[i] &= ~HIDDEN
        self.note(events.EXILED if exiled else events.DIED, i)
        if self.place[i] < SQUARES:
            self.board[self.place[i]] = NONE
        self.place[i] = EXILE if exiled else GRAVE
        self.status[i] &= RETURNED
        self.wounds[i] = 0
        self.extra[i] = 0
        self.poison[i] = 0
        self.steps[i] = 0
        self.soaked[i] = 0
        self.tokens[i] = 0
        self.sky[i] = 0

    def test_end(self) -> None:
        """Who has no creature left has lost; both at once is a draw (BK-21.1, BK-21.6)."""
        south = self.creatures(0)
        north = self.creatures(1)
        if south > 0 and north > 0:
            return
        winner = NONE
        if south != north:
            winner = 0 if south > 0 else 1
        elif self.tables.edition.active_wins:
            winner = self.active
        self.finish(winner)

    def finish(self, winner: int) -> None:
        self.winner = winner
        self.stack.clear()
        self.base = -len(self.tables.blank_frame)
        self.ask(ASK_OVER, self.tables.nobody)
        self.note_seat(events.OVER, winner)
