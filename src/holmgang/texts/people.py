"""Names for bots: at a table a bot is a person, and no two are called the same.

A bot's seat is called by its specification and by who it is there: `greedy@sigrun`.
So a saved game knows the bot again, and everybody reads its name in his language
(`person-sigrun` in `people.ftl`).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from fluent.syntax.ast import Message

from holmgang.core.chance import Quick
from holmgang.packs import fluent_files
from holmgang.texts import LANGUAGES, ROOT, Texts

FILE = "people.ftl"
PREFIX = "person-"
SIGN = "@"


@lru_cache(maxsize=1)
def known() -> tuple[str, ...]:
    """Who can sit down at a table."""
    entries = fluent_files.parsed(ROOT / "en" / FILE).body
    ids = [entry.id.name for entry in entries if isinstance(entry, Message)]
    return tuple(id.removeprefix(PREFIX) for id in ids)


@lru_cache(maxsize=1)
def called() -> dict[str, frozenset[str]]:
    """What each of them is called in any language, in small letters."""
    tongues = [Texts(lang) for lang in LANGUAGES]
    return {
        person: frozenset({person, *(texts(PREFIX + person).casefold() for texts in tongues)})
        for person in known()
    }


def introduce(bots: Sequence[str], others: Iterable[str], seed: str) -> list[str]:
    """A name for each bot, none of them anybody else's at the table; the seed decides."""
    taken = {name.partition(SIGN)[2] or name.casefold() for name in others}
    free = [person for person in known() if not called()[person] & taken]
    rng = Quick(f"people|{seed}")
    return [f"{bot}{SIGN}{free.pop(rng.below(len(free)))}" for bot in bots]


def spec_of(name: str) -> str:
    """The specification of the bot that is called so."""
    return name.partition(SIGN)[0]
