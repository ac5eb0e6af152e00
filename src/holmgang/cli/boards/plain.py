"""A board for any game: what a seat may know, name by name."""

from rich.console import RenderableType
from rich.table import Table

from holmgang.cli.boards.board import Board


class PlainBoard(Board):
    def draw(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for name, value in self.match.view(self.seat).items():
            grid.add_row(self.title(name), self.shown(value))
        return grid

    def title(self, name: str) -> str:
        """A game may have a word for a part of its view: `<game>-view-<name>`."""
        return self.texts.word("view", name)

    def shown(self, value: object) -> str:
        if isinstance(value, list):
            return ", ".join(map(self.shown, value)) or "–"
        if isinstance(value, dict):
            return ", ".join(f"{key} {self.shown(part)}" for key, part in value.items())
        return "–" if value is None else str(value)
