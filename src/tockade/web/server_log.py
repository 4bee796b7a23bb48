"""The server's log: one line for each request, or a trace for each fault, as text or as JSON; never a key or a card."""

from __future__ import annotations

import logging
import re
import sys
import time
from asyncio import AbstractEventLoop
from contextvars import ContextVar
from secrets import token_hex
from traceback import extract_tb, format_list
from typing import Any, Final, Literal

import msgspec

from tockade.web.server_metrics import faults

LogKind = Literal["text", "json"]
package: Final = logging.getLogger("tockade")
log: Final = package.getChild("server")
request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")
TABLE_NAME: Final = re.compile(r"(/(?:table|tables|join)/)[^/]+")
"""Who knows a table's name may watch it, who knows its code may join it: neither is written."""


def new_request() -> str:
    """Number a request: what is logged while it is answered carries the same id."""
    number = token_hex(8)
    request_id.set(number)
    return number


def log_request(method: str, path: str, status: int, begun: float) -> None:
    fields = {"method": method, "path": TABLE_NAME.sub(r"\1…", path), "status": status}
    log.info("request", extra={"fields": {**fields, "milliseconds": round((time.perf_counter() - begun) * 1000, 1)}})


def log_socket(reason: str, begun: float) -> None:
    """A socket has ended."""
    log.info("socket", extra={"fields": {"reason": reason, "seconds": round(time.perf_counter() - begun, 1)}})


def log_fault(error: BaseException) -> None:
    """A mistake of our own: its kind and where it happened.  Its message may quote a key or a card, and is left out."""
    faults.inc()
    log.error("fault", extra={"fields": _describe(error)})


def log_loop_fault(loop: AbstractEventLoop, context: dict[str, Any]) -> None:
    """What broke in a task or a callback that nobody waits for."""
    error = context.get("exception")
    if error is None:
        log.error(str(context.get("message", "")))
    else:
        log_fault(error)


def _describe(error: BaseException) -> dict[str, str]:
    trace = "".join(format_list(extract_tb(error.__traceback__)))
    return {"error": type(error).__name__, "trace": trace}


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line carries; an error that a library logged looks like ours."""
    error = record.exc_info[1] if record.exc_info else None
    fields: dict[str, Any] = getattr(record, "fields", {})
    return fields if error is None else {**fields, **_describe(error)}


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = _fields(record)
        said = " ".join(f"{name}={value}" for name, value in fields.items() if name != "trace")
        head = f"{self.formatTime(record)} {record.levelname} {record.getMessage()} {said}".rstrip()
        number = request_id.get()
        return "\n".join(part for part in (f"{head} id={number}" if number else head, fields.get("trace")) if part)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": record.created, "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": record.getMessage(), "id": request_id.get() or None, **_fields(record)}
        return msgspec.json.encode(line).decode()


def set_up_log(kind: LogKind) -> None:
    """Text has faults and warnings only; JSON has every request too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    for logger in (package, logging.getLogger("uvicorn"), logging.getLogger("asyncio")):
        logger.handlers = [handler]
        logger.propagate = False
    package.setLevel(logging.INFO if kind == "json" else logging.WARNING)
