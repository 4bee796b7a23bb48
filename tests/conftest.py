"""What all tests share: engine tests run twice, and never on an engine older than its source."""

from pathlib import Path

import pytest

from tockade import _speed

ENGINE_TESTS = Path(__file__).parent / "games"


def pytest_configure() -> None:
    if edited := _speed.stale():
        names = ", ".join(engine.relative_to(_speed.GAMES).as_posix() for engine in edited)
        raise pytest.UsageError(f"edited since compiled: {names}. Run `make engines`, or set TOCKADE_PURE=1.")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(ENGINE_TESTS):
            item.add_marker("engine")
