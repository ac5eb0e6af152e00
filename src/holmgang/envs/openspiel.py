"""The games as OpenSpiel knows them: `pyspiel.load_game("holmgang_berzerka(length=short)")`.

Importing this module registers them. Chance is explicit: a shuffle is dealt card by card.
Secret choices of several seats are simultaneous nodes; in `holmgang_shieldwall_turns` they
are made one after the other, and stay hidden until all are made. An information state is
all that a seat has seen since the beginning, action by action and event by event.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from holmgang import games
from holmgang.core.action import CHANCE, OMNISCIENT, Action
from holmgang.core.chance import Quick, rank
from holmgang.core.encoding import Sheet
from holmgang.core.event import may_see
from holmgang.core.record import HIDDEN
from holmgang.core.state import State
from holmgang.envs.setting import Setting

PREFIX = "holmgang_"
MOST_OUTCOMES = 512
LONGEST = 100_000


class Step:
    """What was done and what followed from it; steps hang together like a chain.

    What is told of it does not change any more, so it is written once for each viewer.
    """

    def __init__(
        self, before: "Step | None", actor: int, action: Action, audience: int, after: State
    ) -> None:
        self.before = before
        self.actor = actor
        self.action = action
        self.audience = audience
        """Who may see it. A choice that waits for others is told by what follows from them."""
        self.events = after.journal or []
        self.after = after.copy()
        self.lines: dict[int, str] = {}

    def observed(self, viewer: int) -> str:
        if viewer not in self.lines:
            self.lines[viewer] = self._observed(viewer)
        return self.lines[viewer]

    def _observed(self, viewer: int) -> str:
        state = self.after
        is_seen = self.actor == viewer or may_see(self.audience, viewer)
        text = state.write(self.action) if is_seen else HIDDEN
        events = [json.dumps(state.describe(event, viewer)) for event in self.events]
        return "\n".join([f"{self.actor} {text}", *events])


class Course:
    """A position with all that led to it, and the cards of a shuffle that is being dealt.

    A position that was drawn from what a seat knows has another past. Then `past` says
    what each seat has seen until then.
    """

    def __init__(self, setting: Setting, state: State, seats: int) -> None:
        self.setting = setting
        self.state = state
        self.last: Step | None = None
        self.past = [""] * seats
        self.dealt: list[int] = []

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        twin = Course(self.setting, self.state.copy(), 0)
        twin.last, twin.past, twin.dealt = self.last, self.past, self.dealt
        return twin

    def apply(self, actor: int, action: Action) -> None:
        state = self.state
        audience, asked = state.audience(actor, action), state.actors
        state.journal = []
        state.apply(actor, action)
        is_waiting = len(asked) > 1 and state.actors == [seat for seat in asked if seat != actor]
        self.last = Step(self.last, actor, action, 0 if is_waiting else audience, state)

    def seen(self, viewer: int) -> str:
        """All that a seat has seen, from the beginning; or all there is, OMNISCIENT."""
        observed: list[str] = []
        step = self.last
        while step is not None:
            observed.append(step.observed(viewer))
            step = step.before
        past = self.past[viewer] if viewer >= 0 else str(self.past)
        return "\n".join([past, *reversed(observed)])

    # Chance

    def outcomes(self) -> list[tuple[int, float]]:
        size = self.setting.encoder.shuffled(self.state)
        if size > 0:
            dealt, odds = set(self.dealt), 1 / (size - len(self.dealt))
            return [(card, odds) for card in range(size) if card not in dealt]
        weights = [weight for _, weight in self.state.outcomes()]
        return [(place, weight / sum(weights)) for place, weight in enumerate(weights)]

    def roll(self, place: int) -> None:
        size = self.setting.encoder.shuffled(self.state)
        if size == 0:
            self.apply(CHANCE, self.state.outcomes()[place][0])
            return
        self.dealt = [*self.dealt, place]
        if len(self.dealt) == size:
            # The verb and the seat of a shuffle are those of any other answer.
            template = self.state.sample(Quick(0))
            self.apply(CHANCE, template & 0xFFF | rank(self.dealt) << 12)
            self.dealt = []

    def resampled(self, seat: int, rng: Quick) -> "Course":
        """A course that this seat cannot tell from the true one."""
        world = Course(self.setting, self.state.determinize(seat, rng), 0)
        world.past = [json.dumps(world.state.view(other)) for other in range(len(self.past))]
        world.past[seat] = self.seen(seat)
        return world


class Node(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.is_together = game.is_together
        self.course = Course(game.setting, game.setting.fresh.copy(), game.num_players())

    def current_player(self) -> int:
        actors = self.course.state.actors
        if len(actors) == 0:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(actors) > 1 and self.is_together:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        course = self.course
        if player not in course.state.actors:
            # All are asked at once, but not all have something to choose.
            is_waiting = self.is_together and len(course.state.actors) > 1
            return [course.setting.actions] if is_waiting else []
        return sorted(course.setting.encoder.legal(course.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        actor = self.course.state.actors[0]
        if actor == CHANCE:
            self.course.roll(action)
        else:
            self.course.apply(actor, self.course.setting.encoder.choices.action(action))

    def _apply_actions(self, actions: list[int]) -> None:
        choices = self.course.setting.encoder.choices
        for seat in list(self.course.state.actors):
            self.course.apply(seat, choices.action(actions[seat]))

    def _action_to_string(self, player: int, action: int) -> str:
        state, setting = self.course.state, self.course.setting
        if player != pyspiel.PlayerId.CHANCE:
            return "wait" if action == setting.actions else setting.write(action)
        if setting.encoder.shuffled(state) > 0:
            return f"card {action}"
        return state.write(state.outcomes()[action][0])

    def is_terminal(self) -> bool:
        return self.course.state.is_over()

    def returns(self) -> list[float]:
        if not self.course.state.is_over():
            return [0.0] * len(self.course.past)
        return self.course.state.scores()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Node":
        """A node of the same information state, for searches that guess what is hidden."""
        node: Node = self.get_game().new_initial_state()
        node.course = self.course.resampled(player, Quick(str(sampler())))
        return node

    def __str__(self) -> str:
        return self.course.seen(OMNISCIENT) + str(self.course.dealt)


class Observer:
    """What a player knows as a tensor, and as text: of now, or of all that has happened."""

    def __init__(self, setting: Setting, is_recalled: bool) -> None:
        self.setting = setting
        self.is_recalled = is_recalled
        self.tensor = np.zeros(setting.width, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in setting.encoder.fields:
            self.dict[field.name] = self.tensor[at : at + len(field.labels)]
            at += len(field.labels)
        self.sheet = Sheet(setting.width)
        self.seen = np.asarray(self.sheet.words).view(np.int16)[: setting.width]

    def set_from(self, state: Node, player: int) -> None:
        self.setting.encoder.write_row(state.course.state, player, self.sheet, 0)
        self.tensor[:] = self.seen

    def string_from(self, state: Node, player: int) -> str:
        if self.is_recalled:
            return state.course.seen(player)
        return json.dumps(state.course.state.view(player))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with options, as a game with parameters."""

    def __init__(self, kind: Any, game_id: str, params: dict[str, Any]) -> None:
        self.is_together = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.setting = Setting(game_id, **params)
        seats = len(self.setting.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions + 1,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> Node:
        return Node(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, kind is not None and kind.perfect_recall)


def _kind(game_id: str, name: str, is_together: bool) -> Any:
    game = games.find(game_id)
    defaults = game.fill_options_unwatched({})
    options = {
        option.name: int(defaults[option.name]) if option.is_number() else defaults[option.name]
        for option in game.options
    }
    spiel = pyspiel.GameType
    counts = [option for option in game.options if option.name == game.seats_option]
    return spiel(
        short_name=name,
        long_name=f"Holmgang: {game_id}",
        dynamics=spiel.Dynamics.SIMULTANEOUS if is_together else spiel.Dynamics.SEQUENTIAL,
        chance_mode=spiel.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.Information.IMPERFECT_INFORMATION,
        utility=spiel.Utility.ZERO_SUM if game.seats > 1 else spiel.Utility.GENERAL_SUM,
        reward_model=spiel.RewardModel.TERMINAL,
        max_num_players=counts[0].high if counts else game.seats,
        min_num_players=counts[0].low if counts else game.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=options,
    )


def _register(game_id: str, name: str, is_together: bool) -> None:
    kind = _kind(game_id, name, is_together)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game_id, params or {})

    pyspiel.register_game(kind, Registered)


def _register_all() -> None:
    known = set(pyspiel.registered_names())
    for game_id, registration in games.registered().items():
        name = PREFIX + game_id
        if registration.encoder != "" and name not in known:
            _register(game_id, name, registration.together)
            if registration.together:
                _register(game_id, f"{name}_turns", is_together=False)


_register_all()
