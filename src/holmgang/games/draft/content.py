"""All cards of a box of Berserk, as the tables of a draft."""

from functools import lru_cache

from holmgang.games.berserk import content
from holmgang.games.berserk.abilities.budget import budget
from holmgang.games.berserk.abilities.tree import Card
from holmgang.games.draft.tables import Tables


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
