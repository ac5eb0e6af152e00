"""What a card should cost, by a formula fitted to many cards of the modern game.

A guide for designers, not a rule: bespoke text is priced by its mere presence.
"""

from typing import Final

from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.numbers import keywords

PRICES: Final = {row.word: row for row in keywords.TABLE}
INSTANT: Final = 0.4
HEALING: Final = 0.4
CHIPS: Final = 0.4
LESS_FROM: Final = 0.4
FURY: Final = -0.3
SEVERAL_ATTACKS: Final = 1.0
CLAUSE: Final = 0.1


def budget(card: tree.Card) -> float:
    """The cost, in crystals, that the figures and abilities of a card are worth."""
    body = card.body
    strike = _expected(body.strike) if body.strike else 0.0
    traits = sum(_keyword(keyword) for keyword in card.kw)
    abilities = sum(_ability(ability) for ability in card.abilities)
    return round(0.6 + 0.32 * body.life + 0.45 * strike + traits + abilities, 2)


def _expected(strike: tuple[int, int, int]) -> float:
    """The mean of a standard roll (BK-11.31)."""
    light, medium, strong = strike
    return light / 2 + medium / 3 + strong / 6


def _keyword(keyword: tree.Keyword) -> float:
    if keyword.word == "protect":
        if keyword.what == "magic":
            return keywords.MAGIC_PRICE
        return PRICES[keywords.PROTECT + keyword.what].price
    row = PRICES[keyword.word]
    return row.price * keyword.n if row.each_point else row.price


def _ability(ability: tree.Ability) -> float:
    if isinstance(ability, tree.Act):
        return _act(ability)
    fury = FURY if isinstance(ability, tree.On) and _is_fury(ability) else 0.0
    return CLAUSE + fury + sum(_mod(node) for node in tree.walk(ability))


def _act(act: tree.Act) -> float:
    effects = [node for node in tree.walk(act.do) if isinstance(node, tree.Effect)]
    price = sum(_attack(effect) for effect in effects) or CLAUSE
    price += INSTANT if act.instant else 0.0
    price += HEALING if any(e.word in ("heal", "restore") for e in effects) else 0.0
    return price + (CHIPS if any(cost.word == "chips" for cost in act.pay) else 0.0)


def _attack(effect: tree.Effect) -> float:
    """By the wounds it deals from afar; melee attacks only take the place of the strike."""
    if effect.word not in words.AIMED_AFAR:
        return 0.0
    power = effect.get("power", tree.Power)
    parts = [part.n if isinstance(part, tree.Number) else 2 for part in _parts(power)]
    several = SEVERAL_ATTACKS if effect.args["times"] is not None else 0.0
    anywhere = 0.35 if effect.args["range"] is None else 0.0
    return 0.2 * _expected((parts[0], parts[1], parts[2])) + anywhere + several


def _parts(power: tree.Power) -> tuple[tree.Amount, tree.Amount, tree.Amount]:
    return power.light, power.medium, power.strong


def _is_fury(ability: tree.On) -> bool:
    return ability.label is not None and ability.label.word == "fury"


def _mod(node: tree.Node) -> float:
    """−1 from attacks is dear, and so is attacking more than once."""
    if not isinstance(node, tree.Mod):
        return 0.0
    by = node.args.get("by")
    if node.word == "take" and isinstance(by, tree.Number) and by.n < 0:
        return LESS_FROM * -by.n
    return SEVERAL_ATTACKS if node.word == "times" else 0.0
