"""The server of the browser tests: its deals and its bots' choices are those of the test that runs.

python -m tests.browser.seeded_server FOLDER PORT
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from unittest.mock import patch

from tockade.random_source import RandomSource
from tockade.table.environment import Environment
from tockade.web import app
from tockade.web.server import serve
from tockade.web.server_settings import Limits, ServerSettings

RUNNING_TEST = "running-test.txt"


class RepeatableSeeds:
    """Seeds by the name of the running test, which stands in a file, and by how many were drawn for it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._test = ""
        self._drawn = 0

    def for_a_table(self) -> str:
        test = self._file.read_text(encoding="utf8") if self._file.exists() else ""
        self._drawn = self._drawn + 1 if test == self._test else 0
        self._test = test
        return f"{test} {self._drawn}"

    def for_a_bot(self) -> int:
        return RandomSource(self.for_a_table()).below(2**63)


def say_ready(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main(folder: Path, port: int) -> None:
    tables, bots = (RepeatableSeeds(folder / RUNNING_TEST) for _ in range(2))
    settings = ServerSettings(port=port, data=folder, limits=Limits.none())
    seeded = partial(Environment, seed=tables.for_a_table, bot_seed=bots.for_a_bot)
    with patch.object(app, "Environment", seeded):
        serve(settings, say_ready)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
