"""Positions in numbers: whole, within their bounds, and nothing but what a seat knows."""

from collections.abc import Callable, Iterator

import pytest
from contract import Case

from holmgang.core.chance import Quick
from holmgang.core.encoding import Block, Choices, Encoder, Field, Sheet
from holmgang.core.errors import UnknownGame
from holmgang.core.packed import packed
from holmgang.core.state import State
from holmgang.envs import Setting
from holmgang.games import OURS
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.shieldwall.encode import ShieldwallEncoder
from holmgang.games.shieldwall.state import Position

SETTINGS: list[tuple[str, dict[str, object]]] = [
    ("shieldwall", {}),
    ("shieldwall", {"units": 2, "first": "red"}),
    ("berzerka", {"length": "short"}),
    ("berzerka", {"length": "short", "memory": "strict", "contracts": "random"}),
    ("berzerka", {"length": "short", "dealing": "whole"}),
    ("berserkers", {}),
    ("berserkers", {"requests": 12, "draw": "stop-or-more"}),
    ("berserkers", {"list": "1,2,3,4,5,6,7,8,9,10,11,12", "turns": 20}),
    ("berserk", {"turns": 30}),
    ("berserk", {"edition": "laar", "turns": 30}),
    ("berserk", {"battle": "ready", "turns": 30}),
    ("berserk", {"battle": "lesson", "turns": 20}),
    ("draft", {}),
    ("draft", {"players": 6}),
]
EVERY = pytest.mark.parametrize(
    "setting",
    [pytest.param(item, id=" ".join([item[0], *map(str, item[1].values())])) for item in SETTINGS],
    indirect=True,
)


@pytest.fixture
def setting(request: pytest.FixtureRequest) -> Setting:
    game_id, options = request.param
    return Setting(game_id, **options)


