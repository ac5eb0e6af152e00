"""Companions and parasites: who may carry them, and how they come to their hosts (BK-16, BK-6.12).

A symbiote that sits on a host is where its host is; its host alone stands on the square.
"""

from typing import Final

from holmgang.core.action import Action, first, pack, verb
from holmgang.games.berserk import codes, events, field
from holmgang.games.berserk.fates import Fates
from holmgang.games.berserk.muster import SEATING
from holmgang.games.berserk.state import ASK_SEAT, CARDS, KIND, STEP
from holmgang.games.berserk.tables import (
    ANSWER,
    COMPANION,
    FLYER,
    GROUND,
    INCORPOREAL,
    NONE,
    PARASITE,
    PASS,
    TARGET,
)

# Frames
BOARDING: Final = 21  # a symbiote that comes into play during the battle

# Registers
WHOM: Final = 2  # the symbiote
FROM: Final = 3  # of BOARDING: the card that brings it, next to which it comes
TAPPED: Final = 4
HURT: Final = 5

STEPS: Final = 4
"""Companions of the first player, of the second, then the parasites of both (BK-6.12)."""


class Symbiotes(Fates):
    """The part of the rules that seats symbiotes."""

    def is_symbiote(self, i: int) -> bool:
        return self.tables.type[self.card[i]] in (COMPANION, PARASITE)

    def can_host(self, host: int, row: int, seat: int) -> bool:
        """Whether a seat's symbiote may sit on a card (BK-16.2 to BK-16.6).

        Its host is a ground creature without a symbiote; the back of a hidden one shows no more.
        """
        if self.card[host] == NONE or not self.has_square(host) or self.rider[host] != NONE:
            return False
        is_own = self.controller(host) == seat
        if is_own != (self.tables.type[row] == COMPANION):
            return False
        if self.is_hidden(host) and not is_own:
            return True
        if self.is_hidden(host):
            if self.tables.type[self.card[host]] != GROUND:
                return False
        elif self.type_of(host) not in (GROUND, FLYER):
            return False
        if self._is_bodiless(host) and self.tables.keyword(row, INCORPOREAL) == 0:
            return False
        return not self.forbids(codes.D_HOST, host)

    def _is_bodiless(self, i: int) -> bool:
        """Its player knows it of a hidden card too."""
        if self.is_hidden(i):
            return self.tables.keyword(self.card[i], INCORPOREAL) > 0
        return self.keyword(i, INCORPOREAL) > 0

    def hosts_at_start(self, i: int) -> list[int]:
        """Parasites begin in the enemy's front row, companions anywhere (BK-6.12)."""
        row = self.card[i]
        seat = self.controller(i)
        is_parasite = self.tables.type[row] == PARASITE
        found: list[int] = []
        for host in range(CARDS):
            if self.can_host(host, row, seat):
                if not is_parasite or field.rank(self.place[host], 1 - seat) == 1:
                    found.append(host)
        return found

    def hosts_nearby(self, row: int, seat: int, source: int) -> list[int]:
        """Whom a symbiote may join in the battle: the card that brings it, or one next to it."""
        found: list[int] = []
        nowhere = self.place[source] >= field.SQUARES
        for host in range(CARDS):
            near = nowhere or host == source or self.are_adjacent(source, host)
            if near and self.can_host(host, row, seat):
                found.append(host)
        return found

    # Before the first turn

    def seating_step(self) -> None:
        """Ask for one host after another; who gets none dies (BK-6.12, BK-6.14, BK-6.16)."""
        while self.reg(STEP) < STEPS:
            seat = self.first if self.reg(STEP) % 2 == 0 else 1 - self.first
            i = self._next_unseated(seat, COMPANION if self.reg(STEP) < 2 else PARASITE)
            if i != NONE:
                self.set_reg(WHOM, i)
                self.ask(ASK_SEAT, self.tables.alone[seat])
                return
            self.set_reg(STEP, self.reg(STEP) + 1)
        self.pop()
        for i in range(CARDS):
            if self.card[i] != NONE and self.is_symbiote(i) and self.has_square(i):
                self.destroy(i)

    def _next_unseated(self, seat: int, kind: int) -> int:
        for i in self.armies[seat]:
            if self.tables.type[self.card[i]] == kind and self.has_square(i):
                if len(self.hosts_at_start(i)) > 0:
                    return i
        return NONE

    # Answers

    def host_options(self) -> list[Action]:
        i = self.reg(WHOM)
        if self.reg(KIND) == SEATING:
            hosts = self.hosts_at_start(i)
        else:
            hosts = self.hosts_nearby(self.card[i], self.controller(i), self.reg(FROM))
        if len(hosts) == 0:
            return [pack(ANSWER, PASS)]
        return [pack(TARGET, self.place[host]) for host in hosts]

    def choose_host(self, action: Action) -> None:
        i = self.reg(WHOM)
        boards = self.reg(KIND) == BOARDING
        is_tapped = self.reg(TAPPED)
        wounds = self.reg(HURT)
        if boards:
            self.pop()
        if verb(action) == TARGET:
            self.take_seat(i, self.board[first(action)])
            if boards:
                self.arrive(i, is_tapped == 1, wounds)

    def take_seat(self, i: int, host: int) -> None:
        """On a host, which is revealed by it (BK-6.16)."""
        self.turn_up(host)
        if not self.can_host(host, self.card[i], self.controller(i)):
            return
        self.settle(i, host)
        self.note(events.SEATED, i, self.place[host])
        if self.ears >> codes.E_SEATED & 1:
            self.write_news(codes.E_SEATED, i, NONE, host, 0, NONE, NONE)
            self.tell_all()

    def arrive(self, i: int, is_tapped: bool, wounds: int) -> None:
        """A card has come into play during the battle."""
        raise NotImplementedError

    def board_from(self, i: int, source: int, is_tapped: bool, wounds: int) -> None:
        """Its player chooses a host for a symbiote that comes into play."""
        self.push(BOARDING)
        self.set_reg(WHOM, i)
        self.set_reg(FROM, source)
        self.set_reg(TAPPED, int(is_tapped))
        self.set_reg(HURT, wounds)

    def boarding_step(self) -> None:
        self.ask(ASK_SEAT, self.tables.alone[self.controller(self.reg(WHOM))])
