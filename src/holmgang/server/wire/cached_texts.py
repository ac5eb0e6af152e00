"""Texts for the wire, remembered: the same few sentences are asked for all the time.

Sentences are remembered with marks where names stand. Names are never
declined, so putting them in afterwards gives the same sentence.
"""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from holmgang.core.errors import HolmgangError, Illegal
from holmgang.core.state import View
from holmgang.server.wire.messages.fields import Json
from holmgang.server.wire.messages.refusals import Reason
from holmgang.texts import Texts
from holmgang.texts.sentences import sentences

MARKS = [chr(0xE000 + seat) for seat in range(16)]
"""Characters no text holds, one for the name of each seat."""


@lru_cache(maxsize=64)
def find(lang: str, game_id: str | None = None, pack: str | None = None) -> Texts:
    return Texts(lang, game_id, pack)


@lru_cache(maxsize=20_000)
def label(texts: Texts, notation: str) -> str:
    return texts.action(notation)


@lru_cache(maxsize=2_000)
def player(texts: Texts, name: str) -> str:
    return texts.player(name)


def event(texts: Texts, told: View, names: Sequence[str], viewer: int) -> str:
    """What happened, as a sentence for a viewer."""
    sentence = _event(texts, msgspec.json.encode(told), len(names), viewer)
    return _with_names(texts, sentence, names)


@lru_cache(maxsize=50_000)
def _event(texts: Texts, told: bytes, seats: int, viewer: int) -> str:
    return texts.event(msgspec.json.decode(told), MARKS[:seats], viewer)


def prompt(texts: Texts, view: View, names: Sequence[str], viewer: int) -> str:
    """What is asked of a viewer now, or of whom it waits for."""
    wanted = _figures(texts.game_id or "")
    figures = {key: value for key, value in view.items() if key in wanted}
    sentence = _prompt(texts, msgspec.json.encode(figures), len(names), viewer)
    return _with_names(texts, sentence, names)


@lru_cache(maxsize=5_000)
def _prompt(texts: Texts, figures: bytes, seats: int, viewer: int) -> str:
    return texts.prompt(msgspec.json.decode(figures), MARKS[:seats], viewer)


@lru_cache(maxsize=16)
def _figures(game_id: str) -> frozenset[str]:
    """What the questions of a game are about; all else of a view does not change them."""
    asked = sentences(game_id).get("questions", {})
    return frozenset({"asking", "actors"}.union(*asked.values()))


def _with_names(texts: Texts, sentence: str, names: Sequence[str]) -> str:
    for mark, name in zip(MARKS, names, strict=False):
        if mark in sentence:
            sentence = sentence.replace(mark, player(texts, name))
    return sentence


def reason(error: HolmgangError, texts: Texts) -> Reason:
    return Reason(error.code, plain(error.details), texts.error(error))


def refusal(error: Illegal, texts: Texts) -> Reason:
    """Why a choice is blocked, remembered: it is told again with every update."""
    details = plain(error.details)
    return Reason(error.code, details, _illegal(texts, msgspec.json.encode(details)))


@lru_cache(maxsize=5_000)
def _illegal(texts: Texts, details: bytes) -> str:
    return texts.error(Illegal(**msgspec.json.decode(details)))


def plain(details: Json) -> Json:
    """Details as JSON can hold them."""
    kept = (str, int, float, bool, list, dict, type(None))
    return {k: v if isinstance(v, kept) else str(v) for k, v in details.items()}
