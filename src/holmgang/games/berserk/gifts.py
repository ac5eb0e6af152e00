"""What abilities give for a while: modifiers, abilities, flight, command over a card."""

from holmgang.games.berserk import codes, events
from holmgang.games.berserk.changes import Changes, lowest
from holmgang.games.berserk.modifiers import (
    GIFT_MOD,
    GIFT_SLOT,
    GIFT_TERM,
    GIFT_UNTIL,
    GIFT_VALUE,
)
from holmgang.games.berserk.state import CARDS, GIFT
from holmgang.games.berserk.tables import HORDE, KEYWORDS, NONE, UNIQUE


class Gifts(Changes):
    """The part of the rules that gives and takes away again."""

    def give(self, at: int) -> None:
        script = self.tables.script
        count = script[at + 4]
        for i in self.reached(self.reg(codes.G_TARGETS)):
            if self.place[i] >= 0:
                self.turn_up(i)
                for k in range(count):
                    self._give_one(script[at + 5 + k], i, script[at + 2], script[at + 3])
                self.note(events.GIVEN, i)
        self.dying = True

    def _give_one(self, mod: int, i: int, until: int, term: int) -> None:
        code = self.tables.code
        slot = code[mod]
        n_at = code[mod + codes.MOD_N]
        if slot == codes.M_ABILITY:
            self._lay_down(slot, i, n_at, 1, until, term)
            self.relink()
            return
        value = 1 if n_at == 0 else self.amount(n_at, self.reg(codes.G_ME), self.base)
        self.bestow(slot, i, mod, value, until, term)
        if slot == codes.M_MOVE and self.is_alert(i):
            self.steps[i] = max(0, self.steps[i] + value)
        if slot == codes.M_TYPE:
            self.fallen = True  # an army of artifacts has lost

    def bestow(self, slot: int, i: int, mod: int, value: int, until: int, term: int) -> None:
        """A gift of the ability at work, with all that ends it."""
        self._lay_down(slot, i, mod, value, until, term)
        self.take_stock()

    def _lay_down(self, slot: int, i: int, mod: int, value: int, until: int, term: int) -> None:
        """Several gifts may be laid down before stock is taken of them."""
        me = self.reg(codes.G_ME)
        ends = self.term_of(until, term, i)
        bound = NONE
        if until == codes.U_WHILE and self.tables.code[term + 1] >= 0:
            bound = self.refer(self.tables.code[term + 1], me, self.base)
        self.gifts += [slot, i, mod, value, me, until, ends, bound]

    def term_of(self, until: int, term: int, i: int) -> int:
        """The last turn of a gift, or what else ends it."""
        if until >= codes.U_WHILE:
            return term
        seat = self.reg(codes.G_SEAT)
        mine = self.active == seat
        if until == codes.U_END_TURN:
            return self.turn
        if until == codes.U_END_MY_TURN:
            return self.turn if mine else self.next_turn(seat)
        if until == codes.U_END_ENEMY_TURN:
            return self.next_turn(1 - seat) if mine else self.turn
        if until == codes.U_END_ITS_TURN:
            return self.next_turn(self.controller(i))
        if until == codes.U_END_MY_NEXT_TURN:
            return self.next_turn(seat)
        return 100_000

    def shield(self, at: int) -> None:
        """Prevent the next wounds of each of the targets."""
        script = self.tables.script
        n = self.operand(at, 0)
        for i in self.reached(self.reg(codes.G_TARGETS)):
            if self.place[i] >= 0:
                self.bestow(codes.SLOT_SHIELD, i, 0, n, script[at + 3], script[at + 4])
                self.note(events.GIVEN, i)

    def end_gifts(self) -> None:
        """What lasted until the end of this turn is over (BK-8.19)."""
        gifts = self.gifts
        ended: list[int] = []
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_UNTIL] <= codes.U_BATTLE and gifts[k + GIFT_TERM] <= self.turn:
                ended.append(k)
        self.drop_gifts(ended)

    def end_fleeting(self) -> bool:
        """Flight and command end as soon as their condition fails; whether one did."""
        gifts = self.gifts
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_SLOT] >= codes.SLOT_COMMAND and not self.lasts(k):
                self.drop_gifts([k])
                return True
        return False

    # Command over a card

    def take_command(self, at: int) -> None:
        """The ability's player commands the targets; nothing else about them changes."""
        script = self.tables.script
        seat = self.reg(codes.G_SEAT)
        for i in self.reached(self.reg(codes.G_TARGETS)):
            if self.place[i] >= 0 and self.controller(i) != seat:
                self.turn_up(i)
                self.bestow(codes.SLOT_COMMAND, i, 0, seat, script[at + 2], script[at + 3])
                self.command(i, seat)
                self.note(events.COMMANDED, i)

    def gift_ended(self, slot: int, i: int) -> None:
        """Back to whoever commands it without that gift, or down to the ground."""
        if slot == codes.SLOT_COMMAND:
            seat = self.owner(i)
            for k in self.gifts_of(i):
                if self.gifts[k + GIFT_SLOT] == slot:
                    seat = self.gifts[k + GIFT_VALUE]
            if seat != self.controller(i):
                self.command(i, seat)
                if self.place[i] >= 0:
                    self.note(events.COMMANDED, i)
        elif slot == codes.SLOT_FLIGHT and self.is_flying(i):
            self.sinking.append(i)

    # Copies

    def copy_abilities(self, at: int) -> None:
        """What is printed on one card works on others too; `on` takes some triggers only."""
        script = self.tables.script
        source = lowest(self.reg(codes.G_FIRST))
        if source == NONE or self.is_hidden(source):
            return
        for i in self.reached(self.reg(codes.G_TARGETS)):
            if self.place[i] >= 0:
                self.turn_up(i)
                for head in self._heads_of(source):
                    if self._is_copied(head, script[at + 2]):
                        self._lay_down(codes.M_ABILITY, i, head, 1, script[at + 3], script[at + 4])
                if script[at + 2] == NONE:
                    self._copy_keywords(at, source, i)
                self.note(events.GIVEN, i)
        self.relink()

    def _heads_of(self, i: int) -> list[int]:
        copies = self.tables.copies
        row = self.card[i]
        return copies[row] if row < len(copies) else self.tables.nobody

    def _is_copied(self, head: int, event: int) -> bool:
        if event == NONE:
            return True
        code = self.tables.code
        return code[head] == codes.ON and code[code[head + codes.H_EVENT]] == event

    def _copy_keywords(self, at: int, source: int, i: int) -> None:
        """Uniqueness and horde are about decks and armies."""
        script = self.tables.script
        for word in range(KEYWORDS):
            value = self.tables.keyword(self.card[source], word)
            if value > 0 and word != UNIQUE and word != HORDE:
                self._lay_down(codes.SLOT_KW + word, i, 0, value, script[at + 3], script[at + 4])

    # Turns beyond one's own

    def add_turn(self, seat: int) -> None:
        """Another turn after this one; what lasts until a later turn lasts until it still."""
        gifts = self.gifts
        later: list[int] = []
        for k in range(0, len(gifts), GIFT):
            if gifts[k + GIFT_UNTIL] < codes.U_BATTLE and gifts[k + GIFT_TERM] > self.turn:
                later += [k, 0 if gifts[k + GIFT_TERM] == self.next_turn(0) else 1]
        watchers = [i for i in range(CARDS) if self.sky[i] > self.turn]
        self.extra_turns = [*self.extra_turns, seat]
        for n in range(0, len(later), 2):
            gifts[later[n] + GIFT_TERM] = self.next_turn(later[n + 1])
        for i in watchers:
            self.sky[i] = self.next_turn(self.controller(i))
        self.note_seat(events.EXTRA_TURN, seat)

    def uses_ability(self, i: int, head: int) -> None:
        """One use of an ability that was given for so many."""
        gifts = self.gifts
        for k in self.gifts_of(i):
            is_it = gifts[k + GIFT_SLOT] == codes.M_ABILITY and gifts[k + GIFT_MOD] == head
            if is_it and gifts[k + GIFT_UNTIL] == codes.U_USES:
                self.count_use(k)
                return
