"""What clients may ask of a table: each command is declared here, and nowhere else.

A class says what a command looks like, who may give it and when (`require`), how often (`limits`),
and what comes of it: a `Change` becomes an entry of the log, a `Question` is answered. Reading,
limiting and documenting commands, and the types of the web app, follow from these classes.
"""

import secrets
import time
from typing import Annotated, ClassVar, Union

import msgspec
from msgspec import Meta

from holmgang.core.errors import Closed, NotYourTurn
from holmgang.core.match import clean_name
from holmgang.server.errors import Muted, NoAdvice, NotSeated
from holmgang.server.routes.visitors import Visitor
from holmgang.server.runtime import metrics
from holmgang.server.runtime.limits import ADVICE, CHAT, COMMANDS, FORECASTS, WHOLE, Limit
from holmgang.server.tables import bot_names, entries
from holmgang.server.tables.entries import Body
from holmgang.server.tables.leaving import quitting
from holmgang.server.tables.live_table import LiveTable
from holmgang.server.tables.onlooker import Onlooker
from holmgang.server.tables.table import Table
from holmgang.server.wire.messages.fields import STORABLE, Key, Lang, Number, SeatIndex, Text, kinds
from holmgang.server.wire.messages.live import Answer, OfferKind
from holmgang.server.workers.jobs import ForecastJob, HintJob, OddsJob


class Asker:
    """Who gives a command, and through which eyes he looks at the table."""

    def __init__(self, visitor: Visitor, onlooker: Onlooker) -> None:
        self.visitor = visitor
        self.onlooker = onlooker


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    key: Key

    limits: ClassVar[tuple[Limit, ...]] = ()
    """What it costs besides being a command."""

    async def obey(self, live: LiveTable, asker: Asker) -> Answer:
        raise NotImplementedError


class Change(Command):
    """A command that becomes an entry of the log."""

    def require(self, table: Table, visitor: Visitor) -> None:
        """Asked under the lock, for seats change hands."""
        raise NotImplementedError

    def body(self, table: Table, visitor: Visitor) -> Body:
        raise NotImplementedError

    async def obey(self, live: LiveTable, asker: Asker) -> Answer:
        visitor = asker.visitor

        def make(table: Table) -> Body:
            self.require(table, visitor)
            return self.body(table, visitor)

        return Answer(version=await live.perform(visitor.user.id, self.key, make))


class SeatChange(Change):
    """Only the owner of a seat acts for it."""

    seat: SeatIndex

    def require(self, table: Table, visitor: Visitor) -> None:
        require_seat(table, visitor.user.id, self.seat)


class Question(Command):
    """Only the owner of a seat may ask for it."""

    seat: SeatIndex

    def require(self, table: Table, user: str) -> None:
        require_seat(table, user, self.seat)

    async def obey(self, live: LiveTable, asker: Asker) -> Answer:
        self.require(live.table, asker.visitor.user.id)
        return await self.answer(live, asker.visitor)

    async def answer(self, live: LiveTable, visitor: Visitor) -> Answer:
        raise NotImplementedError


# Play


class Choose(SeatChange, tag="choose"):
    """`text` is one of `legal`; `decision` names the question you answer."""

    text: Text
    decision: Number

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Chosen(self.seat, self.text, self.decision)


class Unseal(SeatChange, tag="unseal"):
    """Take back a sealed choice while others still choose."""

    decision: Number

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Unsealed(self.seat, self.decision)


class Undo(SeatChange, tag="undo"):
    """Take back your last choice while nothing was revealed."""

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Undone(self.seat)


class Takeback(SeatChange, tag="takeback"):
    """Offer to take your last choice back; the others must agree."""

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Offered(self.seat, "takeback")


class Draw(SeatChange, tag="draw"):
    """Offer a draw; the others must agree."""

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Offered(self.seat, "draw")


class Respond(SeatChange, tag="respond"):
    """Answer an offer."""

    offer: OfferKind
    accept: bool

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Answered(self.seat, self.offer, self.accept)


class Resign(SeatChange, tag="resign"):
    """Give the game up. Of three or more, the others decide whether it goes on."""

    def body(self, table: Table, visitor: Visitor) -> Body:
        return quitting(table, self.seat)


class Claim(SeatChange, tag="claim"):
    """Go on without the seat `gone`: the game is yours, or a bot plays on in that place."""

    gone: SeatIndex
    bot: bool = False

    def body(self, table: Table, visitor: Visitor) -> Body:
        if self.gone >= len(table.places) or self.gone in table.seats_of(visitor.user.id):
            raise NotSeated(seat=self.gone)
        bot = bot_names.substitute(table) if self.bot else ""
        return entries.Claimed(self.seat, self.gone, bot)


# Before the first roll


class Mix(SeatChange, tag="mix"):
    """Stir your own words into the seed."""

    words: Text

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Mixed(self.seat, self.words)


