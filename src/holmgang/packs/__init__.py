"""Component data: where it lies, and how it is read and refused.

A pack is a folder `packs/<game>/<name>` with a `pack.yaml` and, if it brings
words of its own, `locale/<language>.ftl`. A path to such a folder will do too.
"""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from holmgang.core.errors import ContentError

ROOT = Path(__file__).parent
LARGEST = 1_000_000

T = TypeVar("T")


def folder(game: str, name: str) -> Path:
    """The folder of a pack given by its name, or by a path to it."""
    path = ROOT / game / name if re.fullmatch(r"[a-z0-9-]+", name) else Path(name)
    if not (path / "pack.yaml").is_file():
        raise ContentError(file=str(path / "pack.yaml"), line=0, field="", reason="no such file")
    return path


class Source:
    """A file of component data that can say on which line a field stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            if path.stat().st_size > LARGEST:
                raise self.error([], "the file is too large")
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise self.error([], str(error)) from error
        self.bytes = text.encode()
        self.root = self._compose(text)
        self._refuse_twice(self.root)
        self.data = yaml.safe_load(text)

    def read(self, shape: type[T]) -> T:
        """The data as a checked structure."""
        try:
            return msgspec.convert(self.data, shape)
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at `$")
            raise self.error(_steps(place), reason) from error

    def error(self, field: list[str | int], reason: str) -> ContentError:
        name = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in field)
        return ContentError(
            file=str(self.path), line=self.line(field), field=name.lstrip("."), reason=reason
        )

    def line(self, field: list[str | int]) -> int:
        """The line of a field, or of the nearest thing around it that is there."""
        node = getattr(self, "root", None)
        line = 1
        for step in [*field, None]:
            if node is None:
                break
            line = node.start_mark.line + 1
            if step is not None:
                key_line, node = _child(node, step)
                line = key_line or line
        return line

    def _compose(self, text: str) -> yaml.Node | None:
        try:
            node: yaml.Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise ContentError(
                file=str(self.path), line=line, field="", reason=error.problem or "unreadable"
            ) from error
        except yaml.YAMLError as error:
            raise self.error([], str(error)) from error
        return node

    def _refuse_twice(self, node: yaml.Node | None) -> None:
        """YAML lets a key stand twice and keeps the last; that is never meant."""
        if isinstance(node, yaml.MappingNode):
            seen: set[str] = set()
            for key, value in node.value:
                if key.value in seen:
                    raise ContentError(
                        file=str(self.path),
                        line=key.start_mark.line + 1,
                        field=str(key.value),
                        reason="the key stands twice",
                    )
                seen.add(key.value)
                self._refuse_twice(value)
        elif isinstance(node, yaml.SequenceNode):
            for item in node.value:
                self._refuse_twice(item)


def _child(node: yaml.Node, step: str | int) -> tuple[int, Any]:
    """The line of a key and the node below it; nothing where it is missing."""
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return key.start_mark.line + 1, value
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        item = node.value[step]
        return item.start_mark.line + 1, item
    return 0, None


def _steps(place: str) -> list[str | int]:
    """`.cards[3].power` as steps; msgspec writes `[...]` for keys of a mapping."""
    found = re.findall(r"\.([^.\[`]+)|\[(\d+)\]", place)
    return [name or int(index) for name, index in found]
