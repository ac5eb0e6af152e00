"""The components of Berserkers as flat tables that the rules read."""

from typing import Final

from mypy_extensions import i64

from holmgang.core.action import CHANCE, Action, pack
from holmgang.core.chance import factorial
from holmgang.core.packed import filled, packed, zeros

NONE: Final = -1

# Actions
LAYOUT: Final = 0
ROLL: Final = 1
DRAW: Final = 2
DO: Final = 3
PLACE: Final = 4
REROLL: Final = 5
GIVE: Final = 6
SPEND: Final = 7
DIE: Final = 8
USE: Final = 9
CREATURE: Final = 10
CELL: Final = 11
CARD: Final = 12
PAGE: Final = 13

# What `DO` does
THROW: Final = 0
END: Final = 1
KEEP: Final = 2
DONE: Final = 3
MORE: Final = 4
STOP: Final = 5
ACCEPT: Final = 6
REFUSE: Final = 7
GOLD: Final = 8
ITEM: Final = 9
SHIELD: Final = 10
SUFFER: Final = 11
RESTORE: Final = 12
YIELD: Final = 13
PASS: Final = 14
COMMANDS: Final = 15

# What `DRAW` draws
REQUEST_PILE: Final = 0
VILLAGER_PILE: Final = 1
GRIMOIRE_PILE: Final = 2
TOKEN_PILE: Final = 3

BLANK: Final = 0
TREASURE: Final = 1

# Dice. The enemy dice stand in the order of the enemy colours.
WHITE: Final = 0
BLACK: Final = 1
BLUE: Final = 2
RED: Final = 3
GREEN: Final = 4
WHITE_DICE: Final = 4

# Creatures: three of each of the first four kinds
HEROES: Final = 0
RIDERS: Final = 3
ORCS: Final = 6
ELVES: Final = 9
GOBLINS: Final = 12
ZODD: Final = 13
CREATURES: Final = 14
THREE: Final = 3

# Deeds of the Action cards
MOVE_1: Final = 0
MOVE_2: Final = 1
MOVE_3: Final = 2
LIGHT: Final = 3
PUSH: Final = 4
PULL: Final = 5
LIFT: Final = 6
MARK: Final = 7
PILLAGE: Final = 8
BET: Final = 9
LOCATION: Final = 10

# Location actions
GATHER: Final = 0
PASSAGE: Final = 1
REST: Final = 2
BLOCK: Final = 3
TRAIN: Final = 4
SLAY: Final = 5

# What enemies do
ATTACK: Final = 0
EXTENDED: Final = 1
DARKNESS: Final = 2
EXTINGUISH: Final = 3
ENROL: Final = 4
SLOW: Final = 5
NOTHING: Final = 6

# What items do
I_SHIELD: Final = 0
I_MOVE: Final = 1
I_FLY: Final = 2
I_REROLL: Final = 3
I_SLAY: Final = 4
I_HEAL: Final = 5
I_REVIVE: Final = 6
I_HUSH: Final = 7
I_GOLD: Final = 8
I_NOTHING: Final = 9

# Grimoire cards
MISHAP: Final = 0
STONE_TO_GOLD: Final = 1
DIVINE_POWER: Final = 2
BURNING_BOOK: Final = 3
PAGES: Final = 4

# What dice can be discarded for
SPEND_ELVES: Final = 0
SPEND_GRIMOIRE: Final = 1
SPEND_ZODD: Final = 2
SPEND_TREASURE: Final = 3

COLUMNS: Final = 3
ROWS: Final = 4
CELLS: Final = 12
CARDS: Final = 4
ANYWHERE: Final = 15
"""Stands for no cell in particular."""

UNLIMITED: Final = 99
"""A limit that no game reaches."""

DEEDS: list[str] = [
    "move-1",
    "move-2",
    "move-3",
    "light",
    "push",
    "pull",
    "lift",
    "mark",
    "pillage",
    "bet",
    "location",
]
PLACE_ACTIONS: list[str] = ["gather", "passage", "rest", "block", "train", "slay"]
ACTS: list[str] = [
    "attack",
    "extended-attack",
    "darkness",
    "extinguish",
    "enrol",
    "slow",
    "nothing",
]
EFFECTS: list[str] = [
    "shield",
    "move",
    "fly",
    "reroll",
    "slay",
    "heal",
    "revive",
    "hush",
    "gold",
    "nothing",
]
GRIMOIRE: list[str] = ["mishap", "stone-to-gold", "divine-power", "burning-book"]


class Faces:
    """One side of a card with six fields: what is done, and where each cell leads.

    Both lists count dice from 1. A step never triggers anything (BR-MOV-05), so
    all arrows of a field are one jump: `to[face * CELLS + cell]`.
    """

    def __init__(self) -> None:
        self.acts = filled(7, NOTHING)
        self.arrows: list[str] = [""] * 7
        self.to = packed([cell for _ in range(7) for cell in range(CELLS)])

    def set(self, face: int, act: int, arrows: str) -> None:
        self.acts[face] = act
        self.arrows[face] = arrows
        for cell in range(CELLS):
            there = cell
            for arrow in arrows:
                there = stepped(there, arrow)
            self.to[face * CELLS + cell] = there


