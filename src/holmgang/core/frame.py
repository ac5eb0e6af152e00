"""Work that waits: a stack of small frames made of ints, copied with the state.

A rule that must stop in its middle (for a roll, an interrupt, a choice) keeps
its place here instead of on the Python stack, so a game can be copied, saved
and shown at any moment.
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from holmgang.core.packed import filled

# Registers of every frame
KIND: Final = 0
STEP: Final = 1
OPERAND: Final = 2
PLAIN: Final = 3
"""How many there are; from here on a game has registers of its own."""

BLANK: Final = -1
"""What stands in a register of a new frame."""


class Frames:
    """Each frame is a kind, a step within it, one operand, and maybe further registers.

    Kind, step and operand of the topmost frame are looked at all the time, so they are fields.
    They are written into its registers when another frame comes on top (the kind at once).
    The topmost frame begins at `base` of `registers`; what lies beyond it counts for nothing.
    """

    def __init__(self, width: i64 = PLAIN) -> None:
        self.width = width
        self.registers: vec[i64] = vec[i64]()
        self.base: i64 = -width
        self.kind: i64 = 0
        self.step: i64 = 0
        self.operand: i64 = 0

    def push(self, kind: i64, operand: i64 = 0) -> None:
        if self.base >= 0:
            self._keep_top()
        self.base += self.width
        self.kind = kind
        self.step = 0
        self.operand = operand
        if self.width > PLAIN:
            self._clear_top()

    def _keep_top(self) -> None:
        self._make_room()
        base = self.base
        self.registers[base + KIND] = self.kind
        self.registers[base + STEP] = self.step
        self.registers[base + OPERAND] = self.operand

    def _clear_top(self) -> None:
        self._make_room()
        registers = self.registers
        for place in range(self.base, self.base + self.width):
            registers[place] = BLANK
        registers[self.base] = self.kind

    def _make_room(self) -> None:
        missing = self.base + self.width - len(self.registers)
        if missing > 0:
            self.registers = extend(self.registers, filled(missing, BLANK))

    def pop(self) -> None:
        self.base -= self.width
        base = self.base
        if base >= 0:
            self.kind = self.registers[base + KIND]
            self.step = self.registers[base + STEP]
            self.operand = self.registers[base + OPERAND]

    def clear(self) -> None:
        self.base = -self.width

    @property
    def depth(self) -> i64:
        """How many frames there are."""
        return self.base // self.width + 1

    def copy(self) -> "Frames":
        twin = Frames(self.width)
        if self.base > 0 or self.width > PLAIN:
            twin.registers = self.registers[: self.base + self.width]
        twin.base = self.base
        twin.kind = self.kind
        twin.step = self.step
        twin.operand = self.operand
        return twin
