"""What Berserk sends: a position as somebody may know it, forecasts, plans, the end."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from holmgang.games.berserk.run import questions
from holmgang.games.berserk.views.names import MEANS, STRENGTHS
from holmgang.games.wire import Shape, one_of

Strength = Annotated[str, one_of(STRENGTHS)]
Means = Annotated[str, one_of(MEANS)]


class Gift(Shape):
    """What a card was given for a while, and to which attacks it belongs."""

    what: str
    n: int
    attacks: list[str]


class Card(Shape):
    """A card of a revealed army, the dead too; the second half is unset while it lies face down.

    `number` names it for as long as the battle lasts, `seat` commands it. It is `at` a square, or
    in a zone: `air`, `grave`, `exile`. `name` is what actions call the place: a square, or `x1` for
    who has none of its own. `host` is the square of the creature that a symbiote sits on.
    """

    number: int
    seat: int
    at: str
    name: str | None
    home: str | None
    hidden: bool
    alert: bool
    card: str | None
    host: str | UnsetType | None = UNSET
    life: int | UnsetType = UNSET
    wounds: int | UnsetType = UNSET
    extra: int | UnsetType = UNSET
    poison: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    armor: int | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    watching: bool | UnsetType = UNSET
    chips: int | UnsetType = UNSET
    move: int | UnsetType = UNSET
    keywords: dict[str, int] | UnsetType = UNSET
    gifts: list[Gift] | UnsetType = UNSET
    markers: list[str] | UnsetType = UNSET
    statuses: list[str] | UnsetType = UNSET


class Dealt(Shape):
    """A card of the deal: `dealt`, `hired`, or the square on which it was placed."""

    card: str
    at: str


class Purse(Shape):
    """What is left to spend; nothing before it is known who is first."""

    gold: int | UnsetType = UNSET
    silver: int | UnsetType = UNSET
    spent: int | UnsetType = UNSET
    realms: int | UnsetType = UNSET


class Side(Shape):
    """A player. Of the deck the known cards on `top`, the topmost first, and those `under` it.

    A card on top is null where only the owner knows it. `shown` is what a prophecy shows just now;
    `deal` and `purse` are one's own, before the armies are revealed.
    """

    colour: str
    mulligans: int
    deck: int
    top: list[str | None]
    under: list[str]
    shown: list[str]
    sealed: bool
    deal: list[Dealt] | UnsetType = UNSET
    purse: Purse | UnsetType = UNSET


class Attack(Shape):
    """The attack under way by the places of the fighters; a throw is a die and its sum."""

    means: Means
    attacker: str | None
    target: str | None
    defender: str | None
    rolled: tuple[int, int] | None
    answered: tuple[int, int] | None
    strikes: tuple[Strength, Strength] | UnsetType = UNSET


class Ability(Shape):
    """An ability by its card and its number in the text."""

    seat: int
    card: str
    at: str | None
    number: int


class Waiting(Shape):
    """An ability that may come next; without a card it is the upkeep."""

    card: str | None
    at: str | None
    number: int


class Declared(Shape):
    """Something declared and not yet carried out: an attack with its `means`, or an ability."""

    what: Literal["attack", "ability"]
    seat: int
    card: str
    at: str | None
    targets: list[str | None]
    means: Means | UnsetType = UNSET
    number: int | UnsetType = UNSET


class Answering(Shape):
    """What may be answered with instants; `called`: a card in sight has one made for it."""

    event: str
    at: str | None
    target: str | None
    seat: int
    called: bool


class MarkedSquare(Shape):
    at: str
    marker: str


class View(Shape):
    """A position. Seats that are nobody's are -1.

    `stack` is what has been declared, the first declared first; the last is carried out first.
    `waiting` are abilities among which the next is chosen, by number; `card` is what a seat is
    asked about before the battle.
    """

    asking: Annotated[str, one_of([question.name for question in questions.TABLE])]
    actors: list[int]
    first: int
    active: int
    turn: int
    winner: int
    edition: str
    asked: tuple[int, int]
    dice: list[int]
    seats: tuple[Side, Side]
    cards: list[Card]
    attack: Attack | None
    ability: Ability | None
    stack: list[Declared]
    answering: Answering | None
    waiting: list[Waiting]
    squares: list[MarkedSquare]
    card: str | UnsetType = UNSET


class Outcome(Shape):
    """How it may end: the `blows`, the attacker's first, lives lost by either side, deaths."""

    blows: list[Strength]
    share: float
    dealt: int
    taken: int
    kill: bool
    fall: bool


class Forecast(Shape):
    """What a choice leads to, over all throws of the dice.

    The same for each visible protector, and of an ability for each card it is turned on.
    """

    dealt: float
    taken: float
    kill: float
    fall: float
    outcomes: list[Outcome]
    protectors: "dict[str, Forecast | None] | UnsetType" = UNSET
    targets: "dict[str, Forecast | None] | UnsetType" = UNSET


class Bill(Shape):
    """What an army of these cards of the deal would come to.

    `dear` are cards that the purse or the law does not allow, `open` those that could be hired
    besides.
    """

    picks: list[int]
    count: int
    realms: int
    gold: int
    all_gold: int
    silver: int
    all_silver: int
    dear: list[int]
    open: list[int]


class LineUp(Shape):
    """Where cards of the army stand, and where each of them may stand."""

    placed: dict[str, str]
    open: dict[str, list[str]]


Plan = Bill | LineUp
"""What a whole act comes to: an army that is hired, or one that is placed."""


class Feats(Shape):
    """What a side has come to: cards and lives `left`, deeds, and who dealt the most wounds."""

    all: int
    left: int
    lives: int
    attacks: int
    wounds: int
    felled: int
    hero: str
    blow: int


class Tally(Shape):
    seats: tuple[Feats, Feats]
