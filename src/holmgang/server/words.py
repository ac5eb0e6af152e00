"""Texts for the wire, remembered: the same few sentences are asked for all the time."""

from functools import lru_cache

from holmgang.core.errors import HolmgangError
from holmgang.server.messages import Fault, Json
from holmgang.texts import LANGUAGES, Texts


@lru_cache(maxsize=64)
def texts(lang: str, game_id: str | None = None, pack: str | None = None) -> Texts:
    return Texts(lang, game_id, pack)


@lru_cache(maxsize=20_000)
def label(words: Texts, notation: str) -> str:
    return words.action(notation)


@lru_cache(maxsize=2_000)
def player(words: Texts, name: str) -> str:
    return words.player(name)


def fault(error: HolmgangError, words: Texts) -> Fault:
    return Fault(error.code, plain(error.details), words.error(error))


def plain(details: Json) -> Json:
    """Details as JSON can hold them."""
    kept = (str, int, float, bool, list, dict, type(None))
    return {k: v if isinstance(v, kept) else str(v) for k, v in details.items()}


def accepted(header: str) -> str:
    """The best language of an Accept-Language header that we speak."""
    best, most = "en", 0.0
    for part in header[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        lang = tag.partition("-")[0].lower()
        quality = _number(weight) if weight else 1.0
        if lang in LANGUAGES and quality > most:
            best, most = lang, quality
    return best


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
