"""The games as Gymnasium knows them: one seat learns, bots sit in the others.

Importing this module registers them: `gymnasium.make("holmgang/Berserk-v1", opponent="search:60")`,
or with the import in the id, `holmgang.envs.gymnasium:holmgang/Berserk-v1`. Observations are the
figures of the encoder; `info["action_mask"]` says which actions are legal. An illegal one
is refused: nothing happens, and `info["illegal"]` says why. With `illegal="raises"` it
raises the reason.
"""

from typing import Any

import gymnasium
import numpy as np

from holmgang import bots, games
from holmgang.core.chance import Quick
from holmgang.core.errors import Illegal, OptionError
from holmgang.core.seat import Bot, Seat
from holmgang.envs import spaces as arrays
from holmgang.envs.playing import RENDER_MODES, Playing
from holmgang.envs.setting import VERSION, Setting, is_strict

RANDOM = "random"


def opponents(setting: Setting, spec: str) -> list[Bot]:
    """A bot for every seat, from one specification for all or one for each."""
    specs = spec.split(",")
    seats = len(setting.seats)
    if len(specs) not in (1, seats):
        raise OptionError(option="opponent", value=spec, expected=f"1 | {seats}")
    return [bots.make_here(specs[seat % len(specs)], setting.game) for seat in range(seats)]


def seat_number(setting: Setting, seat: str | int) -> int:
    """A seat by its colour or number; -1 if it is drawn anew for each game."""
    words = [RANDOM, *setting.seats]
    if seat in words:
        return words.index(str(seat)) - 1
    if isinstance(seat, int) and 0 <= seat < len(setting.seats):
        return seat
    raise OptionError(option="seat", value=str(seat), expected=" | ".join(words))


class SeatEnv(Playing, gymnasium.Env[arrays.Figures, np.int64]):
    """One seat of a game; the reward is its score at the end, from -1 to 1."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game_id: str,
        opponent: str = RANDOM,
        seat: str | int = 0,
        illegal: str = "refused",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        Playing.__init__(self, game_id, opponent, seat, illegal, render_mode, **options)
        self.is_strict = is_strict(illegal)
        self.sit_down(Setting(game_id, **options), render_mode)
        self.bots = opponents(self.setting, opponent)
        self.seat_wanted = seat_number(self.setting, seat)
        self.seat = max(0, self.seat_wanted)
        self.observation_space = arrays.observation_space(self.setting)
        self.action_space = arrays.action_space(self.setting)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[arrays.Figures, dict[str, Any]]:
        super().reset(seed=seed)
        self.sow(seed)
        self._begin()
        while self.play.actor() < 0:  # ended without a question
            self._begin()
        return self._seen(), self._info()

    def _begin(self) -> None:
        word = self.next_word()
        self.thinking = Quick(f"{word} bots")
        if self.seat_wanted < 0:
            self.seat = Quick(f"{word} seat").below(len(self.setting.seats))
        self.play.begin(word)
        self._let_others_play()

    def step(self, action: np.int64) -> tuple[arrays.Figures, float, bool, bool, dict[str, Any]]:
        refused = self.play.act_alone(self.seat, int(action))
        if refused is not None:
            return self._refused(refused)
        self._let_others_play()
        is_over = self.play.actor() < 0
        reward = self.play.state.scores()[self.seat] if is_over else 0.0
        return self._seen(), reward, is_over, False, self._info()

    def _refused(self, reason: Illegal) -> tuple[arrays.Figures, float, bool, bool, dict[str, Any]]:
        if self.is_strict:
            raise reason
        is_over = self.play.actor() < 0
        return self._seen(), 0.0, is_over, False, {**self._info(), "illegal": str(reason)}

    def _let_others_play(self) -> None:
        play = self.play
        while (actors := play.state.actors) and self.seat not in actors:
            bot = self.bots[actors[0]]
            play.take(actors[0], bot.choose(Seat(play.state, actors[0]), self.thinking))

    def _seen(self) -> arrays.Figures:
        self.play.look(self.seat)
        return self._figures.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._flags.copy()}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask under the name that the maskable algorithms of SB3 ask for."""
        self.play.look(self.seat)
        return self._flags.astype(np.bool_)

    def render(self) -> str | None:
        return self.drawn(self.seat)


def register() -> None:
    """Tell Gymnasium the ids. Nothing of a game is loaded before an environment of it is made."""
    for game_id, registration in games.registered().items():
        name = f"holmgang/{game_id.title()}-v{VERSION}"
        if registration.encoder != "" and name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="holmgang.envs.gymnasium:SeatEnv",
                vector_entry_point="holmgang.envs.vector:SeatVectorEnv",
                kwargs={"game_id": game_id},
            )


register()
