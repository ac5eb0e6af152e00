"""The lists of the book against our cards: names, costs, elements and classes."""

import re
from pathlib import Path

import pytest
from rulebook import rule, ruling

from berserk.battle import pack_cards
from holmgang import packs
from holmgang.games.berserk.abilities import lint
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.berserk.content import library

FOLDER = Path(__file__).parent
SET = packs.folder("berserk", "kub")
CARDS = {card.id: card for card in pack_cards("kub")}
WRITERS = {lang: CardText(lang, [SET]) for lang in ("en", "ru", "fr")}

BOOK = """
steppe: 3 Продавщица, 4 Зодчий, 4 Катапульта орков, 4 Напёрсточник, 4 Штурмовик, 5 Близорукий орк,
    8 Дракон-кубохват | 5 Пророк Бааагх, 6 Навешиватель
swamp: 3 Жабка, 3 Усы Архааля, 4 Вайл-паук, 4 Тролль в телеге, 5 Габон, 5 Дева цензуры
    | 3 Огр в тюрьме, 8 Боевой рак, 10 Ре’куут Шабб’ах
darkness: 2 Дурачок, 500 Вайфу тёмного колдуна | 5 Ышлок, 6 Вампир с артритом
neutral: 2 Куча неудачи, 2 Фамильяр унгара, 8 Важная персона
    | 2 Сфера двух проблем, 4 Безумный часовщик, 4 Приключенец, 5 Сноходец, 5 Шахматный конь
mountains: 3 Ревнивая гномиха, 4 Гном-полицейский, 4 Заикающийся маг, 5 Пингвин, 5 Стражник Тайврана
    | 4 Ждейс, 4 Мортира гномов, 6 Громовержец, 6 Загулявший гном
forest: 3 Котик, 3 Эльф-пикапер, 4 Бобр Урва, 4 Вобла, 4 Доктор Живси
    | 3 Рой мудрил, 4 Бякиш, 4 Лсай Бэмро, 6 Идущий к Эленьямену
darkness: 3 Дискомумия, 4 Игорь | 4 Немой гуль, 4 Созерцатель
neutral: 2 Палатка первой помощи, 2 Перчатка, 2 Плато Хапсона, 4 Танк рейда
    | 6 Судья, 6 Частный сыщик, 7 Тестер, 8 Капитан Лаар
"""
"""By element, regular cards before the bar and elite ones behind it."""
ELEMENTS = {"steppe": "plains", "forest": "forests"}


def book() -> dict[str, tuple[int, str, bool]]:
    """Cost, element and whether it is elite, by the Russian name."""
    found = {}
    for line in re.sub(r"\n    ", " ", BOOK).strip().splitlines():
        element, _, names = line.partition(": ")
        for elite, part in enumerate(names.split(" | ")):
            for card in part.split(", "):
                cost, _, name = card.strip().partition(" ")
                found[name] = int(cost), ELEMENTS.get(element, element), bool(elite)
    return found


@rule(
    "BK-23.11",
    "BK-23.12",
    "BK-23.13",
    "BK-23.14",
    "BK-23.15",
    "BK-23.16",
    "BK-23.17",
    "BK-23.18",
    "BK-23.19",
    "BK-23.20",
    "BK-23.21",
    "BK-23.22",
    "BK-23.23",
    "BK-23.24",
    "BK-23.25",
    "BK-23.26",
    "BK-23.27",
    "BK-23.28",
    "BK-23.29",
    "BK-23.30",
    "BK-23.31",
    "BK-23.32",
    "BK-23.33",
    "BK-23.34",
    "BK-23.35",
    "BK-23.36",
    "BK-23.37",
    "BK-23.38",
    "BK-23.39",
    "BK-23.40",
    "BK-23.41",
    "BK-23.42",
    "BK-23.43",
    "BK-23.44",
    "BK-23.45",
    "BK-23.46",
    "BK-23.47",
    "BK-23.48",
    "BK-23.49",
    "BK-23.50",
    "BK-23.51",
    "BK-23.52",
    "BK-23.53",
    "BK-23.54",
    "BK-23.55",
    "BK-23.56",
    "BK-23.57",
    "BK-23.58",
    "BK-23.59",
    "BK-23.60",
    "BK-23.61",
    "BK-23.62",
    "BK-23.63",
    "BK-23.64",
    "BK-23.65",
    "BK-23.66",
    "BK-23.67",
    "BK-23.68",
    "BK-23.69",
    "BK-23.70",
)
def test_names_costs_and_elements_are_those_of_the_lists():
    listed = book()
    assert len(listed) == 60
    ours = {WRITERS["ru"].name(card): card.body for card in CARDS.values()}
    assert set(ours) == set(listed)
    for name, body in ours.items():
        assert (body.cost, body.realm, body.elite) == listed[name]


@ruling("BK-23.59", "BK-23.60", "BK-23.61", "BK-23.62", "BK-23.67", "BK-23.68", "BK-23.69")
def test_where_the_lists_leave_the_class_open_half_of_the_darkness_and_the_dearest_are_elite():
    names = "Немой гуль", "Созерцатель", "Судья", "Частный сыщик", "Тестер"
    listed = book()
    assert all(listed[name][2] for name in names)
    assert not listed["Дискомумия"][2] and not listed["Игорь"][2]


@rule("BK-1.3", "BK-1.4")
def test_each_deck_has_thirty_cards_nine_nine_four_and_eight_by_element():
    decks = library("kub").decks
    assert {card for deck in decks.values() for card in deck} == set(CARDS)
    for deck in decks.values():
        realms = [CARDS[card].body.realm for card in deck]
        assert sorted(realms.count(realm) for realm in set(realms)) == [4, 8, 9, 9]
        assert set(deck.values()) == {1}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_scenario(card):
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob("test_*.py")]
    name = rf"^def test_{card.replace('-', '_')}_"
    assert any(re.search(name, text, re.MULTILINE) for text in texts)


def test_cards_cost_what_they_are_worth_but_one_who_is_beyond_price():
    assert [warning.card for warning in lint.check(tuple(CARDS.values()))] == ["sorcerers-waifu"]


@pytest.mark.parametrize("lang", WRITERS)
def test_every_card_and_marker_has_a_name_and_every_card_a_line_of_flavour(lang):
    phrases = WRITERS[lang].phrases
    for card in CARDS.values():
        assert phrases.has(f"berserk-card-{card.id}") and phrases.has(f"berserk-flavour-{card.id}")
        for marker in card.markers:
            assert phrases.has(f"berserk-marker-{marker.name}")
    assert len({WRITERS[lang].name(card) for card in CARDS.values()}) == len(CARDS)
    text = (SET / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^berserk-(?:card|flavour)-(\S+) =", text, re.MULTILINE)) == set(CARDS)


@pytest.mark.parametrize("lang", WRITERS)
def test_every_card_can_be_read(lang):
    writer = WRITERS[lang]
    for card in CARDS.values():
        for line in [writer.name(card), *writer.keywords(card), *writer.lines(card)]:
            assert line and "{" not in line and "berserk-" not in line
    assert writer.phrases.errors == []


def test_french_has_its_spaces():
    text = (SET / "locale" / "fr.ftl").read_text(encoding="utf-8")
    assert not re.search(r"[^\u00a0\u202f][?!;»]|[^\u00a0]:", text)
    assert not re.search(r"«[^\u00a0]", text)
