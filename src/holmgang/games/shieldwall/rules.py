"""The battle round of Shieldwall, step by step (SW-SEQ-00).

The round is a frame whose step is the place in the sequence; shuffles and
draws are frames above it, so a round goes on where it stopped for them.
"""

from typing import Final

from holmgang.core.action import Action, first, pack, pair, second, verb
from holmgang.core.chance import Random, unrank
from holmgang.core.event import EVERYONE, Event
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
        twin = Shieldwall(self.tables, self.size, self.first)
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

    def candidates(self, seat: int) -> list[Action]:
        if seat < 0 or seat not in self.actors:
            return self.tables.nobody
        if self.asking == ASK_STRATEGY:
            return self._playable(seat)
        if self.asking == ASK_FORCE:
            return self.tables.up_to[MOST_FORCE]
        return self.tables.any_weapon

    def _playable(self, seat: int) -> list[Action]:
        """Any card in hand, even one without effect (SW-STR-A)."""
        hand = self.side(seat).hand
        one, two, three = hand[0], hand[1], hand[2]
        if one != two and one != three and two != three:
            return [pair(PLAY, one), pair(PLAY, two), pair(PLAY, three)]
        return [pack(PLAY, card) for card in dict.fromkeys(hand)]

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
        left = len(self.side(seat).deck)
        if first(action) > left:
            return "too-few-cards", {"left": left}
        if 0 < self.exact_force() <= self.most_force(seat):
            return "exact-force", {"number": self.exact_force()}
        return "force-limit", {"most": self.most_force(seat)}

    # Doing it

    def apply(self, seat: int, action: Action) -> None:
        kind = verb(action)
        operand = first(action)
        if kind == FORCE:
            self._place(seat, operand)
        elif kind == PLAY:
            self._play(seat, operand)
        elif kind == WEAPON:
            self._state(seat, operand)
        else:
            self._chance(kind, operand, second(action))
        if len(self.actors) == 0:
            self._advance()

    def _chance(self, kind: int, seat: int, result: int) -> None:
        self.frames.pop()
        self.actors = self.tables.nobody
        if kind == DRAW:
            self._draw(seat, result)
        elif kind == SHUFFLE:
            self._shuffle(seat, result)
        else:
            self.attacker = seat
            self._tell(view.FIRST, seat)

    def _state(self, seat: int, weapon: int) -> None:
        self.side(seat).weapon = weapon
        self.actors = self.tables.nobody
        self._tell(view.WEAPON, seat, weapon)
        self.frames.step = STRATEGY if seat == self.attacker else SPYING

    def _play(self, seat: int, card: int) -> None:
        self.side(seat).strategy = card
        self.actors = self.tables.nobody
        if self.side(1 - seat).strategy == NONE:
            self.actors = self.tables.alone[1 - seat]
        else:
            self._reveal_strategies()

    def _reveal_strategies(self) -> None:
        """Both cards are turned, discarded, and replaced (SW-STR-A, SW-STR-B)."""
        self._discard(self.black, self.red)
        self._discard(self.red, self.black)
        if self.journal is not None:
            for seat in range(2):
                self._tell(view.STRATEGY, seat, int(self.side(seat).strategy))
        self.asking = ASK_CHANCE
        self.frames.step = DEFENCE
        self.frames.push(DEALING, 1 - self.attacker)
        self.frames.push(DEALING, self.attacker)

    def _discard(self, side: Side, other: Side) -> None:
        card = int(side.strategy)
        side.hand.remove(card)
        side.played.append(card)
        side.active = NONE if self.tables.cancels[other.strategy] else side.strategy

    def _force_attacker(self) -> None:
        """A forced weapon replaces the one already stated (SW-TIM-01)."""
        forced = self.forced_weapon(self.attacker)
        if forced != NONE and forced != self.side(self.attacker).weapon:
            self.side(self.attacker).weapon = forced
            self._tell(view.FORCED, self.attacker, forced)

    def _place(self, seat: int, force: int) -> None:
        self.side(seat).force = force
        self.actors = self.tables.nobody
        if self.journal is not None and self.scouting() == 1 - seat:
            self._tell(view.SCOUTED, seat, force)
        if self.side(1 - seat).force == 0:
            self.actors = self.tables.alone[1 - seat]
        else:
            self.frames.step = BATTLE

    # The sequence

    def _ask(self, question: int, actors: list[int]) -> None:
        self.asking = question
        self.actors = actors

    def _advance(self) -> None:
        """Go on until somebody owes a choice, or the game is over."""
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            kind = int(self.frames.kind)
            if kind == ROUND:
                self._round_step(int(self.frames.step))
            elif kind == DEALING:
                self._deal()
            else:
                self._ask(ASK_CHANCE, self.tables.chance)

    def _round_step(self, step: int) -> None:
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
        self._tell(view.ROUND, self.attacker, self.round)
        if not (self._is_clear(self.black) and self._is_clear(self.red)):
            self._lay_units()
        self.frames.step = ATTACK
        self._run_out(self.attacker)

    def _is_clear(self, side: Side) -> bool:
        """Look on through the top three cards, up to the first unit card."""
        deck = side.deck
        reach = min(3, len(deck))
        while side.clear < reach:
            if deck[len(deck) - 1 - side.clear] >= self.tables.battle_cards:
                return False
            side.clear += 1
        return True

    def _lay_units(self) -> None:
        """Take all unit cards out; each lets another card slide into reach (SW-UNI-06)."""
        found: list[list[int]] = [[], []]
        for seat in range(2):
            side = self.side(seat)
            while not self._is_clear(side):
                place = len(side.deck) - 1 - int(side.clear)
                unit = side.deck.pop(place)
                _forget(side, place)
                found[seat].append(unit)
                self._tell(view.UNIT, seat, unit)
        self._raise_banners(found)

    def _raise_banners(self, found: list[list[int]]) -> None:
        """Units cancel one for one; what is left applies to this battle (SW-UNI-03, -07)."""
        pairs = min(len(found[0]), len(found[1]))
        for seat in range(2):
            self.side(seat).used.extend(found[seat][:pairs])
            if len(found[seat]) > pairs:
                self.banners = found[seat][pairs:]
                self.bannerman = seat
        if pairs > 0:
            self._tell(view.CANCEL, NONE, pairs)

    def _spy(self) -> None:
        """Show the first cards of a deck to the enemy's spy (SW-STR-14, SW-TIM-18)."""
        for seat in range(2):
            card = self.strategy(seat)
            if card == NONE or self.tables.spy[card] == 0:
                continue
            enemy = self.side(1 - seat)
            deck = enemy.deck
            count = min(self.tables.spy[card], len(deck))
            seen = deck[len(deck) - count :]
            enemy.known |= ((1 << count) - 1) << (len(deck) - count)
            if self.journal is not None:
                self.journal.append(Event(view.SPY, seat, seen[::-1], view.PLAYERS, True))
        self.frames.step = PLACING

    def _battle(self) -> None:
        """Count, compare, put the cards away, bury and heal (steps 10 to 16)."""
        black = self._total(0)
        red = self._total(1)
        winner = NONE
        if black != red:
            winner = 0 if black > red else 1
        if self.journal is not None:
            self.journal.append(Event(view.RESULT, winner, [black, red], EVERYONE, True))
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

    def _run_out(self, attacker: int) -> None:
        """An empty deck costs two units and a reshuffle of everything (SW-RUN)."""
        if len(self.black.deck) > 0 and len(self.red.deck) > 0:
            return
        for seat in (1 - attacker, attacker):
            if len(self.side(seat).deck) == 0:
                self._tell(view.RUN_OUT, seat)
                self._lose_units(seat, 2)
                self._test_end(seat)
                if self.asking == ASK_OVER:
                    return
        self._clear_table()
        for seat in range(2):
            self.side(seat).deck = []
            self.side(seat).used = []
        self._reshuffle_strategies()
        self.frames.step = MUSTER
        self.frames.push(SHUFFLING, 1)
        self.frames.push(SHUFFLING, 0)

    # Shuffles and draws

    def _shuffle(self, seat: int, number: int) -> None:
        side = self.side(seat)
        side.deck = unrank(len(self.tables.cards), number)
        side.clear = 0
        side.known = 0
        if self.journal is not None:
            self.journal.append(Event(view.SHUFFLED, seat, side.deck[::-1], 1 << seat))

    def _deal(self) -> None:
        """Ask chance for a strategy card, from the discards if none is left (SW-STR-E)."""
        if len(self.pile) == 0:
            self._reshuffle_strategies()
        self._ask(ASK_CHANCE, self.tables.chance)

    def _draw(self, seat: int, card: int) -> None:
        self.side(seat).hand.append(card)
        _take(self.pile, card)
        if self.journal is not None:
            self.journal.append(Event(view.DREW, seat, [card], 1 << seat))

    def _reshuffle_strategies(self) -> None:
        """The discards return to the strategy deck; hands are kept (SW-STR-D)."""
        self._note_shuffle()
        for side in (self.black, self.red):
            self.pile += side.played
            side.played = []
        self.pile.sort()
        self._tell(view.RESHUFFLED, NONE)

    def _note_shuffle(self) -> None:
        """Remember what each hand could hold, as the other seat knows it, before the shuffle."""
        seen = self.black.played + self.red.played
        for seat in range(2):
            side = self.side(seat)
            side.held = len(side.hand)
            side.possible = self.tables.copies.copy()
            for card in seen + self.side(1 - seat).hand:
                side.possible[card] -= 1

    # Chance

    def outcomes(self) -> list[tuple[Action, int]]:
        kind = int(self.frames.kind)
        if kind == CASTING:
            return [(pack(FIRST, 0), 1), (pack(FIRST, 1), 1)]
        if kind == SHUFFLING:
            return []
        seat = int(self.frames.operand)
        kinds = dict.fromkeys(self.pile)
        return [(pack(DRAW, seat, card), self.pile.count(card)) for card in kinds]

    def sample(self, rng: Random) -> Action:
        kind = int(self.frames.kind)
        seat = int(self.frames.operand)
        if kind == SHUFFLING:
            return pack(SHUFFLE, seat, rng.below(self.tables.orders))
        if kind == CASTING:
            return pack(FIRST, rng.below(2))
        # The same as counting along `outcomes`, because the pile is sorted.
        return pack(DRAW, seat, self.pile[rng.below(len(self.pile))])

    def may_roll(self, action: Action) -> bool:
        if int(self.frames.kind) != SHUFFLING:
            return any(action == option for option, _ in self.outcomes())
        mine = verb(action) == SHUFFLE and first(action) == int(self.frames.operand)
        return mine and second(action) < self.tables.orders

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

    def describe(self, event: Event, viewer: int) -> View:
        return view.describe(self.tables, event, viewer)

    def determinize(self, seat: int, rng: Random) -> "Shieldwall":
        twin = self.copy()
        view.scramble(twin, seat, rng)
        return twin

    def write(self, action: Action) -> str:
        return notation.write(self.tables, action)

    def blank(self, action: Action) -> str:
        return notation.blank(self.tables, action)

    def read(self, text: str) -> Action:
        return notation.read(self.tables, text)


def _forget(side: Side, place: int) -> None:
    """Close the gap a removed card leaves in what the enemy knows."""
    low = side.known & ((1 << place) - 1)
    side.known = low | (side.known >> (place + 1)) << place


def _take(pile: list[int], card: int) -> None:
    """Remove one card from a sorted pile; `list.remove` would look through half of it."""
    low = 0
    high = len(pile)
    while low < high:
        middle = (low + high) >> 1
        if pile[middle] < card:
            low = middle + 1
        else:
            high = middle
    pile.pop(low)
