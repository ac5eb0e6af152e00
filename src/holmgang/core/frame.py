"""Work that waits: a stack of small frames made of ints, copied with the state.

A rule that must stop in its middle (for a roll, an interrupt, a choice) keeps
its place here instead of on the Python stack, so a game can be copied, saved
and shown at any moment.
"""

from typing import Final

WIDTH: Final = 3


class Frames:
    """Each frame is a kind, a step within it, and one operand."""

    def __init__(self) -> None:
        self.cells: list[int] = []

    def push(self, kind: int, operand: int = 0) -> None:
        self.cells.append(operand)
        self.cells.append(0)
        self.cells.append(kind)

    def pop(self) -> None:
        self.cells.pop()
        self.cells.pop()
        self.cells.pop()

    def is_empty(self) -> bool:
        return len(self.cells) == 0

    def kind(self) -> int:
        return self.cells[-1]

    def step(self) -> int:
        return self.cells[-2]

    def operand(self) -> int:
        return self.cells[-3]

    def go(self, step: int) -> None:
        """Continue the topmost frame at another step."""
        self.cells[-2] = step

    def depth(self) -> int:
        return len(self.cells) // WIDTH

    def clear(self) -> None:
        self.cells.clear()

    def copy(self) -> "Frames":
        twin = Frames()
        twin.cells = self.cells.copy()
        return twin
