"""The memory of one's games."""

from typing import Literal

import msgspec

Outcome = Literal["won", "lost", "drawn", "none"]
"""What came of a game for somebody; `none` is not counted."""


class Tally(msgspec.Struct, kw_only=True):
    won: int = 0
    lost: int = 0
    drawn: int = 0


class GameTally(Tally):
    game: str


class LevelTally(Tally):
    """Games against the bots of a level, as `beginner`."""

    game: str
    level: str


class RivalTally(Tally):
    """`rival` names an opponent in a filter; it is a person, or `@` and a bot."""

    rival: str
    name: str


class DeckTally(Tally):
    """`deck` is a value of the option called `option`, or `own`."""

    game: str
    option: str
    deck: str


class ProfileInfo(msgspec.Struct):
    """What has come of all games. `streak` counts wins in a row, or losses below 0.

    Of games under way it says only how many they are.
    """

    games: list[GameTally]
    levels: list[LevelTally]
    rivals: list[RivalTally]
    decks: list[DeckTally]
    streak: int
    best_streak: int
    running: int


class PlayedGame(msgspec.Struct):
    """A finished game; `rivals` are the names of all others at the table."""

    table_id: str
    game: str
    ended: float
    seconds: float
    moves: int
    outcome: Outcome
    rivals: list[str]


class PlayedGames(msgspec.Struct):
    """`next` is where the next page begins, if there is one."""

    games: list[PlayedGame]
    next: str | None = None
