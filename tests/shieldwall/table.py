"""A table set for a test: Shieldwall played in notation, with scripted chance.

    game = table(black="S1 M5", red="only B4 M4", hands=("ambush", "spy"))
    game.play("weapon swords", "play ambush | play spy")   # black | red where both choose
    game.fight("swords ambush 2", "bows spy 1")            # a whole battle at once

What a test does not name is filled in so that it disturbs nothing: hands and
draws with harmless cards, decks with the rest of the pack in its order (so
units come last), chance with its first answer.
"""

from pathlib import Path
from typing import Any, cast

from tabletop import Tabletop, View, begun

from holmgang.core.action import OMNISCIENT
from holmgang.core.match import Match
from holmgang.core.packed import packed
from holmgang.games.shieldwall import GAME
from holmgang.games.shieldwall.notation import COLOURS
from holmgang.games.shieldwall.rules import Shieldwall
from holmgang.games.shieldwall.tables import HAND

HARMLESS = ("spy", "countermand")
"""Strategies that move neither points nor units when both sides play one of them."""

FILLERS = (("spy", "countermand", "spy"), ("spy", "countermand", "countermand"))

COPIES = 3

ONLY = "only "

Pair = tuple[int, int]


class Table(Tabletop):
    state: Shieldwall

    # Playing

    def play(self, *lines: str) -> "Table":
        """Each line answers one question; `black | red` where both owe a choice."""
        for line in lines:
            actors = self.state.actors.copy()
            words = [word.strip() for word in line.split("|")]
            assert len(words) == len(actors), f"{line!r} does not answer {self.asked}"
            for seat, text in zip(actors, words, strict=True):
                self.choose(seat, text)
        return self

    def fight(self, black: str, red: str) -> Pair:
        """One battle from its first question to the next round; the totals of both.

        A side is its weapon, its strategy (a harmless one if none is named)
        and its force, as in `swords ambush 2`.
        """
        start = len(self.told("result"))
        sides = (black.split(), red.split())
        while len(self.told("result")) == start:
            for seat in self.state.actors.copy():
                self.choose(seat, self._answer(seat, sides[seat]))
        return self.totals

    def skirmish(self) -> Pair:
        """A battle in which both take the first legal choice of everything."""
        start = len(self.told("result"))
        while len(self.told("result")) == start:
            for seat in self.state.actors.copy():
                self.choose(seat, self.state.write(self.state.legal(seat)[0]))
        return self.totals

    def expect_deck(self, colour: str, cards: str) -> "Table":
        """Script the next shuffle of a colour; its order is completed by the pack."""
        return self.expect(f"shuffle {colour} {_whole(self.state, cards)}")

    def _answer(self, seat: int, words: list[str]) -> str:
        question = self.question
        if question == "force":
            return f"force {words[-1]}"
        if question == "strategy":
            return f"play {words[1] if len(words) == 3 else self._harmless(seat)}"
        return f"weapon {words[0]}"

    def _harmless(self, seat: int) -> str:
        return next(card for card in HARMLESS if card in self.hand(COLOURS[seat]))

    def usual_answer(self, answers: list[str]) -> str:
        if not answers:
            return self._shuffle_by_pack()
        harmless = [text for text in answers if text.split()[-1] in HARMLESS]
        return min(harmless, key=lambda text: HARMLESS.index(text.split()[-1]), default=answers[0])

    def _shuffle_by_pack(self) -> str:
        cards = " ".join(self.state.tables.cards)
        answers = [f"shuffle {colour} {cards}" for colour in COLOURS]
        return next(text for text in answers if self.state.may_roll(self.state.read(text)))

    # Looking

    def view(self, viewer: int = OMNISCIENT) -> View:
        return self.state.view(viewer)

    def side(self, colour: str, viewer: int = OMNISCIENT) -> View:
        """One colour's side of the table, as a viewer sees it."""
        sides: list[View] = self.view(viewer)["seats"]
        return sides[COLOURS.index(colour)]

    def both(self, what: str, viewer: int = OMNISCIENT) -> tuple[Any, Any]:
        """One thing of black's side and of red's."""
        return self.side("black", viewer)[what], self.side("red", viewer)[what]

    @property
    def question(self) -> str:
        return str(self.view()["asking"])

    @property
    def asked(self) -> tuple[str, list[str]]:
        """The question, and who owes an answer to it."""
        return self.question, [COLOURS[seat] for seat in self.state.actors]

    def legal(self, colour: str) -> list[str]:
        """The choices of a colour, without the verb that they share."""
        seat = COLOURS.index(colour)
        return [self.state.write(action).split()[-1] for action in self.state.legal(seat)]

    @property
    def units(self) -> Pair:
        return cast("Pair", self.both("units"))

    @property
    def weapons(self) -> tuple[Any, Any]:
        return self.both("weapon")

    @property
    def attacker(self) -> str:
        return COLOURS[self.state.attacker]

    @property
    def winner(self) -> str | None:
        """The winner of the game; `nobody` of a drawn one, None while it lasts."""
        if not self.state.is_over():
            return None
        return "nobody" if self.state.winner < 0 else COLOURS[self.state.winner]

    @property
    def banners(self) -> list[str]:
        """The unit cards in force, with their owner's colour."""
        units = cast("list[str]", self.view()["banners"])
        return [f"{COLOURS[self.state.bannerman]} {unit}" for unit in units]

    def deck(self, colour: str) -> list[str]:
        """A deck as it is, the first card first."""
        return cast("list[str]", self.side(colour)["deck"])

    def used(self, colour: str) -> list[str]:
        return cast("list[str]", self.side(colour)["used"])

    def hand(self, colour: str) -> list[str]:
        return cast("list[str]", self.side(colour)["hand"])

    @property
    def totals(self) -> Pair:
        """Of the last battle, black's and red's."""
        black, red = cast("list[int]", self.told("result")[-1]["totals"])
        return black, red


