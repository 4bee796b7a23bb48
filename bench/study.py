"""Studies of ten thousand games with the quick policy, from the command line, on every core.

Games a second by the clock, and by the processor time of all cores together, which another commit is compared by.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

GAMES = 10_000


def report(name: str, unit: str, seconds: float, clock: str) -> None:
    print(json.dumps({"name": name, "unit": unit, "value": GAMES / seconds, "clock": clock}), flush=True)


def processor_time() -> float:
    """That of the processes that have ended, and of those they started."""
    spent = os.times()
    return spent.children_user + spent.children_system


def measure(setup: str) -> None:
    program = Path(sys.executable).with_name("tockade")
    words = [str(program), "study", *setup.split(), "--games", str(GAMES), "--json"]
    begun, spent = time.perf_counter(), processor_time()
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    report(f"study of {setup}", "games/s", time.perf_counter() - begun, "wall")
    report(f"study of {setup}, processor", "games/CPU s", processor_time() - spent, "processor")


for setup in sys.argv[1:]:
    measure(setup)
