"""Accepts a socket and serves it until it ends; before the framework, whose layers would stay for every open socket."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from litestar.datastructures import State
from litestar.types import Receive, Send

from tockade.web.connection_cost_limits import ConnectionBudget
from tockade.web.error_answers import choose_language
from tockade.web.rate_limits import address_of
from tockade.web.send_queue import SendQueue
from tockade.web.server_log import log_socket
from tockade.web.server_metrics import sockets_closed
from tockade.web.table_socket import TableSocket
from tockade.web.uvicorn_websocket_protocol import BUDGET, EXTENSION

LEFT: Final = "left"
"""Why a socket ended that its client closed, or lost."""


async def accept_socket(state: State, table: str, scope: Any, receive: Receive, send: Send) -> None:
    """The one kind of socket: see docs/protocol.md."""
    opened, queue = _make_socket(state, scope, receive, send)
    await receive()
    accept: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
    await send(accept)
    # in a task of its own: waking it does not climb through all the layers that called this
    begun = time.perf_counter()
    await asyncio.create_task(opened.run(table))
    reason = queue.closing or LEFT
    sockets_closed.labels(reason).inc()
    log_socket(reason, begun)


def _make_socket(state: State, scope: Any, receive: Receive, send: Send) -> tuple[TableSocket, SendQueue]:
    """What the handshake said is read here, and can be forgotten once it is accepted."""
    headers = dict(scope["headers"])
    language = choose_language(headers.get(b"accept-language", b"").decode("latin-1"))
    extensions = scope.get("extensions") or {}
    limits = state.settings.limits
    queue = SendQueue(send, extensions.get(EXTENSION))
    budget = extensions.get(BUDGET) or ConnectionBudget(limits)
    return TableSocket(state.open_tables, limits, receive, queue, language, budget, address_of(scope)), queue
