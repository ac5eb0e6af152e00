"""Many games of one setting, stepped at once. What they tell lies side by side.

A game that ends begins anew in the same step. Rows of the buffers belong to games;
numpy looks at them without a copy.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.chance import Quick
from holmgang.core.encoding import Encoder, Mask, Sheet
from holmgang.core.packed import filled, zeros
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import State
from holmgang.envs.play import refusal, roll

EVERY: Final = -1
"""All seats choose from outside, whoever is asked."""
ANY: Final = -2
"""One seat does, another one by chance in every game."""
OVER: Final = -3


class Batch:
    """`seat` chooses from outside, or EVERY seat, or ANY one.

    `bots` answer for the others, one a seat; None is one that chooses blindly.
    """

    def __init__(
        self, fresh: State, encoder: Encoder, count: int, seat: int, bots: list[Bot | None]
    ) -> None:
        self.fresh = fresh
        self.encoder = encoder
        self.count: i64 = count
        self.seat: i64 = seat
        self.bots = bots
        self.states: list[State] = [fresh] * count
        self.rngs: list[Quick] = [Quick(0)] * count
        self.learners: vec[i64] = zeros(count)
        # What is told
        self.sheet = Sheet(encoder.width, count)
        self.last = Sheet(encoder.width, count)
        """The ends of games that are over; others leave their rows as they were."""
        self.mask = Mask(encoder.choices.size, count)
        self.asked: vec[i64] = filled(count, OVER)
        """The seat whose knowledge a row tells, and who is to choose."""
        self.ended: vec[i64] = zeros(count)
        nothing: float = 0.0
        self.scores: vec[float] = vec[float]([nothing] * (count * len(bots)))
        """By game and seat; all zero unless a game has just ended."""

    def begin(self, seeds: list[str]) -> None:
        """New games; the chance of each follows from its own seed."""
        for game in range(self.count):
            self.rngs[game] = Quick(seeds[game])
            self.ended[game] = 0
            self._clear_scores(game)
            self._begin(game)
            self._look(game)

    def step(self, choices: list[int]) -> None:
        """One choice in every game. If one is refused, nothing has happened."""
        self._check(choices)
        for game in range(self.count):
            if self.ended[game]:
                self._clear_scores(game)
            state = self.states[game]
            action = self.encoder.choices.action(choices[game])
            actor = self.asked[game]
            state.apply(int(actor), action)
            asked = self._go_on(game, state)
            self.ended[game] = 1 if asked == OVER else 0
            self.asked[game] = asked
            if asked == OVER:
                self._end(game, state, actor)
                self._begin(game)
            self._look(game)

    def _check(self, choices: list[int]) -> None:
        size = self.encoder.choices.size
        flags = self.mask.flags
        for game in range(self.count):
            choice: i64 = choices[game]
            if not 0 <= choice < size:
                raise IndexError(f"game {game}: there is no action {choice}")
            if flags[game * size + choice] == 0:
                action = self.encoder.choices.action(choice)
                raise refusal(self.states[game], int(self.asked[game]), action)

    def _begin(self, game: i64) -> None:
        """A new game; should it end without a question, another one."""
        asked: i64 = OVER
        while asked == OVER:
            state = self.fresh.copy()
            self.states[game] = state
            self.learners[game] = self.seat
            if self.seat == ANY:
                self.learners[game] = self.rngs[game].below_i64(len(self.bots))
            asked = self._go_on(game, state)
        self.asked[game] = asked

    def _go_on(self, game: i64, state: State) -> i64:
        """Up to the next question from outside; who is asked, OVER at the end."""
        rng = self.rngs[game]
        learner = int(self.learners[game])
        while True:
            roll(state, rng)
            actors = state.actors
            if len(actors) == 0:
                return OVER
            if learner == EVERY:
                return actors[0]
            if learner in actors:
                return learner
            bot = self.bots[actors[0]]
            if bot is None:
                state.playout_step(rng, 1)
            else:
                state.apply(actors[0], bot.choose(Seat(state, actors[0]), rng))

    def _end(self, game: i64, state: State, actor: i64) -> None:
        """The scores, and what the one who chose last sees."""
        seats: i64 = len(self.bots)
        scores = state.scores()
        for seat in range(seats):
            self.scores[game * seats + seat] = scores[seat]
        self.encoder.write_row(state, actor, self.last, game)

    def _clear_scores(self, game: i64) -> None:
        seats: i64 = len(self.bots)
        for place in range(game * seats, game * seats + seats):
            self.scores[place] = 0.0

    def _look(self, game: i64) -> None:
        state, asked, encoder = self.states[game], self.asked[game], self.encoder
        encoder.write_row(state, asked, self.sheet, game)
        self.mask.mark(game, encoder.legal(state, asked))

    def blind(self) -> list[int]:
        """A legal choice for every game, each as likely as the next."""
        chosen: list[int] = []
        for game in range(self.count):
            numbers = self.mask.marked[game]
            chosen.append(int(numbers[self.rngs[game].below_i64(len(numbers))]))
        return chosen
