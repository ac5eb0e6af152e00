"""Reads YAML nodes into the tree, each field by its type."""

from typing import Any, NoReturn

import yaml

from holmgang.core.errors import ContentError
from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.abilities.document import Document, a, similar
from holmgang.games.berserk.abilities.parse_strings import LARGEST_NUMBER, ParseError, Parser
from holmgang.games.berserk.abilities.scope import Scope

Nodes = dict[str, yaml.Node]
Mentions = list[tuple[str, str, ContentError]]
"""What texts mention, a `card` or a `spell`: its name, and the refusal if there is none."""

TEXTS = {
    "amount": "amount",
    "power": "power",
    "cond": "cond",
    "until": "until",
    "rolls": "rolls",
    "count": "count",
    "cards": "cards",
    "cardset": "cards",
    "selector": "selector",
    "marker": "marker",
    "class": "klass",
    "cardid": "card_id",
    "label": "identifier",
    "id": "identifier",
}
"""Types that are a text of a little language, and the method of `Parser` that reads it."""

CHOICES = {
    "side": words.SIDES,
    "realm": words.REALMS,
    "kwword": (*words.KEYWORDS, *words.PROTECTIONS),
    "occasion": tuple(words.OCCASIONS),
    "hook": tuple(words.HOOKS),
}


