"""Attacks, wounds and deaths (BK-10 to BK-14).

An attack is a frame that waits for a protector, for dice and for the choice of
the higher roller. Its steps are those of BK-11.42.
"""

from typing import Final

from holmgang.core.action import Action, pack
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.muster import Muster
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
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
    FLYER,
    HIGHER,
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
    TERRAIN,
    THROW,
    UNANSWERABLE,
    VAMPIRISM,
    combat_row,
    lone_roll,
)

ATTACKING: Final = 5  # a frame

# Registers of ATTACKING
MEANS: Final = 2  # the kind of attack
ATTACKER: Final = 3
TARGET: Final = 4
DEFENDER: Final = 5
ROLLED: Final = 6  # the attacker's die
ANSWERED: Final = 7  # the defender's die
FORCE: Final = 8  # strength of the attacker's strike, 0 a miss
REPLY: Final = 9  # strength of the defender's strike
POWER: Final = 10  # light, medium and strong magnitude in bytes, NONE for the printed strike

# Steps of an attack
DECLARED: Final = 0
GUARDED: Final = 1
THROWN: Final = 2
COUNTED: Final = 3
LANDED: Final = 4


class Combat(Muster):
    """The part of the rules in which cards hurt each other."""

    def declare(self, means: int, attacker: int, target: int, power: int = NONE) -> None:
        """Begin an attack. The cost is due at once: the attacker is exhausted (BK-11.42)."""
        self.status[attacker] &= ~(ALERT | HIDDEN)
        self.status[attacker] |= ACTED
        self.push(ATTACKING)
        self.set_reg(MEANS, means)
        self.set_reg(ATTACKER, attacker)
        self.set_reg(TARGET, target)
        self.set_reg(DEFENDER, target)
        self.set_reg(POWER, power)
        if self.tables.edition.reveal_first:
            self.turn_up(target)

    def turn_up(self, i: int) -> None:
        """Reveal a hidden card; a flyer takes to the air (BK-6.5 to BK-6.9)."""
        if not self.is_hidden(i):
            return
        self.status[i] &= ~HIDDEN
        self.take_off(i)

    def take_off(self, i: int) -> None:
        """Flyers and terrains leave their square when they are revealed (BK-6.9)."""
        if self.tables.type[self.card[i]] in (FLYER, TERRAIN) and self.place[i] < SQUARES:
            self.board[self.place[i]] = NONE
            self.place[i] = AIR

    def attack_step(self) -> None:
        step = self.reg(STEP)
        if step == DECLARED:
            self._seek_protector()
        elif step == GUARDED:
            self._make_ready()
        elif step == THROWN:
            self._seek_answer()
        elif step == COUNTED:
            self._count()
        else:
            self._land()

    # Protectors

    def _seek_protector(self) -> None:
        self.set_reg(STEP, GUARDED)
        attacker = self.reg(ATTACKER)
        if self.reg(MEANS) != BASIC or self.is_aimed(attacker):
            return
        # Only in the opponent's turn (BK-11.10).
        if self.active != self.owner(attacker):
            return
        if len(self.protectors(attacker, self.reg(TARGET))) > 0:
            self.ask(ASK_PROTECTOR, self.tables.alone[self.owner(self.reg(TARGET))])

    def is_aimed(self, i: int) -> bool:
        """No protector can be named against it (BK-11.13, BK-19.101)."""
        return self.keyword(i, AIMED) > 0 or self.keyword(i, UNANSWERABLE) > 0

    def protector_options(self) -> list[Action]:
        guards = self.protectors(self.reg(ATTACKER), self.reg(TARGET))
        named = [pack(PROTECT, self.name_of_place(i)) for i in guards]
        return [*named, pack(ANSWER, PASS)]

    def protect(self, i: int) -> None:
        """The protector fights in the target's stead; acting reveals it (BK-6.8)."""
        self.set_reg(DEFENDER, i)
        self.turn_up(i)

    # Dice

    def _make_ready(self) -> None:
        """With the defender settled, a hidden one is turned and the die is thrown."""
        self.turn_up(self.reg(DEFENDER))
        self.set_reg(STEP, THROWN)
        if self.reaches(self.reg(MEANS), self.reg(ATTACKER), self.reg(DEFENDER)):
            self.ask(ASK_CHANCE, self.tables.chance)
        else:
            self._take_back()

    def reaches(self, means: int, attacker: int, defender: int) -> bool:
        """A strike into the dark may find a flyer, which no ground creature reaches (BK-6.10)."""
        if self.tables.type[self.card[defender]] == TERRAIN:
            return False
        grounded = not self.is_flying(attacker)
        return not (means <= MAGICAL and grounded and self.is_flying(defender))

    def _take_back(self) -> None:
        """An illegal action is not paid for; what it revealed stays so (BK-6.10, BK-20.8)."""
        attacker = self.reg(ATTACKER)
        self.status[attacker] |= ALERT
        self.status[attacker] &= ~ACTED
        self.pop()

    def answers(self, defender: int) -> bool:
        """Whether a defender rolls and may strike back: alert, and in melee (BK-11.18, -11.30)."""
        if self.reg(MEANS) != BASIC or self.keyword(self.reg(ATTACKER), UNANSWERABLE) > 0:
            return False
        return self.is_alert(defender) and self.tables.type[self.card[defender]] != ARTIFACT

    def _seek_answer(self) -> None:
        self.set_reg(STEP, COUNTED)
        if self.answers(self.reg(DEFENDER)):
            self.ask(ASK_CHANCE, self.tables.chance)

    def attack_die(self, die: int) -> None:
        """The attacker's die comes first, then the defender's (BK-11.18)."""
        self.set_reg(ROLLED if self.reg(STEP) == THROWN else ANSWERED, die)

    def _count(self) -> None:
        self.set_reg(STEP, LANDED)
        mine = self.reg(ROLLED) + self._bonus()
        if self.reg(ANSWERED) == NONE:
            self.set_reg(FORCE, lone_roll(mine))
            self.set_reg(REPLY, 0)
            return
        theirs = self.reg(ANSWERED) + self.defence_bonus(self.reg(DEFENDER))
        force, reply, lower, _ = combat_row(mine, theirs)
        self.set_reg(FORCE, force)
        self.set_reg(REPLY, reply)
        if lower != NONE:
            chooser = self.reg(ATTACKER) if mine > theirs else self.reg(DEFENDER)
            self.ask(ASK_ROW, self.tables.alone[self.owner(chooser)])

    def _bonus(self) -> int:
        attacker = self.reg(ATTACKER)
        means = self.reg(MEANS)
        if means == BASIC:
            return self.attack_bonus(attacker)
        skill = self.keyword(attacker, SHOOTING_SKILL) if means == SHOT else 0
        return skill + self.luck(attacker)

    def row_options(self) -> list[Action]:
        return [pack(ANSWER, HIGHER), pack(ANSWER, LOWER)]

    def choose_row(self, word: int) -> None:
        """In an exchange the higher roller may take the row before (BK-11.23)."""
        if word == LOWER:
            mine = self.reg(ROLLED) + self._bonus()
            theirs = self.reg(ANSWERED) + self.defence_bonus(self.reg(DEFENDER))
            _, _, force, reply = combat_row(mine, theirs)
            self.set_reg(FORCE, force)
            self.set_reg(REPLY, reply)

    # Blows

    def _land(self) -> None:
        """Both strikes are simultaneous; then the fighters rest and the dead fall (BK-11.26)."""
        means = self.reg(MEANS)
        attacker = self.reg(ATTACKER)
        defender = self.reg(DEFENDER)
        force = self.reg(FORCE)
        reply = self.reg(REPLY)
        power = self.reg(POWER)
        guarded = defender != self.reg(TARGET)
        self.pop()
        struck = self._hit(means, attacker, defender, force, power)
        answered = self._hit(BASIC, defender, attacker, reply, NONE)
        if guarded:
            self.status[defender] &= ~ALERT
        self.drink(attacker, struck)
        self.drink(defender, answered)
        self.bury()

    def magnitude(self, i: int, strength: int, power: int) -> int:
        """The number of an attack: printed strike, or an ability's own three (BK-11.1, BK-10.11)."""
        if power == NONE:
            return self.tables.strike[3 * self.card[i] + strength - 1]
        return power >> 8 * (strength - 1) & 255

    def _hit(self, means: int, by: int, to: int, strength: int, power: int) -> int:
        """Deal a strike of some strength; how many wounds vampirism may count."""
        if strength == 0 or self.is_blocked(means, by, to):
            return 0
        size = self.magnitude(by, strength, power)
        left = self.life(to) - self.wounds[to]
        dealt = self.wound(to, size, means)
        if means != BASIC or self.keyword(by, VAMPIRISM) == 0 or not self.is_creature(to):
            return 0
        return dealt if self.tables.edition.vampirism_overkill else min(dealt, max(0, left))

    def is_blocked(self, means: int, by: int, to: int) -> bool:
        """Whether a protection of the target stops an action (BK-12.33, BK-19.32 to 19.36)."""
        if by != NONE and self.is_flying(by) and self.keyword(to, NO_FLYERS) and means < SPELL:
            return True
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
        return shield != NONE and self.keyword(to, shield) > 0

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
        counted = (
            self.life(i) - self.wounds[i]
            if self.tables.edition.scale_reads_life
            else self.wounds[i]
        )
        return counted >= 5

    def drink(self, i: int, count: int) -> None:
        """A vampire heals by what it dealt; the surplus is extra life (BK-19.48).

        One that dies in the same exchange does not heal.
        """
        if count > 0 and self.wounds[i] < self.life(i):
            healed = min(count, self.wounds[i])
            self.wounds[i] -= healed
            self.extra[i] += count - healed

    def heal(self, i: int, count: int) -> None:
        """Never more than there is (BK-14.4)."""
        self.wounds[i] -= min(count, self.wounds[i])

    def envenom(self, i: int, count: int) -> None:
        """Poison does not add up; the stronger one works (BK-20.2)."""
        if self.keyword(i, NO_POISON) == 0:
            self.poison[i] = max(self.poison[i], count)

    # Deaths

    def bury(self) -> None:
        """All whose wounds have reached their life die together (BK-14.3, BK-14.12)."""
        fallen = [
            i
            for i in range(len(self.place))
            if self.place[i] >= 0 and self.wounds[i] >= self.life(i)
        ]
        for i in fallen:
            self.remove(i)
        if len(fallen) > 0:
            self.test_end()

    def remove(self, i: int) -> None:
        """Out of play, all markers gone (BK-14.11); a returned card may be exiled instead."""
        if self.place[i] < SQUARES:
            self.board[self.place[i]] = NONE
        exiled = self.status[i] & RETURNED and self.tables.edition.exile_incarnated
        self.place[i] = EXILE if exiled else GRAVE
        self.status[i] &= RETURNED
        self.wounds[i] = 0
        self.extra[i] = 0
        self.poison[i] = 0
        self.steps[i] = 0
        self.soaked[i] = 0
        self.tokens[i] = 0

    def test_end(self) -> None:
        """Who has no creature left has lost; both at once is a draw (BK-21.1, BK-21.6)."""
        left = [self.creatures(0), self.creatures(1)]
        if left[0] > 0 and left[1] > 0:
            return
        if left[0] != left[1]:
            self.winner = 0 if left[0] > 0 else 1
        self.stack.clear()
        self.ask(ASK_OVER, self.tables.nobody)
