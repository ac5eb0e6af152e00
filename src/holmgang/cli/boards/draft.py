"""The table of a draft in a terminal: the stack in one's hand, and what one has."""

from collections import Counter

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from holmgang.cli.boards.berserk import card_texts
from holmgang.cli.boards.board import Board
from holmgang.core.state import View as EventView
from holmgang.games.berserk import content
from holmgang.games.berserk.abilities.tree import Card
from holmgang.games.draft.wire import View
from holmgang.texts import Argument

SHOWN = ("round", "built", "over")


class DraftBoard(Board):
    def _label(self, name: str, **args: Argument) -> str:
        return self.texts(f"draft-label-{name}", **args)

    def _card(self, id: str) -> Card:
        return content.library(self.match.options["pack"]).cards[id]

    def draw(self) -> RenderableType:
        view = msgspec.convert(self.match.view(self.seat), View)
        own = view.seats[self.seat]
        parts: list[RenderableType] = [
            Text(),
            Rule(Text(self._title(view), style="bold"), style="dim"),
        ]
        if own.stack is not None:
            parts += [Text(self._label("stack"), style="bold"), self._list(own.stack)]
        kept = own.deck or []
        if kept:
            parts += [Text(), Text(f"{self._label('picks')} ({len(kept)})", style="bold")]
            parts.append(self._summary(kept) if view.asking == "pick" else self._list(kept))
        if view.asking == "cut" and own.spare is not None:
            parts.append(Text(self._label("spare", count=own.spare)))
        return Group(*parts)

    def _title(self, view: View) -> str:
        if view.asking != "pick":
            return self._label("building")
        return self._label("round", round=view.round, step=view.step, left=int(view.left))

    def _list(self, ids: list[str]) -> RenderableType:
        """Cards with their figures, those of one realm together."""
        grid = Table.grid(padding=(0, 2))
        for id, count in sorted(Counter(ids).items(), key=lambda item: self._order(item[0])):
            card = self._card(id)
            copies = f"{count}× " if count > 1 else ""
            grid.add_row(
                Text(str(card.body.cost), style="bold yellow" if card.body.elite else "bold"),
                Text(self._realm(card), style="dim"),
                Text(copies + self.texts.word("card", id), style="bold cyan"),
                Text(self._figures(card)),
            )
        return Padding.indent(grid, 2)

    def _order(self, id: str) -> tuple[str, int, str]:
        body = self._card(id).body
        return body.realm, body.cost, id

    def _realm(self, card: Card) -> str:
        phrases = card_texts(self.texts.lang, self.match.options["pack"]).phrases
        return phrases(f"berserk-realm-{card.body.realm}", {})

    def _figures(self, card: Card) -> str:
        body = card.body
        strike = "-".join(map(str, body.strike)) if body.strike else "–"
        return f"♥ {body.life}  ➤ {body.move}  ⚔ {strike}"

    def _summary(self, ids: list[str]) -> RenderableType:
        """How many cards of each realm one has."""
        realms = Counter(self._realm(self._card(id)) for id in ids)
        words = " · ".join(f"{realm} {count}" for realm, count in realms.most_common())
        return Padding.indent(Text(words), 2)

    def cards(self) -> RenderableType:
        view = msgspec.convert(self.match.view(self.seat), View)
        own = view.seats[self.seat]
        return self._list([*(own.stack or []), *(own.deck or [])])

    # Choices

    def note(self, option: str) -> RenderableType:
        _, _, id = option.partition(" ")
        return Text("  ".join(self._rules(id)), style="dim") if id else ""

    def explain(self, option: str) -> RenderableType:
        _, _, id = option.partition(" ")
        if not id:
            return self.texts.action(option)
        card = self._card(id)
        head = f"{self.texts.word('card', id)} · {self._realm(card)} · {card.body.cost}"
        return Group(
            Text(head, style="bold"), Text(self._figures(card)), *map(Text, self._rules(id))
        )

    def _rules(self, id: str) -> list[str]:
        texts = card_texts(self.texts.lang, self.match.options["pack"])
        card = self._card(id)
        return [*texts.keywords(card), *texts.lines(card)]

    # News

    def is_shown(self, event: EventView) -> bool:
        return event["event"] in SHOWN

    def statistics(self) -> RenderableType:
        """The decks, as a duel takes them."""
        view = msgspec.convert(self.match.view(self.seat), View)
        parts: list[RenderableType] = [Text(self._label("decks"), style="bold")]
        for seat, drafter in enumerate(view.seats):
            deck = Counter(drafter.deck or [])
            parts.append(Text(self.texts.player(self.match.names[seat]), style="bold cyan"))
            parts.append(Padding.indent(Text(content.write_deck(dict(sorted(deck.items())))), 2))
        return Group(*parts, Text(self._label("duel"), style="dim"))
