"""The rules of the draft (BK-22): legal choices, what they do, and what follows."""

from typing import Final

from holmgang.core.action import CHANCE, Action, first, pack, second, verb
from holmgang.core.chance import Random
from holmgang.core.event import Event
from holmgang.core.state import View
from holmgang.games.draft import notation, view
from holmgang.games.draft.state import ASK_CHANCE, ASK_CUT, ASK_OVER, ASK_PICK, NONE, Position
from holmgang.games.draft.tables import CUT, DEAL, DONE, PICK, STACK

STOP: Final = -2
"""The sealed answer of a player who is content with the deck."""


class Draft(Position):
    def copy(self) -> "Draft":
        return Draft(self.tables, self.players, self)

    # Choices

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.actors or self.asking == ASK_CHANCE:
            return []
        if self.asking == ASK_PICK:
            return [pack(PICK, 0, card) for card in sorted(set(self.in_hand(seat)))]
        options = [self.tables.done]
        if self.may_cut(seat):
            options += [pack(CUT, 0, card) for card in sorted(set(self.deck(seat)))]
        return options

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        kind = verb(action)
        if self.asking == ASK_PICK:
            if kind != PICK:
                return "pick-now", {}
            return "not-in-stack", {"card": self.tables.cards[second(action)]}
        if kind not in (CUT, DONE):
            return "build-now", {}
        if not self.may_cut(seat):
            return "deck-too-small", {}
        return "not-in-deck", {"card": self.tables.cards[second(action)]}

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self._deal(first(action), second(action))
        else:
            self.wants[seat] = STOP if verb(action) == DONE else second(action)
            self.actors = [other for other in self.actors if other != seat]
            if len(self.actors) == 0:
                self._go_on()

    def _go_on(self) -> None:
        """Everybody has answered: what was sealed is done at once."""
        if self.asking == ASK_PICK:
            self._pick_all()
        else:
            self._cut_all()

    # Dealing

    def outcomes(self) -> list[tuple[Action, int]]:
        seat = self.dealt() // STACK
        return [(pack(DEAL, seat, card), left) for card, left in enumerate(self.pile) if left > 0]

    def may_roll(self, action: Action) -> bool:
        if verb(action) != DEAL or first(action) != self.dealt() // STACK:
            return False
        return self.pile[second(action)] > 0

    def _deal(self, seat: int, card: int) -> None:
        """Stacks are dealt as they are taken up: nobody may look at them before (BK-22.2)."""
        self.pile[card] -= 1
        self.stacks[seat].append(card)
        if not self.is_dealing():
            self.log_event(Event(view.ROUND, 0, [self.round]))
            for holder in range(self.players):
                stack = sorted(self.stacks[holder])
                self.stacks[holder] = stack
                self.log_event(Event(view.TOOK, holder, stack, 1 << holder, True))
            self._ask(ASK_PICK, list(range(self.players)))

    # Picking

    def _pick_all(self) -> None:
        """Each takes one card and hands the rest on (BK-22.3)."""
        for seat in range(self.players):
            card = self.wants[seat]
            self.in_hand(seat).remove(card)
            self.picks[seat].append(card)
            self.log_event(Event(view.PICKED, seat, [card], 1 << seat))
        self.wants = [NONE] * self.players
        self.step += 1
        if self.step == STACK:
            self._next_round()
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        for seat in range(self.players):
            self.log_event(Event(view.GOT, seat, self.in_hand(seat).copy(), 1 << seat, True))
        self._ask(ASK_PICK, list(range(self.players)))

    def _next_round(self) -> None:
        self.step = 0
        if self.is_last_round():
            self._ask(ASK_CUT, list(range(self.players)))
        else:
            self.round += 1
            self._ask(ASK_CHANCE, self.tables.chance)

    # Building

    def _cut_all(self) -> None:
        """Up to six cards may be left out, each player as he likes (BK-22.5)."""
        for seat in range(self.players):
            card = self.wants[seat]
            if card == STOP:
                self.done[seat] = 1
                self.log_event(Event(view.BUILT, seat, [len(self.deck(seat))]))
            elif card != NONE:
                self.cuts[seat].append(card)
                self.log_event(Event(view.LEFT_OUT, seat, [card], 1 << seat))
        self.wants = [NONE] * self.players
        waiting = [seat for seat in range(self.players) if self.done[seat] == 0]
        if len(waiting) > 0:
            self._ask(ASK_CUT, waiting)
        else:
            self.log_event(Event(view.OVER, 0, []))
            self._ask(ASK_OVER, self.tables.nobody)

    def _ask(self, question: int, actors: list[int]) -> None:
        self.asking = question
        self.actors = actors

    # The end: a draft is won in the duels that follow it

    def scores(self) -> list[float]:
        return [0.0] * self.players

    def outlook(self) -> list[float]:
        return [0.0] * self.players

    # The other modules of the game

    def view(self, viewer: int) -> View:
        return view.view(self, viewer)

    def audience(self, actor: int, action: Action) -> int:
        return view.audience(actor, action)

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
