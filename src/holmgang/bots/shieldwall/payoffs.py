"""What battles of Shieldwall are worth, for many decks and many cards at once.

Everything is seen by one player: index 0 is he, index 1 his enemy. A battle is
judged by where it leaves both, for every force of both; to count thousands of
them at once is NumPy's work, and the tests hold it against the engine.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from holmgang.bots.shieldwall.equilibrium import Floats
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.tables import MOST_FORCE, NONE, Tables

Ints = NDArray[np.integer[Any]]

FORCES: Final = np.arange(1, MOST_FORCE + 1)

# The worth of a position: a logistic regression of who won on 1,200 games of
# the bot against itself, repeated by bench/fit_lead.py.
UNIT: Final = 1.04
RACE: Final = 4.0
PROMISE: Final = 0.85
ATTACK: Final = -0.08

# Shapes that made the regression most likely.
RACE_SPREAD: Final = 0.6
"""How fast a lead in cards settles who runs out first, as a variance a card."""
REACH: Final = 0.3
"""Units a card costs until somebody runs out: with few units left it never comes to that."""
GAIN_SPREAD: Final = 6.0
"""Points above a usual battle that make a victory fairly sure."""
PRICE: Final = 0.3
"""Units that a card must win to be worth its use."""

TEMPER: Final = 0.15
"""How many units a weapon may promise less and still be stated now and then."""
DOUBT: Final = 0.02
"""The chance that a weapon was stated for no reason we know."""


KEPT: Final = msgspec.json.decode(
    Path(__file__).with_name("hands.json").read_bytes(), type=dict[str, float]
)
"""Units that a strategy card in hand is worth, more than a middling one, by its effect:
learned by bench/fit_hands.py. Cards of other packs that it does not know are middling."""


class Lore:
    """The tables of a pack as arrays, with one strategy more: none at all."""

    def __init__(self, tables: Tables) -> None:
        shape = (len(tables.weapons), len(tables.cards))
        self.weapons = len(tables.weapons)
        self.power = np.array(tables.power, dtype=np.float32).reshape(shape)
        self.extra = np.array(tables.extra, dtype=np.float32).reshape(shape)
        self.full = int(tables.battle_cards)
        # A usual battle: the better weapon of the first card, and one more card.
        better = self.power[:, : self.full].max(axis=0)
        self.typical = float(better.mean() + self.extra[:, : self.full].mean())

        self.nothing = len(tables.strategies)
        self.bonus = np.array([*tables.bonus, 0])
        self.bonus_mine = np.array([*tables.bonus_mine, NONE])
        self.bonus_theirs = np.array([*tables.bonus_theirs, NONE])
        self.bonus_cards = np.array([*tables.bonus_cards, 0])
        self.ambush = np.array([*tables.ambush, 0])
        self.enemy_weapon = np.array([*tables.enemy_weapon, NONE])
        self.enemy_most = np.array([*tables.enemy_most, 0])
        self.heal = np.array([*tables.heal, 0])
        self.toll = np.array([*tables.toll, 0])
        self.bloodless = np.array([*tables.bloodless, 0]) > 0
        self.reserves = np.array([*tables.reserves, 0]) > 0
        self.scorch = np.array([*tables.scorch, 0])
        self.spy = np.array([*tables.spy, 0]) > 0
        self.cancels = np.array([*tables.cancels, 0]) > 0
        self.kept = np.array([KEPT.get(effect(tables, card), 0.0) for card in range(self.nothing)])

    def gain(self, points: Floats) -> Floats:
        """Units won, on the whole, by bringing so many points to a usual battle."""
        gain: Floats = np.tanh((points - self.typical) / GAIN_SPREAD)
        return gain


def effect(tables: Tables, card: int) -> str:
    """What a strategy card does, in words; swords and bows are the same here."""
    figures = (
        "bonus", "bonus_cards", "ambush", "enemy_most", "heal", "toll", "bloodless",
        "reserves", "scorch", "spy", "cancels",
    )  # fmt: skip
    words = [f"{name} {getattr(tables, name)[card]}" for name in figures]
    words = [word for word in words if not word.endswith(" 0")]
    weapons = ("bonus_mine", "bonus_theirs", "enemy_weapon")
    return ", ".join([*words, *(w for w in weapons if getattr(tables, w)[card] != NONE)])


@lru_cache(maxsize=8)
def lore_of(tables: Tables) -> Lore:
    return Lore(tables)


class Decks:
    """The decks that one player may hold, each a type of him.

    points[type, weapon, force - 1] is what the first cards bring to this
    battle. promise[type, n] is what the deck is good for when n cards are gone:
    the units it wins against a usual enemy, cut into battles in the best way,
    less a price for each card.
    """

    def __init__(self, lore: Lore, decks: list[list[int]]) -> None:
        """Decks are lists of battle cards, all of one length, the first card first."""
        self.lore = lore
        self.types = len(decks)
        self.left = len(decks[0])
        cards = np.array(decks)
        reach = lore.power[:, cards, None].repeat(MOST_FORCE, axis=3)
        for more in range(1, MOST_FORCE):
            extra = lore.extra[:, cards[:, more:]]
            reach[:, :, : max(self.left - more, 0), more:] += extra[..., None]
        self.points = reach[:, :, 0].transpose(1, 0, 2)
        self.promise = self._promises(lore.gain(reach.max(axis=0)))

    def _promises(self, gains: Floats) -> Floats:
        promise = np.zeros((self.types, self.left + MOST_FORCE + 1), dtype=np.float32)
        net = gains - PRICE * FORCES
        for at in range(self.left - 1, -1, -1):
            most = min(MOST_FORCE, self.left - at)
            after = net[:, at, :most] + promise[:, at + 1 : at + 1 + most]
            promise[:, at] = after.max(axis=1)
        return promise

    def worth(self, points: Floats) -> Floats:
        """The promise if [.., type, force - 1] are the points of the next battle."""
        most = min(MOST_FORCE, self.left)
        net = self.lore.gain(points) - PRICE * FORCES + self.promise[:, 1 : 1 + MOST_FORCE]
        best: Floats = net[..., :most].max(axis=-1)
        return best


class Field:
    """What everybody sees of the battle, by one seat."""

    def __init__(self, world: Shieldwall, me: int) -> None:
        tables = world.tables
        self.seats = (me, 1 - me)
        self.lore = lore_of(tables)
        self.size = int(world.size)
        self.units = [int(world.side(seat).units) for seat in self.seats]
        self.left = [len(battle_cards(world, seat)) for seat in self.seats]
        self.attacker = self.seats.index(int(world.attacker))
        self.exact = int(world.exact_force())
        self.weapon = NONE
        self.tolls = [0, 0]
        for banner in world.banners:
            unit = banner - tables.battle_cards
            self.tolls[self.seats.index(int(world.bannerman))] += tables.unit_toll[unit]
            if tables.unit_weapon[unit] != NONE:
                self.weapon = tables.unit_weapon[unit]

    def stakes(self) -> float:
        """What a unit of promise adds to my prospects now."""
        units, left = ([np.array(n) for n in row] for row in (self.units, self.left))
        return float(prospects(units, left, self.attacker)[1])


def battle_cards(world: Shieldwall, seat: int) -> list[int]:
    """A deck without its unit cards, the first card first."""
    return [card for card in reversed(world.side(seat).deck) if not world.tables.is_unit(card)]


class Cells:
    """Battles on one field that differ in strategies and weapons, one a column.

    Arrays are [player, cell]. Of the strategies played only those count that
    are not countermanded (SW-TIM-07); forced weapons replace those stated
    (SW-TIM-01, SW-UNI-09).
    """

    def __init__(self, field: Field, played: Ints, stated: Ints) -> None:
        self.field = field
        self.lore = field.lore
        stopped = self.lore.cancels[played[::-1]]
        self.strategies: Ints = np.where(stopped, self.lore.nothing, played)
        forced = self.lore.enemy_weapon[self.strategies[::-1]]
        self.forced: Ints = np.where(forced == NONE, field.weapon, forced)
        self.weapons: Ints = np.where(self.forced == NONE, stated, self.forced)

    def __len__(self) -> int:
        return len(self.weapons[0])

    def part(self, columns: Ints) -> "Cells":
        """Some of the battles."""
        # What is stopped once has no effect, so nothing is stopped twice.
        return Cells(self.field, self.strategies[:, columns], self.weapons[:, columns])

    def distinct(self) -> tuple[Ints, Ints]:
        """Columns that differ in effect, and for each column which of them it is like."""
        rows = np.concatenate([self.strategies, self.weapons])
        _, chosen, like = np.unique(rows, axis=1, return_index=True, return_inverse=True)
        return chosen, like

    def legal(self, player: int) -> Floats:
        """[cell, force - 1]: 1.0 where a force may be used (SW-FRC-04)."""
        field = self.field
        limit = self.lore.enemy_most[self.strategies[1 - player]]
        most = np.minimum(np.where(limit > 0, limit, MOST_FORCE), field.left[player])[:, None]
        allowed = most >= FORCES
        if field.exact > 0:
            allowed = np.where(most >= field.exact, field.exact == FORCES, allowed)
        return allowed.astype(np.float32)

    def bonus(self, player: int, weapon: int = NONE) -> Floats:
        """[cell, own force - 1, enemy force - 1]: what a strategy adds (SW-PTS-04).

        With another weapon than the cell's own, if one is given.
        """
        lore = self.lore
        card = self.strategies[player]
        own = self.weapons[player] if weapon == NONE else weapon
        mine, theirs = lore.bonus_mine[card], lore.bonus_theirs[card]
        fits = (mine == NONE) | (mine == own)
        fits &= (theirs == NONE) | (theirs == self.weapons[1 - player])
        cards = lore.bonus_cards[card][:, None]
        points = (lore.bonus[card] * fits)[:, None] * ((cards == 0) | (cards == FORCES))
        ambush = lore.ambush[card][:, None] * (FORCES - 1)
        bonus: Ints = points[:, :, None] + ambush[:, None, :]
        return bonus.astype(np.float32)

    def evidence(self, decks: Decks, player: int) -> Floats:
        """[cell, type]: how likely a player's types are, by the weapon he has.

        The attacker states it before he knows the strategies, the defender
        after. A forced weapon tells nothing.
        """
        worth = []
        for weapon in range(self.lore.weapons):
            points: Floats = decks.points[:, weapon][None]
            if player != self.field.attacker:
                points = points + self.bonus(player, weapon)[:, None, :, 0]
            worth.append(np.broadcast_to(decks.worth(points), (len(self), decks.types)))
        odds = np.exp((np.stack(worth) - np.max(worth, axis=0)) / TEMPER)
        odds /= odds.sum(axis=0)
        likely = odds[self.weapons[player], np.arange(len(self))] + DOUBT
        likely[self.forced[player] != NONE] = 1.0
        shares: Floats = likely / likely.sum(axis=1, keepdims=True)
        return shares


def payoffs(cells: Cells, mine: Decks, theirs: Decks) -> Floats:
    """[cell, my force - 1, my type, their force - 1, their type]: my prospects after it."""
    points = mine.points[:, cells.weapons[0]].transpose(2, 1, 0)[..., None]
    against = theirs.points[:, cells.weapons[1]].transpose(2, 1, 0)[:, :, None, :]
    bonus = (cells.bonus(0) - cells.bonus(1).transpose(0, 2, 1))[..., None, None]
    promise = _promise_after(mine, cells, 0)[..., None]
    threat = _promise_after(theirs, cells, 1)[:, :, None, :]
    ends = np.stack([aftermath(cells, result) for result in (-1, 0, 1)])[..., None, None]
    shape = (len(cells), MOST_FORCE, mine.types, MOST_FORCE, theirs.types)
    payoff = np.empty(shape, dtype=np.float32)
    for a in range(MOST_FORCE):
        for b in range(MOST_FORCE):
            margin = points[a] + bonus[:, a, b] - against[b]
            won, lost = margin > 0, margin < 0
            (loss, loss_slope), (draw, draw_slope), (win, win_slope) = ends[:, :, :, a, b]
            value = np.where(won, win, np.where(lost, loss, draw))
            slope = np.where(won, win_slope, np.where(lost, loss_slope, draw_slope))
            payoff[:, a, :, b] = value + slope * (promise[a] - threat[b])
    return payoff


def _promise_after(decks: Decks, cells: Cells, player: int) -> Floats:
    """[force - 1, cell, type]: what the deck promises after the battle."""
    scorched = cells.lore.scorch[cells.strategies[1 - player]]
    gone = np.minimum(FORCES[:, None] + scorched, decks.left)
    return decks.promise[:, gone].transpose(1, 2, 0)


def aftermath(cells: Cells, result: int) -> Floats:
    """[2, cell, my force - 1, their force - 1] after a win (1), draw (0) or loss (-1).

    First my prospects, if the cards to come are middling; then what a unit of
    promise adds to them.
    """
    attacker = cells.field.attacker if result == 0 else int(result < 0)
    buried = [row[:, None, None] for row in _bury(cells, result)]
    left = [_left(cells, 0)[:, :, None], _left(cells, 1)[:, None, :]]
    alive = (buried[0] > 0) & (buried[1] > 0)
    fresh = alive & ((left[0] == 0) | (left[1] == 0))
    units = [buried[player] - 2 * (alive & (left[player] == 0)) for player in (0, 1)]
    value, slope = prospects(units, [np.where(fresh, cells.lore.full, n) for n in left], attacker)
    # If both fall, he who is not next attacker fell first (SW-END-03).
    defeat = (units[0] <= 0) & ((units[1] > 0) | (attacker == 1))
    victory = (units[1] <= 0) & ~defeat
    value = np.where(defeat, -1.0, np.where(victory, 1.0, value))
    slope = np.where(fresh | defeat | victory, 0.0, slope)
    return np.stack(np.broadcast_arrays(value, slope)).astype(np.float32)


def _bury(cells: Cells, result: int) -> list[Ints]:
    """[player, cell]: units after the battle's losses and healing (SW-TIM-12 to -14)."""
    field, lore = cells.field, cells.lore
    units: list[Ints] = [np.full(len(cells), count) for count in field.units]
    if result == 0:
        return units
    winner = int(result < 0)
    card, other = cells.strategies[winner], cells.strategies[1 - winner]
    toll = 1 + lore.toll[card] + field.tolls[winner]
    toll = np.where(lore.bloodless[card] | lore.bloodless[other], 0, toll)
    units[1 - winner] = np.maximum(units[1 - winner] - toll, 0)
    healed = np.minimum(units[winner] + lore.heal[card], field.size)
    units[winner] = np.where(units[1 - winner] > 0, healed, units[winner])
    return units


