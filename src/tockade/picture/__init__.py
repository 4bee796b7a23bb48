"""Pictures: a plan and a scene as SVG and as a terminal drawing, for any game, without knowing which."""

from tockade.picture.captions import Captions
from tockade.picture.svg import svg
from tockade.picture.terminal import terminal
from tockade.picture.theme import DARK, LIGHT, SHAPES, Theme

__all__ = ["DARK", "LIGHT", "SHAPES", "Captions", "Theme", "svg", "terminal"]
