"""Battles set up for a test: Berserk played in notation, with cards made for it.

    battle = field("P1: knight c3 armor=2", "P2: archer c4 exhausted, guard d4").dice(5, 2)
    battle.play("strike c3 c4", "protect d4")
    assert battle.wounds("guard") == 3

P1 is the south and goes first. A card is its name, its place (a square, `air`,
or `@c3` for a symbiote that sits on the card there) and whatever is not as usual:
figures (`life=5 move=2 strike=1-2-3 wounds=4 poison=1 extra=1`), keywords
(`armor=2 vampirism`), a type (`flyer`, `artifact`) and conditions
(`exhausted hidden blessed cursed stunned`).

Cards with abilities stand in YAML, or in a set of `packs/berserk`; they are called by their ids:

    battle = field("P1: reed-hunter c2 wounds=3", "P2: guard c5", cards=pack_cards("swamp"))
    battle.dice(4).play("use c2 1", "target c5")
    assert battle.wounds("guard") == 2

`use c2 1` is the first activated ability of the card on c2. `deck=("imp imp", "")` puts cards
into the decks; `battle.now("mire-crone")` is all that is known of a card.

    camp = muster("ogre*3 imp*12", "imp*15", ogre="cost=8 elite realm=1", imp="cost=2")

is a table before the battle: both deals, the rest of the decks, and the cards.
"""

from collections.abc import Sequence
from functools import cache
from typing import Self

from tabletop import View

from holmgang.core.action import CHANCE, OMNISCIENT
from holmgang.core.event import Event
from holmgang.core.packed import rows_of
from holmgang.games.berserk import editions, tables
from holmgang.games.berserk.abilities import load_cards, tree
from holmgang.games.berserk.abilities.compile import compile_cards
from holmgang.games.berserk.change import movement, symbiotes
from holmgang.games.berserk.hear import listeners
from holmgang.games.berserk.look import cards, reach
from holmgang.games.berserk.notation import PLACES
from holmgang.games.berserk.numbers import frames, keywords
from holmgang.games.berserk.phases import combat, turns
from holmgang.games.berserk.rules import Berserk
from holmgang.games.berserk.run import driver
from holmgang.games.berserk.state import AIR, ALERT, BLESSED, CURSED, HIDDEN, PACIFIED, STUNNED
from holmgang.games.berserk.tables import DEAL, NONE, Tables
from holmgang.packs import ROOT

STATUS = {
    "hidden": HIDDEN,
    "blessed": BLESSED,
    "cursed": CURSED,
    "stunned": STUNNED,
    "pacified": PACIFIED,
}
TYPES = ("ground", "flyer", "artifact", "terrain", "companion", "parasite")
WORDS = {row.word: row.number for row in keywords.TABLE}
FIGURES = ("cost", "realm", "elite", "life", "move", "strike")
MARKERS = ("wounds", "extra", "poison", "tokens", "armor_used", "chips")
MEANS = {
    "strike": tables.BASIC,
    "special": tables.SPECIAL,
    "magical": tables.MAGICAL,
    "shot": tables.SHOT,
    "throw": tables.THROW,
    "polearm": tables.POLEARM,
    "blast": tables.BLAST,
    "spell": tables.SPELL,
    "effect": tables.EFFECT,
}


def new_tables(edition: str = "realms", **readings: object) -> Tables:
    return Tables(editions.load(edition, **readings))


def add_card(cards: Tables, name: str, words: list[str]) -> int:
    """A card of a test: life 10, movement 1, strike 2-3-4, cost 3, unless it is said otherwise."""
    figures = dict(word.partition("=")[::2] for word in words)
    kind = next((TYPES.index(word) for word in TYPES if word in figures), tables.GROUND)
    cost, realm = int(figures.get("cost", 3)), int(figures.get("realm", NONE))
    row = cards.add(name, kind, cost, "elite" in figures, realm)
    cards.life[row] = int(figures.get("life", 10))
    cards.move[row] = int(figures.get("move", 1))
    strike = [int(number) for number in figures.get("strike", "2-3-4").split("-")]
    cards.set_strike(row, strike)
    for word, value in figures.items():
        assert word in (*WORDS, *FIGURES, *TYPES), f"{name}: nobody knows the word {word!r}"
        if word in WORDS:
            cards.keywords[keywords.COUNT * row + WORDS[word]] = int(value or 1)
    return row


