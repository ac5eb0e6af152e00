"""The decks during a battle: what is known of them, and what goes in and out (BK-1.37).

`p.top` are the cards on top that somebody knows, the topmost first, each twice its
row and 1 more if everybody knows it. `p.under` are those put under the deck for all
to see. In between lies `p.pile`, in an order that nobody knows: a card of it is
drawn by chance when it is turned up. Cards shown by a prophecy lie in `p.shown`.
"""

from librt.vecs import remove, vec
from mypy_extensions import i64

from holmgang.core.packed import packed
from holmgang.games.berserk.look import picks
from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.state import DECK, Position, reg, set_reg
from holmgang.games.berserk.tables import DEAL, NONE


def set_pile(p: Position, seat: i64, pile: vec[i64]) -> None:
    p.pile = p.pile[:]
    p.pile[seat] = pile


def shuffle_deck(p: Position, seat: i64) -> None:
    """Nobody knows any longer where its cards lie."""
    if len(p.top[seat]) + len(p.under[seat]) == 0:
        return
    cards = list(p.pile[seat]) + [card // 2 for card in p.top[seat]] + p.under[seat]
    set_pile(p, seat, packed(sorted(cards)))
    set_top(p, seat, [])
    set_under(p, seat, [])


def set_top(p: Position, seat: i64, cards: list[int]) -> None:
    p.top = [cards, p.top[1]] if seat == 0 else [p.top[0], cards]


def set_under(p: Position, seat: i64, cards: list[int]) -> None:
    p.under = [cards, p.under[1]] if seat == 0 else [p.under[0], cards]


def draw_blind(p: Position, seat: i64, row: i64) -> None:
    """A card that chance names leaves the unknown part of a deck."""
    set_pile(p, seat, remove(p.pile[seat][:], row))


def take_topmost(p: Position, seat: i64) -> i64:
    """The topmost card, where it is known; those under the deck come last."""
    top = p.top[seat]
    if len(top) > 0:
        set_top(p, seat, top[1:])
        return top[0] // 2
    under = p.under[seat]
    set_under(p, seat, under[1:])
    return under[0]


def draw_out(p: Position, seat: i64, row: i64) -> None:
    """A card leaves its deck: one that is shown, or one for which the deck is searched.

    A deck that was searched is shuffled (BK-19.111).
    """
    card = 2 * row + seat
    if card in p.shown:
        shown = p.shown.copy()
        shown[shown.index(card)] = NONE
        p.shown = shown
        return
    shuffle_deck(p, seat)
    draw_blind(p, seat, row)


def hide_shown(p: Position) -> None:
    """The battle is over in the midst of a prophecy."""
    for card in p.shown:
        if card != NONE:
            put_back(p, card % 2, card // 2, 1)
    p.shown = []


def free_number(p: Position, seat: i64) -> i64:
    """A number for a card that comes from a deck; NONE if the army has no room."""
    for i in range(seat * DEAL, seat * DEAL + p.size[seat]):
        if p.place[i] == DECK:
            return i
    return NONE if p.size[seat] == DEAL else seat * DEAL + p.size[seat]


def put_back(p: Position, seat: i64, row: i64, end: i64) -> None:
    """Onto a deck (0), under it (1), or into it and shuffled (2)."""
    if end == 0:
        set_top(p, seat, [2 * row + 1, *p.top[seat]])
    elif end == 1:
        set_under(p, seat, [*p.under[seat], row])
    else:
        set_pile(p, seat, packed(sorted([*p.pile[seat], row])))
        shuffle_deck(p, seat)


def return_shown(p: Position) -> None:
    """Whatever the frame on top still shows goes under the deck."""
    for card in picks.left_shown(p):
        put_back(p, card % 2, card // 2, 1)
    p.shown = p.shown[: reg(p, frames.G_SHOWN)]
    set_reg(p, frames.G_SHOWN, NONE)
