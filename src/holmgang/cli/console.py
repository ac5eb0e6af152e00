"""What the terminal can show."""

from rich.console import Console

SIGNS = {"unit": "▲", "grave": "†", "back": "▒", "bullet": "·", "banner": "⚑"}
PLAIN_SIGNS = {"unit": "A", "grave": "+", "back": "#", "bullet": "-", "banner": "!"}


class Screen(Console):
    """A console that reports a closed pipe instead of ending the program."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError

    def sign(self, name: str) -> str:
        """A small picture, or a letter where the terminal knows no better."""
        return (SIGNS if self.encoding.startswith("utf") else PLAIN_SIGNS)[name]
