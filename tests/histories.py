"""Matches that a viewer cannot tell apart, and every byte that the viewer is sent of them."""

import json
from collections.abc import Iterator

from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.chance import Random
from holmgang.core.errors import RecordError
from holmgang.core.match import Match
from holmgang.core.record import Line, Record, read
from holmgang.core.replay import follow, open_match, replay
from holmgang.core.state import State


def sent(match: Match, viewer: int, since: int = 0) -> dict[str, str]:
    """Every byte a viewer gets at this moment, by the way it comes."""
    return {
        "view": json.dumps(match.view(viewer), allow_nan=False),
        "told": json.dumps(match.events_for(viewer, since), allow_nan=False),
        "legal": json.dumps([match.legal(viewer), match.claims(viewer)]),
        "reckoned": json.dumps(match.reckon(viewer) if viewer >= 0 else {}, allow_nan=False),
        "asked": f"{match.actors()} {match.state.asking} {match.decision}",
        "undo": f"{match.can_undo(viewer)} {match.is_over()}",
    }


class Histories:
    """Other pasts of a running match that a viewer cannot tell from the true one.

    An answer of chance, or a choice that the viewer was not told, is replaced
    by another that was possible, and the rest is played as it was. If then the
    views are the same all the way, or the events are, nothing else may differ:
    they are two ways of telling the same, and each betrays a leak in the other.
    """

    def __init__(self, match: Match, viewer: int, rng: Random) -> None:
        self.game = match.game
        self.viewer = viewer
        self.rng = rng
        self.record = read(match.save())
        self.record.sealed = {}
        self.open: dict[str, list[int]] = {}
        for i, line in enumerate(match.lines):
            if line.actor == CHANCE or is_hidden(line, viewer):
                self.open.setdefault(line.text.split(" ")[0], []).append(i)
        self.trail: list[dict[str, str]] = []
        self.states: list[State] = []
        for before, since, now in self._retell(self.record):
            self.states.append(before)
            self.trail.append(sent(now, viewer, since))
        self.written = self._written(self.record)

    def look(self, tries: int) -> Iterator[Match]:
        kinds = list(self.open.values())
        for _ in range(tries if kinds else 0):
            at = self.rng.choice(kinds[self.rng.below(len(kinds))])
            text = self._another(self.states[at], self.record.lines[at])
            if text == self.record.lines[at].text:
                continue
            other = self._compare(self._changed(at, text))
            if other is not None:
                yield other

    def _another(self, state: State, line: Line) -> str:
        """Something else that could have happened there; a long order with two places swapped."""
        if line.actor != CHANCE:
            return state.write(self.rng.choice(state.legal(line.actor)))
        listed = [action for action, _ in state.outcomes()]
        if listed:
            return state.write(self.rng.choice(listed))
        words = line.text.split(" ")
        one, two = self.rng.below(len(words)), self.rng.below(len(words))
        words[one], words[two] = words[two], words[one]
        return " ".join(words)

    def _changed(self, at: int, text: str) -> Record:
        record = read(self.record.write(OMNISCIENT))
        record.lines[at].text = text
        return record

    def _compare(self, record: Record) -> Match | None:
        """The other match, if the viewer cannot tell it from the true one."""
        alive = {"view", "told"}
        leaks: set[str] = set()
        other: Match | None = None
        try:
            for step, (_, since, other) in zip(self.trail, self._retell(record), strict=True):
                now = sent(other, self.viewer, since)
                different = {channel for channel in now if now[channel] != step[channel]}
                alive -= different
                leaks |= different
                if not alive:
                    return None
        except RecordError:
            return None  # what followed could not have happened
        if self._written(record) != self.written:
            leaks.add("record")
        assert not leaks, f"{self.viewer} learns what it may not know by {sorted(leaks)}"
        return other

    def _retell(self, record: Record) -> Iterator[tuple[State, int, Match]]:
        """The state and the number of events before each line of a record, the match after it."""
        match = open_match(self.game, record)
        for line, number in zip(record.lines, record.numbers, strict=True):
            before, since = match.state.copy(), len(match.events)
            follow(match, line, number)
            yield before, since, match

    def _written(self, record: Record) -> str:
        """The record as the viewer gets it while the match runs."""
        match = replay(self.game, record)
        return match.record(self.viewer)


def is_hidden(line: Line, viewer: int) -> bool:
    return line.text_for(viewer) != line.text
