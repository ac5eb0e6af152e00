"""The battle of Berserk turn by turn (BK-8, BK-9), and the contract of a `State`."""

import math
from typing import Final

from holmgang.core.action import Action, first, pack, pair, second, verb
from holmgang.core.chance import Random
from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.berserk import events, muster, notation, reasons, view
from holmgang.games.berserk.combat import ATTACKING, Combat
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ALERT,
    ASK_HIDE,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_OVER,
    ASK_PLACE,
    ASK_PROTECTOR,
    ASK_RETURN,
    ASK_ROW,
    ASK_TURN,
    ASK_UPKEEP,
    GRAVE,
    KIND,
    MOVED,
    RETURNED,
    STEP,
    STUNNED,
)
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    DEAL,
    DRAW,
    EFFECT,
    END,
    FLYER,
    INCARNATION,
    LEAP,
    MOVE,
    NONE,
    PROTECT,
    REGENERATE,
    REGENERATION,
    ROLL,
    STRIKE,
    SUFFER,
    TARGET,
    WATCH,
)

# Frames, besides those of mustering and attacking
TURN: Final = 7
RETURNING: Final = 8  # a card comes back from the graveyard

# Steps of a turn (BK-8.19)
OPENING: Final = 0
UPKEEP: Final = 1
MAIN: Final = 2
CLOSING: Final = 3

# Registers
WHO: Final = 2

LEAD_WORTH: Final = 3.0


