"""A game at the terminal: shows, asks, and never loses what was played."""

import shlex
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from rich.padding import Padding
from rich.rule import Rule
from rich.styled import Styled
from rich.table import Table
from rich.text import Text

from holmgang import bots
from holmgang.cli import boards, files, screen
from holmgang.cli.console import Screen
from holmgang.cli.errors import FileProblem, FileTaken, Refusal
from holmgang.cli.records import result
from holmgang.cli.rules import show_rules
from holmgang.core.chance import Quick
from holmgang.core.errors import HolmgangError, Illegal
from holmgang.core.match import Match
from holmgang.core.seat import Bot
from holmgang.core.state import View
from holmgang.packs import rules as rulebooks
from holmgang.texts import Texts, citations, people, telling

COMMANDS = (
    *("help", "why", "undo", "hint", "odds", "cards", "table", "log", "rest", "stops"),
    *("save", "quit"),
)
INTERRUPTED = 130
MOST_HINTS = 3
FAINT = 0.05
"""The least share of a bot's attention that is worth a line."""


class Quit(Exception):
    """The player leaves; the game is kept."""


class Session:
    """One person, the bots of the other seats, and a file that follows the game.

    The person is asked before the bots, so a choice can be taken back until
    something is revealed.
    """

    def __init__(
        self,
        match: Match,
        seat: int,
        players: Mapping[int, Bot],
        texts: Texts,
        console: Screen,
        path: Path,
    ) -> None:
        self.match = match
        self.seat = seat
        self.players = players
        self.texts = texts
        self.console = console
        self.path = path
        self.board = boards.make(match, seat, texts, console)
        self.heard = 0
        self.is_kept = False
        self.has_complained = False
        self.cited = ""
        """The rule that refused an answer, until the next question."""
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "why": self._why,
            "undo": self._undo,
            "hint": self._hint,
            "odds": self._odds,
            "cards": self._cards,
            "table": self._table,
            "log": self._log,
            "rest": self._rest,
            "stops": self._stops,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        try:
            self._open()
            while not self.match.is_over():
                self._step()
            self._close()
        except Quit:
            self._say_whole("play-quit", **self._how_to_resume())
        except KeyboardInterrupt:
            raise self._interrupted("play-interrupted", INTERRUPTED) from None
        except EOFError:
            self.console.print()
            raise self._interrupted("play-no-input", 1) from None
        except BrokenPipeError:
            screen.abandon_output()
            raise self._interrupted("play-broken-pipe", 1) from None

    def _interrupted(self, id: str, exit_code: int) -> Refusal:
        self._keep()
        if not self.is_kept:
            return Refusal(self.texts("play-lost", file=str(self.path)), exit_code)
        return Refusal(self.texts(id, **self._how_to_resume()), exit_code)

    def _how_to_resume(self) -> dict[str, str]:
        path = str(self.path)
        return {"file": path, "command": f"holmgang play --resume {shlex.quote(path)}"}

    # The course of a game

    def _open(self) -> None:
        self._introduce()
        if self.match.has_begun:
            self.heard = len(self.match.events)
            self._say("play-resumed")
        else:
            self.match.begin()
        self._keep()

    def _introduce(self) -> None:
        texts, game = self.texts, self.match.game
        self.console.print(Rule(Text(texts(f"{game.id}-name"), style="bold"), style="dim"))
        self.console.print(texts(f"{game.id}-tagline"), justify="center", style="italic")
        self.console.print()
        goal = self.texts(f"{game.id}-goal")
        self.console.print(" ".join(goal.split()))
        self._say("play-you-are", colour=texts.word("colour", game.colours[self.seat]))
        for seat in self.players:
            colour = texts.word("colour", game.colours[seat])
            name = self.match.names[seat]
            bot = texts.bot(people.spec_of(name))
            self._say("play-against", seat=texts.player(name), bot=bot, colour=colour)
        self._say("play-commitment")
        self.console.print(self.match.commitment, soft_wrap=True)  # to copy
        mixed = self.match.mixes[self.seat]
        if mixed:
            self._say("play-mixed", words=mixed)
        self._say("play-how")

    def _step(self) -> None:
        actors = self.match.actors()
        if self.seat in actors:
            self._ask()
        else:
            self._let_play(actors[0])
        self._keep()

    def _let_play(self, seat: int) -> None:
        """A bot's choice follows from the secret and the place, so a resumed game goes alike."""
        rng = Quick(f"{self.match.secret.hex()}|{seat}|{len(self.match.lines)}")
        with self.console.status(self.texts.prompt(self.match.view(), self.match.names, -2)):
            action = self.players[seat].choose(self.match.seat(seat), rng)
        self.match.play(seat, action)

    def _ask(self) -> None:
        options = self.match.legal(self.seat)
        auto = self.board.auto()
        if auto is not None and auto in options:
            self.match.submit(self.seat, auto)
            return
        self._tell()
        if len(options) == 1:
            self._say("play-only-choice", action=self.texts.action(options[0]))
            self.match.submit(self.seat, options[0])
            return
        self.console.print(self.board.draw())
        self._show_question(options)
        while not self._take(self._read(), options):
            pass

    def _show_question(self, options: list[str]) -> None:
        view = self.match.view(self.seat)
        self.cited = ""
        self.console.print()
        self.console.print(self.texts.prompt(view, self.match.names, self.seat), style="bold")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
        notes = [self.board.note(option) for option in options]
        # An empty column would take a letter from the one before it.
        has_notes = any(note != "" for note in notes)
        for number, (option, note) in enumerate(zip(options, notes, strict=True), 1):
            beside = [Styled(note, "dim")] if has_notes else []
            grid.add_row(str(number), self.texts.action(option), *beside)
        self.console.print(Padding.indent(grid, 1))

    def _close(self) -> None:
        self._tell()
        self.console.print()
        self.console.print(Rule(style="dim"))
        self.console.print(result(self.match, self.texts, self.seat), style="bold")
        self.console.print()
        self.console.print(self.board.statistics())
        self.console.print()
        if self.is_kept:
            self._say_whole("play-kept", file=str(self.path))
            self._say_whole("play-verify", command=f"holmgang verify {shlex.quote(str(self.path))}")

    # Answers

    def _read(self) -> str:
        if sys.stdin is None:  # closed by whoever started us
            raise EOFError
        answer = input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(answer)
        return " ".join(answer.split())

    def _take(self, answer: str, options: list[str]) -> bool:
        """Whether an answer changed the position."""
        try:
            if answer.isdecimal():
                return self._choose_number(int(answer), options)
            word, _, rest = answer.partition(" ")
            name = self._command(word)
            if name:
                return self.commands[name](rest)
            several = self.board.several(answer, options)
            if several:
                return self._choose_several(several, options)
            if answer:
                claims = self.match.claims(self.seat)
                self.match.submit(self.seat, _spelling(answer, [*options, *claims]))
                return True
            self._say("play-how")
        except HolmgangError as error:
            self.console.print(self.texts.error(error), style="yellow")
            self._cite(error)
        return False

    def _cite(self, error: HolmgangError) -> None:
        """Name the rule that refuses; `why` shows it."""
        if isinstance(error, Illegal):
            self.cited = self._rule(str(error.details.get("reason", "")))
            if self.cited:
                self._say("play-refused-by", rule=self.cited)

    def _rule(self, reason: str) -> str:
        edition = self.match.options.get("edition", "")
        view = self.match.view(self.seat)
        return citations.of_reason(self.match.game.id, reason, view, edition)

    def _choose_number(self, number: int, options: list[str]) -> bool:
        if not 1 <= number <= len(options):
            self._say("play-no-number", count=len(options))
            return False
        self.match.submit(self.seat, options[number - 1])
        return True

    def _choose_several(self, choices: list[str], options: list[str]) -> bool:
        """All of them, or none if one is refused."""
        unknown = [text for text in choices if text not in options]
        done = 0
        try:
            for text in unknown or choices:
                self.match.submit(self.seat, text)
                done += 1
        except HolmgangError:
            for _ in range(done):
                self.match.undo(self.seat)
            raise
        return True

    def _command(self, word: str) -> str:
        """A command by its English name or by that of the language."""
        if word in ("?", "help"):
            return "help"
        wanted = word.casefold()
        for name in COMMANDS:
            if wanted in (name, self.texts(f"play-word-{name}").casefold()):
                return name
        return ""

    # Commands

    def _help(self, _: str) -> bool:
        options = self.match.legal(self.seat)
        question = self.texts.help(self.match.view(self.seat), self.match.names, self.seat)
        self.console.print(" ".join(question.split()))
        if rule := self._rule(""):
            self._say("play-asked-by", rule=rule)
        self.console.print()
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for number, option in enumerate(options, 1):
            grid.add_row(str(number), option, self.board.explain(option))
        claims = self.match.claims(self.seat)
        if claims:
            grid.add_row("", f"{claims[0]} … {claims[-1]}", self.texts("play-about-claim"))
        for name in COMMANDS:
            if name == "odds" and self.board.odds() is None:
                continue
            if name in ("rest", "stops") and self.board.stops("") is None:
                continue
            words = dict.fromkeys(("?" if name == "help" else name, self._word(name)))
            grid.add_row("", ", ".join(words), self.texts(f"play-about-{name}"))
        self.console.print(Padding.indent(grid, 1))
        return False

    def _word(self, name: str) -> str:
        return self.texts(f"play-word-{name}")

    def _why(self, _: str) -> bool:
        """The rule that refused, or that the question comes from, in full."""
        rule = self.cited or self._rule("")
        if rule:
            show_rules(rulebooks.find(self.match.game.id, self.texts.lang, rule))
        else:
            self._say("play-no-rule")
        return False

    def _undo(self, _: str) -> bool:
        self.match.undo(self.seat)
        # What was answered without asking is taken back with it.
        while len(self.match.legal(self.seat)) == 1 and self.match.can_undo(self.seat):
            self.match.undo(self.seat)
        self.heard = len(self.match.events)
        self._say("play-undone")
        return True

    def _hint(self, _: str) -> bool:
        game = self.match.game
        spec = bots.adviser(game.id)
        with self.console.status(self.texts("play-thinking")):
            rng = Quick(f"hint|{self.match.match_id}|{len(self.match.lines)}")
            shares = bots.make(spec, game, is_awaited=True).weigh(self.match.seat(self.seat), rng)
        legal = self.match.legal(self.seat)
        name = self.texts.player(spec.partition(":")[0])
        for rank, (action, share) in enumerate(shares[:MOST_HINTS]):
            text = self.match.state.write(action)
            if rank == 0 or share >= FAINT:
                self._say(
                    "play-hint" if rank == 0 else "play-hint-besides",
                    bot=name,
                    action=self.texts.action(text),
                    number=str(legal.index(text) + 1),
                    share=round(100 * share),
                )
        return False

    def _odds(self, _: str) -> bool:
        self.console.print(self.board.odds() or self.texts("play-no-odds"))
        return False

    def _cards(self, _: str) -> bool:
        self.console.print(self.board.cards())
        return False

    def _table(self, _: str) -> bool:
        self.console.print(self.board.draw())
        self._show_question(self.match.legal(self.seat))
        return False

    def _rest(self, _: str) -> bool:
        """Pass now and for the rest of the other's turn."""
        if not self.board.rest():
            self._say("play-no-stops")
            return False
        auto = self.board.auto()
        if auto is None:
            return False
        self.match.submit(self.seat, auto)
        return True

    def _stops(self, moment: str) -> bool:
        self.console.print(self.board.stops(moment) or self.texts("play-no-stops"))
        return False

    def _log(self, _: str) -> bool:
        self._print_events(self.match.events_for(self.seat))
        return False

    def _save(self, name: str) -> bool:
        path = Path(name).expanduser() if name else self.path
        if path != self.path and path.exists() and not self._is_ours(path):
            raise FileTaken(file=str(path))
        files.write_text(path, self.match.save())
        self._say_whole("play-kept", file=str(path))
        return False

    def _is_ours(self, path: Path) -> bool:
        with suppress(HolmgangError):
            return files.read_record(path).match_id == self.match.match_id
        return False

    def _quit(self, _: str) -> bool:
        self._keep()
        if self.is_kept:
            raise Quit
        self._say_whole("play-not-kept", file=str(self.path))
        return False

    # Words and files

    def _say(self, id: str, **args: str | int) -> None:
        self.console.print(self.texts(id, **args))

    def _say_whole(self, id: str, **args: str) -> None:
        """For lines with something to copy: they must not be broken."""
        self.console.print(self.texts(id, **args), soft_wrap=True)

    def _tell(self) -> None:
        """What happened since the person was last asked."""
        events = self.match.events_for(self.seat, self.heard)
        self.heard = len(self.match.events)
        self._print_events([event for event in events if self.board.is_shown(event)])

    def _print_events(self, events: list[View]) -> None:
        """An entry a deed, its steps below it."""
        for event in telling.together(self.match.game.id, events):
            self._print_event(event)

    def _print_event(self, event: View) -> None:
        text = self.texts.event(event, self.match.names, self.seat)
        style = self.board.style(event)
        if style == "bold":
            self.console.print()
            self.console.print(Padding.indent(Text(text, style=style), 1))
            return
        is_deed = telling.is_deed(self.match.game.id, event)
        mark = self.console.sign("bullet") if is_deed else " "
        self.console.print(Padding.indent(Text(f"{mark} {text}", style=style), 3))
        quote = self.board.quote(event)
        if quote:
            self.console.print(Padding.indent(Text(quote, style="dim italic"), 7))

    def _keep(self) -> None:
        """Write the game down; the first failure is told, and the game goes on."""
        try:
            files.write_text(self.path, self.match.save())
            self.is_kept = True
        except FileProblem as problem:
            if not self.has_complained:
                screen.complain(self.texts.error(problem))
            self.has_complained = True
            self.is_kept = False


def _spelling(answer: str, options: list[str]) -> str:
    """The choice as the game spells it, if only the case of letters differs."""
    folded = {option.casefold(): option for option in options}
    return folded.get(answer.casefold(), answer)
