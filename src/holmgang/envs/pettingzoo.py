"""The games as PettingZoo knows them: `shieldwall_v1.env(units=5)`, one module-like name a game.

`env` asks one agent after the other, `parallel_env` all of them at once. An agent is
named after the colour and the number of its seat: `red_1`. An observation has the figures
of the encoder and the mask of legal actions; a mask of zeros means that the agent is not
asked, and whatever it answers then counts for nothing. An illegal action is refused:
nothing happens, the info says why, and the same agents are asked again. With
`illegal="raises"` it raises the reason.
"""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from holmgang import games
from holmgang.core.errors import Illegal
from holmgang.envs import spaces as arrays
from holmgang.envs.playing import RENDER_MODES, Playing
from holmgang.envs.setting import VERSION, Setting, is_strict

Observation = dict[str, Any]


class Table(Playing):
    """What both kinds of environment have in common: a game on its way, and who looks at it."""

    def __init__(
        self,
        game_id: str,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = "refused",
        **options: object,
    ) -> None:
        given = {"render_mode": render_mode, "max_cycles": max_cycles, "illegal": illegal}
        Playing.__init__(self, game_id, **given, **options)
        self.is_strict = is_strict(illegal)
        self.sit_down(Setting(game_id, **options), render_mode)
        self.metadata = {
            "name": f"{game_id}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.max_cycles = max_cycles
        self.possible_agents = [f"{word}_{i}" for i, word in enumerate(self.setting.seats)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: arrays.masked_space(self.setting) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: arrays.action_space(self.setting) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """The next game of a seed, or the first of a new one."""
        self.sow(seed)
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        self.play.begin(self.next_word())

    def observe(self, agent: str) -> Observation:
        self.play.look(self.seats[agent])
        return {"observation": self._figures.copy(), "action_mask": self._flags.copy()}

    def info(self, refused: Illegal | None) -> dict[str, Any]:
        """What an agent learns about its choice."""
        if refused is None:
            return {}
        if self.is_strict:
            raise refused
        return {"illegal": str(refused)}

    def scores(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.play.state.scores(), strict=True))

    def render(self) -> str | None:
        return self.drawn(max(0, self.play.actor()))

    def close(self) -> None:
        """Nothing is held open."""


class TurnEnv(Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One agent after the other. Secret choices stay secret until all have made theirs."""

    def __init__(self, game_id: str, **settings: Any) -> None:
        AECEnv.__init__(self)
        Table.__init__(self, game_id, **settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.play.actor()]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        refused = self.play.act_alone(self.seats[agent], int(action))
        if refused is not None or self.infos[agent]:
            self.infos[agent] = self.info(refused)
        self.cycles += 1
        actor = self.play.actor()
        if actor < 0:
            self.rewards = self.scores()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[actor]
        if self.max_cycles is not None and self.cycles >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)


class TogetherEnv(Table, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All agents at once; those who are not asked have a mask of zeros."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        asked = list(self.play.state.actors)
        chosen = [int(actions[self.possible_agents[seat]]) for seat in asked]
        refused = self.play.act(asked, chosen)
        infos = {agent: self.info(refused.get(self.seats[agent])) for agent in self.agents}
        self.cycles += 1
        is_over = self.play.actor() < 0
        is_cut = self.max_cycles is not None and self.cycles >= self.max_cycles and not is_over
        agents = self.agents
        scores = self.scores() if is_over else dict.fromkeys(agents, 0.0)
        seen = self._seen()
        if is_over or is_cut:
            self.agents = []
        return (
            seen,
            scores,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )


class Environments:
    """What PettingZoo has in a module for each game: `env`, `raw_env` and `parallel_env`.

    `cycles` has the same names, but in its `env` every agent acts once in each cycle.
    """

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def env(self, **options: Any) -> TurnEnv:
        return TurnEnv(self.game_id, **options)

    raw_env = env

    def parallel_env(self, **options: Any) -> TogetherEnv:
        return TogetherEnv(self.game_id, **options)

    @property
    def cycles(self) -> "Cycles":
        return Cycles(self.game_id)


class Cycles(Environments):
    def env(self, **options: Any) -> Any:
        """PettingZoo's own conversion of `parallel_env`."""
        return parallel_to_aec(self.parallel_env(**options))


def __getattr__(name: str) -> Environments:
    game_id, _, version = name.rpartition("_v")
    if version != str(VERSION) or games.lookup(game_id) is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Environments(game_id)
