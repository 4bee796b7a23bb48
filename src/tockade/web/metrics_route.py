"""`/metrics`: the server's counters as text for Prometheus; only for this machine and the addresses in the settings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from tockade import __version__
from tockade.table.bot_workers import WorkerPool
from tockade.table.open_tables import OpenTables
from tockade.table.refusal import Refused
from tockade.web.server_metrics import registry
from tockade.web.trusted_addresses import is_among, read_networks

VERSION: Final = ("tockade_version", "Which program this is.")


class CurrentState(Collector):
    """What there is at this moment: tables, sockets, processes of bots."""

    def __init__(self, open_tables: OpenTables, workers: WorkerPool) -> None:
        self._open_tables = open_tables
        self._workers = workers
        self.registry: Final = CollectorRegistry()
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        players, spectators = self._open_tables.viewers()
        yield _gauge("tockade_tables", "Tables in memory.", self._open_tables.count)
        yield _labelled("tockade_sockets", "Open sockets at tables.", "viewer", player=players, spectator=spectators)
        yield from self._bots()
        version = GaugeMetricFamily(*VERSION, labels=["version"])
        version.add_metric([__version__], 1)
        yield version

    def _bots(self) -> Iterator[Metric]:
        workers = self._workers
        yield _gauge("tockade_bot_processes", "Processes in which bots think.", workers.processes)
        yield _gauge("tockade_bot_questions", "Questions to bots without an answer yet.", workers.waiting)
        yield CounterMetricFamily("tockade_bot_answers", "Answers of bots.", value=workers.answered)
        yield CounterMetricFamily("tockade_bot_replaced", "Answers replaced by a quick one.", value=workers.replaced)


def _gauge(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(name, meaning, value=value)


def _labelled(name: str, meaning: str, label: str, **values: float) -> Metric:
    found = GaugeMetricFamily(name, meaning, labels=[label])
    for key, value in values.items():
        found.add_metric([key], value)
    return found


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Everything, for those who may know it; for others there is no such page."""
    if not is_among(request.client.host if request.client else "", read_networks(state.settings.metrics)):
        raise Refused("no_page")
    current: CurrentState = state.current
    body = generate_latest(registry) + generate_latest(current.registry)
    return Response(body, media_type=CONTENT_TYPE_LATEST)
