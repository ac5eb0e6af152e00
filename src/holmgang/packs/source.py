"""Reads a file of component data, and knows on which line everything stands."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml
from yaml.constructor import ConstructorError

from holmgang.core.errors import ContentError
from holmgang.packs import LARGEST, refusal
from holmgang.packs.shapes import convert

T = TypeVar("T")


class _Loader(yaml.SafeLoader):
    """Says on which line a value is no value, such as the 31st of June."""

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except ValueError as error:
            raise ConstructorError(None, None, str(error), node.start_mark) from error


class Source:
    """A file of component data that can say on which line a field stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.root: yaml.Node | None = None
        text = self._text()
        with self._refusing():
            self.root = yaml.compose(text, Loader=_Loader)
        self._refuse_twice(self.root, set())
        with self._refusing():
            self.data = yaml.load(text, Loader=_Loader)

    def _text(self) -> str:
        try:
            if self.path.stat().st_size > LARGEST:
                raise self.error([], "the file is too large")
            self.bytes = self.path.read_bytes()
        except OSError as error:
            raise self.error([], error.strerror or str(error)) from error
        try:
            return self.bytes.decode()
        except UnicodeDecodeError as error:
            line = self.bytes.count(b"\n", 0, error.start) + 1
            raise self._error_at(line, "", "this is not UTF-8 text") from error

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Turn whatever a YAML reader trips over into an error with its line."""
        try:
            yield
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark else 1
            raise self._error_at(line, "", error.problem or "unreadable") from error
        except yaml.reader.ReaderError as error:
            line = self.bytes.decode().count("\n", 0, error.position) + 1
            raise self._error_at(line, "", error.reason) from error
        except RecursionError as error:
            raise self.error([], "nested too deeply") from error

    def read(self, shape: type[T]) -> T:
        """The data as a checked structure."""
        try:
            return convert(self.data, shape)
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at ")
            steps = _steps(place)
            unknown = re.search(r"unknown field `(.+)`$", reason)
            raise self.error([*steps, unknown[1]] if unknown else steps, reason) from error

    def error(self, field: list[str | int], reason: str) -> ContentError:
        name = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in field)
        return self._error_at(self.line(field), name.lstrip("."), reason)

    def _error_at(self, line: int, field: str, reason: str) -> ContentError:
        return refusal(self.path, line, field, reason)

    def line(self, field: list[str | int]) -> int:
        """The line of a field, or of the nearest thing around it that is there."""
        node = self.root
        line = node.start_mark.line + 1 if node else 1
        for step in field:
            key_line, node = _child(node, step)
            line = key_line or line
        return line

    def _refuse_twice(self, node: yaml.Node | None, visited: set[int]) -> None:
        """YAML lets a key stand twice and keeps the last; that is never meant."""
        if node is None or id(node) in visited:  # an alias, maybe to what it stands in
            return
        visited.add(id(node))
        if isinstance(node, yaml.MappingNode):
            seen: set[str] = set()
            for key, value in node.value:
                name = str(key.value)
                if name in seen:
                    raise self._error_at(key.start_mark.line + 1, name, "the key stands twice")
                seen.add(name)
                self._refuse_twice(value, visited)
        elif isinstance(node, yaml.SequenceNode):
            for item in node.value:
                self._refuse_twice(item, visited)


def _child(node: yaml.Node | None, step: str | int) -> tuple[int, Any]:
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
    """`$.cards[3].power` as steps, up to the `[...]` msgspec writes for a key of a mapping."""
    path = place.partition("$")[2].partition("[...]")[0]
    found = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", path)
    return [name or int(index) for name, index in found]
