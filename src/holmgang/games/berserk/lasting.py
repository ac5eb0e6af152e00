"""How long gifts last: until an event, for so many uses, or until they are taken away."""

from typing import Final

from holmgang.games.berserk import codes
from holmgang.games.berserk.links import Links
from holmgang.games.berserk.modifiers import (
    GIFT_FROM,
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_TERM,
    GIFT_TO,
    GIFT_UNTIL,
)
from holmgang.games.berserk.state import GIFT
from holmgang.games.berserk.tables import (
    AIMED,
    ATTACK_SKILL,
    CLUMSY,
    NONE,
    SHOOTING_SKILL,
    UNANSWERABLE,
    VAMPIRISM,
)

ATTACKERS: Final = (AIMED, ATTACK_SKILL, SHOOTING_SKILL, VAMPIRISM, UNANSWERABLE)
"""Keywords that a card uses when it attacks."""

DEFENDERS: Final = (
    *(codes.M_TAKE, codes.M_WEAKEN, codes.M_CAP, codes.M_GUARD),
    *(codes.SLOT_ROLL_DEFENDING, codes.SLOT_GUARDS_ALERT),
)
"""Modifiers that a card uses when it is attacked."""

BY_THEMSELVES: Final = (codes.M_ABILITY, codes.SLOT_SHIELD, codes.SLOT_BANK)
"""Gifts whose uses are counted where they are used."""


class Lasting(Links):
    """The part of the rules that lets gifts end."""

    def doer(self, event: int) -> int:
        """Whose occasion it is: who did it, or whom it befell."""
        card = self.news[codes.N_CARD]
        return self.news[codes.N_BY] if card == NONE else card

    def end_until(self, event: int) -> None:
        """Gifts that last until this next befalls their card."""
        gifts = self.gifts
        who = self.doer(event)
        ended: list[int] = []
        for k in range(0, len(gifts), GIFT):
            if (
                gifts[k + GIFT_UNTIL] == codes.U_NEXT
                and gifts[k + GIFT_TERM] == event
                and gifts[k + GIFT_TO] == who
            ):
                ended.append(k)
        self.drop_gifts(ended)

    def gifts_of(self, i: int) -> list[int]:
        """Where the gifts of a card stand."""
        gifts = self.gifts
        return [k for k in range(0, len(gifts), GIFT) if gifts[k + GIFT_TO] == i]

    def drop_gifts(self, ended: list[int]) -> None:
        """Take gifts away, by where they stand, and let it be noticed."""
        if len(ended) == 0:
            return
        gifts = self.gifts
        dropped = [gifts[at : at + GIFT] for at in ended]
        for k in range(len(ended) - 1, -1, -1):
            del gifts[ended[k] : ended[k] + GIFT]
        for gift in dropped:
            if gift[GIFT_SLOT] >= codes.SLOT_COMMAND:
                self.gift_ended(gift[GIFT_SLOT], gift[GIFT_TO])
        if any(gift[GIFT_SLOT] == codes.M_ABILITY for gift in dropped):
            self.relink()
        else:
            self.take_stock()

    def gift_ended(self, slot: int, i: int) -> None:
        """Something that must be noticed at once is over."""
        raise NotImplementedError

    # Uses of what was given

    def use_gifts(self, i: int, means: int, other: int, attacks: bool) -> None:
        """An attack by or at a card uses what it was given for so many of them."""
        gifts = self.gifts
        k = 0
        while k < len(gifts):
            if (
                gifts[k + GIFT_UNTIL] == codes.U_USES
                and gifts[k + GIFT_TO] == i
                and serves(gifts[k + GIFT_SLOT], attacks)
                and self._concerns(gifts[k + GIFT_MOD], means, other, gifts[k + GIFT_FROM])
                and self.count_use(k)
            ):
                continue
            k += GIFT

    def count_use(self, at: int) -> bool:
        """One use of a gift; whether it was the last one."""
        self.gifts[at + GIFT_TERM] -= 1
        if self.gifts[at + GIFT_TERM] > 0:
            return False
        self.drop_gifts([at])
        return True


def serves(slot: int, attacks: bool) -> bool:
    """Whether a modifier is used by attacking, or else by being attacked."""
    if codes.SLOT_KW <= slot < codes.SLOT_IGNORE:
        word = slot % 32
        return word == CLUMSY or (word in ATTACKERS) == attacks
    if slot == codes.M_ROLL or slot == codes.M_ROLL_IS or slot == codes.M_DICE:
        return True
    if slot >= codes.SLOT_SHIELD or slot < codes.SLOT_KW:
        return slot not in BY_THEMSELVES and (slot in DEFENDERS) != attacks
    return attacks
