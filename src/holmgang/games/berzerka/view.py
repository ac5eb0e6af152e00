"""Who may know what in Berzerka (BZ-INFO-01). Nothing else decides that."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.action import OMNISCIENT, Action, verb
from holmgang.core.bits import bit, count_bits, places_of, places_row, set_of
from holmgang.core.chance import Random
from holmgang.core.event import EVERYONE, Event
from holmgang.core.packed import zeros
from holmgang.core.state import View
from holmgang.games.berzerka.certain import equals, sure_winners
from holmgang.games.berzerka.notation import CARD_NAMES, COLOURS, ORDERS, PARITIES, SUITS
from holmgang.games.berzerka.state import ASK_BID, ASK_DISCARD, ASK_PLAY, Position
from holmgang.games.berzerka.tables import (
    AGREE,
    BID,
    BY_PARITY,
    CARDS,
    CLAIM,
    DISCARD,
    DONE,
    NEAREST,
    NONE,
    NUMBER,
    ORDER,
    ORDER_HIGH,
    PARITY,
    PASS,
    PLAY,
    RANK,
    RANKS,
    REFUSE,
    SEATS,
    SHUFFLE,
    SWINGING,
    Tables,
    strengths,
)
from holmgang.games.berzerka.tables import SUIT as SUIT_VERB

QUESTIONS: list[str] = [
    "chance",
    "bid",
    "hotseat",
    "trump",
    "order",
    "parity",
    "rank",
    "number",
    "discard",
    "play",
    "over",
    "claim",
]
ANSWERS: list[list[int]] = [
    [],
    [BID, PASS],
    [BID],
    [SUIT_VERB],
    [ORDER],
    [PARITY],
    [RANK],
    [NUMBER],
    [DISCARD, DONE],
    [PLAY, CLAIM],
    [],
    [AGREE, REFUSE],
]
"""The verbs that answer each question."""

# Events; the announcements stand in the order of their verbs
FIRST: Final = 0
DRAWN: Final = 1
HAND: Final = 2
DEALT: Final = 3
BID_MADE: Final = 4
PASSED: Final = 5
HOTSEAT: Final = 6
DECLARED: Final = 7
SUIT: Final = 8
RANK_ORDER: Final = 9
RANK_PARITY: Final = 10
MIDDLE: Final = 11
BOASTED: Final = 12
TURNED: Final = 13
DISCARD_MADE: Final = 14
DISCARDED: Final = 15
DREW: Final = 16
PLAYED: Final = 17
TRICK: Final = 18
RESULT: Final = 19
RANKED: Final = 20
OVER: Final = 21
CLAIMED: Final = 22
AGREED: Final = 23
REFUSED: Final = 24
SHARED: Final = 25

EVENT_NAMES: list[str] = [
    "first",
    "drawn",
    "hand",
    "dealt",
    "bid",
    "passed",
    "hotseat",
    "declared",
    "trump",
    "order",
    "parity",
    "rank",
    "number",
    "turned",
    "discard",
    "discarded",
    "drew",
    "played",
    "trick",
    "result",
    "ranked",
    "over",
    "claimed",
    "agreed",
    "refused",
    "shared",
]


def audience(actor: int, action: Action) -> int:
    """The order of the cards is nobody's to know; a discard its owner's."""
    kind = verb(action)
    if kind == SHUFFLE:
        return 0
    return 1 << actor if kind == DISCARD else EVERYONE


# Positions


def view(position: Position, viewer: int) -> View:
    return {
        "asking": QUESTIONS[position.asking],
        "actors": position.actors.copy(),
        "hand": int(position.number),
        "hands": position.setup.count * SEATS,
        "forehand": int(position.forehand),
        "rows": [_row(position, row) for row in range(len(position.board.rows))],
        "seats": [_side(position, seat, viewer) for seat in range(SEATS)],
        "standing": int(position.standing),
        "penalty": int(position.penalty),
        "raised": int(position.raised()),
        "hotseat": position.is_hotseat,
        "declarer": int(position.declarer),
        "pile": _pile(position, viewer),
        "room": int(position.room(position.actors[0])) if position.asking == ASK_DISCARD else 0,
        "memory": "strict" if position.setup.is_strict else "perfect",
        "whole": int(position.setup.is_less_mizerka),
        **_contract(position),
        **_tricks(position, viewer),
        **_claim(position),
        "places": position.places() if position.is_over() else [],
    }


def _row(position: Position, row: int) -> View:
    board = position.board
    contract = board.rows[row]
    shown: View = {
        "contract": position.tables.contracts[contract],
        "base": int(position.tables.base[contract]),
        "value": int(board.value(position.tables, row)),
        "boxes": [_box(position, row * SEATS + seat) for seat in range(SEATS)],
    }
    if position.asking == ASK_BID:
        shown["won_at"] = int(board.value(position.tables, row) + position.cubes_won())
    return shown


def _box(position: Position, box: int) -> View:
    board = position.board
    is_done = board.is_done(box // SEATS, box % SEATS)
    is_ranked = board.completed(box // SEATS) == SEATS
    return {
        "recorded": int(board.recorded[box]) if is_done else None,
        "cube": bool(board.cubes[box]),
        "discards": int(board.discards[box]) if is_done else None,
        "order": int(board.order[box]) if is_done else None,
        "points": int(board.points[box]) if is_ranked else None,
    }


def _side(position: Position, seat: int, viewer: int) -> View:
    is_own = viewer in (seat, OMNISCIENT)
    bid = position.bids[seat]
    board = position.board
    return {
        "colour": COLOURS[seat],
        "hand": _cards(position.hand(seat), is_own),
        "ranking": _ranking(position, seat) if is_own else None,
        "sure": _named(sure_winners(position, seat)) if is_own else None,
        "equals": [_named(cards) for cards in equals(position, seat)] if is_own else None,
        "discards": _cards(position.away(seat), is_own),
        "tricks": int(position.won(seat)),
        "points": int(board.totals[seat]),
        "bid": None if bid == NONE else position.tables.contracts[board.rows[bid]],
        "passed": not position.active >> seat & 1,
    }


def _cards(mask: i64, is_shown: bool) -> object:
    """The cards of a set, or how many there are."""
    return _named(places_of(mask)) if is_shown else int(count_bits(mask))


def _named(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _ranking(position: Position, seat: int) -> list[str]:
    """The cards of a hand, within each suit the strongest first (BZ-TRK-06)."""
    ranked: list[str] = []
    for suit in range(len(SUITS)):
        strong = strengths(_order(position, suit))
        ranks = [card % RANKS for card in places_of(position.hand(seat)) if card // RANKS == suit]
        ranks.sort(key=lambda rank: -strong[rank])
        ranked += [CARD_NAMES[suit * RANKS + rank] for rank in ranks]
    return ranked


def _order(position: Position, suit: int) -> int:
    """The order of the ranks in a suit; what is not announced yet counts as usual."""
    contract = position.contract()
    if contract == NONE:
        return ORDER_HIGH
    kind = int(position.tables.ranks[contract])
    needed = {SWINGING: ORDER, BY_PARITY: PARITY, NEAREST: RANK}.get(kind)
    asked = position.tables.asks[contract][: position.asked]
    if needed is not None and needed not in asked:
        return ORDER_HIGH
    return int(position.order_in(max(1, position.trick), suit == position.suit))


def _pile(position: Position, viewer: int) -> object:
    """The undealt cards: how many there are."""
    if viewer != OMNISCIENT:
        return int(position.pile())
    return [CARD_NAMES[card] for card in position.deck[position.next :]]


def _contract(position: Position) -> View:
    """What is played, and what was announced about it (BZ-DEF-07)."""
    contract = position.contract()
    asks = [] if contract == NONE else position.tables.asks[contract][: position.asked]
    order = int(position.order)
    return {
        "contract": None if contract == NONE else position.tables.contracts[contract],
        "trump": None if position.suit == NONE else SUITS[position.suit],
        "wakes": _wakes(position),
        "order": ORDERS[order] if ORDER in asks else None,
        "parity": PARITIES[order] if PARITY in asks else None,
        "rank": order + 1 if RANK in asks else None,
        "number": int(position.boast) if NUMBER in asks else None,
        "turned": None if position.turned == NONE else CARD_NAMES[position.turned],
    }


def _wakes(position: Position) -> int | None:
    """From which trick on the announced suit is trump, while that is still to come."""
    if position.suit == NONE or position.contract() == NONE:
        return None
    start = int(position.tables.trump_from[position.contract()])
    return start if start > max(1, int(position.trick)) else None


def _tricks(position: Position, viewer: int) -> View:
    """Every card played, trick by trick (BZ-TRK-07), and what wins now.

    Where memory is strict, only the last trick lies open.
    """
    tricks: list[View] = []
    lead = int(position.declarer)
    plays = position.plays()
    for start in range(0, len(plays) - SEATS + 1, SEATS):
        winner = int(position.winners) >> (2 * (start // SEATS)) & 3
        cards = [CARD_NAMES[card] for card in plays[start : start + SEATS]]
        number = start // SEATS + 1
        tricks.append({"number": number, "lead": lead, "cards": cards, "winner": winner})
        lead = winner
    on_table = plays[len(tricks) * SEATS :]
    if position.setup.is_strict and viewer != OMNISCIENT:
        tricks = tricks[-1:]
    is_playing = position.asking == ASK_PLAY
    return {
        "tricks": tricks,
        "trick": {
            "number": int(position.trick),
            "lead": lead,
            "cards": [CARD_NAMES[card] for card in on_table],
            "best": int(position.best_seat) if on_table else NONE,
            "trump": SUITS[position.trump] if position.trump != NONE else None,
            "strength": _strength(position) if is_playing else None,
        },
    }


def _claim(position: Position) -> View:
    """A claim that waits for agreement, and what the declarer would write down."""
    is_open = position.claimed != NONE
    return {
        "claimer": int(position.turn) if is_open else NONE,
        "claimed": int(position.claimed) if is_open else None,
        "left": position.left() if is_open else None,
        "would": int(position.recorded_for(position.wins_if_claimed())) if is_open else None,
    }


def _strength(position: Position) -> str:
    """The order of the ranks in this trick, in a word: `high`, `low`, `odd`, `even`, `near`."""
    kind = position.tables.ranks[position.contract()]
    if kind == SWINGING:
        return ORDERS[position.plain_order]
    if kind == BY_PARITY:
        return PARITIES[position.order]
    return "near" if kind == NEAREST else ["high", "low", "low-trump"][kind]


# Worlds


def scramble(world: Position, seat: int, rng: Random) -> None:
    """Replace all that a seat cannot know by a fair draw from what it could be.

    Every deal that fits is equally likely: what the others showed they do not
    hold is kept, and so is a card that was turned up. The draw depends on the
    seat's knowledge alone, because cards are gathered in their fixed order.
    """
    if len(world.deck) == 0:
        return
    one, two = (seat + 1) % SEATS, (seat + 2) % SEATS
    every: i64 = bit(CARDS) - 1
    open_card: i64 = 0 if world.turned == NONE else bit(world.turned)
    forgotten = [card for card in world.forgotten() if card != world.turned]
    world.gone &= ~mask_of(forgotten)
    hidden = every & ~(world.hand(seat) | world.away(seat) | world.gone | open_card)
    # Whoever drew the card that had been turned up is known to hold it.
    mine = world.hand(one) & open_card
    theirs = world.hand(two) & open_card
    sizes = [int(count_bits(world.hand(other) & ~open_card)) for other in (one, two)]
    first, second = _deal(world.tables, hidden, sizes, world.lacks(one), world.lacks(two), rng)
    world.set_hand(one, first | mine)
    world.set_hand(two, second | theirs)
    rest = places_row(hidden & ~first & ~second)
    left: i64 = len(rest)
    rng.shuffle_row(rest, left)
    for other in (one, two):
        count = count_bits(world.away(other))
        world.set_away(other, set_of(rest, left - count, left))
        left -= count
    if len(forgotten) > 0:
        left -= len(forgotten)
        _misremember(world, forgotten, [int(rest[left + i]) for i in range(len(forgotten))])
    _stack(world, rest, left)


def _misremember(world: Position, forgotten: list[int], others: list[int]) -> None:
    """Let other cards have been played in tricks that nobody may look at again."""
    world.gone |= mask_of(others)
    plays = world.plays()
    for i, card in enumerate(plays):
        if card in forgotten:
            plays[i] = others[forgotten.index(card)]
    world.set_plays(plays)


def mask_of(cards: list[int]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def is_forgotten(position: Position, event: Event, viewer: int) -> bool:
    """Whether a card was played too long ago to be told once more (BZ-TRK-07)."""
    if not position.setup.is_strict or event.kind != PLAYED or viewer == OMNISCIENT:
        return False
    hand, trick = event.args[1], event.args[2]
    is_last = hand == position.number and trick >= position.trick - 1
    return not is_last and not position.is_over()


def _stack(world: Position, rest: vec[i64], left: i64) -> None:
    """Lay the first of the remaining cards where the deck is undealt, the open one under them."""
    is_open = world.turned != NONE and world.next < CARDS
    deck = zeros(world.next + left + 1 if is_open else world.next + left)
    for i in range(left):
        deck[world.next + i] = rest[i]
    if is_open:
        deck[world.next + left] = world.turned
    world.deck = deck


def _deal(
    tables: Tables, hidden: i64, sizes: list[int], lacks: i64, lacks_too: i64, rng: Random
) -> tuple[i64, i64]:
    """Two hands from the hidden cards, each deal that avoids what they lack equally likely."""
    both = places_row(hidden & ~lacks & ~lacks_too)
    rng.shuffle_row(both, len(both))
    only = places_row(hidden & ~lacks & lacks_too)
    only_too = places_row(hidden & ~lacks_too & lacks)
    if len(only) + len(only_too) == 0:
        cut = sizes[0] + sizes[1]
        return set_of(both, 0, sizes[0]), set_of(both, sizes[0], cut)
    rng.shuffle_row(only, len(only))
    rng.shuffle_row(only_too, len(only_too))
    take, take_too = _split(tables, len(both), len(only), len(only_too), sizes, rng)
    cut = sizes[0] - take
    first = set_of(only, 0, take) | set_of(both, 0, cut)
    second = set_of(only_too, 0, take_too) | set_of(both, cut, cut + sizes[1] - take_too)
    return first, second


def _split(
    tables: Tables, both: int, only: int, only_too: int, sizes: list[int], rng: Random
) -> tuple[int, int]:
    """How many cards each hand has of those that it alone can hold, by the deals for each."""
    over = tables.deck.binomials
    width = CARDS + 1
    total = 0.0
    weights: list[float] = []
    places: list[int] = []
    for take in range(min(only, sizes[0]) + 1):
        rest = sizes[0] - take
        if rest > both:
            continue
        ways = over[only * width + take] * over[both * width + rest]
        for take_too in range(min(only_too, sizes[1]) + 1):
            rest_too = sizes[1] - take_too
            if rest_too > both - rest:
                continue
            weight = ways * over[only_too * width + take_too]
            weight *= over[(both - rest) * width + rest_too]
            total += weight
            weights.append(weight)
            places.append(take << 8 | take_too)
    point = rng.fraction() * total
    for i in range(len(weights)):
        point -= weights[i]
        if point < 0.0:
            return places[i] >> 8, places[i] & 255
    return places[-1] >> 8, places[-1] & 255


# Events


def figures(tables: Tables, event: Event) -> View:
    """The figures of an event as named values."""
    kind = event.kind
    args = event.args
    if kind in (DEALT, DREW):
        return {"cards": [CARD_NAMES[card] for card in args]}
    if kind in (TURNED, DISCARD_MADE, PLAYED):
        return {"card": CARD_NAMES[args[0]]}
    if kind == DRAWN:
        return {"contract": tables.contracts[args[0]]}
    if kind == BID_MADE:
        return {"contract": tables.contracts[args[0]], "penalty": args[1]}
    if kind in (HAND, DISCARDED, TRICK, CLAIMED):
        return {"count": args[0]}
    if SUIT <= kind <= BOASTED:
        return _announced(kind, args[0])
    return _outcome(tables, event)


def _announced(kind: int, what: int) -> View:
    if kind == SUIT:
        return {"trump": SUITS[what]}
    if kind == RANK_ORDER:
        return {"order": ORDERS[what]}
    if kind == RANK_PARITY:
        return {"parity": PARITIES[what]}
    return {"rank": what} if kind == MIDDLE else {"number": what}


def _outcome(tables: Tables, event: Event) -> View:
    kind = event.kind
    args = event.args
    if kind == DECLARED:
        return {"contract": tables.contracts[args[0]], "penalty": args[1], "value": args[2]}
    if kind == RESULT:
        return {
            "contract": tables.contracts[args[0]],
            "tricks": args[1],
            "penalty": args[2],
            "recorded": args[3],
            "won": args[4:],
        }
    if kind == SHARED:
        return {"count": args[0], "rest": args[1], "other": args[2]}
    if kind == RANKED:
        return {"contract": tables.contracts[args[0]], "points": args[1:]}
    return {"points": args.copy()} if kind == OVER else {}
