"""A table set for a test: Berzerka played in notation, with scripted chance.

    game = table(blue="S13 S12", red="C1")          # the first cards of each hand
    game.play("bid berzerka", "pass", "pass", "trump S")
    game.hand("bid berzerka, pass, pass, trump S", tricks=8, discards=4)

Blue is the book's Michelle, yellow DJ and red Jacob. What a test does not name
is filled in: hands with the first cards that are left, chance with its first
answer. `trick(...)` sets a table in the middle of the play.
"""

from typing import cast

from tabletop import Tabletop, View, begun

from holmgang.core.action import OMNISCIENT
from holmgang.core.bits import bit
from holmgang.core.match import Match
from holmgang.games.berzerka import GAME
from holmgang.games.berzerka.notation import CARD_NAMES, COLOURS
from holmgang.games.berzerka.rules import Berzerka
from holmgang.games.berzerka.state import ASK_PLAY
from holmgang.games.berzerka.tables import NONE, RANKS
from holmgang.games.berzerka.tricks import clear_trick

STARTERS = ["berzerka", "hold-steady", "world-turned-over", "swing-the-axe", "bottle-it-up"]


def cards(names: str) -> list[int]:
    return [CARD_NAMES.index(name) for name in names.split()]


def mask(names: str) -> int:
    return sum(1 << card for card in cards(names))


class Table(Tabletop):
    state: Berzerka

    # Playing

    def play(self, *texts: str) -> "Table":
        """Each text answers one question of whoever is asked."""
        for text in texts:
            self.choose(self.state.actors[0], text)
        return self

    def deal(self, blue: str = "", yellow: str = "", red: str = "", pile: str = "") -> "Table":
        """Script the next shuffle: hands from their first card on, the pile from its top."""
        return self.expect(f"shuffle {self._deck([blue, yellow, red], pile)}")

    def _deck(self, hands: list[str], pile: str) -> str:
        named = [hand.split() for hand in hands]
        rest = pile.split()
        taken = {card for hand in [*named, rest] for card in hand}
        left = [card for card in CARD_NAMES if card not in taken]
        for hand in [*named, rest]:
            while len(hand) < 13:
                hand.append(left.pop(0))
        forehand = self._next_forehand()
        order = [(forehand + step) % 3 for step in (1, 2, 3)]
        cut = 13 if self.state.setup.is_less_mizerka else 7
        packets = [named[seat][:cut] for seat in order] + [named[seat][cut:] for seat in order]
        return " ".join(card for packet in [*packets, rest] for card in packet)

    def _next_forehand(self) -> int:
        now = int(self.state.forehand)
        return now if self.state.is_chance() else (now + 1) % 3

    def usual_answer(self, answers: list[str]) -> str:
        return answers[0] if answers else f"shuffle {' '.join(CARD_NAMES)}"

    def discard(self, count: int) -> "Table":
        """The player who is asked discards this many cards, the first ones of the hand."""
        for card in self.cards(self.turn)[:count]:
            self.play(f"discard {card}")
        return self.play("done")

    def hand(self, talk: str, tricks: int | str, discards: int = 0) -> "Table":
        """A whole hand: what is said, the declarer's discards, and the tricks.

        Tricks are a number, won first, or a pattern such as `WWL…`.
        """
        self.play(*talk.split(", "))
        while self.question == "discard":
            self.discard(discards if self.turn == self.declarer else 0)
        return self.score(tricks)

    def score(self, tricks: int | str) -> "Table":
        """Skip the play: the declarer wins these tricks, the next player the others.

        The thirteenth trick is played; whoever leads a suit (trump, if there is
        one) that nobody else holds wins it.
        """
        pattern = "W" * tricks + "L" * (13 - tricks) if isinstance(tricks, int) else tricks
        state = self.state
        declarer = int(state.declarer)
        leader = declarer if pattern[12] == "W" else (declarer + 1) % 3
        state.wins = sum(1 << i for i in range(12) if pattern[i] == "W")
        won = [0, 0, 0]
        won[declarer] = pattern[:12].count("W")
        won[(declarer + 1) % 3] = 12 - won[declarer]
        state.won0, state.won1, state.won2 = won
        state.trick = 13
        suit = 0 if state.suit == NONE else int(state.suit)
        for seat in range(3):
            other = (suit + 1 + seat) % 4
            state.set_hand(seat, bit((suit if seat == leader else other) * RANKS))
        if state.hand((leader + 1) % 3) == state.hand(leader):
            raise AssertionError
        begin_trick(state, leader)
        for _ in range(3):
            self.play(self.legal()[0])
        return self

    # Looking

    def view(self, viewer: int = OMNISCIENT) -> View:
        return self.state.view(viewer)

    def side(self, colour: str, viewer: int = OMNISCIENT) -> View:
        sides: list[View] = self.view(viewer)["seats"]
        return sides[COLOURS.index(colour)]

    def cards(self, colour: str) -> list[str]:
        return cast("list[str]", self.side(colour)["hand"])

    @property
    def question(self) -> str:
        return str(self.view()["asking"])

    @property
    def turn(self) -> str:
        return COLOURS[self.state.actors[0]]

    @property
    def declarer(self) -> str | None:
        return None if self.state.declarer == NONE else COLOURS[self.state.declarer]

    @property
    def forehand(self) -> str:
        return COLOURS[self.state.forehand]

    @property
    def contract(self) -> object:
        return self.view()["contract"]

    @property
    def penalty(self) -> int:
        return int(self.state.penalty)

    def legal(self) -> list[str]:
        """The choices of whoever is asked."""
        return [self.state.write(action) for action in self.state.legal(self.state.actors[0])]

    def playable(self) -> list[str]:
        return [text.split()[-1] for text in self.legal()]

    def row(self, contract: str) -> View:
        rows = self.view()["rows"]
        return next(row for row in rows if row["contract"] == contract)

    def value(self, contract: str) -> object:
        return self.row(contract)["value"]

    def boxes(self, contract: str, what: str) -> list[object]:
        return [box[what] for box in self.row(contract)["boxes"]]

    @property
    def totals(self) -> list[int]:
        return list(self.state.board.totals)

    def reason(self, text: str) -> tuple[str, dict[str, object]]:
        """Why whoever is asked may not do this."""
        seat = self.state.actors[0]
        action = self.state.read(text)
        assert action not in self.state.legal(seat), f"{text} is legal"
        return self.state.why_not(seat, action)


