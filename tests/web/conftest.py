"""What tests of the server share: a running one, and its log, as it is written."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.web.server import Server

from tockade.web.server_log import JsonLines, package

Logged = Callable[[], list[Any]]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A process of its own without limits, for all tests that do it no lasting harm: starting one takes a second."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        running.start()
        yield running


@pytest.fixture
def logged() -> Iterator[Logged]:
    """All that is logged meanwhile, by us and by what we use, as JSON lines."""
    handler = logging.StreamHandler(io.StringIO())
    handler.setFormatter(JsonLines())
    loggers = (package, logging.getLogger("uvicorn"), logging.getLogger("asyncio"))
    before = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
    yield lambda: [msgspec.json.decode(line) for line in handler.stream.getvalue().splitlines()]
    for logger, level in zip(loggers, before, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)
