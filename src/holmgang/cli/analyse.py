"""`analyse`: a record judged by the expert, the worst choices first."""

from functools import partial
from pathlib import Path

from rich.table import Table
from rich.text import Text

from holmgang import bots, games
from holmgang.cli import screen, simulate
from holmgang.cli.errors import spoken_by
from holmgang.cli.files import read_record, write_text
from holmgang.cli.play import find_seat
from holmgang.cli.records import texts_of
from holmgang.core.game import Game
from holmgang.core.record import Record
from holmgang.sim.analysis import Analysis, Effort, Graded, analyse
from holmgang.sim.curves import curves
from holmgang.texts import Texts, costs, people


def run(
    texts: Texts,
    file: Path,
    seat: str | None,
    bot: str | None,
    seconds: float,
    iterations: int,
    svg: Path | None,
    as_json: bool,
) -> None:
    record = read_record(file)
    game = games.find(record.game)
    words = texts_of(record, texts)
    effort = Effort(seconds, iterations)
    with spoken_by(words):
        seats = chosen_seats(game.seated(game.fill_options(record.options)), record, seat)
        spec = bots.resolve(bot, game) if bot else ""
        found = analyse(game, record, seats, effort, spec)
    if svg is not None:
        write_text(svg, picture(found, record, words))
    if as_json:
        simulate.print_json(found)
    else:
        show(found, record, seats, words)


def chosen_seats(game: Game, record: Record, seat: str | None) -> list[int]:
    """The one that was asked for, else all people, else everybody."""
    if seat is not None:
        return [find_seat(game, seat)]
    everybody = range(game.seats)
    return [one for one in everybody if people.SIGN not in record.names[one]] or list(everybody)


def picture(found: Analysis, record: Record, texts: Texts) -> str:
    """Who stood better over the game."""
    lines = {
        f"{seat + 1}. {texts.player(name)}": [
            (point.number, point.seats[seat]) for point in found.standing
        ]
        for seat, name in enumerate(record.names)
    }
    levels = {1.0: "+1", 0.0: "0", -1.0: "−1"}
    return curves(lines, levels, texts("analyse-graph", game=texts(f"{record.game}-name")))


def show(found: Analysis, record: Record, seats: list[int], texts: Texts) -> None:
    say = partial(screen.out().print, soft_wrap=True)
    for seat in seats:
        say(Text(texts("analyse-seat", seat=texts.player(record.names[seat])), style="bold"))
        for rank, one in enumerate(found.worst(seat), 1):
            say(f" {rank}. {place(one, texts)}")
            say(f"    {texts('analyse-better', better=texts.action(one.better))}")
            say(f"    {costs.cost(texts, record.game, one.loss)}")
        if not found.worst(seat):
            say(f" {texts('analyse-fine')}")
        say()
    say(listed(found, record, texts))
    method = found.method
    name = texts.player(method.bot.partition(":")[0])
    say(texts("analyse-method", bot=name, graded=method.graded, choices=method.choices))


def place(one: Graded, texts: Texts) -> str:
    return texts("analyse-line", number=one.number, chosen=texts.action(one.chosen))


def listed(found: Analysis, record: Record, texts: Texts) -> Table:
    """Every choice that was not the expert's, in the order of the game."""
    columns = ("line", "seat", "chosen", "better", "cost")
    table = Table(*(texts(f"analyse-column-{name}") for name in columns))
    for one in found.choices:
        if one.better != one.chosen:
            seat = texts.player(record.names[one.seat])
            chosen, better = texts.action(one.chosen), texts.action(one.better)
            table.add_row(str(one.number), seat, chosen, better, grade(one, record.game, texts))
    return table


def grade(one: Graded, game: str, texts: Texts) -> str:
    """What a choice cost, if it cost anything."""
    return costs.cost(texts, game, one.loss) if one.is_mistake else texts("analyse-even")
