"""The play of the tricks, card by card, and the claim that may cut it short."""

from mypy_extensions import i64

from holmgang.core.action import Action, pack
from holmgang.core.chance import Quick, Random
from holmgang.core.event import Event
from holmgang.games.berzerka import notation, view
from holmgang.games.berzerka.state import (
    ASK_CLAIM,
    ASK_PLAY,
    CARD_BITS,
    Position,
    bit,
    place_of,
    suit_cards,
)
from holmgang.games.berzerka.tables import (
    CLAIM,
    NONE,
    RANKS,
    SEATS,
    SUIT_MASK,
    SWINGING,
    TRICKS,
    size_of,
)


class Tricks(Position):
    """What may be played and what follows from it."""

    # What may be played

    def legal_mask(self, seat: i64) -> i64:
        """The cards a seat may play to this trick, its turn assumed (BZ-LEG)."""
        hand = self.hand(seat)
        if self.count == 0:
            return hand
        mine: i64 = hand & self.led_cards
        if mine == 0:
            mine = hand & self.trump_cards
            if mine == 0:
                return hand
        beating: i64 = mine & self.better
        return beating if beating != 0 else mine

    def _cards_above(self, card: i64, suit: i64) -> i64:
        """The cards that beat one: the stronger ones of its suit, and a trump a plain card."""
        is_trump = suit == self.trump
        order: i64 = self.trump_order if is_trump else self.plain_order
        ranks: i64 = self.tables.deck.beaters[order * RANKS + card - suit * RANKS]
        above: i64 = ranks << suit * RANKS
        return above if is_trump else above | self.trump_cards

    def _playable(self, seat: i64) -> list[Action]:
        cards = self.legal_mask(seat)
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
        self._begin_trick(self.declarer)
        self._set_order()
        self.actors = self.tables.deck.alone[self.declarer]

    def _begin_trick(self, leader: i64) -> None:
        """Clear the table for the next lead."""
        self.turn = leader
        self.count = 0
        self.led = NONE
        self.best = NONE

    def _set_order(self) -> None:
        """Trump and rank order of the trick that begins (BZ-TRK-06)."""
        self.trump = self.trump_in(self.trick)
        self.trump_cards = 0 if self.trump == NONE else suit_cards(self.trump)
        self.plain_order = self.order_in(self.trick, False)
        self.trump_order = self.order_in(self.trick, True)

    def _play(self, seat: i64, card: i64) -> None:
        self._lay(seat, card)
        if self.asking == ASK_PLAY:
            self.actors = self.tables.deck.alone[self.turn]

    def _lay(self, seat: i64, card: i64) -> None:
        """One card to the trick. This runs more often than all the rest together.

        Whoever calls it sees to the actors, unless it was the last card of the hand.
        """
        mask = bit(card)
        suit: i64 = card // RANKS
        if seat == 0:
            self.hand0 ^= mask
        elif seat == 1:
            self.hand1 ^= mask
        else:
            self.hand2 ^= mask
        self.gone |= mask
        self.recent = self.recent << CARD_BITS | card
        if self.journal is not None:
            self._tell(view.PLAYED, int(seat), int(card))
        if self.count == 0:
            self.led = suit
            self.led_cards = suit_cards(suit)
            self.best = card
            self.best_seat = seat
            self.better = self._cards_above(card, suit)
        else:
            self._follow(seat, card, suit)
        self.count += 1
        if self.count == SEATS:
            self._end_trick()
        else:
            self.turn = seat + 1 if seat < SEATS - 1 else 0

    def _follow(self, seat: i64, card: i64, suit: i64) -> None:
        """Find the best card so far, and what this one says about the rest of the hand."""
        missing: i64 = 0
        if bit(card) & self.better:
            self.best = card
            self.best_seat = seat
            self.better = self._cards_above(card, suit)
        else:
            # A stronger card of this suit would have had to be played.
            missing = self.better & suit_cards(suit)
        if suit != self.led:
            missing |= self.led_cards
            if suit != self.trump:
                missing |= self.trump_cards
        if missing == 0:
            return
        if seat == 0:
            self.lacks0 |= missing
        elif seat == 1:
            self.lacks1 |= missing
        else:
            self.lacks2 |= missing

    def _end_trick(self) -> None:
        """The winner leads the next one (BZ-TRK-03)."""
        winner = self.best_seat
        self._take(winner)
        if self.journal is not None:
            self._tell(view.TRICK, int(winner), int(self.trick))
        if self.trick == TRICKS:
            self._end_hand()
            return
        self.put_away()
        self.trick += 1
        self._begin_trick(winner)
        if self.is_swinging:
            self.plain_order = self.trump_order = 1 - self.plain_order
        if self.trick == self.trump_from:
            self._set_order()

    def _take(self, winner: i64) -> None:
        """Write down who won this trick."""
        place: i64 = self.trick - 1
        self.winners |= winner << (place + place)
        if winner == self.declarer:
            self.wins |= bit(place)
        if winner == 0:
            self.won0 += 1
        elif winner == 1:
            self.won1 += 1
        else:
            self.won2 += 1

    # At random

    def wander(self, rng: Random, limit: int) -> int:
        """Random cards are drawn from the mask of those that may be played."""
        if self.asking != ASK_PLAY:
            return super().wander(rng, limit)
        quick = rng if isinstance(rng, Quick) else None
        count: i64 = 0
        most: i64 = limit
        while self.asking == ASK_PLAY and count < most:
            cards = self.legal_mask(self.turn)
            if cards & (cards - 1) != 0:
                size = size_of(cards)
                skip: i64 = quick.under(size) if quick is not None else rng.below(int(size))
                while skip > 0:
                    cards &= cards - 1
                    skip -= 1
            self._lay(self.turn, place_of(cards))
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
        self._tell(view.CLAIMED, seat, count)
        self._ask_agreement((seat + 1) % SEATS)

    def _ask_agreement(self, seat: int) -> None:
        self.asking = ASK_CLAIM
        self.actors = self.tables.deck.alone[seat]

    def _answer(self, seat: int, is_agreed: bool) -> None:
        """One who refuses is enough; play goes on as if nothing had been said (BZ-CLM-02)."""
        self._tell(view.AGREED if is_agreed else view.REFUSED, seat)
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
            self._take(claimer if place < count else other)
            self.trick += 1
        self._end_hand()

    # Defined by the rules of the rest of a hand

    def _end_hand(self) -> None:
        raise NotImplementedError

    def _tell(self, kind: int, seat: int, figure: int = NONE) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, [figure]))
