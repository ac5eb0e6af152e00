"""What Berzerka sends: a position as somebody may know it, reckonings, the end, the contracts."""

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from holmgang.games.berzerka.content import Pack as Pack
from holmgang.games.berzerka.notation import ORDERS, PARITIES, SUITS
from holmgang.games.berzerka.view import QUESTIONS
from holmgang.games.wire import Shape, one_of

Suit = Annotated[str, one_of(SUITS)]


class Side(Shape):
    """A seat. Cards are their names for their owner, their number for others.

    Of one's own hand alone: the `ranking`, within each suit the strongest first; what is `sure`
    to win if it is led now, as far as one can know; and `equals`, cards that do the same.
    """

    colour: str
    hand: list[str] | int
    ranking: list[str] | None
    sure: list[str] | None
    equals: list[list[str]] | None
    discards: list[str] | int
    tricks: int
    points: int
    bid: str | None
    passed: bool


class Box(Shape):
    """A box of the board; `points` are there when all three of its row are filled."""

    recorded: int | None
    cube: bool
    discards: int | None
    order: int | None
    points: int | None


class Row(Shape):
    """A row of the board; in an auction `won_at` is what it is worth to whoever wins it."""

    contract: str
    base: int
    value: int
    boxes: list[Box]
    won_at: int | UnsetType = UNSET


class Trick(Shape):
    """A trick, its cards in the order in which they were played, from the lead player on."""

    number: int
    lead: int
    cards: list[str]
    winner: int


class Playing(Shape):
    """The trick under way; `best` is who wins it so far, `strength` the order of the ranks."""

    number: int
    lead: int
    cards: list[str]
    best: int
    trump: Suit | None
    strength: str | None


class View(Shape):
    """A position. Seats and bids that there are not are -1.

    `memory` says whether all tricks of a hand may be looked at again, or the last alone; `raised`
    is the penalty after the next bid, `room` how many cards may be discarded in all by whoever is
    asked, `wakes` from which trick on the suit is trump, if it is not yet. While somebody claims
    the rest: who, how many tricks of how many, and what would be written down. `places` are the
    seats from first to last, once the game is over.
    """

    asking: Annotated[str, one_of(QUESTIONS)]
    actors: list[int]
    hand: int
    hands: int
    forehand: int
    rows: list[Row]
    seats: list[Side]
    standing: int
    penalty: int
    raised: int
    hotseat: bool
    declarer: int
    pile: list[str] | int
    room: int
    memory: Literal["perfect", "strict"]
    whole: int
    contract: str | None
    trump: Suit | None
    wakes: int | None
    order: Annotated[str, one_of(ORDERS)] | None
    parity: Annotated[str, one_of(PARITIES)] | None
    rank: int | None
    number: int | None
    turned: str | None
    tricks: list[Trick]
    trick: Playing
    claimer: int
    claimed: int | None
    left: int | None
    would: int | None
    places: list[int]


class Split(Shape):
    """How a suit may lie, and the share of all deals in which it does."""

    cards: tuple[int, int]
    share: float


class SuitOdds(Shape):
    """A suit: how many cards of it are `out`, and for each opponent the shares for 0, 1, 2 … ."""

    suit: Suit
    out: int
    held: tuple[list[float], list[float]]
    splits: list[Split]


class Reckoning(Shape):
    """Where hidden cards may be; before a deal there is nothing to reckon with."""

    seats: list[int] | UnsetType = UNSET
    suits: list[SuitOdds] | UnsetType = UNSET


class Tally(Shape):
    """By seat the points behind the first, for the first those ahead; none of a game cut short."""

    gaps: list[int]
