"""The rules as texts: complete, alike in all languages, and true to the pack."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rulebook import ruling

from holmgang.core.errors import ContentError, UnknownGame
from holmgang.games import GAMES
from holmgang.games.berserk.abilities.load_cards import load_sets
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.shieldwall import content
from holmgang.packs import ROOT, base_game, data_home, folder
from holmgang.packs.rules import ENTRY, Rule, find, read, rules
from holmgang.packs.source import Source
from holmgang.texts import LANGUAGES, Texts

FOREIGN = [lang for lang in LANGUAGES if lang != "en"]
BOOKS = [game_id for game_id in GAMES if not base_game(game_id)]
TABLES = content.load("standard")

IDS_BY_TOPIC = {
    "SW-CMP": 6,
    "SW-SET": 6,
    "SW-SEQ": 1,
    "SW-WPN": 3,
    "SW-STR": 20,
    "SW-FRC": 4,
    "SW-PTS": 5,
    "SW-RES": 6,
    "SW-UNI": 9,
    "SW-RUN": 7,
    "SW-END": 4,
    "SW-INV": 4,
    "SW-INFO": 1,
    "SW-DEC": 1,
    "SW-DAT": 5,
    "SW-UNT": 4,
    "SW-TIM": 24,
}


def book(lang: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules("shieldwall", lang)}


def path(lang: str, game_id: str = "shieldwall") -> Path:
    return ROOT / game_id / "rules" / f"{lang}.md"


# All of them are there


def test_every_rule_of_the_index_is_there() -> None:
    topics = [id.rpartition("-")[0] for id in book("en")]
    assert {topic: topics.count(topic) for topic in topics} == IDS_BY_TOPIC
    assert len(topics) == 110


def test_the_numbers_of_a_topic_have_no_gap() -> None:
    expected = {"SW-SEQ-00"} | {f"SW-STR-{letter}" for letter in "ABCDE"}
    for topic, count in IDS_BY_TOPIC.items():
        width = 1 if topic == "SW-UNT" else 2
        count -= {"SW-SEQ": 1, "SW-STR": 5}.get(topic, 0)
        expected |= {f"{topic}-{number:0{width}}" for number in range(1, count + 1)}
    assert set(book("en")) == expected


def test_rulings_and_reconstructions_are_told_from_the_book() -> None:
    english = book("en").values()
    ours = {rule.id for rule in english if rule.is_ruling}
    parts = {rule.id for rule in english if rule.has_ruling} - ours
    assert {id for id in ours if not id.startswith("SW-TIM")} == {
        "SW-STR-E",
        "SW-FRC-03",
        *(f"SW-UNI-0{n}" for n in range(5, 10)),
        *(f"SW-RUN-0{n}" for n in range(5, 8)),
        *(f"SW-END-0{n}" for n in range(2, 5)),
    }
    assert sum(id.startswith("SW-TIM") for id in ours) == 24
    assert parts == {
        *("SW-CMP-04", "SW-CMP-06", "SW-SET-01", "SW-SET-06", "SW-SEQ-00"),
        *("SW-STR-A", "SW-FRC-04", "SW-RES-06"),
    }


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_its_rules_in_every_language(game_id: str, lang: str) -> None:
    assert (data_home(game_id) / "rules" / f"{lang}.md").is_file()
    assert rules(game_id, lang)


# The languages say the same

NUMBERS = {
    "en": {
        3: "three",
        4: "four",
        5: "five",
        6: "six",
        7: "seven",
        8: "eight",
        9: "nine",
        10: "ten",
        15: "fifteen",
    },
    "ru": {
        3: "три|тр[её]х|тр[её]м|тремя|трое|троих|трижды",
        4: r"четыр[её]\w*|четырьмя|четверо",
        5: "пять|пяти|пятью|пятеро",
        6: r"шесть|шести\w*|шестью",
        7: "семь|семи",
        8: "восемь|восьми",
        9: "девять|девяти",
        10: "десять|десяти",
        15: "пятнадцать|пятнадцати",
    },
    "fr": {
        3: "trois",
        4: "quatre",
        5: "cinq",
        6: "six",
        7: "sept",
        8: "huit",
        9: "neuf",
        10: "dix",
        15: "quinze",
    },
}
REFERENCE = r"[A-Z]{2}-[A-Z0-9]+[-.]\w+"
OPTION = r"`[^`]+`"


def marks(rule: Rule) -> tuple[bool, bool, bool]:
    return rule.is_ruling, rule.has_ruling, rule.is_reconstructed


def figures(text: str, lang: str) -> list[int]:
    """All numbers of a text in digits and, from three on, in words."""
    text = re.sub(OPTION, "", text)
    found = [int(digits) for digits in re.findall(r"\d+", text)]
    for number, words in NUMBERS[lang].items():
        found += [number] * len(re.findall(rf"\b(?:{words})\b", text, re.IGNORECASE))
    return sorted(found)


def outline(rule: Rule) -> list[tuple[bool, bool]]:
    """Paragraph by paragraph: does it open with a mark, is it an item of a list."""
    parts = re.split(r"\n+", rule.text)
    return [(part.startswith("*("), bool(re.match(r"- |\d+\. |\|", part))) for part in parts]


def traits(rule: Rule, lang: str) -> tuple[object, ...]:
    """What a translation keeps."""
    return (
        rule.section.split(".")[0],
        marks(rule),
        figures(rule.text, lang),
        sorted(re.findall(REFERENCE, rule.text)),
        re.findall(OPTION, rule.text),
        sorted(re.findall(r"\[(?:realms|laar)\]", rule.text)),
        outline(rule),
    )


def differences(theirs: list[Rule], ours: list[Rule], lang: str) -> list[str]:
    """The rules of which a translation says something else than the English."""
    known = {rule.id: traits(rule, "en") for rule in ours}
    told = {rule.id: traits(rule, lang) for rule in theirs}
    if list(told) != list(known):
        return sorted(set(told) ^ set(known)) or ["order"]
    return [id for id, trait in told.items() if trait != known[id]]


@pytest.mark.parametrize("game_id", BOOKS)
@pytest.mark.parametrize("lang", FOREIGN)
def test_every_language_says_the_same(game_id: str, lang: str) -> None:
    assert differences(rules(game_id, lang), rules(game_id, "en"), lang) == []


FLAWS = {
    "another figure": ("BR-SET-07", "12", "11"),
    "another figure in words": ("BR-REQ-4a", "Три", "Две"),
    "a figure less": ("BR-REQ-13", "3, 2 и 1; ", ""),
    "another reference": ("BR-P1-01", "BR-ORC-05", "BR-ORC-04"),
    "an option less": ("BR-TRN-02", " (`turns=0`)", ""),
    "a mark less": ("BR-ACT-10", "*(толкование)* ", ""),
    "a paragraph less": ("BR-SET-06", "\n\n", " "),
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_translation_that_says_something_else_is_noticed(flaw: str, tmp_path: Path) -> None:
    id, right, wrong = FLAWS[flaw]
    before, head, after = (
        path("ru", "berserkers").read_text(encoding="utf-8").partition(f"**{id}** ")
    )
    spoilt = tmp_path / "ru.md"
    spoilt.write_text(before + head + after.replace(right, wrong, 1), encoding="utf-8")
    assert differences(list(read(spoilt)), rules("berserkers", "en"), "ru") == [id]


@pytest.mark.parametrize("game_id", BOOKS)
@pytest.mark.parametrize("lang", FOREIGN)
def test_a_rule_that_a_translation_drops_or_adds_is_noticed(game_id: str, lang: str) -> None:
    ours, theirs = rules(game_id, "en"), rules(game_id, lang)
    for place in (0, len(theirs) // 2, len(theirs) - 1):
        lacking = theirs[:place] + theirs[place + 1 :]
        assert differences(lacking, ours, lang) == [theirs[place].id]
        assert differences(theirs, ours[:place] + ours[place + 1 :], lang) == [theirs[place].id]
    assert differences(theirs[::-1], ours, lang) == ["order"]


def misprints(text: str, lang: str) -> Iterator[str]:
    """A text with each of its figures changed in turn, in digits and in words."""
    for digits in re.finditer(r"\d+", text):
        yield text[: digits.start()] + str(int(digits[0]) + 1) + text[digits.end() :]
    for words in NUMBERS[lang].values():
        for word in re.finditer(rf"\b(?:{words})\b", text, re.IGNORECASE):
            yield text[: word.start()] + text[word.end() :]


@pytest.mark.parametrize("game_id", BOOKS)
@pytest.mark.parametrize("lang", FOREIGN)
def test_every_figure_of_a_translation_counts(game_id: str, lang: str) -> None:
    count = 0
    for rule in rules(game_id, lang):
        right = traits(rule, lang)
        for text in misprints(rule.text, lang):
            count += 1
            assert traits(msgspec.structs.replace(rule, text=text), lang) != right, (rule.id, text)
    assert count > 150


@pytest.mark.parametrize("game_id", BOOKS)
@pytest.mark.parametrize("lang", FOREIGN)
def test_nothing_is_left_untranslated(game_id: str, lang: str) -> None:
    english = set(path("en", game_id).read_text(encoding="utf-8").splitlines()) - {""}
    theirs = path(lang, game_id).read_text(encoding="utf-8").splitlines()
    alike = r"---|editions: .*|## .*|\s*\|[-|]+|\s*\|( [\d\W]+ \|| \S+ \|)+"
    assert [line for line in theirs if line in english and not re.fullmatch(alike, line)] == []
    words = {"ru": r"[A-Za-z]{4,}", "fr": r"\b(?:the|and|card|player|example|trick)\b"}[lang]
    for rule in rules(game_id, lang):
        text = re.sub(rf"{REFERENCE}|{OPTION}|\[\w+\]", "", rule.section + rule.text)
        assert re.findall(words, text, re.IGNORECASE) == [], rule.id


@pytest.mark.parametrize("game_id", BOOKS)
def test_french_spaces_before_high_punctuation_do_not_break(game_id: str) -> None:
    text = path("fr", game_id).read_text(encoding="utf-8").split("---\n", 2)[2]
    assert re.findall(r" [:;!?»]|« |'|(?<![\u00a0\n|-]):(?=[ \n])", text) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere_and_marks_open_their_paragraph(lang: str) -> None:
    known = book(lang)
    for rule in known.values():
        assert set(re.findall(r"SW-[A-Z]+-\w+", rule.text)) <= set(known), rule.id
        assert len(re.findall(r"^\*\(", rule.text, re.MULTILINE)) == rule.text.count("*("), rule.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_for_players(lang: str) -> None:
    text = path(lang).read_text(encoding="utf-8")
    jargon = r"\b(GAP|TV|OCR|TODO|FIXME|txt|engine|seeded|self-play|att|def)\b|\([RXK]\)|→|[≤∩§]"
    assert re.findall(jargon, text) == []


# The texts agree with the pack


@ruling("SW-DAT-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_table_is_that_of_the_pack(lang: str) -> None:
    row = r"(?<=\| )(\w\d) \| (\d)/(\d) \| (\d)/(\d)(?= \|)"
    printed = {
        card: list(map(int, figures))
        for card, *figures in re.findall(row, book(lang)["SW-DAT-01"].text)
    }
    width = len(TABLES.cards)
    assert TABLES.weapons == ["swords", "bows"]
    assert printed == {
        name: [TABLES.power[i], TABLES.extra[i], TABLES.power[width + i], TABLES.extra[width + i]]
        for i, name in enumerate(TABLES.cards[: TABLES.battle_cards])
    }


@ruling("SW-DAT-02", "SW-DAT-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_strategy_and_unit_of_the_pack_has_its_rule(lang: str) -> None:
    texts = Texts(lang, "shieldwall")
    names = {f"SW-STR-{i:02}": ("strategy", s) for i, s in enumerate(TABLES.strategies, 1)}
    units = TABLES.cards[TABLES.battle_cards :]
    names |= {f"SW-UNT-{i}": ("card", unit) for i, unit in enumerate(units, 1)}
    assert len(names) == 19
    for id, (key, value) in names.items():
        printed = re.findall(r"\*\*(.+?)\.\*\*", book(lang)[id].text)
        assert printed == [texts.word(key, value)], id


def test_the_rules_name_the_bonuses_and_numbers_of_the_pack() -> None:
    english = book("en")
    for i, bonus in enumerate(TABLES.bonus):
        points = bonus + TABLES.ambush[i]
        printed = re.findall(r"\+(\d+) points?", english[f"SW-STR-{i + 1:02}"].text)
        assert printed == ([str(points)] if points else [])
    copies = re.search(r"(\d+) copies", english["SW-DAT-03"].text)
    assert copies is not None
    assert set(TABLES.copies) == {int(copies[1])}
    assert f"{sum(TABLES.copies)} cards" in english["SW-CMP-03"].text
    deck = f"{TABLES.battle_cards} battle cards and {len(TABLES.cards) - TABLES.battle_cards} "
    assert deck in english["SW-DAT-01"].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_the_pack_calls_reconstructed_is_marked_so(lang: str) -> None:
    source = Source(ROOT / "shieldwall" / "standard" / "pack.yaml")
    pack = source.read(content.Pack)
    for i, strategy in enumerate(pack.strategies, 1):
        rule = book(lang)[f"SW-STR-{i:02}"]
        assert rule.is_reconstructed == (strategy.source == "reconstructed")
    for i, unit in enumerate(pack.units, 1):
        assert book(lang)[f"SW-UNT-{i}"].is_reconstructed == (unit.source == "reconstructed")


KUB = folder("berserk", "kub")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_berserk_call_cards_as_the_cards_do(lang: str) -> None:
    words = CardText(lang, [KUB])
    (cards,) = load_sets([KUB])
    prices = {words.name(card): card.body.cost for card in cards.cards}
    told = {rule.id: rule.text for rule in rules("berserk", lang)}
    listed = [told[f"BK-23.{number}"] for number in range(11, 71)]
    lines = re.findall(r"\[laar\] ([^(\n]+?)(?: \(.+?\))?\s?: (\d+)", "\n".join(listed))
    assert {name: int(cost) for name, cost in lines} == prices
    for id in ("BK-23.1", "BK-23.2"):
        army = re.split("отряд: |the army |l’armée\u00a0: ", told[id])[1].split(".")[0]
        assert set(army.split(", ")) <= set(prices), id


# Reading and finding


def ids(found: list[Rule]) -> list[str]:
    return [rule.id for rule in found]


def test_a_rule_keeps_all_its_parts() -> None:
    rule = book("en")["SW-SET-06"]
    assert rule.section == "2. Setup"
    assert rule.text == (
        "The players agree who attacks first.\n\n*(ruling)* If they do not, chance decides."
    )
    assert not rule.is_ruling
    assert rule.has_ruling


def test_a_language_without_a_file_falls_back_to_english() -> None:
    assert rules("shieldwall", "de") == rules("shieldwall", "en")
    assert rules("shieldwall", "../fr") == rules("shieldwall", "en")
    assert rules("shieldwall", "fr-CA") == rules("shieldwall", "fr") != rules("shieldwall", "en")
    assert rules("shieldwall", "ru_RU.UTF-8") == rules("shieldwall", "ru")


@pytest.mark.parametrize("game_id", ["chess", "", "../packs/shieldwall", "shieldwall/standard"])
def test_an_unknown_game_is_refused(game_id: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        rules(game_id, "en")
    known = ", ".join(sorted(path.parent.name for path in ROOT.glob("*/rules")))
    assert caught.value.details == {"game": game_id, "known": known}


def test_a_caller_cannot_spoil_the_rules_of_others() -> None:
    rules("shieldwall", "en").clear()
    assert len(rules("shieldwall", "en")) == 110


def test_rules_can_be_sent_as_json() -> None:
    sent = msgspec.json.encode(rules("shieldwall", "ru"))
    assert msgspec.json.decode(sent, type=list[Rule]) == rules("shieldwall", "ru")


@pytest.mark.parametrize(
    ("lang", "query", "expected"),
    [
        ("en", "SW-RES-06", ["SW-RES-06"]),
        ("ru", " sw-res-06 ", ["SW-RES-06"]),
        ("en", "sw-str-a", ["SW-STR-A"]),
        ("en", "SW-WPN", ["SW-WPN-01", "SW-WPN-02", "SW-WPN-03"]),
        ("en", "sw-tim-2", [f"SW-TIM-2{n}" for n in range(5)]),
        ("en", "RUN 1000", []),
        ("en", "1000 rounds", ["SW-END-04"]),
        ("en", "ROUNDS draw undecided", []),
        ("en", "countermand special", ["SW-TIM-07"]),
        ("ru", "засада", ["SW-STR-07", "SW-DAT-05", "SW-TIM-09"]),
        ("ru", "чёрного красного двух", ["SW-CMP-01"]),
        ("ru", "черного красного двух", ["SW-CMP-01"]),
        ("fr", "epees L'ADVERSAIRE doit", ["SW-STR-06"]),
        ("en", "?!", []),
    ],
)
def test_rules_are_found_by_id_by_its_beginning_or_by_words(
    lang: str, query: str, expected: list[str]
) -> None:
    assert ids(find("shieldwall", lang, query)) == expected


def test_an_empty_query_finds_everything() -> None:
    assert find("shieldwall", "en", "  ") == rules("shieldwall", "en")


# Files that are wrong

HEAD = "---\nruling: ours\nreconstructed: anew\n---\n# Title\n\nWords before.\n\n"


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    return tmp_path / "en.md"


def refusal(file: Path, text: str) -> tuple[object, object, str]:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(file)
    details = caught.value.details
    assert details["file"] == str(file)
    return details["line"], details["field"], str(details["reason"])


@pytest.mark.parametrize(
    ("body", "line", "field", "reason"),
    [
        ("## S\n- **A-1** One.\n- **A-1** Two.\n", 11, "A-1", "the id stands twice"),
        ("## S\n- One.\n", 10, "", "an entry without an id or without text"),
        ("## S\n- **A-1**\n", 10, "", "an entry without an id or without text"),
        ("## S\n- **Charge** One.\n", 10, "", "an entry without an id or without text"),
        ("- **A-1** One.\n", 9, "A-1", "a rule outside any section"),
        ("## S\n- **A-1** One.\n\nTwo.\n", 12, "", "text that belongs to no rule"),
        ("## S\n  One.\n", 10, "", "text that belongs to no rule"),
        ("## S\n- **A-1** *(mine)* One.\n", 10, "A-1", "a mark is neither ours nor anew"),
        (
            "## S\n- **A-1** One.\n\n  *(mine)* Two.\n\n## T\n",
            10,
            "A-1",
            "a mark is neither ours nor anew",
        ),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(
    broken: Path, body: str, line: int, field: str, reason: str
) -> None:
    assert refusal(broken, HEAD + body) == (line, field, reason)


@pytest.mark.parametrize(
    "text",
    [
        "## S\n- **A-1** One.\n",
        "---\nruling: ours\n---\n## S\n- **A-1** One.\n",
        "---\nruling: [\n---\n## S\n- **A-1** One.\n",
        "",
    ],
)
def test_a_file_without_its_marks_is_refused(broken: Path, text: str) -> None:
    line, field, reason = refusal(broken, text)
    assert (line, field) == (1, "")
    assert reason.startswith("the head of the file is wrong")


def test_a_rule_names_its_editions_as_the_head_does(broken: Path) -> None:
    head = "---\nruling: ours\nreconstructed: anew\neditions: old new\nboth: all\n---\n## S\n"
    broken.write_text(
        f"{head}- **A-1** [new] One. [old] Two.\n- **A-2** [all] Three.\n- **A-3** Four.\n"
    )
    assert [rule.editions for rule in read(broken)] == [("old", "new"), ("old", "new"), ()]
    line, field, reason = refusal(broken.with_name("fr.md"), f"{head}- **A-1** [young] One.\n")
    assert (line, field, reason) == (8, "A-1", "an edition is none of old, new")


def test_a_missing_or_unreadable_file_is_refused(broken: Path) -> None:
    with pytest.raises(ContentError):
        read(broken)
    broken.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError):
        read(broken)


def test_a_well_formed_file_is_read(broken: Path) -> None:
    body = "## S\n- **A-1.2b** One.\n  - a\n\n  *(ours)* Two.\n## T\n\n- **A-2** *(anew)* Three."
    broken.write_text(HEAD + body, encoding="utf-8")
    first, second = read(broken)
    assert first == Rule("A-1.2b", "S", "One.\n- a\n\n*(ours)* Two.", False, True, False)
    assert second == Rule("A-2", "T", "*(anew)* Three.", False, False, True)


def test_every_list_item_of_the_files_is_a_rule() -> None:
    for lang in LANGUAGES:
        lines = path(lang).read_text(encoding="utf-8").splitlines()
        assert sum(ENTRY.fullmatch(line) is not None for line in lines) == len(book(lang))
