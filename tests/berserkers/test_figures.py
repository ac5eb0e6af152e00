"""Figures that spare a learner the map: how far things are, and who is in peril."""

from holmgang.core.chance import Quick
from holmgang.core.encoding import Sheet
from holmgang.envs import Setting
from holmgang.envs.play import roll
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.tables import CELL_NAMES, CELLS, RIDERS

SETTING = Setting("berserkers", list="1,2")


def begun() -> Berserkers:
    state = SETTING.fresh.copy()
    roll(state, Quick("begun"))
    assert isinstance(state, Berserkers)
    return state


def told(state: Berserkers) -> dict[str, int]:
    sheet = Sheet(SETTING.width)
    SETTING.encoder.write_row(state, 0, sheet, 0)
    return SETTING.encoder.describe(sheet.figures())


def test_the_nearest_berserker_counts() -> None:
    state = begun()
    figures = told(state)
    away = state.tables.away
    for cell, name in enumerate(CELL_NAMES):
        steps = min(away[state.at[hero] * CELLS + cell] for hero in range(3)) + 1
        assert figures[f"to fire {name}"] == (steps if state.fire_cells >> cell & 1 else 0)
        assert figures[f"to dark {name}"] == 0


def test_what_is_lit_or_marked_is_no_goal_any_more() -> None:
    state = begun()
    assert told(state)["to rider red"] > 0
    state.fires = state.fire_cells
    state.sealed = 7
    figures = told(state)
    assert not any(figures[f"to fire {name}"] for name in CELL_NAMES)
    assert figures["to rider red"] == 0


def test_who_stands_with_the_riders_is_in_peril() -> None:
    state = begun()
    assert told(state)["peril hero-1"] == 0
    state.at[0] = state.at[RIDERS]
    assert told(state)["peril hero-1"] == 6
    state.at[0] = -1
    assert told(state)["peril hero-1"] == 0
