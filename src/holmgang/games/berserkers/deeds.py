"""What the Berserkers can do: where each deed is possible, and what it does."""

from mypy_extensions import i64

from holmgang.core.action import Action, pack
from holmgang.core.bits import bit
from holmgang.games.berserkers import view
from holmgang.games.berserkers.enemies import Enemies
from holmgang.games.berserkers.state import (
    F_BET,
    F_BLOCK,
    F_BOOK,
    F_FLY,
    F_GATHER,
    F_HEAL,
    F_LIFT,
    F_LIGHT,
    F_LOCATION,
    F_MARK,
    F_MOVE,
    F_PULL,
    F_PUSH,
    F_RAID,
    F_REVIVE,
    F_SLAY,
    F_SPEND,
    F_STONE,
    F_TRAIN,
    F_WHERE,
    HEALTHY,
    WOUNDED,
)
from holmgang.games.berserkers.tables import (
    ANYWHERE,
    BET,
    BLOCK,
    CARDS,
    CELLS,
    CREATURES,
    DEEDS,
    ELVES,
    END,
    GATHER,
    I_FLY,
    I_GOLD,
    I_HEAL,
    I_HUSH,
    I_MOVE,
    I_NOTHING,
    I_REROLL,
    I_REVIVE,
    I_SHIELD,
    I_SLAY,
    KEEP,
    LIFT,
    LIGHT,
    LOCATION,
    MARK,
    MOVE_1,
    MOVE_3,
    NONE,
    ORCS,
    PASSAGE,
    PILLAGE,
    PULL,
    PUSH,
    REST,
    RIDERS,
    SLAY,
    SPEND,
    SPEND_ELVES,
    SPEND_GRIMOIRE,
    SPEND_TREASURE,
    SPEND_ZODD,
    THREE,
    THROW,
    TRAIN,
    USE,
    ZODD,
)

ALL_CARDS = (bit(CARDS)) - 1


