"""Where games are kept, and how a file is read and written without losing anything."""

import os
import tempfile
import time
from pathlib import Path

from platformdirs import user_data_path

from holmgang.cli.errors import FileProblem
from holmgang.core import record
from holmgang.core.match import Match
from holmgang.core.record import Record

SUFFIX = ".holmgang"
LARGEST = 50_000_000


def data_folder() -> Path:
    """The user's data folder for Holmgang; HOLMGANG_DATA names another one."""
    given = os.environ.get("HOLMGANG_DATA")
    return Path(given).expanduser() if given else user_data_path("holmgang", appauthor=False)


def new_place(match: Match) -> Path:
    """A file for a new game; the time keeps games of one seed apart."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return data_folder() / "games" / f"{match.game.id}-{stamp}-{match.match_id[:8]}{SUFFIX}"


def read_record(path: Path) -> Record:
    return record.read(read_text(path))


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise FileProblem(file=str(path), reason=_reason(error)) from error
    except ValueError as error:  # a null byte in the name
        raise FileProblem(file=repr(str(path)), reason="no such file") from error
    if len(data) > LARGEST:
        raise FileProblem(file=str(path), reason="the file is too large")
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise FileProblem(file=str(path), reason="this is not UTF-8 text") from error


def write_text(path: Path, text: str) -> None:
    """Replace a file whole or not at all, even if the power fails in between."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise
    except (OSError, ValueError) as error:
        reason = _reason(error) if isinstance(error, OSError) else "no such file"
        raise FileProblem(file=str(path), reason=reason) from error


def _reason(error: OSError) -> str:
    if isinstance(error, (FileNotFoundError, NotADirectoryError)):
        return "no such file"
    return error.strerror or "no such file"
