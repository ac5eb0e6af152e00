"""What abilities do to cards: one instruction after another, on the targets chosen (BK-12, BK-19).

An instruction is `[word, length, operands …]`; the frame on top carries the
ability out and holds its targets as a mask.
"""

from holmgang.games.berserk import codes, events
from holmgang.games.berserk.changes import lowest
from holmgang.games.berserk.combat import ATTACKING
from holmgang.games.berserk.flight import Flight
from holmgang.games.berserk.frames import (
    ANSWER_SET,
    ANSWERED,
    ATTACKER,
    BLOCKED,
    CANCELLED,
    DEFENDER,
    DICE_LEFT,
    FORCED,
    GUARDED,
    MEANS,
    OPEN,
    REDIRECTED,
    REPLY_FORCED,
    REPLY_STOPPED,
    ROLLED,
    ROLLING,
    SET,
    STOPPED,
    TARGET,
    UNPAID,
)
from holmgang.games.berserk.happenings import ABILITY
from holmgang.games.berserk.state import (
    AIR,
    ALERT,
    DECK,
    EXILE,
    GRAVE,
    KIND,
    LATER_WIDTH,
    STEP,
)
from holmgang.games.berserk.tables import (
    ARTIFACT,
    BASIC,
    COMPANION,
    DEAL,
    FLYER,
    GROUND,
    NONE,
    PARASITE,
    TERRAIN,
    UNIQUE,
    WIDTH,
)


