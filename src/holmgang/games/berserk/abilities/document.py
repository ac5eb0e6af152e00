"""YAML whose every node knows its line and column, and refuses by them."""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path

import yaml

from holmgang.core.errors import ContentError
from holmgang.games.berserk.abilities.words import HINTS
from holmgang.packs import LARGEST

DEEPEST = 40
"""No ability is nested deeper; a file that is was not written by a person."""


class Document:
    """A file as a tree of YAML nodes in which every key stands once."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        with self._refusing():
            self.root = yaml.compose(text, Loader=yaml.SafeLoader)
        if self.root is None:
            raise self._error(1, 1, "", "the file is empty")
        self._check(self.root, "", set(), 0)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            raise self._error(line, column, "", error.problem or "unreadable") from error
        except yaml.YAMLError as error:
            raise self._error(1, 1, "", "a character that cannot stand in YAML") from error
        except (RecursionError, ValueError) as error:
            raise self._error(1, 1, "", "nested too deeply") from error

    def _check(self, node: yaml.Node, field: str, seen: set[int], depth: int) -> None:
        if id(node) in seen:
            raise self.error(node, field, "a card is written out, not referred to by an alias")
        if depth > DEEPEST:
            raise self.error(node, field, "nested too deeply")
        seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            for key, value in self.items(node, field):
                self._check(value, f"{field}.{key.value}".lstrip("."), seen, depth + 1)
        elif isinstance(node, yaml.SequenceNode):
            for i, item in enumerate(node.value):
                self._check(item, f"{field}[{i}]", seen, depth + 1)

    def items(self, node: yaml.MappingNode, field: str) -> list[tuple[yaml.ScalarNode, yaml.Node]]:
        """Keys and values; a key is a word and stands once."""
        keys: set[str] = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise self.error(key, field, "a key must be a word")
            if key.value in keys:
                raise self.error(key, field, f"{key.value} stands twice")
            keys.add(key.value)
        return list(node.value)

    def error(
        self, node: yaml.Node, field: str, reason: str, suggestion: str = "", offset: int = 0
    ) -> ContentError:
        """A refusal at a node, or at a character inside its text."""
        mark = node.start_mark
        quoted = isinstance(node, yaml.ScalarNode) and node.style in ("'", '"')
        column = mark.column + 1 + offset + (1 if quoted and offset else 0)
        return self._error(mark.line + 1, column, field, reason, suggestion)

    def _error(
        self, line: int, column: int, field: str, reason: str, suggestion: str = ""
    ) -> ContentError:
        return ContentError(
            file=self.file,
            line=line,
            column=column,
            field=field,
            reason=reason,
            suggestion=suggestion,
        )


def open_document(path: Path) -> Document:
    """A document from a file."""
    file = str(path)
    try:
        if path.stat().st_size > LARGEST:
            raise missing(file, "the file is too large")
        data = path.read_bytes()
    except OSError as error:
        raise missing(file, error.strerror or str(error)) from error
    try:
        return Document(file, data.decode())
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise missing(file, "this is not UTF-8 text", line) from error


def missing(file: str, reason: str, line: int = 0) -> ContentError:
    """A refusal of a whole file."""
    return ContentError(file=file, line=line, column=0, field="", reason=reason, suggestion="")


def similar(word: str, known: list[str]) -> str:
    """What was probably meant, or nothing."""
    hint = HINTS.get(word, "")
    if hint.lstrip("!") in known and hint:
        return hint
    close = get_close_matches(word, known, 1, 0.6)
    return close[0] if close else ""


def a(noun: str) -> str:
    """A noun with its article, for a refusal."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
