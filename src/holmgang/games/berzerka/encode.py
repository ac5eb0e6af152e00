"""What a seat of Berzerka knows, in numbers. Seats are counted from the own one on."""

from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits
from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed, numbered
from holmgang.core.state import State
from holmgang.games.berzerka.notation import CARD_NAMES, ORDERS, PARITIES, SUITS
from holmgang.games.berzerka.state import UNSET, Position
from holmgang.games.berzerka.tables import (
    AGREE,
    BID,
    CARDS,
    DISCARD,
    DONE,
    NONE,
    NUMBER,
    ORDER,
    PARITY,
    PASS,
    PLAY,
    RANK,
    RANKS,
    REFUSE,
    SEATS,
    SUIT,
    TRICKS,
    Tables,
)
from holmgang.games.berzerka.view import QUESTIONS

PLAYERS: list[str] = ["me", "next", "last"]
OTHERS: list[str] = ["next", "last"]
BOX: list[str] = ["done", "recorded", "cube", "discards"]
MOST_POINTS = 9999


def fields(tables: Tables, rows: int) -> list[Field]:
    lines = numbered(rows)
    return [
        Field("asking", QUESTIONS, "the question that is open"),
        Field("asked", [""], "whether this seat owes an answer"),
        Field("deal", [""], "the number of the hand that is played", rows * SEATS),
        Field("forehand", PLAYERS, "who was the first to bid"),
        Field("hand", CARD_NAMES, "own cards"),
        Field("away", CARD_NAMES, "cards that this seat has discarded"),
        Field("gone", CARD_NAMES, "cards played, as far as they may be remembered"),
        Field("lacks", crossed(OTHERS, CARD_NAMES), "cards that others are known not to hold"),
        Field("cards", PLAYERS, "how many cards each hand has", CARDS),
        Field("turned", CARD_NAMES, "the card turned up for trump"),
        Field("pile", [""], "cards left to draw", CARDS),
        Field("active", PLAYERS, "who has not passed"),
        Field("standing", PLAYERS, "who has bid last"),
        Field("penalty", [""], "the number of overbids", int(tables.highest)),
        Field("hotseat", [""], "whether nobody wanted to bid"),
        Field("declarer", PLAYERS, "who plays the contract"),
        Field("contract", tables.contracts, "the contract that is played"),
        Field("suit", SUITS, "the trump suit of the contract"),
        Field("order", [""], "what was announced about ranks, counted from 0", RANKS),
        Field("boast", [""], "the number announced", TRICKS),
        Field("trick", [""], "the number of the trick", TRICKS),
        Field("trump", SUITS, "the trump suit of this trick"),
        Field("led", SUITS, "the suit led"),
        Field("table", CARD_NAMES, "cards of this trick"),
        Field("best", CARD_NAMES, "the card that wins now"),
        Field("winning", PLAYERS, "who wins now"),
        Field("won", PLAYERS, "tricks won", TRICKS),
        Field("claimer", PLAYERS, "who claims some of the tricks to come"),
        Field("claimed", [""], "how many of them", TRICKS),
        Field("points", PLAYERS, "points on the contract board", MOST_POINTS, -MOST_POINTS),
        Field(
            "row", crossed(lines, ["contract"]), "the contract of each row", len(tables.contracts)
        ),
        Field("value", lines, "what each row is worth", 999),
        Field("bid", crossed(lines, PLAYERS), "who has bid which row"),
        Field("box", crossed(lines, crossed(PLAYERS, BOX)), "the contract board", 99, -99),
    ]


