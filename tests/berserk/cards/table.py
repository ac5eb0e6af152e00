"""Battles with the cards of the edition `realms`, for one scenario a card.

    battle = fight("P1: bow-nomad c2", "P2: foe c5").dice(4).use("c2", "c5")
    assert battle.wounds("foe") == 2

Cards of the set are what they are; any other name is a plain card of life 10,
movement 1, strike 2-3-4, with whatever is said of it.
"""

from typing import Self

from berserk.battle import STATUS, Battle, field, pack_cards


class Fight(Battle):
    """A battle in which abilities are used in one line."""

    def use(self, place: str, *targets: str, number: int = 1) -> Self:
        """Use an ability of the card at a place, its targets and squares in their order."""
        self.play(f"use {place} {number}", *[f"target {target}" for target in targets])
        if self.question == "target" and "done" in self.legal():
            self.play("done")
        return self

    def poison(self, name: str) -> int:
        return self.state.poison[self.card(name)]

    def extra(self, name: str) -> int:
        return self.state.extra[self.card(name)]

    def has(self, name: str, status: str) -> bool:
        return self.state.status[self.card(name)] & STATUS[status] != 0


def fight(*sides: str) -> Fight:
    return Fight(field(*sides, cards=pack_cards("realms")).state)
