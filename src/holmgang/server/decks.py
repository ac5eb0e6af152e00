"""The cards of Berserk for people who look through them and build decks."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta

from holmgang.games.berserk import decks
from holmgang.games.berserk.catalogue import SET, Catalogue, catalogue, hordes, names
from holmgang.server import words
from holmgang.server.failures import FAILURES
from holmgang.server.messages import Json
from holmgang.server.visitors import Caller
from holmgang.texts import Texts

DeckText = Annotated[str, Meta(max_length=20_000)]


class DeckWish(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as its owner wrote it: a line a card."""

    text: DeckText


class DeckFault(msgspec.Struct):
    code: str
    details: Json
    text: str


class DeckReport(msgspec.Struct):
    """What was read, the same as the option of a table, and why it is not legal, if so."""

    cards: dict[str, int]
    count: int
    option: str
    legal: bool
    faults: list[DeckFault]


class Decks(Controller):
    path = "/api/berserk"
    tags = ("berserk",)

    @get("/cards", responses=FAILURES)
    async def cards(self, visitor: Caller) -> Catalogue:
        """Every card with its generated text, the ready decks and the strike table."""
        return catalogue(visitor.lang)

    @post("/decks", status_code=200, responses=FAILURES)
    async def check(self, visitor: Caller, data: JSONBody[DeckWish]) -> DeckReport:
        """Read a deck from text and say whether the rules allow it."""
        reading = decks.read(data.text, names())
        texts = words.texts(visitor.lang, "berserk", SET)
        faults = [_fault(texts, "unknown-card", {"name": name}) for name in reading.unknown]
        faults += [_fault(texts, *fault) for fault in decks.faults(reading.deck, hordes())]
        count = sum(reading.deck.values())
        return DeckReport(reading.deck, count, decks.write(reading.deck), not faults, faults)


def _fault(texts: Texts, code: str, details: dict[str, object]) -> DeckFault:
    return DeckFault(code, details, texts(f"berserk-deck-{code}", **texts.words(details)))
