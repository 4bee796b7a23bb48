"""`tockade show`: a position drawn in the terminal or as SVG."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tockade.cli import draw_position
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_position, read_viewer
from tockade.cli.shared_parameters import AsJson, File, Lang, Viewer


def show(
    file: File = "-",
    viewer: Viewer = "referee",
    svg: Annotated[bool, typer.Option("--svg")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game, position = read_position(file)
    view = game.view(position, read_viewer(game, viewer))
    if json:
        show_json({"game": game.setup.text, "view": view, "scene": game.scene(view)})
    elif svg:
        sys.stdout.write(draw_position.board_svg(game, view))
    else:
        draw_position.print_board(console(), game, view)
