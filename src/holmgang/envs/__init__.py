"""The games for programs that learn: Gymnasium, PettingZoo, vectors of games, OpenSpiel.

Each of these is optional and lies in a module of its own. What they share is here: a
`Setting` is a game with options, its encoder, and a position to begin from.
"""

from holmgang.envs.setting import Setting

__all__ = ["Setting"]
