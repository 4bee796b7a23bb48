"""A server inside the test: the whole application without a network, with sockets that remember their traffic."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tockade.store import Store
from tockade.table.environment import Environment
from tockade.web.app import make_application
from tockade.web.limits_and_headers import RequestGuard
from tockade.web.server_settings import Limits, ServerSettings

NO_LIMITS = Limits.none()
Key = str | None


class Closed(Exception):
    """The server has closed the socket."""


class Line:
    """The client's end of a socket."""

    def __init__(self, app: RequestGuard, path: str, headers: dict[str, str]) -> None:
        self.raw: list[str] = []
        self.code: int | None = None
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": ("test", 1),
            "server": ("test", 80),
            "subprotocols": [],
            "state": {},
        }
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._in.get, self._out.put))

    def say(self, **message: Any) -> None:
        self.say_text(msgspec.json.encode(message).decode())

    def say_text(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def say_bytes(self, text: bytes) -> None:
        self._in.put_nowait({"type": "websocket.receive", "bytes": text})

    async def hear(self, seconds: float = 60) -> Any:
        """The next message."""
        async with asyncio.timeout(seconds):
            event = await self._out.get()
        if event["type"] == "websocket.accept":
            return await self.hear(seconds)
        if event["type"] == "websocket.close":
            self.code = event["code"]
            raise Closed(event["code"])
        self.raw.append(event["text"])
        return msgspec.json.decode(event["text"])

    async def turned_away(self) -> int:
        """The status that a handshake was refused with."""
        event = await self._out.get()
        assert event["type"] == "websocket.http.response.start"
        return int(event["status"])

    async def hear_kind(self, kind: str) -> Any:
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def ask(self, **message: Any) -> Any:
        """The answer to a request."""
        self.say(id="?", **message)
        while True:
            heard = await self.hear()
            if heard.get("id") == "?" or heard.get("reply") == "?":
                return heard

    async def hang_up(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await self.task


class Site:
    """A running server."""

    def __init__(self, app: RequestGuard) -> None:
        self.app = app
        served: Any = app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=served), base_url="http://test")
        self.lines: list[Line] = []

    async def call(
        self, method: str, path: str, body: Any = None, key: Key = None, language: str = "en"
    ) -> httpx.Response:
        headers = {"Accept-Language": language} | ({"Authorization": f"Bearer {key}"} if key else {})
        content = None if body is None else msgspec.json.encode(body)
        headers |= {} if body is None else {"Content-Type": "application/json"}
        return await self.http.request(method, path, content=content, headers=headers)

    async def get(self, path: str, key: Key = None) -> Any:
        answer = await self.call("GET", path, key=key)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, key: Key = None, status: int = 0) -> Any:
        answer = await self.call("POST", path, {} if body is None else body, key)
        assert answer.status_code == status or (not status and answer.is_success), answer.text
        return answer.json()

    async def open(self, game: str, players: str, **more: Any) -> Any:
        """A table: `p` a person, `b` a bot, `o` open."""
        kinds: dict[str, Callable[[int], dict[str, str]]] = {
            "p": lambda i: {"player": "person", "name": f"P{i}"},
            "b": lambda i: {"player": "bot", "bot": "random"},
            "o": lambda i: {"player": "open"},
        }
        seats = [kinds[letter](index) for index, letter in enumerate(players)]
        order = {"game": game, "seats": seats, "bot_pause": 0, "start": "o" not in players, **more}
        return await self.post("/api/tables", order)

    async def line(self, table: str, key: Key = None, **hello: Any) -> Line:
        """A socket that has been welcomed."""
        line = self.socket(table)
        line.say(type="hello", key=key, **hello)
        assert (await line.hear())["type"] == "welcome"
        return line

    def socket(self, table: str, **headers: str) -> Line:
        line = Line(self.app, f"/api/tables/{table}/socket", headers)
        self.lines.append(line)
        return line

    async def close(self) -> None:
        for line in self.lines:
            if not line.task.done():
                await line.hang_up()
        await self.http.aclose()


@asynccontextmanager
async def site(
    folder: Path,
    limits: Limits = NO_LIMITS,
    environment: Callable[[Store], Environment] | None = None,
    address: str = "",
) -> AsyncIterator[Site]:
    """A server from its start to its end."""
    settings = ServerSettings(data=folder, database=address or None, limits=limits)
    store = await Store.open(settings.store_address)
    app = make_application(settings, store, environment(store) if environment else None)
    begun, end, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def receive() -> Any:
        if not begun.is_set():
            begun.set()
            return {"type": "lifespan.startup"}
        await end.wait()
        return {"type": "lifespan.shutdown"}

    started = asyncio.Event()

    async def send(message: Any) -> None:
        (started if message["type"].startswith("lifespan.startup") else ended).set()

    scope: Any = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    life = asyncio.create_task(app(scope, receive, send))
    await started.wait()
    running = Site(app)
    try:
        yield running
    finally:
        await running.close()
        end.set()
        await life


def run(folder: Path, test: Callable[[Site], Coroutine[Any, Any, None]], **more: Any) -> None:
    """Run a test with a server."""

    async def go() -> None:
        async with site(folder, **more) as running:
            await test(running)

    asyncio.run(go())
