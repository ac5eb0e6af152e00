"""Reads a pack of Berzerka and turns it into tables, or says what is wrong with it."""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from holmgang.games.berzerka import tables as t
from holmgang.games.berzerka.tables import FULL, SHORT, Tables
from holmgang.packs.loading import Origin, Strict, load_tables
from holmgang.packs.source import Source

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,31}$")]
Trick = Annotated[int, Meta(ge=1, le=13)]

ASKS = {"suit": t.SUIT, "order": t.ORDER, "parity": t.PARITY, "rank": t.RANK, "number": t.NUMBER}
TRUMPS = {"none": t.NO_TRUMP, "announced": t.ANNOUNCED, "fate": t.FATE}
ORDERS = {
    "high": t.HIGH,
    "low": t.LOW,
    "low-trump": t.LOW_TRUMP,
    "swinging": t.SWINGING,
    "parity": t.BY_PARITY,
    "nearest": t.NEAREST,
}
GOALS = {"most": t.MOST, "fewest": t.FEWEST, "far": t.FAR, "near": t.NEAR, "boast": t.BOAST}
"""Contracts in a full and in a short game (BZ-SET-01)."""


class Score(Strict):
    goal: Literal["most", "fewest", "far", "near", "boast"]
    count: Literal["tricks", "run"] = "tricks"
    first: Trick = 1
    last: Trick = 13
    target: Annotated[int, Meta(ge=0, le=13)] | None = None


class Contract(Strict):
    id: Id
    source: Origin
    base: Annotated[int, Meta(ge=1, le=99)]
    score: Score
    starter: bool = False
    short: bool = False
    ask: Annotated[
        list[Literal["suit", "order", "parity", "rank", "number"]], Meta(max_length=5)
    ] = msgspec.field(default_factory=list)
    trump: Literal["none", "announced", "fate"] = "none"
    trump_from: Trick = 1
    ranks: Literal["high", "low", "low-trump", "swinging", "parity", "nearest"] = "high"
    declarer_discards: bool = True


class PenaltyCard(Strict):
    source: Origin
    highest: Annotated[int, Meta(ge=1, le=99)]


class Pack(Strict):
    penalty_card: PenaltyCard
    contracts: Annotated[list[Contract], Meta(min_length=SHORT, max_length=100)]


@lru_cache(maxsize=32)
def load(name: str) -> Tables:
    """The tables of a pack. One object a pack: states share it."""
    return load_tables("berzerka", name, Pack, _check, _tables)


def _check(source: Source, pack: Pack) -> None:
    """What the shapes cannot say: what a contract asks for it must use, and the reverse."""
    ids = [contract.id for contract in pack.contracts]
    for i, contract in enumerate(pack.contracts):
        if contract.id in ids[:i]:
            raise source.error(["contracts", i, "id"], f"{contract.id} stands twice")
        if contract.id in ("starter", "random"):
            raise source.error(["contracts", i, "id"], f"{contract.id} means something else")
        for field, reason in _faults(contract):
            raise source.error(["contracts", i, *field], reason)
    if sum(contract.starter for contract in pack.contracts) not in (0, FULL):
        raise source.error(["contracts"], f"{FULL} contracts are starters, or none is")
    if sum(contract.short for contract in pack.contracts) not in (0, SHORT):
        raise source.error(["contracts"], f"{SHORT} contracts are for the short game, or none is")


def _faults(contract: Contract) -> list[tuple[list[str | int], str]]:
    score = contract.score
    needs = {
        "suit": contract.trump == "announced",
        "order": contract.ranks == "swinging",
        "parity": contract.ranks == "parity",
        "rank": contract.ranks == "nearest",
        "number": score.goal == "boast",
    }
    faults: list[tuple[list[str | int], str]] = []
    for word, is_needed in needs.items():
        if is_needed and contract.ask.count(word) != 1:  # type: ignore[arg-type]  # a plain str
            faults.append((["ask"], f"{word} must be asked once"))
        elif not is_needed and word in contract.ask:
            faults.append((["ask"], f"nothing uses the {word}"))
    if contract.trump == "none" and contract.trump_from > 1:
        faults.append((["trump_from"], "there is no trump"))
    if contract.trump == "none" and contract.ranks == "low-trump":
        faults.append((["ranks"], "there is no trump"))
    if (score.target is not None) != (score.goal in ("far", "near")):
        faults.append((["score"], "far and near have a target, other goals have none"))
    if score.first > score.last:
        faults.append((["score", "last"], "the last trick comes before the first"))
    return faults


def _tables(pack: Pack) -> Tables:
    tables = Tables(pack.penalty_card.highest, [contract.id for contract in pack.contracts])
    for i, contract in enumerate(pack.contracts):
        tables.starters += [i] * contract.starter
        tables.shorts += [i] * contract.short
        tables.asks.append([ASKS[word] for word in contract.ask])
        tables.base[i] = contract.base
        tables.trump[i] = TRUMPS[contract.trump]
        tables.trump_from[i] = contract.trump_from
        tables.ranks[i] = ORDERS[contract.ranks]
        tables.declarer_discards[i] = int(contract.declarer_discards)
        _set_score(tables, i, contract.score)
    return tables


def _set_score(tables: Tables, i: int, score: Score) -> None:
    tables.counts_run[i] = int(score.count == "run")
    tables.first[i] = score.first
    tables.last[i] = score.last
    tables.goal[i] = GOALS[score.goal]
    tables.target[i] = score.target or 0
