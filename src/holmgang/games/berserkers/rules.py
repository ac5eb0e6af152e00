"""The course of Berserkers: set-up, the three phases of a turn, and the end.

A turn is a frame whose step is the place in it; what waits for a roll or for a
target lies above it, so a turn goes on where it stopped.
"""

from typing import Final

from holmgang.core.action import CHANCE, Action, first, pack, second, verb
from holmgang.core.chance import Random, unrank
from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.berserkers import notation, view
from holmgang.games.berserkers.deeds import Deeds
from holmgang.games.berserkers.state import (
    ACTING,
    ASK_ACT,
    ASK_CARD,
    ASK_CELL,
    ASK_CHANCE,
    ASK_CREATURE,
    ASK_DEFEAT,
    ASK_DICE,
    ASK_GATHER,
    ASK_GOBLINS,
    ASK_HERO,
    ASK_LOCATION,
    ASK_MORE,
    ASK_ORCS_TURN,
    ASK_OVER,
    ASK_PAGE,
    ASK_REQUEST,
    ASK_REWARD,
    ASK_RIDER,
    ASK_RIDERS_TURN,
    ASK_SQUAD,
    DAWN,
    DUSK,
    F_BET,
    F_BLOCK,
    F_BOOK,
    F_DEFEAT,
    F_FLY,
    F_GATHER,
    F_GOBLINS,
    F_GREEN,
    F_HEAL,
    F_LAYOUT,
    F_LIFT,
    F_LIGHT,
    F_LOCATION,
    F_MARCH,
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
    F_RIDER,
    F_SLAY,
    F_SPEND,
    F_SQUAD,
    F_STONE,
    F_THOR,
    F_TOKEN,
    F_TRAIN,
    F_TURN,
    F_VILLAGER,
    F_WHERE,
    F_WHITE,
    F_WOUND,
    F_ZODD,
    LOST_TO_TIME,
    MUSTER,
    RAIDING,
    RIDE,
    RIDING,
    RUNNING,
    WON,
    WOUNDED,
    Charter,
)
from holmgang.games.berserkers.tables import (
    ACCEPT,
    ANYWHERE,
    BLACK,
    BLANK,
    BLUE,
    BURNING_BOOK,
    CARD,
    CARDS,
    CELLS,
    DEEDS,
    DIVINE_POWER,
    DO,
    DONE,
    DRAW,
    ELVES,
    END,
    GIVE,
    GOBLINS,
    GOLD,
    GREEN,
    GRIMOIRE_PILE,
    HEROES,
    ITEM,
    LAYOUT,
    MISHAP,
    MORE,
    MOVE_3,
    NONE,
    ORCS,
    PAGE,
    PAGES,
    PLACE,
    PULL,
    PUSH,
    RED,
    REFUSE,
    REQUEST_PILE,
    REROLL,
    RESTORE,
    RIDERS,
    SAVE,
    SHIELD,
    SPEND,
    SPEND_TREASURE,
    STONE_TO_GOLD,
    STOP,
    THREE,
    THROW,
    TOKEN_PILE,
    TREASURE,
    USE,
    VILLAGER_PILE,
    WHITE,
    WHITE_DICE,
    YIELD,
    ZODD,
)

DRAWN_AGAIN: Final = -2
"""The refused request came back from under the deck."""


