"""What the enemies may do next, as odds: shown to players before they choose."""

from holmgang.core.state import View
from holmgang.games.berserkers.state import F_RIDER, F_SQUAD, Position
from holmgang.games.berserkers.tables import (
    ATTACK,
    CELL_NAMES,
    CELLS,
    DARKNESS,
    EXTENDED,
    EXTINGUISH,
    ORCS,
    RIDERS,
    THREE,
    Faces,
)

KINDS = ("attack", "darkness", "extinguish", "reach")


def threats(position: Position) -> list[View]:
    """For each cell the chance, in 216ths, of what may still happen there.

    In the enemies' phases this is the rest of the phase, of whose dice most are
    rolled; before it is the next Phase 2. Enemies act before they move, so what
    they do follows from where they stand; `reach` is the chance that one ends there.
    """
    safe = [[1] * CELLS for _ in KINDS]
    total = 1
    start = ORCS if position.phase == 3 else RIDERS
    for colour in range(THREE):
        faces = _faces(position, colour)
        if len(faces) == 0 or position.at[start + colour] < 0:
            continue
        total *= len(faces)
        counts = _counts(position, start + colour, faces)
        for row in range(len(KINDS)):
            for cell in range(CELLS):
                safe[row][cell] *= len(faces) - counts[row][cell]
    scale = 216 // total
    threats: list[View] = []
    for cell in range(CELLS):
        one: View = {"cell": CELL_NAMES[cell]}
        for row, kind in enumerate(KINDS):
            one[kind] = 216 - safe[row][cell] * scale
        threats.append(one)
    return threats


def _faces(position: Position, colour: int) -> list[int]:
    """What an enemy's die may still show: what it shows, anything, or nothing more."""
    if position.faces[colour] > 0:
        return [int(position.faces[colour])]
    if position.phase < 2:
        plays = not position.skip and not position.resting() >> colour & 1
    elif position.frames.kind == F_RIDER:
        plays = colour >= position.frames.operand and not position.resting() >> colour & 1
    else:
        plays = position.frames.kind == F_SQUAD and colour >= position.frames.operand
    return [1, 2, 3, 4, 5, 6] if plays else []


def _counts(position: Position, creature: int, faces: list[int]) -> list[list[int]]:
    """How many of these faces attack, darken, put out or reach each cell."""
    tables = position.tables
    table: Faces = tables.orcs if creature >= ORCS else tables.riders
    here = int(position.at[creature])
    counts = [[0] * CELLS for _ in KINDS]
    for face in faces:
        act = table.acts[face]
        if act in (ATTACK, EXTENDED):
            counts[0][here] += 1
        if act == EXTENDED:
            for cell in tables.near[here]:
                counts[0][cell] += 1
        counts[1][here] += int(act == DARKNESS and _can_darken(position, here))
        counts[2][here] += int(act == EXTINGUISH and not position.all_lit())
        counts[3][table.to[face * CELLS + here]] += 1
    return counts


def _can_darken(position: Position, cell: int) -> bool:
    return not position.harp and position.dark[cell] < position.demands.darkness_per_place
