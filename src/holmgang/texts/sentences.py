"""What is told to people, and with which arguments: the names and kinds that all languages may use.

`packs/<game>/sentences.json` declares it for a game, `texts/sentences.json` for errors and the
reasons that all games share. Terminal and browser read the same files, and the tests of both
say every sentence with the same values.

An argument is a `number`, a `word` (a value that has words: rule 1 of `Texts.words`), or a list of
them: `numbers`, `words`. One with a question mark may be nothing. The arguments of an action stand
in the order of its notation; a list takes all that is left.
"""

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypedDict

from holmgang import packs

Kind = Literal["number", "number?", "word", "word?", "numbers", "words"]
Arguments = dict[str, Kind]
Rules = dict[str, str | dict[str, str]]
"""The number of a rule; one for each edition where these differ."""
SHARED = Path(__file__).parent / "sentences.json"


class Citations(TypedDict):
    """Which rule a question or a refusal comes from: `texts/citations.py`."""

    questions: Rules
    reasons: Rules


class Sentences(TypedDict, total=False):
    """The arguments of each action, question and event of a game, of each reason and error.

    `many`, `closing`, `others`, `deeds` and `asides` lay out the log: `texts/telling.py`.
    """

    actions: dict[str, Arguments]
    questions: dict[str, Arguments]
    events: dict[str, Arguments]
    many: dict[str, Arguments]
    closing: dict[str, str]
    others: list[str]
    deeds: dict[str, dict[str, str]]
    asides: list[str]
    reasons: dict[str, Arguments]
    errors: dict[str, Arguments]
    rules: Citations


@lru_cache
def sentences(game_id: str | None = None) -> Sentences:
    """What a game declares; without one, what all games share."""
    path = packs.home(game_id) / "sentences.json" if game_id else SHARED
    declared: Sentences = json.loads(path.read_bytes()) if path.is_file() else {}
    return declared


def by_name(arguments: Arguments, words: list[str]) -> dict[str, object]:
    """The words of an action by the names of its arguments."""
    values: dict[str, object] = {}
    for i, (name, kind) in enumerate(arguments.items()):
        if kind == "words":
            values[name] = words[i:]
        elif i < len(words):
            values[name] = _value(kind, words[i])
    return values


def _value(kind: Kind, word: str) -> str | int:
    """Notation may come from anybody: what is no number of a sensible size stays a word."""
    return int(word) if kind == "number" and re.fullmatch("[0-9]{1,9}", word) else word
