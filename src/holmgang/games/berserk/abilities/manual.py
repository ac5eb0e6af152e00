"""The tables of docs/cards.md, written from the words themselves.

python -m holmgang.games.berserk.abilities.manual docs/cards.md
"""

import re
import sys
from pathlib import Path

from holmgang.games.berserk.abilities import words

TABLES: dict[str, words.Table | dict[str, str]] = {
    "abilities": words.ABILITIES,
    "wrappers": words.SUGAR,
    "keywords": words.KEYWORDS,
    "events": words.EVENTS,
    "costs": words.COSTS,
    "effects": words.EFFECTS,
    "modifiers": words.MODS,
    "deeds": words.DEEDS,
    "modes": words.MODES,
    "hooks": words.HOOKS,
    "stages": words.STAGES,
    "kinds": words.KINDS,
    "filters": words.FILTERS,
    "references": words.REFS,
    "amounts": words.AMOUNTS,
    "statistics": words.STATS,
    "values": words.EVENT_VALUES,
    "conditions": words.CONDITIONS,
    "durations": words.DURATIONS,
    "occasions": words.OCCASIONS,
    "periods": words.PERIODS,
}


def table(name: str) -> str:
    """One table as Markdown."""
    rows = TABLES[name]
    lines = [_row(value) if isinstance(value, words.Word) else (f"`{key}`", value)
             for key, value in rows.items()]  # fmt: skip
    heads = ("word", "fields", "meaning", "example")
    head = heads if len(lines[0]) == 4 else ("word", "meaning")
    written = [head, tuple("---" for _ in head), *lines]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in written)


def _row(word: words.Word) -> tuple[str, str, str, str]:
    fields = " ".join(_field(field) for field in word.fields)
    return f"`{word.name}`", fields or "–", word.meaning, f"`{word.example}`"


def _field(field: words.Field) -> str:
    mark = "" if field.is_required else "?"
    return f"`{field.name}{mark}`: {field.type.replace('|', '/')}"


def filled(text: str) -> str:
    """A page with every table between its marks written anew."""
    for name in TABLES:
        marks = rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)"
        body = f"\n{table(name)}\n\n".replace("\\", "\\\\")
        text = re.sub(marks, rf"\g<1>{body}\g<2>", text, flags=re.DOTALL)
    return text


def main(path: Path) -> None:
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
