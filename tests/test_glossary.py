"""The glossary has every public name of the interface, and none that is gone."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from tockade import game, game_types

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
CODE = GLOSSARY.read_text(encoding="utf-8").split("## The code")[1]
INTERFACE = (game, game_types)


def public_names(module: ModuleType) -> set[str]:
    """What a module defines for others: classes, functions and constants of its own."""
    defined = {name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
    constants = {name for name in vars(module).get("__annotations__", {}) if name.isupper()}
    return {name for name in defined | constants if not name.startswith("_")} - {"P", "M"}


@pytest.mark.parametrize("module", INTERFACE)
def test_every_public_name_is_explained(module: ModuleType) -> None:
    explained = set(re.findall(r"`(\w+)`", CODE))
    assert public_names(module) - explained == set()


def test_every_name_of_a_row_exists() -> None:
    first_cells = "\n".join(line.split("|")[1] for line in CODE.splitlines() if line.startswith("|"))
    known = set().union(*map(public_names, INTERFACE)) | {"JSON", "Refused"}
    assert set(re.findall(r"`(\w+)`", first_cells)) - known == set()
