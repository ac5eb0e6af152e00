"""Reads a pack of Berserkers and turns it into tables, or says what is wrong with it."""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from holmgang.core.packed import packed
from holmgang.games.berserkers.tables import (
    ACTS,
    CELL_NAMES,
    DEEDS,
    EFFECTS,
    GRIMOIRE,
    I_MOVE,
    I_SHIELD,
    NONE,
    PLACE_ACTIONS,
    Faces,
    Request,
    Tables,
    mask_of,
)
from holmgang.packs.loading import Origin, Strict, load_tables
from holmgang.packs.source import Source

Id = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9-]{0,31}$")]
Cell = Annotated[str, Meta(pattern="^[abc][1-4]$")]
Arrow = Literal["U", "D", "L", "R"]
Deed = Annotated[str, Meta(pattern=f"^({'|'.join(DEEDS)})$")]
PlaceAction = Annotated[str, Meta(pattern=f"^({'|'.join(PLACE_ACTIONS)})$")]
Effect = Annotated[str, Meta(pattern=f"^({'|'.join(EFFECTS)})$")]
Page = Annotated[str, Meta(pattern=f"^({'|'.join(GRIMOIRE)})$")]
Number = Annotated[int, Meta(ge=1, le=6)]
Few = Annotated[int, Meta(ge=0, le=12)]
Total = Annotated[int, Meta(ge=1, le=24)]


class Card(Strict):
    id: Id
    source: Origin
    deeds: Annotated[list[Deed], Meta(min_length=6, max_length=6)]


class Pillage(Strict):
    source: Origin
    faces: Annotated[list[Literal["wound"] | Few], Meta(min_length=6, max_length=6)]


class Bet(Strict):
    source: Origin
    stake: Few
    prize: Few


class Face(Strict):
    act: str
    arrows: Annotated[list[Arrow], Meta(max_length=3)]


Side = Annotated[list[Face], Meta(min_length=6, max_length=6)]


class Riders(Strict):
    source: Origin
    start: Cell
    faces: Side


class Orcs(Strict):
    source: Origin
    faces: Side


class Place(Strict):
    id: Id
    source: Origin
    fire: bool
    action: PlaceAction
    gold: Few
    orcs: bool


class Item(Strict):
    id: Id
    letter: Annotated[str, Meta(pattern="^[A-Z]$")]
    source: Origin
    effect: Effect
    amount: Few = 0


class Table(Strict):
    source: Origin
    berserkers: Cell
    darkness: Annotated[int, Meta(ge=1, le=24)]
    squads: Annotated[int, Meta(ge=0, le=3)]
    most_gold: Annotated[int, Meta(ge=1, le=99)]
    most_locked: Annotated[int, Meta(ge=0, le=3)]
    villagers: Annotated[int, Meta(ge=1, le=12)]


class Setup(Strict):
    wounds: Annotated[int, Meta(ge=0, le=3)] = 0
    items: list[str] = msgspec.field(default_factory=list)


class Laws(Strict):
    darkness_per_place: Annotated[int, Meta(ge=1, le=9)] = 1
    refused_dice: list[Number] = msgspec.field(default_factory=list)
    orc_phases: Annotated[int, Meta(ge=1, le=3)] = 1


class End(Strict):
    most_darkness: Few | None = None
    most_squads: Annotated[int, Meta(ge=0, le=3)] | None = None
    least_alive: Annotated[int, Meta(ge=1, le=3)] | None = None
    least_healthy: Annotated[int, Meta(ge=1, le=3)] | None = None
    least_gold: Few | None = None
    least_items: Few | None = None


class Elves(Strict):
    start: Annotated[list[Cell], Meta(min_length=3, max_length=3)]
    dice: Total


class Goblins(Strict):
    faces: Side


class Storm(Strict):
    discard: Number | None = None
    no_move: bool = False


class Thor(Strict):
    faces: Annotated[list[Storm], Meta(min_length=6, max_length=6)]


class Book(Strict):
    dice: Total
    pages: Annotated[list[Page], Meta(min_length=4, max_length=4)]
    gold: Few


class Roaming(Strict):
    arrows: Annotated[list[Arrow], Meta(max_length=3)]


class Demigod(Strict):
    start: Cell
    health: Annotated[int, Meta(ge=1, le=9)]
    dice: Total
    faces: Annotated[list[Roaming], Meta(min_length=6, max_length=6)]


