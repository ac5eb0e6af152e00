"""Arrays and spaces of a setting, as numpy and Gymnasium know them."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from holmgang.core.encoding import Mask, Sheet
from holmgang.envs.setting import Setting

Figures = NDArray[np.int16]
Flags = NDArray[np.int8]


def observation_space(setting: Setting) -> spaces.Box[np.int16]:
    low, high = setting.bounds
    return spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.actions)


def masked_space(setting: Setting) -> spaces.Dict:
    """An observation with the mask of the actions that are legal."""
    mask = spaces.Box(0, 1, (setting.actions,), np.int8)
    return spaces.Dict({"observation": observation_space(setting), "action_mask": mask})


def figures(sheet: Sheet, *shape: int) -> Figures:
    """What is written on a sheet, without a copy: it changes when the sheet does."""
    seen: Any = np.asarray(sheet.figures)
    return seen.reshape(shape)  # type: ignore[no-any-return]  # librt has no types for numpy


def flags(mask: Mask, *shape: int) -> Flags:
    seen: Any = np.asarray(mask.flags)
    return seen.view(np.int8).reshape(shape)  # type: ignore[no-any-return]  # as above
