"""What is told to people is declared, with its arguments; rules and languages keep to it."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import pytest
from sentences import Values, Variants, asked_for, cases, messages

import holmgang
from holmgang import games
from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.event import Event
from holmgang.core.match import Match
from holmgang.texts import LANGUAGES, ROOT, Texts
from holmgang.texts.sentences import Arguments, Kind, Sentences, by_name, sentences

SOURCE = Path(holmgang.__file__).parent
PEOPLE = {"seat", "seats", "who", "names-0", "names-1", "names-2", "names-3"}
OWNERS: list[str | None] = [None, *games.GAMES]
KINDS = {
    "actions": "action",
    "questions": "ask",
    "events": "event",
    "reasons": "reason",
    "errors": "error",
}


def declared(owner: str | None) -> Iterator[tuple[str, Arguments]]:
    """Every sentence that is declared, by the id of its message."""
    prefix = f"{owner}-" if owner else ""
    for kind, word in KINDS.items():
        rows = sentences(owner).get(kind, {})
        assert isinstance(rows, dict)
        yield from ((f"{prefix}{word}-{name}", arguments) for name, arguments in rows.items())
    for name, arguments in sentences(owner).get("many", {}).items():
        yield f"{prefix}event-{name}-many", arguments
    yield from ((f"{prefix}event-{name}-others", {}) for name in sentences(owner).get("others", []))


def derived(arguments: Arguments) -> set[str]:
    """The names a sentence may use: a list can be counted and taken apart."""
    lists = [name for name, kind in arguments.items() if kind in ("words", "numbers")]
    return {*arguments, *(f"{name}-{part}" for name in lists for part in ("count", 0, 1, 2))}


# The files


@pytest.mark.parametrize("owner", games.GAMES)
def test_a_log_is_laid_out_by_events_that_there_are(owner: str) -> None:
    rows = sentences(owner)
    asides = set(rows.get("asides", []))
    closing = rows.get("closing", {})
    laid = {*rows.get("deeds", {}), *rows.get("many", {}), *rows.get("others", []), *closing}
    assert laid | asides <= set(rows["events"])
    assert set(closing.values()) <= set(rows.get("many", {}))
    assert not asides & set(rows.get("deeds", {}))
    for event, arguments in rows.get("many", {}).items():
        gathered = {name.removesuffix("s") for name, kind in arguments.items() if kind == "words"}
        assert gathered and gathered <= set(rows["events"][event])
    for deed, figures in rows.get("deeds", {}).items():
        assert set(figures) <= set(rows["events"][deed])


@pytest.mark.parametrize("owner", OWNERS)
def test_what_is_declared_has_the_right_shape(owner: str | None) -> None:
    assert msgspec.convert(sentences(owner), Sentences) == sentences(owner)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_sentence_keeps_to_its_arguments(owner: str | None, lang: str) -> None:
    wrong = {}
    for id, arguments in declared(owner):
        for form in (id, f"{id}-hidden"):
            if form in messages(lang):
                asked = set(asked_for(lang, form)) - PEOPLE - {"reason", "cause"}
                wrong[form] = asked - derived(arguments)
    assert {id: names for id, names in wrong.items() if names} == {}


@pytest.mark.parametrize("owner", OWNERS)
def test_everything_that_is_told_is_declared(owner: str | None) -> None:
    """And nothing is declared that has no words."""
    kinds = "|".join(KINDS.values())
    known = messages("en") if owner else own_messages("errors")
    told = {id for id in known if re.match(f"{owner}-({kinds})-" if owner else f"({kinds})-", id)}
    hidden = {id for id in told if re.search(r"-(action|event)-.*-hidden$", id)}
    assert told - hidden == {id for id, _ in declared(owner)}
    assert {id.removesuffix("-hidden") for id in hidden} <= told


def own_messages(name: str) -> set[str]:
    """The ids in one of the files that all games share."""
    text = (ROOT / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


# The rules


def fits(kind: Kind, value: object) -> bool:
    if value is None or value == "":
        return kind.endswith("?")
    if isinstance(value, list):
        inner: Kind = "number" if kind == "numbers" else "word"
        return kind in ("words", "numbers") and all(fits(inner, item) for item in value)
    return kind.startswith("number" if isinstance(value, int) else "word")


def misfits(arguments: Arguments, values: Values) -> dict[str, object]:
    """Values that are not declared, are of another kind, or are missing."""
    wrong = {k: v for k, v in values.items() if k not in arguments or not fits(arguments[k], v)}
    return wrong | dict.fromkeys(arguments.keys() - values.keys(), "missing")


WIDEST = {"berserk": {"pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"}}
"""Options with which a game can tell all its events: not every set of cards has markers."""


def begun(game: str) -> Match:
    options = WIDEST.get(game, {})
    match = Match(games.find(game), options, secret=bytes([1]) * 32, match_id="1")
    match.begin()
    return match


def figures(told: Values) -> Values:
    return {key: value for key, value in told.items() if key not in ("event", "seat")}


@cache
def every_event(game: str) -> list[Values]:
    """Each kind of event that the rules know, described with figures that are all one."""
    state = begun(game).state
    kinds: list[int] = []
    with suppress(IndexError):
        while True:
            state.describe(Event(len(kinds), 0, [], audience=0), SPECTATOR)
            kinds.append(len(kinds))
    return [state.describe(Event(kind, 0, [1] * 12), OMNISCIENT) for kind in kinds]


@pytest.mark.parametrize("game", games.GAMES)
def test_every_event_of_the_rules_brings_what_is_declared(game: str) -> None:
    rows = sentences(game)["events"]
    assert {str(told["event"]) for told in every_event(game)} == set(rows)
    wrong = {
        str(told["event"]): misfits(rows[str(told["event"])], figures(told))
        for told in every_event(game)
    }
    assert {event: found for event, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", games.GAMES)
def test_what_is_told_in_play_is_what_is_declared(game: str) -> None:
    rows = sentences(game)
    rng = Quick(1)
    match = begun(game)
    while not match.is_over():
        for viewer in (*range(match.game.seats), SPECTATOR):
            view = match.view(viewer)
            asked = rows["questions"][str(view["asking"])]
            wrong = [name for name, kind in asked.items() if not fits(kind, view.get(name))]
            assert wrong == [], view["asking"]
        for seat in match.actors():
            options = match.legal(seat)
            match.submit(seat, options[rng.below(len(options))])
    for told in match.events_for(OMNISCIENT):
        assert misfits(rows["events"][str(told["event"])], figures(told)) == {}, told
    for line in match.lines:
        verb, *words = line.text.split(" ")
        assert len(by_name(rows["actions"][verb], words)) == len(rows["actions"][verb]), line.text


REFUSAL = ("Reason", "tuple[str, dict[str, object]]")


def refusals(game: str) -> Iterator[tuple[str, set[str]]]:
    """Every reason in the rules of a game, with its arguments where they stand beside it."""
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and is_refusal(function):
                yield from reasons_in(function)


def is_refusal(function: ast.FunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns) in REFUSAL


def reasons_in(function: ast.FunctionDef) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            reason, details = node.elts
            if isinstance(details, ast.Dict):
                keys = [key for key in details.keys if isinstance(key, ast.Constant)]
                yield from ((word, {str(key.value) for key in keys}) for word in words_in(reason))


def words_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.expr):
            yield from words_in(inner)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_refusal_brings_what_is_declared(game: str) -> None:
    rows = sentences()["reasons"] | sentences(game)["reasons"]
    found = list(refusals(game))  # the action itself is always told with them
    assert found
    assert {word for word, _ in found} <= set(rows)
    assert [(word, given) for word, given in found if rows[word].keys() - {"action"} != given] == []


# What the code says by itself

SPEAKERS = {"texts", "t", "words", "self.texts", "self._say", "self.words"}


def spoken() -> Iterator[tuple[str, set[str]]]:
    """The sentences that stand in the code with their arguments, where these can be read there."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in SPEAKERS and node.args:
                given = {keyword.arg for keyword in node.keywords}
                if isinstance(node.args[0], ast.Constant) and None not in given:
                    yield str(node.args[0].value), {str(name) for name in given}


