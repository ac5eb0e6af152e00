"""The play of the tricks, card by card, and the claim that may cut it short.

What runs for every card are plain functions: the compiled build calls them at
once, while a method is first looked up.
"""

from mypy_extensions import i64

from holmgang.core.action import Action, pack
from holmgang.core.bits import bit, count_bits, nth_place
from holmgang.core.chance import Random
from holmgang.core.event import Event
from holmgang.games.berzerka import notation, view
from holmgang.games.berzerka.state import (
    ASK_CLAIM,
    ASK_PLAY,
    CARD_BITS,
    Position,
    suit_cards,
)
from holmgang.games.berzerka.tables import (
    CARDS,
    CLAIM,
    NONE,
    RANKS,
    SEATS,
    SUIT_MASK,
    SWINGING,
    TRICKS,
)


class Tricks(Position):
    """What may be played and what follows from it."""

    # What may be played

    def legal_mask(self, seat: i64) -> i64:
        """The cards a seat may play to this trick, its turn assumed (BZ-LEG)."""
        return playable(self, seat)

    def _playable(self, seat: i64) -> list[Action]:
        cards = playable(self, seat)
        plays = self.tables.deck.plays
        if self.count > 0:
            suit: i64 = self.led
            mine: i64 = cards >> suit * RANKS & SUIT_MASK
            if mine == 0 and self.trump != NONE:
                suit = self.trump
                mine = cards >> suit * RANKS & SUIT_MASK
            if mine != 0:
                return plays[suit << 13 | mine]
        spades: i64 = cards & SUIT_MASK
        hearts: i64 = cards >> 13 & SUIT_MASK
        diamonds: i64 = cards >> 26 & SUIT_MASK
        clubs: i64 = cards >> 39
        options = plays[spades]
        if hearts != 0:
            options = options + plays[hearts | 8192]
        if diamonds != 0:
            options = options + plays[diamonds | 16384]
        if clubs != 0:
            options = options + plays[clubs | 24576]
        return options

    def _why_no_play(self, seat: int) -> tuple[str, dict[str, object]]:
        """The duty that a card in hand would break, in the order of checking (BZ-LEG)."""
        hand = self.hand(seat)
        best = notation.CARD_NAMES[self.best]
        follows = hand & self.led_cards
        if follows != 0:
            if follows & self.better:
                return "must-beat", {"card": best, "suit": notation.SUITS[self.led]}
            return "must-follow", {"suit": notation.SUITS[self.led]}
        is_trumped = self.best // RANKS == self.trump
        if is_trumped and hand & self.better:
            return "must-overtrump", {"card": best, "trump": notation.SUITS[self.trump]}
        return "must-trump", {"trump": notation.SUITS[self.trump]}

    # Playing

    def _begin_tricks(self) -> None:
        self.asking = ASK_PLAY
        self.forget_plays()
        contract = self.contract()
        self.trump_from = self.tables.trump_from[contract]
        self.is_swinging = self.tables.ranks[contract] == SWINGING
        self.trick = 1
        clear_trick(self, self.declarer)
        self._set_order()
        self.actors = self.tables.deck.alone[self.declarer]

    def _set_order(self) -> None:
        """Trump and rank order of the trick that begins (BZ-TRK-06)."""
        self.trump = self.trump_in(self.trick)
        self.trump_cards = 0 if self.trump == NONE else suit_cards(self.trump)
        self.plain_order = self.order_in(self.trick, False)
        self.trump_order = self.order_in(self.trick, True)

    def _play(self, seat: i64, card: i64) -> None:
        lay(self, seat, card)
        if self.asking == ASK_PLAY:
            self.actors = self.tables.deck.alone[self.turn]

    # At random

    def playout_step(self, rng: Random, limit: int) -> int:
        """Random cards are drawn from the mask of those that may be played."""
        if self.asking != ASK_PLAY:
            self._choose_any(rng)
            return 1
        count: i64 = 0
        most: i64 = limit
        while self.asking == ASK_PLAY and count < most:
            cards = playable(self, self.turn)
            skip: i64 = 0
            if cards & (cards - 1) != 0:
                skip = rng.below_i64(count_bits(cards))
            lay(self, self.turn, nth_place(cards, skip))
            count += 1
        if self.asking == ASK_PLAY:
            self.actors = self.tables.deck.alone[self.turn]
        return int(count)

    # A claim of the rest (BZ-CLM)

    def claims(self, seat: int) -> list[Action]:
        """How many of the tricks to come a player may say are his, at his turn."""
        if self.asking != ASK_PLAY or seat != self.turn or self._why_no_claim() != "":
            return self.tables.deck.nobody
        return [pack(CLAIM, count) for count in range(self.left() + 1)]

    def _why_no_claim(self) -> str:
        if self.trick == TRICKS:
            return "claim-late"
        return "claim-again" if self.refused == self.trick else ""

    def _claim(self, seat: int, count: int) -> None:
        """Propose to end the hand. It is still the claimer's turn."""
        self.claimed = count
        self._log(view.CLAIMED, seat, count)
        self._ask_agreement((seat + 1) % SEATS)

    def _ask_agreement(self, seat: int) -> None:
        self.asking = ASK_CLAIM
        self.actors = self.tables.deck.alone[seat]

    def _answer(self, seat: int, is_agreed: bool) -> None:
        """One who refuses is enough; play goes on as if nothing had been said (BZ-CLM-02)."""
        self._log(view.AGREED if is_agreed else view.REFUSED, seat)
        following = (seat + 1) % SEATS
        if not is_agreed:
            self.claimed = NONE
            self.refused = self.trick
            self.asking = ASK_PLAY
            self.actors = self.tables.deck.alone[self.turn]
        elif following != self.turn:
            self._ask_agreement(following)
        else:
            self._share_out()

    def _share_out(self) -> None:
        """The claimer's tricks first, the others to the other side (BZ-CLM-03)."""
        claimer = int(self.turn)
        declarer = int(self.declarer)
        other = declarer if claimer != declarer else (declarer + 1) % SEATS
        count, left = int(self.claimed), self.left()
        if self.journal is not None:
            self.journal.append(Event(view.SHARED, claimer, [count, left - count, other]))
        for place in range(left):
            take(self, claimer if place < count else other)
            self.trick += 1
        self._end_hand()

    # Defined by the rules of the rest of a hand

    def _end_hand(self) -> None:
        raise NotImplementedError

    def _choose_any(self, rng: Random) -> None:
        raise NotImplementedError

    def _log(self, kind: int, seat: int, figure: int = NONE) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, [figure]))


