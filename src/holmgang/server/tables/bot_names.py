"""What bots at a table are called: each is a person of its own."""

from holmgang import games
from holmgang.server.tables.entries import Place
from holmgang.server.tables.table import Table
from holmgang.texts import people


def introduced(places: list[Place], seed: str) -> list[Place]:
    """The same seats, with every bot a person of its own."""
    bots = [place.name for place in places if place.kind == "bot"]
    others = [place.name for place in places if place.kind != "bot"]
    names = iter(people.introduce(bots, others, seed))
    return [
        Place("bot", name=next(names), is_ready=True) if place.kind == "bot" else place
        for place in places
    ]


def substitute(table: Table) -> str:
    """What a bot is called that goes on for somebody; it is of the middle level."""
    specs = list(games.registration(table.match.game.id).levels.values())
    others = [place.name for place in table.places]
    [name] = people.introduce([specs[len(specs) // 2]], others, f"{table.id} {table.version}")
    return name
