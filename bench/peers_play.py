"""Our experts against OpenSpiel's ISMCTSBot, on our games, with equal time a choice.

    .venv/bin/python bench/peers_play.py --games 100
    .venv/bin/python bench/peers_play.py --only "berserk laar" --games 40 --level strong

The expert counts its work. The peer may think at every choice for as long as the expert
has on average until then, in seconds of the processor, so others at work on the machine
cost neither anything. Its random playouts run in our compiled engine, which gives it many
times the simulations that its own evaluator would get through the adapter. The seats
change with every game; in Berzerka it is one of ours against two. A run that is stopped
goes on where it was, as with bench/ladder.py. The figures go to docs/strength-more.json
and into docs/strength.md. OpenSpiel is needed: `make need-bench`.
"""

import argparse
import json
import random
import time
from contextlib import suppress
from typing import Any

import ladder
import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from rich.progress import track

from holmgang import bots, games
from holmgang.core.action import Action
from holmgang.core.chance import Quick
from holmgang.core.seat import Seat
from holmgang.core.state import playout
from holmgang.envs import openspiel
from holmgang.games.registration import LEVELS
from holmgang.sim.play import DRAW, winner
from holmgang.sim.stats import rate

SETTINGS = {
    name: (game_id, {"length": "short"} if game_id == "berzerka" else options)
    for name, (game_id, options) in ladder.SETTINGS.items()
    if games.find(game_id).seats > 1
}
EXPLORATION = 1.4
FIRST_THOUGHT = 0.05
"""Seconds that the peer may think before the expert has chosen anything."""
ENDLESS = 1_000_000


class TimeUp(Exception):
    """The peer has thought long enough."""


class Playouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Random play to the end by our own engine; every choice looks as good as the next."""

    def __init__(self, seed: str) -> None:
        self.rng = Quick(seed)

    def evaluate(self, node: openspiel.Node) -> list[float]:
        state = node.course.state.copy()
        playout(state, self.rng)
        return state.scores()

    def prior(self, node: openspiel.Node) -> list[tuple[int, float]]:
        legal = node.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Peer(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search, as it is, with a clock instead of a number of simulations."""

    def __init__(self, game: Any, seed: str) -> None:
        dice = np.random.RandomState(Quick(seed).below(2**31))
        super().__init__(game, Playouts(seed), EXPLORATION, ENDLESS, random_state=dice)
        worlds = random.Random(seed)
        self.set_resampler(lambda node, seat: node.resample_from_infostate(seat, worlds.random))
        self.simulations = 0

    def think(self, node: openspiel.Node, seconds: float) -> int:
        self.deadline = time.process_time() + seconds
        self.left = len(node.legal_actions()) + 1
        return int(self.step(node))

    def run_search(self, node: openspiel.Node) -> list[tuple[int, float]]:
        try:
            return list(super().run_search(node))
        except TimeUp:
            return list(self.get_final_policy(node, self._root_node))

    def sample_root_state(self, node: openspiel.Node) -> openspiel.Node:
        # Every choice is tried once, however late it is.
        self.left -= 1
        if self.left < 0 and time.process_time() >= self.deadline:
            raise TimeUp
        self.simulations += 1
        return super().sample_root_state(node)


class Watch(msgspec.Struct):
    """Choices, and the processor's seconds that they took."""

    choices: int = 0
    seconds: float = 0.0

    def mean(self) -> float:
        return self.seconds / self.choices if self.choices else FIRST_THOUGHT

    def timed(self, begun: float) -> None:
        self.choices += 1
        self.seconds += time.process_time() - begun


class Tally(msgspec.Struct):
    """What the games of a series have come to: 1 where ours won, 0 where not, -1 for a draw."""

    results: list[int] = []
    expert: Watch = msgspec.field(default_factory=Watch)
    peer: Watch = msgspec.field(default_factory=Watch)
    simulations: int = 0


class Series:
    """Games of one of ours against peers in all other seats."""

    def __init__(self, name: str, level: str) -> None:
        game_id, options = SETTINGS[name]
        self.ours = games.find(game_id)
        self.spec = bots.resolve(level, self.ours)
        is_together = games.registration(game_id).together
        known = f"{openspiel.PREFIX}{game_id}{'_turns' if is_together else ''}"
        self.game = pyspiel.load_game(known, options)
        self.key = json.dumps(["peers", name, self.spec, ladder.sources(game_id)])
        kept = ladder.kept(self.key)
        self.tally = msgspec.convert(kept[max(kept)], Tally) if kept else Tally()

    def play_next(self) -> None:
        number = len(self.tally.results)
        self.tally.results.append(self.play(number))
        ladder.keep(self.key, number, msgspec.to_builtins(self.tally))

    def play(self, number: int) -> int:
        seats = self.game.num_players()
        ours = number % seats
        # The same luck for every seat that ours takes.
        chance = random.Random(f"peers {number // seats}")
        players = [Peer(self.game, f"{number}/{seat}") for seat in range(seats)]
        bot, mind = bots.make(self.spec, self.ours), Quick(f"{number}/ours")
        node = self.game.new_initial_state()
        while not node.is_terminal():
            if node.is_chance_node():
                outcomes, odds = zip(*node.chance_outcomes(), strict=True)
                node.apply_action(chance.choices(outcomes, odds)[0])
            elif node.current_player() == ours:
                node.apply_action(self._ours(node, bot, mind))
            else:
                node.apply_action(self._theirs(node, players[node.current_player()]))
        self.tally.simulations += sum(peer.simulations for peer in players)
        won = winner(tuple(node.returns()))
        return -1 if won == DRAW else int(won == ours)

    def _ours(self, node: openspiel.Node, bot: Any, mind: Quick) -> int:
        seat = Seat(node.course.state, node.current_player())
        begun = time.process_time()
        action: Action = bot.choose(seat, mind)
        if len(seat.legal()) > 1:
            self.tally.expert.timed(begun)
        return int(node.course.setting.encoder.choices.index(action))

    def _theirs(self, node: openspiel.Node, peer: Peer) -> int:
        begun = time.process_time()
        action = peer.think(node, self.tally.expert.mean())
        if len(node.legal_actions()) > 1:
            self.tally.peer.timed(begun)
        return action


def measure(name: str, level: str, count: int) -> list[str]:
    """Play a series; its row in the report. Who is interrupted tells of what was played."""
    series = Series(name, level)
    tally = series.tally
    with suppress(KeyboardInterrupt):
        for _ in track(range(len(tally.results), count), description=name):
            series.play_next()
    found = rate(tally.results.count(1), len(tally.results) - tally.results.count(-1))
    times = [f"{1000 * watch.mean():.0f} ms" for watch in (tally.expert, tally.peer)]
    simulations = tally.simulations / max(1, tally.peer.choices)
    share = [str(found.games), *ladder.share(found.wins, found.games, *found.interval)]
    return [name, f"`{series.spec}`", *times, f"{simulations:,.0f}", *share]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100, help="games of each series")
    parser.add_argument("--only", default="", choices=["", *SETTINGS], help="one game")
    parser.add_argument("--level", default=LEVELS[-1], help="a level, or any bot of the game")
    wish = parser.parse_args()
    for name in [wish.only] if wish.only else SETTINGS:
        row = measure(name, wish.level, wish.games)
        print(" | ".join(row))
        ladder.write_line("peers", row)
    ladder.write_page()


if __name__ == "__main__":
    main()
