"""What a seat knows as a row of small numbers, and its choices as numbers from 0 on.

Programs that learn want arrays of a fixed size. The `encode.py` of a game names its
figures once, in a table of `Field`s, and writes them on a `Sheet` in the same order. It
lists its verbs as `Block`s; from these follows a number for every action.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from holmgang.core.action import Action, pack
from holmgang.core.packed import filled, packed, zeros
from holmgang.core.state import State

NONE: Final = -1
VERBS: Final = 16
"""An action has room for so many; see `core.action`."""

FOUR: Final[i64] = 4
BITS: Final[i64] = 16
TOP: Final[i64] = 48
WORD: Final[i64] = 64
LOW: Final[i64] = 0xFFFF
FLAGS: Final[i64] = 0x1000100010001
APART: Final[i64] = 0x200040008001
"""Four bits times APART are far enough apart that FLAGS leaves one in each figure."""
SIGN: Final = 0x8000
"""Words of figures: how many there are in one, and their bits."""


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

    def actions(self) -> list[Action]:
        return [
            pack(self.verb, self.low + one, self.base + two)
            for one in range(self.firsts)
            for two in range(self.seconds)
        ]


class Choices:
    """Every action that a seat may ever choose, numbered block by block."""

    def __init__(self, blocks: list[Block]) -> None:
        self.start = filled(VERBS, NONE)
        self.low = zeros(VERBS)
        self.firsts = zeros(VERBS)
        self.base = zeros(VERBS)
        self.seconds = zeros(VERBS)
        self.size: i64 = 0
        actions: list[int] = []
        for block in blocks:
            self.start[block.verb] = self.size
            self.low[block.verb] = block.low
            self.firsts[block.verb] = block.firsts
            self.base[block.verb] = block.base
            self.seconds[block.verb] = block.seconds
            self.size += block.firsts * block.seconds
            actions += block.actions()
        self.actions: vec[i64] = packed(actions)

    def index(self, action: Action) -> i64:
        """The number of an action; refuses one that is in no block."""
        return self.numbers([action])[0]

    def numbers(self, actions: list[Action]) -> vec[i64]:
        """`index` of many."""
        start, low, firsts = self.start, self.low, self.firsts
        base, seconds = self.base, self.seconds
        found = zeros(len(actions))
        for i in range(len(found)):
            action: i64 = actions[i]
            verb = action & 15
            one = (action >> 4 & 255) - low[verb]
            two = (action >> 12) - base[verb]
            if not (0 <= one < firsts[verb] and 0 <= two < seconds[verb]):
                raise ValueError(f"no block has the action {action}")
            found[i] = start[verb] + one * seconds[verb] + two
        return found

    def action(self, index: i64) -> Action:
        """The action of a number; the reverse of `index`."""
        if not 0 <= index < self.size:
            raise IndexError(f"there is no action {index}")
        return int(self.actions[index])


class Sheet:
    """Rows of figures of 16 bits. Numpy looks at them without a copy.

    Four figures lie in a word, the first one lowest, because words are what compiled code
    writes fastest. Every method writes its figures where the last one stopped; up to three
    wait in `word` until it is full. Many figures that are found one by one are gathered on
    `line` first and written by one `row`, because each call costs more than its figures.
    """

    def __init__(self, width: i64, rows: i64 = 1) -> None:
        self.width = width
        self.stride: i64 = (width + FOUR - 1) // FOUR
        """Words of a row."""
        self.words: vec[i64] = zeros(rows * self.stride)
        self.line: vec[i64] = zeros(width)
        self.at: i64 = 0
        self.word: i64 = 0
        self.shift: i64 = 0
        self.spread: vec[i64] = packed(
            [sum([(mask >> i & 1) << i * BITS for i in range(FOUR)]) for mask in range(16)]
        )
        """Four flags as four figures."""

    def begin(self, row: i64) -> None:
        self.at = row * self.stride
        self.word = 0
        self.shift = 0

    def end(self, row: i64) -> None:
        """Put down what waits; every figure of the row must have been written."""
        if self.place() - row * self.stride * FOUR != self.width:
            raise AssertionError("a row has another width")
        if self.shift > 0:
            self.words[self.at] = self.word

    def put(self, figure: i64) -> None:
        shift = self.shift
        if shift == TOP:
            figure <<= TOP
            self.words[self.at] = self.word + figure
            self.at += 1
            self.word = 0
            self.shift = 0
        else:
            figure &= LOW
            figure <<= shift
            self.word += figure
            self.shift = shift + BITS

    def flag(self, is_set: bool) -> None:
        self.put(1 if is_set else 0)

    def pair(self, one: i64, other: i64) -> None:
        self.put(one)
        self.put(other)

    def skip(self, count: i64) -> None:
        """So many zeros."""
        shift = self.shift + count * BITS
        self.shift = shift & (WORD - 1)
        if shift < WORD:
            return
        words, at = self.words, self.at
        words[at] = self.word
        self.word = 0
        end = at + (shift >> 6)
        at += 1
        while at < end:
            words[at] = 0
            at += 1
        self.at = end

    def pick(self, number: i64, count: i64) -> None:
        """One of so many flags, or none of them if the number is not among them."""
        start = self.place()
        self.skip(count)
        if 0 <= number < count:
            self.raise_flag(start + number)

    def place(self) -> i64:
        """Where the next figure will stand."""
        return (self.at << 2) + (self.shift >> 4)

    def raise_flag(self, place: i64) -> None:
        """Make a one of a zero that was written before."""
        at = place >> 2
        flag: i64 = 1
        flag <<= (place & 3) * BITS
        if at < self.at:
            self.words[at] += flag
        else:
            self.word += flag

    def bits(self, mask: i64, count: i64) -> None:
        """A flag for each number that may be in a set."""
        while self.shift > 0 and count > 0:
            self.put(mask & 1)
            mask >>= 1
            count -= 1
        words, at = self.words, self.at
        while count >= FOUR:
            words[at] = (mask & 15) * APART & FLAGS
            at += 1
            mask >>= FOUR
            count -= FOUR
        self.at = at
        while count > 0:
            self.put(mask & 1)
            mask >>= 1
            count -= 1

    def row(self, numbers: vec[i64], count: i64) -> None:
        """The first numbers of a row."""
        place: i64 = 0
        while self.shift > 0 and place < count:
            self.put(numbers[place])
            place += 1
        words, at = self.words, self.at
        while place + FOUR <= count:
            top = numbers[place + 3]
            top <<= TOP
            low = (numbers[place] & LOW) + ((numbers[place + 1] & LOW) << 16)
            words[at] = low + ((numbers[place + 2] & LOW) << 32) + top
            at += 1
            place += FOUR
        self.at = at
        while place < count:
            self.put(numbers[place])
            place += 1

    def figures(self, row: i64 = 0) -> list[int]:
        """A row as a list, for people."""
        start = row * self.stride
        found: list[int] = []
        for i in range(self.width):
            figure = int(self.words[start + i // FOUR]) >> i % FOUR * BITS & LOW
            found.append(figure if figure < SIGN else figure - LOW - 1)
        return found


class Mask:
    """Which choices are legal: a row of flags for each of many games."""

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        nothing: u8 = 0
        self.size = size
        self.flags: vec[u8] = vec[u8]([nothing] * (size * rows))
        self.marked: vec[vec[i64]] = vec[vec[i64]]([zeros(0) for _ in range(rows)])
        """The numbers that are set, row by row."""

    def mark(self, row: i64, numbers: vec[i64]) -> None:
        """Set these flags of a row, and no others."""
        flags = self.flags
        base = row * self.size
        for number in self.marked[row]:
            flags[base + number] = 0
        for number in numbers:
            flags[base + number] = 1
        self.marked[row] = numbers


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

    def legal(self, state: State, seat: i64) -> vec[i64]:
        """The numbers of all that a seat may choose; a game may have a faster way."""
        return self.choices.numbers(state.legal(int(seat)))

    def write_row(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """Write a row of a sheet."""
        sheet.begin(row)
        self.write(state, seat, sheet)
        sheet.end(row)

    def shuffled(self, state: State) -> int:
        """How many cards chance puts into an order now, where it cannot list the orders."""
        return 0

    def names(self) -> list[str]:
        """What every figure is called."""
        return [name for field in self.fields for name in field.names()]

    def describe(self, figures: list[int]) -> dict[str, int]:
        """A row of figures by their names."""
        return dict(zip(self.names(), figures, strict=True))
