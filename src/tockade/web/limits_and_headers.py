"""The server's outermost layer: limits and checks before a request is read, safe headers on its answer."""

from __future__ import annotations

import asyncio
import re
import time
from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from tockade.table.refusal import Refused
from tockade.web.accept_socket import accept_socket
from tockade.web.check_origin import AllowedVisitors
from tockade.web.connection_cost_limits import AddressBudgets
from tockade.web.one_at_a_time import OneAtATime
from tockade.web.rate_limits import LONGEST_HELD, RateLimiter, address_of
from tockade.web.refuse_early import answer_refusal
from tockade.web.server_log import log_request, new_request
from tockade.web.server_metrics import observe_request
from tockade.web.server_settings import ServerSettings
from tockade.web.uvicorn_websocket_protocol import BUDGET

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
SOCKET: Final = re.compile(r"/api/tables/([^/]+)/socket/?")
BUSY: Final = 10
"""Seconds after which an address with too many sockets may try again."""


def table_of_socket(path: str) -> str:
    """The table whose socket has this path; empty when it is something else."""
    found = SOCKET.fullmatch(path)
    return found[1] if found else ""


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


class RequestGuard:
    """Stands before the application."""

    def __init__(self, app: Litestar, settings: ServerSettings) -> None:
        self._app = app
        self._headers = safe_headers(settings)
        self._doorkeeper = RateLimiter(settings.limits)
        self._one_at_a_time = OneAtATime()
        self._budgets = AddressBudgets(settings.limits)
        self._visitors = AllowedVisitors(settings.public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:
            scope["path"] = SLASHES.sub("/", scope["path"])  # what is limited is what is asked for
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        number, begun = new_request(), time.perf_counter()

        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                log_request(scope["method"], scope["path"], message["status"], begun)
                observe_request(scope["method"], message["status"], time.perf_counter() - begun)
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
                message["headers"] = [*message["headers"], *self._missing(message["headers"], scope["path"])]
            await send(message)

        refused = await self._hold(scope) or self._refuse(scope)
        if refused is None:
            await self._app(scope, receive, guarded)
        else:
            await answer_refusal(scope, guarded, refused, "http.response")

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        new_request()
        address = address_of(scope)
        refused = self._refuse(scope)
        shared = None if refused else self._budgets.enter(address)
        if shared is None:
            await answer_refusal(scope, send, refused or Refused("too_many", seconds=BUSY), "websocket.http.response")
            return
        budget = (scope.get("extensions") or {}).get(BUDGET)
        if budget is not None:
            budget.address = shared
        try:
            await accept_socket(self._app.state, table_of_socket(scope["path"]), scope, receive, send)
        finally:
            self._budgets.leave(address)

    async def _hold(self, scope: Any) -> Refused | None:
        """Let whoever asks too quickly wait, and everybody else come between."""
        wait = self._doorkeeper.hold(scope)
        if wait >= LONGEST_HELD:
            return Refused("too_many", seconds=ceil(wait))
        if wait:
            await asyncio.sleep(wait)
        await self._one_at_a_time.come_in(address_of(scope))
        return None

    def _refuse(self, scope: Any) -> Refused | None:
        """Why somebody may not come in."""
        wait = self._doorkeeper.wait(scope)
        if wait:
            return Refused("too_many", seconds=ceil(wait))
        if bool(table_of_socket(scope["path"])) != (scope["type"] == ScopeType.WEBSOCKET):
            return Refused("no_page")  # only a handshake has anything to do there, and nowhere else
        return self._visitors.refuse(scope)

    async def say_goodbye(self) -> None:
        """Tell everybody on a socket that the server stops."""
        await self._app.state.open_tables.close()

    def _missing(self, given: Pairs, path: str) -> Pairs:
        """Nothing of the API is kept by anybody in between."""
        known = {name.lower() for name, _ in given}
        fresh = [(b"cache-control", b"no-store")] if path.startswith("/api") else []
        return [pair for pair in (*self._headers, *fresh) if pair[0] not in known]
