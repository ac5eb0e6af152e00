"""Where the book can be read otherwise: what each reading is called, and what it switches."""

from holmgang.core.errors import OptionError

BY_THE_BOOK = "book"

WORDS: dict[str, list[str]] = {
    "items": ["turn", "phase1"],
    "shield": ["berserker", "attack"],
    "stone": ["once", "turn"],
    "restore": ["once", "always"],
    "mark": ["one", "all"],
    "marked": ["act", "still"],
    "six": ["exact", "least"],
}
"""Every reading with its words; ours is the first of them."""


class Readings:
    """How this game is played where the book leaves a choice; `turns` is 0 without a limit."""

    def __init__(self) -> None:
        self.turns = 0
        self.items_serve_all_turn = True  # BR-VIL-03
        self.shield_covers_all = False  # BR-ITM-A
        self.stone_lasts = False  # BR-ITM-D
        self.restores_always = False  # BR-SAV-03
        self.marks_all = False  # BR-ACT-09
        self.sealed_stand_still = False  # BR-ACT-10
        self.six_is_least = False  # BR-REQ-13


def read(text: str, turns: int) -> Readings:
    """`items=phase1,six=least`, or the word for none."""
    chosen = _chosen(text)
    made = Readings()
    made.turns = turns
    made.items_serve_all_turn = chosen["items"] == "turn"
    made.shield_covers_all = chosen["shield"] == "attack"
    made.stone_lasts = chosen["stone"] == "turn"
    made.restores_always = chosen["restore"] == "always"
    made.marks_all = chosen["mark"] == "all"
    made.sealed_stand_still = chosen["marked"] == "still"
    made.six_is_least = chosen["six"] == "least"
    return made


def _chosen(text: str) -> dict[str, str]:
    chosen = {name: words[0] for name, words in WORDS.items()}
    for part in [] if text == BY_THE_BOOK else text.split(","):
        name, _, word = part.partition("=")
        if name not in WORDS or word not in WORDS[name]:
            known = " | ".join(f"{name}={'/'.join(words)}" for name, words in WORDS.items())
            raise OptionError(option="readings", value=part, expected=f"{BY_THE_BOOK} | {known}")
        chosen[name] = word
    return chosen
