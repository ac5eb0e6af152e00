"""How close a game was, for its end."""

from holmgang.core.match import Match
from holmgang.core.state import View
from holmgang.games.berzerka.state import Position


def tally(match: Match, viewer: int) -> View:
    """For each seat how far it was behind the first, for the first how far it was ahead."""
    position = match.state
    assert isinstance(position, Position)
    if not position.is_over():  # somebody resigned
        return {"gaps": []}
    totals = [int(points) for points in position.board.totals]
    first, second = position.places()[:2]
    gaps = [totals[first] - points for points in totals]
    gaps[first] = totals[first] - totals[second]
    return {"gaps": gaps}
