"""The battles of a game in figures, for its end."""

from holmgang.core.match import Match
from holmgang.core.state import View


def tally(match: Match, viewer: int) -> View:
    told = match.told(viewer)
    results = [event["seat"] for event in told if event["event"] == "result"]
    return {
        "battles": len(results),
        "drawn": sum([seat not in (0, 1) for seat in results]),
        "seats": [_side([event for event in told if event["seat"] == seat]) for seat in range(2)],
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


def _all(told: list[View], name: str) -> list[View]:
    return [event for event in told if event["event"] == name]


def _total(told: list[View], key: str) -> int:
    return sum([int(str(event[key])) for event in told])
