"""What people may be called: nothing that a bot or an empty seat is called already."""

import itertools
import secrets
from collections.abc import Iterable
from functools import lru_cache

from holmgang import bots, games
from holmgang.core.match import LONGEST_NAME, clean_name
from holmgang.server.errors import NameMixed, NameReserved
from holmgang.server.storage import look_alikes
from holmgang.server.wire import cached_texts
from holmgang.texts import LANGUAGES, people


def fit(name: str) -> str:
    """A person's name as one printable line.

    Records and sentences tell bots (`greedy@sigrun`, `ismcts:200ms`) and colours by
    their names alone, so nobody else may bear one, in any language.
    """
    clean = clean_name(name)
    first = people.spec_of(clean).partition(":")[0]
    if clean.casefold() in reserved() or first.casefold() in reserved():
        raise NameReserved(name=clean)
    if not look_alikes.is_readable(clean):
        raise NameMixed(name=clean)
    return clean


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table is called so, or looks as if."""
    taken = {look_alikes.of(other) for other in others if other}
    numbered = (f"{name[: LONGEST_NAME - 4]} {number}" for number in itertools.count(2))
    wished = itertools.chain([name], numbered)
    return next(one for one in wished if look_alikes.of(one) not in taken)


def of_guest(lang: str) -> str:
    """A name to begin with, in the words of a language."""
    texts = cached_texts.find(lang)
    words = (secrets.choice(texts(part).split(", ")) for part in ("guest-first", "guest-second"))
    return " ".join(words)


@lru_cache(maxsize=1)
def reserved() -> frozenset[str]:
    found = {name for names in people.called().values() for name in names}
    for game in games.GAMES.values():
        called = [*bots.names(game.id), *game.colours]
        found.update(called)
        for lang in LANGUAGES:
            texts = cached_texts.find(lang, game.id)
            found.update(texts.player(name) for name in called)
    return frozenset(name.casefold() for name in found)
