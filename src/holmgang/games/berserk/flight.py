"""Cards that take off and land (BK-15.12, BK-19.148)."""

from typing import Final

from holmgang.core.action import Action, pack
from holmgang.games.berserk import codes, events
from holmgang.games.berserk.field import SQUARES, half
from holmgang.games.berserk.gifts import Gifts
from holmgang.games.berserk.links import FLEETING
from holmgang.games.berserk.state import AIR, ASK_SQUARE
from holmgang.games.berserk.tables import FLYER, GROUND, NONE, TARGET

# Frames
LANDS: Final = 25

# Registers
LANDER: Final = 2
WHERE: Final = 3  # a mask of squares


class Flight(Gifts):
    """The part of the rules that lets cards change between field and air."""

    def let_fly(self, at: int) -> None:
        """Ground creatures take off; their symbiotes stay behind and die (BK-16.7)."""
        script = self.tables.script
        for i in self.reached(self.reg(codes.G_TARGETS)):
            if self.place[i] >= 0:
                self.turn_up(i)
                if self.can_fly(i):
                    self.bestow(codes.SLOT_FLIGHT, i, 0, 1, script[at + 2], script[at + 3])
                    self._lift(i)

    def can_fly(self, i: int) -> bool:
        if not self.has_square(i) or self.type_of(i) not in (GROUND, FLYER):
            return False
        return not self.forbids(codes.D_TAKE_OFF, i)

    def _lift(self, i: int) -> None:
        square = self.place[i]
        self.board[square] = NONE
        self.place[i] = AIR
        self.steps[i] = 0
        self.note(events.TAKES_OFF, i, square)
        self.part(i)
        self.tell_card(codes.E_TOOK_OFF, i)

    # Down again

    def let_land(self, at: int) -> None:
        """Each target loses flight, if there is a square for it."""
        cells = self.tables.script[at + 2]
        for i in self.reached(self.reg(codes.G_TARGETS)):
            if self.place[i] == AIR and self.type_of(i) in (GROUND, FLYER):
                mask = self._home_half(i)
                if cells != 0:
                    mask = 0
                    for square in self.cells(cells, self.reg(codes.G_ME), self.base):
                        mask |= 1 << square
                self.bring_down(i, mask)

    def _home_half(self, i: int) -> int:
        mask = 0
        for square in range(SQUARES):
            if half(square) == self.controller(i):
                mask |= 1 << square
        return mask

    def settle_fleeting(self) -> bool:
        """Let end what is over by its condition; whether anything was."""
        if len(self.sinking) > 0:
            self._sink()
            return True
        if self.end_fleeting():
            return True
        self.fleeting = self.gifted & FLEETING != 0
        return False

    def _sink(self) -> None:
        """One whose time in the air is over, and who has no wings of its own."""
        i = self.sinking.pop()
        for k in self.gifts_of(i):
            if self.gifts[k] == codes.SLOT_FLIGHT:
                return
        if self.place[i] == AIR and self.tables.type[self.card[i]] != FLYER:
            self.bring_down(i, self._home_half(i))

    def bring_down(self, i: int, mask: int) -> None:
        self.push(LANDS)
        self.set_reg(LANDER, i)
        self.set_reg(WHERE, mask)

    def landing_step(self) -> None:
        """Its player chooses a square; if none is free it cannot lose flight (BK-19.148)."""
        i = self.reg(LANDER)
        if self.place[i] == AIR and len(self.landing_squares()) > 0:
            self.ask(ASK_SQUARE, self.tables.alone[self.controller(i)])
        else:
            self.pop()

    def landing_squares(self) -> list[Action]:
        mask = self.reg(WHERE)
        return [
            pack(TARGET, square)
            for square in range(SQUARES)
            if mask >> square & 1 and self.board[square] == NONE
        ]

    def land_on(self, square: int) -> None:
        i = self.reg(LANDER)
        self.pop()
        self.put(i, square)
        self.note(events.LANDS, i, square)
        gifts = self.gifts
        self.drop_gifts([k for k in self.gifts_of(i) if gifts[k] == codes.SLOT_FLIGHT])
        self.tell_card(codes.E_LANDED, i)
