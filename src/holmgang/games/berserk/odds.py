"""What an attack leads to, counted over every throw of the dice before anybody commits.

The rules themselves are played out on copies, so the figures hold for every
modifier. Nothing is told that would need a look under a hidden card.
"""

from typing import Final

from holmgang.core.action import CHANCE, Action, first, pack, verb
from holmgang.core.state import View
from holmgang.games.berserk.look import cards, figures
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers import ask, journal
from holmgang.games.berserk.state import CARDS, Position
from holmgang.games.berserk.tables import ANSWER, NO, NUMBER, PASS, TARGET
from holmgang.games.berserk.views.names import STRENGTHS

STRENGTH: Final = 6
"""Which figure of a hit says how hard it was."""

MOST_POSITIONS: Final = 4000
"""Attacks with more dice than that are not counted."""

MOST_TARGETS: Final = 30
"""Targets of an ability that are told apart; the field has no more squares."""

ASIDE: dict[int, Action] = {
    ask.PROTECTOR: pack(ANSWER, PASS),
    ask.ABILITY: pack(ANSWER, NO),
    ask.DASH: pack(ANSWER, PASS),
    ask.BANK: pack(NUMBER, 0),
    ask.TRIGGER: pack(NUMBER, 1),
}
"""Questions in the middle of an attack, and the answer that adds nothing to it."""

DEATH: Final = 5
"""How many wounds a death is worth to whoever chooses a row."""


class Branch:
    """A position that may come about, and how probable it is."""

    def __init__(self, position: Position, share: float) -> None:
        self.position = position
        self.share = share


def forecast(position: Position, seat: int, action: Action) -> View | None:
    """How a choice ends, if nobody protects; nothing where that cannot be known.

    Shares of outcomes, expected wounds of both sides, the chance to kill and to
    fall; the same for each visible protector, and of an ability for each target.
    """
    start = _after(position, seat, action)
    odds = _spread(position, start, seat)
    if odds is None:
        return None
    if start.asking == ask.TARGET and seat in start.actors:
        odds["targets"] = _targeted(position, start, seat)
    if start.asking == ask.PROTECTOR and seat not in start.actors:
        odds["protectors"] = _protected(position, start, seat)
    return odds


def _after(position: Position, seat: int, action: Action) -> Position:
    """A copy in which an action has been taken; it goes on with the events told so far."""
    twin = position.copy()
    assert isinstance(twin, Position)
    twin.journal = list(position.journal or [])
    twin.apply(seat, action)
    return twin


def _targeted(before: Position, start: Position, seat: int) -> dict[str, View | None]:
    """What an ability does to each card it can be turned on first."""
    found: dict[str, View | None] = {}
    for option in start.legal(seat)[:MOST_TARGETS]:
        if verb(option) == TARGET:
            after = _after(start, seat, option)
            found[PLACES[first(option)]] = _spread(before, after, seat)
    return found


def _protected(before: Position, start: Position, seat: int) -> dict[str, View | None]:
    found: dict[str, View | None] = {}
    enemy = 1 - seat
    for option in start.legal(enemy):
        if option != pack(ANSWER, PASS) and not cards.is_hidden(
            start, cards.card_at(start, first(option))
        ):
            found[PLACES[first(option)]] = _spread(before, _after(start, enemy, option), seat)
    return found


def _spread(before: Position, start: Position, seat: int) -> View | None:
    """All ends of a position, gathered; nothing if a hidden card would decide."""
    start.journal = list(start.journal or [])[len(before.journal or []) :]
    ends = _ends(start)
    if len(ends) == 0 or any(_uncovers(before, end.position, seat) for end in ends):
        return None
    return _gathered(before, ends, seat)


