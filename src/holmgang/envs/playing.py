"""What environments of one game have in common: the game on its way, told in arrays."""

import secrets
from copy import deepcopy
from typing import Any, Self

from gymnasium.utils import EzPickle

from holmgang.core.errors import OptionError
from holmgang.envs import spaces as arrays
from holmgang.envs.play import Play
from holmgang.envs.setting import Setting

RENDER_MODES = ["ansi", "human"]
SHARED = ["setting", "bots", "_figures", "_flags"]
"""What a copy has in common with the other; arrays are laid on its own game afterwards."""


class Playing(EzPickle):
    """A deep copy goes on by itself from the same position; a pickle begins anew elsewhere."""

    render_mode: str | None

    def sit_down(self, setting: Setting, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            expected = " | ".join(RENDER_MODES)
            raise OptionError(option="render_mode", value=render_mode, expected=expected)
        self.setting = setting
        self.render_mode = render_mode
        self.play = Play(setting.fresh, setting.encoder)
        self._word = secrets.token_hex(8)
        self._games = 0
        self._look_on()

    def _look_on(self) -> None:
        """Arrays that lie on what the game tells."""
        self._figures: arrays.Figures = arrays.figures(self.play.sheet)[0]
        self._flags: arrays.Flags = arrays.flags(self.play.mask)[0]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = object.__new__(type(self))
        for name, part in vars(self).items():
            vars(twin)[name] = part if name in SHARED else deepcopy(part, memo)
        twin._look_on()
        return twin

    def sow(self, seed: int | None) -> None:
        """From here on all games follow from this seed."""
        if seed is not None:
            self._word, self._games = str(seed), 0

    def next_word(self) -> str:
        """What the chance of the next game follows from."""
        self._games += 1
        return f"{self._word} {self._games}"

    def drawn(self, seat: int) -> str | None:
        """The board as a seat sees it, as text or on the screen."""
        if self.render_mode is None:
            return None
        from holmgang.envs.drawing import draw

        text = draw(self.setting, self.play.state, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
