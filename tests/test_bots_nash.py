"""The equilibrium bot of Shieldwall: its mathematics, its picture of a battle, its play."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml
from shieldwall.packs import changed_pack
from shieldwall.table import table
from stepping_clock import Clock

from holmgang import packs
from holmgang.bots.budget import Budget
from holmgang.bots.random import RandomBot
from holmgang.bots.shieldwall.equilibrium import Floats, learn, solve
from holmgang.bots.shieldwall.greedy import Greedy
from holmgang.bots.shieldwall.nash import Nash
from holmgang.bots.shieldwall.payoffs import (
    KEPT,
    Cells,
    Decks,
    Field,
    battle_cards,
    effect,
    lore_of,
    payoffs,
    prospects,
)
from holmgang.core.action import CHANCE, first
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.shieldwall import GAME, content
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.state import (
    ASK_ATTACK,
    ASK_CHANCE,
    ASK_DEFENCE,
    ASK_FORCE,
    ASK_OVER,
    ASK_STRATEGY,
)
from holmgang.sim.play import play_game

QUESTIONS = (ASK_ATTACK, ASK_STRATEGY, ASK_DEFENCE, ASK_FORCE)
ONE = np.ones(1)


def playout_step(seed: str, **options: str) -> Iterator[Shieldwall]:
    """The positions of random games in which a choice is owed, without end."""
    rng = Quick(seed)
    while True:
        state: Any = GAME.new(GAME.fill_options(options))
        while not state.is_over():
            actor = state.actors[0]
            if actor != CHANCE:
                yield state
            legal = [state.sample(rng)] if actor == CHANCE else state.legal(actor)
            state.apply(actor, rng.choice(legal))


def positions(seed: str, asking: int, count: int, **options: str) -> list[Shieldwall]:
    """Positions far apart in which one question leaves a real choice."""
    found: list[Shieldwall] = []
    rng = Quick(seed)
    for state in playout_step(seed, **options):
        fits = state.asking == asking and len(state.legal(state.actors[0])) > 1
        if fits and rng.below(5) == 0:
            found.append(state.copy())
        if len(found) == count:
            break
    return found


def nash(iterations: int = 6) -> Nash:
    return Nash(Budget(iterations=iterations))


# Equilibria


def matrix(*rows: list[float]) -> Floats:
    """A game without secrets, as one between single types."""
    return np.array(rows, dtype=np.float64)[None, :, None, :]


def mixture(payoff: Floats, seen: bool = False) -> list[float]:
    found = solve(payoff, ONE, ONE, seen)
    assert found is not None
    return [round(float(share), 6) for share in found[0]]


def test_matching_pennies_are_shown_evenly() -> None:
    assert mixture(matrix([1, -1], [-1, 1])) == [0.5, 0.5]


def test_uneven_stakes_are_played_in_their_known_proportion() -> None:
    assert mixture(matrix([3, -1], [-1, 1])) == pytest.approx([1 / 3, 2 / 3], abs=1e-5)


def test_a_dominated_choice_is_never_played() -> None:
    assert mixture(matrix([1, -1, 0], [-1, 1, 0], [-2, -2, -1])) == [0.5, 0.5, 0]


def test_who_is_seen_first_takes_what_stands_any_answer() -> None:
    """Pennies with a safe third choice: shown openly, only the safe one is left."""
    payoff = matrix([1, -1], [-1, 1], [-0.5, -0.5])
    assert mixture(payoff) == pytest.approx([0.5, 0.5, 0])
    assert mixture(payoff, seen=True) == [0, 0, 1]


def test_a_secret_type_bluffs_as_often_as_theory_says() -> None:
    """A one-card poker: ace or deuce, bet or check; a lost bet costs two, the pot one.

    The ace always bets, the deuce bets every third time (pot 1, bet 1).
    """
    ace = [[[2.0, 1.0]], [[1.0, 1.0]]]  # bet: called 2, folded 1; check: 1
    deuce = [[[-2.0, 1.0]], [[-1.0, -1.0]]]
    found = solve(np.array([ace, deuce]), np.array([0.5, 0.5]), ONE)
    assert found is not None
    assert found[0] == pytest.approx([1, 0], abs=1e-6)
    assert found[1] == pytest.approx([1 / 3, 2 / 3], abs=1e-6)


def test_learning_comes_to_the_same_equilibria() -> None:
    rng = np.random.default_rng(1)
    payoff = rng.normal(size=(5, 3, 4, 3, 6))
    mine, theirs = np.full((5, 4), 1 / 4), np.full((5, 6), 1 / 6)
    free = np.ones((5, 3))
    ours, answers = learn(payoff, mine, theirs, free, free, 2000)
    for game in range(5):
        exact = solve(payoff[game].transpose(1, 0, 3, 2), mine[game], theirs[game])
        assert exact is not None
        learnt = guaranteed(payoff[game], ours[game])
        assert learnt == pytest.approx(guaranteed(payoff[game], exact.T), abs=0.01)
        assert learnt <= np.einsum("aibj,ai,bj->", payoff[game], ours[game], answers[game]) / 24


def guaranteed(payoff: Floats, mixture: Floats) -> float:
    """What a mixture is worth against the best answers of all types."""
    return float(np.einsum("aibj,ai->bj", payoff, mixture).min(axis=0).sum()) / 24


def test_learning_keeps_to_what_is_legal() -> None:
    payoff = np.random.default_rng(2).normal(size=(2, 3, 2, 3, 2))
    even = np.full((2, 2), 0.5)
    legal = np.array([[1.0, 1.0, 0.0], [1.0, 0.0, 0.0]])
    ours, _ = learn(payoff, even, even, legal, np.ones((2, 3)), 10)
    assert ours[0, 2].max() == 0
    assert ours[1, 0].min() == 1


# The picture of a battle, held against the engine


def test_the_value_of_a_battle_is_that_of_the_position_it_leads_to() -> None:
    compared = 0
    for state in positions("payoffs", ASK_FORCE, 500, units="5"):
        if len(state.actors) == 2:
            compared += compare_battle(state, state.round % 2)
    assert compared > 1500


def compare_battle(state: Shieldwall, me: int) -> int:
    field, cells = Field(state, me), open_cells(state, me)
    mine, theirs = (Decks(field.lore, [battle_cards(state, seat)]) for seat in (me, 1 - me))
    payoff = payoffs(cells, mine, theirs)[0, :, 0, :, 0]
    compared = 0
    for action in state.legal(me):
        for answer in state.legal(1 - me):
            if blurred(state, [action, answer] if me == 0 else [answer, action]):
                continue
            world = state.copy()
            world.apply(me, action)
            world.apply(1 - me, answer)
            expected = standing(world, me)
            assert payoff[first(action) - 1, first(answer) - 1] == pytest.approx(expected, abs=1e-5)
            compared += 1
    return compared


def open_cells(state: Shieldwall, me: int) -> Cells:
    sides = [state.side(me), state.side(1 - me)]
    played = np.array([[int(side.strategy)] for side in sides])
    return Cells(Field(state, me), played, np.array([[int(side.weapon)] for side in sides]))


def blurred(state: Shieldwall, actions: list[int]) -> bool:
    """Where the picture is not exact: a burnt unit card, a card that came to the bottom."""
    for seat in (0, 1):
        force, deck = first(actions[seat]), state.side(seat).deck
        card, against = state.strategy(seat), state.strategy(1 - seat)
        if card >= 0 and state.tables.reserves[card] and force > 1:
            return True
        burns = against >= 0 and state.tables.scorch[against] and len(deck) > force
        if burns and state.tables.is_unit(deck[-1 - force]):
            return True
    return False


def standing(state: Shieldwall, me: int) -> float:
    """What the bot thinks of a position between battles."""
    if state.asking == ASK_OVER:
        return state.scores()[me]
    field = Field(state, me)
    units = [np.array([count]) for count in field.units]
    if state.asking == ASK_CHANCE:  # somebody ran out: new decks
        full = np.array([field.lore.full])
        return float(prospects(units, [full, full], field.attacker)[0][0])
    left = [np.array([count]) for count in field.left]
    value, slope = prospects(units, left, field.attacker)
    mine, theirs = (Decks(field.lore, [battle_cards(state, seat)]) for seat in field.seats)
    return float(value[0] + slope[0] * (mine.promise[0, 0] - theirs.promise[0, 0]))


def test_points_bonuses_and_limits_are_those_of_the_engine() -> None:
    for state in positions("limits", ASK_FORCE, 300):
        for me in range(2):
            cells, side = open_cells(state, me), state.side(me)
            forces = [first(action) for action in state.force_options(me)]
            assert [n for n in (1, 2, 3) if cells.legal(0)[0, n - 1]] == forces
            world, enemy = state.copy(), first(state.force_options(1 - me)[-1])
            decks = Decks(cells.lore, [battle_cards(state, me)])
            for force in forces:
                world.side(me).force, world.side(1 - me).force = force, enemy
                points = state.card_points(me, int(side.weapon), force)
                assert decks.points[0, side.weapon, force - 1] == points
                assert cells.bonus(0)[0, force - 1, enemy - 1] == world.bonus_points(me)


def test_weapons_and_strategies_that_count_are_those_of_the_engine() -> None:
    for state in positions("weapons", ASK_DEFENCE, 100):
        me = state.actors[0]
        field = Field(state, me)
        played = np.array([[int(state.side(seat).strategy)] for seat in field.seats])
        cells = Cells(field, played, np.array([[0], [int(state.side(1 - me).weapon)]]))
        nothing = cells.lore.nothing
        active = [int(state.side(seat).active) for seat in field.seats]
        assert [int(n) for n in cells.strategies[:, 0]] == [nothing if n < 0 else n for n in active]
        assert [int(n) for n in cells.forced[:, 0]] == [state.forced_weapon(s) for s in field.seats]
        assert cells.weapons[1, 0] == state.side(1 - me).weapon


def test_a_stated_weapon_speaks_for_the_cards_that_fit_it() -> None:
    state = positions("evidence", ASK_STRATEGY, 1)[0]
    names = state.tables.cards
    decks = [[names.index(card) for card in row.split()] for row in ("S1 S4 M5", "B1 B4 M5")]
    field = Field(state, state.attacker)
    nothing = np.full((2, 2), field.lore.nothing)
    weapons = [state.tables.weapons.index(word) for word in ("swords", "bows")]
    cells = Cells(field, nothing, np.array([weapons, weapons]))
    likely = cells.evidence(Decks(field.lore, decks), 0)
    assert likely[0, 0] > 0.9
    assert likely[1, 1] > 0.9


# The bot


@pytest.mark.parametrize("asking", QUESTIONS)
def test_the_bot_does_not_see_what_its_seat_cannot(asking: int) -> None:
    for number, state in enumerate(positions(f"blind {asking}", asking, 8)):
        seat = state.actors[-1]
        choice = nash().choose(Seat(state, seat), Quick(5))
        assert choice in state.legal(seat)
        for other in range(2):
            world = state.determinize(seat, Quick(f"{number} {other}"))
            assert nash().choose(Seat(world, seat), Quick(5)) == choice


@pytest.mark.parametrize("units", ["1", "24"])
def test_the_bot_finds_a_legal_choice_in_every_corner_of_the_game(units: str) -> None:
    """Unit cards in all their kinds, spies, and decks about to run out."""
    bot = nash(3)
    met: set[int] = set()
    for number, state in enumerate(playout_step("corners", units=units)):
        seat = state.actors[0]
        special = state.banners or len(state.side(seat).deck) < 4
        if special and len(state.legal(seat)) > 1:
            met.update(state.banners)
            assert bot.choose(Seat(state, seat), Quick(number)) in state.legal(seat)
        if len(met) == 4 and number > 400:
            break


@pytest.mark.parametrize(("shown", "answer"), [(1, 1), (3, 2)])
def test_scouts_and_a_spy_spend_no_card_too_much(shown: int, answer: int) -> None:
    """Seven or eight points against five or seven, all of it known."""
    game = table(black="scouts S4 S3 S1", red="M4 M3 S1", hands=("spy", "spy"))
    game.play("weapon swords", "play spy | play spy", "weapon swords", f"force {shown}")
    assert first(nash().choose(Seat(game.state, 0), Quick(1))) == answer


def test_of_two_cards_that_do_nothing_now_the_one_worth_keeping_is_kept() -> None:
    """Bowmen dictate bows to both: neither card has an effect in this battle."""
    hands = ("arrow-storm open-field open-field", "spy spy spy")
    game = table(black="bowmen S4 S3 S1", red="M4 M3 S1", hands=hands)
    game.play("weapon bows")
    best, share = nash().weigh(Seat(game.state, 0), Quick(1))[0]
    assert game.state.write(best) == "play arrow-storm"
    assert share > 0.99


def test_every_strategy_of_the_pack_has_a_worth_in_hand() -> None:
    tables = content.load("standard")
    effects = [effect(tables, card) for card in range(len(tables.strategies))]
    assert set(effects) == set(KEPT)
    mirrored = [tables.strategies.index(word) for word in ("open-field", "close-quarters")]
    assert len({effects[card] for card in mirrored}) == 1


def test_a_strategy_that_nobody_has_learned_about_is_middling(tmp_path: Path) -> None:
    def weaken(pack: Any) -> None:
        pack["strategies"][0]["effect"]["bonus"] = 1

    tables = content.load(str(changed_pack(tmp_path, weaken)))
    kept = lore_of(tables).kept
    assert kept[0] == 0
    assert kept[1] == KEPT[effect(tables, 1)] != 0


def test_iterations_make_the_bot_repeatable() -> None:
    for asking in QUESTIONS:
        for state in positions("again", asking, 2):
            seat = Seat(state, state.actors[0])
            assert nash().choose(seat, Quick(9)) == nash().choose(seat, Quick(9))


@pytest.mark.parametrize("asking", QUESTIONS)
@pytest.mark.parametrize("step", [0.0011, 0.011, 0.3])
def test_the_bot_stops_when_its_time_is_up(asking: int, step: float) -> None:
    for state in positions("late", asking, 2):
        clock = Clock(step)
        bot = Nash(Budget(seconds=0.1, clock=clock))
        seat = state.actors[0]
        assert bot.choose(Seat(state, seat), Quick(1)) in state.legal(seat)
        assert clock.now <= step + 0.1 + 2 * step


@pytest.mark.parametrize("asking", QUESTIONS)
def test_without_time_every_choice_still_has_a_share(asking: int) -> None:
    """A hint on a busy machine: no world was studied, and yet all choices are told."""
    [state] = positions("late", asking, 1)
    seat = Seat(state, state.actors[0])
    shares = Nash(Budget(seconds=0.5, clock=Clock(1.0))).weigh(seat, Quick("now"))
    assert sorted(action for action, _ in shares) == sorted(seat.legal())
    assert [share for _, share in shares] == [1.0] + [0.0] * (len(shares) - 1)


def test_other_packs_with_more_weapons_can_be_played(tmp_path: Path) -> None:
    pack = yaml.safe_load((packs.ROOT / "shieldwall/standard/pack.yaml").read_text("utf-8"))
    pack["weapons"].append("axes")
    for number, card in enumerate(pack["cards"]):
        card["values"]["axes"] = [1 + number % 9, number % 4]
    (tmp_path / "pack.yaml").write_text(yaml.safe_dump(pack), "utf-8")
    for asking in QUESTIONS:
        for state in positions("axes", asking, 2, pack=str(tmp_path)):
            seat = state.actors[0]
            assert nash().choose(Seat(state, seat), Quick(2)) in state.legal(seat)


@pytest.mark.parametrize(("enemy", "least"), [(RandomBot(), 7), (Greedy(), 6)])
def test_the_bot_beats_simpler_ones(enemy: Bot, least: int) -> None:
    options = GAME.fill_options({"units": "6"})
    won = 0
    for number in range(8):
        sides: list[Bot] = [nash(4), enemy] if number % 2 else [enemy, nash(4)]
        result = play_game(GAME, options, sides, f"nash {number}", f"deal {number // 2}")
        won += result.scores[1 - number % 2] > 0
    assert won >= least
