"""Whether it matters in which order the enemies play.

They mostly do not meet: then whoever is asked for an order is asked for nothing.
"""

from holmgang.core.action import verb
from holmgang.games.berserkers.state import (
    ASK_ITEMS,
    ASK_ORCS_TURN,
    ASK_RIDERS_TURN,
    ASK_SHIELD,
    Position,
)
from holmgang.games.berserkers.tables import CREATURE

End = tuple[int, ...]
"""The question that comes next, and all that enemies can change."""


def is_any_order(position: Position) -> bool:
    """Whether all orders come to the same, and nothing is asked on the way."""
    if position.asking not in (ASK_RIDERS_TURN, ASK_ORCS_TURN) or _has_items(position):
        return False
    ends = _ends(position, position.asking)
    return len(ends) == 1 and ends.pop()[0] not in (ASK_SHIELD, ASK_ITEMS)


def _has_items(position: Position) -> bool:
    """Whether something else than an enemy can be chosen (BR-VIL-03)."""
    return any(verb(action) != CREATURE for action in position.legal(0))


def _ends(position: Position, question: int) -> set[End]:
    """How things stand when all have played, in every order."""
    if position.asking != question:
        return {_end(position)}
    ends: set[End] = set()
    for action in position.legal(0):
        twin = position.copy()
        assert isinstance(twin, Position)
        twin.apply(0, action)
        ends |= _ends(twin, question)
    return ends


def _end(position: Position) -> End:
    p = position
    figures = [p.asking, p.fires, p.supply, p.locked, p.outcome]
    figures += [*p.at, *p.dark, *p.health, *p.faces]
    return tuple([int(figure) for figure in figures])
