"""Rolls and draws: what chance may answer, with its odds, and what comes of it."""

from mypy_extensions import i64

from holmgang.core.action import Action, pack, second, verb
from holmgang.core.bits import bit
from holmgang.core.chance import Random, unrank_row
from holmgang.core.event import Event
from holmgang.games.berserkers import view
from holmgang.games.berserkers.choices import Choices
from holmgang.games.berserkers.state import (
    F_BET,
    F_GREEN,
    F_LAYOUT,
    F_MISHAP,
    F_PAGE,
    F_PILLAGE,
    F_REFUSE,
    F_REQUEST,
    F_RIDER,
    F_SQUAD,
    F_THOR,
    F_VILLAGER,
    F_WHITE,
    F_ZODD,
)
from holmgang.games.berserkers.tables import (
    BLACK,
    BLANK,
    BLUE,
    BURNING_BOOK,
    CELLS,
    DIVINE_POWER,
    DRAW,
    GREEN,
    GRIMOIRE_PILE,
    LAYOUT,
    MISHAP,
    NONE,
    ORCS,
    PAGES,
    RED,
    REQUEST_PILE,
    RIDERS,
    STONE_TO_GOLD,
    TOKEN_PILE,
    TREASURE,
    VILLAGER_PILE,
    WHITE,
)


