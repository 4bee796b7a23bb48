"""A checkout of the project that is measured: this one, or another commit's in a git worktree under build/."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bench.suites import Command

ROOT = Path(__file__).parent.parent
BASES = ROOT / "build" / "bench"


class Failure(Exception):
    """What cannot be measured, in one sentence."""


@dataclass(frozen=True)
class Checkout:
    folder: Path
    commit: str | None
    changed: bool = False

    @property
    def label(self) -> str:
        return "here" if self.folder == ROOT else (self.commit or "")[:8]

    def has(self, command: Command) -> bool:
        """False when the command's script was not written yet at this commit."""
        path = command.words[1].replace(".", "/") + ".py" if command.words[0] == "-m" else command.words[0]
        return (self.folder / path).exists()

    def measure(self, command: Command, seconds: float | None) -> str:
        """The JSON lines that the command prints."""
        return self.run(command.line(seconds), {"TOCKADE_PURE": "1"} if command.plain else {})

    def engines(self) -> str:
        """How the engines run here: what stands in brackets behind the version."""
        said = self.run([sys.executable, "-m", "tockade.cli", "--version"], {})
        return said.partition("(")[2].strip().removesuffix(")")

    def compiled(self) -> bool:
        return self.engines() == "compiled"

    def stale(self) -> str:
        """The engines that were edited since they were compiled: what runs is not what is written."""
        engines = "getattr(tockade, 'compiled_engines', None) or tockade._speed"  # its name before 0.2
        script = f"import tockade; print(*({engines}).stale(), sep=', ')"
        return self.run([sys.executable, "-c", script], {}).strip()

    def run(self, line: list[str], environment: dict[str, str]) -> str:
        """What a command says that runs in this checkout, with the tockade of this checkout."""
        known = os.environ | {"PYTHONPATH": str(self.folder / "src")} | environment
        try:
            done = subprocess.run(
                line,
                cwd=self.folder,
                env=known,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
        except (OSError, subprocess.CalledProcessError) as error:
            raise Failure(f"{' '.join(line)} failed ({self.label}): {error}") from error
        return done.stdout


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"git {' '.join(words)}: {done.stderr.strip() or 'nothing found'}")
    return done.stdout.strip()


def here() -> Checkout:
    """This checkout; a copy without git has no commit."""
    try:
        return Checkout(ROOT, git("rev-parse", "HEAD"), bool(git("status", "--porcelain", "--untracked-files=no")))
    except (Failure, OSError):
        return Checkout(ROOT, None)


def commit_of(revision: str) -> str:
    try:
        return git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    except Failure as error:
        raise Failure(f"{revision} is no commit of this repository.") from error


def base(revision: str) -> Checkout:
    """Another commit, checked out; the last one asked for is kept and used again."""
    commit = commit_of(revision)
    found = Checkout(BASES / commit[:12], commit)
    git("worktree", "prune")
    for other in set(BASES.glob("*/")) - {found.folder}:
        git("worktree", "remove", "--force", str(other))
    if not found.folder.exists():
        git("worktree", "add", "--detach", str(found.folder), commit)
    return found


def compile_engines(checkout: Checkout, say: Callable[[str], None]) -> None:
    """Unless that is done; what the compiler says goes to a file."""
    if checkout.compiled():
        return
    say(f"Compiling the engines of {checkout.label}: a minute or two, once.")
    log = checkout.folder / "build" / "engines.log"
    log.parent.mkdir(exist_ok=True)
    if _compiler(checkout.folder, log) or not checkout.compiled():
        raise Failure(f"The engines of {checkout.label} do not compile; the compiler's words are in {log}.")


def _compiler(folder: Path, log: Path) -> int:
    """As `make engines` compiles; without what debuggers need, which takes half of the time."""
    line = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    flags = os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -g0"}
    with log.open("w") as output:
        return subprocess.run(line, cwd=folder, env=flags, stdout=output, stderr=output, check=False).returncode
