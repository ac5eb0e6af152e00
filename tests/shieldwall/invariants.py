"""What must hold in every position of Shieldwall (SW-INV), as one function.

It looks at the state itself, not at a view, and is quick enough to be asked at
every round of many games.
"""

from holmgang.core.chance import Random
from holmgang.core.state import playout
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.state import (
    ASK_ATTACK,
    ASK_CHANCE,
    ASK_DEFENCE,
    ASK_FORCE,
    ASK_STRATEGY,
    Side,
)
from holmgang.games.shieldwall.tables import HAND

IN_BATTLE = (ASK_ATTACK, ASK_STRATEGY, ASK_DEFENCE, ASK_FORCE)
LONGEST = 100_000
"""Actions after which a game counts as stuck: the round cap allows far fewer."""


def broken_invariants(state: Shieldwall) -> list[str]:
    """What is wrong with a position, in words; nothing, if the rules were kept."""
    wrong = _strategies(state) + _table(state)
    for seat in range(2):
        side = state.side(seat)
        found = _units(state, side)
        if not _is_shuffling(state, side):
            mine = list(state.banners) if state.bannerman == seat else []
            found += _cards(state, side, mine) + _knowledge(state, side)
        wrong += [f"seat {seat}: {fault}" for fault in found]
    return wrong


def _is_shuffling(state: Shieldwall, side: Side) -> bool:
    """Whether a player holds all his cards in his hands, out of any pile."""
    return state.asking == ASK_CHANCE and not side.deck and not side.used


def _units(state: Shieldwall, side: Side) -> list[str]:
    """SW-INV-01. Gravestones are the units that are missing, so they cannot disagree."""
    fault = not 0 <= side.units <= state.size
    lost = side.units == 0 and not state.is_over()
    return [f"{side.units} units of {state.size}"] if fault or lost else []


def _cards(state: Shieldwall, side: Side, banners: list[int]) -> list[str]:
    """SW-INV-02 and SW-INV-04."""
    wrong = []
    if sorted([*side.deck, *side.used, *banners]) != list(range(len(state.tables.cards))):
        wrong.append("deck, used pile and units on the table are not the whole deck")
    if state.asking in IN_BATTLE and any(map(state.tables.is_unit, side.deck[-3:])):
        wrong.append("a unit card could be used in battle")
    if state.asking in IN_BATTLE and not side.deck:
        wrong.append("an empty deck went into battle")
    return wrong


def _strategies(state: Shieldwall) -> list[str]:
    """SW-INV-03, kind by kind; a card sealed for this battle is still in hand."""
    wrong = []
    sides = (state.black, state.red)
    where = [*state.black.hand, *state.red.hand, *state.black.played, *state.red.played]
    for kind, copies in enumerate(state.tables.copies):
        if state.pile[kind] + where.count(kind) != copies:
            wrong.append(f"{state.tables.strategies[kind]}: not {copies} copies")
    if min(state.pile) < 0:
        wrong.append("the strategy deck owes a card")
    if any(len(side.hand) > HAND for side in sides):
        wrong.append("a hand is too large")
    if state.asking in IN_BATTLE and any(len(side.hand) != HAND for side in sides):
        wrong.append("a hand has not three cards")
    return wrong


def _table(state: Shieldwall) -> list[str]:
    """Units of one player only (SW-UNI-07), and nothing left over from the last battle."""
    wrong = []
    if (state.bannerman in (0, 1)) != (len(state.banners) > 0):
        wrong.append("units on the table without an owner, or the reverse")
    if not all(map(state.tables.is_unit, state.banners)):
        wrong.append("a battle card lies among the units on the table")
    for side in (state.black, state.red):
        if state.asking == ASK_ATTACK and (side.weapon, side.strategy, side.force) != (-1, -1, 0):
            wrong.append("a choice outlived its battle")
    return wrong


def _knowledge(state: Shieldwall, side: Side) -> list[str]:
    """What the enemy knows concerns cards that are there, and is true."""
    wrong = []
    if side.known >> len(side.deck):
        wrong.append("the enemy knows cards that are not in the deck")
    if side.clear > min(3, len(side.deck)):
        wrong.append("more cards are known to be no units than there are")
    clear = side.deck[len(side.deck) - side.clear :]
    if any(map(state.tables.is_unit, clear)):
        wrong.append("a unit card passes for a battle card")
    return wrong


def checked_game(state: Shieldwall, rng: Random) -> tuple[int, int, list[str]]:
    """Play a random game to its end: actions, rounds checked, and what broke first."""
    actions = 0
    rounds = 0
    wrong: list[str] = []
    while not state.is_over() and not wrong:
        actions += playout(state, rng, 1)
        if state.asking == ASK_ATTACK or state.is_over():
            rounds += 1
            wrong = broken_invariants(state)
        if actions > LONGEST:
            wrong = [f"stuck after {actions} actions"]
    return actions, rounds, wrong