class Table:
    """A state that is asked in words and answers in words."""

    def __init__(self, state: Berserk) -> None:
        self.state = state
        self.script: list[str] = []
        self.journal: list[Event] = []
        state.journal = self.journal

    def dice(self, *dice: int) -> Self:
        """Script the next rolls."""
        self.script += [f"roll {die}" for die in dice]
        return self

    def view(self, viewer: int) -> View:
        return self.state.view(viewer)

    def draws(self, *cards: str) -> Self:
        """Script the next cards that are turned up: `south wolf`."""
        self.script += [f"draw {card}" for card in cards]
        return self

    def play(self, *lines: str) -> Self:
        """Each line answers one question; `south | north` where both are asked."""
        for line in lines:
            seats = self.state.actors.copy()
            words = [word.strip() for word in line.split("|")]
            assert len(words) == len(seats), f"{line!r} does not answer {self.question} of {seats}"
            for seat, text in zip(seats, words, strict=True):
                assert text in self.legal(seat), f"{text!r} is not among {self.legal(seat)}"
                self.state.apply(seat, self.state.read(text))
            self.roll()
        return self

    def roll(self) -> None:
        while self.state.is_chance():
            self.state.apply(CHANCE, self.state.read(self.answer()))

    def answer(self) -> str:
        assert self.script, "a die is thrown that the test does not script"
        return self.script.pop(0)

    def refused(self, text: str, seat: int | None = None) -> str:
        """The reason why something may not be done; it must not be legal."""
        seat = self.state.actors[0] if seat is None else seat
        action = self.state.read(text)
        assert action not in self.state.legal(seat), f"{text!r} is legal"
        return self.state.why_not(seat, action)[0]

    # Looking

    def legal(self, seat: int | None = None) -> list[str]:
        seat = self.state.actors[0] if seat is None else seat
        return [self.state.write(action) for action in self.state.legal(seat)]

    def options(self, verb: str) -> set[str]:
        """The choices that begin with a word, without it."""
        chosen = [text.split(" ", 1) for text in self.legal()]
        return {words[1] for words in chosen if words[0] == verb}

    @property
    def question(self) -> str:
        return str(self.state.view(OMNISCIENT)["asking"])

    @property
    def asked(self) -> tuple[str, list[int]]:
        return self.question, self.state.actors

    @property
    def winner(self) -> str | None:
        if not self.state.is_over():
            return None
        return {NONE: "nobody", 0: "P1", 1: "P2"}[self.state.winner]

    def told(self, kind: str = "", viewer: int = OMNISCIENT) -> list[View]:
        events = [self.state.describe(event, viewer) for event in self.journal]
        return [event for event in events if kind in ("", event["event"])]


