"""The measured commands, ours and the peers'; registered here and nowhere else.

A measured command prints JSON lines: {"name": ..., "unit": ..., "value": ..., "clock": "processor" or "wall"}; a line
without a clock goes by the wall's.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

PEERS = Path(__file__).parent.parent / ".venv-bench" / "bin" / "python"

STUDIED = (
    "tock-globe 4",
    "tock-globe 8",
    "tock-fadoq 4 teams",
    "tockcitan 4",
    "tockcitan-teams 4 teams",
    "tijou 4 teams",
    "barricades 4",
    "trikolos 2",
)


@dataclass(frozen=True)
class Command:
    """What to give to which Python; `timed` if it takes the seconds of each figure as its argument."""

    words: tuple[str, ...]
    python: str = sys.executable
    plain: bool = False
    timed: bool = False

    def line(self, seconds: float | None) -> list[str]:
        duration = [str(seconds)] if self.timed and seconds is not None else []
        return [self.python, *self.words, *duration]


COMMANDS = {
    "openspiel": Command(("bench/peers_openspiel.py",), python=str(PEERS), timed=True),
    "ours": Command(("bench/ours.py",), timed=True),
    "page": Command(("-m", "bench.page")),
    "server": Command(("bench/server.py",)),
    "study": Command(("bench/study.py", *STUDIED)),
    "plain": Command(("bench/ours.py",), plain=True, timed=True),
}

COMPARED = ("ours", "plain")
"""What two commits are compared by unless told otherwise."""

COMPARABLE = (*COMPARED, "study")
"""The other commands go by the wall clock alone, or measure somebody else's program."""
