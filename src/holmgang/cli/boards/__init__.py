"""How the table of a game looks in a terminal: one module a game."""

from holmgang.cli.boards.berserk import BerserkBoard
from holmgang.cli.boards.berserkers import BerserkersBoard
from holmgang.cli.boards.berzerka import BerzerkaBoard
from holmgang.cli.boards.board import Board
from holmgang.cli.boards.draft import DraftBoard
from holmgang.cli.boards.shieldwall import ShieldwallBoard
from holmgang.cli.console import Screen
from holmgang.core.match import Match
from holmgang.texts import Texts

BOARDS: dict[str, type[Board]] = {
    "shieldwall": ShieldwallBoard,
    "berzerka": BerzerkaBoard,
    "berserkers": BerserkersBoard,
    "berserk": BerserkBoard,
    "draft": DraftBoard,
}


def make(match: Match, seat: int, texts: Texts, console: Screen) -> Board:
    return BOARDS[match.game.id](match, seat, texts, console)
