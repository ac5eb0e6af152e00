"""Berzerka beside OpenSpiel's trick-taking games: `python bench/berzerka.py`.

The play of the tricks is measured by itself, from the first lead to the last
card; then how long the exact solver takes for deals of 9 and of 13 cards.
"""

import statistics
import sys
import time

from holmgang.bots.berzerka.doubledummy import DoubleDummy
from holmgang.core.chance import Quick
from holmgang.core.state import playout
from holmgang.games.berzerka import GAME
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import ASK_PLAY
from holmgang.sim import bench, openspiel
from holmgang.sim.timing import calls, steady

# By itself bridge would play no tricks: it looks up what they would bring.
PEERS = ("hearts", "spades", "bridge(use_double_dummy_result=false)")
HAND = 39
"""Cards played in a hand."""

DEALS = 60
SECONDS = 0.5
ROUNDS = 5


def first_lead(seed: int, contracts: str = "random") -> Berzerka:
    """A hand about to be played, reached by random bids and discards."""
    state = GAME.new(GAME.fill_options({"contracts": contracts}))
    rng = Quick(f"bench {seed}")
    while state.asking != ASK_PLAY:
        playout(state, rng, 1)
    return state


def driven(start: Berzerka, rng: Quick) -> int:
    """The tricks of a hand, every step taken from Python."""
    state = start.copy()
    for _ in range(HAND):
        seat = state.actors[0]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
    return HAND


def speeds() -> dict[str, list[float]]:
    """Ours and the peers', taking turns."""
    start = first_lead(1, "starter")
    rng = Quick(2)
    probes = {
        "berzerka playouts": steady(lambda: playout(start.copy(), rng, HAND)),
        "berzerka python": steady(lambda: driven(start, rng)),
        "berzerka copy": calls(start.copy),
    }
    for peer in PEERS if openspiel.version() else ():
        for name, probe in openspiel.probes(peer).items():
            probes[f"open_spiel {peer} {name}"] = probe
    taken: dict[str, list[float]] = {name: [] for name in probes}
    for _ in range(ROUNDS):
        for name, probe in probes.items():
            taken[name].append(probe(SECONDS))
    return taken


def ratios(figures: dict[str, float]) -> dict[str, float]:
    """Ours beside the fastest peer, in compiled code and driven from Python."""
    found = {}
    for ours, theirs in (("playouts", " playouts:"), ("python", " python")):
        peers = [value for name, value in figures.items() if name[0] == "o" and theirs in name]
        if peers:
            found[ours] = figures[f"berzerka {ours}"] / max(peers)
    return found


def solving(cards: int) -> list[float]:
    """Seconds the exact solver takes for deals of so many cards each."""
    found = []
    for seed in range(DEALS):
        state = first_lead(seed)
        playout(state, Quick(seed), 3 * (13 - cards))
        began = time.perf_counter()
        DoubleDummy(state).solve()
        found.append(time.perf_counter() - began)
    return found


def main() -> int:
    print(f"berzerka, {bench.build()} build, OpenSpiel {openspiel.version()}")
    figures = {name: statistics.median(values) for name, values in speeds().items()}
    for name, value in figures.items():
        print(f"{name:<65} {value:>14,.0f} /s")
    for name, ratio in ratios(figures).items():
        print(f"{name}: {ratio:.2f} times the fastest peer")
    for cards in (9, 13):
        times = solving(cards)
        median, longest = statistics.median(times) * 1000, max(times) * 1000
        print(f"solver, {cards} cards each: median {median:.1f} ms, longest {longest:.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
