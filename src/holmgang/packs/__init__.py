"""Component data: where it lies, and how it is refused; `source` reads it.

A pack is a folder `packs/<game>/<name>` with a `pack.yaml` and, if it brings
words of its own, `locale/<language>.ftl`. A path to such a folder will do too.
Where a game lets packs be mixed, `one+other` names both.
"""

import json
import re
from pathlib import Path

from holmgang.core.errors import ContentError

ROOT = Path(__file__).parent
LARGEST = 1_000_000

KIN: dict[str, str] = json.loads((ROOT / "kin.json").read_bytes())
"""A game that is played with the components of another, and speaks of them in its words."""


def folder(game: str, name: str) -> Path:
    """The folder of a pack given by its name, or by a path to it."""
    path = _shelf(game) / name if re.fullmatch(r"[a-z0-9-]+", name) else Path(name)
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
        re.fullmatch(r"[a-z0-9-]{1,40}", part) and (_shelf(game) / part).is_dir()
        for part in parts(name)
    )


def _shelf(game: str) -> Path:
    return ROOT / KIN.get(game, game)


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
