"""The games of the family, by id."""

from holmgang.core.errors import UnknownGame
from holmgang.core.game import Game
from holmgang.games.berserk import GAME as BERSERK
from holmgang.games.berserkers import GAME as BERSERKERS
from holmgang.games.berzerka import GAME as BERZERKA
from holmgang.games.draft import GAME as DRAFT
from holmgang.games.shieldwall import GAME as SHIELDWALL

GAMES: dict[str, Game] = {
    game.id: game for game in (SHIELDWALL, BERZERKA, BERSERKERS, BERSERK, DRAFT)
}


def find(game_id: str) -> Game:
    if game_id not in GAMES:
        raise UnknownGame(game=game_id, known=", ".join(GAMES))
    return GAMES[game_id]
