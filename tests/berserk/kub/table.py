"""Battles with the cards of «Куб на зуб» under the rules of `laar`, for one scenario a card."""

from berserk.battle import Camp, field, muster, pack_cards
from berserk.cards.table import Fight
from holmgang.games.berserk.look import hiring
from holmgang.games.berserk.numbers import frames
from holmgang.games.berserk.run import driver
from holmgang.games.berserk.tables import NONE


def fight(*sides: str, turn: int = 1, deck: tuple[str, str] = ("", "")) -> Fight:
    cards = pack_cards("kub")
    return Fight(field(*sides, cards=cards, edition="laar", turn=turn, deck=deck).state)


def chips(battle: Fight, name: str) -> int:
    return battle.state.chips[battle.card(name)]


def dawn(*sides: str, dice: tuple[int, ...] = ()) -> Fight:
    """A battle about to begin: what cards do at its start comes first."""
    battle = fight(*sides).dice(*dice)
    state = battle.state
    state.turn, state.active, state.actors = 0, NONE, []
    state.frames.step = frames.OPENING
    driver.advance(state)
    battle.roll()
    return battle


def camp(south: str, north: str) -> Camp:
    """Both have their deals, south goes first; `elf` is a plain card of cost 1."""
    cards = pack_cards("kub")
    return muster(south, north, edition="laar", written=cards, elf="cost=1").keep()


def purse(table: Camp, seat: int) -> tuple[int, int]:
    """Gold and silver of an army of one realm."""
    return hiring.purse(table.state, seat, 1)
