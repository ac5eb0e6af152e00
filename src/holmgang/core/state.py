"""The contract between a game and everything that plays, shows or records it."""

from typing import Final

from mypy_extensions import mypyc_attr

from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Random
from holmgang.core.event import EVERYONE, Event, may_see

View = dict[str, object]

NOBODY: Final[list[int]] = []
"""Shared by all new positions: `actors` are replaced, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, mutable and cheap to copy; it holds no random source.

    `actors` owe a choice now: one seat, several at once, [CHANCE], or nobody
    when the game is over. `asking` says which question of the game it is.
    Lists that `legal` returns may be shared: read them, never change them.
    """

    def __init__(self) -> None:
        self.actors: list[int] = NOBODY
        self.asking: int = 0
        self.journal: list[Event] | None = None

    # The game

    def legal(self, seat: int) -> list[Action]:
        """Every action this seat may take now; none for a seat that owes none."""
        raise NotImplementedError

    def candidates(self, seat: int) -> list[Action]:
        """What the question is about, legal or not: the rest is shown with its reason."""
        return self.legal(seat)

    def claims(self, seat: int) -> list[Action]:
        """What a seat may propose instead of the choice it owes, for others to agree to.

        People shorten a game so. Search and learning need not look at it: `legal`
        without it leads to the same ends.
        """
        return []

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a legal action or a claim. Trusts the caller; `Match` checks."""
        raise NotImplementedError

    def why_not(self, seat: int, action: Action) -> tuple[str, dict[str, object]]:
        """The reason an action that is not legal is not, as a code and its arguments."""
        return "illegal", {}

    def scores(self) -> list[float]:
        """One figure a seat when the game is over, from -1 for a loss to 1 for a win."""
        raise NotImplementedError

    def outlook(self) -> list[float]:
        """A cheap guess at `scores` before the end, for search that stops early."""
        raise NotImplementedError

    # Chance

    def outcomes(self) -> list[tuple[Action, int]]:
        """The answers chance may give, with weights; empty where they are too many."""
        return []

    def sample(self, rng: Random) -> Action:
        """An answer of chance: `rng.below` the total weight, counted along `outcomes`."""
        options = self.outcomes()
        total = 0
        for _, weight in options:
            total += weight
        point = rng.below(total)
        for action, weight in options:
            point -= weight
            if point < 0:
                return action
        raise AssertionError("weights ran out")

    def may_roll(self, action: Action) -> bool:
        """Whether chance could have given this answer now."""
        return any(action == option for option, _ in self.outcomes())

    # At random

    def playout_step(self, rng: Random, limit: int) -> int:
        """Take random actions, at least one and at most so many; how many were taken.

        A game may do this faster than through lists of actions. Every legal
        action must be as likely as the next.
        """
        actor = self.actors[0]
        if actor == CHANCE:
            self.apply(CHANCE, self.sample(rng))
        else:
            options = self.legal(actor)
            self.apply(actor, options[rng.below(len(options))])
        return 1

    # Knowledge

    def view(self, viewer: int) -> View:
        """All that a seat, SPECTATOR or OMNISCIENT may know of the position."""
        raise NotImplementedError

    def audience(self, actor: int, action: Action) -> int:
        """Which seats see this action taken, as a bit mask. Asked before `apply`."""
        return EVERYONE

    def describe(self, event: Event, viewer: int) -> View:
        """An event as named values, what the viewer may not know left out."""
        shown: View = {"event": self.event_name(event.kind), "seat": event.seat}
        if may_see(event.audience, viewer):
            shown.update(self.figures(event))
        return shown

    def event_name(self, kind: int) -> str:
        raise NotImplementedError

    def figures(self, event: Event) -> View:
        """The figures of an event as named values, for those who may see them."""
        raise NotImplementedError

    def reckon(self, seat: int) -> View:
        """What a seat can work out about hidden things, if it asks; nothing in most games."""
        return {}

    def plan(self, seat: int, wish: list[str]) -> View:
        """What a whole act would come to that is asked for piece by piece; `wish` are its parts.

        Nothing in most games. Raises `Unreadable` for a part that makes no sense.
        """
        return {}

    def determinize(self, seat: int, rng: Random) -> "State":
        """A world this seat cannot tell from the true one, drawn blindly."""
        world = self.copy()
        world.scramble(seat, rng)
        return world

    def scramble(self, seat: int, rng: Random) -> None:
        """Replace all that a seat cannot know by a fair draw; nothing, where all lies open."""

    def forecast(self, seat: int, action: Action) -> View | None:
        """What a choice leads to at once, over all that chance may say; None if none can tell."""
        return None

    # Text

    def write(self, action: Action) -> str:
        raise NotImplementedError

    def blank(self, action: Action) -> str:
        """The action as those see it who may not know it."""
        return self.write(action)

    def read(self, text: str) -> Action:
        """Raises `Unreadable` for anything `write` could not have written."""
        raise NotImplementedError

    # Copies

    def copy(self) -> "State":
        """An independent twin without the journal."""
        raise NotImplementedError

    def is_over(self) -> bool:
        return len(self.actors) == 0

    def is_interruption(self) -> bool:
        """Whether a question breaks into another seat's turn; clocks are lenient then."""
        return False

    def is_chance(self) -> bool:
        return len(self.actors) == 1 and self.actors[0] == CHANCE

    def log_event(self, event: Event) -> None:
        """Write an event down, if somebody is listening."""
        if self.journal is not None:
            self.journal.append(event)


def playout(state: State, rng: Random, limit: int = 1_000_000) -> int:
    """Play random actions to the end (or the limit); how many were taken."""
    count = 0
    while count < limit and len(state.actors) > 0:
        count += state.playout_step(rng, limit - count)
    return count
