"""Every question and every refusal of every game names the rule that it comes from."""

from collections.abc import Iterator

import pytest
from sentences import asked_for

from holmgang import games
from holmgang.packs.rules import Rule, rules
from holmgang.texts import citations
from holmgang.texts.sentences import sentences

NOBODY = {"chance"}
"""Questions that no person is asked."""
EDITIONS = ("realms", "laar")


def book(game: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in rules(game, "en")}


def cited(game: str) -> Iterator[tuple[str, str, str]]:
    """Each row: its name, the edition it is for, the rule."""
    rows = sentences(game)["rules"]
    for name, row in [*rows["questions"].items(), *rows["reasons"].items()]:
        of_editions = {"": row} if isinstance(row, str) else row
        yield from ((name, edition, rule) for edition, rule in of_editions.items())


@pytest.mark.parametrize("game", games.GAMES)
def test_every_question_and_every_refusal_has_its_rule(game: str) -> None:
    declared = sentences(game)
    rows = declared["rules"]
    assert set(declared["questions"]) - NOBODY <= set(rows["questions"])
    assert set(declared["reasons"]) == set(rows["reasons"])


@pytest.mark.parametrize("game", games.GAMES)
def test_the_rules_are_in_the_book_and_hold_in_their_edition(game: str) -> None:
    known = book(game)
    assert [row for row in cited(game) if row[2] not in known] == []
    assert [row for row in cited(game) if not known[row[2]].holds_in(row[1])] == []


def test_a_rule_is_cited_for_each_edition_or_for_all() -> None:
    rows = sentences("berserk")["rules"]
    for row in [*rows["questions"].values(), *rows["reasons"].values()]:
        assert isinstance(row, str) or tuple(row) == EDITIONS


@pytest.mark.parametrize("game", games.GAMES)
def test_a_narrower_row_is_for_something_that_is_asked(game: str) -> None:
    """`cell-push` is `cell` where its words speak of a push."""
    declared = sentences(game)
    for name in set(declared["rules"]["questions"]) - set(declared["questions"]):
        asked, _, value = name.partition("-")
        values = asked_for("en", f"{game}-ask-{asked}").values()
        assert any(value in known for known in values), name


def test_the_narrowest_row_is_taken() -> None:
    push = {"asking": "cell", "doing": "push"}
    assert citations.of_question("berserkers", push) == "BR-ACT-05"
    assert citations.of_question("berserkers", push | {"doing": "swim"}) == "BR-DEC-03"


def test_a_refusal_that_all_games_share_leads_to_what_is_asked() -> None:
    view = {"asking": "strategy"}
    assert citations.of_reason("shieldwall", "other question", view) == "SW-STR-A"
    assert citations.of_reason("shieldwall", "too-few-cards", view) == "SW-FRC-03"


def test_editions_have_rules_of_their_own() -> None:
    view = {"asking": "order"}
    assert [citations.of_question("berserk", view, edition) for edition in EDITIONS] == [
        "BK-3.1",
        "BK-3.2",
    ]


def test_a_rule_says_in_which_edition_it_holds() -> None:
    known = book("berserk")
    assert known["BK-1.1"].editions == ("realms",)
    assert known["BK-1.14"].editions == EDITIONS
    assert known["BK-4.12"].editions == EDITIONS  # the book of one, our ruling for the other
    assert all(rule.editions for rule in known.values())
    for lang in ("ru", "fr"):
        assert [rule.editions for rule in rules("berserk", lang)] == [
            rule.editions for rule in known.values()
        ]
    assert not any(rule.editions for rule in rules("shieldwall", "en"))
