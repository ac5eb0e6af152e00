"""A card around one construct, so that a test can speak of the construct alone."""

from functools import cache
from typing import Any

from holmgang import packs
from holmgang.core.errors import ContentError
from holmgang.games.berserk.abilities import load_cards, tree, words
from holmgang.games.berserk.abilities.text import CardText

SAMPLES = packs.ROOT / "berserk" / "samples"
LANGUAGES = ("en", "ru", "fr")
CLASSES = ("watch", "rootkin")
HEAD = """\
- id: drummer
  body: {type: companion, cost: 3, life: 5, strike: 1-2-3}
  markers: {rune: {on: card}, fire: {on: cell}}
"""
WITCH = """\
- id: witch
  body: {type: ground, cost: 3, life: 5, move: 1, strike: 1-2-3}
  abilities:
    - act: {pay: tap, type: spell, name: long-sleep, do: {tap: {pick: enemy.creature}}}
"""


def yaml(ability: str) -> str:
    return f"{HEAD}  abilities:\n    - {ability}\n"


def read(ability: str) -> tree.Ability:
    card, _ = load_cards.load_text(yaml(ability) + WITCH, CLASSES)
    return card.abilities[0]


def effect(text: str, event: str = "hit: {by: self}") -> tree.Effect:
    ability = read(f"on: {{{event}, do: {{{text}}}}}")
    assert isinstance(ability, tree.On)
    return ability.do[0]


def refusal(text: str) -> dict[str, Any]:
    """The details of the error that a text is refused with."""
    try:
        load_cards.load_text(text, CLASSES, "set/cards.yaml")
    except ContentError as error:
        details: dict[str, Any] = error.details
        assert set(details) == {"file", "line", "column", "field", "reason", "suggestion"}
        assert details["file"] == "set/cards.yaml"
        return details
    raise AssertionError("the text was not refused")


@cache
def writer(lang: str) -> CardText:
    return CardText(lang, [SAMPLES])


def say(ability: str, lang: str = "en") -> str:
    text = writer(lang).ability(read(ability))
    errors = writer(lang).phrases.errors
    assert errors == [], errors
    return text


def examples() -> dict[str, str]:
    """Every construct of the language by family and word, each as an ability."""
    found: dict[str, str] = {}

    def add(family: str, table: words.Table, pattern: str) -> None:
        for word, row in table.items():
            found[f"{family} {word}"] = pattern.replace("%", row.example)

    add("event", words.EVENTS, "on: {%, do: {open: self}}")
    add("mod", words.MODS, "static: {give: {%}}")
    add("deed", words.DEEDS, "rule: {forbid: {%}}")
    add("amount", words.AMOUNTS, "act: {pay: tap, do: {heal: {to: self, n: '%'}}}")
    add("condition", words.CONDITIONS, "on: {hit: {by: self}, if: '%', do: {open: self}}")
    add("until", words.DURATIONS, "act: {pay: tap, do: {take_off: {to: self, until: '%'}}}")
    add("ability", words.ABILITIES, "%")
    add("sugar", words.SUGAR, "%")
    for word, row in words.COSTS.items():
        cost = f"{{{row.example}}}" if ":" in row.example else row.example
        found[f"cost {word}"] = f"act: {{pay: [{cost}], do: {{open: self}}}}"
    for word, row in words.EFFECTS.items():
        found[f"effect {word}"] = around(row).replace("%", row.example)
    for word, row in words.FILTERS.items():
        found[f"filter {word}"] = _filtered(row.example)
    return found


def around(row: words.Word) -> str:
    """An ability in which an effect may stand."""
    if "setup" in row.traits:
        return "setup: {stage: recruit, do: {%}}"
    if "replace" in row.traits:
        return "instead: {of: {wounded: {card: self}}, do: {%}}"
    if row.name in words.ATTACKS:
        return "act: {pay: tap, do: {%}}"
    needs = row.traits - {"both"}
    events = [words.EVENTS["hit"], *words.EVENTS.values()]
    event = next(event for event in events if needs <= event.traits)
    return f"on: {{{event.example}, do: {{%}}}}"


def _filtered(selector: str) -> str:
    target = (
        f"mark: {{with: fire, what: {{pick: '{selector}'}}}}"
        if selector.startswith("cell")
        else f"tap: {{pick: '{selector}'}}"
    )
    return f"act: {{pay: tap, do: [{{bless: {{pick: creature}}}}, {{{target}}}]}}"
