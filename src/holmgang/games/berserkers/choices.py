"""Targets of deeds and other questions to the player: what may be answered, and what follows."""

from typing import Final

from mypy_extensions import i64

from holmgang.core.action import Action, first, pack, verb
from holmgang.core.bits import bit, low_bits
from holmgang.core.event import Event
from holmgang.games.berserkers import view
from holmgang.games.berserkers.deeds import Deeds
from holmgang.games.berserkers.state import (
    ASK_CARD,
    ASK_CELL,
    ASK_CREATURE,
    ASK_DEFEAT,
    ASK_DICE,
    ASK_GATHER,
    ASK_GOBLINS,
    ASK_HERO,
    ASK_ITEMS,
    ASK_LOCATION,
    ASK_MORE,
    ASK_PAGE,
    ASK_REQUEST,
    ASK_REWARD,
    ASK_RIDER,
    ASK_SQUAD,
    F_BLOCK,
    F_BOOK,
    F_DEFEAT,
    F_FLY,
    F_GATHER,
    F_GOBLINS,
    F_HEAL,
    F_ITEMS,
    F_LIFT,
    F_LIGHT,
    F_LOCATION,
    F_MARK,
    F_MISHAP,
    F_MORE,
    F_MOVE,
    F_PAGE,
    F_PILLAGE,
    F_PULL,
    F_PUSH,
    F_RAID,
    F_REFUSE,
    F_REQUEST,
    F_REVIVE,
    F_REWARD,
    F_SLAY,
    F_SPEND,
    F_STONE,
    F_TOKEN,
    F_TRAIN,
    F_TURN,
    F_VILLAGER,
    F_WHERE,
    F_WHITE,
    F_WOUND,
    REFUSED,
    Demands,
)
from holmgang.games.berserkers.tables import (
    ACCEPT,
    ANYWHERE,
    CARD,
    CARDS,
    CELLS,
    DO,
    DONE,
    GOBLINS,
    GOLD,
    HEROES,
    ITEM,
    MORE,
    ORCS,
    PAGE,
    PAGES,
    PASS,
    PULL,
    PUSH,
    REFUSE,
    RESTORE,
    RIDERS,
    SHIELD,
    SPEND_TREASURE,
    STOP,
    THREE,
    USE,
    YIELD,
)

DRAWN_AGAIN: Final = -2
"""The refused request came back from under the deck."""


