"""Tables over REST: making, finding, joining, leaving; and what can be played."""

import httpx
import pytest

from holmgang import bots, games
from holmgang.core.game import Game
from holmgang.server.routes import library
from holmgang.texts import LANGUAGES, Texts, people
from server.harness import Person, Running


def test_the_games_are_listed(server: Running) -> None:
    games = {game["id"]: game for game in server.person().get("/api/games")}
    assert set(games) == {"shieldwall", "berzerka", "berserkers", "berserk", "draft"}
    card = games["shieldwall"]
    assert card["status"] == "complete" and card["colours"] == ["black", "red"]
    assert {bot["level"] for bot in card["bots"]} == {1, 2, 3, 4, 5}
    assert {option["name"] for option in card["options"]} >= {"units", "first", "pack"}


def test_components_and_rules_are_served(server: Running) -> None:
    person = server.person()
    content = person.get("/api/games/shieldwall/content")
    assert {"weapons", "cards", "units", "strategies"} <= set(content)
    for game in games.GAMES:
        for lang in LANGUAGES:
            assert len(person.get(f"/api/games/{game}/rules?lang={lang}")) > 50, (game, lang)
    rules = person.get("/api/games/shieldwall/rules?lang=en")
    assert any(rule["id"] == "SW-SET-01" and rule["ruling"] for rule in rules)
    assert person.get("/api/games/nonsense/content", 404)["error"]["code"] == "unknown-game"
    assert "shieldwall-name" in person.get("/api/texts/ru")["games"]["shieldwall"]


@pytest.mark.parametrize("pack", ["../../../etc", "/etc", "a/b", "", "nope"])
def test_a_pack_is_a_name_and_never_a_path(server: Running, pack: str) -> None:
    person = server.person()
    seats = [{"kind": "me"}, {"kind": "open"}]
    data = {"game": "shieldwall", "seats": seats, "options": {"pack": pack}}
    response = person.call("POST", "/api/tables", data)
    assert response.status_code == 400
    path = f"/api/games/shieldwall/content?pack={pack}"
    assert person.http.get(path).status_code == 400 or pack == ""


BAD = [
    {"game": "nonsense", "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"game": "shieldwall", "seats": [{"kind": "me"}]},
    {"game": "shieldwall", "seats": [{"kind": "open"}, {"kind": "open"}]},
    {"game": "shieldwall", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "skynet"}]},
    {"game": "shieldwall", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "ismcts:999999"}]},
    {"game": "shieldwall", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "ismcts:60000ms"}]},
    {"game": "shieldwall", "seats": [{"kind": "king"}, {"kind": "open"}]},
    {"game": "shieldwall", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"units": "99"}},
    {"game": "shieldwall", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"initial": -1}},
]


@pytest.mark.parametrize("data", BAD)
def test_tables_that_cannot_be_are_refused(server: Running, data: object) -> None:
    response = server.person().call("POST", "/api/tables", data)
    assert response.status_code in (400, 404)
    assert response.json()["error"]["text"]


def test_tables_move_through_the_lobby(server: Running) -> None:
    owner, guest = server.person(name="Owner"), server.person(name="Guest one")
    table = owner.table("me", "open")

    def ids(person: Person, which: str) -> list[str]:
        return [found["id"] for found in person.get(f"/api/tables?state={which}")]

    assert table["id"] in ids(guest, "open") and table["id"] in ids(owner, "mine")
    guest.post(f"/api/tables/{table['id']}/join", {"seat": 1}, 200)
    taken = server.person().call("POST", f"/api/tables/{table['id']}/join", {})
    assert taken.status_code == 409 and taken.json()["error"]["code"] == "seat-taken"
    guest.post(f"/api/tables/{table['id']}/leave", {}, 200)
    assert table["id"] not in ids(guest, "mine")
    guest.post(f"/api/tables/{table['id']}/join", {}, 200)
    with owner.sit(table["id"]) as one, guest.sit(table["id"]) as two:
        one.do("ready", seat=0)
        two.do("ready", seat=1)
    assert table["id"] in ids(guest, "running") and table["id"] not in ids(guest, "open")
    left = guest.post(f"/api/tables/{table['id']}/leave", {}, 200)
    assert left["state"] == "over" and left["result"]["ending"] == "resigned"
    assert left["result"]["loser"] == 1
    assert table["id"] not in ids(owner, "running")


