"""Sound trick play and discards for every objective, from one seat's knowledge alone.

Greedy plays by it, and the solver plays out whole hands with it, so it is
plain typed code that compiles well. Cards and masks are those of the game.
"""

from typing import Final

from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits, places_of
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import ASK_DISCARD, ASK_PLAY
from holmgang.games.berzerka.tables import (
    FAR,
    FEWEST,
    NEAR,
    NONE,
    RANKS,
    SEATS,
    SUIT_MASK,
)

WIN: Final = 1
LOSE: Final = -1

ANY_CARD: Final = 0.3
"""What an unknown card is worth, in tricks: a third of them is won."""

LONG: Final = 4

ALL: Final[i64] = -1
"""Every card, as a mask."""


def direction(state: Berzerka, seat: int) -> int:
    """WIN if a seat wants to win tricks now, LOSE if it leaves them to others.

    Defenders take tricks from a declarer who wants them, and leave them to one
    who does not: so all three want the same.
    """
    tables = state.tables
    contract = state.contract()
    goal = tables.goal[contract]
    if goal == FEWEST:
        return LOSE
    if goal not in (FAR, NEAR):
        return WIN
    counted = int(tables.counted(contract, state.wins))
    target = int(tables.target[contract])
    if goal == NEAR:
        return WIN if counted < target else LOSE
    left = RANKS - int(state.trick) + 1
    share = target / RANKS
    if seat == state.declarer:
        hand = state.hand(seat)
        share = power_of_hand(state, hand, hand | state.away(seat)) / max(1, left)
    return WIN if counted + share * left >= target else LOSE


def order_of(state: Berzerka, suit: i64) -> i64:
    """The rank order of a suit in the present trick; before the play, in the first one."""
    if state.trick > 0:
        return state.trump_order if suit == state.trump else state.plain_order
    return state.order_in(1, suit == state.suit)


def above(state: Berzerka, card: i64, unseen: i64) -> int:
    """How many unseen cards would beat a card in its own suit."""
    suit: i64 = card // RANKS
    order = order_of(state, suit)
    rank: i64 = card - suit * RANKS
    beaters = state.tables.deck.beaters[order * RANKS + rank]
    return int(count_bits(beaters & (unseen >> suit * RANKS) & SUIT_MASK))


def unseen_by(state: Berzerka, seat: int) -> i64:
    every: i64 = bit(52) - 1
    return every & ~(state.hand(seat) | state.away(seat) | state.gone)


def power(state: Berzerka, card: i64, hand: i64, unseen: i64) -> float:
    """The chance that a card wins a trick, by the stronger ones that are still out."""
    suit: i64 = card // RANKS
    length = int(count_bits(hand >> suit * RANKS & SUIT_MASK))
    stronger = above(state, card, unseen)
    is_trump = suit == (state.trump if state.trick > 0 else state.suit)
    worth = 0.95 / (1.0 + 0.75 * stronger) if stronger < 6 else 0.08
    if is_trump:
        worth = 1.0 / (1.0 + 0.25 * stronger) if stronger < 8 else 0.3
        return worth + (0.25 if length > LONG else 0.0)
    if length > LONG:
        worth += 0.12 * (length - LONG)
    has_trump = state.suit != NONE
    return worth * (0.85 if has_trump else 1.0) if worth < 1.0 else 0.95


def power_of_hand(state: Berzerka, hand: i64, known: i64) -> float:
    """About how many tricks a hand wins."""
    every: i64 = bit(52) - 1
    unseen: i64 = every & ~(known | state.gone)
    total = 0.0
    card: i64 = 0
    rest = hand
    while rest != 0:
        if rest & 1:
            total += power(state, card, hand, unseen)
        rest >>= 1
        card += 1
    return total


# Playing a card


def choose_card(state: Berzerka, seat: int, seen: i64 = ALL) -> int:
    """The card a sensible player would play, of those he sees, for the seat whose turn it is."""
    legal = state.legal_mask(seat) & seen
    if legal & (legal - 1) == 0:
        return _only(legal)
    wish = direction(state, seat)
    unseen = unseen_by(state, seat)
    hand = state.hand(seat)
    is_last = state.count == SEATS - 1
    best = NONE
    best_worth = -99.0
    card: i64 = 0
    rest = legal
    while rest != 0:
        if rest & 1:
            if state.count == 0:
                worth = _lead_worth(state, seat, card, legal, unseen, wish)
            else:
                worth = _follow_worth(state, card, hand, unseen, wish, is_last)
            if worth > best_worth:
                best_worth = worth
                best = int(card)
        rest >>= 1
        card += 1
    return best


