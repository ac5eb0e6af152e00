"""What a game is before anybody sits down: its name, its seats, its options."""

from mypy_extensions import mypyc_attr

from holmgang.core.errors import OptionError
from holmgang.core.state import State

Options = dict[str, str]


class Option:
    """A setting of a game: a whole number in a range, or one of some words.

    With neither range nor words it is free text that the game itself checks. `readings` are
    switches with their words which such a text may set: `items=phase1,six=least`.
    """

    def __init__(
        self,
        name: str,
        default: str,
        low: int = 0,
        high: int = 0,
        words: list[str] | None = None,
        readings: dict[str, list[str]] | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.low = low
        self.high = high
        self.words = words
        self.readings = readings

    def is_number(self) -> bool:
        return self.high > self.low

    def check(self, value: str) -> str:
        """The value in its one spelling, so that equal options are equal texts."""
        if self.is_number():
            return str(self._number(value))
        if self.words is not None and value not in self.words:
            raise OptionError(option=self.name, value=value, expected=" | ".join(self.words))
        if not value.isprintable() or value == "" or value != value.strip():
            raise OptionError(option=self.name, value=value, expected="text")
        return value

    def _number(self, value: str) -> int:
        digits = value.isascii() and value.isdigit() and len(value) <= 9
        if not digits or not self.low <= int(value) <= self.high:
            raise OptionError(option=self.name, value=value, expected=f"{self.low}–{self.high}")
        return int(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the family.

    `version` rises whenever the same choices would lead elsewhere; records name
    it. `colours` are the words for the seats in notation. Where `seats_option`
    names an option, that option decides how many seats there are.
    """

    seats_option = ""

    def __init__(self, id: str, version: int, colours: list[str], options: list[Option]) -> None:
        self.id = id
        self.version = version
        self.colours = colours
        self.options = options

    @property
    def seats(self) -> int:
        return len(self.colours)

    def fill_options(self, given: dict[str, str]) -> Options:
        """All options, checked, with defaults where nothing was given."""
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                expected = " | ".join(option.name for option in self.options)
                raise OptionError(option=name, value=given[name], expected=expected)
        return {o.name: o.check(given.get(o.name, o.default)) for o in self.options}

    def fill_options_unwatched(self, given: dict[str, str]) -> Options:
        """The same for games that nobody sits at: these must end by themselves."""
        return self.fill_options(given)

    def seated(self, options: Options) -> "Game":
        """The game with as many seats as filled options ask for."""
        return self

    def new(self, options: Options) -> State:
        """A position before the first question, for filled options."""
        raise NotImplementedError

    def content_hash(self, options: Options) -> str:
        """A digest of the component data these options play with."""
        raise NotImplementedError
