"""What is seen of Berserkers. One player, and nothing on the table is hidden:

the order of decks and the back of tokens are drawn from chance when they are
turned over (BR-DEC-05), so there is nothing in a position that could leak.
"""

from typing import Final

from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.berserkers.notation import DIE_WORDS, SPENDS
from holmgang.games.berserkers.progress import account, progress
from holmgang.games.berserkers.state import (
    F_DEFEAT,
    F_FLY,
    F_GATHER,
    F_HEAL,
    F_LIFT,
    F_LIGHT,
    F_MARK,
    F_MISHAP,
    F_MOVE,
    F_PULL,
    F_PUSH,
    F_RAID,
    F_REFUSE,
    F_REVIVE,
    F_SLAY,
    F_SPEND,
    F_STONE,
    F_TRAIN,
    F_WHERE,
    F_WOUND,
    WON,
    Position,
)
from holmgang.games.berserkers.tables import (
    ACTS,
    CELL_NAMES,
    CELLS,
    DEEDS,
    ELVES,
    GOBLINS,
    GRIMOIRE,
    NONE,
    ORCS,
    PLACE_ACTIONS,
    RIDERS,
    THREE,
    ZODD,
    Faces,
    Request,
    Tables,
)
from holmgang.games.berserkers.threats import threats

QUESTIONS: list[str] = [
    "chance",
    "more",
    "request",
    "goblins",
    "act",
    "hero",
    "cell",
    "creature",
    "location",
    "gather",
    "rider",
    "squad",
    "card",
    "dice",
    "page",
    "reward",
    "riders",
    "orcs",
    "shield",
    "defeat",
    "over",
    "items",
]

OUTCOMES: list[str] = ["", "won", "darkness", "deaths", "time"]
HEALTH: list[str] = ["dead", "wounded", "healthy"]
COLOURS: list[str] = ["black", "blue", "red"]
CREATURE_NAMES: list[str] = [
    "hero-1",
    "hero-2",
    "hero-3",
    "rider-black",
    "rider-blue",
    "rider-red",
    "orcs-black",
    "orcs-blue",
    "orcs-red",
    "elves-1",
    "elves-2",
    "elves-3",
    "goblins",
    "zodd",
]
TITLES: list[str] = ["beggar", "hardly", "tavern", "axe", "proud", "knight"]
BANDS: list[int] = [1, 6, 11, 16, 20]
"""From how many points on each further title is given (BR-SCR-02)."""

DOING: dict[int, str] = {
    F_MOVE: "move",
    F_FLY: "fly",
    F_LIGHT: "light",
    F_LIFT: "lift",
    F_PUSH: "push",
    F_PULL: "pull",
    F_MARK: "mark",
    F_RAID: "pillage",
    F_GATHER: "gather",
    F_HEAL: "heal",
    F_TRAIN: "train",
    F_SLAY: "slay",
    F_REVIVE: "revive",
    F_STONE: "reroll",
    F_SPEND: "spend",
    F_WHERE: "treasure",
    F_MISHAP: "mishap",
    F_WOUND: "shield",
    F_DEFEAT: "defeat",
}
"""What a question belongs to, for its words."""

# Events: what each is called, and what its figures are
LAID: Final = 0
REQUEST: Final = 1
REFUSED: Final = 2
CAMPED: Final = 3
TURN: Final = 4
THREW: Final = 5
PAID: Final = 6
PLACED: Final = 7
WENT: Final = 8
LIT: Final = 9
LIFTED: Final = 10
MARKED: Final = 11
PILLAGED: Final = 12
BET: Final = 13
HEALED: Final = 14
BLOCKED: Final = 15
TRAINED: Final = 16
SLAIN: Final = 17
GAVE: Final = 18
GOLD: Final = 19
RECEIVED: Final = 20
USED: Final = 21
SPENT: Final = 22
ELVES_SPOKE: Final = 23
PAGE: Final = 24
TOKEN: Final = 25
FOUND: Final = 26
HIT: Final = 27
GONE: Final = 28
STORM: Final = 29
ENEMY: Final = 30
MARCHED: Final = 31
DARK: Final = 32
OUT: Final = 33
ENROLLED: Final = 34
SLOWED: Final = 35
WOUNDED: Final = 36
DIED: Final = 37
SHIELDED: Final = 38
REVIVED: Final = 39
SKIPPED: Final = 40
SAVED: Final = 41
DEFEATED: Final = 42
RESTORED: Final = 43
OVER: Final = 44
LOCATED: Final = 45
ROLLED: Final = 46
OFFERED: Final = 47

