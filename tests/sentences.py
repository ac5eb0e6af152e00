"""Every sentence that is declared, said with values of every kind: `python tests/sentences.py`.

Prints what Python says, for the tests of the web app to compare with what the browser says.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import combinations, product
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from holmgang import games, packs, texts
from holmgang.core.errors import HolmgangError
from holmgang.texts import LANGUAGES, Texts
from holmgang.texts.sentences import Arguments, Kind, sentences

NAMES = ["Анна", "greedy@sigrun", "black", "ismcts:200ms"]
NUMBERS = [1, 0, 2, 5, 21]
Values = dict[str, object]


class Case(NamedTuple):
    """A sentence with its values, as it is said in each language."""

    game: str
    what: str
    values: Values
    viewer: int
    said: dict[str, str]


class Variants(Visitor):
    """The arguments that the patterns of a message ask for, and the values they look for."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the library's name
        if isinstance(node.selector, ftl.VariableReference):
            keys = {key_of(variant) for variant in node.variants}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def key_of(variant: ftl.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language by its id, those of packs of cards too."""
    found: dict[str, ftl.Message] = {}
    for path in [*(texts.ROOT / lang).glob("*.ftl"), *packs.ROOT.glob(f"**/locale/{lang}.ftl")]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


@cache
def asked_for(lang: str, id: str) -> dict[str, set[str]]:
    """The arguments of a message and of those inside it, with the values they look for."""
    visitor = Variants()
    visitor.visit(messages(lang)[id])
    for other in visitor.messages:
        for name, keys in asked_for(lang, other).items():
            visitor.found.setdefault(name, set()).update(keys)
    return visitor.found


def looked_for(id: str, name: str) -> set[str]:
    """The values of an argument that the message tells apart in some language."""
    found = [asked_for(lang, id).get(name, set()) for lang in LANGUAGES if id in messages(lang)]
    return set().union(*found) - {"one", "few", "many", "other"}


# Values of every kind


@cache
def known_words(game: str, name: str) -> list[str]:
    """A few values that have words under a name."""
    starts = [f"{owner}-{name}-" for owner in (game, packs.base_game(game) or game)] + [f"{name}-"]
    found = [id[len(start) :] for start in starts for id in messages("en") if id.startswith(start)]
    return found[:2] or ["c3"]


def samples(game: str, id: str, name: str, kind: Kind) -> list[object]:
    """Values for an argument, the first of them an ordinary one."""
    special = sorted(looked_for(id, name))
    nothing: list[object] = [None] if kind.endswith("?") else []
    if kind == "numbers":
        return lists(id, name, NUMBERS)
    if kind == "words":
        return lists(id, name, [*known_words(game, name.removesuffix("s")), "no-such-word"] * 2)
    if kind.startswith("number"):
        return [*NUMBERS, *(int(key) for key in special if key.isdecimal()), *nothing]
    return [*known_words(game, name), *(key for key in special if key != "none"), *nothing]


def lists(id: str, name: str, items: Sequence[object]) -> list[object]:
    """Lists of several lengths; of one that is taken apart, as short as the message can bear."""
    asked = set().union(*(asked_for(lang, id) for lang in LANGUAGES if id in messages(lang)))
    parts = [part for part in range(9) if f"{name}-{part}" in asked]
    least = 0 if f"{name}-count" in asked or not parts else max(parts) + 1
    return [list(items[:length]) for length in (2, 3, 1, 0) if length >= least]


def fillings(game: str, id: str, arguments: Arguments) -> Iterator[Values]:
    """Ordinary values for all arguments, every other value of each in turn, and every two
    values together of two arguments that the message makes its form depend on.
    """
    choices = {name: samples(game, id, name, kind) for name, kind in arguments.items()}
    usual: Values = {name: values[0] for name, values in choices.items()}
    yield usual
    for name, values in choices.items():
        yield from (usual | {name: value} for value in values[1:])
    for one, other in combinations(filter(partial(is_deciding, id), arguments), 2):
        for first, second in product(choices[one][1:], choices[other][1:]):
            yield usual | {one: first, other: second}


def is_deciding(id: str, name: str) -> bool:
    """Whether the message has variants for the values of an argument, or for their number."""
    known = [asked_for(lang, id) for lang in LANGUAGES if id in messages(lang)]
    return any(found.get(name) or found.get(f"{name}-count") for found in known)


# Everything that can be said


def cases() -> Iterator[Case]:
    for game in games.GAMES:
        yield from events(game)
        yield from questions(game)
        yield from actions(game)
        for reason, arguments in sentences(game)["reasons"].items():
            id = f"{game}-reason-{reason}"
            for values in fillings(game, id, arguments):
                error: Values = {"code": "illegal", "action": "no-such-verb", "reason": reason}
                yield told(game, "error", error | values)
    for code, arguments in sentences()["errors"].items():
        for values in fillings("", f"error-{code}", arguments):
            yield told("", "error", {"code": code, "reason": "altered"} | values)
    for reason, arguments in sentences()["reasons"].items():
        for values in fillings("", f"reason-{reason}", arguments):
            error = {"code": "bad-record", "line": 3, "reason": reason}
            yield told("", "error", error | values)
            yield told("", "error", error | values | {"cause": "over"})


def events(game: str) -> Iterator[Case]:
    for event, arguments in sentences(game)["events"].items():
        id = f"{game}-event-{event}"
        for values in fillings(game, id, arguments):
            yield from seen(game, "event", {"event": event} | values)
        if f"{id}-hidden" in messages("en"):
            yield from seen(game, "event", {"event": event})
    for event, arguments in sentences(game).get("many", {}).items():
        for values in fillings(game, f"{game}-event-{event}-many", arguments):
            yield from seen(game, "event", {"event": f"{event}-many"} | values)
    for event in sentences(game).get("others", []):
        for seats in ([1, 0], [0, 2, 3]):
            yield told(game, "event", {"event": f"{event}-others", "seat": -1, "seats": seats})


def seen(game: str, what: str, values: Values) -> Iterator[Case]:
    """By the seat it is about, by another, and where it is about none."""
    for seat, viewer in ((0, 0), (1, 0), (3, 0), (-1, 0)):
        yield told(game, what, values | {"seat": seat}, viewer)


def questions(game: str) -> Iterator[Case]:
    for question, arguments in sentences(game)["questions"].items():
        for values in fillings(game, f"{game}-ask-{question}", arguments):
            for actors, viewer in (([0, 1], 1), ([0], 1), ([], 0)):
                # Who is asked sees what it is about; to others it may be nothing.
                if viewer not in actors or None not in values.values():
                    asked = {"asking": question, "actors": actors}
                    yield told(game, "prompt", asked | values, viewer)
                    yield told(game, "help", asked | values, viewer)


def actions(game: str) -> Iterator[Case]:
    for verb, arguments in sentences(game)["actions"].items():
        for values in fillings(game, f"{game}-action-{verb}", arguments):
            parts = [value if isinstance(value, list) else [value] for value in values.values()]
            words = [str(word) for part in parts for word in part]
            yield told(game, "action", {"text": " ".join([verb, *words])})
        yield told(game, "action", {"text": f"{verb} {'black ' * (len(arguments) - 1)}?"})


def told(game: str, what: str, values: Values, viewer: int = 0) -> Case:
    said = {lang: say(speaker(lang, game), what, values, viewer) for lang in LANGUAGES}
    return Case(game, what, values, viewer, said)


@cache
def speaker(lang: str, game: str) -> Texts:
    return Texts(lang, game or None)


def say(words: Texts, what: str, values: Values, viewer: int) -> str:
    if what == "event":
        return words.event(values, NAMES, viewer)
    if what == "prompt":
        return words.prompt(values, NAMES, viewer)
    if what == "help":
        return words.help(values, NAMES, viewer)
    if what == "action":
        return words.action(str(values["text"]))
    error = HolmgangError(**{key: value for key, value in values.items() if key != "code"})
    error.code = str(values["code"])
    return words.error(error)


if __name__ == "__main__":
    json.dump({"names": NAMES, "cases": [case._asdict() for case in cases()]}, sys.stdout)
