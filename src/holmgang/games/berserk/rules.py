"""The battle of Berserk turn by turn (BK-8, BK-9), and the contract of a `State`."""

import math
from typing import Final

from holmgang.core.action import Action, first, pack, pair, second, verb
from holmgang.core.chance import Random
from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.berserk import codes, events, muster, notation, odds, reasons, view, worlds
from holmgang.games.berserk.changes import lowest
from holmgang.games.berserk.combat import ATTACKING
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.frames import ATTACKER
from holmgang.games.berserk.happenings import ABILITY
from holmgang.games.berserk.reach import BARS
from holmgang.games.berserk.roaming import Roaming
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ALERT,
    ASK_ABILITY,
    ASK_BANK,
    ASK_BEFORE,
    ASK_DASH,
    ASK_DECLARE,
    ASK_DEPLOY,
    ASK_HIDE,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PLACE,
    ASK_PROTECTOR,
    ASK_RESPONSE,
    ASK_RETURN,
    ASK_ROW,
    ASK_SEAT,
    ASK_SQUARE,
    ASK_START,
    ASK_STEP,
    ASK_TARGET,
    ASK_TRIGGER,
    ASK_TURN,
    ASK_UPKEEP,
    KIND,
    MOVED,
    STEP,
)
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    DRAW,
    END,
    INCORPOREAL,
    LEAP,
    MOVE,
    NONE,
    NUMBER,
    PASS,
    PROTECT,
    REGENERATE,
    ROLL,
    STRIKE,
    TARGET,
    TELEPORT,
    USE,
    WATCH,
)
from holmgang.games.berserk.terms import TALLIED, WALKED
from holmgang.games.berserk.turns import CLOSING, MAIN, TURN, WHO

__all__ = ["MAIN", "TURN", "Berserk"]

LEAD_WORTH: Final = 3.0


