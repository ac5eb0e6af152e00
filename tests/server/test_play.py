"""Whole games over the wire, as two people, a bot and somebody who watches play them."""

import random
import threading
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from holmgang.server.runtime import raw_socket
from holmgang.server.tables import projection
from holmgang.server.wire.messages.live import State, TableMessage
from server.harness import Live, Running, play


async def thread_of_loop() -> int:
    return threading.get_ident()


def test_a_game_against_a_bot_is_played_to_the_end(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        play({0: live}, random.Random(1).choice)
        assert live.table["over"]["ending"] == "played"
        assert live.table["summary"]["state"] == "over"
        assert len(live.table["over"]["seed"]) == 64


def test_two_people_play_and_a_third_watches(server: Running) -> None:
    black, red = server.person(name="Black player"), server.person(name="Red player")
    table = black.table("me", "open")
    assert table["state"] == "waiting"
    joined = red.post(f"/api/tables/{table['id']}/join", {}, 200)
    assert joined["your_seats"] == [1]
    with (
        black.sit(table["id"]) as one,
        red.sit(table["id"]) as two,
        Live(None, table["id"], server.url) as watching,
    ):
        one.do("ready", seat=0)
        assert not one.table["started"]
        two.do("ready", seat=1)
        play({0: one, 1: two}, random.Random(2).choice)
        watching.receive_to(one.table["version"])
        assert watching.table["viewer"] == "spectator"
        assert watching.table["over"] == one.table["over"] == two.table["over"]
        assert watching.table["legal"] == {}
    names = [seat["name"] for seat in one.table["summary"]["seats"]]
    assert names == ["Black player", "Red player"]


def test_at_a_shared_device_the_view_follows_the_seat_that_is_to_act(server: Running) -> None:
    person = server.person()
    table = person.table("me", "hot", ready=True)
    with person.sit(table["id"]) as live:
        live.choose(0)
        assert live.table["viewer"] == 0 and live.table["actors"] == [0, 1]
        hand = live.table["view"]["seats"][0]["hand"]
        live.choose(0)
        assert live.table["viewer"] == 1 and live.table["type"] == "state"
        assert list(live.table["legal"]) == ["1"] and live.table["sealed"] == {}
        assert live.table["view"]["seats"][0]["hand"] == len(hand)


def test_a_game_that_is_told_anew_holds_nobody_up(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that happened is put into words aside from the loop when another seat begins to look."""
    person = server.person()
    table = person.table("me", "hot", ready=True)
    aside: list[bool] = []
    show = projection.show

    def watched(*asked: Any) -> TableMessage:
        if asked[4] is State:
            aside.append(threading.get_ident() != loop)
        return show(*asked)

    loop = server.run(thread_of_loop())
    monkeypatch.setattr(projection, "show", watched)
    with person.sit(table["id"]) as live:
        live.choose(0)
        live.choose(0)
        assert live.table["viewer"] == 1
    assert aside == [True, True]


def test_simultaneous_choices_can_be_changed_until_all_are_sealed(server: Running) -> None:
    black, red = server.person(), server.person()
    table = black.table("me", "open", ready=True)
    red.post(f"/api/tables/{table['id']}/join", {}, 200)
    with black.sit(table["id"]) as one, red.sit(table["id"]) as two:
        two.do("ready", seat=1)
        one.receive_to(two.table["version"])
        one.choose(0)
        first, second = (option["text"] for option in one.table["legal"]["0"][:2])
        one.choose(0, first)
        two.receive_to(one.table["version"])
        assert two.table["sealed_seats"] == [0] and two.table["sealed"] == {}
        assert one.table["sealed"] == {"0": first}
        one.choose(0, second)
        assert one.table["sealed"] == {"0": second}
        one.do("unseal", seat=0, decision=one.table["decision"])
        assert one.table["sealed"] == {} and one.table["actors"] == [0, 1]
        one.choose(0, first)
        two.receive_to(one.table["version"])
        two.choose(1)
        assert first.split()[1] == two.table["view"]["seats"][0]["strategy"]
        assert two.refuse("unseal", seat=1, decision=two.table["decision"]) == "no-undo"


def test_seats_mix_their_seeds_before_the_first_roll(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy")
    with person.sit(table["id"]) as live:
        commitment = live.table["commitment"]
        assert len(commitment) == 64 and not live.table["started"]
        live.do("mix", seat=0, words="mywords")
        assert live.table["mixes"] == {"0": "mywords"}
        assert live.refuse("mix", seat=0, words="not plain!") == "unreadable"
        live.do("ready", seat=0)
        assert live.table["started"] and live.refuse("mix", seat=0, words="late") == "closed"
        live.do("resign", seat=0)
        assert live.table["over"] == {
            "scores": [-1.0, 1.0],
            "ending": "resigned",
            "seed": live.table["over"]["seed"],
            "tally": live.table["over"]["tally"],
        }
        assert live.table["over"]["tally"]["battles"] == 0
    record = person.http.get(f"/api/tables/{table['id']}/record").text
    assert "mix 0 mywords" in record and f"commitment {commitment}" in record
    checked = person.post("/api/replays", {"record": record}, 200)
    assert checked["ok"] and checked["proof"]["rolls"] > 0


def test_undo_takes_back_what_revealed_nothing(server: Running) -> None:
    person = server.person()
    table = person.table("me", "hot", ready=True)
    with person.sit(table["id"]) as live:
        before = live.table["view"]
        live.choose(0)
        assert live.table["can_undo"] == [0]
        live.do("undo", seat=0)
        assert live.table["view"] == before and live.table["type"] == "state"
        assert live.refuse("undo", seat=0) == "no-undo"


def test_a_takeback_needs_consent(server: Running) -> None:
    black, red = server.person(), server.person()
    table = black.table("me", "open", ready=True)
    red.post(f"/api/tables/{table['id']}/join", {}, 200)
    with black.sit(table["id"]) as one, red.sit(table["id"]) as two:
        two.do("ready", seat=1)
        one.receive_to(two.table["version"])
        assert one.refuse("takeback", seat=0) == "no-undo"
        one.choose(0)
        one.do("takeback", seat=0)
        two.receive_to(one.table["version"])
        assert two.table["offers"] == [{"offer": "takeback", "by": 0}]
        assert one.refuse("respond", seat=0, offer="takeback", accept=True) == "no-offer"
        two.do("respond", seat=1, offer="takeback", accept=False)
        assert two.table["offers"] == []
        one.do("takeback", seat=0)
        two.receive_to(one.table["version"])
        two.do("respond", seat=1, offer="takeback", accept=True)
        assert two.table["view"]["asking"] == "attack"


def test_who_plays_alone_cannot_agree_with_himself_on_a_draw(server: Running) -> None:
    person = server.person()
    wish = {"game": "berserkers", "seats": [{"kind": "me"}], "ready": True}
    table = person.post("/api/tables", wish)
    with person.sit(table["id"]) as live:
        assert live.refuse("draw", seat=0) == "plays-alone"
    assert person.get(f"/api/tables/{table['id']}")["state"] == "running"


def test_a_draw_is_agreed_by_people_and_declined_by_bots(server: Running) -> None:
    black, red = server.person(), server.person()
    table = black.table("me", "open", ready=True)
    red.post(f"/api/tables/{table['id']}/join", {}, 200)
    with black.sit(table["id"]) as one, red.sit(table["id"]) as two:
        two.do("ready", seat=1)
        one.do("draw", seat=0)
        two.receive_to(one.table["version"])
        two.do("respond", seat=1, offer="draw", accept=True)
        assert two.table["over"]["scores"] == [0.0, 0.0]
        assert two.table["over"]["ending"] == "agreed"
    alone = black.table("me", "greedy", ready=True)
    with black.sit(alone["id"]) as live:
        assert live.refuse("draw", seat=0) == "declined"


def test_against_bots_a_takeback_is_granted_at_once(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        live.choose(0)
        live.choose(0)
        live.receive_until(lambda m: m["type"] == "update" and not m["sealed_seats"])
        live.do("takeback", seat=0)
        assert live.table["view"]["asking"] == "strategy"
        live.choose(0)


def test_chat_is_one_printable_line_and_has_its_own_message(server: Running) -> None:
    person = server.person(name="Talker")
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        live.do("chat", text="good\n\u202eluck  ")
        said = [m for m in live.messages if m["type"] == "chat"][-1]
        assert (said["by"], said["text"]) == ("Talker", "good luck")
    with person.sit(table["id"]) as again:
        assert [c["text"] for c in again.table["chat"]] == ["good luck"]
    with person.sit(table["id"], seen=said["version"]) as again:
        assert again.table["chat"] == []


def test_every_seat_reads_its_own_language(server: Running) -> None:
    person = server.person(lang="ru")
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"]) as live:
        label = live.table["legal"]["0"][0]["label"]
        assert any("а" <= letter <= "я" for letter in label.lower())
        live.do("lang", lang="fr")
        live.drain()
        assert live.table["legal"]["0"][0]["label"] != label


def test_a_program_may_do_without_sentences(server: Running) -> None:
    person = server.person()
    table = person.table("me", "greedy", ready=True)
    with person.sit(table["id"], plain=1) as live:
        assert live.table["prompt"] == "" and set(live.table["legal"]["0"][0]) == {"text"}
        assert all(set(event) == {"n", "told"} for event in live.events)
        bot = live.table["summary"]["seats"][1]
        assert (bot["bot"], bot["name"].partition("@")[0]) == ("greedy", "greedy")
        assert live.refuse("undo", seat=0) == "no-undo"


def test_presence_tells_who_is_at_the_table(server: Running) -> None:
    black, red = server.person(), server.person()
    table = black.table("me", "open")
    red.post(f"/api/tables/{table['id']}/join", {}, 200)
    with black.sit(table["id"]) as one:
        with red.sit(table["id"]):
            told = one.receive_until(lambda m: m["type"] == "presence" and 1 in m["online"])
            assert told["online"] == [0, 1]
        one.receive_until(lambda m: m["type"] == "presence" and m["online"] == [0])


def test_who_does_not_take_what_he_is_sent_is_cut_off_and_comes_back_for_the_gap(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = server.person()
    table = person.table("me", "open")["id"]
    with Live(None, table, server.url) as watching:
        seen = watching.table["version"]
        monkeypatch.setattr(raw_socket, "MOST_UNSENT", -1)
        person.post(f"/api/tables/{table}/leave", {}, 200)
        with pytest.raises(ConnectionClosed):
            watching.receive_until(lambda _: False)
    monkeypatch.undo()
    with Live(None, table, server.url, seen=seen) as watching:
        assert watching.table["type"] == "update"
        assert watching.table["summary"]["state"] == "over"
