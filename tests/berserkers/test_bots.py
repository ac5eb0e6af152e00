"""The bots of Berserkers see what is in front of them."""

from pathlib import Path
from typing import Any

import pytest
from rulebook import ruling

from berserkers.table import Table, table
from holmgang import bots, packs
from holmgang.bots.berserkers.planner import Search
from holmgang.bots.budget import Budget
from holmgang.core.action import CHANCE
from holmgang.core.chance import Quick
from holmgang.core.seat import Seat
from holmgang.games.berserkers import GAME

NEARLY: Any = {"fires": "all", "sealed": "black blue", "heroes": "a1 c4 c4", "riders": "c4 c4 a1"}


def play_turn(game: Table, spec: str, seed: int = 1) -> Table:
    """Let a bot play on to the end of its phase, or of the game."""
    bot, rng = bots.make(spec, GAME), Quick(seed)
    state = game.state
    turn = state.turn
    while state.actors and state.turn == turn:
        if state.is_chance():
            state.apply(CHANCE, state.sample(rng))
        else:
            state.apply(0, bot.choose(Seat(state, 0), rng))
            if state.asking != 0 and state.frames.step > 2 and state.frames.depth == 1:
                break
    return game


@pytest.mark.parametrize("spec", ["greedy", "planner:64"])
def test_a_bot_takes_a_victory(spec: str) -> None:
    game = play_turn(table("loki,shy-villagers", **NEARLY, dice="5 2 2 2"), spec)
    assert game["outcome"] == "won"


def test_the_planner_combines_deeds() -> None:
    """Pull the rider to the fire, then seal it."""
    setting = NEARLY | {"riders": "c4 c4 b1"}
    game = play_turn(table("loki,shy-villagers", **setting, dice="5 2 6 6"), "planner:400")
    assert game["outcome"] == "won"


def test_the_planner_lifts_darkness_before_it_is_too_late() -> None:
    game = table(heroes="b2 c4 c4", dark="a1 b1 c1 a2 b2", riders="c2 c3 b3", dice="2 6 6 6")
    bot, rng = bots.make("planner:200", GAME), Quick(1)
    for _ in range(12):
        if game.state.is_chance() or game.state.asking != 4:
            break
        choice = game.state.write(bot.choose(Seat(game.state, 0), rng))
        if choice == "end":
            break
        game.play(choice)
        while game.asked in ("hero", "cell", "creature", "location", "rider"):
            game.play(game.state.write(bot.choose(Seat(game.state, 0), rng)))
    assert game["supply"] > 0


@ruling("BR-VIL-03")
@pytest.mark.parametrize("item", ["boots", "cape"])
def test_the_planner_saves_a_berserker_while_the_riders_play(item: str) -> None:
    game = table(heroes="a1w b4 c4", riders="a1 b2 c1", items=item, dice="6 6 6 6")
    game.end("4 3 3", by_hand=True)
    bot, rng = bots.make("planner:300", GAME), Quick(1)
    while game.asked != "act":
        game.play(game.state.write(bot.choose(Seat(game.state, 0), rng)))
    assert len(game.heroes.replace("-", "").split()) == 3
    assert game["items"] == []


@ruling("BR-VIL-03")
def test_the_planner_heals_after_an_attack_that_another_would_make_fatal() -> None:
    game = table(heroes="a1 b4 c4", riders="a1 a1 c1", items="brew", dice="6 6 6 6")
    game.end("4 4 3", by_hand=True).play("rider black")
    assert game.asked == "items"
    choice = bots.make("planner:64", GAME).choose(Seat(game.state, 0), Quick(1))
    assert game.state.write(choice) == "use brew"


@ruling("BR-VIL-03")
@pytest.mark.parametrize("spec", ["greedy", "planner:64"])
def test_a_bot_takes_a_victory_while_the_enemies_play(spec: str) -> None:
    done: Any = {"fires": "all", "sealed": "black blue red"}
    game = table("no-orcs", "b2 c4 c4", orcs="b2 - -", items="sword", dice="6 6 6 6", **done)
    game.end("3 3 3", by_hand=True)
    bot, rng = bots.make(spec, GAME), Quick(1)
    while game.asked == "riders":
        game.play(game.state.write(bot.choose(Seat(game.state, 0), rng)))
    assert game["outcome"] == "won"


@pytest.mark.parametrize("spec", ["greedy", "planner:32"])
def test_a_bot_goes_back_to_a_checkpoint(spec: str) -> None:
    game = table(heroes="b2w - -", riders="b2 a1 a1", dice="6 6 6 6").play("checkpoint")
    game.end("4 3 3", by_hand=True).play("rider black")
    choice = bots.make(spec, GAME).choose(Seat(game.state, 0), Quick(1))
    assert game.state.write(choice) == "restore"


def first_choice(game: Table, spec: str) -> str:
    return game.state.write(bots.make(spec, GAME).choose(Seat(game.state, 0), Quick(1)))


