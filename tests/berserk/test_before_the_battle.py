"""Abilities before recruiting, after the reveal and at the start of the battle (BK-4.16, BK-7)."""

from rulebook import rule, ruling

from berserk.battle import Camp, muster
from holmgang.core.chance import Quick

CARDS = """
- id: kitten
  body: {type: ground, cost: 3, life: 3, move: 1, strike: 1-1-1}
  abilities:
    - setup: {stage: deal, do: [{show: {}}, {gold: 1}]}
- id: duellist
  body: {type: ground, cost: 6, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - setup: {stage: deal, do: [{hire: self}, {silver: +2}]}
- id: gambler
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - second: {setup: {stage: deal, do: {redeal: {}}}}
- id: prefect
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - setup: {stage: deal, do: {ban: enemy.creature cost>=4}}
- id: captain
  body: {type: ground, cost: 5, class: watch, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - setup: {stage: recruit, do: {discount: {what: mine.creature cost<=4, n: 1}}}
    - setup: {stage: deploy, may: true, do: {rearrange: 2}}
- id: scout
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - setup: {stage: deploy, do: {place: "cell row(1, mine)"}}
- id: herald
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - on: {battle_start: {}, do: {chips: {to: self, n: 1}}}
- id: bard
  body: {type: ground, cost: 2, life: 6, move: 1, strike: 1-2-3}
  abilities:
    - on: {battle_start: {}, may: true, do: {bless: self}}
"""


def camp(south: str, north: str, first: int = 0) -> Camp:
    table = muster(
        south, north, first=first, edition="laar", written=CARDS, ogre="cost=4", elf="cost=1"
    )
    return table.keep()


def purse(table: Camp, seat: int) -> tuple[int, int, int]:
    """Gold, silver and what is spent."""
    side = table.state.view(seat)["seats"][seat]["purse"]  # type: ignore[index]
    return side["gold"], side["silver"], side["spent"]


@rule("BK-4.16")
def test_abilities_before_recruiting_are_played_from_the_deal():
    table = camp("ogre kitten elf*13", "elf*15")
    assert table.asked == ("before", [0]) and table.legal() == ["number 2", "pass"]
    table.play("number 2")
    assert table.told("shown", viewer=1)[0]["card"] == "kitten"
    assert purse(table, 0) == (25, 22, 0)  # without paying for it
    assert table.legal() == ["pass"]
    table.play("pass")
    assert table.question == "hire"


@ruling("BK-4.16")
def test_the_players_play_one_at_a_time_and_a_pass_is_not_final():
    table = camp("kitten kitten elf*13", "kitten elf*14", first=1)
    assert table.asked == ("before", [1])
    table.play("pass", "number 1")
    assert table.asked == ("before", [1])
    table.play("number 1", "number 2", "pass", "pass")
    assert table.question == "hire"
    assert purse(table, 0)[0] == 27 and purse(table, 1)[0] == 25


@ruling("BK-4.16")
def test_who_is_asked_depends_on_the_decks_alone():
    table = camp("elf*15 kitten", "elf*15")
    assert table.asked == ("before", [0]) and table.legal() == ["pass"]


@rule("BK-4.17")
def test_a_card_that_must_be_taken_is_hired_and_paid_for():
    table = camp("duellist elf*14", "elf*15").play("number 1", "pass")
    assert purse(table, 0) == (24, 24, 6)
    assert table.legal(0) == ["hire"]
    table.play("hire | skip")
    assert purse(table, 0) == (24, 24, 6)


@ruling("BK-4.17")
def test_who_cannot_pay_for_it_cannot_play_it():
    table = camp("duellist*8 elf*7", "elf*15")
    for number in range(1, 9):
        if f"number {number}" in table.legal():
            table.play(f"number {number}")
    assert purse(table, 0)[2] == 48
    assert table.legal() == ["pass"]


