"""The exact solver beside plain exhaustive search, on very many endgames of every contract.

    PYTHONPATH=tests .venv/bin/python -m berzerka.exhaustive --positions 2160

Hands have one to five cards, most of them four or five. It runs on the
installed package, so on the compiled build if there is one.
"""

import argparse
import os
import sys
import time
from collections import Counter
from multiprocessing import Pool

from berzerka.table import STARTERS, Table, begin_trick, table
from holmgang.bots.berzerka.doubledummy import DoubleDummy
from holmgang.core import state as core_state
from holmgang.core.bits import bit
from holmgang.core.chance import Quick
from holmgang.games.berzerka import content
from holmgang.games.berzerka.rules import Berzerka

PACK = content.load("standard")
SIZES = (1, 2, 3, 4, 4, 4, 5, 5, 5)
"""How many cards each hand has, in turn."""


def endgame(contract: str, size: int, rng: Quick) -> Berzerka:
    """A position with a few cards each, some tricks behind it and maybe some cards on the table."""
    others = [name for name in STARTERS if name != contract][:2]
    game = table(contracts=",".join([contract, *others]))
    game.play(f"bid {contract}", "pass", "pass")
    while game.question not in ("discard", "play"):
        game.play(_pick(game, rng))
    while game.question == "discard":
        game.play("done")
    state = game.state
    state.journal = None
    cards = list(range(52))
    rng.shuffle(cards)
    for seat in range(3):
        state.set_hand(seat, sum(int(bit(c)) for c in cards[seat * size : seat * size + size]))
    state.trick = 14 - size
    state.wins = rng.below(1 << (13 - size)) if size < 13 else 0
    state.penalty = rng.below(3)
    begin_trick(state, rng.below(3))
    for _ in range(rng.below(3) if size > 1 else 0):
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def _pick(game: Table, rng: Quick) -> str:
    legal = game.legal()
    return legal[rng.below(len(legal))]


def exhaustive(state: Berzerka) -> int:
    """Plain minimax over the rules themselves, without any cleverness."""
    seat = state.actors[0]
    found = [value_after(state, seat, action) for action in state.legal(seat)]
    return max(found) if seat == state.declarer else min(found)


def value_after(state: Berzerka, seat: int, action: int) -> int:
    after = state.copy()
    if after.trick == 13 and after.count == 2:
        return _last(after, seat, action)
    after.apply(seat, action)
    return exhaustive(after)


def _last(state: Berzerka, seat: int, action: int) -> int:
    """What is recorded after the very last card."""
    contract = state.contract()
    before = state.board.hands()
    box = int(state.row) * 3 + int(state.declarer)
    state.apply(seat, action)
    assert state.board.hands() == before + 1
    recorded = state.board.recorded[box]
    return -recorded if PACK.is_fewer_better(contract) else recorded


def compare(number: int) -> tuple[int, str]:
    """One position: its size, and what is wrong about it."""
    contract = PACK.contracts[number % len(PACK.contracts)]
    size = SIZES[number // len(PACK.contracts) % len(SIZES)]
    state = endgame(contract, size, Quick(f"exhaustive {number}"))
    plain, exact = exhaustive(state), DoubleDummy(state).solve()
    return size, "" if plain == exact else f"position {number}, {contract}: {exact}, not {plain}"


def main() -> int:
    parser = argparse.ArgumentParser(description="The exact solver beside exhaustive search.")
    parser.add_argument("--positions", type=int, default=2160)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    began = time.perf_counter()
    with Pool(args.jobs) as pool:
        found = list(pool.imap_unordered(compare, range(args.positions), 4))
    wrong = [fault for _, fault in found if fault]
    for fault in wrong[:20]:
        print(fault, file=sys.stderr)
    sizes = sorted(Counter(size for size, _ in found).items())
    build = "interpreted" if str(core_state.__file__).endswith(".py") else "compiled"
    print(
        f"{len(found)} positions ({build}), "
        f"{', '.join(f'{count} of {size} cards' for size, count in sizes)}, "
        f"{len(wrong)} wrong, {time.perf_counter() - began:.0f} s"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