def test_the_expert_keeps_a_checkpoint_where_it_stands_well() -> None:
    well: Any = {"heroes": "b2 c4 c4", "fires": "all", "sealed": "black"}
    badly: Any = {"heroes": "b2w c4w -", "dark": "a1 b1 c1", "orcs": "a1 b1 c1"}
    assert first_choice(table(**well), "planner:600") == "checkpoint"
    assert first_choice(table(**well).play("checkpoint"), "planner:600") == "throw"
    assert first_choice(table(**badly), "planner:600") == "throw"
    assert first_choice(table(**well), "planner:300") == "throw"


@pytest.mark.parametrize(("heroes", "opens"), [("c4 c4 c4", True), ("c4w c4w c4w", False)])
def test_the_expert_opens_the_grimoire_while_it_can_bear_a_mishap(heroes: str, opens: bool) -> None:
    """A six that has no better use; a mishap would kill somebody who is wounded."""
    dark = "a1 b1 c1"
    game = table("grimoire,no-orcs", heroes=heroes, dark=dark, gold=0, dice="6 6 6 6")
    found = play_on(game, "planner:600")
    assert ("spend grimoire" in found) == opens


@pytest.mark.parametrize(("gold", "pillages"), [(0, True), (2, False)])
def test_the_expert_pillages_for_the_last_gold(gold: int, pillages: bool, tmp_path: Path) -> None:
    """A request asks for gold, and nothing else is left to be done."""
    text = (packs.folder("berserkers", "standard") / "pack.yaml").read_text("utf-8")
    toll = "  - {id: toll, number: 13, source: reconstructed, gold: 0, end: {least_gold: 1}}\n"
    (tmp_path / "pack.yaml").write_text(text.rstrip() + "\n" + toll, "utf-8")
    done: Any = {"fires": "all", "sealed": "black blue"} | {"riders": "b4 b4 c4"}
    game = table(
        "toll,shy-villagers", heroes="c4 c4 c4", gold=gold, dice="6 6 6 6", pack=tmp_path, **done
    )
    if not gold:
        game.state.sealed = 7
    assert ("place 6 I" in play_on(game, "planner:600")) == pillages


def test_the_expert_sends_somebody_healthy_to_pillage() -> None:
    game = table(heroes="c4w c4 c4w", riders="a1 a1 a1", dice="6 1 1 1").play("place 6 I")
    assert first_choice(game, "planner:600") == "hero 2"


def play_on(game: Table, spec: str) -> list[str]:
    """What a bot chooses up to the end of its phase, or to the first roll."""
    bot, rng = bots.make(spec, GAME), Quick(1)
    found: list[str] = []
    while not game.state.is_chance() and game.asked not in ("riders", "orcs"):
        found.append(game.state.write(bot.choose(Seat(game.state, 0), rng)))
        game.state.apply(0, game.state.read(found[-1]))
    return found


def test_the_planner_plays_the_same_with_the_same_seed() -> None:
    stories = set()
    for _ in range(2):
        state = GAME.new(GAME.fill_options({"list": "zodd", "turns": "2"}))
        bot, rng, seat = bots.make("planner:24", GAME), Quick(3), Seat(state, 0)
        story = []
        while state.actors:
            if state.is_chance():
                state.apply(CHANCE, state.sample(rng))
            else:
                choice = bot.choose(seat, rng)
                story.append(state.write(choice))
                state.apply(0, choice)
        stories.add(" ".join(story))
    assert len(stories) == 1


def test_the_planner_places_the_goblins_away_from_fires() -> None:
    state: Any = table("goblins").state  # a1 to b3 have fires
    state = GAME.new(GAME.fill_options({"list": "goblins"}))
    state.apply(CHANCE, state.read("layout " + " ".join(state.tables.places)))
    choice = bots.make("planner:24", GAME).choose(Seat(state, 0), Quick(1))
    assert state.write(choice) == "cell c4"


@pytest.mark.parametrize(
    "setting",
    [
        {"requests": "no-orcs", "gauge": 3, "orcs": "b2 - -"},
        {"requests": "treasure", "heroes": "b2 b2 b2"},
    ],
)
def test_a_plan_counts_on_no_luck(setting: Any) -> None:
    """A card is drawn, or a token turned over, in some of the plans."""
    state = table(**{"heroes": "b2 c4 c4", "dice": "6 6 5 2"} | setting).state
    stories = set()
    for seed in range(12):
        plans = Search(Budget(iterations=300), Quick(seed), is_thorough=False).plans(state, 18)
        stories.add(str([([state.write(a) for a in plan.path], plan.value) for plan in plans]))
    assert len(stories) == 1
    assert "use" not in stories.pop()


def test_the_expert_draws_a_card_while_it_can_still_be_used() -> None:
    """A sword would win, so the villagers are thanked before the other dice are laid."""
    nearly: Any = {"fires": "all", "sealed": "black blue red", "orcs": "b2 - -", "gauge": 3}
    game = table("no-orcs", heroes="b2 c4 c4", dice="2 2 6 6", **nearly)
    assert first_choice(game, "planner:600") == "give 2"
