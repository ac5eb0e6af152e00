"""The contracts (BZ-CON), by the vectors of the rule index."""

from typing import Any

import pytest
from rulebook import rule, ruling

from berzerka.table import STARTERS, Table, table, trick
from holmgang.bots.berzerka.greedy import decide
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.packed import packed
from holmgang.games.berzerka import GAME, content
from holmgang.games.berzerka.notation import COLOURS
from holmgang.games.berzerka.tables import strengths

PACK = content.load("standard")


def index(name: str) -> Any:
    return PACK.contracts.index(name)


def best(game: Table, *cards: str) -> Any:
    """Who wins a trick of these cards, from the leader on."""
    lead = game.state.actors[0]
    for card, step in zip(cards, range(3), strict=True):
        game.state.set_hand((lead + step) % 3, 0)
        game.state.set_hand((lead + step) % 3, 1 << game.state.read(f"play {card}") // 16)
    game.play(*[f"play {card}" for card in cards])
    return cards[(game.told("trick")[-1]["seat"] - lead) % 3]


def ladder(contract: str, information: str, suit: str = "H", number: int = 1) -> Any:
    """The ranks of a suit from the strongest to the weakest, by who beats whom."""
    ranks = list(range(1, 14))
    wins = dict.fromkeys(ranks, 0)
    for one in ranks:
        for other in ranks:
            if one < other:
                game = trick(contract, information, number, blue="S1")
                third = "D2" if suit != "D" else "C2"
                won = best(game, f"{suit}{one}", f"{suit}{other}", third)
                wins[int(won[1:])] += 1
    return sorted(ranks, key=lambda rank: -wins[rank])


@ruling("BZ-CON-00")
def test_the_defaults_of_a_contract() -> None:
    plain = index("hold-steady")
    assert (PACK.trump[plain], PACK.ranks[plain], PACK.goal[plain]) == (0, 0, 0)
    assert (PACK.first[plain], PACK.last[plain]) == (1, 13)
    assert PACK.result(plain, 7, 2, 0) == 5


@rule("BZ-CON-01")
def test_berzerka() -> None:
    game = trick("berzerka", "trump C", blue="D13")
    assert best(game, "D13", "C1", "D2") == "C1"
    assert PACK.result(index("berzerka"), 8, 2, 0) == 6
    assert PACK.base[index("berzerka")] == 1


@ruling("BZ-CON-02")
def test_hold_steady() -> None:
    assert best(trick("hold-steady", ""), "H5", "S13", "H4") == "H5"
    assert PACK.base[index("hold-steady")] == 2


@ruling("BZ-CON-03")
def test_world_turned_over() -> None:
    assert best(trick("world-turned-over", ""), "H5", "H3", "H9") == "H3"
    assert PACK.base[index("world-turned-over")] == 2


@ruling("BZ-CON-04")
@pytest.mark.parametrize(
    ("order", "number", "strong"),
    [
        ("high", 1, "H9"),
        ("high", 2, "H5"),
        ("high", 13, "H9"),
        ("low", 1, "H5"),
        ("low", 2, "H9"),
    ],
)
def test_swing_the_axe(order: str, number: int, strong: str) -> None:
    game = trick("swing-the-axe", f"order {order}", number)
    assert best(game, "H9", "H5", "D1") == strong


@ruling("BZ-CON-04")
def test_swing_the_axe_turns_from_trick_to_trick() -> None:
    game = trick("swing-the-axe", "order high", blue="H9 D5 C1", yellow="H5 D9 C2", red="H1 D1 C3")
    game.play("play H9", "play H5", "play H1")
    assert game.turn == "blue"
    game.play("play D5", "play D9", "play D1")
    assert game.turn == "red"
    assert game.view()["trick"]["strength"] == "high"


@rule("BZ-CON-05")
def test_bottle_it_up() -> None:
    game = table()
    for tricks in (4, 3, 0):
        game.hand("bid bottle-it-up, pass, pass", tricks)
    assert game.state.ranking(STARTERS.index("bottle-it-up")) == [2, 1, 0]


@ruling("BZ-CON-05")
def test_bottle_it_up_has_base_3_and_no_trump() -> None:
    assert PACK.base[index("bottle-it-up")] == 3
    assert best(trick("bottle-it-up", ""), "H5", "S13", "H4") == "H5"


RUNE = "odins-rune,berzerka,hold-steady"


@ruling("BZ-CON-06")
def test_odins_rune_turns_the_bottom_card() -> None:
    pile = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 D7"
    game = table(pile=pile, contracts=RUNE).play("bid odins-rune", "pass", "pass")
    assert (game.view(-2)["trump"], game.view(-2)["turned"]) == ("D", "D7")
    assert game.told("turned", -2)[-1]["card"] == "D7"
    game.discard(12)
    assert "D7" not in game.cards("blue")
    game.discard(1)
    assert "D7" in game.cards("yellow")


@ruling("BZ-CON-06")
def test_who_drew_the_rune_is_known_to_hold_it() -> None:
    pile = "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 D7"
    game = table(pile=pile, contracts=RUNE).play("bid odins-rune", "pass", "pass")
    for seed in range(5):
        world: Any = game.state.determinize(1, Quick(seed))
        assert world.deck[51] == 26 + 6
    game.discard(13)
    for seed in range(10):
        world = game.state.determinize(1, Quick(seed))
        assert world.hand(0) >> (26 + 6) & 1


@ruling("BZ-CON-07")
def test_low_fury() -> None:
    assert best(trick("low-fury", "trump S"), "H1", "S13", "H2") == "S13"
    assert best(trick("low-fury", "trump S"), "S13", "S2", "H1") == "S2"
    assert PACK.base[index("low-fury")] == 2


@ruling("BZ-CON-08")
def test_mirror_shield() -> None:
    assert ladder("mirror-shield", "trump S", "S") == list(range(1, 14))
    assert ladder("mirror-shield", "trump S", "H") == list(range(13, 0, -1))
    assert best(trick("mirror-shield", "trump S"), "H13", "S13", "H12") == "S13"


@ruling("BZ-CON-09")
def test_no_retreat() -> None:
    game = table(contracts="no-retreat,berzerka,hold-steady")
    game.play("bid no-retreat", "pass", "pass", "trump S")
    assert game.turn == "yellow"
    game.discard(3).discard(2)
    assert game.question == "play"
    game.score(4)
    assert game.boxes("no-retreat", "discards") == [0, None, None]


@ruling("BZ-CON-10")
def test_slow_burn() -> None:
    game = trick("slow-burn", "trump S", 7, blue="H5", yellow="S13 C2", red="H4")
    game.play("play H5")
    assert game.playable() == ["S13", "C2"]
    game.play("play S13", "play H4")
    assert game.told("trick")[-1]["seat"] == 0
    game = trick("slow-burn", "trump S", 8, blue="H5", yellow="S13 C2", red="H4")
    game.play("play H5")
    assert game.playable() == ["S13"]
    game.play("play S13", "play H4")
    assert game.told("trick")[-1]["seat"] == 1


@ruling("BZ-CON-10")
def test_slow_burn_kindles_during_play() -> None:
    game = trick("slow-burn", "trump S", 7, blue="H5 D1", yellow="H4 D2", red="H3 S1")
    game.play("play H5", "play H4", "play H3", "play D1", "play D2", "play S1")
    assert game.told("trick")[-1]["seat"] == 2


@ruling("BZ-CON-11")
@pytest.mark.parametrize(
    ("parity", "ranks"),
    [
        ("odd", [13, 11, 9, 7, 5, 3, 1, 12, 10, 8, 6, 4, 2]),
        ("even", [12, 10, 8, 6, 4, 2, 13, 11, 9, 7, 5, 3, 1]),
    ],
)
def test_crooked_ranks(parity: str, ranks: list[int]) -> None:
    assert ladder("crooked-ranks", f"parity {parity}") == ranks


@ruling("BZ-CON-12")
@pytest.mark.parametrize(
    ("rank", "ranks"),
    [
        (7, [7, 8, 6, 9, 5, 10, 4, 11, 3, 12, 2, 13, 1]),
        (13, list(range(13, 0, -1))),
        (1, list(range(1, 14))),
    ],
)
def test_eye_of_the_storm(rank: int, ranks: Any) -> None:
    assert ladder("eye-of-the-storm", f"rank {rank}") == ranks


def pattern(*won: int) -> str:
    return "".join("W" if number in won else "L" for number in range(1, 14))


def recorded(contract: str, information: list[str], tricks: Any) -> Any:
    others = [name for name in STARTERS if name != contract][:2]
    game = table(contracts=",".join([contract, *others]))
    words = ", ".join(["bid " + contract, "pass", "pass", *information])
    return game.hand(words, tricks).boxes(contract, "recorded")[0]


@ruling("BZ-CON-13")
def test_first_blood() -> None:
    assert recorded("first-blood", ["trump S"], pattern(1, 2, 6, 7, 13)) == 3


@ruling("BZ-CON-14")
def test_last_stand() -> None:
    assert recorded("last-stand", ["trump S"], pattern(1, 2, 6, 7, 13)) == 1


@ruling("BZ-CON-15")
@pytest.mark.parametrize(
    ("tricks", "run"),
    [("WWLWWWLLLLLLL", 3), (0, 0), (13, 13), ("LLLLLLLLLLLWW", 2), ("WLWLWLWLWLWLW", 1)],
)
def test_unbroken_charge(tricks: int | str, run: int) -> None:
    assert recorded("unbroken-charge", [], tricks) == run


@ruling("BZ-CON-16")
@pytest.mark.parametrize(("tricks", "result"), [(0, 5), (5, 0), (9, 4), (13, 8)])
def test_feast_or_famine(tricks: int, result: int) -> None:
    assert recorded("feast-or-famine", ["trump S"], tricks) == result


@ruling("BZ-CON-17")
@pytest.mark.parametrize(("tricks", "penalty", "result"), [(4, 0, 0), (6, 1, 3), (0, 0, 4)])
def test_measured_blow(tricks: int, penalty: int, result: int) -> None:
    assert PACK.result(index("measured-blow"), tricks, penalty, 0) == result
    assert PACK.is_fewer_better(index("measured-blow"))


@ruling("BZ-CON-18")
@pytest.mark.parametrize(
    ("number", "tricks", "penalty", "result"), [(5, 6, 1, 4), (5, 3, 0, -2), (5, 5, 0, 5)]
)
def test_boast(number: int, tricks: int, penalty: int, result: int) -> None:
    assert PACK.result(index("boast"), tricks, penalty, number) == result
    if penalty == 0:
        assert recorded("boast", ["trump S", f"number {number}"], tricks) == result


@ruling("BZ-CON-19")
def test_numbers_and_runes_come_at_the_same_moment_as_other_information() -> None:
    game = table(contracts="boast,odins-rune,berzerka").play("bid boast", "pass", "pass")
    game.play("trump S")
    assert (game.question, len(game.cards("blue"))) == ("number", 7)
    game = table(contracts="boast,odins-rune,berzerka").play("pass", "pass", "pass")
    assert game.view()["turned"] is None
    game.play("bid odins-rune")
    assert game.view()["turned"] is not None
    game = table(contracts="boast,odins-rune,berzerka").play("bid odins-rune", "pass")
    bottom = game.view()["pile"][-1]
    assert len(game.view()["pile"]) == 31
    assert game.play("pass").view()["turned"] == bottom


@ruling("BZ-CON-20")
@pytest.mark.parametrize("contract", ["measured-blow", "feast-or-famine", "bottle-it-up"])
def test_the_tie_breaks_are_the_same_for_all(contract: str) -> None:
    others = [name for name in STARTERS if name != contract][:2]
    game = table(contracts=",".join([contract, *others]))
    board = game.state.board
    board.recorded = packed([3, 3, 3])
    board.cubes = packed([0, 1, 1])
    board.discards = packed([0, 6, 2])
    board.order = packed([1, 2, 3])
    assert game.state.ranking(0) == [2, 1, 0]


@ruling("BZ-CON-21")
def test_sensible_play_is_neither_hopeless_nor_trivial() -> None:
    tricks: dict[str, list[Any]] = {"berzerka": [], "hold-steady": [], "bottle-it-up": []}
    rng = Quick("sanity")
    for _ in range(12):
        state: Any = GAME.new(GAME.fill_options({"length": "short"}))
        state.journal = []
        while not state.is_over():
            actor: Any = state.actors[0]
            is_chance = actor == CHANCE
            state.apply(actor, state.sample(rng) if is_chance else decide(state, actor))
        for told in [state.describe(event, -2) for event in state.journal]:
            if told["event"] == "result":
                tricks[told["contract"]].append(told["tricks"])
    means = {contract: sum(found) / len(found) for contract, found in tricks.items()}
    assert abs(means["berzerka"] - 6) < 1
    assert abs(means["hold-steady"] - 5) < 1.2
    assert abs(means["bottle-it-up"] - 3) < 1.5
    assert all(len(set(found)) > 4 for found in tricks.values())


def test_every_order_is_a_permutation() -> None:
    for order in range(17):
        assert len(set(strengths(order))) == 13


def test_the_colours_are_the_book_s() -> None:
    assert COLOURS == ["blue", "yellow", "red"]
