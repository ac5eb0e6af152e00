"""Instants, and the windows in which they may answer what was declared or happened (BK-12B).

A window is a frame on top of what it answers. Whoever uses an instant in it puts
an ability on top, which opens a window of its own before it does anything; so the
last declared is the first to be carried out (BK-12.11), and a game can be copied
and saved in the middle of any exchange of instants.

A seat is asked if, from what everybody can see, it could answer. What lies under
the backs of its hidden cards makes no difference to that; only what might lie there.
"""

from typing import Final

from holmgang.core.action import Action, pack
from holmgang.games.berserk import codes, events
from holmgang.games.berserk.happenings import ABILITY, Q_NEWS, Q_SEAT, WINDOW
from holmgang.games.berserk.prophecy import Prophecy
from holmgang.games.berserk.state import ASK_RESPONSE, HIDDEN, KIND
from holmgang.games.berserk.tables import ANSWER, NONE, PASS, SPELL, USE, WIDTH

RESPONSES: Final = 30  # a frame

# Registers; what is answered stands from G_NEWS on
SEAT: Final = 2  # who is asked next
PASSED: Final = 3  # how many have passed since the last instant
USED: Final = 4  # a mask of instants that have answered this: each does so once

SHARED: Final = (
    1 << codes.E_DECLARED | 1 << codes.E_USED | 1 << codes.E_PROTECTED | 1 << codes.E_ROLLED
)
"""Moments at which the active player is asked too; the others lead back to the own turn."""


class Responses(Prophecy):
    """The part of the rules in which players answer each other."""

    def open_window(self, record: list[int]) -> None:
        """The opponent of whoever did it is the first to answer (BK-12.13)."""
        self.push(RESPONSES)
        for k in range(codes.NEWS_WIDTH):
            self.set_reg(codes.G_NEWS + k, record[Q_NEWS + k])
        self.set_reg(SEAT, 1 - record[Q_SEAT])
        self.set_reg(PASSED, 0)
        self.set_reg(USED, 0)

    def offer(self, i: int) -> None:
        """An action that is no ability may be answered too, once it is done (BK-12.9)."""
        if self.openings >> codes.E_USED & 1:
            self.write_news(codes.E_USED, i, i, NONE, 0, NONE, NONE)
            self.news[codes.N_SEAT] = 0
            self.enqueue(WINDOW, NONE, self.controller(i))

    def response_step(self) -> None:
        """Ask on until both have passed."""
        self.recall()
        while self.reg(PASSED) < 2:
            seat = self.reg(SEAT)
            if self.might_respond(seat):
                self.ask(ASK_RESPONSE, self.tables.alone[seat])
                return
            self.pass_window()
        self.pop()

    def pass_window(self) -> None:
        self.set_reg(PASSED, self.reg(PASSED) + 1)
        self.set_reg(SEAT, 1 - self.reg(SEAT))

    def might_respond(self, seat: int) -> bool:
        """Whether, for all that anybody can see, a seat could answer the news."""
        event = self.news[codes.N_EVENT]
        if self.passer != NONE and self.controller(self.passer) == seat:
            return False  # it has to move on first (BK-19.102b)
        for i in self.armies[seat]:
            if self.place[i] < 0:
                continue
            if self.status[i] & HIDDEN:
                if self.lurking[seat] >> event & 1:
                    return True
            elif self.lends or self.tables.instants[self.card[i]] >> event & 1:
                if len(self.responses_of(i)) > 0:
                    return True
        return False

    def is_called(self, seat: int) -> bool:
        """Whether a card in sight has an instant made for this very event."""
        code = self.tables.code
        for i in self.army(seat):
            if self.place[i] >= 0 and not self.status[i] & HIDDEN:
                heads = self.acts_of(i)
                for number in self.responses_of(i):
                    if code[heads[number - 1] + codes.H_EVENT] != 0:
                        return True
        return False

    def responses_of(self, i: int) -> list[int]:
        """The instants by which a card may answer the news, by number."""
        heads = self.acts_of(i)
        return [k + 1 for k in range(len(heads)) if self.can_respond(heads[k], k + 1, i)]

    def can_respond(self, head: int, number: int, i: int) -> bool:
        code = self.tables.code
        if code[head + codes.H_INSTANT] == 0:
            return False
        window = code[head + codes.H_EVENT]
        if window == 0:
            return self._is_moment(i) and self.is_usable(head, i, NONE)
        if code[window] != self.news[codes.N_EVENT] or self.reg(USED) >> bit(i, number) & 1:
            return False
        if self._is_under_way(head, i):
            return False
        return self.hears(window, i) and self.is_usable(head, i, self.subject())

    def _is_under_way(self, head: int, i: int) -> bool:
        """An instant that waits to be carried out answers no answer to itself (BK-20.9)."""
        stack = self.stack
        for at in range(0, self.base + 1, WIDTH):
            if stack[at + KIND] == ABILITY and stack[at + codes.G_HEAD] == head:
                if stack[at + codes.G_ME] == i:
                    return True
        return False

    def _is_moment(self, i: int) -> bool:
        """Without a condition of its own an instant may be used at any moment (BK-12.10).

        The active player comes back to the own turn after a step or an attack,
        and an attack of an ability is answered when it is declared.
        """
        event = self.news[codes.N_EVENT]
        if not codes.MOMENTS >> event & 1:
            return False
        if event == codes.E_USED and 0 <= self.news[codes.N_MEANS] < SPELL:
            return False
        return SHARED >> event & 1 == 1 or self.controller(i) != self.active

    def response_options(self, seat: int) -> list[Action]:
        """What a seat really can do, hidden cards included (BK-6.6)."""
        options: list[Action] = []
        for i in self.army(seat):
            if self.place[i] >= 0:
                for number in self.responses_of(i):
                    options.append(pack(USE, self.whereabouts(i), number))
        options.append(pack(ANSWER, PASS))
        return options

    def respond(self, i: int, number: int) -> None:
        """Declare an instant; it is carried out before what it answers (BK-12.11)."""
        head = self.acts_of(i)[number - 1]
        code = self.tables.code
        is_bound = code[head + codes.H_EVENT] != 0
        self.set_reg(SEAT, 1 - self.controller(i))
        self.set_reg(PASSED, 0)
        if is_bound:
            self.set_reg(USED, self.reg(USED) | 1 << bit(i, number))
        self.turn_up(i)
        self.recall()
        if is_bound or code[head + codes.H_EACH] == 0:
            self.spend_use(head, i, self.subject() if is_bound else NONE)
        self.note(events.RESPONDS, i, code[head + codes.H_NUMBER])
        self.begin_ability(head, i, self.controller(i))
        for k in range(codes.NEWS_WIDTH):
            self.set_reg(codes.G_NEWS + k, self.news[k])


def bit(i: int, number: int) -> int:
    """The place of an instant in a mask."""
    return 32 * number + i
