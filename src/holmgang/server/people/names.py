"""What people may be called: nothing that a bot or an empty seat is called already."""

from functools import lru_cache

from holmgang import bots, games
from holmgang.core.match import clean_name
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
