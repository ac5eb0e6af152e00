"""Fluent patterns of one language, and noun phrases that agree in it.

A noun phrase is a determiner around words before the noun, the noun, and words
after it. Which words stand before is said by their `.place`; what they must
agree with, by the noun's `.gender` and `.animate`, and by the `.number` that
its determiner asks for; a verb agrees with the determiner's `.verb`. Every part
is told, as far as the language needs it:

    $case    nom, gen, dat, acc or ins     $number  one or many
    $gender  m, f or n                     $agree   gender or `pl`, and case: `n-nom`, `pl-gen`
    $count   how many there are            $counted yes after a numeral that governs the noun

A determiner may force a `.case` on its phrase, or be such a numeral (`.counted`).

A phrase goes into a pattern in all its cases: `$to` (nominative), `$to-gen`,
`$to-dat`, `$to-acc`, `$to-ins`, with `$to-number` and `$to-gender`. `$to-is`
says what it stands for: `self` (the card that speaks), `it` (a card already named:
a pronoun), `theirs` (the opponent chooses it) or `other`, so that a pattern may
say "heal 3" or "heal it for 3".
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle

from holmgang import packs
from holmgang.games.berserk.abilities import rule_links
from holmgang.packs import fluent_files

NAMING = ("name", "not")
"""Attributes that are words of a text."""
CASES = ("nom", "gen", "dat", "acc", "ins")
GLOSSARY = packs.ROOT / "berserk" / "glossary"

Value = str | int
Values = dict[str, Value]


class Phrases:
    """The patterns of a language; a later folder's words override an earlier one's."""

    def __init__(self, lang: str, folders: Sequence[Path] = (), marked: bool = False) -> None:
        self.lang = lang
        self.whole = rule_links.whole_messages() if marked else {}
        """Messages that are marked as terms, all of them."""
        self.errors: list[str] = []
        """What patterns lacked; empty unless a glossary is incomplete."""
        functions = FUNCTIONS | {"TERM": _marked if marked else _unmarked}
        self.bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        paths = [GLOSSARY / f"{lang}.ftl"]
        paths += [folder / "locale" / f"{lang}.ftl" for folder in folders]
        for path in paths:
            if path.is_file():
                self.bundle.add_resource(fluent_files.parsed(path), allow_overrides=True)

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def __call__(self, id: str, args: Values | None = None) -> str:
        """A message, or its bare id where it is missing."""
        message = self.bundle.get_message(id) if self.has(id) else None
        if message is None or message.value is None:
            self.errors.append(f"{id} is missing")
            return id
        text = self._format(id, message.value, args)
        return rule_links.mark(text, self.whole[id]) if id in self.whole else text

    def attribute(self, id: str, name: str, args: Values | None = None) -> str:
        """An attribute of a message, or nothing where there is none."""
        pattern = self.bundle.get_message(id).attributes.get(name) if self.has(id) else None
        text = self._format(f"{id}.{name}", pattern, args) if pattern is not None else ""
        is_term = id in self.whole and name in NAMING
        return rule_links.mark(text, self.whole[id]) if is_term else text

    def _format(self, id: str, pattern: Any, args: Values | None) -> str:
        text, errors = self.bundle.format_pattern(pattern, args or {})
        self.errors += [f"{id}: {error}" for error in errors]
        return str(text)

    def name(self, family: str, id: str) -> str:
        """The name of a card, class or marker, which a set brings; else its id."""
        message = f"berserk-{family}-{id}"
        return self(message) if self.has(message) else id

    def join(self, items: Iterable[str], link: str) -> str:
        """Items in one phrase: `link` (and, or, either) before the last, commas before others."""
        parts = list(items)
        if not parts:
            return ""
        text = parts[0]
        for i, part in enumerate(parts[1:], 2):
            id = f"berserk-{link}" if i == len(parts) else "berserk-comma"
            text = self(id, {"head": text, "tail": part})
        return text


class Noun(msgspec.Struct, frozen=True):
    """A noun phrase in all its cases."""

    forms: tuple[str, ...]
    number: str
    gender: str
    role: str = "other"

    def put(self, args: Values, name: str) -> None:
        """Into the arguments of a pattern."""
        args[name] = self.forms[0]
        for case, form in zip(CASES, self.forms, strict=True):
            args[f"{name}-{case}"] = form
        args[f"{name}-number"] = self.number
        args[f"{name}-gender"] = self.gender
        args[f"{name}-is"] = self.role

    def add(self, text: str) -> "Noun":
        forms = tuple(f"{form}{text}" for form in self.forms)
        return msgspec.structs.replace(self, forms=forms)


def decline(form: Callable[[str], str], number: str, gender: str, role: str = "other") -> Noun:
    return Noun(tuple(form(case) for case in CASES), number, gender, role)


class Parts(msgspec.Struct):
    """What a noun phrase is made of: message ids, each with its arguments."""

    noun: str
    determiner: str
    filters: list[tuple[str, str, Values]]
    """Message, attribute (`not`, or nothing) and arguments."""
    count: Value = 1
    is_other: bool = False
    """Whether the determiner says "another"."""


def noun_phrase(phrases: Phrases, parts: Parts) -> Noun:
    noun = f"berserk-noun-{parts.noun}"
    determiner = f"berserk-det-{parts.determiner}"
    number = phrases.attribute(determiner, "number") or "one"
    gender = phrases.attribute(noun, "gender") or "n"
    animate = phrases.attribute(noun, "animate") == "yes"

    def form(wanted: str) -> str:
        case = phrases.attribute(determiner, "case") or wanted
        counted = phrases.attribute(determiner, "counted") == "yes" and case in ("nom", "acc")
        agree = "pl-gen" if counted else _agree(case, number, gender, animate)
        args: Values = {"case": case, "number": number, "gender": gender, "count": parts.count}
        args |= {"agree": agree, "counted": flag(counted)}
        args |= {"noun": parts.noun, "other": flag(parts.is_other)}
        before: list[str] = []
        after: list[str] = []
        for id, attribute, own in parts.filters:
            values = own | args
            text = phrases.attribute(id, attribute, values) if attribute else phrases(id, values)
            place = phrases.attribute(id, f"{attribute}-place" if attribute else "place", values)
            is_near = own.get("of-is") == "self"
            if place == "before":  # where it stands, then what it is like
                before.insert(0 if is_near else len(before), text)
            else:
                after.append(text)
        said = " ".join([*before, phrases(noun, args), *after])
        args["phrase"] = said.replace(" ,", ",")  # a filter may be set off by a comma
        return phrases(determiner, args)

    return decline(form, phrases.attribute(determiner, "verb") or number, gender)


def _agree(case: str, number: str, gender: str, animate: bool) -> str:
    """What adjectives agree with: `pl` or a gender, and a case."""
    who = "pl" if number == "many" else gender
    if case == "acc" and who in ("pl", "m"):
        return f"{who}-gen" if animate else f"{who}-nom"
    return f"{who}-{case}"


def message(family: str, word: str) -> str:
    """The id of the message for a word of the language of cards."""
    return f"berserk-{family}-{word.replace('_', '-').replace('.', '-')}"


def flag(value: bool) -> str:
    return "yes" if value else "no"


def _an(phrase: object) -> str:
    """A phrase of English with its indefinite article."""
    text = rule_links.head(str(phrase))
    is_open = text[:1].lower() in "aeiou" and not text.startswith("uni")
    return f"an {phrase}" if is_open else f"a {phrase}"


def _si(clause: object) -> str:
    """A French clause with its "if"."""
    text = str(clause)
    return f"s’{text}" if text.startswith("il ") else f"si {text}"


def _que(clause: object) -> str:
    """A French clause with its "that"."""
    text = rule_links.head(str(clause))
    return f"qu’{clause}" if text[:1].lower() in "aeiouyéèêà" else f"que {clause}"


def _ni(phrase: object) -> str:
    """A Russian phrase after a preposition, where a pronoun gets its "н": «с него»."""
    text = str(phrase)
    return f"н{text}" if text in RUSSIAN_PRONOUNS else text


def _marked(text: object, term: object) -> str:
    return rule_links.mark(str(text), str(term))


def _unmarked(text: object, term: object) -> str:
    return str(text)


RUSSIAN_PRONOUNS = ("его", "её", "ему", "ей", "им", "ими", "их")

FUNCTIONS: dict[str, Any] = {"AN": _an, "SI": _si, "QUE": _que, "NI": _ni}
"""What patterns cannot say: words that change before the next one."""
