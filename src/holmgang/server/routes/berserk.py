"""The cards of Berserk, decks built of them, and the guided first battle."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from holmgang.games.berserk import decks, lesson
from holmgang.games.berserk.catalogue import (
    SET,
    SETS,
    Catalogue,
    catalogue,
    hordes,
    likeliest_set,
    names,
)
from holmgang.games.berserk.content import write_deck
from holmgang.games.berserk.game import LESSON
from holmgang.server.errors import TooLarge
from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.lessons import lay
from holmgang.server.routes.library import Asking, PackName
from holmgang.server.routes.unchanging import unchanging
from holmgang.server.routes.visitors import Caller
from holmgang.server.runtime.threads import in_thread
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.fields import STORABLE
from holmgang.server.wire.messages.refusals import Reason
from holmgang.server.wire.messages.tables import Summary
from holmgang.server.workers.replays import check_options
from holmgang.texts import Texts

DeckText = Annotated[str, Meta(max_length=20_000, pattern=STORABLE)]
MOST_LINES = 300
MOST_UNKNOWN = 20
"""Names nobody knows that a report complains of; each sentence takes time."""


class DeckWish(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as its owner wrote it: a line a card.

    Without `pack` it is of the set that it names, or of the one that knows its cards.
    """

    text: DeckText
    pack: Literal["realms", "kub", "realms+kub"] | None = None


class DeckReport(msgspec.Struct):
    """What was read, the same as the option of a table, and why it is not legal, if so."""

    pack: str
    cards: dict[str, int]
    count: int
    option: str
    legal: bool
    faults: list[Reason]


class Decks(Controller):
    path = "/api/berserk"
    tags = ("berserk",)

    @get("/cards", responses=FAILURES)
    async def cards(
        self, request: Asking, visitor: Caller, pack: PackName = SET
    ) -> Response[Catalogue]:
        """Every card of a set with its text, the ready decks and the strike table."""
        check_options("berserk", {"pack": pack})
        return await unchanging(request, catalogue, visitor.lang, pack)

    @post("/decks", status_code=200, responses=FAILURES)
    async def check(self, visitor: Caller, data: JSONBody[DeckWish]) -> DeckReport:
        """Read a deck from text and say whether the rules allow it."""
        if decks.count_lines(data.text) > MOST_LINES:
            raise TooLarge
        return await in_thread(_report, data, visitor.lang)

    @post("/lesson", responses=FAILURES)
    async def first_battle(self, visitor: Caller) -> Summary:
        """A table for the guided first battle, against a bot; its dice always fall the same."""
        options = {"battle": LESSON, "first": "south"}
        return await lay(visitor, "berserk", options, lesson.lesson().secret())


def _report(wish: DeckWish, lang: str) -> DeckReport:
    pack = wish.pack or _set_of(wish.text)
    reading = decks.read(wish.text, names(pack))
    texts = cached_texts.find(lang, "berserk", pack)
    unknown = reading.unknown[:MOST_UNKNOWN]
    faults = [_fault(texts, "unknown-card", {"name": name}) for name in unknown]
    faults += [_fault(texts, *fault) for fault in decks.faults(reading.deck, hordes(pack))]
    count = sum(reading.deck.values())
    return DeckReport(pack, reading.deck, count, write_deck(reading.deck), not faults, faults)


def _set_of(text: str) -> str:
    named = decks.named_set(text)
    return named if named in SETS else likeliest_set(text)


def _fault(texts: Texts, code: str, details: dict[str, object]) -> Reason:
    return Reason(code, details, texts(f"berserk-deck-{code}", **texts.words(details)))