class Berserk(Combat):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berserk":
        return Berserk(self.tables, self)

    def begin(self, first_player: int) -> None:
        """Set the table; NONE lets dice decide who goes first."""
        self.push(TURN)
        self.set_up(first_player)
        self._advance()

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.nobody
        asking = self.asking
        if asking == ASK_TURN:
            return self._turn_options(seat)
        if asking == ASK_PROTECTOR:
            return self.protector_options()
        if asking == ASK_ROW:
            return self.tables.higher_or_lower
        if ASK_MULLIGAN <= asking <= ASK_PLACE:
            return self.secret_options(seat)
        if asking == ASK_UPKEEP:
            return self.tables.heal_or_suffer
        if asking == ASK_RETURN:
            return [pair(TARGET, square) for square in self.free_rear(seat)]
        if asking == ASK_HIDE:
            return self.tables.show_or_hide
        return self.tables.first_or_second

    def _turn_options(self, seat: int) -> list[Action]:
        options: list[Action] = []
        status = self.status
        watch = self.may_watch(seat)
        base = seat * DEAL
        for i in range(base, base + self.size[seat]):
            if status[i] & ALERT:
                self._add_moves(i, options)
                self._add_strikes(i, options)
                if watch and self.place[i] != AIR and self.is_creature(i):
                    options.append(pack(WATCH, self.place[i]))
        options.append(pack(ANSWER, END))
        return options

    def _add_moves(self, i: int, options: list[Action]) -> None:
        """Steps, jumps and teleportation to free squares (BK-9, BK-19.24, BK-19.46)."""
        if not self.can_move(i):
            return
        here = self.place[i]
        board = self.board
        for square in self.tables.field.steps[here]:
            if board[square] == NONE:
                options.append(MOVE | here << 4 | square << 12)
        reach = self.leap_range(i)
        if reach > 0 and self.status[i] & MOVED == 0:
            for square in range(SQUARES):
                if board[square] == NONE and self.distance(here, square) <= reach:
                    options.append(LEAP | here << 4 | square << 12)

    def _add_strikes(self, i: int, options: list[Action]) -> None:
        """Basic strikes at enemies within reach (BK-11.2, BK-10.13)."""
        if not self.can_strike(i):
            return
        here = self.place[i]
        if here == AIR or self.sky[i] >= self.turn:
            self._add_strikes_at_all(i, options)
            return
        board = self.board
        low = DEAL if i < DEAL else 0  # the first number of the enemy's cards
        for square in self.tables.field.around[here]:
            if low <= board[square] < low + DEAL:
                options.append(STRIKE | here << 4 | square << 12)

    def _add_strikes_at_all(self, i: int, options: list[Action]) -> None:
        here = self.whereabouts(i)
        for target in self.army(1 - self.owner(i)):
            if self.can_target(BASIC, i, target):
                options.append(pack(STRIKE, here, self.whereabouts(target)))

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        return reasons.why_not(self, seat, action)

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        if seat < 0:
            self.actors = self.tables.nobody
            self._chance(action)
        elif ASK_MULLIGAN <= self.asking <= ASK_PLACE:
            self.seal(seat, action)
        else:
            self.actors = self.tables.nobody
            self._choice(seat, action)
        if len(self.actors) == 0:
            self._advance()

    def _chance(self, action: Action) -> None:
        if verb(action) == DRAW:
            self.draw(first(action), second(action))
        elif self.reg(KIND) == ATTACKING:
            self.attack_die(first(action))
        else:
            self.roll_for_order(first(action))

    def _choice(self, seat: int, action: Action) -> None:
        kind = verb(action)
        if self.asking == ASK_TURN:
            self._act(kind, first(action), second(action))
        elif kind == PROTECT:
            self.protect(self.at(first(action)))
        elif self.asking == ASK_ROW:
            self.choose_row(first(action))
        elif self.asking == ASK_UPKEEP:
            self._upkeep_of(self.reg(WHO), first(action) == REGENERATE)
        elif self.asking == ASK_RETURN:
            self._come_back(self.reg(WHO), first(action))
        elif self.asking == ASK_HIDE:
            self.choose_to_show(first(action))
        elif self.asking == ASK_ORDER:
            self.choose_order(seat, first(action))

    def _act(self, kind: int, here: int, there: int) -> None:
        """A choice in the own turn; whatever went round before has ended (BK-20.9)."""
        if len(self.trail) > 0:
            self.trail = []
        if kind == MOVE:
            i = self.board[here]
            self.steps[i] -= 1
            self.note(events.MOVED, i, there)
            self.relocate(i, there)
        elif kind == STRIKE:
            self.declare(BASIC, self.at(here), self.at(there))
        elif kind == LEAP:
            self._leap(self.board[here], there)
        elif kind == WATCH:
            self._watch(self.board[here])
        else:
            self.set_reg(STEP, CLOSING)

    def _leap(self, i: int, there: int) -> None:
        """Uses up all movement points (BK-9.12)."""
        self.steps[i] = 0
        self.note(events.LEAPT, i, there)
        self.relocate(i, there)

    def relocate(self, i: int, there: int) -> None:
        """Any change of a card's square on the field (BK-9.11)."""
        self.board[self.place[i]] = NONE
        self.board[there] = i
        self.place[i] = there
        self.status[i] |= MOVED

    def _watch(self, i: int) -> None:
        """Exhausts for the right to strike a flyer, until the own next turn ends (BK-15.6)."""
        self.status[i] = (self.status[i] & ~ALERT) | ACTED
        self.sky[i] = self.turn + 2
        self.note(events.WATCHES, i)

    # The sequence

    def _advance(self) -> None:
        """Go on until somebody owes a choice, or the battle is over."""
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            kind = self.reg(KIND)
            if kind == TURN:
                self._turn_step()
            elif kind == ATTACKING:
                self.attack_step()
            elif kind == RETURNING:
                self.ask(ASK_RETURN, self.tables.alone[self.owner(self.reg(WHO))])
            else:
                self.muster_step()

    def _turn_step(self) -> None:
        step = self.reg(STEP)
        if len(self.waiting) > 0 and self._call_back():
            return
        if step == MAIN:
            self.ask(ASK_TURN, self.tables.alone[self.active])
        elif step == UPKEEP:
            self._upkeep()
        elif step == OPENING:
            self._open_turn()
        else:
            self._close_turn()

    def _open_turn(self) -> None:
        """Hidden cards are turned, then all of the side made alert (BK-6.17, BK-8.2, BK-8.3)."""
        if self.turn == 0:
            self.test_end()  # an army without creatures has lost already (BK-4.19)
            if self.asking == ASK_OVER:
                return
        self.turn += 1
        self.active = self.first if self.turn % 2 == 1 else 1 - self.first
        self.note_seat(events.TURN, self.active, self.turn)
        base = self.active * DEAL
        for i in range(base, base + self.size[self.active]):
            self.turn_up(i)
        for i in range(base, base + self.size[self.active]):
            if self.place[i] >= 0:
                self._ready(i)
            elif self.place[i] == GRAVE:
                self._count_token(i)
        self.set_reg(STEP, UPKEEP)
        self.set_reg(WHO, base)

    def _ready(self, i: int) -> None:
        """Make a card alert for its turn, unless it is kept exhausted (BK-8.2, BK-8.10)."""
        status = self.status[i]
        self.status[i] = status & ~(MOVED | ACTED | STUNNED)
        if status & STUNNED and not status & ALERT:
            self.steps[i] = 0
            self.note(events.STAYS, i)
        else:
            self.make_alert(i)

    # Poison, regeneration, incarnation

    def _upkeep(self) -> None:
        """Card by card, each death at once (BK-8.15 to BK-8.17, BK-14.12)."""
        end = self.active * DEAL + self.size[self.active]
        for i in range(self.reg(WHO), end):
            if self.place[i] < 0 or not self._is_affected(i):
                continue
            self.set_reg(WHO, i)
            if self._order_matters(i):
                self.ask(ASK_UPKEEP, self.tables.alone[self.active])
            else:
                self._upkeep_of(i, self.tables.edition.upkeep != SUFFER)
            return
        self.set_reg(STEP, MAIN)

    def _is_affected(self, i: int) -> bool:
        if self.poison[i] == 0 and self.keyword(i, REGENERATION) == 0:
            return False
        return self.is_alert(i) or not self.tables.edition.needs_alerting

    def _order_matters(self, i: int) -> bool:
        """Whether the controller has a choice between poison and regeneration (BK-8.17)."""
        if self.poison[i] == 0 or self.keyword(i, REGENERATION) == 0:
            return False
        if self.tables.edition.upkeep != NONE:
            return False
        return self._wounds_after(i, True) != self._wounds_after(i, False)

    def _wounds_after(self, i: int, heal_first: bool) -> int:
        """The wounds one order would leave; a dead card's stay as they were when it died."""
        before = self.wounds[i]
        healing = self.keyword(i, REGENERATION)
        if heal_first:
            self.wounds[i] -= min(healing, before)
        self.wound(i, self.poison[i], EFFECT)
        after = self.wounds[i]
        self.wounds[i] = before
        if heal_first or after >= self.life(i):
            return min(after, self.life(i))
        return after - min(healing, after)

    def _upkeep_of(self, i: int, heal_first: bool) -> None:
        healing = self.keyword(i, REGENERATION)
        self.set_reg(WHO, i + 1)
        if heal_first:
            self.heal(i, healing)
        self._suffer(i)
        if not heal_first and self.place[i] >= 0 and self.asking != ASK_OVER:
            self.heal(i, healing)

    def _suffer(self, i: int) -> None:
        """Poison is an effect: armor does not help, scale does (BK-19.29, BK-19.41)."""
        if self.poison[i] > 0:
            self.note(events.SUFFERED, i, self.wound(i, self.poison[i], EFFECT))
            self.bury()

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

    def _come_back(self, i: int, square: int) -> None:
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

    def _close_turn(self) -> None:
        """What lasts a turn ends (BK-8.19)."""
        for i in range(2 * DEAL):
            self.soaked[i] = 0
        self.set_reg(STEP, OPENING)
        if self.turn == self.tables.edition.turn_cap:
            self.finish(NONE)

    # Chance

    def outcomes(self) -> list[tuple[Action, int]]:
        if self.reg(KIND) != muster.DRAWING:
            return [(pack(ROLL, die), 1) for die in range(1, 7)]
        seat = self.reg(muster.DRAWER)
        pile = self.pile[seat]
        return [(pack(DRAW, seat, card), pile.count(card)) for card in dict.fromkeys(pile)]

    def sample(self, rng: Random) -> Action:
        if self.reg(KIND) != muster.DRAWING:
            return pair(ROLL, 1 + rng.below(6))
        seat = self.reg(muster.DRAWER)
        pile = self.pile[seat]
        # The same as counting along `outcomes`, because the pile is sorted.
        return pack(DRAW, seat, pile[rng.below(len(pile))])

    # The end

    def scores(self) -> list[float]:
        if self.winner == NONE:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def outlook(self) -> list[float]:
        lead = self.lead()
        return [lead, -lead]

    def lead(self) -> float:
        """How far south is ahead, from -1 to 1: what both armies are still worth."""
        mine = self.worth(0)
        theirs = self.worth(1)
        if mine + theirs == 0.0:
            return 0.0
        return math.tanh(LEAD_WORTH * (mine - theirs) / (mine + theirs))

    def worth(self, seat: int) -> float:
        """The cost of the creatures in play, half of it for their lives."""
        sum_ = 0.0
        for i in self.army(seat):
            if self.place[i] >= 0 and self.is_creature(i):
                health = 1.0 - self.wounds[i] / self.life(i)
                sum_ += self.tables.cost[self.card[i]] * (0.5 + 0.5 * health)
        return sum_

    # The other modules of the game

    def view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def audience(self, actor: int, action: Action) -> int:
        return view.audience(self, actor, action)

    def describe(self, event: Event, viewer: int) -> View:
        return view.describe(self.tables, event, viewer)

    def determinize(self, seat: int, rng: Random) -> "Berserk":
        twin = self.copy()
        view.scramble(twin, seat, rng)
        return twin

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def blank(self, action: Action) -> str:
        return notation.blank(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)
