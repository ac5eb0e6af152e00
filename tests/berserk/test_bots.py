"""The bots of Berserk see what is in front of them."""

import pytest

from berserk.battle import field, muster
from berserk.endings import ending, turns_to_win
from berserk.game import TRIAL
from berserk.heroes import hero
from holmgang.bots.berserk.forgetful import Distracted, Forgetful
from holmgang.bots.berserk.greedy import Greedy
from holmgang.bots.berserk.search import Search
from holmgang.bots.berserk.strike import best_strike
from holmgang.bots.berserk.worth import blow, worth
from holmgang.bots.budget import Budget
from holmgang.bots.random import RandomBot
from holmgang.core.action import first
from holmgang.core.chance import Quick
from holmgang.core.seat import Bot, Seat
from holmgang.games.berserk.look import figures
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers.field import rank
from holmgang.sim.play import play_game

BOTS = [Greedy, lambda: Search(Budget(iterations=40))]


def choice(table, bot, seat=None):
    seat = table.state.actors[0] if seat is None else seat
    return table.state.write(bot.choose(Seat(table.state, seat), Quick("bot")))


# Worth


def test_a_blow_at_the_exhausted_is_worth_its_mean():
    battle = field("P1: knight c3 strike=2-3-4", "P2: guard c4 exhausted life=10 cost=10")
    # Half the rolls are light, a third medium, a sixth strong; a wound is worth 0.55.
    mean = 2 / 2 + 3 / 3 + 4 / 6
    assert blow(battle.state, 0, 15) == pytest.approx(0.55 * mean)


def test_a_blow_that_kills_is_worth_the_card():
    battle = field("P1: knight c3", "P2: guard c4 exhausted wounds=9 cost=6")
    assert blow(battle.state, 0, 15) == pytest.approx(6 * (0.45 + 0.055))


def test_the_enemy_is_expected_to_protect():
    battle = field("P1: knight c3 move=0", "P2: archer c4 exhausted cost=9 wounds=8, wall d4")
    assert best_strike(battle.state, 0).gain < blow(battle.state, 0, 15)


def test_worth_is_the_same_from_both_sides():
    battle = field("P1: knight c3 blessed", "P2: guard c4 wounds=3 poison=2, imp d5")
    assert worth(battle.state, 0) == pytest.approx(-worth(battle.state, 1))
    assert worth(battle.state, 0) < 0


# Deeds


@pytest.mark.parametrize("make", BOTS)
def test_a_bot_wins_when_it_can(make):
    battle = field("P1: knight c3, imp a1", "P2: guard c4 exhausted wounds=9")
    assert choice(battle, make()) == "strike c3 c4"


@pytest.mark.parametrize("make", BOTS)
def test_a_bot_walks_up_to_a_victim(make):
    battle = field("P1: knight c2 move=1", "P2: guard c4 exhausted wounds=9, ogre a6 life=20")
    assert choice(battle, make()) == "move c2 c3"


@pytest.mark.parametrize("make", BOTS)
def test_a_bot_names_a_strong_protector_for_a_weak_card(make):
    battle = field(
        "P1: knight c3 strike=4-5-6",
        "P2: sage c4 exhausted cost=8 wounds=8, wall d4 cost=3 life=30 defence=2",
    ).play("strike c3 c4")
    assert choice(battle, make()) == "protect d4"


@pytest.mark.parametrize("make", BOTS)
def test_a_bot_does_not_throw_a_card_away_as_protector(make):
    battle = field(
        "P1: knight c3 strike=4-5-6",
        "P2: wall c4 exhausted cost=3 life=30, sage d4 cost=8 wounds=8",
    ).play("strike c3 c4")
    assert choice(battle, make()) == "pass"


@pytest.mark.parametrize("make", BOTS)
def test_a_bot_takes_the_lower_row_when_the_answer_would_kill(make):
    battle = field("P1: knight c3 wounds=9", "P2: guard c4 life=30").dice(4, 2)
    battle.play("strike c3 c4")
    assert battle.question == "row"
    assert choice(battle, make()) == "lower"


@pytest.mark.parametrize("make", BOTS)
def test_a_bot_prepares_for_flyers_when_only_they_are_left(make):
    battle = field("P1: knight c3 move=0", "P2: griffon air flyer exhausted cost=7")
    assert choice(battle, make()) == "watch c3"
    battle.play("watch c3").change()
    assert choice(battle, make()) == f"strike c3 {battle.call('griffon')}"


def test_greedy_strikes_where_it_gains_most():
    battle = field("P1: knight c3", "P2: ogre b4 exhausted life=30, imp d4 exhausted wounds=8")
    assert choice(battle, Greedy()) == "strike c3 d4"


# Recruiting and placing


def camp():
    return muster(
        "ogre*3 guard*4 archer*4 knight*4",
        "guard*15",
        ogre="cost=8 elite life=16 strike=3-4-5",
        guard="cost=4 life=8",
        archer="cost=3 life=5 strike=1-1-2",
        knight="cost=6 elite life=11",
    ).keep()


def test_greedy_spends_its_purse():
    table = camp()
    while table.question == "hire":
        table.play(f"{choice(table, Greedy(), 0)} | {choice(table, Greedy(), 1)}")
    state = table.state
    elite, whole = state.spent[0], state.spent[1]
    assert elite <= 24 and 44 <= whole <= 46
    assert 44 <= state.spent[5] <= 48


