"""The text of a match: save file, replay and bug report in one.

`docs/record.md` describes the format. Every line ends with a digest of itself
and all lines before it, so damage is found at the line where it was done.
"""

import hashlib

from holmgang.core.errors import RecordError
from holmgang.core.event import EVERYONE, may_see

FORMAT = "holmgang record 1"
HIDDEN = "?"


class Line:
    """One choice or chance answer.

    Lines of one simultaneous question share a `ply`. `reveals` closes undo.
    """

    def __init__(
        self,
        ply: int,
        actor: int,
        text: str,
        blank: str = "",
        audience: int = EVERYONE,
        reveals: bool = False,
    ) -> None:
        self.ply = ply
        self.actor = actor
        self.text = text
        self.blank = blank
        self.audience = audience
        self.reveals = reveals

    def text_for(self, viewer: int) -> str:
        return self.text if may_see(self.audience, viewer) else self.blank


class Record:
    """What a record says, read or about to be written."""

    def __init__(self, game: str, version: int, content: str, match_id: str) -> None:
        self.game = game
        self.version = version
        self.content = content
        self.match_id = match_id
        self.options: dict[str, str] = {}
        self.names: list[str] = []
        self.commitment = ""
        self.mixes: list[str] = []
        self.lines: list[Line] = []
        self.is_begun = False
        """Whether play has begun; only before the first line does the record have to say so."""
        self.sealed: dict[int, str] = {}
        self.ending = ""
        self.scores: list[str] = []
        self.seed = ""
        self.numbers: list[int] = []
        """Where in the file each of `lines` stands, for errors."""
        self.places: dict[str, int] = {}
        """Where in the file the other rows stand: by their first word and by the first two."""

    def write(self, viewer: int) -> str:
        return _sign(self.rows(viewer))

    def rows(self, viewer: int) -> list[str]:
        """The record before it is signed. There is one spelling of it."""
        return self._header() + self._body(viewer) + self._footer()

    def line_of(self, word: str) -> int:
        """Where a row stands; if it is missing, the row that ends the options and seats."""
        return self.places.get(word, self.places.get("match", 1))

    def error(self, word: str, reason: str, **details: object) -> RecordError:
        return RecordError(line=self.line_of(word), reason=reason, **details)

    def _header(self) -> list[str]:
        rows = [FORMAT, f"game {self.game} {self.version}", f"content {self.content}"]
        rows += [f"option {name} {value}" for name, value in sorted(self.options.items())]
        rows += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        rows += [f"match {self.match_id}", f"commitment {self.commitment}"]
        rows += [f"mix {seat} {mix}" for seat, mix in enumerate(self.mixes) if mix != ""]
        return [*rows, "begin"]

    def _body(self, viewer: int) -> list[str]:
        rows: list[str] = []
        for number, line in enumerate(self.lines, 1):
            actor = "-" if line.actor < 0 else str(line.actor)
            rows.append(f"{number} {actor} {line.text_for(viewer)}")
        for seat, text in sorted(self.sealed.items()):
            if viewer in (seat, -3):
                rows.append(f"sealed {seat} {text}")
        return rows

    def _footer(self) -> list[str]:
        if self.ending == "":
            begun = " begun" if self.is_begun and len(self.lines) == 0 else ""
            rows = [f"open {len(self.lines)}{begun}"]
        else:
            rows = [f"end {len(self.lines)} {self.ending} {' '.join(self.scores)}"]
        return [*rows, f"seed {self.seed}"] if self.seed != "" else rows


def _sign(rows: list[str]) -> str:
    chain = b""
    signed: list[str] = []
    for row in rows:
        chain = hashlib.sha256(chain + row.encode()).digest()
        signed.append(f"{row} ;{chain.hex()[:8]}")
    return "\n".join(signed) + "\n"


def read(text: str) -> Record:
    """Take a record apart; refuses it with the line and the reason."""
    return _Reader(text).read()


