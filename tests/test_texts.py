"""Every word in every language, and none that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import holmgang
from holmgang import bots, games, packs, texts
from holmgang.core.action import OMNISCIENT, SPECTATOR
from holmgang.core.chance import Quick
from holmgang.core.errors import HolmgangError, Illegal, RecordError, Unreadable
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.games.shieldwall import content, notation, view
from holmgang.texts import LANGUAGES, Texts
from holmgang.texts.sentences import sentences

SOURCE = Path(holmgang.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
GAME = games.find("shieldwall")

pytestmark = pytest.mark.usefixtures("strict_words")


# Reading the files


class Variables(Visitor):
    """The arguments and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.add(node.id.name)


def files(lang: str) -> list[Path]:
    of_games = [packs.ROOT / game / "locale" / f"{lang}.ftl" for game in games.GAMES]
    return [*sorted((texts.ROOT / lang).glob("*.ftl")), *of_games]


def entries(lang: str) -> Iterator[tuple[Path, ftl.EntryType]]:
    for path in files(lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path, entry


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(lang) if isinstance(entry, ftl.Message)}


@cache
def patterns(lang: str) -> dict[str, Variables]:
    """Every text of a language by its name, `id` or `id.attribute`."""
    found: dict[str, Variables] = {}
    for name, message in messages(lang).items():
        parts = {name: message.value}
        parts |= {f"{name}.{a.id.name}": a.value for a in message.attributes}
        for part, pattern in parts.items():
            if pattern is not None:
                found[part] = Variables()
                found[part].visit(pattern)
    return found


def arguments(lang: str, name: str) -> set[str]:
    """What a message asks for, with what the messages in it ask for."""
    all_patterns = patterns(lang)
    wanted = set(all_patterns[name].names)
    for other in all_patterns[name].messages:
        wanted |= all_patterns[other].names
    return wanted