def table(
    blue: str = "",
    yellow: str = "",
    red: str = "",
    pile: str = "",
    forehand: str = "blue",
    contracts: str = "starter",
    **options: str,
) -> Table:
    """A table at the first question of the first hand."""
    count = len(contracts.split(","))
    if count > 1:
        options.setdefault("length", "full" if count == 5 else "short")
    settled = GAME.fill_options({"first": forehand, "contracts": contracts, **options})
    game = Table(GAME.new(settled))
    game.deal(blue, yellow, red, pile).roll()
    return game


def trick(
    contract: str = "berzerka",
    information: str = "trump S",
    number: int = 1,
    lead: str = "blue",
    **hands: str,
) -> Table:
    """A trick of a contract of blue's, number and hands given; nothing else is looked at.

    A hand that is not named has a card of the suit nobody else has, or any.
    """
    assert set(hands) <= set(COLOURS), f"no such colour among {set(hands)}"
    others = [name for name in STARTERS if name != contract][:2]
    game = table(contracts=",".join([contract, *others]))
    game.play(f"bid {contract}", "pass", "pass", *[t for t in information.split(", ") if t])
    while game.question == "discard":
        game.play("done")
    assert game.state.asking == ASK_PLAY
    for seat, colour in enumerate(COLOURS):
        game.state.set_hand(seat, mask(hands.get(colour, "")))
    game.state.trick = number
    begin_trick(game.state, COLOURS.index(lead))
    return game


def begin_trick(state: Berzerka, leader: int) -> None:
    """The table is clear and it is somebody's lead."""
    clear_trick(state, leader)
    state._set_order()
    state.actors = [leader]


def seeded(seed: str, **options: str) -> Match:
    return begun(GAME, seed, **options)
