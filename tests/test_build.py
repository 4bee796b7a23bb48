"""The build: pinned, free of this machine's traces, compiled or plain as asked, and saying which."""

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from importlib import metadata
from itertools import chain
from pathlib import Path
from shutil import which

import pytest
from packaging.requirements import Requirement

import tockade
from tockade import compiled_engines

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
COMMAND = "from tockade.cli import main; main()"
PIN = re.compile(r"(?P<name>[\w.\-]+)==[\w.+!]+( ; .+)?")
MACHINE = re.compile(r"(?<![\w.])/(?:home|root|work|opt|Users)/\w|(?:pypi\.org|npmjs\.(?:org|com))/|file:/{3}")


def run(*words: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def tracked() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def pins() -> list[str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_constraint_is_an_exact_version() -> None:
    assert [line for line in pins() if not PIN.fullmatch(line)] == []


def test_every_dependency_is_pinned() -> None:
    declared = list(chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()))
    names = {canonical(re.split(r"[\[<>=~; ]", line)[0]) for line in declared}
    assert names - {canonical(line.split("==")[0]) for line in pins()} == set()


def test_no_trace_of_a_machine_in_tracked_files() -> None:
    texts = {path: path.read_bytes().decode(errors="ignore") for path in tracked()}
    found = {str(path.relative_to(ROOT)): hit.group() for path, text in texts.items() if (hit := MACHINE.search(text))}
    assert found == {}


def test_version_is_written_once_in_effect() -> None:
    assert tockade.__version__ == PROJECT["version"]


@pytest.mark.engine
def test_version_says_how_the_engines_run() -> None:
    said = run("-c", COMMAND, "--version")
    assert said == f"tockade {tockade.__version__} ({compiled_engines.running()})"


@pytest.mark.engine
def test_engines_are_what_was_asked_for() -> None:
    loaded = [module for name, module in sys.modules.items() if name.startswith("tockade.games.")]
    files = [Path(module.__file__).suffix for module in loaded if module.__file__]
    assert not compiled_engines.PURE or set(files) <= {".py"}


@pytest.mark.skipif(compiled_engines.PURE, reason="plain engines were asked for")
@pytest.mark.skipif(not which(os.environ.get("CC", "cc")), reason="no C compiler here")
@pytest.mark.skipif(not Path(sysconfig.get_path("include"), "Python.h").exists(), reason="no header files of Python")
def test_with_a_compiler_every_engine_is_compiled() -> None:
    assert compiled_engines.plain() == []


def test_pure_switch_takes_the_plain_files() -> None:
    assert "plain Python, because TOCKADE_PURE is set" in run("-m", "tockade.cli", "--version", TOCKADE_PURE="1")
    for engine in compiled_engines.engines():
        name = ".".join(engine.relative_to(compiled_engines.GAMES.parent.parent).with_suffix("").parts)
        assert run("-c", f"import {name} as engine; print(engine.__file__)", TOCKADE_PURE="1") == str(engine)


def test_importing_the_package_imports_nothing_heavy() -> None:
    heavy = {"typer", "rich", "msgspec", "sqlalchemy", "litestar", "tockade.game", "tockade.games"}
    loaded = run("-c", "import sys, tockade; print(*sys.modules)").split()
    assert heavy & set(loaded) == set()


SERVED = (
    "import sys, tockade.cli.run, tockade.web.server, tockade.table.bot_workers, tockade.study; print(*sys.modules)"
)


def closure(wanted: list[str]) -> set[str]:
    """The distributions that these requirements bring."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in wanted]
    while waiting:
        waiting += unseen(waiting.pop(), found)
    return found


def unseen(asked: Requirement, found: set[str]) -> list[Requirement]:
    """What a requirement asks for in its turn, when it has not been asked for in this way."""
    mark = f"{canonical(asked.name)}{sorted(asked.extras)}"
    if mark in found:
        return []
    found |= {mark, canonical(asked.name)}
    needs = [Requirement(line) for line in metadata.requires(asked.name) or []]
    return [need for need in needs if need.marker is None or applies(need, asked.extras)]


def applies(need: Requirement, extras: set[str]) -> bool:
    assert need.marker is not None
    return any(need.marker.evaluate({"extra": extra}) for extra in ("", *extras))


def test_serving_needs_nothing_that_only_the_tests_install() -> None:
    loaded = {name.split(".")[0] for name in run("-c", SERVED).split()}
    known = metadata.packages_distributions()
    used = {canonical(known[name][0]) for name in loaded if name in known}
    assert used - closure(PROJECT["dependencies"]) - {"tockade", "setuptools"} == set()
