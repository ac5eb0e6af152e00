"""What a seat knows of its own army while it is hired and placed, as named values."""

from holmgang.core.bits import count_bits
from holmgang.core.state import View
from holmgang.games.berserk.look import cards, hiring
from holmgang.games.berserk.numbers import ask, frames
from holmgang.games.berserk.state import DEALT, HIRED, REALMS, WHOLE_COST, Position, reg
from holmgang.games.berserk.tables import DEAL, NONE
from holmgang.games.berserk.views import names


def is_mustering(p: Position) -> bool:
    """Before the reveal, when everything is secret."""
    return p.size[0] + p.size[1] == 0 and not p.is_over()


def card_in_question(p: Position, seat: int) -> str:
    """The card a seat is asked about before the battle; nothing at other times."""
    i = NONE
    if p.asking == ask.HIRE and p.asked[seat] < DEAL:
        i = seat * DEAL + p.asked[seat]
    elif p.asking == ask.PLACE:
        i = hiring.next_to_place(p, seat)
    elif p.asking == ask.SEAT:
        i = reg(p, frames.SEATING_WHOM)
    return "" if i == NONE else p.tables.cards[p.card[i]]


def deal(p: Position, seat: int) -> list[View]:
    """The seat's cards in the order of the deal.

    Where the enemy places what was thrown at it is not told.
    """
    return [_dealt(p, i, seat) for i in dealt_to(p, seat)]


def dealt_to(p: Position, seat: int) -> list[int]:
    """The cards that a seat musters; those that were thrown at it come last."""
    dealt = [i for i in range(seat * DEAL, seat * DEAL + DEAL) if p.card[i] != NONE]
    return dealt + hiring.thrown_out(p, 1 - seat) if p.asking == ask.PLACE else dealt


def _dealt(p: Position, i: int, seat: int) -> View:
    place = p.place[i]
    if not hiring.is_placed_with(p, i, seat) and place >= 0:
        place = DEALT
    elif cards.owner(i) != seat and place == DEALT:
        place = HIRED
    return {"card": p.tables.cards[p.card[i]], "at": names.place(place)}


def purse(p: Position, seat: int) -> View:
    """What is left to spend; nothing before it is known who is first."""
    if p.first == NONE:
        return {}
    realms = p.spent[4 * seat + REALMS]
    coins = hiring.purse(p, seat, realms)
    return {
        "gold": coins[0],
        "silver": coins[1],
        "spent": p.spent[4 * seat + WHOLE_COST],
        "realms": count_bits(realms),
    }
