"""All words for people, from Fluent files, for the terminal and the browser alike.

Where they lie: `texts/locale/<language>/*.ftl` for what all games share,
`packs/<game>/locale/<language>.ftl` for a game, and `<pack>/locale/<language>.ftl`
for a pack that brings its own; a later one overrides an earlier one. What a
language lacks is looked up in English; what English lacks too is shown as the
bare id or value, so that a player never meets an exception.

How a message is found:

    error-<code>                 every error; `reason-<reason>` for its reason
    bot-<name>                   a player made of code; `.text` describes it
    person-<name>                who a bot is at a table
    ending-<word>                how a match ended
    <game>-name, <game>-tagline, <game>-goal
    <game>-ask-<question>        what a player is asked; `.help` explains it
    <game>-event-<event>         what happened; `…-hidden` if its figures are withheld
    <game>-action-<verb>         what an action does
    <game>-option-<name>         an option; `.help` explains it
    <game>-<key>-<value>         a component; `.text` says what it does

Which arguments the sentences of the rules have is declared as data: `texts/sentences.py`.

How values become arguments (`Texts.words`):

1. A string `v` under a key `k` becomes the message `<game>-<k>-<v>` (of the game,
   or of the one whose components it is played with), or else `<k>-<v>`, or else
   stays as it is.
2. A list under a key `ks` gives `$ks`, its items joined by `list-words` (of
   numbers: `list-numbers`), their number as `$ks-count`, and each item alone
   as `$ks-0`, `$ks-1`, …
3. Numbers stay numbers, so that plurals work; yes and no are 1 and 0. Nothing,
   and an empty text, is the word `none`, so that a selector can tell.
4. The notation under `action` becomes the words of that action.

An error has besides: `$reason`, by rule 1 with dashes for spaces and with all
its arguments, and `$cause` likewise: the reason the rules gave for refusing a
line of a record.

An event has besides: `$seat`, the display name of the seat it is about; `$who`,
which is `you` if that is the viewer, `nobody` if it is about no seat, and
`other` otherwise; and `$names-0`, `$names-1`, … for all seats. Names cannot be
declined: they must stand in the nominative.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from fluent.runtime import FluentBundle

from holmgang import packs
from holmgang.core.errors import ContentError, HolmgangError
from holmgang.core.record import HIDDEN
from holmgang.packs import fluent_files
from holmgang.texts.sentences import by_name, sentences

LANGUAGES = ("en", "ru", "fr")
ROOT = Path(__file__).parent / "locale"
BROWSER = ("web.ftl", "account.ftl", "profile.ftl")
"""What only the web app says, which reads it itself: on all pages, and on some of them."""

Argument = str | int | float


def pick(lang: str | None = None) -> str:
    """The language asked for, else the one of the environment, else English."""
    wishes = [lang, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    wish = next((wish for wish in wishes if wish), "en")
    code = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


class Texts:
    """The words of one language, for one game if it is given."""

    def __init__(self, lang: str, game_id: str | None = None, pack: str | None = None) -> None:
        self.lang = lang
        self.game_id = game_id
        self.pack = pack
        self._bundles: dict[str, FluentBundle] = {}

    def of(self, game_id: str, pack: str | None = None) -> "Texts":
        """The same language at the table of a game."""
        return Texts(self.lang, game_id, pack)

    # Messages

    def __call__(self, id: str, /, **args: Argument) -> str:
        for bundle in self._chain():
            message = bundle.get_message(id) if bundle.has_message(id) else None
            if message is not None and message.value is not None:
                return str(bundle.format_pattern(message.value, args)[0])
        return id

    def has(self, id: str) -> bool:
        return any(bundle.has_message(id) for bundle in self._chain())

    def attribute(self, id: str, name: str, /, **args: Argument) -> str:
        """An attribute of a message, or nothing where there is none."""
        for bundle in self._chain():
            if bundle.has_message(id):
                attributes = bundle.get_message(id).attributes
                if name in attributes:
                    return str(bundle.format_pattern(attributes[name], args)[0])
        return ""

    def _chain(self) -> Iterable[FluentBundle]:
        """English is read only if the language lacks something."""
        for lang in dict.fromkeys((self.lang, "en")):
            if lang not in self._bundles:
                self._bundles[lang] = _bundle(lang, self.game_id, self.pack)
            yield self._bundles[lang]

    # Values

    def word(self, key: str, value: str, /, **args: Argument) -> str:
        """A value in words: rule 1."""
        games = (self.game_id, packs.base_game(self.game_id or ""))
        ids = [f"{game}-{key}-{value}" for game in games if game]
        for id in [*ids, f"{key}-{value}"]:
            if self.has(id):
                return self(id, **args)
        return value

    def words(self, values: Mapping[str, object]) -> dict[str, Argument]:
        """Named values as arguments of a message: rules 1 to 4."""
        args: dict[str, Argument] = {}
        for key, value in values.items():
            if isinstance(value, list):
                args.update(self._list(key, value))
            elif isinstance(value, (int, float)):
                args[key] = value
            elif not value:
                args[key] = "none"
            else:
                text = str(value)
                args[key] = self.action(text) if key == "action" else self.word(key, text)
        return args

    def join(self, items: Sequence[Argument]) -> Argument:
        if not items:
            return self("list-none")
        id = "list-words" if isinstance(items[0], str) else "list-numbers"
        joined = items[0]
        for item in items[1:]:
            joined = self(id, head=joined, tail=item)
        return joined

    def pair(self, name: str, text: str) -> str:
        """A name and what it stands for, with the colon of the language between them."""
        return self("pair", name=name, text=text)

    def _list(self, key: str, values: list[object]) -> dict[str, Argument]:
        single = key.removesuffix("s")
        items = [v if isinstance(v, int) else self.word(single, str(v)) for v in values]
        args: dict[str, Argument] = {key: self.join(items), f"{key}-count": len(items)}
        return args | {f"{key}-{i}": item for i, item in enumerate(items)}

    # What games and errors say

    def error(self, error: HolmgangError) -> str:
        id = f"error-{error.code}"
        if not self.has(id):
            return str(error)
        why = {key: str(error.details.get(key) or "none") for key in ("cause", "reason")}
        args = self.words({k: v for k, v in error.details.items() if k not in why})
        for key, reason in why.items():
            args[key] = self._reason(reason, args)
        return self(id, **args)

    def _reason(self, reason: str, args: Mapping[str, Argument]) -> str:
        code = reason.replace(" ", "-")
        said = self.word("reason", code, **args)
        return reason if said == code else said

    def event(self, event: Mapping[str, object], names: Sequence[str], viewer: int) -> str:
        """What `Match.events_for` tells a viewer, as a sentence."""
        figures = {k: v for k, v in event.items() if k not in ("event", "seat", "seats")}
        id = f"{self.game_id}-event-{event['event']}"
        people = self._people(event.get("seat"), names, viewer)
        if "seats" in event:
            people["seats"] = self._named(event["seats"], names)
        elif not figures and self.has(f"{id}-hidden"):
            id += "-hidden"
        return self(id, **self.words(figures), **people)

    def _named(self, seats: object, names: Sequence[str]) -> Argument:
        """Several players in one phrase: "Anna, Olaf and Zoë"."""
        *first, last = [self.player(names[s]) for s in seats] if isinstance(seats, list) else [""]
        return self("list-and", head=self.join(first), tail=last) if first else last

    def _people(self, seat: object, names: Sequence[str], viewer: int) -> dict[str, Argument]:
        args: dict[str, Argument] = {f"names-{i}": self.player(n) for i, n in enumerate(names)}
        if isinstance(seat, int) and 0 <= seat < len(names):
            return args | {"seat": args[f"names-{seat}"], "who": _who(seat, viewer)}
        return args | {"seat": "", "who": "nobody"}

    def player(self, name: str) -> str:
        """A name from a record as it is shown: bots and colours have names in words.

        A bot's seat is called by its specification and by who it is at the table:
        `greedy@sigrun`, `ismcts:200ms@leif`. Without a person it is just a bot.
        """
        spec, _, person = name.partition("@")
        is_bot = self.has(f"bot-{spec.partition(':')[0]}")
        if is_bot and person and self.has(f"person-{person}"):
            return self(f"person-{person}")
        return self.bot(spec) if is_bot and not person else self.word("colour", name)

    def bot(self, spec: str) -> str:
        """A kind of bot, its limit, and how much it overlooks: `ismcts:200ms:misses30`."""
        kind, *limits = spec.split(":")
        words = self(f"bot-{kind}")
        for limit in limits:
            missed = limit.removeprefix("misses")
            is_limit = missed == limit
            words = f"{words} {limit}" if is_limit else self("bot-misses", bot=words, missed=missed)
        return words

    def action(self, notation: str) -> str:
        """What an action does, on a button or in a list."""
        verb, *operands = notation.split(" ")
        id = f"{self.game_id}-action-{verb}"
        if HIDDEN in operands:
            id += "-hidden"
        if not self.has(id):
            return notation
        arguments = sentences(self.game_id).get("actions", {}).get(verb, {})
        return self(id, **self.words(by_name(arguments, operands)))

    def prompt(self, view: Mapping[str, object], names: Sequence[str], viewer: int) -> str:
        """What is asked of a viewer now, or of whom it waits for."""
        args = self._question(view, names, viewer)
        return self(f"{self.game_id}-ask-{view['asking']}", **args)

    def help(self, view: Mapping[str, object], names: Sequence[str], viewer: int) -> str:
        """What the question means, at length."""
        args = self._question(view, names, viewer)
        return self.attribute(f"{self.game_id}-ask-{view['asking']}", "help", **args)

    def _question(
        self, view: Mapping[str, object], names: Sequence[str], viewer: int
    ) -> dict[str, Argument]:
        actors = view["actors"]
        seats = actors if isinstance(actors, list) else []
        asked = viewer if viewer in seats else next(iter(seats), None)
        wanted = sentences(self.game_id).get("questions", {}).get(str(view["asking"]), {})
        args = self.words({name: view.get(name) for name in wanted})
        return args | self._people(asked, names, viewer)


def _who(seat: int, viewer: int) -> str:
    return "you" if seat == viewer else "other"


def _bundle(lang: str, game_id: str | None, pack: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in _files(lang, game_id, pack):
        bundle.add_resource(fluent_files.parsed(path), allow_overrides=True)
    return bundle


def _files(lang: str, game_id: str | None, pack: str | None) -> list[Path]:
    files = [path for path in sorted((ROOT / lang).glob("*.ftl")) if path.name not in BROWSER]
    if game_id is not None:
        base = packs.base_game(game_id)
        files = _files(lang, base, pack) if base else files
        files.append(packs.home(game_id) / "locale" / f"{lang}.ftl")
        with suppress(ContentError):  # Whoever loads the pack says what is wrong with it.
            found = packs.folders(game_id, pack or "standard")
            files += [folder / "locale" / f"{lang}.ftl" for folder in found]
    return [path for path in files if path.is_file()]
