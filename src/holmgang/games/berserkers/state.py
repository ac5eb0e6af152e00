"""A position of Berserkers: the map, the pieces, the dice, and what follows from them.

Everything lies open. What a deck or a face-down token hides is drawn from
chance when it is turned over, and remembered once it is known.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.action import Action
from holmgang.core.bits import bit, count_bits
from holmgang.core.frame import Frames
from holmgang.core.packed import total
from holmgang.core.state import State
from holmgang.games.berserkers.readings import Readings
from holmgang.games.berserkers.tables import (
    CELLS,
    ELVES,
    NONE,
    ORCS,
    PAGES,
    THREE,
    UNLIMITED,
    Request,
    Tables,
)

# Questions
ASK_CHANCE: Final = 0
ASK_MORE: Final = 1
ASK_REQUEST: Final = 2
ASK_GOBLINS: Final = 3
ASK_ACT: Final = 4
ASK_HERO: Final = 5
ASK_CELL: Final = 6
ASK_CREATURE: Final = 7
ASK_LOCATION: Final = 8
ASK_GATHER: Final = 9
ASK_RIDER: Final = 10
ASK_SQUAD: Final = 11
ASK_CARD: Final = 12
ASK_DICE: Final = 13
ASK_PAGE: Final = 14
ASK_REWARD: Final = 15
ASK_RIDERS_TURN: Final = 16
ASK_ORCS_TURN: Final = 17
ASK_SHIELD: Final = 18
ASK_DEFEAT: Final = 19
ASK_OVER: Final = 20
ASK_ITEMS: Final = 21

# Frames of chance
F_TURN: Final = 0
F_LAYOUT: Final = 1
F_REQUEST: Final = 2  # operand: 1 if the card may be refused
F_WHITE: Final = 3  # operand: dice still to be rolled
F_GREEN: Final = 4
F_THOR: Final = 5
F_ZODD: Final = 6
F_PILLAGE: Final = 7  # operand: the Berserker
F_BET: Final = 8  # operand: the black die, and the green one times eight
F_RIDER: Final = 9  # operand: the colour
F_SQUAD: Final = 10
F_VILLAGER: Final = 11
F_PAGE: Final = 12  # operand: the card turned over
F_TOKEN: Final = 13  # operand: its cell

# Frames that run by themselves
F_WOUND: Final = 14  # operand: the Berserkers attacked, a bit mask
F_MARCH: Final = 15  # operand: the creature, and the face times sixteen

# Frames of the player. `ANYWHERE` as a cell means that it does not matter.
F_MORE: Final = 16
F_REFUSE: Final = 17  # operand: the request
F_GOBLINS: Final = 18
F_MOVE: Final = 19  # operand: steps, and the Berserker times sixteen
F_FLY: Final = 20  # operand: the cell to start from, and the Berserker times sixteen
F_LIGHT: Final = 21
F_LIFT: Final = 22
F_PUSH: Final = 23  # operand: the creature
F_PULL: Final = 24
F_MARK: Final = 25
F_RAID: Final = 26
F_LOCATION: Final = 27
F_GATHER: Final = 28  # operand: the cell
F_HEAL: Final = 29
F_BLOCK: Final = 30
F_TRAIN: Final = 31
F_SLAY: Final = 32
F_REVIVE: Final = 33
F_STONE: Final = 34  # operand: dice left to choose, the last one, how many were
F_WHERE: Final = 35  # which treasure token
F_SPEND: Final = 36  # operand: what for, the last die, the total, the cell
F_BOOK: Final = 37
F_MISHAP: Final = 38
F_REWARD: Final = 39
F_DEFEAT: Final = 40
F_ITEMS: Final = 41  # after an attack

# Steps of a turn
SETUP: Final = 0
DAWN: Final = 1
ACTING: Final = 2
DUSK: Final = 3
RIDE: Final = 4
RIDING: Final = 5
MUSTER: Final = 6
RAIDING: Final = 7

# Steps of an attack
REFUSED: Final = 1  # the shield stays where it covers all or nobody

# How it ended
RUNNING: Final = 0
WON: Final = 1
LOST_TO_DARKNESS: Final = 2
LOST_TO_DEATH: Final = 3
LOST_TO_TIME: Final = 4

DEAD: Final = 0
WOUNDED: Final = 1
HEALTHY: Final = 2

SAVE_COST: Final = 5
LOWEST: Final = -9
HIGHEST: Final = 45
"""Bounds of the book's score: twelve requests, all gold and health; the reverse."""


