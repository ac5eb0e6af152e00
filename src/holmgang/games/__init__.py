"""All games by id: ours, and those that other installed packages bring.

A package brings a game by an entry point of the group `holmgang.games` that names its
`Registration`. Such games are looked for when somebody asks for more than ours.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from holmgang import packs
from holmgang.core.errors import UnknownGame
from holmgang.core.game import Game
from holmgang.games.registration import Registration

GROUP = "holmgang.games"

OURS = (
    "shieldwall",
    "berzerka",
    "berserkers",
    "berserk",
    "draft",
)
"""The folders of our games, in the order in which they are listed."""

REFUSED: dict[str, str] = {}
"""Entry points that could not be used, with the reason."""


def _add(found: dict[str, Registration], new: object) -> None:
    if not isinstance(new, Registration):
        raise TypeError("not a Registration")
    if new.game.id in found:
        raise ValueError(f"{new.game.id} stands twice")
    if new.folder is not None:
        packs.SHELVES[new.game.id] = new.folder
        packs.base_game.cache_clear()
    found[new.game.id] = new


def _shipped() -> dict[str, Registration]:
    found: dict[str, Registration] = {}
    for name in OURS:
        _add(found, import_module(f"{__name__}.{name}").REGISTRATION)
    return found


SHIPPED = _shipped()


@cache
def registered() -> dict[str, Registration]:
    """Every game there is."""
    # Reading what is installed takes longer than most commands.
    from importlib.metadata import entry_points

    found = dict(SHIPPED)
    for point in entry_points(group=GROUP):
        try:
            _add(found, point.load())
        except Exception as error:  # somebody else's code: it must not stop our games
            REFUSED[point.name] = f"{type(error).__name__}: {error}"
    return found


def lookup(game_id: str) -> Registration | None:
    return SHIPPED.get(game_id) or registered().get(game_id)


def registration(game_id: str) -> Registration:
    found = lookup(game_id)
    if found is None:
        raise UnknownGame(game=game_id, known=", ".join(registered()))
    return found


def find(game_id: str) -> Game:
    return registration(game_id).game


class Games(Mapping[str, Game]):
    def __getitem__(self, game_id: str) -> Game:
        return (SHIPPED.get(game_id) or registered()[game_id]).game

    def __iter__(self) -> Iterator[str]:
        """Ours first: who needs no more does not wait for the others."""
        yield from SHIPPED
        yield from (game_id for game_id in registered() if game_id not in SHIPPED)

    def __len__(self) -> int:
        return len(registered())


GAMES = Games()
