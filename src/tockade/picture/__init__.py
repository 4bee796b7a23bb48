"""Pictures: a plan and a scene as SVG and as a terminal drawing, for any game, without knowing which."""

from tockade.picture.board_look import BoardLook, board_look
from tockade.picture.captions import Captions
from tockade.picture.svg.document import draw_board, draw_svg
from tockade.picture.terminal.drawing import draw_in_terminal
from tockade.picture.theme import DAY, EVENING, PLAIN, SHAPES, THEMES, Theme

__all__ = [
    "DAY",
    "EVENING",
    "PLAIN",
    "SHAPES",
    "THEMES",
    "BoardLook",
    "Captions",
    "Theme",
    "board_look",
    "draw_board",
    "draw_in_terminal",
    "draw_svg",
]
