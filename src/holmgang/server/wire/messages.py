"""The shapes that travel, but for commands: what REST takes and answers, what a table tells.

All types of the wire are declared here, in `commands.py` and beside the routes of REST. The types
of the web app (`typescript.py`) and the documents (`asyncapi.py`, OpenAPI) are made from them.
"""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from holmgang.sim.analysis import Method, Standing

Json = dict[str, Any]
Event = Annotated[
    Json,
    Meta(extra_json_schema={"properties": {"event": {"type": "string"}}, "required": ["event"]}),
]
"""What happened, as data: its kind is `event`."""
LESSON = "lesson"
"""The match of every guided first game is called so."""
OfferKind = Literal["draw", "takeback"]
Outcome = Literal["won", "lost", "drawn", "none"]
"""What came of a game for somebody; `none` is not counted."""
Stage = Literal["waiting", "running", "over"]

STORABLE = "^[^\\x00]*$"
"""What a database can hold: PostgreSQL takes no NUL. Every string of a client keeps to it."""

EMAIL = r"^([^@\s\x00]+@[^@\s\x00]+\.[^@\s\x00]+)?$"

Text = Annotated[str, Meta(max_length=200, pattern=STORABLE)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=STORABLE)]
Word = Annotated[str, Meta(max_length=40, pattern=STORABLE)]
"""What a game, a bot or an option is called."""
InviteKey = Annotated[str, Meta(max_length=64, pattern=STORABLE)]
SeatIndex = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=STORABLE)]
Lang = Literal["en", "ru", "fr"]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
LONGEST_CLOCK = 14 * 86_400
Password = Annotated[str, Meta(min_length=8, max_length=200, pattern=STORABLE)]
Secret = Annotated[str, Meta(max_length=200, pattern=STORABLE)]
"""A password that somebody claims to know."""
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


# People


class User(msgspec.Struct):
    id: str
    name: str
    guest: bool


class Me(msgspec.Struct):
    """`codes` are there once, when they are made: each replaces the password once.

    `address` is where others reach this server, if whoever runs it has said so.
    """

    user: User
    csrf: str
    lang: str
    codes: list[str] = []
    moderator: bool = False
    address: str = ""


class Profile(Strict):
    name: Name | None = None
    lang: Lang | None = None


class Credentials(Strict):
    name: Name
    password: Password


class PasswordChange(Strict):
    old: Secret
    password: Password


class OwnerRequest(Strict):
    """What only the owner of an account may ask for; guests have no password."""

    password: Secret = ""


class EmailChange(Strict):
    """An empty address takes the old one away."""

    email: Annotated[str, Meta(max_length=254, pattern=EMAIL)]
    password: Secret


class Code(Strict):
    code: Annotated[str, Meta(max_length=64, pattern=STORABLE)]


class CodesMade(msgspec.Struct):
    codes: list[str]


class Recover(Strict):
    name: Name
    code: Annotated[str, Meta(max_length=64, pattern=STORABLE)]
    password: Password


class MailRequest(Strict):
    name: Name


class SessionInfo(msgspec.Struct):
    """Where somebody is signed in; `current` is the one that asks."""

    id: str
    created: float
    used: float
    agent: str
    current: bool


class AccountInfo(msgspec.Struct):
    """`has_mail` says whether this server can send letters at all."""

    sessions: list[SessionInfo]
    tokens: list["Token"]
    codes_left: int
    email: str | None
    has_mail: bool


class TokenRequest(Strict):
    name: Name


class Token(msgspec.Struct, omit_defaults=True):
    """`token` is there once, when it is made: only its digest is kept."""

    id: str
    name: str
    created: float
    token: str | None = None


# A memory of one's games


class Tally(msgspec.Struct, kw_only=True):
    won: int = 0
    lost: int = 0
    drawn: int = 0


class GameTally(Tally):
    game: str


class LevelTally(Tally):
    """Games against the bots of a level, as `beginner`."""

    game: str
    level: str


