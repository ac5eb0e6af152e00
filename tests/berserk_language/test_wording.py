"""The texts of all cards that are shipped read as the rulebook does, in three languages."""

import re
from collections import Counter
from functools import cache

import pytest

from berserk_language.table import LANGUAGES, say
from holmgang import packs
from holmgang.games.berserk.abilities import load_cards, tree
from holmgang.games.berserk.abilities.text import CardText

SETS = ("realms", "kub")

STRANGE = {
    "ru": r"пусть |, где |не больше, чем \d|не меньше, чем|по желанию|имеет особенность"
    r"|\((средний|сильный|слабый)|отравление \d|ввести в|какая-либо|вызвавш|на расстоянии до"
    r"|в этом ходу|эт(а|ой|у) карт\w+[^.]*, эт(а|ой|у) карт|неверно, что|\b1 раз",
    "en": r"let [A-F] be|, where |of this card is|from all attacks$|next to this card (for|and|get)"
    r"|other than this card|if you like|at will|card [A-F]\b|casts? a die|that card"
    r"|the card (concerned|that did it)|only if|it is not true",
    "fr": r"soit [A-F]\b|, où |à l’état|frappe|en alerte|loin de|pour toutes les attaques"
    r"|si vous le souhaitez|à volonté|carte [A-F]\b|maîtrise|maladroit|allonge|pioche|rangée"
    r"|relocalis|jette|1 fois|il est faux|concernée",
}
"""Shapes that a program writes and a person does not."""


@cache
def cards(name: str) -> tuple[tree.Card, ...]:
    (found,) = load_cards.load_sets([packs.folder("berserk", name)])
    return found.cards


@cache
def texts(lang: str) -> dict[str, list[str]]:
    """Every card with its lines."""
    found: dict[str, list[str]] = {}
    for name in SETS:
        writer = CardText(lang, [packs.folder("berserk", name)])
        found |= {card.id: writer.lines(card) for card in cards(name)}
        assert writer.phrases.errors == []
    return found


def figures(text: str) -> Counter[str]:
    """The numbers of a text; "once" and "deux" are as good as 1 and 2."""
    words = {
        "1": r"\b(один раз|once|une fois)\b",
        "2": r"\b(дважды|twice|deux)\b",
    }
    for digit, pattern in words.items():
        text = re.sub(pattern, digit, text, flags=re.IGNORECASE)
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_speaks_like_a_program(lang: str) -> None:
    assert len(texts(lang)) == 192
    found = [
        f"{id}: {line}"
        for id, lines in texts(lang).items()
        for line in lines
        if re.search(STRANGE[lang], line)
    ]
    assert found == []


@pytest.mark.parametrize("lang", ["ru", "fr"])
def test_the_three_languages_tell_the_same_figures(lang: str) -> None:
    for id, lines in texts(lang).items():
        told = [figures(line) for line in lines]
        assert told == [figures(line) for line in texts("en")[id]], id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_of_an_amount_is_told(lang: str) -> None:
    """A number in the tree that no pattern shows would be lost in silence."""
    for name in SETS:
        for card in cards(name):
            for ability, line in zip(card.abilities, texts(lang)[card.id], strict=True):
                numbers = [n.n for n in tree.walk(ability) if isinstance(n, tree.Number)]
                told = figures(line)
                assert all(str(abs(n)) in told or abs(n) <= 1 for n in numbers), card.id


