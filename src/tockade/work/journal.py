"""The file of finished ranges from which an interrupted run is taken up again.

A first line says what the file is and which program wrote it; each further line is a range of a job with its result,
added as soon as the range is done. A last line that was cut off by the interruption is dropped.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Final, Generic

import msgspec
from msgspec import Raw, Struct

from tockade import __version__
from tockade.game import RULES_VERSION
from tockade.game_types import BadInput
from tockade.work.job import Result, Task

FORMAT: Final = "tockade work 1"
PROGRAM: Final = f"tockade {__version__}, rules {RULES_VERSION}"
"""What computed the results: another version's may differ."""


class Head(Struct, frozen=True):
    """The first line."""

    format: str = FORMAT
    program: str = PROGRAM


class Line(Struct, frozen=True):
    """A finished range."""

    job: str
    first: int
    count: int
    result: Raw


class Journal(Generic[Result]):
    """Finished ranges, by the name of their job; to be opened with `with`."""

    def __init__(self, path: Path | str, kind: type[Result]) -> None:
        """`kind` is the type of the results."""
        self.path = Path(path)
        self._decoder: Final[msgspec.json.Decoder[Result]] = msgspec.json.Decoder(kind)
        self._lines: list[Line] = []

    def __enter__(self) -> Journal[Result]:
        try:
            whole = self._load(self.path.read_bytes() if self.path.exists() else b"")
            self._file = self.path.open("ab")
        except OSError:
            raise BadInput("file_unwritable", name=str(self.path)) from None
        self._file.truncate(whole)
        if not whole:
            self._write(Head())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _load(self, text: bytes) -> int:
        """Read the lines; says how much of the file is whole."""
        whole, _, torn = text.rpartition(b"\n")
        head, *lines = (whole or torn).split(b"\n")
        if head:
            self._check(head)
        self._lines = [self._read(line) for line in lines]
        return len(text) - len(torn)

    def _check(self, text: bytes) -> None:
        try:
            found = msgspec.json.decode(text, type=Head)
        except msgspec.MsgspecError:
            found = Head("", "")
        if found.format != FORMAT:
            raise BadInput("journal", name=str(self.path))
        if found.program != PROGRAM:
            raise BadInput("journal_program", name=str(self.path), program=found.program)

    def _read(self, text: bytes) -> Line:
        try:
            return msgspec.json.decode(text, type=Line)
        except msgspec.MsgspecError:
            raise BadInput("journal", name=str(self.path)) from None

    def _write(self, line: Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def finished(self, job: str, count: int) -> dict[tuple[int, int], Result]:
        """The ranges of this job below `count`, in order and apart from each other, with their results."""
        found: dict[tuple[int, int], Result] = {}
        begun = 0
        for line in sorted(self._lines, key=lambda line: (line.first, -line.count)):
            if line.job == job and begun <= line.first and line.first + line.count <= count:
                found[line.first, line.count] = self._decoder.decode(line.result)
                begun = line.first + line.count
        return found

    def add(self, job: str, task: Task[Result], result: Result) -> None:
        """Keep what a task came to."""
        self._write(Line(job, task.first, task.count, Raw(msgspec.json.encode(result))))
