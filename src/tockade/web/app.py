"""The web application: routes, sockets, error answers and API documentation put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tockade import __version__
from tockade.game_types import BadInput, IllegalMove
from tockade.store import Store
from tockade.table.bot_workers import WorkerPool
from tockade.table.environment import Environment
from tockade.table.open_tables import OpenTables
from tockade.table.refusal import Refused
from tockade.web import (
    board_picture_routes,
    exercise_routes,
    game_routes,
    handover_routes,
    health_routes,
    lesson_routes,
    replay_routes,
    review_routes,
    rules_routes,
    static_files,
    table_routes,
)
from tockade.web.drawing_thread import DrawingThread
from tockade.web.error_answers import on_bad_input, on_fault, on_http, on_illegal, on_refused
from tockade.web.limits_and_headers import RequestGuard
from tockade.web.loop_lag import measure_lag
from tockade.web.metrics_route import CurrentState, metrics
from tockade.web.server_metrics import observe_event
from tockade.web.server_settings import ServerSettings
from tockade.web.store_log_and_metrics import StoreWatch


def provide_open_tables(state: State) -> OpenTables:
    open_tables: OpenTables = state.open_tables
    return open_tables


@asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    """Open the tables, and close them in order: people first, then bots, then the store."""
    settings: ServerSettings = app.state.settings
    store: Store = app.state.get("store") or await Store.open(settings.store_address)
    workers = WorkerPool()
    environment: Environment = app.state.get("environment") or Environment(store, workers)
    environment.watch = observe_event
    store.watch(StoreWatch())
    open_tables = OpenTables(store, environment, settings.kept_days)
    check = health_routes.StoreCheck(store)
    app.state.update({"open_tables": open_tables, "store_check": check, "current": CurrentState(open_tables, workers)})
    app.state.drawing_thread = DrawingThread()
    await open_tables.begin()
    lag = asyncio.create_task(measure_lag(), name="loop lag")
    try:
        yield
    finally:
        lag.cancel()
        await open_tables.close()
        await check.close()
        await workers.close()
        await store.close()


API_DOCUMENTATION: Final = OpenAPIConfig(
    title="Tockade",
    version=__version__,
    path="/api/openapi.json",
    description="Live games over HTTP; the games themselves go over the socket of docs/protocol.md.",
    render_plugins=[JsonRenderPlugin(path="/")],
)


def _routes() -> list[Any]:
    return [
        *game_routes.ROUTES,
        *board_picture_routes.ROUTES,
        *rules_routes.ROUTES,
        *lesson_routes.ROUTES,
        *table_routes.ROUTES,
        *replay_routes.ROUTES,
        *review_routes.ROUTES,
        *exercise_routes.ROUTES,
        *handover_routes.ROUTES,
        *health_routes.ROUTES,
        metrics,
        *static_files.ROUTES,
    ]


def make_application(
    settings: ServerSettings, store: Store | None = None, environment: Environment | None = None
) -> RequestGuard:
    """The server's application; with a store that is already open, or with the one of the settings."""
    app = Litestar(
        route_handlers=_routes(),
        dependencies={"open_tables": Provide(provide_open_tables, sync_to_thread=False)},
        exception_handlers={
            Refused: on_refused,
            BadInput: on_bad_input,
            IllegalMove: on_illegal,
            HTTPException: on_http,
            Exception: on_fault,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude_opt_key=static_files.READY),
        lifespan=[_life],
        logging_config=None,  # a library leaves the process's logging alone
        openapi_config=API_DOCUMENTATION,
        request_max_body_size=settings.limits.body_bytes,
        state=State({"settings": settings, "store": store, "environment": environment}),
    )
    return RequestGuard(app, settings)
