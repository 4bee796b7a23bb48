"""The command line as a process: quick to start, polite when it is cut short, in the language of its place."""

import os
import signal
import subprocess
import sys
import time

import pytest

TOCKADE = [sys.executable, "-m", "tockade.cli"]


def called(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [*TOCKADE, *words], input=stdin, env=plain | environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("environment", "words", "said"),
    [
        ({}, [], "Il n’y a pas de commande"),
        ({"LANG": "C"}, [], "Il n’y a pas de commande"),
        ({"LANG": "de_DE.UTF-8"}, [], "Il n’y a pas de commande"),
        ({"LANG": "en_GB.UTF-8"}, [], "There’s no command"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, [], "Il n’y a pas de commande"),
        ({}, ["--lang", "en"], "There’s no command"),
        ({"LANG": "en_GB.UTF-8"}, ["--lang=fr"], "Il n’y a pas de commande"),
    ],
)
def test_the_language_is_asked_for_or_the_places_own(environment: dict[str, str], words: list[str], said: str) -> None:
    done = called(*words, "paly", **environment)
    assert done.returncode == 2
    assert said in done.stderr


def test_a_terminal_without_accents_is_no_reason_to_fail() -> None:
    done = called("--help", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{' '.join(TOCKADE)} games | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


# Where tests run in the background interrupts are ignored, and children inherit that: this one listens again.
LISTENING = """
import signal
from tockade.cli import main, run
signal.signal(signal.SIGINT, signal.default_int_handler)
begin = run.run
def listen(words):
    print("listening", flush=True)
    return begin(words)
run.run = listen
main()
"""


@pytest.mark.parametrize("seconds", [0, 2])
def test_an_interrupt_is_quiet(seconds: float) -> None:
    """At its very beginning, and in the middle of its games."""
    words = [sys.executable, "-c", LISTENING, "playout", "trikolos", "--games", "5000000"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "listening\n"
        time.sleep(seconds)
        process.send_signal(signal.SIGINT)
        try:
            _, error = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "Traceback" not in error


def imported(words: list[str]) -> set[str]:
    """The modules that a run has loaded."""
    program = f"import sys; from tockade.cli.run import run; run({words}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return set(done.stderr.split())


def test_the_version_is_said_without_importing_what_is_heavy() -> None:
    heavy = {"rich", "msgspec", "fluent.runtime", "tockade.game", "tockade.games", "sqlalchemy", "litestar"}
    assert heavy & imported(["--version"]) == set()


def test_a_command_imports_no_other() -> None:
    modules = imported(["new", "trikolos"])
    assert "tockade.cli.commands.new" in modules
    assert {"tockade.cli.commands.play", "tockade.picture", "fluent.runtime", "rich.console"} & modules == set()
