"""What the tables of all tests share: a state that is asked in words and answers in words.

Chance follows a script. A word that the game does not know is refused at once,
so that no test passes because its line was dropped.
"""

import hashlib
from typing import Any, Self

from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.event import Event
from holmgang.core.game import Game
from holmgang.core.match import Match

View = dict[str, Any]
"""What tests look into: any figure of a view or an event."""


class Tabletop:
    state: Any

    def __init__(self, state: Any) -> None:
        self.state = state
        self.script: list[str] = []
        self.journal: list[Event] = []
        state.journal = self.journal

    # Playing

    def choose(self, seat: int, text: str) -> None:
        """One choice of one seat, and what chance says to it."""
        action = self.state.read(text)
        legal = self.state.legal(seat)
        assert action in legal, f"{text!r} is not among {[self.state.write(a) for a in legal]}"
        self.state.apply(seat, action)
        self.roll()

    def expect(self, *answers: str) -> Self:
        """Script chance: each answer is given to the next question it fits."""
        for text in answers:
            self.state.read(text)
        self.script += answers
        return self

    def roll(self) -> None:
        while self.state.is_chance():
            self.roll_once()

    def roll_once(self) -> None:
        self.state.apply(CHANCE, self.state.read(self._next_answer()))

    def _next_answer(self) -> str:
        for text in self.script:
            if self.state.may_roll(self.state.read(text)):
                self.script.remove(text)
                return text
        return self.usual_answer([self.state.write(action) for action, _ in self.state.outcomes()])

    def usual_answer(self, answers: list[str]) -> str:
        """What chance says where the test does not care; no answers if it is a shuffle."""
        return answers[0]

    # Looking

    def told(self, kind: str = "", viewer: int = OMNISCIENT) -> list[View]:
        """The events so far (of one kind), as a viewer may know them."""
        events = [self.state.describe(event, viewer) for event in self.journal]
        return [event for event in events if kind in ("", event["event"])]

    def kinds_told(self) -> list[str]:
        """The kinds of the events so far, in order."""
        return [str(event["event"]) for event in self.told()]


def inside(match: Match) -> Any:
    """The position of a match, for tests that look into it."""
    return match.state


def begun(game: Game, seed: str, **options: str) -> Match:
    """A match that has begun, the same one for the same seed and options."""
    secret = hashlib.sha256(seed.encode()).digest()
    match = Match(game, options, secret=secret, match_id="test")
    match.begin()
    return match
