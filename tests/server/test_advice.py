"""Among people there is no advice, unless they agreed to it when the table was laid."""

from typing import Any

import pytest

from server.harness import Live, Person, Running

ADVICE: list[tuple[str, dict[str, Any]]] = [("hint", {}), ("odds", {"text": "x"}), ("reckon", {})]


def begun(server: Running, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table that has begun."""
    one, two = server.person(), server.person(lang="ru")
    table = one.table("me", "open", ready=True, **more)["id"]
    two.post(f"/api/tables/{table}/join", {}, 200)
    with two.sit(table) as live:
        live.do("ready", seat=1)
    return one, two, table


@pytest.mark.parametrize(("do", "fields"), ADVICE)
def test_people_get_no_advice_against_each_other(
    server: Running, do: str, fields: dict[str, Any]
) -> None:
    one, two, table = begun(server)
    for person, seat in ((one, 0), (two, 1)):
        assert person.get(f"/api/tables/{table}")["advice"] is False
        with person.sit(table) as live:
            assert live.table["summary"]["advice"] is False
            assert live.refuse(do, seat=seat, **fields) == "no-advice"


def test_the_refusal_says_why_in_one_s_own_language(server: Running) -> None:
    _, two, table = begun(server)
    with two.sit(table) as live:
        answer = live.ask("hint", seat=1)
        assert "без советов" in answer["error"]["text"]


def test_whoever_sits_down_where_advice_was_announced_has_agreed(server: Running) -> None:
    one, two, table = begun(server, advice=True)
    assert two.get(f"/api/tables/{table}")["advice"] is True
    with one.sit(table) as live:
        legal = [choice["text"] for choice in live.table["legal"]["0"]]
        assert live.do("hint", seat=0)["hint"] in legal
        assert live.do("reckon", seat=0)["reckoning"] == {}


def test_a_table_says_which_it_is_before_anybody_sits_down(server: Running) -> None:
    owner = server.person()
    said = {advice: owner.table("me", "open", advice=advice)["id"] for advice in (True, False)}
    listed = {t["id"]: t["advice"] for t in server.person().get("/api/tables?state=open")}
    assert {advice: listed[table] for advice, table in said.items()} == {True: True, False: False}


def test_people_who_share_a_device_are_people(server: Running) -> None:
    owner = server.person()
    with owner.sit(owner.table("me", "hot", ready=True)["id"]) as live:
        assert live.refuse("hint", seat=0) == "no-advice"


def test_against_bots_alone_advice_is_given(server: Running) -> None:
    owner = server.person()
    table = owner.table("me", "greedy", ready=True)
    assert table["advice"] is True
    with owner.sit(table["id"]) as live:
        assert live.do("hint", seat=0)["hint"]


def test_what_dice_can_do_is_open_to_all(server: Running) -> None:
    """A forecast counts what the rules say of a throw: it advises nobody."""
    owner = server.person()
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Other"}]
    wish = {"game": "berserk", "seats": seats, "options": {"battle": "lesson"}, "ready": True}
    with Live(owner, owner.post("/api/tables", wish)["id"]) as live:
        legal = live.table["legal"]["0"][0]["text"]
        assert live.do("forecast", seat=0, texts=[legal])["forecasts"]
        assert live.refuse("hint", seat=0) == "no-advice"


def test_a_rematch_is_played_as_it_was_agreed(server: Running) -> None:
    one, two, table = begun(server, advice=True)
    one.post(f"/api/tables/{table}/leave", {}, 200)
    assert two.post(f"/api/tables/{table}/rematch")["advice"] is True
