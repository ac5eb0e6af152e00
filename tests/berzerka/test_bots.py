"""Bots that know Berzerka: they bid, discard and play with sense."""

from typing import Any

from berzerka.table import Table, mask, table, trick
from holmgang.bots.berzerka.greedy import Greedy, decide
from holmgang.bots.berzerka.judgement import judge
from holmgang.bots.berzerka.policy import choose_card, discards
from holmgang.bots.berzerka.solver import Solver
from holmgang.bots.budget import Budget
from holmgang.bots.random import RandomBot
from holmgang.core.action import CHANCE
from holmgang.core.bits import places_of
from holmgang.core.chance import Quick
from holmgang.core.packed import packed
from holmgang.core.seat import Bot, Seat
from holmgang.games.berzerka import GAME, content
from holmgang.games.berzerka.notation import CARD_NAMES

PACK = content.load("standard")


def play(bots: Any, seed: int, **options: Any) -> Any:
    state = GAME.new(GAME.fill_options(options))
    dice, rng = Quick(f"dice {seed}"), Quick(f"bots {seed}")
    while not state.is_over():
        actor = state.actors[0]
        if actor == CHANCE:
            state.apply(actor, state.sample(dice))
        else:
            state.apply(actor, bots[actor].choose(Seat(state, actor), rng))
    return state


def test_greedy_beats_two_random_players() -> None:
    won = 0
    for number in range(30):
        bots: list[Bot] = [RandomBot(), RandomBot(), RandomBot()]
        bots[number % 3] = Greedy()
        won += play(bots, number, length="short").places()[0] == number % 3
    assert won >= 25


def worth(contract: str, hand: Any) -> Any:
    return judge(PACK, PACK.contracts.index(contract), mask(hand)).worth


def test_a_hand_is_judged_by_the_contract() -> None:
    strong, weak = "S13 S12 S11 H13 D13 C13 C12", "S1 S2 H1 H2 D1 D2 C1"
    assert worth("hold-steady", strong) > 1 > -1 > worth("hold-steady", weak)
    assert worth("bottle-it-up", weak) > 1 > -1 > worth("bottle-it-up", strong)
    assert worth("world-turned-over", weak) > worth("world-turned-over", strong)


def test_the_longest_strongest_suit_becomes_trump() -> None:
    hand = mask("H13 H12 H11 H9 H5 S2 C3")
    assert judge(PACK, PACK.contracts.index("berzerka"), hand).suit == 1


def test_greedy_bids_with_good_cards_and_passes_with_ordinary_ones() -> None:
    game = table(blue="S13 S12 S11 S10 H13 D13 C13")
    assert game.state.write(decide(game.state, 0)).startswith("bid ")
    game = table(blue="S2 S9 H6 H9 D5 C10 C12")
    assert game.state.write(decide(game.state, 0)) == "pass"


def kept(game: Table, seat: int) -> Any:
    away = {CARD_NAMES[card] for card in places_of(discards(game.state, seat))}
    return {name for name in CARD_NAMES if game.state.hand(seat) & mask(name)} - away


def test_winners_are_kept_for_tricks_and_thrown_away_to_avoid_them() -> None:
    hand = "S13 S12 H13 H2 H3 D2 D4 C2 C3 C5 D6 S11 H12"
    game = table(blue=hand).play("bid hold-steady", "pass", "pass")
    assert {"S13", "S12", "H13"} <= kept(game, 0)
    assert "C2" not in kept(game, 0)
    game = table(blue=hand).play("bid bottle-it-up", "pass", "pass")
    assert "C2" in kept(game, 0)
    assert not {"S13", "H13"} & kept(game, 0)


def card(game: Table) -> Any:
    return CARD_NAMES[choose_card(game.state, game.state.actors[0])]


def test_the_last_player_wins_cheaply_or_loses_little() -> None:
    game = trick("hold-steady", "", blue="H5", yellow="H2", red="H7 H13 C3")
    assert card(game.play("play H5", "play H2")) == "H7"
    game = trick("hold-steady", "", blue="H9", yellow="H2", red="C3 C13 D12")
    assert card(game.play("play H9", "play H2")) == "C3"


def test_who_avoids_tricks_gets_rid_of_high_cards() -> None:
    game = trick("bottle-it-up", "", blue="H9", yellow="H2", red="C3 C13 D12")
    assert card(game.play("play H9", "play H2")) == "C13"
    game = trick("bottle-it-up", "", blue="H9", yellow="H2", red="H3 H8 D12")
    assert card(game.play("play H9", "play H2")) == "H8"


def test_a_sure_winner_is_led() -> None:
    game = trick("hold-steady", "", blue="H13 C3 D5", yellow="H2 C4 D1", red="H3 C5 D2")
    assert card(game) == "H13"


def solver(iterations: int = 4) -> Any:
    return Solver(Budget(iterations=iterations))


def test_the_solver_sees_what_must_happen() -> None:
    """Led first, the heart costs yellow the only trump that beats blue's."""
    game = trick(number=12, blue="H13 S5", yellow="S9 C2", red="H2 D1")
    state = game.state
    state.away0 = ((1 << 52) - 1) & ~mask("H13 S5 S9 C2 H2 D1")
    state.away1 = state.away2 = 0
    state.deck, state.next = packed([0] * 52), 52
    state.lacks1 = mask("H2 D1")
    assert state.write(solver().choose(Seat(state, 0), Quick(1))) == "play H13"


def test_the_solver_plans_a_discard_and_carries_it_out() -> None:
    game = table(blue="S13 S12 H13 H2 H3 D2 D4 C2 C3 C5 D6 S11 H12")
    game.play("bid hold-steady", "pass", "pass")
    bot = solver()
    thrown: list[str] = []
    while game.question == "discard" and game.turn == "blue":
        text = game.state.write(bot.choose(Seat(game.state, 0), Quick(len(thrown))))
        thrown.append(text)
        game.play(text)
    assert thrown[-1] == "done"
    assert not {"discard S13", "discard H13"} & set(thrown)


def test_the_solver_bids_on_strong_cards() -> None:
    game = table(blue="S13 S12 S11 S10 H13 D13 C13")
    assert game.state.write(solver(8).choose(Seat(game.state, 0), Quick(3))).startswith("bid ")


def test_a_whole_game_with_solvers_ends() -> None:
    state = play([solver(1), Greedy(), solver(1)], 5, length="short")
    assert state.board.hands() == 9
