"""The command line, `tockade`: one file for each command, found by its name."""

from __future__ import annotations

import io
import os
import sys
from typing import Final

INTERRUPTED: Final = 130


def main() -> None:
    """What `tockade` runs; who interrupts it or closes the pipe early has made no error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        from tockade.cli.run import run

        code = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