class Battle(Table):
    """A battle whose cards are called by their names, or by where they are."""

    def card(self, name: str) -> int:
        state = self.state
        if name in PLACES:
            return cards.card_at(state, PLACES.index(name))
        rows = [i for i in range(2 * DEAL) if state.card[i] != NONE]
        return next(i for i in rows if state.tables.cards[state.card[i]] == name)

    def at(self, name: str) -> str:
        """The square of a card, or its zone."""
        view = self.state.view(OMNISCIENT)
        cards = view["cards"]
        assert isinstance(cards, list)
        return next(str(card["at"]) for card in cards if card["card"] == name)

    def now(self, name: str) -> View:
        """All that is known of a card."""
        i = self.card(name)
        number = i if i < DEAL else self.state.size[0] + i - DEAL
        card: View = self.view(OMNISCIENT)["cards"][number]
        return card

    def now_answering(self) -> str:
        """The event that a window of instants is about."""
        return str(self.view(OMNISCIENT)["answering"]["event"])

    def wounds(self, name: str) -> int:
        return self.state.wounds[self.card(name)]

    def is_alert(self, name: str) -> bool:
        return cards.is_alert(self.state, self.card(name))

    def is_hidden(self, name: str) -> bool:
        return cards.is_hidden(self.state, self.card(name))

    def call(self, name: str) -> str:
        """How notation calls a card now: `c3`, or `y2` in the air."""
        return PLACES[cards.place_of(self.state, self.card(name))]

    def reaches(self, means: str, by: str, to: str, distance: int = 0) -> bool:
        return reach.can_target(self.state, MEANS[means], self.card(by), self.card(to), distance)

    def attack(self, means: str, by: str, to: str, power: str = "", distance: int = 0) -> Self:
        """Let a card make an attack as an ability of it would (BK-10.11)."""
        assert self.reaches(means, by, to, distance), f"{by} cannot {means} {to}"
        numbers = [int(number) for number in power.split("-")] if power else []
        packed = sum(n << 8 * k for k, n in enumerate(numbers)) if numbers else NONE
        self.state.actors = []
        combat.declare(self.state, MEANS[means], self.card(by), self.card(to), packed, distance)
        driver.advance(self.state)
        self.roll()
        return self

    def change(self) -> Self:
        """Both players end their turns: the other player's, then the own next one begins."""
        return self.end().end()

    def end(self) -> Self:
        self.play("end")
        return self


@cache
def pack_cards(name: str) -> tuple[tree.Card, ...]:
    """All cards of a set of `packs/berserk`."""
    (found,) = load_cards.load_sets([ROOT / "berserk" / name])
    return found.cards


def yaml_cards(text: str, classes: tuple[str, ...] = ("watch", "rootkin")) -> list[tree.Card]:
    return load_cards.load_text(text, classes)


def field(
    *sides: str,
    turn: int = 1,
    edition: str = "realms",
    first: int = 0,
    cards: str | Sequence[tree.Card] = (),
    deck: tuple[str, str] = ("", ""),
    **readings: object,
) -> Battle:
    """A battle in the middle of a turn; everybody alert, nobody moved."""
    made = new_tables(edition, **readings)
    rows = compile_cards(yaml_cards(cards) if isinstance(cards, str) else cards, made)
    state = Berserk(made)
    state.first = first
    state.turn = turn
    state.active = first if turn % 2 else 1 - first
    for side in sides:
        seat, _, army = side.partition(":")
        for words in army.split(","):
            _enlist(state, int(seat[1]) - 1, words.split(), rows)
    for i, square in _riders(sides):
        symbiotes.attach(state, i, state.board[PLACES.index(square)])
    for name in dict.fromkeys(" ".join(deck).split()):
        rows[name] = _row(made, rows, name, [])
    piles = [sorted(rows[name] for name in names.split()) for names in deck]
    armies = [[card for card in state.card[s : s + DEAL] if card != NONE] for s in (0, DEAL)]
    made.decks = [sorted(army + pile) for army, pile in zip(armies, piles, strict=True)]
    state.pile = rows_of(piles)
    if made.counted_events:
        turns.forget_turn(state)
    listeners.rebuild(state)
    state.frames.push(frames.TURN)
    state.frames.step = frames.MAIN
    battle = Battle(state)
    driver.advance(state)
    return battle


def _row(made: Tables, rows: dict[str, int], name: str, words: list[str]) -> int:
    """A card of the sets by its id, or one made for the test."""
    if name not in rows:
        return add_card(made, name, words)
    assert words == [], f"{name} is what its card says, not {words}"
    return rows[name]


def _is_condition(word: str) -> bool:
    """How a card fares, not what is printed on it."""
    return word in STATUS or word == "exhausted" or word.partition("=")[0] in MARKERS


