"""The decks during a battle: what is known of them, and what goes in and out (BK-1.37).

`top` are the cards on top that somebody knows, the topmost first, each twice its
row and 1 more if everybody knows it; `under` are those put under the deck for all
to see. In between lies `pile`, in an order that nobody knows: a card of it is
drawn by chance when it is turned up. Cards shown by a prophecy lie in `shown`.
"""

from holmgang.games.berserk.muster import Muster
from holmgang.games.berserk.state import DECK
from holmgang.games.berserk.tables import DEAL, NONE


class Stock(Muster):
    """The part of the rules that keeps decks."""

    def shuffle_deck(self, seat: int) -> None:
        """Nobody knows any longer where its cards lie."""
        if len(self.top[seat]) + len(self.under[seat]) == 0:
            return
        cards = self.pile[seat] + [card // 2 for card in self.top[seat]] + self.under[seat]
        self.set_pile(seat, sorted(cards))
        self.set_top(seat, [])
        self.set_under(seat, [])

    def set_top(self, seat: int, cards: list[int]) -> None:
        self.top = [cards, self.top[1]] if seat == 0 else [self.top[0], cards]

    def set_under(self, seat: int, cards: list[int]) -> None:
        self.under = [cards, self.under[1]] if seat == 0 else [self.under[0], cards]

    def draw_blind(self, seat: int, row: int) -> None:
        """A card that chance names leaves the unknown part of a deck."""
        pile = self.pile[seat].copy()
        pile.remove(row)
        self.set_pile(seat, pile)

    def take_topmost(self, seat: int) -> int:
        """The topmost card, where it is known; those under the deck come last."""
        top = self.top[seat]
        if len(top) > 0:
            self.set_top(seat, top[1:])
            return top[0] // 2
        under = self.under[seat]
        self.set_under(seat, under[1:])
        return under[0]

    def draw_out(self, seat: int, row: int) -> None:
        """A card leaves its deck: one that is shown, or one for which the deck is searched.

        A deck that was searched is shuffled (BK-19.111).
        """
        card = 2 * row + seat
        if card in self.shown:
            shown = self.shown.copy()
            shown[shown.index(card)] = NONE
            self.shown = shown
            return
        self.shuffle_deck(seat)
        self.draw_blind(seat, row)

    def hide_shown(self) -> None:
        """The battle is over in the midst of a prophecy."""
        for card in self.shown:
            if card != NONE:
                self.put_back(card % 2, card // 2, 1)
        self.shown = []

    def free_number(self, seat: int) -> int:
        """A number for a card that comes from a deck; NONE if the army has no room."""
        for i in range(seat * DEAL, seat * DEAL + self.size[seat]):
            if self.place[i] == DECK:
                return i
        return NONE if self.size[seat] == DEAL else seat * DEAL + self.size[seat]

    def put_back(self, seat: int, row: int, end: int) -> None:
        """Onto a deck (0), under it (1), or into it and shuffled (2)."""
        if end == 0:
            self.set_top(seat, [2 * row + 1, *self.top[seat]])
        elif end == 1:
            self.set_under(seat, [*self.under[seat], row])
        else:
            self.set_pile(seat, sorted([*self.pile[seat], row]))
            self.shuffle_deck(seat)
