"""How a server is run: where it listens, where it keeps its tables, what it allows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tockade.store import database_url
from tockade.table.open_tables import KEPT_DAYS
from tockade.web.server_log import LogKind

PORT: Final = 8000
OWN_MACHINE: Final = "127.0.0.1,::1"


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    each_second: float
    burst: float

    def times(self, factor: float) -> Rate:
        burst = self.burst * factor
        return Rate(self.each_second * factor, max(1, round(burst)) if self.burst >= 1 else burst)


class Limits(Struct, frozen=True):
    """What one client may ask of a server.

    A school class opens the page behind one address: thirty times fifty answers, ten of them of the API, a code each.
    """

    messages: Rate = Rate(50, 200)
    """Of one socket."""
    requests: Rate = Rate(20, 300)
    """Of the API, by one address: whoever asks more waits for each."""
    answers: Rate = Rate(100, 1500)
    """Over HTTP to one address, pages and refusals too: whoever asks more waits for each."""
    connections: Rate = Rate(100, 1000)
    """Opened by one address that is no proxy."""
    openings: Rate = Rate(0.5, 60)
    """Tables opened by one address."""
    joins: Rate = Rate(1 / 3, 60)
    """Codes tried by one address."""
    handshakes: Rate = Rate(10, 300)
    """Sockets opened by one address."""
    socket_bytes: Rate = Rate(32 * 1024, 256 * 1024)
    """What one socket may send; an address eight times as much."""
    socket_frames: Rate = Rate(200, 1000)
    """With pings, pongs and fragments."""
    socket_seconds: Rate = Rate(0.05, 0.5)
    """Processor time that reading and answering one socket may take."""
    message_bytes: int = 16 * 1024
    body_bytes: int = 512 * 1024
    table_sockets: int = 200
    """Of spectators."""
    seat_sockets: int = 16
    """With the key of one seat."""
    address_sockets: int = 500
    address_connections: int = 1000
    """Besides sockets."""

    def times(self, factor: float) -> Limits:
        """The same sizes, and all rates so many times."""
        return replace(self, **{name: getattr(self, name).times(factor) for name in RATES})

    @classmethod
    def none(cls) -> Limits:
        """The same sizes, and rates that nobody reaches: for measuring, and for tests."""
        many = {"address_sockets": 10**9, "address_connections": 10**9}
        return replace(cls(), **dict.fromkeys(RATES, Rate(1e9, 1e9)), **many)


RATES: Final = tuple(name for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Rate))
"""Which of the limits are rates."""


class ServerSettings(Struct, frozen=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = PORT
    """0: any free one."""
    next_port: bool = False
    """When the port is taken, one of the next ones will do."""
    data: Path | None = None
    database: str | None = None
    public_url: str = ""
    """The address that people use, when it is not the one the server listens on."""
    proxies: str = OWN_MACHINE
    """Whose `X-Forwarded-…` headers are believed."""
    kept_days: int = KEPT_DAYS
    """How long an unfinished table is kept."""
    limits: Limits = Limits()
    log: LogKind = "text"
    metrics: str = OWN_MACHINE
    """Who may read `/metrics`: addresses and networks."""

    @property
    def store_address(self) -> str:
        return database_url(self.data, self.database)
