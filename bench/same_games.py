"""Whether two builds of the engine play the same games: every line of every record is compared.

`python bench/same_games.py OLD NEW --games 2000`; each of OLD and NEW is a folder with the package
in it (`src`, or the `site-packages` of a compiled build). Every game is played at random from
seeds, in a process of its own for each build. The exit code is 1 if any game differs.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
from itertools import zip_longest

BERSERK = {
    "berserk-realms": {},
    "berserk-realms-laar": {"edition": "laar", "south": "darkness", "north": "swamp"},
    "berserk-forests": {"south": "forests", "north": "fire"},
    "berserk-kub": {"edition": "laar", "pack": "kub", "south": "minions", "north": "defenders"},
    "berserk-ready": {"battle": "ready"},
    "berserk-lesson": {"battle": "lesson"},
}
KINDS: dict[str, tuple[str, dict[str, str]]] = {
    **{game: (game, {}) for game in ("shieldwall", "berzerka", "berserkers", "draft")},
    **{kind: ("berserk", options) for kind, options in BERSERK.items()},
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs="+", help="folders with the package, the oldest first")
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--playouts", action="store_true", help="compare playouts as well")
    parser.add_argument("--play", metavar="KIND", help="play games of one kind and print digests")
    parser.add_argument("--show", type=int, metavar="SEED", help="print the lines of one game")
    given = parser.parse_args()
    if given.play:
        return play(given)
    return max(compare(kind, given) for kind in given.kinds)


def compare(kind: str, given: argparse.Namespace) -> int:
    """Play one kind of game on every tree, side by side, and say where they part."""
    wanted = ["--games", str(given.games)]
    jobs = [start(tree, kind, wanted, given.playouts) for tree in given.trees]
    answers = [json.loads(job.communicate()[0] or "{}") for job in jobs]
    if any(job.returncode for job in jobs):
        print(f"{kind}: a build broke down")
        return 1
    builds = ", ".join(answer["build"] for answer in answers)
    old = answers[0]["digests"]
    for tree, answer in zip(given.trees[1:], answers[1:], strict=True):
        for seed, (one, other) in enumerate(zip(old, answer["digests"], strict=True)):
            if one != other:
                print(f"{kind}: game {seed} differs between {given.trees[0]} and {tree}")
                show_difference(given.trees[0], tree, kind, seed, given.playouts)
                return 1
    print(f"{kind}: {len(old)} games, {answers[0]['lines']} lines, all equal ({builds})")
    return 0


def start(tree: str, kind: str, wanted: list[str], playouts: bool) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", __file__, tree, "--play", kind, *wanted]
    command += ["--playouts"] * playouts
    environment = {**os.environ, "PYTHONPATH": tree, "PYTHONHASHSEED": "0"}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def show_difference(old: str, new: str, kind: str, seed: int, playouts: bool) -> None:
    jobs = [start(tree, kind, ["--show", str(seed)], playouts) for tree in (old, new)]
    one, other = (job.communicate()[0].splitlines() for job in jobs)
    for number, (before, after) in enumerate(zip_longest(one, other), start=1):
        if before != after:
            print(f"  line {number}\n  - {before}\n  + {after}")
            return


def play(given: argparse.Namespace) -> int:
    """The side that runs inside one build."""
    if given.show is not None:
        print("\n".join(lines_of(given.play, given.show, given.playouts)))
        return 0
    digests, count = [], 0
    for seed in range(given.games):
        lines = lines_of(given.play, seed, given.playouts)
        count += len(lines)
        digests.append(hashlib.sha256("\n".join(lines).encode()).hexdigest())
    json.dump({"build": build(), "lines": count, "digests": digests}, sys.stdout)
    return 0


def build() -> str:
    from holmgang.core import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def lines_of(kind: str, seed: int, playouts: bool) -> list[str]:
    """The record of a random match, all its events, its last position; maybe playouts of it."""
    from holmgang.core.action import OMNISCIENT
    from holmgang.core.chance import Quick
    from holmgang.core.match import Match
    from holmgang.core.state import playout
    from holmgang.games import GAMES

    game, options = KINDS[kind]
    secret = hashlib.sha256(f"{kind} {seed}".encode()).digest()
    match = Match(GAMES[game], options, secret=secret, match_id=f"same-{seed}")
    match.begin()
    rng = Quick(f"{kind} {seed}")
    rolled: list[str] = []
    while not match.is_over():
        seat = match.actors()[0]
        if playouts and rng.below(50) == 0:
            world = match.seat(seat).determinize(rng)
            rolled.append(f"playout {playout(world, rng)} {world.scores()}")
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    events = [match.state.describe(event, OMNISCIENT) for event in match.events]
    shown = [*events, match.view(OMNISCIENT)]
    return [*match.record().splitlines(), *(json.dumps(row) for row in shown), *rolled]


if __name__ == "__main__":
    sys.exit(main())
