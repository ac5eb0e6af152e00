"""Every card of a set as people read it: figures, generated text, glossary, and the decks."""

from functools import lru_cache

import msgspec

from holmgang import packs
from holmgang.games.berserk import decks
from holmgang.games.berserk.abilities import rule_links, tree
from holmgang.games.berserk.abilities.rule_links import Mark
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.berserk.content import library
from holmgang.games.berserk.game import EDITIONS
from holmgang.games.berserk.tables import NONE, combat_row, lone_roll

LANGUAGES = ("en", "ru", "fr")
SET = "realms"
SETS = (SET, "kub", "realms+kub")
"""What decks are built of: a box, or both of them (BK-2.8)."""
FAR = 5
"""Beyond this difference the strike table says no more."""
HIGHEST_LOW = 4
"""Equal dice up to this are low ones (BK-11.20)."""

SIGNS = {
    "shot": {"shot"},
    "throw": {"throw"},
    "magic": {"magic", "blast", "spell"},
    "harm": {"damage", "special", "destroy"},
    "heal": {"heal", "restore", "lives"},
    "summon": {"summon"},
    "poison": {"poison"},
    "stun": {"stun", "curse", "tap", "control"},
    "armor": {"armor", "scale"},
    "protect": {"protect"},
    "regen": {"regen"},
    "vampirism": {"vampirism"},
    "jump": {"jump", "teleport"},
    "skill": {"attack", "defence", "aimed"},
    "formation": {"formation"},
}
"""What a small sign on a card says it can do, and the words of its abilities that mean this.

The first ones matter most where there is no room for all. Whoever can only do something that has
no sign of its own bears the sign `trait`.
"""


class Entry(msgspec.Struct, frozen=True):
    """A word of the glossary, and the term of the rules that it opens."""

    name: str
    text: str
    term: str


class Sheet(msgspec.Struct, frozen=True):
    """A card as it is shown."""

    id: str
    name: str
    flavour: str
    realm: str
    type: str
    klass: str
    cost: int
    elite: bool
    unique: bool
    horde: bool
    life: int
    move: int
    strike: list[int]
    keywords: list[Entry]
    lines: list[str]
    marks: list[list[Mark]]
    """The words of each line that open an entry."""
    acts: list[str]
    terms: list[Entry]
    signs: list[str]


class StrikeRow(msgspec.Struct, frozen=True):
    """A row of the strike table: what a difference of two dice leads to."""

    gap: int
    low: bool
    gaps: tuple[int | None, int | None]
    """From which difference to which; without an end where all beyond it are the same."""
    totals: tuple[int | None, int | None]
    """From which attack to which."""
    blows: tuple[int, int]
    lower: tuple[int, int] | None


class LoneRow(msgspec.Struct, frozen=True):
    """What a lone die leads to: from which total to which, how hard."""

    totals: tuple[int | None, int | None]
    blow: int


class Catalogue(msgspec.Struct, frozen=True):
    """`rules` says by term and edition which numbered rule explains a word."""

    cards: list[Sheet]
    rules: dict[str, dict[str, str]]
    decks: dict[str, dict[str, int]]
    table: list[StrikeRow]
    lone: list[LoneRow]


@lru_cache(maxsize=8)
def catalogue(lang: str, name: str = SET) -> Catalogue:
    """All cards of a set in a language, with its ready-made decks and the strike table."""
    shelf = library(name)
    text = CardText(lang, packs.folders("berserk", name))
    sheets = [_sheet(card, text) for card in shelf.cards.values()]
    return Catalogue(sheets, _rules(), shelf.decks, _table(), _lone())


def _rules() -> dict[str, dict[str, str]]:
    found = rule_links.terms()
    return {term: {book: found.rule(term, book) for book in EDITIONS} for term in found.rules}


