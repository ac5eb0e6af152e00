"""What a game tells about itself, once. Whatever serves every game reads it here.

A game says where its other parts lie as `module:Name`. They are loaded when they
are needed: whoever lists the games loads neither bots nor boards.
"""

from collections.abc import Mapping
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from holmgang.core.game import Game
from holmgang.core.state import View

if TYPE_CHECKING:
    from holmgang.core.match import Match  # whoever lists the games plays none

NO_BOTS: Mapping[str, str] = {}
NO_SCENES: Mapping[str, str] = {}
LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
"""How strong the bots are that people are offered, from weak to strong."""
USUAL_LEVELS: Mapping[str, str] = {
    "beginner": "ismcts:50:misses60",
    "casual": "ismcts:50:misses20",
    "skilled": "ismcts:200",
    "strong": "ismcts:1000",
    "expert": "ismcts:800ms",
}
"""For a game without bots of its own."""
PLAIN_BOARD = "holmgang.cli.boards.plain:PlainBoard"


class Registration:
    """One game with everything that belongs to it.

    `quick` and `thinking` are its own bots by name; the latter are told how long they
    may think. `levels` are the bots that people are offered, some or all of `LEVELS`, each
    clearly stronger than the one before; the last is the `adviser`, who gives hints. `piece`
    is what a piece (a unit, a point; `<game>-pieces` names it) is worth of an outlook in an
    even game; without it a mistake is told in shares of a win. `part` is the event that ends
    a part of the game (a battle, a hand); its seat has won that part, unless `part_is_won`
    says that nobody wins one. `board` draws the terminal, `api` is a
    controller of the server, `commands` makes commands of the terminal. `peers` are
    OpenSpiel's games of the same kind. `encoder` tells positions in numbers; without it
    there are no learning environments. `wire` is a module with the shapes of what the game
    sends (`games/wire.py`): `View`, and what else there is of `Plan`, `Forecast`, `Reckoning`,
    `Tally` and `Pack`. `together` says that secret choices are made at
    once. `tally` tells a finished game in figures. `scenes` are the parts of the board in the
    browser by the questions that they show, the one for all others under `""`; the page of
    a table brings the one it needs. `folder` holds packs, words and rules, where they are
    not among ours. `most_on_sources` is how many iterations a bot may take for a choice
    that people wait for where the engine is not compiled; 0 leaves it its own.
    """

    def __init__(
        self,
        game: Game,
        *,
        quick: Mapping[str, str] = NO_BOTS,
        thinking: Mapping[str, str] = NO_BOTS,
        levels: Mapping[str, str] = USUAL_LEVELS,
        piece: float = 0.0,
        part: str = "",
        part_is_won: bool = True,
        board: str = PLAIN_BOARD,
        api: str = "",
        commands: str = "",
        peers: tuple[str, ...] = (),
        encoder: str = "",
        wire: str = "",
        together: bool = False,
        tally: str = "",
        scenes: Mapping[str, str] = NO_SCENES,
        folder: Path | None = None,
        most_on_sources: int = 0,
    ) -> None:
        self.game = game
        self.quick = quick
        self.thinking = thinking
        self.levels = levels
        self.adviser = list(levels.values())[-1]
        self.piece = piece
        self.part = part
        self.part_is_won = part_is_won
        self.board = board
        self.api = api
        self.commands = commands
        self.peers = peers
        self.encoder = encoder
        self.wire = wire
        self.together = together
        self.tally = tally
        self.scenes = scenes
        self.folder = folder
        self.most_on_sources = most_on_sources

    def tally_of(self, match: "Match", viewer: int) -> View:
        """What a finished game comes to in figures, as far as a viewer knows."""
        figures: View = load(self.tally)(match, viewer) if self.tally else {}
        return figures


def load(place: str) -> Any:
    """What lies at `module:Name`."""
    return resolve_name(place)