class Reader:
    """Reads the nodes of one document."""

    def __init__(self, document: Document, classes: tuple[str, ...]) -> None:
        self.document = document
        self.classes = classes
        self.spells: set[str] = set()
        """The names of spells that abilities have."""
        self.mentions: Mentions = []

    def refuse(self, node: yaml.Node, at: str, reason: str, suggestion: str = "") -> NoReturn:
        raise self.document.error(node, at, reason, suggestion)

    # Shapes of YAML

    def scalar(self, node: yaml.Node, at: str) -> str:
        if not isinstance(node, yaml.ScalarNode):
            self.refuse(node, at, "expected a word, a number or a text")
        return str(node.value).strip()

    def choice(self, node: yaml.Node, at: str, what: str, known: tuple[str, ...]) -> str:
        word = self.scalar(node, at)
        if word not in known:
            self.refuse(node, at, f"{word!r} is not {a(what)}", similar(word, list(known)))
        return word

    def several(self, node: yaml.Node, at: str) -> list[tuple[yaml.Node, str]]:
        """The items of a list; wherever a list may stand, one item may stand alone."""
        if isinstance(node, yaml.SequenceNode):
            return [(item, f"{at}[{i}]") for i, item in enumerate(node.value)]
        return [(node, at)]

    def fields(self, node: yaml.Node, row: words.Word, at: str) -> Nodes:
        """The nodes of a word's fields; what is no mapping of them is the first field."""
        found: Nodes = {}
        if self._is_first_field(node, row):
            found[row.fields[0].name] = node
        elif isinstance(node, yaml.MappingNode):
            for key, value in self.document.items(node, at):
                self._check_field(key, row, at)
                found[key.value] = value
        elif not (isinstance(node, yaml.ScalarNode) and node.value in ("", row.name)):
            self.refuse(node, at, f"{row.name} has no fields")
        for field in row.fields:
            if field.is_required and field.name not in found:
                self.refuse(node, at, f"{row.name} needs {field.name}")
        return found

    def _is_first_field(self, node: yaml.Node, row: words.Word) -> bool:
        if not row.fields:
            return False
        if not isinstance(node, yaml.MappingNode):
            bare = isinstance(node, yaml.ScalarNode) and node.value in ("", row.name)
            return not bare or row.fields[0].is_required
        keys = [key.value for key, _ in node.value]
        return bool(keys) and not any(row.field(key) for key in keys) and _is_nested(row)

    def _check_field(self, key: yaml.ScalarNode, row: words.Word, at: str) -> None:
        if row.field(key.value) is not None:
            return
        if key.value == "range" and row.name in words.ATTACKS:
            self.refuse(key, f"{at}.range", f"{row.name} is not aimed from afar: it has no range")
        known = [field.name for field in row.fields]
        reason = f"{row.name} has no field {key.value!r}"
        self.refuse(key, at, reason, similar(key.value, known) or ", ".join(known))

    # Fields

    def args(self, node: yaml.Node, row: words.Word, at: str, scope: Scope) -> dict[str, Any]:
        """Every field of a word's row, in its order, so that later ones see earlier choices."""
        nodes = self.fields(node, row, at)
        found: dict[str, Any] = {}
        for field in row.fields:
            given = nodes.get(field.name)
            found[field.name] = (
                _absent(field.type)
                if given is None
                else self.value(field.type, given, f"{at}.{field.name}", scope)
            )
        return found

    def value(self, type: str, node: yaml.Node, at: str, scope: Scope) -> Any:
        if "|" in type:
            return self.choice(node, at, "word for this place", tuple(type.split("|")))
        if type in CHOICES:
            what = "keyword" if type == "kwword" else type
            return self.choice(node, at, what, CHOICES[type])
        if type in TEXTS:
            return self.text(TEXTS[type], node, at, scope)
        return getattr(self, f"read_{type}")(node, at, scope)

    def text(self, method: str, node: yaml.Node, at: str, scope: Scope) -> Any:
        """A text of a little language; a refusal points at the very character."""
        text = self.scalar(node, at)
        try:
            parser = Parser(text, scope, self.classes)
            value = parser.whole(getattr(parser, method))
        except ParseError as error:
            raise self.document.error(node, at, error.reason, error.suggestion, error.at) from error
        for name, offset in parser.card_ids:
            missing = self.document.error(node, at, f"there is no card {name!r}", "", offset)
            self.mentions.append(("card", name, missing))
        return value

    def read_spell(self, node: yaml.Node, at: str, scope: Scope) -> str:
        name: str = self.text("identifier", node, at, scope)
        missing = self.document.error(node, at, f"there is no spell {name!r}")
        self.mentions.append(("spell", name, missing))
        return name

    def read_flag(self, node: yaml.Node, at: str, scope: Scope) -> bool:
        return self.choice(node, at, "yes or no", ("true", "false")) == "true"

    def read_number(self, node: yaml.Node, at: str, scope: Scope) -> int:
        return self.whole(node, at, 1, 99)

    def read_points(self, node: yaml.Node, at: str, scope: Scope) -> int:
        return self.whole(node, at, 0, 9)

    def read_cost(self, node: yaml.Node, at: str, scope: Scope) -> int:
        return self.whole(node, at, 0, LARGEST_NUMBER)

    def whole(self, node: yaml.Node, at: str, low: int, high: int) -> int:
        text = self.scalar(node, at)
        if not (text.isascii() and text.isdecimal() and len(text) < 4):
            self.refuse(node, at, f"{text!r} is not a number")
        if not low <= int(text) <= high:
            self.refuse(node, at, f"must be from {low} to {high}")
        return int(text)

    def read_strike(self, node: yaml.Node, at: str, scope: Scope) -> tuple[int, int, int]:
        power: tree.Power = self.text("three", node, at, scope)
        numbers = (power.light, power.medium, power.strong)
        light, medium, strong = (n.n for n in numbers if isinstance(n, tree.Number))
        return light, medium, strong

    def read_positive(self, node: yaml.Node, at: str, scope: Scope) -> tree.Amount:
        amount: tree.Amount = self.text("amount", node, at, scope)
        if isinstance(amount, tree.Number) and amount.n < 1:
            self.refuse(node, at, "must be 1 or more")
        return amount

    def read_cells(self, node: yaml.Node, at: str, scope: Scope) -> tree.Selector:
        selector: tree.Selector = self.text("selector", node, at, scope)
        if not selector.is_cell:
            self.refuse(node, at, "squares are expected here, not cards", "cell")
        return selector

    def read_var(self, node: yaml.Node, at: str, scope: Scope) -> str:
        name = self.scalar(node, at)
        if not (name[:1] == "$" and name[1:].isidentifier() and name.isascii() and name.islower()):
            self.refuse(node, at, f"{name!r} is not a name", "$card")
        if name[1:] in scope.variables:
            self.refuse(node, at, f"{name} is already bound")
        scope.variables.add(name[1:])
        return name[1:]

    def read_attacks(self, node: yaml.Node, at: str, scope: Scope) -> tuple[str, ...]:
        known = (*words.ATTACKS, *words.ATTACK_SETS)
        return tuple(self.choice(n, p, "kind of attack", known) for n, p in self.several(node, at))

    def read_strengths(self, node: yaml.Node, at: str, scope: Scope) -> tuple[str, ...]:
        known = words.STRENGTHS
        return tuple(self.choice(n, p, "strength", known) for n, p in self.several(node, at))

    # Whom

    def read_target(self, node: yaml.Node, at: str, scope: Scope) -> tree.Target:
        target = self.read_thing(node, at, scope)
        if isinstance(target, tree.CellOf) or _is_cell(target):
            self.refuse(node, at, "a card is expected here, not a square", "creature")
        return target

    def read_place(self, node: yaml.Node, at: str, scope: Scope) -> tree.Place:
        target = self.read_thing(node, at, scope)
        if isinstance(target, tree.Ref) or not (
            isinstance(target, tree.CellOf) or _is_cell(target)
        ):
            self.refuse(node, at, "a square is expected here, not a card", "{pick: cell free}")
        return target

    def read_thing(
        self, node: yaml.Node, at: str, scope: Scope
    ) -> tree.Ref | tree.Pick | tree.All | tree.CellOf:
        if not isinstance(node, yaml.MappingNode):
            return self._known(node, at, scope)
        keys = [key.value for key, _ in node.value]
        if keys == ["cell_of"]:
            return tree.CellOf(self.text("ref", node.value[0][1], f"{at}.cell_of", scope))
        if "all" in keys:
            args = self.args(node, words.SHAPES["all"], at, scope)
            return tree.All(args["all"])
        if "pick" not in keys:
            self.refuse(node, at, "expected pick, all or cell_of", "{pick: enemy.creature}")
        return self._pick(node, at, scope)

    def _known(self, node: yaml.Node, at: str, scope: Scope) -> tree.Ref:
        """A bare text is one known card: who chooses among many must be said."""
        text = self.scalar(node, at)
        first = text.partition(".")[0].partition(" ")[0]
        if first in words.SIDES or text.partition(" ")[0] in words.KINDS:
            self.refuse(node, at, "say whether one is chosen or all are meant", f"{{pick: {text}}}")
        ref: tree.Ref = self.text("ref", node, at, scope)
        return ref

    def _pick(self, node: yaml.Node, at: str, scope: Scope) -> tree.Pick:
        args = self.args(node, words.SHAPES["pick"], at, scope)
        scope.has_it = scope.has_it or not args["pick"].is_cell
        n = args["n"] or tree.Number(1)
        return tree.Pick(args["pick"], n, args["upto"], args["by"] or "you", args["as"] or "")

    # Words with fields

    def worded(self, node: yaml.Node, at: str, what: str, table: words.Table) -> words.Word:
        """The word of `{word: fields}`, or of `word` alone."""
        if isinstance(node, yaml.MappingNode) and len(node.value) != 1:
            torn = any(")" in key.value for key, _ in node.value)
            known = ", ".join(list(table)[:3]) + ", …"
            advice = "quote a text that has a comma" if torn else known
            self.refuse(node, at, f"expected one {what}", advice)
        key = node.value[0][0] if isinstance(node, yaml.MappingNode) else node
        word = self.scalar(key, at)
        if word not in table:
            self.refuse(key, at, f"{word!r} is not {a(what)}", similar(word, list(table)))
        return table[word]

    def read_event(self, node: yaml.Node, at: str, scope: Scope) -> tree.Event:
        row = self.worded(node, at, "event", words.EVENTS)
        return self.event(row, inside_of(node), f"{at}.{row.name}", scope)

    def event(self, row: words.Word, node: yaml.Node, at: str, scope: Scope) -> tree.Event:
        return tree.Event(row.name, self.args(node, row, at, scope.within(row.name)))

    def read_costs(self, node: yaml.Node, at: str, scope: Scope) -> tuple[tree.Cost, ...]:
        found = []
        for item, place in self.several(node, at):
            row = self.worded(item, place, "cost", words.COSTS)
            binding = scope.inner()
            binding.has_x = True  # paying X says what X is
            args = self.args(inside_of(item), row, f"{place}.{row.name}", binding)
            scope.has_x = scope.has_x or tree.Variable("X") in args.values()
            scope.has_it = binding.has_it
            scope.variables = binding.variables
            found.append(tree.Cost(row.name, args))
        return tuple(found)

    def read_mods(self, node: yaml.Node, at: str, scope: Scope) -> tuple[tree.Mod, ...]:
        found = []
        for item, place in self.several(node, at):
            row = self.worded(item, place, "modifier", words.MODS)
            args = self.args(inside_of(item), row, f"{place}.{row.name}", scope)
            found.append(tree.Mod(row.name, args))
        return tuple(found)

    def read_deed(self, node: yaml.Node, at: str, scope: Scope) -> tree.Deed:
        row = self.worded(node, at, "deed", words.DEEDS)
        return tree.Deed(row.name, self.args(inside_of(node), row, f"{at}.{row.name}", scope))

    def read_branches(
        self, node: yaml.Node, at: str, scope: Scope
    ) -> tuple[tuple[tree.Effect, ...], ...]:
        branches = self.several(node, at)
        if len(branches) < 2:
            self.refuse(node, at, "a choice needs two branches or more")
        return tuple(self.read_effects(item, place, scope) for item, place in branches)

    def read_effects(self, node: yaml.Node, at: str, scope: Scope) -> tuple[tree.Effect, ...]:
        inner = scope.inner()
        return tuple(self.effect(item, place, inner) for item, place in self.several(node, at))

    def effect(self, node: yaml.Node, at: str, scope: Scope) -> tree.Effect:
        row = self.worded(node, at, "effect", words.EFFECTS)
        place = f"{at}.{row.name}"
        reason = scope.why_no_effect(row)
        if reason:
            self.refuse(node, place, reason)
        is_block = any(field.type in ("effects", "branches") for field in row.fields)
        inner = scope.inner() if is_block else scope
        if row.name == "later":
            args = self._later(inside_of(node), row, place, inner)
        elif row.name == "hook":
            args = self.hook(inside_of(node), place, inner)
        else:
            args = self.args(inside_of(node), row, place, inner)
        if row.name in words.ATTACKS:
            scope.has_attacked = scope.has_it = True
        return tree.Effect(row.name, args)

    def _later(self, node: yaml.Node, row: words.Word, at: str, scope: Scope) -> dict[str, Any]:
        nodes = self.fields(node, row, at)
        event = self.read_event(nodes["on"], f"{at}.on", scope)
        inside = scope.within(event.word)
        return {"on": event, "do": self.read_effects(nodes["do"], f"{at}.do", inside)}

    def hook(self, node: yaml.Node, at: str, scope: Scope) -> dict[str, Any]:
        """The name of a hook, and its arguments by the row under which it is registered."""
        nodes = self.fields(node, words.EFFECTS["hook"], at)
        name = self.choice(nodes["name"], f"{at}.name", "registered hook", tuple(words.HOOKS))
        given = nodes.get("args") or yaml.MappingNode("tag:yaml.org,2002:map", [], node.start_mark)
        if not isinstance(given, yaml.MappingNode):
            self.refuse(given, f"{at}.args", "expected the arguments by name")
        return {"name": name, "args": self.args(given, words.HOOKS[name], f"{at}.args", scope)}

    def read_limit(self, node: yaml.Node, at: str, scope: Scope) -> tree.Limit:
        args = self.args(node, words.SHAPES["limit"], at, scope)
        return tree.Limit(args["n"], args["per"], args["each"])

    # Keywords

    def read_keyword(self, node: yaml.Node, at: str, scope: Scope) -> tree.Keyword:
        word, _, rest = self.scalar(node, at).partition(" ")
        if word not in words.KEYWORDS:
            self.refuse(node, at, f"{word!r} is not a keyword", similar(word, list(words.KEYWORDS)))
        fields = words.KEYWORDS[word].fields
        rest = rest.strip()
        if not fields and rest:
            self.refuse(node, at, f"{word} stands alone", word)
        if fields and not rest:
            self.refuse(node, at, f"{word} needs {fields[0].name}", words.KEYWORDS[word].example)
        if word == "protect":
            return tree.Keyword(word, 0, self._protection(node, at, rest))
        return tree.Keyword(word, self._strength_of(node, at, word, rest) if fields else 0)

    def _protection(self, node: yaml.Node, at: str, word: str) -> str:
        if word not in words.PROTECTIONS:
            known = list(words.PROTECTIONS)
            self.refuse(node, at, f"{word!r} is not a protection", similar(word, known))
        return word

    def _strength_of(self, node: yaml.Node, at: str, word: str, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and 1 <= int(text[:3]) <= 99):
            self.refuse(
                node, at, f"{word} needs a number from 1 to 99", words.KEYWORDS[word].example
            )
        return int(text)


def inside_of(node: yaml.Node) -> yaml.Node:
    """What stands after the word; the word itself if it stands alone."""
    inside: yaml.Node = node.value[0][1] if isinstance(node, yaml.MappingNode) else node
    return inside


def _absent(type: str) -> Any:
    if type == "flag":
        return False
    plural = ("effects", "mods", "costs", "attacks", "strengths", "keywords", "markers")
    return () if type in (*plural, "abilities") else None


def _is_nested(row: words.Word) -> bool:
    """Whether the first field may itself be a mapping."""
    return row.fields[0].type in (
        *("target", "thing", "place", "effects", "branches", "mods", "costs"),
        *("event", "ability", "deed"),
    )


def _is_cell(target: object) -> bool:
    return isinstance(target, (tree.Pick, tree.All)) and target.of.is_cell
