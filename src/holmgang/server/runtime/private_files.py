"""Files that nobody else on this computer may read."""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600


def keep_private(path: Path) -> None:
    """Make an empty file for its owner alone, or take from others what they may do with it.

    What SQLite lays beside a file (`-wal`, `-shm`) may be read by whoever may read the file.
    """
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    for one in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError):
            one.chmod(PRIVATE)
