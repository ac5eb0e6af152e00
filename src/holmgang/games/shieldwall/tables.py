"""The components of Shieldwall as flat tables that the rules read."""

from typing import Final

from mypy_extensions import i64

from holmgang.core.action import CHANCE, Action, pack
from holmgang.core.chance import factorial
from holmgang.core.packed import zeros

NONE: Final = -1

# Actions
FIRST: Final = 0
SHUFFLE: Final = 1
DRAW: Final = 2
WEAPON: Final = 3
PLAY: Final = 4
FORCE: Final = 5

MOST_FORCE: Final = 3
"""Force cards are "1", "2" and "3" (SW-CMP-05)."""

HAND: Final = 3
"""Strategy cards a player holds (SW-SET-02)."""


class Tables:
    """Battle cards come first in `cards`, unit cards after them.

    A table over cards and weapons is indexed `weapon * len(cards) + card`.
    """

    def __init__(
        self, weapons: list[str], cards: list[str], battle_cards: int, strategies: list[str]
    ) -> None:
        self.weapons = weapons
        self.cards = cards
        self.battle_cards: i64 = battle_cards
        self.power = zeros(len(weapons) * len(cards))
        self.extra = zeros(len(weapons) * len(cards))

        units = len(cards) - battle_cards
        self.unit_exact = zeros(units)
        self.unit_weapon = zeros(units)
        self.unit_toll = zeros(units)
        self.unit_scouts = zeros(units)

        self.strategies = strategies
        self.copies = zeros(len(strategies))
        self.bonus = zeros(len(strategies))
        self.bonus_mine = zeros(len(strategies))
        self.bonus_theirs = zeros(len(strategies))
        self.bonus_cards = zeros(len(strategies))
        self.ambush = zeros(len(strategies))
        self.enemy_weapon = zeros(len(strategies))
        self.enemy_most = zeros(len(strategies))
        self.heal = zeros(len(strategies))
        self.toll = zeros(len(strategies))
        self.bloodless = zeros(len(strategies))
        self.reserves = zeros(len(strategies))
        self.scorch = zeros(len(strategies))
        self.spy = zeros(len(strategies))
        self.cancels = zeros(len(strategies))

        self.orders = factorial(len(cards))
        """How many ways there are to shuffle a battle deck."""

        self.digest = ""
        self.most_units = 0
        # Lists that states hand out; module constants would be slower to reach.
        self.nobody: list[int] = []
        self.both: list[int] = [0, 1]
        self.alone: list[list[int]] = [[0], [1]]
        self.chance: list[int] = [CHANCE]
        self.any_weapon: list[Action] = [pack(WEAPON, w) for w in range(len(weapons))]
        self.one_weapon: list[list[Action]] = [[action] for action in self.any_weapon]
        self.up_to: list[list[Action]] = [
            [pack(FORCE, count) for count in range(1, most + 1)] for most in range(MOST_FORCE + 1)
        ]
        self.exactly: list[list[Action]] = [[pack(FORCE, count)] for count in range(MOST_FORCE + 1)]

    def is_unit(self, card: int) -> bool:
        return card >= self.battle_cards
