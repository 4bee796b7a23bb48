"""A short chaos run: every trouble once, on a file and on a database that two servers share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.chaos.run import TABLES, run_chaos
from tests.long_runs import cases
from tests.store.postgresql import PostgreSQL

SECONDS = cases(120)


@pytest.fixture
def database(request: pytest.FixtureRequest) -> Iterator[PostgreSQL | None]:
    if not request.param:
        yield None
        return
    server = PostgreSQL()
    yield server
    server.close()


@pytest.mark.parametrize("database", [False, True], ids=["sqlite", "postgresql"], indirect=True)
def test_nothing_is_lost_in_chaos(tmp_path: Path, database: PostgreSQL | None) -> None:
    done = run_chaos(tmp_path, SECONDS, 7, database)
    assert done["moves"] > TABLES * 5
    assert done["troubles"] >= 6
