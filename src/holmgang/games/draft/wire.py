"""What a draft sends: a position as somebody may know it."""

from typing import Annotated

from holmgang.games.draft.view import QUESTIONS
from holmgang.games.wire import Shape, one_of


class Drafter(Shape):
    """Who builds a deck. The `deck` is what is kept of the cards picked.

    `stack`, `deck` and `spare` are null for others; all decks lie open at the end.
    """

    colour: str
    picked: int
    stack: list[str] | None
    deck: list[str] | None
    spare: int | None
    done: bool
    sealed: bool


class View(Shape):
    """A position; `left` says which way the stacks go."""

    round: int
    step: int
    left: bool
    asking: Annotated[str, one_of(QUESTIONS)]
    actors: list[int]
    seats: list[Drafter]
