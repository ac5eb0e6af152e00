"""How the table of a game looks in a terminal: one module a game."""

from holmgang import games
from holmgang.cli.boards.board import Board
from holmgang.cli.console import Screen
from holmgang.core.match import Match
from holmgang.games.registration import PLAIN_BOARD, load
from holmgang.texts import Texts


def make(match: Match, seat: int, texts: Texts, console: Screen) -> Board:
    found = games.lookup(match.game.id)
    board: Board = load(found.board if found else PLAIN_BOARD)(match, seat, texts, console)
    return board
