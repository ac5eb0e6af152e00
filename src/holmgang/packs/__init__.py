"""Component data: where it lies, and how it is refused; `source` reads it.

A pack is a folder `packs/<game>/<name>` with a `pack.yaml` and, if it brings
words of its own, `locale/<language>.ftl`. A path to such a folder will do too.
Where a game lets packs be mixed, `one+other` names both.
"""

import json
import re
from functools import cache
from pathlib import Path

from holmgang.core.errors import ContentError

ROOT = Path(__file__).parent
LARGEST = 1_000_000

SHELVES: dict[str, Path] = {}
"""Where the packs, words and rules of games lie that other packages bring."""


def home(game: str) -> Path:
    """The folder with the packs, words and rules of a game."""
    return SHELVES.get(game, ROOT / game)


@cache
def base_game(game: str) -> str | None:
    """The game with whose components this one is played, and in whose words it speaks of them.

    The browser reads the same file.
    """
    path = home(game) / "base_game.json"
    found: str | None = json.loads(path.read_bytes())["of"] if path.is_file() else None
    return found


def data_home(game: str) -> Path:
    """Where the packs and the rules of a game lie: its own folder, or that of its base game."""
    return home(base_game(game) or game)


def folder(game: str, name: str) -> Path:
    """The folder of a pack given by its name, or by a path to it."""
    path = data_home(game) / name if re.fullmatch(r"[a-z0-9-]+", name) else Path(name)
    if not _is_file(path / "pack.yaml"):
        raise refusal(path / "pack.yaml", 0, "", "no such file")
    return path


def parts(name: str) -> list[str]:
    """The packs of a mixture, or the one pack that a name or a path means."""
    is_mixture = re.fullmatch(r"[a-z0-9-]+(\+[a-z0-9-]+)+", name)
    return name.split("+") if is_mixture else [name]


def folders(game: str, name: str) -> list[Path]:
    return [folder(game, part) for part in parts(name)]


def is_shipped(game: str, name: str) -> bool:
    """Whether a pack comes with its game; whatever came from outside must."""
    return all(
        re.fullmatch(r"[a-z0-9-]{1,40}", part) and (data_home(game) / part).is_dir()
        for part in parts(name)
    )


def shipped(game: str) -> list[str]:
    """The packs that come with a game."""
    return sorted(path.parent.name for path in data_home(game).glob("*/pack.yaml"))


def refusal(path: Path, line: int, field: str, reason: str) -> ContentError:
    """Component data is wrong somewhere; line 0 is the file as a whole."""
    return ContentError(
        file=str(path), line=line, column=0, field=field, reason=reason, suggestion=""
    )


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that no file system takes, a folder we may not enter
        return False
