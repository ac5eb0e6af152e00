"""What lint finds, and what a card is worth."""

import pytest

from berserk_language.table import CLASSES, LANGUAGES, SAMPLES, writer
from holmgang.games.berserk.abilities import lint, load_cards, tree
from holmgang.games.berserk.abilities.budget import budget

GROUND = "- id: a\n  body: {type: ground, cost: 4, life: 8, move: 1, strike: 1-2-3}\n"


def cards(rest: str, head: str = GROUND) -> list[tree.Card]:
    return load_cards.load_text(f"{head}{rest}", CLASSES)


def codes(rest: str, head: str = GROUND) -> list[str]:
    return [warning.code for warning in lint.check(cards(rest, head))]


def ability(text: str) -> str:
    return f"  abilities:\n    - {text}\n"


@pytest.mark.parametrize(
    ("rest", "code"),
    [
        (ability("on: {hit: {by: self, attack: shot}, do: {open: self}}"), "no-such-attack"),
        (ability("on: {jumped: {card: self}, do: {open: self}}"), "no-such-move"),
        (ability("on: {drained: {card: self}, do: {open: self}}"), "no-such-move"),
        (ability("act: {pay: tap, do: {shot: {power: 1, range: 1}}}"), "out-of-reach"),
        (ability("static: {if: 1 > 2, give: {move: 1}}"), "never-true"),
        (ability("act: {pay: [tap, tap], do: {open: self}}"), "cannot-tap"),
        ("  markers: {rune: {on: card}}\n", "unused-marker"),
        ("  kw: [max_life 9]\n", "no-vampirism"),
    ],
)
def test_what_can_never_matter_is_found(rest: str, code: str) -> None:
    assert codes(rest) == [code]


@pytest.mark.parametrize(
    "rest",
    [
        ability("on: {hit: {by: self, attack: strike}, do: {open: self}}"),
        ability("on: {hit: {by: mine.creature, attack: shot}, do: {open: self}}"),
        "  kw: [jump 2]\n" + ability("on: {jumped: {card: self}, do: {open: self}}"),
        "  kw: [max_life 9, vampirism]\n",
        ability("act: {pay: tap, do: {shot: {power: 1-1-2, range: 2}}}"),
    ],
)
def test_what_can_happen_is_not_blamed(rest: str) -> None:
    assert codes(rest) == []


def test_an_attack_that_another_card_gives_is_known() -> None:
    shot = "{act: {pay: tap, do: {shot: {power: 1}}}}"
    giver = "- id: b\n  body: {type: artifact, cost: 3, life: 7}\n"
    giver += ability(f"static: {{for: mine.creature, give: {{ability: {shot}}}}}")
    trigger = ability("on: {hit: {by: self, attack: shot}, do: {open: self}}")
    assert "no-such-attack" not in codes(trigger + giver)


def test_a_price_far_from_the_figures_is_found() -> None:
    dear = GROUND.replace("cost: 4", "cost: 7")
    (warning,) = lint.check(cards("", dear))
    assert warning.code == "price"
    assert warning.say(writer("en").phrases) == "a costs 7, but its figures are worth about 3.9"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_can_be_said(lang: str) -> None:
    phrases = writer(lang).phrases
    for code in ("no-such-attack", "no-such-move", "out-of-reach", "unused-marker", "price"):
        details: dict[str, str | int] = {"text": "hit", "word": "jump", "n": 1, "marker": "rune"}
        prices: dict[str, str | int] = {"cost": 3, "budget": "5.0"}
        assert "berserk-" not in lint.Warning(code, "a", 3, details | prices).say(phrases)
    for code in ("no-vampirism", "never-true", "cannot-tap"):
        assert "berserk-" not in lint.Warning(code, "a", 3, {"text": "1 > 2"}).say(phrases)
    assert phrases.errors == []


def test_the_samples_are_clean() -> None:
    (samples,) = load_cards.load_sets([SAMPLES])
    assert lint.check(samples.cards) == []


def worth(rest: str) -> float:
    (card,) = cards(rest)
    return round(budget(card), 2)


def test_a_body_is_worth_its_life_and_its_strike() -> None:
    """0.6 + 0.32 a life + 0.45 of the mean strike, 1/2 + 2/3 + 3/6."""
    assert worth("") == round(0.6 + 0.32 * 8 + 0.45 * (1 / 2 + 2 / 3 + 3 / 6), 2)


@pytest.mark.parametrize(
    ("rest", "more"),
    [
        ("  kw: [armor 2]\n", 0.5),
        ("  kw: [protect flyers]\n", 0.55),
        ("  kw: [attack 1, regen 1]\n", 0.2),
        ("  kw: [vampirism, teleport]\n", 0.55),
        ("  kw: [clumsy]\n", -0.6),
        ("  kw: [horde]\n", -0.3),
        (ability("act: {pay: tap, do: {shot: {power: 2, range: 3}}}"), 0.4),
        (ability("act: {pay: tap, do: {blast: {power: 2}}}"), 0.75),
        (ability("act: {pay: [tap, {chips: 1}], do: {blast: {power: 2}}}"), 1.15),
        (ability("act: {pay: tap, do: {heal: {to: self, n: 2}}}"), 0.5),
        (ability("act: {pay: tap, instant: true, do: {open: self}}"), 0.5),
        (ability("static: {give: {take: {attack: strike, by: -1}}}"), 0.5),
        (ability("static: {give: {times: {attack: strike, n: 2}}}"), 1.1),
        (ability("fury: {n: 3, do: {open: self}}"), -0.2),
        (ability("act: {pay: tap, do: {shot: {power: 1, range: 3, times: 2}}}"), 1.2),
    ],
)
def test_keywords_and_abilities_have_their_price(rest: str, more: float) -> None:
    assert round(worth(rest) - worth(""), 2) == more