class Berserkers(Deeds):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berserkers":
        twin = Berserkers(self.tables, self.turn_limit)
        self._fill(twin)
        self._fill_rest(twin)
        return twin

    # Set-up (BR-SET)

    def set_up(self, requests: list[int], draws: int, asks_for_more: bool) -> None:
        """Lay the map, then take the given requests or draw some."""
        self.frames.push(F_TURN)
        if len(requests) > 0:
            for request in requests:
                self._activate(request)
        else:
            self.pool = (1 << len(self.tables.requests)) - 1
            if asks_for_more:
                self.frames.push(F_MORE)
            for _ in range(min(draws, len(self.tables.requests))):
                self.frames.push(F_REQUEST)
        self.frames.push(F_LAYOUT)
        self._advance()

    def _activate(self, request: int) -> None:
        charter = Charter()
        for number in [*self.charter.active, request]:
            charter.add(number, self.tables.requests[number])
        self.charter = charter
        self.pool &= ~(1 << request)
        if self.refused == request:
            self.refused = DRAWN_AGAIN
        self.tell_one(view.REQUEST, request)

    def _lay(self, number: int) -> None:
        self.layout = unrank(CELLS, number)
        for cell in range(CELLS):
            place = self.layout[cell]
            self.fire_cells |= self.tables.place_fire[place] << cell
            self.orc_cells |= self.tables.place_orcs[place] << cell
        self.tell(Event(view.LAID, NONE, self.layout))

    def _prepare(self) -> None:
        """Pieces and gold, once all requests are known (BR-SET-07, BR-SET-12)."""
        charter = self.charter
        for hero in range(THREE):
            self.at[HEROES + hero] = self.tables.start
            self.at[RIDERS + hero] = self.tables.riders_start
            if hero < charter.wounds:
                self.health[hero] = WOUNDED
            if charter.elves:
                self.at[ELVES + hero] = self.tables.elves_start[hero]
        self.gold = min(charter.gold, self.tables.most_gold)
        self.held = charter.items
        if charter.zodd:
            self.at[ZODD] = self.tables.zodd_start
            self.zodd_health = self.tables.zodd_health
        if charter.treasure:
            for cell in self.tables.treasure_start:
                self.tokens |= 1 << cell
        self.frames.step = DAWN
        if charter.goblins:
            self.frames.push(F_GOBLINS)

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat != 0 or self.actors is not self.tables.alone:
            return self.tables.nobody
        if not self.is_offered:
            self.offered = self.deeds()
            self.is_offered = True
        return self.offered

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        if seat != 0 or len(self.actors) == 0 or self.actors[0] != 0:
            return "not-asked", {}
        if self.asking != ASK_ACT:
            return "other-question", {}
        return self._why_not_act(verb(action), first(action))

    def _why_not_act(self, kind: int, operand: int) -> tuple[str, dict[str, object]]:
        if kind in (PLACE, REROLL, GIVE) and not self.thrown:
            return "not-thrown", {}
        die = operand // CARDS if kind == PLACE else operand
        if kind in (PLACE, REROLL, GIVE) and self.dice[die] == 0:
            return "no-such-die", {"die": die}
        if kind == PLACE:
            return self._why_not_place(operand % CARDS, die)
        if kind == REROLL:
            return "no-gold", {}
        if kind == GIVE:
            return "shy-villagers", {"die": die}
        if kind == USE:
            held = self.held >> operand & 1
            item = self.tables.items[operand]
            return ("no-use", {"item": item}) if held else ("not-held", {"item": item})
        if kind == SPEND:
            return "cannot-spend", {"spend": notation.SPENDS[operand]}
        if kind == DO and operand in (THROW, END):
            return ("not-thrown", {}) if operand == END else ("thrown", {})
        return ("saved", {}) if kind == DO and operand == SAVE else ("other-question", {})

    def _why_not_place(self, card: int, die: int) -> tuple[str, dict[str, object]]:
        if not self.room(card, die):
            return "card-full", {"card": self.tables.cards[card]}
        deed = self.tables.deeds[card * 7 + die]
        reason = "barred" if self.barred and deed <= MOVE_3 else "no-target"
        return reason, {"deed": DEEDS[deed]}

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        self.actors = self.tables.nobody
        if seat == CHANCE:
            self._answer(verb(action), first(action), second(action))
        elif self.asking == ASK_ACT:
            self.is_offered = False
            self._act_on(verb(action), first(action))
        else:
            self.is_offered = False
            self._choose(verb(action), first(action))
        self._advance()

    def _act_on(self, kind: int, operand: int) -> None:
        """A free choice in Phase 1."""
        if kind == PLACE:
            self._place(operand % CARDS, operand // CARDS)
        elif kind == REROLL:
            self.dice[operand] -= 1
            self.pay(1)
            self.frames.push(F_WHITE, 1)
        elif kind == GIVE:
            self._give(operand)
        elif kind == SPEND:
            self.begin_spending(operand)
        elif kind == USE:
            self.begin_item(operand)
        elif operand == THROW:
            self._throw()
        elif operand == END:
            self.frames.step = DUSK
        else:
            self._save()

    def _place(self, card: int, die: int) -> None:
        deed = self.tables.deeds[card * 7 + die]
        self.dice[die] -= 1
        self.slots |= 1 << card * 8 + die
        if self.journal is not None:
            self.tell_of(view.PLACED, [die, card, deed], 0)
        self.begin(deed)

    def _give(self, die: int) -> None:
        """One step on the gauge; the fourth brings a reward (BR-VIL-01, BR-VIL-02)."""
        self.dice[die] -= 1
        self.gauge += 1
        if self.journal is not None:
            self.tell_of(view.GAVE, [die, self.gauge], 0)
        if self.gauge == self.tables.villagers:
            self.frames.push(F_REWARD)

    def _throw(self) -> None:
        """White dice, then goblins, Thor and Zodd, in this order (BR-P1-01, BR-P1-02)."""
        self.thrown = True
        if self.zodd_health > 0:
            self.frames.push(F_ZODD)
        if self.charter.thor:
            self.frames.push(F_THOR)
        if self.charter.goblins and not self.all_lit():
            self.frames.push(F_GREEN)
        self.frames.push(F_WHITE, WHITE_DICE - self.locked)

    def _save(self) -> None:
        self.actors = self.tables.alone  # the checkpoint waits for the same choice
        self.saved = self.copy()
        self.actors = self.tables.nobody
        self.tell(Event(view.SAVED, 0, []))

    def _restore(self) -> None:
        """Back to the checkpoint; what was turned over since remains known (BR-SAV-03)."""
        saved = self.saved
        assert saved is not None
        saved._fill(self)
        self.saved = None
        self.restored = True
        self.is_offered = False
        self.tell(Event(view.RESTORED, 0, []))

    # The sequence

    def _advance(self) -> None:
        """Go on until somebody owes a choice, or the game is over."""
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            if self.sealed == 7 and self.outcome == RUNNING and self.has_won():
                self.outcome = WON
                self.finish()
                return
            kind = int(self.frames.kind)
            if kind == F_TURN:
                self._turn_step(int(self.frames.step))
            elif kind < F_WOUND:
                self.asking = ASK_CHANCE
                self.actors = self.tables.chance
            elif kind == F_WOUND:
                self.next_wound()
            elif kind == F_MARCH:
                self.march()
            else:
                self._question(kind)

    def _turn_step(self, step: int) -> None:
        if step == ACTING:
            self.asking = ASK_ACT
            self.actors = self.tables.alone
        elif step == DAWN:
            self._dawn()
        elif step == DUSK:
            self._dusk()
        elif step == RIDE:
            self._ride()
        elif step == RIDING:
            self._next_enemy(RIDERS, ASK_RIDERS_TURN)
        elif step == MUSTER:
            self._muster()
        elif step == RAIDING:
            self._next_enemy(ORCS, ASK_ORCS_TURN)
        else:
            self._prepare()

    def _dawn(self) -> None:
        if self.turn == self.turn_limit:
            self.lose(LOST_TO_TIME)
            return
        self.turn += 1
        self.raids = NONE
        self.thrown = False
        self.frames.step = ACTING
        self.tell_one(view.TURN, self.turn)

    def _dusk(self) -> None:
        """Zodd's blow, then all dice are taken back (BR-P1-11)."""
        self.zodds_blow()
        if self.outcome != RUNNING:
            return
        for die in range(1, 7):
            self.dice[die] = 0
        self.slots = 0
        self.locked = 0
        self.barred = False
        self.frames.step = RIDE

    def _ride(self) -> None:
        """Phase 2 rolls for every rider that is not blocked (BR-P2-01, BR-LOC-04)."""
        if self.skip:
            self.skip = False
            self.tell(Event(view.SKIPPED, NONE, []))
            self._begin_raids()
            return
        self.frames.step = RIDING
        for colour in (2, 1, 0):
            if not self.blocked >> colour & 1:
                self.frames.push(F_RIDER, colour)

    def _begin_raids(self) -> None:
        self.raids = self.charter.orc_phases
        self.frames.step = MUSTER

    def _muster(self) -> None:
        """Phase 3 rolls for every squad, as often as it is played (BR-P3-01, BR-REQ-12)."""
        if self.raids == 0 or self.squads() == 0:
            self.frames.step = DAWN
            return
        self.raids -= 1
        self.frames.step = RAIDING
        for colour in (2, 1, 0):
            if self.at[ORCS + colour] >= 0:
                self.frames.push(F_SQUAD, colour)

    def _next_enemy(self, kind: int, question: int) -> None:
        """The player chooses whose die is resolved next (BR-P2-03, BR-P3-02)."""
        waiting: list[Action] = []
        for colour in range(THREE):
            if self.faces[colour] > 0:
                waiting.append(self.tables.creature[kind + colour])
        if len(waiting) > 1:
            self.offer(question, waiting)
        elif len(waiting) == 1:
            self.resolve(first(waiting[0]))
        elif kind == RIDERS:
            self.blocked = 0
            self.harp = False
            self._begin_raids()
        else:
            self.frames.step = MUSTER

    # Questions to the player. One with a single answer is not asked.

    def _question(self, kind: int) -> None:
        options = self._options(kind)
        if len(options) == 1:
            self._choose(verb(options[0]), first(options[0]))
        elif len(options) > 1:
            self.offered = options
            self.is_offered = True
            self.actors = self.tables.alone
        else:
            self.frames.pop()

    def _options(self, kind: int) -> list[Action]:
        """The answers to the topmost frame; sets what is asked."""
        operand = int(self.frames.operand)
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
            cells = self.standing() if operand == ANYWHERE else 1 << operand
            return self._group(ASK_SQUAD, ORCS, self.squads_on(cells))
        if kind in (F_RAID, F_MISHAP):
            return self._group(ASK_HERO, HEROES, self.heroes_on(-1))
        if kind == F_HEAL:
            return self._group(ASK_HERO, HEROES, self.wounded_on(operand))
        if kind == F_REVIVE:
            return self._group(ASK_HERO, HEROES, 7 & ~self.heroes_on(-1))
        return self._rare_options(kind, operand)

    def _rare_options(self, kind: int, operand: int) -> list[Action]:
        do = self.tables.do
        if kind == F_GATHER:
            options = self._group(ASK_GATHER, HEROES, self.heroes_on(~(1 << operand)))
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
            options = self._cells((1 << CELLS) - 1)
            self.asking = ASK_GOBLINS
            return options
        if kind == F_MORE:
            self.asking = ASK_MORE
            return [do[STOP], do[MORE]] if self.pool or self.refused >= 0 else [do[STOP]]
        if kind == F_REFUSE:
            self.asking = ASK_REQUEST
            return [do[ACCEPT], do[REFUSE]]
        self.asking = ASK_DEFEAT
        return [do[RESTORE], do[YIELD]]

    def _ways(self, kind: int, operand: int) -> list[Action]:
        """First who goes, then where."""
        hero = operand >> 4
        if self.frames.step == 0:
            start = operand & 15
            anyone = kind == F_MOVE or start == ANYWHERE
            return self._group(ASK_HERO, HEROES, self.heroes_on(-1 if anyone else 1 << start))
        self.asking = ASK_CELL
        if kind == F_FLY:
            return self.tables.elsewhere[self.at[hero]]
        return self.tables.within[(operand & 15) * CELLS + self.at[hero]]

    def _shoves(self, kind: int, creature: int) -> list[Action]:
        """First which creature, then where to."""
        if self.frames.step == 0:
            return self._group(ASK_CREATURE, HEROES, self.movable(PUSH if kind == F_PUSH else PULL))
        if kind == F_PULL:
            return self._cells(self.pullers(creature))
        return self._cells(self.tables.near_mask[self.at[creature]])

    def _stones(self, operand: int) -> list[Action]:
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

    def _cells(self, mask: int) -> list[Action]:
        self.asking = ASK_CELL
        options: list[Action] = []
        for cell in range(CELLS):
            if mask >> cell & 1:
                options.append(self.tables.cell[cell])
        return options

    def _group(self, question: int, start: int, mask: int) -> list[Action]:
        """Creatures of a mask that counts from `start`."""
        self.asking = question
        options: list[Action] = []
        number = start
        while mask:
            if mask & 1:
                options.append(self.tables.creature[number])
            number += 1
            mask >>= 1
        return options

    # Answers of the player

    def _choose(self, kind: int, operand: int) -> None:
        frame = int(self.frames.kind)
        if frame == F_TURN:
            self.resolve(operand)
        elif frame in (F_MOVE, F_FLY, F_PUSH, F_PULL):
            self._choose_way(frame, operand)
        elif frame == F_GATHER:
            self._choose_gather(kind, operand)
        elif frame in (F_STONE, F_SPEND):
            self._choose_die(frame, kind, operand)
        elif frame == F_WOUND:
            self._choose_shield(operand)
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
            waiting = int(self.frames.operand)
            self.frames.pop()
            self._finish_deed(frame, operand, waiting)

    def _choose_way(self, frame: int, operand: int) -> None:
        if self.frames.step == 0:
            self.frames.step = 1
            if frame in (F_MOVE, F_FLY):
                operand = int(self.frames.operand & 15) | operand << 4
            self.frames.operand = operand
            return
        mover = int(self.frames.operand)
        self.frames.pop()
        self.go(mover >> 4 if frame in (F_MOVE, F_FLY) else mover, operand)

    def _choose_gather(self, kind: int, operand: int) -> None:
        if kind == DO:
            self.frames.pop()
        else:
            self.frames.step = 1
            self.go(operand, int(self.frames.operand))

    def _choose_die(self, frame: int, kind: int, operand: int) -> None:
        if frame == F_SPEND:
            self.spend(operand)
            return
        waiting = int(self.frames.operand)
        if kind == DO:
            self.frames.pop()
            self.frames.push(F_WHITE, waiting >> 8)
        else:
            self.dice[operand] -= 1
            self.frames.operand = (waiting & 15) - 1 | operand << 4 | (waiting >> 8) + 1 << 8

    def _choose_shield(self, operand: int) -> None:
        hit = int(self.frames.operand)
        hero = 0
        while not hit >> hero & 1:
            hero += 1
        self.frames.operand = hit & (hit - 1)
        if operand == SHIELD:
            shields = self.held & self.tables.shields
            self.held ^= shields & -shields
            self.tell_one(view.SHIELDED, hero, 0)
        else:
            self.hurt(hero)

    def _finish_deed(self, frame: int, operand: int, waiting: int) -> None:
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
            self.tell_one(view.CAMPED, operand, 0)
        else:
            self._answer_request(waiting, operand == ACCEPT)

    def _reward(self, choice: int) -> None:
        self.gauge = 0
        if choice == GOLD:
            self.earn(1)
        else:
            self.frames.push(F_VILLAGER)

    def _answer_request(self, request: int, accepted: bool) -> None:
        """One card may be refused; its replacement must be accepted (BR-SET-11)."""
        if accepted:
            self._activate(request)
            return
        self.pool &= ~(1 << request)
        self.refused = request
        self.tell_one(view.REFUSED, request, 0)
        self.frames.push(F_REQUEST)

    def turn_token(self, cell: int) -> None:
        self.frames.push(F_TOKEN, cell)

    # Answers of chance

    def _answer(self, kind: int, operand: int, result: int) -> None:
        if kind == DRAW:
            self._draw(operand, result)
        elif kind == LAYOUT:
            self.frames.pop()
            self._lay(result)
        else:
            self.rolled = operand
            self._rolled(int(self.frames.kind), operand & 7)

    def _rolled(self, frame: int, face: int) -> None:
        waiting = int(self.frames.operand)
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
                self.tell_of(view.ROLLED, [kind + waiting, face])
        elif frame == F_PILLAGE:
            self._pillage(waiting, face)
        elif frame == F_GREEN:
            self.goblins(face)
        elif frame == F_THOR:
            self.thor(face)
        else:
            self.zodd(face)

    def _rolled_white(self, face: int, waiting: int) -> None:
        self.dice[face] += 1
        if waiting > 1:
            self.frames.operand = waiting - 1
            return
        self.frames.pop()
        if self.journal is not None:
            dice = [die for die in range(1, 7) for _ in range(self.dice[die])]
            self.tell_of(view.THREW, dice, 0)

    def _rolled_bet(self, face: int, waiting: int) -> None:
        """Black, green, and the lower one again (BR-ACT-12)."""
        step = int(self.frames.step)
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
                self.tell_of(view.BET, [black, green, again, self.tables.prize * won], 0)
            if won:
                self.earn(self.tables.prize)

    def _pillage(self, hero: int, face: int) -> None:
        """Not an attack, so no shield helps (BR-ACT-11)."""
        result = self.tables.pillage[face]
        if self.journal is not None:
            self.tell_of(view.PILLAGED, [hero, face, result], 0)
        if result == NONE:
            self.hurt(hero)
        elif result > 0:
            self.earn(result)

    def _draw(self, pile: int, card: int) -> None:
        waiting = int(self.frames.operand)
        self.frames.pop()
        if pile == REQUEST_PILE:
            others = self.pool & ~(1 << card)
            if waiting == 1 and self.refused == NONE and others:
                self.frames.push(F_REFUSE, card)
                self.tell_one(view.OFFERED, card)
            else:
                self._activate(card)
        elif pile == VILLAGER_PILE:
            self._receive(card)
        elif pile == GRIMOIRE_PILE:
            self._read_page(waiting, card)
        else:
            self._turn_over(waiting, card)

    def _receive(self, item: int) -> None:
        if self.drawn == len(self.memory.villagers):
            memory = self.memory.copy()
            memory.villagers.append(item)
            self.memory = memory
        self.drawn += 1
        self.held |= 1 << item
        self.tell_one(view.RECEIVED, item, 0)

    def _read_page(self, page: int, card: int) -> None:
        memory = self.memory.copy()
        memory.pages[page] = card
        self.memory = memory
        self.turned |= 1 << page
        self.tell_one(view.PAGE, card)
        if card == MISHAP:
            self.frames.push(F_MISHAP)
        elif card == STONE_TO_GOLD:
            self.earn(self.tables.grimoire_gold)
        elif card == DIVINE_POWER:
            self.skip = True
        elif card == BURNING_BOOK:
            self.burnt = True

    def _turn_over(self, cell: int, token: int) -> None:
        memory = self.memory.copy()
        if token == BLANK:
            memory.blanks |= 1 << cell
            self.tokens ^= 1 << cell
            self.tell_one(view.TOKEN, cell)
        else:
            memory.treasure = cell
            self.tokens = 0
            self.found = True
            self.tell_one(view.FOUND, cell)
        self.memory = memory

    # Chance

    def die_asked(self) -> int:
        """The die that is rolled next, NONE if it is a card that is drawn."""
        frame = int(self.frames.kind)
        if frame == F_WHITE:
            return WHITE
        if frame in (F_RIDER, F_SQUAD):
            return BLACK + int(self.frames.operand)
        if frame == F_PILLAGE:
            return BLACK
        if frame in (F_GREEN, F_THOR, F_ZODD):
            return GREEN if frame == F_GREEN else BLUE if frame == F_THOR else RED
        if frame != F_BET:
            return NONE
        if self.frames.step == 2:
            waiting = int(self.frames.operand)
            return BLACK if waiting & 7 < waiting >> 3 else GREEN
        return BLACK if self.frames.step == 0 else GREEN

    def outcomes(self) -> list[tuple[Action, int]]:
        die = self.die_asked()
        if die != NONE:
            return self.tables.odds[die]
        frame = int(self.frames.kind)
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
            if item not in seen and not self.charter.items >> item & 1
        ]

    def _page_odds(self) -> list[tuple[Action, int]]:
        pages = self.memory.pages
        known = pages[int(self.frames.operand)]
        if known != NONE:
            return [(pack(DRAW, GRIMOIRE_PILE, known), 1)]
        return [(pack(DRAW, GRIMOIRE_PILE, c), 1) for c in range(PAGES) if c not in pages]

    def _token_odds(self) -> list[tuple[Action, int]]:
        """One of the tokens that are not known to be blank is the treasure (BR-REQ-10a)."""
        cell = int(self.frames.operand)
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
        if int(self.frames.kind) == F_LAYOUT:
            return pack(LAYOUT, 0, rng.below(self.tables.orders))
        return super().sample(rng)

    def may_roll(self, action: Action) -> bool:
        if int(self.frames.kind) == F_LAYOUT:
            return verb(action) == LAYOUT and second(action) < self.tables.orders
        return any(action == option for option, _ in self.outcomes())

    # The other modules of the game

    def view(self, viewer: int) -> View:
        return view.view(self)

    def describe(self, event: Event, viewer: int) -> View:
        return view.describe(self, event)

    def determinize(self, seat: int, rng: Random) -> "Berserkers":
        """Everything lies open, and chance has not answered yet: the position itself."""
        return self.copy()

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)
