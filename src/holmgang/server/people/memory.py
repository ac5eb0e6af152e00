"""A memory of one's games: what came of them, and a list that pages quickly through thousands.

A page begins where the one before ended, by the time of a game and not by its place in the list:
an index leads there at once. All of it is about finished games; of others it says how many run.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Row, Select, Subquery, Table, case, func, select, tuple_

from holmgang import games
from holmgang.server.errors import BadRequest
from holmgang.server.storage.schema import MEMBERS, RESULTS, RIVALS, TABLES, USERS
from holmgang.server.storage.store import Store
from holmgang.server.tables.results import BOT
from holmgang.server.tables.table_index import read_card
from holmgang.server.wire import cached_texts
from holmgang.server.wire.messages.profile import (
    DeckTally,
    GameTally,
    LevelTally,
    PlayedGame,
    PlayedGames,
    ProfileInfo,
    RivalTally,
    Tally,
)
from holmgang.texts import Texts

PAGE = 30
MOST_RIVALS = 50
MOST_DECKS = 5

T = TypeVar("T", bound=Tally)


class Memory:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def profile(self, user: str, lang: str) -> ProfileInfo:
        rows = self.store.rows
        rivals = await rows(counted(RIVALS, user, "game", "rival"))
        decks = counted(RESULTS, user, "game", "deck").where(RESULTS.c.deck != "")
        option = func.max(RESULTS.c.seat).label("option")
        streak, best = await self._streaks(user)
        return ProfileInfo(
            games=_tallies(await rows(counted(RESULTS, user, "game")), _of_game),
            levels=_levels(rivals),
            rivals=await self._rivals(rivals, lang),
            decks=_tallies(await rows(decks.add_columns(option).limit(MOST_DECKS)), _of_deck),
            streak=streak,
            best_streak=best,
            running=await self._running(user),
        )

    async def games(self, user: str, game: str, rival: str, before: str) -> PlayedGames:
        """A page of finished games, the latest first."""
        rows = await self.store.rows(page(user, game, rival, before))
        more = place_of(rows[PAGE - 1]) if len(rows) > PAGE else None
        return PlayedGames([_played(row, user) for row in rows[:PAGE]], more)

    async def _running(self, user: str) -> int:
        mine = (MEMBERS.c.user_id == user) & MEMBERS.c.over.is_(None)
        query = select(func.count()).join_from(MEMBERS, TABLES, TABLES.c.id == MEMBERS.c.table_id)
        row = await self.store.row(query.where(mine, TABLES.c.state == "running"))
        return int(row[0]) if row else 0

    async def _streaks(self, user: str) -> tuple[int, int]:
        """Wins in a row now, or losses below 0; and the most wins in a row there ever were."""
        runs = _runs(user)
        last = await self.store.row(select(runs).order_by(runs.c.last.desc()).limit(1))
        best = await self.store.row(select(func.max(runs.c.length)).where(runs.c.outcome == "won"))
        sign = {"won": 1, "lost": -1}.get(last.outcome, 0) if last else 0
        return sign * last.length if last else 0, (best[0] if best else None) or 0

    async def _rivals(self, rows: Sequence[Row[Any]], lang: str) -> list[RivalTally]:
        """With the names that they have today."""
        found = _tallies(rows, lambda row: RivalTally(rival=row.rival, name=""))
        listed = found[:MOST_RIVALS]
        ids = [one.rival for one in listed if not one.rival.startswith(BOT)]
        people = await self.store.rows(select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_(ids)))
        names: dict[str, str] = {row.id: row.name for row in people}
        game = {row.rival: row.game for row in rows}
        for one in listed:
            texts = cached_texts.find(lang, game[one.rival])
            is_bot = one.rival.startswith(BOT)
            said = _bot(one.rival, game[one.rival], texts) if is_bot else names.get(one.rival)
            one.name = said or texts("server-guest")
        return listed


def page(user: str, game: str, rival: str, before: str) -> Select[Any]:
    """One row more than a page, to know whether there is another."""
    listed = RIVALS if rival else RESULTS
    query = select(RESULTS, TABLES.c.card).select_from(RESULTS)
    query = query.join(TABLES, TABLES.c.id == RESULTS.c.table_id).where(listed.c.user_id == user)
    if rival:
        both = (RIVALS.c.table_id == RESULTS.c.table_id) & (RIVALS.c.user_id == RESULTS.c.user_id)
        query = query.join(RIVALS, both).where(RIVALS.c.rival == rival)
    if game:
        query = query.where(listed.c.game == game)
    place = tuple_(listed.c.ended, listed.c.table_id)
    if before:
        query = query.where(place < tuple_(*_place(before)))
    return query.order_by(listed.c.ended.desc(), listed.c.table_id.desc()).limit(PAGE + 1)


def place_of(row: Row[Any]) -> str:
    """Where the page after this game begins."""
    return f"{row.ended!r}/{row.table_id}"


def _place(before: str) -> tuple[float, str]:
    ended, _, table_id = before.partition("/")
    try:
        at = float(ended)
    except ValueError:
        at = math.nan
    if not math.isfinite(at):
        raise BadRequest(reason=before, field="before")
    return at, table_id


def _played(row: Row[Any], user: str) -> PlayedGame:
    card = read_card(row.card)
    others = [seat.name or seat.colour for seat in card.seats if seat.user_id != user]
    return PlayedGame(
        row.table_id, row.game, row.ended, row.seconds, row.moves, row.outcome, others
    )


# Counting


def counted(table: Table, user: str, *by: str) -> Select[Any]:
    """How many games were won, lost and drawn, by some columns; the most played first."""

    def count(outcome: str) -> ColumnElement[int]:
        return func.sum(case((table.c.outcome == outcome, 1), else_=0)).label(outcome)

    columns = [table.c[name] for name in by]
    query = select(*columns, *map(count, ("won", "lost", "drawn")))
    query = query.where(table.c.user_id == user, table.c.outcome != "none")
    return query.group_by(*columns).order_by(func.count().desc(), *columns)


def _runs(user: str) -> Subquery:
    """Games in a row with the same outcome: a game's place among all, less that among its like."""
    order = (RESULTS.c.ended, RESULTS.c.table_id)
    among_all = func.row_number().over(order_by=order)
    among_like = func.row_number().over(partition_by=RESULTS.c.outcome, order_by=order)
    counted = (RESULTS.c.user_id == user) & (RESULTS.c.outcome != "none")
    run = (among_all - among_like).label("run")
    one = select(RESULTS.c.outcome, RESULTS.c.ended, run).where(counted).subquery()
    last = func.max(one.c.ended).label("last")
    length = func.count().label("length")
    return select(one.c.outcome, length, last).group_by(one.c.outcome, one.c.run).subquery()


