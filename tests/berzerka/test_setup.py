"""Components, terms, setup and the shape of a hand (BZ-CMP, BZ-DEF, BZ-SET, BZ-HND, BZ-DEAL)."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import STARTERS, Table, seeded, table, trick
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.errors import OptionError
from holmgang.games.berzerka import GAME, content
from holmgang.games.berzerka.notation import CARD_NAMES, COLOURS

PACK = content.load("standard")


@rule("BZ-CMP-01")
def test_three_players() -> None:
    assert GAME.seats == 3
    assert GAME.colours == ["blue", "yellow", "red"]


@rule("BZ-CMP-02")
def test_the_deck_has_52_different_cards_of_four_suits() -> None:
    assert len(set(CARD_NAMES)) == 52
    assert {name[0] for name in CARD_NAMES} == set("SHDC")
    assert {int(name[1:]) for name in CARD_NAMES} == set(range(1, 14))


@rule("BZ-CMP-02")
def test_13_is_high_and_1_is_low() -> None:
    game = trick("hold-steady", "", blue="H1", yellow="H13", red="H12")
    game.play("play H1", "play H13", "play H12")
    assert game.told("trick")[-1]["seat"] == 1


@rule("BZ-CMP-03")
def test_the_penalty_card_shows_one_number_after_the_other() -> None:
    game = table().play("bid berzerka")
    shown = []
    for _ in range(4):
        game.play("bid berzerka")
        shown.append(game.penalty)
    assert shown == [1, 2, 3, 4]


@ruling("BZ-CMP-03")
def test_at_8_nobody_may_overbid() -> None:
    game = table().play(*["bid berzerka"] * 9)
    assert game.penalty == 8
    assert game.legal() == ["pass"]
    assert game.reason("bid berzerka") == ("no-overbid", {"number": 8})
    game.play("pass", "pass")
    assert (game.declarer, game.penalty) == ("red", 8)


@rule("BZ-CMP-04", "BZ-SET-02")
def test_a_player_never_needs_more_than_five_cubes() -> None:
    game = table()
    for number in range(5):
        assert len(game.state.board.open_rows(0)) == 5 - number
        _give(game, "blue", STARTERS[number])
    assert sum(game.state.board.cubes) == 5


def _give(game: Table, colour: str, contract: str) -> None:
    """Let a colour be declarer of a contract by a bid, in one hand."""
    while game.question == "bid":
        game.play(f"bid {contract}" if game.turn == colour else "pass")
    while game.question not in ("discard", "play"):
        game.play(game.legal()[0])
    while game.question == "discard":
        game.play("done")
    game.score(3)


@rule("BZ-CMP-05", "BZ-DEF-01")
def test_the_forehand_opens_the_bidding_and_the_token_moves_on() -> None:
    game = table(forehand="yellow")
    assert (game.forehand, game.turn) == ("yellow", "yellow")
    _give(game, "yellow", "berzerka")
    assert (game.forehand, game.turn) == ("red", "red")


@rule("BZ-CMP-06")
def test_the_board_has_a_row_a_contract_and_a_box_a_player() -> None:
    game = table()
    assert [row["contract"] for row in game.view()["rows"]] == STARTERS
    for contract in STARTERS:
        boxes = game.row(contract)["boxes"]
        assert len(boxes) == 3
        assert set(boxes[0]) == {"recorded", "points", "discards", "cube", "order"}


@rule("BZ-CMP-07")
def test_values_go_up_to_12() -> None:
    assert max(PACK.base) + 3 == 12
    assert min(PACK.base) + 1 == 2


@ruling("BZ-CMP-07")
def test_a_value_is_the_base_and_the_cubes() -> None:
    game = table()
    for number, colour in enumerate(COLOURS, 1):
        _give(game, colour, "hold-steady")
        assert game.value("hold-steady") == 2 + number


@rule("BZ-CMP-08")
def test_five_starters_and_thirteen_tiles() -> None:
    assert [PACK.contracts[i] for i in PACK.starters] == STARTERS
    assert len(PACK.contracts) - len(PACK.starters) == 13


@rule("BZ-DEF-02", "BZ-DEF-03")
def test_the_declarer_s_contract_is_played_against_the_other_two() -> None:
    game = table().play("bid berzerka", "bid hold-steady", "pass", "pass")
    assert (game.declarer, game.contract) == ("yellow", "hold-steady")
    game.play("done", "done", "done").score(4)
    assert game.boxes("hold-steady", "recorded") == [None, 3, None]


@rule("BZ-DEF-04")
def test_the_forehand_is_in_the_hotseat_when_all_pass() -> None:
    game = table().play("pass", "pass", "pass")
    assert (game.question, game.declarer, game.view()["hotseat"]) == ("hotseat", "blue", True)


@rule("BZ-DEF-05")
def test_a_trick_is_a_card_of_each_clockwise_from_the_leader() -> None:
    game = trick(lead="yellow", yellow="H5", red="H2", blue="H9")
    assert game.turn == "yellow"
    game.play("play H5")
    assert game.turn == "red"
    assert game.reason("play C1") == ("not-in-hand", {"card": "C1"})
    game.play("play H2")
    assert game.turn == "blue"
    assert game.view()["trick"]["cards"] == ["H5", "H2"]


@rule("BZ-DEF-06")
@pytest.mark.parametrize("contract", PACK.contracts)
def test_trump_is_settled_before_the_first_trick(contract: str) -> None:
    announced = " ".join(["trump C"] * (PACK.trump[PACK.contracts.index(contract)] == 1))
    more = {"boast": "number 3", "swing-the-axe": "order high", "crooked-ranks": "parity odd"}
    more["eye-of-the-storm"] = "rank 7"
    words = ", ".join(word for word in (announced, more.get(contract, "")) if word)
    game = trick(contract, words, blue="S1")
    has_trump = PACK.trump[PACK.contracts.index(contract)] != 0
    assert (game.view()["trump"] is not None) == has_trump


@rule("BZ-DEF-06")
def test_trump_beats_the_other_suits() -> None:
    game = trick(blue="H13", yellow="S1", red="H2").play("play H13", "play S1", "play H2")
    assert game.told("trick")[-1]["seat"] == 1


@rule("BZ-DEF-07")
@pytest.mark.parametrize(
    ("contract", "questions"),
    [
        ("berzerka", ["trump"]),
        ("hold-steady", []),
        ("swing-the-axe", ["order"]),
        ("crooked-ranks", ["parity"]),
        ("eye-of-the-storm", ["rank"]),
        ("boast", ["trump", "number"]),
    ],
)
def test_a_contract_asks_for_its_additional_information(
    contract: str, questions: list[str]
) -> None:
    others = [name for name in STARTERS if name != contract][:2]
    game = table(contracts=",".join([contract, *others]))
    game.play(f"bid {contract}", "pass", "pass")
    asked = []
    while game.question != "discard":
        asked.append(game.question)
        game.play(game.legal()[-1])
    assert asked == questions


@rule("BZ-DEF-08")
def test_a_completed_contract_cannot_be_declared_again() -> None:
    game = table()
    _give(game, "blue", "berzerka")
    game.play("pass", "pass")
    assert game.turn == "blue"
    assert "bid berzerka" not in game.legal()
    assert game.reason("bid berzerka") == ("completed", {"contract": "berzerka"})


@rule("BZ-DEF-09")
def test_the_objective_counts_the_declarer_s_tricks_alone() -> None:
    for pattern in ("WWWLLLLLLLLLL", "LLLLLLLLLLWWW"):
        game = table().hand("bid hold-steady, pass, pass", pattern)
        assert game.boxes("hold-steady", "recorded")[0] == 3
    most = [PACK.goal[i] == 0 for i in range(18)]
    assert sum(most) > 9


# Setup


@rule("BZ-SET-01")
def test_five_contracts_or_three() -> None:
    assert len(table().view()["rows"]) == 5
    short = table(length="short")
    assert [row["contract"] for row in short.view()["rows"]] == [
        "berzerka",
        "hold-steady",
        "bottle-it-up",
    ]


@ruling("BZ-SET-01")
def test_contracts_can_be_named() -> None:
    game = table(contracts="boast,last-stand,berzerka")
    assert [row["contract"] for row in game.view()["rows"]] == ["boast", "last-stand", "berzerka"]


@ruling("BZ-SET-01")
def test_contracts_can_be_drawn_at_random() -> None:
    drawn = set()
    for seed in range(8):
        match = seeded(f"random {seed}", contracts="random")
        view: Any = match.view()
        rows = [row["contract"] for row in view["rows"]]
        assert len(set(rows)) == 5
        drawn |= set(rows)
    assert len(drawn) > 12


@pytest.mark.parametrize(
    "wish",
    [
        "berzerka",
        "berzerka,berzerka,boast",
        "berzerka,boast,chess",
        "berzerka,boast,last-stand,low-fury",
        "berzerka, boast, last-stand",
    ],
)
def test_a_wrong_choice_of_contracts_is_refused(wish: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.new(GAME.fill_options({"contracts": wish, "length": "short"}))
    assert refused.value.details["option"] == "contracts"


@rule("BZ-SET-03")
def test_the_first_forehand_is_agreed_or_random() -> None:
    assert table(forehand="red").forehand == "red"
    seen = {seeded(f"first {i}").view()["forehand"] for i in range(20)}
    assert seen == {0, 1, 2}


@rule("BZ-SET-04")
def test_the_players_sit_clockwise_from_the_first_forehand() -> None:
    game = table(forehand="red")
    order = []
    for _ in range(3):
        order.append(game.forehand)
        _give(game, game.forehand, STARTERS[0])
    assert order == ["red", "blue", "yellow"]


@rule("BZ-SET-05")
def test_the_board_starts_empty_with_base_values() -> None:
    game = table()
    assert [game.value(contract) for contract in STARTERS] == [1, 2, 2, 3, 3]
    for contract in STARTERS:
        assert game.boxes(contract, "recorded") == [None] * 3
        assert game.boxes(contract, "cube") == [False] * 3
    assert game.totals == [0, 0, 0]


# The hand


@rule("BZ-HND-01", "BZ-INV-04", "BZ-END-01")
@pytest.mark.parametrize(("length", "hands"), [("full", 15), ("short", 9)])
def test_a_game_has_three_hands_a_contract_and_each_completes_a_box(
    length: str, hands: int
) -> None:
    game = table(length=length)
    played = 0
    while not game.state.is_over():
        assert game.view()["hand"] == played + 1
        colour = next(c for c in COLOURS if game.state.board.open_rows(COLOURS.index(c)))
        row = game.state.board.open_rows(COLOURS.index(colour))[0]
        _give(game, colour, PACK.contracts[game.state.board.rows[row]])
        played += 1
        assert game.state.board.hands() == played
    assert played == hands == game.view()["hands"]


@rule("BZ-HND-02")
def test_the_phases_of_a_hand_come_in_order() -> None:
    game = table()
    game.hand("bid berzerka, pass, pass, trump S", 5)
    events = [event["event"] for event in game.told()]
    start = events[events.index("hand") :]
    phases = ["hand", "dealt", "bid", "declared", "trump", "discarded", "played", "result"]
    places = [start.index(phase) for phase in phases]
    assert places == sorted(places)


@rule("BZ-DEAL-01")
def test_seven_cards_each_are_dealt_first_and_31_remain() -> None:
    game = table()
    assert [len(game.cards(colour)) for colour in COLOURS] == [7, 7, 7]
    assert len(game.view()["pile"]) == 31


@ruling("BZ-DEAL-01")
def test_packets_go_clockwise_from_the_forehand_s_left() -> None:
    game = Table(GAME.new(GAME.fill_options({"first": "blue"})))
    game.state.apply(CHANCE, game.state.read(f"shuffle {' '.join(CARD_NAMES)}"))
    deck = CARD_NAMES
    assert [game.cards(colour) for colour in ("yellow", "red", "blue")] == [
        deck[:7],
        deck[7:14],
        sorted(deck[14:21], key=CARD_NAMES.index),
    ]
    game.play("bid hold-steady", "pass", "pass")
    assert game.cards("yellow") == deck[:7] + deck[21:27]
    assert game.cards("red") == deck[7:14] + deck[27:33]
    assert game.cards("blue") == deck[14:21] + deck[33:39]
    assert game.view()["pile"] == deck[39:]


@rule("BZ-DEAL-02")
@pytest.mark.parametrize("viewer", [0, 1, 2, -2])
def test_hands_are_private(viewer: int) -> None:
    game = table()
    for seat, colour in enumerate(COLOURS):
        told = game.side(colour, viewer)["hand"]
        assert told == (game.cards(colour) if seat == viewer else 7)
    dealt = game.told("dealt", viewer)
    assert [event["seat"] for event in dealt if "cards" in event] == [viewer] * (viewer >= 0)


def test_every_shuffle_is_possible() -> None:
    state = GAME.new(GAME.fill_options({"first": "blue"}))
    seen = set()
    for seed in range(200):
        twin: Any = state.copy()
        twin.apply(CHANCE, twin.sample(Quick(seed)))
        seen.add(twin.deck[0])
    assert len(seen) > 45
