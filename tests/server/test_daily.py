"""The game of the day: everybody gets the same, and nobody takes anything back."""

import datetime
from typing import Any

import pytest

from holmgang.cli.play import new_match
from holmgang.games.berserkers import GAME
from server.harness import Live, Person, Running

DAY = "2026-01-31"


def daily(person: Person, day: str = DAY, **more: Any) -> Any:
    data = {"game": "berserkers", "seats": [{"kind": "me"}], "daily": day, **more}
    return person.post("/api/tables", data)


def answer_set_up(live: Live) -> None:
    """Whatever a request asks before the first turn, always in the same way."""
    while live.table["view"]["asking"] != "act":
        live.choose(0)


def test_everybody_gets_the_same_map_requests_and_dice(server: Running) -> None:
    views = []
    for _ in range(2):
        person = server.person()
        table = daily(person)
        assert (table["daily"], table["state"]) == (DAY, "running")
        with person.sit(table["id"]) as live:
            answer_set_up(live)
            live.choose(0, "throw")
            view = live.table["view"]
        views.append((view["places"], view["requests"], view["dice"]))
    assert views[0] == views[1]
    assert views[0][2], "the dice are thrown"


def test_the_terminal_plays_the_same_game(server: Running) -> None:
    person = server.person()
    with person.sit(daily(person)["id"]) as live:
        places = live.table["view"]["places"]
    match = new_match(GAME, {}, ["Olaf"], f"daily-{DAY}")
    match.begin()
    assert match.view(0)["places"] == places


def test_another_day_is_another_game(server: Running) -> None:
    person = server.person()
    places = []
    for day in (DAY, "2026-02-01"):
        with person.sit(daily(person, day)["id"]) as live:
            places.append(live.table["view"]["places"])
    assert places[0] != places[1]


def test_a_game_of_the_day_has_the_usual_options(server: Running) -> None:
    assert daily(server.person(), options={"requests": "5"})["options"]["requests"] == "2"


def test_nothing_is_taken_back(server: Running) -> None:
    person = server.person()
    with person.sit(daily(person)["id"]) as live:
        answer_set_up(live)
        live.choose(0, "throw")
        assert live.refuse("takeback", seat=0) == "declined"


@pytest.mark.parametrize("day", ["2026-02-30", "tomorrow", "2026-1-1", ""])
def test_a_day_is_a_date(server: Running, day: str) -> None:
    data = {"game": "berserkers", "seats": [{"kind": "me"}], "daily": day}
    assert server.person().call("POST", "/api/tables", data).status_code == 400


def test_days_to_come_stay_unknown(server: Running) -> None:
    day = datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=2)
    data = {"game": "berserkers", "seats": [{"kind": "me"}], "daily": str(day)}
    assert server.person().call("POST", "/api/tables", data).status_code == 400


def test_only_games_for_one_have_a_game_of_the_day(server: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    data = {"game": "shieldwall", "seats": seats, "daily": DAY}
    assert server.person().call("POST", "/api/tables", data).status_code == 400
