"""The options of bench/run.py."""

import argparse
from dataclasses import dataclass
from pathlib import Path

from bench.suites import COMMANDS, COMPARABLE, COMPARED

ROUNDS, COMPARED_ROUNDS = 3, 6
FEWEST, MOST = 4, 12
"""Rounds of a comparison, halved in every way there is; more precision comes from more seconds."""
STDOUT = "-"


@dataclass
class Options(argparse.Namespace):
    commands: list[str]
    rounds: int
    seconds: float | None
    json: str | None
    base: str | None
    margin: float


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="bench/run.py", description="Measure this checkout; see docs/bench.md.")
    made.add_argument("commands", nargs="*", metavar="COMMAND", help=f"of {', '.join(COMMANDS)}; default: all")
    made.add_argument("--rounds", type=int, help=f"default: {ROUNDS}, or {COMPARED_ROUNDS} in a comparison")
    made.add_argument("--seconds", type=float, help="how long openspiel, ours and plain measure each figure")
    made.add_argument("--json", nargs="?", const=STDOUT, metavar="FILE", help="data, to a file or instead of the table")
    made.add_argument(
        "--base", metavar="REV", help=f"compare with this commit; default commands: {', '.join(COMPARED)}"
    )
    made.add_argument("--margin", type=float, default=3.0, help="per cent within which a speed is the same; default: 3")
    return made


def read(words: list[str]) -> Options:
    """The options with their defaults, or a refusal."""
    reader = parser()
    chosen = Options(**vars(reader.parse_args(words)))
    chosen.commands = chosen.commands or list(COMPARED if chosen.base else COMMANDS)
    chosen.rounds = (COMPARED_ROUNDS if chosen.base else ROUNDS) if chosen.rounds is None else chosen.rounds
    if refused := refusal(chosen):
        reader.error(refused)
    return chosen


def refusal(chosen: Options) -> str | None:
    known = COMPARABLE if chosen.base else tuple(COMMANDS)
    if unknown := [name for name in chosen.commands if name not in known]:
        return f"{unknown[0]}: {'a comparison takes' if chosen.base else 'there are'} {', '.join(known)}"
    if chosen.json in COMMANDS:
        return f"--json takes {chosen.json} for its file: name the commands first"
    if chosen.json and not Path(chosen.json).parent.is_dir():
        return f"--json: there is no folder {Path(chosen.json).parent}"
    if chosen.base and chosen.rounds not in range(FEWEST, MOST + 1, 2):
        return f"a comparison takes an even number of rounds, from {FEWEST} to {MOST}"
    if chosen.rounds < 1 or (chosen.seconds is not None and chosen.seconds <= 0) or chosen.margin <= 0:
        return "rounds, seconds and margin are more than nothing"
    return None
