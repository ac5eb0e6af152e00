"""What Berserkers sends: a position, the course of a game, the components."""

from typing import Annotated, Literal

from holmgang.games.berserkers.content import Pack as Pack
from holmgang.games.berserkers.tables import CELL_NAMES, PLACE_ACTIONS
from holmgang.games.berserkers.view import COLOURS, HEALTH, OUTCOMES, QUESTIONS
from holmgang.games.wire import Shape, one_of

Cell = Annotated[str, one_of(CELL_NAMES)]
Colour = Annotated[str, one_of(COLOURS)]


class PlaceView(Shape):
    """A place of the map; `fire` says that it has one, `lit` that it burns."""

    cell: Cell
    place: str
    action: Annotated[str, one_of(PLACE_ACTIONS)]
    gold: int
    fire: bool
    lit: bool
    orcs: bool
    darkness: int
    token: bool


class Hero(Shape):
    at: Cell | None
    health: Annotated[str, one_of(HEALTH)]


class Rider(Shape):
    """A rider; `to` is where its die leads it."""

    colour: Colour
    at: Cell | None
    sealed: bool
    blocked: bool
    die: int
    to: Cell | None


class Squad(Shape):
    """A squad of orcs; `to` is where its die leads it."""

    colour: Colour
    at: Cell | None
    die: int
    to: Cell | None


class Zodd(Shape):
    at: Cell
    health: int


class Known(Shape):
    """What a return to the checkpoint leaves known of what lies face down."""

    villagers: list[str]
    treasure: Cell | None
    blanks: list[Cell]
    pages: list[str | None]


class Rolled(Shape):
    """The die that was rolled last."""

    die: str
    number: int


class CardView(Shape):
    """An action card with the dice that lie on it."""

    card: str
    trained: bool
    dice: list[int]


class Progress(Shape):
    what: str
    have: int
    need: int


class Request(Shape):
    """A request of the king, and how far it has come."""

    request: str
    number: int
    kind: Literal["task", "end", "passive"]
    met: bool
    progress: list[Progress]


class Threat(Shape):
    """The chance, in 216ths, of what may happen on a cell; `reach` is that an enemy ends there."""

    cell: Cell
    attack: int
    darkness: int
    extinguish: int
    reach: int


class Account(Shape):
    """The parts of the score; their sum is the points."""

    gold: int
    healthy: int
    wounded: int
    requests: int
    squads: int
    checkpoint: int


class View(Shape):
    """A position. `phase` is that of the turn; 0 while the game is set up.

    `aims` are the cells that each placement and item may concern; `ways` are, for a piece and a
    cell that a die can move it to, the choices that do so. `any_order` says that the enemies that
    wait come to the same in every order.
    """

    round: int
    phase: int
    asking: Annotated[str, one_of(QUESTIONS)]
    doing: str
    creature: str
    spend: str
    request: str
    actors: list[int]
    outcome: Annotated[str, one_of(OUTCOMES)]
    points: int | None
    title: str | None
    account: Account | None
    places: list[PlaceView]
    heroes: list[Hero]
    riders: list[Rider]
    orcs: list[Squad]
    elves: list[Cell | None]
    goblins: Cell | None
    zodd: Zodd | None
    fires: int
    hearths: int
    supply: int
    gold: int
    gauge: int
    items: list[str]
    villagers: int
    known: Known
    rolled: Rolled | None
    thrown: bool
    dice: list[int]
    cards: list[CardView]
    locked: int
    barred: bool
    thor: bool
    hushed: bool
    skipped: bool
    pages: list[str | None]
    requests: list[Request]
    refused: str | None
    checkpoint: Literal["free", "kept", "used"]
    threats: list[Threat]
    aims: dict[str, list[str]]
    ways: dict[str, list[list[str]]]
    any_order: bool


class Tally(Shape):
    """The course of a game in figures, and what each turn is remembered for."""

    turns: int
    fires: int
    out: int
    seals: int
    lifted: int
    wounds: int
    rerolls: int
    marks: list[str]