class BerzerkaEncoder(Encoder):
    def __init__(self, fresh: State) -> None:
        assert isinstance(fresh, Position)
        tables = fresh.tables
        self.rows: i64 = fresh.setup.count
        blocks = [
            Block(BID, len(tables.contracts)),
            Block(PASS),
            Block(SUIT, len(SUITS)),
            Block(ORDER, len(ORDERS)),
            Block(PARITY, len(PARITIES)),
            Block(RANK, RANKS, low=1),
            Block(NUMBER, TRICKS, low=1),
            Block(DISCARD, CARDS),
            Block(DONE),
            Block(PLAY, CARDS),
            Block(AGREE),
            Block(REFUSE),
        ]
        super().__init__(fields(tables, fresh.setup.count), blocks)

    def shuffled(self, state: State) -> int:
        return CARDS if state.is_chance() and len(state.outcomes()) == 0 else 0

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        p = state
        one, two = (seat + 1) % SEATS, (seat + 2) % SEATS
        sheet.pick(p.asking, len(QUESTIONS))
        sheet.flag(seat in p.actors)
        sheet.put(p.number)
        _write_seat(p.forehand, seat, sheet)
        sheet.bits(p.hand(seat), CARDS)
        sheet.bits(p.away(seat), CARDS)
        sheet.bits(_remembered(p), CARDS)
        sheet.bits(p.lacks(one), CARDS)
        sheet.bits(p.lacks(two), CARDS)
        sheet.put(count_bits(p.hand(seat)))
        sheet.put(count_bits(p.hand(one)))
        sheet.put(count_bits(p.hand(two)))
        sheet.pick(p.turned, CARDS)
        sheet.put(p.pile())
        _write_auction(p, seat, sheet)
        _write_trick(p, seat, sheet)
        _write_board(p, seat, self.rows, sheet)


def _write_seat(who: i64, seat: i64, sheet: Sheet) -> None:
    """One of three, counted from the own seat on."""
    sheet.pick(NONE if who == NONE else (who + SEATS - seat) % SEATS, SEATS)


def _remembered(p: Position) -> i64:
    """The cards played that may still be looked at or thought of (BZ-TRK-07)."""
    if not p.setup.is_strict:
        return p.gone
    cards = p.gone
    for card in p.forgotten():
        cards &= ~bit(card)
    return cards


def _write_auction(p: Position, seat: i64, sheet: Sheet) -> None:
    for step in range(SEATS):
        sheet.put(p.active >> (seat + step) % SEATS & 1)
    _write_seat(p.standing, seat, sheet)
    sheet.put(p.penalty)
    sheet.flag(p.is_hotseat)
    _write_seat(p.declarer, seat, sheet)
    sheet.pick(p.contract(), len(p.tables.contracts))
    sheet.pick(p.suit, len(SUITS))
    sheet.put(p.order)
    sheet.put(p.boast)


def _write_trick(p: Position, seat: i64, sheet: Sheet) -> None:
    is_open = p.count > 0
    sheet.put(p.trick)
    sheet.pick(p.trump, len(SUITS))
    sheet.pick(p.led, len(SUITS))
    sheet.bits(_on_table(p), CARDS)
    sheet.pick(p.best, CARDS)
    _write_seat(p.best_seat if is_open else NONE, seat, sheet)
    for step in range(SEATS):
        sheet.put(p.won((seat + step) % SEATS))
    is_claimed = p.claimed != NONE
    _write_seat(p.turn if is_claimed else NONE, seat, sheet)
    sheet.put(p.claimed if is_claimed else 0)


def _on_table(p: Position) -> i64:
    """The cards of this trick: the last that were played."""
    cards: i64 = 0
    recent = p.recent
    for _ in range(p.count):
        cards |= bit(recent & 63)
        recent >>= 6
    return cards


def _write_board(p: Position, seat: i64, rows: i64, sheet: Sheet) -> None:
    board = p.board
    drawn: i64 = len(board.rows)
    for step in range(SEATS):
        sheet.put(board.totals[(seat + step) % SEATS])
    for row in range(rows):
        sheet.put(board.rows[row] + 1 if row < drawn else 0)
    for row in range(rows):
        sheet.put(board.value(p.tables, row) if row < drawn else 0)
    for row in range(rows):
        for step in range(SEATS):
            sheet.flag(p.bids[(seat + step) % SEATS] == row)
    for row in range(rows):
        for step in range(SEATS):
            if row < drawn:
                _write_box(p, row * SEATS + (seat + step) % SEATS, sheet)
            else:
                sheet.skip(len(BOX))


def _write_box(p: Position, box: i64, sheet: Sheet) -> None:
    board = p.board
    is_done = board.recorded[box] != UNSET
    sheet.flag(is_done)
    sheet.put(board.recorded[box] if is_done else 0)
    sheet.put(board.cubes[box])
    sheet.put(board.discards[box] if is_done else 0)