OPTIONS = {
    "saleswoman": {
        "en": "the opponent chooses — heal it for 1 and exhaust it, or wound it for 2.",
        "ru": "по выбору противника — либо излечить его на 1 и закрыть его, либо ранить его на 2.",
        "fr": "au choix de l’adversaire — la soigner de 1 et l’épuiser,"
        " ou lui infliger 2 blessures.",
    },
    "pickup-elf": {
        "en": "relocate it to an unoccupied square left or right of it.",
        "ru": "переместить его на свободную клетку слева или справа от него.",
        "fr": "la déplacer sur une case libre à\u00a0sa\u00a0gauche ou à\u00a0sa\u00a0droite.",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", OPTIONS)
def test_a_choice_tells_as_many_options_as_it_has(id: str, lang: str) -> None:
    line, *_ = texts(lang)[id]
    assert line.split("; ", 1)[-1].split("\u00a0; ")[-1].endswith(OPTIONS[id][lang])


SENTENCES = [
    ("on: {hit: {by: self, attack: throw, strength: [medium, strong]}, do: {open: self}}",
     "При среднем или сильном метании: открыться."),
    ("on: {hit: {target: self, attack: melee}, do: {damage: {to: attacker, n: 1}}}",
     "При ближней атаке по этой карте: ранить атакующего на 1."),
    ("static: {for: host, give: [{kw: armor 1}, {kw: attack 1}]}",
     "Хозяин получает броню 1 и опыт в атаке 1."),
    ("static: {give: {power: {attack: strike, n: 'min(3, stat(self, chips))'}}}",
     "+1 к простому удару за каждую фишку, но не больше +3."),
    ("rule: {forbid: {relocate: {by: enemy.card}}}",
     "Карты противника не могут переместить эту карту."),
    ("act: {type: spell, pay: tap, do: {tap: {pick: 'enemy.creature within(self, 3)'}}}",
     "Закрыться: заклинание, дальность 3 — закрыть существо противника."),
    ("act: {pay: tap, do: [{let: {card: {pick: enemy.creature}, as: $a}}, "
     "{let: {card: {pick: mine.creature}, as: $b}}, {swap: {what: $a, with: $b}}]}",
     "Закрыться: выбрать существо противника (A), выбрать ваше существо (B) "
     "и поменять местами карту A и карту B."),
    ("act: {pay: tap, do: [{bless: {pick: mine.artifact}}, {cleanse: {to: it, of: curse}}]}",
     "Закрыться: благословить ваш артефакт и снять с него проклятие."),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "text"), SENTENCES)
def test_russian_says_it_as_the_book_does(ability: str, text: str) -> None:
    assert say(ability, "ru") == text


def test_this_card_is_called_so_where_it_could_be_another() -> None:
    control = "{to: {pick: enemy.creature}, until: 'while(is(self, tapped))'}"
    text = say(f"act: {{pay: tap, do: {{control: {control}}}}}")
    assert text.endswith("as long as this card is exhausted.")
    died = "on: {died: {card: enemy.creature}, if: 'is(self, tapped)', do: {open: self}}"
    assert say(died) == "When an enemy creature dies, if this card is exhausted: become alert."


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (
            "on: {moved: {card: enemy.creature adj(self)}, do: {heal: {to: self, n: 1}}}",
            {
                "en": "When an enemy creature moves next to this card: heal 1.",
                "ru": "При движении существа противника на клетку рядом с этой картой: излечиться на 1.",
                "fr": "Quand une créature adverse bouge vers une case à côté de cette carte : se soigner de 1.",
            },
        ),
        (
            "on: {rolled: {by: enemy.creature}, do: {heal: {to: self, n: 1}}}",
            {
                "en": "When an enemy creature rolls a die in attack or defence: heal 1.",
                "ru": "Когда существо противника бросает кубик в атаке или защите: излечиться на 1.",
                "fr": "Quand une créature adverse lance un dé en attaque ou en défense : se soigner de 1.",
            },
        ),
        (
            "act: {pay: tap, do: {step: {what: self, n: 1}}}",
            {
                "en": "Exhaust: move up to 1 square.",
                "ru": "Закрыться: передвинуться не более чем на 1 клетку.",
                "fr": "S’épuiser : bouger d’au plus 1 case.",
            },
        ),
    ],
)
def test_a_text_says_where_a_mover_is_which_dice_count_and_that_steps_are_free(
    ability: str, said: dict[str, str]
) -> None:
    assert {
        lang: say(ability, lang).replace("\u00a0", " ").replace("\u202f", " ") for lang in LANGUAGES
    } == said
