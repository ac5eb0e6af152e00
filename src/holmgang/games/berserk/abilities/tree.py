"""What a card becomes: a small closed set of typed nodes, all of them values.

Cards
    Card        id, body, kw, markers, abilities, file, line
    Body        type, cost, elite, unique, realm, klass, life, move, strike
    Keyword     word, n, what, implied      `n` where it takes a number, `what` for `protect`;
                                            `implied` by an ability, so not printed
    Marker      name, on                    `on` is "card" or "cell"
    Set         name, classes, cards        a folder of cards

Abilities                                   all have `cond` and `line`; Ability is their union
    Static      cond, line, who, give
    Act         cond, line, pay, do, instant, window, type, name, limit
    On          cond, line, event, do, may, limit, zone, label
    Instead     cond, line, event, do, may, limit
    Rule        cond, line, who, mode, deed, unless
    Setup       cond, line, stage, do, may
    Hook        cond, line, name, args
    Label       word, n                     what the card calls it: concentration, fury, valhalla
    Limit       n, per, each                `each`: counted for each target apart

Words with fields                           `word` is of a table in `words`, `args` has every field
    Event       word, args                  EVENTS
    Effect      word, args                  EFFECTS
    Cost        word, args                  COSTS
    Mod         word, args                  MODS
    Deed        word, args                  DEEDS
    Until       word, args                  DURATIONS

Whom and where
    Ref         word, var                   a word of REFS, or "$" with the variable's name
    Selector    side, kind, filters
    Filter      word, args, negated         FILTERS; `compare` has args (stat, comparison, amount)
    Pick        of, n, upto, by, var        a choice of the player, or of the "opponent"
    All         of                          every one of them
    CellOf      ref                         the square a card stands on

How much
    Number      n
    Variable    name                        "X", bound by what is paid
    EventValue  word                        EVENT_VALUES
    Function    word, args                  AMOUNTS
    Sum         left, right, minus
    Power       light, medium, strong       three amounts
    Rolls       low, high                   a range of the die

When
    Check       word, args                  CONDITIONS
    Compare     left, op, right
    All of, any of, not: And(parts), Or(parts), Not(part)

`args` of words with fields is a dict that has every field of the word's row in
its table; a field that was not given is None (a flag: False, a list: ()).
`args` of filters, functions and checks is a tuple in the order of the row.
Types of fields and what they hold:

    target Ref | Pick | All of cards      thing  the same, or of squares
    place  CellOf | Pick | All of squares cards, cardset  Ref | Selector
    cells, selector  Selector             ref    Ref
    amount Amount                         power  Power
    cond   Cond                           until  Until
    event  Event                          occasion, marker, class, cardid, spell, kwword, var, … str
    effects, mods, costs  tuples          branches  a tuple of tuples of effects
    attacks, strengths  tuples of words, () for all
    keyword Keyword                       ability Ability
    deed   Deed                           limit  Limit
    rolls  Rolls                          flag   bool
    number, count  int                    trait  str: a keyword or a kind of attack
    hookargs  a dict by the hook's row    filters  a tuple of Filter
"""

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Node(msgspec.Struct, frozen=True, tag=True, tag_field="node"):
    """A value: equal if its fields are, and never changed."""


# How much


class Number(Node, frozen=True):
    n: int


class Variable(Node, frozen=True):
    name: str


class EventValue(Node, frozen=True):
    word: str


class Function(Node, frozen=True):
    word: str
    args: tuple[Any, ...]


class Sum(Node, frozen=True):
    left: "Amount"
    right: "Amount"
    minus: bool


Amount = Number | Variable | EventValue | Function | Sum


class Power(Node, frozen=True):
    light: Amount
    medium: Amount
    strong: Amount


class Rolls(Node, frozen=True):
    low: int
    high: int


# Whom and where


class Ref(Node, frozen=True):
    word: str
    var: str = ""


class Filter(Node, frozen=True):
    word: str
    args: tuple[Any, ...] = ()
    negated: bool = False


class Selector(Node, frozen=True):
    side: str
    kind: str
    filters: tuple[Filter, ...] = ()

    @property
    def is_cell(self) -> bool:
        return self.kind == "cell"

    @property
    def zone(self) -> str:
        """Where the cards lie; in play, if no filter says otherwise."""
        zones = [str(f.args[0]) for f in self.filters if f.word == "in" and not f.negated]
        return zones[0] if zones else "play"


