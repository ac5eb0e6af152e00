"""Berserk over REST and WebSocket: cards, decks, the first battle and the odds of attacks."""

from typing import Any

import pytest

from holmgang.games.berserk.content import library
from server.harness import Person, Running

READY = "\n".join(f"{count} {card}" for card, count in library("realms").decks["fire"].items())


# Cards


@pytest.mark.parametrize(
    ("lang", "name", "line"),
    [
        ("en", "Nomad Bowman", "Exhaust: shot"),
        ("ru", "Лучник-кочевник", "выстрел"),
        ("fr", "Archer nomade", "tir"),
    ],
)
def test_every_card_is_told_in_the_language_asked_for(
    server: Running, lang: str, name: str, line: str
) -> None:
    catalogue = server.person().get(f"/api/berserk/cards?lang={lang}")
    cards = {card["id"]: card for card in catalogue["cards"]}
    assert set(cards) == set(library("realms").cards)
    bowman = cards["bow-nomad"]
    assert bowman["name"] == name and line in bowman["lines"][0]
    body = library("realms").cards["bow-nomad"].body
    assert (bowman["life"], bowman["move"]) == (body.life, body.move)
    assert bowman["strike"] == list(body.strike or ())
    assert all(card["name"] and card["flavour"] for card in cards.values())
    assert all(entry["text"] for card in cards.values() for entry in card["keywords"])
    assert sorted(catalogue["decks"]) == sorted(library("realms").decks)


def test_the_cards_of_another_set_are_told_when_asked_for(server: Running) -> None:
    catalogue = server.person().get("/api/berserk/cards?lang=ru&pack=kub")
    cards = {card["id"]: card for card in catalogue["cards"]}
    assert set(cards) == set(library("kub").cards)
    assert cards["arhaals-moustache"]["type"] == "companion"
    assert all(card["name"] and card["flavour"] for card in cards.values())
    server.person().get("/api/berserk/cards?pack=nowhere", 400)


def test_the_strike_table_is_that_of_the_rules(server: Running) -> None:
    catalogue = server.person().get("/api/berserk/cards")
    rows = {(row["gap"], row["low"]): row for row in catalogue["table"]}
    assert rows[5, False]["blows"] == [3, 0]
    assert (rows[2, False]["blows"], rows[2, False]["lower"]) == ([2, 1], [1, 0])
    assert [rows[5, False]["gaps"], rows[2, False]["gaps"]] == [[5, None], [2, 2]]
    assert (rows[0, True]["blows"], rows[0, False]["blows"]) == ([1, 0], [0, 1])
    assert [row["blow"] for row in catalogue["lone"]] == [1, 1, 1, 2, 2, 3]


# Decks


def check(person: Person, text: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = person.post(f"/api/berserk/decks?lang={lang}", {"text": text}, 200)
    return found


def test_a_ready_deck_is_legal_and_can_be_played(server: Running) -> None:
    person = server.person()
    report = check(person, READY)
    assert report["legal"] and report["count"] == 30 and report["faults"] == []
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "berserk", "options": {"south": report["option"]}, "seats": seats}
    assert person.post("/api/tables", wish)["options"]["south"] == report["option"]


def test_names_are_read_in_every_language_and_spelling(server: Running) -> None:
    text = "2 nomad bowman\n1x Лучник-кочевник # a remark\n\nArcher nomade\n3 shield-maiden*"
    report = check(server.person(), text.replace("*", ""))
    assert report["cards"] == {"bow-nomad": 4, "shield-maiden": 3}


def test_faults_are_told_in_the_language_asked_for(server: Running) -> None:
    person = server.person()
    report = check(person, "4 lynx\n2 Nobody")
    assert [fault["code"] for fault in report["faults"]] == [
        "unknown-card",
        "too-few-cards",
        "too-many-copies",
    ]
    assert not report["legal"]
    assert report["faults"][1]["text"] == "4 cards: a deck needs at least 30."
    assert "не меньше 30" in check(person, "4 lynx", "ru")["faults"][0]["text"]
    assert "au moins 30" in check(person, "4 lynx", "fr")["faults"][0]["text"]
    many = "\n".join(f"3 {card}" for card in list(library("realms").cards)[:20])
    assert check(person, many)["faults"][0]["code"] == "too-many-cards"


KUB = "\n".join(f"{count} {card}" for card, count in library("kub").decks["minions"].items())