class Effects(Flight):
    """The part of the rules that carries out the words of cards."""

    def perform(self, op: int, at: int) -> None:
        """Carry out an effect on the targets of the frame on top."""
        if op <= codes.O_STRIKE:
            self._attack(at)
        elif op == codes.O_FIGHT:
            self._let_fight(at)
        elif op <= codes.O_STUN or op == codes.O_RESTORE_ARMOR:
            self.change(op, at)
        elif op == codes.O_GIVE:
            self.give(at)
        elif op == codes.O_COPY:
            self.copy_abilities(at)
        elif op == codes.O_CONTROL:
            self.take_command(at)
        elif op <= codes.O_SWAP:
            self._shift(op, at)
        elif op == codes.O_TAKE_OFF:
            self.let_fly(at)
        elif op == codes.O_LAND:
            self.let_land(at)
        elif op == codes.O_SEAT:
            self._seat()
        elif op <= codes.O_REVEAL:
            self._send(op, at)
        elif op <= codes.O_OUTCOME:
            self._turn_dice(op, at)
        elif op <= codes.O_PROTECT:
            self._turn_attack(op)
        elif op == codes.O_SHIELD:
            self.shield(at)
        elif op <= codes.O_PROCEED:
            self._replace(op, at)
        elif op == codes.O_EXTRA_TURN:
            self.add_turn(self.reg(codes.G_SEAT))
        elif op == codes.O_WIN:
            self.finish(self.reg(codes.G_SEAT))
        elif op == codes.O_LET:
            self._remember(at)
        elif op == codes.O_LATER:
            self._put_off(at)

    # Attacks

    def _attack(self, at: int) -> None:
        """One attack for each target, one after another."""
        targets = self.reg(codes.G_TARGETS)
        if targets <= 0:
            return
        i = lowest(targets)
        self.set_reg(codes.G_TARGETS, targets & targets - 1)
        if targets & targets - 1:
            self.set_reg(STEP, at)  # and once more
        script = self.tables.script
        means = script[at + 2]
        me = self.reg(codes.G_ME)
        reach = 0 if script[at + 6] == 0 else self.operand(at, 4)
        if not self.can_target(means, me, i, reach):
            return
        power = NONE if script[at + 3] == 0 else self._power(at)
        self.set_reg(codes.G_ATTACKED, i)
        self.set_reg(codes.G_IT, i)
        self.declare(means, me, i, power, reach, self._refund())

    def _refund(self) -> int:
        """2 if a blind attack that proves illegal gives back what was paid (BK-20.8)."""
        head = self.reg(codes.G_HEAD)
        is_act = self.tables.code[head + codes.H_CLASS] == codes.ACT
        return 2 if is_act and not self.is_alert(self.reg(codes.G_ME)) else 1

    def _power(self, at: int) -> int:
        light = min(255, max(0, self.operand(at, 1)))
        medium = min(255, max(0, self.operand(at, 2)))
        strong = min(255, max(0, self.operand(at, 3)))
        return light | medium << 8 | strong << 16

    def _let_fight(self, at: int) -> None:
        one = lowest(self.reg(codes.G_FIRST))
        other = lowest(self.reg(codes.G_TARGETS))
        if one == NONE or other == NONE or not self.can_target(BASIC, one, other):
            return
        is_open = self.tables.script[at + 2]
        self.set_reg(codes.G_ATTACKED, other)
        self.declare(BASIC, one, other, NONE, 0, 1)
        self.set_reg(OPEN, is_open)

    # Places

    def _shift(self, op: int, at: int) -> None:
        me = self.reg(codes.G_ME)
        if op == codes.O_MOVE:
            i = lowest(self.reg(codes.G_FIRST))
            square = self.reg(codes.G_AT)
            if i != NONE and square >= 0 and self.can_be_moved(i, me):
                if self.board[square] == NONE and self.has_square(i):
                    self.turn_up(i)
                    if self.has_square(i):
                        self.note_move(events.SHIFTED, i, square)
                        self.relocate(i, square, me)
        elif op == codes.O_SWAP:
            one = lowest(self.reg(codes.G_FIRST))
            other = lowest(self.reg(codes.G_TARGETS))
            if one != NONE and other != NONE and one != other:
                if self.can_be_moved(one, me) and self.can_be_moved(other, me):
                    self._swap(one, other, me)

    def can_be_moved(self, i: int, by: int) -> bool:
        if self.place[i] < 0 or self.is_sheltered(i):
            return False
        return not self.forbids(codes.D_BE_MOVED, i, by)

    def _swap(self, one: int, other: int, by: int) -> None:
        here, there = self.place[one], self.place[other]
        if not self.has_square(one) or not self.has_square(other):
            return
        self.note(events.SHIFTED, one, there)
        self.note(events.SHIFTED, other, here)
        self.board[there] = NONE
        self.move_now(one, there, by)
        self.board[here] = other
        self.place[other] = here
        self.move_now(other, here, by)

    def _seat(self) -> None:
        """A symbiote changes its host."""
        i = lowest(self.reg(codes.G_FIRST))
        host = lowest(self.reg(codes.G_TARGETS))
        if i != NONE and host != NONE and self.rides(i):
            self.take_seat(i, host)

    # Coming and going

    def _send(self, op: int, at: int) -> None:
        targets = self.reg(codes.G_TARGETS)
        me = self.reg(codes.G_ME)
        means = self.means_of()
        if targets < NONE:
            self._send_from_deck(op, at, -targets - 2)
        elif op == codes.O_SUMMON:
            self._summon(at, lowest(targets))
        else:
            for i in self.reached(targets):
                if op == codes.O_DESTROY:
                    self.destroy(i, me, means)
                elif op == codes.O_EXILE:
                    self._exile(i)
                elif op == codes.O_TO_DECK:
                    self._return_to_deck(i, self.tables.script[at + 2])
                elif op == codes.O_REVEAL and self.place[i] >= 0:
                    self.turn_up(i)

    def _exile(self, i: int) -> None:
        if self.place[i] >= 0:
            self.turn_up(i)
            self.remove(i, True)
        elif self.place[i] == GRAVE:
            self.place[i] = EXILE
            self.status[i] = 0
            if i in self.waiting:
                self.waiting.remove(i)
            self.tokens[i] = 0
            self.note_out(events.EXILED_FROM_GRAVE, i)

    def _return_to_deck(self, i: int, end: int) -> None:
        """Into the deck it came from; that is no death (BK-21.2)."""
        if self.place[i] >= 0:
            self.turn_up(i)
            self.tell_card(codes.E_LEFT, i)
            self.depart(i, DECK)
        elif i in self.waiting:
            self.waiting.remove(i)
        self.place[i] = DECK
        self.status[i] = 0
        self.tokens[i] = 0
        self.note_out(events.SENT_TO_DECK, i)
        self.put_back(self.owner(i), self.card[i], end)

    def note_out(self, kind: int, i: int) -> None:
        """Tell of a card that is out of play."""
        self.note_seat(kind, self.owner(i), self.card[i])

    def _send_from_deck(self, op: int, at: int, row: int) -> None:
        seat = self.reg(codes.G_SEAT)
        if op == codes.O_REVEAL:
            self.note_seat(events.SHOWN, seat, row)
            return
        if row not in self.deck_rows(seat):
            return
        if op == codes.O_TO_DECK:
            self.draw_out(seat, row)
            self.put_back(seat, row, self.tables.script[at + 2])
            return
        if self.free_number(seat) == NONE:
            return
        if op == codes.O_SUMMON and not (self.may_be_in_play(row, seat) and self._has_room(row)):
            return
        i = self._draw_from_deck(seat, row)
        if op == codes.O_SUMMON:
            self._enter(at, i)
        elif op == codes.O_BURY:
            self.place[i] = GRAVE
            self.note_out(events.BURIED, i)
            self.tell_card(codes.E_BURIED, i)
        elif op == codes.O_EXILE:
            self.place[i] = EXILE
            self.note_out(events.EXILED_FROM_DECK, i)

    def _draw_from_deck(self, seat: int, row: int) -> int:
        i = self.free_number(seat)
        if i == seat * DEAL + self.size[seat]:
            self.size = self.size.copy()
            self.size[seat] += 1
        self.card = self.card.copy()
        self.card[i] = row
        self.draw_out(seat, row)
        self.relink()
        return i

    def _has_room(self, row: int) -> bool:
        if self.tables.type[row] in (FLYER, TERRAIN):
            return True
        if self.tables.type[row] in (COMPANION, PARASITE):
            return len(self.hosts_nearby(row, self.reg(codes.G_SEAT), self.reg(codes.G_ME))) > 0
        square = self.reg(codes.G_AT)
        return square >= 0 and self.board[square] == NONE

    def may_be_in_play(self, row: int, seat: int) -> bool:
        """An army has a unique card and a terrain only once, in battle too (BK-4.13, BK-4.15)."""
        tables = self.tables
        is_terrain = tables.type[row] == TERRAIN
        if not is_terrain and tables.keyword(row, UNIQUE) == 0:
            return True
        for i in self.army(seat):
            if self.place[i] >= 0:
                if self.card[i] == row or (is_terrain and tables.type[self.card[i]] == TERRAIN):
                    return False
        return True

    def needs_square(self, targets: int) -> bool:
        """Whether the card to be summoned comes onto a square; only ground cards do."""
        if targets == 0 or targets == NONE:
            return False
        row = -targets - 2 if targets < NONE else self.card[lowest(targets)]
        return self.tables.type[row] in (GROUND, ARTIFACT)

    def may_call(self, row: int, cells: int, me: int, base: int) -> bool:
        """Whether a card can be summoned by another one: there is a place for it (BK-19.110)."""
        seat = self.controller(me)
        if not self.may_be_in_play(row, seat):
            return False
        if self.tables.type[row] in (FLYER, TERRAIN):
            return True
        if self.tables.type[row] in (COMPANION, PARASITE):
            return len(self.hosts_nearby(row, seat, me)) > 0
        return cells == 0 or len(self.cells(cells, me, base)) > 0

    def _summon(self, at: int, i: int) -> None:
        if i == NONE or not self.may_be_in_play(self.card[i], self.reg(codes.G_SEAT)):
            return
        if self.place[i] == GRAVE and self._has_room(self.card[i]):
            if i in self.waiting:
                self.waiting.remove(i)
            self._enter(at, i)

    def _enter(self, at: int, i: int) -> None:
        """Onto a square, into the extra zone or, a symbiote, onto a host (BK-19.110, BK-19.111)."""
        script = self.tables.script
        is_tapped = script[at + 2] == 1
        wounds = 0 if script[at + 3] == 0 else max(0, self.operand(at, 1))
        self.set_reg(codes.G_IT, i)
        if self.is_symbiote(i):
            self.board_from(i, self.reg(codes.G_ME), is_tapped, wounds)
            return
        if self.tables.type[self.card[i]] in (FLYER, TERRAIN):
            self.place[i] = AIR
        else:
            self.put(i, self.reg(codes.G_AT))
        self.arrive(i, is_tapped, wounds)

    def arrive(self, i: int, is_tapped: bool, wounds: int) -> None:
        """In play, alert unless the card says otherwise."""
        self.tokens[i] = 0
        self.status[i] = 0 if is_tapped else ALERT
        self.steps[i] = 0 if is_tapped else self.points(i)
        if wounds > 0:
            self.wounds[i] = wounds
            self.dying = True
        self.note(events.SUMMONED, i)
        self.tell_card(codes.E_SUMMONED, i)

    # The attack that is answered

    def attack_at(self) -> int:
        """The frame of the attack the ability answers, if it still goes on; else NONE."""
        at = self.reg(codes.G_NEWS + codes.N_BASE)
        if at < 0 or at >= self.base or self.stack[at + KIND] != ATTACKING:
            return NONE
        return at

    def _turn_dice(self, op: int, at: int) -> None:
        frame = self.attack_at()
        if frame == NONE or op < codes.O_REROLL:
            return
        stack = self.stack
        script = self.tables.script
        by = self.reg(codes.G_NEWS + codes.N_BY)
        mine = by == stack[frame + ATTACKER]
        if op == codes.O_REROLL:
            stack[frame + (ROLLED if mine else ANSWERED)] = NONE
            stack[frame + STEP] = GUARDED if mine else ROLLING
            stack[frame + DICE_LEFT] = NONE
        elif op == codes.O_ROLL_ADD:
            self.add_to_die(frame, by, self.operand(at, 0))
        elif op == codes.O_ROLL_SET:
            stack[frame + (SET if mine else ANSWER_SET)] = self.operand(at, 0)
        elif op == codes.O_STRENGTH_SET:
            stack[frame + (FORCED if mine else REPLY_FORCED)] = script[at + 2]
        else:
            stack[frame + FORCED] = script[at + 2]
            stack[frame + REPLY_FORCED] = script[at + 3]

    def _turn_attack(self, op: int) -> None:
        """Cancel, block, redirect or protect."""
        frame = self.attack_at()
        if frame == NONE:
            if op == codes.O_CANCEL:
                self._cancel_ability()
        elif op == codes.O_BLOCK:
            self._block(frame)
        elif self.stack[frame + ROLLED] != NONE:
            return  # too late: only before the dice (BK-12.19, BK-12.25)
        elif op == codes.O_CANCEL:
            self._cancel_attack(frame)
        else:
            self._redirect(op, frame, lowest(self.reg(codes.G_TARGETS)))

    def _cancel_attack(self, frame: int) -> None:
        """Nothing happens of it, nor of the ability that it is part of (BK-12.19 to BK-12.22)."""
        self.stack[frame + STOPPED] = CANCELLED
        below = frame - WIDTH
        if self.stack[frame + UNPAID] != NONE and self.stack[below + KIND] == ABILITY:
            self.stack[below + STEP] = 0

    def _cancel_ability(self) -> None:
        """An ability that was announced and has not begun; it stays paid for (BK-12.20)."""
        at = self.reg(codes.G_NEWS + codes.N_BASE)
        if self.reg(codes.G_NEWS + codes.N_EVENT) != codes.E_USED or not 0 <= at < self.base:
            return
        if self.stack[at + KIND] == ABILITY:
            self.stack[at + STEP] = 0
            self.note(events.CANCELLED, self.stack[at + codes.G_ME])

    def _block(self, frame: int) -> None:
        """The strike the ability answers; that of the other fighter still lands (BK-12.31)."""
        is_answer = self.reg(codes.G_NEWS + codes.N_ANSWER) == 1
        self.stack[frame + (REPLY_STOPPED if is_answer else STOPPED)] = BLOCKED

    def _redirect(self, op: int, frame: int, i: int) -> None:
        """Once, and never into the attacker (BK-12.26 to BK-12.28)."""
        stack = self.stack
        if stack[frame + REDIRECTED] == 1 or i == NONE:
            return
        if i == stack[frame + ATTACKER] or self.place[i] < 0:
            return
        stack[frame + REDIRECTED] = 1
        stack[frame + DEFENDER] = i
        if op == codes.O_PROTECT:
            self.note(events.PROTECTS, i, self.whereabouts(stack[frame + TARGET]))
            return
        stack[frame + TARGET] = i
        self.note(events.REDIRECTED, i)
        if self.ears >> codes.E_REDIRECTED & 1:
            by = stack[frame + ATTACKER]
            self.write_news(codes.E_REDIRECTED, NONE, by, i, 0, stack[frame + MEANS], frame)
            self.tell_all()

    def _replace(self, op: int, at: int) -> None:
        """What the ability stands for happens after all, maybe with another amount."""
        parent = self.reg(codes.G_PARENT)
        if parent == NONE:
            return
        n_at = parent + codes.G_NEWS + codes.N_N
        if op == codes.O_REPLACE:
            self.stack[n_at] = self.operand(at, 0)
        elif op == codes.O_PREVENT:
            self.stack[n_at] = max(0, self.stack[n_at] - self.operand(at, 0))
        self.stack[parent + codes.G_HAPPENS] = 1

    # Memory

    def _remember(self, at: int) -> None:
        targets = self.reg(codes.G_TARGETS)
        card = lowest(targets) if targets >= NONE else codes.FROM_DECK - targets - 2
        self.set_reg(codes.G_VARS + self.tables.script[at + 2], card)

    def _put_off(self, at: int) -> None:
        """Until something next happens, once."""
        script = self.tables.script
        record = [script[at + 2], script[at + 3], self.reg(codes.G_ME), self.reg(codes.G_SEAT)]
        record += [self.reg(codes.G_IT), self.reg(codes.G_X)]
        for k in range(codes.VARIABLES):
            record.append(self.reg(codes.G_VARS + k))
        record += [0] * (LATER_WIDTH - len(record))
        self.laters += record
        self.take_stock()
