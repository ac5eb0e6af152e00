"""The peer of the benchmark: OpenSpiel, if it is installed.

Every choice of every player and every answer of chance counts as one action,
as it does with us; how many a game has is found by playing it.
"""

import random
import time
from contextlib import suppress
from importlib import import_module, metadata
from typing import Any, Final

from holmgang.sim.timing import Probe, calls, steady

GAMES: Final = ("goofspiel", "hearts")
"""What a game of ours is measured beside, where there is none of its own kind."""

SAMPLE: Final = 200
"""Games played to learn how many actions one has."""

FEW_ROLLOUTS: Final = 500
"""Rollouts to learn how long one takes."""


def version() -> str | None:
    """The version that is installed, or None."""
    try:
        import_module("pyspiel")
        return metadata.version("open_spiel")
    except ImportError:
        return None


def probes(name: str) -> dict[str, Probe]:
    """The peer's side of our figures; `playouts` in two ways."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    rng = random.Random(1)
    middle = _midgame(game, rng)
    found = {
        "playouts:search": _rollouts(spiel, game, rng),
        "playouts:bots": _bot_games(spiel, game, rng),
        "python": steady(lambda: drive(game.new_initial_state(), rng)),
        "copy": calls(middle.clone),
    }
    with suppress(spiel.SpielError):  # Not every game of OpenSpiel can do this.
        middle.resample_from_infostate(0, rng.random)
        found["determinize"] = calls(lambda: middle.resample_from_infostate(0, rng.random))
    return found


def drive(state: Any, rng: random.Random) -> int:
    """Random play to the end with every step taken from Python; how many there were.

    Chance picks evenly among its outcomes. Where they weigh differently (two dice
    of backgammon) drawing them right would cost the peer time, so it is left out.
    """
    pick = rng.random
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            count += 1
        elif state.is_simultaneous_node():
            options = [state.legal_actions(seat) for seat in range(state.num_players())]
            state.apply_actions([legal[int(pick() * len(legal))] for legal in options])
            count += len(options)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
            count += 1
    return count


def _midgame(game: Any, rng: random.Random) -> Any:
    """The middle one of all questions to players in a random game."""
    questions: list[Any] = []
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            questions.append(state.clone())
        if state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return questions[len(questions) // 2]


def _length(state: Any, rng: random.Random) -> float:
    return sum(drive(state.clone(), rng) for _ in range(SAMPLE)) / SAMPLE


def _rollouts(spiel: Any, game: Any, rng: random.Random) -> Probe:
    """Rollouts in C++, by a search of one simulation that averages many of them."""
    if game.get_type().dynamics == spiel.GameType.Dynamics.SIMULTANEOUS:
        game = spiel.convert_to_turn_based(game)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(rng.choice(start.legal_actions()))
    length = _length(start, rng)

    def timed(count: int) -> float:
        evaluator = spiel.RandomRolloutEvaluator(count, rng.getrandbits(30))
        bot = spiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
        begun = time.process_time()
        bot.step(start)
        return time.process_time() - begun

    def probe(seconds: float) -> float:
        count = max(FEW_ROLLOUTS, int(FEW_ROLLOUTS * seconds / timed(FEW_ROLLOUTS)))
        return length * count / timed(count)

    return probe


def _bot_games(spiel: Any, game: Any, rng: random.Random) -> Probe:
    """Whole games in C++ between its random bots."""
    start = game.new_initial_state()
    bots = [spiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    length = _length(start, rng)

    def one() -> float:
        spiel.evaluate_bots(start.clone(), bots, rng.getrandbits(30))
        return length

    return steady(one)
