"""One game on its way, for programs that choose by number. Chance answers by itself."""

from holmgang.core.action import CHANCE, Action
from holmgang.core.chance import Quick, Random
from holmgang.core.encoding import Encoder, Mask, Sheet
from holmgang.core.errors import Illegal
from holmgang.core.state import State


class Play:
    """A position with a source of chance, and room for one observation and one mask.

    Both are written over by the next look; numpy sees them without a copy.
    """

    def __init__(self, fresh: State, encoder: Encoder) -> None:
        self.fresh = fresh
        self.encoder = encoder
        self.state = fresh
        self.rng = Quick(0)
        self.sheet = Sheet(encoder.width)
        self.mask = Mask(encoder.choices.size)

    def begin(self, seed: str) -> None:
        """A new game up to its first question."""
        self.rng = Quick(seed)
        self.state = self.fresh.copy()
        roll(self.state, self.rng)

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        twin = Play(self.fresh, self.encoder)
        twin.state = self.state.copy()
        twin.rng = self.rng.copy()
        return twin

    def actor(self) -> int:
        """Who is to choose next, -1 when the game is over."""
        actors = self.state.actors
        return actors[0] if len(actors) > 0 else -1

    def act(self, seats: list[int], numbers: list[int]) -> dict[int, Illegal]:
        """The choices of all who are asked at once, or of one of them.

        If some are not legal, nothing has happened, and the reasons are returned by seat.
        """
        actions = [self.encoder.choices.action(number) for number in numbers]
        refused: dict[int, Illegal] = {}
        for i in range(len(seats)):
            if actions[i] not in self.state.legal(seats[i]):
                refused[seats[i]] = refusal(self.state, seats[i], actions[i])
        if refused:
            return refused
        for i in range(len(seats)):
            self.state.apply(seats[i], actions[i])
        roll(self.state, self.rng)
        return refused

    def act_alone(self, seat: int, number: int) -> Illegal | None:
        action = self.encoder.choices.action(number)
        if action not in self.state.legal(seat):
            return refusal(self.state, seat, action)
        self.take(seat, action)
        return None

    def take(self, seat: int, action: Action) -> None:
        """Carry out an action that a bot has chosen, and go on."""
        self.state.apply(seat, action)
        roll(self.state, self.rng)

    def look(self, seat: int) -> None:
        """Write down what a seat knows, and what it may choose."""
        self.encoder.write_row(self.state, seat, self.sheet, 0)
        self.mask.mark(0, self.encoder.legal(self.state, seat))


def refusal(state: State, seat: int, action: Action) -> Illegal:
    """Why an action is not legal, as an error."""
    code, details = state.why_not(seat, action)
    return Illegal(action=state.write(action), **{**details, "reason": code})


def roll(state: State, rng: Random) -> None:
    """Let chance answer until somebody else owes a choice."""
    while len(state.actors) > 0 and state.actors[0] == CHANCE:
        state.playout_step(rng, 1)
