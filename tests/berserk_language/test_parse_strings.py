"""Selectors, amounts, conditions and durations, read into the tree."""

import pytest

from holmgang.games.berserk.abilities import tree
from holmgang.games.berserk.abilities.parse_strings import ParseError, Parser
from holmgang.games.berserk.abilities.scope import Scope

SELF = tree.Ref("self")


def parse(method: str, text: str, event: str | None = "hit") -> object:
    scope = Scope()
    scope.has_x = scope.has_it = True
    scope.variables = {"foe"}
    scope.markers = {"rune": "card"}
    parser = Parser(text, scope.within(event) if event else scope, ("watch", "forest-kin"))
    return parser.whole(getattr(parser, method))


def test_a_selector_is_a_side_a_kind_and_filters() -> None:
    filters = (tree.Filter("adj", (SELF,)), tree.Filter("tapped", (), True))
    assert parse("selector", "enemy.creature adj(self) !tapped") == tree.Selector(
        "enemy", "creature", filters
    )
    assert parse("selector", "card") == tree.Selector("any", "card")


def test_a_statistic_is_compared_with_an_amount() -> None:
    two = tree.Sum(tree.Function("stat", (tree.Ref("$", "foe"), "cost")), tree.Number(1), False)
    assert parse("selector", "creature cost==stat($foe,cost)+1 elite") == tree.Selector(
        "any",
        "creature",
        (tree.Filter("compare", ("cost", "==", two)), tree.Filter("elite")),
    )


def test_a_zone_is_a_filter() -> None:
    selector = parse("selector", "mine.creature in(grave)")
    assert isinstance(selector, tree.Selector)
    assert selector.zone == "grave"
    assert tree.Selector("mine", "card").zone == "play"


def test_names_of_content_may_have_dashes() -> None:
    selector = parse("selector", "creature class(forest-kin)")
    assert isinstance(selector, tree.Selector)
    assert selector.filters == (tree.Filter("class", ("forest-kin",)),)


@pytest.mark.parametrize("text", ["self", "attacked", "attacker", "event.by", "event.target", "it"])
def test_a_reference_is_a_word(text: str) -> None:
    assert parse("ref", text) == tree.Ref(text)
    assert parse("cards", text) == tree.Ref(text)


def test_amounts_add_from_the_left() -> None:
    x, one = tree.Variable("X"), tree.Number(1)
    assert parse("amount", "X + 1 - 1") == tree.Sum(tree.Sum(x, one, False), one, True)
    assert parse("amount", "-2") == tree.Number(-2)
    assert parse("amount", "+2") == tree.Number(2)
    assert parse("amount", "event.n") == tree.EventValue("n")


def test_functions_take_their_arguments_in_order() -> None:
    count = tree.Function("count", (tree.Selector("any", "card"),))
    assert parse("amount", "min(3, count(card))") == tree.Function("min", (tree.Number(3), count))


def test_a_power_is_three_numbers_or_one_amount() -> None:
    one, two, three = (tree.Number(n) for n in (1, 2, 3))
    assert parse("power", "1-2-3") == tree.Power(one, two, three)
    assert parse("power", "2") == tree.Power(two, two, two)
    x = tree.Sum(tree.Variable("X"), one, True)
    assert parse("power", "X-1") == tree.Power(x, x, x)


def test_and_binds_closer_than_or() -> None:
    first, second = tree.Check("first"), tree.Check("second")
    turn = tree.Check("turn", ("mine",))
    assert parse("cond", "first or second and turn(mine)") == tree.Or(
        (first, tree.And((second, turn)))
    )
    assert parse("cond", "not (first or second)") == tree.Not(tree.Or((first, second)))


def test_amounts_are_compared() -> None:
    assert parse("cond", "event.roll<=3") == tree.Compare(
        tree.EventValue("roll"), "<=", tree.Number(3)
    )


def test_filters_are_asked_of_one_card() -> None:
    filters = (tree.Filter("tapped"), tree.Filter("hurt", (), True))
    assert parse("cond", "is(self, tapped !hurt)") == tree.Check("is", (SELF, filters))


def test_durations_have_arguments() -> None:
    assert parse("until", "end_turn") == tree.Until("end_turn", {})
    assert parse("until", "uses(2)") == tree.Until("uses", {"n": 2})
    assert parse("until", "next(hit)") == tree.Until("next", {"event": "hit"})
    assert parse("until", "while(first)") == tree.Until("while", {"cond": tree.Check("first")})


@pytest.mark.parametrize(
    ("method", "text", "at"),
    [
        ("selector", "enemy creature", 6),
        ("selector", "enemy.creature adj()", 19),
        ("selector", "enemy.creature adj(self", 23),
        ("selector", "enemy.creature tapped(self)", 15),
        ("selector", "cell cost<=3", 5),
        ("selector", "creature adj(self))", 18),
        ("amount", "", 0),
        ("amount", "1 +", 3),
        ("amount", "1 2", 2),
        ("amount", "9999", 0),
        ("amount", "event.m", 6),
        ("power", "-1", 0),
        ("cond", "first and", 9),
        ("cond", "1 = 1", 2),
        ("until", "end_turns", 0),
        ("rolls", "3..1", 0),
        ("ref", "event.fate", 6),
        ("selector", "creature @", 9),
        ("selector", "creature class(forest-)", 22),
        ("selector", "creature class(3)", 15),
        ("amount", "x" * 400, 0),
    ],
)
def test_a_wrong_text_is_refused_where_it_goes_wrong(method: str, text: str, at: int) -> None:
    with pytest.raises(ParseError) as caught:
        parse(method, text)
    assert caught.value.at == at, caught.value.reason
