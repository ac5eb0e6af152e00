"""Where a die or an item could be used, shown before the player commits it."""

from holmgang.core.action import Action, first, verb
from holmgang.core.event import Event
from holmgang.games.berserkers import view
from holmgang.games.berserkers.state import (
    ASK_ACT,
    ASK_DEFEAT,
    ASK_ITEMS,
    ASK_ORCS_TURN,
    ASK_OVER,
    ASK_RIDERS_TURN,
    ASK_SHIELD,
    Position,
)
from holmgang.games.berserkers.tables import CELL, CELL_NAMES, CREATURE, PLACE, USE

FREE = (ASK_ACT, ASK_RIDERS_TURN, ASK_ORCS_TURN, ASK_ITEMS)
"""Questions among whose answers are items."""

AFTERWARDS = (*FREE, ASK_SHIELD, ASK_DEFEAT, ASK_OVER)
"""Questions that belong to something else than the item or the die."""


def aims(position: Position) -> dict[str, list[str]]:
    """For each placement and item that is open now, the cells it may concern."""
    if position.asking not in FREE:
        return {}
    told: dict[str, list[str]] = {}
    for action in position.legal(0):
        if verb(action) in (PLACE, USE):
            cells = _cells(position, action)
            told[position.write(action)] = [CELL_NAMES[cell] for cell in sorted(cells)]
    return told


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
        told = view.figures(position, event)
        if "creature" in told:
            cells.add(position.at[view.CREATURE_NAMES.index(str(told["creature"]))])
        if "cell" in told:
            cells.add(CELL_NAMES.index(str(told["cell"])))
    return {cell for cell in cells if cell >= 0}


def _options(twin: Position) -> list[Action]:
    return [] if twin.asking in AFTERWARDS or twin.is_chance() else twin.legal(0)


def _place_of(twin: Position, option: Action) -> int:
    if verb(option) == CELL:
        return first(option)
    return twin.at[first(option)] if verb(option) == CREATURE else -1
