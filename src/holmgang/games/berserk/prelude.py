"""Abilities before the battle: before recruiting, after the reveal, before the first turn.

Players take turns, the first player first, and each plays one at a time; a pass is not
final while the other still plays some (BK-4.16, BK-7.2, BK-7.4). Whether somebody is asked
tells nothing: it depends on the decks, which both players know, and on open cards.
"""

from typing import Final

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.games.berserk import codes, events, field
from holmgang.games.berserk.muster import BIDDING, DEPLOYING
from holmgang.games.berserk.setup import DEAL_STAGE, DEPLOY_STAGE
from holmgang.games.berserk.state import (
    ASK_BEFORE,
    ASK_DEPLOY,
    ASK_START,
    KIND,
    STEP,
)
from holmgang.games.berserk.symbiotes import Symbiotes
from holmgang.games.berserk.tables import ANSWER, DEAL, MOVE, NONE, NUMBER, PASS

# Frames
PRELUDE: Final = 24  # abilities of the start of the battle

# Registers
PASSES: Final = 2  # how many in a row, of BIDDING and PRELUDE
WHICH: Final = 2  # of DEPLOYING: the card whose ability it is
LEFT: Final = 3  # of DEPLOYING: how many cards it may still move


class Prelude(Symbiotes):
    """The part of the rules that lets cards speak before the first turn."""

    def prelude_step(self) -> None:
        kind = self.reg(KIND)
        if kind == BIDDING:
            self._bidding_step()
        elif kind == DEPLOYING:
            self._deploying_step()
        else:
            self._start_step()

    def _whose(self) -> int:
        """Who is to play or pass; steps count both."""
        return self.first if self.reg(STEP) % 2 == 0 else 1 - self.first

    def _passes_on(self, count: int) -> None:
        self.set_reg(PASSES, count)
        self.set_reg(STEP, self.reg(STEP) + 1)

    def _is_done(self) -> bool:
        """Both have passed, one after the other."""
        return self.reg(PASSES) >= 2

    # Before recruiting (BK-4.16)

    def _bidding_step(self) -> None:
        if self.tables.setups == 0 or self._is_done():
            self.pop()
        elif self._may_bid(self._whose()):
            self.ask(ASK_BEFORE, self.tables.alone[self._whose()])
        else:
            self._passes_on(max(0, self.reg(PASSES)) + 1)

    def _may_bid(self, seat: int) -> bool:
        """Whether a deck has a card that could be played from the deal."""
        code = self.tables.code
        for row in self.tables.decks[seat]:
            for head in self.tables.abilities[row]:
                if code[head] == codes.SETUP and code[head + codes.H_ZONE] == DEAL_STAGE:
                    return True
        return False

    def bid_options(self, seat: int) -> list[Action]:
        """Cards of the deal by their places in it, from 1 on."""
        options = [pack(NUMBER, i - seat * DEAL + 1) for i in self.playable(seat)]
        options.append(pack(ANSWER, PASS))
        return options

    def bid(self, seat: int, action: Action) -> None:
        if verb(action) == ANSWER:
            self._passes_on(max(0, self.reg(PASSES)) + 1)
            return
        self._passes_on(0)
        i = seat * DEAL + first(action) - 1
        head = self.setup_of(i, DEAL_STAGE)
        self.note_seat(events.SHOWN, seat, self.card[i])
        if self.word_at(head, codes.O_HIRE) != NONE:
            self.hire(seat, i)
        if self.word_at(head, codes.O_REDEAL) != NONE:
            self.redeal(seat)
        else:
            self.played = [*self.played, head, i]

    # After the reveal

    def _deploying_step(self) -> None:
        """Card by card, the first player's before the second's."""
        if self.tables.setups > 0 and max(0, self.reg(LEFT)) > 0:
            self.ask(ASK_DEPLOY, self.tables.alone[self.controller(self.reg(WHICH))])
            return
        if self.tables.setups > 0:
            cards = self.armies[self.first] + self.armies[1 - self.first]
            while self.reg(STEP) < len(cards):
                i = cards[self.reg(STEP)]
                self.set_reg(STEP, self.reg(STEP) + 1)
                if self._begin_deploying(i):
                    return
        self.pop()

    def _begin_deploying(self, i: int) -> bool:
        """A hidden card keeps its secret."""
        head = 0 if self.is_hidden(i) else self.setup_of(i, DEPLOY_STAGE)
        at = NONE if head == 0 else self.word_at(head, codes.O_REARRANGE)
        if at == NONE:
            return False
        self.set_reg(WHICH, i)
        self.set_reg(LEFT, self.amount(self.tables.script[at + 2], i, NONE))
        return True

    def deploy_options(self, seat: int) -> list[Action]:
        options: list[Action] = []
        free = [s for s in range(field.SQUARES) if field.half(s) == seat and self.board[s] == NONE]
        for i in self.armies[seat]:
            if self.has_square(i):
                options += [pack(MOVE, self.place[i], square) for square in free]
        options.append(pack(ANSWER, PASS))
        return options

    def deploy(self, seat: int, action: Action) -> None:
        """A hidden card that leaves the rear row is revealed."""
        if verb(action) == ANSWER:
            self.set_reg(LEFT, 0)
            return
        self.set_reg(LEFT, self.reg(LEFT) - 1)
        i = self.board[first(action)]
        square = second(action)
        if field.rank(square, seat) < 3:
            self.turn_up(i)
        if self.has_square(i):
            self.note(events.SHIFTED, i, square)
            self.board[self.place[i]] = NONE
            self.put(i, square)

    # The start of the battle (BK-7)

    def _start_step(self) -> None:
        seat = self._whose()
        waiting = self.overtures(seat)
        if self._is_done():
            self.pop()
        elif len(waiting) == 2 and not self._hides_any(seat) and not self.is_optional(waiting[1]):
            self._passes_on(0)
            self._begin_overture(waiting[0], waiting[1])
        elif len(waiting) > 0 or self._hides_any(seat):
            self.ask(ASK_START, self.tables.alone[seat])
        else:
            self._passes_on(max(0, self.reg(PASSES)) + 1)

    def overtures(self, seat: int) -> list[int]:
        """Cards of a seat and heads of their abilities that wait for the start, each once."""
        found: list[int] = []
        watch = self.watch[codes.E_BATTLE_START]
        for k in range(0, len(watch), 2):
            me = watch[k]
            if me < len(self.side) and self.side[me] == seat and self.place[me] >= 0:
                if not self.was_used(watch[k + 1], me) and self._holds(watch[k + 1], me):
                    found += [me, watch[k + 1]]
        return found

    def _holds(self, head: int, me: int) -> bool:
        if not self.is_hidden(me) and self.is_silent(me):
            return False
        return self.holds(self.tables.code[head + codes.H_COND], me, NONE)

    def is_optional(self, head: int) -> bool:
        """Whether its text says that it may be used."""
        return self.tables.script[self.tables.code[head + codes.H_CODE]] == codes.O_ASK

    def _hides_any(self, seat: int) -> bool:
        """Whether a hidden card of a seat could have such an ability, for all others know."""
        code = self.tables.code
        if not any(self.is_hidden(i) for i in self.armies[seat]):
            return False
        for row in self.tables.decks[seat]:
            for head in self.tables.abilities[row]:
                if (
                    code[head] == codes.ON
                    and code[code[head + codes.H_EVENT]] == codes.E_BATTLE_START
                ):
                    return True
        return False

    def start_options(self, seat: int) -> list[Action]:
        """One of them, or none if no open card orders one (BK-7.4)."""
        waiting = self.overtures(seat)
        options = [pack(NUMBER, k + 1) for k in range(len(waiting) // 2)]
        for k in range(0, len(waiting), 2):
            if not self.is_hidden(waiting[k]) and not self.is_optional(waiting[k + 1]):
                return options
        options.append(pack(ANSWER, PASS))
        return options

    def start(self, seat: int, action: Action) -> None:
        if verb(action) == ANSWER:
            self._passes_on(max(0, self.reg(PASSES)) + 1)
            return
        waiting = self.overtures(seat)
        k = 2 * first(action) - 2
        self._passes_on(0)
        self._begin_overture(waiting[k], waiting[k + 1])

    def _begin_overture(self, me: int, head: int) -> None:
        """Each once a battle (BK-7.3); a hidden card that acts is revealed (BK-6.6)."""
        self.turn_up(me)
        self.note_use(head, me)
        self.begin_ability(head, me, self.controller(me))
        if self.is_optional(head):
            at = self.reg(STEP)
            self.set_reg(STEP, at + self.tables.script[at + 1])
        self.set_reg(codes.G_NEWS + codes.N_EVENT, codes.E_BATTLE_START)
        self.set_reg(codes.G_NEWS + codes.N_SEAT, self.first)
