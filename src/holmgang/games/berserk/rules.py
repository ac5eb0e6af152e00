"""The battle of Berserk turn by turn (BK-8, BK-9), and the contract of a `State`."""

from holmgang.core.action import Action, first, pack, pair, second, verb
from holmgang.core.chance import Random
from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.berserk import notation, odds, plans, view, worlds
from holmgang.games.berserk.look import (
    material,
    picks,
    playout,
)
from holmgang.games.berserk.numbers import ask, frames, journal
from holmgang.games.berserk.phases import combat, recruiting
from holmgang.games.berserk.run import driver, inputs, prophecy, questions
from holmgang.games.berserk.state import Position, reg
from holmgang.games.berserk.tables import (
    DRAW,
    NONE,
    ROLL,
)
from holmgang.games.berserk.views import events


class Berserk(Position):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berserk":
        return Berserk(self.tables, self)

    def begin(self, first_player: int) -> None:
        """Set the table; NONE lets dice decide who goes first."""
        self.frames.push(frames.TURN)
        recruiting.set_up(self, first_player)
        driver.advance(self)

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.nobody
        return questions.legal(self, seat)

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        return questions.why_not(self, seat, action)

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        if not questions.is_secret(self.asking):
            self.actors = self.tables.nobody
        if seat < 0:
            self._chance(action)
        else:
            questions.answer(self, seat, action)
        if len(self.actors) == 0:
            driver.advance(self)

    def _chance(self, action: Action) -> None:
        if verb(action) == DRAW:
            if self.frames.kind == frames.ABILITY:
                prophecy.turn_card(self, first(action), second(action))
            else:
                recruiting.draw(self, first(action), second(action))
        elif self.frames.kind == frames.ATTACKING:
            combat.attack_die(self, first(action))
        elif self.frames.kind == frames.ABILITY:
            inputs.take_die(self, first(action))
        else:
            recruiting.roll_for_order(self, first(action))

    # Chance

    def _drawer(self) -> int:
        """Whose deck chance draws from, NONE where it throws a die."""
        kind = self.frames.kind
        if kind == frames.DRAWING:
            return reg(self, frames.DRAWING_SEAT)
        if kind == frames.ABILITY and picks.is_turning_cards(self):
            return reg(self, frames.G_SEAT)
        return NONE

    def outcomes(self) -> list[tuple[Action, int]]:
        seat = self._drawer()
        if seat == NONE:
            return [(pack(ROLL, die), 1) for die in range(1, 7)]
        pile = list(self.pile[seat])
        return [(pack(DRAW, seat, card), pile.count(card)) for card in dict.fromkeys(pile)]

    def sample(self, rng: Random) -> Action:
        seat = self._drawer()
        if seat == NONE:
            return pair(ROLL, 1 + rng.below(6))
        pile = self.pile[seat]
        # The same as counting along `outcomes`, because the pile is sorted.
        return pack(DRAW, seat, pile[rng.below_i64(len(pile))])

    # At random

    def playout_step(self, rng: Random, limit: int) -> int:
        if self.asking != ask.TURN or self.passing_card != NONE:
            return super().playout_step(rng, limit)
        self.apply(self.active, playout.draw(self, rng))
        return 1

    # The end

    def scores(self) -> list[float]:
        if self.winner == NONE:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def outlook(self) -> list[float]:
        lead = material.lead(self)
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

    def event_name(self, kind: int) -> str:
        return journal.NAMES[kind]

    def figures(self, event: Event) -> View:
        return events.figures(self.tables, event)

    def forecast(self, seat: int, action: Action) -> View | None:
        return odds.forecast(self, seat, action)

    def plan(self, seat: int, wish: list[str]) -> View:
        return plans.plan(self, seat, wish)

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
