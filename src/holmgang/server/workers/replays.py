"""Records looked at again: their proof, and the match frame by frame. Done in other processes."""

from typing import Literal

import msgspec

from holmgang import games, packs
from holmgang.core import record as records
from holmgang.core.action import CHANCE, OMNISCIENT, SPECTATOR
from holmgang.core.errors import HolmgangError, ProofError
from holmgang.core.event import Event
from holmgang.core.game import Game
from holmgang.core.record import Line, Record
from holmgang.core.replay import prove, replay
from holmgang.server.errors import BadRequest
from holmgang.server.runtime.packing import pack
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.fields import encode
from holmgang.server.wire.messages.finished import Frame, Frames, Happened, Proof, Rolls

MOST_LINES = 5000


class ProofJob(msgspec.Struct, array_like=True, tag=True):
    record: str
    lang: str


class FramesJob(msgspec.Struct, array_like=True, tag=True):
    """A record as the keeper of the table has it, for the eyes of one viewer."""

    record: str
    viewer: int
    lang: str
    packed: bool = False


def check_options(game: str, options: dict[str, str]) -> None:
    """A pack from outside must be one of ours: a path would open any file to anybody."""
    if "pack" in options and not packs.is_shipped(game, options["pack"]):
        raise BadRequest(reason="pack", field="options")


def open_record(text: str) -> tuple[Game, Record]:
    record = records.read(text)
    if len(record.lines) > MOST_LINES:
        raise BadRequest(reason="too-long", field="record")
    game = games.find(record.game)
    check_options(game.id, record.options)
    return game, record


def proof(job: ProofJob) -> Proof:
    """Whether a record follows the rules, and its chance the seed."""
    try:
        game, record = open_record(job.record)
        replay(game, record)
        rolls = _rolls(game, record)
    except HolmgangError as error:
        return Proof(False, None, cached_texts.reason(error, cached_texts.find(job.lang)))
    return Proof(True, rolls, None)


def _rolls(game: Game, record: Record) -> Rolls | None:
    """The number of proven rolls; nothing for a record whose seed is still secret."""
    if record.seed == "":
        return None
    return Rolls(prove(game, record))


def film(job: FramesJob) -> bytes:
    """The frames as they are sent: nobody else has to touch so much."""
    text = encode(frames(job))
    return pack(text) if job.packed else text


def frames(job: FramesJob) -> Frames:
    """The match line by line, each with what the viewer saw after it."""
    game, record = open_record(job.record)
    if any(records.HIDDEN in line.text.split() for line in record.lines):
        raise ProofError(line=0, reason="hidden")
    replay(game, record)
    return Frames(
        game=game.id,
        options=record.options,
        names=record.names,
        over=record.ending or None,
        scores=[float(score) for score in record.scores],
        viewer=_viewer_name(job.viewer),
        frames=_Reel(game, record, job).frames(),
    )


def _viewer_name(viewer: int) -> int | Literal["spectator", "all"]:
    if viewer == SPECTATOR:
        return "spectator"
    return "all" if viewer == OMNISCIENT else viewer


class _Reel:
    """Plays a record and looks at every position with one viewer's eyes."""

    def __init__(self, game: Game, record: Record, job: FramesJob) -> None:
        self.record = record
        self.viewer = job.viewer
        self.texts = cached_texts.find(job.lang, game.id, record.options.get("pack"))
        self.state = game.new(record.options)
        self.journal: list[Event] = []
        self.state.journal = self.journal

    def frames(self) -> list[Frame]:
        found = [self._frame(0, None, "")]
        for number, line in enumerate(self.record.lines, 1):
            text = self._apply(line)
            found.append(self._frame(number, line.actor, text))
        return found

    def _apply(self, line: Line) -> str:
        state = self.state
        action = state.read(line.text)
        seen = Line(0, line.actor, line.text, state.blank(action))
        seen.audience = state.audience(line.actor, action)
        state.apply(line.actor, action)
        return seen.text_for(self.viewer)

    def _frame(self, number: int, actor: int | None, text: str) -> Frame:
        told = [self.state.describe(event, self.viewer) for event in self.journal]
        self.journal.clear()
        names = self.record.names
        return Frame(
            number=number,
            actor=None if actor == CHANCE else actor,
            text=text,
            label=cached_texts.label(self.texts, text) if text else "",
            view=self.state.view(self.viewer),
            events=[
                Happened(one, cached_texts.event(self.texts, one, names, self.viewer))
                for one in told
            ],
        )