# For every card


def playable(p: Position, seat: i64) -> i64:
    """The cards a seat may play to this trick, its turn assumed (BZ-LEG)."""
    hand = p.hand0 if seat == 0 else p.hand1 if seat == 1 else p.hand2
    if p.count == 0:
        return hand
    mine = hand & p.led_cards
    if mine == 0:
        mine = hand & p.trump_cards
        if mine == 0:
            return hand
    beating = mine & p.better
    return beating if beating != 0 else mine


def lay(p: Tricks, seat: i64, card: i64) -> None:
    """One card to the trick. This runs more often than all the rest together.

    Whoever calls it sees to the actors, unless it was the last card of the hand.
    """
    mask = bit(card)
    if seat == 0:
        p.hand0 ^= mask
    elif seat == 1:
        p.hand1 ^= mask
    else:
        p.hand2 ^= mask
    p.gone |= mask
    p.recent = p.recent << CARD_BITS | card
    if p.journal is not None:
        p.journal.append(Event(view.PLAYED, int(seat), [int(card), int(p.number), int(p.trick)]))
    suit = p.tables.deck.suit_of[card]
    if p.count == 0:
        p.led = suit
        p.led_cards = p.tables.deck.whole[suit]
        lead(p, seat, card, suit)
    elif mask & p.better:
        note_lacks(p, seat, suit, 0)
        lead(p, seat, card, suit)
    else:
        # A stronger card of this suit would have had to be played.
        note_lacks(p, seat, suit, p.better & p.tables.deck.whole[suit])
    p.count += 1
    if p.count == SEATS:
        end_trick(p)
    else:
        p.turn = seat + 1 if seat < SEATS - 1 else 0


def lead(p: Tricks, seat: i64, card: i64, suit: i64) -> None:
    """This is the best card so far; the stronger ones of its suit beat it, and trumps."""
    p.best = card
    p.best_seat = seat
    above = p.tables.deck.above
    if suit == p.trump:
        p.better = above[p.trump_order * CARDS + card]
    else:
        p.better = above[p.plain_order * CARDS + card] | p.trump_cards


def note_lacks(p: Tricks, seat: i64, suit: i64, missing: i64) -> None:
    """What a card says about the rest of the hand."""
    if suit != p.led:
        missing |= p.led_cards
        if suit != p.trump:
            missing |= p.trump_cards
    if missing == 0:
        return
    if seat == 0:
        p.lacks0 |= missing
        p.fresh0 |= missing
    elif seat == 1:
        p.lacks1 |= missing
        p.fresh1 |= missing
    else:
        p.lacks2 |= missing
        p.fresh2 |= missing


def forget_lacks(p: Tricks) -> None:
    """A strict memory keeps what the last trick showed (BZ-TRK-07)."""
    p.lacks0 = p.fresh0
    p.lacks1 = p.fresh1
    p.lacks2 = p.fresh2
    p.fresh0 = p.fresh1 = p.fresh2 = 0


def end_trick(p: Tricks) -> None:
    """The winner leads the next one (BZ-TRK-03)."""
    winner = p.best_seat
    take(p, winner)
    if p.journal is not None:
        p._log(view.TRICK, int(winner), int(p.trick))
    if p.trick == TRICKS:
        p._end_hand()
        return
    if p.trick == 3 or p.trick == 6 or p.trick == 9 or p.trick == 12:  # a remainder costs more
        p.put_away()
    p.trick += 1
    clear_trick(p, winner)
    if p.setup.is_strict:
        forget_lacks(p)
    if p.is_swinging:
        p.plain_order = p.trump_order = 1 - p.plain_order
    if p.trick == p.trump_from:
        p._set_order()


def clear_trick(p: Tricks, leader: i64) -> None:
    """Clear the table for the next lead."""
    p.turn = leader
    p.count = 0
    p.led = NONE
    p.best = NONE


def take(p: Tricks, winner: i64) -> None:
    """Write down who won this trick."""
    place = p.trick - 1
    p.winners |= winner << (place + place)
    if winner == p.declarer:
        p.wins |= bit(place)
    if winner == 0:
        p.won0 += 1
    elif winner == 1:
        p.won1 += 1
    else:
        p.won2 += 1
