"""Any legal choice, each as likely as the next."""

from holmgang.core.action import Action
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat


class RandomBot(Bot):
    def choose(self, seat: Seat, rng: Random) -> Action:
        return rng.choice(seat.legal())
