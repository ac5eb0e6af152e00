"""The battle of Berserk turn by turn (BK-8, BK-9), and the contract of a `State`."""

from typing import Final

from holmgang.core.action import Action, first, pack, second, verb
from holmgang.core.chance import Random
from holmgang.games.berserk import field, muster, notation
from holmgang.games.berserk.combat import ATTACKING, Combat
from holmgang.games.berserk.field import SQUARES
from holmgang.games.berserk.state import (
    ACTED,
    AIR,
    ALERT,
    ASK_CHANCE,
    ASK_HIRE,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_OVER,
    ASK_PLACE,
    ASK_PROTECTOR,
    ASK_RETURN,
    ASK_ROW,
    ASK_TURN,
    GRAVE,
    HIDDEN,
    KIND,
    MOVED,
    RETURNED,
    STEP,
    STUNNED,
)
from holmgang.games.berserk.tables import (
    ANSWER,
    BASIC,
    DEAL,
    DRAW,
    END,
    GROUND,
    INCARNATION,
    JUMP,
    LEAP,
    MOVE,
    NONE,
    PASS,
    PLACE,
    PROTECT,
    REGENERATION,
    ROLL,
    STRIKE,
    TARGET,
    TELEPORT,
)

# Frames, besides those of mustering and attacking
TURN: Final = 6
RETURNING: Final = 7  # a card comes back from the graveyard

# Steps of a turn (BK-8.19)
OPENING: Final = 0
UPKEEP: Final = 1
MAIN: Final = 2
CLOSING: Final = 3

# Registers
WHO: Final = 2

TURN_CAP: Final = 200
"""Books know no limit; ours ends a battle nobody can win (BK-21.8)."""


