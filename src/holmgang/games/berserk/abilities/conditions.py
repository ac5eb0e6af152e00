"""When: the conditions of an ability in words."""

from typing import TYPE_CHECKING

import msgspec

from holmgang.games.berserk.abilities import amounts, nouns, tree, words
from holmgang.games.berserk.abilities.nouns import SELF
from holmgang.games.berserk.abilities.phrases import Noun, Values, flag, message

if TYPE_CHECKING:
    from holmgang.games.berserk.abilities.sentence import Sentence


def say(sentence: "Sentence", cond: tree.Cond) -> str:
    if isinstance(cond, tree.And):
        return sentence.phrases.join([say(sentence, part) for part in cond.parts], "and")
    if isinstance(cond, tree.Or):
        return sentence.phrases.join([say(sentence, part) for part in cond.parts], "or")
    if isinstance(cond, tree.Not):
        return _not(sentence, cond.part)
    if isinstance(cond, tree.Compare):
        return amounts.compare(sentence, cond)
    return _check(sentence, cond, "no")


def _not(sentence: "Sentence", part: tree.Cond) -> str:
    if isinstance(part, tree.Check):
        return _check(sentence, part, "yes")
    return sentence.phrases("berserk-not", {"cond": say(sentence, part)})


def _check(sentence: "Sentence", check: tree.Check, negated: str) -> str:
    if check.word == "is":
        return _is(sentence, check.args[0], check.args[1], negated)
    args: Values = {"not": negated}
    for field, value in zip(words.CONDITIONS[check.word].fields, check.args, strict=True):
        if field.type == "selector":
            args["near"] = flag(nouns.NEAR in value.filters)
            nouns.selector(sentence, nouns.without(value, nouns.NEAR), "a").put(args, field.name)
        else:
            sentence.put(args, field.name, field.type, value)
    return sentence.phrases(message("if", check.word), args)


def _is(sentence: "Sentence", ref: tree.Ref, filters: tuple[tree.Filter, ...], negated: str) -> str:
    card = nouns.ref(sentence, ref)
    subject = card.forms[0]
    if card.role == "self" and sentence.is_crowded:
        card = msgspec.structs.replace(card, role="other")
    elif card.role == "self":
        subject = sentence.phrases.attribute("berserk-ref-self", "subject")
    elif card.role == "it":
        subject = sentence.phrases.attribute("berserk-ref-it", "subject") or subject
    said = sentence.phrases.join([_predicate(sentence, f, card) for f in filters], "and")
    text = f"{subject} {said}".strip()
    return sentence.phrases("berserk-not", {"cond": text}) if negated == "yes" else text


def filters(sentence: "Sentence", filters: tuple[tree.Filter, ...]) -> str:
    card = nouns.ref(sentence, SELF)
    return sentence.phrases.join([_predicate(sentence, f, card) for f in filters], "and")


def _predicate(sentence: "Sentence", filter: tree.Filter, card: Noun) -> str:
    """A filter said of one card: "is exhausted", "has no armor"."""
    id, _, args = nouns.filter(sentence, filter)
    agree: Values = {"case": "nom", "number": "one", "gender": card.gender}
    args |= agree | {"agree": f"{card.gender}-nom", "is": card.role, "noun": "card"}
    own = sentence.phrases.attribute(id, "is", args)
    if own:
        return own
    return sentence.phrases("berserk-is", args | {"filter": sentence.phrases(id, args)})


def gates(cond: tree.Cond | None) -> tuple[list[str], tree.Cond | None]:
    """Gates that stand before a sentence as a word, and what is left of the condition."""
    parts = cond.parts if isinstance(cond, tree.And) else (cond,) if cond else ()
    found = [part.word for part in parts if isinstance(part, tree.Check) and _is_gate(part)]
    rest = tuple(part for part in parts if not _is_gate(part))
    if not rest:
        return found, None
    left = rest[0] if len(rest) == 1 else tree.And(rest)
    inner, left_inside = gates(left) if found and isinstance(left, tree.And) else ([], left)
    return found + inner, left_inside


def is_past(cond: tree.Cond | None) -> bool:
    """Whether a condition is about what has been: then it is an `if`, not a `while`."""
    nodes = tree.walk(cond) if cond else ()
    return any(isinstance(n, tree.Filter) and n.word in ("moved", "acted") for n in nodes)


def _is_gate(cond: tree.Cond) -> bool:
    return isinstance(cond, tree.Check) and "gate" in words.CONDITIONS[cond.word].traits