def _left(cells: Cells, player: int) -> Ints:
    """[cell, force - 1]: battle cards left, if Scorched Earth hits one (SW-TIM-15)."""
    lore = cells.lore
    back = lore.reserves[cells.strategies[player]][:, None] & (FORCES > 1)
    scorched = lore.scorch[cells.strategies[1 - player]][:, None]
    left: Ints = np.maximum(cells.field.left[player] - FORCES + back - scorched, 0)
    return left


def prospects(units: list[Ints], left: list[Ints], attacker: int) -> tuple[Floats, Floats]:
    """My expected score between two battles, and what a unit of promise adds to it."""
    root, lead, race = measures(units, left)
    edge = UNIT * lead + RACE * race + (ATTACK if attacker == 0 else -ATTACK)
    value = np.tanh(edge / root)
    return value, PROMISE / root * (1.0 - value * value)


def measures(units: list[Ints], left: list[Ints]) -> tuple[Floats, Ints, Floats]:
    """The doubt about what is to come, my lead in units, my lead in the race of cards.

    Who runs out of cards first loses units, if the game lasts until then.
    """
    total = np.maximum(units[0] + units[1], 1)
    cards = np.maximum(left[0] + left[1], 1)
    race = np.tanh((left[0] - left[1]) / np.sqrt(RACE_SPREAD * cards))
    return np.sqrt(total + 1.0), units[0] - units[1], race * total / (total + REACH * cards)
