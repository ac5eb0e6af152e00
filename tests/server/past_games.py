"""Somebody's past: thousands of finished games, written into a database at once."""

from sqlalchemy import Engine, Table, insert

from holmgang.server.storage.schema import MEMBERS, RESULTS, RIVALS, TABLES
from holmgang.server.wire.messages.fields import encode
from holmgang.server.wire.messages.tables import SeatInfo, Summary

OUTCOMES = ("won", "won", "lost", "drawn", "none")
GAMES = ("shieldwall", "berserk")
BOTS = ("@greedy", "@random", "@ismcts:200ms")


def _card(table_id: str, game: str, user: str) -> str:
    black = SeatInfo(0, "black", "human", "Anna", user, False, False, True)
    red = SeatInfo(1, "red", "bot", "greedy@leif", None, False, True, True, "greedy")
    seats = [black, red]
    return encode(Summary(table_id, game, {}, seats, "over", None, False, 0, 0, [], [])).decode()


Rows = dict[Table, list[dict[str, object]]]


def past_games(user: str, count: int) -> Rows:
    """Two games end at the same time, and the next two a second later."""
    rows: Rows = {TABLES: [], MEMBERS: [], RESULTS: [], RIVALS: []}
    for n in range(count):
        table_id, game = f"{user[:8]}{n:08x}", GAMES[n % len(GAMES)]
        state = {"id": table_id, "state": "over", "private": False, "awaits_bot": False}
        card = {"has_clock": False, "updated": float(n), "card": _card(table_id, game, user)}
        seat = {"user_id": user, "table_id": table_id}
        came = {"game": game, "ended": float(n // 2), "outcome": OUTCOMES[n % len(OUTCOMES)]}
        length = {"seconds": 600.0, "moves": n, "seat": "black", "deck": ""}
        rows[TABLES].append(state | card)
        rows[MEMBERS].append(seat | {"over": True})
        rows[RESULTS].append(seat | came | length)
        rows[RIVALS].append(seat | came | {"rival": BOTS[n % len(BOTS)]})
    return rows


def remember(engine: Engine, rows: Rows) -> None:
    with engine.begin() as connection:
        for table, found in rows.items():
            connection.execute(insert(table), found)
