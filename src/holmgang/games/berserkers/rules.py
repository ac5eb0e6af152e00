"""The course of Berserkers: set-up, the three phases of a turn, and the end.

A turn is a frame whose step is the place in it; what waits for a roll or for a
target lies above it, so a turn goes on where it stopped.
"""

from mypy_extensions import i64

from holmgang.core.action import CHANCE, Action, first, second, verb
from holmgang.core.bits import bit, low_bits
from holmgang.core.chance import Random
from holmgang.core.event import Event
from holmgang.core.packed import filled, zeros
from holmgang.core.state import View
from holmgang.games.berserkers import notation, view
from holmgang.games.berserkers.aims import aims, ways
from holmgang.games.berserkers.order import is_any_order
from holmgang.games.berserkers.rolls import Rolls
from holmgang.games.berserkers.state import (
    ACTING,
    ASK_ACT,
    ASK_CHANCE,
    ASK_ITEMS,
    ASK_ORCS_TURN,
    ASK_OVER,
    ASK_RIDERS_TURN,
    DAWN,
    DUSK,
    F_GOBLINS,
    F_GREEN,
    F_LAYOUT,
    F_MARCH,
    F_MORE,
    F_REQUEST,
    F_REWARD,
    F_RIDER,
    F_SQUAD,
    F_THOR,
    F_TURN,
    F_WHITE,
    F_WOUND,
    F_ZODD,
    HEALTHY,
    LOST_TO_TIME,
    MUSTER,
    RAIDING,
    RIDE,
    RIDING,
    RUNNING,
    WON,
    WOUNDED,
)
from holmgang.games.berserkers.tables import (
    CARDS,
    CELLS,
    CREATURES,
    DEEDS,
    DO,
    ELVES,
    END,
    GIVE,
    HEROES,
    KEEP,
    MOVE_3,
    NONE,
    ORCS,
    PLACE,
    REROLL,
    RIDERS,
    SPEND,
    THREE,
    THROW,
    USE,
    WHITE_DICE,
    ZODD,
)


