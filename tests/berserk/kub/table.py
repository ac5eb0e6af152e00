"""Battles with the cards of «Куб на зуб» under the rules of `laar`, for one scenario a card."""

from berserk.battle import field, pack_cards
from berserk.cards.table import Fight


def fight(*sides: str, turn: int = 1, deck: tuple[str, str] = ("", "")) -> Fight:
    cards = pack_cards("kub")
    return Fight(field(*sides, cards=cards, edition="laar", turn=turn, deck=deck).state)


def chips(battle: Fight, name: str) -> int:
    return battle.state.chips[battle.card(name)]
