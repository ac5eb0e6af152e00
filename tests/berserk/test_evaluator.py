"""Selectors, amounts and conditions; and no word of the language is left untried."""

import ast
import re
from pathlib import Path

import pytest
from rulebook import rule

from berserk.battle import Battle, field
from berserk.heroes import duel, hero
from holmgang import packs
from holmgang.core.errors import ContentError
from holmgang.games.berserk.abilities import assemble, words
from holmgang.games.berserk.look import cards, evaluator
from holmgang.games.berserk.numbers import codes, opcodes
from holmgang.games.berserk.state import DECK, EXILE, GRAVE

ARMY = (
    "P1: hero c3, left b3 wounds=1, right d3 exhausted, back c2 blessed, corner b2 cursed,"
    " deep a1 poison=1, dead grave"
)
ENEMY = "P2: front c4 armor=1, side b4 elite, far c6 hidden, tower e5 artifact, bird air flyer"


def matched(selector: str, more: str = "") -> set[str]:
    """The cards that a selector means, by their names."""
    text = f"act: {{pay: [], limit: {{n: 1, per: turn}}, do: {{lives: {{to: {{all: '{selector}'}}, n: 1}}}}}}"
    battle = field(ARMY, ENEMY, cards=hero(text) + more)
    state = battle.state
    code = state.tables.code
    script = state.tables.script
    at = list(script).index(opcodes.ALL, code[state.tables.abilities[0][0] + codes.H_CODE])
    mask = evaluator.select(state, script[at + 2], battle.card("hero"), -1)
    return {state.tables.cards[state.card[i]] for i in range(30) if mask >> i & 1}


NEAR = {"left", "right", "back", "corner", "front", "side"}
SELECTORS = [
    ("mine.creature", {"hero", "left", "right", "back", "corner", "deep"}),
    ("enemy.creature", {"front", "side", "far", "bird"}),
    ("enemy.card", {"front", "side", "far", "bird", "tower"}),
    ("any.ground adj(self)", NEAR),
    ("enemy.flyer", {"bird"}),
    ("enemy.artifact", {"tower"}),
    ("terrain", set()),
    ("card adj(self)", NEAR),
    ("card ortho(self)", {"left", "right", "back", "front"}),
    ("card diag(self)", {"corner", "side"}),
    ("card opp(self)", {"front"}),
    ("card behind(self)", {"back"}),
    ("card beside(self)", {"left", "right"}),
    ("card samerow(self) other(self)", {"left", "right"}),
    ("card samecol(self) other(self)", {"back", "front", "far"}),
    ("enemy.card within(self, 2)", {"front", "side", "tower"}),
    ("mine.creature row(1, mine)", {"hero", "left", "right"}),
    ("enemy.creature half(enemy)", {"front", "side", "far"}),
    ("card edge", {"deep", "far", "tower"}),
    ("card elem(swamp)", {"hero"}),
    ("card class(watch)", {"hero"}),
    ("card named(hero)", {"hero"}),
    ("card samename(self)", {"hero"}),
    ("enemy.creature elite", {"side"}),
    ("card unique", set()),
    ("card tapped", {"right"}),
    ("mine.creature !tapped adj(self)", {"left", "back", "corner"}),
    ("card flying", {"bird"}),
    ("card has(armor)", {"front"}),
    ("enemy.card has(strike)", {"front", "side", "bird"}),
    ("card hurt", {"left"}),
    ("card cursed", {"corner"}),
    ("card blessed", {"back"}),
    ("card poisoned", {"deep"}),
    ("card moved", set()),
    ("card acted", set()),
    ("card hidden", {"far"}),
    ("card in(grave)", {"dead"}),
    ("card in(exile)", set()),
    ("mine.creature life<=9", {"left"}),
    ("mine.creature cost>=5", {"hero"}),
    ("card marked(rune)", set()),
    ("card on(fire)", set()),
]  # fmt: skip


@rule("BK-19.3")
@pytest.mark.parametrize(("selector", "names"), SELECTORS)
def test_a_selector_means_these_cards(selector, names):
    assert matched(selector) == names


@rule("BK-6.4")
def test_a_hidden_card_is_judged_by_its_back():
    assert "far" in matched("enemy.creature")
    assert "far" not in matched("enemy.creature cost<=9")
    assert "far" in matched("enemy.creature !elite")


