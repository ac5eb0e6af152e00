"""Whether a bot agrees to a claim: by what it may know, and no more.

It imagines the hidden cards and solves each deal exactly. A claim is fair in a
deal if perfect play with all cards open would not give its side more. It agrees
to what is fair in every deal that it imagined.
"""

from collections.abc import Callable
from typing import Final

from holmgang.bots.berzerka.doubledummy import DoubleDummy
from holmgang.bots.berzerka.positions import Positions
from holmgang.core.action import Action, pack
from holmgang.core.chance import Random
from holmgang.core.seat import Seat
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.tables import AGREE, REFUSE

WORLDS: Final = 12
NODES: Final = 3000
"""How far a deal is searched; who cannot see the end does not agree."""


def answer(seat: Seat, rng: Random) -> Action:
    """The answer of a bot that does not watch a clock."""
    left = [WORLDS]
    positions = Positions()

    def has_time() -> bool:
        left[0] -= 1
        return left[0] >= 0

    def is_fair(world: Berzerka) -> bool:
        return fair(world, seat.index, DoubleDummy(world, NODES, 0.0, positions))

    return consider(seat, rng, has_time, is_fair)


def consider(
    seat: Seat,
    rng: Random,
    has_time: Callable[[], bool],
    is_fair: Callable[[Berzerka], bool],
) -> Action:
    agrees = False
    while has_time():
        world = seat.determinize(rng)
        assert isinstance(world, Berzerka)
        agrees = is_fair(world)
        if not agrees:
            break
    return pack(AGREE if agrees else REFUSE)


def fair(world: Berzerka, me: int, solver: DoubleDummy) -> bool:
    """Whether a seat could not do better in this world than the claim gives it."""
    would = world.recorded_for(world.wins_if_claimed())
    if world.tables.is_fewer_better(world.contract()):
        would = -would
    # A declarer does not accept less than he can force, nor a defender more.
    if me == world.declarer:
        return solver.reaches(would + 1) == 0
    return solver.reaches(would) == 1
