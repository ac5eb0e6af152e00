"""What abilities add to the figures of cards, for as long as they work.

A modifier comes from a static ability (`links`, by slot: source, head of the
ability, modifier) or was given for a while (`gifts`). A source that was given
its ability is numbered from GIVEN on. Values are worked out when they are
asked for, so that nothing can be out of date; a match without modifiers asks
only one question.
"""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.state import AIR, BLESSED, CURSED, GIFT, HIDDEN
from holmgang.games.berserk.tables import (
    ARMOR,
    ARTIFACT,
    ATTACK_SKILL,
    CLUMSY,
    DEFENSE_SKILL,
    KEYWORDS,
    NONE,
    TERRAIN,
)
from holmgang.games.berserk.terms import Terms

GIVEN: Final = 64
NOTHING: Final = -1000
"""No modifier of a slot is at work."""

# Figures of a gift
GIFT_SLOT: Final = 0
GIFT_TO: Final = 1
GIFT_MOD: Final = 2
GIFT_VALUE: Final = 3
GIFT_FROM: Final = 4  # the card that gave it
GIFT_UNTIL: Final = 5
GIFT_BOUND: Final = 7  # the card that its condition is about
GIFT_TERM: Final = 6  # the turn it ends with, a condition, an event or how many uses are left

DEEPEST: Final = 3
"""Modifiers that ask for modifiers that ask for modifiers: here the printed figures count."""

SUM: Final = 0
LARGEST: Final = 1
SMALLEST: Final = 2