def test_a_deal_is_drawn_anew_for_free():
    table = camp("elf*15", "gambler elf*14")
    table.play("number 1")
    assert list(table.state.mulligans) == [0, 0] and purse(table, 1)[:2] == (25, 23)


def test_cards_of_the_enemy_may_be_banned():
    table = camp("prefect elf*14", "ogre elf*14").play("number 1", "pass")
    assert table.legal(1) == ["skip"]


def test_a_discount_counts_for_the_whole_army():
    table = camp("ogre captain elf*13", "elf*15")
    table.play("hire | skip")
    assert purse(table, 0)[2] == 4
    table.play("hire | skip")
    assert purse(table, 0)[2] == 8
    table.play("hire | skip")
    assert purse(table, 0)[2] == 8  # an elf costs nothing now


def test_placed_cards_are_rearranged():
    table = camp("captain elf*14", "elf*15").hire(2, 1).place("b3 c3", "c4")
    assert table.asked == ("deploy", [0])
    assert "move b3 a1" in table.legal() and "move b3 a4" not in table.legal()
    table.play("move b3 a1", "move c3 b3")
    assert table.question == "turn" and table.state.board[0] >= 0
    table = camp("captain elf*14", "elf*15").hire(2, 1).place("b3 c3", "c4").play("pass")
    assert table.question == "turn"


def test_a_card_may_be_placed_where_others_may_not():
    table = camp("elf scout elf*13", "elf*15").hire(2, 1)
    assert "a3" not in table.squares()
    table.play("place b3 | place c4")
    assert {"a3", "e3"} <= table.squares()


@rule("BK-7.1", "BK-7.2", "BK-7.3")
def test_abilities_of_the_start_of_the_battle_are_played_by_turns_before_the_first_turn():
    table = camp("herald herald elf*13", "herald elf*14").hire(2, 1).place("b3 c3", "c4")
    assert table.asked == ("start", [0]) and table.legal() == ["number 1", "number 2"]
    table.play("number 2")
    assert [event["card"] for event in table.told("reacts")] == ["herald"] * 3
    assert [event["seat"] for event in table.told("reacts")] == [0, 1, 0]
    assert table.question == "turn" and table.state.turn == 1


@ruling("BK-7.4")
def test_the_start_of_the_battle_may_be_passed_unless_a_card_orders_something():
    table = camp("bard elf*14", "bard elf*14").hire(1, 1).place("b3", "c4")
    assert table.legal() == ["number 1", "pass"]
    table.play("pass", "number 1")
    assert table.asked == ("start", [0])
    table.play("pass")
    assert table.question == "turn"
    assert [event["seat"] for event in table.told("blessed")] == [1]


@ruling("BK-7.4")
@rule("BK-6.6")
def test_a_hidden_card_that_acts_at_the_start_is_revealed():
    table = camp("elf*15", "bard elf*14").hire(1, 2).place("b3", "c6 b4").play("hide")
    assert table.asked == ("start", [1])
    assert table.state.view(0)["waiting"] == []
    table.play("number 1")
    assert table.told("revealed", viewer=0)[0]["card"] == "bard"


@ruling("BK-7.4")
def test_the_question_does_not_tell_what_is_hidden():
    table = camp("elf*15", "elf*15 bard").hire(1, 2).place("b3", "c6 b4").play("hide")
    assert table.asked == ("start", [1]) and table.legal() == ["pass"]


@ruling("BK-4.16")
def test_gold_from_the_deal_is_known_to_whoever_guesses_at_the_rear_row():
    """An army that only the gift of a shown card could pay for is still guessed at."""
    table = muster(
        "elf*15", "kitten king*7 elf*7", edition="laar", written=CARDS, first=0,
        king="cost=7 elite", elf="cost=1",
    ).keep()  # fmt: skip
    table.play("number 1", "pass").hire(1, 4).place("b3", "b4 b6 c6 d6").play(
        "hide", "hide", "hide"
    )
    for seed in range(20):
        world = table.state.determinize(0, Quick(seed))
        assert world.view(0) == table.state.view(0)
