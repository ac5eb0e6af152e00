from rich.text import Text

from holmgang.cli.boards.board import Board


class NimBoard(Board):
    def draw(self) -> Text:
        stones = self.match.view(self.seat)["stones"]
        assert isinstance(stones, int)
        return Text("● " * stones)
