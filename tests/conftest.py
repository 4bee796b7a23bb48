"""What all tests share: engine tests run twice, never on an engine older than its source, in any order."""

from pathlib import Path
from random import Random

import pytest

from tockade import compiled_engines

ENGINE_TESTS = Path(__file__).parent / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--shuffle", metavar="SEED", help="run the files, and the tests of each, in the order of this seed"
    )


def pytest_report_header(config: pytest.Config) -> str | None:
    seed = config.getoption("shuffle")
    return f"in the order of --shuffle {seed}" if seed else None


def pytest_configure() -> None:
    if edited := compiled_engines.stale():
        names = ", ".join(engine.relative_to(compiled_engines.GAMES).as_posix() for engine in edited)
        raise pytest.UsageError(f"edited since compiled: {names}. Run `make engines`, or set TOCKADE_PURE=1.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(ENGINE_TESTS):
            item.add_marker("engine")
    if seed := config.getoption("shuffle"):
        shuffle(items, str(seed))


def shuffle(items: list[pytest.Item], seed: str) -> None:
    """Files in any order, in each its setups in any order, and their tests: what they share is still made once."""
    items.sort(
        key=lambda item: [Random(f"{seed} {name}").random() for name in (item.path, setup_of(item), item.nodeid)]
    )


def setup_of(item: pytest.Item) -> str:
    return (
        str(item.callspec.params.get("setup"))
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ""
    )
