"""What can be played: the games, their components, rules, bots and words."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import yaml
from litestar import Controller, Request, Response, get
from litestar.params import FromPath, QueryParameter

from holmgang import bots, games, packs, texts
from holmgang.core.game import Game
from holmgang.games.registration import LEVELS
from holmgang.packs import rules as rulebooks
from holmgang.server.errors import BadRequest
from holmgang.server.routes.failures import FAILURES
from holmgang.server.routes.unchanging import unchanging
from holmgang.server.routes.visitors import Caller
from holmgang.server.wire.messages.fields import Json, Lang
from holmgang.server.workers.replays import check_options
from holmgang.texts.sentences import Sentences, sentences

LONGEST_THOUGHT = 2.0
MOST_ITERATIONS = 5000

Asking = Request[Any, Any, Any]
PackName = Annotated[str, QueryParameter(pattern="^[a-z0-9-]{1,40}$")]


class OptionInfo(msgspec.Struct):
    name: str
    default: str
    low: int
    high: int
    words: list[str] | None
    readings: dict[str, list[str]] | None
    """Switches with their words, which a text may set: `items=phase1,six=least`."""


class BotLevel(msgspec.Struct):
    id: str
    spec: str
    level: int


class GameInfo(msgspec.Struct):
    """`colours` are for the most seats; `seats` are usual, or as many as `seats_option` says."""

    id: str
    version: int
    seats: int
    seats_option: str
    colours: list[str]
    options: list[OptionInfo]
    bots: list[BotLevel]
    has_rules: bool
    status: Literal["complete"] = "complete"
    """For programs that knew games before they could be played."""


class Rule(msgspec.Struct):
    id: str
    section: str
    text: str
    ruling: bool
    reconstructed: bool
    editions: list[str]
    """Where it holds; none are named where a game has one edition."""


class Words(msgspec.Struct):
    """A Fluent resource, and the arguments that its sentences have."""

    text: str
    sentences: Sentences


class AllWords(msgspec.Struct):
    """Fluent resources: what all games share, and what each game says."""

    common: str
    games: dict[str, str]


def levels(game_id: str) -> list[BotLevel]:
    """The bots that people are offered, from weak to strong."""
    offered = games.registration(game_id).levels
    return [BotLevel(id, spec, LEVELS.index(id) + 1) for id, spec in offered.items()]


def check_bot(spec: str, game: Game) -> None:
    """A bot of this game that does not think longer than others like to wait."""
    bot = bots.make(spec, game)
    budget: Any = getattr(bot, "budget", None)
    if budget is not None and (
        budget.seconds > LONGEST_THOUGHT or budget.iterations > MOST_ITERATIONS
    ):
        raise BadRequest(reason=f"{LONGEST_THOUGHT:g} s, {MOST_ITERATIONS}", field="bot")


class Library(Controller):
    path = "/api"
    tags = ("games",)

    @get("/games", responses=FAILURES)
    async def games(self, request: Asking) -> Response[list[GameInfo]]:
        """All games, ours and those of other installed packages."""
        return await unchanging(request, all_games)

    @get("/games/{game_id:str}/content", responses=FAILURES)
    async def content(
        self, request: Asking, game_id: FromPath[str], pack: PackName = "standard"
    ) -> Response[Json]:
        """The components of a game as its pack states them."""
        check_options(games.find(game_id).id, {"pack": pack})
        return await unchanging(request, components, game_id, pack)

    @get("/games/{game_id:str}/rules", responses=FAILURES)
    async def rules(
        self, request: Asking, visitor: Caller, game_id: FromPath[str]
    ) -> Response[list[Rule]]:
        """The numbered rules, in the language asked for or else in English."""
        return await unchanging(request, rules_of, games.find(game_id).id, visitor.lang)

    @get("/games/{game_id:str}/words", responses=FAILURES)
    async def words(
        self, request: Asking, visitor: Caller, game_id: FromPath[str]
    ) -> Response[Words]:
        """What a game says, in the language asked for or else in English."""
        return await unchanging(request, words_of, games.find(game_id).id, visitor.lang)

    @get("/texts/{lang:str}", responses=FAILURES)
    async def texts(self, request: Asking, lang: FromPath[Lang]) -> Response[AllWords]:
        """All words of a language as Fluent resources."""
        return await unchanging(request, texts_of, lang)


def rules_of(game_id: str, lang: str) -> list[Rule]:
    return [
        Rule(
            id=rule.id,
            section=rule.section,
            text=rule.text,
            ruling=rule.has_ruling,
            reconstructed=rule.is_reconstructed,
            editions=list(rule.editions),
        )
        for rule in rulebooks.rules(game_id, lang)
    ]


def words_of(game_id: str, lang: str) -> Words:
    folder = packs.home(game_id) / "locale"
    path = folder / f"{lang}.ftl"
    text = (path if path.is_file() else folder / "en.ftl").read_text("utf-8")
    return Words(text, sentences(game_id))


def texts_of(lang: str) -> AllWords:
    common = sorted((texts.ROOT / lang).glob("*.ftl"))
    found = {g: packs.home(g) / "locale" / f"{lang}.ftl" for g in games.GAMES}
    return AllWords(
        common="\n".join(path.read_text("utf-8") for path in common),
        games={g: p.read_text("utf-8") for g, p in found.items() if p.is_file()},
    )


@cache
def all_games() -> list[GameInfo]:
    return [_info(game) for game in games.GAMES.values()]


def components(game_id: str, pack: str) -> Json:
    """What the pack of a game states; of a mixture, what each of its packs does."""
    names = packs.parts(pack)
    stated = [_content(packs.folder(game_id, name) / "pack.yaml") for name in names]
    return stated[0] if len(names) == 1 else dict(zip(names, stated, strict=True))


def _info(game: Game) -> GameInfo:
    options = [
        OptionInfo(o.name, o.default, o.low, o.high, o.words, o.readings) for o in game.options
    ]
    return GameInfo(
        id=game.id,
        version=game.version,
        seats=game.seats,
        seats_option=game.seats_option,
        colours=_widest(game).colours,
        options=options,
        bots=levels(game.id),
        has_rules=(packs.data_home(game.id) / "rules").is_dir(),
    )


def _widest(game: Game) -> Game:
    """With as many seats as its options allow."""
    for option in game.options:
        if option.name == game.seats_option:
            return game.seated(game.fill_options({option.name: str(option.high)}))
    return game


@lru_cache(maxsize=16)
def _content(path: Path) -> Json:
    found = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found
