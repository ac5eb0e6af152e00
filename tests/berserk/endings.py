"""Won endings of Berserk: a whole army against the last enemy, who moves at random.

`python -m berserk.endings --positions 100 --bots greedy,search:40` (in `tests`) deals armies by a
seed, in edition `laar`, lets them stray, takes away all of one side but a creature, and tells
how many of these endings each bot wins in time.
"""

import argparse
from itertools import count

from holmgang import bots as players
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk import GAME
from holmgang.games.berserk.change import death
from holmgang.games.berserk.hear import listeners
from holmgang.games.berserk.look import figures
from holmgang.games.berserk.numbers import ask
from holmgang.games.berserk.rules import Berserk

DECKS = [
    {"pack": "kub", "south": "minions", "north": "defenders"},
    {"pack": "kub", "south": "defenders", "north": "minions"},
    {"pack": "realms"},
]
LEAD = 8
"""Cards that the army has at least."""

STRAYING = 6
"""Turns that both move at random first, so that the armies stand anyhow."""

IN_TIME = 20
"""Turns of the army."""


def ending(number: int) -> Berserk:
    """South has an army, north one creature. The same number is always the same position."""
    options = GAME.fill_options({**DECKS[number % len(DECKS)], "edition": "laar"})
    for again in count():
        state = GAME.new(options)
        assert isinstance(state, Berserk)
        if _is_lonely(state, Quick(number * 1000 + again)):
            return state
    raise AssertionError


def _is_lonely(state: Berserk, rng: Quick) -> bool:
    """Play and take away; whether that left one against an army."""
    greedy, straying = players.make("greedy", GAME), players.make("random", GAME)
    while state.asking != ask.TURN:
        _go_on(state, [greedy, greedy], rng)
    last = state.turn + STRAYING
    while state.actors and (state.turn < last or state.asking != ask.TURN):
        _go_on(state, [straying, straying], rng)
    north = [i for i in state.armies[1] if state.place[i] >= 0]
    creatures = [i for i in north if figures.is_creature(state, i)]
    if not state.actors or not creatures:
        return False
    kept = creatures[rng.below(len(creatures))]
    for i in north:
        if i != kept and state.place[i] >= 0:
            death.remove(state, i, True)
    listeners.rebuild(state)
    south = [i for i in state.armies[0] if state.place[i] >= 0]
    return state.place[kept] >= 0 and len(south) >= LEAD


def _go_on(state: Berserk, bots: list[Bot], rng: Quick) -> None:
    if state.is_chance():
        state.apply(CHANCE, state.sample(rng))
    else:
        seat = state.actors[0]
        state.apply(seat, bots[seat].choose(Seat(state, seat), rng))


def turns_to_win(state: Berserk, bot: str) -> int | None:
    """How many turns the army took; none if the enemy still stood after the last."""
    rng = Quick(1)
    bots = [players.make(bot, GAME), players.make("random", GAME)]
    begin = state.turn
    while state.actors and state.turn < begin + 2 * IN_TIME:
        _go_on(state, bots, rng)
    is_won = state.is_over() and state.scores()[0] > 0
    return (state.turn - begin) // 2 + 1 if is_won else None


def enemies(state: Berserk) -> list[str]:
    return [state.tables.cards[state.card[i]] for i in state.armies[1] if state.place[i] >= 0]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--bots", default="greedy,search:40")
    wishes = parser.parse_args()
    for bot in wishes.bots.split(","):
        turns = [turns_to_win(ending(number), bot) for number in range(wishes.positions)]
        won = sorted(found for found in turns if found is not None)
        print(f"{bot}: {len(won)} of {len(turns)} won, at most {won[-1]} turns")
        for number, found in enumerate(turns):
            if found is None:
                print(f"  {number} is not won against {enemies(ending(number))}")


if __name__ == "__main__":
    main()
