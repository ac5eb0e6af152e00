"""The table of Berserkers in a terminal: the map, the dice and what they can do."""

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
from holmgang.games.berserkers import content
from holmgang.games.berserkers.tables import ACTS, CARDS, COLUMNS, DEEDS, GRIMOIRE, ROWS, Faces
from holmgang.games.berserkers.tally import kept, tally
from holmgang.games.berserkers.wire import PlaceView, Rider, Squad, View
from holmgang.texts import Argument, Texts

COLOURS = {"black": "bold", "blue": "bold blue", "red": "bold red"}
ALL = 216
"""Threats are counted in 216ths: three dice."""

ITEMS = "items"


class BerserkersBoard(Board):
    def __init__(self, match: Match, seat: int, texts: Texts, console: Screen) -> None:
        super().__init__(match, seat, texts, console)
        self.tables = content.load(match.options["pack"])
        self._asks_items = True
        self._resting = 0

    def _look(self) -> View:
        return msgspec.convert(self.match.view(self.seat), View)

    def _label(self, name: str, **args: Argument) -> str:
        return self.texts(f"berserkers-label-{name}", **args)

    # Items while the enemies play

    def auto(self) -> str | None:
        """The only enemy that waits, or nothing after an attack, if no item is wanted."""
        view = self._look()
        if self._asks_items and self._resting != view.round:
            return None
        if view.asking == "items":
            return "pass"
        waiting = [text for text in self.match.legal(self.seat) if not text.startswith("use ")]
        is_enemy = view.asking in ("riders", "orcs")
        return waiting[0] if is_enemy and len(waiting) == 1 else None

    def rest(self) -> bool:
        self._resting = self._look().round
        return True

    def stops(self, moment: str) -> RenderableType:
        if moment == ITEMS:
            self._asks_items = not self._asks_items
        mark = "x" if self._asks_items else "-"
        return Padding.indent(Text(f"{mark}  {ITEMS}  {self.texts('berserkers-stop-items')}"), 1)

    # The table

    def draw(self) -> RenderableType:
        view = self._look()
        title = self._label("turn", round=view.round) if view.round else self._label("setup")
        parts: list[RenderableType] = [
            Text(),
            Rule(Text(title, style="bold"), style="dim"),
            self._status(view),
            *self._bans(view),
            self._map(view),
            self._requests(view),
        ]
        if view.dice or any(card.dice for card in view.cards):
            parts.append(self._cards(view))
        return Group(*parts)

    def _status(self, view: View) -> RenderableType:
        sealed = sum(rider.sealed for rider in view.riders)
        pairs = {
            "gold": str(view.gold),
            "darkness": str(view.supply),
            "fires": f"{view.fires}/{view.hearths}",
            "seals": f"{sealed}/{len(view.riders)}",
            "villagers": f"{view.gauge}/{self.tables.villagers}",
            "checkpoint": self.texts.word("checkpoint", view.checkpoint),
        }
        if view.locked:
            pairs["locked"] = str(view.locked)
        line = Text("   ").join(_pair(self._label(name), value) for name, value in pairs.items())
        if not view.items:
            return line
        items = ", ".join(self.texts.word("item", item) for item in view.items)
        return Group(line, _pair(self._label("items"), items))

    def _bans(self, view: View) -> list[RenderableType]:
        """What is forbidden for the moment, and who does not play."""
        ways = {"barred": view.barred, "hushed": view.hushed, "skipped": view.skipped}
        said = [self.texts(f"berserkers-ban-{way}") for way, holds in ways.items() if holds]
        for rider in view.riders:
            if rider.blocked:
                creature = self.texts.word("creature", f"rider-{rider.colour}")
                said.append(self.texts("berserkers-ban-blocked", creature=creature))
        return [_pair(self._label("bans"), "; ".join(said))] if said else []

    def _map(self, view: View) -> RenderableType:
        grid = Table(box=None, show_header=False, padding=(0, 2, 1, 0), pad_edge=False)
        for _ in range(COLUMNS):
            grid.add_column(min_width=22)
        for row in range(ROWS):
            cells = view.places[row * COLUMNS : (row + 1) * COLUMNS]
            grid.add_row(*(self._place(view, place) for place in cells))
        legend = Text(" ".join(self._label("legend").split()), style="dim")
        return Group(Text(), grid, legend)

    def _place(self, view: View, place: PlaceView) -> RenderableType:
        head = Text.assemble(
            (place.cell, "bold cyan"), " ", (self.texts.word("place", place.place), "bold")
        )
        action = self.texts.word("deed", place.action)
        if place.gold:
            action = self._label("price", deed=action, count=place.gold)
        return Group(
            head, Text(action, style="dim"), self._signs(place), self._pieces(view, place.cell)
        )

    def _signs(self, place: PlaceView) -> Text:
        line = Text()
        if place.lit:
            line.append("* ", style="bold yellow")
        elif place.fire:
            line.append("+ ", style="yellow")
        if place.darkness:
            line.append("#" * place.darkness + " ", style="bold magenta")
        if place.orcs:
            line.append("o ", style="green")
        if place.token:
            line.append("T ", style="bold yellow")
        return line

    def _pieces(self, view: View, cell: str) -> Text:
        line = Text()
        for number, hero in enumerate(view.heroes, 1):
            if hero.at == cell:
                line.append(f"{'B' if hero.health == 'healthy' else 'b'}{number} ", style="bold")
        for rider in view.riders:
            if rider.at == cell:
                sign = ("r" if rider.sealed else "R") + self._sign(rider.colour)
                line.append(f"{sign}{'!' if rider.blocked else ''} ", style=COLOURS[rider.colour])
        for squad in view.orcs:
            if squad.at == cell:
                line.append(f"O{self._sign(squad.colour)} ", style=COLOURS[squad.colour])
        for number, at in enumerate(view.elves, 1):
            if at == cell:
                line.append(f"E{number} ", style="yellow")
        if view.goblins == cell:
            line.append("G ", style="green")
        if view.zodd and view.zodd.at == cell:
            line.append(f"Z{view.zodd.health} ", style="bold red")
        return line.append_text(self._danger(view, cell))

    def _sign(self, colour: str) -> str:
        """Colours alone would tell some people nothing."""
        return self.texts(f"berserkers-sign-{colour}")

    def _danger(self, view: View, cell: str) -> Text:
        """What may come: an attack where a Berserker stands, the arrival of an enemy."""
        threat = next(threat for threat in view.threats if threat.cell == cell)
        line = Text()
        if threat.attack and any(hero.at == cell for hero in view.heroes):
            percent = round(100 * threat.attack / ALL)
            line.append(self._label("danger", percent=percent) + " ", style="red")
        if threat.reach:
            line.append(f">{round(100 * threat.reach / ALL)}%", style="dim")
        return line

    def _requests(self, view: View) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for _ in range(4):
            grid.add_column()
        for one in view.requests:
            state = self._label("met" if one.met else "open")
            text = self.texts.attribute(f"berserkers-request-{one.request}", "text")
            name = self.texts.word("request", one.request)
            style = "green" if one.met else "yellow"
            grid.add_row(str(one.number), name, Text(state, style=style), Text(text, style="dim"))
        title = Text(self._label("requests"), style="italic")
        return Group(Text(), title, Padding.indent(grid, 2), *self._pages(view))

    def _pages(self, view: View) -> list[RenderableType]:
        """The cards of the grimoire, as they lie there."""
        if not view.pages:
            return []
        down = self._label("face-down")
        pages = [self.texts.word("grimoire", page) if page else down for page in view.pages]
        numbered = "   ".join(f"{number} {page}" for number, page in enumerate(pages, 1))
        return [_pair(self._label("grimoire"), numbered)]

    def _cards(self, view: View) -> RenderableType:
        """Which deed each number allows on each card; dice already laid are marked."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        for _ in range(CARDS):
            grid.add_column()
        heads = [
            f"{card.card} ({self._label('trained')})" if card.trained else card.card
            for card in view.cards
        ]
        grid.add_row("", *heads, style="bold")
        for die in range(1, 7):
            cells = [self._deed(view, card, die) for card in range(CARDS)]
            grid.add_row(str(die), *cells, style="" if die in view.dice else "dim")
        dice = " ".join(str(die) for die in view.dice) or "–"
        title = _pair(self._label("dice"), dice)
        return Group(Text(), title, Padding.indent(grid, 2))

    def _deed(self, view: View, card: int, die: int) -> Text:
        name = self.texts.word("deed", DEEDS[self.tables.deeds[card * 7 + die]])
        laid = die in view.cards[card].dice
        return Text(f"[{name}]" if laid else name, style="bold green" if laid else "")

    def cards(self) -> RenderableType:
        """The cards of the enemies that play, then those that can be held or turned over."""
        view = self._look()
        parts: list[RenderableType] = [self._enemies(view)]
        if view.pages:
            parts += self._listed("grimoire", GRIMOIRE)
        parts += self._listed("item", self.tables.items)
        return Padding.indent(Group(*parts), 1)

    def _enemies(self, view: View) -> RenderableType:
        """What each number does, for everybody who has a die in this game."""
        tables = self.tables
        faces = {"riders": tables.riders, "orcs": tables.orcs}
        if view.goblins:
            faces["goblins"] = tables.goblins
        if view.zodd:
            faces["zodds"] = tables.zodd
        grid = Table.grid(padding=(0, 2))
        heads = [self._label(name) for name in faces]
        grid.add_row("", *heads, *([self._label("thor")] if view.thor else []), style="bold")
        for die in range(1, 7):
            cells = [self._face(table, die) for table in faces.values()]
            storm = [self.texts("berserkers-event-storm", die=die)] if view.thor else []
            grid.add_row(str(die), *cells, *storm)
        return grid

    def _listed(self, kind: str, names: list[str]) -> list[RenderableType]:
        """Cards of a kind, with what they do."""
        grid = Table.grid(padding=(0, 2))
        for name in names:
            text = self.texts.attribute(f"berserkers-{kind}-{name}", "text")
            grid.add_row(self.texts.word(kind, name), Text(text, style="dim"))
        title = self._label("items" if kind == "item" else kind)
        return [Text(), Text(title, style="bold"), grid]

    def _face(self, faces: Faces, die: int) -> str:
        arrows = "".join({"U": "^", "D": "v", "L": "<", "R": ">"}[a] for a in faces.arrows[die])
        return f"{self.texts.word('act', ACTS[faces.acts[die]])} {arrows}"

    # Choices

    def note(self, option: str) -> RenderableType:
        verb, *words = option.split(" ")
        if verb == "place":
            deed = DEEDS[self.tables.deeds[self.tables.cards.index(words[1]) * 7 + int(words[0])]]
            text = self.texts.attribute(f"berserkers-deed-{deed}", "text")
            return f"{self.texts.word('deed', deed)}. {text}"
        if verb in ("use", "spend"):
            kind = "item" if verb == "use" else "spend"
            return self.texts.attribute(f"berserkers-{kind}-{words[0]}", "text")
        if verb == "cell":
            return self._about_cell(words[0])
        if verb == "hero":
            hero = self._look().heroes[int(words[0]) - 1]
            return f"{hero.at or '–'}, {self.texts.word('health', hero.health)}"
        if verb in ("rider", "orcs"):
            return self._about_enemy(verb, words[0])
        return ""

    def _about_cell(self, cell: str) -> str:
        view = self._look()
        place = next(place for place in view.places if place.cell == cell)
        name = self.texts.word("place", place.place)
        if view.asking != "location":
            return name
        text = self.texts.attribute(f"berserkers-deed-{place.action}", "text")
        return self.texts.pair(name, f"{self.texts.word('deed', place.action)}. {text}")

    def _about_enemy(self, verb: str, colour: str) -> str:
        view = self._look()
        enemies: list[Rider] | list[Squad] = view.riders if verb == "rider" else view.orcs
        enemy = next(enemy for enemy in enemies if enemy.colour == colour)
        if not enemy.die:
            return enemy.at or ""
        faces = self.tables.riders if verb == "rider" else self.tables.orcs
        text = self.texts.attribute(f"berserkers-act-{ACTS[faces.acts[enemy.die]]}", "text")
        said = f"{self._face(faces, enemy.die)} – {text}"
        return self.texts.pair(f"{enemy.at}, {enemy.die}", said)

    def explain(self, option: str) -> RenderableType:
        note = self.note(option)
        return f"{self.texts.action(option)}. {note}" if note else self.texts.action(option)

    # Events

    def is_shown(self, event: EventView) -> bool:
        """Not what the table shows by itself."""
        return event["event"] not in ("rolled", "spent", "over")

    def style(self, event: EventView) -> str:
        if event["event"] in ("turn", "over"):
            return "bold"
        if event["event"] in ("wounded", "died", "dark", "out", "defeated"):
            return "red"
        return "yellow" if event["event"] in ("lit", "marked", "found", "gone", "elves") else ""

    # The end

    def statistics(self) -> RenderableType:
        events = self.match.events_for(self.seat)
        grid = Table.grid(padding=(0, 2))
        for name, count in tally(self.match, self.seat).items():
            if isinstance(count, int):
                grid.add_row(self.texts(f"berserkers-stat-{name}"), str(count))
        rows: list[RenderableType] = [
            Text(self.texts.event(event, self.match.names, self.seat), style="bold")
            for event in (events[i] for i in kept([str(event["event"]) for event in events]))
            if event["event"] in ("defeated", "over")
        ]
        return Group(*rows, Text(), Padding.indent(grid, 2))


def _pair(label: str, value: str) -> Text:
    return Text.assemble((f"{label} ", "dim"), value)
