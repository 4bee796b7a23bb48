"""The records of a study's file, one by one."""

from __future__ import annotations

from tockade import record
from tockade.record import Record


def split(text: str) -> list[Record]:
    """The records of a file: each begins with its format's name."""
    mark = "tockade record 1\n"
    return [record.read(mark + part) for part in text.split(mark)[1:]]
