"""The page on the bench names every command, option, target and verdict."""

from pathlib import Path

import pytest

from bench import compare
from bench.options import parser
from bench.suites import COMMANDS, COMPARABLE
from bench.targets import TARGETS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "bench.md").read_text()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented(name: str) -> None:
    assert f"| `{name}` |" in PAGE


def test_every_option_is_documented() -> None:
    options = [option for action in parser()._actions for option in action.option_strings if option.startswith("--")]
    assert [option for option in options if f"| `{option}` |" not in PAGE] == ["--help"]


@pytest.mark.parametrize("name", [name for name in TARGETS if not name.startswith("study of ")])
def test_every_figure_with_a_target_is_explained(name: str) -> None:
    assert f"`{name}`" in PAGE


@pytest.mark.parametrize("verdict", [compare.SAME, compare.FASTER, compare.SLOWER, compare.NOISY, compare.WALL])
def test_every_verdict_is_explained(verdict: str) -> None:
    assert f"**{verdict}**" in PAGE


def test_what_can_be_compared_is_named() -> None:
    assert all(f"`{name}`" in PAGE.partition("## Comparing")[2] for name in COMPARABLE)
