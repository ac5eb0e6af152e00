"""How a match of Berserk begins: its tables and its first position, from its options."""

import msgspec

from holmgang.core.errors import OptionError
from holmgang.core.game import Options
from holmgang.games.berserk import content, editions, lesson, ready
from holmgang.games.berserk.game import BY_THE_BOOK, LESSON, READY
from holmgang.games.berserk.notation import COLOURS
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import NONE, Tables


def new(options: Options) -> Berserk:
    state = Berserk(_tables(options))
    if options["battle"] == LESSON:
        lesson.begin(state)
        return state
    if options["battle"] == READY:
        ready.begin(state)
        return state
    state.begin(COLOURS.index(options["first"]) if options["first"] in COLOURS else NONE)
    return state


def digest(options: Options) -> str:
    """Of the component data these options play with."""
    of_cards = content.library(options["pack"]).digest
    if options["battle"] == READY:
        return ready.digest(of_cards)
    return lesson.digest(of_cards) if options["battle"] == LESSON else of_cards


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
