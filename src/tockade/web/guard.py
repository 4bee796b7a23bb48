"""The outer wall of the server: rate limits before a request is read, safe headers on every answer."""

from __future__ import annotations

import re
from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from tockade.table.refusal import Refused
from tockade.web.limits import Doorkeeper
from tockade.web.refusals import language_of, shown, status
from tockade.web.settings import ServerSettings

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
Pairs = list[tuple[bytes, bytes]]
SLASHES: Final = re.compile("//+")


def safe_headers(settings: ServerSettings) -> Pairs:
    """What every answer carries."""
    policy = dict(POLICY)
    public = urlsplit(settings.public_url)
    if public.netloc:  # some browsers do not count sockets of the same host as 'self'
        policy["connect-src"] += f" {'wss' if public.scheme == 'https' else 'ws'}://{public.netloc}"
    said = "; ".join(f"{name} {value}" for name, value in policy.items())
    headers = {**HEADERS, "Content-Security-Policy": said}
    if public.scheme == "https":
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


class Guard:
    """Stands before the application."""

    def __init__(self, app: Litestar, settings: ServerSettings) -> None:
        self._app = app
        self._headers = safe_headers(settings)
        self._doorkeeper = Doorkeeper(settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:
            scope["path"] = SLASHES.sub("/", scope["path"])  # what is limited is what is asked for
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._missing(message["headers"], scope["path"])]
            await send(message)

        wait = self._doorkeeper.wait(scope)
        if wait:
            await _turn_away(scope, guarded, ceil(wait))
        else:
            await self._app(scope, receive, guarded)

    async def say_goodbye(self) -> None:
        """Tell everybody on a socket that the server stops."""
        await self._app.state.hall.close()

    def _missing(self, given: Pairs, path: str) -> Pairs:
        """Nothing of the API is kept by anybody in between."""
        known = {name.lower() for name, _ in given}
        fresh = [(b"cache-control", b"no-store")] if path.startswith("/api") else []
        return [pair for pair in (*self._headers, *fresh) if pair[0] not in known]


async def _turn_away(scope: Any, send: Send, seconds: int) -> None:
    headers = dict(scope["headers"])
    language = language_of(headers.get(b"accept-language", b"").decode("latin-1"))
    refused = Refused("too_many", seconds=seconds)
    body = msgspec.json.encode(shown(refused, language))
    said = [(b"content-type", b"application/json"), (b"retry-after", str(seconds).encode())]
    start: Any = {"type": "http.response.start", "status": status(refused.kind), "headers": said}
    await send(start)
    finish: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(finish)
