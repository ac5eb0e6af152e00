"""What a game sends has the shapes that it declares, from which all clients have their types."""

import json
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import contract
import msgspec
import pytest
from contract import Case

from holmgang import games
from holmgang.core.action import OMNISCIENT
from holmgang.core.chance import Quick
from holmgang.core.errors import Unreadable
from holmgang.core.match import Match
from holmgang.games import wire
from holmgang.games.registration import Registration, load
from holmgang.packs import folder
from holmgang.packs.source import Source
from holmgang.server import typescript

EVERY = list(games.SHIPPED.values())
EVERY_GAME = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.game.id)
WIDE: dict[str, list[dict[str, str]]] = {
    "berserk": [
        {"pack": "kub", "edition": "laar", "south": "minions", "north": "defenders"},
        {"edition": "laar"},
    ],
    "berzerka": [{"memory": "strict"}, {"length": "short"}],
    "berserkers": [{"requests": "4"}],
}
"""Options besides the usual with which a game shows more of itself."""
STEPS = 5
"""Every so many positions are looked at."""


def shapes(game: Registration) -> ModuleType:
    assert game.wire, f"{game.game.id} does not say what it sends"
    found = load(game.wire)
    assert isinstance(found, ModuleType)
    return found


def check(told: object, shape: Any) -> None:
    """Whether it is what a shape says: nothing is missing, and there is no more."""
    sent = msgspec.json.encode(told)
    assert any(fits(sent, each) for each in get_args(shape) or [shape]), sent[:500]


def fits(sent: bytes, shape: type) -> bool:
    try:
        taken: object = msgspec.json.decode(sent, type=shape)
    except msgspec.ValidationError:
        return False
    return bool(json.loads(msgspec.json.encode(taken)) == json.loads(sent))


def cases(game: Registration) -> Iterator[Case]:
    for seed, options in enumerate([{}, {}, *WIDE.get(game.game.id, [])]):
        settled = game.game.fill_options(options)
        yield Case(game.game.seated(settled), settled, seed, length=0)


@EVERY_GAME
def test_every_position_is_as_declared(game: Registration) -> None:
    shape = shapes(game).View
    for case in cases(game):
        for number, state in enumerate(case.walk()):
            if number % STEPS == 0 or state.is_over():
                for viewer in [*case.viewers, OMNISCIENT]:
                    check(state.view(viewer), shape)


@EVERY_GAME
def test_what_a_game_works_out_is_as_declared(game: Registration) -> None:
    """Answers to questions of a seat; a shape is declared exactly where there are such answers."""
    known = shapes(game)
    seen: set[str] = set()
    for case in cases(game):
        for number, state in enumerate(case.walk()):
            for seat in [] if number % STEPS else state.actors:
                if seat >= 0:
                    for name, told in answers(state, seat):
                        seen.add(name)
                        check(told, getattr(known, name))
    declared = {"Plan", "Forecast", "Reckoning"} & set(vars(known))
    assert seen == declared


def answers(state: Any, seat: int) -> Iterator[tuple[str, object]]:
    """What a seat can be told besides the position."""
    if told := state.reckon(seat):
        yield "Reckoning", told
    if told := state.forecast(seat, state.legal(seat)[0]):
        yield "Forecast", told
    for wish in ([], ["0"], ["rest"]):
        try:
            if told := state.plan(seat, wish):
                yield "Plan", told
        except Unreadable:
            continue


@EVERY_GAME
def test_a_finished_game_is_told_as_declared(game: Registration) -> None:
    for case in cases(game):
        match = Match(case.game, case.options, secret=bytes(32), match_id="1")
        match.begin()
        rng = Quick(case.seed)
        while not match.is_over():
            contract.play_one(match, rng)
        for viewer in [*case.viewers, OMNISCIENT]:
            if told := game.tally_of(match, viewer):
                check(told, shapes(game).Tally)
    assert bool(game.tally) == hasattr(shapes(game), "Tally")


@EVERY_GAME
def test_a_game_that_ends_at_once_is_told_as_declared(game: Registration) -> None:
    match = next(cases(game)).opened()
    match.stop("resigned", 0)
    if told := game.tally_of(match, OMNISCIENT):
        check(told, shapes(game).Tally)


@EVERY_GAME
def test_components_are_sent_as_declared(game: Registration) -> None:
    known = shapes(game)
    if hasattr(known, "Pack"):
        Source(folder(game.game.id, "standard") / "pack.yaml").read(known.Pack)


FLAWS: dict[str, Any] = {
    "a field more": lambda view: view | {"mood": "fair"},
    "a field less": lambda view: {key: value for key, value in view.items() if key != "pile"},
    "another kind": lambda view: view | {"pile": "many"},
    "another word": lambda view: view | {"asking": "nothing"},
    "inside": lambda view: view | {"seats": [{**seat, "mood": 1} for seat in view["seats"]]},
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_what_is_not_declared_is_noticed(flaw: str) -> None:
    game = games.registration("shieldwall")
    view = next(cases(game)).opened().view(OMNISCIENT)
    check(view, shapes(game).View)
    with pytest.raises(AssertionError):
        check(FLAWS[flaw](view), shapes(game).View)


@EVERY_GAME
def test_the_types_of_the_web_app_come_from_the_shapes(game: Registration) -> None:
    written = typescript.write_game(game.wire)
    for shape in wire.shapes(shapes(game)):
        assert f"export interface {shape.__name__} {{" in written


def test_types_say_which_words_there_are_and_what_may_be_missing() -> None:
    written = typescript.write_game("holmgang.games.berzerka.wire")
    assert '  order: ("high" | "low" | null);' in written or '(("high" | "low") | null)' in written
    assert "  won_at?: number;" in written and "  base: number;" in written
    battles = typescript.write_game("holmgang.games.shieldwall.wire")
    assert '  "run-outs": number;' in battles and "[number, number]" in battles