class RivalTally(Tally):
    """`rival` names an opponent in a filter; it is a person, or `@` and a bot."""

    rival: str
    name: str


class DeckTally(Tally):
    """`deck` is a value of the option called `option`, or `own`."""

    game: str
    option: str
    deck: str


class ProfileInfo(msgspec.Struct):
    """What has come of all games. `streak` counts wins in a row, or losses below 0.

    Of games under way it says only how many they are.
    """

    games: list[GameTally]
    levels: list[LevelTally]
    rivals: list[RivalTally]
    decks: list[DeckTally]
    streak: int
    best_streak: int
    running: int


class PlayedGame(msgspec.Struct):
    """A finished game; `rivals` are the names of all others at the table."""

    table_id: str
    game: str
    ended: float
    seconds: float
    moves: int
    outcome: Outcome
    rivals: list[str]


class PlayedGames(msgspec.Struct):
    """`next` is where the next page begins, if there is one."""

    games: list[PlayedGame]
    next: str | None = None


# Moderation

Id = Annotated[str, Meta(max_length=32, pattern=r"^\w*$")]


class ReportRequest(Strict):
    """About a remark (`table_id` and its `version`), or about a person (`user_id`)."""

    text: Annotated[str, Meta(max_length=500, pattern=STORABLE)]
    table_id: Id = ""
    version: Number = 0
    user_id: Id = ""


class ReportInfo(msgspec.Struct):
    """`remark` is what was said, if the report is about that."""

    id: str
    at: float
    by: str
    by_name: str
    about: str
    about_name: str
    table_id: str
    remark: str
    text: str


Deed = Literal["mute", "ban", "close", "moderator"]


class ActRequest(Strict):
    """`about` is a person, or a table that is closed. No `hours` are for good."""

    deed: Literal["mute", "ban", "close"]
    about: Id
    hours: Annotated[float, Meta(ge=0, le=87_600)] = 0
    reason: Annotated[str, Meta(max_length=500, pattern=STORABLE)] = ""
    report: Id = ""


class ActInfo(msgspec.Struct):
    """What a moderator did; `by` is empty for an operator. `undone` is when it was taken back."""

    id: str
    at: float
    by: str
    deed: Deed
    about: str
    about_name: str
    until: float | None
    reason: str
    undone: float | None


class BlockInfo(msgspec.Struct):
    user_id: str
    name: str


# Tables


class SeatRequest(Strict):
    kind: Literal["me", "bot", "open", "hot"]
    bot: Word | None = None
    name: Name | None = None


class ClockRules(Strict):
    """Seconds a seat has for the whole game, and what each question adds.

    With `each` it has them for every question anew: days, for people who are not there together.
    """

    initial: Annotated[float, Meta(ge=1, le=LONGEST_CLOCK)]
    increment: Seconds = 0
    each: bool = False


Options = Annotated[
    dict[Word, Annotated[str, Meta(max_length=2000, pattern=STORABLE)]],
    Meta(max_length=40),
]


class TableRequest(Strict):
    """`ready` begins at once as far as the caller's own seats go; `daily` is a date.

    The game of a day has the usual options, and begins at once. `advice` lets people who play
    against each other ask for hints and odds: whoever sits down agrees to it.
    """

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=16)]
    options: Options = {}
    clock: ClockRules | None = None
    private: bool = False
    ready: bool = False
    advice: bool = False
    daily: Annotated[str, Meta(max_length=10, pattern=r"^\d{4}-\d\d-\d\d$")] | None = None


class JoinRequest(Strict):
    seat: SeatIndex | None = None
    invite: InviteKey | None = None


class ForkRequest(Strict):
    """`text` is a choice of the seat that is made at once."""

    number: Number
    seat: SeatIndex
    bot: Word
    text: Text = ""


class RecordText(Strict):
    record: Annotated[str, Meta(max_length=400_000, pattern=STORABLE)]