EVENT_NAMES: list[str] = [
    "laid",
    "request",
    "refused",
    "camped",
    "turn",
    "threw",
    "paid",
    "placed",
    "went",
    "lit",
    "lifted",
    "marked",
    "pillaged",
    "bet",
    "healed",
    "blocked",
    "trained",
    "slain",
    "gave",
    "gold",
    "received",
    "used",
    "spent",
    "elves",
    "page",
    "token",
    "found",
    "hit",
    "gone",
    "storm",
    "enemy",
    "marched",
    "dark",
    "out",
    "enrolled",
    "slowed",
    "wounded",
    "died",
    "shielded",
    "revived",
    "skipped",
    "saved",
    "defeated",
    "restored",
    "over",
    "located",
    "rolled",
    "offered",
]

FIGURES: list[str] = [
    "places",
    "request",
    "request",
    "cell",
    "count",
    "dice",
    "count total",
    "die card deed",
    "creature cell",
    "cell",
    "cell",
    "creature",
    "creature die count",
    "black green again count",
    "creature",
    "creature",
    "card",
    "creature cell",
    "die count",
    "count total",
    "item",
    "item",
    "spend",
    "",
    "grimoire",
    "cell",
    "cell",
    "count",
    "",
    "die",
    "creature die act",
    "creature cell",
    "cell count",
    "cell",
    "creature cell",
    "count",
    "creature",
    "creature",
    "creature",
    "creature cell",
    "",
    "",
    "outcome",
    "",
    "victory points title",
    "deed cell",
    "creature die",
    "request",
]


# Positions


def view(position: Position) -> View:
    tables = position.tables
    return {
        "round": position.turn,
        "phase": position.phase,
        "asking": QUESTIONS[position.asking],
        "doing": DOING.get(int(position.frames.kind), ""),
        "creature": about(position),
        "spend": spending(position),
        "request": offered(position),
        "actors": position.actors.copy(),
        "outcome": OUTCOMES[position.outcome],
        "points": position.points() if position.outcome == WON else None,
        "title": title(position.points()) if position.outcome == WON else None,
        "account": account(position),
        "places": [_place(position, cell) for cell in range(len(position.layout))],
        "heroes": [_hero(position, hero) for hero in range(THREE)],
        "riders": [_rider(position, colour) for colour in range(THREE)],
        "orcs": [_squad(position, colour) for colour in range(THREE)],
        "elves": [_cell(position.at[ELVES + group]) for group in range(THREE)],
        "goblins": _cell(position.at[GOBLINS]),
        "zodd": _zodd(position),
        "fires": bin(position.fires).count("1"),
        "hearths": bin(position.fire_cells).count("1"),
        "supply": position.supply,
        "gold": position.gold,
        "gauge": position.gauge,
        "items": [tables.items[i] for i in range(len(tables.items)) if position.held >> i & 1],
        "villagers": villagers_left(position),
        "known": _known(position),
        "rolled": _rolled(position),
        "thrown": position.thrown,
        "dice": [die for die in range(1, 7) for _ in range(position.dice[die])],
        "cards": [_card(position, card) for card in range(len(tables.cards))],
        "locked": position.locked,
        "barred": position.barred,
        "thor": position.demands.thor,
        "hushed": position.harp,
        "skipped": position.skip,
        "pages": _pages(position),
        "requests": [_request(position, number) for number in position.demands.active],
        "refused": tables.requests[position.refused].name if position.refused >= 0 else None,
        "checkpoint": _checkpoint(position),
        "threats": threats(position) if len(position.layout) > 0 else [],
    }


def about(position: Position) -> str:
    """The creature that a question is about, for its words."""
    kind = int(position.frames.kind)
    operand = int(position.frames.operand)
    if kind == F_WOUND:
        hero = 0
        while operand > 0 and not operand >> hero & 1:
            hero += 1
        return CREATURE_NAMES[hero]
    if kind in (F_MOVE, F_FLY) and position.frames.step == 1:
        return CREATURE_NAMES[operand >> 4]
    if kind in (F_PUSH, F_PULL) and position.frames.step == 1:
        return CREATURE_NAMES[operand]
    return ""


def spending(position: Position) -> str:
    """The request that dice are being discarded for."""
    is_spending = int(position.frames.kind) == F_SPEND
    return SPENDS[int(position.frames.operand & 15)] if is_spending else ""


def offered(position: Position) -> str:
    """The request that was drawn and may be refused."""
    is_open = int(position.frames.kind) == F_REFUSE
    return position.tables.requests[int(position.frames.operand)].name if is_open else ""


def title(points: int) -> str:
    return TITLES[sum([points >= band for band in BANDS])]


def _cell(cell: int) -> str | None:
    return CELL_NAMES[cell] if cell >= 0 else None


def _place(position: Position, cell: int) -> View:
    tables = position.tables
    place = position.layout[cell]
    return {
        "cell": CELL_NAMES[cell],
        "place": tables.places[place],
        "action": PLACE_ACTIONS[tables.place_action[place]],
        "gold": tables.place_gold[place],
        "fire": tables.place_fire[place] == 1,
        "lit": position.fires >> cell & 1 == 1,
        "orcs": tables.place_orcs[place] == 1,
        "darkness": position.dark[cell],
        "token": position.tokens >> cell & 1 == 1,
    }


