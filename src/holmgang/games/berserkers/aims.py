"""Where a die or an item could be used, and which die moves a piece where.

Both are shown before the player commits a die.
"""

from holmgang.core.action import Action, first, verb
from holmgang.core.event import Event
from holmgang.games.berserkers import view
from holmgang.games.berserkers.state import (
    ASK_ACT,
    ASK_CELL,
    ASK_CREATURE,
    ASK_DEFEAT,
    ASK_HERO,
    ASK_ITEMS,
    ASK_LOCATION,
    ASK_ORCS_TURN,
    ASK_OVER,
    ASK_RIDERS_TURN,
    ASK_SHIELD,
    Position,
)
from holmgang.games.berserkers.tables import CELL, CELL_NAMES, CREATURE, NONE, PLACE, USE

Ways = dict[str, list[list[str]]]
"""For a piece and a cell, the choices that lead it there; there may be several ways."""

FREE = (ASK_ACT, ASK_RIDERS_TURN, ASK_ORCS_TURN, ASK_ITEMS)
"""Questions among whose answers are items."""

ON_THE_WAY = (ASK_LOCATION, ASK_CREATURE, ASK_HERO)
"""Questions before a piece is moved: by which place, and who."""

AFTERWARDS = (*FREE, ASK_SHIELD, ASK_DEFEAT, ASK_OVER)
"""Questions that belong to something else than the item or the die."""


def aims(position: Position) -> dict[str, list[str]]:
    """For each placement and item that is open now, the cells it may concern."""
    if position.asking not in FREE:
        return {}
    found: dict[str, list[str]] = {}
    for action in position.legal(0):
        if verb(action) in (PLACE, USE):
            cells = _cells(position, action)
            found[position.write(action)] = [CELL_NAMES[cell] for cell in sorted(cells)]
    return found


def _cells(position: Position, action: Action) -> set[int]:
    """Where its question could be answered, or what it does at once if nothing is asked."""
    twin = position.copy()
    assert isinstance(twin, Position)
    events: list[Event] = []
    twin.journal = events
    twin.apply(0, action)
    cells = {_place_of(twin, option) for option in _options(twin)}
    for event in events:
        if event.kind == view.ENEMY:  # the enemies go on by themselves
            break
        facts = view.figures(position, event)
        if "creature" in facts:
            cells.add(position.at[view.CREATURE_NAMES.index(str(facts["creature"]))])
        if "cell" in facts:
            cells.add(CELL_NAMES.index(str(facts["cell"])))
    return {cell for cell in cells if cell >= 0}


def _options(twin: Position) -> list[Action]:
    return [] if twin.asking in AFTERWARDS or twin.is_chance() else twin.legal(0)


def _place_of(twin: Position, option: Action) -> int:
    if verb(option) == CELL:
        return first(option)
    return twin.at[first(option)] if verb(option) == CREATURE else -1


def ways(position: Position) -> Ways:
    """All that the dice can move now."""
    ways: Ways = {}
    if position.asking == ASK_ACT:
        for action in position.legal(0):
            if verb(action) == PLACE:
                _find_ways(position, _after(position, action), [action], ways)
    return ways


def _find_ways(start: Position, twin: Position, chosen: list[Action], ways: Ways) -> None:
    """What follows from these choices, until a piece is where it goes."""
    if twin.is_chance():
        return
    if twin.asking in ON_THE_WAY:
        for option in twin.legal(0):
            _find_ways(start, _after(twin, option), [*chosen, option], ways)
    elif twin.asking == ASK_CELL and view.about(twin) != "":
        creature = view.CREATURE_NAMES.index(view.about(twin))
        for option in twin.legal(0):
            _add_way(start, creature, first(option), [*chosen, option], ways)
    elif twin.asking in AFTERWARDS:  # nothing was left to ask
        for creature in range(len(start.at)):
            if twin.at[creature] not in (start.at[creature], NONE):
                _add_way(start, creature, twin.at[creature], chosen, ways)


def _add_way(start: Position, creature: int, cell: int, chosen: list[Action], ways: Ways) -> None:
    piece = start.write(start.tables.creature[creature])
    way = [start.write(action) for action in chosen]
    ways.setdefault(f"{piece} {CELL_NAMES[cell]}", []).append(way)


def _after(position: Position, action: Action) -> Position:
    twin = position.copy()
    assert isinstance(twin, Position)
    twin.apply(0, action)
    return twin
