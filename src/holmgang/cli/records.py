"""`replay` and `verify`: a record read aloud, and its chance proven."""

from pathlib import Path

from rich.text import Text

from holmgang import games
from holmgang.cli import boards, screen
from holmgang.cli.errors import spoken_by
from holmgang.cli.files import read_record
from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.event import Event
from holmgang.core.game import Game
from holmgang.core.match import Match
from holmgang.core.record import Record
from holmgang.core.replay import prove, replay
from holmgang.core.state import View
from holmgang.texts import Texts, telling


def print_record(texts: Texts, file: Path, as_json: bool) -> None:
    record = read_record(file)
    game = games.find(record.game)
    words = texts_of(record, texts)
    with spoken_by(words):
        match = replay(game, record)
        story = Story(game, match)
    if as_json:
        screen.print_json(facts(record, match, story, words))
    else:
        show(record, match, story, words)


def verify(texts: Texts, file: Path) -> None:
    record = read_record(file)
    game = games.find(record.game)
    words = texts_of(record, texts)
    with spoken_by(words):
        rolls = prove(game, record)
    show_proof(record, rolls, words)


def texts_of(record: Record, texts: Texts) -> Texts:
    return texts.of(record.game, record.options.get("pack"))


class Story:
    """What each line of a finished replay brought about."""

    def __init__(self, game: Game, match: Match) -> None:
        state = game.new(match.options)
        journal: list[Event] = []
        state.journal = journal
        self.views: list[list[View]] = []
        for line in match.lines:
            before = len(journal)
            state.apply(line.actor, state.read(line.text))
            self.views.append([state.describe(e, OMNISCIENT) for e in journal[before:]])


# As JSON


def facts(record: Record, match: Match, story: Story, texts: Texts) -> dict[str, object]:
    scores = match.scores() if match.is_over() else None
    return {
        "game": record.game,
        "version": record.version,
        "match": record.match_id,
        "options": match.options,
        "seats": match.names,
        "commitment": record.commitment,
        "seed": record.seed or None,
        "ending": record.ending or None,
        "scores": scores,
        "lines": [
            {
                "number": number,
                "actor": line.actor,
                "text": line.text,
                "events": [event_facts(event, match.names, texts) for event in events],
            }
            for number, (line, events) in enumerate(
                zip(match.lines, story.views, strict=True), start=1
            )
        ],
    }


def event_facts(event: View, names: list[str], texts: Texts) -> View:
    return event | {"text": texts.event(event, names, OMNISCIENT)}


# Aloud


def show(record: Record, match: Match, story: Story, texts: Texts) -> None:
    console = screen.out()
    title = texts(f"{record.game}-name")
    console.print(Text(title, style="bold"), Text(record.match_id, style="dim"))
    for seat, name in enumerate(match.names):
        colour = texts.word("colour", match.game.colours[seat])
        console.print(f"  {texts.pair(colour, texts.player(name))}")
    for name, value in match.options.items():
        chosen = texts.pair(texts.word("option", name), texts.word(name, value))
        console.print(Text(f"  {chosen}", style="dim"))
    console.print()
    width = len(str(len(match.lines)))
    board = boards.make(match, 0, texts, console)
    for number, (line, events) in enumerate(zip(match.lines, story.views, strict=True), 1):
        mark = "-" if line.actor == CHANCE else str(line.actor)
        row = Text(f"{number:>{width}} {mark} {line.text}", style="dim")
        console.print(row, soft_wrap=True)
        for event in telling.together(record.game, events):
            text = texts.event(event, match.names, OMNISCIENT)
            console.print(f"{'':{width}}   {text}", soft_wrap=True)
            quote = board.quote(event)
            if quote:
                console.print(Text(f"{'':{width}}     {quote}", style="dim italic"), soft_wrap=True)
    console.print()
    console.print(Text(outcome(record, match, texts), style="bold"))


def outcome(record: Record, match: Match, texts: Texts) -> str:
    """How it ended, and who has won."""
    word = record.ending.partition(":")[0] or "open"
    ending = texts("replay-ending", ending=texts.word("ending", word))
    return f"{ending} {result(match, texts)}" if match.is_over() else ending


def result(match: Match, texts: Texts, viewer: int = OMNISCIENT) -> str:
    scores = match.scores()
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    if len(scores) == 1 and best < 0:
        return texts("result-lost")
    names = [texts.player(match.names[seat]) for seat in winners]
    if len(winners) > 1 and len(winners) == len(scores):
        return texts.word("result", "draw")
    if len(winners) > 1:
        return texts("result-shared", names=texts.join(names))
    who = "you" if winners[0] == viewer else "other"
    return texts("result-win", who=who, seat=names[0])


def show_proof(record: Record, rolls: int, texts: Texts) -> None:
    console = screen.out()
    console.soft_wrap = True
    console.print(texts("verify-lines", count=len(record.lines)))
    console.print(texts("verify-commitment", hash=record.commitment[:16]))
    mixed = [seat for seat, words in enumerate(record.mixes) if words]
    for seat in mixed:
        name = texts.player(record.names[seat])
        console.print(texts("verify-mix", seat=name, words=record.mixes[seat]))
    style = "bold green" if record.ending else "bold yellow"
    id = "verify-proven" if record.ending else "verify-proven-open"
    console.print(Text(texts(id, count=rolls), style=style))
