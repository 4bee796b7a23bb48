"""Looks through a store for what may be forgotten.

It only reads, and a part at a time: whoever writes waits for nobody who looks, and a large store takes a while.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tockade.store.log_entry import Mark
from tockade.store.schema import log, tables

PAGE: Final = 500
"""Tables that are looked at in one transaction."""
Begin = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


async def find_unfinished(begin: Begin, before: int) -> list[str]:
    """The tables without an end whose last entry is older than this."""
    touched = func.coalesce(func.max(log.c.at), tables.c.created)
    unfinished = func.coalesce(func.max(log.c.mark), 0) == Mark.NONE
    wanted = overview().having(touched < before, unfinished).with_only_columns(tables.c.id)
    page = select(tables.c.id).where(tables.c.created < before).order_by(tables.c.id).limit(PAGE)
    found: list[str] = []
    last = ""
    while True:
        async with begin() as connection:
            names = list((await connection.execute(page.where(tables.c.id > last))).scalars())
            found += (await connection.execute(wanted.where(tables.c.id.in_(names)))).scalars()
        if len(names) < PAGE:
            return found
        last = names[-1]


async def find_deleted(begin: Begin) -> list[str]:
    """Names of deleted tables that still have entries: somebody wrote one in that moment."""
    first = select(func.min(log.c.table_id).label("name")).cte("names", recursive=True)
    following = select(func.min(log.c.table_id)).where(log.c.table_id > first.c.name).scalar_subquery()
    names = first.union_all(select(following).where(first.c.name.is_not(None)))  # from name to name, past all entries
    lost = select(names.c.name).where(names.c.name.is_not(None), names.c.name.not_in(select(tables.c.id)))
    async with begin() as connection:
        return list((await connection.execute(lost)).scalars())


def overview() -> Select[Any]:
    """Every table with what its log comes to, the oldest first."""
    touched = func.coalesce(func.max(log.c.at), tables.c.created).label("touched")
    entries = func.count(log.c.seq).label("entries")
    over = func.coalesce(func.max(log.c.mark), 0).label("over")
    return (
        select(tables.c.id, tables.c.code, tables.c.created, touched, entries, over)
        .select_from(tables.outerjoin(log, log.c.table_id == tables.c.id))
        .group_by(tables.c.id)
        .order_by(tables.c.created, tables.c.id)
    )
