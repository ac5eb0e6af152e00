"""Words of cards that have an entry in the rules, and where they stand in a text.

`packs/berserk/terms.yaml` says which rule explains each. A text that is written with marks has
each such word between three signs of their own; `split` takes them out again.
"""

import re
from functools import lru_cache

import msgspec

from holmgang.games.berserk.abilities import words
from holmgang.packs import ROOT
from holmgang.packs.source import Source

PATH = ROOT / "berserk" / "terms.yaml"
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
MARKED = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")
HEAD = re.compile(f"(?:{OPEN}[^{MIDDLE}]*{MIDDLE})?")


class Mark(msgspec.Struct, frozen=True):
    """Where a word stands in a line, and which entry it opens."""

    start: int
    end: int
    term: str


class ByEdition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    realms: str
    laar: str


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: dict[str, str | ByEdition]
    messages: dict[str, str]

    def rule(self, term: str, edition: str) -> str:
        row = self.rules[term]
        if isinstance(row, str):
            return row
        rule: str = getattr(row, edition)
        return rule


@lru_cache(maxsize=1)
def terms() -> Terms:
    return Source(PATH).read(Terms)


@lru_cache(maxsize=1)
def whole_messages() -> dict[str, str]:
    """The term of each message that is nothing but its name."""
    keywords = {f"berserk-kw-{word.replace('_', '-')}": word for word in words.KEYWORDS}
    attacks = {f"berserk-attack-{word}": word for word in words.ATTACKS}
    return keywords | attacks | terms().messages


def mark(text: str, term: str) -> str:
    """A word that opens an entry; one inside of another opens that of the longer one."""
    return f"{OPEN}{term}{MIDDLE}{unmarked(text)}{CLOSE}" if text else text


def unmarked(text: str) -> str:
    return MARKED.sub(r"\2", text)


def head(text: str) -> str:
    """A text from its first letter on."""
    return text[HEAD.match(text).end() :]  # type: ignore[union-attr]


def capital(text: str) -> str:
    """With a capital letter, behind a mark too."""
    rest = head(text)
    return f"{text[: len(text) - len(rest)]}{rest[:1].upper()}{rest[1:]}"


def split(text: str) -> tuple[str, list[Mark]]:
    """A line without its marks, and where they were."""
    found: list[Mark] = []
    line, at = "", 0
    for match in MARKED.finditer(text):
        line += text[at : match.start()]
        found.append(Mark(len(line), len(line) + len(match[2]), match[1]))
        line, at = line + match[2], match.end()
    return line + text[at:], found
