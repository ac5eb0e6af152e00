"""Decks as people write them: lines such as `3 Steppe Levy`, and what the law says to them.

A remark may say which set the cards are of: `# set: kub`. `content.write_deck` writes decks for the
option of a table.
"""

import re
from collections.abc import Iterator, Mapping

from holmgang.games.berserk.tables import FEWEST, MOST

Deck = dict[str, int]
"""Copies by card, in the order in which they were written."""

Fault = tuple[str, dict[str, object]]
"""A code, and its figures."""

COPIES = 3
HORDE_COPIES = 5
"""Copies of one card a deck may hold (BK-2.2, BK-2.3)."""

SEPARATOR = re.compile(r"[\n,;]")
LONGEST_LINE = 100
"""No card has such a long name; what matching costs grows with the square of the length."""
SET = re.compile(r"#\s*set:\s*([a-z0-9+-]{1,80})\s*$", re.MULTILINE)
LINE = re.compile(r"(?:(\d{1,3})\s*[x×*]?\s+)?(.*?)(?:\s*[x×*]\s*(\d{1,3}))?")


class Reading:
    """What could be read of a text, and the names nobody knows."""

    def __init__(self) -> None:
        self.deck: Deck = {}
        self.unknown: list[str] = []


def read(text: str, names: Mapping[str, str]) -> Reading:
    """A deck from text; `names` leads from folded names, in any language, to cards."""
    found = Reading()
    for count, name in _lines(text):
        card = names.get(fold(name))
        if card is None:
            found.unknown.append(name)
        else:
            found.deck[card] = found.deck.get(card, 0) + count
    return found


def named_set(text: str) -> str:
    """The set that a deck says it is of; nothing if it says none."""
    found = SET.search(text)
    return found[1] if found else ""


def count_lines(text: str) -> int:
    return 1 + len(SEPARATOR.findall(text))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Counts and names; blank lines and remarks after `#` are nobody's cards."""
    for line in SEPARATOR.split(text):
        match = LINE.fullmatch(line.partition("#")[0].strip()[:LONGEST_LINE].strip())
        if match and match[2]:
            yield int(match[1] or match[3] or 1), match[2]


def fold(name: str) -> str:
    """Names are the same however they are capitalized, spaced or hyphenated."""
    return re.sub(r"[\s\-_’']+", " ", name).strip().casefold().replace("ё", "е")


def faults(deck: Mapping[str, int], hordes: frozenset[str]) -> list[Fault]:
    """Why a deck is not a legal one, as codes with their figures (BK-2.1 to BK-2.3)."""
    found: list[Fault] = []
    count = sum(deck.values())
    if count < FEWEST:
        found.append(("too-few-cards", {"count": count, "least": FEWEST}))
    if count > MOST:
        found.append(("too-many-cards", {"count": count, "most": MOST}))
    for card, copies in deck.items():
        most = HORDE_COPIES if card in hordes else COPIES
        if copies > most:
            found.append(("too-many-copies", {"card": card, "count": copies, "most": most}))
    return found
