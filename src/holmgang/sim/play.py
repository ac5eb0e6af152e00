"""One game between bots, as fast as the state allows."""

import traceback
from typing import Final, NamedTuple

from holmgang.core.action import CHANCE, SPECTATOR, Action
from holmgang.core.chance import Quick
from holmgang.core.game import Game, Options
from holmgang.core.seat import Bot, Seat
from holmgang.core.state import State
from holmgang.sim.errors import BotFailed, GameFailed

LIMIT: Final = 1_000_000
"""Actions after which a game counts as stuck."""

NOBODY: Final = -1
DRAW: Final = -2


class Played(NamedTuple):
    """What is left of a game: the scores by seat and how it went."""

    scores: tuple[float, ...]
    actions: int
    rounds: int | None
    first: int
    """The seat that the first question was put to, NOBODY if to several."""


def play_game(
    game: Game, options: Options, bots: list[Bot], seed: str, deal: str | None = None
) -> Played:
    """Play to the end. The seed decides everything, except for bots that watch the clock.

    Chance follows `deal` where it is given, so that games can share their luck.
    """
    try:
        chance = seed if deal is None else deal
        return _Table(game.seated(options), options, bots, seed, chance).play()
    except GameFailed:
        raise
    except Exception as error:
        raise GameFailed(seed=seed, reason="crashed", fault=explain(error)) from error


def winner(scores: tuple[float, ...]) -> int:
    """The seat alone at the top, DRAW if it is shared. Alone at the table, one can lose."""
    if len(scores) == 1:
        return 0 if scores[0] > 0 else DRAW if scores[0] == 0 else NOBODY
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else DRAW


def explain(error: BaseException) -> str:
    """An error in one line, with the place it came from."""
    words = f"{type(error).__name__}: {error}"
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return words
    place = frames[-1].filename.replace("\\", "/").rsplit("/", 1)[-1]
    return f"{words} ({place}:{frames[-1].lineno})"


class _Table:
    def __init__(self, game: Game, options: Options, bots: list[Bot], seed: str, deal: str) -> None:
        self.state: State = game.new(options)
        self.bots = bots
        self.seed = seed
        self.seats = [Seat(self.state, seat) for seat in range(game.seats)]
        self.minds = [Quick(f"{seed}/seat {seat}") for seat in range(game.seats)]
        self.chance = Quick(f"{deal}/chance")

    def play(self) -> Played:
        state = self.state
        actions = 0
        first: int | None = None
        while state.actors:
            if actions >= LIMIT:
                raise GameFailed(seed=self.seed, reason="endless", limit=LIMIT)
            if state.is_chance():
                state.apply(CHANCE, state.sample(self.chance))
                actions += 1
                continue
            if first is None:
                first = state.actors[0] if len(state.actors) == 1 else NOBODY
            actions += self._question()
        rounds = state.view(SPECTATOR).get("round")
        return Played(
            tuple(state.scores()),
            actions,
            rounds if isinstance(rounds, int) else None,
            NOBODY if first is None else first,
        )

    def _question(self) -> int:
        """All who are asked choose before anything is applied: nobody sees a sealed choice."""
        choices = [(seat, self._choose(seat)) for seat in sorted(self.state.actors)]
        for seat, action in choices:
            self.state.apply(seat, action)
        return len(choices)

    def _choose(self, seat: int) -> Action:
        try:
            action = self.bots[seat].choose(self.seats[seat], self.minds[seat])
        except Exception as error:
            fault = explain(error)
            raise BotFailed(seed=self.seed, seat=seat, reason="crashed", fault=fault) from error
        if action not in self.state.legal(seat):
            raise BotFailed(seed=self.seed, seat=seat, reason="illegal-choice", choice=str(action))
        return action
