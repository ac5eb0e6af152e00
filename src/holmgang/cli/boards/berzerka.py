"""The table of Berzerka in a terminal."""

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from holmgang.cli.boards.board import Board
from holmgang.core.state import View
from holmgang.games.berzerka.tally import tally
from holmgang.texts import Argument

COLOURS = {"blue": "bold blue", "yellow": "bold yellow", "red": "bold red"}
SUITS = "SHDC"
SUIT_STYLES = {"S": "", "H": "red", "D": "bright_red", "C": "green"}
CUBE, PLAIN_CUBE = "■", "#"

MANY = 7
"""Cards of a suit from which on the odds are summed up."""


class Box(msgspec.Struct):
    recorded: int | None
    cube: bool
    discards: int | None
    order: int | None
    points: int | None


class Row(msgspec.Struct):
    contract: str
    base: int
    value: int
    boxes: list[Box]


class Side(msgspec.Struct):
    colour: str
    hand: list[str] | int
    discards: list[str] | int
    tricks: int
    points: int
    bid: str | None
    passed: bool


class Trick(msgspec.Struct):
    lead: int
    cards: list[str]
    winner: int = -1
    number: int = 0


class Now(msgspec.Struct):
    """The trick that is being played."""

    number: int
    lead: int
    cards: list[str]
    best: int
    trump: str | None
    strength: str | None


class Sight(msgspec.Struct):
    """The view of a seat, with types."""

    asking: str
    actors: list[int]
    hand: int
    hands: int
    forehand: int
    rows: list[Row]
    seats: list[Side]
    penalty: int
    hotseat: bool
    declarer: int
    pile: int
    contract: str | None
    trump: str | None
    rank: int | None
    number: int | None
    turned: str | None
    tricks: list[Trick]
    trick: Now
    places: list[int]


class Split(msgspec.Struct):
    cards: tuple[int, int]
    share: float


class SuitOdds(msgspec.Struct):
    suit: str
    out: int
    held: list[list[float]]
    splits: list[Split]


class Reckoning(msgspec.Struct):
    """What is known of hidden cards: shares for 0, 1, 2 … cards with each opponent."""

    seats: list[int] = []
    suits: list[SuitOdds] = []


