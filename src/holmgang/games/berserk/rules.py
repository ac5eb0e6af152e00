"""The battle of Berserk turn by turn (BK-8, BK-9), and the contract of a `State`."""

from holmgang.core.action import Action, first, pack, pair, second, verb
from holmgang.core.chance import Random
from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.berserk import notation, odds, view, worlds
from holmgang.games.berserk.change import symbiotes
from holmgang.games.berserk.hear import queue, responses
from holmgang.games.berserk.look import (
    blows,
    cards,
    hiring,
    hosts,
    instants,
    operands,
    outlook,
    overtures,
    picks,
    playout,
    reasons,
    squares,
    turn_choices,
    waiting,
)
from holmgang.games.berserk.numbers import ask, attack, codes, frames
from holmgang.games.berserk.phases import combat, moves, opening, recruiting, reveal_armies, upkeep
from holmgang.games.berserk.run import driver, interpreter, prophecy, using
from holmgang.games.berserk.state import Position
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    CHARGE,
    DRAW,
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
    USE,
    WATCH,
)


class Berserk(Position):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berserk":
        return Berserk(self.tables, self)

    def begin(self, first_player: int) -> None:
        """Set the table; NONE lets dice decide who goes first."""
        self.push(frames.TURN)
        recruiting.set_up(self, first_player)
        driver.advance(self)

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.nobody
        asking = self.asking
        if asking == ask.TURN:
            return turn_choices.turn_options(self, seat)
        if asking == ask.PROTECTOR:
            return blows.protector_options(self)
        if asking == ask.ROW:
            return self.tables.higher_or_lower
        if asking >= ask.TARGET:
            return self._ability_options(seat)
        if ask.MULLIGAN <= asking <= ask.PLACE:
            return hiring.secret_options(self, seat)
        if asking == ask.UPKEEP:
            return self.tables.heal_or_suffer
        if asking == ask.RETURN:
            return [pair(TARGET, square) for square in squares.free_rear(self, seat)]
        if asking == ask.HIDE:
            return self.tables.show_or_hide
        return self.tables.first_or_second

    def _ability_options(self, seat: int) -> list[Action]:
        """Answers to the questions of abilities."""
        asking = self.asking
        if asking == ask.TARGET:
            return picks.pick_options(self)
        if asking == ask.ABILITY:
            return self.tables.yes_or_no
        if asking == ask.RESPONSE:
            return instants.response_options(self, seat)
        if asking == ask.SQUARE:
            return picks.square_options(self)
        if asking in (ask.TRIGGER, ask.DECLARE):
            return [pack(NUMBER, k + 1) for k in range(len(waiting.waiting_abilities(self)))]
        if asking == ask.SEAT:
            return hosts.host_options(self)
        if ask.BEFORE <= asking <= ask.START:
            return self._prelude_options(seat)
        if asking == ask.STEP:
            return picks.walk_options(self, operands.lowest(self.reg(codes.G_TARGETS)))
        if asking == ask.BANK:
            return [pack(NUMBER, k) for k in range(blows.bank_of(self, seat) + 1)]
        if asking == ask.DASH:
            found = blows.dash_squares(self, self.reg(attack.ATTACKER))
            return [*[pack(TARGET, square) for square in found], pack(ANSWER, PASS)]
        return picks.number_options(self)

    def _prelude_options(self, seat: int) -> list[Action]:
        """Answers to the questions before the first turn."""
        if self.asking == ask.BEFORE:
            return overtures.bid_options(self, seat)
        return (
            overtures.deploy_options(self, seat)
            if self.asking == ask.DEPLOY
            else overtures.start_options(self, seat)
        )

    def _speak(self, seat: int, action: Action) -> None:
        if self.asking == ask.BEFORE:
            opening.bid(self, seat, action)
        elif self.asking == ask.DEPLOY:
            opening.deploy(self, seat, action)
        else:
            opening.start(self, seat, action)

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        return reasons.why_not(self, seat, action)

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        if seat < 0:
            self.actors = self.tables.nobody
            self._chance(action)
        elif ask.MULLIGAN <= self.asking <= ask.PLACE:
            recruiting.seal(self, seat, action)
        else:
            self.actors = self.tables.nobody
            self._choice(seat, action)
        if len(self.actors) == 0:
            driver.advance(self)

    def _chance(self, action: Action) -> None:
        if verb(action) == DRAW:
            if self.reg(frames.KIND) == frames.ABILITY:
                prophecy.turn_card(self, first(action), second(action))
            else:
                recruiting.draw(self, first(action), second(action))
        elif self.reg(frames.KIND) == frames.ATTACKING:
            combat.attack_die(self, first(action))
        elif self.reg(frames.KIND) == frames.ABILITY:
            interpreter.ability_die(self, first(action))
        else:
            recruiting.roll_for_order(self, first(action))

    def _choice(self, seat: int, action: Action) -> None:
        kind = verb(action)
        if self.asking == ask.TURN:
            self._act(kind, first(action), second(action))
        elif self.asking >= ask.TARGET:
            self._answer(seat, action)
        elif kind == PROTECT:
            combat.protect(self, cards.at(self, first(action)))
        elif self.asking == ask.ROW:
            combat.choose_row(self, first(action))
        elif self.asking == ask.UPKEEP:
            upkeep.upkeep_of(self, self.reg(frames.WHO), first(action) == REGENERATE)
        elif self.asking == ask.RETURN:
            upkeep.come_back(self, self.reg(frames.WHO), first(action))
        elif self.asking == ask.HIDE:
            reveal_armies.choose_to_show(self, first(action))
        elif self.asking == ask.ORDER:
            recruiting.choose_order(self, seat, first(action))

    def _answer(self, seat: int, action: Action) -> None:
        """An answer to a question of an ability."""
        asking = self.asking
        if asking == ask.TARGET:
            interpreter.pick(self, action)
        elif asking == ask.SQUARE:
            interpreter.pick_square(self, first(action))
        elif asking == ask.ABILITY:
            self.set_reg(codes.G_ANSWER, first(action))
        elif asking in (ask.TRIGGER, ask.DECLARE):
            queue.choose_waiting(self, waiting.waiting_abilities(self)[first(action) - 1])
        elif asking == ask.SEAT:
            symbiotes.choose_host(self, action)
        elif asking == ask.RESPONSE:
            self._respond(action)
        elif ask.BEFORE <= asking <= ask.START:
            self._speak(seat, action)
        elif asking == ask.STEP:
            interpreter.walk(self, action)
        elif asking == ask.BANK:
            combat.draw_from_bank(self, seat, first(action))
        elif asking == ask.DASH:
            if verb(action) == TARGET:
                combat.dash(self, self.reg(attack.ATTACKER), first(action))
        else:
            interpreter.answer_number(self, first(action))

    def _respond(self, action: Action) -> None:
        if verb(action) == USE:
            using.respond(self, cards.at(self, first(action)), second(action))
        else:
            responses.pass_window(self)

    def _act(self, kind: int, here: int, there: int) -> None:
        """A choice in the own turn; whatever went round before has ended (BK-20.9)."""
        if len(self.trail) > 0:
            self.trail = []
        if kind == MOVE:
            moves.walk_to(self, cards.at(self, here), there)
        elif kind == STRIKE:
            combat.declare(self, BASIC, cards.at(self, here), cards.at(self, there))
        elif kind == LEAP:
            moves.leap(self, self.board[here], there)
        elif kind == WATCH:
            moves.watch(self, cards.at(self, here))
        elif kind == USE:
            using.use(self, cards.at(self, here), there)
        elif kind == CHARGE:
            moves.charge(self, cards.at(self, here))
        else:
            self.set_reg(frames.STEP, frames.CLOSING)

    # Chance

    def _drawer(self) -> int:
        """Whose deck chance draws from, NONE where it throws a die."""
        kind = self.reg(frames.KIND)
        if kind == frames.DRAWING:
            return self.reg(frames.DRAWING_SEAT)
        if kind == frames.ABILITY and picks.is_turning_cards(self):
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

    # At random

    def wander(self, rng: Random, limit: int) -> int:
        if self.asking != ask.TURN or self.passer != NONE:
            return super().wander(rng, limit)
        self.apply(self.active, playout.draw(self, rng))
        return 1

    # The end

    def scores(self) -> list[float]:
        if self.winner == NONE:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def outlook(self) -> list[float]:
        lead = outlook.lead(self)
        return [lead, -lead]

    def is_interruption(self) -> bool:
        """Instants, protectors, and whatever else is asked in the other player's turn."""
        if len(self.actors) != 1 or self.active == NONE:
            return False
        return self.asking == ask.RESPONSE or 0 <= self.actors[0] != self.active

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