class _Reader:
    """Walks through the rows in their one order."""

    def __init__(self, text: str) -> None:
        self.rows = _unsign(text)
        self.at = 0
        self.places: dict[str, int] = {}

    def read(self) -> Record:
        if self._next() != FORMAT:
            raise self._error("not-a-record")
        record = self._header()
        self._lines(record)
        self._footer(record)
        record.places = self.places
        self._compare(record)
        return record

    def _header(self) -> Record:
        game = self._words("game", 2)
        record = Record(game[0], self._number(game[1]), self._words("content", 1)[0], "")
        while self._peek("option"):
            pair = self._words("option", 2)
            record.options[pair[0]] = pair[1]
        self._names(record)
        record.match_id = self._words("match", 1)[0]
        record.commitment = self._words("commitment", 1)[0]
        self._mixes(record)
        if self._next() != "begin":
            raise self._error("missing-begin")
        return record

    def _compare(self, record: Record) -> None:
        """Refuse what could have been written in another order or spelling."""
        for number, row in enumerate(record.rows(-3), 1):
            if row != self.rows[number - 1]:
                raise RecordError(line=number, reason="order")

    def _names(self, record: Record) -> None:
        while self._peek("seat"):
            words = self._words("seat", 2)
            if words[0] != str(len(record.names)):
                raise self._error("order")
            record.names.append(words[1])

    def _mixes(self, record: Record) -> None:
        record.mixes = [""] * len(record.names)
        while self._peek("mix"):
            words = self._words("mix", 2)
            seat = self._number(words[0])
            if seat >= len(record.mixes):
                raise self._error("order")
            record.mixes[seat] = words[1]

    def _lines(self, record: Record) -> None:
        while self.at < len(self.rows) and self.rows[self.at][:1].isdigit():
            words = self._next().split(" ", 2)
            if len(words) < 3:
                raise self._error("malformed")
            if words[0] != str(len(record.lines) + 1):
                raise self._error("order")
            actor = -1 if words[1] == "-" else self._number(words[1])
            record.lines.append(Line(0, actor, words[2]))
            record.numbers.append(self.at)
        while self._peek("sealed"):
            words = self._words("sealed", 2)
            record.sealed[self._number(words[0])] = words[1]

    def _footer(self, record: Record) -> None:
        words = self._next().split(" ")
        if words[0] not in ("open", "end") or len(words) < 2:
            raise self._error("malformed")
        if words[1] != str(len(record.lines)):
            raise self._error("count")
        self.places["end"] = self.at
        record.is_begun = len(record.lines) > 0 or words == ["open", "0", "begun"]
        if words[0] == "end":
            if len(words) != 3 + len(record.names):
                raise self._error("malformed")
            record.ending = words[2]
            record.scores = words[3:]
        # Once a match is over its seed is no secret, and nobody's to keep back.
        if record.ending != "" or self._peek("seed"):
            record.seed = self._words("seed", 1)[0]
        if self.at < len(self.rows):
            self.at += 1
            raise self._error("trailing")

    def _peek(self, word: str) -> bool:
        return self.at < len(self.rows) and self.rows[self.at].startswith(word + " ")

    def _next(self) -> str:
        if self.at == len(self.rows):
            self.at += 1
            raise self._error("truncated")
        self.at += 1
        return self.rows[self.at - 1]

    def _words(self, word: str, count: int) -> list[str]:
        words = self._next().split(" ", count)
        if words[0] != word or len(words) != count + 1 or "" in words:
            raise self._error("malformed")
        self.places[word] = self.places[f"{word} {words[1]}"] = self.at
        return words[1:]

    def _number(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise self._error("malformed")
        return int(text)

    def _error(self, reason: str) -> RecordError:
        return RecordError(line=self.at, reason=reason)


def _unsign(text: str) -> list[str]:
    rows: list[str] = []
    chain = b""
    for number, signed in enumerate(text.removesuffix("\n").split("\n"), 1):
        row, mark, digest = signed.removesuffix("\r").rpartition(" ;")
        if mark == "":
            raise RecordError(line=number, reason="unsigned" if number > 1 else "not-a-record")
        chain = hashlib.sha256(chain + _encode(row, number)).digest()
        if chain.hex()[:8] != digest:
            raise RecordError(line=number, reason="altered")
        rows.append(row)
    return rows


def _encode(row: str, number: int) -> bytes:
    try:
        return row.encode()
    except UnicodeEncodeError as error:  # half a character: no file of text holds it
        raise RecordError(line=number, reason="altered") from error
