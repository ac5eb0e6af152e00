"""Everything the two glossaries name can be said on a card (BK-19).

Entries that only define a word of the rules (adjacent, attacker, deck, row …) are
words of selectors and events, or nothing a card says; they are not listed.
"""

import msgspec
import pytest

from berserk_language.table import CLASSES, LANGUAGES, writer, yaml
from holmgang.games.berserk.abilities import load_cards, tree, words

KEYWORDS = {
    "BK-19.4 aimed strike": "aimed",
    "BK-19.6 armor": "armor 2",
    "BK-19.10 attack skill": "attack 1",
    "BK-19.17 defence skill": "defence 1",
    "BK-19.23 incarnation": "incarnation 2",
    "BK-19.24 jump": "jump 3",
    "BK-19.32 protection from blasts": "protect blasts",
    "BK-19.33 protection from shots": "protect shots",
    "BK-19.34 protection from magic": "protect magic",
    "BK-19.35 protection from poison": "protect poison",
    "BK-19.36 protection from spells": "protect spells",
    "BK-19.40 regeneration": "regen 1",
    "BK-19.41 scale": "scale",
    "BK-19.46 teleportation": "teleport",
    "BK-19.48 vampirism": "vampirism",
    "BK-19.101 unanswerable strike": "unanswered",
    "BK-19.102 incorporeal": "incorporeal",
    "BK-19.119 protection from throws": "protect throws",
    "BK-19.121 protection from flyers": "protect flyers",
    "BK-19.132 clumsiness": "clumsy",
    "BK-19.137 shooting skill": "marksman 1",
    "BK-19.138 horde": "horde",
    "BK-19.158 steadfast": "steadfast",
    "BK-19.163 corpse-eating": "scavenger",
}

ABILITIES = {
    "BK-19.13 blast": "act: {pay: tap, do: {blast: {power: 1-2-3}}}",
    "BK-19.14 bless": "act: {pay: tap, do: {bless: {pick: mine.creature}}}",
    "BK-19.15 block": "act: {pay: [], instant: true, window: {rolled: {}}, do: block}",
    "BK-19.18 destroy": "act: {pay: tap, do: {destroy: {pick: enemy.creature life<=1}}}",
    "BK-19.20 exhaust": "act: {pay: tap, do: {tap: {pick: enemy.creature}}}",
    "BK-19.22 heal": "act: {pay: tap, do: {heal: {to: {pick: mine.creature}, n: 2}}}",
    "BK-19.26 magical strike": "act: {pay: tap, do: {magic: {power: 1-2-3}}}",
    "BK-19.28 polearm strike": "act: {pay: tap, do: {row: {power: 1-2-3}}}",
    "BK-19.29 poison": "on: {hit: {by: self}, do: {poison: {to: attacked, n: 2}}}",
    "BK-19.39 rank": "formation: {give: {power: {attack: strike, n: +1}}}",
    "BK-19.42 shot": "act: {pay: tap, do: {shot: {power: 1-2-3, range: 3}}}",
    "BK-19.44 special strike": "act: {pay: tap, do: {special: {power: 1-2-3}}}",
    "BK-19.45 spell": "act: {type: spell, pay: tap, do: {damage: {to: {pick: creature}, n: 1}}}",
    "BK-19.47 throw": "act: {pay: tap, do: {throw: {power: 1-2-3, range: 3}}}",
    "BK-19.106 at the start of battle": "on: {battle_start: {}, do: {chips: {to: self, n: 1}}}",
    "BK-19.107 at the start of the turn": "on: {turn_start: any, do: {chips: {to: self, n: 1}}}",
    "BK-19.110 resurrect": "act: {pay: tap, do: {summon: {pick: mine.creature in(grave)}}}",
    "BK-19.111 summon": "act: {pay: tap, do: {summon: {pick: mine.creature in(deck)}}}",
    "BK-19.113 finishing": "act: {pay: tap, do: {finish: 2}}",
    "BK-19.114 extra lives": "act: {pay: tap, do: {lives: {to: self, n: 2}}}",
    "BK-19.115 if you go first": "first: {give: {move: +1}}",
    "BK-19.124 exile": "act: {pay: tap, do: {exile: {pick: card in(grave)}}}",
    "BK-19.127 concentration": "concentration: {do: {chips: {to: self, n: 1}}}",
    "BK-19.133 once per battle": "act: {pay: [], do: {open: self}, limit: {n: 1, per: battle}}",
    "BK-19.139 cancel": "act: {pay: tap, instant: true, window: {used: {kind: spell}}, do: cancel}",
    "BK-19.141 redirection": "on: {declared: {target: self}, do: {redirect: {pick: creature}}}",
    "BK-19.142 relocation": "act: {pay: tap, do: {relocate: {what: self, to: {pick: cell free}}}}",
    "BK-19.143 redistribute": "act: {pay: tap, do: {redistribute: "
    "{from: {pick: creature hurt}, to: {pick: creature}, n: 2}}}",
    "BK-19.144 into the graveyard": "on: {buried: {card: self}, do: {exile: self}}",
    "BK-19.145 prevention": "instead: {of: {wounded: {card: self}}, do: {prevent: 1}}",
    "BK-19.147 on death": "on: {died: {card: self}, do: {damage: {to: {all: card}, n: 1}}}",
    "BK-19.148 landing": "act: {pay: tap, do: {land: {to: self, at: {pick: mine.cell free}}}}",
    "BK-19.149 curse": "act: {pay: tap, do: {curse: {pick: enemy.creature}}}",
    "BK-19.150 prophecy": "act: {pay: tap, do: {prophecy: {n: 2, as: $c, do: "
    "{if: {cond: 'is($c, elite)', do: {open: self}}}}}}",
    "BK-19.162 loses abilities": "act: {pay: tap, do: {give: "
    "{to: {pick: enemy.creature}, mod: silent, until: battle}}}",
    "BK-19.166 to an attack": "static: {give: {power: {attack: shot, n: +1}}}",
    "BK-19.167 from an attack": "static: {give: {take: {attack: shot, by: -2}}}",
    "BK-19.168 to the die": "static: {give: {roll: {n: -1}}}",
}


@pytest.mark.parametrize("entry", KEYWORDS)
def test_an_icon_of_the_glossary_is_a_keyword(entry: str) -> None:
    body = "- id: a\n  body: {type: ground, cost: 3, life: 5, move: 1, strike: 1-2-3}\n"
    (card,) = load_cards.load_text(f"{body}  kw: [{KEYWORDS[entry]}]\n")
    for lang in LANGUAGES:
        assert writer(lang).glossary(card.kw[0])


@pytest.mark.parametrize("entry", ABILITIES)
def test_a_text_of_the_glossary_is_an_ability(entry: str) -> None:
    (card,) = load_cards.load_text(yaml(ABILITIES[entry]), CLASSES)
    for lang in LANGUAGES:
        assert writer(lang).lines(card)
        assert writer(lang).phrases.errors == []


def test_every_keyword_but_those_of_later_cards_is_in_the_glossary() -> None:
    said = {text.split()[0] for text in KEYWORDS.values()}
    assert set(words.KEYWORDS) - said == {"max_life", "formation", "dash"}


def test_a_tree_can_be_written_as_json() -> None:
    """So that a set of cards has a digest."""
    (card,) = load_cards.load_text(yaml(ABILITIES["BK-19.150 prophecy"]), CLASSES)
    assert b'"node":"On"' in msgspec.json.encode(
        load_cards.load_text(yaml(ABILITIES["BK-19.147 on death"]), CLASSES)
    )
    assert isinstance(card.abilities[0], tree.Act)