def _enlist(state: Berserk, seat: int, words: list[str], rows: dict[str, int]) -> None:
    name, place, *rest = words
    i = seat * DEAL + state.size[seat]
    state.size[seat] += 1
    printed = [word for word in rest if not _is_condition(word)]
    state.card[i] = _row(state.tables, rows, name, printed)
    state.status[i] = 0 if "exhausted" in rest else ALERT
    for word in rest:
        state.status[i] |= STATUS.get(word, 0)
        marker, _, value = word.partition("=")
        if marker in MARKERS:
            getattr(state, marker)[i] = int(value)
    state.move_points[i] = state.tables.move[state.card[i]]
    if place == "grave":
        state.place[i], state.status[i], state.move_points[i] = -4, 0, 0
    elif place == "air":
        state.place[i] = AIR
    elif place.startswith("@"):
        pass  # hosts come first
    else:
        movement.put(state, i, PLACES.index(place))


def _riders(sides: Sequence[str]) -> list[tuple[int, str]]:
    """Numbers of symbiotes, and the squares of their hosts."""
    found: list[tuple[int, str]] = []
    for side in sides:
        seat, _, army = side.partition(":")
        for k, words in enumerate(army.split(",")):
            place = words.split()[1]
            if place.startswith("@"):
                found.append(((int(seat[1]) - 1) * DEAL + k, place[1:]))
    return found


class Camp(Table):
    """A table from the first die to the reveal; draws follow the script of each side."""

    def __init__(self, state: Berserk, deals: list[list[str]]) -> None:
        super().__init__(state)
        self.deals = deals

    def answer(self) -> str:
        for seat, colour in enumerate(("south", "north")):
            options = [self.state.write(action) for action, _ in self.state.outcomes()]
            if options[0].startswith(f"draw {colour}"):
                wanted = f"draw {colour} {self.deals[seat].pop(0)}" if self.deals[seat] else ""
                return wanted if wanted in options else options[0]
        return super().answer()

    def keep(self) -> Self:
        self.play("keep | keep")
        return self

    def hire(self, south: int, north: int) -> Self:
        """Both hire the first so many of their deals that they can, and skip the rest."""
        left = [south, north]
        while self.question == "hire":
            words = []
            for seat in range(2):
                takes = left[seat] > 0 and "hire" in self.legal(seat)
                left[seat] -= takes
                words.append("hire" if takes else "skip")
            self.play(" | ".join(words))
        return self

    def place(self, south: str, north: str) -> Self:
        """Both place their cards on the squares named, in the order of the deal."""
        squares = [south.split(), north.split()]
        while self.question == "place":
            words = [f"place {each.pop(0)}" if each else "wait" for each in squares]
            self.play(" | ".join(words))
        assert squares == [[], []]
        return self

    def can_hire(self, seat: int = 0) -> bool:
        return "hire" in self.legal(seat)

    def squares(self, seat: int = 0) -> set[str]:
        return {text.split()[1] for text in self.legal(seat) if text.startswith("place")}


def muster(
    south: str,
    north: str,
    first: int = 0,
    edition: str = "realms",
    written: str | Sequence[tree.Card] = (),
    **cards: object,
) -> Camp:
    """A table whose deals are scripted; `first=-1` lets dice decide who goes first.

    Cards are named with what they are, or written as YAML, or of a set; a keyword of the edition
    sets a switch.
    """

    made = new_tables(edition, **_readings(cards))
    rows = compile_cards(yaml_cards(written) if isinstance(written, str) else written, made)
    rows |= {name: add_card(made, name, str(words).split()) for name, words in cards.items()}
    deals = [_spread(side) for side in (south, north)]
    made.decks = [sorted([rows[name] for name in deal] + [rows[deal[-1]]] * 15) for deal in deals]
    state = Berserk(made)
    camp = Camp(state, deals)
    state.begin(first)
    if first != NONE:
        camp.roll()
    return camp


def _readings(cards: dict[str, object]) -> dict[str, object]:
    """Switches are written with an underscore before them: `_mulligan_currency="silver"`."""
    return {key[1:]: cards.pop(key) for key in list(cards) if key.startswith("_")}


def _spread(side: str) -> list[str]:
    """`ogre*2 imp` as three names."""
    pairs = [word.partition("*")[::2] for word in side.split()]
    return [name for name, count in pairs for _ in range(int(count or 1))]
