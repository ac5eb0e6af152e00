"""Which rule a question or a refusal comes from, by its number.

`rules` in `packs/<game>/sentences.json` says it: `questions` and `reasons` by their names. Where
editions differ there is a number for each. A question whose words tell several things apart may
have a row for each of them: `cell-push` beside `cell`.
"""

from collections.abc import Iterator, Mapping

from holmgang.texts.sentences import Citations, sentences

NONE: Citations = {"questions": {}, "reasons": {}}


def of_question(game_id: str, view: Mapping[str, object], edition: str = "") -> str:
    """The rule of what is asked now; nothing where none is cited."""
    rows = _cited(game_id)["questions"]
    return next((_of(rows[name], edition) for name in _names(game_id, view) if name in rows), "")


def of_reason(game_id: str, reason: str, view: Mapping[str, object], edition: str = "") -> str:
    """The rule that refuses; a reason that all games share leads to what is asked."""
    rows = _cited(game_id)["reasons"]
    code = reason.replace(" ", "-")
    return _of(rows[code], edition) if code in rows else of_question(game_id, view, edition)


def _cited(game_id: str) -> Citations:
    return sentences(game_id).get("rules", NONE)


def _names(game_id: str, view: Mapping[str, object]) -> Iterator[str]:
    """From the narrowest name to the widest."""
    asking = str(view["asking"])
    for argument in sentences(game_id).get("questions", {}).get(asking, {}):
        yield f"{asking}-{view.get(argument)}"
    yield asking


def _of(row: str | dict[str, str], edition: str) -> str:
    return row if isinstance(row, str) else row.get(edition) or next(iter(row.values()))
