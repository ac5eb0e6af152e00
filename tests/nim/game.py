from holmgang.core.action import Action
from holmgang.core.errors import Unreadable
from holmgang.core.event import Event
from holmgang.core.game import Game, Option, Options
from holmgang.core.state import State, View

MOST = 3
TAKE, OVER = range(2)


class Nim(State):
    def __init__(self, stones: int) -> None:
        super().__init__()
        self.stones = stones
        self.turn = 0
        self.actors = [0]
        self.asking = TAKE

    def copy(self) -> "Nim":
        twin = Nim(self.stones)
        twin.turn, twin.actors, twin.asking = self.turn, self.actors.copy(), self.asking
        return twin

    def legal(self, seat: int) -> list[Action]:
        return list(range(1, min(MOST, self.stones) + 1)) if seat in self.actors else []

    def apply(self, actor: int, action: Action) -> None:
        self.stones -= action
        self.log_event(Event(TAKE, actor, [action, self.stones]))
        self.turn = 1 - actor
        self.actors = [self.turn] if self.stones else []
        self.asking = TAKE if self.stones else OVER

    def scores(self) -> list[float]:
        return [-1.0, 1.0] if self.turn == 0 else [1.0, -1.0]

    def outlook(self) -> list[float]:
        return [0.0, 0.0]

    def view(self, viewer: int) -> View:
        asking = "take" if self.stones else "over"
        return {"stones": self.stones, "asking": asking, "actors": self.actors.copy()}

    def event_name(self, kind: int) -> str:
        return "took"

    def figures(self, event: Event) -> View:
        return {"count": event.args[0], "left": event.args[1]}

    def write(self, action: Action) -> str:
        return f"take {action}"

    def read(self, text: str) -> Action:
        word, _, number = text.partition(" ")
        if word != "take" or number not in ("1", "2", "3"):
            raise Unreadable(text=text)
        return int(number)


class NimGame(Game):
    def __init__(self) -> None:
        super().__init__("nim", 1, ["white", "black"], [Option("stones", "12", low=1, high=40)])

    def new(self, options: Options) -> Nim:
        return Nim(int(options["stones"]))

    def content_hash(self, options: Options) -> str:
        return "0" * 16
