"""Running the server: takes the port, opens the store, serves, and stops in order."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn

from tockade.game_types import BadInput
from tockade.store import open_store
from tockade.web.app import make_application
from tockade.web.connections_per_address import OpenConnections
from tockade.web.limits_and_headers import RequestGuard
from tockade.web.server_log import log, log_loop_fault, set_up_log
from tockade.web.server_settings import ServerSettings
from tockade.web.trusted_addresses import read_networks
from tockade.web.uvicorn_http_protocol import HttpProtocol
from tockade.web.uvicorn_websocket_protocol import WebSocketProtocol

BACKLOG: Final = 2048
NEXT_PORTS: Final = 50
MOST_PORT: Final = 65535
MOST_FILES: Final = 65536
GOODBYE_SECONDS: Final = 5
PAUSE: Final = 0.02
YOUNG: Final = 50_000
"""New objects between two looks for garbage."""
TURN: Final = 0.001
"""Seconds after which a thread that draws or writes lets the loop go on, and the loop a thread that has written."""
WIRE_BYTES: Final = 64 * 1024
"""A larger socket message is cut off before it is read."""
Ready = Callable[[str], None]


class Server(uvicorn.Server):
    """Says goodbye on the first signal, and ends without noise."""

    def __init__(self, application: RequestGuard, settings: ServerSettings, ready: Callable[[], None]) -> None:
        super().__init__(_config(application, settings))
        self._application = application
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_less_often()
            log.info("started")
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in, everybody is told, then all is closed."""
        for listening in self.servers:
            listening.close()
        await self._application.say_goodbye()
        for _ in range(round(GOODBYE_SECONDS / PAUSE)):
            if not self.server_state.tasks:
                break
            await asyncio.sleep(PAUSE)
        await super().shutdown(sockets)
        log.info("stopped")


def serve(settings: ServerSettings, ready: Ready | None = None) -> None:
    """Serve until a signal comes.  `ready` is called with the server's address once it answers."""
    for named in (settings.proxies, settings.metrics):
        read_networks(named)  # a name that is none is refused before anything begins
    bound = bind(settings)
    set_up_log(settings.log)
    allow_many_sockets()
    sys.setswitchinterval(TURN)
    runner = asyncio.Runner(loop_factory=_loop_factory())
    try:
        with runner:
            runner.run(_serve(settings, bound, ready or (lambda address: None)))
    finally:
        bound.close()


async def _serve(settings: ServerSettings, bound: socket.socket, ready: Ready) -> None:
    asyncio.get_running_loop().set_exception_handler(log_loop_fault)
    store = await open_store(settings.store_address)
    address = address_of(settings, bound)
    server = Server(make_application(settings, store), settings, lambda: ready(address))
    await server.serve(sockets=[bound])


def bind(settings: ServerSettings) -> socket.socket:
    """Take the port, or where any of the next ones will do the first free one, so that nobody else can."""
    last = min(settings.port + NEXT_PORTS, MOST_PORT) if settings.next_port and settings.port else settings.port
    for port in range(settings.port, last + 1):
        try:
            return _bind(settings.host, port)
        except OSError as error:
            if port == last or error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise _cannot_listen(settings, error) from None
    raise AssertionError("the last port was tried")


def _bind(host: str, port: int) -> socket.socket:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise BadInput("host", host=host) from None
    family, kind, protocol, _, where = found[0]
    bound = socket.socket(family, kind, protocol)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(where)
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def _cannot_listen(settings: ServerSettings, error: OSError) -> BadInput:
    if error.errno == errno.EADDRINUSE:
        return BadInput("port_in_use", host=settings.host, port=str(settings.port))
    if error.errno == errno.EACCES:
        return BadInput("port_forbidden", host=settings.host, port=str(settings.port))
    return BadInput("host", host=settings.host)


def allow_many_sockets() -> None:
    """A socket is an open file, and many systems allow a thousand unless they are asked."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def address_of(settings: ServerSettings, bound: socket.socket) -> str:
    """What to type into a browser."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def collect_less_often() -> None:
    """What a server is made of stays, and tables make little garbage in circles: look for it less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 100)


def _config(application: Any, settings: ServerSettings) -> uvicorn.Config:
    sockets = type("LimitedWebSocketProtocol", (WebSocketProtocol,), {"limits": settings.limits})
    connections = OpenConnections(settings.limits, settings.proxies)
    requests = type("LimitedHttpProtocol", (HttpProtocol,), {"open_connections": connections})
    return uvicorn.Config(
        application,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        http=requests,
        ws=sockets,
        ws_max_size=WIRE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=read_networks(settings.proxies),
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
