"""Who is asking: the keys in the header of a request, and what they allow."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from tockade.table.keys_and_codes import digest
from tockade.table.open_tables import OpenTables
from tockade.table.refusal import Refused
from tockade.table.table import Table

AnyRequest = Request[Any, Any, Any]
TheOpenTables = NamedDependency[OpenTables]
TableId = FromPath[str]
BEARER = "bearer "


def read_key(request: AnyRequest) -> str:
    """The digest of the key that came with a request; empty without one."""
    said = request.headers.get("authorization", "")
    key = said[len(BEARER) :].strip() if said.lower().startswith(BEARER) else ""
    return digest(key) if key else ""


def is_host(table: Table, key: str) -> bool:
    return bool(key) and key == table.opened.host


def check_host(table: Table, key: str) -> None:
    if not is_host(table, key):
        raise Refused("host_only")


def check_seat(table: Table, key: str, seat: int) -> None:
    """The seat's own key, or the host's."""
    if not is_host(table, key) and (not key or table.seat_of(key) != seat):
        raise Refused("wrong_link")


def check_knows_table(table: Table, key: str) -> int:
    """The seat of any key of this table; -2 for the host who does not sit."""
    seat = table.seat_of(key) if key else None
    if seat is None and not is_host(table, key):
        raise Refused("wrong_link")
    return -2 if seat is None else seat
