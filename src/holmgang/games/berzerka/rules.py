"""A hand of Berzerka, phase by phase (BZ-HND-02), and the games made of hands."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holmgang.core.action import CHANCE, Action, first, pack, second, verb
from holmgang.core.bits import bit, count_bits, nth_place, places_of
from holmgang.core.chance import Random, unrank_row
from holmgang.core.event import EVERYONE, Event
from holmgang.core.state import View
from holmgang.games.berzerka import notation, odds, view
from holmgang.games.berzerka.state import (
    ASK_BID,
    ASK_CHANCE,
    ASK_CLAIM,
    ASK_DISCARD,
    ASK_HOTSEAT,
    ASK_ORDER,
    ASK_OVER,
    ASK_PARITY,
    ASK_PLAY,
    ASK_RANK,
    ASK_SUIT,
    Board,
    changed,
    empty_board,
)
from holmgang.games.berzerka.tables import (
    AGREE,
    BID,
    CARDS,
    CLAIM,
    CONTRACT,
    DISCARD,
    DONE,
    FATE,
    FIRST,
    HALF,
    NONE,
    NUMBER,
    PASS,
    PLAY,
    RANK,
    RANKS,
    REFUSE,
    SEATS,
    SHUFFLE,
    SUIT,
    TRICKS,
)
from holmgang.games.berzerka.tricks import Tricks

LEAD_WORTH: Final = 0.25
"""How much a lead of one point counts at the end of a game."""


class Berzerka(Tricks):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berzerka":
        twin = Berzerka(self.tables, self.setup)
        self._fill(twin)
        return twin

    def set_up(self) -> None:
        """Choose the contracts and the first forehand, then deal (BZ-SET)."""
        self.board = empty_board()
        for contract in self.setup.contracts:
            self.board.add(contract)
        self.forehand = self.setup.first
        self._prepare()

    def _prepare(self) -> None:
        """Ask chance for what the players have not agreed on, then for the cards."""
        self.asking = ASK_CHANCE
        self.actors = self.tables.deck.chance

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.deck.nobody
        if self.asking == ASK_PLAY:
            return self._playable(seat)
        if self.asking == ASK_DISCARD:
            return self._discardable(seat)
        if self.asking in (ASK_BID, ASK_HOTSEAT):
            return self._biddable(seat)
        if self.asking == ASK_CLAIM:
            return self.tables.deck.answers
        return self._announceable()

    def _discardable(self, seat: int) -> list[Action]:
        """One card more, while there are cards to draw for it (BZ-DIS-03); or enough."""
        options = [pack(DONE)]
        options += [pack(DISCARD, card) for card in places_of(self.discardable(seat))]
        return options

    def _biddable(self, seat: int) -> list[Action]:
        """Contracts still to complete; once bid, only the same one (BZ-BID-03, -08)."""
        rows = places_of(self._biddable_rows(seat))
        bids = [pack(BID, int(self.board.rows[row])) for row in rows]
        return bids if self.asking == ASK_HOTSEAT else [*bids, pack(PASS)]

    def _biddable_rows(self, seat: i64) -> i64:
        if self.asking == ASK_HOTSEAT:
            return self.board.open_mask(seat)
        if self._is_spent():
            return 0
        bound = self.bids[seat]
        return self.board.open_mask(seat) if bound == NONE else bit(bound)

    def _is_spent(self) -> bool:
        """Whether the penalty card shows its last number (BZ-CMP-03)."""
        return self.standing != NONE and self.penalty == self.tables.highest

    def _announceable(self) -> list[Action]:
        deck = self.tables.deck
        if self.asking == ASK_SUIT:
            return deck.suits
        if self.asking == ASK_ORDER:
            return deck.rank_orders
        if self.asking == ASK_PARITY:
            return deck.parities
        return deck.ranks if self.asking == ASK_RANK else deck.numbers

    def candidates(self, seat: int) -> list[Action]:
        """What one might think of choosing now, legal or not."""
        if seat < 0 or seat not in self.actors:
            return []
        if self.asking == ASK_PLAY:
            return [pack(PLAY, card) for card in places_of(self.hand(seat))]
        if self.asking in (ASK_BID, ASK_HOTSEAT):
            bids = [pack(BID, int(contract)) for contract in self.board.rows]
            return bids if self.asking == ASK_HOTSEAT else [*bids, pack(PASS)]
        return self.legal(seat)

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        kind = verb(action)
        if seat not in self.actors:
            return "not-asked", {}
        if kind not in view.ANSWERS[self.asking]:
            return "other-question", {}
        if kind == BID:
            return self._why_no_bid(seat, first(action))
        if kind == CLAIM:
            return self._why_no_claim() or "claim-many", {"count": self.left()}
        if kind == DISCARD and count_bits(self.away(seat)) == self.pile():
            return "pile-empty", {"count": int(self.pile())}
        card = notation.CARD_NAMES[first(action)]
        if not self.hand(seat) & bit(first(action)):
            return "not-in-hand", {"card": card}
        return self._why_no_play(seat)

    def _why_no_bid(self, seat: int, contract: int) -> tuple[str, dict[str, object]]:
        name: dict[str, object] = {"contract": self.tables.contracts[contract]}
        row = self.board.row_of(contract)
        if row == NONE:
            return "not-in-play", name
        if self.board.is_done(row, seat):
            return "completed", name
        if self._is_spent():
            return "no-overbid", {"number": int(self.tables.highest)}
        bound = self.board.rows[self.bids[seat]]
        return "bound", {"contract": self.tables.contracts[bound]}

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        kind = verb(action)
        if kind == PLAY:
            self._play(seat, first(action))
        elif kind == DISCARD:
            self._discard(seat, first(action))
        elif kind == DONE:
            self._draw(seat)
        elif kind == BID:
            self._bid(seat, self.board.row_of(first(action)))
        elif kind == PASS:
            self._pass(seat)
        elif kind <= SHUFFLE:
            self._chance(kind, first(action), second(action))
        elif kind == CLAIM:
            self._claim(seat, first(action))
        elif kind in (AGREE, REFUSE):
            self._answer(seat, kind == AGREE)
        else:
            self._announce(seat, kind, first(action))

    def _chance(self, kind: int, operand: int, number: int) -> None:
        if kind == SHUFFLE:
            self._deal(unrank_row(CARDS, number))
            return
        if kind == FIRST:
            self.forehand = operand
            self._log(view.FIRST, operand)
        else:
            self.board = self.board.copy()
            self.board.add(operand)
            self._log(view.DRAWN, NONE, operand)
        self._prepare()

    # Dealing

    def _deal(self, deck: vec[i64]) -> None:
        """Seven cards to each player, left of the forehand first (BZ-DEAL-01)."""
        self.deck = deck
        self._log(view.HAND, int(self.forehand), int(self.number))
        self._deal_out(TRICKS if self.setup.is_less_mizerka else HALF)
        self._ask_bid(self.forehand)

    def _deal_out(self, size: i64) -> None:
        """One packet to each player, from the top of the deck."""
        seat = self.forehand
        for _ in range(SEATS):
            seat = seat + 1 if seat < SEATS - 1 else 0
            packet = self._take_cards(size)
            self.set_hand(seat, self.hand(seat) | packet)
            if self.journal is not None:
                audience = int(bit(seat))
                self.journal.append(Event(view.DEALT, int(seat), places_of(packet), audience))

    def _take_cards(self, size: i64) -> i64:
        """The next cards of the deck, as a set."""
        cards: i64 = 0
        for place in range(self.next, self.next + size):
            cards |= bit(self.deck[place])
        self.next += size
        return cards

    def _deal_rest(self) -> None:
        if not self.setup.is_less_mizerka:
            self._deal_out(TRICKS - HALF)

    # The auction

    def _ask_bid(self, seat: i64) -> None:
        self.asking = ASK_BID
        self.actors = self.tables.deck.alone[seat]

    def _bid(self, seat: i64, row: i64) -> None:
        if self.asking == ASK_HOTSEAT:
            self.row = row
            self._log_contract(seat)
            self._inform()
            return
        self.penalty = self.raised()
        self.standing = seat
        self.bids = changed(self.bids, seat, row)
        if self.journal is not None:
            figures = [int(self.board.rows[row]), int(self.penalty)]
            self.journal.append(Event(view.BID_MADE, int(seat), figures))
        self._go_on_bidding(seat)

    def _pass(self, seat: i64) -> None:
        """For good (BZ-PAS-01)."""
        self.active &= ~bit(seat)
        self._log(view.PASSED, int(seat))
        self._go_on_bidding(seat)

    def _go_on_bidding(self, seat: i64) -> None:
        """Look whether the auction is over, else ask the next player (BZ-PAS-05)."""
        if self.standing != NONE and self.active == bit(self.standing):
            self._win_auction(self.standing)
        elif self.active == 0:
            self._put_in_hotseat()
        else:
            following = (seat + 1) % SEATS
            while not self.active & bit(following):
                following = (following + 1) % SEATS
            self._ask_bid(following)

    def _win_auction(self, seat: i64) -> None:
        """Cube into the box, value up, information, and only then more cards (BZ-FIN-01..04)."""
        self.declarer = seat
        self.row = self.bids[seat]
        self.board = self.board.copy()
        box = self.row * SEATS + seat
        self.board.cubes = changed(self.board.cubes, box, self.cubes_won())
        self._log_contract(seat)
        self._inform()

    def _put_in_hotseat(self) -> None:
        """The forehand, or the next player with a contract left, must bid (BZ-HOT)."""
        seat = self.forehand
        while self.board.open_mask(seat) == 0:
            seat = (seat + 1) % SEATS
        self.declarer = seat
        self.is_hotseat = True
        self._log(view.HOTSEAT, int(seat))
        self._deal_rest()
        self.asking = ASK_HOTSEAT
        self.actors = self.tables.deck.alone[seat]

    def _log_contract(self, seat: i64) -> None:
        if self.journal is not None:
            value = int(self.board.value(self.tables, self.row))
            figures = [int(self.contract()), int(self.penalty), value]
            self.journal.append(Event(view.DECLARED, int(seat), figures))

    # Additional information

    def _inform(self) -> None:
        """Ask the declarer for the next piece of information, if one is due (BZ-FIN-03)."""
        asks = self.tables.asks[self.contract()]
        if int(self.asked) < len(asks):
            self.asking = asks[self.asked] - SUIT + ASK_SUIT
            self.actors = self.tables.deck.alone[self.declarer]
            return
        if self.tables.trump[self.contract()] == FATE:
            self._turn_up()
        if not self.is_hotseat:
            self._deal_rest()
        self._begin_discards()

    def _turn_up(self) -> None:
        """The bottom card shows the trump suit and stays where it is (BZ-CON-06)."""
        self.turned = self.deck[CARDS - 1]
        self.suit = self.turned // RANKS
        if self.journal is not None:
            self.journal.append(Event(view.TURNED, NONE, [int(self.turned)], EVERYONE, True))

    def _announce(self, seat: int, kind: int, what: int) -> None:
        if kind == SUIT:
            self.suit = what
        elif kind == NUMBER:
            self.boast = what
        else:
            self.order = what - 1 if kind == RANK else what
        self.asked += 1
        self._log(view.SUIT + kind - SUIT, seat, what)
        self._inform()

    # Discarding and drawing

    def _begin_discards(self) -> None:
        """Who begins depends on how the declarer came to be it (BZ-DIS-01, -02, BZ-VAR)."""
        if self.setup.is_less_mizerka:
            self.starter = self.forehand
        elif self.is_hotseat and not self.setup.is_hotseat_first:
            self.starter = (self.declarer + 1) % SEATS
        else:
            self.starter = self.declarer
        self.step = 0
        self._ask_discards()

    def _ask_discards(self) -> None:
        """The next player who may discard; without one the tricks begin (BZ-DIS-05)."""
        while self.step < SEATS and self.pile() > 0:
            seat = (self.starter + self.step) % SEATS
            if seat != self.declarer or self.tables.declarer_discards[self.contract()]:
                self.asking = ASK_DISCARD
                self.actors = self.tables.deck.alone[seat]
                return
            self.step += 1
        self._begin_tricks()

    def _discard(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, self.hand(seat) & ~bit(card))
        self.set_away(seat, self.away(seat) | bit(card))
        if self.journal is not None:
            self.journal.append(Event(view.DISCARD_MADE, int(seat), [int(card)], int(bit(seat))))

    def _draw(self, seat: i64) -> None:
        """As many as were discarded; the last card of the pile may be known (BZ-DIS-03)."""
        count = count_bits(self.away(seat))
        drawn = self._take_cards(count)
        self.set_hand(seat, self.hand(seat) | drawn)
        if self.journal is not None:
            audience = int(bit(seat))
            self.journal.append(Event(view.DISCARDED, int(seat), [int(count)]))
            self.journal.append(Event(view.DREW, int(seat), places_of(drawn), audience, True))
        self.step += 1
        self._ask_discards()

    # The end of a hand

    def _end_hand(self) -> None:
        """Only the declarer's result is written down (BZ-SCO-01)."""
        seat = self.declarer
        row = self.row
        box = row * SEATS + seat
        board = self.board.copy()
        self.board = board
        board.recorded = changed(board.recorded, box, self.recorded())
        board.discards = changed(board.discards, box, count_bits(self.away(seat)))
        place = board.completed(row)
        board.order = changed(board.order, box, place)
        board.last = changed(board.last, seat, self.number)
        if self.journal is not None:
            tricks, recorded = int(self.won(seat)), int(board.recorded[box])
            figures = [int(self.contract()), tricks, int(self.penalty), recorded]
            figures += [int(self.won(each)) for each in range(SEATS)]
            self.journal.append(Event(view.RESULT, int(seat), figures))
        if place == SEATS:
            self._rank(board, int(row))
        self._clear()
        # Each hand completes one box (BZ-INV-04).
        if self.number == len(board.recorded):
            self._finish()
        else:
            self.number += 1
            self.forehand = (self.forehand + 1) % SEATS
            self._prepare()

    def _rank(self, board: Board, row: int) -> None:
        """The value of the row to the first, from the last, nothing between (BZ-GP-01)."""
        places = self.ranking(row)
        value = board.value(self.tables, row)
        board.points = board.points[:]
        board.totals = board.totals[:]
        for seat, points in ((places[0], value), (places[2], -value)):
            board.points[row * SEATS + seat] = points
            board.totals[seat] += points
        if self.journal is not None:
            won = [int(board.points[row * SEATS + seat]) for seat in range(SEATS)]
            self.journal.append(Event(view.RANKED, places[0], [int(board.rows[row]), *won]))

    def _clear(self) -> None:
        """Collect all cards, cubes beside the board and the penalty card (BZ-NEW-01)."""
        self.deck = self.tables.deck.no_cards
        self.next = 0
        self.hand0 = self.hand1 = self.hand2 = 0
        self.bids = self.tables.deck.no_bids
        self.active = 7
        self.standing = NONE
        self.penalty = 0
        self.is_hotseat = False
        self.declarer = NONE
        self.row = NONE
        self.asked = 0
        self.suit = NONE
        self.order = 0
        self.boast = 0
        self.turned = NONE
        self.step = 0
        self.starter = 0
        self.away0 = self.away1 = self.away2 = 0
        self._clear_tricks()

    def _clear_tricks(self) -> None:
        self.trick = 0
        self.count = 0
        self.turn = 0
        self.led = NONE
        self.best = NONE
        self.best_seat = NONE
        self.trump = NONE
        self.led_cards = 0
        self.trump_cards = 0
        self.better = 0
        self.plain_order = 0
        self.trump_order = 0
        self.claimed = NONE
        self.refused = 0
        self.trump_from = 1
        self.is_swinging = False
        self.forget_plays()
        self.gone = 0
        self.winners = 0
        self.wins = 0
        self.won0 = self.won1 = self.won2 = 0
        self.lacks0 = self.lacks1 = self.lacks2 = 0
        self.fresh0 = self.fresh1 = self.fresh2 = 0

    def _finish(self) -> None:
        self.asking = ASK_OVER
        self.actors = self.tables.deck.nobody
        if self.journal is not None:
            totals = [int(self.board.totals[seat]) for seat in range(SEATS)]
            self.journal.append(Event(view.OVER, self.places()[0], totals))

    # Chance

    def _rolling(self) -> int:
        """What chance is asked for: contracts, then the first forehand, then cards."""
        if len(self.board.rows) < self.setup.count:
            return CONTRACT
        return FIRST if self.forehand == NONE else SHUFFLE

    def outcomes(self) -> list[tuple[Action, int]]:
        kind = self._rolling()
        if kind == FIRST:
            return [(pack(FIRST, seat), 1) for seat in range(SEATS)]
        if kind == SHUFFLE:
            return []
        every = range(len(self.tables.contracts))
        return [
            (pack(CONTRACT, contract), 1)
            for contract in every
            if self.board.row_of(contract) == NONE
        ]

    def sample(self, rng: Random) -> Action:
        if self._rolling() == SHUFFLE:
            return pack(SHUFFLE, 0, rng.below(self.tables.deck.orders))
        options = self.outcomes()
        return options[rng.below(len(options))][0]

    def may_roll(self, action: Action) -> bool:
        if self._rolling() != SHUFFLE:
            return any(action == option for option, _ in self.outcomes())
        mine = verb(action) == SHUFFLE and first(action) == 0
        return mine and second(action) < self.tables.deck.orders

    # At random

    def _choose_any(self, rng: Random) -> None:
        """The same choice as from a list of actions; the usual ones without the list."""
        if self.asking == ASK_CHANCE:
            self._roll_any(rng)
        elif self.asking == ASK_DISCARD:
            self._discard_any(self.actors[0], rng)
        elif self.asking in (ASK_BID, ASK_HOTSEAT):
            self._bid_any(self.actors[0], rng)
        else:
            options = self.legal(self.actors[0])
            self.apply(self.actors[0], options[rng.below(len(options))])

    def _roll_any(self, rng: Random) -> None:
        if self._rolling() == SHUFFLE:
            self._deal(unrank_row(CARDS, rng.below(self.tables.deck.orders)))
        else:
            self.apply(CHANCE, self.sample(rng))

    def _discard_any(self, seat: i64, rng: Random) -> None:
        cards = self.discardable(seat)
        chosen = rng.below_i64(1 + count_bits(cards))
        if chosen == 0:
            self._draw(seat)
        else:
            self._discard(seat, nth_place(cards, chosen - 1))

    def _bid_any(self, seat: i64, rng: Random) -> None:
        rows = self._biddable_rows(seat)
        count = count_bits(rows)
        chosen = rng.below_i64(count if self.asking == ASK_HOTSEAT else count + 1)
        if chosen == count:
            self._pass(seat)
        else:
            self._bid(seat, nth_place(rows, chosen))

    # The other modules of the game

    def scores(self) -> list[float]:
        """1 for the winner, 0 for the second, -1 for the last."""
        places = self.places()
        return [1.0 - places.index(seat) for seat in range(SEATS)]

    def outlook(self) -> list[float]:
        """By how far a seat expects to be ahead of the others; it counts more in the end."""
        points = self.expectation()
        left = 1.0 - self.board.hands() / max(1, len(self.board.recorded))
        worth = LEAD_WORTH / (1.0 + 2.0 * left)
        total = points[0] + points[1] + points[2]
        return [math.tanh(worth * (3.0 * mine - total) / 2.0) for mine in points]

    def view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def reckon(self, seat: int) -> View:
        """Nobody counts cards for whoever may not look at them again."""
        return {} if self.setup.is_strict else odds.reckon(self, seat)

    def describe(self, event: Event, viewer: int) -> View:
        if view.is_forgotten(self, event, viewer):
            return {"event": self.event_name(event.kind), "seat": event.seat}
        return super().describe(event, viewer)

    def audience(self, actor: int, action: Action) -> int:
        return view.audience(actor, action)

    def event_name(self, kind: int) -> str:
        return view.EVENT_NAMES[kind]

    def figures(self, event: Event) -> View:
        return view.figures(self.tables, event)

    def scramble(self, seat: int, rng: Random) -> None:
        view.scramble(self, seat, rng)

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def blank(self, action: Action) -> str:
        return notation.blank(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)
