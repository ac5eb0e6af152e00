"""Guided first games: the same dice for everybody, one click away."""

import pytest

from holmgang import games
from server.harness import Running

GUIDED = ["shieldwall", "berzerka", "berserkers"]


@pytest.mark.parametrize("game", GUIDED)
def test_a_guided_game_is_a_real_one_whose_dice_are_known(server: Running, game: str) -> None:
    tables = [server.person().post(f"/api/lessons/{game}") for _ in range(2)]
    for table in tables:
        assert table["lesson"] and table["state"] == "running" and table["your_seats"] == [0]
        assert table["game"] == game and len(table["seats"]) == games.GAMES[game].seats


def test_the_first_battle_is_a_lesson_and_other_tables_are_not(server: Running) -> None:
    person = server.person()
    assert person.post("/api/berserk/lesson")["lesson"]
    assert not person.table("me", "open")["lesson"]


@pytest.mark.parametrize("game", ["draft", "no-such-game"])
def test_there_is_no_lesson_where_nobody_wrote_one(server: Running, game: str) -> None:
    assert server.person().call("POST", f"/api/lessons/{game}").status_code == 404