class Choices(Deeds):
    """A position that asks for targets and takes the answers."""

    # Questions to the player. One with a single answer is not asked.

    def _question(self, kind: i64) -> None:
        options = self._options(kind)
        if len(options) == 1:
            self._choose(verb(options[0]), first(options[0]))
        elif len(options) > 1:
            self.offered = options
            self.is_offered = True
            self.actors = self.tables.alone
        else:
            self.frames.pop()

    def _options(self, kind: i64) -> list[Action]:
        """The answers to the topmost frame; sets what is asked."""
        operand = self.frames.operand
        if kind in (F_MOVE, F_FLY):
            return self._ways(kind, operand)
        if kind in (F_PUSH, F_PULL):
            return self._shoves(kind, operand)
        if kind == F_LIGHT:
            return self._cells(self.unlit())
        if kind == F_LIFT:
            return self._cells(self.standing() & self.dark_cells())
        if kind == F_LOCATION:
            options = self._cells(self.active_places(self.standing()))
            self.asking = ASK_LOCATION
            return options
        if kind == F_MARK:
            return self._group(ASK_RIDER, RIDERS, self.markable())
        if kind == F_BLOCK:
            return self._group(ASK_RIDER, RIDERS, 7 & ~self.blocked)
        if kind == F_SLAY:
            cells = self.standing() if operand == ANYWHERE else bit(operand)
            return self._group(ASK_SQUAD, ORCS, self.squads_on(cells))
        if kind in (F_RAID, F_MISHAP):
            return self._group(ASK_HERO, HEROES, self.heroes_on(-1))
        if kind == F_HEAL:
            return self._group(ASK_HERO, HEROES, self.wounded_on(operand))
        if kind == F_REVIVE:
            return self._group(ASK_HERO, HEROES, 7 & ~self.heroes_on(-1))
        return self._rare_options(kind, operand)

    def _rare_options(self, kind: i64, operand: i64) -> list[Action]:
        do = self.tables.do
        if kind == F_GATHER:
            options = self._group(ASK_GATHER, HEROES, self.heroes_on(~(bit(operand))))
            if len(options) > 0 and self.frames.step > 0:
                options.append(do[DONE])
            return options
        if kind == F_TRAIN:
            self.asking = ASK_CARD
            return [pack(CARD, card) for card in range(CARDS) if not self.trained >> card & 1]
        if kind == F_SPEND:
            self.asking = ASK_DICE
            return self.spendable()
        if kind == F_STONE:
            return self._stones(operand)
        if kind == F_WHERE:
            return self._cells(self.tokens & self.standing())
        if kind == F_BOOK:
            self.asking = ASK_PAGE
            return [pack(PAGE, page) for page in range(PAGES) if not self.turned >> page & 1]
        if kind == F_REWARD:
            self.asking = ASK_REWARD
            left = view.villagers_left(self)
            return [do[GOLD], do[ITEM]] if left > 0 else [do[GOLD]]
        if kind == F_GOBLINS:
            options = self._cells(low_bits(CELLS))
            self.asking = ASK_GOBLINS
            return options
        if kind == F_MORE:
            self.asking = ASK_MORE
            return [do[STOP], do[MORE]] if self.pool or self.refused >= 0 else [do[STOP]]
        if kind == F_REFUSE:
            self.asking = ASK_REQUEST
            return [do[ACCEPT], do[REFUSE]]
        if kind == F_ITEMS:
            self.asking = ASK_ITEMS
            return [do[PASS], *self.items_now()]
        self.asking = ASK_DEFEAT
        return [do[RESTORE], do[YIELD]]

    def _ways(self, kind: i64, operand: i64) -> list[Action]:
        """First who goes, then where."""
        hero = operand >> 4
        if self.frames.step == 0:
            start = operand & 15
            anyone = kind == F_MOVE or start == ANYWHERE
            return self._group(ASK_HERO, HEROES, self.heroes_on(-1 if anyone else bit(start)))
        self.asking = ASK_CELL
        if kind == F_FLY:
            return self.tables.elsewhere[self.at[hero]]
        return self.tables.within[(operand & 15) * CELLS + self.at[hero]]

    def _shoves(self, kind: i64, creature: i64) -> list[Action]:
        """First which creature, then where to."""
        if self.frames.step == 0:
            return self._group(ASK_CREATURE, HEROES, self.movable(PUSH if kind == F_PUSH else PULL))
        if kind == F_PULL:
            return self._cells(self.pullers(creature))
        return self._cells(self.tables.near_mask[self.at[creature]])

    def _stones(self, operand: i64) -> list[Action]:
        """Unused dice to be rerolled, the highest first, as many as the item allows."""
        self.asking = ASK_DICE
        left, last, chosen = operand & 15, operand >> 4 & 15, operand >> 8
        options: list[Action] = []
        if left > 0:
            for die in range(last, 0, -1):
                if self.dice[die] > 0:
                    options.append(self.tables.die[die])
        if chosen > 0:
            options.append(self.tables.do[DONE])
        return options

    def _cells(self, mask: i64) -> list[Action]:
        self.asking = ASK_CELL
        options: list[Action] = []
        for cell in range(CELLS):
            if mask >> cell & 1:
                options.append(self.tables.cell[cell])
        return options

    def _group(self, question: i64, start: i64, mask: i64) -> list[Action]:
        """Creatures of a mask that counts from `start`."""
        self.asking = question
        options: list[Action] = []
        number: i64 = start
        while mask:
            if mask & 1:
                options.append(self.tables.creature[number])
            number += 1
            mask >>= 1
        return options

    # Answers of the player

    def _choose(self, kind: i64, operand: i64) -> None:
        frame = self.frames.kind
        if frame == F_TURN:
            self._choose_enemy(kind, operand)
        elif frame in (F_MOVE, F_FLY, F_PUSH, F_PULL):
            self._choose_way(frame, operand)
        elif frame == F_GATHER:
            self._choose_gather(kind, operand)
        elif frame in (F_STONE, F_SPEND):
            self._choose_die(frame, kind, operand)
        elif frame == F_WOUND:
            if self.readings.shield_covers_all:
                self._cover_all(operand)
            else:
                self._choose_shield(operand)
        elif frame == F_ITEMS:
            self._choose_item(kind, operand)
        elif frame == F_DEFEAT:
            if operand == RESTORE:
                self._restore()
            else:
                self.finish()
        elif frame == F_MORE:
            if operand == STOP:
                self.frames.pop()
            else:
                self.frames.push(F_REQUEST, 1)
        else:
            waiting = self.frames.operand
            self.frames.pop()
            self._finish_deed(frame, operand, waiting)

    def _choose_enemy(self, kind: i64, operand: i64) -> None:
        if kind == USE:
            self.begin_item(operand)
        else:
            self.resolve(operand)

    def _choose_item(self, kind: i64, operand: i64) -> None:
        """An item, and then perhaps another one."""
        if kind == USE:
            self.begin_item(operand)
        else:
            self.frames.pop()

    def _choose_way(self, frame: i64, operand: i64) -> None:
        if self.frames.step == 0:
            self.frames.step = 1
            if frame in (F_MOVE, F_FLY):
                operand = self.frames.operand & 15 | operand << 4
            self.frames.operand = operand
            return
        mover = self.frames.operand
        self.frames.pop()
        self.go(mover >> 4 if frame in (F_MOVE, F_FLY) else mover, operand)

    def _choose_gather(self, kind: i64, operand: i64) -> None:
        if kind == DO:
            self.frames.pop()
        else:
            self.frames.step = 1
            self.go(operand, self.frames.operand)

    def _choose_die(self, frame: i64, kind: i64, operand: i64) -> None:
        if frame == F_SPEND:
            self.spend(operand)
            return
        waiting = self.frames.operand
        if kind == DO:
            self.frames.pop()
            self.spend_stone(waiting >> 8)
            self.frames.push(F_WHITE, waiting >> 8)
        else:
            self.dice[operand] -= 1
            self.frames.operand = (waiting & 15) - 1 | operand << 4 | (waiting >> 8) + 1 << 8

    def _choose_shield(self, operand: i64) -> None:
        hit = self.frames.operand
        hero: i64 = 0
        while not hit >> hero & 1:
            hero += 1
        self.frames.operand = hit & (hit - 1)
        if operand == SHIELD:
            self._drop_shield()
            self.log_one(view.SHIELDED, hero, 0)
        else:
            self.hurt(hero)

    def _cover_all(self, operand: i64) -> None:
        """One answer for everybody attacked (BR-ITM-A, reading `shield=attack`)."""
        if operand != SHIELD:
            self.frames.step = REFUSED
            return
        hit = self.frames.operand
        for hero in range(THREE):
            if hit >> hero & 1:
                self.log_one(view.SHIELDED, hero, 0)
        self.frames.operand = 0
        self._drop_shield()

    def _drop_shield(self) -> None:
        shields = self.held & self.tables.shields
        self.held ^= shields & -shields

    def _finish_deed(self, frame: i64, operand: i64, waiting: i64) -> None:
        """Carry out a deed whose only target is chosen; its frame is gone."""
        if frame == F_LIGHT:
            self.light(operand)
        elif frame == F_LIFT:
            self.lift(operand)
        elif frame == F_LOCATION:
            self.begin_location(operand)
        elif frame == F_MARK:
            self.mark(operand - RIDERS)
        elif frame == F_BLOCK:
            self.block(operand - RIDERS)
        elif frame == F_SLAY:
            self.slay(operand - ORCS)
        elif frame == F_RAID:
            self.frames.push(F_PILLAGE, operand)
        elif frame == F_HEAL:
            self.heal(operand)
        elif frame == F_TRAIN:
            self.train(operand)
        elif frame == F_REVIVE:
            self.revive(operand)
        elif frame == F_WHERE:
            self.frames.push(F_SPEND, SPEND_TREASURE | 6 << 4 | operand << 16)
        elif frame == F_BOOK:
            self.frames.push(F_PAGE, operand)
        elif frame == F_MISHAP:
            self.hurt(operand)
        elif frame == F_REWARD:
            self._reward(operand)
        elif frame == F_GOBLINS:
            self.at[GOBLINS] = operand
            self.log_one(view.CAMPED, operand, 0)
        else:
            self._answer_request(waiting, operand == ACCEPT)

    def _reward(self, choice: i64) -> None:
        self.gauge = 0
        if choice == GOLD:
            self.earn(1)
        else:
            self.frames.push(F_VILLAGER)

    def _answer_request(self, request: i64, accepted: bool) -> None:
        """One card may be refused; its replacement must be accepted (BR-SET-11)."""
        if accepted:
            self._activate(request)
            return
        self.pool &= ~(bit(request))
        self.refused = request
        self.log_one(view.REFUSED, request, 0)
        self.frames.push(F_REQUEST)

    def turn_token(self, cell: i64) -> None:
        self.frames.push(F_TOKEN, cell)

    # Requests and the checkpoint

    def _activate(self, request: i64) -> None:
        demands = Demands()
        for number in [*self.demands.active, request]:
            demands.add(number, self.tables.requests[number])
        self.demands = demands
        self.pool &= ~(bit(request))
        if self.refused == request:
            self.refused = DRAWN_AGAIN
        self.log_one(view.REQUEST, request)

    def _restore(self) -> None:
        """Back to the checkpoint; what was turned over since remains known (BR-SAV-03)."""
        saved = self.saved
        assert saved is not None
        saved._fill(self)
        self.frames = saved.frames.copy()
        self.demands = saved.demands
        if not self.readings.restores_always:
            self.saved = None
        self.restored = True
        self.is_offered = False
        self.log_event(Event(view.RESTORED, 0, []))
