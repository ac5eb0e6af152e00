"""From two decks to two armies on the field (BK-3 to BK-6).

Everything here is secret, and both players do it at the same time. Secret
questions are asked of both seats together and are as many for each, so that
not even the number of answers tells anything: fifteen cards to hire or skip,
fifteen times to place a card or to wait.
"""

from typing import Final

from holmgang.core.action import Action, first, pair, verb
from holmgang.core.event import Event
from holmgang.games.berserk import codes, events, field
from holmgang.games.berserk.setup import Setup
from holmgang.games.berserk.state import (
    AIR,
    ALERT,
    ASK_CHANCE,
    ASK_HIDE,
    ASK_HIRE,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PLACE,
    CARDS,
    DEALT,
    DECK,
    ELITE_COST,
    FLYER_COST,
    GRAVE,
    HIDDEN,
    HIRED,
    KIND,
    REALMS,
    STEP,
    WHOLE_COST,
)
from holmgang.games.berserk.tables import (
    COMPANION,
    DEAL,
    FIRST,
    FLYER,
    HIRE,
    MULLIGAN,
    NONE,
    PARASITE,
    PLACE,
    SHOW,
    TERRAIN,
    UNIQUE,
    gold,
    silver,
)

# Frames
ORDER: Final = 0  # dice for the choice of being first
DRAWING: Final = 1
MULLIGANS: Final = 2
HIRING: Final = 3
PLACING: Final = 4
SHOWING: Final = 5  # the second player's choice of what stays hidden
SEATING: Final = 20  # of symbiotes, see `symbiotes`
BIDDING: Final = 22  # abilities before recruiting, see `prelude`
DEPLOYING: Final = 23

# Registers
DIE: Final = 2  # of ORDER: south's, then north's
DRAWER: Final = 2  # of DRAWING
SHOWN: Final = 2  # of SHOWING: the next card to ask for

CONTENT: Final = 1
"""In `asked` during mulligans: this seat keeps its deal."""


