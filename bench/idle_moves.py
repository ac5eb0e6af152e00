"""How many steps of Berserk's bots are idle.

    .venv/bin/python bench/idle_moves.py greedy search:60 --games 20
    .venv/bin/python bench/idle_moves.py search:60 --only "berserk laar"

Counted are the steps of cards that fight hand to hand. A step after which the nearest enemy is
as far as before, or farther, does not approach. It is idle if the card does not strike in the
same turn either. Both sides are played by the same bot.
"""

import argparse

import ladder
from rich.progress import track

from holmgang import bots, games
from holmgang.bots.berserk.worth import acts_from_afar, distance, squares_of
from holmgang.core.action import Action, first, second, verb
from holmgang.core.chance import Quick, Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import GROUND, MOVE, STRIKE
from holmgang.sim.play import play_game


class Watched(Bot):
    """A bot whose steps are counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.steps = 0
        self.sideways = 0
        self.struck_after = 0
        # Cards that stepped without approaching in this turn.
        self.turn = -1
        self.idlers: set[int] = set()

    def choose(self, seat: Seat, rng: Random) -> Action:
        action = self.bot.choose(seat, rng)
        if verb(action) in (MOVE, STRIKE) and seat.asking() == ask.TURN:
            world = seat.determinize(Quick(1))
            assert isinstance(world, Berserk)
            self._watch(world, seat.index, action)
        return action

    def _watch(self, world: Berserk, seat: int, action: Action) -> None:
        if world.turn != self.turn:
            self.turn, self.idlers = world.turn, set()
        if first(action) >= len(world.board):
            return  # it flies
        card = world.board[first(action)]
        if verb(action) == STRIKE:
            self.struck_after += card in self.idlers
            self.idlers.discard(card)
            return
        enemies = squares_of(world, 1 - seat)
        before, after = (distance(world, at, enemies) for at in (first(action), second(action)))
        if is_melee(world, card):
            self.steps += 1
            if after >= before:
                self.sideways += 1
                self.idlers.add(card)


def is_melee(world: Berserk, card: int) -> bool:
    kind = world.card[card]
    return world.tables.type[kind] == GROUND and not acts_from_afar(world.tables, kind)


def count(spec: str, name: str, number: int) -> Watched:
    """All steps of so many battles."""
    game_id, options = ladder.SETTINGS[name]
    game = games.find(game_id)
    settled = game.fill_options_unwatched(options)
    whole = Watched(bots.make(spec, game))
    for battle in track(range(number), description=spec):
        sides = [Watched(bots.make(spec, game)) for _ in range(2)]
        play_game(game, settled, list(sides), f"idle/{battle}")
        for side in sides:
            whole.steps += side.steps
            whole.sideways += side.sideways
            whole.struck_after += side.struck_after
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("bots", nargs="+", help="levels or bots")
    parser.add_argument("--games", type=int, default=20, help="battles of each bot")
    parser.add_argument("--only", default="berserk", choices=["berserk", "berserk laar"])
    wish = parser.parse_args()
    for spec in wish.bots:
        spec = bots.resolve(spec, games.find("berserk"))
        found = count(spec, wish.only, wish.games)
        idle = found.sideways - found.struck_after
        shares = [f"{100 * part / max(1, found.steps):.0f} %" for part in (found.sideways, idle)]
        print(
            f"{spec}: {found.steps} steps, {shares[0]} do not approach, {shares[1]} are idle: "
            f"{idle / wish.games:.1f} a battle"
        )


if __name__ == "__main__":
    main()