def table(
    black: str = "",
    red: str = "",
    hands: tuple[str, str] = ("", ""),
    units: int = 10,
    standing: Pair | None = None,
    first: str = "black",
    pack: str | Path = "standard",
) -> Table:
    """A table at the first question of the first round.

    A deck is named from its first card on; `only S1 S2` leaves it no further
    card, the rest lies on the used pile. `standing` are the units that are no
    gravestones yet. These two are set in the state itself, after the shuffles
    and before the first unit check, which nothing but the choice of the first
    attacker parts.
    """
    options = GAME.fill_options({"units": str(units), "first": "random", "pack": str(pack)})
    game = Table(GAME.new(options)).expect(*_hands(hands))
    for colour, cards in zip(COLOURS, (black, red), strict=True):
        game.expect_deck(colour, cards)
    while "first black" not in [game.state.write(action) for action, _ in game.state.outcomes()]:
        game.roll_once()
    for seat, cards in enumerate((black, red)):
        if cards.startswith(ONLY):
            _shorten(game.state, seat, len(cards.split()) - 1)
    for seat, count in enumerate(standing or (units, units)):
        game.state.side(seat).units = count
    game.expect(f"first {first}").roll()
    return game


def _hands(hands: tuple[str, str]) -> list[str]:
    """The draws that deal these hands, filled up while there are harmless cards."""
    dealt = [hand.split() for hand in hands]
    for seat, fillers in enumerate(FILLERS):
        for card in fillers[: HAND - len(dealt[seat])]:
            if (dealt[0] + dealt[1]).count(card) < COPIES:
                dealt[seat].append(card)
    return [f"draw {COLOURS[seat]} {card}" for seat in range(2) for card in dealt[seat]]


def _whole(state: Shieldwall, cards: str) -> str:
    """A deck begun with some cards and completed in the order of the pack."""
    named = cards.removeprefix(ONLY).split()
    return " ".join(named + [card for card in state.tables.cards if card not in named])


def _shorten(state: Shieldwall, seat: int, count: int) -> None:
    """Leave a deck its first cards, and put the others on the used pile."""
    side = state.side(seat)
    others, first = side.deck[:-count], side.deck[-count:]
    side.lay(packed(first + others[::-1]))
    side.left, side.gone = count, len(others)


def seeded(seed: str, **options: str) -> Match:
    return begun(GAME, seed, **options)
