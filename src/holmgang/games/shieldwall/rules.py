"""The battle round of Shieldwall, step by step (SW-SEQ-00).

The round is a frame whose step is the place in the sequence; shuffles and
draws are frames above it, so a round goes on where it stopped for them.
"""

from typing import Final

from holmgang.core.action import CHANCE, Action, first, pack, rest, verb
from holmgang.core.chance import Random, factorial, unrank
from holmgang.core.event import EVERYONE, Event
from holmgang.core.state import View
from holmgang.games.shieldwall import notation, view
from holmgang.games.shieldwall.state import (
    ASK_ATTACK,
    ASK_CHANCE,
    ASK_DEFENCE,
    ASK_FORCE,
    ASK_OVER,
    ASK_STRATEGY,
    CLEAR,
    HANDS,
    HELD,
    KNOWN,
    PLACED,
    PLAYED,
    STATED,
    UNITS,
    Position,
)
from holmgang.games.shieldwall.tables import DRAW, FIRST, FORCE, HAND, NONE, PLAY, SHUFFLE, WEAPON

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

TO_CHANCE: Final = [CHANCE]
TO_SEAT: Final = [[0], [1]]
TO_BOTH: Final = [0, 1]
TO_NOBODY: Final[list[int]] = []


class Shieldwall(Position):
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
            return TO_NOBODY
        if self.asking == ASK_STRATEGY:
            return self._playable(seat)
        if self.asking == ASK_FORCE:
            return self.force_options(seat)
        forced = self.forced_weapon(seat)
        return self.tables.any_weapon if forced == NONE else self.tables.one_weapon[forced]

    def _playable(self, seat: int) -> list[Action]:
        """Any card in hand, even one without effect (SW-STR-A)."""
        at = HANDS + HAND * seat
        cells = self.cells
        options = [pack(PLAY, cells[at])]
        if cells[at + 1] != cells[at]:
            options.append(pack(PLAY, cells[at + 1]))
        if cells[at + 2] != cells[at] and cells[at + 2] != cells[at + 1]:
            options.append(pack(PLAY, cells[at + 2]))
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
        if first(action) > len(self.decks[seat]):
            return "too-few-cards", {"left": len(self.decks[seat])}
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
            self._chance(kind, operand, rest(action))
        if len(self.actors) == 0:
            self._advance()

    def _chance(self, kind: int, seat: int, result: int) -> None:
        self.frames.pop()
        self.actors = TO_NOBODY
        if kind == DRAW:
            self._draw(seat, result)
        elif kind == SHUFFLE:
            self._shuffle(seat, result)
        else:
            self.attacker = seat
            self._tell(view.FIRST, seat, [])

    def _state(self, seat: int, weapon: int) -> None:
        self.cells[STATED + seat] = weapon
        self.actors = TO_NOBODY
        self._tell(view.WEAPON, seat, [weapon])
        self.frames.go(STRATEGY if seat == self.attacker else SPYING)

    def _play(self, seat: int, card: int) -> None:
        self.cells[PLAYED + seat] = card
        self.actors = TO_NOBODY
        if self.cells[PLAYED + 1 - seat] == NONE:
            self.actors = TO_SEAT[1 - seat]
        else:
            self._reveal_strategies()

    def _reveal_strategies(self) -> None:
        """Both cards are turned, discarded, and replaced (SW-STR-A, SW-STR-B)."""
        for seat in (1 - self.attacker, self.attacker):
            card = self.cells[PLAYED + seat]
            at = HANDS + HAND * seat
            while self.cells[at] != card:
                at += 1
            self.cells[at] = NONE
            self.cells[self.discards + card] += 1
            self.cells[self.shown + seat * self.kinds + card] += 1
        if self.journal is not None:
            for seat in range(2):
                self._tell(view.STRATEGY, seat, [self.cells[PLAYED + seat]])
        self.asking = ASK_CHANCE
        self.frames.go(DEFENCE)
        self.frames.push(DEALING, 1 - self.attacker)
        self.frames.push(DEALING, self.attacker)

    def _force_attacker(self) -> None:
        """A forced weapon replaces the one already stated (SW-TIM-01)."""
        forced = self.forced_weapon(self.attacker)
        if forced != NONE and forced != self.cells[STATED + self.attacker]:
            self.cells[STATED + self.attacker] = forced
            self._tell(view.FORCED, self.attacker, [forced])

    def _place(self, seat: int, force: int) -> None:
        self.cells[PLACED + seat] = force
        self.actors = TO_NOBODY
        scout = self.scouting()
        if scout == 1 - seat:
            self._tell(view.SCOUTED, seat, [force])
        if self.cells[PLACED + 1 - seat] == 0:
            self.actors = TO_SEAT[1 - seat]
        else:
            self.frames.go(BATTLE)

    # The sequence

    def _ask(self, question: int, actors: list[int]) -> None:
        self.asking = question
        self.actors = actors

    def _advance(self) -> None:
        """Go on until somebody owes a choice, or the game is over."""
        while len(self.actors) == 0 and self.asking != ASK_OVER:
            kind = self.frames.kind()
            if kind == ROUND:
                self._round_step(self.frames.step())
            elif kind == DEALING:
                self._deal()
            else:
                self._ask(ASK_CHANCE, TO_CHANCE)

    def _round_step(self, step: int) -> None:
        if step == BATTLE:
            self._battle()
        elif step == MUSTER:
            self._muster()
        elif step == ATTACK:
            self._ask(ASK_ATTACK, TO_SEAT[self.attacker])
        elif step == STRATEGY:
            self._ask(ASK_STRATEGY, TO_BOTH)
        elif step == DEFENCE:
            self._force_attacker()
            self._ask(ASK_DEFENCE, TO_SEAT[1 - self.attacker])
        elif step == SPYING:
            self._spy()
        else:
            scout = self.scouting()
            self._ask(ASK_FORCE, TO_BOTH if scout == NONE else TO_SEAT[1 - scout])

    def _muster(self) -> None:
        """Lay out the unit cards among the top three (SW-UNI), then look for run-outs."""
        if self.round > ROUND_CAP:
            self._finish(NONE)
            return
        self._tell(view.ROUND, self.attacker, [self.round])
        found: list[list[int]] = [[], []]
        searching = True
        while searching:
            searching = False
            for seat in range(2):
                unit = self._take_unit(seat)
                if unit != NONE:
                    found[seat].append(unit)
                    searching = True
        if len(found[0]) > 0 or len(found[1]) > 0:
            self._raise_banners(found)
        self.frames.go(ATTACK)
        self._run_out(self.attacker)

    def _take_unit(self, seat: int) -> int:
        """Remove the first unit card among a seat's top three, or NONE."""
        deck = self.decks[seat]
        reach = min(3, len(deck))
        while self.cells[CLEAR + seat] < reach:
            place = len(deck) - 1 - self.cells[CLEAR + seat]
            card = deck[place]
            if card >= self.tables.battle_cards:
                del deck[place]
                self._forget(seat, place)
                self._tell(view.UNIT, seat, [card])
                return card
            self.cells[CLEAR + seat] += 1
        return NONE

    def _forget(self, seat: int, place: int) -> None:
        """Close the gap a removed card leaves in what the enemy knows."""
        known = self.cells[KNOWN + seat]
        low = known & ((1 << place) - 1)
        self.cells[KNOWN + seat] = low | (known >> (place + 1)) << place

    def _raise_banners(self, found: list[list[int]]) -> None:
        """Units cancel one for one; what is left applies to this battle (SW-UNI-03, -07)."""
        pairs = min(len(found[0]), len(found[1]))
        for seat in range(2):
            self.used[seat].extend(found[seat][:pairs])
            if len(found[seat]) > pairs:
                self.banners = found[seat][pairs:]
                self.bannerman = seat
        if pairs > 0:
            self._tell(view.CANCEL, NONE, [pairs])

    def _spy(self) -> None:
        """Show the first cards of a deck to the enemy's spy (SW-STR-14, SW-TIM-18)."""
        for seat in range(2):
            card = self.strategy(seat)
            if card == NONE or self.tables.spy[card] == 0:
                continue
            deck = self.decks[1 - seat]
            count = min(self.tables.spy[card], len(deck))
            seen = deck[len(deck) - count :]
            self.cells[KNOWN + 1 - seat] |= ((1 << count) - 1) << (len(deck) - count)
            if self.journal is not None:
                self.journal.append(Event(view.SPY, seat, seen[::-1], view.PLAYERS, True))
        self.frames.go(PLACING)

    def _battle(self) -> None:
        """Count, compare, put the cards away, bury and heal (steps 10 to 16)."""
        weapons = self.cells[STATED : STATED + 2]
        forces = self.cells[PLACED : PLACED + 2]
        totals = [0, 0]
        for seat in range(2):
            totals[seat] = self.card_points(seat, weapons[seat], forces[seat])
            bonus = self.bonus_points(seat, weapons, forces)
            if self.journal is not None:
                self._tell_battle(seat, weapons[seat], forces[seat], bonus)
            totals[seat] += bonus
        winner = NONE
        if totals[0] != totals[1]:
            winner = 0 if totals[0] > totals[1] else 1
        if self.journal is not None:
            self.journal.append(Event(view.RESULT, winner, totals, EVERYONE, True))
        self._put_away(forces)
        if winner != NONE:
            self._bury(winner)
            if self.asking == ASK_OVER:
                return
            self.attacker = winner
        self._clear_table()
        self.round += 1
        self.frames.go(MUSTER)
        self._run_out(self.attacker)

    def _put_away(self, forces: list[int]) -> None:
        """Used cards, then Reserves, then Scorched Earth (SW-RES-04, SW-TIM-15)."""
        for seat in range(2):
            deck = self.decks[seat]
            for _ in range(forces[seat]):
                self.used[seat].append(deck.pop())
            self._lower(seat, forces[seat])
        for seat in range(2):
            card = self.strategy(seat)
            if card != NONE and self.tables.reserves[card] and forces[seat] > 1:
                back = self.used[seat].pop()
                self.decks[seat].insert(0, back)
                # Everybody saw this card go to the bottom.
                self.cells[KNOWN + seat] = self.cells[KNOWN + seat] << 1 | 1
                if self.cells[CLEAR + seat] == len(self.decks[seat]) - 1:
                    self.cells[CLEAR + seat] = min(3, self.cells[CLEAR + seat] + 1)
                self._tell(view.RESERVES, seat, [back])
        for seat in range(2):
            card = self.strategy(1 - seat)
            if card != NONE and self.tables.scorch[card] and len(self.decks[seat]) > 0:
                burnt = self.decks[seat].pop()
                self.used[seat].append(burnt)
                self._lower(seat, 1)
                self._tell(view.SCORCHED, seat, [burnt])

    def _lower(self, seat: int, count: int) -> None:
        """Note that cards left the top of a deck."""
        self.cells[CLEAR + seat] = max(0, self.cells[CLEAR + seat] - count)
        self.cells[KNOWN + seat] &= (1 << len(self.decks[seat])) - 1

    def _bury(self, winner: int) -> None:
        """The loser's losses, then the winner's healers (SW-TIM-12 to -14)."""
        tables = self.tables
        mine = self.strategy(winner)
        theirs = self.strategy(1 - winner)
        toll = 1
        if mine != NONE:
            toll += tables.toll[mine]
        if self.bannerman == winner:
            for unit in self.banners:
                toll += tables.unit_toll[unit - tables.battle_cards]
        if mine != NONE and tables.bloodless[mine]:
            toll = 0
        if theirs != NONE and tables.bloodless[theirs]:
            toll = 0
        self._lose_units(1 - winner, toll)
        if mine != NONE and tables.heal[mine] > 0:
            healed = min(tables.heal[mine], self.size - self.cells[UNITS + winner])
            if healed > 0:
                self.cells[UNITS + winner] += healed
                self._tell(view.HEALED, winner, [healed])
        self._test_end(1 - winner)

    def _lose_units(self, seat: int, count: int) -> None:
        lost = min(count, self.cells[UNITS + seat])
        if lost > 0:
            self.cells[UNITS + seat] -= lost
            self._tell(view.LOST, seat, [lost])

    def _test_end(self, seat: int) -> None:
        """A seat without units has lost (SW-END-01, SW-TIM-23)."""
        if self.cells[UNITS + seat] == 0:
            self._finish(1 - seat)

    def _clear_table(self) -> None:
        """Effects end with the battle (SW-STR-C, SW-TIM-22)."""
        if self.bannerman != NONE:
            self.used[self.bannerman].extend(self.banners)
            self.banners = []
            self.bannerman = NONE
        for seat in range(2):
            self.cells[STATED + seat] = NONE
            self.cells[PLAYED + seat] = NONE
            self.cells[PLACED + seat] = 0

    def _run_out(self, attacker: int) -> None:
        """An empty deck costs two units and a reshuffle of everything (SW-RUN)."""
        if len(self.decks[0]) > 0 and len(self.decks[1]) > 0:
            return
        for seat in (1 - attacker, attacker):
            if len(self.decks[seat]) == 0:
                self._tell(view.RUN_OUT, seat, [])
                self._lose_units(seat, 2)
                self._test_end(seat)
                if self.asking == ASK_OVER:
                    return
        self._clear_table()
        for seat in range(2):
            self.decks[seat] = []
            self.used[seat] = []
        self._reshuffle_strategies()
        self.frames.go(MUSTER)
        self.frames.push(SHUFFLING, 1)
        self.frames.push(SHUFFLING, 0)

    def _finish(self, winner: int) -> None:
        self.winner = winner
        self.asking = ASK_OVER
        self.actors = TO_NOBODY
        self.frames.clear()
        self._tell(view.OVER, winner, [])

    # Shuffles and draws

    def _shuffle(self, seat: int, number: int) -> None:
        self.decks[seat] = unrank(len(self.tables.cards), number)
        self.used[seat] = []
        self.cells[CLEAR + seat] = 0
        self.cells[KNOWN + seat] = 0
        if self.journal is not None:
            audience = 1 << seat
            self.journal.append(Event(view.SHUFFLED, seat, self.decks[seat][::-1], audience))

    def _deal(self) -> None:
        """Ask chance for a strategy card, from the discards if none is left (SW-STR-E)."""
        if self._pile_size() == 0:
            self._reshuffle_strategies()
        self._ask(ASK_CHANCE, TO_CHANCE)

    def _pile_size(self) -> int:
        size = 0
        for kind in range(self.kinds):
            size += self.cells[self.pile + kind]
        return size

    def _draw(self, seat: int, card: int) -> None:
        at = HANDS + HAND * seat
        while self.cells[at] != NONE:
            at += 1
        self.cells[at] = card
        self.cells[self.pile + card] -= 1
        if self.journal is not None:
            self.journal.append(Event(view.DREW, seat, [card], 1 << seat))

    def _reshuffle_strategies(self) -> None:
        """The discards return to the strategy deck; hands are kept (SW-STR-D)."""
        self._note_shuffle()
        for kind in range(self.kinds):
            self.cells[self.pile + kind] += self.cells[self.discards + kind]
            self.cells[self.discards + kind] = 0
        self._tell(view.RESHUFFLED, NONE, [])

    def _note_shuffle(self) -> None:
        """Remember what each hand could hold, as the other seat knows it, before the shuffle."""
        cells = self.cells
        for seat in range(2):
            cells[HELD + seat] = len(self.hand(seat))
            other = self.hand(1 - seat)
            for kind in range(self.kinds):
                cells[self.shown + seat * self.kinds + kind] = 0
                seen = other.count(kind) + cells[self.discards + kind]
                cells[self.possible + seat * self.kinds + kind] = self.tables.copies[kind] - seen

    # Chance

    def outcomes(self) -> list[tuple[Action, int]]:
        kind = self.frames.kind()
        if kind == CASTING:
            return [(pack(FIRST, 0), 1), (pack(FIRST, 1), 1)]
        if kind == SHUFFLING:
            return []
        seat = self.frames.operand()
        pile = self.cells[self.pile : self.pile + self.kinds]
        return [(pack(DRAW, seat, card), n) for card, n in enumerate(pile) if n > 0]

    def sample(self, rng: Random) -> Action:
        kind = self.frames.kind()
        seat = self.frames.operand()
        if kind == SHUFFLING:
            return pack(SHUFFLE, seat, rng.below(self._orders()))
        if kind == CASTING:
            return pack(FIRST, rng.below(2))
        point = rng.below(self._pile_size())
        card = 0
        while point >= self.cells[self.pile + card]:
            point -= self.cells[self.pile + card]
            card += 1
        return pack(DRAW, seat, card)

    def _orders(self) -> int:
        return factorial(len(self.tables.cards))

    def may_roll(self, action: Action) -> bool:
        if self.frames.kind() != SHUFFLING:
            return any(action == option for option, _ in self.outcomes())
        mine = verb(action) == SHUFFLE and first(action) == self.frames.operand()
        return mine and rest(action) < self._orders()

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

    def _tell(self, kind: int, seat: int, args: list[int]) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, seat, args))

    def _tell_battle(self, seat: int, weapon: int, force: int, bonus: int) -> None:
        deck = self.decks[seat]
        laid = deck[len(deck) - force :][::-1]
        self._tell(view.BATTLE, seat, [weapon, bonus, self.card_points(seat, weapon, force), *laid])
