"""Plays Berzerka as a sensible person does after a few games.

It bids when its cards are clearly better than usual for a contract, keeps what
wins (or loses) tricks, and follows the common sense of trick-taking.
"""

from typing import Final

from holmgang.bots.berzerka.claims import answer
from holmgang.bots.berzerka.judgement import Judgement, judge
from holmgang.bots.berzerka.policy import choose_card, discards
from holmgang.core.action import Action, first, pack, verb
from holmgang.core.bits import places_of
from holmgang.core.chance import Random
from holmgang.core.seat import Bot, Seat
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import (
    ASK_BID,
    ASK_CLAIM,
    ASK_DISCARD,
    ASK_HOTSEAT,
    ASK_PLAY,
    ASK_SUIT,
    spread,
)
from holmgang.games.berzerka.tables import BID, DISCARD, DONE, PASS, PLAY, SUIT

EAGER: Final = 0.55
"""How much better than usual a hand must be for a bid."""

CAUTION: Final = 0.9
"""What a trick of penalty costs, in the spread of results."""


class Greedy(Bot):
    def choose(self, seat: Seat, rng: Random) -> Action:
        options = seat.legal()
        if len(options) == 1:
            return options[0]
        if seat.asking() == ASK_CLAIM:
            return answer(seat, rng)
        # Any world will do: only the seat's own cards and what is open are looked at.
        world = seat.determinize(rng)
        assert isinstance(world, Berzerka)
        return decide(world, seat.index, options)


def decide(world: Berzerka, me: int, options: list[Action] | None = None) -> Action:
    """What common sense says, by the options that are seen: all, unless some are given."""
    seen = world.legal(me) if options is None else options
    if world.asking == ASK_PLAY:
        return pack(PLAY, choose_card(world, me, _cards(seen)))
    if world.asking == ASK_DISCARD:
        return _discard(world, me, seen)
    if world.asking == ASK_BID:
        return bid(world, me, seen)
    if world.asking == ASK_HOTSEAT:
        row, _ = best_row(world, me, _rows(world, me, seen))
        return pack(BID, world.board.rows[row])
    judgement = judge(world.tables, world.contract(), int(world.hand(me)))
    kind = world.asking - ASK_SUIT + SUIT
    return pack(kind, judgement.announcement(kind))


def _cards(options: list[Action]) -> int:
    """The cards of some choices, as a mask."""
    return sum(1 << first(action) for action in options)


def _rows(world: Berzerka, me: int, options: list[Action]) -> list[int]:
    """The contracts of some choices, as rows of the board."""
    board = world.board
    return [row for row in board.open_rows(me) if pack(BID, board.rows[row]) in options]


def _discard(world: Berzerka, me: int, options: list[Action]) -> Action:
    seen = [action for action in options if verb(action) == DISCARD]
    left = places_of(discards(world, me) & world.hand(me) & _cards(seen))
    return pack(DISCARD, left[0]) if len(left) > 0 else pack(DONE)


def bid(world: Berzerka, me: int, options: list[Action]) -> Action:
    """The contract that profits most from these cards, if they are worth its penalty."""
    rows = _rows(world, me, options)
    if world.bids[me] >= 0:
        rows = [world.bids[me]]
    if len(rows) == 0 or world._is_spent():
        return pack(PASS)
    row, judgement = best_row(world, me, rows)
    contract = world.board.rows[row]
    penalty = int(world.penalty) + (1 if world.standing >= 0 else 0)
    price = CAUTION * penalty / spread(world.tables, contract)
    return pack(BID, contract) if judgement.worth - price > EAGER else pack(PASS)


def best_row(world: Berzerka, me: int, rows: list[int]) -> tuple[int, Judgement]:
    """Good cards belong into a dear contract, bad ones into a cheap one."""
    best = rows[0]
    best_judgement = judge(world.tables, world.board.rows[best], int(world.hand(me)))
    best_worth = best_judgement.worth * (int(world.board.value(world.tables, best)) + 1)
    for row in rows[1:]:
        judgement = judge(world.tables, world.board.rows[row], int(world.hand(me)))
        worth = judgement.worth * (int(world.board.value(world.tables, row)) + 1)
        if worth > best_worth:
            best, best_judgement, best_worth = row, judgement, worth
    return best, best_judgement
