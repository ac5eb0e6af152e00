"""Work that waits: a stack of small frames made of ints, copied with the state.

A rule that must stop in its middle (for a roll, an interrupt, a choice) keeps
its place here instead of on the Python stack, so a game can be copied, saved
and shown at any moment.
"""

from librt.vecs import append, vec
from mypy_extensions import i64


class Frames:
    """Each frame is a kind, a step within it (both below 256), and one operand.

    The topmost frame is kept apart from those that wait `below` it: it is
    looked at all the time. Only the first `depth - 1` places of `below` count.
    """

    def __init__(self) -> None:
        self.below: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.kind: i64 = 0
        self.step: i64 = 0
        self.operand: i64 = 0

    def push(self, kind: i64, operand: i64 = 0) -> None:
        if self.depth > 0:
            self._keep(self.depth - 1, self.operand << 16 | self.step << 8 | self.kind)
        self.depth += 1
        self.kind = kind
        self.step = 0
        self.operand = operand

    def _keep(self, place: i64, frame: i64) -> None:
        if place < len(self.below):
            self.below[place] = frame
        else:
            self.below = append(self.below, frame)

    def pop(self) -> None:
        self.depth -= 1
        if self.depth > 0:
            frame = self.below[self.depth - 1]
            self.kind = frame & 255
            self.step = frame >> 8 & 255
            self.operand = frame >> 16

    def clear(self) -> None:
        self.depth = 0

    def copy(self) -> "Frames":
        twin = Frames()
        if self.depth > 1:
            twin.below = self.below[: self.depth - 1]
        twin.depth = self.depth
        twin.kind = self.kind
        twin.step = self.step
        twin.operand = self.operand
        return twin
