"""Selectors, amounts and conditions as flat ints; `look.evaluator` reads them again."""

from typing import NoReturn

from holmgang.core.errors import ContentError
from holmgang.games.berserk import tables
from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.numbers import codes, frames, keywords, opcodes

KEYWORDS: dict[str, int] = {
    row.word: row.number
    for row in keywords.TABLE
    if row.number != keywords.UNIQUE and not row.word.startswith(keywords.PROTECT)
}
PROTECTIONS: dict[str, tuple[int, ...]] = {
    row.word.removeprefix(keywords.PROTECT): (row.number,)
    for row in keywords.TABLE
    if row.word.startswith(keywords.PROTECT)
} | {"magic": keywords.MAGIC}
if {*KEYWORDS, "protect"} != set(words.KEYWORDS) or set(PROTECTIONS) != set(words.PROTECTIONS):
    raise AssertionError("the language and the engine have different keywords")

MEANS: dict[str, int] = {
    "strike": tables.BASIC,
    "special": tables.SPECIAL,
    "magic": tables.MAGICAL,
    "shot": tables.SHOT,
    "throw": tables.THROW,
    "row": tables.POLEARM,
    "blast": tables.BLAST,
}
KINDS: dict[str, int] = {
    "spell": codes.KIND_SPELL,
    "effect": codes.KIND_EFFECT,
    "finish": codes.KIND_FINISH,
    "magic": codes.KIND_MAGIC,
    "valhalla": codes.KIND_VALHALLA,
}
REALMS: dict[str, int] = {name: i for i, name in enumerate(words.REALMS[:-1])} | {
    "neutral": tables.NONE
}
SIDES: dict[str, int] = {name: i for i, name in enumerate(words.SIDES)}
ZONES: dict[str, int] = {name: i for i, name in enumerate(words.ZONES)}
NOT_YET = ("deep",)
"""Filters and conditions for which there is no field yet: deep water."""


def keyword_rows(keyword: tree.Keyword) -> list[tuple[int, int]]:
    """The numbers of a keyword in the tables, and its value."""
    if keyword.word == "protect":
        return [(number, 1) for number in PROTECTIONS[keyword.what]]
    return [(KEYWORDS[keyword.word], keyword.n or 1)]


def attack_mask(names: tuple[str, ...]) -> int:
    """0 where every attack is meant."""
    return sum(1 << MEANS[kind] for kind in words.attacks(names)) if names else 0


def _numbers() -> dict[int, str]:
    """Every instruction of the engine; some effects are spelled out by others."""
    names = [*(word.upper() for word in words.EFFECTS), *opcodes.FLOW]
    return {getattr(opcodes, name): name for name in names if hasattr(opcodes, name)}


def _owner(constant: str) -> str:
    """The instruction an operand is named for: the longest name that it begins with."""
    names = [name for name in (*NUMBERS.values(), "ATTACK") if constant.startswith(f"{name}_")]
    return max(names, key=len, default="")


def _operands(number: int) -> list[str]:
    """The names of the operands of an instruction, in their order."""
    name = "ATTACK" if number in opcodes.ATTACKS else NUMBERS[number]
    found = {
        constant.removeprefix(f"{owner}_").lower(): place
        for owner in (opcodes.LIKE.get(number, name), name)
        for constant, place in vars(opcodes).items()
        if constant not in NUMBERS.values() and _owner(constant) == owner
    }
    names = sorted(found, key=lambda each: found[each]) or ["n"]
    places = [found.get(each, opcodes.N) for each in names]
    if places != list(range(opcodes.OPERANDS, opcodes.OPERANDS + len(places))):
        raise AssertionError(f"operands of {name} do not stand one after another")
    return names


NUMBERS: dict[int, str] = _numbers()
OPERANDS: dict[int, list[str]] = {number: _operands(number) for number in NUMBERS}


