"""What guests are called before they say a name of their own; nobody at a table shares one."""

from typing import Any

import pytest

from holmgang.server.people import names
from holmgang.server.storage import look_alikes
from holmgang.texts import LANGUAGES, Texts
from server.harness import Running


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_for_guests_may_be_borne_and_tells_them_apart(lang: str) -> None:
    first, second = (Texts(lang)(f"guest-{part}").split(", ") for part in ("first", "second"))
    made = [f"{one} {other}" for one in first for other in second]
    assert len({look_alikes.of(name) for name in made}) == len(made) >= 900
    assert [names.fit(name) for name in made] == made


def test_a_guest_has_a_name_of_his_own_in_his_language(server: Running) -> None:
    for lang in LANGUAGES:
        person = server.person(lang=lang)
        first, second = person.me["user"]["name"].split(" ")
        assert first in Texts(lang)("guest-first").split(", ")
        assert second in Texts(lang)("guest-second").split(", ")
        assert person.get("/api/me")["user"]["name"] == f"{first} {second}"


def test_another_name_is_one_request_away(server: Running) -> None:
    person = server.person()
    said = {person.post("/api/me/name", {}, 200)["user"]["name"] for _ in range(5)}
    assert len(said) > 1 and person.get("/api/me")["user"]["name"] in said


def test_accounts_keep_the_name_they_have(server: Running) -> None:
    person = server.person()
    person.post("/api/register", {"name": "Keeper", "password": "a long password"}, 200)
    person.headers["X-CSRF-Token"] = person.get("/api/me")["csrf"]
    assert person.call("POST", "/api/me/name", {}).json()["error"]["code"] == "forbidden"


def seats(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_nobody_at_a_table_shares_a_name(server: Running) -> None:
    owner, other = server.person(name="Anna"), server.person(name="ANNA")
    table = owner.table("me", "open")
    assert seats(other.post(f"/api/tables/{table['id']}/join", {}, 200)) == ["Anna", "ANNA 2"]


def test_people_who_share_a_device_have_names_too(server: Running) -> None:
    assert seats(server.person(name="Anna").table("me", "hot")) == ["Anna", "Anna 2"]
    wish = [{"kind": "me"}, {"kind": "hot", "name": "Bo"}]
    data = {"game": "shieldwall", "seats": wish, "options": {}}
    assert seats(server.person(name="Anna").post("/api/tables", data)) == ["Anna", "Bo"]


def test_a_long_name_stays_within_what_a_record_holds() -> None:
    name = "N" * 40
    assert len(names.apart(name, [name])) <= 40 and names.apart("Bo", ["Anna", ""]) == "Bo"
