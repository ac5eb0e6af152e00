"""What a seat knows as a row of small numbers, and its choices as numbers from 0 on.

Programs that learn want arrays of a fixed size. The `encode.py` of a game names its
figures once, in a table of `Field`s, and writes them on a `Sheet` in the same order. It
lists its verbs as `Block`s; from these follows a number for every action.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from holmgang.core.action import Action
from holmgang.core.packed import filled, zeros
from holmgang.core.state import State

NONE: Final = -1
VERBS: Final = 16
"""An action has room for so many; see `core.action`."""


class Field:
    """Figures that belong together: a label for each, and the bounds of all of them."""

    def __init__(self, name: str, labels: list[str], about: str, high: int = 1, low: int = 0):
        self.name = name
        self.labels = labels
        self.about = about
        self.high = high
        self.low = low

    def names(self) -> list[str]:
        return [f"{self.name} {label}".strip() for label in self.labels]


def numbered(count: int, first: int = 1) -> list[str]:
    """Labels for figures that have only numbers."""
    return [str(first + i) for i in range(count)]


def crossed(rows: list[str], columns: list[str]) -> list[str]:
    """Labels for a table that is written row by row."""
    return [f"{row} {column}" for row in rows for column in columns]


class Block:
    """A verb with the ranges of its operands: so many from `low` on, so many from `base` on."""

    def __init__(self, verb: int, firsts: int = 1, seconds: int = 1, low: int = 0, base: int = 0):
        self.verb = verb
        self.firsts = firsts
        self.seconds = seconds
        self.low = low
        self.base = base


class Choices:
    """Every action that a seat may ever choose, numbered block by block."""

    def __init__(self, blocks: list[Block]) -> None:
        self.start = filled(VERBS, NONE)
        self.low = zeros(VERBS)
        self.firsts = zeros(VERBS)
        self.base = zeros(VERBS)
        self.seconds = zeros(VERBS)
        self.size: i64 = 0
        verbs: list[int] = []
        for block in blocks:
            self.start[block.verb] = self.size
            self.low[block.verb] = block.low
            self.firsts[block.verb] = block.firsts
            self.base[block.verb] = block.base
            self.seconds[block.verb] = block.seconds
            self.size += block.firsts * block.seconds
            verbs += [block.verb] * (block.firsts * block.seconds)
        self.verbs: vec[i64] = vec[i64](verbs)

    def index(self, action: Action) -> i64:
        """The number of an action; refuses one that is in no block."""
        packed: i64 = action
        verb = packed & 15
        one = (packed >> 4 & 255) - self.low[verb]
        two = (packed >> 12) - self.base[verb]
        seconds = self.seconds[verb]
        if not (0 <= one < self.firsts[verb] and 0 <= two < seconds):
            raise ValueError(f"no block has the action {action}")
        return self.start[verb] + one * seconds + two

    def action(self, index: i64) -> Action:
        """The action of a number; the reverse of `index`."""
        verb = self.verbs[index]
        place = index - self.start[verb]
        seconds = self.seconds[verb]
        one = place // seconds
        two = place - one * seconds + self.base[verb]
        return int(two << 12 | one + self.low[verb] << 4 | verb)


class Sheet:
    """Rows of figures that lie one after the other; numpy looks at them without a copy.

    Every method writes its figures where the last one stopped.
    """

    def __init__(self, size: i64) -> None:
        nothing: i16 = 0
        self.figures: vec[i16] = vec[i16]([nothing] * size)
        self.at: i64 = 0

    def put(self, figure: i64) -> None:
        self.figures[self.at] = i16(figure)
        self.at += 1

    def flag(self, is_set: bool) -> None:
        self.figures[self.at] = 1 if is_set else 0
        self.at += 1

    def pair(self, one: i64, other: i64) -> None:
        self.put(one)
        self.put(other)

    def skip(self, count: i64) -> None:
        """So many zeros."""
        figures, at = self.figures, self.at
        for i in range(count):
            figures[at + i] = 0
        self.at = at + count

    def pick(self, number: i64, count: i64) -> None:
        """One of so many flags, or none of them if the number is not among them."""
        at = self.at
        self.skip(count)
        if 0 <= number < count:
            self.figures[at + number] = 1

    def bits(self, mask: i64, count: i64) -> None:
        """A flag for each number that may be in a set."""
        figures, at = self.figures, self.at
        for i in range(count):
            figures[at + i] = i16(mask & 1)
            mask >>= 1
        self.at = at + count

    def row(self, numbers: vec[i64], start: i64, count: i64) -> None:
        """Part of a row."""
        figures, at = self.figures, self.at
        for i in range(count):
            figures[at + i] = i16(numbers[start + i])
        self.at = at + count


class Mask:
    """Which choices are legal, a row of flags for each of many games."""

    def __init__(self, size: i64) -> None:
        nothing: u8 = 0
        self.flags: vec[u8] = vec[u8]([nothing] * size)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How the positions of a game are told in numbers, for one set of options.

    A game's own is made from a new position of it, and says in `write` what a seat knows.
    """

    def __init__(self, fields: list[Field], blocks: list[Block]) -> None:
        self.fields = fields
        self.choices = Choices(blocks)
        self.width: i64 = sum([len(field.labels) for field in fields])

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """All figures of the fields, in their order, as this seat knows them."""
        raise NotImplementedError

    def shuffled(self, state: State) -> int:
        """How many cards chance puts into an order now, where it cannot list the orders."""
        return 0

    def names(self) -> list[str]:
        """What every figure is called."""
        return [name for field in self.fields for name in field.names()]

    def describe(self, figures: list[int]) -> dict[str, int]:
        """A row of figures by their names."""
        return dict(zip(self.names(), figures, strict=True))
