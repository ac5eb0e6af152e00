"""Whatever is wrong with a card is refused with file, line, column, field and a suggestion."""

from pathlib import Path

import pytest

from berserk_language.table import CLASSES, HEAD, SAMPLES, WITCH, read, refusal, yaml
from holmgang.core.errors import ContentError
from holmgang.games.berserk.abilities import load_cards, tree

WRONG = [
    # ability, reason, suggestion
    ("on: {hitt: {by: self}, do: {open: self}}", "'hitt' is neither an event", "hit"),
    ("act: {pay: tap, do: {shoot: {power: 1-2-3}}}", "'shoot' is not an effect", "shot"),
    ("act: {pay: tapp, do: {open: self}}", "'tapp' is not a cost", "tap"),
    ("act: {pay: tap, does: {open: self}}", "act has no field 'does'", "do"),
    ("act: {pay: tap}", "act needs do", ""),
    ("act: {pay: tap, do: {blast: {power: X}}}", "X is used but not bound", ""),
    ("act: {pay: tap, do: {damage: {to: attacked, n: 1}}}", "attacked means something only", ""),
    ("on: {died: {card: self}, do: {tap: attacker}}", "attacker means something only", ""),
    ("on: {turn_start: mine, do: {tap: event.by}}", "turn_start has no event.by", ""),
    ("on: {died: {card: self}, do: {heal: {to: self, n: event.n}}}", "died has no event.n", ""),
    ("act: {pay: tap, do: {heal: {to: self, n: event.n}}}", "there is no event here", ""),
    ("act: {pay: tap, do: {tap: it}}", "no card has been chosen", ""),
    ("act: {pay: tap, do: {tap: $foe}}", "$foe is not bound", ""),
    ("act: {pay: tap, do: {give: {to: self, mod: {move: 1}}}}", "give needs until", ""),
    ("act: {pay: tap, do: {special: {power: 1-2-3, range: 2}}}", "it has no range", ""),
    ("act: {pay: tap, do: {row: {power: 1-2-3, range: 2}}}", "it has no range", ""),
    ("act: {pay: tap, window: {declared: {}}, do: {cancel: {}}}", "only an instant",
     "instant: true"),
    ("act: {pay: [], instant: true, window: {battle_start: {}}, do: {open: self}}",
     "no instant can answer battle_start", ""),
    ("act: {pay: [], instant: true, window: {hit: {}}, do: {cancel: {}}}",
     "cancel answers only declared, used", ""),
    ("on: {hit: {by: self}, do: {redirect: {pick: enemy.creature}}}", "redirect answers only", ""),
    ("on: {hit: {by: self}, do: {reroll: {}}}", "reroll answers only rolled", ""),
    ("on: {healed: {card: self}, do: {replace: 2}}", "only in instead", ""),
    ("instead: {of: {battle_start: {}}, do: {open: self}}", "nothing can happen instead of", ""),
    ("act: {pay: tap, do: {mark: {what: self, with: runes}}}", "no marker 'runes'", "rune"),
    ("act: {pay: tap, do: {marks: self}}", "'marks' is not an effect", "mark"),
    ("act: {pay: tap, do: {tap: {pick: cell free}}}", "a card is expected here", "creature"),
    ("act: {pay: tap, do: {relocate: {what: self, to: self}}}", "a square is expected", ""),
    ("act: {pay: tap, do: {tap: enemy.creature}}", "say whether one is chosen",
     "{pick: enemy.creature}"),
    ("act: {pay: tap, do: {tap: {pick: enemy.creatures}}}", "'creatures' is not",
     "creature"),
    ("act: {pay: tap, do: {tap: {pick: enemy.creature open}}}", "'open' is not",
     "!tapped"),
    ("act: {pay: tap, do: {tap: {pick: enemy.creature free}}}", "'free' is not a filter", ""),
    ("act: {pay: tap, do: {tap: {pick: enemy.creature class(wacth)}}}", "not a class", "watch"),
    ("act: {pay: tap, do: {tap: {pick: enemy.creature named(drumer)}}}", "no card", "drummer"),
    ("on: {used: {card: self, kind: spell, but: long-slep}, do: {open: self}}", "no spell",
     "long-sleep"),
    ("act: {pay: tap, do: {tap: {pick: enemy.creature elem(forest)}}}", "not a realm", "forests"),
    ("act: {pay: tap, do: {open: self}, limit: {n: 0, per: turn}}", "must be 1 or more", ""),
    ("act: {pay: tap, do: {open: self}, limit: {n: -2, per: turn}}", "must be 1 or more", ""),
    ("act: {pay: tap, do: {open: self}, limit: {n: 1, per: day}}", "'day' is not", ""),
    ("act: {pay: tap, do: {damage: {to: self, n: 0}}}", "must be 1 or more", ""),
    ("hook: {name: dice_bonk, args: {n: 1}}", "'dice_bonk' is not a registered hook", "dice_bank"),
    ("hook: {name: dice_bank, args: {n: 1}}", "dice_bank needs until", ""),
    ("hook: {name: dice_bank, args: {n: many, until: battle}}", "'many' is not an amount", ""),
    ("hook: {name: dice_bank, args: {n: 1, until: battle, x: 1}}", "no field 'x'", "n, until"),
    ("static: {give: {kw: armour 1}}", "'armour' is not a keyword", "armor"),
    ("static: {give: {kw: armor}}", "armor needs n", "armor 2"),
    ("static: {give: {kw: armor two}}", "needs a number", "armor 2"),
    ("static: {give: {kw: aimed 2}}", "aimed stands alone", "aimed"),
    ("static: {give: {kw: protect shot}}", "'shot' is not a protection", "shots"),
    ("static: {give: {mov: 1}}", "'mov' is not a modifier", "move"),
    ("static: {if: 'exist(creature)', give: {move: 1}}", "'exist' is not a condition", "exists"),
    ("static: {if: 'count(creature)', give: {move: 1}}", "expected a comparison", ""),
    ("static: {if: 'rolled(1..3)', give: {move: 1}}", "there is no event here", ""),
    ("static: {for: it, give: {move: 1}}", "no card has been chosen", ""),
    ("rule: {for: self}", "a rule needs one of", ""),
    ("rule: {forbid: {move: {}}, must: {act: {}}}", "a rule needs one of", ""),
    ("setup: {stage: recruit, do: {open: self}}", "open is impossible before the battle", ""),
    ("act: {pay: tap, do: {gold: 1}}", "gold is possible only in setup", ""),
    ("fury: {n: 0, do: {open: self}}", "must be 1 or more", ""),
    ("formation: {do: {open: self}}", "'do' is not an ability", ""),
    ("act: {pay: tap, do: {choose: [{open: self}]}}", "two branches", ""),
    ("act: {pay: tap, do: {let: {card: self, as: foe}}}", "'foe' is not a name", "$card"),
    ("act: {pay: tap, do: {shot: {power: 3-2-1}}}", "must not decrease", ""),
    ("act: {pay: tap, do: {tap: {pick: creature row(1, mine)}}}", "has no field", ""),
    ("on: {hit: {by: self}, died: {card: self}, do: {open: self}}", "one event, not 2", ""),
    ("on: {do: {open: self}}", "one event, not 0", ""),
    ("static: [1, 2]", "expected the fields of static", ""),
    ("static", "expected the fields of static", ""),
    ("act: {pay: tap, do: {open: self}, instant: maybe}", "'maybe' is not", ""),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "reason", "suggestion"), WRONG)
