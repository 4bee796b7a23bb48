"""Measure this checkout in rounds, each figure beside its target; or compare it with another commit.

Turns spread the noise of a shared machine over all figures. Ends with 1 when a target is missed or, in a comparison,
when something is slower than the margin and not noise; with 2 when something cannot be measured.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench import checkout, compare, figures, options, show
from bench.checkout import Checkout, Failure
from bench.machine import code, machine
from bench.suites import COMMANDS

Turn = TypeVar("Turn")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def bar(turns: Sequence[Turn]) -> Iterable[Turn]:
    return track(turns, "Measuring", console=Console(stderr=True))


def measure(chosen: options.Options, here: Checkout) -> int:
    """This checkout's figures beside their targets."""
    found: figures.Figures = {}
    for name in bar([name for _ in range(chosen.rounds) for name in chosen.commands]):
        figures.note(found, here.measure(COMMANDS[name], chosen.seconds))
    missed = figures.missed(found)
    closing = f"Missed: {'; '.join(missed)}." if missed else "No target missed."
    publish(chosen, show.measured(found), closing, {"here": code(here), "figures": figures.data(found)})
    return int(bool(missed))


def compare_with(base: Checkout, chosen: options.Options, here: Checkout) -> int:
    """This checkout's figures and the base's, measured in turns."""
    prepare(base, here, chosen.commands)
    pairs, margin = measured_in_turns(chosen, {"base": base, "here": here}), chosen.margin / 100
    slower = compare.slower(pairs, margin)
    closing = f"Slower: {'; '.join(slower)}." if slower else f"Nothing is slower beyond noise and {chosen.margin:g}%."
    compared = {"margin": margin, "figures": [pair.data(margin) for pair in pairs]}
    sheet = show.compared(pairs, base.label, margin)
    publish(chosen, sheet, closing, {"here": code(here), "base": code(base), **compared})
    return int(bool(slower))


def prepare(base: Checkout, here: Checkout, commands: list[str]) -> None:
    """Compile the base's engines if they are needed; compiled ones are not compared with plain ones."""
    if all(COMMANDS[name].plain for name in commands):
        return
    if here.compiled():
        checkout.compile_engines(base, say)
    if base.compiled() != here.compiled():
        raise Failure(
            f"Engines here: {here.engines()}; at {base.label}: {base.engines()}. Comparing them says nothing."
        )


def measured_in_turns(chosen: options.Options, checkouts: dict[str, Checkout]) -> list[compare.Pair]:
    found: dict[str, figures.Figures] = {who: {} for who in checkouts}
    for who, name in bar(compare.turns(chosen.rounds, chosen.commands)):
        if checkouts[who].has(COMMANDS[name]):
            figures.note(found[who], checkouts[who].measure(COMMANDS[name], chosen.seconds))
    return compare.pairs(found["base"], found["here"])


def publish(chosen: options.Options, sheet: show.Sheet, closing: str, data: dict[str, Any]) -> None:
    """The sheet on the screen, the data where they are asked for: without a file, they take the sheet's place."""
    written = json.dumps({"machine": machine(), "rounds": chosen.rounds, **data}, indent=1, ensure_ascii=False) + "\n"
    if chosen.json == options.STDOUT:
        sys.stdout.write(written)
        return
    if chosen.json:
        Path(chosen.json).write_text(written, encoding="utf-8")
    show.show(sheet, closing, show.width())


def main(words: list[str]) -> int:
    chosen = options.read(words)
    try:
        here = checkout.here()
        if edited := here.stale():
            raise Failure(f"Edited since compiled: {edited}. Run `make engines`, or set TOCKADE_PURE=1.")
        return compare_with(checkout.base(chosen.base), chosen, here) if chosen.base else measure(chosen, here)
    except Failure as failure:
        say(f"bench: {failure}")
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