class Pick(Node, frozen=True):
    of: Selector
    n: Amount = Number(1)
    upto: bool = False
    by: str = "you"
    var: str = ""


class All(Node, frozen=True):
    of: Selector


class CellOf(Node, frozen=True):
    ref: Ref


Cards = Ref | Selector
Target = Ref | Pick | All
Place = CellOf | Pick | All

# When


class Check(Node, frozen=True):
    word: str
    args: tuple[Any, ...] = ()


class Compare(Node, frozen=True):
    left: Amount
    op: str
    right: Amount


class Not(Node, frozen=True):
    part: "Cond"


class And(Node, frozen=True):
    parts: tuple["Cond", ...]


class Or(Node, frozen=True):
    parts: tuple["Cond", ...]


Cond = Check | Compare | Not | And | Or

# Words with fields


class Worded(Node, frozen=True):
    word: str
    args: dict[str, Any] = {}

    def get(self, name: str, shape: type[T]) -> T:
        """A field that the row of the word promises."""
        value = self.args[name]
        if not isinstance(value, shape):
            raise TypeError(f"{self.word}.{name} is {value!r}")
        return value


class Event(Worded, frozen=True):
    pass


class Effect(Worded, frozen=True):
    pass


class Cost(Worded, frozen=True):
    pass


class Mod(Worded, frozen=True):
    pass


class Deed(Worded, frozen=True):
    pass


class Until(Worded, frozen=True):
    pass


# Abilities


class Label(Node, frozen=True):
    word: str
    n: int = 0


class Limit(Node, frozen=True):
    n: int
    per: str
    each: bool = False


class Base(Node, frozen=True):
    cond: Cond | None
    line: int


class Static(Base, frozen=True):
    who: Cards
    give: tuple[Mod, ...]


class Act(Base, frozen=True):
    pay: tuple[Cost, ...]
    do: tuple[Effect, ...]
    instant: bool = False
    window: Event | None = None
    type: str = "effect"
    name: str = ""
    limit: Limit | None = None


class On(Base, frozen=True):
    event: Event
    do: tuple[Effect, ...]
    may: bool = False
    limit: Limit | None = None
    zone: str = "play"
    label: Label | None = None


class Instead(Base, frozen=True):
    event: Event
    do: tuple[Effect, ...]
    may: bool = False
    limit: Limit | None = None


class Rule(Base, frozen=True):
    who: Cards
    mode: str
    deed: Deed
    unless: Cards | None = None


class Setup(Base, frozen=True):
    stage: str
    do: tuple[Effect, ...]
    may: bool = False


class Hook(Base, frozen=True):
    name: str
    args: dict[str, Any]


Ability = Static | Act | On | Instead | Rule | Setup | Hook

# Cards


class Body(Node, frozen=True):
    type: str
    cost: int
    elite: bool = False
    unique: bool = False
    realm: str = "neutral"
    klass: str = ""
    life: int = 0
    move: int = 0
    strike: tuple[int, int, int] | None = None


class Keyword(Node, frozen=True):
    word: str
    n: int = 0
    what: str = ""
    implied: bool = False


class Marker(Node, frozen=True):
    name: str
    on: str


class Card(Node, frozen=True):
    id: str
    body: Body
    kw: tuple[Keyword, ...]
    markers: tuple[Marker, ...]
    abilities: tuple[Ability, ...]
    file: str
    line: int

    def has(self, word: str) -> bool:
        return any(keyword.word == word for keyword in self.kw)


class Set(Node, frozen=True):
    name: str
    classes: tuple[str, ...]
    cards: tuple[Card, ...]

    def card(self, id: str) -> Card | None:
        return next((card for card in self.cards if card.id == id), None)


def walk(node: object) -> list[Node]:
    """A node and all nodes in it, each before what it holds."""
    found: list[Node] = []
    waiting = [node]
    while waiting:
        item = waiting.pop()
        if isinstance(item, Node):
            found.append(item)
            waiting += [getattr(item, name) for name in reversed(item.__struct_fields__)]
        elif isinstance(item, (tuple, list)):
            waiting += reversed(item)
        elif isinstance(item, dict):
            waiting += reversed(list(item.values()))
    return found
