"""The sequence of a battle: what goes on while nobody owes a choice (BK-8)."""

from typing import Final

from holmgang.games.berserk import codes, events
from holmgang.games.berserk.combat import ATTACKING
from holmgang.games.berserk.flight import LANDS
from holmgang.games.berserk.happenings import ABILITY, HAPPENING, Q_HEAD, TRIGGERS, WINDOW
from holmgang.games.berserk.happenings import UPKEEP as UPKEEP_WAITS
from holmgang.games.berserk.muster import BIDDING, DEPLOYING, SEATING
from holmgang.games.berserk.prelude import PRELUDE
from holmgang.games.berserk.responses import RESPONSES
from holmgang.games.berserk.script import Script
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ALERT,
    ASK_OVER,
    ASK_RETURN,
    ASK_TURN,
    ASK_UPKEEP,
    CARDS,
    DASHED,
    GRAVE,
    KIND,
    MOVED,
    QUEUED,
    RETURNED,
    STEP,
    STUNNED,
    SWING,
    WOUNDED,
)
from holmgang.games.berserk.symbiotes import BOARDING
from holmgang.games.berserk.tables import (
    FLYER,
    INCARNATION,
    INCORPOREAL,
    NO_POISON,
    NONE,
    POISONING,
    REGENERATION,
    SUFFER,
    WIDTH,
)

# Frames, besides those of mustering, attacking and abilities
TURN: Final = 7
RETURNING: Final = 8  # a card comes back from the graveyard
SUFFERING: Final = 31  # poison and regeneration, where abilities come before or after them

# Steps of a turn (BK-8.19)
OPENING: Final = 0
UPKEEP: Final = 1
MAIN: Final = 2
CLOSING: Final = 3
ALERTING: Final = 4
STARTING: Final = 5
CLOSED: Final = 6

# Registers
WHO: Final = 2