AMOUNTS = [
    ("3", 3),
    ("count(mine.creature)", 6),
    ("stat(self, cost) - 2", 3),
    ("stat(self, strong)", 4),
    ("stat(self, light) + stat(self, medium)", 5),
    ("half_up(5)", 3),
    ("half_down(5)", 2),
    ("min(3, 2)", 2),
    ("max(3, 2)", 3),
    ("stat(self, move)", 2),
    ("stat(self, row)", 1),
    ("stat(self, life) - 8", 2),
    ("stat(self, max_life) - 9", 1),
    ("stat(self, armor) + 1", 1),
    ("stat(self, regen) + 1", 1),
    ("stat(self, poison) + 1", 1),
    ("stat(self, chips) + stat(self, xlife) + 1", 1),
]


def paid_out(amount: str, battle: Battle | None = None) -> int:
    text = f"act: {{pay: tap, do: {{damage: {{to: {{pick: enemy.creature opp(self)}}, n: '{amount}'}}}}}}"
    battle = battle or field(ARMY, "P2: front c4 life=50", cards=hero(text))
    return battle.play("use c3 1", "target c4").wounds("front")


@pytest.mark.parametrize(("amount", "value"), AMOUNTS)
def test_an_amount_comes_to_so_much(amount, value):
    assert paid_out(amount) == value


@rule("BK-19.43")
@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (5, 2), (6, 4)])
def test_an_amount_may_be_a_standard_roll(die, wounds):
    battle = duel("act: {pay: tap, do: {damage: {to: {pick: enemy.creature}, n: roll(1-2-4)}}}")
    assert battle.dice(die).play("use c3 1", "target c4").wounds("foe") == wounds


def test_things_are_counted_by_the_turn():
    text = "act: {{pay: tap, do: {{damage: {{to: {{pick: enemy.creature}}, n: {}}}}}}}"
    battle = duel(text.format("walked(self)"), theirs="foe c5").play("move c3 c2", "move c2 b2")
    assert battle.play("use b2 1", "target c5").wounds("foe") == 2
    text = "on: {attack_done: {by: self}, do: {lives: {to: self, n: times(hit)}}}"
    battle = duel(text, theirs="foe c4 exhausted").dice(1).play("strike c3 c4")
    assert battle.now("hero")["extra"] == 1


CONDITIONS = [
    ("exists(mine.creature hurt)", True),
    ("exists(mine.creature cost>=9)", False),
    ("is(self, !hurt elem(swamp))", True),
    ("first", True),
    ("second", False),
    ("turn(mine)", True),
    ("turn(enemy)", False),
    ("unwounded", True),
    ("in_formation", False),
    ("bodiless", False),
    ("fallen", False),
    ("count(enemy.creature) < 2 and not second", True),
    ("(second or first) and count(mine.creature) == 6", True),
    ("count(mine.creature) != 6", False),
    ("count(mine.creature) > 5", True),
]


@pytest.mark.parametrize(("cond", "holds"), CONDITIONS)
def test_a_condition_holds_or_not(cond, holds):
    battle = field(
        ARMY, "P2: front c4", cards=hero(f"static: {{if: '{cond}', give: {{kw: armor 1}}}}")
    )
    assert (battle.now("hero")["armor"] == 1) == holds


def test_a_condition_about_the_die():
    text = "on: {rolled: {by: self}, if: 'rolled(1..2)', do: {lives: {to: self, n: 1}}}"
    for die, lives in ((2, 1), (3, 0)):
        battle = duel(text, theirs="foe c4 exhausted").dice(die).play("strike c3 c4")
        assert battle.now("hero")["extra"] == lives


def test_the_opponent_may_choose():
    text = "act: {pay: tap, do: {damage: {to: {pick: enemy.creature, by: opponent}, n: 1}}}"
    battle = duel(text, theirs="foe c4, other a6").play("use c3 1")
    assert battle.asked == ("target", [1])


def test_squares_are_chosen_by_their_own_words():
    text = (
        "act: {pay: tap, do: {relocate: {what: self, to: {pick: 'enemy.cell free row(1, enemy)'}}}}"
    )
    battle = duel(text, theirs="foe c4").play("use c3 1")
    assert battle.options("target") == {"a4", "b4", "d4", "e4"}
    text = "act: {pay: tap, do: {relocate: {what: {pick: enemy.creature}, to: {cell_of: self}}}}"
    battle = duel(text).play("use c3 1", "target c4")
    assert battle.at("foe") == "c4", "the square is taken"


# What the engine cannot do is refused


