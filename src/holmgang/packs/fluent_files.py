"""Files of words (Fluent). Parsing one takes longer than all that is then done with it."""

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource


@lru_cache(maxsize=256)
def parsed(path: Path) -> Resource:
    """The messages of a file, parsed once in a process."""
    return FluentResource(path.read_text(encoding="utf-8", errors="replace"))
