"""The rules text of a card, made from its tree: text and behaviour cannot disagree."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from holmgang.games.berserk.abilities import tree, words
from holmgang.games.berserk.abilities.phrases import (
    Noun,
    Parts,
    Phrases,
    Value,
    Values,
    decline,
    noun_phrase,
)

LETTERS = "NMKL"
NAMES = "ABCDEF"
OPPOSITES = {"<=": ">", ">=": "<", "==": "!=", "!=": "==", "<": ">=", ">": "<="}
OPS = {"<=": "le", ">=": "ge", "==": "eq", "!=": "ne", "<": "lt", ">": "gt"}


class CardText:
    """Writes cards in one language, with the names that sets of cards bring."""

    def __init__(self, lang: str, folders: Sequence[Path] = ()) -> None:
        self.phrases = Phrases(lang, folders)

    def name(self, card: tree.Card) -> str:
        return self.phrases.name("card", card.id)

    def keywords(self, card: tree.Card) -> list[str]:
        """The keywords printed on a card, each with its parameter."""
        return [self.keyword(keyword) for keyword in card.kw if not keyword.implied]

    def keyword(self, keyword: tree.Keyword) -> str:
        return Sentence(self.phrases).keyword(keyword)

    def glossary(self, keyword: tree.Keyword) -> str:
        """What the glossary says about a keyword."""
        sentence = Sentence(self.phrases)
        args: Values = {"n": keyword.n, "what": sentence.protection(keyword.what)}
        return self.phrases.attribute(f"berserk-kw-{_id(keyword.word)}", "text", args)

    def term(self, word: str) -> tuple[str, str]:
        """A term that texts use, such as an attack or `formation`: its name and its meaning."""
        id = f"berserk-term-{_id(word)}"
        return self.phrases(id), self.phrases.attribute(id, "text")

    def lines(self, card: tree.Card) -> list[str]:
        """The abilities of a card, a sentence each."""
        return [self.ability(ability) for ability in card.abilities]

    def ability(self, ability: tree.Ability) -> str:
        return Sentence(self.phrases).ability(ability)


class Sentence:
    """One ability in words. It remembers the amounts to be explained at its end."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.wheres: list[str] = []
        self.event = "none"
        self.variables: list[str] = []

    # Abilities

    def ability(self, ability: tree.Ability) -> str:
        gates, cond = _gates(ability.cond)
        text = getattr(self, f"_{type(ability).__name__.lower()}")(ability, cond)
        for gate in reversed(gates):
            text = self.phrases(f"berserk-gate-{_id(gate)}", {"text": text})
        text += "".join(self.wheres)
        return f"{text[:1].upper()}{text[1:]}."

    def _static(self, ability: tree.Static, cond: tree.Cond | None) -> str:
        who = self.cards(ability.who, "all")
        args: Values = {"mods": self.mods(ability.give, who), "if": self._if(cond)}
        args["past"] = _flag(_is_past(cond))
        who.put(args, "who")
        return self.phrases("berserk-static", args)

    def _act(self, ability: tree.Act, cond: tree.Cond | None) -> str:
        window = self._event(ability.window) if ability.window else "none"
        args: Values = {
            "pay": self.costs(ability.pay) or "none",
            "instant": _flag(ability.instant),
            "window": window,
            "if": self._if(cond),
            "type": ability.type,
            "do": self.effects(ability.do),
            "limit": self.limit(ability.limit),
        }
        return self.phrases("berserk-act", args)

    def _on(self, ability: tree.On, cond: tree.Cond | None) -> str:
        when = self._event(ability.event)
        args: Values = {
            "when": when,
            "if": "none" if ability.label else self._if(cond),
            "may": _flag(ability.may),
            "zone": ability.zone,
            "do": self.effects(ability.do),
            "limit": self.limit(ability.limit),
        }
        if ability.label is None:
            return self.phrases("berserk-on", args)
        args["n"] = ability.label.n
        return self.phrases(f"berserk-label-{ability.label.word}", args)

    def _instead(self, ability: tree.Instead, cond: tree.Cond | None) -> str:
        when = self._event(ability.event)
        args: Values = {
            "when": when,
            "if": self._if(cond),
            "may": _flag(ability.may),
            "do": self.effects(ability.do) or "none",
            "limit": self.limit(ability.limit),
        }
        return self.phrases("berserk-instead", args)

    def _rule(self, ability: tree.Rule, cond: tree.Cond | None) -> str:
        args: Values = {"deed": self.worded("deed", words.DEEDS, ability.deed)}
        self.cards(ability.who, "all").put(args, "who")
        self._put(args, "except", "cardset", ability.unless)
        args["if"] = self._if(cond)
        return self.phrases(f"berserk-rule-{_id(ability.mode)}", args)

    def _setup(self, ability: tree.Setup, cond: tree.Cond | None) -> str:
        args: Values = {
            "stage": ability.stage,
            "if": self._if(cond),
            "may": _flag(ability.may),
            "do": self.effects(ability.do),
        }
        return self.phrases("berserk-setup", args)

    def _hook(self, ability: tree.Hook, cond: tree.Cond | None) -> str:
        return self.hook(ability.name, ability.args)

    def hook(self, name: str, given: dict[str, Any]) -> str:
        args: Values = {}
        for field in words.HOOKS[name].fields:
            self._put(args, field.name, field.type, given[field.name])
        return self.phrases(f"berserk-hook-{_id(name)}", args)

    def limit(self, limit: tree.Limit | None) -> str:
        if limit is None:
            return "none"
        args: Values = {"n": limit.n, "per": limit.per, "each": _flag(limit.each)}
        return self.phrases("berserk-limit", args)

    def _if(self, cond: tree.Cond | None) -> str:
        return "none" if cond is None else self.cond(cond)

    # Words with fields

    def worded(self, family: str, table: words.Table, node: tree.Worded) -> str:
        args: Values = {"event": self.event}
        for field in table[node.word].fields:
            self._put(args, field.name, field.type, node.args[field.name])
        return self.phrases(f"berserk-{family}-{_id(node.word)}", args)

    def _event(self, event: tree.Event) -> str:
        self.event = event.word
        return self.worded("event", words.EVENTS, event)

    def costs(self, costs: tuple[tree.Cost, ...]) -> str:
        said = [self.worded("cost", words.COSTS, cost) for cost in costs]
        return self.phrases.join(said, "comma")

    def effects(self, effects: tuple[tree.Effect, ...]) -> str:
        return self.phrases.join([self.effect(effect) for effect in effects], "then")

    def effect(self, effect: tree.Effect) -> str:
        if effect.word == "hook":
            return self.hook(effect.args["name"], effect.args["args"])
        return self.worded("do", words.EFFECTS, effect)

    def mods(self, mods: tuple[tree.Mod, ...], who: Noun) -> str:
        return self.phrases.join([self.mod(mod, who) for mod in mods], "and")

    def mod(self, mod: tree.Mod, who: Noun) -> str:
        args: Values = {"number": who.number, "gender": who.gender}
        for field in words.MODS[mod.word].fields:
            self._put(args, field.name, field.type, mod.args[field.name])
        return self.phrases(f"berserk-mod-{_id(mod.word)}", args)

    def until(self, until: tree.Until) -> str:
        return self.worded("until", words.DURATIONS, until)

    # Fields

    def _put(self, args: Values, name: str, type: str, value: Any) -> None:
        """A field into the arguments of a pattern, by its type."""
        if value is None or (value == () and type != "effects"):
            args[name] = "none"
        elif type in ("target", "thing", "place", "cards", "cardset", "ref", "cells"):
            self.noun(value, type).put(args, name)
        elif type == "selector":
            self.selector(value, "all").put(args, name)
            self.selector(value, "each").put(args, f"{name}-each")
        elif type in ("amount", "positive"):
            args[name] = self.amount(value)
            args[f"{name}-signed"] = self.signed(value)
        elif type == "attacks":
            self._put_attacks(args, name, value)
        elif type == "mods":
            args[name] = self.mods(value, self._bearer(args))
        else:
            args[name] = self._simple(type, value)

    def _simple(self, type: str, value: Any) -> Value:
        writers: dict[str, Callable[[Any], str]] = {
            "power": self.power,
            "cond": self.cond,
            "until": self.until,
            "costs": self.costs,
            "keyword": self.keyword,
            "filters": self._filter_list,
            "trait": self.trait,
            "kwword": self.trait,
        }
        if type in writers:
            return writers[type](value)
        return self._plain(type, value)

    def _plain(self, type: str, value: Any) -> Value:
        if type == "event":
            return self._inner_event(value)
        if type == "effects":
            return self.effects(value) or "none"
        if type == "branches":
            return self.phrases.join([self.effects(branch) for branch in value], "either")
        if type == "ability":
            return Sentence(self.phrases).ability(value).removesuffix(".")
        if type == "flag":
            return _flag(value)
        if type == "strengths":
            return self.phrases.join([self.phrases(f"berserk-strength-{s}") for s in value], "or")
        if type == "rolls":
            return self.rolls(value)
        if type in ("class", "marker", "cardid"):
            return self.phrases.name(type.removesuffix("id"), value)
        if type == "realm":
            return self.phrases(f"berserk-realm-{value}")
        if type == "occasion":
            return self.phrases(f"berserk-occasion-{value}")
        if type == "stat":
            return str(value)
        return self.letter(value) if type == "var" else _raw(value)

    def rolls(self, rolls: tree.Rolls) -> str:
        args: Values = {"low": rolls.low, "high": rolls.high}
        return self.phrases("berserk-rolls", args) if rolls.low < rolls.high else str(rolls.low)

    def letter(self, variable: str) -> str:
        """The letter by which this sentence calls a variable."""
        if variable not in self.variables:
            self.variables.append(variable)
        return NAMES[self.variables.index(variable) % len(NAMES)]

    def _inner_event(self, event: tree.Event) -> str:
        """The event of a delayed effect, which does not change what `event` means outside."""
        outer = self.event
        text = self._event(event)
        self.event = outer
        return text

    def _bearer(self, args: Values) -> Noun:
        """Who gets modifiers, as the pattern already knows."""
        forms = ("",) * 5
        return Noun(forms, str(args.get("to-number", "one")), str(args.get("to-gender", "f")))

    def _put_attacks(self, args: Values, name: str, kinds: tuple[str, ...]) -> None:
        for case in ("nom", "gen", "dat", "acc", "ins", "many"):
            values: Values = {"case": case}
            said = [self.phrases(f"berserk-attack-{kind}", values) for kind in kinds]
            args[f"{name}-{case}"] = self.phrases.join(said, "or" if case != "many" else "and")
        args[name] = args[f"{name}-nom"]

    # Keywords

    def keyword(self, keyword: tree.Keyword) -> str:
        args: Values = {"n": keyword.n, "what": self.protection(keyword.what)}
        return self.phrases(f"berserk-kw-{_id(keyword.word)}", args)

    def protection(self, what: str) -> str:
        return self.phrases(f"berserk-protection-{_id(what)}") if what else "none"

    def trait(self, word: str) -> str:
        """A keyword, protection or attack by its bare name."""
        if word in words.PROTECTIONS:
            return self.phrases("berserk-kw-protect", {"n": 0, "what": self.protection(word)})
        if word in words.ATTACKS:
            return self.phrases.attribute(f"berserk-attack-{word}", "name")
        return self.phrases.attribute(f"berserk-kw-{_id(word)}", "name")

    # Whom

    def noun(self, value: Any, type: str) -> Noun:
        if isinstance(value, tree.Pick):
            return self._pick(value)
        if isinstance(value, tree.All):
            return self.selector(value.of, "each")
        if isinstance(value, tree.CellOf):
            return self._cell_of(value)
        return self.cards(value, "all" if type in ("cells", "cardset") else "a")

    def cards(self, value: tree.Cards, quantity: str) -> Noun:
        return self.ref(value) if isinstance(value, tree.Ref) else self.selector(value, quantity)

    def ref(self, ref: tree.Ref) -> Noun:
        word = "var" if ref.var else _id(ref.word)
        id = f"berserk-ref-{word}"
        gender = self.phrases.attribute(id, "gender") or "n"
        name = self.letter(ref.var) if ref.var else "none"
        return decline(lambda case: self.phrases(id, {"case": case, "name": name}), "one", gender)

    def _pick(self, pick: tree.Pick) -> Noun:
        is_one = pick.n == tree.Number(1)
        quantity = "a" if is_one and not pick.upto else "upto" if pick.upto else "some"
        noun = self.selector(pick.of, quantity, self.amount(pick.n))
        if pick.var:
            noun = noun.add(self.phrases("berserk-called", {"name": self.letter(pick.var)}))
        return noun.add(self.phrases("berserk-by-opponent")) if pick.by == "opponent" else noun

    def _cell_of(self, cell: tree.CellOf) -> Noun:
        args: Values = {}
        self.ref(cell.ref).put(args, "of")
        gender = self.phrases.attribute("berserk-noun-cell-of", "gender") or "n"
        return decline(
            lambda case: self.phrases("berserk-noun-cell-of", args | {"case": case}), "one", gender
        )

    def selector(self, selector: tree.Selector, quantity: str, count: Value = 1) -> Noun:
        ordered = sorted(selector.filters, key=_order)
        filters = [self.filter(f) for f in ordered]
        side = selector.side
        if selector.is_cell and side != "any":
            filters.append((f"berserk-half-{side}", "", {}))
            side = "any"
        if side == "enemy":
            after = self.phrases.attribute("berserk-enemy", "place") != "before"
            filters.insert(0 if after else len(filters), ("berserk-enemy", "", {}))
        determiner = f"{quantity}-{'mine' if side == 'mine' else 'any'}"
        return noun_phrase(self.phrases, Parts(selector.kind, determiner, filters, count))

    def filter(self, filter: tree.Filter) -> tuple[str, str, Values]:
        """A filter as a message, its attribute and its arguments."""
        id = f"berserk-filter-{_id(filter.word)}"
        args: Values = {"not": _flag(filter.negated)}
        if filter.word == "compare":
            stat, op, amount = filter.args
            if filter.negated:
                args["not"], op = "no", OPPOSITES[op]
            args |= {"op": OPS[op], "n": self.phrase_of(amount), "stat": stat}
            for case in ("nom", "gen", "acc"):
                values: Values = {"case": case}
                args[f"stat-{case}"] = self.phrases(f"berserk-stat-{_id(stat)}", values)
            return id, "", args
        for field, value in zip(words.FILTERS[filter.word].fields, filter.args, strict=True):
            self._put(args, field.name, field.type, value)
        return id, "not" if filter.negated else "", args

    # When

    def cond(self, cond: tree.Cond) -> str:
        if isinstance(cond, tree.And):
            return self.phrases.join([self.cond(part) for part in cond.parts], "and")
        if isinstance(cond, tree.Or):
            return self.phrases.join([self.cond(part) for part in cond.parts], "or")
        if isinstance(cond, tree.Not):
            return self._not(cond.part)
        if isinstance(cond, tree.Compare):
            args: Values = {"op": OPS[cond.op], "left": self.phrase_of(cond.left)}
            return self.phrases("berserk-compare", args | {"right": self.phrase_of(cond.right)})
        return self._check(cond, "no")

    def _not(self, part: tree.Cond) -> str:
        if isinstance(part, tree.Check):
            return self._check(part, "yes")
        return self.phrases("berserk-not", {"cond": self.cond(part)})

    def _check(self, check: tree.Check, negated: str) -> str:
        if check.word == "is":
            return self._is(check.args[0], check.args[1], negated)
        args: Values = {"not": negated}
        for field, value in zip(words.CONDITIONS[check.word].fields, check.args, strict=True):
            if field.type == "selector":
                self.selector(value, "a").put(args, field.name)
            else:
                self._put(args, field.name, field.type, value)
        return self.phrases(f"berserk-if-{_id(check.word)}", args)

    def _is(self, ref: tree.Ref, filters: tuple[tree.Filter, ...], negated: str) -> str:
        card = self.ref(ref)
        said = [self._predicate(f, card) for f in filters]
        text = f"{card.forms[0]} {self.phrases.join(said, 'and')}"
        return self.phrases("berserk-not", {"cond": text}) if negated == "yes" else text

    def _filter_list(self, filters: tuple[tree.Filter, ...]) -> str:
        card = self.ref(tree.Ref("self"))
        return self.phrases.join([self._predicate(f, card) for f in filters], "and")

    def _predicate(self, filter: tree.Filter, card: Noun) -> str:
        """A filter said of one card: "is exhausted", "has no armor"."""
        id, _, args = self.filter(filter)
        agree: Values = {"case": "nom", "number": "one", "gender": card.gender}
        args |= agree | {"agree": f"{card.gender}-nom"}
        own = self.phrases.attribute(id, "is", args)
        if own:
            return own
        return self.phrases("berserk-is", args | {"filter": self.phrases(id, args)})

    # How much

    def amount(self, amount: tree.Amount) -> Value:
        """A number, or a letter that is explained at the end of the sentence."""
        if isinstance(amount, tree.Number):
            return amount.n
        if isinstance(amount, tree.Variable):
            return amount.name
        if isinstance(amount, tree.Function) and amount.word == "roll":
            return self.power(amount.args[0])
        letter = LETTERS[len(self.wheres) % len(LETTERS)]
        self.wheres.append("")  # keeps the letter, should the explanation need one of its own
        at = len(self.wheres) - 1
        args: Values = {"letter": letter, "amount": self.phrase_of(amount)}
        self.wheres[at] = self.phrases("berserk-where" if at == 0 else "berserk-where-too", args)
        return letter

    def signed(self, amount: tree.Amount) -> str:
        if isinstance(amount, tree.Number):
            return f"+{amount.n}" if amount.n >= 0 else f"−{-amount.n}"
        if isinstance(amount, tree.Variable):
            return f"+{amount.name}"
        return f"+{LETTERS[(len(self.wheres) - 1) % len(LETTERS)]}"

    def power(self, power: tree.Power) -> str:
        parts = (power.light, power.medium, power.strong)
        if parts[0] == parts[1] == parts[2]:
            return str(self.amount(parts[0]))
        return "-".join(str(self.amount(part)) for part in parts)

    def phrase_of(self, amount: tree.Amount) -> str:
        """An amount spelled out: "the number of your creatures"."""
        if isinstance(amount, tree.Number):
            return str(amount.n).replace("-", "−")
        if isinstance(amount, tree.Variable):
            return amount.name
        if isinstance(amount, tree.EventValue):
            return self.phrases(f"berserk-value-{amount.word}", {"event": self.event})
        if isinstance(amount, tree.Sum):
            sign = "minus" if amount.minus else "plus"
            sides: Values = {"left": self.phrase_of(amount.left)}
            return self.phrases(
                f"berserk-sum-{sign}", sides | {"right": self.phrase_of(amount.right)}
            )
        return self._function(amount)

    def _function(self, amount: tree.Function) -> str:
        args: Values = {}
        for field, value in zip(words.AMOUNTS[amount.word].fields, amount.args, strict=True):
            if field.type == "amount":
                args[field.name] = self.phrase_of(value)
            else:
                self._put(args, field.name, field.type, value)
        if amount.word == "stat":
            for case in ("nom", "gen", "acc"):
                stat: Values = {"case": case}
                args[f"what-{case}"] = self.phrases(f"berserk-stat-{_id(amount.args[1])}", stat)
        return self.phrases(f"berserk-amount-{_id(amount.word)}", args)


