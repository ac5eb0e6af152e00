"""Prophecies, and looking at the top of one's deck (BK-19.150)."""

from holmgang.core.action import Action, pack
from holmgang.games.berserk import codes, events
from holmgang.games.berserk.state import ASK_CHANCE, ASK_TARGET, STEP
from holmgang.games.berserk.tables import CHOOSE, NONE
from holmgang.games.berserk.usage import Usage


class Prophecy(Usage):
    """The part of the rules in which cards of a deck are turned up."""

    def go_on(self, at: int) -> None:
        """To the next instruction."""
        self.set_reg(STEP, at + self.tables.script[at + 1])

    def deck_step(self, op: int, at: int) -> None:
        if op == codes.O_SHOW_TOP:
            self._show_top(at)
        elif op == codes.O_PEEK:
            self._peek(at)
        elif op == codes.O_SHOWN:
            self._next_shown(at)
        else:
            self._put_under(at)

    def is_turning_cards(self) -> bool:
        """Whether chance is to name a card of a deck, not a die."""
        op = self.tables.script[self.reg(STEP)]
        return op == codes.O_SHOW_TOP or op == codes.O_PEEK

    def turn_card(self, seat: int, row: int) -> None:
        """What chance found on top: shown to all, or seen by its owner alone."""
        self.draw_blind(seat, row)
        if self.tables.script[self.reg(STEP)] == codes.O_SHOW_TOP:
            self._show(seat, row)
        else:
            self.set_top(seat, [*self.top[seat], 2 * row])
            self.note_seat(events.SEEN, seat, row, 1 << seat)

    # Showing

    def _show_top(self, at: int) -> None:
        """One card after another, as many as there are."""
        seat = self.reg(codes.G_SEAT)
        if self.reg(codes.G_LEFT) == NONE:
            more = self.added(codes.M_PROPHECY, self.reg(codes.G_ME))
            self.set_reg(codes.G_LEFT, max(0, self.operand(at, 0) + more))
            self.set_reg(codes.G_SHOWN, len(self.shown))
        if self.reg(codes.G_LEFT) > 0 and len(self.top[seat]) == 0 and len(self.pile[seat]) > 0:
            self.ask(ASK_CHANCE, self.tables.chance)
        elif self.reg(codes.G_LEFT) > 0 and len(self.top[seat]) + len(self.under[seat]) > 0:
            self._show(seat, self.take_topmost(seat))
        else:
            self.set_reg(codes.G_LEFT, NONE)
            self.set_reg(codes.G_COUNT + self.tables.script[at + 3], 0)
            self.go_on(at)
            self.tell_seat(codes.E_PROPHESIED, seat)

    def _show(self, seat: int, row: int) -> None:
        self.shown = [*self.shown, 2 * row + seat]
        self.set_reg(codes.G_LEFT, self.reg(codes.G_LEFT) - 1)
        self.note_seat(events.SHOWN, seat, row)

    def _next_shown(self, at: int) -> None:
        """The next card becomes the variable; one that was taken away is passed over."""
        script = self.tables.script
        start = self.reg(codes.G_SHOWN)
        k = start + self.reg(codes.G_COUNT + script[at + 2])
        while k < len(self.shown) and self.shown[k] == NONE:
            k += 1
        if k >= len(self.shown):
            self.set_reg(STEP, script[at + 4])
            return
        self.set_reg(codes.G_COUNT + script[at + 2], k + 1 - start)
        self.set_reg(codes.G_VARS + script[at + 3], codes.FROM_DECK + self.shown[k] // 2)
        self.go_on(at)

    # Putting back

    def _left_shown(self) -> list[int]:
        return [card for card in self.shown[self.reg(codes.G_SHOWN) :] if card != NONE]

    def _put_under(self, at: int) -> None:
        """In an order that their owner chooses."""
        left = self._left_shown()
        if len(left) > 1 and min(left) != max(left):
            self.ask(ASK_TARGET, self.tables.alone[self.reg(codes.G_SEAT)])
            return
        self.return_shown()
        self.go_on(at)

    def return_shown(self) -> None:
        """Whatever the frame on top still shows goes under the deck."""
        for card in self._left_shown():
            self.put_back(card % 2, card // 2, 1)
        self.shown = self.shown[: self.reg(codes.G_SHOWN)]
        self.set_reg(codes.G_SHOWN, NONE)

    def shown_options(self) -> list[Action]:
        """Which of the shown cards goes under the deck next."""
        rows = sorted({card // 2 for card in self._left_shown()})
        where = self.reg(codes.G_SEAT) + 2 * codes.Z_DECK
        return [pack(CHOOSE, where, row) for row in rows]

    def put_one_under(self, row: int) -> None:
        seat = self.reg(codes.G_SEAT)
        self.draw_out(seat, row)
        self.put_back(seat, row, 1)

    # Looking

    def _peek(self, at: int) -> None:
        """The owner alone learns what lies on top."""
        seat = self.reg(codes.G_SEAT)
        wanted = max(0, self.operand(at, 0))
        if len(self.top[seat]) < wanted and len(self.pile[seat]) > 0:
            self.ask(ASK_CHANCE, self.tables.chance)
            return
        self.go_on(at)
        self.note_seat(events.LOOKED, seat, wanted)