class Request:
    """A King's Request: what it changes and what it asks for."""

    def __init__(self, name: str, number: int, gold: i64) -> None:
        self.name = name
        self.number = number
        self.gold = gold
        self.wounds: i64 = 0
        self.items: i64 = 0  # a bit mask
        self.darkness_per_place: i64 = 1
        self.refused_dice: i64 = 0  # a bit mask of numbers
        self.orc_phases: i64 = 1
        self.most_darkness: i64 = UNLIMITED
        self.most_squads: i64 = UNLIMITED
        self.least_alive: i64 = 0
        self.least_healthy: i64 = 0
        self.least_gold: i64 = 0
        self.least_items: i64 = 0
        # The pieces it brings along
        self.elves = False
        self.goblins = False
        self.thor = False
        self.grimoire = False
        self.zodd = False
        self.treasure = False

    def is_task(self) -> bool:
        """Whether it is something to be carried out, once and for all (BR-REQ-0)."""
        return self.elves or self.zodd or self.treasure

    def has_end(self) -> bool:
        """Whether it is tested at the moment of victory."""
        least = self.least_alive + self.least_healthy + self.least_gold + self.least_items
        return least > 0 or min(self.most_darkness, self.most_squads) < UNLIMITED


class Tables:
    """Everything that is printed on the components.

    A cell is `row * 3 + column`, a die counts from 1, a table over cards and
    dice is indexed `card * 7 + die`.
    """

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.deeds = filled(CARDS * 7, NONE)
        self.pillage = zeros(7)  # NONE is a wound
        self.stake: i64 = 1
        self.prize: i64 = 3
        self.riders = Faces()
        self.orcs = Faces()
        self.goblins = Faces()
        self.zodd = Faces()
        self.thor_discard = zeros(7)
        self.thor_bars = zeros(7)

        self.places: list[str] = []
        self.place_fire = zeros(0)
        self.place_action = zeros(0)
        self.place_gold = zeros(0)
        self.place_orcs = zeros(0)

        self.items: list[str] = []
        self.item_letters: list[str] = []
        self.item_effect = zeros(0)
        self.item_amount = zeros(0)
        self.shields: i64 = 0  # a bit mask of the items that ward off an attack

        self.requests: list[Request] = []
        self.start: i64 = 11
        self.riders_start: i64 = 0
        self.darkness: i64 = 5
        self.squads: i64 = 3
        self.most_gold: i64 = 12
        self.most_locked: i64 = 2
        self.villagers: i64 = 4
        self.elves_start: list[int] = []
        self.elves_dice: i64 = 10
        self.grimoire_dice: i64 = 6
        self.grimoire_gold: i64 = 2
        self.zodd_start: i64 = 0
        self.zodd_health: i64 = 3
        self.zodd_dice: i64 = 6
        self.treasure_start: list[int] = []
        self.treasure_dice: i64 = 6

        self.digest = ""
        self.orders = factorial(CELLS)
        """How many ways there are to lay out the places."""
        self._list_actions()
        self._map_cells()

    def _list_actions(self) -> None:
        """Lists that states hand out; module constants would be slower to reach."""
        self.no_cells = zeros(0)
        self.nobody: list[int] = []
        self.alone: list[int] = [0]
        self.chance: list[int] = [CHANCE]
        self.do: list[Action] = [pack(DO, command) for command in range(COMMANDS)]
        self.place: list[Action] = [pack(PLACE, number) for number in range(7 * CARDS)]
        self.reroll: list[Action] = [pack(REROLL, die) for die in range(7)]
        self.give: list[Action] = [pack(GIVE, die) for die in range(7)]
        self.die: list[Action] = [pack(DIE, die) for die in range(7)]
        self.cell: list[Action] = [pack(CELL, cell) for cell in range(CELLS)]
        self.creature: list[Action] = [pack(CREATURE, one) for one in range(CREATURES)]
        self.rolls: list[Action] = [
            pack(ROLL, die * 8 + face) for die in range(5) for face in range(1, 7)
        ]
        self.odds: list[list[tuple[Action, int]]] = [
            [(self.rolls[die * 6 + face], 1) for face in range(6)] for die in range(5)
        ]

    def _map_cells(self) -> None:
        """Neighbours of each cell, as lists and as bit masks, and cells within n steps."""
        self.near: list[list[int]] = [
            [cell for cell in range(CELLS) if distance(here, cell) == 1] for here in range(CELLS)
        ]
        self.near_mask = packed([mask_of(cells) for cells in self.near])
        self.away = packed([distance(a, b) for a in range(CELLS) for b in range(CELLS)])
        self.within: list[list[Action]] = [
            [self.cell[cell] for cell in range(CELLS) if 0 < distance(here, cell) <= steps]
            for steps in range(4)
            for here in range(CELLS)
        ]
        """Where a Berserker may go: `steps * CELLS + cell` (BR-ACT-01, BR-ACT-02)."""
        self.elsewhere: list[list[Action]] = [
            [self.cell[cell] for cell in range(CELLS) if cell != here] for here in range(CELLS)
        ]


def distance(one: int, other: int) -> int:
    """Orthogonal steps between two cells; nothing wraps (BR-ACT-02)."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def stepped(cell: int, arrow: str) -> int:
    """One step of an enemy, around the edges of the map (BR-MOV-02)."""
    row, column = cell // COLUMNS, cell % COLUMNS
    row += (arrow == "D") - (arrow == "U")
    column += (arrow == "R") - (arrow == "L")
    return row % ROWS * COLUMNS + column % COLUMNS


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cell_name(cell: int) -> str:
    return "abc"[cell % COLUMNS] + str(cell // COLUMNS + 1)


CELL_NAMES: list[str] = [cell_name(cell) for cell in range(CELLS)]
