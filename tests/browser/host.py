"""A real server in a process of its own, and the few requests that tests make without the page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from tests.browser.seeded_server import RUNNING_TEST

from tockade.web.static_files import FOLDER

ROOT = Path(__file__).parent.parent.parent


class Host:
    """A running server."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self._http = httpx.Client(timeout=30)

    def start(self) -> None:
        assert (FOLDER / "index.html").exists(), "the page has not been built: run `make frontend`"
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "tests.browser.seeded_server", str(self.data), port]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def play_for(self, test: str) -> None:
        """From now on deals are those of this test."""
        (self.data / RUNNING_TEST).write_text(test, encoding="utf8")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None

    def close(self) -> None:
        self.stop()
        self._http.close()

    # requests

    def get(self, path: str) -> Any:
        answer = self._http.get(self.address + path)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        answer = self._http.post(self.address + path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def text(self, path: str) -> str:
        return self._http.get(self.address + path).text

    def open(self, game: str, players: str, names: Sequence[str] = (), **more: Any) -> Opened:
        """A table that is playing: `p` a person, `b` a bot, `o` an open seat."""
        given = [*names, "Anne", "Hugo", "Inès", "Paul", "Zoé", "Yves", "Olga", "Tom"]
        kinds = {"b": {"player": "bot", "bot": "random"}, "o": {"player": "open"}}
        seats = [kinds.get(kind) or {"player": "person", "name": given[i]} for i, kind in enumerate(players)]
        order = {"game": game, "seats": seats, "bot_pause": 0, "start": "o" not in players, **more}
        return Opened(self.address, self.post("/api/tables", order))


class Opened:
    """A table, and the keys of whoever opened it."""

    def __init__(self, address: str, data: Any) -> None:
        self.name: str = data["table"]
        self.code: str = data["code"]
        self.host_key: str = data["host"]
        self.keys: list[str] = [seat["key"] or "" for seat in data["seats"]]
        self.watch = f"/table/{self.name}"

    def link(self, *seats: int) -> str:
        """The link of a seat, or of several seats at one screen."""
        return f"{self.watch}#{'.'.join(self.keys[seat] for seat in seats)}"


@contextmanager
def running(data: Path) -> Iterator[Host]:
    host = Host(data)
    host.start()
    try:
        yield host
    finally:
        host.close()
