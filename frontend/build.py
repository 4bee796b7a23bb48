"""Build the page, or check it: `python -m frontend.build [check | packages]` from the project's root."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.node import FOR_THE_PAGE, Node, find_node

HERE = Path(__file__).resolve().parent


def install(node: Node, tests: bool) -> None:
    """The packages of the lock file, once for each lock file; those of the tests only when they are wanted."""
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules" / ".stamp"
    wanted = "all" if tests else "build"
    fresh = stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime
    if fresh and stamp.read_text() in (wanted, "all"):
        return
    node.install(HERE, *([] if tests else ["--omit=dev"]))
    stamp.write_text(wanted)


def main(arguments: list[str]) -> None:
    """Nothing: build.  `check`: types and tests of the front end.  `packages`: only what the tests need."""
    node = find_node(FOR_THE_PAGE)
    install(node, tests=bool(arguments))
    if "check" in arguments:
        node.run([node.node, "node_modules/typescript/bin/tsc", "--noEmit"], HERE)
        node.run([node.node, "test.mjs"], HERE)
    elif not arguments:
        node.run([node.node, "build.mjs"], HERE)


if __name__ == "__main__":
    main(sys.argv[1:])
