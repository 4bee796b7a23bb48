"""How a server is run: where it listens, where it keeps its tables, what it allows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tockade.store import database_url
from tockade.table.hall import KEPT_DAYS

PORT: Final = 8000
PROXIES: Final = "127.0.0.1,::1"


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    each_second: float
    burst: int

    def times(self, factor: float) -> Rate:
        return Rate(self.each_second * factor, max(1, round(self.burst * factor)))


class Limits(Struct, frozen=True):
    """What one client may ask of a server."""

    messages: Rate = Rate(50, 200)
    """Of one socket."""
    requests: Rate = Rate(20, 100)
    """Of one address."""
    openings: Rate = Rate(0.5, 30)
    """Tables opened by one address."""
    joins: Rate = Rate(1 / 3, 20)
    """Codes tried by one address."""
    message_bytes: int = 16 * 1024
    body_bytes: int = 512 * 1024
    table_sockets: int = 200

    def times(self, factor: float) -> Limits:
        """The same sizes, and all rates so many times."""
        rates = {name: getattr(self, name).times(factor) for name in ("messages", "requests", "openings", "joins")}
        return replace(self, **rates)


class ServerSettings(Struct, frozen=True):
    """All that a server is told."""

    host: str = "127.0.0.1"
    port: int = PORT
    """0: any free one."""
    next_port: bool = False
    """When the port is taken, one of the next ones will do."""
    data: Path | None = None
    database: str | None = None
    public_url: str = ""
    """The address that people use, when it is not the one the server listens on."""
    proxies: str = PROXIES
    """Whose `X-Forwarded-…` headers are believed."""
    kept_days: int = KEPT_DAYS
    """How long an unfinished table is kept."""
    limits: Limits = Limits()

    @property
    def store_address(self) -> str:
        return database_url(self.data, self.database)
