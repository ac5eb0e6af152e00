"""`games`: what there is to play."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from holmgang import bots, games
from holmgang.cli import screen
from holmgang.core.game import Game, Option
from holmgang.texts import Texts


def list_games(texts: Texts, as_json: bool) -> None:
    if as_json:
        facts = [game_facts(game, texts.of(game.id)) for game in games.GAMES.values()]
        screen.print_json({"games": facts})
        return
    for game in games.GAMES.values():
        show_game(game, texts.of(game.id))
    for package, reason in games.REFUSED.items():
        screen.complain(texts("games-refused", package=package, reason=reason))


def show_game(game: Game, texts: Texts) -> None:
    console = screen.out()
    name = Text(texts(f"{game.id}-name"), style="bold")
    console.print(Text.assemble((game.id, "bold cyan"), "  ", name))
    console.print(Padding.indent(texts(f"{game.id}-tagline"), 2))
    console.print(Padding.indent(texts("games-players", count=game.seats), 2))
    console.print(Padding.indent(texts("games-bots", bots=", ".join(bots.names(game.id))), 2))
    levels = games.registration(game.id).levels
    listed = ", ".join(f"{level} ({spec})" for level, spec in levels.items())
    console.print(Padding.indent(texts("games-levels", levels=listed), 2))
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for option in game.options:
        grid.add_row(f"--option {option.name}={option.default}", option_help(option, game, texts))
    console.print(Padding.indent(grid, 2))
    console.print()


def option_help(option: Option, game: Game, texts: Texts) -> str:
    text = texts.attribute(f"{game.id}-option-{option.name}", "help")
    return f"{text} ({option.low}–{option.high})" if option.is_number() else text


def game_facts(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "id": game.id,
        "name": texts(f"{game.id}-name"),
        "tagline": texts(f"{game.id}-tagline"),
        "version": game.version,
        "seats": game.colours,
        "bots": bots.names(game.id),
        "levels": dict(games.registration(game.id).levels),
        "options": [option_facts(option) for option in game.options],
    }


def option_facts(option: Option) -> dict[str, object]:
    facts: dict[str, object] = {"name": option.name, "default": option.default}
    if option.is_number():
        facts |= {"low": option.low, "high": option.high}
    if option.words is not None:
        facts["words"] = option.words
    return facts