class SeatInfo(msgspec.Struct):
    seat: int
    colour: str
    kind: Literal["human", "bot", "open", "hot"]
    name: str
    user_id: str | None
    is_you: bool
    online: bool
    ready: bool
    bot: str | None = None
    """What kind of bot sits there, as a specification."""
    guest: bool = False
    """Whose name is not protected."""


class Result(msgspec.Struct, omit_defaults=True):
    scores: list[float]
    ending: str
    loser: int | None = None


class Summary(msgspec.Struct):
    """A table as lists show it. All times are seconds since 1970; `daily` is a date.

    `lesson` is a guided first game; `advice` says whether hints and odds are given.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    state: Stage
    clock: ClockRules | None
    private: bool
    created: float
    updated: float
    your_seats: list[int]
    turn: list[int]
    result: Result | None = None
    invite: str | None = None
    rematch: str | None = None
    forked: str | None = None
    daily: str | None = None
    lesson: bool = False
    advice: bool = False


class Reason(msgspec.Struct):
    """Why something is refused: a code for programs, a sentence for people."""

    code: str
    details: Json
    text: str


class Failure(msgspec.Struct):
    """`request` names the request; the log of the server has more under this name."""

    error: Reason
    request: str = ""


# Finished games


class Happened(msgspec.Struct):
    """What happened, as data and as a sentence."""

    told: Event
    text: str


class Frame(msgspec.Struct):
    """A line of a record, and what a viewer saw after it; `actor` is nobody for chance."""

    number: int
    actor: int | None
    text: str
    label: str
    view: Json
    events: list[Happened]


class Frames(msgspec.Struct):
    game: str
    options: dict[str, str]
    names: list[str]
    over: str | None
    scores: list[float]
    viewer: int | Literal["spectator", "all"]
    frames: list[Frame]


class Rolls(msgspec.Struct):
    rolls: int


class Proof(msgspec.Struct):
    """Whether a record keeps the rules; how many rolls follow from its seed, if that is told."""

    ok: bool
    proof: Rolls | None
    error: Reason | None


class Spread(msgspec.Struct):
    """In points of the result, from -1 to 1, with the 95 % interval."""

    luck: float
    interval: tuple[float, float]


class SeatLuck(msgspec.Struct):
    """In points of the result, from -1 to 1, with the 95 % interval."""

    seat: int
    luck: float
    interval: tuple[float, float]


class Stroke(msgspec.Struct):
    """A run of chance answers, how much it helped each seat, and what came of it."""

    number: int
    labels: list[str]
    seats: list[Spread]
    told: list[Event] = []


class Deeds(msgspec.Struct):
    """What seats chose between two runs of chance, and how much that helped each seat."""

    number: int
    actors: list[int]
    labels: list[str]
    seats: list[Spread]
    told: list[Event] = []


class LuckMethod(msgspec.Struct):
    name: str
    policy: str
    horizon: int
    samples: int
    confidence: float


class Luck(msgspec.Struct):
    seats: list[SeatLuck]
    strokes: list[Stroke]
    method: LuckMethod
    choices: list[Deeds] = []


class Mistake(msgspec.Struct):
    """A choice that cost something, and a better one, in words; `text` is the latter's notation.

    `number` is its line of the record, `loss` is in points of the result, from -1 to 1.
    """

    number: int
    seat: int
    chosen: str
    better: str
    text: str
    cost: str
    loss: float
    interval: tuple[float, float]


class GameAnalysis(msgspec.Struct):
    """The worst choices of each person, the worst first, and how each seat stood when."""

    worst: list[Mistake]
    standing: list[Standing]
    method: Method


# What a table tells over its WebSocket


class Message(msgspec.Struct, tag_field="type"):
    pass


class Choice(msgspec.Struct):
    """`label` says it in words, unless the table is asked for plain."""

    text: str
    label: str | UnsetType = UNSET


class Blocked(msgspec.Struct):
    """A choice that belongs to the question but is not open now."""

    text: str
    label: str
    reason: Reason


class Told(msgspec.Struct):
    """The event number `n`; `text` is a sentence, unless the table is asked for plain."""

    n: int
    told: Event
    text: str | UnsetType = UNSET


class ChatLine(msgspec.Struct):
    """Somebody's remark; `by` is what he is called, `user_id` who he is, unless he is gone."""

    version: int
    by: str
    text: str
    at: float
    user_id: str | None = None
    guest: bool = False


