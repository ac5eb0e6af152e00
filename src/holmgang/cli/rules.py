"""`rules`: how a game is played, rule by rule."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from holmgang.cli import screen
from holmgang.cli.errors import NothingFound
from holmgang.packs import rules as rulebooks
from holmgang.packs.rules import Rule
from holmgang.texts import Texts


def read_rules(texts: Texts, game_id: str, query: str) -> None:
    book = rulebooks.rules(game_id, texts.lang)
    found = rulebooks.find(game_id, texts.lang, query) if query else book
    if not found:
        raise NothingFound(query=query)
    show_rules(found)


def show_rules(found: list[Rule]) -> None:
    console = screen.out()
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print()
            console.print(Text(section, style="bold"))
        console.print()
        console.print(Text(rule.id, style="cyan"))
        console.print(Padding.indent(laid_out(rule.text), 2))


def laid_out(text: str) -> RenderableType:
    # Its parser takes a moment to load; the number of the rule is there at once.
    from rich.markdown import Markdown

    return Markdown(text)
