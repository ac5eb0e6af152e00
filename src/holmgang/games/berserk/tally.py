"""A battle in figures, for its end."""

from typing import cast

from holmgang.core.match import Match
from holmgang.core.state import View


def tally(match: Match, viewer: int) -> View:
    cards = cast(list[View], match.view(viewer)["cards"])
    events = match.events_for(viewer)
    return {"seats": [_side(cards, events, seat) for seat in range(2)]}


def _side(cards: list[View], events: list[View], seat: int) -> View:
    """What is left of an army, and what it did."""
    army = [card for card in cards if card["seat"] == seat]
    standing = [card for card in army if card["name"] is not None]
    hits = [event for event in events if event["event"] == "hit" and event["seat"] == seat]
    dealt = _dealt(hits)
    hero = max(dealt, key=lambda card: dealt[card], default="")
    return {
        "all": len(army),
        "left": len(standing),
        "lives": sum([_lives(card) for card in standing]),
        "attacks": _count(events, "declared", seat),
        "wounds": sum([_figure(event, "wounds") for event in hits]),
        "felled": _count(events, "died", 1 - seat),
        "hero": hero,
        "blow": dealt.get(hero, 0),
    }


def _dealt(hits: list[View]) -> dict[str, int]:
    """The wounds that each card dealt."""
    found: dict[str, int] = {}
    for event in hits:
        if event["card"] is not None:
            card = str(event["card"])
            found[card] = found.get(card, 0) + _figure(event, "wounds")
    return found


def _lives(card: View) -> int:
    """Of a card that is still hidden nobody knows them."""
    return max(0, _figure(card, "life") - _figure(card, "wounds")) if "life" in card else 0


def _figure(events: View, key: str) -> int:
    return int(str(events[key]))


def _count(events: list[View], name: str, seat: int) -> int:
    return sum([event["event"] == name and event["seat"] == seat for event in events])
