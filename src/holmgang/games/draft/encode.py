"""What a seat of a draft knows, in numbers. Seats are counted from the own one on."""

from mypy_extensions import i64

from holmgang.core.encoding import Block, Encoder, Field, Sheet, numbered
from holmgang.core.packed import zeros
from holmgang.core.state import State
from holmgang.games.draft.state import ASK_CUT, ASK_PICK, Position
from holmgang.games.draft.tables import CUT, DONE, MOST_CUTS, PICK, STACK, STACKS, Tables
from holmgang.games.draft.view import QUESTIONS


def fields(tables: Tables, players: int) -> list[Field]:
    most = max(tables.copies)
    seats = numbered(players, 0)
    return [
        Field("asking", QUESTIONS, "the question that is open"),
        Field("asked", [""], "whether this seat owes an answer"),
        Field("round", [""], "the number of the stack", STACKS),
        Field("step", [""], "cards taken of it", STACK),
        Field("left", [""], "whether stacks go to the left"),
        Field("stack", tables.cards, "cards in hand to choose from", most),
        Field("picks", tables.cards, "own cards", most),
        Field("cuts", tables.cards, "own cards that are left out", most),
        Field("spare", [""], "cards that may still be left out", MOST_CUTS),
        Field("sealed", seats, "who has chosen already, from the own seat on"),
        Field("done", seats, "whose deck is built, from the own seat on"),
    ]


class DraftEncoder(Encoder):
    def __init__(self, fresh: State) -> None:
        assert isinstance(fresh, Position)
        cards = len(fresh.tables.cards)
        blocks = [Block(PICK, seconds=cards), Block(CUT, seconds=cards), Block(DONE)]
        super().__init__(fields(fresh.tables, fresh.players), blocks)

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        p, me = state, int(seat)
        is_open = p.asking in (ASK_PICK, ASK_CUT)
        sheet.pick(p.asking, len(QUESTIONS))
        sheet.flag(me in p.actors)
        sheet.put(p.round + 1)
        sheet.put(p.step)
        sheet.flag(p.passes_left(p.round))
        kinds: i64 = len(p.tables.cards)
        _write_cards(p.in_hand(me) if p.asking == ASK_PICK else [], kinds, sheet)
        _write_cards(p.picks[me], kinds, sheet)
        _write_cards(p.cuts[me], kinds, sheet)
        sheet.put(MOST_CUTS - len(p.cuts[me]))
        for step in range(p.players):
            sheet.flag(is_open and (me + step) % p.players not in p.actors)
        for step in range(p.players):
            sheet.put(p.done[(me + step) % p.players])


def _write_cards(cards: list[int], kinds: i64, sheet: Sheet) -> None:
    """How many there are of each kind."""
    counts = zeros(kinds)
    for card in cards:
        counts[card] += 1
    sheet.row(counts, kinds)
