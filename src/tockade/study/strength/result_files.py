"""The files of what was measured: a small one for each test, dropped when the network has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from tockade.study.network_digest import network_of
from tockade.study.strength.ladder import Figures

SUFFIX: Final = ".json"


def keep(folder: Path, figures: Figures) -> None:
    """One small file for each test."""
    folder.mkdir(parents=True, exist_ok=True)
    written = msgspec.json.format(msgspec.json.encode(figures), indent=1)
    (folder / f"{figures.test.name}{SUFFIX}").write_bytes(written + b"\n")


def kept(folder: Path) -> dict[str, Figures]:
    """All that was measured with the networks of today, by the names of its tests."""
    found = [_read(path) for path in sorted(folder.glob(f"*{SUFFIX}"))]
    return {figures.test.name: figures for figures in found if is_current(figures)}


def drop_stale(folder: Path) -> list[str]:
    """Remove what was measured with networks that are no more; says the names of those files."""
    stale = [path for path in sorted(folder.glob(f"*{SUFFIX}")) if not is_current(_read(path))]
    for path in stale:
        path.unlink()
    return [path.stem for path in stale]


def is_current(figures: Figures) -> bool:
    """Whether the network that was measured still serves the table."""
    return figures.network == network_of(figures.setup)


def _read(path: Path) -> Figures:
    found: Figures = msgspec.json.decode(path.read_bytes(), type=Figures)
    return found
