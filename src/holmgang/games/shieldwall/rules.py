"""The battle round of Shieldwall, step by step (SW-SEQ-00).

The round is a frame whose step is the place in the sequence; shuffles and
draws are frames above it, so a round goes on where it stopped for them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holmgang.core.action import Action, first, pack, pair, second, verb
from holmgang.core.bits import bit, low_bits
from holmgang.core.chance import Random, unrank_row
from holmgang.core.event import EVERYONE, Event
from holmgang.core.frame import Frames
from holmgang.core.packed import total
from holmgang.core.state import View
from holmgang.games.shieldwall import notation, view
from holmgang.games.shieldwall.battle import Battle
from holmgang.games.shieldwall.state import (
    ASK_ATTACK,
    ASK_CHANCE,
    ASK_DEFENCE,
    ASK_FORCE,
    ASK_OVER,
    ASK_STRATEGY,
    Side,
    new_side,
)
from holmgang.games.shieldwall.tables import (
    DRAW,
    FIRST,
    FORCE,
    HAND,
    MOST_FORCE,
    NONE,
    PLAY,
    SHUFFLE,
    WEAPON,
    Tables,
)

# Frames
ROUND: Final = 0
DEALING: Final = 1  # operand: seat that draws a strategy card
SHUFFLING: Final = 2  # operand: seat whose battle deck is shuffled
CASTING: Final = 3  # for the first attacker

# Steps of a round
MUSTER: Final = 0
ATTACK: Final = 1
STRATEGY: Final = 2
DEFENCE: Final = 3
SPYING: Final = 4
PLACING: Final = 5
BATTLE: Final = 6

ROUND_CAP: Final = 1000
"""A safety net against endless play (SW-END-04)."""


class Shieldwall(Battle):
    """A position that knows what may be done in it, and does it."""

    def copy(self) -> "Shieldwall":
        twin = Shieldwall(
            self.tables,
            self.size,
            self.first,
            self.frames.copy(),
            self.black.copy(),
            self.red.copy(),
            self.pile[:],
        )
        self._fill(twin)
        return twin

    def set_up(self) -> None:
        """Lay the table: strategy hands, both decks, first attacker (SW-SET)."""
        self.frames.push(ROUND)
        if self.first == NONE:
            self.frames.push(CASTING)
        self.frames.push(SHUFFLING, 1)
        self.frames.push(SHUFFLING, 0)
        for seat in (1, 0):
            for _ in range(HAND):
                self.frames.push(DEALING, seat)
        self._note_shuffle()
        self._advance()

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.nobody
        if self.asking == ASK_STRATEGY:
            return self._playable(seat)
        if self.asking == ASK_FORCE:
            return self.force_options(seat)
        forced = self.forced_weapon(seat)
        return self.tables.any_weapon if forced == NONE else self.tables.one_weapon[forced]

    def force_options(self, seat: i64) -> list[Action]:
        only = self.only_force(seat)
        return self.tables.exactly[only] if only > 0 else self.tables.up_to[self.most_force(seat)]

    def candidates(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.nobody
        if self.asking == ASK_STRATEGY:
            return self._playable(seat)
        if self.asking == ASK_FORCE:
            return self.tables.up_to[MOST_FORCE]
        return self.tables.any_weapon

    def _playable(self, seat: i64) -> list[Action]:
        """Any card in hand, even one without effect (SW-STR-A)."""
        held = self.side(seat).held
        options = [pair(PLAY, held[0])]
        if held[1] != held[0]:
            options.append(pair(PLAY, held[1]))
        if held[2] != held[0] and held[2] != held[1]:
            options.append(pair(PLAY, held[2]))
        return options

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        asked = {ASK_STRATEGY: PLAY, ASK_FORCE: FORCE}.get(self.asking, WEAPON)
        if seat not in self.actors:
            return "not-asked", {}
        if verb(action) != asked:
            return ("other-question", {})
        if asked == PLAY:
            return "not-in-hand", {"strategy": self.tables.strategies[first(action)]}
        if asked == WEAPON:
            return "forced-weapon", {"weapon": self.tables.weapons[self.forced_weapon(seat)]}
        left = int(self.side(seat).left)
        if first(action) > left:
            return "too-few-cards", {"left": left}
        if self.only_force(seat) > 0:
            return "exact-force", {"number": int(self.exact_force())}
        return "force-limit", {"most": int(self.most_force(seat))}

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        kind = verb(action)
        if kind == FORCE:
            self._place(seat, first(action))
        elif kind == PLAY:
            self._play(seat, first(action))
        elif kind == WEAPON:
            self._state(seat, first(action))
        elif kind == DRAW:
            self._draw(first(action), second(action))
        elif kind == SHUFFLE:
            self._shuffle(first(action), second(action))
        else:
            self._cast(first(action))
        if len(self.actors) == 0:
            self._advance()

    def _state(self, seat: i64, weapon: i64) -> None:
        self.side(seat).weapon = weapon
        self.actors = self.tables.nobody
        self._log(view.WEAPON, seat, weapon)
        self.frames.step = STRATEGY if seat == self.attacker else SPYING

    def _play(self, seat: i64, card: i64) -> None:
        self.side(seat).strategy = card
        if self.side(1 - seat).strategy == NONE:
            self.actors = self.tables.alone[1 - seat]
        else:
            self.actors = self.tables.nobody
            self._reveal_strategies()

    def _reveal_strategies(self) -> None:
        """Both cards are turned, discarded, and replaced (SW-STR-A, SW-STR-B)."""
        self._discard(self.black, self.red)
        self._discard(self.red, self.black)
        self._log(view.STRATEGY, 0, self.black.strategy)
        self._log(view.STRATEGY, 1, self.red.strategy)
        self.asking = ASK_CHANCE
        self.frames.step = DEFENCE
        self.frames.push(DEALING, 1 - self.attacker)
        self.frames.push(DEALING, self.attacker)

    def _discard(self, side: Side, other: Side) -> None:
        side.discard(side.strategy)
        side.active = NONE if self.tables.cancels[other.strategy] else side.strategy

    def _force_attacker(self) -> None:
        """A forced weapon replaces the one already stated (SW-TIM-01)."""
        forced = self.forced_weapon(self.attacker)
        if forced != NONE and forced != self.side(self.attacker).weapon:
            self.side(self.attacker).weapon = forced
            self._log(view.FORCED, self.attacker, forced)

    def _place(self, seat: i64, force: i64) -> None:
        self.side(seat).force = force
        if self.journal is not None and self.scouting() == 1 - seat:
            self._log(view.SCOUTED, seat, force)
        if self.side(1 - seat).force == 0:
            self.actors = self.tables.alone[1 - seat]
        else:
            self.actors = self.tables.nobody
            self.frames.step = BATTLE

    # The sequence

    def _ask(self, question: int, actors: list[int]) -> None:
        self.asking = question
        self.actors = actors

    def _advance(self) -> None:
        """Go on until somebody owes a choice, or the game is over."""
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            kind = self.frames.kind
            if kind == ROUND:
                self._round_step(self.frames.step)
            elif kind == DEALING:
                self._deal()
            else:
                self._ask(ASK_CHANCE, self.tables.chance)

    def _round_step(self, step: i64) -> None:
        if step == BATTLE:
            self._battle()
        elif step == MUSTER:
            self._muster()
        elif step == ATTACK:
            self._ask(ASK_ATTACK, self.tables.alone[self.attacker])
        elif step == STRATEGY:
            self._ask(ASK_STRATEGY, self.tables.both)
        elif step == DEFENCE:
            self._force_attacker()
            self._ask(ASK_DEFENCE, self.tables.alone[1 - self.attacker])
        elif step == SPYING:
            self._spy()
        else:
            scout = self.scouting()
            self._ask(
                ASK_FORCE, self.tables.both if scout == NONE else self.tables.alone[1 - scout]
            )

    def _muster(self) -> None:
        """Lay out the unit cards among the top three (SW-UNI), then look for run-outs."""
        if self.round > ROUND_CAP:
            self._finish(NONE)
            return
        self._log(view.ROUND, self.attacker, self.round)
        if not (self._is_clear(self.black) and self._is_clear(self.red)):
            self._lay_units()
        self.frames.step = ATTACK
        self._run_out(self.attacker)

    def _is_clear(self, side: Side) -> bool:
        """Look on through the top three cards, up to the first unit card."""
        reach: i64 = MOST_FORCE if side.left > MOST_FORCE else side.left
        while side.clear < reach:
            if side.cards[side.left - 1 - side.clear] >= self.tables.battle_cards:
                return False
            side.clear += 1
        return True

    def _lay_units(self) -> None:
        """Take all unit cards out; each lets another card slide into reach (SW-UNI-06)."""
        black = self._units_in_reach(0)
        red = self._units_in_reach(1)
        # Units cancel one for one; what is left applies to this battle (SW-UNI-03, -07).
        pairs = len(black) if len(black) < len(red) else len(red)
        self._raise_banners(0, black, pairs)
        self._raise_banners(1, red, pairs)
        for i in range(pairs):
            self._log_all(view.CANCEL, NONE, [int(black[i]), int(red[i])])

    def _units_in_reach(self, seat: i64) -> vec[i64]:
        side = self.side(seat)
        found = vec[i64]()
        while not self._is_clear(side):
            unit = side.take(side.left - 1 - side.clear)
            found = append(found, unit)
            self._log(view.UNIT, seat, unit)
        return found

    def _raise_banners(self, seat: i64, found: vec[i64], pairs: i64) -> None:
        side = self.side(seat)
        for unit in found[:pairs]:
            side.put(unit)
        if len(found) > pairs:
            self.banners = found[pairs:]
            self.bannerman = seat

    def _spy(self) -> None:
        """Show the first cards of a deck to the enemy's spy (SW-STR-14, SW-TIM-18)."""
        self._send_spy(0)
        self._send_spy(1)
        self.frames.step = PLACING

    def _send_spy(self, seat: i64) -> None:
        card = self.strategy(seat)
        if card == NONE or self.tables.spy[card] == 0:
            return
        enemy = self.side(1 - seat)
        most = self.tables.spy[card]
        count = most if most < enemy.left else enemy.left
        enemy.known |= low_bits(enemy.left) - low_bits(enemy.left - count)
        if self.journal is not None:
            seen = enemy.deck[: -count - 1 : -1]
            self.journal.append(Event(view.SPY, int(seat), seen, view.PLAYERS, True))

    def _battle(self) -> None:
        """Count, compare, put the cards away, bury and heal (steps 10 to 16)."""
        black = self._total(0)
        red = self._total(1)
        winner: i64 = NONE
        if black != red:
            winner = 0 if black > red else 1
        if self.journal is not None:
            totals = [int(black), int(red)]
            self.journal.append(Event(view.RESULT, int(winner), totals, EVERYONE, True))
        self._put_away()
        if winner != NONE:
            self._bury(winner)
            if self.asking == ASK_OVER:
                return
            self.attacker = winner
        self._clear_table()
        self.round += 1
        self.frames.step = MUSTER
        self._run_out(self.attacker)

    def _run_out(self, attacker: i64) -> None:
        """An empty deck costs two units and a reshuffle of everything (SW-RUN)."""
        if self.black.left > 0 and self.red.left > 0:
            return
        for seat in (1 - attacker, attacker):
            if self.side(seat).left == 0:
                self._log(view.RUN_OUT, seat)
                self._lose_units(seat, 2)
                self._test_end(seat)
                if self.asking == ASK_OVER:
                    return
        self._clear_table()
        self.black.pick_up()
        self.red.pick_up()
        self._reshuffle_strategies()
        self.frames.step = MUSTER
        self.frames.push(SHUFFLING, 1)
        self.frames.push(SHUFFLING, 0)

    # Shuffles and draws

    def _answered(self) -> None:
        """Chance has answered: go back to what waited for it."""
        self.frames.pop()
        self.actors = self.tables.nobody

    def _cast(self, seat: i64) -> None:
        self._answered()
        self.attacker = seat
        self._log(view.FIRST, seat)

    def _shuffle(self, seat: i64, number: int) -> None:
        self._answered()
        side = self.side(seat)
        side.lay(unrank_row(len(self.tables.cards), number))
        if self.journal is not None:
            audience = int(bit(seat))
            self.journal.append(Event(view.SHUFFLED, int(seat), side.deck[::-1], audience))

    def _deal(self) -> None:
        """Ask chance for a strategy card, from the discards if none is left (SW-STR-E)."""
        if total(self.pile) == 0:
            self._reshuffle_strategies()
        self._ask(ASK_CHANCE, self.tables.chance)

    def _draw(self, seat: i64, card: i64) -> None:
        self._answered()
        self.side(seat).draw(card)
        self.pile[card] -= 1
        if self.journal is not None:
            self.journal.append(Event(view.DREW, int(seat), [int(card)], int(bit(seat))))

    def _reshuffle_strategies(self) -> None:
        """The discards return to the strategy deck; hands are kept (SW-STR-D)."""
        self._note_shuffle()
        for side in (self.black, self.red):
            for kind in range(len(self.pile)):
                self.pile[kind] += side.discards[kind]
                side.discards[kind] = 0
        self._log(view.RESHUFFLED, NONE)

    def _note_shuffle(self) -> None:
        """Remember what each hand could hold, as the other seat knows it, before the shuffle."""
        unseen = self.tables.copies[:]
        for kind in range(len(unseen)):
            unseen[kind] -= self.black.discards[kind] + self.red.discards[kind]
        self.black.note_shuffle(unseen, self.red)
        self.red.note_shuffle(unseen, self.black)

    # Chance

    def outcomes(self) -> list[tuple[Action, int]]:
        kind = self.frames.kind
        if kind == CASTING:
            return [(pack(FIRST, 0), 1), (pack(FIRST, 1), 1)]
        if kind == SHUFFLING:
            return []
        seat = int(self.frames.operand)
        counts = enumerate(list(self.pile))
        return [(pack(DRAW, seat, card), count) for card, count in counts if count > 0]

    def sample(self, rng: Random) -> Action:
        kind = self.frames.kind
        seat = int(self.frames.operand)
        if kind == SHUFFLING:
            return pack(SHUFFLE, seat, rng.below(self.tables.orders))
        if kind == CASTING:
            return pack(FIRST, rng.below(2))
        return pack(DRAW, seat, int(self._drawn(rng)))

    def _drawn(self, rng: Random) -> i64:
        """A card of the strategy deck, each as likely as the next."""
        pile = self.pile
        point = rng.below_i64(total(pile))
        card: i64 = 0
        while point >= pile[card]:
            point -= pile[card]
            card += 1
        return card

    def may_roll(self, action: Action) -> bool:
        if self.frames.kind != SHUFFLING:
            return any(action == option for option, _ in self.outcomes())
        mine = verb(action) == SHUFFLE and first(action) == int(self.frames.operand)
        return mine and second(action) < self.tables.orders

    # At random

    def playout_step(self, rng: Random, limit: int) -> int:
        """The same play as through lists of actions, without the lists."""
        count: i64 = 0
        most: i64 = limit
        while count < most and self.asking != ASK_OVER:
            if self.asking == ASK_CHANCE:
                self._roll(rng)
            else:
                self._choose(self.actors[0], rng)
            if len(self.actors) == 0:
                self._advance()
            count += 1
        return int(count)

    def _roll(self, rng: Random) -> None:
        kind = self.frames.kind
        if kind == DEALING:
            self._draw(self.frames.operand, self._drawn(rng))
        elif kind == SHUFFLING:
            self._shuffle(self.frames.operand, rng.below(self.tables.orders))
        else:
            self._cast(rng.below_i64(2))

    def _choose(self, seat: i64, rng: Random) -> None:
        if self.asking == ASK_STRATEGY:
            self._play(seat, self._any_card(seat, rng))
        elif self.asking == ASK_FORCE:
            self._place(seat, self.any_force(seat, rng))
        else:
            self._state(seat, self._any_weapon(seat, rng))

    def _any_weapon(self, seat: i64, rng: Random) -> i64:
        forced = self.forced_weapon(seat)
        chosen = rng.below_i64(len(self.tables.weapons) if forced == NONE else 1)
        return chosen if forced == NONE else forced

    def _any_card(self, seat: i64, rng: Random) -> i64:
        """A card in hand; two that are alike are one choice."""
        held = self.side(seat).held
        one, two, three = held[0], held[1], held[2]
        is_second = two != one
        kinds: i64 = 2 if is_second else 1
        if three != one and three != two:
            kinds += 1
        chosen = rng.below_i64(kinds)
        if chosen == 0:
            return one
        return two if chosen == 1 and is_second else three

    # The other modules of the game

    def scores(self) -> list[float]:
        if self.winner == NONE:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def outlook(self) -> list[float]:
        lead = self.lead(0)
        return [lead, -lead]

    def view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def audience(self, actor: int, action: Action) -> int:
        return view.audience(action)

    def event_name(self, kind: int) -> str:
        return view.EVENT_NAMES[kind]

    def figures(self, event: Event) -> View:
        return view.figures(self.tables, event)

    def scramble(self, seat: int, rng: Random) -> None:
        view.scramble(self, seat, rng)

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def blank(self, action: Action) -> str:
        return notation.blank(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)


def new_game(tables: Tables, units: int, first: int) -> Shieldwall:
    """A position before the first answer of chance; `first` attacks, NONE if chance says who."""
    black, red = new_side(tables, units), new_side(tables, units)
    state = Shieldwall(tables, units, first, Frames(), black, red, tables.copies[:])
    state.set_up()
    return state