class Berserk(Combat):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berserk":
        twin = Berserk(self.tables)
        self._fill(twin)
        return twin

    def begin(self, first: int) -> None:
        self.push(TURN)
        self.set_up(first)
        self._advance()

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.nobody
        asking = self.asking
        if asking == ASK_TURN:
            return self._turn_options(seat)
        if asking == ASK_PROTECTOR:
            return self.protector_options()
        if asking == ASK_ROW:
            return self.row_options()
        if asking in (ASK_HIRE, ASK_PLACE):
            return self.secret_options(seat)
        if asking == ASK_MULLIGAN:
            return muster.mulligan_words()
        if asking == ASK_ORDER:
            return muster.first_words()
        return [pack(TARGET, square) for square in self._rear_squares(seat)]

    def _turn_options(self, seat: int) -> list[Action]:
        options: list[Action] = []
        for i in self.cards_of(seat):
            if self.place[i] >= 0 and self.is_alert(i):
                self._add_moves(i, options)
                self._add_strikes(i, options)
        options.append(pack(ANSWER, END))
        return options

    def _add_moves(self, i: int, options: list[Action]) -> None:
        """Steps, jumps and teleportation to free squares (BK-9, BK-19.24, BK-19.46)."""
        here = self.place[i]
        if here >= SQUARES or self.steps[i] == 0 or self.tables.type[self.card[i]] != GROUND:
            return
        for square in self.tables.field.steps[here]:
            if self.board[square] == NONE:
                options.append(pack(MOVE, here, square))
        if self.status[i] & MOVED == 0:
            for square in self._leaps(i):
                options.append(pack(LEAP, here, square))

    def _leaps(self, i: int) -> list[int]:
        reach = self.keyword(i, JUMP)
        if self.keyword(i, TELEPORT):
            reach = SQUARES
        here = self.place[i]
        return [
            square
            for square in range(SQUARES)
            if self.board[square] == NONE and 0 < self.range(here, square) <= reach
        ]

    def range(self, here: int, there: int) -> int:
        if self.tables.edition.along_lines:
            return field.path(here, there)
        return field.radius(here, there)

    def _add_strikes(self, i: int, options: list[Action]) -> None:
        """Basic strikes at enemies within reach (BK-11.2, BK-10.13)."""
        here = self.name_of_place(i)
        if here < SQUARES:
            for square in self.tables.field.around[here]:
                target = self.board[square]
                if target != NONE and self.owner(target) != self.owner(i):
                    options.append(pack(STRIKE, here, square))
            return
        for target in self.cards_of(1 - self.owner(i)):
            if self.place[target] >= 0:
                options.append(pack(STRIKE, here, self.name_of_place(target)))

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        if seat < 0:
            self.actors = self.tables.nobody
            self._chance(action)
        elif self.asking in (ASK_HIRE, ASK_PLACE):
            self.seal(seat, action)
        elif self.asking == ASK_MULLIGAN:
            self._mulligan(seat, first(action))
        else:
            self.actors = self.tables.nobody
            self._choice(seat, action)
        if len(self.actors) == 0:
            self._advance()

    def _chance(self, action: Action) -> None:
        if verb(action) == DRAW:
            self.draw(first(action), second(action))
        elif self.reg(KIND) == ATTACKING:
            self.attack_die(first(action))
        else:
            self.roll_for_order(first(action))

    def _mulligan(self, seat: int, word: int) -> None:
        """Decided apart and in secret, then carried out together (BK-3.9)."""
        self.wants[seat] = word
        waiting = [other for other in self.actors if other != seat]
        self.actors = waiting

    def _choice(self, seat: int, action: Action) -> None:
        kind = verb(action)
        if kind == MOVE:
            self._step(first(action), second(action))
        elif kind == STRIKE:
            self.declare(BASIC, self.at(first(action)), self.at(second(action)))
        elif kind == LEAP:
            self._leap(first(action), second(action))
        elif kind == PROTECT:
            self.protect(self.at(first(action)))
        elif kind == TARGET:
            self._come_back(first(action))
        elif self.asking == ASK_ROW:
            self.choose_row(first(action))
        elif self.asking == ASK_ORDER:
            self.choose_order(seat, first(action))
        elif self.asking == ASK_TURN:
            self.set_reg(STEP, CLOSING)

    def _step(self, here: int, there: int) -> None:
        i = self._relocate(here, there)
        self.steps[i] -= 1

    def _leap(self, here: int, there: int) -> None:
        """Uses up all movement points (BK-9.12)."""
        i = self._relocate(here, there)
        self.steps[i] = 0

    def _relocate(self, here: int, there: int) -> int:
        i = self.board[here]
        self.board[here] = NONE
        self.board[there] = i
        self.place[i] = there
        self.status[i] = (self.status[i] | MOVED) & ~HIDDEN
        return i

    # The sequence

    def _advance(self) -> None:
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            kind = self.reg(KIND)
            if kind == ATTACKING:
                self.attack_step()
            elif kind == TURN:
                self._turn_step()
            elif kind == RETURNING:
                self._returning_step()
            else:
                self.muster_step()

    def _turn_step(self) -> None:
        step = self.reg(STEP)
        if step == OPENING:
            self._open_turn()
        elif step == UPKEEP:
            self._upkeep()
        elif step == MAIN:
            self.ask(ASK_TURN, self.tables.alone[self.active])
        else:
            self._close_turn()

    def _open_turn(self) -> None:
        """Hidden cards are turned, then all of the side made alert (BK-6.17, BK-8.2, BK-8.3)."""
        self.turn += 1
        self.active = self.first if self.turn % 2 == 1 else 1 - self.first
        self.test_end()
        if self.asking == ASK_OVER:
            return
        self.set_reg(STEP, UPKEEP)
        self.set_reg(WHO, self.active * DEAL)
        for i in self.cards_of(self.active):
            if self.place[i] >= 0:
                self.turn_up(i)
                self._make_alert(i)

    def _make_alert(self, i: int) -> None:
        """Alert again, with all movement points (BK-8.10), unless something prevents it."""
        self.status[i] &= ~(MOVED | ACTED)
        if self.status[i] & STUNNED:
            self.status[i] &= ~STUNNED
            return
        self.status[i] |= ALERT
        self.steps[i] = self.tables.move[self.card[i]]

    def _upkeep(self) -> None:
        """Poison, regeneration and incarnation, card by card (BK-8.15 to BK-8.17, BK-19.23)."""
        for i in range(self.reg(WHO), (self.active + 1) * DEAL):
            self.set_reg(WHO, i + 1)
            if self.place[i] >= 0:
                self._suffer(i)
            elif self.place[i] == GRAVE and self._is_due(i):
                self.push(RETURNING)
                self.set_reg(WHO, i)
                return
        self.set_reg(STEP, MAIN)
        self.bury()

    def _suffer(self, i: int) -> None:
        """Regeneration first: its controller would choose so (BK-8.17)."""
        if self.tables.edition.poison_needs_alert and not self.is_alert(i):
            return
        self.heal(i, self.keyword(i, REGENERATION))
        self.wounds[i] += self.poison[i]

    def _is_due(self, i: int) -> bool:
        """A token each turn in the graveyard; with enough of them it returns, once (BK-19.23)."""
        wanted = self.tables.keyword(self.card[i], INCARNATION)
        if wanted == 0 or self.status[i] & RETURNED:
            return False
        self.tokens[i] = min(wanted, self.tokens[i] + 1)
        return self.tokens[i] == wanted

    def _returning_step(self) -> None:
        i = self.reg(WHO)
        if self.place[i] != GRAVE or len(self._rear_squares(self.active)) == 0:
            self.pop()
        else:
            self.ask(ASK_RETURN, self.tables.alone[self.active])

    def _rear_squares(self, seat: int) -> list[int]:
        return [
            square
            for square in range(SQUARES)
            if self.board[square] == NONE and field.rank(square, seat) == 3
        ]

    def _come_back(self, square: int) -> None:
        """Exhausted, on the rear row (BK-19.23b)."""
        i = self.reg(WHO)
        self.place[i] = square
        self.board[square] = i
        self.tokens[i] = 0
        self.status[i] = RETURNED
        self.pop()

    def _close_turn(self) -> None:
        """What lasts a turn ends (BK-8.19)."""
        for i in range(2 * DEAL):
            self.soaked[i] = 0
        self.set_reg(STEP, OPENING)
        if self.turn >= TURN_CAP:
            self.stack.clear()
            self.ask(ASK_OVER, self.tables.nobody)

    # Chance

    def outcomes(self) -> list[tuple[Action, int]]:
        if self.reg(KIND) != muster.DRAWING:
            return [(pack(ROLL, die), 1) for die in range(1, 7)]
        seat = self.reg(muster.DRAWER)
        pile = self.pile[seat]
        return [(pack(DRAW, seat, card), pile.count(card)) for card in dict.fromkeys(pile)]

    def sample(self, rng: Random) -> Action:
        if self.reg(KIND) != muster.DRAWING:
            return pack(ROLL, 1 + rng.below(6))
        seat = self.reg(muster.DRAWER)
        pile = self.pile[seat]
        return pack(DRAW, seat, pile[rng.below(len(pile))])

    def scores(self) -> list[float]:
        if self.winner == NONE:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def blank(self, action: Action) -> str:
        return notation.blank(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)


__all__ = ["AIR", "ASK_CHANCE", "PASS", "PLACE", "Berserk"]
