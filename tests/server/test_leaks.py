"""Every byte a client receives says nothing it may not know.

Two servers' worth of tables are played side by side, with the same choices and
the same chance as far as a viewer may know it, but other hidden cards. What
the viewer is sent must be the same, byte for byte.
"""

import json
import random
import re
from typing import Any

import pytest

from holmgang.core.action import SPECTATOR
from holmgang.core.chance import Quick
from holmgang.server.tables.table import Table
from server.harness import Live, Person, Running

GAMES = 4
NEVER = re.compile(r'"(password|secret|session|digest)"')


def begin(server: Running, black: Person, red: Person) -> str:
    table = black.table("me", "open", ready=True, options={"units": "6"})
    red.post(f"/api/tables/{table['id']}/join", {}, 200)
    return str(table["id"])


def twin_of(table: Table, viewer: int, seed: int) -> None:
    """Redraw in place everything the viewer cannot know; spectators know neither side."""
    rng = Quick(seed)
    state = table.match.state
    seats = [viewer] if viewer != SPECTATOR else [0, 1]
    world = state
    for seat in seats:
        world = world.determinize(seat, rng)
    world.journal = state.journal
    table.match.state = world


def neutral(raw: str) -> Any:
    """A message without what differs between any two tables."""
    message = json.loads(raw)
    summary = message.get("summary", {})
    for field in ("id", "created", "updated", "invite"):
        summary.pop(field, None)
    message.pop("commitment", None)
    return message


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_hidden_cards_do_not_change_a_byte(server: Running, viewer: int) -> None:
    rng = random.Random(viewer)
    black, red = server.person(), server.person()
    for _ in range(GAMES):
        table_id = begin(server, black, red)
        table = server.services.tables.loaded[table_id].table
        with (
            black.sit(table_id) as one,
            red.sit(table_id) as two,
            Live(None, table_id, server.url) as watching,
        ):
            two.do("ready", seat=1)
            lives = {0: one, 1: two, SPECTATOR: watching}
            for _ in range(rng.randrange(3, 25)):
                _move(lives, rng)
            live = lives[viewer]
            live.drain()
            shown = []
            for seed in range(6):
                live.do("lang", lang="en")  # sends the whole state again
                live.drain()
                states = [r for r in live.raw if json.loads(r)["type"] == "state"]
                shown.append(neutral(states[-1]))
                server.run(_redraw(table, viewer, seed))
            assert all(one == shown[0] for one in shown)


async def _redraw(table: Table, viewer: int, seed: int) -> None:
    if not table.match.is_over():
        twin_of(table, viewer, seed)


def _move(lives: dict[int, Live], rng: random.Random) -> None:
    """One legal choice of a seat that owes one; everybody hears of it."""
    one = lives[0]
    for live in lives.values():
        live.receive_to(max(other.table["version"] for other in lives.values()))
    actors = one.table["actors"]
    if not actors:
        return
    live = lives[rng.choice(actors)]
    seat = live.table["viewer"]
    live.choose(seat, rng.choice(live.table["legal"][str(seat)])["text"])


def test_no_message_ever_holds_a_secret(server: Running) -> None:
    """The seed, sealed choices, hands and orders of cards, in whole random games."""
    rng = random.Random(9)
    black, red = server.person(), server.person()
    for _ in range(GAMES):
        table_id = begin(server, black, red)
        match = server.services.tables.loaded[table_id].table.match
        seed = match.secret.hex()
        with (
            black.sit(table_id) as one,
            red.sit(table_id) as two,
            Live(None, table_id, server.url) as watching,
        ):
            two.do("ready", seat=1)
            lives = {0: one, 1: two, SPECTATOR: watching}
            while one.table["over"] is None:
                _move(lives, rng)
                for viewer, live in lives.items():
                    live.receive_to(one.table["version"])
                    _inspect(live, viewer)
            for live in lives.values():
                before_end = [raw for raw in live.raw if '"over":null' in raw]
                assert before_end and not any(seed in raw for raw in before_end)
                assert not any(NEVER.search(raw) for raw in live.raw)


def _inspect(live: Live, viewer: int) -> None:
    """A view against the rules of knowledge, stated apart from the code that makes it."""
    table = live.table
    if table["over"] is not None:
        return
    for seat, side in enumerate(table["view"]["seats"]):
        if seat != viewer:
            assert isinstance(side["hand"], int)
            assert table["view"]["asking"] != "strategy" or side["strategy"] is None
    known = {str(viewer)} if viewer != SPECTATOR else set()
    assert set(table["legal"]) <= known and set(table["sealed"]) <= known
    for event in table["events"]:
        told = event["told"]
        if told["event"] in ("drew", "shuffled") and told["seat"] != viewer:
            assert set(told) == {"event", "seat"}


def test_the_record_of_a_running_game_hides_what_its_reader_may_not_know(server: Running) -> None:
    black, red, stranger = server.person(), server.person(), server.person()
    table_id = begin(server, black, red)
    with red.sit(table_id) as two:
        two.do("ready", seat=1)
    path = f"/api/tables/{table_id}/record"
    mine, theirs, open_ = (p.http.get(path).text for p in (black, red, stranger))
    assert not any("\nseed " in text for text in (mine, theirs, open_))
    assert "draw red ?" in mine and "draw black ?" in theirs
    assert "draw black ?" in open_ and "draw red ?" in open_ and "shuffle red ?" in open_
    frames = stranger.get(f"/api/tables/{table_id}/frames")
    assert frames["viewer"] == "spectator"
    assert all(isinstance(s["hand"], int) for f in frames["frames"] for s in f["view"]["seats"])
    mine_frames = black.get(f"/api/tables/{table_id}/frames")
    hands = [side["hand"] for side in mine_frames["frames"][-1]["view"]["seats"]]
    assert isinstance(hands[0], list) and isinstance(hands[1], int)
