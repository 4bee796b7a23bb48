"""Drawing a position for the command line, with captions in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tockade.cli import language
from tockade.game_types import SPECTATOR, Scene, View
from tockade.games import AnyGame

if TYPE_CHECKING:
    from rich.console import Console

    from tockade.picture import Captions


def print_board(out: Console, game: AnyGame, view: View) -> None:
    """The board as the viewer sits at it."""
    from tockade.picture import draw_in_terminal

    scene = game.scene(view)
    out.print(draw_in_terminal(game.plan, scene, captions(game, scene), seated(view), scene.teams or game.teams))


def board_svg(game: AnyGame, view: View) -> str:
    from tockade.picture import board_look, draw_svg

    scene = game.scene(view)
    teams = scene.teams or game.teams
    look = board_look(game.rules.id)
    return draw_svg(game.plan, scene, captions(game, scene), seated(view), teams=teams, look=look) + "\n"


def captions(game: AnyGame, scene: Scene) -> Captions:
    from tockade.picture import Captions

    return Captions(**language.words().captions(game, scene))


def seated(view: View) -> int:
    """The seat that is drawn at the bottom; a referee has none."""
    return max(view.viewer, SPECTATOR)