# The files agree with each other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read_to_its_last_line(lang: str) -> None:
    junk = [(path, entry.content) for path, entry in entries(lang) if isinstance(entry, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    ids = [entry.id.name for _, entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_every_message_and_attribute(lang: str) -> None:
    assert set(patterns(lang)) == set(patterns("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_arguments(lang: str) -> None:
    english = patterns("en")
    differing = {
        name: (found.names, english[name].names)
        for name, found in patterns(lang).items()
        if found.names != english[name].names
    }
    assert differing == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_messages_that_exist(lang: str) -> None:
    known = set(messages(lang))
    assert all(found.messages <= known for found in patterns(lang).values())


def test_names_of_operands_are_the_same_in_every_language() -> None:
    for id in messages("en"):
        if "-action-" in id:
            assert len({Texts(lang, GAME.id).attribute(id, "keys") for lang in LANGUAGES}) == 1


def test_russian_counts_by_its_three_forms() -> None:
    ru = Texts("ru", GAME.id)
    said = [ru("shieldwall-event-lost", who="you", seat="", count=n) for n in (1, 2, 5, 21)]
    assert [line.split()[-1] for line in said] == ["отряд.", "отряда.", "отрядов.", "отряд."]


def test_french_punctuation_keeps_to_its_word() -> None:
    """A plain space before these signs would let them begin a line."""
    for path in files("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(r"« | [?!:;»]", line), f"{path.name}: {line}"


# Every word that the code can say


@cache
def modules() -> list[ast.Module]:
    """All of the code, without games that cannot be played yet."""
    paths = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    unborn = {path for path in paths if path.parts[0] == "games" and len(path.parts) > 2}
    unborn -= {path for path in unborn if path.parts[1] in games.GAMES}
    ready = [SOURCE / path for path in paths if path not in unborn]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in ready]


@cache
def classes() -> list[ast.ClassDef]:
    return [node for tree in modules() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


@cache
def error_codes() -> dict[str, str]:
    """Every class of error in the code, with its code or that of its parent."""
    found = {"HolmgangError": "error"}
    for _ in range(9):  # as deep as the tree of errors will ever be
        for node in classes():
            for parent in parents(node) & set(found):
                found.setdefault(node.name, own_code(node) or found[parent])
    return found


def parents(node: ast.ClassDef) -> set[str]:
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


def own_code(node: ast.ClassDef) -> str:
    for line in node.body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "code":
            return str(ast.literal_eval(line.value))
    return ""


def raised() -> Iterator[tuple[str, list[ast.keyword]]]:
    """Every place where an error is made, with its details."""
    for tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node.keywords


def reasons() -> set[str]:
    """Every reason that stands in the code as a word and is ever told."""
    found: set[str] = set()
    for name, details in raised():
        if tells_reason(name):
            found |= {w for d in details if d.arg == "reason" for w in words_in(d.value)}
    for tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "why_not":
                found |= set(first_words(node))
            elif isinstance(node, ast.Call) and _is_record_error(node.func):
                found |= set(words_in(node.args[-1]))
    return found


def tells_reason(name: str) -> bool:
    code = error_codes().get(name)
    return code is not None and "reason" in arguments("en", f"error-{code}")


def first_words(function: ast.FunctionDef) -> Iterator[str]:
    """The reasons that a `why_not` answers with."""
    for node in ast.walk(function):
        if isinstance(node, ast.Tuple) and isinstance(node.elts[0], ast.Constant):
            yield str(node.elts[0].value)


def _is_record_error(func: ast.expr) -> bool:
    """`self._error("order")` and `record.error("game", "version")` in the core."""
    owner = ast.unparse(func)
    return owner in ("self._error", "record.error")


def words_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from words_in(node.body)
        yield from words_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def test_every_error_has_words() -> None:
    """A class that only gathers others is never met by a player."""
    thrown = {name for name, _ in raised()}
    gathering = set().union(*(parents(node) for node in classes())) - thrown
    met = {name: code for name, code in error_codes().items() if name not in gathering}
    assert {name for name, code in met.items() if f"error-{code}" not in messages("en")} == set()
    assert {"Illegal", "ProofError", "UnknownBot", "UnknownCommand"} <= set(met)


def test_every_error_brings_what_its_words_ask_for() -> None:
    given: dict[str, set[str]] = {}
    for name, details in raised():
        given.setdefault(name, set()).update(detail.arg for detail in details if detail.arg)
    for name, code in error_codes().items():
        if given.get(name):
            wanted = arguments("en", f"error-{code}") - {"cause", "reason"}
            assert wanted <= given[name], f"{name}: {wanted - given[name]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    known = set(messages(lang))
    codes = {reason for reason in reasons() if re.fullmatch(r"[a-z][a-z-]*", reason)}
    lacking = {
        reason
        for reason in codes
        if f"reason-{reason}" not in known
        and not any(f"{game}-reason-{reason}" in known for game in games.GAMES)
    }
    assert lacking == set()
    assert {"altered", "truncated", "commitment", "not-in-hand", "impossible-roll"} <= codes


def test_the_fixed_phrases_about_files_have_words() -> None:
    """Packs say in plain English what is wrong; what is always the same is translated."""
    for phrase in ("no such file", "the file is too large", "the key stands twice"):
        assert f"reason-{phrase.replace(' ', '-')}" in messages("ru")


def components() -> Iterator[str]:
    """The ids that the rules of lookup lead to, before anything is played."""
    for game in games.GAMES.values():
        yield from (f"{game.id}-{word}" for word in ("name", "tagline", "goal"))
        yield from (f"{game.id}-colour-{colour}" for colour in game.colours)
        for option in game.options:
            yield f"{game.id}-option-{option.name}"
            yield from (f"{game.id}-{option.name}-{word}" for word in option.words or [])
        yield from (f"bot-{name}" for name in bots.names(game.id))
    yield from shieldwall_components()


def shieldwall_components() -> Iterator[str]:
    yield from (f"{GAME.id}-ask-{question}" for question in view.QUESTIONS)
    yield from (f"{GAME.id}-event-{event}" for event in view.EVENT_NAMES)
    yield from (f"{GAME.id}-action-{verb}" for verb in notation.VERBS)
    tables = content.load("standard")
    yield from (f"{GAME.id}-weapon-{weapon}" for weapon in tables.weapons)
    yield from (f"{GAME.id}-strategy-{strategy}" for strategy in tables.strategies)
    yield from (f"{GAME.id}-card-{card}" for card in tables.cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_words(lang: str) -> None:
    known = messages(lang)
    assert [id for id in components() if id not in known] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_strategy_and_unit_says_what_it_does(lang: str) -> None:
    words = Texts(lang, GAME.id)
    tables = content.load("standard")
    units = tables.cards[tables.battle_cards :]
    ids = [f"strategy-{s}" for s in tables.strategies] + [f"card-{u}" for u in units]
    assert all(words.attribute(f"{GAME.id}-{id}", "text") for id in ids)


def spoken() -> tuple[set[str], set[str]]:
    """Ids that stand in the code whole, and the beginnings of those put together there."""
    whole: set[str] = set()
    begun: set[str] = set()
    for tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                begun.add(_beginning(node))
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            whole |= set(re.findall(r"[\w-]+", text))
            begun |= set(re.findall(r"([\w-]+-)\$\{", text))
    return whole, {begin for begin in begun if begin.endswith("-")}


def _beginning(node: ast.JoinedStr) -> str:
    """`<game>` stands for a value at the very front, which is the id of a game."""
    text = ""
    for i, part in enumerate(node.values):
        if isinstance(part, ast.Constant):
            text += str(part.value)
        elif i > 0:
            break
        else:
            text = GAME.id
    return text


def test_no_message_is_never_said() -> None:
    whole, begun = spoken()
    by_rule = set(components()) | {"list-words", "list-numbers", "result-draw"}
    in_others = set().union(*(found.messages for found in patterns("en").values()))
    prefixes = (*begun, *(f"{key}-" for key in ("reason", "expected", "ending", "error")))
    prefixes += (f"{GAME.id}-reason-",)
    unborn = tuple(f"{game}-" for game in games.GAMES if game != GAME.id)
    unsaid = {
        id
        for id in messages("en")
        if not id.startswith(unborn)
        and id not in whole | by_rule | in_others
        and not id.startswith(prefixes)
        and not id.endswith("-hidden")
    }
    assert unsaid == set()


def test_every_id_in_the_code_has_words() -> None:
    said = {
        str(node.args[0].value)
        for tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("texts", "t", "words", "self.texts", "self._say")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    assert len(said) > 50
    assert {id for id in said if id not in messages("en")} == set()


# Whole games, told to everybody


def played(game: Game, seed: int) -> tuple[Match, set[object]]:
    """A random game, with the questions that were asked in it."""
    names = ["Анна", "greedy", "black", "Zoë"][: game.seats]
    match = Match(game, {}, names, secret=bytes([seed]) * 32, match_id=str(seed))
    match.begin()
    rng = Quick(seed)
    asked: set[object] = set()
    while not match.is_over():
        asked.add(match.view()["asking"])
        for seat in match.actors():
            options = match.legal(seat)
            match.submit(seat, options[rng.below(len(options))])
    return match, asked


Played = list[tuple[Match, set[object]]]


@pytest.fixture(scope="module", params=list(games.GAMES))
def matches(request: pytest.FixtureRequest) -> Played:
    return [played(games.find(request.param), seed) for seed in range(1, 6)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_to_everybody(lang: str, matches: Played) -> None:
    heard: set[object] = set()
    for match, _ in matches:
        words = Texts(lang, match.game.id)
        for viewer in (*range(match.game.seats), SPECTATOR, OMNISCIENT):
            for told in match.events_for(viewer):
                heard.add(told["event"])
                text = words.event(told, match.names, viewer)
                assert "{" not in text
                assert match.game.id not in text
    assert match.game is not GAME or heard == set(view.EVENT_NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_and_explained(lang: str, matches: Played) -> None:
    for match, asked in matches:
        words = Texts(lang, match.game.id)
        declared = sentences(match.game.id)["questions"]
        for question in asked:
            figures = dict.fromkeys(declared[str(question)], 1)
            view = {"asking": question, "actors": [0], **figures}
            assert words.help(view, match.names, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_a_record_can_be_said(lang: str, matches: Played) -> None:
    match = matches[0][0]
    words = Texts(lang, match.game.id)
    for line in match.lines:
        for text in (line.text, line.blank):
            assert words.action(text) != text


def test_an_event_speaks_to_the_one_it_is_about() -> None:
    en = Texts("en", GAME.id)
    told = {"event": "weapon", "seat": 0, "weapon": "swords"}
    assert en.event(told, ["Anna", "greedy"], 0) == "You take up swords."
    assert en.event(told, ["Anna", "greedy"], 1) == "Anna takes up swords."
    assert en.event(told | {"seat": 1}, ["Anna", "greedy"], 0) == "Greedy bot takes up swords."


def test_an_event_without_its_figures_keeps_the_secret() -> None:
    en = Texts("en", GAME.id)
    drew = {"event": "drew", "seat": 1}
    assert en.event(drew, ["Anna", "red"], 0) == "Red draws a strategy card."
    assert en.event(drew | {"strategy": "spy"}, ["Anna", "red"], OMNISCIENT) == "Red draws Spy."


def test_lists_are_joined_and_can_be_taken_apart() -> None:
    en = Texts("en", GAME.id)
    args = en.words({"cards": ["S1", "champion"], "points": [9, 2], "totals": []})
    assert args["cards"] == "Oath-sworn berserks, Champion"
    assert args["cards-count"] == 2
    assert args["cards-1"] == "Champion"
    assert args["points"] == "9 + 2"
    assert args["totals"] == "none"


@pytest.mark.parametrize(("lang", "said"), [("en", "Lead with 2 cards"), ("ru", "Вести 2 карты")])
def test_an_action_is_said_from_its_notation(lang: str, said: str) -> None:
    words = Texts(lang, GAME.id)
    assert words.action("force 2") == said
    assert words.action("sing loudly") == "sing loudly"


def test_a_prompt_names_whom_it_waits_for() -> None:
    en = Texts("en", GAME.id)
    position = {"asking": "attack", "actors": [1], "round": 1}
    assert en.prompt(position, ["Anna", "Olaf"], 1) == "You attack. Which weapon do you take up?"
    assert en.prompt(position, ["Anna", "Olaf"], 0).startswith("Olaf attacks")
    assert en.prompt(position, ["Anna", "Olaf"], SPECTATOR).startswith("Olaf attacks")


# Errors


def test_an_error_says_its_reason_in_the_words_of_the_game() -> None:
    error = Illegal(action="play ambush", reason="not-in-hand", strategy="ambush")
    assert Texts("en", GAME.id).error(error) == "Not allowed (Play Ambush): you do not hold Ambush."
    assert "«Засада»" in Texts("ru", GAME.id).error(error)


def test_a_record_error_says_why_the_rules_refused_the_line() -> None:
    details = {"action": "play ambush", "strategy": "ambush"}
    error = RecordError(line=9, reason="illegal", cause="not-in-hand", **details)
    text = Texts("en", GAME.id).error(error)
    assert text.endswith("line 9: the rules forbid this (Play Ambush): you do not hold Ambush.")


def test_an_error_nobody_foresaw_is_still_readable() -> None:
    class Odd(HolmgangError):
        code = "odd"

    assert Texts("fr").error(Odd(what=1)) == "odd what=1"
    odd = packs.refusal(Path("a.yaml"), 3, "", "Expected `int`")
    assert Texts("en").error(odd) == "a.yaml, line 3: Expected `int`."
    odd.details |= {"column": 7, "field": "cost", "suggestion": "gold"}
    told = "a.yaml, line 3, column 7, cost: Expected `int`. Did you mean “gold”?"
    assert Texts("en").error(odd) == told


def test_text_from_outside_is_never_taken_for_a_message() -> None:
    assert Texts("en").error(Unreadable(text="{ $seat }")).startswith("“{ $seat }”")


# Languages


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "fr_FR"}, "ru"),
        ({"LC_MESSAGES": "fr_CA.UTF-8", "LANG": "ru_RU"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "ru_RU"}, "en"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_environment(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert texts.pick() == lang
    assert texts.pick("ru-RU") == "ru"


def test_what_a_language_lacks_is_said_in_english_or_by_its_id(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for lang, words in {"en": "a = Hello\n    .b = there\n", "ru": "c = Привет\n"}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "x.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(texts, "ROOT", tmp_path)
    ru = Texts("ru")
    assert [ru("c"), ru("a"), ru("no-such-id")] == ["Привет", "Hello", "no-such-id"]
    assert ru.attribute("a", "b") == "there"
    assert ru.attribute("a", "z") == ""


def test_a_pack_brings_words_of_its_own(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    (pack / "locale").mkdir(parents=True)
    (pack / "pack.yaml").write_text("weapons: []", encoding="utf-8")
    words = "shieldwall-weapon-axes = axes\nshieldwall-strategy-spy = Shadow\n"
    (pack / "locale" / "en.ftl").write_text(words, encoding="utf-8")
    own = Texts("en", GAME.id, str(pack))
    assert own.action("weapon axes") == "Take up axes"
    assert own.action("play spy") == "Play Shadow"
    assert Texts("en", GAME.id).action("play spy") == "Play Spy"
    assert Texts("ru", GAME.id, str(pack)).action("weapon axes") == "Взять axes"


def test_a_pack_without_words_or_without_folder_speaks_plainly(tmp_path: Path) -> None:
    words = Texts("en", GAME.id, str(tmp_path / "nowhere"))
    assert words.action("weapon axes") == "Take up axes"
