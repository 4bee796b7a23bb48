"""The command line, `tockade`: one file for each command, found by its name."""

from __future__ import annotations

import io
import os
import sys


def main() -> None:
    """What `tockade` runs; a reader who closes the pipe early is no error of ours."""
    from tockade.cli.run import run

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
