"""Words that native readers accept: whom they speak to, how they ask, and one name for a thing."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from webwords import web_text

import holmgang
from holmgang import bots, games, packs, texts
from holmgang.games.registration import LEVELS
from holmgang.packs.rules import rules
from holmgang.server.errors import Declined
from holmgang.texts import LANGUAGES, Texts

SOURCE = Path(holmgang.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language by its id, those of packs of cards too."""
    files = [*(texts.ROOT / lang).glob("*.ftl"), *packs.ROOT.glob(f"**/{lang}.ftl")]
    found: dict[str, ftl.Message] = {}
    for path in files:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = entry
    return found


def source(message: ftl.Message) -> str:
    return FluentSerializer().serialize_entry(message)


class Sentences(Visitor):
    """The branches of a pattern as a reader sees them, `…` for what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 - the library's name
        self.found.append("".join(seen(element) for element in node.elements))
        self.generic_visit(node)


def seen(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return str(element.value)
    inside = element.expression
    return str(inside.parse()["value"]) if isinstance(inside, ftl.StringLiteral) else "…"


def sentences(message: ftl.Message) -> list[str]:
    visitor = Sentences()
    visitor.visit(message)
    return visitor.found


def everything(lang: str) -> Iterator[tuple[str, str]]:
    for id, message in messages(lang).items():
        for sentence in sentences(message):
            yield id, sentence


def prompts(lang: str) -> list[tuple[str, str]]:
    return [(id, words) for id, words in everything(lang) if re.match(r"[a-z]+-ask-", id)]


# To whom it is said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_line_about_a_player_says_you_to_that_player(lang: str) -> None:
    """What is hidden from a viewer is never about that viewer."""
    told = {
        id: source(message)
        for id, message in messages(lang).items()
        if re.match(r"[a-z]+-event-", id) and not id.endswith("-hidden")
    }
    about_one = {id: text for id, text in told.items() if re.search(r"\$seat\b", text)}
    assert [id for id, text in about_one.items() if "$who ->" not in text] == []


PROMISE = {
    "en": "You promise 3 tricks.",
    "ru": "Вы обещаете 3 взятки.",
    "fr": "Vous promettez 3 plis.",
}
NOTHING = {
    "en": "You draw nothing.",
    "ru": "Вы ничего не добираете.",
    "fr": "Vous ne piochez rien.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_promise_is_ours(lang: str) -> None:
    told = {"event": "number", "seat": 1, "number": 3}
    assert Texts(lang, "berzerka").event(told, ["Anna", "Zoë", "Olaf"], 1) == PROMISE[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_draws_no_card_draws_nothing(lang: str) -> None:
    told = {"event": "drew", "seat": 0, "cards": []}
    assert Texts(lang, "berzerka").event(told, ["Anna", "Zoë", "Olaf"], 0) == NOTHING[lang]


SIDE = {
    "en": "You play Berserkers.",
    "ru": "Ваша сторона: Берсеркеры.",
    "fr": "Votre camp\u00a0: Berserkers.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_side_need_not_be_a_colour(lang: str) -> None:
    texts = Texts(lang, "berserkers")
    assert texts("play-you-are", colour=texts.word("colour", "berserkers")) == SIDE[lang]


PRICE = {"en": "Rest (1 gold)", "ru": "Отдых (1 золотой)", "fr": "Repos (1 pièce d’or)"}
UNUSED = {
    "en": "checkpoint not kept yet",
    "ru": "контрольная точка не отмечена",
    "fr": "point de reprise à poser",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_berserkers_speaks_in_sentences(lang: str) -> None:
    words = Texts(lang, "berserkers")
    rest = words.word("deed", "rest")
    assert words("berserkers-label-price", deed=rest, count=1) == PRICE[lang]
    checkpoint = words("berserkers-label-checkpoint")
    assert f"{checkpoint} {words.word('checkpoint', 'free')}" == UNUSED[lang]


# Questions

OF_FACT = {
    "en": r"\b(is|are) [a-z ]*\w+(ed|lit|slain|wn)\?",
    "ru": r"^Котор|\b[Кк]отор(ый|ого|ому|ая|ую) \w+\?|начнут",
    "fr": r"\b(est|sont)(-\w+)? \w+(é|ée|és|ées)\s?\?",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_prompt_asks_for_a_choice_not_for_a_fact(lang: str) -> None:
    assert [(id, words) for id, words in prompts(lang) if re.search(OF_FACT[lang], words)] == []


# One name for a thing

WRONG = {
    "en": {},
    "ru": {
        r"[Чч]естн\w+ случа": "проверка честности",
        r"сто(ит|ить) (на )?\d+ очк": "приносит",
        r"\b[Кк]отор(ый|ого|ому) (берсеркер|всадник)": "какой",
        r"\bлишн(яя|ие|их) жизн": "дополнительная жизнь",
        r"\bмонет": "золотой",
        r"\bкладёт старшего": "кладёт козырь старше",
        r"победа сто": "победа приносит",
        r"\bрукопашн\w+ атак": "ближняя атака",
        r"\b[Вв]оплощени": "инкарнация",
        r"\[laar\] (Воскресить|Призвать)": "возродить, вызвать",
        r"^(Пропустить|Пропускать)": "пас",
        r"[Пп]однять тьму": "рассеять тьму",
    },
    "fr": {
        r"\b[Rr]obots?\b": "bot",
        r"\b[Hh]asard honnête": "hasard équitable",
        r"\borques\b(?! )": "orcs",
        r"jeux? de levées": "jeu de plis",
        r"\brunes?\b": "jeton",
        r"[Aa]guerri": "confirmé",
        r"Forces obscures": "Ténèbres",
        r"[Aa]chèvement": "mise à mort",
        r"\brégulière": "ordinaire",
        r"aucun Berserker ne doit être là": "il n’est pas nécessaire qu’un Berserker soit là",
    },
}


def said(lang: str) -> Iterator[tuple[str, str]]:
    """All sentences of messages and rules; the names of cards are names."""
    yield from (one for one in everything(lang) if not re.match("berserk-(card|flavour)-", one[0]))
    for game in games.GAMES:
        yield from ((rule.id, rule.text) for rule in rules(game, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_name_for_a_thing(lang: str) -> None:
    assert [
        (id, words, right)
        for id, words in said(lang)
        for wrong, right in WRONG[lang].items()
        if re.search(wrong, words)
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_has_one_name(lang: str) -> None:
    for level in LEVELS:
        assert Texts(lang)(f"bot-level-{level}") == web_text(lang, f"web-level-{level}")


# Names cannot be declined

NAME = r"\{ \$(seat|player|name|names-\d|card|creature|contract|strategy|item|user) "
BENT = {
    "ru": rf"\b(на|по|от|у|с|к|для|из|без|картой|карте) {NAME}",
    "fr": rf"\b([Dd]e|[Qq]ue) {NAME}",
}


@pytest.mark.parametrize("lang", BENT)
def test_no_word_before_a_name_asks_for_another_form_of_it(lang: str) -> None:
    """French would say d’Anna, Russian картой на Тролле: a name stands as it is."""
    bent = {id for id, message in messages(lang).items() if re.search(BENT[lang], source(message))}
    letters = {"berserk-ref-var"}  # card A, card B
    assert bent - letters == set()


@pytest.mark.parametrize("lang", BENT)
def test_what_a_card_does_names_it_after_a_colon(lang: str) -> None:
    """The browser puts the names of cards where the terminal puts squares."""
    acts = {id: source(m) for id, m in messages(lang).items() if id.startswith("berserk-action-")}
    cards = {id: text for id, text in acts.items() if re.search(r"\$(at|from)\b", text)}
    assert len(cards) > 7
    squares = {"berserk-action-place"}
    wrong = [id for id, text in cards.items() if not re.search(r": \{ \$(at|from) ", text)]
    assert set(wrong) == squares


# Bots


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_of_one_game_are_told_apart_and_described(lang: str) -> None:
    for game in games.GAMES:
        words = Texts(lang, game)
        ids = [f"bot-{name}" for name in bots.names(game)]
        assert len({words(id) for id in ids}) == len(ids)
        assert all(words.attribute(id, "text") for id in ids)


def test_each_bot_is_described_by_what_it_does() -> None:
    assert "enemies" in Texts("en", "berserkers").attribute("bot-planner", "text")
    assert "opponent" in Texts("en", "berserk").attribute("bot-search", "text")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_bot_declines_where_there_is_none(lang: str) -> None:
    words = Texts(lang)
    bot = {"en": "bot", "ru": "Бот", "fr": "bot"}[lang]
    assert bot in words.error(Declined(offer="draw"))
    assert bot not in words.error(Declined(offer="takeback"))


# Signs


def test_french_leaves_a_space_before_high_signs() -> None:
    """One that does not break, so that no line begins with the sign."""
    missing = (
        r"(?<![\u00a0\u202f?!])[?!;»]|(?<![\u00a0\u202f]):(?= |$)|«(?![\u00a0\u202f])|(?<=[\w…]) ?%"
    )
    allowed = {"berserk-deck-import-note"}
    found = [
        (id, words)
        for id, words in everything("fr")
        if re.search(missing, words) and id not in allowed
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ellipsis_follows_its_word(lang: str) -> None:
    found = [
        id
        for id, message in messages(lang).items()
        if re.search(r"[\w}»”)][ \u00a0]…", source(message)) and "lynx*2" not in source(message)
    ]
    assert found == []


def joins(path: Path) -> Iterator[str]:
    """Places where code puts a colon between two words by itself."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from re.findall(r"\$\{[^}]*\}: \$\{", text)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            for part in node.values[1:]:
                if isinstance(part, ast.Constant) and str(part.value).startswith(": "):
                    yield ast.unparse(node)


def test_code_leaves_colons_to_the_languages() -> None:
    """`Texts.pair` knows how each language writes one."""
    paths = [*(SOURCE / "cli").rglob("*.py"), *WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    assert [(path.name, join) for path in paths for join in joins(path)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pair_is_written_as_the_language_writes_it(lang: str) -> None:
    colon = "\u00a0:" if lang == "fr" else ":"
    assert Texts(lang).pair("Zodd", "3") == f"Zodd{colon} 3"