def _ends(start: Position) -> list[Branch]:
    """Where the dice may lead, up to the next question of a player; none if it is too far."""
    waiting = [Branch(start, 1.0)]
    ends: list[Branch] = []
    for _ in range(MOST_POSITIONS):
        if len(waiting) == 0:
            return ends
        branch = waiting.pop()
        position = branch.position
        if position.is_chance():
            waiting += _thrown(branch)
        elif position.asking == ask.ROW:
            branch.position = _chosen_row(position)
            waiting.append(branch)
        elif position.asking in ASIDE:
            branch.position = _after(position, position.actors[0], ASIDE[position.asking])
            waiting.append(branch)
        else:
            ends.append(branch)
    return []


def _thrown(branch: Branch) -> list[Branch]:
    outcomes = branch.position.outcomes()
    whole = sum(weight for _, weight in outcomes)
    return [
        Branch(_after(branch.position, CHANCE, action), branch.share * weight / whole)
        for action, weight in outcomes
    ]


def _chosen_row(position: Position) -> Position:
    """The row its chooser is better off with (BK-11.23)."""
    seat = position.actors[0]
    rows = [_after(position, seat, option) for option in position.legal(seat)]
    return max(rows, key=lambda row: _gain(position, row, seat))


def _gain(before: Position, after: Position, seat: int) -> int:
    sum_ = 0
    for i in range(CARDS):
        if before.place[i] >= 0 and not cards.is_hidden(before, i):
            loss = _loss(before, after, i) + (DEATH if after.place[i] < 0 else 0)
            sum_ += -loss if before.side[i] == seat else loss
    return sum_


def _loss(before: Position, after: Position, i: int) -> int:
    """The lives a card has lost; the dead lose what they had."""
    had = figures.life(before, i) - before.wounds[i]
    return had if after.place[i] < 0 else max(0, had - (figures.life(after, i) - after.wounds[i]))


def _uncovers(before: Position, after: Position, seat: int) -> bool:
    return any(
        cards.is_hidden(before, i) and not cards.is_hidden(after, i)
        for i in before.armies[1 - seat]
    )


def _gathered(before: Position, ends: list[Branch], seat: int) -> View:
    outcomes: dict[str, Outcome] = {}
    for end in ends:
        outcome = Outcome(before, end.position, seat)
        outcomes.setdefault(outcome.key(), outcome).share += end.share
    listed = sorted(outcomes.values(), key=lambda outcome: (outcome.dealt, -outcome.taken))
    return {
        "dealt": round(sum(o.share * o.dealt for o in listed), 6),
        "taken": round(sum(o.share * o.taken for o in listed), 6),
        "kill": round(sum(o.share for o in listed if o.kills), 6),
        "fall": round(sum(o.share for o in listed if o.falls), 6),
        "outcomes": [outcome.as_view() for outcome in reversed(listed)],
    }


class Outcome:
    """One end: the strengths of the blows, the attacker's first, lives lost and deaths."""

    def __init__(self, before: Position, after: Position, seat: int) -> None:
        self.blows = _blows(after)
        self.share = 0.0
        self.dealt = 0
        self.taken = 0
        self.kills = False
        self.falls = False
        for i in range(CARDS):
            if before.place[i] >= 0 and not cards.is_hidden(before, i):
                self._count(_loss(before, after, i), after.place[i] < 0, before.side[i] == seat)

    def _count(self, loss: int, is_dead: bool, is_own: bool) -> None:
        if is_own:
            self.taken += loss
            self.falls = self.falls or is_dead
        else:
            self.dealt += loss
            self.kills = self.kills or is_dead

    def key(self) -> str:
        return f"{self.blows} {self.dealt} {self.taken} {self.kills} {self.falls}"

    def as_view(self) -> View:
        return {
            "blows": self.blows,
            "share": round(self.share, 6),
            "dealt": self.dealt,
            "taken": self.taken,
            "kill": self.kills,
            "fall": self.falls,
        }


def _blows(after: Position) -> list[str]:
    found: list[str] = []
    for event in after.journal or []:
        if event.kind == journal.HIT:
            found.append(STRENGTHS[event.args[STRENGTH]])
        elif event.kind in (journal.MISSED, journal.BLOCKED):
            found.append(STRENGTHS[0])
    return found
