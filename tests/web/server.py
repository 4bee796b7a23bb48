"""A real server in a process of its own, to be started, asked, stopped and killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from tockade.store import database_url
from tockade.web.server_settings import Limits

PROGRAM = """
import sys
import msgspec
from tockade.web.server import serve
from tockade.web.server_settings import ServerSettings

serve(msgspec.json.decode(sys.argv[1], type=ServerSettings), lambda address: print(address, flush=True))
print("stopped", flush=True)
"""
FREE: dict[str, Any] = msgspec.to_builtins(Limits.none())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One server, again and again on the same port and the same store."""

    def __init__(self, folder: Path, before: str = "", errors: Path | None = None, **settings: Any) -> None:
        """`before`: what its process does first; `errors`: the file of its log, which may be too long for a pipe."""
        self._program = before + PROGRAM
        self._errors = errors
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = {"port": self.port, "database": database_url(folder), "limits": FREE, **settings}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Seconds until it answered."""
        begun = time.monotonic()
        settings = msgspec.json.encode(self._settings).decode()
        command = [sys.executable, "-c", self._program, settings]
        with self._errors.open("ab") if self._errors else nullcontext(subprocess.STDOUT) as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        while line.startswith("{"):  # a line of the log
            line = self._process.stdout.readline()
        assert line.startswith("http"), line + self._process.stdout.read()
        self.ask("/health")
        return time.monotonic() - begun

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def megabytes(self) -> float:
        """The memory it has now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def ask(self, path: str, body: Any = None, **headers: str) -> Any:
        content = None if body is None else msgspec.json.encode(body)
        said = {name.replace("_", "-"): value for name, value in headers.items()}
        request = Request(self.address + path, content, {"Content-Type": "application/json", **said})
        with urlopen(request, timeout=60) as answer:
            return msgspec.json.decode(answer.read())

    def kill(self) -> None:
        """Without a chance to say anything."""
        self.end(signal.SIGKILL)

    def end(self, number: int) -> tuple[int, str]:
        """Send a signal; the exit code, and what was printed after the start."""
        assert self._process is not None
        os.kill(self._process.pid, number)
        printed, _ = self._process.communicate(timeout=120)
        return self._process.returncode, printed

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.communicate()