class Modified(Terms):
    """The part of the rules that knows what a card's figures are just now."""

    def is_changed(self, slot: int) -> bool:
        """Whether anything may modify a slot at all."""
        return self.gifted >> lot(slot) & 1 == 1 or len(self.links[slot]) > 0

    # Sources

    def is_at_work(self, source: int, head: int, i: int) -> bool:
        """Whether a static ability or rule works, and on this card."""
        me = source % GIVEN
        if self.place[me] < 0 or self.status[me] & HIDDEN:
            return False
        code = self.tables.code
        if not self.matches(code[head + codes.H_WHO], i, me, NONE):
            return False
        if source >= GIVEN:
            if not self.is_given_still(source, head):
                return False
        elif self.is_silent(me):
            return False
        return self.holds(code[head + codes.H_COND], me, NONE)

    def sleeps(self, source: int, head: int) -> bool:
        """Whether a static ability or rule cannot be at work, on any card.

        A shortcut: its card is gone, or a marker that it is about lies nowhere.
        """
        if self.place[source % GIVEN] < 0:
            return True
        marker = self.tables.code[head + codes.H_MARKER]
        return marker != 0 and not self.lies_anywhere(marker - 1)

    def is_given_still(self, source: int, head: int) -> bool:
        """Whether a card still has an ability it was given, for a while or by another card."""
        if source >= 2 * GIVEN:
            k = 2 * (source // GIVEN - 2)
            return self.is_at_work(self.lent[k], self.lent[k + 1], source % GIVEN)
        gifts = self.gifts
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_SLOT] == codes.M_ABILITY and gifts[k + GIFT_MOD] == head:
                if gifts[k + GIFT_TO] == source % GIVEN and self.lasts(k):
                    return True
        return False

    def is_silent(self, i: int) -> bool:
        """Its printed abilities are lost (BK-19.162)."""
        return self.hushes and self.fold(codes.M_SILENT, i, NONE, NONE, LARGEST) != NOTHING

    def lasts(self, at: int) -> bool:
        """Whether a gift is still in force, as far as conditions go."""
        gifts = self.gifts
        if gifts[at + GIFT_UNTIL] != codes.U_WHILE:
            return True
        cond = self.tables.code[gifts[at + GIFT_TERM]]
        return self.holds(cond, gifts[at + GIFT_FROM], -2 - gifts[at + GIFT_BOUND])

    # Values

    def fold(self, slot: int, i: int, means: int, other: int, how: int, whose: int = NONE) -> int:
        """All modifiers of a slot on a card, put together; NOTHING if there are none.

        `means` and `other` are the attack at hand and the card on its far end;
        `whose` leaves out what the other seat's cards give.
        """
        if not self.is_changed(slot):
            return NOTHING
        links = self.links[slot]
        gifts = self.gifts
        if self.depth >= DEEPEST:
            return NOTHING
        self.depth += 1
        found = NOTHING
        for k in range(0, len(links), 3):
            me = links[k] % GIVEN
            if self.sleeps(me, links[k + 1]) or (whose != NONE and self.side[me] != whose):
                continue
            if self._concerns(links[k + 2], means, other, me) and self.is_at_work(
                links[k], links[k + 1], i
            ):
                found = put_together(found, self._value(links[k + 2], me), how)
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_SLOT] == slot and gifts[k + GIFT_TO] == i and self.lasts(k):
                if whose != NONE and self.side[gifts[k + GIFT_FROM]] != whose:
                    continue
                if self._concerns(gifts[k + GIFT_MOD], means, other, gifts[k + GIFT_FROM]):
                    found = put_together(found, gifts[k + GIFT_VALUE], how)
        self.depth -= 1
        return found

    def setting(self, slot: int, i: int, means: int) -> int:
        """What sets a figure: the player's own first, so the opponent's has the last word
        (BK-11.38, BK-11.40); of several of one player the largest.
        """
        if not self.is_changed(slot):
            return NOTHING
        mine = self.side[i]
        found = self.fold(slot, i, means, NONE, LARGEST, 1 - mine)
        return found if found != NOTHING else self.fold(slot, i, means, NONE, LARGEST, mine)

    def _concerns(self, mod: int, means: int, other: int, me: int) -> bool:
        """Whether a modifier is about this kind of attack, and by such a card."""
        if mod == 0:
            return True
        code = self.tables.code
        attacks = code[mod + codes.MOD_ATTACKS]
        if attacks != 0 and means != NONE and not attacks >> means & 1:
            return False
        source = code[mod + codes.MOD_FROM]
        return source == 0 or (other != NONE and self.matches(source, other, me, NONE))

    def _value(self, mod: int, me: int) -> int:
        at = self.tables.code[mod + codes.MOD_N]
        return 1 if at == 0 else self.amount(at, me, NONE)

    def added(self, slot: int, i: int, means: int = NONE, other: int = NONE) -> int:
        """The sum of all modifiers of a slot (BK-20.3)."""
        if self.plain and len(self.gifts) == 0:
            return 0
        found = self.fold(slot, i, means, other, SUM)
        return 0 if found == NOTHING else found

    def is_given(self, slot: int, i: int, means: int = NONE, other: int = NONE) -> bool:
        if self.plain and len(self.gifts) == 0:
            return False
        return self.fold(slot, i, means, other, LARGEST) != NOTHING

    # Figures

    def keyword(self, i: int, word: int) -> int:
        """The value of a keyword; hidden cards' abilities do not work (BK-6.11)."""
        if self.status[i] & HIDDEN:
            return 0
        value = self.tables.keywords[self.card[i] * KEYWORDS + word]
        if value > 0 and self.hushes and self.is_silent(i):
            value = 0
        return self._modified(i, word, value) if self.touched >> word & 1 else value

    def _modified(self, i: int, word: int, value: int) -> int:
        """The larger of equal keywords counts, what is more of one adds up (BK-20.2)."""
        value = max(value, self.fold(codes.SLOT_KW + word, i, NONE, NONE, LARGEST))
        if value > 0:
            more = self.fold(codes.SLOT_MORE + word, i, NONE, NONE, SUM)
            if more != NOTHING:
                value = max(0, value + more)
            if self.fold(codes.SLOT_LOSE + word, i, NONE, NONE, SUM) != NOTHING:
                return 0
        return max(0, value)

    def keyword_against(self, i: int, word: int, by: int) -> int:
        """A keyword as far as the attacker does not ignore it."""
        value = self.keyword(i, word)
        if value > 0 and by != NONE and self.is_given(codes.SLOT_IGNORE + word, by):
            return 0
        return value

    def life(self, i: int) -> int:
        """The most wounds a card can take, extra lives included (BK-14.5)."""
        life = self.tables.life[self.card[i]] + self.extra[i]
        if self.plain and len(self.gifts) == 0:
            return life
        return max(1, life + self.added(codes.M_LIFE, i))

    def type_of(self, i: int) -> int:
        """The type of a card just now."""
        printed = self.tables.type[self.card[i]]
        if not self.retyped:
            return printed
        other = self.fold(codes.M_TYPE, i, NONE, NONE, LARGEST)
        return printed if other == NOTHING else other

    def is_creature(self, i: int) -> bool:
        if self.retyped:
            return self.type_of(i) not in (ARTIFACT, TERRAIN)
        return self.tables.is_creature(self.card[i])

    def points(self, i: int) -> int:
        """Movement points a card has when it becomes alert; in the air it has none."""
        if self.place[i] == AIR:
            return 0
        return max(0, self.tables.move[self.card[i]] + self.added(codes.M_MOVE, i))

    def realm_of(self, i: int) -> int:
        realm = self.tables.realm[self.row(i)]
        if i >= GIVEN or (self.plain and len(self.gifts) == 0):
            return realm
        other = self.fold(codes.M_REALM, i, NONE, NONE, LARGEST)
        return realm if other == NOTHING else other

    def is_of_class(self, i: int, klass: int) -> bool:
        printed = self.tables.klass[self.row(i)] == klass
        if i >= GIVEN or (self.plain and len(self.gifts) == 0):
            return printed
        if printed:
            return not self._names(codes.M_UNCLASS, i, klass)
        return self._names(codes.M_CLASS, i, klass)

    def _names(self, slot: int, i: int, klass: int) -> bool:
        links = self.links[slot]
        for k in range(0, len(links), 3):
            if self._value(links[k + 2], 0) == klass and self.is_at_work(links[k], links[k + 1], i):
                return True
        gifts = self.gifts
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_SLOT] == slot and gifts[k + GIFT_TO] == i:
                if gifts[k + GIFT_VALUE] == klass and self.lasts(k):
                    return True
        return False

    def fury_of(self, i: int) -> int:
        return self.added(codes.M_FURY, i)

    # Dice and armor

    def luck(self, i: int) -> int:
        """What bless and curse add to any roll of a card (BK-19.14, BK-19.149)."""
        status = self.status[i]
        if status & (BLESSED | CURSED) == 0:
            return 0
        return (1 if status & BLESSED else 0) - (1 if status & CURSED else 0)

    def attack_bonus(self, i: int) -> int:
        """Modifiers are summed; the result may leave 1 to 6 (BK-11.36, BK-11.37)."""
        return self.keyword(i, ATTACK_SKILL) - min(1, self.keyword(i, CLUMSY)) + self.luck(i)

    def defence_bonus(self, i: int, by: int = NONE) -> int:
        skill = self.keyword_against(i, DEFENSE_SKILL, by)
        return skill - min(1, self.keyword(i, CLUMSY)) + self.luck(i)

    def armor_left(self, i: int, by: int = NONE) -> int:
        """Wounds armor still prevents this turn (BK-19.6)."""
        return max(0, self.keyword_against(i, ARMOR, by) - self.soaked[i])

    # Rules of cards

    def ruled_by(
        self, slot: int, i: int, other: int = NONE, means: int = NONE, square: int = NONE
    ) -> bool:
        """Whether a rule of a card (its mode and deed are the slot) is about this deed of `i`."""
        links = self.links[slot]
        for k in range(0, len(links), 3):
            source, head = links[k], links[k + 1]
            if (
                not self.sleeps(source, head)
                and self._is_about(links[k + 2], i, other, means, square, source % GIVEN)
                and self.is_at_work(source, head, i)
            ):
                return True
        return False

    def _is_about(self, deed: int, i: int, other: int, means: int, square: int, me: int) -> bool:
        code = self.tables.code
        unless = code[deed + codes.DEED_EXCEPT]
        if unless != 0 and self.matches(unless, i, me, NONE):
            return False
        attacks = code[deed + codes.DEED_ATTACKS]
        if attacks != 0 and (means == NONE or not attacks >> means & 1):
            return False
        target = code[deed + codes.DEED_TARGET]
        if target != 0 and (other == NONE or not self.matches(target, other, me, NONE)):
            return False
        cells = code[deed + codes.DEED_CELLS]
        if cells != 0 and square != NONE and not self.is_cell(cells, square, me, NONE):
            return False
        kind = code[deed + codes.DEED_KIND]
        return kind == NONE or means in (NONE, kind)

    def forbids(
        self, deed: int, i: int, other: int = NONE, means: int = NONE, square: int = NONE
    ) -> bool:
        """Whether a card may not do something, be it forbidden or allowed only otherwise."""
        if not self.rules >> deed & 1:
            return False
        if self.ruled_by(codes.SLOT_FORBID + deed, i, other, means, square):
            return True
        return self._is_only_otherwise(deed, i, other, means, square)

    def _is_only_otherwise(self, deed: int, i: int, other: int, means: int, square: int) -> bool:
        links = self.links[codes.SLOT_ONLY + deed]
        for k in range(0, len(links), 3):
            if self.is_at_work(links[k], links[k + 1], i):
                unless = self.tables.code[links[k + 2] + codes.DEED_EXCEPT]
                me = links[k] % GIVEN
                if unless != 0 and self.matches(unless, i, me, NONE):
                    continue
                if not self._is_about(links[k + 2], i, other, means, square, me):
                    return True
        return False


def lot(slot: int) -> int:
    """The bit of a slot in the mask of what is given; the slots of keywords share one a kind."""
    if slot < codes.SLOT_KW:
        return slot
    return slot - codes.SLOT_SHIELD + 40 if slot >= codes.SLOT_SHIELD else 32 + (slot >> 5)


def put_together(found: int, value: int, how: int) -> int:
    if found == NOTHING:
        return value
    if how == SUM:
        return found + value
    return max(found, value) if how == LARGEST else min(found, value)