class Demands:
    """What the active requests demand, added up; never changed once the game runs."""

    def __init__(self) -> None:
        self.active: list[int] = []
        self.darkness_per_place: i64 = 1
        self.refused_dice: i64 = 0
        self.orc_phases: i64 = 1
        self.most_darkness: i64 = UNLIMITED
        self.most_squads: i64 = UNLIMITED
        self.least_alive: i64 = 0
        self.least_healthy: i64 = 0
        self.least_gold: i64 = 0
        self.least_items: i64 = 0
        self.gold: i64 = 0
        self.wounds: i64 = 0
        self.items: i64 = 0
        self.elves = False
        self.goblins = False
        self.thor = False
        self.grimoire = False
        self.zodd = False
        self.treasure = False

    def add(self, number: i64, request: Request) -> None:
        self.active.append(number)
        self.darkness_per_place = max(self.darkness_per_place, request.darkness_per_place)
        self.refused_dice |= request.refused_dice
        self.orc_phases = max(self.orc_phases, request.orc_phases)
        self.most_darkness = min(self.most_darkness, request.most_darkness)
        self.most_squads = min(self.most_squads, request.most_squads)
        self.least_alive = max(self.least_alive, request.least_alive)
        self.least_healthy = max(self.least_healthy, request.least_healthy)
        self.least_gold = max(self.least_gold, request.least_gold)
        self.least_items = max(self.least_items, request.least_items)
        self.gold += request.gold
        self.wounds = max(self.wounds, request.wounds)
        self.items |= request.items
        self.elves |= request.elves
        self.goblins |= request.goblins
        self.thor |= request.thor
        self.grimoire |= request.grimoire
        self.zodd |= request.zodd
        self.treasure |= request.treasure


class Memory:
    """What has been turned over so far. It outlives a return to the checkpoint (BR-SAV-03).

    Replaced when it grows, never changed: states share it.
    """

    def __init__(self) -> None:
        self.villagers: list[int] = []  # the deck from its top on, as far as it was drawn
        self.pages: list[int] = [NONE] * PAGES
        self.blanks: i64 = 0  # a bit mask of cells
        self.treasure: i64 = NONE

    def copy(self) -> "Memory":
        twin = Memory()
        twin.villagers = self.villagers.copy()
        twin.pages = self.pages.copy()
        twin.blanks = self.blanks
        twin.treasure = self.treasure
        return twin


