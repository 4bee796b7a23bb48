"""A position drawn for the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tockade.game import View
from tockade.games import AnyGame

if TYPE_CHECKING:
    from rich.console import Console


def in_terminal(out: Console, game: AnyGame, view: View) -> None:
    out.print(str(game.scene(view)), markup=False)


def as_svg(game: AnyGame, view: View) -> str:
    return "<svg/>"
