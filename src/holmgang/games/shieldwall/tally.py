"""Battles in figures: those of a whole game, for its end, and the one that a seat could fight."""

from holmgang.core.event import Event
from holmgang.core.match import Match
from holmgang.core.state import View
from holmgang.games.shieldwall import view
from holmgang.games.shieldwall.state import Position


def tally(match: Match, viewer: int) -> View:
    events = match.events_for(viewer)
    results = [event["seat"] for event in events if event["event"] == "result"]
    return {
        "battles": len(results),
        "drawn": sum([seat not in (0, 1) for seat in results]),
        "seats": [_side([event for event in events if event["seat"] == seat]) for seat in range(2)],
    }


def _side(mine: list[View]) -> View:
    """What one seat did."""
    battles = _all(mine, "battle")
    fought = max(1, len(battles))
    laid = [len(cards) for battle in battles if isinstance(cards := battle["cards"], list)]
    return {
        "won": len(_all(mine, "result")),
        "points": round(_total(battles, "total") / fought, 1),
        "force": round(sum(laid) / fought, 1),
        "bonus": _total(battles, "bonus"),
        "lost": _total(_all(mine, "lost"), "count"),
        "healed": _total(_all(mine, "healed"), "count"),
        "run-outs": len(_all(mine, "run-out")),
    }


def _all(events: list[View], name: str) -> list[View]:
    return [event for event in events if event["event"] == name]


def _total(events: list[View], key: str) -> int:
    return sum([int(str(event[key])) for event in events])


def laid(match: Match, seat: int, weapon: str, force: int) -> View:
    """What a seat would lay, and what it would bring for certain, as `battle` tells it.

    Where the seat does not know how many cards the enemy uses, it counts on one.
    """
    world = match.state.copy()
    assert isinstance(world, Position)
    mine, theirs = world.side(seat), world.side(1 - seat)
    theirs.force = max(1, _known_force(world, seat))
    mine.weapon = world.tables.weapons.index(weapon)
    mine.force = force
    points, bonus = world.card_points(seat, mine.weapon, force), world.bonus_points(seat)
    cards = mine.deck[: -force - 1 : -1]
    figures = [int(mine.weapon), int(bonus), int(points), *cards]
    return view.figures(world.tables, Event(view.BATTLE, seat, figures))


def _known_force(world: Position, seat: int) -> int:
    """The enemy's force as the seat knows it; 0 if it does not."""
    is_known = world.scouting() == seat
    return int(world.side(1 - seat).force) if is_known else 0
