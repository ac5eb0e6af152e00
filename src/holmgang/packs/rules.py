"""The numbered rules of a game, read from `packs/<game>/rules/<language>.md`.

A file is Markdown that people can read as it is. It opens with the words its
language uses for the two marks; then sections, and below them one list item a
rule, its id in bold, its further paragraphs indented:

    ---
    ruling: ruling
    reconstructed: reconstructed
    ---
    ## 2. Setup

    - **SW-SET-06** The players agree who attacks first.

      *(ruling)* If they do not, chance decides.

Where a game has several editions the head names them too (`editions: realms laar`), with the word
for all of them (`both: both`), and a rule says in brackets where it holds: `[realms]`, `[both]`.
"""

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

import msgspec

from holmgang.core.errors import ContentError, UnknownGame
from holmgang.packs import ROOT, SHELVES, base_game, home, refusal
from holmgang.packs.shapes import convert

HEAD = re.compile(r"---\n(.*?\n)---\n", re.DOTALL)
ENTRY = re.compile(r"- \*\*([A-Z]+-[A-Za-z0-9.-]+)\*\* (\S.*)")
MARK = re.compile(r"\*\((.+?)\)\*")
EDITION = re.compile(r"\[(.+?)\]")


class Rule(msgspec.Struct, frozen=True):
    """One rule. Its text is Markdown and keeps its marks in the words of its language."""

    id: str
    section: str
    text: str
    is_ruling: bool
    """All of it is our decision."""
    has_ruling: bool
    """Some of it is, or all."""
    is_reconstructed: bool
    """It describes a component that was lost and made anew."""
    editions: tuple[str, ...] = ()
    """Where it holds; none are named where a game has one edition."""

    def holds_in(self, edition: str) -> bool:
        return not edition or not self.editions or edition in self.editions


class Marks(msgspec.Struct, forbid_unknown_fields=True):
    ruling: str
    reconstructed: str
    editions: str = ""
    both: str = ""


def rules(game_id: str, lang: str) -> list[Rule]:
    """All rules of a game in their order; in English if the language has no file."""
    owner = base_game(game_id) or game_id if re.fullmatch(r"[a-z0-9-]+", game_id) else game_id
    if owner not in books():
        raise UnknownGame(game=game_id, known=", ".join(books()))
    code = re.split(r"[^a-z]", lang.lower())[0]
    path = home(owner) / "rules" / f"{code}.md"
    return list(read(path if path.is_file() else path.with_name("en.md")))


def books() -> list[str]:
    """The games that have rules of their own."""
    folders = {path.name: path for path in ROOT.iterdir()} | SHELVES
    return sorted(game for game, folder in folders.items() if (folder / "rules").is_dir())


def find(game_id: str, lang: str, query: str) -> list[Rule]:
    """The rule with this id; else those whose id begins so; else those with all the words.

    A word finds all words that begin with it. Case and accents make no difference.
    """
    book = rules(game_id, lang)
    wanted = query.strip().upper()
    exact = [rule for rule in book if rule.id.upper() == wanted]
    begun = [rule for rule in book if rule.id.upper().startswith(wanted)]
    return exact or begun or [rule for rule in book if _speaks_of(rule, _words(query))]


def _speaks_of(rule: Rule, wanted: list[str]) -> bool:
    said = _words(f"{rule.id} {rule.section} {rule.text}")
    return bool(wanted) and all(any(word.startswith(w) for word in said) for w in wanted)


def _words(text: str) -> list[str]:
    """The words of a text, folded so that ё is found by е and É by e."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(c for c in letters if not unicodedata.combining(c)))


@lru_cache(maxsize=64)
def read(path: Path) -> tuple[Rule, ...]:
    """The rules of one file, or a `ContentError` that names the line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise refusal(path, 0, "", str(error)) from error
    return _Reader(path, text).rules()


class _Reader:
    """Walks down the lines of a file and gathers those of each rule."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.line = 1
        self.marks = self._marks(text)
        self.lines = text.splitlines()
        self.section = ""
        self.found: dict[str, Rule] = {}
        self.id = ""
        self.id_line = 0
        self.body: list[str] = []

    def rules(self) -> tuple[Rule, ...]:
        for number, line in enumerate(self.lines, 1):
            self.line = number
            self._take(line)
        self._close()
        return tuple(self.found.values())

    def _take(self, line: str) -> None:
        if line.startswith("## "):
            self._close()
            self.section = line[3:].strip()
        elif line.startswith("- "):
            self._close()
            self._open(line)
        elif self.id and (line.startswith("  ") or not line.strip()):
            self.body.append(line[2:].rstrip())
        elif line.strip() and self.section:
            raise self._error("text that belongs to no rule")

    def _open(self, line: str) -> None:
        entry = ENTRY.fullmatch(line)
        if entry is None:
            raise self._error("an entry without an id or without text")
        self.id, self.id_line, self.body = entry[1], self.line, [entry[2]]
        if not self.section:
            raise self._error("a rule outside any section", self.id)
        if self.id in self.found:
            raise self._error("the id stands twice", self.id)

    def _close(self) -> None:
        if self.id:
            self.found[self.id] = self._rule("\n".join(self.body).strip())
            self.id = ""

    def _rule(self, text: str) -> Rule:
        ruling, reconstructed = self.marks.ruling, self.marks.reconstructed
        marks = MARK.findall(text)
        if not {ruling, reconstructed}.issuperset(marks):
            self.line = self.id_line
            raise self._error(f"a mark is neither {ruling} nor {reconstructed}", self.id)
        return Rule(
            id=self.id,
            section=self.section,
            text=text,
            is_ruling=text.startswith(f"*({ruling})*"),
            has_ruling=ruling in marks,
            is_reconstructed=text.startswith(f"*({reconstructed})*"),
            editions=self._editions(text),
        )

    def _editions(self, text: str) -> tuple[str, ...]:
        """A part that says it holds elsewhere too makes the whole rule worth reading there."""
        known = self.marks.editions.split()
        named = set(EDITION.findall(text)) if known else set()
        if not named <= {*known, self.marks.both}:
            self.line = self.id_line
            raise self._error(f"an edition is none of {', '.join(known)}", self.id)
        return tuple(known if self.marks.both in named else (e for e in known if e in named))

    def _marks(self, text: str) -> Marks:
        head = HEAD.match(text)
        lines = head[1].splitlines() if head else []
        try:
            return convert(dict(line.split(": ") for line in lines), Marks)
        except (ValueError, msgspec.ValidationError) as error:
            raise self._error(f"the head of the file is wrong: {error}") from error

    def _error(self, reason: str, field: str = "") -> ContentError:
        return refusal(self.path, self.line, field, reason)