class Muster(Setup):
    """The part of the rules before the first turn."""

    def set_up(self, first_player: int) -> None:
        """Lay out the work; NONE lets dice decide who is first (BK-3.2, BK-3.3)."""
        self.push(SEATING)
        self.push(DEPLOYING)
        self.push(SHOWING)
        self.push(PLACING)
        self.push(HIRING)
        self.push(BIDDING)
        self.push(MULLIGANS)
        self._deal_to(1)
        self._deal_to(0)
        self.first = first_player
        if first_player == NONE:
            self.push(ORDER)

    def _deal_to(self, seat: int) -> None:
        self.push(DRAWING)
        self.set_reg(DRAWER, seat)

    def muster_step(self) -> None:
        """Go on with the topmost frame; it asks somebody or ends."""
        kind = self.reg(KIND)
        if kind == DRAWING:
            self._drawing_step()
        elif kind == HIRING:
            self._secret_step(ASK_HIRE)
        elif kind == PLACING:
            self._secret_step(ASK_PLACE)
        elif kind == MULLIGANS:
            self._mulligan_step()
        elif kind == SHOWING:
            self._showing_step()
        else:
            self._order_step()

    # Who goes first

    def _order_step(self) -> None:
        south = self.reg(DIE)
        north = self.reg(DIE + 1)
        if south == NONE or north == NONE:
            self.ask(ASK_CHANCE, self.tables.chance)
        elif south == north:
            self.set_reg(DIE, NONE)
            self.set_reg(DIE + 1, NONE)
        else:
            self.ask(ASK_ORDER, self.tables.alone[0 if south > north else 1])

    def roll_for_order(self, die: int) -> None:
        seat = 0 if self.reg(DIE) == NONE else 1
        self.set_reg(DIE + seat, die)
        self.dice = [die] if seat == 0 else [self.reg(DIE), die]
        self.note_seat(events.ORDER_DIE, seat, die)

    def choose_order(self, seat: int, word: int) -> None:
        self.first = seat if word == FIRST else 1 - seat
        self.pop()
        self.note_seat(events.FIRST, self.first)

    # The deal

    def _drawing_step(self) -> None:
        if self.reg(STEP) == DEAL:
            self.pop()
        else:
            self.ask(ASK_CHANCE, self.tables.chance)

    def draw(self, seat: int, card: int) -> None:
        i = seat * DEAL + self.reg(STEP)
        pile = self.pile[seat].copy()
        pile.remove(card)
        self.set_pile(seat, pile)
        self.card = self.card.copy()
        self.card[i] = card
        self.place[i] = DEALT
        self.set_reg(STEP, self.reg(STEP) + 1)
        self.note_seat(events.DEALT, seat, card, 1 << seat)

    def set_pile(self, seat: int, pile: list[int]) -> None:
        self.pile = [pile, self.pile[1]] if seat == 0 else [self.pile[0], pile]

    def _mulligan_step(self) -> None:
        """Whoever is not content may redraw all fifteen for a gold piece (BK-3.5 to BK-3.7)."""
        south = self._may_redraw(0)
        north = self._may_redraw(1)
        if south or north:
            both = south and north
            self.ask(ASK_MULLIGAN, self.tables.both if both else self.tables.alone[int(north)])
        else:
            self.asked = [0, 0]
            self.pop()

    def _may_redraw(self, seat: int) -> bool:
        return self.asked[seat] != CONTENT and self.may_mulligan(seat)

    def may_mulligan(self, seat: int) -> bool:
        """As long as a piece is left to pay with (BK-3.7)."""
        is_first = seat == self.first
        in_silver = self.tables.edition.silver_mulligans
        return self.mulligans[seat] < (silver(is_first) if in_silver else gold(is_first, 1))

    def _settle_mulligans(self, wants: list[int]) -> None:
        asked = self.asked.copy()
        for seat in (1, 0):
            if wants[seat] != NONE:
                if first(wants[seat]) == MULLIGAN:
                    self._return_deal(seat)
                else:
                    asked[seat] = CONTENT
        self.asked = asked

    def _return_deal(self, seat: int) -> None:
        self.mulligans = self.mulligans.copy()
        self.mulligans[seat] += 1
        self.note_seat(events.MULLIGAN, seat, self.mulligans[seat])
        self.redeal(seat)

    def redeal(self, seat: int) -> None:
        """All fifteen go back and are drawn anew (BK-3.5, BK-3.8)."""
        for i in range(seat * DEAL, seat * DEAL + DEAL):
            self.place[i] = DECK
        self.card = self.card.copy()
        self.card[seat * DEAL : seat * DEAL + DEAL] = [NONE] * DEAL
        self.set_pile(seat, sorted(self.tables.decks[seat]))
        self._deal_to(seat)

    # Secret questions

    def _secret_step(self, question: int) -> None:
        if self.asked[0] < DEAL:
            self.ask(question, self.tables.both)
            return
        self.asked = [0, 0]
        self.pop()
        if question == ASK_HIRE:
            self._tell_hires()
        else:
            self.reveal()

    def _tell_hires(self) -> None:
        if self.journal is not None:
            for seat in range(2):
                army = [self.card[i] for i in self._hired(seat)]
                self.journal.append(Event(events.HIRED, seat, army, 1 << seat))

    def _hired(self, seat: int) -> list[int]:
        """The army while it is mustered: cards hired, whether placed yet or not."""
        dealt = range(seat * DEAL, seat * DEAL + DEAL)
        return [i for i in dealt if self.place[i] == HIRED or self.place[i] >= 0]

    def hired_count(self, seat: int) -> int:
        return len(self._hired(seat))

    def seal(self, seat: int, answer: Action) -> None:
        """Keep a seat's answer; when all are in, carry them out in the order of seats."""
        self.wants = [answer, self.wants[1]] if seat == 0 else [self.wants[0], answer]
        if len(self.actors) == 2:
            self.actors = self.tables.alone[1 - seat]
            return
        wants = self.wants
        self.wants = [NONE, NONE]
        self.actors = self.tables.nobody
        if self.asking == ASK_MULLIGAN:
            self._settle_mulligans(wants)
            return
        for player in range(2):
            self._carry_out(player, wants[player])
        self.asked = [self.asked[0] + 1, self.asked[1] + 1]

    def _carry_out(self, seat: int, answer: Action) -> None:
        if self.asking == ASK_HIRE:
            i = seat * DEAL + self.asked[seat]
            if first(answer) == HIRE and self.place[i] == DEALT:
                self.hire(seat, i)
        elif verb(answer) == PLACE:
            self.put(self.to_place(seat), first(answer))

    def put(self, i: int, square: int) -> None:
        self.place[i] = square
        self.board[square] = i

    def to_place(self, seat: int) -> int:
        """The next hired card that has no square yet, or NONE."""
        for i in range(seat * DEAL, seat * DEAL + DEAL):
            if self.place[i] == HIRED:
                return i
        return NONE

    def secret_options(self, seat: int) -> list[Action]:
        tables = self.tables
        if self.asking == ASK_MULLIGAN:
            return tables.keep_or_mulligan
        if self.asking == ASK_HIRE:
            i = seat * DEAL + self.asked[seat]
            if self.place[i] == HIRED:
                return tables.hire  # an ability ordered it (BK-4.17)
            if i in self.flung(seat):
                return tables.skip
            return tables.hire_or_skip if self.can_hire(seat, self.card[i]) else tables.skip
        i = self.to_place(seat)
        if i == NONE:
            return tables.wait
        squares = self.open_squares(seat)
        squares += [square for square in self.odd_squares(i) if square not in squares]
        return [pair(PLACE, square) for square in squares]

    # Recruiting

    def can_hire(self, seat: int, card: int) -> bool:
        """Whether the army with one more card is within the law (BK-4.7 to BK-4.15)."""
        tables = self.tables
        cost = self.price(seat, card)
        at = 4 * seat
        elite = self.spent[at + ELITE_COST] + (cost if tables.elite[card] else 0)
        whole = self.spent[at + WHOLE_COST] + cost
        realms = self.spent[at + REALMS] | realm_bit(tables.realm[card])
        if not self.affords(seat, elite, whole, realms) or not self._is_allowed(seat, card):
            return False
        return tables.edition.split_payment or self._pays_apart(seat, card, realms)

    def affords(self, seat: int, elite: int, whole: int, realms: int) -> bool:
        """Elite cards need gold, regular ones take either metal (BK-4.10)."""
        coins = self.purse(seat, realms)
        return elite <= coins[0] and whole <= coins[0] + coins[1]

    def purse(self, seat: int, realms: int) -> tuple[int, int]:
        """Gold and silver of a seat, less what realms and mulligans cost (BK-4.2, BK-3.6)."""
        is_first = seat == self.first
        fee = self.mulligans[seat]
        coins = gold(is_first, realms.bit_count()) + self.granted(codes.O_GOLD, seat)
        change = silver(is_first) + self.granted(codes.O_SILVER, seat) - self.burden(seat)
        if self.tables.edition.silver_mulligans:
            return coins, change - fee
        return coins - fee, change

    def _is_allowed(self, seat: int, card: int) -> bool:
        """Unique cards and terrains come once; flyers may cost so much (BK-4.13 to BK-4.15)."""
        tables = self.tables
        cap = tables.edition.flying_cap
        if self.is_banned(seat, card):
            return False
        if cap > 0 and tables.type[card] == FLYER:
            if self.spent[4 * seat + FLYER_COST] + self.price(seat, card) > cap:
                return False
        if tables.keyword(card, UNIQUE):
            return all(self.card[i] != card for i in self._hired(seat))
        if tables.type[card] == TERRAIN:
            return all(tables.type[self.card[i]] != TERRAIN for i in self._hired(seat))
        return True

    def _pays_apart(self, seat: int, card: int, realms: int) -> bool:
        """Where no cost may be split: which regular cards the gold left over can pay (BK-4.9)."""
        tables = self.tables
        army = [self.card[i] for i in self._hired(seat)] + [card]
        coins = self.purse(seat, realms)
        left = coins[0] - sum(self.price(seat, c) for c in army if tables.elite[c])
        regular = [self.price(seat, c) for c in army if not tables.elite[c]]
        sums = {0}
        for cost in regular:
            sums |= {s + cost for s in sums if s + cost <= left}
        return sum(regular) - max(sums) <= coins[1]

    def hire(self, seat: int, i: int) -> None:
        self.place[i] = HIRED
        self.spent = self.spent.copy()
        if self.tables.setups == 0:
            self._spend_on(seat, self.card[i])
            return
        self.spent[4 * seat : 4 * seat + 4] = [0, 0, 0, 0]
        for each in self._hired(seat):
            self._spend_on(seat, self.card[each])

    def _spend_on(self, seat: int, card: int) -> None:
        tables = self.tables
        cost = self.price(seat, card)
        at = 4 * seat
        self.spent[at + ELITE_COST] += cost if tables.elite[card] else 0
        self.spent[at + WHOLE_COST] += cost
        self.spent[at + REALMS] |= realm_bit(tables.realm[card])
        self.spent[at + FLYER_COST] += cost if tables.type[card] == FLYER else 0

    # Placement

    def open_squares(self, seat: int) -> list[int]:
        """Free squares of the own half whose tier this army fills (BK-5.4 to BK-5.8).

        Cards are placed in the order of the deal, so a later tier is open to
        as many of them as the earlier tiers cannot hold.
        """
        tiers = self.tables.field.tiers(seat, seat == self.first)
        beyond = len(self._hired(seat))
        found: list[int] = []
        for squares in tiers:
            free = [square for square in squares if self.board[square] == NONE]
            if len(squares) - len(free) < beyond:
                found += free
            beyond -= len(squares)
        return found

    # The reveal

    def reveal(self, openly: bool = False) -> None:
        """Both armies are numbered and turned, but for the second player's rear row (BK-6.1)."""
        self.spent = [0] * 8
        self._number_armies()
        for seat in (self.first, 1 - self.first):
            for i in self.army(seat):
                hides = not openly and self._may_hide(i, seat)
                self.status[i] = ALERT | HIDDEN if hides else ALERT
                self.note(events.STANDS, i)
        self.relink()  # once it is settled who is hidden
        for i in range(CARDS):
            if self.place[i] >= 0 and not self.is_hidden(i):
                self.take_off(i)

    def _may_hide(self, i: int, seat: int) -> bool:
        """In the second player's rear row, unless it is a symbiote (BK-6.2, BK-6.13)."""
        if seat == self.first or field.rank(self.place[i], seat) < 3 or self.owner(i) != seat:
            return False
        return self.tables.type[self.card[i]] not in (COMPANION, PARASITE)

    def _number_armies(self) -> None:
        """Number the cards by their squares; those not hired go back to the deck (BK-4.18)."""
        old = self.card
        self.card = [NONE] * CARDS
        self.place = [DECK] * CARDS
        self.size = [0, 0]
        piles: list[list[int]] = [self.tables.decks[0].copy(), self.tables.decks[1].copy()]
        flung = [old[i] for i in self.flung(0)], [old[i] for i in self.flung(1)]
        for square in range(field.SQUARES):
            if self.board[square] != NONE:
                seat = field.half(square)
                i = seat * DEAL + self.size[seat]
                self.size[seat] += 1
                self.card[i] = old[self.board[square]]
                piles[seat].remove(self.card[i])
                self.put(i, square)
        for seat in range(2):
            for card in flung[seat]:
                piles[seat].remove(card)
                self._let_land(seat, card)
        self.home = self.place.copy()
        self.relink()
        self.pile = [sorted(piles[0]), sorted(piles[1])]

    def _let_land(self, thrower: int, card: int) -> None:
        """What was thrown lands behind the other army, as near to the middle as is free."""
        seat = 1 - thrower
        i = thrower * DEAL + self.size[thrower]
        self.size[thrower] += 1
        self.card[i] = card
        self.side = self.side.copy()
        self.side[i] = seat
        square = self._landing(seat)
        if square == NONE:
            self.place[i] = GRAVE  # no room: it is lost
        else:
            self.put(i, square)

    def _landing(self, seat: int) -> int:
        """The free square that comes first: row by row from the rear, from the middle outwards."""
        best = NONE
        for square in range(field.SQUARES):
            if field.half(square) == seat and self.board[square] == NONE:
                if best == NONE or field.depth(square, seat) < field.depth(best, seat):
                    best = square
        return best

    def turn_up(self, i: int) -> None:
        """Reveal a hidden card; a flyer takes to the air (BK-6.5 to BK-6.9)."""
        if self.is_hidden(i):
            self.status[i] &= ~HIDDEN
            self.note(events.REVEALED, i)
            if self.journal is not None:
                self.journal[-1].reveals = True
            self.take_off(i)
            self.tell_card(codes.E_REVEALED, i)

    def take_off(self, i: int) -> None:
        """Flyers and terrains leave their square when they are revealed (BK-6.9)."""
        kind = self.tables.type[self.card[i]]
        square = self.place[i]
        if kind in (FLYER, TERRAIN) and square < field.SQUARES:
            self.board[square] = NONE
            self.place[i] = AIR
            self.note(events.TAKES_OFF if kind == FLYER else events.SPREADS, i, square)

    def _showing_step(self) -> None:
        """Where it is not forced, the second player hides card by card (BK-6.2, BK-6.3)."""
        seat = 1 - self.first
        start = max(self.reg(SHOWN), seat * DEAL)
        if not self.tables.edition.must_hide:
            for i in range(start, seat * DEAL + self.size[seat]):
                if self.is_hidden(i):
                    self.set_reg(SHOWN, i)
                    self.ask(ASK_HIDE, self.tables.alone[seat])
                    return
        self.pop()

    def choose_to_show(self, word: int) -> None:
        i = self.reg(SHOWN)
        self.set_reg(SHOWN, i + 1)
        if word == SHOW:
            self.turn_up(i)


def realm_bit(realm: int) -> int:
    return 0 if realm == NONE else 1 << realm
