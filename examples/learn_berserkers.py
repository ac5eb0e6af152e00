"""Learns Berserkers: `python examples/learn_berserkers.py`.

Needs `pip install "holmgang[envs,learn]"`. Blind play never wins this game, so there would be
no reward to learn from. A teacher says instead how good positions look: it judges by rules of
thumb, as the bot `planner` does. The network learns to judge at a glance, from figures alone,
and looks ahead over its own choices. Run it again to go on.

    holmgang sim berserkers --bots model:berserkers.npz --games 400
"""

from holmgang.bots.berserkers.worth import danger, hope, worth
from holmgang.core.state import State
from holmgang.envs.foresight import Foresight, Recipe
from holmgang.envs.training import main
from holmgang.games.berserkers.rules import Berserkers
from holmgang.games.berserkers.state import ASK_ACT, F_BET, F_PAGE, F_PILLAGE, F_WHITE

RECIPE = Recipe("berserkers", options={}, question=ASK_ACT, games=384, lessons=256)
GAMBLES = [F_WHITE, F_BET, F_PILLAGE, F_PAGE]
SHY = 3.0
"""How much worse it looks to leave things to luck."""


def judged(state: State) -> float:
    """In fires, five of them as one. How lost or how won a game is makes no difference."""
    assert isinstance(state, Berserkers)
    value = worth(state) - danger(state)
    if 0 in state.actors:
        value += hope(state)
    elif state.frames.kind in GAMBLES:
        value -= SHY
    return min(30.0, max(-20.0, value)) / 5


if __name__ == "__main__":
    main(Foresight(RECIPE, judged), yardstick="", looks=6)