class Offer(msgspec.Struct):
    offer: OfferKind
    by: int


class Over(msgspec.Struct):
    """How it ended; `tally` are the game's own figures of it."""

    scores: list[float]
    ending: str
    seed: str
    tally: Json


class TableMessage(Message):
    """All that a viewer may know of a table.

    `legal`, `claims`, `blocked` and `sealed` are of the viewer's own seat only. `clock_grace` are
    the seconds that are free before the running clocks run.
    """

    version: int
    decision: int
    summary: Summary
    viewer: int | Literal["spectator"]
    view: Json
    prompt: str
    actors: list[int]
    legal: dict[str, list[Choice]]
    claims: dict[str, list[Choice]]
    blocked: dict[str, list[Blocked]]
    sealed: dict[str, str]
    sealed_seats: list[int]
    can_undo: list[int]
    events: list[Told]
    commitment: str
    mixes: dict[str, str]
    started: bool
    offers: list[Offer]
    clocks: dict[str, float]
    clock_running: list[int]
    clock_grace: float
    over: Over | None
    chat: list[ChatLine]
    away: dict[str, float] = {}
    """Seats of players who are gone, and seconds until the others may go on without them."""


class State(TableMessage, tag="state"):
    """Everything."""


class Update(TableMessage, tag="update"):
    """The same, with only the new `events` and `chat`."""


class ChatMessage(Message, tag="chat"):
    """Somebody said something; the version of the table rises with it."""

    version: int
    by: str
    text: str
    at: float
    user_id: str | None = None
    guest: bool = False


class Presence(Message, tag="presence"):
    """Seats whose players are there, and how many look on."""

    online: list[int]
    watching: int


class Queued(Message, tag="queued"):
    """Seats whose bots wait until the server has a free place for them to think at."""

    seats: list[int]


class Refused(Message, tag="refused"):
    """Why nobody is let in here. Then the socket closes."""

    error: Reason


class Closing(Message, tag="closing"):
    """The server goes, and is soon back."""


class Weighed(msgspec.Struct):
    text: str
    share: float


class Shares(msgspec.Struct):
    """Shares of all sampled worlds, with the 95 % interval of winning."""

    win: float
    draw: float
    lose: float
    interval: tuple[float, float]
    samples: int


class Odds(Shares):
    """Of the whole game, and of the battle at hand where the game has battles."""

    battle: Shares | None
    policy: str


class Answer(Message, tag="answer", kw_only=True):
    """To a command. If it is not `ok`, there is an `error`; what else there is says the command."""

    key: str | None = None
    ok: bool = True
    version: int | UnsetType = UNSET
    hint: str | UnsetType = UNSET
    options: list[Weighed] | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    odds: Odds | UnsetType = UNSET
    reckoning: Json | UnsetType = UNSET
    forecasts: dict[str, Json | None] | UnsetType = UNSET
    plan: Json | UnsetType = UNSET
    error: Reason | UnsetType = UNSET


class NudgeMessage(Message, tag="nudge"):
    """The seat `by` reminds the seat `to` that it owes a choice; the version rises with it."""

    version: int
    by: int
    to: int


encode = msgspec.json.Encoder().encode

S = TypeVar("S", bound=msgspec.Struct)


def kinds(base: type[S]) -> list[type[S]]:
    """All structs below one that travel, in the order in which they are declared."""
    below = base.__subclasses__()
    return [kind for one in below for kind in kinds(one)] if below else [base]


MESSAGES = kinds(Message)
