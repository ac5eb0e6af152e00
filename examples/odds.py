"""The odds of the next strategy card, counted rather than guessed.

Chance is an actor like a seat, so its answers can be listed with their weights.
"""

from fractions import Fraction

from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.games import GAMES

game = GAMES["shieldwall"]
state = game.new(game.fill_options({}))
rng = Quick(1)
for _ in range(5):
    state.apply(CHANCE, state.sample(rng))

outcomes = state.outcomes()
total = sum(weight for _, weight in outcomes)
for action, weight in outcomes:
    print(state.write(action), Fraction(weight, total))
