"""The field of Berserk in a terminal, seen from one's own side."""

from functools import lru_cache
from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from holmgang import packs
from holmgang.cli.berserk.stops import STOPS, Stops
from holmgang.cli.boards.board import Board
from holmgang.cli.console import Screen
from holmgang.core.match import Match
from holmgang.core.state import View
from holmgang.games.berserk import content
from holmgang.games.berserk.abilities import tree
from holmgang.games.berserk.abilities.text import CardText
from holmgang.games.berserk.tally import tally
from holmgang.games.berserk.wire import Feats, Tally
from holmgang.texts import Argument, Texts, telling

SIDES = ("bold cyan", "bold red")
CELL = 13
ACTING = ("uses", "responds", "reacts")
QUIET = ("dealt", "stands", "order-die", "token")


@lru_cache(maxsize=8)
def card_texts(lang: str, pack: str) -> CardText:
    return CardText(lang, packs.folders("berserk", pack))


class BerserkBoard(Board):
    def __init__(self, match: Match, seat: int, texts: Texts, console: Screen) -> None:
        super().__init__(match, seat, texts, console)
        self._stops = Stops()

    # Instants

    def auto(self) -> str | None:
        return "pass" if self._stops.passes(self._look(), self.seat) else None

    def rest(self) -> bool:
        self._stops.rest(self._look()["turn"])
        return True

    def stops(self, moment: str) -> RenderableType:
        self._stops.switch(moment)
        grid = Table.grid(padding=(0, 2))
        for stop in STOPS:
            whose, _, what = stop.partition("-")
            mark = "x" if stop in self._stops.on else "-"
            side = self.texts(f"berserk-board-stops-{whose}")
            grid.add_row(
                mark, stop, self.texts.pair(side, self.texts(f"berserk-board-stop-{what}"))
            )
        return Padding.indent(grid, 1)

    def _stack(self, view: Any) -> list[RenderableType]:
        """What was declared and waits, the topmost first."""
        if view["asking"] != "response" and len(view["stack"]) < 2:
            return []
        rows: list[RenderableType] = [Text(self.texts("berserk-board-stack"), style="italic")]
        for item in reversed(view["stack"]):
            aim = ", ".join(place for place in item["targets"] if place)
            who = f"{self._name(item['card'])} {item['at'] or ''}".rstrip()
            line = f"  {self.texts.pair(who, self._deed(item))}"
            rows.append(Text(f"{line} > {aim}" if aim else line, style=SIDES[item["seat"]]))
        return rows

    def _deed(self, item: Any) -> str:
        if item["what"] == "attack":
            return self.texts.word("means", item["means"])
        card = content.library(self.match.options["pack"]).cards[item["card"]]
        lines = self._texts.lines(card)
        return lines[item["number"] - 1] if item["number"] <= len(lines) else ""

    def _look(self) -> Any:
        return self.match.view(self.seat)

    def _label(self, name: str, **args: Argument) -> str:
        return self.texts(f"berserk-label-{name}", **args)

    @property
    def _texts(self) -> CardText:
        return card_texts(self.texts.lang, self.match.options["pack"])

    def _name(self, card: str | None) -> str:
        if card is None:
            return self._label("hidden")
        return self._texts.phrases.name("card", card)

    # The table

    def draw(self) -> RenderableType:
        view = self._look()
        if any("deal" in side for side in view["seats"]):
            return Group(Text(), self._deal(view))
        parts: list[RenderableType] = [Text()]
        if view["turn"]:
            title = self._label("turn", turn=view["turn"], player=self._player(view["active"]))
            parts.append(Rule(Text(title, style="bold"), style="dim"))
        parts.append(self._field(view))
        flying = [card for card in view["cards"] if card["at"] == "air"]
        parts += self._heap("air", [card for card in flying if not self._is(card, "terrain")])
        parts += self._heap("terrain", [card for card in flying if self._is(card, "terrain")])
        parts += self._heap("riders", [card for card in view["cards"] if card.get("host")])
        for where in ("grave", "exile"):
            parts += self._heap(where, [card for card in view["cards"] if card["at"] == where])
        return Group(*parts, *self._decks(view), *self._stack(view))

    def _decks(self, view: Any) -> list[RenderableType]:
        """Cards that a prophecy shows, and what is known on top of decks and underneath."""
        lines: list[RenderableType] = []
        for seat, side in enumerate(view["seats"]):
            for part in ("shown", "top", "under"):
                if side[part]:
                    names = ", ".join(self._name(card) for card in side[part])
                    label = self._label(part, player=self._player(seat))
                    lines.append(Text.assemble((f"{label}  ", "dim"), (names, SIDES[seat])))
        return lines

    def _is(self, card: Any, type: str) -> bool:
        return card["card"] is not None and self._body(card["card"]).type == type

    def _player(self, seat: int) -> str:
        return self.texts.player(self.match.names[seat])

    def _field(self, view: Any) -> RenderableType:
        """Own rows below, columns as one's own eyes see them."""
        standing = {card["at"]: card for card in view["cards"] if card["name"] == card["at"]}
        rows = range(6, 0, -1) if self.seat == 0 else range(1, 7)
        columns = "abcde" if self.seat == 0 else "edcba"
        table = Table(box=box.SQUARE if self._is_utf else box.ASCII, show_lines=True, padding=0)
        table.add_column("")
        for column in columns:
            table.add_column(column, width=CELL, no_wrap=True)
        for row in rows:
            cells = [self._cell(standing.get(f"{column}{row}")) for column in columns]
            table.add_row(str(row), *cells)
        return table

    @property
    def _is_utf(self) -> bool:
        return self.console.encoding.startswith("utf")

    def _cell(self, card: Any) -> Text:
        if card is None:
            return Text("\n")
        name = Text(self._name(card["card"])[:CELL], style=self._style(card))
        if card["card"] is None:
            return Text.assemble(name, "\n")
        return Text.assemble(name, f"\n{self._figures(card)}")

    def _body(self, card: str) -> Any:
        return content.library(self.match.options["pack"]).cards[card].body

    def _heap(self, label: str, cards: list[Any]) -> list[RenderableType]:
        """Cards that have no square, each with what notation calls it, and where it sits."""
        words = [
            Text(
                self._called(card), style=self._style(card) if card["name"] else SIDES[card["seat"]]
            )
            for card in cards
        ]
        if not words:
            return []
        return [Text.assemble((f"{self._label(label)}  ", "dim"), Text("  ").join(words))]

    def _called(self, card: Any) -> str:
        words = [card["name"] or "", self._name(card["card"])]
        if card.get("host"):
            words.append(self._label("on", at=card["host"]))
        if card["name"] and card["card"] and self._body(card["card"]).life:
            words.append(self._figures(card))
        return " ".join(word for word in words if word)

    def _style(self, card: Any) -> str:
        style = SIDES[card["seat"]]
        return style if card["alert"] else style.replace("bold", "dim")

    def _figures(self, card: Any) -> str:
        """Lives left and in all, the strike, and whether the card is exhausted."""
        heart = "♥" if self._is_utf else "L"
        strike = "-".join(str(n) for n in self._body(card["card"]).strike or ())
        tapped = "" if card["alert"] else ("↷" if self._is_utf else "*")
        return f"{heart}{card['life'] - card['wounds']}/{card['life']} {strike}{tapped}"

    def _deal(self, view: Any) -> RenderableType:
        """The own deal, with the card that is asked about, and the purse."""
        side = view["seats"][self.seat]
        grid = Table.grid(padding=(0, 2))
        number = view["asked"][self.seat]
        for k, entry in enumerate(side["deal"]):
            body = self._body(entry["card"])
            is_asked = view["asking"] == "hire" and k == number
            cost = self._label("elite" if body.elite else "regular", cost=body.cost)
            strike = "-".join(str(n) for n in body.strike or ())
            realm = self._texts.phrases(f"berserk-realm-{body.realm}", {})
            grid.add_row(
                ">" if is_asked else "",
                Text(self._name(entry["card"]), style="bold" if is_asked else ""),
                cost, f"{body.life}/{body.move}", strike, realm, self._place(entry["at"]),
            )  # fmt: skip
        purse = side["purse"]
        parts: list[RenderableType] = [Padding.indent(grid, 1)]
        if purse:
            args = {k: int(purse[k]) for k in ("gold", "silver", "spent")}
            parts.append(Text(self._label("purse", **args), style="italic"))
        return Group(*parts)

    def _place(self, at: str) -> str:
        return "" if at == "dealt" else self._label("hired") if at == "hired" else at

    # Cards and choices

    def cards(self) -> RenderableType:
        """The text of every card in sight."""
        view = self._look()
        names = [card["card"] for card in view["cards"]]
        names += [entry["card"] for side in view["seats"] for entry in side.get("deal", [])]
        return Group(*[self._card(name) for name in dict.fromkeys(names) if name])

    def _card(self, id: str) -> RenderableType:
        card = content.library(self.match.options["pack"]).cards[id]
        words = self._texts.keywords(card) + self._texts.lines(card)
        return Text.assemble((self._texts.name(card), "bold"), "  ", " ".join(words))

    def note(self, option: str) -> RenderableType:
        """Who is meant by the squares of a choice, and what an ability does."""
        verb, *words = option.split(" ")
        standing = {card["name"]: card for card in self._look()["cards"] if card["name"]}
        named = [standing[word] for word in words if word in standing]
        if verb == "use" and named:
            return self._ability(named[0]["card"], int(words[1]))
        return ", ".join(self._name(card["card"]) for card in named)

    def _ability(self, id: str, number: int) -> str:
        card = content.library(self.match.options["pack"]).cards[id]
        acts = [a for a in card.abilities if isinstance(a, tree.Act)]
        return self._texts.ability(acts[number - 1]) if number <= len(acts) else self._name(id)

    def explain(self, option: str) -> RenderableType:
        note = str(self.note(option))
        action = self.texts.action(option)
        return f"{action}. {note}" if note else action

    # Events

    def is_shown(self, event: View) -> bool:
        return event["event"] not in QUIET

    def style(self, event: View) -> str:
        if event["event"] in ("turn", "over"):
            return "bold"
        if telling.is_aside("berserk", event):
            return "dim"
        return "yellow" if event["event"] in ("died", "exiled", "revealed", "returns") else ""

    def quote(self, event: View) -> str:
        """The line of the card that acts."""
        number = event.get("number")
        if event["event"] not in ACTING or not isinstance(number, int) or number == 0:
            return ""
        card = content.library(self.match.options["pack"]).cards[str(event["card"])]
        lines = self._texts.lines(card)
        return lines[number - 1] if number <= len(lines) else ""

    # The end

    def statistics(self) -> RenderableType:
        sides = msgspec.convert(tally(self.match, self.seat), Tally).seats
        table = Table(box=None, padding=(0, 2), pad_edge=False, show_edge=False)
        table.add_column("")
        for seat in range(2):
            table.add_column(self._player(seat), justify="right")
        for name in ("left", "lives", "attacks", "wounds", "felled", "heroes"):
            figures = [self._figure(side, name) for side in sides]
            table.add_row(self.texts(f"berserk-stat-{name}"), *figures)
        title = Text(self.texts("berserk-stat-title"), style="italic")
        return Group(title, Padding.indent(table, 2))

    def _figure(self, side: Feats, name: str) -> str:
        if name == "left":
            return f"{side.left}/{side.all}"
        if name == "heroes":
            return f"{self.texts.word('card', side.hero)} ({side.blow})" if side.hero else "–"
        return str(getattr(side, name))
