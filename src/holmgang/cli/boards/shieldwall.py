"""The table of Shieldwall in a terminal."""

from collections import Counter

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from holmgang.cli.boards.board import Board
from holmgang.cli.console import Screen
from holmgang.core.match import Match
from holmgang.core.state import View as EventView
from holmgang.games.shieldwall import content
from holmgang.games.shieldwall.tally import laid, tally
from holmgang.games.shieldwall.wire import Side, Tally, View
from holmgang.texts import Argument, Texts

COLOURS = {"black": "bold", "red": "bold red"}
REACH = 3
"""How many cards of a deck can be led into the next battle."""


class ShieldwallBoard(Board):
    def __init__(self, match: Match, seat: int, texts: Texts, console: Screen) -> None:
        super().__init__(match, seat, texts, console)
        self.tables = content.load(match.options["pack"])

    def _look(self) -> View:
        return msgspec.convert(self.match.view(self.seat), View)

    def _label(self, name: str, **args: Argument) -> str:
        return self.texts(f"shieldwall-label-{name}", **args)

    def _name(self, seat: int) -> str:
        return self.texts.player(self.match.names[seat])

    # The table

    def draw(self) -> RenderableType:
        view = self._look()
        enemy = 1 - self.seat
        parts: list[RenderableType] = [
            Text(),
            Rule(Text(self._title(view), style="bold"), style="dim"),
            self._side(view, enemy),
            self._middle(view),
            self._side(view, self.seat),
            self._next_cards(view.seats[self.seat].deck),
        ]
        if view.asking != "strategy":  # there the hand is the list of choices
            parts.append(self._hand(view.seats[self.seat].hand))
        return Group(*parts)

    def _title(self, view: View) -> str:
        who = "you" if view.attacker == self.seat else "other"
        return self._label("round", who=who, round=view.round, seat=self._name(view.attacker))

    def _side(self, view: View, seat: int) -> RenderableType:
        side = view.seats[seat]
        colour = self.texts.word("colour", side.colour)
        name = Text(f"{self._name(seat)} ({colour})", style=COLOURS[side.colour])
        line = Text.assemble(
            (self.console.sign("unit") * side.units, "bold"),
            (self.console.sign("grave") * side.graves, "dim"),
            "  " + self._label("units", units=side.units, size=view.size),
        )
        rows = [Text.assemble(name, "  ", line)]
        chosen = self._chosen(side)
        if chosen:
            rows.append(chosen)
        rows.append(self._piles(side, seat))
        return Group(rows[0], *(Padding.indent(row, 2) for row in rows[1:]))

    def _chosen(self, side: Side) -> Text | None:
        """What a player has stated, played and placed in this round."""
        pieces: list[Text] = []
        if side.weapon:
            pieces.append(_pair(self._label("weapon"), self.texts.word("weapon", side.weapon)))
        if side.force:
            pieces.append(_pair(self._label("force"), str(side.force)))
        if side.strategy:
            name = self.texts.word("strategy", side.strategy)
            pieces.append(_pair(self._label("strategy"), f"{name} – {self._effect(side.strategy)}"))
        if side.sealed:
            pieces.append(Text(self._label("sealed"), style="italic"))
        return Text("   ").join(pieces) if pieces else None

    def _piles(self, side: Side, seat: int) -> Text:
        pieces = [_pair(self._label("deck"), str(len(side.deck)))]
        if seat != self.seat:
            pieces[0].append_text(Text(" ")).append_text(self._backs(side.deck))
        pieces.append(_pair(self._label("used"), str(len(side.used))))
        if side.used:
            names = " ".join(self._sign(card) for card in side.used)
            pieces[-1].append(f" {names}", style="dim")
        return Text("   ").join(pieces)

    def _backs(self, deck: list[str | None]) -> Text:
        """The enemy's deck from its first card on, known cards among the backs."""
        line = Text()
        for card in deck:
            if card is None:
                line.append(self.console.sign("back"), style="dim")
            else:
                line.append(f" {self._sign(card)} ", style="bold")
        return line

    def _middle(self, view: View) -> RenderableType:
        rows: list[RenderableType] = [Text()]
        for card in view.banners:
            name = self.texts.word("card", card)
            text = self.texts.attribute(f"shieldwall-card-{card}", "text")
            mark = f"{self.console.sign('banner')} {name} ({self._name(view.bannerman)})"
            rows.append(Text.assemble((mark, "bold yellow"), f"  {text}"))
        piles = _pair(self._label("pile"), str(view.pile))
        piles.append("   ").append_text(_pair(self._label("discards"), str(len(view.discards))))
        if view.discards:
            piles.append(" " + self._counted(view.discards), style="dim")
        return Group(*rows, piles, Text())

    def _counted(self, strategies: list[str]) -> str:
        words = []
        for strategy, count in Counter(strategies).items():
            name = self.texts.word("strategy", strategy)
            words.append(f"{name} ×{count}" if count > 1 else name)
        return ", ".join(words)

    def _next_cards(self, deck: list[str | None]) -> RenderableType:
        names = [self._sign(card) for card in deck if card]
        weapons = [self._weapon(w) for w in range(len(self.tables.weapons))]
        room = self.console.width - max(len(weapon) for weapon in weapons) - 4
        count = _fitting(names, room)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for place in range(count):
            style = "bold" if place < REACH else "dim"
            grid.add_column(justify="center", no_wrap=True, style=style)
        grid.add_row("", *names[:count])
        for w, weapon in enumerate(weapons):
            grid.add_row(weapon, *(self._values(w, card) for card in deck[:count] if card))
        title = Text(self._label("next"), style="italic")
        if count < len(names):
            title.append(f" ({self._label('more', count=len(names) - count)})", style="dim")
        return Group(Text(), title, Padding.indent(grid, 2))

    def _sign(self, card: str) -> str:
        """A card in a narrow column: a special unit by its name, all others by their signs."""
        is_unit = self.tables.is_unit(self.tables.cards.index(card))
        return self.texts.word("card", card) if is_unit else card

    def _weapon(self, weapon: int) -> str:
        return self.texts.word("weapon", self.tables.weapons[weapon])

    def _values(self, weapon: int, card: str) -> str:
        at = self.tables.cards.index(card)
        if self.tables.is_unit(at):
            return "–"
        at += weapon * len(self.tables.cards)
        return f"{self.tables.power[at]}/{self.tables.extra[at]}"

    def _hand(self, hand: list[str] | int) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for strategy in hand if isinstance(hand, list) else []:
            grid.add_row(self.texts.word("strategy", strategy), self._effect(strategy))
        title = Text(self._label("strategies"), style="italic")
        return Group(Text(), title, Padding.indent(grid, 2))

    def _effect(self, strategy: str) -> str:
        return self.texts.attribute(f"shieldwall-strategy-{strategy}", "text")

    def cards(self) -> RenderableType:
        """The whole deck in its order, with what each card is called."""
        deck = self._look().seats[self.seat].deck
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="dim")
        for _ in range(2 + len(self.tables.weapons)):
            grid.add_column()
        weapons = [self._weapon(w) for w in range(len(self.tables.weapons))]
        grid.add_row("", "", *weapons, "", style="bold")
        for place, card in enumerate(deck, 1):
            id = f"shieldwall-card-{card}"
            about = self.texts.attribute(id, "text") or self.texts(id)
            values = [self._values(w, card or "") for w in range(len(self.tables.weapons))]
            style = "bold" if place <= REACH else ""
            name = self._sign(card or "")
            grid.add_row(str(place), name, *values, Text(about, style="dim"), style=style)
        return Padding.indent(grid, 1)

    # Choices

    def note(self, option: str) -> RenderableType:
        verb, word = option.split(" ")
        if verb == "play":
            return self._effect(word)
        if verb == "weapon":
            return self._reach(word)
        return self._sum(int(word))

    def explain(self, option: str) -> RenderableType:
        verb, word = option.split(" ")
        name = self.texts.action(option)
        if verb == "weapon":
            text = self.texts.attribute(f"shieldwall-weapon-{word}", "text")
            return f"{name}. {text} {self.note(option)}."
        return f"{name}. {self.note(option)}"

    def _reach(self, weapon: str) -> str:
        """What a weapon brings with as many cards as may be used (SW-FRC-04)."""
        counts = self._look().seats[self.seat].forces
        totals = [laid(self.match, self.seat, weapon, n)["total"] for n in counts]
        cards, points = ("/".join(str(n) for n in numbers) for numbers in (counts, totals))
        return self._label("points", most=counts[-1], cards=cards, points=points)

    def _sum(self, count: int) -> str:
        weapon = self._look().seats[self.seat].weapon or ""
        figures = laid(self.match, self.seat, weapon, count)
        return self._label("sum", **self.texts.words(figures))

    # Events

    def is_shown(self, event: EventView) -> bool:
        """Not what the enemy draws unseen, nor the end: both are plain to see."""
        is_unseen = event["event"] == "drew" and event["seat"] != self.seat
        return not is_unseen and event["event"] != "over"

    def style(self, event: EventView) -> str:
        if event["event"] in ("round", "over"):
            return "bold"
        if event["event"] == "result":
            return "yellow"
        return "red" if event["event"] in ("lost", "run-out") else ""

    # The end

    def statistics(self) -> RenderableType:
        course = msgspec.convert(tally(self.match, self.seat), Tally)
        table = Table(box=None, padding=(0, 2), pad_edge=False, show_edge=False)
        table.add_column("")
        seats = (self.seat, 1 - self.seat)
        for seat in seats:
            table.add_column(self._name(seat), justify="right")
        sides = [msgspec.to_builtins(course.seats[seat]) for seat in seats]
        for name in sides[0]:
            label = self.texts(f"shieldwall-stat-{name}")
            table.add_row(label, *(self.texts("number", value=side[name]) for side in sides))
        title = self.texts("shieldwall-stat-battles", battles=course.battles, drawn=course.drawn)
        return Group(Text(title, style="italic"), Padding.indent(table, 2))


def _pair(label: str, value: str) -> Text:
    return Text.assemble((f"{label} ", "dim"), value)


def _fitting(names: list[str], room: int) -> int:
    """How many columns fit into a line."""
    count = 0
    for name in names:
        room -= max(len(name), 3) + 2
        if room < 0:
            break
        count += 1
    return count
