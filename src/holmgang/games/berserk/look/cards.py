"""Plain facts about cards: whose they are, where they are, how actions name them."""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.packed import packed
from holmgang.games.berserk.numbers import codes
from holmgang.games.berserk.numbers.field import SQUARES
from holmgang.games.berserk.state import AIR, ALERT, CARDS, DECK, EXILE, GRAVE, HIDDEN, Position
from holmgang.games.berserk.tables import COMPANION, DEAL, NONE, PARASITE, TERRAIN


def owner(i: i64) -> i64:
    """Whose deck a card came from, and whose graveyard it goes to (BK-14.11)."""
    return 0 if i < DEAL else 1


def is_alert(p: Position, i: i64) -> bool:
    return p.status[i] & ALERT != 0


def is_hidden(p: Position, i: i64) -> bool:
    return p.status[i] & HIDDEN != 0


def is_flying(p: Position, i: i64) -> bool:
    """In the extra zone, and no terrain (BK-15.1, BK-18.1)."""
    return p.place[i] == AIR and p.tables.type[p.card[i]] != TERRAIN


def card_at(p: Position, place: i64) -> i64:
    """The card an action names by its square, or by its own number; NONE if gone.

    Numbers name those without a square of their own: flyers, terrains, symbiotes,
    and the incorporeal on the square of another card.
    """
    if place < SQUARES:
        return p.board[place]
    i = place - SQUARES
    if i < CARDS and (p.place[i] == AIR or p.host[i] >= 0 or i == p.passing_card):
        return i
    return NONE


def place_of(p: Position, i: i64) -> i64:
    """The number by which actions name where a card is; the reverse of `card_at`."""
    place = p.place[i]
    if place == AIR or p.host[i] >= 0 or i == p.passing_card:
        return SQUARES + i
    return place


def has_host(p: Position, i: i64) -> bool:
    """Whether a symbiote sits on a host; then it is where its host is (BK-16.1).

    Of one that has left its host, `host` remembers who it was, below NONE.
    """
    return p.host[i] >= 0


def has_square(p: Position, i: i64) -> bool:
    """On a square of its own."""
    return 0 <= p.place[i] < SQUARES and p.host[i] < 0 and i != p.passing_card


def host_of(p: Position, i: i64) -> i64:
    """The creature a symbiote sits on, or sat on last."""
    host = p.host[i]
    return host if host >= NONE else -2 - host


def row(p: Position, i: i64) -> i64:
    """The row of a card in the tables, wherever it is."""
    return i - codes.FROM_DECK if i >= codes.FROM_DECK else p.card[i]


def wounds_of(p: Position, i: i64) -> i64:
    if p.place[i] >= 0 or p.departed[i] == NONE:
        return p.wounds[i]
    return p.departed[i] >> 8


def is_symbiote(p: Position, i: i64) -> bool:
    return p.tables.type[p.card[i]] in (COMPANION, PARASITE)


def deck_rows(p: Position, seat: i64) -> vec[i64]:
    """All cards of a deck, sorted."""
    if len(p.top[seat]) + len(p.under[seat]) + len(p.shown) == 0:
        return p.pile[seat]
    known = [card // 2 for card in p.top[seat]] + p.under[seat]
    shown = [card // 2 for card in p.shown if card != NONE and card % 2 == seat]
    return packed(sorted(list(p.pile[seat]) + known + shown))


def lies_in(p: Position, zone: i64, i: i64) -> bool:
    if i >= codes.FROM_DECK:
        return zone == codes.Z_DECK
    if zone == codes.Z_PLAY:
        return p.place[i] >= 0
    if zone == codes.Z_GRAVE:
        return p.place[i] == GRAVE
    if zone == codes.Z_EXILE:
        return p.place[i] == EXILE
    return p.place[i] == DECK
