"""Keeps tables that pass from one device to another: any server may take one in, any may give it out, once.

A row is sealed with the name that the taking device has made up. Of that name only a digest is kept, so that whoever
reads the store cannot read the keys of seats in it.
"""

from __future__ import annotations

from hashlib import sha256, shake_256
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tockade.store.schema import handovers

MOST: Final = 1000
"""The oldest goes first: whoever hands over many tables can only drive out others' for a moment."""


async def keep(connection: AsyncConnection, to: str, text: str, until: int) -> None:
    """Keep a text for whoever knows `to`, instead of what was there; `until` in seconds since 1970."""
    known = _digest(to)
    newest = select(handovers.c.id).order_by(handovers.c.until.desc()).limit(MOST - 1)
    await connection.execute(delete(handovers).where((handovers.c.id == known) | handovers.c.id.not_in(newest)))
    await connection.execute(insert(handovers), {"id": known, "until": until, "sealed": _seal(text.encode(), to).hex()})


async def take(connection: AsyncConnection, to: str, now: int) -> str | None:
    """What was kept for `to`; it is forgotten here, with all that has waited too long."""
    mine = handovers.c.id == _digest(to)
    found = (await connection.execute(select(handovers.c.sealed, handovers.c.until).where(mine))).one_or_none()
    if found is None:
        return None
    gone = await connection.execute(delete(handovers).where(mine))
    await connection.execute(delete(handovers).where(handovers.c.until < now))
    if found.until < now or not gone.rowcount:  # too late, or another server was quicker
        return None
    return _seal(bytes.fromhex(found.sealed), to).decode()


def _digest(to: str) -> str:
    return sha256(to.encode()).hexdigest()


def _seal(text: bytes, to: str) -> bytes:
    """Seal, or open what was sealed: a stream of bytes that only `to` gives lies over the text."""
    stream = shake_256(b"tockade handover " + to.encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, stream, strict=True))
