"""What the riders may do next, as odds: shown to players before they end their phase."""

from holmgang.core.state import View
from holmgang.games.berserkers.state import Position
from holmgang.games.berserkers.tables import (
    ATTACK,
    CELL_NAMES,
    CELLS,
    DARKNESS,
    EXTENDED,
    EXTINGUISH,
    RIDERS,
    THREE,
    Tables,
)


def threats(position: Position) -> list[View]:
    """For each cell the chance, in 216ths, of what the next Phase 2 may do there.

    Riders act before they move, so attack, darkness and extinguishing follow
    from where they stand; `reach` is the chance that some rider ends there.
    """
    safe = [[1] * CELLS for _ in range(4)]
    total = 1
    for colour in range(THREE):
        if position.blocked >> colour & 1:
            continue
        total *= 6
        counts = _counts(position.tables, position.at[RIDERS + colour], position.harp)
        for row in range(4):
            for cell in range(CELLS):
                safe[row][cell] *= 6 - counts[row][cell]
    scale = 216 // total
    kinds = ("attack", "darkness", "extinguish", "reach")
    told: list[View] = []
    for cell in range(CELLS):
        one: View = {"cell": CELL_NAMES[cell]}
        for row in range(4):
            one[kinds[row]] = 216 - safe[row][cell] * scale
        told.append(one)
    return told


def _counts(tables: Tables, here: int, hushed: bool) -> list[list[int]]:
    """How many faces of one rider's die attack, darken, put out or reach each cell."""
    counts = [[0] * CELLS for _ in range(4)]
    for face in range(1, 7):
        act = tables.riders.acts[face]
        if act in (ATTACK, EXTENDED):
            counts[0][here] += 1
        if act == EXTENDED:
            for cell in tables.near[here]:
                counts[0][cell] += 1
        if act == DARKNESS and not hushed:
            counts[1][here] += 1
        if act == EXTINGUISH:
            counts[2][here] += 1
        counts[3][tables.riders.to[face * CELLS + here]] += 1
    return counts