def test_what_the_code_says_brings_what_the_words_ask_for() -> None:
    said = [(id, given) for id, given in spoken() if id in messages("en")]
    assert len(said) > 100
    assert [(id, given) for id, given in said if not value_asks_for(id) <= given] == []


def value_asks_for(id: str) -> set[str]:
    """Without what the attributes of the message ask for."""
    visitor = Variants()
    value = messages("en")[id].value
    if value is not None:
        visitor.visit(value)
    return set(visitor.found).union(*(asked_for("en", other) for other in visitor.messages))


# Saying them


@pytest.mark.usefixtures("strict_words")
def test_every_sentence_can_be_said_with_every_value() -> None:
    count = 0
    for case in cases():
        for text in case.said.values():
            count += 1
            assert not re.search(r"[{}]|^[a-z]+-(event|ask|error)-", text), case
            assert None not in case.values.values() or not re.search(r"\bnone\b", text), case
    assert count > 5000


CLAIM = {"asking": "claim", "actors": [1], "claimer": 0, "claimed": 3, "left": 5, "would": 7}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_a_question_knows_its_figures(lang: str) -> None:
    assert "7" in Texts(lang, "berzerka").help(CLAIM, ["Anna", "Zoë", "Olaf"], 1)


def test_notation_from_outside_is_never_too_much() -> None:
    arguments: Arguments = {"number": "number", "cards": "words"}
    assert by_name(arguments, ["7", "a", "b"]) == {"number": 7, "cards": ["a", "b"]}
    assert by_name(arguments, ["9" * 5000]) == {"number": "9" * 5000, "cards": []}
    assert by_name(arguments, ["٣", "a"]) == {"number": "٣", "cards": ["a"]}
    assert by_name({}, ["a"]) == {}
    assert Texts("en", "shieldwall").action("force x").startswith("Lead with x")
