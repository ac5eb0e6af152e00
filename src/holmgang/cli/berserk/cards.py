"""`cards`: sets of Berserk's cards, read, written out and checked."""

from difflib import get_close_matches
from pathlib import Path

import click
from rich.padding import Padding
from rich.text import Text

from holmgang import packs
from holmgang.cli import files, screen
from holmgang.cli.errors import BadValue, UnknownCard
from holmgang.core.errors import ContentError
from holmgang.games.berserk import catalogue, decks, editions
from holmgang.games.berserk.abilities import lint, load_cards, tree
from holmgang.games.berserk.abilities.compile import compile_cards
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.berserk.content import write_deck
from holmgang.games.berserk.tables import Tables
from holmgang.texts import Texts

DEEDS = ("lint", "show", "deck")
SETS = ["realms", "kub"]
"""Where a card is looked for, unless the set is told."""


def cards(texts: Texts, deed: str, name: str, pack: str) -> None:
    if deed == "lint":
        check_set(name, texts)
    elif deed == "show":
        show_card(name, [pack] if pack else SETS, texts)
    elif deed == "deck":
        check_deck(Path(name), pack, texts)
    else:
        raise BadValue(argument="cards", value=deed, expected=" | ".join(DEEDS))


def read_set(name: str) -> tree.Set:
    (found,) = load_cards.load_sets([packs.folder("berserk", name)])
    return found


def check_set(name: str, texts: Texts) -> None:
    """Everything that looks wrong, and what the engine cannot do; exit code 1 for the latter."""
    found = read_set(name)
    words = CardText(texts.lang, [packs.folder("berserk", name)])
    refusals = [refusal for card in found.cards for refusal in unplayable(card)]
    console = screen.out()
    for error in refusals:
        console.print(Text(texts.error(error), style="red"))
    for warning in lint.check(found.cards):
        console.print(warning.say(words.phrases))
    console.print(texts("cards-checked", count=len(found.cards), refused=len(refusals)))
    if refusals:
        raise click.exceptions.Exit(1)


def check_deck(file: Path, pack: str, texts: Texts) -> None:
    """A deck as people write it: what is wrong with it, or the options that play with it."""
    text = files.read_text(file)
    pack = pack or decks.named_set(text) or catalogue.likeliest_set(text)
    reading = decks.read(text, catalogue.names(pack))
    words = texts.of("berserk", pack)
    found: list[decks.Fault] = [("unknown-card", {"name": name}) for name in reading.unknown]
    found += decks.faults(reading.deck, catalogue.hordes(pack))
    console = screen.out()
    for code, details in found:
        console.print(Text(words(f"berserk-deck-{code}", **words.words(details)), style="red"))
    if found:
        raise click.exceptions.Exit(1)
    console.print(words("berserk-deck-legal"))
    console.print(
        f"--option pack={pack} --option south='{write_deck(reading.deck)}'", soft_wrap=True
    )


def unplayable(card: tree.Card) -> list[ContentError]:
    """Why the engine cannot play a card, if so."""
    try:
        compile_cards([card], Tables(editions.load("realms")))
    except ContentError as error:
        return [error]
    return []


def show_card(name: str, sets: list[str], texts: Texts) -> None:
    """A card by its id or name, with its figures, keywords and text."""
    words = CardText(texts.lang, [packs.folder("berserk", pack) for pack in sets])
    wanted = name.casefold()
    by_name: dict[str, tree.Card] = {}
    for card in [card for pack in sets for card in read_set(pack).cards]:
        by_name |= {card.id: card, words.name(card).casefold(): card}
    if wanted not in by_name:
        close = get_close_matches(wanted, by_name, 1)
        raise UnknownCard(card=name, close=words.name(by_name[close[0]]) if close else "none")
    card = by_name[wanted]
    console = screen.out()
    console.print(Text.assemble((words.name(card), "bold"), f"  {card.id}"))
    lines = [figures(card, texts)]
    lines += [f"{words.keyword(k)}. {words.glossary(k)}" for k in card.kw if not k.implied]
    for line in [*lines, *words.lines(card)]:
        console.print(Padding.indent(Text(line), 2))


def figures(card: tree.Card, texts: Texts) -> str:
    body = card.body
    strike = "-".join(str(n) for n in body.strike) if body.strike else "–"
    metal = "elite" if body.elite else "regular"
    return texts(
        f"cards-figures-{metal}", cost=body.cost, life=body.life, move=body.move, strike=strike
    )
