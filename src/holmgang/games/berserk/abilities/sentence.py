"""One ability in words: which patterns it takes and what goes into them."""

import re
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from holmgang.games.berserk.abilities import amounts, conditions, nouns, rule_links, tree, words
from holmgang.games.berserk.abilities.nouns import SELF, Named
from holmgang.games.berserk.abilities.phrases import (
    Noun,
    Phrases,
    Value,
    Values,
    flag,
    message,
)

BRANCHING = ("if", "may", "choose", "each", "repeat", "pay", "later", "sneak", "prophecy", "fling")
"""Effects that hold others, or sentences of their own: what follows them starts anew."""
NOMINAL = (*words.ATTACKS, "finish", "give")
"""Effects that are told as a thing, or as what a card gets."""
CLAUSES = ("cast", "stun", "copy", "lose_lives", "take_off")
"""Effects that say what another card does, so that no "and" can join them to an order."""
SHARED = ("mark", "unmark", "relocate", "give")
"""Effects that may share words when several of them are told together."""
TOKENS = r"«[^»]*»|“[^”]*”|(?:\ue000[^\ue002]*\ue002|[^ ])+"
FIGURES = ("power", "take", "roll", "range", "move", "life", "kw", "more", "prophecy", "fury")
"""Modifiers that are a thing one gets, not a verb of their own."""
CASES = ("nom", "gen", "dat", "acc", "ins", "prep", "many")
BESIDE = tree.Filter("adj", (SELF,))
HIGHEST_ROLL = 12
"""A range of the die up to here has no upper end: "6 or more"."""