class Hoard(Strict):
    start: Annotated[list[Cell], Meta(min_length=1, max_length=12)]
    dice: Total


class KingsRequest(Strict):
    id: Id
    number: Annotated[int, Meta(ge=1, le=99)]
    source: Origin
    gold: Few
    setup: Setup = msgspec.field(default_factory=Setup)
    rules: Laws = msgspec.field(default_factory=Laws)
    end: End = msgspec.field(default_factory=End)
    elves: Elves | None = None
    goblins: Goblins | None = None
    thor: Thor | None = None
    grimoire: Book | None = None
    zodd: Demigod | None = None
    treasure: Hoard | None = None


class Pack(Strict):
    cards: Annotated[list[Card], Meta(min_length=4, max_length=4)]
    pillage: Pillage
    bet: Bet
    riders: Riders
    orcs: Orcs
    places: Annotated[list[Place], Meta(min_length=12, max_length=12)]
    items: Annotated[list[Item], Meta(max_length=26)]
    table: Table
    requests: Annotated[list[KingsRequest], Meta(min_length=2, max_length=40)]


PIECES = ("elves", "goblins", "thor", "grimoire", "zodd", "treasure")
RIDER_ACTS = {"attack", "extended-attack", "darkness", "extinguish", "enrol", "nothing"}
ORC_ACTS = {"attack", "extinguish", "slow", "nothing"}
GOBLIN_ACTS = {"extinguish", "nothing"}


@lru_cache(maxsize=32)
def load(name: str) -> Tables:
    """The tables of a pack. One object a pack: states share it."""
    return load_tables("berserkers", name, Pack, _check, _tables)


# What the shapes cannot say


def _check(source: Source, pack: Pack) -> None:
    for field, ids in (
        ("cards", [card.id for card in pack.cards]),
        ("places", [place.id for place in pack.places]),
        ("items", [item.id for item in pack.items]),
        ("requests", [request.id for request in pack.requests]),
        ("requests", [str(request.number) for request in pack.requests]),
    ):
        for i, word in enumerate(ids):
            if word in ids[:i]:
                raise source.error([field, i], f"{word} stands twice")
    for i, card in enumerate(pack.cards):
        if len(set(card.deeds)) < len(card.deeds):  # or BR-P1-05 could be read in two ways
            raise source.error(["cards", i, "deeds"], "a deed stands twice")
    _check_faces(source, ["riders", "faces"], pack.riders.faces, RIDER_ACTS)
    _check_faces(source, ["orcs", "faces"], pack.orcs.faces, ORC_ACTS)
    if not any(place.fire for place in pack.places):
        raise source.error(["places"], "no place has a fire")
    for i, item in enumerate(pack.items):
        if item.effect == EFFECTS[I_MOVE] and not 1 <= item.amount <= 3:
            raise source.error(["items", i, "amount"], "expected 1 to 3 steps")
    _check_requests(source, pack)


def _check_faces(source: Source, field: list[str | int], faces: list[Face], acts: set[str]) -> None:
    for i, face in enumerate(faces):
        if face.act not in acts:
            expected = ", ".join(sorted(acts))
            raise source.error([*field, i, "act"], f"{face.act} is none of {expected}")


def _check_requests(source: Source, pack: Pack) -> None:
    items = {item.id for item in pack.items}
    owners: dict[str, str] = {}
    for i, request in enumerate(pack.requests):
        for k, item in enumerate(request.setup.items):
            if item not in items:
                field: list[str | int] = ["requests", i, "setup", "items", k]
                raise source.error(field, f"{item} is not an item of this pack")
        if request.goblins is not None:
            field = ["requests", i, "goblins", "faces"]
            _check_faces(source, field, request.goblins.faces, GOBLIN_ACTS)
        if request.treasure is not None:
            start = request.treasure.start
            if len(set(start)) < len(start):
                raise source.error(["requests", i, "treasure", "start"], "a place stands twice")
        if request.grimoire is not None and len(set(request.grimoire.pages)) < 4:
            raise source.error(["requests", i, "grimoire", "pages"], "a page stands twice")
        for piece in PIECES:
            if getattr(request, piece) is None:
                continue
            if piece in owners:  # the box holds each piece once
                raise source.error(["requests", i, piece], f"{owners[piece]} has these pieces")
            owners[piece] = request.id


