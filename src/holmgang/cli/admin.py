"""`holmgang admin …`: the care of a server's database."""

import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from holmgang.cli.app import Command, Group, Number
from holmgang.cli.errors import CareNeeded
from holmgang.cli.taken import Row, Taken
from holmgang.texts import Texts

T = TypeVar("T")


def group(texts: Texts) -> click.Command:
    """One row a command."""
    t, take = texts, Taken(texts)
    file = partial(take.argument, "file", t("meta-file"), type=Path)
    base = take.option("--database", t("serve-database"))
    name = take.argument("name", t("meta-name"), t("admin-arg-name"))
    terms = [
        take.option("--hours", t("admin-arg-hours"), type=Number(float), default=0),
        take.option("--reason", t("admin-arg-reason"), default=""),
    ]
    words = take.argument("words", t("meta-words"), t("admin-arg-words"), nargs=-1)
    table = take.argument("table", t("meta-table"), t("admin-arg-table"))
    act = take.argument("act", t("meta-act"), t("admin-arg-act"))
    replace = take.option("--replace", t("admin-arg-replace"), is_flag=True)
    rows: list[Row] = [
        ("backup", t("admin-backup"), _backup, [file(t("admin-arg-backup"))]),
        ("restore", t("admin-restore"), _restore, [file(t("admin-arg-restore")), replace]),
        ("check", t("admin-check"), _check, []),
        ("users", t("admin-users"), _users, [words]),
        ("ban", t("admin-ban"), partial(_punish, deed="ban"), [name, *terms]),
        ("mute", t("admin-mute"), partial(_punish, deed="mute"), [name, *terms]),
        ("moderator", t("admin-moderator"), partial(_punish, deed="moderator"), [name]),
        ("close", t("admin-close"), _close, [table, terms[1]]),
        ("acts", t("admin-acts"), _acts, []),
        ("undo", t("admin-undo"), _undo, [act]),
        ("prune", t("admin-prune"), _prune, []),
    ]
    commands = [
        Command(name, callback=partial(run, texts), params=[*params, base], help=help)
        for name, help, run, params in rows
    ]
    return Group("admin", commands=commands, help=t("admin-help"))


def _with_store(database: str | None, deed: Callable[[Any], Awaitable[T]]) -> T:
    import asyncio

    from holmgang.server.operation import admin
    from holmgang.server.settings import from_environment

    async def do() -> T:
        async with admin.opened(from_environment(database, signs=False)) as store:
            return await deed(store)

    return asyncio.run(do())


# Copies


def _backup(texts: Texts, file: Path, database: str | None) -> None:
    from holmgang.server.settings import from_environment
    from holmgang.server.storage import backups

    rows = backups.backup(from_environment(database, signs=False), file)
    print(texts("admin-backup-done", file=str(file), rows=rows))


def _restore(texts: Texts, file: Path, replace: bool, database: str | None) -> None:
    from holmgang.server.settings import from_environment
    from holmgang.server.storage import backups

    rows = backups.restore(from_environment(database, signs=False), file, replace)
    print(texts("admin-restore-done", file=str(file), rows=rows))


def _check(texts: Texts, database: str | None) -> None:
    from holmgang.server.operation import admin

    found = _with_store(database, admin.check)
    figures = {"tables": found.tables, "proofs": found.proofs, "outdated": found.outdated}
    print(texts("admin-check-done", **figures))
    for table, why in found.broken.items():
        print(texts("admin-check-broken", table=table, why=why))
    if found.broken:
        raise CareNeeded(count=len(found.broken))


# People


def _users(texts: Texts, words: tuple[str, ...], database: str | None) -> None:
    from holmgang.server.operation import admin

    now = time.time()
    for one in _with_store(database, lambda store: admin.people(store, " ".join(words))):
        marks = {
            "guest": one.guest,
            "moderator": bool(one.role),
            "banned": (one.banned or 0) > now,
            "muted": (one.muted or 0) > now,
        }
        labels = [texts(f"admin-user-{mark}") for mark, is_so in marks.items() if is_so]
        print("  ".join([one.id, _day(one.created), one.name or "—", *labels]))


def _punish(
    texts: Texts,
    name: str,
    database: str | None,
    deed: Any,
    hours: float = 0,
    reason: str = "",
) -> None:
    from holmgang.server.operation import admin
    from holmgang.server.people.moderation import Moderation

    async def do(store: Any) -> Any:
        who = await admin.person(store, name)
        until = time.time() + 3600 * hours if hours else None
        return await Moderation(store).do("", deed, who.id, until, reason)

    _tell(texts, _with_store(database, do))


def _close(texts: Texts, table: str, reason: str, database: str | None) -> None:
    from holmgang.server.people.moderation import Moderation

    _tell(
        texts, _with_store(database, lambda s: Moderation(s).do("", "close", table, None, reason))
    )


def _acts(texts: Texts, database: str | None) -> None:
    from holmgang.server.people.moderation import Moderation

    for act in _with_store(database, lambda store: Moderation(store).acts()):
        _tell(texts, act)


def _undo(texts: Texts, act: str, database: str | None) -> None:
    from holmgang.server.people.moderation import Moderation

    _with_store(database, lambda store: Moderation(store).undo("", act))
    print(texts("admin-undo-done"))


def _prune(texts: Texts, database: str | None) -> None:
    from holmgang.server.operation import admin
    from holmgang.server.settings import from_environment

    _with_store(database, lambda store: admin.prune(from_environment(database, signs=False), store))
    print(texts("admin-prune-done"))


def _tell(texts: Texts, act: Any) -> None:
    """One line an act; what was undone says so."""
    words = [act.id, _day(act.at), texts(f"admin-deed-{act.deed}"), act.about_name or act.about]
    words += [act.reason] if act.reason else []
    words += [texts("admin-undone")] if act.undone else []
    print("  ".join(words))


def _day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))
