"""Berserk as a game to sit down to."""

import msgspec

from holmgang.core.errors import OptionError
from holmgang.core.game import Game, Option, Options
from holmgang.games.berserk import content, editions, lesson, ready
from holmgang.games.berserk.notation import COLOURS
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import NONE, Tables

BY_THE_BOOK = "book"
LESSON = "lesson"
READY = "ready"


class BerserkGame(Game):
    """Options: the edition and readings of it, the set of cards, and a deck for each seat.

    A deck is named (one of the set's), or written out as `grey-wolf*3 lynx*2 …`.
    """

    def __init__(self) -> None:
        options = [
            Option("edition", "realms", words=editions.names()),
            Option("battle", "full", words=["full", LESSON, READY]),
            Option("south", "plains"),
            Option("north", "mountains"),
            Option("first", "random", words=["random", *COLOURS]),
            Option("copies", "limited", words=["limited", "free"]),
            Option("turns", "200", low=1, high=999),
            Option("readings", BY_THE_BOOK),
            Option("pack", "realms"),
        ]
        super().__init__("berserk", 1, COLOURS, options)

    def settle(self, given: dict[str, str]) -> Options:
        """Ready armies bring their set, edition and decks along."""
        if given.get("battle") == READY:
            given = given | ready.ready().options()
        return super().settle(given)

    def new(self, options: Options) -> Berserk:
        state = Berserk(_tables(options))
        if options["battle"] == LESSON:
            lesson.begin(state)
            return state
        if options["battle"] == READY:
            ready.begin(state)
            return state
        state.begin(COLOURS.index(options["first"]) if options["first"] in COLOURS else NONE)
        return state

    def content_hash(self, options: Options) -> str:
        digest = content.library(options["pack"]).digest
        if options["battle"] == READY:
            return ready.digest(digest)
        return lesson.digest(digest) if options["battle"] == LESSON else digest


def _tables(options: Options) -> Tables:
    readings = {"turn_cap": int(options["turns"])} | _readings(options)
    is_lesson = options["battle"] == LESSON
    decks = lesson.lesson().decks() if is_lesson else (options["south"], options["north"])
    limited = options["copies"] == "limited"
    try:
        return content.match_tables(
            options["pack"], options["edition"], tuple(sorted(readings.items())), decks, limited
        )
    except msgspec.ValidationError as error:
        value = options["readings"]
        raise OptionError(option="readings", value=value, expected=str(error)) from error


def _readings(options: Options) -> dict[str, object]:
    """Switches set otherwise than the edition has them: `scale-reads=life,double-loss=active`."""
    text = options["readings"]
    if text == BY_THE_BOOK:
        return {}
    known = msgspec.structs.asdict(editions.switches()[options["edition"]])
    found: dict[str, object] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        key = name.replace("-", "_")
        if key not in known:
            expected = " | ".join(word.replace("_", "-") for word in known)
            raise OptionError(option="readings", value=part, expected=f"{BY_THE_BOOK} | {expected}")
        found[key] = _value(value)
    return found


def _value(text: str) -> object:
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else text