def _tallies(rows: Iterable[Row[Any]], make: Callable[[Row[Any]], T]) -> list[T]:
    """Rows of the same kind counted together, in their order."""
    found: dict[str, T] = {}
    for row in rows:
        new = make(row)
        tally = found.setdefault(repr(new), new)
        tally.won += row.won
        tally.lost += row.lost
        tally.drawn += row.drawn
    return list(found.values())


def _bot(rival: str, game: str, texts: Texts) -> str:
    """How strong a bot is, and of what kind."""
    level = _offered().get((game, rival))
    kind = texts.bot(rival.removeprefix(BOT).partition(":")[0])
    return f"{texts(f'bot-level-{level}')} · {kind}" if level else kind


@cache
def _offered() -> dict[tuple[str, str], str]:
    """The levels of bots by game and rival."""
    return {
        (game, BOT + spec): level
        for game in games.GAMES
        for level, spec in games.registration(game).levels.items()
    }


def _levels(rows: Sequence[Row[Any]]) -> list[LevelTally]:
    """Against bots of the levels that are offered."""
    specs = _offered()
    known = [row for row in rows if (row.game, row.rival) in specs]
    return _tallies(known, lambda row: LevelTally(game=row.game, level=specs[row.game, row.rival]))


def _of_game(row: Row[Any]) -> GameTally:
    return GameTally(game=row.game)


def _of_deck(row: Row[Any]) -> DeckTally:
    return DeckTally(game=row.game, option=row.option, deck=row.deck)
