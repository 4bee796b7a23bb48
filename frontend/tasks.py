"""Build the page, check it or format it: `python -m frontend.tasks [check | format | packages]` from the root."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.node import FOR_THE_PAGE, Node, find_node

HERE = Path(__file__).resolve().parent
BIOME = ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]
COMMANDS = {
    "build": [["build.mjs"]],
    "check": [BIOME, ["node_modules/typescript/bin/tsc", "--noEmit"], ["test.mjs"]],
    "format": [[*BIOME, "--write"]],
    "packages": [],
}


def install(node: Node, development: bool) -> None:
    """The packages of the lock file, once for each lock file; those for development only when they are wanted."""
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules" / ".stamp"
    wanted = "all" if development else "build"
    fresh = stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime
    if fresh and stamp.read_text() in (wanted, "all"):
        return
    node.install(HERE, *([] if development else ["--omit=dev"]))
    stamp.write_text(wanted)


def main(arguments: list[str]) -> None:
    """Nothing: build.  `check`: format, lint, types, tests.  `format`: mend what can be.  `packages`: only install."""
    node = find_node(FOR_THE_PAGE)
    install(node, development=bool(arguments))
    for command in COMMANDS[arguments[0] if arguments else "build"]:
        node.run([node.node, *command], HERE)


if __name__ == "__main__":
    main(sys.argv[1:])
