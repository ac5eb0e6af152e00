"""What a seat of Berzerka knows, in numbers. Seats are counted from the own one on.

Sets of cards begin where a word of the sheet does: that is the fast way to write them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.bits import bit, count_bits, lowest_place
from holmgang.core.encoding import Block, Encoder, Field, Sheet, crossed, numbered
from holmgang.core.packed import filled, zeros
from holmgang.core.state import State
from holmgang.games.berzerka import tables
from holmgang.games.berzerka.notation import CARD_NAMES, ORDERS, PARITIES, SUITS
from holmgang.games.berzerka.state import ASK_DISCARD, ASK_PLAY, Board, Position
from holmgang.games.berzerka.state import UNSET as UNSET_BOX
from holmgang.games.berzerka.tables import (
    AGREE,
    BID,
    DISCARD,
    DONE,
    NUMBER,
    ORDER,
    PARITY,
    PASS,
    PLAY,
    RANK,
    RANKS,
    REFUSE,
    SUIT,
    TRICKS,
    Tables,
)
from holmgang.games.berzerka.tricks import Tricks
from holmgang.games.berzerka.view import QUESTIONS

PLAYERS: list[str] = ["me", "next", "last"]
OTHERS: list[str] = ["next", "last"]
BOX: list[str] = ["done", "recorded", "cube", "discards"]
BOX_SIZE: Final[i64] = 4
ROW_SIZE: Final[i64] = 17
"""Figures of a row of the board: its contract, its value, three bids and three boxes."""
# The same as elsewhere: compiled code folds only constants of the same file.
CARDS: Final[i64] = 52
SEATS: Final[i64] = 3
NONE: Final[i64] = -1
SUIT_COUNT: Final[i64] = 4
UNSET: Final[i64] = -99
if (CARDS, SEATS, NONE, UNSET) != (tables.CARDS, tables.SEATS, tables.NONE, UNSET_BOX):
    raise AssertionError("constants differ from those of the rules")

MOST_POINTS = 9999


def fields(printed: Tables, rows: int) -> list[Field]:
    lines = numbered(rows)
    return [
        Field("asking", QUESTIONS, "the question that is open"),
        Field("asked", [""], "whether this seat owes an answer"),
        Field("deal", [""], "the number of the hand that is played", rows * int(SEATS)),
        Field("forehand", PLAYERS, "who was the first to bid"),
        Field("cards", PLAYERS, "how many cards each hand has", int(CARDS)),
        Field("hand", CARD_NAMES, "own cards"),
        Field("away", CARD_NAMES, "cards that this seat has discarded"),
        Field("gone", CARD_NAMES, "cards played, as far as they may be remembered"),
        Field("lacks", crossed(OTHERS, CARD_NAMES), "cards that others are known not to hold"),
        Field("turned", CARD_NAMES, "the card turned up for trump"),
        Field("table", CARD_NAMES, "cards of this trick"),
        Field("best", CARD_NAMES, "the card that wins now"),
        Field("pile", [""], "cards left to draw", int(CARDS)),
        Field("active", PLAYERS, "who has not passed"),
        Field("standing", PLAYERS, "who has bid last"),
        Field("penalty", [""], "the number of overbids", int(printed.highest)),
        Field("hotseat", [""], "whether nobody wanted to bid"),
        Field("declarer", PLAYERS, "who plays the contract"),
        Field("contract", printed.contracts, "the contract that is played"),
        Field("suit", SUITS, "the trump suit of the contract"),
        Field("order", [""], "what was announced about ranks, counted from 0", RANKS),
        Field("boast", [""], "the number announced", TRICKS),
        Field("trick", [""], "the number of the trick", TRICKS),
        Field("trump", SUITS, "the trump suit of this trick"),
        Field("led", SUITS, "the suit led"),
        Field("winning", PLAYERS, "who wins now"),
        Field("won", PLAYERS, "tricks won", TRICKS),
        Field("claimer", PLAYERS, "who claims some of the tricks to come"),
        Field("claimed", [""], "how many of them", TRICKS),
        Field("points", PLAYERS, "points on the contract board", MOST_POINTS, -MOST_POINTS),
        Field(
            "row", crossed(lines, ["contract"]), "the contract of each row", len(printed.contracts)
        ),
        Field("value", lines, "what each row is worth", 999),
        Field("bid", crossed(lines, PLAYERS), "who has bid which row"),
        Field("box", crossed(lines, crossed(PLAYERS, BOX)), "the contract board", 99, -99),
    ]


class BerzerkaEncoder(Encoder):
    def __init__(self, fresh: State) -> None:
        assert isinstance(fresh, Position)
        printed = fresh.tables
        self.rows: i64 = fresh.setup.count
        blocks = [
            Block(BID, len(printed.contracts)),
            Block(PASS),
            Block(SUIT, len(SUITS)),
            Block(ORDER, len(ORDERS)),
            Block(PARITY, len(PARITIES)),
            Block(RANK, RANKS, low=1),
            Block(NUMBER, TRICKS, low=1),
            Block(DISCARD, int(CARDS)),
            Block(DONE),
            Block(PLAY, int(CARDS)),
            Block(AGREE),
            Block(REFUSE),
        ]
        super().__init__(fields(printed, fresh.setup.count), blocks)
        self.first_play = self.choices.start[PLAY]
        self.first_discard = self.choices.start[DISCARD]
        self.done = self.choices.start[DONE]

    def shuffled(self, state: State) -> int:
        return int(CARDS) if state.is_chance() and len(state.outcomes()) == 0 else 0

    def legal(self, state: State, seat: i64) -> vec[i64]:
        """Cards are chosen far more often than anything else: from their set at once."""
        assert isinstance(state, Tricks)
        if state.asking == ASK_PLAY and state.turn == seat:
            cards = state.legal_mask(seat)
            return _add_cards(zeros(count_bits(cards)), 0, cards, self.first_play)
        if state.asking == ASK_DISCARD and seat in state.actors:
            cards = state.discardable(seat)
            numbers = filled(1 + count_bits(cards), self.done)
            return _add_cards(numbers, 1, cards, self.first_discard)
        return super().legal(state, seat)

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        p = state
        one, two = (seat + 1) % SEATS, (seat + 2) % SEATS
        sheet.pick(p.asking, len(QUESTIONS))
        line = sheet.line
        line[0] = 1 if seat in p.actors else 0
        line[1] = p.number
        at = _note_seat(line, 2, p.forehand, seat)
        line[at] = count_bits(p.hand(seat))
        line[at + 1] = count_bits(p.hand(one))
        line[at + 2] = count_bits(p.hand(two))
        sheet.row(line, at + SEATS)
        sheet.bits(p.hand(seat), CARDS)
        sheet.bits(p.away(seat), CARDS)
        sheet.bits(_remembered(p), CARDS)
        sheet.bits(p.lacks(one), CARDS)
        sheet.bits(p.lacks(two), CARDS)
        sheet.pick(p.turned, CARDS)
        sheet.bits(_on_table(p), CARDS)
        sheet.pick(p.best, CARDS)
        sheet.row(line, _note_trick(p, seat, line, _note_auction(p, seat, line)))
        _write_board(p, seat, self.rows, sheet)


def _add_cards(numbers: vec[i64], at: i64, cards: i64, start: i64) -> vec[i64]:
    """Number the cards of a set, from a place of the row on."""
    while cards != 0:
        numbers[at] = start + lowest_place(cards)
        cards &= cards - 1
        at += 1
    return numbers


def _note_seat(line: vec[i64], at: i64, who: i64, seat: i64) -> i64:
    """One of three, counted from the own seat on; where the line goes on."""
    return _note_one(line, at, NONE if who == NONE else (who + SEATS - seat) % SEATS, SEATS)


def _note_one(line: vec[i64], at: i64, number: i64, count: i64) -> i64:
    """One of so many, or none of them; where the line goes on."""
    for place in range(at, at + count):
        line[place] = 0
    if number != NONE:
        line[at + number] = 1
    return at + count


def _remembered(p: Position) -> i64:
    """The cards played that may still be looked at or thought of (BZ-TRK-07)."""
    if not p.setup.is_strict:
        return p.gone
    cards = p.gone
    for card in p.forgotten():
        cards &= ~bit(card)
    return cards


def _note_auction(p: Position, seat: i64, line: vec[i64]) -> i64:
    """From `pile` to `suit`; where the line goes on."""
    line[0] = p.pile()
    for step in range(SEATS):
        line[1 + step] = p.active >> (seat + step) % SEATS & 1
    at = _note_seat(line, 1 + SEATS, p.standing, seat)
    line[at] = p.penalty
    line[at + 1] = 1 if p.is_hotseat else 0
    at = _note_seat(line, at + 2, p.declarer, seat)
    at = _note_one(line, at, p.contract(), len(p.tables.contracts))
    return _note_one(line, at, p.suit, SUIT_COUNT)


def _note_trick(p: Position, seat: i64, line: vec[i64], at: i64) -> i64:
    """From `order` to `claimed`."""
    line[at] = p.order
    line[at + 1] = p.boast
    line[at + 2] = p.trick
    at = _note_one(line, at + 3, p.trump, SUIT_COUNT)
    at = _note_one(line, at, p.led, SUIT_COUNT)
    at = _note_seat(line, at, p.best_seat if p.count > 0 else NONE, seat)
    for step in range(SEATS):
        line[at + step] = p.won((seat + step) % SEATS)
    is_claimed = p.claimed != NONE
    at = _note_seat(line, at + SEATS, p.turn if is_claimed else NONE, seat)
    line[at] = p.claimed if is_claimed else 0
    return at + 1


def _on_table(p: Position) -> i64:
    """The cards of this trick: the last that were played."""
    cards: i64 = 0
    recent = p.recent
    for _ in range(p.count):
        cards |= bit(recent & 63)
        recent >>= 6
    return cards


def _write_board(p: Position, seat: i64, rows: i64, sheet: Sheet) -> None:
    """The board as it was kept, and the bids, which are all that changes more often."""
    board = p.board
    if len(board.encoded) == 0:
        board.encoded = vec[vec[i64]]([_encode_board(p, who, rows) for who in range(SEATS)])
    bids = sheet.place() + SEATS + 2 * rows
    sheet.row(board.encoded[seat], SEATS + rows * ROW_SIZE)
    for step in range(SEATS):
        row = p.bids[(seat + step) % SEATS]
        if row != NONE:
            sheet.raise_flag(bids + row * SEATS + step)


def _encode_board(p: Position, seat: i64, rows: i64) -> vec[i64]:
    """From `points` to `box`, with room for the bids."""
    line, board = zeros(SEATS + rows * ROW_SIZE), p.board
    for step in range(SEATS):
        line[step] = board.totals[(seat + step) % SEATS]
    at: i64 = SEATS
    for row in range(len(board.rows)):
        line[at + row] = board.rows[row] + 1
        line[at + rows + row] = board.value(p.tables, row)
    at += (2 + SEATS) * rows
    for step in range(SEATS):
        _note_boxes(board, (seat + step) % SEATS, line, at + step * BOX_SIZE)
    return line


def _note_boxes(board: Board, who: i64, line: vec[i64], at: i64) -> None:
    """All boxes of a seat; those of rows that are not drawn yet are empty."""
    recorded = board.recorded
    for box in range(who, len(recorded), SEATS):
        if recorded[box] != UNSET:
            line[at] = 1
            line[at + 1] = recorded[box]
            line[at + 3] = board.discards[box]
        line[at + 2] = board.cubes[box]
        at += SEATS * BOX_SIZE