# Into tables


def _tables(pack: Pack) -> Tables:
    tables = Tables()
    for c, card in enumerate(pack.cards):
        tables.cards.append(card.id)
        for die, deed in enumerate(card.deeds, 1):
            tables.deeds[c * 7 + die] = DEEDS.index(deed)
    for die, result in enumerate(pack.pillage.faces, 1):
        tables.pillage[die] = NONE if isinstance(result, str) else result
    tables.stake, tables.prize = pack.bet.stake, pack.bet.prize
    _set_faces(tables.riders, pack.riders.faces)
    _set_faces(tables.orcs, pack.orcs.faces)
    tables.riders_start = CELL_NAMES.index(pack.riders.start)
    places = pack.places
    tables.places = [place.id for place in places]
    tables.place_fire = packed([int(place.fire) for place in places])
    tables.place_action = packed([PLACE_ACTIONS.index(place.action) for place in places])
    tables.place_gold = packed([place.gold for place in places])
    tables.place_orcs = packed([int(place.orcs) for place in places])
    _add_items(tables, pack.items)
    _set_table(tables, pack.table)
    for request in pack.requests:
        tables.requests.append(_request(tables, request))
    return tables


def _set_faces(faces: Faces, printed: list[Face]) -> None:
    for die, face in enumerate(printed, 1):
        faces.set(die, ACTS.index(face.act), "".join(face.arrows))


def _add_items(tables: Tables, items: list[Item]) -> None:
    effects = [EFFECTS.index(item.effect) for item in items]
    tables.items = [item.id for item in items]
    tables.item_letters = [item.letter for item in items]
    tables.item_effect = packed(effects)
    tables.item_amount = packed([item.amount for item in items])
    tables.shields = mask_of([i for i, effect in enumerate(effects) if effect == I_SHIELD])


def _set_table(tables: Tables, table: Table) -> None:
    tables.start = CELL_NAMES.index(table.berserkers)
    tables.darkness = table.darkness
    tables.squads = table.squads
    tables.most_gold = table.most_gold
    tables.most_locked = table.most_locked
    tables.villagers = table.villagers


def _request(tables: Tables, printed: KingsRequest) -> Request:
    request = Request(printed.id, printed.number, printed.gold)
    request.wounds = printed.setup.wounds
    request.items = mask_of([tables.items.index(item) for item in printed.setup.items])
    request.darkness_per_place = printed.rules.darkness_per_place
    request.refused_dice = mask_of(printed.rules.refused_dice)
    request.orc_phases = printed.rules.orc_phases
    end = printed.end
    if end.most_darkness is not None:
        request.most_darkness = end.most_darkness
    if end.most_squads is not None:
        request.most_squads = end.most_squads
    request.least_alive = end.least_alive or 0
    request.least_healthy = end.least_healthy or 0
    request.least_gold = end.least_gold or 0
    request.least_items = end.least_items or 0
    _set_pieces(tables, request, printed)
    return request


def _set_pieces(tables: Tables, request: Request, printed: KingsRequest) -> None:
    if printed.elves is not None:
        request.elves = True
        tables.elves_start = [CELL_NAMES.index(cell) for cell in printed.elves.start]
        tables.elves_dice = printed.elves.dice
    if printed.goblins is not None:
        request.goblins = True
        _set_faces(tables.goblins, printed.goblins.faces)
    if printed.thor is not None:
        request.thor = True
        for die, storm in enumerate(printed.thor.faces, 1):
            tables.thor_discard[die] = storm.discard or 0
            tables.thor_bars[die] = int(storm.no_move)
    if printed.grimoire is not None:
        request.grimoire = True
        tables.grimoire_dice = printed.grimoire.dice
        tables.grimoire_gold = printed.grimoire.gold
    if printed.zodd is not None:
        request.zodd = True
        tables.zodd_start = CELL_NAMES.index(printed.zodd.start)
        tables.zodd_health = printed.zodd.health
        tables.zodd_dice = printed.zodd.dice
        for die, face in enumerate(printed.zodd.faces, 1):
            tables.zodd.set(die, ACTS.index("nothing"), "".join(face.arrows))
    if printed.treasure is not None:
        request.treasure = True
        tables.treasure_start = [CELL_NAMES.index(cell) for cell in printed.treasure.start]
        tables.treasure_dice = printed.treasure.dice
