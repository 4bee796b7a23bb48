"""`tockade show`: a position drawn in the terminal or as SVG."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from tockade.cli import drawing
from tockade.cli.options import AsJson, File, Lang, Viewer
from tockade.cli.reading import position_of, viewer_of
from tockade.cli.showing import console, show_json


def show(
    file: File = "-",
    viewer: Viewer = "referee",
    svg: Annotated[bool, typer.Option("--svg")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game, position = position_of(file)
    view = game.view(position, viewer_of(game, viewer))
    if json:
        show_json({"game": game.setup.text, "view": view, "scene": game.scene(view)})
    elif svg:
        sys.stdout.write(drawing.as_svg(game, view))
    else:
        drawing.in_terminal(console(), game, view)
