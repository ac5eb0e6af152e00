"""What Shieldwall sends: a position as somebody may know it, the end in figures, the cards."""

from typing import Annotated

from holmgang.games.shieldwall.content import Pack as Pack
from holmgang.games.shieldwall.view import QUESTIONS
from holmgang.games.wire import Shape, one_of


class Side(Shape):
    """An army. Its `deck` begins with the next card, null where a card is not known.

    `sums` is what the first 1, 2, 3 cards show in the stated weapon, added up; `forces` are the
    numbers of cards it may use, as far as everybody knows. A hand is a number to the enemy.
    """

    colour: str
    units: int
    graves: int
    deck: list[str | None]
    sums: list[int | None]
    used: list[str]
    hand: list[str] | int
    weapon: str | None
    strategy: str | None
    force: int | None
    forces: list[int]
    sealed: bool


class View(Shape):
    """A position. Seats that are nobody's are -1."""

    round: int
    asking: Annotated[str, one_of(QUESTIONS)]
    actors: list[int]
    attacker: int
    size: int
    winner: int
    seats: tuple[Side, Side]
    banners: list[str]
    bannerman: int
    pile: int
    discards: list[str]


class Battles(Shape, rename={"run_outs": "run-outs"}):
    """The battles of one seat; `points` and `force` are those of a usual one."""

    won: int
    points: float
    force: float
    bonus: int
    lost: int
    healed: int
    run_outs: int


class Tally(Shape):
    """The battles of a game."""

    battles: int
    drawn: int
    seats: tuple[Battles, Battles]
