"""One card for a test of one word: `hero("act: {pay: tap, do: {heal: {to: self, n: 2}}}")`.

Every ability goes through `hero`, so that a test can ask which words were tried.
"""

from berserk.battle import Battle, field

CARD = """\
- id: {id}
  body: {{type: {type}, cost: {cost}, realm: swamp, class: watch, {figures}}}
  kw: [{kw}]
  markers: {{rune: {{on: card}}, fire: {{on: cell}}}}
  abilities:
{abilities}
"""

WOUND = "{damage: {to: {pick: creature}, n: 2}}"
SPELL = f"act: {{type: spell, pay: tap, do: [{WOUND}, {{chips: {{to: self, n: 1}}}}]}}"
"""Wounds a card and counts its uses in chips."""


def hero(
    *abilities: str, id: str = "hero", kw: str = "", type: str = "ground", cost: int = 5
) -> str:
    """YAML of a card: life 10, movement 2, strike 2-3-4."""
    lines = "\n".join(f"    - {ability}" for ability in abilities) or "    []"
    figures = {
        "ground": "life: 10, move: 2, strike: 2-3-4",
        "flyer": "life: 10, strike: 2-3-4",
        "artifact": "life: 10",
    }
    return CARD.format(id=id, type=type, cost=cost, figures=figures[type], kw=kw, abilities=lines)


def duel(ability: str, mine: str = "", theirs: str = "foe c4", **settings: object) -> Battle:
    """A hero of P1 on c3, with company, against whoever P2 has."""
    own = f"P1: hero c3{', ' + mine if mine else ''}"
    kw = str(settings.pop("kw", ""))
    place = settings.pop("hero", None)
    if place:
        own = f"P1: hero {place}{', ' + mine if mine else ''}"
    cards = hero(ability, kw=kw) + str(settings.pop("more", ""))
    return field(own, f"P2: {theirs}", cards=cards, **settings)  # type: ignore[arg-type]  # switches


def laar(*sides: str, **settings: object) -> Battle:
    """A battle by the rules of the second edition."""
    return field(*sides, edition="laar", **settings)  # type: ignore[arg-type]  # switches


def act(do: str, pay: str = "tap") -> str:
    """An ability that is used at will."""
    return f"act: {{pay: {pay}, do: {do}}}"
