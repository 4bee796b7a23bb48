"""The process for long work: it receives functions with their arguments, and returns progress and results."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tockade.table.refusal import Refused
from tockade.work import Progress

LENGTH_BYTES: Final = 4
"""Before every question and every answer: how long it is."""
SECONDS: Final = 60
"""Processor time that a piece of work may take, unless it is asked with another."""
OFTEN: Final = 0.2
"""Seconds between two words about how far a piece of work is."""
Send = Callable[[bytes], None]


class Question(NamedTuple):
    """A piece of work."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    seconds: float = SECONDS
    reports: bool = False
    """Whether it is given a function, behind its arguments, to which it says how far it is."""


def answer(text: bytes, send: Send) -> bytes:
    """The value of a piece of work, or the exception that it ended with, as it is sent."""
    asked: Question = pickle.loads(text)
    try:
        _allow(asked.seconds)
        reporter = (_reporter(send),) if asked.reports else ()
        return pickle.dumps(asked.work(*asked.arguments, *reporter))
    except Exception as error:
        error.add_note(traceback.format_exc())
        return pickle.dumps(error)
    finally:
        _allow(0)


def _reporter(send: Send) -> Callable[[int, int], None]:
    """Says how far the work is, from time to time."""
    begun = last = time.monotonic()

    def report(done: int, whole: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= OFTEN:
            last = now
            send(pickle.dumps(Progress(done, whole, seconds=now - begun)))

    return report


def _allow(seconds: float) -> None:
    """Interrupt the work after so much processor time; 0: never."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGPROF, _stop)
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _stop(_number: int, _frame: Any) -> None:
    raise Refused("too_long")


def main() -> None:
    """Work until nobody asks any more, as nice to others as the first argument says."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    asked, said = sys.stdin.buffer, sys.stdout.buffer

    def send(text: bytes) -> None:
        said.write(len(text).to_bytes(LENGTH_BYTES) + text)
        said.flush()

    while size := int.from_bytes(asked.read(LENGTH_BYTES)):
        send(answer(asked.read(size), send))


if __name__ == "__main__":
    main()