class Sentence:
    """One ability in words. It remembers whom it named, and the amounts to explain at its end."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = phrases
        self.wheres: list[str] = []
        self.event = "none"
        self.befallen: Named | tree.Ref = Named()
        self.it = Named()
        self.variables: dict[str, Named | tree.Ref] = {}
        self.letters: list[str] = []
        self.implied: tuple[tree.Filter, ...] = ()
        """Filters that the sentence says elsewhere."""
        self.is_far = False
        """Whether the event is about other cards."""
        self.mentioned: list[str] = []
        self.casters: list[tree.Ref] = []
        self.is_spell = False
        self.depth = 0

    @property
    def is_crowded(self) -> bool:
        """Whether "it" could be another card than this one."""
        return self.is_far or self.depth > 0

    # Abilities

    def ability(self, ability: tree.Ability) -> str:
        self.letters = nouns.letters(ability)
        gates, cond = conditions.gates(ability.cond)
        text = getattr(self, f"_{type(ability).__name__.lower()}")(ability, cond)
        is_head = not isinstance(ability, tree.Static | tree.Rule)
        for gate in reversed(gates):
            args: Values = {"text": text, "head": flag(is_head)}
            text = self.phrases(message("gate", gate), args)
        text += "".join(self.wheres)
        return f"{rule_links.capital(text)}."

    def _static(self, ability: tree.Static, cond: tree.Cond | None) -> str:
        who = nouns.cards(self, ability.who, "all")
        args: Values = {"mods": self.mods(ability.give, who, "then"), "if": self._if(cond)}
        args["past"] = flag(conditions.is_past(cond))
        who.put(args, "who")
        return self.phrases("berserk-static", args)

    def _act(self, ability: tree.Act, cond: tree.Cond | None) -> str:
        self.is_spell = ability.type == "spell"
        args: Values = {
            "pay": self.costs(ability.pay) or "none",
            "instant": flag(ability.instant),
            "window": self._event(ability.window) if ability.window else "none",
            "if": self._if(cond),
            "type": ability.type,
            "name": self.phrases.name("spell", ability.name) if ability.name else "none",
            "range": self._spell_range(ability),
            "do": self.effects(ability.do),
            "limit": self.limit(ability.limit),
        }
        return self.phrases("berserk-act", args)

    def _spell_range(self, ability: tree.Act) -> Value:
        """A spell at one card says its range as an attack does (`spell, range 3`)."""
        picks = [node for node in tree.walk(ability.do) if isinstance(node, tree.Pick)]
        near = [f for pick in picks for f in pick.of.filters if _is_range(f)]
        if ability.type != "spell" or len(near) != 1:
            return "none"
        self.implied = (near[0],)
        return int(near[0].args[1])

    def _on(self, ability: tree.On, cond: tree.Cond | None) -> str:
        when = self._event(ability.event)
        args: Values = {
            "when": when,
            "if": "none" if ability.label else self._if(cond),
            "may": flag(ability.may),
            "zone": ability.zone,
            "do": self.effects(ability.do),
            "limit": self.limit(ability.limit),
        }
        if ability.label is None:
            return self.phrases("berserk-on", args)
        args["n"] = ability.label.n
        return self.phrases(f"berserk-label-{ability.label.word}", args)

    def _instead(self, ability: tree.Instead, cond: tree.Cond | None) -> str:
        *first, last = ability.do or (None,)
        is_before = ability.event.word == "died" and last == tree.Effect("proceed")
        when = self._event(ability.event, is_before)
        args: Values = {
            "when": when,
            "before": flag(is_before),
            "if": self._if(cond),
            "may": flag(ability.may),
            "do": self.effects(tuple(first) if is_before else ability.do) or "none",
            "limit": self.limit(ability.limit),
        }
        return self.phrases("berserk-instead", args)

    def _rule(self, ability: tree.Rule, cond: tree.Cond | None) -> str:
        return self.rule(ability, cond, nouns.cards(self, ability.who, "all"))

    def rule(self, ability: tree.Rule, cond: tree.Cond | None, who: Noun) -> str:
        """A rule about cards; what they cannot suffer is said of those who would do it."""
        by = ability.deed.args.get("by") if ability.mode == "forbid" else None
        turned: Values = {"active": flag(by is not None)}
        if by is not None:
            who.put(turned, "whom")
            who = nouns.cards(self, by, "all")
        args: Values = {"deed": self.worded("deed", words.DEEDS, ability.deed, turned)}
        args["if"] = self._if(cond)
        who.put(args, "who")
        self.put(args, "except", "cardset", ability.unless)
        return self.phrases(message("rule", ability.mode), args)

    def _setup(self, ability: tree.Setup, cond: tree.Cond | None) -> str:
        args: Values = {
            "stage": ability.stage,
            "if": self._if(cond),
            "may": flag(ability.may),
            "do": self.effects(ability.do),
        }
        return self.phrases("berserk-setup", args)

    def _hook(self, ability: tree.Hook, cond: tree.Cond | None) -> str:
        return self.hook(ability.name, ability.args)

    def hook(self, name: str, given: dict[str, Any]) -> str:
        args: Values = {}
        for field in words.HOOKS[name].fields:
            self.put(args, field.name, field.type, given[field.name])
        return self.phrases(message("hook", name), args)

    def limit(self, limit: tree.Limit | None) -> str:
        if limit is None:
            return "none"
        args: Values = {"n": limit.n, "per": limit.per, "each": flag(limit.each)}
        return self.phrases("berserk-limit", args)

    def _if(self, cond: tree.Cond | None) -> str:
        return "none" if cond is None else conditions.say(self, cond)

    # Words with fields

    def worded(
        self, family: str, table: words.Table, node: tree.Worded, given: Values | None = None
    ) -> str:
        args: Values = {"event": self.event, **(given or {})}
        for field in table[node.word].fields:
            self.put(args, field.name, field.type, node.args[field.name], node.word)
        return self.phrases(message(family, node.word), args)

    def _event(self, event: tree.Event, is_before: bool = False) -> str:
        written, event = event, _from_elsewhere(event)
        self.event = event.word
        card = event.args.get("card")
        others = [event.args.get(name) for name in ("card", "by")]
        self.is_far = any(isinstance(other, tree.Selector) for other in others)
        self.is_far = self.is_far and event.args.get("target") != SELF
        if isinstance(card, tree.Selector):
            found = nouns.selector(self, card, "a")
            self.befallen = Named(card.kind, found.number, found.gender)
        elif card is not None:
            self.befallen = card
        return self.worded(
            "event",
            words.EVENTS,
            event,
            {"before": flag(is_before), "comes": flag(event != written)},
        )

    def costs(self, costs: tuple[tree.Cost, ...]) -> str:
        said = [self.worded("cost", words.COSTS, cost) for cost in costs]
        return self.phrases.join(said, "and")

    def until(self, until: tree.Until) -> str:
        return self.worded("until", words.DURATIONS, until)

    # Effects

    def effects(self, effects: tuple[tree.Effect, ...]) -> str:
        """Effects one after the other, each joined to the last as sense asks."""
        if self.depth == 0:
            self.mentioned.clear()
        self.depth += 1
        text, run, last = "", list[tree.Effect](), tree.Effect("")
        for effect in (*effects, tree.Effect("")):
            if run and not (_is_order(effect) and _is_order(run[0])):
                text = self._after(text, self._run(run), last, run[0])
                last, run = run[-1], []
            run.append(effect)
        self.depth -= 1
        return text

    def _run(self, run: list[tree.Effect]) -> str:
        """Orders in a row: "draw a card and lose 1 chip"."""
        said = [self.effect(effect) for effect in run]
        return self._shared([text for text in said if text], "and", _is_alike(run))

    def _after(self, head: str, tail: str, last: tree.Effect, first: tree.Effect) -> str:
        """What follows a branching effect starts a sentence; inside another effect it cannot."""
        if not head or not tail:
            return head or tail
        if (last.word in BRANCHING or first.word == "may") and self.depth == 1:
            return f"{head}. {rule_links.capital(tail)}"
        if self.depth > 1 and first.word == "if" and last.word == "cast":
            link = "berserk-so"
        elif self.depth > 1 and (last.word in BRANCHING or first.word in BRANCHING):
            link = "berserk-next"
        else:
            link = "berserk-then"
        return self.phrases(link, {"head": head, "tail": tail})

    def _shared(self, said: list[str], link: str, is_alike: bool) -> str:
        """Phrases joined, what all begin or end with said once: "left or right of it"."""
        parts = [re.findall(TOKENS, text) for text in said]
        if not is_alike or len(parts) < 2:
            return self.phrases.join(said, link)
        head = _common(parts)
        tail = _common([part[len(head) :][::-1] for part in parts])[::-1]
        middle = [" ".join(part[len(head) : len(part) - len(tail)]) for part in parts]
        if not all(middle):
            return self.phrases.join(said, link)
        short = self.phrases.join(middle, link.removesuffix("-do"))
        return " ".join([*head, short, *tail])

    def effect(self, effect: tree.Effect) -> str:
        if effect.word == "hook":
            return self.hook(effect.args["name"], effect.args["args"])
        special = getattr(self, f"_do_{effect.word}", None)
        return special(effect) if special else self.worded("do", words.EFFECTS, effect)

    def _do_let(self, effect: tree.Effect) -> str:
        """A choice is said; another name for a card that is known already is not."""
        card, name = effect.args["card"], str(effect.args["as"])
        if isinstance(card, tree.Ref):
            self.variables[name] = card
            return ""
        args: Values = {"called": nouns.called(self, name)}
        self.put(args, "card", "target", card)
        self.variables[name] = self.it
        return self.phrases("berserk-do-let", args)

    def _do_lose_chips(self, effect: tree.Effect) -> str:
        to, n = effect.args["to"], effect.args["n"]
        if n != tree.Function("stat", (to, "chips")):
            return self.worded("do", words.EFFECTS, effect)
        args: Values = {"n": "all", "n-is": "all"}
        self.put(args, "to", "target", to)
        return self.phrases("berserk-do-lose-chips", args)

    def _do_cast(self, effect: tree.Effect) -> str:
        by = effect.args["by"]
        args: Values = {"again": flag(by in self.casters)}
        self.casters.append(by)
        return self.worded("do", words.EFFECTS, effect, args)

    def _do_choose(self, effect: tree.Effect) -> str:
        """A dash after a colon, a colon after the dash of a spell: never two of one kind.

        Branches that share their words are one order: "put it left or right of this card".
        """
        if effect.args["by"] != "opponent" and _is_one_order(effect.args["of"]):
            return self._branches(effect.args["of"])
        return self.worded("do", words.EFFECTS, effect, {"spell": flag(self.is_spell)})

    def _do_summon(self, effect: tree.Effect) -> str:
        """A resurrected creature stands next to the card if nothing else is said (BK-19.110)."""
        what, at = effect.args["what"], effect.args["at"]
        zone = what.of.zone if isinstance(what, tree.Pick) else "play"
        is_usual = zone == "grave" and isinstance(at, tree.Pick) and nouns.NEAR in at.of.filters
        shown = tree.Effect("summon", effect.args | {"at": None if is_usual else at})
        implied, self.implied = self.implied, (*self.implied, tree.Filter("in", (zone,)))
        text = self.worded("do", words.EFFECTS, shown, {"zone": zone})
        self.implied = implied
        return text

    def _do_prophecy(self, effect: tree.Effect) -> str:
        """A condition on the shown cards goes into their noun: "for each plains card shown"."""
        name, do = str(effect.args["as"]), effect.args["do"]
        self.variables[name] = Named(is_shown=True)
        filters: tuple[tree.Filter, ...] = ()
        inner = do[0] if len(do) == 1 and do[0].word == "if" else None
        cond = inner.args["cond"] if inner and not inner.args["else"] else None
        if isinstance(cond, tree.Check) and cond.word == "is" and cond.args[0].var == name:
            filters, do = cond.args[1], inner.args["do"] if inner else do
        args: Values = {}
        self.put(args, "n", "positive", effect.args["n"], "prophecy")
        shown = tree.Selector("any", "card", filters)
        nouns.selector(self, shown, "shown").put(args, "card")
        return self.phrases("berserk-do-prophecy", args | {"do": self.effects(do)})

    def _do_each(self, effect: tree.Effect) -> str:
        name, of = str(effect.args["as"]), effect.args["of"]
        each = nouns.selector(self, of, "each")
        self.variables[name] = Named(of.kind, each.number, each.gender)
        called = nouns.called(self, name)
        return self.worded("do", words.EFFECTS, effect, {"called": called})

    # Modifiers

    def mods(self, mods: tuple[tree.Mod, ...], who: Noun, apart: str = "and") -> str:
        """Of the card itself a modifier is said bare: "+1 to basic strikes".

        `apart` links such figures and verbs that stand side by side.
        """
        figures = [mod.word in FIGURES for mod in mods]
        said: list[str] = []
        for i, mod in enumerate(mods):
            is_going_on = i > 0 and figures[i] and figures[i - 1]
            bare = "yes" if who.role == "self" else "on" if is_going_on else "no"
            said.append(self.mod(mod, who, bare))
        is_even = all(figures) or not any(figures) or who.role != "self"
        return self.phrases.join(said, "and" if is_even else apart)

    def mod(self, mod: tree.Mod, who: Noun, bare: str) -> str:
        if mod.word == "ability" and _is_own_rule(mod.args["of"]):
            return self.rule(mod.args["of"], None, Noun(("",) * 5, who.number, who.gender, "self"))
        args: Values = {"number": who.number, "gender": who.gender, "bare": bare}
        for field in words.MODS[mod.word].fields:
            self.put(args, field.name, field.type, mod.args[field.name], mod.word)
        return self.phrases(message("mod", mod.word), args)

    # Fields

    def put(self, args: Values, name: str, type: str, value: Any, word: str = "") -> None:
        """A field of a word into the arguments of a pattern, by its type."""
        if value is None or (value == () and type != "effects"):
            args[name] = args[f"{name}-is"] = "none"
            args[f"{name}-gender"] = "f"  # an attack of any kind
        elif type in ("target", "thing", "place", "cards", "cardset", "ref", "cells"):
            nouns.noun(self, value, type).put(args, name)
        elif type == "selector":
            nouns.selector(self, value, "all").put(args, name)
            nouns.selector(self, value, "each").put(args, f"{name}-each")
        elif type in ("amount", "positive"):
            amounts.put(self, args, name, value, word)
        elif type == "attacks":
            self._put_attacks(args, name, value)
        elif type == "strengths":
            self._put_strengths(args, name, value)
        elif type == "keyword":
            args[name], args[f"{name}-acc"] = self.keyword(value), self.keyword(value, "acc")
        elif type == "mods":
            args[name] = self.mods(value, self._bearer(args))
        elif type == "effects":
            args[name] = self.effects(value) or "none"
            args[f"{name}-is"] = value[0].word if value else "none"
        else:
            args[name] = self._simple(type, value)

    def _simple(self, type: str, value: Any) -> Value:
        writers: dict[str, Callable[[Any], str]] = {
            "power": self._power,
            "cond": self._if,
            "until": self.until,
            "costs": self.costs,
            "filters": self._filters,
            "trait": self.trait,
            "kwword": self.trait,
            "event": self._inner_event,
            "branches": self._branches,
            "flag": flag,
            "rolls": self.rolls,
        }
        if type in writers:
            return writers[type](value)
        return self._name_of(type, value)

    def _name_of(self, type: str, value: Any) -> Value:
        if type == "ability":
            return Sentence(self.phrases).ability(value).removesuffix(".")
        if type in ("class", "marker", "cardid"):
            return self.phrases.name(type.removesuffix("id"), value)
        if type in ("label", "spell"):
            return self.phrases.name("spell", value)
        if type == "realm":
            return self.phrases.attribute(f"berserk-realm-{value}", "of")
        if type == "occasion":
            return self.phrases(f"berserk-occasion-{value}")
        return value if isinstance(value, (str, int)) else str(value)

    def _filters(self, filters: tuple[tree.Filter, ...]) -> str:
        return conditions.filters(self, filters)

    def _power(self, power: tree.Power) -> str:
        return amounts.power(self, power)

    def _branches(self, branches: tuple[tuple[tree.Effect, ...], ...]) -> str:
        """One of several; branches of more than one effect are told apart by "either"."""
        self.depth += 1
        said = [self.effects(branch) for branch in branches]
        self.depth -= 1
        if any(len(branch) > 1 for branch in branches):
            text = self.phrases.join(said, "either")
            return self.phrases("berserk-either-first", {"text": text})
        return self._shared(said, "or-do", _shares_words(branches))

    def rolls(self, rolls: tree.Rolls) -> str:
        args: Values = {"low": rolls.low, "high": rolls.high}
        args["open"] = flag(rolls.high >= HIGHEST_ROLL)
        return self.phrases("berserk-rolls", args) if rolls.low < rolls.high else str(rolls.low)

    def _inner_event(self, event: tree.Event) -> str:
        """The event of a delayed effect, which does not change what `event` means outside."""
        outer = self.event, self.befallen
        text = self._event(event)
        self.event, self.befallen = outer
        return text

    def _bearer(self, args: Values) -> Noun:
        """Who gets modifiers, as the pattern already knows."""
        number, gender = str(args.get("to-number", "one")), str(args.get("to-gender", "f"))
        return Noun(("",) * 5, number, gender, str(args.get("to-is", "other")))

    def _put_attacks(self, args: Values, name: str, kinds: tuple[str, ...]) -> None:
        for case in CASES:
            values: Values = {"case": case}
            said = [self.phrases(f"berserk-attack-{kind}", values) for kind in kinds]
            args[f"{name}-{case}"] = self.phrases.join(said, "or" if case != "many" else "and")
        args[name] = args[f"{name}-nom"]
        names = [self.phrases.attribute(f"berserk-attack-{kind}", "name") for kind in kinds]
        args[f"{name}-name"] = self.phrases.join(names, "or")
        args[f"{name}-gender"] = self.phrases.attribute(f"berserk-attack-{kinds[0]}", "gender")
        args[f"{name}-is"] = kinds[0]

    def _put_strengths(self, args: Values, name: str, strengths: tuple[str, ...]) -> None:
        gender = args.get("attack-gender") or "f"
        for case in CASES:
            values: Values = {"case": case, "gender": gender}
            said = [self.phrases(f"berserk-strength-{s}", values) for s in strengths]
            args[f"{name}-{case}"] = self.phrases.join(said, "or")
        args[name] = args[f"{name}-nom"]

    # Keywords

    def keyword(self, keyword: tree.Keyword, case: str = "nom") -> str:
        args: Values = {"n": keyword.n, "what": self.protection(keyword.what), "case": case}
        return self.phrases(message("kw", keyword.word), args)

    def protection(self, what: str) -> str:
        return self.phrases(message("protection", what)) if what else "none"

    def trait(self, word: str) -> str:
        """A keyword, protection or attack by its bare name."""
        if word in words.PROTECTIONS:
            what = self.protection(word)
            return self.phrases("berserk-kw-protect", {"n": 0, "what": what, "case": "nom"})
        if word in words.ATTACKS:
            return self.phrases.attribute(f"berserk-attack-{word}", "name")
        return self.phrases.attribute(message("kw", word), "name")


def _from_elsewhere(event: tree.Event) -> tree.Event:
    """Who has moved is where it has come to: it moves next to the card that waits for it."""
    card = event.args.get("card")
    if event.word != "moved" or not isinstance(card, tree.Selector):
        return event
    others = tuple(filter for filter in card.filters if filter != BESIDE)
    return tree.Event("moved", {"card": tree.Selector(card.side, card.kind, others)})


def _is_range(filter: tree.Filter) -> bool:
    return filter.word == "within" and filter.args[0] == SELF and not filter.negated


def _is_own_rule(ability: tree.Ability) -> bool:
    """Whether an ability that is given only forbids or orders something to its bearer."""
    return isinstance(ability, tree.Rule) and ability.who == SELF and ability.cond is None


def _is_order(effect: tree.Effect) -> bool:
    """Whether an effect is told as something to do, not as what a card does or gets."""
    if effect.word in BRANCHING or effect.word in NOMINAL or not effect.word:
        return False
    whom = effect.args.get("by") if effect.word == "cast" else effect.args.get("to")
    return effect.word not in CLAUSES or whom == SELF


def _is_alike(effects: list[tree.Effect]) -> bool:
    return len({effect.word for effect in effects}) == 1 and effects[0].word in SHARED


def _shares_words(branches: tuple[tuple[tree.Effect, ...], ...]) -> bool:
    is_short = all(len(branch) == 1 for branch in branches)
    return is_short and _is_alike([branch[0] for branch in branches])


def _is_one_order(branches: tuple[tuple[tree.Effect, ...], ...]) -> bool:
    """What a card gets is no order; there "choose one" must say that there is a choice."""
    return _shares_words(branches) and branches[0][0].word != "give"


def _common(parts: list[list[str]]) -> list[str]:
    """The words that all begin with."""
    same = takewhile(lambda row: len(set(row)) == 1, zip(*parts, strict=False))
    return [row[0] for row in same]
