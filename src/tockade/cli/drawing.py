"""A position drawn for the command line, with its words in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tockade.cli import speech
from tockade.game import SPECTATOR, Scene, View
from tockade.games import AnyGame

if TYPE_CHECKING:
    from rich.console import Console

    from tockade.picture import Captions


def in_terminal(out: Console, game: AnyGame, view: View) -> None:
    """The board as the viewer sits at it."""
    from tockade.picture import terminal

    scene = game.scene(view)
    out.print(terminal(game.plan, scene, captions(game, scene), seated(view), scene.teams or game.teams))


def as_svg(game: AnyGame, view: View) -> str:
    from tockade.picture import svg

    scene = game.scene(view)
    return svg(game.plan, scene, captions(game, scene), seated(view), teams=scene.teams or game.teams) + "\n"


def captions(game: AnyGame, scene: Scene) -> Captions:
    from tockade.picture import Captions

    return Captions(**speech.words().captions(game, scene))


def seated(view: View) -> int:
    """The seat that is drawn at the bottom; a referee has none."""
    return max(view.viewer, SPECTATOR)
