"""Watching the store: its writes are measured, and the log says when it goes away and when it is back."""

from __future__ import annotations

from tockade.store import StoreDown
from tockade.store.group_commit import Failures
from tockade.web.server_log import log
from tockade.web.server_metrics import observe_write


class StoreWatch:
    """Is called with every batch of entries."""

    def __init__(self) -> None:
        self._down = False

    def __call__(self, failures: Failures, seconds: float) -> None:
        observe_write(failures, seconds)
        down = next((one for one in failures if isinstance(one, StoreDown)), None)
        if (down is not None) != self._down:
            self._down = down is not None
            log.warning("store down" if self._down else "store back", extra={"fields": _reason(down)})


def _reason(down: StoreDown | None) -> dict[str, str]:
    """The kind of the trouble: its message may quote what was to be written."""
    return {} if down is None else {"error": type(down.__cause__ or down).__name__}
