"""Berserk as a game to sit down to."""

from holmgang.core.game import Game, Option, Options
from holmgang.core.state import State
from holmgang.games.berserk.notation import COLOURS

EDITIONS = ["realms", "laar"]
BY_THE_BOOK = "book"
READINGS = {
    "mulligan-currency": ["gold", "silver"],
    "split-payment": ["yes", "no"],
    "flying-cap": ["0", "15"],
    "rear-row": ["forced", "chosen"],
    "reveal-before-protector": ["yes", "no"],
    "own-targets": ["enemy", "any"],
    "illegal-blind-attack": ["unpaid", "paid"],
    "upkeep-needs-alerting": ["yes", "no"],
    "upkeep-order": ["chosen", "regeneration", "poison"],
    "exchange-chooser": ["higher", "attacker"],
    "protection": ["block", "shield"],
    "range": ["radius", "path"],
    "scale-reads": ["wounds", "life"],
    "vampirism-cap": ["yes", "no"],
    "exile-incarnated": ["yes", "no"],
    "double-loss": ["draw", "active"],
    "triggers": ["chosen", "declared"],
}
"""How an edition may be read otherwise; `packs/berserk/editions.yaml` says what each means."""
LESSON = "lesson"
READY = "ready"


class BerserkGame(Game):
    """Options: the edition and readings of it, the set of cards, and a deck for each seat.

    A deck is named (one of the set's), or written out as `grey-wolf*3 lynx*2 …`.
    """

    def __init__(self) -> None:
        options = [
            Option("edition", "realms", words=EDITIONS),
            Option("battle", "full", words=["full", LESSON, READY]),
            Option("south", "plains"),
            Option("north", "mountains"),
            Option("first", "random", words=["random", *COLOURS]),
            Option("copies", "limited", words=["limited", "free"]),
            Option("turns", "200", low=1, high=999),
            Option("readings", BY_THE_BOOK, readings=READINGS),
            Option("pack", "realms"),
        ]
        super().__init__("berserk", 5, COLOURS, options)

    def fill_options(self, given: dict[str, str]) -> Options:
        """Ready armies bring their set, edition and decks along."""
        if given.get("battle") == READY:
            from holmgang.games.berserk import ready

            given = given | ready.ready().options()
        return super().fill_options(given)

    def new(self, options: Options) -> State:
        # Whoever only lists the games need not load their rules.
        from holmgang.games.berserk import begin

        return begin.new(options)

    def content_hash(self, options: Options) -> str:
        from holmgang.games.berserk import begin

        return begin.digest(options)
