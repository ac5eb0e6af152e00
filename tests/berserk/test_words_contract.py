"""Cards of the rarer words keep the contract too: copies, records, worlds, and no leak."""

from collections.abc import Callable

import pytest
from contract import CHECKS, Case

from berserk.battle import field
from berserk.heroes import hero
from berserk.test_words_in_play import battle
from holmgang.core.game import Game, Option, Options
from holmgang.games.berserk.notation import COLOURS
from holmgang.games.berserk.rules import Berserk

SEERS = hero(
    "act: {pay: [], limit: {n: 2, per: turn}, do: {look: 2}}",
    "act: {pay: tap, do: {prophecy: {n: 1, as: $c, do: {chips: {to: self, n: 1}}}}}",
    id="seer",
)


class WordsGame(Game):
    """A battle that has begun: all rare words, or only seers that look into their decks."""

    def __init__(self) -> None:
        cards = Option("cards", "all", words=["all", "seers"])
        super().__init__("berserk-words", 1, COLOURS, [cards])

    def new(self, options: Options) -> Berserk:
        if options["cards"] == "all":
            state = battle("laar").state
        else:
            deck = "wolf bear lynx wolf bear lynx"
            sides = ("P1: seer c1, seer a1", "P2: seer c6, seer e6")
            state = field(*sides, edition="laar", cards=SEERS, deck=(deck, deck)).state
        state.journal = None
        return state

    def content_hash(self, options: Options) -> str:
        return f"words-{options['cards']}"


GAME = WordsGame()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
@pytest.mark.parametrize(("cards", "length"), [("all", 20), ("seers", 12)])
def test_rare_words_keep_the_contract(
    check: Callable[[Case], None], cards: str, length: int
) -> None:
    check(Case(GAME, GAME.fill_options({"cards": cards}), seed=length, length=length))
