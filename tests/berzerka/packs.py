"""Packs made for a test, where the standard one has no contract that would show a rule."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from holmgang import packs


def changed_pack(folder: Path, change: Callable[[Any], None]) -> Path:
    """The standard pack with a change, in a folder of its own."""
    data = yaml.safe_load((packs.folder("berzerka", "standard") / "pack.yaml").read_text())
    change(data)
    (folder / "pack.yaml").write_text(yaml.safe_dump(data, allow_unicode=True))
    return folder
