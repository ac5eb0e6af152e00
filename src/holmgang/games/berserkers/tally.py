"""The tale of a game in figures, for its end."""

from holmgang.core.match import Match
from holmgang.core.state import View

COUNTED: dict[str, str] = {
    "turn": "turns",
    "lit": "fires",
    "out": "out",
    "marked": "seals",
    "lifted": "lifted",
    "wounded": "wounds",
    "died": "wounds",
}
"""Which figure an event adds to."""

WEIGHTY: list[str] = ["died", "marked", "lit", "wounded", "dark"]
"""What a turn is remembered for, the weightiest first."""

CHECKPOINT: dict[str, str] = {"checkpoint": "saved", "restore": "restored"}
"""What the record calls the two events of the checkpoint."""


def tally(match: Match, viewer: int) -> View:
    names = [str(event["event"]) for event in match.events_for(viewer)]
    happened = [names[i] for i in kept(names)]
    return {**counts(happened), "rerolls": _rerolls(match), "marks": marks(happened)}


def kept(names: list[str]) -> list[int]:
    """The places of events that no return to the checkpoint has undone."""
    found: list[int] = []
    checkpoint = 0
    for i, name in enumerate(names):
        if name == "restored":
            del found[checkpoint:]
        found.append(i)
        if name == "saved":
            checkpoint = len(found)
    return found


def counts(happened: list[str]) -> dict[str, int]:
    found = dict.fromkeys(COUNTED.values(), 0)
    for name in happened:
        if name in COUNTED:
            found[COUNTED[name]] += 1
    return found


def _rerolls(match: Match) -> int:
    lines = [line.text for line in match.lines]
    course = kept([CHECKPOINT.get(text, "") for text in lines])
    return sum([lines[i].startswith("reroll ") for i in course])


def marks(happened: list[str]) -> list[str]:
    """The weightiest event of each turn; nothing tells where it was or why."""
    turns: list[list[str]] = []
    for name in happened:
        if name == "turn":
            turns.append([])
        elif turns:
            turns[-1].append(name)
    return [next((mark for mark in WEIGHTY if mark in turn), "") for turn in turns]