def test_a_wrong_ability_is_refused(ability: str, reason: str, suggestion: str) -> None:
    details = refusal(yaml(ability) + WITCH)
    assert reason in details["reason"], details
    assert details["suggestion"].startswith(suggestion), details
    assert details["line"] == 5
    assert details["column"] > 6
    assert details["field"].startswith("[0](drummer).abilities[0]")


CARDS = [
    ("- id: a\n  body: {type: beast, cost: 3}\n", "'beast' is not", 2),
    ("- id: a\n  body: {type: ground, cost: 3, life: 5, move: 1}\n", "needs strike", 2),
    ("- id: a\n  body: {type: artifact, cost: 3, life: 5, move: 1}\n", "has no move", 2),
    ("- id: a\n  body: {type: terrain, cost: 3, life: 5}\n", "has no life", 2),
    ("- id: a\n  body: {type: flyer, cost: 3, life: 5, strike: 3-2-4}\n", "must not decrease", 2),
    ("- id: a\n  body: {type: flyer, cost: 3, life: 5, strike: 3-4}\n", "expected '-'", 2),
    ("- id: a\n  body: {type: flyer, cost: x, life: 5, strike: 1-2-3}\n", "not a number", 2),
    ("- id: a\n  body: {type: flyer, cost: 3, life: 0, strike: 1-2-3}\n", "must be from 1", 2),
    ("- id: a b\n  body: {type: terrain, cost: 3}\n", "more than is expected", 1),
    ("- body: {type: terrain, cost: 3}\n", "card needs id", 1),
    ("- id: a\n", "card needs body", 1),
    ("- a\n", "expected the fields of a card", 1),
    ("id: a\n", "expected a list of cards", 1),
    ("", "the file is empty", 1),
    ("- [", "expected the node content", 1),
    ("- id: a\n  id: b\n", "id stands twice", 2),
    ("- id: a\n  body: {type: terrain, cost: 3}\n  kw: [horde, horde]\n", "stands twice", 3),
    ("- id: a\n  body: {type: terrain, cost: 3}\n  kw: [regen 1, incorporeal]\n",
     "regeneration", 3),
    ("- id: a\n  body: &b {type: terrain, cost: 3}\n- id: c\n  body: *b\n", "alias", 2),
    ("- id: a\n  body: {type: terrain, cost: 3}\n  abilities: [rule: {for: host, forbid: act}]",
     "only a companion or a parasite", 3),
    ("- id: a\n  body: {type: terrain, cost: 3}\n- id: a\n  body: {type: terrain, cost: 3}\n",
     "already a card 'a'", 3),
    ("- id: a\n  body: {type: terrain, cost: 3}\n  markers: [x]\n", "expected markers by name", 3),
    ("- \x07", "a character that cannot stand in YAML", 1),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reason", "line"), CARDS)
def test_a_wrong_card_is_refused(text: str, reason: str, line: int) -> None:
    details = refusal(text)
    assert reason in details["reason"], details
    assert details["line"] == line


def test_a_refusal_points_at_the_character() -> None:
    text = yaml("static: {for: mine.creature adj(slef), give: {move: 1}}")
    details = refusal(text)
    line = text.splitlines()[details["line"] - 1]
    assert line[details["column"] - 1 :].startswith("slef")
    assert (details["reason"], details["suggestion"]) == ("'slef' is not a card", "self")
    assert details["field"] == "[0](drummer).abilities[0].static.for"


def test_a_refusal_points_into_quotes() -> None:
    text = yaml("static: {for: 'creature within(self, 0)', give: {move: 1}}")
    details = refusal(text)
    line = text.splitlines()[details["line"] - 1]
    assert line[details["column"] - 1 :].startswith("0)")


def test_a_torn_text_is_recognized() -> None:
    details = refusal(yaml("rule: {forbid: {enter: cell row(1, any)}}"))
    assert details["suggestion"] == "quote a text that has a comma"


def test_too_deep_a_file_is_refused() -> None:
    assert refusal("- " + "[" * 60 + "]" * 60)["reason"] == "nested too deeply"
    assert refusal("[" * 5000)["reason"] == "nested too deeply"


def test_sugar_is_taken_apart() -> None:
    ability = read("formation: {give: {take: {attack: strike, by: -1}}}")
    assert isinstance(ability, tree.Static)
    assert ability.cond == tree.Check("in_formation")
    assert ability.who == tree.Ref("self")


def test_a_wrapper_goes_around_any_ability_and_its_condition() -> None:
    ability = read("first: {on: {turn_start: mine, if: 'is(self, hurt)', do: {open: self}}}")
    hurt = tree.Check("is", (tree.Ref("self"), (tree.Filter("hurt"),)))
    assert ability.cond == tree.And((tree.Check("first"), hurt))


def test_formation_and_incorporeality_become_keywords() -> None:
    cards = load_cards.load_text(yaml("incorporeal: {formation: {give: {move: +1}}}"))
    assert [(k.word, k.implied) for k in cards[0].kw] == [
        ("formation", True),
        ("incorporeal", True),
    ]


def test_concentration_is_a_trigger_at_the_end_of_the_opponents_turn() -> None:
    ability = read("concentration: {do: {chips: {to: self, n: 1}}}")
    assert isinstance(ability, tree.On)
    assert ability.event == tree.Event("turn_end", {"whose": "enemy"})
    assert ability.cond == tree.Check("unwounded")
    assert ability.label == tree.Label("concentration")


def test_fury_looks_at_its_own_die_in_its_own_turn() -> None:
    ability = read("fury: {n: 3, do: {open: self}}")
    assert isinstance(ability, tree.On)
    low = tree.Compare(tree.EventValue("roll"), "<=", tree.Function("fury", (3,)))
    assert ability.cond == tree.And((tree.Check("turn", ("mine",)), low))
    assert ability.event.args["by"] == tree.Ref("self")


def test_valhalla_works_from_the_graveyard_at_will() -> None:
    ability = read("valhalla: {do: {bless: {pick: mine.creature}}}")
    assert isinstance(ability, tree.On)
    assert (ability.zone, ability.may, ability.cond) == ("grave", True, tree.Check("fallen"))


def test_a_field_that_is_not_given_is_none() -> None:
    ability = read("act: {pay: tap, do: {shot: {power: 2}}}")
    assert isinstance(ability, tree.Act)
    two = tree.Number(2)
    power = tree.Power(two, two, two)
    assert ability.do == (
        tree.Effect("shot", {"power": power, "range": None, "to": None, "times": None}),
    )
    assert ability.do[0].get("power", tree.Power) == power
    with pytest.raises(TypeError):
        ability.do[0].get("range", tree.Number)


def test_what_is_paid_binds_x() -> None:
    ability = read("act: {pay: [tap, {chips: X}], do: {blast: {power: X}}}")
    assert isinstance(ability, tree.Act)
    assert ability.pay[1].args["n"] == tree.Variable("X")


def test_what_is_chosen_in_a_branch_is_forgotten_outside() -> None:
    choice = "may: {do: {tap: {pick: creature, as: $foe}}}"
    details = refusal(yaml(f"act: {{pay: tap, do: [{{{choice}}}, {{tap: $foe}}]}}"))
    assert details["reason"] == "$foe is not bound"


def test_after_an_attack_its_target_is_known() -> None:
    read("act: {pay: tap, do: [{shot: {power: 1}}, {poison: {to: attacked, n: 1}}]}")


def test_a_set_knows_its_classes_and_other_sets(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pack.yaml").write_text(f"classes: [{name}-kin]\nedition: realms\n")
    card = "- id: {}\n  body: {{type: terrain, cost: 2, class: two-kin}}\n"
    (tmp_path / "one" / "cards.yaml").write_text(card.format("a"))
    (tmp_path / "two" / "cards.yaml").write_text(card.format("b"))
    one, two = load_cards.load_sets([tmp_path / "one", tmp_path / "two"])
    assert (one.name, one.classes, one.cards[0].id) == ("one", ("one-kin", "two-kin"), "a")
    assert two.card("b") == two.cards[0]
    assert two.card("a") is None
    (tmp_path / "two" / "cards.yaml").write_text(card.format("a"))
    with pytest.raises(ContentError, match="already a card"):
        load_cards.load_sets([tmp_path / "one", tmp_path / "two"])


def test_a_folder_that_is_no_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no such file"):
        load_cards.load_sets([tmp_path])
    (tmp_path / "pack.yaml").write_text("[]")
    with pytest.raises(ContentError, match="expected fields"):
        load_cards.load_sets([tmp_path])
    (tmp_path / "pack.yaml").write_text("source: own\n")
    (tmp_path / "cards.yaml").write_bytes(b"\xff")
    with pytest.raises(ContentError, match="UTF-8"):
        load_cards.load_sets([tmp_path])
    (tmp_path / "cards.yaml").write_bytes(b"#" * 2_000_000)
    with pytest.raises(ContentError, match="too large"):
        load_cards.load_sets([tmp_path])


def test_samples_load_and_carry_their_place() -> None:
    (samples,) = load_cards.load_sets([SAMPLES])
    card = samples.card("reed-hunter")
    assert card is not None
    assert card.file.endswith("simple.yaml")
    lines = (SAMPLES / "simple.yaml").read_text(encoding="utf-8").splitlines()
    assert "reed-hunter" in lines[card.line - 1]
    assert "act:" in lines[card.abilities[0].line - 1]


def test_the_head_of_these_tests_is_a_card() -> None:
    assert load_cards.load_text(HEAD, CLASSES)[0].markers == (
        tree.Marker("rune", "card"),
        tree.Marker("fire", "cell"),
    )
