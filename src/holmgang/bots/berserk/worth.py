"""What positions of Berserk, wounds and blows are worth, in gold pieces."""

from typing import Final

from holmgang.games.berserk.look import blows, cards, figures, modifiers, throws
from holmgang.games.berserk.numbers import codes, keywords
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.numbers.layouts import GIFT, GIFT_SLOT, GIFT_TO
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.state import AIR, ALERT, BLESSED, CURSED, GRAVE, RETURNED, STUNNED
from holmgang.games.berserk.tables import (
    BASIC,
    BLAST,
    GROUND,
    NONE,
    POLEARM,
    SHOT,
    THROW,
    Tables,
    lone_roll,
)

PRESENCE: Final = 0.45
"""The part of a card's cost that is lost only with the last of its life."""

LUCK: Final = 0.5
POISON: Final = 0.9
DAZE: Final = 0.8
WATCH: Final = 0.08
"""Being alert, so that one can protect."""

WATCHING_FLYERS: Final = 0.8
"""Being ready to strike a flyer next turn (BK-15.6)."""

PENDING: Final = 0.4
"""The part of its cost that a card in the graveyard is worth if it will return."""

FAR: Final = 0.07
"""A step away from where the nearest enemy should be."""

DISTANT: Final = 2
"""Where the nearest enemy should be for cards that act from afar."""

AFAR: Final = 1 << SHOT | 1 << THROW | 1 << BLAST | 1 << POLEARM | 1 << codes.KIND_SPELL

VICTORY: Final = 1000.0


def worth(state: Berserk, seat: int) -> float:
    """How far a seat is ahead."""
    if state.is_over():
        return VICTORY * state.scores()[seat]
    return army(state, seat) - army(state, 1 - seat)


def material(state: Berserk, seat: int) -> float:
    """How far a seat is ahead, wherever the cards stand."""
    if state.is_over():
        return VICTORY * state.scores()[seat]
    return card_values(state, seat) - card_values(state, 1 - seat)


def army(state: Berserk, seat: int) -> float:
    total = card_values(state, seat)
    enemies = squares_of(state, 1 - seat)
    for i in state.armies[seat]:
        if 0 <= state.place[i] < SQUARES and state.tables.type[state.card[i]] == GROUND:
            total -= FAR * out_of_place(state, i, state.place[i], enemies)
    return total


def card_values(state: Berserk, seat: int) -> float:
    total = worth_of_watching(state, seat, state.turn + 1)
    place = state.place
    for k in range(0, len(state.gifts), GIFT):
        if is_loan(state, k):
            i = state.gifts[k + GIFT_TO]
            total += value(state, i) if state.side[i] != seat else -value(state, i)
    for i in state.armies[seat]:
        if place[i] >= 0:
            total += value(state, i)
        elif place[i] == GRAVE and will_return(state, i):
            total += PENDING * float(state.tables.cost[state.card[i]])
    return total


def is_loan(state: Berserk, k: int) -> bool:
    """Whether a gift is the command over a card in play that will go back to its own side."""
    if state.gifts[k + GIFT_SLOT] != codes.SLOT_COMMAND:
        return False
    return modifiers.ends_with_turn(state, k) and state.place[state.gifts[k + GIFT_TO]] >= 0


def worth_of_watching(state: Berserk, seat: int, turn: int) -> float:
    """What it is worth to be ready to strike flyers in that turn or later, if there are any."""
    if not any(state.place[i] == AIR for i in state.armies[1 - seat]):
        return 0.0
    watchers = [
        i for i in state.armies[seat] if state.place[i] >= 0 and state.watches_until[i] >= turn
    ]
    return WATCHING_FLYERS * len(watchers)


def squares_of(state: Berserk, seat: int) -> list[int]:
    """Where the cards of a seat stand, flyers apart."""
    found: list[int] = []
    for i in state.armies[seat]:
        if 0 <= state.place[i] < SQUARES:
            found.append(state.place[i])
    return found


