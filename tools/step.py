"""Run one step of the set-up as one line: its name and its time; what it prints goes to a log file.

    python tools/step.py NAME LOG ADVICE -- COMMAND...

A step that fails shows the end of its log, where the rest is, and what to do about it (ADVICE).  Its last line that
begins with "note: " stands behind the time.  Runs before anything is installed.
"""

import subprocess
import sys
import time
from pathlib import Path

SHOWN = 12
"""Lines of the log under a failure."""
CANNOT_START = 127
CLEAR = "\r\033[K" if sys.stdout.isatty() else ""
"""Wipes the line that says what is being waited for."""


def lines_of(log: Path) -> list[str]:
    return log.read_text(encoding="utf8", errors="replace").rstrip().splitlines()


def note_in(log: Path) -> str:
    """What the step wants to be known besides its time."""
    notes = [line[len("note: ") :].strip() for line in lines_of(log) if line.startswith("note: ")]
    return notes[-1] if notes else ""


def run(name: str, log: Path, command: list[str]) -> int:
    """Its exit code; one line when it has done its work, and a line that counts the seconds until then."""
    begun = time.monotonic()
    with log.open("w", encoding="utf8") as out:
        out.write("$ " + " ".join(command) + "\n")
        out.flush()
        try:
            working = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
        except OSError as error:
            out.write(f"{error}\n")
            return CANNOT_START
        code = wait(working, name, begun)
    if not code:
        note = note_in(log)
        print(f"{CLEAR}{name:<30}{time.monotonic() - begun:5.1f} s{'  ' + note if note else ''}", flush=True)
    return code


def wait(working: "subprocess.Popen[bytes]", name: str, begun: float) -> int:
    while True:
        if CLEAR:
            print(f"{CLEAR}{name} … {time.monotonic() - begun:.0f} s", end="", flush=True)
        try:
            return working.wait(1)
        except subprocess.TimeoutExpired:
            continue
        except KeyboardInterrupt:
            working.wait()
            raise


def explain(name: str, log: Path, advice: str, code: int) -> None:
    """A failure, for the person in front of it."""
    print(CLEAR + "\n".join("    " + line for line in lines_of(log)[-SHOWN:]), file=sys.stderr)
    print(f"{name} failed (exit code {code}); everything it said is in {log}", file=sys.stderr)
    print(f"What to do: {advice}", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    name, file, advice, dashes, *command = arguments
    assert dashes == "--", __doc__
    log = Path(file)
    log.parent.mkdir(parents=True, exist_ok=True)
    code = run(name, log, command)
    if code:
        explain(name, log, advice, code)
    return code


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
