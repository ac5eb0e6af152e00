"""The draft as a game to sit down to."""

from functools import lru_cache

from holmgang.core.errors import OptionError
from holmgang.core.game import Game, Option, Options
from holmgang.games.berserk import content
from holmgang.games.berserk.abilities.budget import budget
from holmgang.games.berserk.abilities.tree import Card
from holmgang.games.draft.notation import COLOURS
from holmgang.games.draft.rules import Draft
from holmgang.games.draft.tables import STACK, STACKS, Tables

FEWEST = 4
"""A draft is for four or more (BK-22.1); 243 cards are enough for six."""


class DraftGame(Game):
    """Options: how many draft together, and the set of cards."""

    seats_option = "players"

    def __init__(self, players: int = FEWEST) -> None:
        options = [
            Option("players", str(FEWEST), low=FEWEST, high=len(COLOURS)),
            Option("pack", "realms"),
        ]
        super().__init__("draft", 1, COLOURS[:players], options)

    def seated(self, options: Options) -> "DraftGame":
        players = int(options["players"])
        return self if players == self.seats else DraftGame(players)

    def new(self, options: Options) -> Draft:
        players = int(options["players"])
        tables = load(options["pack"])
        if tables.size < players * STACKS * STACK:
            most = tables.size // (STACKS * STACK)
            raise OptionError(option="players", value=str(players), expected=f"{FEWEST}–{most}")
        return Draft(tables, players)

    def content_hash(self, options: Options) -> str:
        return content.library(options["pack"]).digest


@lru_cache(maxsize=8)
def load(pack: str) -> Tables:
    """All cards of the box: the decks of a set and its customizing cards (BK-22.2)."""
    shelf = content.library(pack)
    copies: dict[str, int] = {}
    for deck in [*shelf.decks.values(), shelf.customizing]:
        for card, count in deck.items():
            copies[card] = copies.get(card, 0) + count
    cards = sorted(copies)
    tables = Tables(cards, [copies[card] for card in cards])
    tables.realm = [_realm(shelf.cards[card]) for card in cards]
    tables.surplus = [budget(shelf.cards[card]) - shelf.cards[card].body.cost for card in cards]
    tables.digest = shelf.digest
    return tables


def _realm(card: Card) -> str:
    return "" if card.body.realm == "neutral" else card.body.realm
