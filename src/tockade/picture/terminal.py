"""A drawing for the terminal: the board on a grid, or arm by arm where it does not fit one, and the players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tockade.game import SPECTATOR, Plan, Scene
from tockade.picture.captions import Captions
from tockade.picture.cells import Cells
from tockade.picture.frame import Frame
from tockade.picture.grid import fits_grid, grid
from tockade.picture.players import players
from tockade.picture.strips import strips
from tockade.picture.theme import seats


def terminal(
    plan: Plan,
    scene: Scene,
    captions: Captions | None = None,
    viewer: int = SPECTATOR,
    teams: Sequence[Sequence[int]] = (),
) -> RenderableType:
    """The board as this viewer sits at it, eighty columns wide at most."""
    words = captions or Captions()
    frame = Frame(plan, scene, viewer)
    cells = Cells(frame, scene, seats(plan), words)
    board = grid(cells) if fits_grid(frame) else strips(cells)
    return Group(Text("\n").join(board), Text(), *players(cells, teams))
