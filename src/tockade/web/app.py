"""The application: routes, sockets, refusals and documentation put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, asgi, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send
from msgspec import Struct

from tockade import __version__
from tockade.bots.workers import Workers
from tockade.game import BadInput, IllegalMove
from tockade.store import Store, StoreDown
from tockade.table.hall import Hall
from tockade.table.house import House
from tockade.table.refusal import Refused
from tockade.web import after, catalogue, page, tables
from tockade.web.access import TheHall
from tockade.web.guard import Guard
from tockade.web.outbox import Outbox
from tockade.web.refusals import REFUSALS, language_of, on_bad_input, on_http, on_illegal, on_refused
from tockade.web.settings import ServerSettings
from tockade.web.socket import Socket
from tockade.web.wire import EXTENSION


class Health(Struct):
    status: str
    version: str
    tables: int


@get("/health", tags=["server"], responses={503: REFUSALS[503]})
async def health(hall: TheHall) -> Response[Health]:
    """Whether the server and its store are there."""
    try:
        await hall.store.check()
    except StoreDown:
        return Response(Health("store", __version__, hall.count), status_code=503)
    return Response(Health("ok", __version__, hall.count))


@asgi("/api/tables/{table:str}/socket", copy_scope=True)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The one socket: see docs/protocol.md."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise Refused("no_page")
    state: State = scope["litestar_app"].state
    await receive()
    accept: Any = {"type": "websocket.accept", "subprotocol": None, "headers": []}
    await send(accept)
    headers = dict(scope["headers"])
    language = language_of(headers.get(b"accept-language", b"").decode("latin-1"))
    extensions: Any = scope.get("extensions") or {}
    outbox = Outbox(send, extensions.get(EXTENSION))
    opened = Socket(state.hall, state.settings.limits, receive, outbox, language)
    name = str(scope["path_params"]["table"])
    # in a task of its own: waking it does not climb through all the layers that called this
    await asyncio.create_task(opened.run(name))


def provide_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    """Open the hall, and close it in order: people first, then bots, then the store."""
    settings: ServerSettings = app.state.settings
    store: Store = app.state.get("store") or await Store.open(settings.store_address)
    workers = Workers()
    house: House = app.state.get("house") or House(store, workers)
    app.state.hall = Hall(store, house, settings.kept_days)
    await app.state.hall.begin()
    try:
        yield
    finally:
        await app.state.hall.close()
        await workers.close()
        await store.close()


def make_application(settings: ServerSettings, store: Store | None = None, house: House | None = None) -> Guard:
    """The server's application; with a store that is already open, or with the one of the settings."""
    api = OpenAPIConfig(
        title="Tockade",
        version=__version__,
        path="/api/openapi.json",
        description="Live games over HTTP; the games themselves go over the socket of docs/protocol.md.",
        render_plugins=[JsonRenderPlugin(path="/")],
    )
    app = Litestar(
        route_handlers=[*catalogue.ROUTES, *tables.ROUTES, *after.ROUTES, health, socket, *page.ROUTES],
        dependencies={"hall": Provide(provide_hall, sync_to_thread=False)},
        exception_handlers={
            Refused: on_refused,
            BadInput: on_bad_input,
            IllegalMove: on_illegal,
            HTTPException: on_http,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude_opt_key=page.READY),
        lifespan=[_life],
        logging_config=None,  # a library leaves the process's logging alone
        openapi_config=api,
        request_max_body_size=settings.limits.body_bytes,
        state=State({"settings": settings, "store": store, "house": house}),
    )
    return Guard(app, settings)
