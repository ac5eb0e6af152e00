"""Reads a pack of Shieldwall and turns it into tables, or says what is wrong with it."""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta

from holmgang.games.shieldwall.tables import NONE, Tables
from holmgang.packs.loading import Origin, Strict, load_tables
from holmgang.packs.source import Source

Id = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9-]{0,31}$")]
Value = Annotated[int, Meta(ge=0, le=99)]
Force = Annotated[int, Meta(ge=1, le=3)]
Points = Annotated[int, Meta(ge=-9, le=9)]
Few = Annotated[int, Meta(ge=0, le=9)]


class Army(Strict):
    source: Origin
    cards: Annotated[int, Meta(ge=2, le=48)]


class Card(Strict):
    id: Id
    source: Origin
    values: dict[str, tuple[Value, Value]]


class UnitEffect(Strict):
    exact: Force | None = None
    weapon: str | None = None
    toll: Few = 0
    scouts: bool = False


class Unit(Strict):
    id: Id
    source: Origin
    effect: UnitEffect


class StrategyEffect(Strict):
    bonus: Points = 0
    mine: str | None = None
    theirs: str | None = None
    cards: Force | None = None
    ambush: Points = 0
    enemy_weapon: str | None = None
    enemy_most: Force | None = None
    heal: Few = 0
    toll: Few = 0
    bloodless: bool = False
    reserves: bool = False
    scorch: bool = False
    spy: Annotated[int, Meta(ge=0, le=24)] = 0
    cancels: bool = False


class Strategy(Strict):
    id: Id
    source: Origin
    copies: Annotated[int, Meta(ge=1, le=20)]
    effect: StrategyEffect


class Pack(Strict):
    weapons: Annotated[list[Id], Meta(min_length=1, max_length=8)]
    army: Army
    cards: Annotated[list[Card], Meta(min_length=3, max_length=48)]
    units: Annotated[list[Unit], Meta(max_length=12)]
    strategies: Annotated[list[Strategy], Meta(min_length=1, max_length=100)]


@lru_cache(maxsize=32)
def load(name: str) -> Tables:
    """The tables of a pack. One object a pack: states share it."""
    return load_tables("shieldwall", name, Pack, _check, _tables)


def _check(source: Source, pack: Pack) -> None:
    """What the shapes cannot say: words that must exist, and stand once."""
    _check_unique(source, "weapons", pack.weapons)
    deck = [card.id for card in pack.cards] + [unit.id for unit in pack.units]
    if len(set(deck)) < len(deck):
        _check_unique(source, "cards", [card.id for card in pack.cards])
        _check_unique(source, "units", deck, len(pack.cards))
    _check_unique(source, "strategies", [strategy.id for strategy in pack.strategies])
    for i, card in enumerate(pack.cards):
        if set(card.values) != set(pack.weapons):
            expected = f"expected values for {', '.join(pack.weapons)}"
            raise source.error(["cards", i, "values"], expected)
    for i, unit in enumerate(pack.units):
        _check_weapon(source, pack, ["units", i, "effect", "weapon"], unit.effect.weapon)
    for i, strategy in enumerate(pack.strategies):
        effect = strategy.effect
        words = {"mine": effect.mine, "theirs": effect.theirs, "enemy_weapon": effect.enemy_weapon}
        for field, word in words.items():
            _check_weapon(source, pack, ["strategies", i, "effect", field], word)
    if sum(strategy.copies for strategy in pack.strategies) < 6:
        raise source.error(["strategies"], "six strategy cards are needed to fill two hands")


def _check_unique(source: Source, field: str, ids: list[str], skip: int = 0) -> None:
    for i, word in enumerate(ids):
        if word in ids[:i]:
            raise source.error([field, i - skip], f"{word} stands twice")


def _check_weapon(source: Source, pack: Pack, field: list[str | int], word: str | None) -> None:
    if word is not None and word not in pack.weapons:
        raise source.error(field, f"{word} is not a weapon of this pack")


def _tables(pack: Pack) -> Tables:
    names = [card.id for card in pack.cards] + [unit.id for unit in pack.units]
    strategies = [strategy.id for strategy in pack.strategies]
    tables = Tables(pack.weapons, names, len(pack.cards), strategies)
    tables.most_units = pack.army.cards // 2
    for w, weapon in enumerate(pack.weapons):
        for c, card in enumerate(pack.cards):
            tables.power[w * len(names) + c], tables.extra[w * len(names) + c] = card.values[weapon]
    for u, unit in enumerate(pack.units):
        tables.unit_exact[u] = unit.effect.exact or 0
        tables.unit_weapon[u] = _weapon(pack, unit.effect.weapon)
        tables.unit_toll[u] = unit.effect.toll
        tables.unit_scouts[u] = int(unit.effect.scouts)
    for s, strategy in enumerate(pack.strategies):
        tables.copies[s] = strategy.copies
        _set_strategy(tables, pack, s, strategy.effect)
    return tables


def _set_strategy(tables: Tables, pack: Pack, s: int, effect: StrategyEffect) -> None:
    tables.bonus[s] = effect.bonus
    tables.bonus_mine[s] = _weapon(pack, effect.mine)
    tables.bonus_theirs[s] = _weapon(pack, effect.theirs)
    tables.bonus_cards[s] = effect.cards or 0
    tables.ambush[s] = effect.ambush
    tables.enemy_weapon[s] = _weapon(pack, effect.enemy_weapon)
    tables.enemy_most[s] = effect.enemy_most or 0
    tables.heal[s] = effect.heal
    tables.toll[s] = effect.toll
    tables.bloodless[s] = int(effect.bloodless)
    tables.reserves[s] = int(effect.reserves)
    tables.scorch[s] = int(effect.scorch)
    tables.spy[s] = effect.spy
    tables.cancels[s] = int(effect.cancels)


def _weapon(pack: Pack, word: str | None) -> int:
    return NONE if word is None else pack.weapons.index(word)