def _hero(position: Position, hero: int) -> View:
    return {"at": _cell(position.at[hero]), "health": HEALTH[position.health[hero]]}


def _rider(position: Position, colour: int) -> View:
    tables = position.tables
    return {
        "colour": COLOURS[colour],
        "at": _cell(position.at[RIDERS + colour]),
        "sealed": position.sealed >> colour & 1 == 1,
        "blocked": position.blocked >> colour & 1 == 1,
        "die": position.faces[colour] if position.phase == 2 else 0,
        "to": _to(position, tables.riders, RIDERS + colour) if position.phase == 2 else None,
    }


def _squad(position: Position, colour: int) -> View:
    tables = position.tables
    return {
        "colour": COLOURS[colour],
        "at": _cell(position.at[ORCS + colour]),
        "die": position.faces[colour] if position.phase == 3 else 0,
        "to": _to(position, tables.orcs, ORCS + colour) if position.phase == 3 else None,
    }


def _to(position: Position, card: Faces, enemy: int) -> str | None:
    """Where the arrows of its die lead an enemy (BR-MOV-03)."""
    face = position.faces[(enemy - RIDERS) % THREE]
    at = position.at[enemy]
    return CELL_NAMES[card.to[face * CELLS + at]] if face > 0 and at >= 0 else None


def _zodd(position: Position) -> View | None:
    if position.at[ZODD] < 0:
        return None
    return {"at": _cell(position.at[ZODD]), "health": position.zodd_health}


def villagers_left(position: Position) -> int:
    """Cards in the Villager deck."""
    given = bin(position.demands.items).count("1")
    return len(position.tables.items) - given - position.drawn


def _known(position: Position) -> View:
    """What a return to the checkpoint leaves known of what lies face down."""
    memory = position.memory
    names = position.tables.items
    return {
        "villagers": [names[item] for item in memory.villagers[position.drawn :]],
        "treasure": _cell(memory.treasure) if not position.found else None,
        "blanks": [
            CELL_NAMES[cell] for cell in range(CELLS) if memory.blanks & position.tokens & 1 << cell
        ],
        "pages": [GRIMOIRE[page] if page != NONE else None for page in memory.pages],
    }


def _rolled(position: Position) -> View | None:
    """The die that was rolled last."""
    if position.rolled == 0:
        return None
    return {"die": DIE_WORDS[position.rolled >> 3], "number": position.rolled & 7}


def _card(position: Position, card: int) -> View:
    laid = position.slots >> card * 8
    return {
        "card": position.tables.cards[card],
        "trained": position.trained >> card & 1 == 1,
        "dice": [die for die in range(1, 7) if laid >> die & 1],
    }


def _pages(position: Position) -> list[str | None]:
    """The grimoire: what lies face up, nothing for a card face down; empty without it."""
    if not position.demands.grimoire or position.burnt:
        return []
    pages: list[str | None] = []
    for page in range(len(position.memory.pages)):
        turned = position.turned >> page & 1
        pages.append(GRIMOIRE[position.memory.pages[page]] if turned else None)
    return pages


def _request(position: Position, number: int) -> View:
    request = position.tables.requests[number]
    return {
        "request": request.name,
        "number": request.number,
        "kind": kind_of(request),
        "met": position.is_met(request),
        "progress": progress(position, request),
    }


def kind_of(request: Request) -> str:
    if request.is_task():
        return "task"
    return "end" if request.has_end() else "passive"


def _checkpoint(position: Position) -> str:
    if position.restored:
        return "used"
    return "free" if position.saved is None else "kept"


# Events


def figures(position: Position, event: Event) -> View:
    """The figures of an event as named values."""
    shown: View = {}
    keys = FIGURES[event.kind].split(" ")
    for i, key in enumerate(keys):
        if key == "dice":
            shown["dice"] = [str(die) for die in event.args]
        elif key == "places":
            shown["places"] = [position.tables.places[place] for place in event.args]
        elif key == "cell":
            shown["cell"] = CELL_NAMES[event.args[i]]
            shown["place"] = position.tables.places[position.layout[event.args[i]]]
        elif key != "":
            shown[key] = _word(position.tables, key, event.args[i])
    return shown


def _word(tables: Tables, key: str, value: int) -> object:
    if key == "creature":
        return CREATURE_NAMES[value]
    if key == "request":
        return tables.requests[value].name
    if key == "card":
        return tables.cards[value]
    if key == "deed":
        # Location actions follow the deeds of the cards.
        return DEEDS[value] if value < len(DEEDS) else PLACE_ACTIONS[value - len(DEEDS)]
    lists = {
        "act": ACTS,
        "item": tables.items,
        "grimoire": GRIMOIRE,
        "spend": SPENDS,
        "outcome": OUTCOMES,
        "title": TITLES,
    }
    return lists[key][value] if key in lists else value