class Turns(Script):
    """The part of the rules that lets one thing follow another."""

    def advance(self) -> None:
        """Go on until somebody owes a choice, or the battle is over."""
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            kind = self.reg(KIND)
            if kind == HAPPENING:
                self.happening_step()
            elif self.fallen and not self._others_are_dying():
                self.test_end()
            elif self.dying and kind != ATTACKING:
                self.bury()
            elif len(self.queue) > self.heard * QUEUED:
                self.take_charge()
            elif len(self.hungry) > 0 and self.hungry[-1] >= self.base:
                self.feast()
            elif self.fleeting and kind != ATTACKING and self.settle_fleeting():
                pass
            elif kind == TURN:
                self._turn_step()
            elif kind == ATTACKING:
                self.attack_step()
            elif kind == ABILITY:
                self.ability_step()
            elif kind == TRIGGERS:
                self.trigger_step()
            elif kind in (BIDDING, DEPLOYING, PRELUDE):
                self.prelude_step()
            elif kind == SEATING:
                self.seating_step()
            elif kind == BOARDING:
                self.boarding_step()
            elif kind == RESPONSES:
                self.response_step()
            elif kind == SUFFERING:
                self._upkeep()
            elif kind == LANDS:
                self.landing_step()
            elif kind == RETURNING:
                self.ask(ASK_RETURN, self.tables.alone[self.owner(self.reg(WHO))])
            else:
                self.muster_step()

    def _others_are_dying(self) -> bool:
        """Of those that die together one may still have its say; then all have died (BK-21.6)."""
        if len(self.stands[codes.E_DIED]) == 0:
            return False
        event = codes.G_NEWS + codes.N_EVENT
        for at in range(0, len(self.stack), WIDTH):
            if self.stack[at] == HAPPENING and self.stack[at + event] == codes.E_DIED:
                return True
        return False

    def _turn_step(self) -> None:
        step = self.reg(STEP)
        if len(self.waiting) > 0 and self._call_back():
            return
        if self.passer != NONE and self._stops_passing(step):
            return
        if step == MAIN:
            self.ask(ASK_TURN, self.tables.alone[self.active])
        elif step == UPKEEP:
            self._upkeep()
        elif step == OPENING:
            self._open_turn()
        elif step == ALERTING:
            self._alert_all()
        elif step == STARTING:
            self._start_turn()
        elif step == CLOSING:
            self.set_reg(STEP, CLOSED)
            self.tell_seat(codes.E_TURN_END, self.active)
        else:
            self._close_turn()

    def _stops_passing(self, step: int) -> bool:
        """On the square of another card: it may have become free, or there is no way on.

        One that cannot leave is exiled at once (BK-19.102c).
        """
        i = self.passer
        square = self.place[i]
        if self.board[square] == NONE:
            self.passer = NONE
            self.board[square] = i
        elif step != MAIN or not self._goes_on(i):
            self.remove(i, True)
        else:
            return False
        return True

    def _goes_on(self, i: int) -> bool:
        """Whether the active player can move it on to any square around."""
        if self.controller(i) != self.active or not self.can_move(i):
            return False
        return any(self.can_pass(i, square) for square in self.tables.field.steps[self.place[i]])

    def _open_turn(self) -> None:
        if self.turn == 0 and self.active == NONE:
            self.test_end()  # an army without creatures has lost already (BK-4.19)
            if self.asking != ASK_OVER:
                self.active = self.first
                self.push(PRELUDE)
            return
        self.turn += 1
        self.active = self._whose_turn()
        self.note_seat(events.TURN, self.active, self.turn)
        self._forget_turn()
        self.set_reg(STEP, ALERTING)
        self.tell_seat(codes.E_TURN_BEFORE, self.active)

    def _whose_turn(self) -> int:
        """Turns alternate, but for those that abilities put in between."""
        if len(self.extra_turns) > 0:
            self.skipped += 1
            seat = self.extra_turns[0]
            self.extra_turns = self.extra_turns[1:]
            return seat
        return self.regular(self.turn - self.skipped)

    def _forget_turn(self) -> None:
        """What is counted by the turn begins anew."""
        status = self.status
        kept = (SWING - 1) & ~(WOUNDED | DASHED)
        for i in range(CARDS):
            if status[i] & ~kept:
                status[i] &= kept
        self.tally.clear()

    def _alert_all(self) -> None:
        """Hidden cards are turned, then all of the side made alert (BK-6.17, BK-8.2, BK-8.3)."""
        self.set_reg(STEP, STARTING if self.tables.edition.declares_first else UPKEEP)
        self.set_reg(WHO, 0)
        army = self.armies[self.active]
        for i in army:
            self.turn_up(i)
        if self.lurking[self.active] != 0:
            self.relink()
        for i in army:
            if self.place[i] >= 0:
                self._ready(i)
            elif self.place[i] == GRAVE:
                self._count_token(i)

    def _ready(self, i: int) -> None:
        """Make a card alert for its turn, unless it is kept exhausted (BK-8.2, BK-8.10)."""
        status = self.status[i]
        self.status[i] = status & ~(MOVED | ACTED | STUNNED)
        kept = status & STUNNED != 0 or self.forbids(codes.D_OPEN, i)
        if kept and not status & ALERT:
            self.steps[i] = 0
            self.note(events.STAYS, i)
        else:
            self.make_alert(i)

    def _start_turn(self) -> None:
        """Abilities of the start of the turn (BK-8.11), maybe poison and regeneration with them."""
        self.set_reg(STEP, MAIN)
        self.tell_seat(codes.E_TURN_START, self.active)
        if self.tables.edition.declares_first and self._has_upkeep():
            self.write_news(codes.E_TURN_START, NONE, NONE, NONE, 0, NONE, NONE)
            self.enqueue(UPKEEP_WAITS, NONE, self.active)

    def _has_upkeep(self) -> bool:
        return any(self.place[i] >= 0 and self._is_affected(i) for i in self.armies[self.active])

    def begin_other(self, record: list[int]) -> None:
        if record[Q_HEAD] == WINDOW:
            self.open_window(record)
        else:
            self.push(SUFFERING)
            self.set_reg(WHO, 0)

    # Poison, regeneration, incarnation

    def _upkeep(self) -> None:
        """Card by card, each death at once (BK-8.15 to BK-8.17, BK-14.12)."""
        for i in self.armies[self.active]:
            if i < self.reg(WHO) or self.place[i] < 0 or not self._is_affected(i):
                continue
            self.set_reg(WHO, i)
            if self._order_matters(i):
                self.ask(ASK_UPKEEP, self.tables.alone[self.active])
            else:
                self.upkeep_of(i, self.tables.edition.upkeep != SUFFER)
            return
        if self.reg(KIND) == TURN:
            self.set_reg(STEP, STARTING)
        else:
            self.pop()

    def _is_affected(self, i: int) -> bool:
        if self._poison(i) == 0 and self._regeneration(i) == 0:
            return False
        return self.is_alert(i) or not self.tables.edition.needs_alerting

    def _poison(self, i: int) -> int:
        """Protection from poisoning also stops what was there before (BK-19.123)."""
        poison = self.poison[i]
        if poison > 0 and not self.tables.edition.needs_alerting and self.keyword(i, NO_POISON):
            return 0
        return poison

    def _regeneration(self, i: int) -> int:
        healing = self.keyword(i, REGENERATION)
        if healing > 0 and self.keyword(i, INCORPOREAL) > 0:
            return 0
        return healing

    def _order_matters(self, i: int) -> bool:
        """Whether the controller has a choice between poison and regeneration (BK-8.17)."""
        if self._poison(i) == 0 or self._regeneration(i) == 0:
            return False
        if self.tables.edition.upkeep != NONE:
            return False
        return self._wounds_after(i, True) != self._wounds_after(i, False)

    def _wounds_after(self, i: int, heal_first: bool) -> int:
        """The wounds one order would leave; a dead card's stay as they were when it died."""
        before = self.wounds[i]
        healing = self._regeneration(i)
        if heal_first:
            self.wounds[i] -= min(healing, before)
        self.wound(i, self._poison(i), POISONING)
        after = self.wounds[i]
        self.wounds[i] = before
        if heal_first or after >= self.life(i):
            return min(after, self.life(i))
        return after - min(healing, after)

    def upkeep_of(self, i: int, heal_first: bool) -> None:
        """What comes first is put on top where it waits for abilities."""
        self.set_reg(WHO, i + 1)
        replaced = len(self.stands[codes.E_HEALED]) + len(self.stands[codes.E_WOUNDED]) > 0
        if heal_first != replaced:
            self.heal(i, self._regeneration(i))
            self.injure(i, self._poison(i), POISONING, NONE)
        else:
            self.injure(i, self._poison(i), POISONING, NONE)
            if not replaced and self.wounds[i] >= self.life(i):
                return
            self.heal(i, self._regeneration(i))

    def _count_token(self, i: int) -> None:
        """A token each own turn in the graveyard; with enough it returns, once (BK-19.23)."""
        wanted = self.tables.keyword(self.card[i], INCARNATION)
        if wanted == 0 or self.status[i] & RETURNED or i in self.waiting:
            return
        self.tokens[i] += 1
        self.note(events.TOKEN, i, self.tokens[i])
        if self.tokens[i] >= wanted:
            self.waiting.append(i)

    def _call_back(self) -> bool:
        """Let a card return as soon as its rear row has room (BK-19.23d); whether one may."""
        for i in self.waiting:
            if self.tables.type[self.card[i]] == FLYER:
                self._come_back_to(i, AIR)
                return True
            if len(self.free_rear(self.owner(i))) > 0:
                self.push(RETURNING)
                self.set_reg(WHO, i)
                return True
        return False

    def come_back(self, i: int, square: int) -> None:
        self.pop()
        self.board[square] = i
        self._come_back_to(i, square)

    def _come_back_to(self, i: int, place: int) -> None:
        """Exhausted, on the rear row or, a flyer, in the air (BK-19.23b, BK-19.126c)."""
        self.waiting.remove(i)
        self.place[i] = place
        self.tokens[i] = 0
        self.status[i] = RETURNED
        self.note(events.RETURNS, i)
        self.tell_card(codes.E_INCARNATED, i)

    def _close_turn(self) -> None:
        """What lasts a turn ends (BK-8.19)."""
        self.soaked = [0] * CARDS
        if len(self.gifts) > 0:
            self.end_gifts()
            self.dying = True
        self.set_reg(STEP, OPENING)
        if self.turn == self.tables.edition.turn_cap:
            self.finish(NONE)
