"""What a server counts and measures while it runs, for `/metrics`: events, delays, refusals, faults, the store."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector

from tockade.store import Conflict
from tockade.store.group_commit import Failures
from tockade.table.log_events import EVENT_NAME_OF, AnyEvent, Played

METHODS: Final = ("GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS")
OTHER: Final = "other"
"""For methods that somebody made up: names of series must not come from strangers."""
DELAYS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

registry: Final = CollectorRegistry()
ProcessCollector(registry=registry)
events: Final = Counter("tockade_events", "What happened at tables, by kind.", ["event"], registry=registry)
move_seconds: Final = Histogram(
    "tockade_move_seconds",
    "From a move's arrival until it is on disk and shown to everybody.",
    ["by"],
    registry=registry,
    buckets=DELAYS,
)
requests: Final = Counter("tockade_requests", "HTTP requests.", ["method", "status"], registry=registry)
request_seconds: Final = Histogram(
    "tockade_request_seconds", "Until an answer begins.", registry=registry, buckets=DELAYS
)
refusals: Final = Counter("tockade_refusals", "What was refused, by kind.", ["kind"], registry=registry)
faults: Final = Counter("tockade_faults", "Mistakes of the server's own; each is in the log.", registry=registry)
sockets_closed: Final = Counter(
    "tockade_sockets_closed", "Sockets that ended, by reason; left: by the client.", ["reason"], registry=registry
)
store_seconds: Final = Histogram(
    "tockade_store_write_seconds", "One transaction of entries.", registry=registry, buckets=DELAYS
)
store_entries: Final = Counter("tockade_store_entries", "Entries on disk.", registry=registry)
store_failures: Final = Counter("tockade_store_failures", "Entries that could not be written.", registry=registry)
loop_lag: Final = Histogram(
    "tockade_loop_lag_seconds", "How late the event loop is, every half second.", registry=registry, buckets=DELAYS
)
_person_moves: Final = move_seconds.labels("person")
_bot_moves: Final = move_seconds.labels("bot")
_event_counts: Final = {kind: events.labels(name) for kind, name in EVENT_NAME_OF.items()}


def observe_event(event: AnyEvent, seconds: float) -> None:
    """Something happened at a table."""
    _event_counts[type(event)].inc()
    if isinstance(event, Played):
        (_bot_moves if event.bot else _person_moves).observe(seconds)


def observe_request(method: str, status: int, seconds: float) -> None:
    requests.labels(method if method in METHODS else OTHER, str(status)).inc()
    request_seconds.observe(seconds)


def observe_write(failures: Failures, seconds: float) -> None:
    """A batch of entries; who came second is no failure of the store."""
    failed = sum(one is not None for one in failures)
    store_seconds.observe(seconds)
    store_entries.inc(len(failures) - failed)
    store_failures.inc(sum(one is not None and not isinstance(one, Conflict) for one in failures))


def count_refusal(kind: str) -> None:
    refusals.labels(kind).inc()