class Berserk(Roaming):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berserk":
        return Berserk(self.tables, self)

    def begin(self, first_player: int) -> None:
        """Set the table; NONE lets dice decide who goes first."""
        self.push(TURN)
        self.set_up(first_player)
        self.advance()

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
        if asking >= ASK_TARGET:
            return self._ability_options(seat)
        if ASK_MULLIGAN <= asking <= ASK_PLACE:
            return self.secret_options(seat)
        if asking == ASK_UPKEEP:
            return self.tables.heal_or_suffer
        if asking == ASK_RETURN:
            return [pair(TARGET, square) for square in self.free_rear(seat)]
        if asking == ASK_HIDE:
            return self.tables.show_or_hide
        return self.tables.first_or_second

    def _ability_options(self, seat: int) -> list[Action]:
        """Answers to the questions of abilities."""
        asking = self.asking
        if asking == ASK_TARGET:
            return self.pick_options()
        if asking == ASK_ABILITY:
            return self.tables.yes_or_no
        if asking == ASK_RESPONSE:
            return self.response_options(seat)
        if asking == ASK_SQUARE:
            return self.square_options()
        if asking in (ASK_TRIGGER, ASK_DECLARE):
            return [pack(NUMBER, k + 1) for k in range(len(self.waiting_abilities()))]
        if asking == ASK_SEAT:
            return self.host_options()
        if ASK_BEFORE <= asking <= ASK_START:
            return self._prelude_options(seat)
        if asking == ASK_STEP:
            return self.walk_options(lowest(self.reg(codes.G_TARGETS)))
        if asking == ASK_BANK:
            return [pack(NUMBER, k) for k in range(self.bank_of(seat) + 1)]
        if asking == ASK_DASH:
            squares = self.dash_squares(self.reg(ATTACKER))
            return [*[pack(TARGET, square) for square in squares], pack(ANSWER, PASS)]
        return self.number_options()

    def _prelude_options(self, seat: int) -> list[Action]:
        """Answers to the questions before the first turn."""
        if self.asking == ASK_BEFORE:
            return self.bid_options(seat)
        return self.deploy_options(seat) if self.asking == ASK_DEPLOY else self.start_options(seat)

    def _speak(self, seat: int, action: Action) -> None:
        if self.asking == ASK_BEFORE:
            self.bid(seat, action)
        elif self.asking == ASK_DEPLOY:
            self.deploy(seat, action)
        else:
            self.start(seat, action)

    def _turn_options(self, seat: int) -> list[Action]:
        options: list[Action] = []
        if self.passer != NONE:
            self._add_passes(self.passer, options)
            return options
        status = self.status
        watch = self.may_watch(seat)
        must = self.has_duties()
        owed = False
        for i in self.armies[seat]:
            if status[i] & ALERT:
                self._add_moves(i, options)
                start = len(options)
                self._add_strikes(i, options)
                if must and self._keep_duties(i, options, start):
                    owed = True
                    continue
                if watch and self.place[i] != AIR and self.is_creature(i):
                    options.append(pack(WATCH, self.whereabouts(i)))
            if self.place[i] >= 0 and (self.lends or self.tables.acts[self.card[i]] > 0):
                self._add_uses(i, options)
        if not owed:
            options.append(pack(ANSWER, END))
        return options

    def _add_uses(self, i: int, options: list[Action]) -> None:
        """Abilities, and a chip for a card that pays with chips (BK-12.3)."""
        heads = self.acts_of(i)
        for k in range(len(heads)):
            if self.can_use(heads[k], i):
                options.append(pack(USE, self.whereabouts(i), k + 1))
        if self.can_charge(i, heads):
            options.append(pack(CHARGE, self.whereabouts(i)))

    def _keep_duties(self, i: int, options: list[Action], start: int) -> bool:
        """Whether a card must make some of its attacks before it does anything else.

        Then the others, from `start` on, are no options.
        """
        duties: list[Action] = []
        for k in range(start, len(options)):
            if self.is_duty(i, self.at(second(options[k]))):
                duties.append(options[k])
        if len(duties) > 0:
            options[start:] = duties
        return len(duties) > 0

    def _add_moves(self, i: int, options: list[Action]) -> None:
        """Steps, jumps and teleportation to free squares (BK-9, BK-19.24, BK-19.46)."""
        if not self.can_move(i):
            return
        here = self.place[i]
        if self.can_leap(i):
            self._add_leaps(i, options)
            if self.keyword(i, INCORPOREAL) > 0:
                self._add_passes(i, options)
                return
        if self.rules >> codes.D_ENTER & 1:
            for square in self.tables.field.steps[here]:
                if self.can_enter(i, square):
                    options.append(MOVE | here << 4 | square << 12)
            return
        board = self.board
        for square in self.tables.field.steps[here]:
            if board[square] == NONE:
                options.append(MOVE | here << 4 | square << 12)

    def _add_leaps(self, i: int, options: list[Action]) -> None:
        reach = self.leap_range(i)
        here = self.place[i]
        if reach > 0 and self.status[i] & MOVED == 0:
            for square in range(SQUARES):
                if self.can_enter(i, square) and self.span(here, square) <= reach:
                    options.append(LEAP | here << 4 | square << 12)

    def _add_passes(self, i: int, options: list[Action]) -> None:
        """The incorporeal step onto occupied squares too (BK-19.102a)."""
        here = self.whereabouts(i)
        for square in self.tables.field.steps[self.place[i]]:
            if self.can_pass(i, square):
                options.append(MOVE | here << 4 | square << 12)

    def _add_strikes(self, i: int, options: list[Action]) -> None:
        """Basic strikes at enemies within reach (BK-11.2, BK-10.13)."""
        if not self.can_strike(i):
            return
        here = self.place[i]
        if here == AIR or self.sky[i] >= self.turn or self._strikes_oddly(i):
            self._add_strikes_at_all(i, options)
        elif self.riders > 0 or self.rules & BARS:
            self._add_strikes_around(i, options)
        else:
            board = self.board
            side = self.side
            mine = side[i]
            for square in self.tables.field.around[here]:
                if board[square] != NONE and side[board[square]] != mine:
                    options.append(STRIKE | here << 4 | square << 12)

    def _add_strikes_around(self, i: int, options: list[Action]) -> None:
        """At enemies nearby that no rule spares, and at their symbiotes (BK-16.11)."""
        here = self.whereabouts(i)
        square = self.place[i]
        host = self.board[square]
        if self.riders > 0 and host != NONE:
            self._add_strike(i, here, self.rider[host], options)
            if host != i:
                self._add_strike(i, here, host, options)
        for nearby in self.tables.field.around[square]:
            target = self.board[nearby]
            if target != NONE:
                self._add_strike(i, here, target, options)
                self._add_strike(i, here, self.rider[target], options)

    def _add_strike(self, i: int, here: int, target: int, options: list[Action]) -> None:
        if target == NONE or self.side[target] == self.side[i]:
            return
        if self.rules & BARS == 0 or not self.is_barred(BASIC, i, target):
            options.append(STRIKE | here << 4 | self.whereabouts(target) << 12)

    def _strikes_oddly(self, i: int) -> bool:
        """Whether abilities may let a card strike those that are not nearby."""
        if not self.reaching:
            return False
        if len(self.links[codes.SLOT_ALSO + codes.D_ATTACK]) > 0:
            return True
        return self.is_given(codes.SLOT_REACH_FLYERS, i) or self.is_given(
            codes.SLOT_REACH_ANYWHERE, i
        )

    def _add_strikes_at_all(self, i: int, options: list[Action]) -> None:
        here = self.whereabouts(i)
        for target in self.army(1 - self.controller(i)):
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
            self.advance()

    def _chance(self, action: Action) -> None:
        if verb(action) == DRAW:
            if self.reg(KIND) == ABILITY:
                self.turn_card(first(action), second(action))
            else:
                self.draw(first(action), second(action))
        elif self.reg(KIND) == ATTACKING:
            self.attack_die(first(action))
        elif self.reg(KIND) == ABILITY:
            self.ability_die(first(action))
        else:
            self.roll_for_order(first(action))

    def _choice(self, seat: int, action: Action) -> None:
        kind = verb(action)
        if self.asking == ASK_TURN:
            self._act(kind, first(action), second(action))
        elif self.asking >= ASK_TARGET:
            self._answer(seat, action)
        elif kind == PROTECT:
            self.protect(self.at(first(action)))
        elif self.asking == ASK_ROW:
            self.choose_row(first(action))
        elif self.asking == ASK_UPKEEP:
            self.upkeep_of(self.reg(WHO), first(action) == REGENERATE)
        elif self.asking == ASK_RETURN:
            self.come_back(self.reg(WHO), first(action))
        elif self.asking == ASK_HIDE:
            self.choose_to_show(first(action))
        elif self.asking == ASK_ORDER:
            self.choose_order(seat, first(action))

    def _answer(self, seat: int, action: Action) -> None:
        """An answer to a question of an ability."""
        asking = self.asking
        if asking == ASK_TARGET:
            self.pick(action)
        elif asking == ASK_SQUARE:
            self.pick_square(first(action))
        elif asking == ASK_ABILITY:
            self.set_reg(codes.G_ANSWER, first(action))
        elif asking in (ASK_TRIGGER, ASK_DECLARE):
            self.choose_waiting(self.waiting_abilities()[first(action) - 1])
        elif asking == ASK_SEAT:
            self.choose_host(action)
        elif asking == ASK_RESPONSE:
            self._respond(action)
        elif ASK_BEFORE <= asking <= ASK_START:
            self._speak(seat, action)
        elif asking == ASK_STEP:
            self.walk(action)
        elif asking == ASK_BANK:
            self.draw_from_bank(seat, first(action))
        elif asking == ASK_DASH:
            if verb(action) == TARGET:
                self.dash(self.reg(ATTACKER), first(action))
        else:
            self.answer_number(first(action))

    def _respond(self, action: Action) -> None:
        if verb(action) == USE:
            self.respond(self.at(first(action)), second(action))
        else:
            self.pass_window()

    def _act(self, kind: int, here: int, there: int) -> None:
        """A choice in the own turn; whatever went round before has ended (BK-20.9)."""
        if len(self.trail) > 0:
            self.trail = []
        if kind == MOVE:
            self._walk_to(self.at(here), there)
        elif kind == STRIKE:
            self.declare(BASIC, self.at(here), self.at(there))
        elif kind == LEAP:
            self._leap(self.board[here], there)
        elif kind == WATCH:
            self._watch(self.at(here))
        elif kind == USE:
            self.use(self.at(here), there)
        elif kind == CHARGE:
            self._charge(self.at(here))
        else:
            self.set_reg(STEP, CLOSING)

    def _walk_to(self, i: int, there: int) -> None:
        far = self.tables.field.path[self.place[i] * SQUARES + there]
        self.steps[i] -= far
        self.note_move(events.MOVED, i, there)
        if self.tables.tallies >> codes.E_WALKED & 1:
            self.tally += [i * TALLIED + WALKED] * far
        self.relocate(i, there, NONE, codes.E_WALKED)

    def _leap(self, i: int, there: int) -> None:
        """Uses up all movement points (BK-9.12)."""
        self.steps[i] = 0
        self.note_move(events.LEAPT, i, there)
        teleports = self.keyword(i, TELEPORT) > 0
        self.relocate(i, there, NONE, codes.E_TELEPORTED if teleports else codes.E_JUMPED)

    def _watch(self, i: int) -> None:
        """Exhausts for the right to strike a flyer, until the own next turn ends (BK-15.6)."""
        self.status[i] |= ACTED
        self.exhaust(i)
        self.sky[i] = self.next_turn(self.controller(i))
        self.note(events.WATCHES, i)
        self.offer(i)

    def _charge(self, i: int) -> None:
        """Exhausts for a chip (BK-12.3)."""
        self.status[i] |= ACTED
        self.exhaust(i)
        self.note(events.CHARGES, i)
        self.write_news(codes.E_CHIPS_GAINED, i, i, NONE, 1, NONE, NONE)
        self.happen()
        self.offer(i)

    # Chance

    def _drawer(self) -> int:
        """Whose deck chance draws from, NONE where it throws a die."""
        kind = self.reg(KIND)
        if kind == muster.DRAWING:
            return self.reg(muster.DRAWER)
        if kind == ABILITY and self.is_turning_cards():
            return self.reg(codes.G_SEAT)
        return NONE

    def outcomes(self) -> list[tuple[Action, int]]:
        seat = self._drawer()
        if seat == NONE:
            return [(pack(ROLL, die), 1) for die in range(1, 7)]
        pile = self.pile[seat]
        return [(pack(DRAW, seat, card), pile.count(card)) for card in dict.fromkeys(pile)]

    def sample(self, rng: Random) -> Action:
        seat = self._drawer()
        if seat == NONE:
            return pair(ROLL, 1 + rng.below(6))
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

    def is_interruption(self) -> bool:
        """Instants, protectors, and whatever else is asked in the other player's turn."""
        if len(self.actors) != 1 or self.active == NONE:
            return False
        return self.asking == ASK_RESPONSE or 0 <= self.actors[0] != self.active

    # The other modules of the game

    def view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def audience(self, actor: int, action: Action) -> int:
        return view.audience(self, actor, action)

    def describe(self, event: Event, viewer: int) -> View:
        return view.describe(self.tables, event, viewer)

    def forecast(self, seat: int, action: Action) -> View | None:
        return odds.forecast(self, seat, action)

    def determinize(self, seat: int, rng: Random) -> "Berserk":
        twin = self.copy()
        worlds.scramble(twin, seat, rng)
        return twin

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def blank(self, action: Action) -> str:
        return notation.blank(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)
