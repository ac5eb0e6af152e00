"""`play`: sets the table, for a new game or a saved one."""

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path

from holmgang import bots, games
from holmgang.cli import files, screen
from holmgang.cli.errors import BadValue, MissingArgument, NotTogether, spoken_by
from holmgang.cli.session import Session
from holmgang.core.errors import Closed
from holmgang.core.game import Game
from holmgang.core.match import LONGEST_MIX, Match, is_safe_word
from holmgang.core.replay import resume
from holmgang.core.seat import Bot
from holmgang.core.seed import match_id_of, secret_of
from holmgang.texts import Texts, people


class Wishes:
    """What was asked for on the command line."""

    def __init__(
        self,
        seat: str | None,
        bots: str | None,
        seed: str | None,
        options: Sequence[str],
        mix: str | None,
        name: str | None,
    ) -> None:
        self.seat = seat
        self.bots = bots
        self.seed = seed
        self.options = options
        self.mix = mix
        self.name = name


def play(texts: Texts, game_id: str | None, wishes: Wishes, saved: Path | None) -> None:
    session = reopen(saved, game_id, wishes, texts) if saved else open_new(game_id, wishes, texts)
    session.run()


# A new game


def open_new(game_id: str | None, wishes: Wishes, texts: Texts) -> Session:
    if game_id is None:
        raise MissingArgument(argument=texts("meta-game"))
    game = games.find(game_id)
    options = read_options(wishes.options)
    with spoken_by(texts.of(game.id)):
        settled = game.fill_options(options)
        game = game.seated(settled)
    words = texts.of(game.id, settled.get("pack"))
    with spoken_by(words):
        seat = find_seat(game, wishes.seat or "0")
        specs = bot_specs(game, seat, wishes.bots)
        players = {s: bots.make_here(spec, game) for s, spec in specs.items()}
        names = seat_names(game, specs, wishes.name or words("play-your-name"), wishes.seed)
        match = new_match(game, options, names, wishes.seed)
        if wishes.mix:
            match.mix(seat, mix_words(wishes.mix))
    return Session(match, seat, players, words, screen.out(), files.new_place(match))


def new_match(game: Game, options: dict[str, str], names: list[str], seed: str | None) -> Match:
    """A match; with a seed everything about its chance follows from it."""
    if seed is None:
        return Match(game, options, names)
    return Match(game, options, names, secret_of(seed), match_id_of(seed))


def mix_words(words: str) -> str:
    """Words of one's own for the chance; a digest of them where a record cannot hold them."""
    digest = hashlib.sha256(words.encode(errors="surrogateescape")).hexdigest()
    return words if is_safe_word(words) else digest[:LONGEST_MIX]


def read_options(pairs: Sequence[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise BadValue(argument="--option", value=pair, expected="name-value")
        options[name] = value
    return options


def find_seat(game: Game, text: str) -> int:
    """A seat by its number, or by its colour."""
    numbers = [str(seat) for seat in range(game.seats)]
    if text in game.colours:
        return game.colours.index(text)
    if text not in numbers:
        expected = " | ".join([*numbers, *game.colours])
        raise BadValue(argument="--seat", value=text, expected=expected)
    return int(text)


def bot_specs(game: Game, seat: int, given: str | None) -> dict[int, str]:
    """A bot for every other seat; one alone plays them all."""
    others = [other for other in range(game.seats) if other != seat]
    wished = given.split(",") if given else [usual_bot(game)]
    specs = [bots.resolve(spec.strip(), game) for spec in wished]
    if len(specs) == 1:
        specs *= len(others)
    if len(specs) != len(others):
        raise BadValue(argument="--bots", value=given or "", expected=str(len(others)))
    return dict(zip(others, specs, strict=True))


def usual_bot(game: Game) -> str:
    known = bots.names(game.id)
    return "greedy" if "greedy" in known else known[0]


def seat_names(game: Game, specs: dict[int, str], name: str, seed: str | None) -> list[str]:
    """Every bot is a person of its own; its name also says which bot it is."""
    known = people.introduce(list(specs.values()), [name], seed or secrets.token_hex(8))
    bots = dict(zip(specs, known, strict=True))
    return [bots.get(seat, name) for seat in range(game.seats)]


# A saved game


def reopen(path: Path, game_id: str | None, wishes: Wishes, texts: Texts) -> Session:
    for flag, value in (
        ("--seed", wishes.seed),
        ("--option", wishes.options),
        ("--mix", wishes.mix),
        ("--name", wishes.name),
    ):
        if value:
            raise NotTogether(flag=flag, other="--resume")
    record = files.read_record(path)
    game = games.find(record.game)
    if game_id is not None and games.find(game_id) is not game:
        raise BadValue(argument=texts("meta-game"), value=game_id, expected=game.id)
    words = texts.of(game.id, record.options.get("pack"))
    with spoken_by(words):
        match = resume(game, record)
        if match.is_over():
            raise Closed(reason="over")
        seat = find_seat(game, wishes.seat) if wishes.seat else human_seat(match)
        players = saved_bots(match, seat, wishes.bots)
    return Session(match, seat, players, words, screen.out(), path)


def human_seat(match: Match) -> int:
    known = bots.names(match.game.id)
    for seat, name in enumerate(match.names):
        if people.spec_of(name).partition(":")[0] not in known:
            return seat
    return 0


def saved_bots(match: Match, seat: int, given: str | None) -> dict[int, Bot]:
    game = match.game
    specs = bot_specs(game, seat, given)
    known = bots.names(game.id)
    for other in specs:
        spec = people.spec_of(match.names[other])
        if given is None and spec.partition(":")[0] in known:
            specs[other] = spec
    return {other: bots.make_here(spec, game) for other, spec in specs.items()}
