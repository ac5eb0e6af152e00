from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat

from .game import MOST


class Counting(Bot):
    """Leaves a multiple of four, where it can."""

    def choose(self, seat: Seat, rng: Random) -> Action:
        stones = seat.view()["stones"]
        assert isinstance(stones, int)
        return stones % (MOST + 1) or 1