class Ready(SeatChange, tag="ready"):
    """Be ready; the last one begins the game."""

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Readied(self.seat)


# Talk


class Chat(Change, tag="chat"):
    """Say something to all who are at the table."""

    limits = (CHAT,)
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=STORABLE)]

    def require(self, table: Table, visitor: Visitor) -> None:
        user = visitor.require()
        if user.muted > time.time():
            raise Muted(until=user.muted)

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Said(visitor.name(), clean_text(self.text), visitor.user.guest)


class Nudge(SeatChange, tag="nudge"):
    """Remind the player of the seat `to`, who owes a choice; once a minute."""

    to: SeatIndex

    def body(self, table: Table, visitor: Visitor) -> Body:
        return entries.Nudged(self.seat, self.to)


# Questions


class Advice(Question):
    """Only where it is given: among people it is not, unless they agreed to it."""

    def require(self, table: Table, user: str) -> None:
        super().require(table, user)
        if not table.gives_advice:
            raise NoAdvice


class AskHint(Advice, tag="hint"):
    """What a strong bot would do: `hint`, and `options` with their `share` of its attention."""

    limits = (ADVICE,)

    async def answer(self, live: LiveTable, visitor: Visitor) -> Answer:
        require_asked(live.table, self.seat)
        job = HintJob(live.table.played(), self.seat, secrets.token_hex(8))
        return await live.host.workers.advise(job, Answer, visitor.who)


class AskOdds(Advice, tag="odds"):
    """How worlds end that you cannot tell from the true one, after this choice."""

    limits = (ADVICE,)
    text: Text

    async def answer(self, live: LiveTable, visitor: Visitor) -> Answer:
        require_asked(live.table, self.seat)
        job = OddsJob(live.table.played(), self.seat, self.text, secrets.token_hex(8))
        return await live.host.workers.advise(job, Answer, visitor.who)


class AskForecast(Question, tag="forecast"):
    """What choices lead to at once, counted over every throw of the dice."""

    limits = (FORECASTS,)
    texts: Annotated[list[Text], Meta(min_length=1, max_length=40)]

    async def answer(self, live: LiveTable, visitor: Visitor) -> Answer:
        require_asked(live.table, self.seat)
        job = ForecastJob(live.table.played(), self.seat, self.texts)
        return await live.host.workers.advise(job, Answer, visitor.who)


class Reckon(Advice, tag="reckon"):
    """What the seat can work out about hidden cards."""

    limits = (ADVICE,)

    async def answer(self, live: LiveTable, visitor: Visitor) -> Answer:
        return Answer(reckoning=live.table.match.reckon(self.seat))


class Plan(Question, tag="plan"):
    """What a whole act would come to that is asked for piece by piece."""

    wish: Annotated[list[Text], Meta(max_length=40)]

    async def answer(self, live: LiveTable, visitor: Visitor) -> Answer:
        require_asked(live.table, self.seat)
        return Answer(plan=live.table.match.plan(self.seat, self.wish))


class SetLang(Command, tag="lang"):
    """From now on in this language; the whole state is sent again."""

    limits = (WHOLE,)
    lang: Lang

    async def obey(self, live: LiveTable, asker: Asker) -> Answer:
        await live.speak(asker.onlooker, self.lang)
        return Answer()


class Ping(Command, tag="ping"):
    """Nothing but an answer."""

    async def obey(self, live: LiveTable, asker: Asker) -> Answer:
        return Answer(version=live.table.version)


# Reading and obeying them


ALL = kinds(Command)
_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Union[tuple(ALL)])  # noqa: UP007  # known only now


def read(text: str) -> Command:
    return _decoder.decode(text)


async def obey(command: Command, live: LiveTable, asker: Asker) -> Answer:
    """Carry out a command, unless it comes too fast; what its answer says."""
    for limit in (COMMANDS, *command.limits):
        asker.visitor.spend(limit)
    do = str(command.__struct_config__.tag)
    begun = time.perf_counter()
    try:
        answer = await command.obey(live, asker)
    except Exception:
        metrics.commands(do, "refused").inc()
        raise
    metrics.commands(do, "done").inc()
    metrics.COMMAND_SECONDS.observe(time.perf_counter() - begun)
    return answer


# Who may


def require_seat(table: Table, user: str, seat: int) -> None:
    if seat >= len(table.places):
        raise NotYourTurn(seat=seat)
    table.require_owner(user, seat)


def require_asked(table: Table, seat: int) -> None:
    """Whether a seat owes a choice."""
    if table.state != "running":
        raise Closed(reason="over" if table.state == "over" else "not-begun")
    if seat not in table.match.state.actors:
        raise NotYourTurn(seat=seat)


def clean_text(text: str) -> str:
    """What somebody says, as one printable line."""
    plain = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(plain.split()) or clean_name("")
