"""At which moments of Berserk a person wants to be asked for instants; the rest is passed.

What is passed follows from this setting and from what everybody sees, never from
hidden cards. The browser has the same stops: both read `stops.json`.
"""

import json
from typing import Any

from holmgang import packs

_FOUND = json.loads((packs.home("berserk") / "stops.json").read_bytes())
MOMENTS: dict[str, str] = _FOUND["moments"]
"""By event, what a person calls that moment."""
USUAL: list[str] = _FOUND["usual"]
STOPS = [
    *(f"theirs-{moment}" for moment in dict.fromkeys(MOMENTS.values())),
    *(f"mine-{moment}" for moment in _FOUND["mine"]),
]


class Stops:
    def __init__(self) -> None:
        self.on = set(USUAL)
        self.resting = -1

    def switch(self, stop: str) -> None:
        if stop in STOPS:
            self.on ^= {stop}

    def rest(self, turn: int) -> None:
        """Nothing more is asked in this turn."""
        self.resting = turn

    def passes(self, view: Any, seat: int) -> bool:
        answering = view["answering"]
        if not answering:
            return False
        if self.resting == view["turn"]:
            return True
        moment = MOMENTS.get(answering["event"])
        if answering["called"] or moment is None:
            return False
        whose = "mine" if answering["seat"] == seat else "theirs"
        return f"{whose}-{moment}" not in self.on