class Assembler:
    """Writes terms of one card after another into a list of ints."""

    def __init__(self, made: tables.Tables, rows: dict[str, int]) -> None:
        self.tables = made
        self.rows = rows
        self.code = list(made.code)
        self.script = list(made.script)
        self.card: tree.Card
        self.line = 0
        self.variables: dict[str, int] = {}
        self.is_offer = False  # no use of the ability counts before it is accepted
        self.bound: tree.Ref | None = None  # the card a lasting condition is about

    def refuse(self, reason: str) -> NoReturn:
        """The language can say it, the engine cannot do it (yet)."""
        raise ContentError(
            file=self.card.file,
            line=self.line,
            column=0,
            field=self.card.id,
            reason=reason,
            suggestion="",
        )

    def put(self, *figures: int) -> int:
        at = len(self.code)
        self.code += figures
        return at

    def op(self, number: int, *more: int, **named: int) -> int:
        """An instruction with its operands by name, and as many more as it takes; its address.

        What is not named is 0. An instruction or an operand that the engine does not know is
        a mistake of the compiler.
        """
        names = OPERANDS[number]
        unknown = set(named) - set(names)
        if unknown:
            raise AssertionError(f"instruction {NUMBERS[number]} has no operands {unknown}")
        operands = [named.get(name, 0) for name in names]
        if more:
            operands[-1:] = more
        at = len(self.script)
        self.script += [number, opcodes.OPERANDS + len(operands), *operands]
        return at

    def aim(self, at: int, name: int) -> None:
        """The operand of an instruction leads to what is written next."""
        self.script[at + name] = len(self.script)

    # Whom

    def ref(self, ref: tree.Ref) -> int:
        if self.bound is not None and ref == self.bound:
            return codes.R_BOUND
        if ref.word == "$":
            return codes.R_VARIABLE + self.variable(ref.var)
        return list(words.REFS).index(ref.word)

    def variable(self, name: str) -> int:
        if name not in self.variables:
            if len(self.variables) == frames.VARIABLES:
                self.refuse(f"an ability can remember {frames.VARIABLES} cards, not more")
            self.variables[name] = len(self.variables)
        return self.variables[name]

    def cards(self, cards: tree.Cards | None) -> int:
        """Where a set of cards is written; 0 where none is given."""
        if cards is None:
            return 0
        if isinstance(cards, tree.Ref):
            return self.put(0, self.ref(cards))
        return self.selector(cards)

    def targets(self, selector: tree.Selector) -> int:
        """A set that targets are chosen from: by range, from and to the air any (BK-13.9)."""
        return self.selector(selector, True)

    def selector(self, selector: tree.Selector, is_aim: bool = False) -> int:
        kept = [one for one in selector.filters if one.word != "in" or one.negated]
        filters = [self.filter(one, is_aim) for one in kept]
        side = SIDES[selector.side]
        kind = list(words.KINDS).index(selector.kind)
        zone = ZONES[selector.zone]
        return self.put(codes.IS_SELECTOR, side, kind, zone, len(filters), *filters)

    def filter(self, one: tree.Filter, is_aim: bool = False) -> int:
        if one.word in NOT_YET:
            self.refuse(f"the engine knows no {one.word!r} yet")
        a, b, c = self._operands(one)
        if one.word == "within":
            c = int(is_aim)
        return self.put(list(words.FILTERS).index(one.word), int(one.negated), a, b, c)

    def _operands(self, one: tree.Filter) -> tuple[int, int, int]:
        args = one.args
        if one.word == "compare":
            stat, how, amount = args
            stat_number = list(words.STATS).index(stat)
            return stat_number, words.COMPARISONS.index(how), self.amount(amount)
        if not args:
            return 0, 0, 0
        first = self._operand(one.word, args[0])
        if one.word == "row":
            return first, SIDES[args[1]], 0
        return first, args[1] if len(args) > 1 else 0, 0

    def _operand(self, word: str, value: object) -> int:
        if isinstance(value, tree.Ref):
            return self.ref(value)
        if isinstance(value, int):
            return value
        text = str(value)
        if word == "half":
            return SIDES[text]
        if word == "elem":
            return REALMS[text]
        if word == "class":
            return self.class_number(text)
        if word == "named":
            return self.rows.get(text, -2)
        if word == "in":
            return ZONES[text]
        if word == "has":
            return (
                codes.TRAIT_KIND + MEANS[text]
                if text in MEANS and text != "attack"
                else KEYWORDS[text]
            )
        return self.marker(text)

    def class_number(self, name: str) -> int:
        if name not in self.tables.classes:
            self.tables.classes.append(name)
        return self.tables.classes.index(name)

    def marker(self, name: str) -> int:
        """Markers belong to the card that declares them."""
        full = f"{self.card.id}.{name}"
        if full not in self.tables.markers:
            self.tables.markers.append(full)
        return self.tables.markers.index(full)

    def spell_number(self, name: str) -> int:
        """1 + the number of a spell that has a name, 0 without one."""
        if not name:
            return 0
        if name not in self.tables.spells:
            self.tables.spells.append(name)
        return 1 + self.tables.spells.index(name)

    # How much

    def number(self, n: int) -> int:
        return self.put(codes.A_NUMBER, n, 0)

    def amount(self, amount: tree.Amount | None) -> int:
        """Where an amount is written; 0 where none is given."""
        if amount is None:
            return 0
        if isinstance(amount, tree.Number):
            return self.number(amount.n)
        if isinstance(amount, tree.Variable):
            return self.put(codes.A_X, 0, 0)
        if isinstance(amount, tree.EventValue):
            value = {"n": codes.A_N, "excess": codes.A_EXCESS, "roll": codes.A_EVENT_ROLL}
            return self.put(value[amount.word], 0, 0)
        if isinstance(amount, tree.Sum):
            left, right = self.amount(amount.left), self.amount(amount.right)
            return self.put(codes.A_DIFFERENCE if amount.minus else codes.A_SUM, left, right)
        return self.function(amount)

    def function(self, call: tree.Function) -> int:
        op = list(words.AMOUNTS).index(call.word)
        args = call.args
        if call.word == "count":
            return self.put(op, self.selector(args[0]), 0)
        if call.word == "stat":
            return self.put(op, self.ref(args[0]), list(words.STATS).index(args[1]))
        if call.word == "times":
            event = list(words.EVENTS).index(args[0])
            self.tables.counted_events |= 1 << event
            return self.put(op, event, 0)
        if call.word == "walked":
            self.tables.counted_events |= 1 << codes.E_MOVED
            return self.put(op, self.ref(args[0]), 0)
        if call.word == "fury":
            return self.put(op, args[0], 0)
        if call.word in ("roll", "flip", "die"):
            return self.put(op, 0, 0)
        parts = [self.amount(part) for part in args]
        return self.put(op, *parts, *[0] * (2 - len(parts)))

    def power(self, power: tree.Power) -> list[int]:
        return [self.amount(n) for n in (power.light, power.medium, power.strong)]

    # When

    def cond(self, cond: tree.Cond | None) -> int:
        if cond is None:
            return 0
        if isinstance(cond, tree.Compare):
            left, right = self.amount(cond.left), self.amount(cond.right)
            return self.put(codes.C_COMPARE, left, words.COMPARISONS.index(cond.op), right)
        if isinstance(cond, tree.Not):
            return self.put(codes.C_NOT, self.cond(cond.part))
        if isinstance(cond, tree.And | tree.Or):
            parts = [self.cond(part) for part in cond.parts]
            op = codes.C_AND if isinstance(cond, tree.And) else codes.C_OR
            return self.put(op, len(parts), *parts)
        return self.check(cond)

    def check(self, check: tree.Check) -> int:
        if check.word in ("deep", "surface"):
            self.refuse("there is no deep water on the field yet")
        op = list(words.CONDITIONS).index(check.word)
        args = check.args
        if check.word == "exists":
            return self.put(op, self.selector(args[0]), 0)
        if check.word == "is":
            filters = [self.filter(one) for one in args[1]]
            return self.put(op, self.ref(args[0]), len(filters), *filters)
        if check.word == "turn":
            return self.put(op, SIDES[args[0]], 0)
        if check.word == "rolled":
            return self.put(op, args[0].low, args[0].high)
        return self.put(op, 0, 0)

    # What is waited for

    def event(self, event: tree.Event) -> int:
        args = event.args
        if event.word in ("dived", "surfaced"):
            self.refuse(f"the engine does not let {event.word!r} happen yet")
        whom = args.get("target") or args.get("on")
        who = [self.cards(cards) for cards in (args.get("card"), args.get("by"), whom)]
        strengths = args.get("strength") or ()
        mask = sum(1 << words.STRENGTHS.index(name) + 1 for name in strengths)
        rolls = args.get("rolls")
        cause = args.get("cause")
        causes = ("attack", "spell", "effect", "poison")
        whose, kind, marker = args.get("whose"), args.get("kind"), args.get("marker")
        return self.put(
            list(words.EVENTS).index(event.word),
            *who,
            attack_mask(args.get("attack") or ()),
            mask,
            int(bool(args.get("answer"))),
            int(bool(args.get("exchange"))),
            causes.index(cause) if cause else tables.NONE,
            rolls.low if rolls else tables.NONE,
            rolls.high if rolls else tables.NONE,
            SIDES[whose] if whose else tables.NONE,
            KINDS[kind] if kind else tables.NONE,
            self.marker(marker) if marker else tables.NONE,
            self.spell_number(args.get("but") or ""),
        )