def test_the_last_one_out_closes_the_table(server: Running) -> None:
    owner = server.person()
    table = owner.table("me", "open")
    gone = owner.post(f"/api/tables/{table['id']}/leave", {}, 200)
    assert gone["state"] == "over" and gone["result"]["ending"] == "closed"
    assert owner.call("POST", f"/api/tables/{table['id']}/join", {}).status_code == 409


def test_a_list_is_right_for_tables_that_left_the_memory(server: Running) -> None:
    owner = server.person(name="Sleeper", lang="ru")
    table = owner.table("me", "greedy", ready=True)

    async def forget() -> None:
        server.services.tables.loaded.pop(table["id"])

    server.run(forget())
    mine = owner.get("/api/tables?state=mine")[0]
    assert mine["your_seats"] == [0] and mine["seats"][0]["name"] == "Sleeper"
    assert mine["seats"][1]["name"] in {Texts("ru")(f"person-{one}") for one in people.known()}
    assert mine["seats"][1]["bot"] == "greedy"


def test_bots_of_a_kind_sit_there_as_different_people(server: Running) -> None:
    owner = server.person(name="Rolf", lang="en")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    table = owner.post("/api/tables", {"game": "berzerka", "seats": seats, "ready": True})
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "greedy"]
    names = [seat["name"] for seat in table["seats"]]
    assert len(set(names)) == 3
    record = owner.http.get(f"{server.url}/api/tables/{table['id']}/record").text
    sat = [line.split(" ")[2] for line in record.splitlines() if line.startswith("seat ")]
    assert [Texts("en").player(name) for name in sat] == names


def test_a_client_that_dropped_gets_only_the_gap(server: Running) -> None:
    person = server.person()
    table = person.table("me", "hot", ready=True)
    other = server.person()
    with other.sit(table["id"]) as watching:
        seen = watching.table["version"]
    with person.sit(table["id"]) as live:
        live.choose(0)
        count = len(live.events)
    with other.sit(table["id"], seen=seen) as again:
        assert again.table["type"] == "update"
        assert 0 < len(again.table["events"]) < count
    for unknown in (99_999, -5):
        with other.sit(table["id"], seen=unknown) as again:
            assert again.table["type"] == "state" and len(again.table["events"]) >= count


def test_the_schema_is_served_and_nothing_from_elsewhere(server: Running) -> None:
    schema = httpx.get(server.url + "/schema/openapi.json").json()
    assert "/api/tables" in schema["paths"]
    for path in ("/schema", "/schema/swagger", "/schema/redoc"):
        assert "cdn" not in httpx.get(server.url + path).text


def test_a_list_that_did_not_change_is_not_sent_again(server: Running) -> None:
    person = server.person()
    first = person.http.get("/api/tables?state=open")
    known = {"If-None-Match": first.headers["etag"]}
    again = person.http.get("/api/tables?state=open", headers=known)
    assert again.status_code == 304 and again.content == b""
    table = person.table("me", "open")
    changed = person.http.get("/api/tables?state=open", headers=known)
    assert changed.status_code == 200
    assert table["id"] in [found["id"] for found in changed.json()]


@pytest.mark.parametrize("game", games.GAMES.values(), ids=list(games.GAMES))
def test_every_game_offers_bots_that_exist(game: Game) -> None:
    """Five levels of opponents; in a draft nobody is beaten, so one drafter will do."""
    offered = library.levels(game.id)
    assert [card.level for card in offered] == ([3] if game.id == "draft" else [1, 2, 3, 4, 5])
    for card in offered:
        library.check_bot(card.spec, game)
    assert bots.adviser(game.id).partition(":")[0] in bots.names(game.id)
