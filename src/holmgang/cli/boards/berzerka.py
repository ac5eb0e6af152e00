"""The table of Berzerka in a terminal."""

import msgspec
from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from holmgang.cli.boards.board import Board
from holmgang.core.state import View as EventView
from holmgang.games.berzerka.tally import tally
from holmgang.games.berzerka.wire import (
    Box,
    Playing,
    Reckoning,
    Side,
    SuitOdds,
    Tally,
    Trick,
    View,
)
from holmgang.texts import Argument

COLOURS = {"blue": "bold blue", "yellow": "bold yellow", "red": "bold red"}
SUITS = "SHDC"
SUIT_STYLES = {"S": "", "H": "red", "D": "bright_red", "C": "green"}
CUBE, PLAIN_CUBE = "■", "#"

MANY = 7
"""Cards of a suit from which on the odds are summed up."""


class BerzerkaBoard(Board):
    def _look(self) -> View:
        return msgspec.convert(self.match.view(self.seat), View)

    def _label(self, name: str, **args: Argument) -> str:
        return self.texts(f"berzerka-label-{name}", **args)

    def _name(self, seat: int) -> str:
        """The name with the colour: two bots may be called the same."""
        name, colour = self.texts.player(self.match.names[seat]), self._colour(seat)
        return name if name == colour else f"{name} ({colour})"

    def _colour(self, seat: int) -> str:
        return self.texts.word("colour", self.match.game.colours[seat])

    # The table

    def draw(self) -> RenderableType:
        view = self._look()
        title = self._label("hand", hand=view.hand, hands=view.hands)
        parts: list[RenderableType] = [
            Text(),
            Rule(Text(title, style="bold"), style="dim"),
            self._contract_board(view),
            Text(),
            *(self._player(view, seat) for seat in range(len(view.seats))),
        ]
        if view.contract:
            parts += [Text(), self._contract(view)]
        if view.tricks:
            last = view.tricks[-1]
            parts.append(self._trick(self._label("last"), last, last.winner))
        if view.trick.cards:
            label = self._label("trick", number=view.trick.number)
            parts.append(self._trick(label, view.trick, view.trick.best))
        if view.asking == "discard":
            parts.append(Text(self._label("several"), style="dim"))
        return Group(*parts, Text(), self._hand(view.seats[self.seat]))

    def _contract_board(self, view: View) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
        table.add_column(self._label("contract"), no_wrap=True)
        table.add_column(self._label("value"), justify="right")
        for seat, side in enumerate(view.seats):
            table.add_column(Text(self._colour(seat), style=COLOURS[side.colour]), justify="right")
        for row in view.rows:
            is_played = row.contract == view.contract
            name = self.texts.word("contract", row.contract)
            boxes = [self._box(box) for box in row.boxes]
            table.add_row(name, f"×{row.value}", *boxes, style="bold" if is_played else "")
        return Group(Text(self._label("board"), style="italic"), Padding.indent(table, 2))

    def _box(self, box: Box) -> str:
        cube = (CUBE if self.console.encoding.startswith("utf") else PLAIN_CUBE) if box.cube else ""
        if box.recorded is None:
            return cube or "·"
        points = "" if box.points is None else f" ({box.points:+d})"
        return f"{cube} {box.recorded}{points} -{box.discards}".strip()

    def _player(self, view: View, seat: int) -> Text:
        side = view.seats[seat]
        words = [self._label("points", count=side.points), self._label("tricks", count=side.tricks)]
        if isinstance(side.hand, int):
            words.append(self._label("held", count=side.hand))
        if seat == view.forehand:
            words.append(self._label("forehand"))
        words += self._part(view, seat)
        return Text.assemble((self._name(seat), COLOURS[side.colour]), "  ", "   ".join(words))

    def _part(self, view: View, seat: int) -> list[str]:
        """What a player does in this hand: bids, passes, plays, discards."""
        side = view.seats[seat]
        words: list[str] = []
        if seat == view.declarer:
            words.append(self._label("hotseat" if view.hotseat else "declarer"))
        elif view.declarer < 0 and side.passed:
            words.append(self._label("passed"))
        if view.declarer < 0 and side.bid:
            words.append(self._label("bid", contract=self.texts.word("contract", side.bid)))
        count = counted(side.discards)
        return [*words, self._label("discarded", count=count)] if count else words

    def _contract(self, view: View) -> Text:
        """What is played, and all that was announced about it."""
        name = self.texts.word("contract", view.contract or "")
        words = [self._label("penalty", penalty=view.penalty)]
        if view.trump:
            words.append(self._label("trump", trump=self.texts.word("trump", view.trump)))
        else:
            words.append(self._label("no-trump"))
        if view.number:
            words.append(self._label("number", number=view.number))
        if view.turned:
            words.append(self._label("turned", card=self._card(view.turned).plain))
        if view.trick.strength:
            rank = view.rank or 0
            words.append(self.texts.word("strength", view.trick.strength, rank=rank))
        if not view.trick.number:
            words.append(self._label("pile", count=counted(view.pile)))
        return Text.assemble((name, "bold"), "  ", "   ".join(words))

    def _trick(self, label: str, trick: Trick | Playing, best: int) -> Text:
        line = Text.assemble((f"{label}  ", "dim"))
        for place, card in enumerate(trick.cards):
            seat = (trick.lead + place) % len(self.match.names)
            style = "bold" if seat == best else ""
            line.append(f"{self._colour(seat)} ", style="dim").append_text(self._card(card, style))
            line.append("   ")
        return line

    def _card(self, card: str, style: str = "") -> Text:
        """A card with the sign of its suit, or its letter where there are no such signs."""
        is_plain = not self.console.encoding.startswith("utf")
        name = card if is_plain else self.texts.word("card", card)
        return Text(name, style=f"{style} {SUIT_STYLES[card[0]]}".strip())

    def _hand(self, side: Side) -> RenderableType:
        rows: list[RenderableType] = [Text(self._label("your-hand"), style="italic")]
        rows.append(Padding.indent(self._by_suit(side.hand), 2))
        if isinstance(side.discards, list) and side.discards:
            rows.append(Text(self._label("your-discards"), style="italic"))
            rows.append(Padding.indent(self._by_suit(side.discards), 2))
        return Group(*rows)

    def _by_suit(self, cards: list[str] | int) -> Text:
        """A line a suit would waste room: suits are parted by a gap."""
        line = Text()
        held = cards if isinstance(cards, list) else []
        for suit in SUITS:
            mine = [card for card in held if card[0] == suit]
            for card in sorted(mine, key=lambda name: int(name[1:])):
                line.append_text(self._card(card)).append(" ")
            line.append("  " if mine else "")
        return line

    def cards(self) -> RenderableType:
        """Every trick of this hand, and what the contracts demand."""
        view = self._look()
        rows: list[RenderableType] = []
        for row in view.rows:
            name = self.texts.word("contract", row.contract)
            text = self.texts.attribute(f"berzerka-contract-{row.contract}", "text")
            rows.append(Text.assemble((name, "bold"), f"  ×{row.value}  {text}"))
        for trick in view.tricks:
            label = self._label("trick", number=trick.number)
            rows.append(self._trick(label, trick, trick.winner))
        return Group(*rows, self._hand(view.seats[self.seat]))

    def odds(self) -> RenderableType | None:
        """How many cards of each suit each opponent may hold."""
        reckoned = msgspec.convert(self.match.reckon(self.seat), Reckoning)
        seats, suits = reckoned.seats, reckoned.suits
        if seats is UNSET or suits is UNSET:
            return self.texts("berzerka-odds-none")
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
        table.add_column(self.texts("berzerka-odds-cards"), no_wrap=True)
        table.add_column()
        longest = max(len(side) for suit in suits for side in suit.held)
        for count in range(min(longest, MANY + 1)):
            table.add_column(f"{count}+" if count == MANY else str(count), justify="right")
        for suit in suits:
            self._add_odds(table, suit, seats)
        title = Text(self.texts("berzerka-odds-title"), style="italic")
        about = Text(self.texts("berzerka-odds-about"), style="dim")
        return Group(title, about, Padding.indent(table, 2), self._splits(seats, suits))

    def _add_odds(self, table: Table, suit: SuitOdds, seats: list[int]) -> None:
        name = Text(self.texts.word("suit", suit.suit), style=f"{SUIT_STYLES[suit.suit]} bold")
        out = Text(self.texts("berzerka-odds-out", count=suit.out), style="dim")
        for seat, shares, first in zip(seats, suit.held, (name, out), strict=True):
            colour = Text(self._colour(seat), style=COLOURS[self.match.game.colours[seat]])
            many = [sum(shares[MANY:])] if len(shares) > MANY else []
            table.add_row(first, colour, *[percent(share) for share in shares[:MANY] + many])

    def _splits(self, seats: list[int], suits: list[SuitOdds]) -> RenderableType:
        """How the suits are likely to lie, the first opponent's cards first."""
        grid = Table.grid(padding=(0, 2))
        for suit in suits:
            words = [
                self.texts("berzerka-odds-split", one=one, two=two, share=percent(split.share, ""))
                for split in suit.splits[:4]
                for one, two in [split.cards]
            ]
            grid.add_row(self.texts.word("suit", suit.suit), *words)
        who = "–".join(self._colour(seat) for seat in seats)
        title = Text(f"{self.texts('berzerka-odds-splits')} ({who})", style="italic")
        return Group(title, Padding.indent(grid, 2))

    # Choices

    def several(self, answer: str, options: list[str]) -> list[str]:
        """Discards in one entry: `S3 H10 done`, `2 5 7`, or `discard S3 H10`."""
        words = answer.casefold().split()
        if words[:1] == ["discard"]:
            words = words[1:]
        if len(words) < 2 or self._look().asking != "discard":
            return []
        named = {option.removeprefix("discard ").casefold(): option for option in options}
        named |= {str(number): option for number, option in enumerate(options, 1)}
        chosen = [named.get(word, f"discard {word.upper()}") for word in words]
        return sorted(chosen, key=lambda text: text == "done")

    def note(self, option: str) -> RenderableType:
        verb, *words = option.split(" ")
        if verb == "bid":
            return self.texts.attribute(f"berzerka-contract-{words[0]}", "text")
        if verb in ("order", "parity"):
            return self.texts.attribute(f"berzerka-{verb}-{words[0]}", "text")
        return ""

    def explain(self, option: str) -> RenderableType:
        note = self.note(option)
        action = self.texts.action(option)
        return f"{action}. {note}" if note else action

    # Events

    def is_shown(self, event: EventView) -> bool:
        """Not what others do unseen, nor the end: both are plain to see."""
        is_own = event["seat"] == self.seat
        if event["event"] in ("dealt", "drew", "discard"):
            return is_own and event["event"] != "discard"
        return event["event"] != "over"

    def style(self, event: EventView) -> str:
        if event["event"] in ("hand", "over"):
            return "bold"
        return "yellow" if event["event"] in ("declared", "result", "ranked") else ""

    # The end

    def statistics(self) -> RenderableType:
        title = Text(self.texts("berzerka-stat-title"), style="italic")
        view = self._look()
        totals = [f"{self._name(seat)} {side.points:+d}" for seat, side in enumerate(view.seats)]
        final = Text(self.texts("berzerka-stat-totals", totals=", ".join(totals)), style="bold")
        return Group(title, self._contract_board(view), Text(), final, self._close())

    def _close(self) -> RenderableType:
        """By how much one has won, or missed it."""
        gaps = msgspec.convert(tally(self.match, self.seat), Tally).gaps
        if not gaps:
            return Text()
        who = "you" if self._look().places[0] == self.seat else "other"
        return Text(self.texts("berzerka-close", who=who, count=gaps[self.seat]))


def counted(cards: list[str] | int) -> int:
    """How many cards there are, whether one sees them or not."""
    return cards if isinstance(cards, int) else len(cards)


def percent(share: float, sign: str = "%") -> str:
    """A share of the deals; what can happen is never shown as nothing."""
    if share == 0:
        return "·"
    return f"{share * 100:.0f}{sign}" if share >= 0.01 else f"<1{sign}"