class Rolls(Choices):
    """A position whose dice and cards are answered by chance."""

    def _lay(self, number: i64) -> None:
        self.layout = unrank_row(CELLS, number)
        for cell in range(CELLS):
            place = self.layout[cell]
            self.fire_cells |= self.tables.place_fire[place] << cell
            self.orc_cells |= self.tables.place_orcs[place] << cell
        self.log_event(Event(view.LAID, NONE, list(self.layout)))

    # Answers of chance

    def _answer(self, kind: i64, operand: i64, result: i64) -> None:
        if kind == DRAW:
            self._draw(operand, result)
        elif kind == LAYOUT:
            self.frames.pop()
            self._lay(result)
        else:
            self.rolled = operand
            self._rolled(self.frames.kind, operand & 7)

    def _rolled(self, frame: i64, face: i64) -> None:
        waiting = self.frames.operand
        if frame == F_WHITE:
            self._rolled_white(face, waiting)
            return
        if frame == F_BET:
            self._rolled_bet(face, waiting)
            return
        self.frames.pop()
        if frame in (F_RIDER, F_SQUAD):
            self.faces[waiting] = face
            if self.journal is not None:
                kind = RIDERS if frame == F_RIDER else ORCS
                self.log(view.ROLLED, [kind + waiting, face])
        elif frame == F_PILLAGE:
            self._pillage(waiting, face)
        elif frame == F_GREEN:
            self.goblins(face)
        elif frame == F_THOR:
            self.thor(face)
        else:
            self.zodd(face)

    def _rolled_white(self, face: i64, waiting: i64) -> None:
        self.dice[face] += 1
        if waiting > 1:
            self.frames.operand = waiting - 1
            return
        self.frames.pop()
        if self.journal is not None:
            dice = [die for die in range(1, 7) for _ in range(self.dice[die])]
            self.log(view.THREW, dice, 0)

    def _rolled_bet(self, face: i64, waiting: i64) -> None:
        """Black, green, and the lower one again (BR-ACT-12)."""
        step = self.frames.step
        if step == 0:
            self.frames.operand = face
            self.frames.step = 1
        elif step == 1 and face != waiting:
            self.frames.operand = waiting | face << 3
            self.frames.step = 2
        else:
            self.frames.pop()
            black, green = waiting & 7, waiting >> 3 if step == 2 else face
            won = step == 1 or face >= max(black, green)
            if self.journal is not None:
                again = face if step == 2 else 0
                self.log(view.BET, [black, green, again, self.tables.prize * won], 0)
            if won:
                self.earn(self.tables.prize)

    def _pillage(self, hero: i64, face: i64) -> None:
        """Not an attack, so no shield helps (BR-ACT-11)."""
        result = self.tables.pillage[face]
        if self.journal is not None:
            self.log(view.PILLAGED, [hero, face, result], 0)
        if result == NONE:
            self.hurt(hero)
        elif result > 0:
            self.earn(result)

    def _draw(self, pile: i64, card: i64) -> None:
        waiting = self.frames.operand
        self.frames.pop()
        if pile == REQUEST_PILE:
            others = self.pool & ~(bit(card))
            if waiting == 1 and self.refused == NONE and others:
                self.frames.push(F_REFUSE, card)
                self.log_one(view.OFFERED, card)
            else:
                self._activate(card)
        elif pile == VILLAGER_PILE:
            self._receive(card)
        elif pile == GRIMOIRE_PILE:
            self._read_page(waiting, card)
        else:
            self._turn_over(waiting, card)

    def _receive(self, item: i64) -> None:
        if self.drawn == len(self.memory.villagers):
            memory = self.memory.copy()
            memory.villagers.append(item)
            self.memory = memory
        self.drawn += 1
        self.held |= bit(item)
        self.log_one(view.RECEIVED, item, 0)

    def _read_page(self, page: i64, card: i64) -> None:
        memory = self.memory.copy()
        memory.pages[page] = card
        self.memory = memory
        self.turned |= bit(page)
        self.log_one(view.PAGE, card)
        if card == MISHAP:
            self.frames.push(F_MISHAP)
        elif card == STONE_TO_GOLD:
            self.earn(self.tables.grimoire_gold)
        elif card == DIVINE_POWER:
            self.skip = True
        elif card == BURNING_BOOK:
            self.burnt = True

    def _turn_over(self, cell: i64, token: i64) -> None:
        memory = self.memory.copy()
        if token == BLANK:
            memory.blanks |= bit(cell)
            self.tokens ^= bit(cell)
            self.log_one(view.TOKEN, cell)
        else:
            memory.treasure = cell
            self.tokens = 0
            self.found = True
            self.log_one(view.FOUND, cell)
        self.memory = memory

    # Chance

    def die_asked(self) -> i64:
        """The die that is rolled next, NONE if it is a card that is drawn."""
        frame = self.frames.kind
        if frame == F_WHITE:
            return WHITE
        if frame in (F_RIDER, F_SQUAD):
            return BLACK + self.frames.operand
        if frame == F_PILLAGE:
            return BLACK
        if frame in (F_GREEN, F_THOR, F_ZODD):
            return GREEN if frame == F_GREEN else BLUE if frame == F_THOR else RED
        if frame != F_BET:
            return NONE
        if self.frames.step == 2:
            waiting = self.frames.operand
            return BLACK if waiting & 7 < waiting >> 3 else GREEN
        return BLACK if self.frames.step == 0 else GREEN

    def outcomes(self) -> list[tuple[Action, int]]:
        die = self.die_asked()
        if die != NONE:
            return self.tables.odds[die]
        frame = self.frames.kind
        if frame == F_LAYOUT:
            return []
        if frame == F_REQUEST:
            return self._request_odds()
        if frame == F_VILLAGER:
            return self._villager_odds()
        return self._page_odds() if frame == F_PAGE else self._token_odds()

    def _request_odds(self) -> list[tuple[Action, int]]:
        """Any card of the deck; the refused one lies at its bottom."""
        if self.pool == 0:
            return [(pack(DRAW, REQUEST_PILE, self.refused), 1)]
        cards = range(len(self.tables.requests))
        return [(pack(DRAW, REQUEST_PILE, card), 1) for card in cards if self.pool >> card & 1]

    def _villager_odds(self) -> list[tuple[Action, int]]:
        """The next card, if it was seen before; else any that was not."""
        seen = self.memory.villagers
        if self.drawn < len(seen):
            return [(pack(DRAW, VILLAGER_PILE, seen[self.drawn]), 1)]
        return [
            (pack(DRAW, VILLAGER_PILE, item), 1)
            for item in range(len(self.tables.items))
            if item not in seen and not self.demands.items >> item & 1
        ]

    def _page_odds(self) -> list[tuple[Action, int]]:
        pages = self.memory.pages
        known = pages[self.frames.operand]
        if known != NONE:
            return [(pack(DRAW, GRIMOIRE_PILE, known), 1)]
        return [(pack(DRAW, GRIMOIRE_PILE, c), 1) for c in range(PAGES) if c not in pages]

    def _token_odds(self) -> list[tuple[Action, int]]:
        """One of the tokens that are not known to be blank is the treasure (BR-REQ-10a)."""
        cell = self.frames.operand
        memory = self.memory
        doubtful = [c for c in self.tables.treasure_start if not memory.blanks >> c & 1]
        blank = (pack(DRAW, TOKEN_PILE, BLANK), max(1, len(doubtful) - 1))
        treasure = (pack(DRAW, TOKEN_PILE, TREASURE), 1)
        if memory.blanks >> cell & 1 or memory.treasure not in (NONE, cell):
            return [blank]
        if memory.treasure == cell or len(doubtful) == 1:
            return [treasure]
        return [blank, treasure]

    def sample(self, rng: Random) -> Action:
        die = self.die_asked()
        if die != NONE:
            return self.tables.rolls[die * 6 + rng.below(6)]
        if self.frames.kind == F_LAYOUT:
            return pack(LAYOUT, 0, rng.below(self.tables.orders))
        return super().sample(rng)

    def may_roll(self, action: Action) -> bool:
        if self.frames.kind == F_LAYOUT:
            return verb(action) == LAYOUT and second(action) < self.tables.orders
        return any(action == option for option, _ in self.outcomes())