def test_a_deck_of_the_second_box_is_checked_and_played(server: Running) -> None:
    person = server.person()
    report = check(person, f"# set: kub\n{KUB}")
    assert (report["pack"], report["legal"], report["count"]) == ("kub", True, 30)
    options = {"pack": "kub", "edition": "laar", "south": report["option"], "north": "defenders"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = person.post("/api/tables", {"game": "berserk", "options": options, "seats": seats})
    assert table["options"]["pack"] == "kub"


def test_a_deck_of_both_boxes_is_played_at_a_table_with_both(server: Running) -> None:
    person = server.person()
    report = check(person, f"{READY}\n1 Penguin")
    assert (report["pack"], report["legal"], report["count"]) == ("realms+kub", True, 31)
    options = {"pack": report["pack"], "edition": "laar", "south": report["option"]}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    person.post("/api/tables", {"game": "berserk", "options": options, "seats": seats})


def test_a_deck_is_read_as_one_of_the_set_that_is_asked_for(server: Running) -> None:
    person = server.person()
    wish = {"text": "1 Penguin", "pack": "realms"}
    report = person.post("/api/berserk/decks", wish, 200)
    assert report["pack"] == "realms" and report["faults"][0]["code"] == "unknown-card"
    assert check(person, READY)["pack"] == "realms"
    person.post("/api/berserk/decks", wish | {"pack": "samples"}, 400)


def test_a_deck_that_is_no_text_is_refused(server: Running) -> None:
    person = server.person()
    person.post("/api/berserk/decks", {"text": 5}, 400)
    person.post("/api/berserk/decks", {"text": "x" * 20_001}, 400)


# The first battle


def test_the_first_battle_is_always_the_same(server: Running) -> None:
    commitments = []
    for _ in range(2):
        person = server.person()
        table = person.post("/api/berserk/lesson", {})
        assert table["private"] and table["options"]["battle"] == "lesson"
        with person.sit(table["id"]) as live:
            view = live.table["view"]
            standing = {card["at"]: card["card"] for card in view["cards"]}
            assert standing["d3"] == "herd-rider" and standing["d5"] == "hammer-guard"
            assert live.table["actors"] == [0] and view["asking"] == "turn"
            commitments.append(live.table["commitment"])
            live.choose(0, "move d3 d4")
            live.choose(0, "strike d4 d5")
            assert next(e["told"]["die"] for e in live.events if is_roll(e)) == 5
    assert commitments[0] == commitments[1]


def is_roll(event: dict[str, Any]) -> bool:
    return bool(event["told"]["event"] == "rolled")


# Odds


def test_the_odds_of_a_strike_are_told_before_it_is_made(server: Running) -> None:
    person = server.person()
    table = person.post("/api/berserk/lesson", {})
    with person.sit(table["id"]) as live:
        live.choose(0, "move d3 d4")
        before = live.table["version"]
        answer = live.do("forecast", seat=0, texts=["strike d4 d5", "end"])
        figures = answer["forecasts"]["strike d4 d5"]
        assert sum(o["share"] for o in figures["outcomes"]) == pytest.approx(1, abs=1e-3)
        assert 0 < figures["dealt"] < 5 and 0 <= figures["kill"] <= 1
        assert live.table["version"] == before


def test_only_who_is_asked_is_told_odds_and_only_of_choices(server: Running) -> None:
    person = server.person()
    table = person.post("/api/berserk/lesson", {})
    with person.sit(table["id"]) as live:
        assert live.refuse("forecast", seat=0, texts=["strike d3 d5"]) == "bad-request"
        assert live.refuse("forecast", seat=1, texts=["end"]) == "not-seated"
        assert live.refuse("forecast", seat=0, texts=[]) == "bad-request"


# Armies


def test_an_army_is_reckoned_before_it_is_hired(server: Running) -> None:
    person = server.person()
    seats = [{"kind": "me"}, {"kind": "hot"}]
    wish = {"game": "berserk", "seats": seats, "options": {"first": "south"}, "ready": True}
    table = person.post("/api/tables", wish)
    with person.sit(table["id"]) as live:
        while live.table["view"]["asking"] != "hire":
            live.choose(live.table["viewer"], "keep")
        seat = live.table["viewer"]
        told = live.do("plan", seat=seat, wish=["rest"])["plan"]
        assert told["picks"] and told["dear"] == [] and told["count"] == len(told["picks"])
        assert live.refuse("plan", seat=seat, wish=["x"]) == "unreadable"
        assert live.refuse("plan", seat=seat, wish=["1"] * 41) == "bad-request"
        assert live.refuse("plan", seat=7, wish=[]) == "not-your-turn"
