"""The cards of the revealed armies as named values, and the markers on the field."""

from holmgang.core.state import View
from holmgang.games.berserk.look import cards, figures, modifiers
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers import codes, keywords, slots
from holmgang.games.berserk.numbers.layouts import (
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_VALUE,
    MARK,
    MARK_AT,
    MARK_KIND,
    MARK_ON_SQUARE,
)
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.views import names


def card(p: Position, i: int, is_known: bool) -> View:
    """A card, the dead too; of an unknown one only what its back shows."""
    shown: View = {
        "number": i,
        "seat": p.side[i],
        "at": names.place(p.place[i]),
        "name": names.in_play(p, i),
        "home": PLACES[p.start_squares[i]] if p.start_squares[i] >= 0 else None,
        "hidden": cards.is_hidden(p, i),
        "alert": cards.is_alert(p, i),
        "card": None,
    }
    if is_known:
        shown["card"] = p.tables.cards[p.card[i]]
        shown.update(_condition(p, i))
    return shown


def _condition(p: Position, i: int) -> View:
    status = p.status[i]
    return {
        "host": PLACES[p.place[i]] if cards.has_host(p, i) else None,
        "life": figures.life(p, i),
        "wounds": p.wounds[i],
        "extra": p.extra[i],
        "poison": p.poison[i],
        "steps": p.move_points[i],
        "armor": figures.armor_left(p, i),
        "tokens": p.tokens[i],
        "watching": p.watches_until[i] >= p.turn > 0,
        "chips": p.chips[i],
        "move": figures.move_points(p, i),
        "keywords": _keywords(p, i),
        "gifts": _gifts(p, i),
        "markers": _markers(p, i),
        "statuses": [name for name, bit in names.STATUSES.items() if status & bit],
    }


def _keywords(p: Position, i: int) -> View:
    """The keywords a card has just now, with their values."""
    found: View = {}
    for k in range(keywords.COUNT):
        value = figures.keyword(p, i, k)
        if value > 0:
            found[keywords.TABLE[k].word] = value
    return found


def _gifts(p: Position, i: int) -> list[View]:
    """What a card was given for a while, how much of it, and to which attacks it belongs."""
    gifts = p.gifts
    shown: list[View] = []
    for k in modifiers.gifts_of(p, i):
        slot, mod = gifts[k + GIFT_SLOT], gifts[k + GIFT_MOD]
        is_of_attacks = mod != 0 and slot != codes.M_ABILITY
        attacks = p.tables.code[mod + codes.MOD_ATTACKS] if is_of_attacks else 0
        shown.append(
            {
                "what": slots.NAMES[slot],
                "n": gifts[k + GIFT_VALUE],
                "attacks": names.attacks(attacks),
            }
        )
    return shown


def _markers(p: Position, i: int) -> list[str]:
    marks = p.marks
    return [
        names.marker(p.tables, marks[k + MARK_KIND])
        for k in range(0, len(marks), MARK)
        if marks[k + MARK_ON_SQUARE] == 0 and marks[k + MARK_AT] == i
    ]


def marked_squares(p: Position) -> list[View]:
    marks = p.marks
    return [
        {
            "at": PLACES[marks[k + MARK_AT]],
            "marker": names.marker(p.tables, marks[k + MARK_KIND]),
        }
        for k in range(0, len(marks), MARK)
        if marks[k + MARK_ON_SQUARE] == 1
    ]