class Berserkers(Rolls):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Berserkers":
        twin = Berserkers(self.tables, self.readings, self.frames.copy(), self.demands, self.memory)
        self._fill(twin)
        self._fill_rest(twin)
        return twin

    # Set-up (BR-SET)

    def set_up(self, requests: list[int], draws: int, asks_for_more: bool) -> None:
        """Lay the map, then take the given requests or draw some."""
        self.at = filled(CREATURES, NONE)
        self.health = filled(THREE, HEALTHY)
        self.dark = zeros(CELLS)
        self.dice = zeros(7)
        self.faces = zeros(THREE)
        self.frames.push(F_TURN)
        if len(requests) > 0:
            for request in requests:
                self._activate(request)
        else:
            self.pool = low_bits(len(self.tables.requests))
            if asks_for_more:
                self.frames.push(F_MORE)
            for _ in range(min(draws, len(self.tables.requests))):
                self.frames.push(F_REQUEST)
        self.frames.push(F_LAYOUT)
        self._advance()

    def _prepare(self) -> None:
        """Pieces and gold, once all requests are known (BR-SET-07, BR-SET-12)."""
        demands = self.demands
        for hero in range(THREE):
            self.at[HEROES + hero] = self.tables.start
            self.at[RIDERS + hero] = self.tables.riders_start
            if hero < demands.wounds:
                self.health[hero] = WOUNDED
            if demands.elves:
                self.at[ELVES + hero] = self.tables.elves_start[hero]
        self.gold = min(demands.gold, self.tables.most_gold)
        self.held = demands.items
        if demands.zodd:
            self.at[ZODD] = self.tables.zodd_start
            self.zodd_health = self.tables.zodd_health
        if demands.treasure:
            for cell in self.tables.treasure_start:
                self.tokens |= bit(cell)
        self.frames.step = DAWN
        if demands.goblins:
            self.frames.push(F_GOBLINS)

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat != 0 or self.actors is not self.tables.alone:
            return self.tables.nobody
        if not self.is_offered:
            self.offered = self.deeds()
            self.is_offered = True
        return self.offered

    def candidates(self, seat: int) -> list[Action]:
        """In Phase 1 every unused die on every card, so that each card can say why not."""
        options = self.legal(seat)
        if seat != 0 or self.asking != ASK_ACT:
            return options
        more = [
            self.tables.place[die * CARDS + card]
            for die in range(1, 7)
            for card in range(CARDS)
            if self.dice[die] > 0
        ]
        return options + [action for action in more if action not in options]

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        if seat != 0 or len(self.actors) == 0 or self.actors[0] != 0:
            return "not-asked", {}
        in_enemy_phase = self.asking in (ASK_RIDERS_TURN, ASK_ORCS_TURN, ASK_ITEMS)
        if self.asking != ASK_ACT and not (in_enemy_phase and verb(action) == USE):
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
        return ("saved", {}) if kind == DO and operand == KEEP else ("other-question", {})

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

    def _act_on(self, kind: i64, operand: i64) -> None:
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
            self._keep()

    def _place(self, card: i64, die: i64) -> None:
        deed = self.tables.deeds[card * 7 + die]
        self.dice[die] -= 1
        self.slots |= bit(card * 8 + die)
        if self.journal is not None:
            self.log(view.PLACED, [die, card, deed], 0)
        self.begin(deed)

    def _give(self, die: i64) -> None:
        """One step on the gauge; the fourth brings a reward (BR-VIL-01, BR-VIL-02)."""
        self.dice[die] -= 1
        self.gauge += 1
        if self.journal is not None:
            self.log(view.GAVE, [die, self.gauge], 0)
        if self.gauge == self.tables.villagers:
            self.frames.push(F_REWARD)

    def _throw(self) -> None:
        """White dice, then goblins, Thor and Zodd, in this order (BR-P1-01, BR-P1-02)."""
        self.thrown = True
        if self.zodd_health > 0:
            self.frames.push(F_ZODD)
        if self.demands.thor:
            self.frames.push(F_THOR)
        if self.demands.goblins and not self.all_lit():
            self.frames.push(F_GREEN)
        self.frames.push(F_WHITE, WHITE_DICE - self.locked)

    def _keep(self) -> None:
        self.actors = self.tables.alone  # the checkpoint waits for the same choice
        self.saved = self.copy()
        self.actors = self.tables.nobody
        self.log_event(Event(view.SAVED, 0, []))

    # At random

    def playout_step(self, rng: Random, limit: int) -> int:
        """The same play as step by step, with dice rolled at once."""
        count: i64 = 0
        most: i64 = limit
        while count < most and len(self.actors) > 0:
            if self.asking == ASK_CHANCE:
                self._roll_any(rng)
            else:
                options = self.legal(0)
                self.apply(0, options[rng.below_i64(len(options))])
            count += 1
        return int(count)

    def _roll_any(self, rng: Random) -> None:
        die = self.die_asked()
        if die == NONE:
            self.apply(CHANCE, self.sample(rng))
            return
        face = 1 + rng.below_i64(6)
        self.actors = self.tables.nobody
        self.rolled = die << 3 | face
        self._rolled(self.frames.kind, face)
        self._advance()

    # The sequence

    def _advance(self) -> None:
        """Go on until somebody owes a choice, or the game is over."""
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            if self.sealed == 7 and self.outcome == RUNNING and self.has_won():
                self.outcome = WON
                self.finish()
                return
            kind = self.frames.kind
            if kind == F_TURN:
                self._turn_step(self.frames.step)
            elif kind < F_WOUND:
                self.asking = ASK_CHANCE
                self.actors = self.tables.chance
            elif kind == F_WOUND:
                self.next_wound()
            elif kind == F_MARCH:
                self.march()
            else:
                self._question(kind)

    def _turn_step(self, step: i64) -> None:
        if step == ACTING:
            self.asking = ASK_ACT
            self.actors = self.tables.alone
        elif step == DAWN:
            self._begin_turn()
        elif step == DUSK:
            self._end_turn()
        elif step == RIDE:
            self._begin_riders()
        elif step == RIDING:
            self._next_enemy(RIDERS, ASK_RIDERS_TURN)
        elif step == MUSTER:
            self._begin_orcs()
        elif step == RAIDING:
            self._next_enemy(ORCS, ASK_ORCS_TURN)
        else:
            self._prepare()

    def _begin_turn(self) -> None:
        if 0 < self.readings.turns <= self.turn:
            self.lose(LOST_TO_TIME)
            return
        self.turn += 1
        self.phase = 1
        self.thrown = False
        self.frames.step = ACTING
        self.log_one(view.TURN, self.turn)

    def _end_turn(self) -> None:
        """Zodd's blow, then all dice are taken back (BR-P1-11)."""
        self.zodds_blow()
        if self.outcome != RUNNING:
            return
        for die in range(1, 7):
            self.dice[die] = 0
        self.close_stone()
        self.slots = 0
        self.locked = 0
        self.barred = False
        self.frames.step = RIDE

    def _begin_riders(self) -> None:
        """Phase 2 rolls for every rider that plays (BR-P2-01)."""
        if self.skip:
            self.skip = False
            self.log_event(Event(view.SKIPPED, NONE, []))
            self._begin_raids()
            return
        self.phase = 2
        self.frames.step = RIDING
        resting = self.resting()
        for colour in (2, 1, 0):
            if not resting >> colour & 1:
                self.frames.push(F_RIDER, colour)

    def _begin_raids(self) -> None:
        self.phase = 3
        self.raids = self.demands.orc_phases
        self.frames.step = MUSTER

    def _begin_orcs(self) -> None:
        """Phase 3 rolls for every squad, as often as it is played (BR-P3-01, BR-REQ-12)."""
        if self.raids == 0 or self.squads() == 0:
            self.frames.step = DAWN
            return
        self.raids -= 1
        self.frames.step = RAIDING
        for colour in (2, 1, 0):
            if self.at[ORCS + colour] >= 0:
                self.frames.push(F_SQUAD, colour)

    def _next_enemy(self, kind: i64, question: i64) -> None:
        """The player chooses whose die is resolved next, or an item (BR-P2-03, BR-VIL-03)."""
        waiting: list[Action] = []
        for colour in range(THREE):
            if self.faces[colour] > 0:
                waiting.append(self.tables.creature[kind + colour])
        if len(waiting) > 0:
            options = waiting + self.items_now()
            if len(options) > 1:
                self.offer(question, options)
            else:
                self.resolve(first(options[0]))
        elif kind == RIDERS:
            self.blocked = 0
            self.harp = False
            self._begin_raids()
        else:
            self.frames.step = MUSTER

    # The other modules of the game

    def view(self, viewer: int) -> View:
        ahead: View = {"aims": aims(self), "ways": ways(self), "any_order": is_any_order(self)}
        return view.view(self) | ahead

    def event_name(self, kind: int) -> str:
        return view.EVENT_NAMES[kind]

    def figures(self, event: Event) -> View:
        return view.figures(self, event)

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)
