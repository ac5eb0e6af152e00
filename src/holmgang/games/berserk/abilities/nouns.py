"""Whom a sentence speaks of: selectors as noun phrases, and pronouns for cards already named."""

from typing import TYPE_CHECKING, Any

import msgspec

from holmgang.games.berserk.abilities import amounts, tree, words
from holmgang.games.berserk.abilities.phrases import (
    Noun,
    Parts,
    Values,
    decline,
    flag,
    message,
    noun_phrase,
)

if TYPE_CHECKING:
    from holmgang.games.berserk.abilities.sentence import Sentence

NAMES = "ABCDEF"
SELF = tree.Ref("self")
TWICE = ("host", "attacked", "attacker")
"""Words that a second mention makes a pronoun."""
NEAR = tree.Filter("adj", (SELF,))
OTHER = tree.Filter("other", (SELF,))


class Named(msgspec.Struct, frozen=True):
    """A card that was named, as far as a pronoun must know it."""

    kind: str = "card"
    number: str = "one"
    gender: str = "f"
    is_shown: bool = False
    """Whether it is a card shown by a prophecy, which no pronoun fits."""


def noun(sentence: "Sentence", value: Any, type: str) -> Noun:
    if isinstance(value, tree.Pick):
        return _pick(sentence, value)
    if isinstance(value, tree.All):
        return selector(sentence, value.of, "each")
    if isinstance(value, tree.CellOf):
        return _cell_of(sentence, value)
    return cards(sentence, value, "all" if type in ("cells", "cardset") else "a")


def cards(sentence: "Sentence", value: tree.Cards, quantity: str) -> Noun:
    if isinstance(value, tree.Ref):
        return ref(sentence, value)
    return selector(sentence, value, quantity)


# Cards already named


def ref(sentence: "Sentence", ref: tree.Ref) -> Noun:
    named = _named(sentence, ref)
    if isinstance(named, Named) and not named.is_shown:
        return _pronoun(sentence, ref, named)
    word = "shown" if isinstance(named, Named) else named.word
    id = message("ref", word)
    gender = sentence.phrases.attribute(id, "gender") or "n"
    if word in TWICE and word in sentence.mentioned:
        return _pronoun(sentence, ref, Named("card", "one", gender))
    sentence.mentioned.append(word)
    args: Values = {"event": sentence.event}
    role = "self" if named == SELF else "other"
    return decline(lambda c: sentence.phrases(id, args | {"case": c}), "one", gender, role)


def _named(sentence: "Sentence", ref: tree.Ref) -> Named | tree.Ref:
    """What was named before, or the word itself where that says enough."""
    if ref.word == "it":
        return sentence.it
    if ref.word == "event.card":
        return sentence.befallen
    return sentence.variables.get(ref.var, Named()) if ref.var else ref


def _pronoun(sentence: "Sentence", ref: tree.Ref, named: Named) -> Noun:
    """A pronoun; a letter where several variables would share it."""
    name = letter(sentence, ref.var)
    id = "berserk-ref-var" if name else "berserk-ref-it"
    args: Values = {"number": named.number, "gender": named.gender, "noun": named.kind}
    args["name"] = name
    gender = sentence.phrases.attribute(id, "gender") or named.gender
    role = "other" if name else "it"
    return decline(lambda c: sentence.phrases(id, args | {"case": c}), named.number, gender, role)


def letter(sentence: "Sentence", variable: str) -> str:
    """How a sentence calls a variable; nothing where it is the only one."""
    if variable not in sentence.letters or len(sentence.letters) == 1:
        return ""
    return NAMES[sentence.letters.index(variable) % len(NAMES)]


def letters(node: tree.Ability) -> list[str]:
    """The variables that name picked cards, in order."""
    inside = tree.walk(node)
    lets = [n for n in inside if isinstance(n, tree.Effect) and n.word in ("let", "each")]
    found = [str(n.args["as"]) for n in lets if not isinstance(n.args.get("card"), tree.Ref)]
    found += [n.var for n in inside if isinstance(n, tree.Pick) and n.var]
    return list(dict.fromkeys(found))


# Cards picked


def _pick(sentence: "Sentence", pick: tree.Pick) -> Noun:
    is_one = pick.n == tree.Number(1)
    quantity = "a" if is_one and not pick.upto else "upto" if pick.upto else "some"
    found = selector(sentence, pick.of, quantity, amounts.amount(sentence, pick.n))
    named = Named(pick.of.kind, found.number, found.gender)
    if not pick.of.is_cell:
        sentence.it = named
    if pick.var:
        sentence.variables[pick.var] = named
        found = found.add(called(sentence, pick.var))
    if pick.by == "opponent":
        args: Values = {"noun": pick.of.kind}
        found = found.add(sentence.phrases("berserk-by-opponent", args))
        found = msgspec.structs.replace(found, role="theirs")
    return found


def called(sentence: "Sentence", variable: str) -> str:
    """The letter of a variable in brackets, if it has one."""
    name = letter(sentence, variable)
    return sentence.phrases("berserk-called", {"name": name}) if name else ""


def _cell_of(sentence: "Sentence", cell: tree.CellOf) -> Noun:
    args: Values = {}
    ref(sentence, cell.ref).put(args, "of")
    gender = sentence.phrases.attribute("berserk-noun-cell-of", "gender") or "n"
    return decline(
        lambda case: sentence.phrases("berserk-noun-cell-of", args | {"case": case}), "one", gender
    )


def selector(
    sentence: "Sentence", selector: tree.Selector, quantity: str, count: str | int = 1
) -> Noun:
    implied = [f for f in selector.filters if f not in (*sentence.implied, OTHER)]
    filters = [filter(sentence, f) for f in sorted(implied, key=_order)]
    side = selector.side
    if selector.is_cell and side != "any":
        filters.append((f"berserk-half-{side}", "", {}))
        side = "any"
    if side == "enemy":
        after = sentence.phrases.attribute("berserk-enemy", "place") != "before"
        filters.insert(0 if after else len(filters), ("berserk-enemy", "", {}))
    determiner = f"{quantity}-{'mine' if side == 'mine' else 'any'}"
    is_other = OTHER in selector.filters
    is_named = any(f.word == "named" and not f.negated for f in selector.filters)
    parts = Parts("card" if is_named else selector.kind, determiner, filters, count, is_other)
    return noun_phrase(sentence.phrases, parts)


def filter(sentence: "Sentence", filter: tree.Filter) -> tuple[str, str, Values]:
    """A filter as a message, its attribute and its arguments."""
    if filter.word == "compare":
        return amounts.compared(sentence, filter)
    args: Values = {"not": flag(filter.negated)}
    for field, value in zip(words.FILTERS[filter.word].fields, filter.args, strict=True):
        sentence.put(args, field.name, field.type, value)
    return message("filter", filter.word), "not" if filter.negated else "", args


def without(selector: tree.Selector, *filters: tree.Filter) -> tree.Selector:
    left = tuple(f for f in selector.filters if f not in filters)
    return tree.Selector(selector.side, selector.kind, left)


def _order(filter: tree.Filter) -> tuple[bool, int]:
    """Plain adjectives first, the zone last: what stands near a noun is taken to belong to it."""
    return filter.word == "in", 1 if filter == NEAR else 2 if filter.args else 0