def _only(cards: i64) -> int:
    card = 0
    while cards > 1:
        cards >>= 1
        card += 1
    return card


def _lead_worth(state: Berzerka, seat: int, card: i64, hand: i64, unseen: i64, wish: int) -> float:
    """Best is a card that wins for certain, else the one that costs least to lose."""
    suit: i64 = card // RANKS
    stronger = above(state, card, unseen)
    length = int(count_bits(hand >> suit * RANKS & SUIT_MASK))
    others = int(count_bits(unseen >> suit * RANKS & SUIT_MASK))
    if wish == LOSE:
        # Others must beat what they can: a card with much above it goes away.
        return stronger - 0.3 * length + (0.0 if others > 2 else -4.0)
    is_trump = suit == state.trump
    if stronger == 0:
        # Draw trumps first, then cash what cannot be ruffed soon.
        safe = state.trump == NONE or is_trump or count_bits(_trumps(state, unseen)) == 0
        return 10.0 + (1.0 if safe else -4.0 + 0.3 * others) + 0.05 * length
    if is_trump:
        return -3.0 + 0.4 * length - 0.1 * stronger if seat == state.declarer else -6.0
    return 0.5 * length - power(state, card, hand, unseen) - (0.3 if stronger == 1 else 0.0)


def _trumps(state: Berzerka, cards: i64) -> i64:
    return cards >> state.trump * RANKS & SUIT_MASK


def _follow_worth(
    state: Berzerka, card: i64, hand: i64, unseen: i64, wish: int, is_last: bool
) -> float:
    wins = _beats(state, card)
    price = power(state, card, hand, unseen)
    if wish == LOSE:
        if wins:
            # A trick that must be won takes the worst card away; else hope for a beater.
            return price if is_last else -price
        return 2.0 + price
    if not wins:
        return -price
    if is_last:
        return 2.0 - price
    return 2.0 + (1.0 if above(state, card, unseen) == 0 else -price)


def _beats(state: Berzerka, card: i64) -> bool:
    return state.better & bit(card) != 0


# Discarding


def discards(state: Berzerka, seat: int, strictness: float = 1.0) -> i64:
    """The cards worth less than an unknown one, the worst first, up to what may be drawn.

    A higher strictness throws away more.
    """
    wish = discard_wish(state, seat)
    hand = state.hand(seat) | state.away(seat)
    every: i64 = bit(52) - 1
    unseen: i64 = every & ~hand
    room = state.pile()
    bar = ANY_CARD * 0.75 if seat == state.declarer else ANY_CARD
    limit = bar * strictness if wish == WIN else -bar / max(strictness, 0.1)
    chosen: i64 = 0
    while room > 0:
        card = _worst(state, hand & ~chosen, unseen, wish, limit)
        if card == NONE:
            break
        chosen |= bit(card)
        room -= 1
    return chosen


def discard_wish(state: Berzerka, seat: int) -> int:
    goal = state.tables.goal[state.contract()]
    hand = state.hand(seat) | state.away(seat)
    if goal == NEAR and seat == state.declarer:
        target = int(state.tables.target[state.contract()])
        return LOSE if power_of_hand(state, hand, hand) > target else WIN
    if goal == FAR and seat == state.declarer:
        target = int(state.tables.target[state.contract()])
        return WIN if power_of_hand(state, hand, hand) >= target - 1 else LOSE
    return LOSE if goal == FEWEST else WIN


def _worst(state: Berzerka, hand: i64, unseen: i64, wish: int, limit: float) -> int:
    """The card worth least, if that is below a limit; winners are bad where tricks are."""
    worst = NONE
    card: i64 = 0
    rest = hand
    while rest != 0:
        if rest & 1:
            worth = power(state, card, hand, unseen)
            if wish == LOSE:
                worth = -worth
            if worth < limit:
                limit = worth
                worst = int(card)
        rest >>= 1
        card += 1
    return worst


# Whole hands


def finish_hand(state: Berzerka) -> None:
    """Discard and play by common sense until the hand is over."""
    hand = int(state.number)
    while state.asking == ASK_DISCARD:
        seat = state.actors[0]
        throw_away(state, seat, discards(state, seat))
    while state.asking == ASK_PLAY and state.number == hand:
        seat = state.actors[0]
        state._play(seat, choose_card(state, seat))


def throw_away(state: Berzerka, seat: int, cards: i64) -> None:
    """Discard these cards, besides those that are away already, and draw."""
    for card in places_of(cards & state.hand(seat)):
        state._discard(seat, card)
    state._draw(seat)
