"""Arrays and spaces of a setting, as numpy and Gymnasium know them."""

import sys

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


def figures(sheet: Sheet) -> Figures:
    """What is written on a sheet, without a copy: it changes when the sheet does.

    A row for each row, figures in their order; processors with the lowest byte last would
    see them in another one.
    """
    assert sys.byteorder == "little"
    words: NDArray[np.int64] = np.asarray(sheet.words)
    return words.view(np.int16).reshape(-1, 4 * sheet.stride)[:, : sheet.width]


def flags(mask: Mask) -> Flags:
    """The same of a mask."""
    seen: NDArray[np.uint8] = np.asarray(mask.flags)
    return seen.view(np.int8).reshape(-1, mask.size)
