"""What people may be called: nothing that a bot or an empty seat is called already."""

from functools import lru_cache

from holmgang import bots, games
from holmgang.core.match import clean_name
from holmgang.server import cached_texts
from holmgang.server.errors import NameReserved
from holmgang.texts import LANGUAGES


def fit(name: str) -> str:
    """A person's name as one printable line.

    Records and sentences tell bots (`greedy`, `ismcts:200ms`) and colours by
    their names alone, so nobody else may bear one, in any language.
    """
    clean = clean_name(name)
    if clean.casefold() in reserved() or clean.partition(":")[0].casefold() in reserved():
        raise NameReserved(name=clean)
    return clean


@lru_cache(maxsize=1)
def reserved() -> frozenset[str]:
    found: set[str] = set()
    for game in games.GAMES.values():
        called = [*bots.names(game.id), *game.colours]
        found.update(called)
        for lang in LANGUAGES:
            texts = cached_texts.find(lang, game.id)
            found.update(texts.player(name) for name in called)
    return frozenset(name.casefold() for name in found)