class BerzerkaBoard(Board):
    def _look(self) -> Sight:
        return msgspec.convert(self.match.view(self.seat), Sight)

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
        sight = self._look()
        title = self._label("hand", hand=sight.hand, hands=sight.hands)
        parts: list[RenderableType] = [
            Text(),
            Rule(Text(title, style="bold"), style="dim"),
            self._contract_board(sight),
            Text(),
            *(self._player(sight, seat) for seat in range(len(sight.seats))),
        ]
        if sight.contract:
            parts += [Text(), self._contract(sight)]
        if sight.tricks:
            parts.append(
                self._trick(self._label("last"), sight.tricks[-1], sight.tricks[-1].winner)
            )
        if sight.trick.cards:
            now = Trick(sight.trick.lead, sight.trick.cards)
            label = self._label("trick", number=sight.trick.number)
            parts.append(self._trick(label, now, sight.trick.best))
        if sight.asking == "discard":
            parts.append(Text(self._label("several"), style="dim"))
        return Group(*parts, Text(), self._hand(sight.seats[self.seat]))

    def _contract_board(self, sight: Sight) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
        table.add_column(self._label("contract"), no_wrap=True)
        table.add_column(self._label("value"), justify="right")
        for seat, side in enumerate(sight.seats):
            table.add_column(Text(self._colour(seat), style=COLOURS[side.colour]), justify="right")
        for row in sight.rows:
            is_played = row.contract == sight.contract
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

    def _player(self, sight: Sight, seat: int) -> Text:
        side = sight.seats[seat]
        words = [self._label("points", count=side.points), self._label("tricks", count=side.tricks)]
        if isinstance(side.hand, int):
            words.append(self._label("held", count=side.hand))
        if seat == sight.forehand:
            words.append(self._label("forehand"))
        words += self._part(sight, seat)
        return Text.assemble((self._name(seat), COLOURS[side.colour]), "  ", "   ".join(words))

    def _part(self, sight: Sight, seat: int) -> list[str]:
        """What a player does in this hand: bids, passes, plays, discards."""
        side = sight.seats[seat]
        words: list[str] = []
        if seat == sight.declarer:
            words.append(self._label("hotseat" if sight.hotseat else "declarer"))
        elif sight.declarer < 0 and side.passed:
            words.append(self._label("passed"))
        if sight.declarer < 0 and side.bid:
            words.append(self._label("bid", contract=self.texts.word("contract", side.bid)))
        count = side.discards if isinstance(side.discards, int) else len(side.discards)
        return [*words, self._label("discarded", count=count)] if count else words

    def _contract(self, sight: Sight) -> Text:
        """What is played, and all that was announced about it."""
        name = self.texts.word("contract", sight.contract or "")
        words = [self._label("penalty", penalty=sight.penalty)]
        if sight.trump:
            words.append(self._label("trump", trump=self.texts.word("trump", sight.trump)))
        else:
            words.append(self._label("no-trump"))
        if sight.number:
            words.append(self._label("number", number=sight.number))
        if sight.turned:
            words.append(self._label("turned", card=self._card(sight.turned).plain))
        if sight.trick.strength:
            rank = sight.rank or 0
            words.append(self.texts.word("strength", sight.trick.strength, rank=rank))
        if not sight.trick.number:
            words.append(self._label("pile", count=sight.pile))
        return Text.assemble((name, "bold"), "  ", "   ".join(words))

    def _trick(self, label: str, trick: Trick, best: int) -> Text:
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
        sight = self._look()
        rows: list[RenderableType] = []
        for row in sight.rows:
            name = self.texts.word("contract", row.contract)
            text = self.texts.attribute(f"berzerka-contract-{row.contract}", "text")
            rows.append(Text.assemble((name, "bold"), f"  ×{row.value}  {text}"))
        for trick in sight.tricks:
            label = self._label("trick", number=trick.number)
            rows.append(self._trick(label, trick, trick.winner))
        return Group(*rows, self._hand(sight.seats[self.seat]))

    def odds(self) -> RenderableType | None:
        """How many cards of each suit each opponent may hold."""
        reckoned = msgspec.convert(self.match.reckon(self.seat) or {}, Reckoning)
        if not reckoned.suits:
            return self.texts("berzerka-odds-none")
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
        table.add_column(self.texts("berzerka-odds-cards"), no_wrap=True)
        table.add_column()
        longest = max(len(side) for suit in reckoned.suits for side in suit.held)
        for count in range(min(longest, MANY + 1)):
            table.add_column(f"{count}+" if count == MANY else str(count), justify="right")
        for suit in reckoned.suits:
            self._add_odds(table, suit, reckoned.seats)
        title = Text(self.texts("berzerka-odds-title"), style="italic")
        about = Text(self.texts("berzerka-odds-about"), style="dim")
        return Group(title, about, Padding.indent(table, 2), self._splits(reckoned))

    def _add_odds(self, table: Table, suit: SuitOdds, seats: list[int]) -> None:
        name = Text(self.texts.word("suit", suit.suit), style=f"{SUIT_STYLES[suit.suit]} bold")
        out = Text(self.texts("berzerka-odds-out", count=suit.out), style="dim")
        for seat, shares, first in zip(seats, suit.held, (name, out), strict=True):
            colour = Text(self._colour(seat), style=COLOURS[self.match.game.colours[seat]])
            many = [sum(shares[MANY:])] if len(shares) > MANY else []
            table.add_row(first, colour, *[percent(share) for share in shares[:MANY] + many])

    def _splits(self, reckoned: Reckoning) -> RenderableType:
        """How the suits are likely to lie, the first opponent's cards first."""
        grid = Table.grid(padding=(0, 2))
        for suit in reckoned.suits:
            words = [
                self.texts("berzerka-odds-split", one=one, two=two, share=percent(split.share, ""))
                for split in suit.splits[:4]
                for one, two in [split.cards]
            ]
            grid.add_row(self.texts.word("suit", suit.suit), *words)
        who = "–".join(self._colour(seat) for seat in reckoned.seats)
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

    def is_news(self, told: View) -> bool:
        """Not what others do unseen, nor the end: both are plain to see."""
        is_own = told["seat"] == self.seat
        if told["event"] in ("dealt", "drew", "discard"):
            return is_own and told["event"] != "discard"
        return told["event"] != "over"

    def style(self, told: View) -> str:
        if told["event"] in ("hand", "over"):
            return "bold"
        return "yellow" if told["event"] in ("declared", "result", "ranked") else ""

    # The end

    def statistics(self) -> RenderableType:
        title = Text(self.texts("berzerka-stat-title"), style="italic")
        sight = self._look()
        totals = [f"{self._name(seat)} {side.points:+d}" for seat, side in enumerate(sight.seats)]
        final = Text(self.texts("berzerka-stat-totals", totals=", ".join(totals)), style="bold")
        return Group(title, self._contract_board(sight), Text(), final, self._close())

    def _close(self) -> RenderableType:
        """By how much one has won, or missed it."""
        gaps = msgspec.convert(tally(self.match, self.seat)["gaps"], list[int])
        if not gaps:
            return Text()
        who = "you" if self._look().places[0] == self.seat else "other"
        return Text(self.texts("berzerka-close", who=who, count=gaps[self.seat]))


def percent(share: float, sign: str = "%") -> str:
    """A share of the deals; what can happen is never shown as nothing."""
    if share == 0:
        return "·"
    return f"{share * 100:.0f}{sign}" if share >= 0.01 else f"<1{sign}"
