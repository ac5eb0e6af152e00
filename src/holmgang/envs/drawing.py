"""The board of the terminal, for environments that somebody watches."""

import io

from holmgang.cli import boards
from holmgang.cli.console import Screen
from holmgang.core.match import Match
from holmgang.core.state import State
from holmgang.envs.setting import Setting
from holmgang.texts import Texts

WIDTH = 100


def draw(setting: Setting, state: State, seat: int) -> str:
    """What a seat sees, as text for a terminal."""
    match = Match(setting.game, setting.options)
    match.has_begun = True
    match.state = state
    page = io.StringIO()
    console = Screen(file=page, width=WIDTH, force_terminal=True, highlight=False, markup=False)
    texts = Texts("en", setting.game.id, setting.options.get("pack", ""))
    console.print(boards.make(match, seat, texts, console).draw())
    return page.getvalue()
