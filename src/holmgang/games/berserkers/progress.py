"""How far each request has come and what a victory is made of, in figures to be shown."""

from holmgang.core.state import View
from holmgang.games.berserkers.state import HEALTHY, SAVE_COST, WON, WOUNDED, Position
from holmgang.games.berserkers.tables import ELVES, NONE, THREE, UNLIMITED, Request


def progress(position: Position, request: Request) -> list[View]:
    """One row for each thing it asks for: what there is, and what is needed."""
    rows = _tasks(position, request)
    if request.most_darkness < UNLIMITED:
        gems = position.tables.darkness - position.supply
        rows.append(_row("darkness", gems, request.most_darkness))
    if request.most_squads < UNLIMITED:
        rows.append(_row("squads", position.squads(), request.most_squads))
    for what, have, need in (
        ("alive", position.alive(), request.least_alive),
        ("healthy", position.with_health(HEALTHY), request.least_healthy),
        ("gold", position.gold, request.least_gold),
        ("items", bin(position.held).count("1"), request.least_items),
    ):
        if need > 0:
            rows.append(_row(what, have, need))
    return rows


def _tasks(position: Position, request: Request) -> list[View]:
    tables = position.tables
    rows: list[View] = []
    if request.elves:
        rows.append(_row("elves", THREE if position.elves_done else _together(position), THREE))
    if request.zodd:
        rows.append(_row("zodd", tables.zodd_health - position.zodd_health, tables.zodd_health))
    if request.treasure:
        turned = len(tables.treasure_start) - bin(position.tokens).count("1")
        rows.append(_row("treasure", turned, len(tables.treasure_start)))
    return rows


def _together(position: Position) -> int:
    """The most groups of elves that stand on one place."""
    cells = [position.at[ELVES + group] for group in range(THREE)]
    return max([cells.count(cell) for cell in cells if cell != NONE], default=0)


def _row(what: str, have: int, need: int) -> View:
    return {"what": what, "have": have, "need": need}


def account(position: Position) -> View | None:
    """The parts of the score (BR-SCR-01); their sum is the points."""
    if position.outcome != WON:
        return None
    return {
        "gold": position.gold,
        "healthy": 3 * position.with_health(HEALTHY),
        "wounded": 2 * position.with_health(WOUNDED),
        "requests": 2 * len(position.demands.active),
        "squads": -2 * position.squads(),
        "checkpoint": -SAVE_COST if position.restored else 0,
    }