@pytest.mark.parametrize(
    ("ability", "words_"),
    [
        ("static: {give: {type: flyer}}", "flyers take off"),
        ("act: {pay: tap, do: {land: {to: self, at: {cell_of: self}}}}", "named by pick"),
        ("setup: {stage: recruit, do: {rearrange: 1}}", "in the stage recruit"),
        ("depth: {give: {kw: armor 2}}", "deep water"),
        ("instead: {of: {relocated: {card: self}}, do: {replace: 2}}", "no amount"),
        ("act: {pay: [], instant: true, do: {bless: self}}", "needs a window or a limit"),
        ("act: {pay: tap, do: {give: {to: self, mod: {life: +1}, until: uses(2)}}}", "used up"),
        (
            "on: {hit: {by: self}, do: {give: {to: self, mod: {life: +1}, "
            "until: 'while(is(attacker, hurt) and is(attacked, hurt))'}}}",
            "one other",
        ),
    ],
)
def test_what_the_engine_cannot_do_is_refused_with_its_line(ability, words_):
    with pytest.raises(ContentError) as refusal:
        duel(ability)
    assert words_ in str(refusal.value.details["reason"])
    assert (refusal.value.details["line"], refusal.value.details["field"]) == (6, "hero")


# Nothing is left untried

UNTRIED = {
    "EFFECTS": set(),
    "EVENTS": {"dived", "surfaced"},
    "MODS": set(),
    "DEEDS": set(),
    "FILTERS": {*assemble.NOT_YET, "compare"},
    "CONDITIONS": {"deep", "surface"},
    "AMOUNTS": set(),
    "COSTS": set(),
    "DURATIONS": set(),
    "KEYWORDS": set(),
}


TRIALS = (
    *(
        "effects",
        "modifiers",
        "triggers",
        "evaluator",
        "keywords",
        "laar_keywords",
        "gifts",
        "decks_in_battle",
    ),
    *("instead", "incorporeal", "symbiotes", "before_the_battle", "casting", "strike", "deck"),
)
BOX = packs.folder("berserk", "kub")
"""Cards with a scenario each, which `kub/test_box.py` asks for."""


def tried() -> str:
    folder = Path(__file__).parent
    texts = []
    for name in TRIALS:
        tree = ast.parse((folder / f"test_{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.append(node.value)
    return "\n".join([*texts, *(path.read_text(encoding="utf-8") for path in BOX.glob("*.yaml"))])


@pytest.mark.parametrize("table", UNTRIED)
def test_every_word_the_engine_knows_is_tried(table):
    assert untried(table, tried()) == set()


def untried(table: str, text: str) -> set[str]:
    """Words of a table that no trial says."""
    known = {word for word in getattr(words, table) if word not in UNTRIED[table]}
    return {word for word in known if not re.search(rf"(?<![\w-]){word}(?![\w-])", text)}


@pytest.mark.parametrize(
    ("zone", "place"),
    [(codes.Z_PLAY, 7), (codes.Z_DECK, DECK), (codes.Z_GRAVE, GRAVE), (codes.Z_EXILE, EXILE)],
)
def test_a_card_lies_in_one_zone_only(zone, place):
    state = field(ARMY, ENEMY).state
    state.place[0] = place
    zones = (codes.Z_PLAY, codes.Z_DECK, codes.Z_GRAVE, codes.Z_EXILE)
    assert [each for each in zones if cards.lies_in(state, each, 0)] == [zone]


@pytest.mark.parametrize("table", UNTRIED)
def test_a_word_that_nothing_tries_is_noticed(table, monkeypatch):
    new = f"newest_of_{table}"  # not a text of this file, which is a trial too
    monkeypatch.setattr(words, table, [*getattr(words, table), new])
    assert untried(table, tried()) == {new}


def test_numbers_of_the_language_follow_its_tables():
    for prefix, table in (
        ("E", words.EVENTS),
        ("M", words.MODS),
        ("D", words.DEEDS),
        ("F", words.FILTERS),
        ("U", words.DURATIONS),
        ("S", words.STATS),
    ):
        for number, word in enumerate(table):
            assert getattr(codes, f"{prefix}_{word.upper()}") == number
    named = (codes.AT_MOST, codes.AT_LEAST, codes.EQUAL, codes.UNEQUAL, codes.LESS, codes.MORE)
    assert words.COMPARISONS == ("<=", ">=", "==", "!=", "<", ">")
    assert named == tuple(range(len(words.COMPARISONS)))
    assert len(words.EVENTS) == codes.EVENTS and len(words.DEEDS) == codes.DEEDS
