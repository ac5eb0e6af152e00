"""Reads a set of Berserk's cards and its decks, and makes the tables of a match of them."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from holmgang import packs
from holmgang.core.errors import ContentError, OptionError
from holmgang.games.berserk import editions
from holmgang.games.berserk.abilities import load_cards, tree
from holmgang.games.berserk.abilities.compile import compile_cards
from holmgang.games.berserk.tables import Tables, deck_faults
from holmgang.packs.source import Source

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
Copies = Annotated[int, Meta(ge=1, le=50)]
Deck = dict[Id, Copies]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.yaml` of a set says besides its cards."""

    source: str = "reconstructed"
    classes: list[str] = []
    decks: dict[Id, Deck] = {}
    customizing: Deck = {}


class Library(msgspec.Struct, frozen=True):
    """A set that can be played with: its cards by id, its decks, its digest."""

    name: str
    cards: dict[str, tree.Card]
    decks: dict[str, Deck]
    customizing: Deck
    digest: str


@lru_cache(maxsize=8)
def library(pack: str) -> Library:
    """A set by its name or folder; every card of it can be carried out, or it is refused.

    Sets may be mixed: `realms+kub` (BK-2.8).
    """
    mixed = packs.parts(pack)
    if len(mixed) > 1:
        return _mixed(pack, [library(part) for part in mixed])
    folder = packs.folder("berserk", pack)
    source = Source(folder / "pack.yaml")
    read = source.read(Pack)
    (found,) = load_cards.load_sets([folder])
    cards = {card.id: card for card in found.cards}
    for name, deck in [*read.decks.items(), ("customizing", read.customizing)]:
        for id in deck:
            if id not in cards:
                place: list[str | int] = [name, id]
                if name in read.decks:
                    place = ["decks", *place]
                raise source.error(place, f"there is no card {id!r}")
    compile_cards(found.cards, Tables(editions.load("realms")))
    return Library(pack, cards, read.decks, read.customizing, _digest(folder))


def _mixed(name: str, shelves: list[Library]) -> Library:
    """Several sets as one; of equal names the first set's is meant."""
    cards: dict[str, tree.Card] = {}
    decks: dict[str, Deck] = {}
    for shelf in reversed(shelves):
        cards |= shelf.cards
        decks |= shelf.decks
    digests = "".join(shelf.digest for shelf in shelves)
    return Library(name, cards, decks, {}, hashlib.sha256(digests.encode()).hexdigest())


def _digest(folder: Path) -> str:
    """Of all that changes how the cards play; names and flavour do not."""
    sum_ = hashlib.sha256()
    for path in [editions.PATH, *sorted(folder.glob("*.yaml"))]:
        sum_.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return sum_.hexdigest()


# Decks


def deck_names(pack: str = "realms") -> list[str]:
    try:
        return list(library(pack).decks)
    except ContentError:
        return []


def read_deck(shelf: Library, option: str, text: str) -> Deck:
    """A deck by its name, or written out: `grey-wolf*3 lynx*2 …`."""
    if text in shelf.decks:
        return shelf.decks[text]
    deck: Deck = {}
    for word in text.replace(",", " ").split():
        name, _, count = word.partition("*")
        copies = int(count) if count.isascii() and count.isdecimal() and len(count) < 3 else 1
        if name not in shelf.cards or (count and not count.isdecimal()):
            expected = " | ".join([*shelf.decks, "CARD*3 CARD*2 …"])
            raise OptionError(option=option, value=word, expected=expected)
        deck[name] = deck.get(name, 0) + copies
    return deck


def write_deck(deck: Deck) -> str:
    """A deck as `read_deck` reads it."""
    return " ".join(f"{name}*{count}" for name, count in deck.items())


@lru_cache(maxsize=64)
def match_tables(
    pack: str,
    edition: str,
    readings: tuple[tuple[str, object], ...],
    decks: tuple[str, str],
    limited: bool,
) -> Tables:
    """The tables of a match between two decks: only their cards, in the order of their ids."""
    shelf = library(pack)
    lists = [
        read_deck(shelf, name, text) for name, text in zip(("south", "north"), decks, strict=True)
    ]
    made = Tables(editions.load(edition, **dict(readings)))
    ids = sorted(set(lists[0]) | set(lists[1]))
    rows = compile_cards([shelf.cards[id] for id in ids], made)
    made.decks = [sorted(rows[id] for id, n in deck.items() for _ in range(n)) for deck in lists]
    for name, text, deck in zip(("south", "north"), decks, made.decks, strict=True):
        faults = deck_faults(made, deck)
        if not limited:
            faults = [fault for fault in faults if fault != "too-many-copies"]
        if faults:
            raise OptionError(option=name, value=text, expected=faults[0])
    made.digest = shelf.digest
    return made