def positions(setting: Setting, seed: int = 1, most: int = 60) -> Iterator[State]:
    """Some positions of a random game, spread over all of it."""
    case = Case(setting.game, setting.options, seed, 0)
    every = sum(1 for _ in case.walk())
    for number, state in enumerate(case.walk()):
        if number % max(1, every // most) == 0 or state.is_over():
            yield state


def written(encoder: Encoder, state: State, seat: int) -> list[int]:
    """What the encoder tells; it must write every figure, whatever stood there before."""
    sheet = Sheet(encoder.width, 3)
    for i in range(len(sheet.words)):
        sheet.words[i] = -1
    encoder.write_row(state, seat, sheet, 1)
    assert set(sheet.figures(0) + sheet.figures(2)) == {-1}
    return sheet.figures(1)


@EVERY
def test_every_figure_has_a_name_and_stays_within_its_bounds(setting: Setting) -> None:
    names = setting.encoder.names()
    assert len(set(names)) == len(names) == setting.width
    low, high = setting.bounds
    for state in positions(setting):
        for seat in range(setting.game.seats):
            figures = written(setting.encoder, state, seat)
            for name, figure, least, most in zip(names, figures, low, high, strict=True):
                assert least <= figure <= most, f"{name} is {figure}"


@EVERY
def test_every_number_is_one_action_and_every_legal_action_has_a_number(setting: Setting) -> None:
    choices = setting.encoder.choices
    for index in range(setting.actions):
        action = choices.action(index)
        assert choices.index(action) == index
        assert setting.read(setting.write(index)) == index
    for state in positions(setting):
        for seat in range(setting.game.seats):
            legal = state.legal(seat)
            assert [choices.action(choices.index(action)) for action in legal] == legal
            numbers = list(setting.encoder.legal(state, seat))
            assert sorted(numbers) == sorted(choices.index(action) for action in legal)


def check_no_leak(setting: Setting, encoder: Encoder, seed: int) -> int:
    """Compare all that is told of a position with worlds that a seat cannot tell from it."""
    varied = 0
    for state in positions(setting, seed):
        for seat in range(setting.game.seats):
            told = written(encoder, state, seat)
            numbers = list(encoder.legal(state, seat))
            for draw in range(3):
                world = state.determinize(seat, Quick(f"{seed} {draw}"))
                assert written(encoder, world, seat) == told, "a figure tells a secret"
                assert list(encoder.legal(world, seat)) == numbers, "the mask tells a secret"
                varied += any(
                    written(encoder, world, other) != written(encoder, state, other)
                    for other in range(setting.game.seats)
                )
    return varied


@EVERY
@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_that_a_seat_cannot_tell_apart_are_the_same_numbers(
    setting: Setting, seed: int
) -> None:
    varied = check_no_leak(setting, setting.encoder, seed)
    has_secrets = setting.game.id != "berserkers"
    if setting.options.get("battle") not in ("lesson", "ready"):
        assert (varied > 0) == has_secrets


def test_a_board_that_was_told_before_is_told_as_if_anew() -> None:
    setting = Setting("berzerka", length="short")
    kept = 0
    for state in positions(setting):
        assert isinstance(state, Berzerka)
        kept += len(state.board.encoded) > 0
        for seat in range(setting.game.seats):
            told = written(setting.encoder, state, seat)
            twin = state.copy()
            twin.board = state.board.copy()
            assert written(setting.encoder, twin, seat) == told
    assert kept > 0


class ShowsTheHand(Encoder):
    """The figures of Shieldwall, and after them a card that the enemy holds."""

    def __init__(self, fresh: State) -> None:
        self.rest = ShieldwallEncoder(fresh)
        super().__init__([*self.rest.fields, Field("leak", [""], "a secret", 99)], [])
        self.choices = self.rest.choices

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        self.rest.write(state, seat, sheet)
        assert isinstance(state, Position)
        sheet.put(state.side(1 - seat).held[0])


def test_a_leak_is_found() -> None:
    setting = Setting("shieldwall")
    with pytest.raises(AssertionError, match="tells a secret"):
        check_no_leak(setting, ShowsTheHand(setting.fresh), seed=1)


def test_every_game_of_ours_has_an_encoder() -> None:
    assert {game_id for game_id, _ in SETTINGS} == set(OURS)


def test_a_number_beyond_a_block_is_refused() -> None:
    choices = Choices([Block(3, firsts=2), Block(5, firsts=3, seconds=4, low=1, base=2)])
    assert [int(choices.index(choices.action(i))) for i in range(14)] == list(range(14))
    for action in (4, 3 | 2 << 4, 5, 5 | 1 << 4, 5 | 1 << 4 | 6 << 12, 5 | 4 << 4 | 2 << 12):
        with pytest.raises(ValueError, match="no block"):
            choices.index(action)


def test_a_game_without_an_encoder_has_no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from holmgang import games

    monkeypatch.setattr(games.registration("draft"), "encoder", "")
    with pytest.raises(UnknownGame) as refused:
        Setting("draft")
    assert refused.value.details["known"] == "shieldwall, berzerka, berserkers, berserk"


def test_a_sheet_keeps_every_figure_in_its_place() -> None:
    sheet = Sheet(23, 2)
    sheet.begin(1)
    sheet.put(-5)
    sheet.flag(True)
    sheet.bits(0b110101, 6)
    sheet.pick(2, 5)
    sheet.pick(9, 3)
    sheet.pair(-32768, 32767)
    sheet.row(packed([-8, 9, -1, 7]), 3)
    sheet.skip(2)
    sheet.end(1)
    assert sheet.figures(0) == [0] * 23
    flags = [1, 0, 1, 0, 1, 1]
    picked = [0, 0, 1, 0, 0, 0, 0, 0]
    assert sheet.figures(1) == [-5, 1, *flags, *picked, -32768, 32767, -8, 9, -1, 0, 0]


@pytest.mark.parametrize("before", range(4))
@pytest.mark.parametrize("count", range(11))
def test_figures_stand_side_by_side_wherever_they_begin(before: int, count: int) -> None:
    ways: list[tuple[Callable[[Sheet], None], list[int]]] = [
        (lambda sheet: sheet.skip(count), [0] * count),
        (lambda sheet: sheet.bits(0b11011010111, count), [1, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1][:count]),
        (lambda sheet: sheet.row(packed(list(range(-5, 6))), count), list(range(-5, 6))[:count]),
        (lambda sheet: sheet.pick(count - 1, count), ([0] * (count - 1) + [1])[-count or 1 :]),
        (lambda sheet: sheet.pick(count, count), [0] * count),
    ]
    for write, expected in ways:
        sheet = Sheet(before + count + 5)
        sheet.begin(0)
        sheet.row(packed([-3] * before), before)
        write(sheet)
        sheet.row(packed([-7] * 5), 5)
        sheet.end(0)
        assert sheet.figures() == [-3] * before + expected + [-7] * 5


def test_a_row_of_another_width_is_noticed() -> None:
    sheet = Sheet(3)
    sheet.begin(0)
    sheet.pair(1, 2)
    with pytest.raises(AssertionError):
        sheet.end(0)