def will_return(state: Berserk, i: int) -> bool:
    """A dead card with incarnation left (BK-19.23)."""
    return (
        not state.status[i] & RETURNED
        and state.tables.keyword(state.card[i], keywords.INCARNATION) > 0
    )


def value(state: Berserk, i: int) -> float:
    """A card in play: its cost, less what its wounds and troubles take away."""
    life = figures.life(state, i)
    left = life - state.wounds[i]
    if life == 0:  # a terrain
        return float(state.tables.cost[state.card[i]])
    total = float(state.tables.cost[state.card[i]]) * (
        PRESENCE + (1.0 - PRESENCE) * float(left) / float(life)
    )
    status = state.status[i]
    if status & ALERT:
        total += WATCH
    elif status & STUNNED:
        total -= DAZE
    if status & (BLESSED | CURSED):
        total += LUCK if status & BLESSED else -LUCK
    if state.poison[i] > 0:
        total -= min(POISON * float(state.poison[i]), 0.5 * total)
    return total


def out_of_place(state: Berserk, i: int, square: int, enemies: list[int]) -> int:
    """Steps by which a card on that square has the nearest enemy too far away; one that acts from
    afar, too far or too near."""
    far = distance(state, square, enemies)
    return abs(far - DISTANT) if acts_from_afar(state.tables, state.card[i]) else far


def acts_from_afar(tables: Tables, card: int) -> bool:
    """Whether a card can act from afar."""
    if tables.acts[card] == 0:
        return False
    code = tables.code
    for head in tables.abilities[card]:
        if code[head] == codes.ACT and code[head + codes.H_KINDS] & AFAR:
            return True
    return False


def distance(state: Berserk, square: int, enemies: list[int]) -> int:
    """Steps to the nearest of them."""
    radius = state.tables.field.radius
    here = square * SQUARES
    best = 6
    for there in enemies:
        if radius[here + there] < best:
            best = radius[here + there]
    return best


def harm(state: Berserk, i: int, wounds: int) -> float:
    """What a card loses by wounds."""
    if wounds <= 0:
        return 0.0
    life = figures.life(state, i)
    if wounds >= life - state.wounds[i]:
        return value(state, i)
    return float(state.tables.cost[state.card[i]]) * (1.0 - PRESENCE) * float(wounds) / float(life)


def blow(state: Berserk, i: int, target: int) -> float:
    """What a basic strike gains on average if nobody protects (BK-11.18 to BK-11.31)."""
    bonus = blows.attack_bonus(state, BASIC, i, target)
    gains = harms(state, i, target)
    if not cards.is_alert(state, target):
        total = 0.0
        for die in range(1, 7):
            total += gains[lone_roll(die + bonus)]
        return total / 6.0
    losses = harms(state, target, i)
    return exchange(gains, losses, throws.rows(bonus, blows.defence_bonus(state, target, i)))


def exchange(gains: list[float], losses: list[float], rows: list[int]) -> float:
    """The mean of the table's rows; in an exchange the higher roller takes the better one."""
    total = 0.0
    for k in range(0, len(rows), throws.ROW):
        high = gains[rows[k]] - losses[rows[k + 1]]
        if rows[k + 2] != NONE:
            low = gains[rows[k + 2]] - losses[rows[k + 3]]
            high = max(high, low) if rows[k + 4] else min(high, low)
        total += high * rows[k + 5]
    return total / 36.0


def harms(state: Berserk, by: int, to: int) -> list[float]:
    """What a card's miss, light, medium and strong strikes take from another."""
    armor = figures.armor_left(state, to, by)
    is_modified = not state.unmodified or len(state.gifts) > 0
    found = [0.0]
    for strength in range(1, 4):
        size = blows.magnitude(state, by, strength, NONE)
        if is_modified:
            size = blows.modified_size(state, BASIC, by, to, size)
        found.append(harm(state, to, size - armor))
    return found
