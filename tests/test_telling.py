"""A log tells once what is alike."""

import pytest

from holmgang.texts import LANGUAGES, Texts, telling

NAMES = ["Anna", "Olaf", "Zoë", "Ivar"]


def said(game: str, told: list[dict[str, object]], lang: str = "en") -> list[str]:
    """As the player of the first seat reads it."""
    texts = Texts(lang, game, "realms" if game in ("draft", "berserk") else None)
    return [texts.event(one, NAMES, 0) for one in telling.together(game, told)]


def drew(seat: int, *strategies: str) -> list[dict[str, object]]:
    return [{"event": "drew", "seat": seat, "strategy": strategy} for strategy in strategies]


def discards(seat: int, *cards: str) -> list[dict[str, object]]:
    closed: dict[str, object] = {"event": "discarded", "seat": seat, "count": len(cards)}
    return [*({"event": "discard", "seat": seat, "card": card} for card in cards), closed]


def hidden(event: str, *seats: int) -> list[dict[str, object]]:
    return [{"event": event, "seat": seat} for seat in seats]


def test_strategy_cards_drawn_in_a_row_are_one_entry() -> None:
    told = [*drew(0, "ambush", "spy"), *hidden("drew", 1, 1, 1)]
    assert said("shieldwall", told) == [
        "You draw 2 strategy cards: Ambush, Spy.",
        "Olaf draws 3 strategy cards.",
    ]


def test_one_card_is_told_as_ever() -> None:
    told = [*drew(0, "ambush"), *hidden("drew", 1), *drew(0, "spy")]
    assert said("shieldwall", told) == [
        "You draw Ambush.",
        "Olaf draws a strategy card.",
        "You draw Spy.",
    ]


def test_discards_are_one_line_and_their_number_is_not_told_again() -> None:
    told = [*discards(0, "S2", "H3"), *hidden("discard", 1, 1), *discards(1)[-1:]]
    assert said("berzerka", told) == ["You discard 2 cards: ♠2, ♥3.", "Olaf discards 2 cards."]


def test_one_discard_is_one_line() -> None:
    assert said("berzerka", discards(0, "S2")) == ["You discard ♠2."]


def test_who_discards_nothing_is_told_of_all_the_same() -> None:
    assert said("berzerka", discards(1)) == ["Olaf keeps the hand."]


def test_discards_that_were_told_one_by_one_are_summed_up() -> None:
    """At a terminal each of one's own choices is told at once, the number at the end."""
    assert said("berzerka", discards(0, "S2", "H3")[-1:]) == ["You have discarded 2 cards."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_several_others_do_unseen_is_one_line(lang: str) -> None:
    mine: dict[str, object] = {"event": "picked", "seat": 0, "card": "lynx"}
    lines = said("draft", [mine, *hidden("picked", 1, 2, 3)], lang)
    assert len(lines) == 2
    assert all(name in lines[1] for name in NAMES[1:])


def test_what_one_may_know_is_told_apart() -> None:
    """A replay shows all that was hidden."""
    told = [one | {"card": "lynx"} for one in hidden("picked", 1, 2)]
    assert said("draft", told) == ["Olaf takes Lynx.", "Zoë takes Lynx."]


# What changed by how much

LOST = {
    "en": ["Lynx (c3) gets 2 chips.", "Lynx (c3) loses 1 chip."],
    "ru": ["Рысь (c3) получает 2 фишки.", "Рысь (c3) теряет 1 фишку."],
    "fr": ["Lynx (c3) gagne 2 jetons.", "Lynx (c3) perd 1 jeton."],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_loses_is_a_sentence_of_its_own(lang: str) -> None:
    lynx: dict[str, object] = {"seat": 0, "card": "lynx", "at": "c3"}
    told = [lynx | {"event": "chips", "count": 2}, lynx | {"event": "chips-lost", "count": 1}]
    assert said("berserk", told, lang) == LOST[lang]
