"""Both armies are turned up, but for the second player's rear row (BK-6)."""

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.packed import filled, rows_of, zeros
from holmgang.games.berserk.change import movement, reveal
from holmgang.games.berserk.hear import listeners, log
from holmgang.games.berserk.look import cards, hiring
from holmgang.games.berserk.numbers import ask, field, frames, journal
from holmgang.games.berserk.state import ALERT, CARDS, DECK, GRAVE, HIDDEN, Position, reg, set_reg
from holmgang.games.berserk.tables import COMPANION, DEAL, NONE, PARASITE, SHOW


def turn_armies(p: Position, openly: bool = False) -> None:
    """Both armies are numbered and turned, but for the second player's rear row (BK-6.1)."""
    p.spent = zeros(8)
    _number_armies(p)
    for seat in (p.first, 1 - p.first):
        for i in p.armies[seat]:
            hides = not openly and _may_hide(p, i, seat)
            p.status[i] = ALERT | HIDDEN if hides else ALERT
            log.card(p, journal.STANDS, i)
    listeners.rebuild(p)  # once it is settled who is hidden
    for i in range(CARDS):
        if p.place[i] >= 0 and not cards.is_hidden(p, i):
            reveal.take_off(p, i)


def _may_hide(p: Position, i: i64, seat: i64) -> bool:
    """In the second player's rear row, unless it is a symbiote (BK-6.2, BK-6.13)."""
    if seat == p.first or field.rank(p.place[i], seat) < 3 or cards.owner(i) != seat:
        return False
    return p.tables.type[p.card[i]] not in (COMPANION, PARASITE)


def _number_armies(p: Position) -> None:
    """Number the cards by their squares; those not hired go back to the deck (BK-4.18)."""
    old = p.card
    p.card = filled(CARDS, NONE)
    p.size = zeros(2)
    piles: list[list[int]] = [p.tables.decks[0].copy(), p.tables.decks[1].copy()]
    lost = [i for i in hiring.thrown_out(p, 0) + hiring.thrown_out(p, 1) if p.place[i] < 0]
    p.place = filled(CARDS, DECK)
    p.side = p.side[:]
    for square in range(field.SQUARES):
        if p.board[square] != NONE:
            i = _number(p, old, piles, p.board[square])
            p.side[i] = field.half(square)
            movement.put(p, i, square)
    for other in lost:  # the half was full
        p.place[_number(p, old, piles, other)] = GRAVE
    p.start_squares = p.place[:]
    listeners.rebuild(p)
    p.pile = rows_of([sorted(piles[0]), sorted(piles[1])])


def _number(p: Position, old: vec[i64], piles: list[list[int]], dealt: i64) -> i64:
    """The next number of a card's owner, for a card of the deal."""
    owner = cards.owner(dealt)
    i = owner * DEAL + p.size[owner]
    p.size[owner] += 1
    p.card[i] = old[dealt]
    piles[owner].remove(p.card[i])
    return i


def showing_step(p: Position) -> None:
    """Where it is not forced, the second player hides card by card (BK-6.2, BK-6.3)."""
    seat = 1 - p.first
    start = max(reg(p, frames.SHOWING_NEXT), seat * DEAL)
    if not p.tables.edition.must_hide:
        for i in range(start, seat * DEAL + p.size[seat]):
            if cards.is_hidden(p, i):
                set_reg(p, frames.SHOWING_NEXT, i)
                p.ask(ask.HIDE, p.tables.alone[seat])
                return
    p.frames.pop()


def choose_to_show(p: Position, word: i64) -> None:
    i = reg(p, frames.SHOWING_NEXT)
    set_reg(p, frames.SHOWING_NEXT, i + 1)
    if word == SHOW:
        reveal.turn_up(p, i)