class Deeds(Enemies):
    """A position in which Berserkers act."""

    # Phase 1: everything that may be done now (BR-DEC-02)

    def deeds(self) -> list[Action]:
        options: list[Action] = []
        if self.thrown:
            self._dice_options(options)
            self._spend_options(options)
            options.append(self.tables.do[END])
        else:
            options.append(self.tables.do[THROW])
        if self.held:
            for item in range(len(self.tables.items)):
                if self.held >> item & 1 and self.can_use(item):
                    options.append(pack(USE, item))
        if self.can_keep():
            options.append(self.tables.do[KEEP])
        return options

    def items_now(self) -> list[Action]:
        """Items that can be used while the enemies play, if one would do something (BR-VIL-03)."""
        options: list[Action] = []
        if self.held == 0 or not self.readings.items_serve_all_turn:
            return options
        helps = False
        for item in range(len(self.tables.items)):
            effect = self.tables.item_effect[item]
            if self.held >> item & 1 and effect != I_HUSH and self.can_use(item):
                options.append(pack(USE, item))
                helps = helps or effect != I_NOTHING
        return options if helps else []

    def _dice_options(self, options: list[Action]) -> None:
        tables = self.tables
        possible: i64 = 0  # deeds found possible or not, so that each is looked at once
        looked: i64 = 0
        for die in range(1, 7):
            if self.dice[die] == 0:
                continue
            for card in range(CARDS):
                deed = tables.deeds[card * 7 + die]
                if not looked >> deed & 1:
                    looked |= bit(deed)
                    if self.can_do(deed):
                        possible |= bit(deed)
                if possible >> deed & 1 and self.room(card, die):
                    options.append(tables.place[die * CARDS + card])
            if self.gold > 0:
                options.append(tables.reroll[die])
            if not self.demands.refused_dice >> die & 1:
                options.append(tables.give[die])

    def _spend_options(self, options: list[Action]) -> None:
        demands = self.demands
        if demands.elves or demands.grimoire or demands.zodd or demands.treasure:
            for purpose in range(4):
                if self.can_spend(purpose):
                    options.append(pack(SPEND, purpose))

    def can_keep(self) -> bool:
        """Once a game (BR-SAV-01)."""
        return self.saved is None and not self.restored

    # What is possible

    def can_do(self, deed: i64) -> bool:
        """Whether a deed has at least one target (BR-P1-07)."""
        if deed <= MOVE_3:
            return not self.barred
        if deed == PILLAGE:
            return True
        if deed == BET:
            return self.gold >= self.tables.stake
        if deed == LOCATION:
            return self.active_places(self.standing()) != 0
        if deed == LIGHT:
            return self.unlit() != 0
        if deed == LIFT:
            return self.standing() & self.dark_cells() != 0
        if deed == MARK:
            return self.markable() != 0
        return self.movable(deed) != 0

    def unlit(self) -> i64:
        """Cells with a Berserker, a fire symbol and no fire (BR-ACT-04)."""
        return self.standing() & self.fire_cells & ~self.fires

    def markable(self) -> i64:
        """Riders that can be sealed: with a Berserker, by a lit fire (BR-ACT-09)."""
        cells = self.standing() & self.fires
        riders: i64 = 0
        if cells:
            for colour in range(THREE):
                if cells >> self.at[RIDERS + colour] & 1 and not self.sealed >> colour & 1:
                    riders |= bit(colour)
        return riders

    def movable(self, deed: i64) -> i64:
        """Creatures that can be pushed or pulled, as a bit mask (BR-ACT-05 to BR-ACT-07)."""
        near_mask = self.tables.near_mask
        at = self.at
        mask: i64 = 0
        reach: i64 = 0
        for hero in range(THREE):
            if at[hero] < 0:
                continue
            cells = bit(at[hero]) if deed == PUSH else near_mask[at[hero]]
            # Another Berserker can be moved, never the one who does it.
            for other in range(THREE):
                if other != hero and at[other] >= 0 and cells >> at[other] & 1:
                    mask |= bit(other)
            reach |= cells
        for creature in range(RIDERS, CREATURES):
            if at[creature] >= 0 and reach >> at[creature] & 1:
                mask |= bit(creature)
        return mask

    def pullers(self, creature: i64) -> i64:
        """Cells of Berserkers next to a creature."""
        cells: i64 = 0
        for hero in range(THREE):
            if hero != creature and self.at[hero] >= 0:
                cells |= bit(self.at[hero])
        return cells & self.tables.near_mask[self.at[creature]]

    def active_places(self, cells: i64) -> i64:
        """Those cells whose location action is possible (BR-LOC-07)."""
        mask: i64 = 0
        for cell in range(CELLS):
            if cells >> cell & 1 and self.can_act_on(cell):
                mask |= bit(cell)
        return mask

    def can_act_on(self, cell: i64) -> bool:
        place = self.layout[cell]
        if self.gold < self.tables.place_gold[place]:
            return False
        action = self.tables.place_action[place]
        if action == PASSAGE:
            return True
        if action == GATHER:
            return self.heroes_on(~(bit(cell))) != 0
        if action == REST:
            return self.wounded_on(cell) != 0
        if action == BLOCK:
            return self.blocked != 7
        if action == TRAIN:
            return self.trained != ALL_CARDS
        return self.squads_on(bit(cell)) != 0

    def wounded_on(self, cell: i64) -> i64:
        """Wounded Berserkers on a cell, or anywhere."""
        mask: i64 = 0
        for hero in range(THREE):
            if self.health[hero] == WOUNDED and cell in (ANYWHERE, self.at[hero]):
                mask |= bit(hero)
        return mask

    def squads_on(self, cells: i64) -> i64:
        mask: i64 = 0
        for colour in range(THREE):
            if self.at[ORCS + colour] >= 0 and cells >> self.at[ORCS + colour] & 1:
                mask |= bit(colour)
        return mask

    def can_use(self, item: i64) -> bool:
        """Items that would do something now; the shield waits for an attack (BR-VIL-03)."""
        effect = self.tables.item_effect[item]
        if effect == I_SHIELD:
            return False
        if effect == I_REROLL:
            return self.dice_total() > 0
        if effect == I_SLAY:
            return self.squads_on(self.standing()) != 0
        if effect == I_HEAL:
            return self.wounded_on(ANYWHERE) != 0
        if effect == I_REVIVE:
            return self.alive() < THREE
        if effect == I_HUSH:
            return not self.harp
        return effect != I_GOLD or self.gold < self.tables.most_gold

    def can_spend(self, purpose: i64) -> bool:
        """Whether dice can be discarded for a request now (BR-REQ-4c, 8c, 9c, 10b, 13)."""
        if purpose == SPEND_ELVES:
            is_open = self.demands.elves and self.elves_together()
        elif purpose == SPEND_GRIMOIRE:
            is_open = self.demands.grimoire and not self.burnt and self.turned != 15
        elif purpose == SPEND_ZODD:
            is_open = self.at[ZODD] >= 0 and self.standing() >> self.at[ZODD] & 1 == 1
        else:
            is_open = self.tokens & self.standing() != 0
        if not is_open:
            return False
        if self.may_exceed(purpose):
            return self.dice_total() >= self.price(purpose)
        return self.can_total(self.price(purpose), 6)

    def may_exceed(self, purpose: i64) -> bool:
        """Whether the dice may show more than the total that is asked for (BR-REQ-13)."""
        return purpose == SPEND_ELVES or self.readings.six_is_least

    # Beginning a deed: the frame that asks for its targets

    def begin(self, deed: i64) -> None:
        if deed <= MOVE_3:
            self.frames.push(F_MOVE, deed - MOVE_1 + 1)
        elif deed == LIGHT:
            self.frames.push(F_LIGHT)
        elif deed == LIFT:
            self.frames.push(F_LIFT)
        elif deed == PUSH:
            self.frames.push(F_PUSH)
        elif deed == PULL:
            self.frames.push(F_PULL)
        elif deed == MARK:
            self.frames.push(F_MARK)
        elif deed == PILLAGE:
            self.frames.push(F_RAID)
        elif deed == BET:
            self.pay(self.tables.stake)
            self.frames.push(F_BET)
        else:
            self.frames.push(F_LOCATION)

    def begin_location(self, cell: i64) -> None:
        place = self.layout[cell]
        action = self.tables.place_action[place]
        if self.journal is not None:
            self.log(view.LOCATED, [len(DEEDS) + action, cell], 0)
        self.pay(self.tables.place_gold[place])
        if action == GATHER:
            self.frames.push(F_GATHER, cell)
        elif action == PASSAGE:
            self.frames.push(F_FLY, cell)
        elif action == REST:
            self.frames.push(F_HEAL, cell)
        elif action == BLOCK:
            self.frames.push(F_BLOCK)
        elif action == TRAIN:
            self.frames.push(F_TRAIN)
        elif action == SLAY:
            self.frames.push(F_SLAY, cell)

    def begin_item(self, item: i64) -> None:
        """A used item leaves the game (BR-VIL-03)."""
        self.held ^= bit(item)
        self.log_one(view.USED, item, 0)
        effect = self.tables.item_effect[item]
        if effect == I_MOVE:
            self.frames.push(F_MOVE, self.tables.item_amount[item])
        elif effect == I_FLY:
            self.frames.push(F_FLY, ANYWHERE)
        elif effect == I_REROLL:
            self._open_stone(item)
        elif effect == I_SLAY:
            self.frames.push(F_SLAY, ANYWHERE)
        elif effect == I_HEAL:
            self.frames.push(F_HEAL, ANYWHERE)
        elif effect == I_REVIVE:
            self.frames.push(F_REVIVE)
        elif effect == I_HUSH:
            self.harp = True
        elif effect != I_NOTHING:
            self.earn(self.tables.item_amount[item])

    def _open_stone(self, item: i64) -> None:
        if self.stone_left == 0:
            self.stone = item
            self.stone_left = self.tables.item_amount[item]
        self.frames.push(F_STONE, self.stone_left | 6 << 4)

    def spend_stone(self, count: i64) -> None:
        """By the reading `stone=turn` what is left of it serves later in the turn (BR-ITM-D)."""
        self.stone_left = self.stone_left - count if self.readings.stone_lasts else 0
        if self.stone_left > 0:
            self.held |= bit(self.stone)

    def close_stone(self) -> None:
        if self.stone_left > 0:
            self.stone_left = 0
            self.held &= ~bit(self.stone)

    def begin_spending(self, purpose: i64) -> None:
        self.log_one(view.SPENT, purpose, 0)
        if purpose == SPEND_TREASURE:
            self.frames.push(F_WHERE)
        else:
            self.frames.push(F_SPEND, purpose | 6 << 4)

    # Dice discarded for a request, the highest first

    def spendable(self) -> list[Action]:
        """Numbers that can be discarded next so that the total can still be reached."""
        operand = self.frames.operand
        purpose, last, total = operand & 15, operand >> 4 & 15, operand >> 8 & 255
        options: list[Action] = []
        need = self.price(purpose) - total
        for die in range(last, 0, -1):
            if self.dice[die] == 0:
                continue
            if self.may_exceed(purpose):
                fits = self._dice_up_to(die) >= need
            else:
                fits = die <= need and self._fits_after(die, need)
            if fits:
                options.append(self.tables.die[die])
        return options

    def price(self, purpose: i64) -> i64:
        tables = self.tables
        if purpose == SPEND_ELVES:
            return tables.elves_dice
        if purpose == SPEND_GRIMOIRE:
            return tables.grimoire_dice
        return tables.zodd_dice if purpose == SPEND_ZODD else tables.treasure_dice

    def _dice_up_to(self, die: i64) -> i64:
        total: i64 = 0
        for number in range(1, die + 1):
            total += number * self.dice[number]
        return total

    def _fits_after(self, die: i64, need: i64) -> bool:
        self.dice[die] -= 1
        fits = self.can_total(need - die, die)
        self.dice[die] += 1
        return fits

    def spend(self, die: i64) -> None:
        operand = self.frames.operand
        purpose, total = operand & 15, (operand >> 8 & 255) + die
        self.dice[die] -= 1
        if total < self.price(purpose):
            self.frames.operand = operand & ~0xFFF0 | die << 4 | total << 8
            return
        self.frames.pop()
        self._bought(purpose, operand >> 16)

    def _bought(self, purpose: i64, cell: i64) -> None:
        if purpose == SPEND_ELVES:
            self.elves_done = True
            for group in range(THREE):
                self.at[ELVES + group] = NONE
            self.log(view.ELVES_SPOKE, [], 0)
        elif purpose == SPEND_GRIMOIRE:
            self.frames.push(F_BOOK)
        elif purpose == SPEND_ZODD:
            self._strike_zodd()
        else:
            self.turn_token(cell)

    def turn_token(self, cell: i64) -> None:
        raise NotImplementedError

    def _strike_zodd(self) -> None:
        self.zodd_health -= 1
        self.log_one(view.HIT, self.zodd_health, 0)
        if self.zodd_health == 0:
            self.at[ZODD] = NONE
            self.log(view.GONE, [], 0)

    # Effects

    def go(self, creature: i64, cell: i64) -> None:
        self.at[creature] = cell
        if self.journal is not None:
            self.log(view.WENT, [creature, cell], 0)

    def light(self, cell: i64) -> None:
        self.fires |= bit(cell)
        self.log_one(view.LIT, cell, 0)

    def lift(self, cell: i64) -> None:
        self.dark[cell] -= 1
        self.supply += 1
        self.log_one(view.LIFTED, cell, 0)

    def mark(self, colour: i64) -> None:
        """One rider, or all that can be sealed on its place (BR-ACT-09)."""
        cell = self.at[RIDERS + colour]
        riders = self.markable() if self.readings.marks_all else bit(colour)
        for other in range(THREE):
            if riders >> other & 1 and self.at[RIDERS + other] == cell:
                self.sealed |= bit(other)
                self.log_one(view.MARKED, RIDERS + other, 0)

    def heal(self, hero: i64) -> None:
        self.health[hero] = HEALTHY
        self.log_one(view.HEALED, hero, 0)

    def block(self, colour: i64) -> None:
        self.blocked |= bit(colour)
        self.log_one(view.BLOCKED, RIDERS + colour, 0)

    def train(self, card: i64) -> None:
        self.trained |= bit(card)
        self.log_one(view.TRAINED, card, 0)

    def slay(self, colour: i64) -> None:
        if self.journal is not None:
            self.log(view.SLAIN, [ORCS + colour, self.at[ORCS + colour]], 0)
        self.at[ORCS + colour] = NONE
        if self.phase == 3:  # the orcs' own phase: its die falls with it
            self.faces[colour] = 0

    def revive(self, hero: i64) -> None:
        """Healthy, on the starting place (BR-ITM-G)."""
        self.health[hero] = HEALTHY
        self.at[hero] = self.tables.start
        if self.journal is not None:
            self.log(view.REVIVED, [hero, self.at[hero]], 0)

    def earn(self, pieces: i64) -> None:
        """What goes above the limit is lost (BR-GLD-01)."""
        gained = min(pieces, self.tables.most_gold - self.gold)
        self.gold += gained
        if self.journal is not None:
            self.log(view.GOLD, [gained, self.gold], 0)

    def pay(self, pieces: i64) -> None:
        if pieces > 0:
            self.gold -= pieces
            if self.journal is not None:
                self.log(view.PAID, [pieces, self.gold], 0)