def test_greedy_puts_the_strong_in_front():
    table = camp()
    while table.question in ("hire", "place"):
        table.play(f"{choice(table, Greedy(), 0)} | {choice(table, Greedy(), 1)}")
    state = table.state
    lives: dict[int, list[int]] = {1: [], 2: [], 3: []}
    for i in state.armies[0]:
        lives[rank(state.place[i], 0)].append(figures.life(state, i))
    assert min(lives[1]) >= max(lives[2]) and min(lives[2]) >= max(lives[3])


# Whole battles


def test_greedy_beats_random():
    won = 0
    for number in range(8):
        bots = [Greedy(), RandomBot()] if number % 2 == 0 else [RandomBot(), Greedy()]
        played = play_game(TRIAL, TRIAL.fill_options({}), bots, f"greedy {number}")
        won += played.scores[number % 2] > 0
    assert won == 8


def test_search_plays_a_battle_and_repeats_itself():
    def played():
        bots = [Search(Budget(iterations=6)), Greedy()]
        return play_game(TRIAL, TRIAL.fill_options({"first": "south"}), bots, "search")

    assert played() == played()


def test_bots_know_where_they_are():
    """A choice never depends on what the seat cannot see."""
    battle = field("P1: knight c3", "P2: guard c5, imp c6 hidden life=4")
    other = field("P1: knight c3", "P2: guard c5, ogre c6 hidden life=20")
    assert PLACES.index("c3") == battle.state.place[0]
    assert choice(battle, Greedy()) == choice(other, Greedy())


# Standing still


@pytest.mark.parametrize("playouts", [12, 60])
def test_a_card_that_had_better_stay_does_not_step_aside_to_do_so(playouts):
    """The quick soldier would lead the knight up to the ogre; a step aside keeps it from that."""
    battle = field(
        "P1: knight d3 strike=1-1-1 life=9 move=1, champion b3 strike=3-4-5 move=0",
        "P2: ogre d5 strike=5-6-7 life=20 move=0, guard a4 exhausted wounds=8 strike=4-5-6 move=0",
    )
    search = Search(Budget(iterations=playouts))
    deeds = {battle.state.write(search.choose(Seat(battle.state, 0), Quick(n))) for n in range(8)}
    assert deeds == {"strike b3 a4"}


def test_a_card_does_not_walk_away_from_who_cannot_follow():
    battle = field(
        "P1: knight c3 strike=1-1-1 life=4 move=1, archer a1 move=0",
        "P2: ogre c5 strike=5-6-7 life=20 move=0, guard d5 life=20 strike=4-5-6 move=0",
    )
    assert choice(battle, Search(Budget(iterations=40))) == "end"


def test_a_card_still_flees_who_would_kill_it():
    battle = field(
        "P1: knight c3 strike=1-1-1 life=4 cost=8 move=1, wall a1 life=20 move=0",
        "P2: ogre c4 strike=5-6-7 life=20 move=0",
    )
    assert choice(battle, Search(Budget(iterations=40))) == "move c3 c2"


# Instants

BOLT = "act: {pay: tap, instant: true, do: {damage: {to: {pick: enemy.creature}, n: 2}}}"
HELD = "act: {pay: {chips: 1}, instant: true, do: {heal: {to: {pick: mine.creature}, n: 2}}}"


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_kills_the_attacker_before_its_blow_lands(bot):
    """At once, or when it has seen the dice."""
    battle = field(
        "P1: brute c3 wounds=9 strike=6-7-8, fellow a1", "P2: prey c4 wounds=5, hero e6",
        cards=hero(BOLT), edition="laar",
    )  # fmt: skip
    battle.dice(6, 1).play("strike c3 c4")
    while battle.question != "turn":
        battle.play(choice(battle, bot()))
    assert (battle.at("brute"), battle.wounds("prey")) == ("grave", 5)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_keeps_an_instant_that_gains_nothing(bot):
    battle = field(
        "P1: brute c3, fellow a1", "P2: prey c4 exhausted, hero e6 chips=1",
        cards=hero(HELD), edition="laar",
    )  # fmt: skip
    battle.play("move c3 b3")
    assert choice(battle, bot()) == "pass"
    battle.play("pass", "strike b3 c4")
    assert choice(battle, bot()) == "pass"


@pytest.mark.parametrize("number", [51, 90, 138])
def test_the_last_enemy_is_struck_down_not_borrowed_for_ever(number: int) -> None:
    """More of them, and other bots: `python -m berserk.endings`."""
    assert turns_to_win(ending(number), "greedy") is not None


@pytest.mark.parametrize("number", [0, 1, 2, 25])
def test_search_wins_won_endings(number: int) -> None:
    """A short run of `python -m berserk.endings --bots search:12`."""
    assert turns_to_win(ending(number), "search:12") is not None


# Levels


def test_who_forgets_a_card_forgets_it_for_the_turn_and_says_the_same_twice():
    """What it forgets is all that a card could do."""
    battle = field("P1: knight c3, imp a1, ogre b3, sage d3", "P2: guard c4 wounds=9, wall b4")
    seat = Seat(battle.state, 0)
    kept, again = (Forgetful().remembered(battle.state, seat) for _ in range(2))
    assert kept == again
    forgotten = [action for action in seat.legal() if action not in kept]
    assert forgotten and {first(a) for a in kept}.isdisjoint(first(a) for a in forgotten)
    assert Forgetful().choose(seat, Quick(1)) in kept


def test_the_more_is_forgotten_the_more_is_lost():
    won = 0
    for number in range(6):
        bots: list[Bot] = [Distracted(), Forgetful()]
        bots = bots if number % 2 == 0 else bots[::-1]
        played = play_game(TRIAL, TRIAL.fill_options({}), bots, f"forgets {number}")
        won += played.scores[number % 2] > 0
    assert won >= 4
