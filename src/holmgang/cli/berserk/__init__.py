"""Commands that only Berserk has. What carries them out is loaded when one is called."""

import click

from holmgang.cli.taken import Row, Taken
from holmgang.texts import Texts


def commands(texts: Texts) -> list[Row]:
    return [("cards", texts("cards-help"), _cards, _taken(texts))]


def _taken(texts: Texts) -> list[click.Parameter]:
    take = Taken(texts)
    return [
        take.argument("deed", "lint | show | deck", texts("cards-arg-deed")),
        take.argument("name", texts("meta-cards"), texts("cards-arg-name"), default="realms"),
        take.option("--set pack", texts("cards-arg-set"), default=""),
    ]


def _cards(texts: Texts, deed: str, name: str, pack: str) -> None:
    from holmgang.cli.berserk import cards

    cards.cards(texts, deed, name, pack)
