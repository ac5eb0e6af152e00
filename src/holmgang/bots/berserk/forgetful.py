"""Players of Berserk who lose as beginners do: in each turn they forget some of their cards.

What they do with the others is `greedy`'s choice. Which cards are forgotten changes from turn
to turn, and follows from what the seat knows: whoever is asked twice answers the same.
"""

from typing import ClassVar

from holmgang.bots.berserk.greedy import decide
from holmgang.core.action import Action, first, verb
from holmgang.core.chance import Quick, Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.look import cards
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import ANSWER, DEAL


class Inattentive(Bot):
    """Forgets so many of a hundred cards."""

    percent: ClassVar = 0

    def choose(self, seat: Seat, rng: Random) -> Action:
        world = seat.determinize(rng)
        assert isinstance(world, Berserk)
        options = self.remembered(world, seat)
        return options[0] if len(options) == 1 else decide(world, seat.index, options, rng)

    def remembered(self, world: Berserk, seat: Seat) -> list[Action]:
        """Deeds of cards that are thought of; something is always left to do."""
        options = seat.legal()
        if world.asking != ask.TURN:
            return options
        found: list[Action] = []
        for action in options:
            if verb(action) == ANSWER or not self._forgets(
                world, seat.index, cards.card_at(world, first(action))
            ):
                found.append(action)
        return found or options[:1]

    def _forgets(self, world: Berserk, me: int, card: int) -> bool:
        """The army makes it another matter in every battle."""
        army = list(world.card[me * DEAL : me * DEAL + DEAL])
        return Quick(f"{army} {world.turn} {card}").below(100) < self.percent


class Forgetful(Inattentive):
    percent = 60


class Distracted(Inattentive):
    percent = 30
