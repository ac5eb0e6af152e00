"""The little languages inside strings: selectors, amounts, conditions, durations.

All of them are LL(1): one token decides.

    selector := [side "."] kind filter*
    filter   := ["!"] (word ["(" argument, … ")"] | stat comparison amount)
    ref      := self | host | it | attacker | attacked | event.card | … | $name
    amount   := term (("+" | "-") term)*
    term     := ["+" | "-"] integer | X | event.n | word "(" argument, … ")"
    power    := integer "-" integer "-" integer | amount
    cond     := all ("or" all)* ;  all := one ("and" one)*
    one      := "not" one | "(" cond ")" | word ["(" argument, … ")"] | amount comparison amount
    until    := word ["(" argument, … ")"]
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.abilities.document import a, similar
from holmgang.games.berserk.abilities.scope import Scope

LONGEST = 300
LARGEST_NUMBER = 999

TOKEN = re.compile(
    r"\s*(?:(?P<int>\d+)|(?P<var>\$[a-z][a-z0-9_]*)|(?P<name>[A-Za-z_][A-Za-z0-9_]*)"
    r"|(?P<sign><=|>=|==|!=|\.\.|[-+<>().,!]))"
)


class Token(NamedTuple):
    kind: str
    text: str
    at: int


class ParseError(Exception):
    """A text is refused at a character."""

    def __init__(self, reason: str, at: int, suggestion: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.suggestion = suggestion


def tokens(text: str) -> list[Token]:
    if len(text) > LONGEST:
        raise ParseError(f"longer than {LONGEST} characters", 0)
    found: list[Token] = []
    at = 0
    while text[at:].strip():
        match = TOKEN.match(text, at)
        if match is None or match.lastgroup is None:
            bad = len(text) - len(text[at:].lstrip())
            raise ParseError(f"{text[bad]!r} means nothing here", bad)
        found.append(Token(match.lastgroup, match[match.lastgroup], match.start(match.lastgroup)))
        at = match.end()
    return [*found, Token("end", "", len(text))]


class Parser:
    """Reads one text of a card, in the scope it stands in."""

    def __init__(self, text: str, scope: Scope, classes: tuple[str, ...]) -> None:
        self.tokens = tokens(text)
        self.at = 0
        self.scope = scope
        self.classes = classes
        self.card_ids: list[tuple[str, int]] = []
        """Cards named here; whether they exist is known when all files are read."""

    # Tokens

    @property
    def token(self) -> Token:
        return self.tokens[self.at]

    def take(self, text: str) -> bool:
        if self.token.text != text:
            return False
        self.at += 1
        return True

    def expect(self, text: str) -> None:
        if not self.take(text):
            raise self.error(f"expected {text!r}, found {self.token.text or 'the end'!r}")

    def error(self, reason: str, suggestion: str = "", at: int | None = None) -> ParseError:
        return ParseError(reason, self.token.at if at is None else at, suggestion)

    def word(self, what: str, known: list[str]) -> str:
        """One of the known words."""
        token = self.token
        if token.kind != "name" or token.text not in known:
            found = token.text or "the end"
            raise self.error(f"{found!r} is not {a(what)}", similar(token.text, known))
        self.at += 1
        return token.text

    def integer(self) -> int:
        negative = self.take("-")
        if not negative:
            self.take("+")
        token = self.token
        if token.kind != "int" or len(token.text) > 3:
            raise self.error(f"expected a number up to {LARGEST_NUMBER}")
        self.at += 1
        return -int(token.text) if negative else int(token.text)

    def identifier(self) -> str:
        """A name of content, which may have dashes and digits inside."""
        parts = [self.token.text]
        if self.token.kind != "name":
            raise self.error("expected a name")
        self.at += 1
        while self.token.text == "-":
            self.at += 1
            parts.append(self.token.text)
            if self.token.kind not in ("name", "int"):
                raise self.error("expected the rest of the name")
            self.at += 1
        return "-".join(parts)

    def whole(self, read: Callable[[], Any]) -> Any:
        """All of the text, read in one way."""
        value = read()
        if self.token.kind != "end":
            raise self.error(f"{self.token.text!r} is more than is expected here")
        return value

    # Arguments, by the types of `words`

    def arguments(self, row: words.Word) -> tuple[Any, ...]:
        """The arguments of a word in its parentheses, in the order of its row."""
        values: list[Any] = []
        if not row.fields:
            return ()
        self.expect("(")
        for i, field in enumerate(row.fields):
            if i:
                self.expect(",")
            values.append(self.argument(field.type))
        self.expect(")")
        return tuple(values)

    def argument(self, type: str) -> Any:
        if "|" in type:
            return self.word("word for this place", type.split("|"))
        readers: dict[str, Callable[[], Any]] = {
            "ref": self.ref,
            "selector": self.selector,
            "amount": self.amount,
            "power": self.power,
            "cond": self.cond,
            "filters": self.filters,
            "rolls": self.rolls,
            "count": self.count,
            "marker": self.marker,
            "class": self.klass,
            "cardid": self.card_id,
            "trait": self.trait,
            "side": lambda: self.word("side", list(words.SIDES)),
            "realm": lambda: self.word("realm", list(words.REALMS)),
            "stat": lambda: self.word("statistic", list(words.STATS)),
            "occasion": lambda: self.word("occasion", list(words.OCCASIONS)),
        }
        return readers[type]()

    def count(self) -> int:
        at = self.token.at
        n = self.integer()
        if n < 1:
            raise self.error("must be 1 or more", at=at)
        return n

    def marker(self) -> str:
        at = self.token.at
        name = self.identifier()
        if name not in self.scope.markers:
            known = list(self.scope.markers)
            raise self.error(f"no marker {name!r} is declared", similar(name, known), at)
        return name

    def klass(self) -> str:
        at = self.token.at
        name = self.identifier()
        if name not in self.classes:
            raise self.error(f"{name!r} is not a class", similar(name, list(self.classes)), at)
        return name

    def card_id(self) -> str:
        at = self.token.at
        name = self.identifier()
        self.card_ids.append((name, at))
        return name

    def trait(self) -> str:
        return self.word("keyword or attack", [*words.KEYWORDS, *words.ATTACKS])

    def rolls(self) -> tree.Rolls:
        at = self.token.at
        low = self.integer()
        high = self.integer() if self.take("..") else low
        if not 1 <= low <= high:
            raise self.error("a range of the die runs from a lower to a higher number", at=at)
        return tree.Rolls(low, high)

    # Whom

    def ref(self) -> tree.Ref:
        token = self.token
        if token.kind == "var":
            self.at += 1
            name = token.text[1:]
            if name not in self.scope.variables:
                known = [f"${variable}" for variable in sorted(self.scope.variables)]
                raise self.error(f"{token.text} is not bound", similar(token.text, known), token.at)
            return tree.Ref("$", name)
        word = self.word("card", [*words.REFS, "event"])
        if word == "event":
            self.expect(".")
            word = f"event.{self.word('part of an event', ['card', 'by', 'target'])}"
        reason = self.scope.refusal(word)
        if reason:
            raise self.error(reason, at=token.at)
        return tree.Ref(word)

    @property
    def is_ref(self) -> bool:
        return self.token.kind == "var" or self.token.text in (*words.REFS, "event")

    def cards(self) -> tree.Cards:
        """Cards to be matched: one that is known, or all that pass filters."""
        return self.ref() if self.is_ref else self.selector()

    def selector(self) -> tree.Selector:
        side = "any"
        if self.token.text in words.SIDES:
            side = self.token.text
            self.at += 1
            self.expect(".")
        kind = self.word("kind of card", list(words.KINDS))
        return tree.Selector(side, kind, self.filters("cell" if kind == "cell" else "card"))

    def filters(self, of: str = "card") -> tuple[tree.Filter, ...]:
        found: list[tree.Filter] = []
        while self.token.kind == "name" or self.token.text == "!":
            found.append(self.filter(of))
        return tuple(found)

    def filter(self, of: str) -> tree.Filter:
        negated = self.take("!")
        after = self.tokens[min(self.at + 1, len(self.tokens) - 1)].text
        token = self.token
        if after in words.COMPARISONS:
            return self.comparison(of, negated)
        known = [word for word, row in words.FILTERS.items() if of in row.traits]
        word = self.word(f"filter of a {of}", [w for w in known if w != "compare"])
        row = words.FILTERS[word]
        if not row.fields and self.token.text == "(":
            raise self.error(f"{word} has no arguments", at=token.at)
        return tree.Filter(word, self.arguments(row), negated)

    def comparison(self, of: str, negated: bool) -> tree.Filter:
        if of == "cell":
            raise self.error("a square has no statistics")
        stat = self.word("statistic", list(words.STATS))
        op = self.token.text
        self.at += 1
        return tree.Filter("compare", (stat, op, self.amount()), negated)

    # How much

    def amount(self) -> tree.Amount:
        value = self.term()
        while self.token.text in ("+", "-"):
            minus = self.token.text == "-"
            self.at += 1
            value = tree.Sum(value, self.term(), minus)
        return value

    def term(self) -> tree.Amount:
        token = self.token
        if token.kind == "int" or token.text in ("+", "-"):
            return tree.Number(self.integer())
        if token.text == "X":
            self.at += 1
            if not self.scope.has_x:
                raise self.error("X is used but not bound by what is paid", at=token.at)
            return tree.Variable("X")
        if token.text == "event":
            return self.event_value()
        word = self.word("amount", [*words.AMOUNTS, "X", "event"])
        return tree.Function(word, self.arguments(words.AMOUNTS[word]))

    def event_value(self) -> tree.EventValue:
        at = self.token.at
        self.expect("event")
        self.expect(".")
        word = self.word("value of an event", list(words.EVENT_VALUES))
        reason = self.scope.why_no_value(word)
        if reason:
            raise self.error(reason, at=at)
        return tree.EventValue(word)

    def power(self) -> tree.Power:
        """`1-2-3`; a single amount is all three (BK-10.12)."""
        kinds = [token.kind + token.text for token in self.tokens[self.at : self.at + 5]]
        if [k[:3] for k in kinds[::2]] == ["int"] * 3 and kinds[1::2] == ["sign-", "sign-"]:
            return self.three()
        at = self.token.at
        amount = self.amount()
        if isinstance(amount, tree.Number) and amount.n < 0:
            raise self.error("an attack cannot wound by less than 0", at=at)
        return tree.Power(amount, amount, amount)

    def three(self) -> tree.Power:
        at = self.token.at
        light, medium, strong = self.strike()
        if not light <= medium <= strong:
            raise self.error("light, medium and strong must not decrease", at=at)
        return tree.Power(tree.Number(light), tree.Number(medium), tree.Number(strong))

    def strike(self) -> tuple[int, int, int]:
        light = self.integer()
        self.expect("-")
        medium = self.integer()
        self.expect("-")
        return light, medium, self.integer()

    # When

    def cond(self) -> tree.Cond:
        parts = [self.conjunction()]
        while self.take("or"):
            parts.append(self.conjunction())
        return parts[0] if len(parts) == 1 else tree.Or(tuple(parts))

    def conjunction(self) -> tree.Cond:
        parts = [self.single()]
        while self.take("and"):
            parts.append(self.single())
        return parts[0] if len(parts) == 1 else tree.And(tuple(parts))

    def single(self) -> tree.Cond:
        if self.take("not"):
            return tree.Not(self.single())
        if self.take("("):
            cond = self.cond()
            self.expect(")")
            return cond
        if self.token.text in words.CONDITIONS:
            word = self.token.text
            self.at += 1
            return self.check(word)
        return self.compare()

    def check(self, word: str) -> tree.Check:
        at = self.tokens[self.at - 1].at
        reason = self.scope.why_no_value("roll") if word == "rolled" else ""
        if reason:
            raise self.error(reason, at=at)
        return tree.Check(word, self.arguments(words.CONDITIONS[word]))

    def compare(self) -> tree.Compare:
        known = [*words.CONDITIONS, *words.AMOUNTS, "X", "event"]
        if self.token.kind == "name" and self.token.text not in known:
            raise self.error(
                f"{self.token.text!r} is not a condition", similar(self.token.text, known)
            )
        left = self.amount()
        op = self.token.text
        if op not in words.COMPARISONS:
            raise self.error("expected a comparison", ", ".join(words.COMPARISONS))
        self.at += 1
        return tree.Compare(left, op, self.amount())

    def until(self) -> tree.Until:
        word = self.word("duration", list(words.DURATIONS))
        row = words.DURATIONS[word]
        values = self.arguments(row)
        return tree.Until(word, {f.name: v for f, v in zip(row.fields, values, strict=True)})