def _gates(cond: tree.Cond | None) -> tuple[list[str], tree.Cond | None]:
    """Gates that stand before a sentence as a word, and what is left of the condition."""
    parts = cond.parts if isinstance(cond, tree.And) else (cond,) if cond else ()
    gates = [part.word for part in parts if isinstance(part, tree.Check) and _is_gate(part)]
    rest = tuple(part for part in parts if not _is_gate(part))
    if not rest:
        return gates, None
    left = rest[0] if len(rest) == 1 else tree.And(rest)
    inner, left_inside = _gates(left) if gates and isinstance(left, tree.And) else ([], left)
    return gates + inner, left_inside


def _order(filter: tree.Filter) -> tuple[bool, bool]:
    """Plain adjectives first, the zone last: what stands near a noun is taken to belong to it."""
    return filter.word == "in", bool(filter.args)


def _is_past(cond: tree.Cond | None) -> bool:
    """Whether a condition is about what has been: then it is an `if`, not a `while`."""
    nodes = tree.walk(cond) if cond else ()
    return any(isinstance(n, tree.Filter) and n.word in ("moved", "acted") for n in nodes)


def _is_gate(cond: tree.Cond) -> bool:
    return isinstance(cond, tree.Check) and "gate" in words.CONDITIONS[cond.word].traits


def _flag(value: bool) -> str:
    return "yes" if value else "no"


def _raw(value: Any) -> Value:
    return value if isinstance(value, (str, int)) else str(value)


def _id(word: str) -> str:
    return word.replace("_", "-").replace(".", "-")
