"""How fast the engine is, beside OpenSpiel in the same run.

Every figure is a median over rounds in which all probes take turns, ours and
the peer's: a noisy machine disturbs both alike.
"""

import math
import statistics
from collections.abc import Callable
from typing import Final

import msgspec

from holmgang import games
from holmgang.core import state as engine
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick, Random
from holmgang.core.state import State, playout
from holmgang.sim import openspiel
from holmgang.sim.errors import BadNumber, at_least
from holmgang.sim.timing import Probe, calls, steady

Key = tuple[str, str]
"""A peer, or nothing for ourselves, and a figure."""

Tick = Callable[[int, int], None]

UNITS: Final = {
    "playouts": "actions/s",
    "python": "actions/s",
    "copy": "copies/s",
    "view": "views/s",
    "determinize": "worlds/s",
}
MIDDLE: Final = 60
"""Actions from the start to a position with everything in it."""


class Row(msgspec.Struct, frozen=True):
    """One figure of ours; beside it the peer's, if there is one."""

    name: str
    ours: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None


class Bench(msgspec.Struct, frozen=True):
    game: str
    build: str
    peer_version: str | None
    repeats: int
    seconds: float
    interrupted: bool
    rows: list[Row]


def measure(
    game_id: str = games.OURS[0],
    seconds: float = 0.3,
    repeats: int = 5,
    tick: Tick = lambda done, total: None,
    peer_games: tuple[str, ...] | None = None,
    options: dict[str, str] | None = None,
) -> Bench:
    """All figures; `seconds` for each measurement of each probe, `options` of the game."""
    at_least("repeats", repeats, 1)
    if not (math.isfinite(seconds) and seconds >= 0):
        raise BadNumber(argument="seconds", value=str(seconds), least=0)
    if peer_games is None:
        peer_games = games.registration(game_id).peers or openspiel.GAMES
    probes = _probes(game_id, peer_games, options or {})
    taken: dict[Key, list[float]] = {key: [] for key in probes}
    is_whole = _take_turns(probes, taken, seconds, repeats, tick)
    figures = {key: statistics.median(values) for key, values in taken.items() if values}
    return Bench(
        game_id, build(), openspiel.version(), repeats, seconds, not is_whole, rows(figures)
    )


def _probes(game_id: str, peer_games: tuple[str, ...], options: dict[str, str]) -> dict[Key, Probe]:
    """What is compared stands side by side, so that it is measured at nearly one time."""
    probes: dict[Key, Probe] = {("", name): probe for name, probe in ours(game_id, options).items()}
    if openspiel.version() is not None:
        for peer in peer_games:
            probes |= {(peer, name): probe for name, probe in openspiel.probes(peer).items()}
    order = list(UNITS)
    return dict(sorted(probes.items(), key=lambda item: order.index(_figure(item[0]))))


def _figure(key: Key) -> str:
    """Which figure a probe takes; after a colon its name says in which way."""
    return key[1].partition(":")[0]


def build() -> str:
    is_source = (engine.__file__ or "").endswith(".py")
    return "interpreted" if is_source else "compiled"


def _take_turns(
    probes: dict[Key, Probe],
    taken: dict[Key, list[float]],
    seconds: float,
    repeats: int,
    tick: Tick,
) -> bool:
    """Rounds of all probes, one after the other; False if they were interrupted."""
    done = 0
    try:
        for _ in range(repeats):
            for key, probe in probes.items():
                taken[key].append(probe(seconds))
                done += 1
                tick(done, repeats * len(probes))
    except KeyboardInterrupt:
        return False
    return True


def rows(figures: dict[Key, float]) -> list[Row]:
    """Each of our figures beside the same figure of every peer that has it."""
    table: list[Row] = []
    for (peer, name), value in figures.items():
        if peer == "":
            table += [
                Row(name, value, UNITS[name], f"open_spiel {rival}", theirs, value / theirs)
                for rival, theirs in _rivals(figures, name).items()
            ] or [Row(name, value, UNITS[name])]
    return table


def _rivals(figures: dict[Key, float], name: str) -> dict[str, float]:
    """The figure of every peer. Where it can be had in two ways, the faster one counts."""
    found: dict[str, float] = {}
    for key, value in figures.items():
        if key[0] != "" and _figure(key) == name:
            found[key[0]] = max(value, found.get(key[0], 0.0))
    return found


# Ours


def ours(game_id: str, options: dict[str, str]) -> dict[str, Probe]:
    game = games.find(game_id)
    fresh = game.new(game.fill_options_unwatched(options))
    middle = midgame(fresh, Quick(1))
    rng = Quick(2)
    seat = middle.actors[0]
    return {
        "playouts": steady(lambda: playout(fresh.copy(), rng)),
        "python": steady(lambda: drive(fresh.copy(), rng)),
        "copy": calls(middle.copy),
        "view": calls(lambda: middle.view(seat)),
        "determinize": calls(lambda: middle.determinize(seat, rng)),
    }


def midgame(fresh: State, rng: Random) -> State:
    """A question in the middle of a random game that goes on beyond it."""
    while True:
        state = fresh.copy()
        playout(state, rng, MIDDLE)
        while state.is_chance():
            state.apply(CHANCE, state.sample(rng))
        if not state.is_over():
            return state


def drive(state: State, rng: Random) -> int:
    """Random play with every step taken from Python; how many there were."""
    count = 0
    while actors := state.actors:
        actor = actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            options = state.legal(actor)
            state.apply(actor, options[rng.below(len(options))])
        count += 1
    return count
