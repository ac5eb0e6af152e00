"""At which moments of Berserk a person wants to be asked for instants; the rest is passed.

What is passed follows from this setting and from what everybody sees, never from
hidden cards. The browser has the same stops.
"""

from typing import Any

MOMENTS = {
    "declared": "attack",
    "used": "ability",
    "protected": "protector",
    "rolled": "dice",
    "attack_done": "after",
    "moved": "step",
    "jumped": "step",
    "teleported": "step",
    "turn_start": "start",
    "turn_end": "end",
}
THEIRS = tuple(f"theirs-{moment}" for moment in dict.fromkeys(MOMENTS.values()))
STOPS = (*THEIRS, "mine-attack", "mine-ability", "mine-dice")
USUAL = ("theirs-attack", "theirs-ability", "theirs-protector", "theirs-dice", "theirs-end")


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