@lru_cache(maxsize=8)
def names(name: str = SET) -> dict[str, str]:
    """Cards by their folded ids and names in every language."""
    found: dict[str, str] = {}
    for lang in reversed(LANGUAGES):
        text = CardText(lang, packs.folders("berserk", name))
        found |= {decks.fold(text.name(card)): card.id for card in library(name).cards.values()}
    return found | {decks.fold(card.id): card.id for card in library(name).cards.values()}


def likeliest_set(text: str) -> str:
    """The set of a deck that does not say its own: the first that knows most of its names."""
    return min(SETS, key=lambda name: len(decks.read(text, names(name)).unknown))


@lru_cache(maxsize=8)
def hordes(name: str = SET) -> frozenset[str]:
    return frozenset(card.id for card in library(name).cards.values() if card.has("horde"))


def _sheet(card: tree.Card, text: CardText) -> Sheet:
    body = card.body
    acts = [ability for ability in card.abilities if isinstance(ability, tree.Act)]
    return Sheet(
        id=card.id,
        name=text.name(card),
        flavour=text.phrases.name("flavour", card.id),
        realm=body.realm,
        type=body.type,
        klass=text.phrases.name("class", body.klass) if body.klass else "",
        cost=body.cost,
        elite=body.elite,
        unique=body.unique,
        horde=card.has("horde"),
        life=body.life,
        move=body.move,
        strike=list(body.strike or ()),
        keywords=[
            Entry(text.keyword(keyword), text.glossary(keyword), keyword.word)
            for keyword in card.kw
            if not keyword.implied
        ],
        lines=text.lines(card),
        marks=text.marks(card),
        acts=[text.ability(ability) for ability in acts],
        terms=_terms(card, text),
        signs=_signs(card),
    )


def _signs(card: tree.Card) -> list[str]:
    nodes = list(tree.walk(card.abilities))
    known = {node.word for node in nodes if isinstance(node, tree.Effect)}
    known |= {node.type for node in nodes if isinstance(node, tree.Act)}
    known |= {keyword.word for keyword in card.kw}
    found = [sign for sign, means in SIGNS.items() if known & means]
    return found or (["trait"] if known or card.abilities else [])


def _terms(card: tree.Card, text: CardText) -> list[Entry]:
    """The glossary's word for each attack or effect that the text of a card names."""
    used = [node.word for node in tree.walk(card.abilities) if isinstance(node, tree.Effect)]
    used += [keyword.word for keyword in card.kw if keyword.implied]
    known = [word for word in dict.fromkeys(used) if text.phrases.has(_id(word))]
    return [Entry(*text.term(word), term=word) for word in known]


def _id(word: str) -> str:
    return f"berserk-term-{word.replace('_', '-')}"


def _table() -> list[StrikeRow]:
    """From the attacker's best difference down; of equal dice high ones differ (BK-11.20)."""
    pairs = [(6, 6 - gap) for gap in range(5, 0, -1)] + [(1, 1), (5, 5)]
    pairs += [(6 - gap, 6) for gap in range(1, 6)]
    return [_row(attack, defence) for attack, defence in pairs]


def _row(attack: int, defence: int) -> StrikeRow:
    force, reply, lower, lower_reply = combat_row(attack, defence)
    other = None if lower == NONE else (lower, lower_reply)
    gap = attack - defence
    is_low = gap == 0 and attack <= HIGHEST_LOW
    low, high = (None, HIGHEST_LOW) if is_low else (HIGHEST_LOW + 1, None)
    totals = (low, high) if gap == 0 else (None, None)
    return StrikeRow(gap, is_low, _reach(gap, -FAR, FAR), totals, (force, reply), other)


def _lone() -> list[LoneRow]:
    return [LoneRow(_reach(die, 1, 6), lone_roll(die)) for die in range(1, 7)]


def _reach(value: int, least: int, most: int) -> tuple[int | None, int | None]:
    """A value alone, or with all beyond it if it is the last of its row."""
    return (None if value == least else value, None if value == most else value)
