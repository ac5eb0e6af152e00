"""Looks ahead over a seat's own choices, and takes the way that ends best.

All ways are followed side by side up to the next answer of chance or of somebody else. Where
the same question is asked again, only the most promising ones go on; other questions on the
way are answered in every way. Whoever judges positions does it much faster for many at once,
so many games can be looked at together.

It is for games in which all lies open: a secret would be guessed once and then believed.
"""

import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from holmgang.core.action import Action
from holmgang.core.encoding import Encoder, Sheet
from holmgang.core.state import State

Figures = NDArray[np.int16]
Judge = Callable[[Sequence[State], Figures], Sequence[float]]
"""How good positions look, whose figures are told too."""
ROWS = 512


class Step:
    """A position that a choice leads to, before chance answers; the first has no choice."""

    __slots__ = ("action", "before", "figures", "game", "state", "value")

    def __init__(self, game: int, state: State, before: "Step | None", action: Action) -> None:
        self.game = game
        self.state = state
        self.before = before
        self.action = action
        self.figures: Figures | None = None
        """Only of what was judged."""
        self.value = 0.0


class Lookahead:
    """Keeps so many ways whenever a `question` is asked again, the `width` of the search."""

    def __init__(self, encoder: Encoder, judge: Judge, width: int, question: int) -> None:
        self.encoder = encoder
        self.judge = judge
        self.width = width
        self.question = question
        self.sheet = Sheet(encoder.width, ROWS)
        words: NDArray[np.int64] = np.asarray(self.sheet.words)
        self.rows: Figures = words.view(np.int16).reshape(ROWS, -1)[:, : encoder.width]
        self.judged: list[Step] = []
        """All that was judged when it looked last."""

    def ways(self, states: Sequence[State], seat: int) -> list[list[Step]]:
        """The best way to go on in each of some positions, choice by choice."""
        begun = [Step(game, state, None, 0) for game, state in enumerate(states)]
        ends: list[list[Step]] = [[] for _ in states]
        seen: set[tuple[int, bytes]] = set()
        self.judged = []
        while begun:
            steps = [step for one in begun for step in self._choices(one, seat)]
            self._judge(steps, seat)
            self.judged += steps
            for step in steps:
                if seat not in step.state.actors:
                    ends[step.game].append(step)
            steps = [step for step in steps if seat in step.state.actors]
            begun = self._promising(steps, seen)
        return [_way(max(found, key=_value)) for found in ends]

    def _choices(self, step: Step, seat: int) -> Iterator[Step]:
        """All that a choice may lead to, with every answer to what is asked on the way."""
        for action in step.state.legal(seat):
            state = step.state.copy()
            state.apply(seat, action)
            reached = Step(step.game, state, step, action)
            if seat in state.actors and state.asking != self.question:
                yield from self._choices(reached, seat)
            else:
                yield reached

    def _promising(self, steps: list[Step], seen: set[tuple[int, bytes]]) -> list[Step]:
        """The best of each game; a position that another order of choices led to counts once."""
        kept: list[Step] = []
        room: dict[int, int] = {}
        for step in sorted(steps, key=_value, reverse=True):
            assert step.figures is not None
            key = step.game, step.figures.tobytes()
            if room.setdefault(step.game, self.width) > 0 and key not in seen:
                seen.add(key)
                room[step.game] -= 1
                kept.append(step)
        return kept

    def _judge(self, steps: list[Step], seat: int) -> None:
        for start in range(0, len(steps), ROWS):
            part = steps[start : start + ROWS]
            states = [step.state for step in part]
            figures = self.figures_of(states, seat)
            for step, row, value in zip(part, figures, self.judge(states, figures), strict=True):
                step.figures = row
                step.value = _final(step.state, seat) if step.state.is_over() else value

    def figures_of(self, states: Sequence[State], seat: int) -> Figures:
        """What a seat knows of some positions, at most so many as there are rows."""
        for row, state in enumerate(states):
            self.encoder.write_row(state, seat, self.sheet, row)
        return self.rows[: len(states)].copy()


def _final(state: State, seat: int) -> float:
    """A game that is over needs no judge."""
    score = state.scores()[seat]
    return score * math.inf if score else 0.0


def _value(step: Step) -> float:
    return step.value


def _way(end: Step) -> list[Step]:
    way: list[Step] = []
    step = end
    while step.before is not None:
        way.append(step)
        step = step.before
    return way[::-1]
