"""Learning begins, goes on from its checkpoint, and is played without JAX."""

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from building import ROOT

pytest.importorskip("jax", reason="JAX is not installed: learning is not tested")
pytest.importorskip("optax", reason="Optax is not installed: learning is not tested")

from holmgang import bots
from holmgang.core.bits import count_bits
from holmgang.envs.foresight import Foresight
from holmgang.envs.foresight import Recipe as FarRecipe
from holmgang.envs.learning import Learner, Recipe, Rollout, advantages
from holmgang.envs.runs import train
from holmgang.games import GAMES
from holmgang.games.berserkers.state import ASK_ACT, Position
from holmgang.sim import series

pytestmark = pytest.mark.long
SMALL = Recipe("shieldwall", {"units": 2}, games=20, envs=8, steps=8)


def test_a_checkpoint_goes_on_and_plays(tmp_path: Path) -> None:
    file = tmp_path / "model.npz"
    learner = Learner(SMALL)
    for _ in train(learner, file, pause=0):
        break
    learner.save(file)
    again = Learner(SMALL)
    assert list(train(again, file))[-1] >= 20
    assert again.updates > learner.updates
    game = GAMES["shieldwall"]
    report = series.simulate(game, [f"model:{file}", "random"], 4, options={"units": "2"})
    assert report.games == 4


def test_the_same_seed_learns_the_same() -> None:
    layers = []
    for _ in range(2):
        learner = Learner(SMALL)
        learner.update()
        layers.append(learner.layers)
    for one, other in zip(*layers, strict=True):
        assert np.array_equal(one[0], other[0])


def test_a_model_is_played_without_jax(tmp_path: Path) -> None:
    Learner(SMALL).save(tmp_path / "model.npz")
    program = f"""\
import sys
from holmgang import bots
from holmgang.games import GAMES
from holmgang.games.berserkers.state import ASK_ACT, Position
bots.make_here("model:{tmp_path}/model.npz", GAMES["shieldwall"])
print("jax" in sys.modules)
"""
    settings = {"PYTHONPATH": str(Path(bots.__file__).parent.parent.parent)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=settings, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("game", ["shieldwall", "berzerka"])
def test_a_file_that_is_no_model_of_this_game_is_refused(game: str, tmp_path: Path) -> None:
    file = tmp_path / "model.npz"
    if game == "berzerka":
        Learner(SMALL).save(file)
    with pytest.raises(bots.UnknownBot):
        bots.make_here(f"model:{file}", GAMES[game])


def test_models_are_not_for_those_who_ask_from_elsewhere(tmp_path: Path) -> None:
    """The server makes bots that clients name: it must not read files for them."""
    Learner(SMALL).save(tmp_path / "model.npz")
    with pytest.raises(bots.UnknownBot):
        bots.make(f"model:{tmp_path}/model.npz", GAMES["shieldwall"])


def rollout(seats: list[int], values: list[float], ended: list[int], scores: Any) -> Rollout:
    """One game, step by step."""
    column = {"seat": seats, "value": values, "ended": ended}
    parts = {name: np.array(column.get(name, seats))[:, None] for name in Rollout._fields}
    return Rollout(**parts | {"scores": np.array(scores, float)[:, None]})


def test_every_seat_learns_from_its_own_choices() -> None:
    """Seat 0 wins after its second choice; seat 1 has lost by its only one."""
    told = rollout([0, 1, 0], [0.2, 0.1, 0.4], [0, 0, 1], [[0, 0], [0, 0], [1, -1]])
    gains, goals = advantages(told, np.zeros((1, 2)), trace=1.0)
    assert gains[:, 0] == pytest.approx([0.8, -1.1, 0.6])
    assert goals[:, 0] == pytest.approx([1.0, -1.0, 1.0])


def taught() -> Foresight:
    """A run of Berserkers with a teacher who likes fires."""
    options = {"turns": 3}
    recipe = FarRecipe(
        "berserkers", options, ASK_ACT, games=3, lessons=1, envs=2, narrow=1, width=2
    )
    return Foresight(recipe, lambda state: float(count_bits(cast(Position, state).fires)))


def test_foresight_goes_on_from_its_checkpoint_and_plays(tmp_path: Path) -> None:
    file = tmp_path / "model.npz"
    run = taught()
    for _ in train(run, file, pause=0):
        break
    run.save(file)
    again = taught()
    assert list(train(again, file))[-1] >= 3
    assert again.updates > run.updates
    assert 0 <= again.measure("", games=2) <= 1
    game = GAMES["berserkers"]
    report = series.simulate(game, [f"model:{file}"], 2, options={"turns": "3"})
    assert report.games == 2


def test_the_same_seed_foresees_the_same() -> None:
    layers = []
    for _ in range(2):
        run = taught()
        run.update()
        layers.append(run.layers)
    for one, other in zip(*layers, strict=True):
        assert np.array_equal(one[0], other[0])


@pytest.mark.parametrize("name", ["shieldwall", "berserkers"])
def test_a_recipe_begins(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"{name}.npz"
    words = ["learn", "--games", "1", "--file", str(file), "--measured", "1"]
    monkeypatch.setattr(sys, "argv", words)
    runpy.run_path(str(ROOT / "examples" / f"learn_{name}.py"), run_name="__main__")
    assert file.exists()
    assert "<polyline" in file.with_suffix(".svg").read_text()
    assert "games: wins" in capsys.readouterr().out
