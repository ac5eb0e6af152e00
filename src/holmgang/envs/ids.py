"""The ids of the environments for Gymnasium, which calls `register` when it is imported.

Nothing of a game is loaded before an environment of it is made.
"""

import gymnasium

from holmgang import games
from holmgang.envs.setting import VERSION

NAMESPACE = "holmgang"


def register() -> None:
    """For the entry point, which sets the namespace itself."""
    for game_id, registration in games.registered().items():
        name = f"{game_id.title()}-v{VERSION}"
        if registration.encoder != "" and f"{NAMESPACE}/{name}" not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="holmgang.envs.gymnasium:SeatEnv",
                vector_entry_point="holmgang.envs.vector:SeatVectorEnv",
                kwargs={"game_id": game_id},
            )


def register_all() -> None:
    """The same, for whoever has not installed Holmgang as a package."""
    with gymnasium.envs.registration.namespace(NAMESPACE):
        register()
