"""Two bots play Shieldwall; prints the scores and the record."""

from holmgang import bots
from holmgang.core.chance import Quick
from holmgang.core.match import Match
from holmgang.games import GAMES

game = GAMES["shieldwall"]
match = Match(game, {"units": "5"})
match.begin()
players = [bots.make("greedy", game), bots.make("random", game)]
rng = Quick(1)
while not match.is_over():
    for seat in match.actors():
        match.play(seat, players[seat].choose(match.seat(seat), rng))
print(match.scores())
print(match.record())
