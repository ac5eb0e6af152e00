"""What is done already, and whether it still holds.

A stamp is a file that holds the digest of what something was made of. It is taken away before
the work begins and written when the work is done: whoever was interrupted finds none.
"""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from launch.processes import ROOT


def digest(paths: Iterable[Path], *more: str) -> str:
    found = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        found.update(f"{path.relative_to(ROOT)}\0{content}\n".encode())
    return found.hexdigest()[:16]


def files(folder: Path, without: str = "__pycache__") -> list[Path]:
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != without]
        found += [Path(place, name) for name in names]
    return found


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def write(stamp: Path, text: str) -> None:
    """Whole or not at all."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    draft = stamp.with_name(stamp.name + ".part")
    draft.write_text(text)
    draft.replace(stamp)
