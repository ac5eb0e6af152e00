"""Carrying out an ability, instruction by instruction, with its questions in between.

The frame on top knows where it is in the code; while somebody owes an answer it
stays at the instruction that asks. So a game can be copied, saved and shown in
the middle of any effect.
"""

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.games.berserk import codes, events
from holmgang.games.berserk.changes import SHARE, lowest
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.flight import LANDS
from holmgang.games.berserk.frames import ATTACKER, MEANS, REACH
from holmgang.games.berserk.frames import TARGET as TARGETED
from holmgang.games.berserk.responses import Responses
from holmgang.games.berserk.state import (
    ASK_ABILITY,
    ASK_AMOUNT,
    ASK_BRANCH,
    ASK_CHANCE,
    ASK_SQUARE,
    ASK_STEP,
    ASK_TARGET,
    CARDS,
    EXILE,
    GRAVE,
    HIDDEN,
    KIND,
    STEP,
)
from holmgang.games.berserk.tables import (
    ANSWER,
    CHOOSE,
    DEAL,
    DONE,
    NO_SPELLS,
    NONE,
    NUMBER,
    SPELL,
    TARGET,
    YES,
    lone_roll,
)

MOST_CHIPS = 99


class Script(Responses):
    """The part of the rules that reads instructions and asks players."""

    def ability_step(self) -> None:
        script = self.tables.script
        at = self.reg(STEP)
        op = script[at]
        if self.reg(codes.G_ANNOUNCE) == 1 and not prepares(op):
            self.set_reg(codes.G_ANNOUNCE, NONE)
            self.tell_use(op)
        elif op == codes.O_END:
            if self.reg(codes.G_SHOWN) != NONE:
                self.return_shown()
            self.pop()
        elif op == codes.O_STEP:
            self._walk(at)
        elif op == codes.O_REDISTRIBUTE:
            self._share_out(at)
        elif op == codes.O_CAST:
            self._cast(at)
        elif op < codes.O_END:
            self.go_on(at)
            self.perform(op, at)
        elif op <= codes.O_SPEND:
            self._flow(op, at)
        elif op >= codes.O_SHOW_TOP:
            self.deck_step(op, at)
        else:
            self._prepare(op, at)

    # Which instruction comes next

    def _flow(self, op: int, at: int) -> None:
        script = self.tables.script
        if op == codes.O_JUMP:
            self.set_reg(STEP, script[at + 2])
        elif op == codes.O_UNLESS:
            if self.holds(script[at + 2], self.reg(codes.G_ME), self.base):
                self.go_on(at)
            else:
                self.set_reg(STEP, script[at + 3])
        elif op == codes.O_ASK:
            self._ask(at)
        elif op == codes.O_BRANCH:
            self._branch(at)
        elif op == codes.O_LOOP:
            mask = self.select(script[at + 2], self.reg(codes.G_ME), self.base)
            self.set_reg(codes.G_LOOP + script[at + 3], mask)
            self.go_on(at)
        elif op == codes.O_NEXT:
            self._next(at)
        elif op == codes.O_COUNT:
            self.set_reg(codes.G_COUNT + script[at + 3], max(0, self.operand(at, 0)))
            self.go_on(at)
        elif op == codes.O_AGAIN:
            self._again(at)
        else:
            self._spend(at)

    def _ask(self, at: int) -> None:
        """If you like."""
        answer = self.reg(codes.G_ANSWER)
        if answer == NONE:
            self.ask(ASK_ABILITY, self.tables.alone[self._asked(self.tables.script[at + 3])])
            return
        self.set_reg(codes.G_ANSWER, NONE)
        if answer == YES:
            self.go_on(at)
        else:
            self.set_reg(STEP, self.tables.script[at + 2])

    def _asked(self, is_opponent: int) -> int:
        seat = self.reg(codes.G_SEAT)
        return 1 - seat if is_opponent == 1 else seat

    def _branch(self, at: int) -> None:
        answer = self.reg(codes.G_ANSWER)
        if answer == NONE:
            self.ask(ASK_BRANCH, self.tables.alone[self._asked(self.tables.script[at + 2])])
            return
        self.set_reg(codes.G_ANSWER, NONE)
        self.set_reg(STEP, self.tables.script[at + 3 + answer])

    def _next(self, at: int) -> None:
        """The next card of a loop becomes its variable."""
        script = self.tables.script
        register = codes.G_LOOP + script[at + 2]
        mask = self.reg(register)
        i = lowest(mask)
        if i == NONE:
            self.set_reg(STEP, script[at + 4])
            return
        self.set_reg(register, mask & mask - 1)
        self.set_reg(codes.G_VARS + script[at + 3], i)
        self.go_on(at)

    def _again(self, at: int) -> None:
        script = self.tables.script
        register = codes.G_COUNT + script[at + 2]
        left = self.reg(register)
        if left <= 0:
            self.set_reg(STEP, script[at + 3])
        else:
            self.set_reg(register, left - 1)
            self.go_on(at)

    def _spend(self, at: int) -> None:
        """One use of the ability's limit, and everybody sees it at work."""
        head = self.reg(codes.G_HEAD)
        me = self.reg(codes.G_ME)
        card = self.reg(codes.G_NEWS + codes.N_CARD)
        if len(self.gifts) > 0:
            self.uses_ability(me, head)
        self.spend_use(head, me, self.reg(codes.G_NEWS + codes.N_TARGET) if card == NONE else card)
        self.go_on(at)
        if self.place[me] >= 0:
            self.note(events.REACTS, me, self.tables.code[head + codes.H_NUMBER])

    # Targets and costs

    def _prepare(self, op: int, at: int) -> None:
        script = self.tables.script
        me = self.reg(codes.G_ME)
        if op == codes.O_PICK or op == codes.O_FOE or op == codes.O_CALL:
            self._pick(at)
        elif op == codes.O_SQUARE:
            self._pick_square(at)
        elif op == codes.O_DIE:
            self._roll(at)
        elif op == codes.O_X:
            self._ask_x(at)
        elif op == codes.O_PAYABLE:
            if self.are_payable(script[at + 2], me):
                self.go_on(at)
            else:
                self.set_reg(STEP, script[at + 3])
        elif op == codes.O_AIRY:
            if self.needs_square(self.reg(codes.G_TARGETS)):
                self.go_on(at)
            else:
                self.set_reg(STEP, script[at + 2])
        else:
            self.go_on(at)
            self._prepare_quietly(op, at, me)

    def _prepare_quietly(self, op: int, at: int, me: int) -> None:
        script = self.tables.script
        if op == codes.O_KNOWN:
            i = self.refer(script[at + 2], me, self.base)
            self.set_reg(codes.G_TARGETS, mask_of(i))
            if i != NONE and script[at + 2] != codes.R_SELF:
                self.set_reg(codes.G_IT, i)
        elif op == codes.O_ALL:
            self.set_reg(codes.G_TARGETS, self.select(script[at + 2], me, self.base))
        elif op == codes.O_SQUARE_OF:
            square = self.square_of(self.refer(script[at + 2], me, self.base))
            self.set_reg(codes.G_AT, square)
        elif op == codes.O_SQUARES:
            mask = 0
            for square in self.cells(script[at + 2], me, self.base):
                mask |= 1 << square
            self.set_reg(codes.G_AT, mask)
        elif op == codes.O_KEEP:
            self.set_reg(codes.G_FIRST, self.reg(codes.G_TARGETS))
        elif op == codes.O_COST:
            self.pay(script[at + 2], at)
        elif op == codes.O_USED:
            self.set_reg(codes.G_ANNOUNCE, 1)  # when the first targets are known
        elif op == codes.O_BANK:
            self._fill_bank(at)

    def _pick(self, at: int) -> None:
        """Ask for targets, as many as are wanted and there are."""
        if self.reg(codes.G_LEFT) == NONE:
            self.set_reg(codes.G_TARGETS, 0)
            self.set_reg(codes.G_LEFT, max(0, self.operand(at, 1)))
        if self.reg(codes.G_LEFT) > 0 and self._can_pick(at):
            seat = self._asked(self.tables.script[at + 5])
            self.ask(ASK_TARGET, self.tables.alone[seat])
            return
        self.set_reg(codes.G_LEFT, NONE)
        self.go_on(at)

    def _can_pick(self, at: int) -> bool:
        """Whether there is anything to pick, besides to be done with it."""
        script = self.tables.script
        me = self.reg(codes.G_ME)
        if script[at] == codes.O_FOE:
            return any(self.can_pick_foe(at, i, me) for i in range(CARDS))
        if script[at] == codes.O_PICK and self.tables.code[script[at + 2] + 3] == codes.Z_PLAY:
            return any(self._can_pick_card(at, i, me) for i in range(CARDS))
        return len(self.pick_options()) > self._is_upto(at)

    def _can_pick_card(self, at: int, i: int, me: int) -> bool:
        """Whether an ability may be turned on a card in play."""
        if self.place[i] < 0 or self.reg(codes.G_TARGETS) >> i & 1:
            return False
        if not self.matches(self.tables.script[at + 2], i, me, self.base):
            return False
        return self.may_be_chosen(i, me) and self._fits_attack(at, i)

    def _is_upto(self, at: int) -> int:
        return self.tables.script[at + 4]

    def pick_options(self) -> list[Action]:
        """What may be picked at the instruction the frame on top stands at."""
        code = self.tables.code
        script = self.tables.script
        at = self.reg(STEP)
        options: list[Action] = []
        what = script[at + 2]
        me = self.reg(codes.G_ME)
        if script[at] == codes.O_UNDER:
            return self.shown_options()
        if script[at] == codes.O_REDISTRIBUTE:
            return self._of_mask(self.reg(codes.G_TARGETS))
        if script[at] == codes.O_FOE:
            for i in range(CARDS):
                if self.can_pick_foe(at, i, me):
                    options.append(pack(TARGET, self.whereabouts(i)))
        elif code[what + 3] == codes.Z_PLAY:
            for i in range(CARDS):
                if self._can_pick_card(at, i, me):
                    options.append(pack(TARGET, self.whereabouts(i)))
        elif script[at] == codes.O_CALL:
            for action in self._pick_elsewhere(what, me):
                if self.may_call(second(action), script[at + 7], me, self.base):
                    options.append(action)
        else:
            options += self._pick_elsewhere(what, me)
        if self._is_upto(at) == 1:
            options.append(pack(ANSWER, DONE))
        return options

    def _of_mask(self, mask: int) -> list[Action]:
        return [pack(TARGET, self.whereabouts(i)) for i in range(CARDS) if mask >> i & 1]

    def _pick_elsewhere(self, what: int, me: int) -> list[Action]:
        """Cards in a deck, a graveyard or exile, each kind once."""
        code = self.tables.code
        zone = code[what + 3]
        if zone == codes.Z_DECK:
            seat = (
                self.reg(codes.G_SEAT) if code[what + 1] != codes.ENEMY else 1 - self.controller(me)
            )
            return [pack(CHOOSE, seat + 2 * zone, row) for row in self.in_deck(what, me, self.base)]
        mask = self.select(what, me, self.base) & ~self.reg(codes.G_TARGETS)
        found: list[Action] = []
        for i in range(CARDS):
            if mask >> i & 1:
                action = pack(CHOOSE, self.owner(i) + 2 * zone, self.card[i])
                if action not in found:
                    found.append(action)
        return found

    def can_pick_foe(self, at: int, i: int, me: int) -> bool:
        """Whether an attack of an ability may be turned on a card."""
        script = self.tables.script
        if self.card[i] == NONE or self.place[i] < 0 or self.reg(codes.G_TARGETS) >> i & 1:
            return False
        cards = script[at + 2]
        if cards != 0 and not self.matches(cards, i, me, self.base):
            return False
        reach = 0 if script[at + 8] == 0 else self.operand(at, 6)
        return self.can_target(script[at + 7], me, i, reach)

    def may_be_chosen(self, i: int, me: int) -> bool:
        """Rules of cards: whom spells and effects may be turned on, and uses for each apart."""
        head = self.reg(codes.G_HEAD)
        if self._counts_targets(head) and not self.has_uses(head, me, i):
            return False
        if not self.ruled or self.status[i] & HIDDEN:
            return True
        return not self.forbids(codes.D_BE_CHOSEN, i, me, self.means_of())

    def _fits_attack(self, at: int, i: int) -> bool:
        """An attack is redirected only to what it can reach, on whichever side (BK-12.28)."""
        script = self.tables.script
        if script[at + script[at + 1]] != codes.O_REDIRECT:
            return True
        frame = self.attack_at()
        if frame == NONE or i in (self.stack[frame + ATTACKER], self.stack[frame + TARGETED]):
            return False
        means, reach = self.stack[frame + MEANS], self.stack[frame + REACH]
        return self.can_reach(means, self.stack[frame + ATTACKER], i, reach)

    def _counts_targets(self, head: int) -> bool:
        """Whether the uses of an ability are counted for each target apart."""
        code = self.tables.code
        if code[head + codes.H_CLASS] != codes.ACT or code[head + codes.H_EACH] == 0:
            return False
        return code[head + codes.H_EVENT] == 0

    def pick(self, action: Action) -> None:
        """A player's choice at the instruction the frame on top stands at."""
        at = self.reg(STEP)
        if verb(action) == ANSWER:
            self.set_reg(codes.G_LEFT, 0)
            return
        if verb(action) == CHOOSE:
            self._pick_out_of_play(action)
            return
        self._pick_card(at, self.at(first(action)))

    def _pick_out_of_play(self, action: Action) -> None:
        seat = first(action) % 2
        zone = first(action) // 2
        row = second(action)
        if self.tables.script[self.reg(STEP)] == codes.O_UNDER:
            self.put_one_under(row)
            return
        self.set_reg(codes.G_LEFT, self.reg(codes.G_LEFT) - 1)
        if zone == codes.Z_DECK:
            self.set_reg(codes.G_LEFT, 0)
            self.set_reg(codes.G_TARGETS, -row - 2)
            self._name(self.reg(STEP), codes.FROM_DECK + row)
            return
        place = GRAVE if zone == codes.Z_GRAVE else EXILE
        for i in range(seat * DEAL, seat * DEAL + DEAL):
            taken = self.reg(codes.G_TARGETS)
            if self.card[i] == row and self.place[i] == place and not taken >> i & 1:
                self.set_reg(codes.G_TARGETS, taken | 1 << i)
                self._name(self.reg(STEP), i)
                return

    def _name(self, at: int, i: int) -> None:
        """The card picked is `it`, and the variable if it has one."""
        self.set_reg(codes.G_IT, i)
        variable = self.tables.script[at + 6]
        if variable != NONE:
            self.set_reg(codes.G_VARS + variable, i)

    def _share_out(self, at: int) -> None:
        """Wound by wound, the player says who gets it (BK-19.143)."""
        if self.reg(codes.G_LEFT) == NONE:
            self.set_reg(codes.G_LEFT, self.shareable(at))
            self.set_reg(codes.G_AT, 0)
        left = self.reg(codes.G_LEFT)
        mask = self.reg(codes.G_TARGETS)
        if left > 0 and mask & mask - 1:
            self.ask(ASK_TARGET, self.tables.alone[self.reg(codes.G_SEAT)])
            return
        shares = self.reg(codes.G_AT) + (left << SHARE * lowest(mask) if left > 0 else 0)
        total = self.shareable(at)
        self.set_reg(codes.G_LEFT, NONE)
        self.go_on(at)
        if total > 0:
            self.redistribute(shares, total)

    def _pick_card(self, at: int, i: int) -> None:
        script = self.tables.script
        me = self.reg(codes.G_ME)
        head = self.reg(codes.G_HEAD)
        self.set_reg(codes.G_LEFT, self.reg(codes.G_LEFT) - 1)
        if script[at] == codes.O_REDISTRIBUTE:
            self.set_reg(codes.G_AT, self.reg(codes.G_AT) + (1 << SHARE * i))
            return
        if script[at] == codes.O_FOE:
            self._add_target(at, i)
            return
        if self.is_hidden(i):
            self.turn_up(i)  # BK-6.7
            if not self.matches(script[at + 2], i, me, self.base):
                return
        if self._counts_targets(head):
            self.spend_use(head, me, i)
        if self.is_warded(i):
            self.note(events.BLOCKED, me, SPELL, self.whereabouts(i))
            self.set_reg(STEP, 0)
            return
        self._add_target(at, i)

    def _add_target(self, at: int, i: int) -> None:
        self._name(at, i)
        self.set_reg(codes.G_TARGETS, self.reg(codes.G_TARGETS) | 1 << i)

    def is_warded(self, i: int) -> bool:
        """Protection stops a spell as a whole, in some editions (BK-12.33)."""
        if self.means_of() != SPELL or not self.tables.edition.blocks_all:
            return False
        return self.place[i] >= 0 and self.keyword(i, NO_SPELLS) > 0

    def _pick_square(self, at: int) -> None:
        if self.reg(codes.G_LEFT) == 0:
            self.set_reg(codes.G_LEFT, NONE)
            self.go_on(at)
        elif len(self.square_options()) > 0:
            self.ask(ASK_SQUARE, self.tables.alone[self._asked(self.tables.script[at + 3])])
        else:
            self.set_reg(codes.G_AT, NONE)
            self.go_on(at)

    def square_options(self) -> list[Action]:
        if self.reg(KIND) == LANDS:
            return self.landing_squares()
        at = self.reg(STEP)
        squares = self.cells(self.tables.script[at + 2], self.reg(codes.G_ME), self.base)
        return [pack(TARGET, square) for square in squares]

    def pick_square(self, square: int) -> None:
        if self.reg(KIND) == LANDS:
            self.land_on(square)
            return
        at = self.reg(STEP)
        as_mask = self.tables.script[at + 4] == 1
        self.set_reg(codes.G_AT, 1 << square if as_mask else square)
        self.set_reg(codes.G_LEFT, 0)

    # Dice and X

    def _roll(self, at: int) -> None:
        """A standard roll of three amounts (BK-11.31)."""
        die = self.reg(codes.G_ANSWER)
        if die == NONE:
            self.ask(ASK_CHANCE, self.tables.chance)
            return
        self.set_reg(codes.G_ANSWER, NONE)
        total = die + self._added_to_cast(at)
        self.set_reg(codes.G_DIE, self.operand(at, lone_roll(total) - 1))
        self.go_on(at)

    def _cast(self, at: int) -> None:
        """A card casts a die, and its number is remembered."""
        die = self.reg(codes.G_ANSWER)
        if lowest(self.reg(codes.G_TARGETS)) == NONE:
            self.set_reg(codes.G_DIE, 0)
        elif die == NONE:
            self.ask(ASK_CHANCE, self.tables.chance)
            return
        else:
            self.set_reg(codes.G_ANSWER, NONE)
            self.set_reg(codes.G_DIE, die + self._added_to_cast(at))
        self.go_on(at)

    def _caster(self, at: int) -> int:
        """Whose die it is."""
        is_cast = self.tables.script[at] == codes.O_CAST
        return lowest(self.reg(codes.G_TARGETS)) if is_cast else self.reg(codes.G_ME)

    def _added_to_cast(self, at: int) -> int:
        """Blessing, curse and what is added to any die; nothing to a marker's fall."""
        script = self.tables.script
        if script[at] == codes.O_DIE and script[at + 5] == 1:
            return 0
        return self.luck(self._caster(at))

    def ability_die(self, die: int) -> None:
        at = self.reg(STEP)
        self.dice = [die]
        self.set_reg(codes.G_ANSWER, die)
        self.note(events.ROLLED, self._caster(at), die, die + self._added_to_cast(at))

    def _ask_x(self, at: int) -> None:
        answer = self.reg(codes.G_ANSWER)
        if answer == NONE and self.most_x() > 0:
            self.ask(ASK_AMOUNT, self.tables.alone[self.reg(codes.G_SEAT)])
            return
        self.set_reg(codes.G_ANSWER, NONE)
        self.set_reg(codes.G_X, max(0, answer))
        self.go_on(at)

    def most_x(self) -> int:
        """The largest X that can be paid at the instruction the frame on top stands at."""
        me = self.reg(codes.G_ME)
        which = self.tables.script[self.reg(STEP) + 2]
        if which == codes.P_CHIPS:
            return self.chips[me]
        if which == codes.P_LIVES:
            return self.extra[me]
        return max(0, self.life(me) - self.wounds[me] - 1)

    def number_options(self) -> list[Action]:
        """Branches or amounts, by number."""
        script = self.tables.script
        at = self.reg(STEP)
        if script[at] == codes.O_BRANCH:
            return [pack(NUMBER, k + 1) for k in range(script[at + 3])]
        return [pack(NUMBER, k + 1) for k in range(min(MOST_CHIPS, self.most_x()))]

    def answer_number(self, number: int) -> None:
        at = self.reg(STEP)
        self.set_reg(codes.G_ANSWER, number)
        if self.tables.script[at] == codes.O_BRANCH:
            self.note(events.NUMBERED, self.reg(codes.G_ME), number)

    # A few steps of a card

    def _walk(self, at: int) -> None:
        """Its player may move a card up to n squares."""
        i = lowest(self.reg(codes.G_TARGETS))
        if self.reg(codes.G_LEFT) == NONE:
            self.set_reg(codes.G_LEFT, self.operand(at, 0))
        if self.reg(codes.G_LEFT) > 0 and i != NONE and len(self.walk_options(i)) > 1:
            self.ask(ASK_STEP, self.tables.alone[self.controller(i)])
            return
        self.set_reg(codes.G_LEFT, NONE)
        self.go_on(at)

    def walk_options(self, i: int) -> list[Action]:
        options: list[Action] = []
        if self.has_square(i) and not self.forbids(codes.D_MOVE, i):
            for square in self.tables.field.steps[self.place[i]]:
                if self.can_enter(i, square):
                    options.append(pack(TARGET, square))
        options.append(pack(ANSWER, DONE))
        return options

    def walk(self, action: Action) -> None:
        i = lowest(self.reg(codes.G_TARGETS))
        if verb(action) == ANSWER:
            self.set_reg(codes.G_LEFT, 0)
            return
        self.set_reg(codes.G_LEFT, self.reg(codes.G_LEFT) - 1)
        self.turn_up(i)
        if self.place[i] < SQUARES:
            self.note_move(events.SHIFTED, i, first(action))
            self.relocate(i, first(action), self.reg(codes.G_ME))

    # The hook dice_bank

    def _fill_bank(self, at: int) -> None:
        """So much may be added to dice of one's cards, in all."""
        script = self.tables.script
        me = self.reg(codes.G_ME)
        n = self.operand(at, 0)
        self.bestow(codes.SLOT_BANK, me, 0, n, script[at + 3], script[at + 4])
        self.note(events.GIVEN, me)


def prepares(op: int) -> bool:
    """Whether an instruction only names targets or pays."""
    return codes.O_X <= op <= codes.O_COST or op == codes.O_CALL


def mask_of(i: int) -> int:
    """A card as targets are kept; below NONE a card from the deck."""
    if i == NONE:
        return 0
    return codes.FROM_DECK - i - 2 if i >= codes.FROM_DECK else 1 << i
