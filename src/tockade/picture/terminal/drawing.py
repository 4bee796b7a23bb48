"""A whole drawing for the terminal: the board, on a grid or arm by arm, and the players."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tockade.game_types import SPECTATOR, BoardPlan, Scene
from tockade.picture.board_geometry import BoardGeometry, seated_at
from tockade.picture.captions import Captions
from tockade.picture.terminal.arm_strips import draw_strips
from tockade.picture.terminal.grid_board import draw_grid, fits_grid
from tockade.picture.terminal.player_lines import draw_players
from tockade.picture.terminal.point_text import PointText
from tockade.picture.theme import seats


def draw_in_terminal(
    plan: BoardPlan,
    scene: Scene,
    captions: Captions | None = None,
    viewer: int = SPECTATOR,
    teams: Sequence[Sequence[int]] = (),
) -> RenderableType:
    """The board as this viewer sits at it, eighty columns wide at most."""
    words = captions or Captions()
    frame = BoardGeometry(plan, scene.arms, seated_at(scene.arms, viewer))
    cells = PointText(frame, scene, seats(plan), words)
    board = draw_grid(cells) if fits_grid(frame) else draw_strips(cells)
    return Group(Text("\n").join(board), Text(), *draw_players(cells, teams))
