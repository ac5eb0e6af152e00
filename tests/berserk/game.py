"""Berserk as a game to sit down to, with cards made for tests: keywords, no texts."""

from berserk.battle import add_card
from holmgang.core.game import Game, Option, Options
from holmgang.games.berserk import editions
from holmgang.games.berserk.change import poison
from holmgang.games.berserk.game import EDITIONS
from holmgang.games.berserk.notation import COLOURS
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.tables import NONE, Tables

CARDS = [
    "recruit cost=2 life=4 strike=1-1-2 realm=0",
    "guard cost=3 life=7 strike=1-2-3 realm=0 defence",
    "knight cost=6 elite life=9 strike=2-3-5 move=2 realm=0 armor=2",
    "troll cost=7 elite life=13 strike=3-4-5 realm=1 regen=2",
    "vampire cost=5 life=8 strike=2-2-4 realm=1 vampirism",
    "assassin cost=4 elite life=6 strike=2-3-4 move=2 realm=1 aimed jump=2",
    "phoenix cost=5 life=7 strike=1-2-3 realm=2 incarnation=1",
    "griffon cost=6 elite life=8 strike=2-3-4 realm=2 flyer",
    "imp cost=3 life=5 strike=1-2-2 realm=2 flyer incarnation=2",
    "turtle cost=4 life=10 strike=1-1-2 realm=2 scale clumsy unanswered",
    "hermit cost=3 life=6 strike=1-2-3 teleport unique protect-poison",
    "berserker cost=5 elite life=7 strike=3-4-6 attack=2 formation",
    "tower cost=2 life=6 artifact protect-flyers",
    "page cost=2 life=4 strike=1-1-2 realm=0 companion",
    "leech cost=3 life=4 strike=1-2-2 realm=1 parasite vampirism",
    "moor cost=2 terrain",
]


def tables(edition: str) -> Tables:
    made = Tables(editions.load(edition))
    for line in CARDS:
        name, *words = line.split()
        add_card(made, name, words)
    every = list(range(len(CARDS)))
    made.decks = [sorted(every * 3)[:43], sorted(every * 3)[5:]]
    return made


class TrialGame(Game):
    """Two decks of every card above, in either edition."""

    def __init__(self) -> None:
        options = [
            Option("edition", "realms", words=EDITIONS),
            Option("first", "random", words=["random", *COLOURS]),
        ]
        super().__init__("berserk-trial", 1, COLOURS, options)

    def new(self, options: Options) -> Berserk:
        state = Berserk(tables(options["edition"]))
        state.begin(COLOURS.index(options["first"]) if options["first"] in COLOURS else NONE)
        return state

    def content_hash(self, options: Options) -> str:
        return f"trial-{options['edition']}"


TRIAL = TrialGame()


def poison_some(state: Berserk) -> None:
    """No card of these poisons, so a test does."""
    for i in range(0, 30, 4):
        if state.place[i] >= 0:
            poison.give(state, i, 1)