class Position(State):
    """All of a position except the rules that change it."""

    def __init__(
        self, tables: Tables, readings: Readings, frames: Frames, demands: Demands, memory: Memory
    ) -> None:
        super().__init__()
        self.tables = tables
        self.readings = readings
        self.frames = frames
        self.demands = demands
        self.memory = memory
        # The map, laid once: places by cell, and masks of the cells with a symbol.
        self.layout: vec[i64] = tables.no_cells
        self.fire_cells: i64 = 0
        self.orc_cells: i64 = 0
        # Requests before the game: still in the deck, and the one put under it.
        self.pool: i64 = 0
        self.refused: i64 = NONE
        # Creatures by cell, NONE when they are not on the map.
        self.at: vec[i64] = tables.no_cells
        self.health: vec[i64] = tables.no_cells
        self.fires: i64 = 0
        self.dark: vec[i64] = tables.no_cells
        self.supply: i64 = tables.darkness
        self.sealed: i64 = 0
        self.blocked: i64 = 0
        self.harp = False
        self.skip = False
        self.gold: i64 = 0
        self.gauge: i64 = 0
        self.trained: i64 = 0
        self.held: i64 = 0  # items, a bit mask
        self.drawn: i64 = 0
        self.stone: i64 = NONE  # the item whose rerolls last for this turn, and how many are left
        self.stone_left: i64 = 0
        self.phase: i64 = 0  # of the turn; 0 before the first one
        # This turn: unused dice by number, numbers laid on cards, and what Thor forbids.
        self.turn: i64 = 0
        self.thrown = False
        self.dice: vec[i64] = tables.no_cells
        self.slots: i64 = 0  # bit `card * 8 + number`
        self.barred = False
        self.locked: i64 = 0
        self.faces: vec[i64] = tables.no_cells  # enemy dice still to be resolved
        self.raids: i64 = 0  # Phases 3 still to come
        self.rolled: i64 = 0  # the last die and what it shows
        # Tasks
        self.elves_done = False
        self.zodd_health: i64 = 0
        self.turned: i64 = 0  # grimoire cards, a bit mask
        self.burnt = False
        self.tokens: i64 = 0  # cells with a face-down treasure token
        self.found = False
        # The checkpoint: never changed, so copies share it.
        self.saved: Position | None = None
        self.restored = False
        self.outcome: i64 = RUNNING
        # Answers to the present question; replaced, never changed.
        self.offered: list[Action] = []
        self.is_offered = False

    def _fill(self, twin: "Position") -> None:
        """Copy everything that a checkpoint brings back."""
        twin.actors = self.actors
        twin.asking = self.asking
        twin.layout = self.layout
        twin.fire_cells = self.fire_cells
        twin.orc_cells = self.orc_cells
        twin.pool = self.pool
        twin.refused = self.refused
        twin.at = self.at[:]
        twin.health = self.health[:]
        twin.fires = self.fires
        twin.dark = self.dark[:]
        twin.supply = self.supply
        twin.sealed = self.sealed
        twin.blocked = self.blocked
        twin.harp = self.harp
        twin.skip = self.skip
        twin.gold = self.gold
        twin.gauge = self.gauge
        twin.trained = self.trained
        twin.held = self.held
        twin.drawn = self.drawn
        twin.stone = self.stone
        twin.stone_left = self.stone_left
        twin.phase = self.phase
        twin.turn = self.turn
        twin.thrown = self.thrown
        twin.dice = self.dice[:]
        twin.slots = self.slots
        twin.barred = self.barred
        twin.locked = self.locked
        twin.faces = self.faces[:]
        twin.raids = self.raids
        twin.rolled = self.rolled
        twin.elves_done = self.elves_done
        twin.zodd_health = self.zodd_health
        twin.turned = self.turned
        twin.burnt = self.burnt
        twin.tokens = self.tokens
        twin.found = self.found
        twin.outcome = self.outcome

    def _fill_rest(self, twin: "Position") -> None:
        """Copy what a checkpoint does not touch."""
        twin.saved = self.saved
        twin.restored = self.restored
        twin.offered = self.offered
        twin.is_offered = self.is_offered

    # Who stands where

    def standing(self) -> i64:
        """A bit mask of the cells with a living Berserker."""
        at = self.at
        mask: i64 = 0
        for hero in range(THREE):
            if at[hero] >= 0:
                mask |= bit(at[hero])
        return mask

    def alive(self) -> i64:
        at = self.at
        return (at[0] >= 0) + (at[1] >= 0) + (at[2] >= 0)

    def heroes_on(self, cells: i64) -> i64:
        """The living Berserkers on some cells, as a bit mask."""
        mask: i64 = 0
        for hero in range(THREE):
            if self.at[hero] >= 0 and cells >> self.at[hero] & 1:
                mask |= bit(hero)
        return mask

    def squads(self) -> i64:
        at = self.at
        return (at[ORCS] >= 0) + (at[ORCS + 1] >= 0) + (at[ORCS + 2] >= 0)

    def dark_cells(self) -> i64:
        mask: i64 = 0
        for cell in range(CELLS):
            if self.dark[cell] > 0:
                mask |= bit(cell)
        return mask

    def has_shield(self) -> bool:
        return self.held & self.tables.shields != 0

    def resting(self) -> i64:
        """Riders that do not play in Phase 2, as a bit mask (BR-LOC-04, BR-ACT-10)."""
        return self.blocked | self.sealed if self.readings.sealed_stand_still else self.blocked

    def all_lit(self) -> bool:
        return self.fires == self.fire_cells

    # Dice

    def room(self, card: i64, die: i64) -> bool:
        """Whether a card takes a die of this number now (BR-P1-04, BR-P1-05)."""
        laid = self.slots >> card * 8 & 255
        if laid == 0:
            return True
        if not self.trained >> card & 1 or laid >> die & 1:
            return False
        return laid & (laid - 1) == 0  # exactly one die lies there

    def can_total(self, wanted: i64, highest: i64) -> bool:
        """Whether unused dice up to some number can add up to exactly a total."""
        if wanted == 0:
            return True
        for die in range(highest if highest < wanted else wanted, 0, -1):
            if self.dice[die] > 0:
                self.dice[die] -= 1
                fits = self.can_total(wanted - die, die)
                self.dice[die] += 1
                if fits:
                    return True
        return False

    def dice_total(self) -> i64:
        sum_of_dice: i64 = 0
        for die in range(1, 7):
            sum_of_dice += die * self.dice[die]
        return sum_of_dice

    # Requests

    def elves_together(self) -> bool:
        at = self.at
        return at[ELVES] >= 0 and at[ELVES] == at[ELVES + 1] == at[ELVES + 2]

    def is_met(self, request: Request) -> bool:
        """Whether a request is satisfied as things stand (BR-REQ-0)."""
        if request.elves and not self.elves_done:
            return False
        if request.zodd and self.zodd_health > 0:
            return False
        if request.treasure and not self.found:
            return False
        gems = self.tables.darkness - self.supply
        if gems > request.most_darkness or self.squads() > request.most_squads:
            return False
        return self._has_least(request)

    def _has_least(self, request: Request) -> bool:
        if self.alive() < request.least_alive or self.gold < request.least_gold:
            return False
        if request.least_items > 0 and count_bits(self.held) < request.least_items:
            return False
        return self.with_health(HEALTHY) >= request.least_healthy

    def with_health(self, health: i64) -> i64:
        """How many Berserkers are as healthy as that."""
        count: i64 = 0
        for hero in range(THREE):
            if self.health[hero] == health:
                count += 1
        return count

    def has_won(self) -> bool:
        """Eight fires, three seals, every request (BR-END-01)."""
        if self.sealed != 7 or self.fires != self.fire_cells:
            return False
        return all(self.is_met(self.tables.requests[number]) for number in self.demands.active)

    # The score

    def points(self) -> i64:
        """The book's score (BR-SCR-01)."""
        points = self.gold + 2 * len(self.demands.active) - 2 * self.squads()
        for hero in range(THREE):
            if self.health[hero] > DEAD:
                points += 1 + self.health[hero]
        return points - SAVE_COST if self.restored else points

    def scores(self) -> list[float]:
        """-1 for a loss; a win is worth 0.5 to 1, evenly over the scores of the book."""
        if self.outcome != WON:
            return [-1.0]
        share = (int(self.points()) - LOWEST) / (HIGHEST - LOWEST)
        return [0.5 + 0.5 * min(1.0, max(0.0, share))]

    def outlook(self) -> list[float]:
        return [math.tanh(self.progress())]

    def progress(self) -> float:
        """How near the goal is and how far the two defeats, around zero."""
        lit = int(count_bits(self.fires)) / max(1, int(count_bits(self.fire_cells)))
        seals = int(count_bits(self.sealed)) / 3.0
        gems = int(self.supply) / int(self.tables.darkness)
        health = int(total(self.health)) / 6.0
        tasks = 0.0
        for number in self.demands.active:
            tasks += 0.0 if self.is_met(self.tables.requests[number]) else 0.3
        return 0.9 * lit + 1.2 * seals + 0.7 * gems + 0.8 * health - tasks - 1.9
