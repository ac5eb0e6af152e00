"""Using abilities: who may, with whom as a target, and what is paid (BK-12A)."""

from holmgang.games.berserk import codes, events
from holmgang.games.berserk.effects import Effects
from holmgang.games.berserk.modifiers import (
    GIFT_MOD,
    GIFT_SLOT,
)
from holmgang.games.berserk.state import (
    ACTED,
    ALERT,
    CARDS,
)
from holmgang.games.berserk.tables import (
    BASIC,
    EFFECT,
    NONE,
)


class Usage(Effects):
    """The part of the rules that says who may use what, and what it costs."""

    def acts_of(self, i: int) -> list[int]:
        """The heads of the abilities a card can use, printed ones first."""
        printed = self.tables.usable[self.card[i]]
        if self.hushes and self.is_silent(i):
            printed = self.tables.nobody
        if not self.lends:
            return printed
        links = self.links[codes.M_ABILITY]
        code = self.tables.code
        heads = printed.copy()
        for k in range(0, len(links), 3):
            head = code[links[k + 2] + codes.MOD_N]
            if code[head] == codes.ACT and self.is_at_work(links[k], links[k + 1], i):
                heads.append(head)
        for k in self.gifts_of(i):
            head = self.gifts[k + GIFT_MOD]
            if self.gifts[k + GIFT_SLOT] == codes.M_ABILITY and code[head] == codes.ACT:
                if self.lasts(k):
                    heads.append(head)
        return heads

    def can_use(self, head: int, i: int) -> bool:
        """Whether an ability can be used of one's own accord; some instants only answer."""
        return self.tables.code[head + codes.H_EVENT] == 0 and self.is_usable(head, i, NONE)

    def is_usable(self, head: int, i: int, subject: int) -> bool:
        """Paid for, allowed, and with something to do."""
        code = self.tables.code
        if not self.can_pay(head, i) or not self.has_uses(head, i, subject):
            return False
        if not self.holds(code[head + codes.H_COND], i, NONE):
            return False
        if self.ruled and self._is_not_allowed(head, i):
            return False
        needs = code[head + codes.H_NEEDS]
        return all(self._is_there(needs + 1 + 4 * k, i) for k in range(code[needs] if needs else 0))

    def _is_not_allowed(self, head: int, i: int) -> bool:
        if self.rules >> codes.D_USE & 1:
            kinds = self.tables.code[head + codes.H_KINDS]
            for kind in range(codes.KIND_SPELL, codes.KIND_VALHALLA + 1):
                if kinds >> kind & 1 and self.forbids(codes.D_USE, i, NONE, kind):
                    return True
        if self.rules >> codes.D_ACT & 1:
            return self.asks_for(head, codes.P_TAP) and self.forbids(codes.D_ACT, i)
        return False

    def asks_for(self, head: int, cost: int) -> bool:
        """Whether some cost is among those of an ability."""
        code = self.tables.code
        costs = code[head + codes.H_COSTS]
        count = 0 if costs == 0 else code[costs]
        return any(code[costs + 1 + 2 * k] == cost for k in range(count))

    def _is_there(self, at: int, i: int) -> bool:
        """Whether there is a target for what an ability needs one for."""
        code = self.tables.code
        what = code[at + 1]
        if code[at] == 0:
            return self.has_any(what, i, NONE)
        if code[at] == 2:
            return self._can_call_any(what, code[at + 2], i)
        reach = 0 if code[at + 3] == 0 else self.amount(code[at + 3], i, NONE)
        for other in self.armies[1 - self.controller(i)]:
            if self.place[other] >= 0 and self.can_target(code[at + 2], i, other, reach):
                if what == 0 or self.matches(what, other, i, NONE):
                    return True
        return False

    def _can_call_any(self, what: int, cells: int, i: int) -> bool:
        """Whether there is a card to be summoned, and a place for it."""
        if self.tables.code[what + 3] == codes.Z_DECK:
            rows = self.in_deck(what, i, NONE)
        else:
            mask = self.select(what, i, NONE)
            rows = [self.card[k] for k in range(CARDS) if mask >> k & 1]
        return any(self.may_call(row, cells, i, NONE) for row in rows)

    def can_pay(self, head: int, me: int) -> bool:
        costs = self.tables.code[head + codes.H_COSTS]
        return costs == 0 or self.are_payable(costs, me)

    def are_payable(self, costs: int, me: int) -> bool:
        code = self.tables.code
        for k in range(code[costs]):
            which = code[costs + 1 + 2 * k]
            what = code[costs + 2 + 2 * k]
            if not self._is_payable(which, what, me):
                return False
        return True

    def _is_payable(self, which: int, what: int, me: int) -> bool:
        if which == codes.P_TAP:
            return self.status[me] & (ALERT | ACTED) == ALERT
        if which == codes.P_CARD:
            return self.has_any(what, me, NONE)
        if which == codes.P_UNMARK:
            return self.has_mark(what, 0, me)
        n = max(1, self.amount(what, me, NONE))
        if which == codes.P_CHIPS:
            return self.chips[me] >= n
        if which == codes.P_LIVES:
            return self.extra[me] >= n
        return self.place[me] >= 0

    def pay(self, which: int, at: int) -> None:
        me = self.reg(codes.G_ME)
        if which == codes.P_TAP:
            self.status[me] |= ACTED
            self.exhaust(me)
        elif which == codes.P_CHIPS:
            self.lose_chips(me, self.operand(at, 1))
        elif which == codes.P_LIVES:
            self.lose_lives(me, self.operand(at, 1))
        elif which == codes.P_WOUND:
            self.injure(me, self.operand(at, 1), EFFECT, me)
        else:
            for _ in range(self.operand(at, 2)):
                self.take_mark(self.tables.script[at + 3], 0, me)

    def use(self, i: int, number: int) -> None:
        """Begin an ability a player uses."""
        head = self.acts_of(i)[number - 1]
        if self.tables.code[head + codes.H_EACH] == 0:
            self.spend_use(head, i, NONE)
        if len(self.gifts) > 0:
            self.uses_ability(i, head)
        self.note(events.USES, i, self.tables.code[head + codes.H_NUMBER])
        self.begin_ability(head, i, self.controller(i))

    def tell_use(self, op: int) -> None:
        """Others may answer it, before it does anything; `op` is what it does first."""
        if self.ears >> codes.E_USED & 1:
            head = self.reg(codes.G_HEAD)
            me = self.reg(codes.G_ME)
            means = BASIC if op <= codes.O_FIGHT else NONE
            self.write_news(codes.E_USED, me, me, NONE, 0, means, self.base)
            self.news[codes.N_SEAT] = self.tables.code[head + codes.H_KINDS]
            self.tell_all()
