"""The route for pictures of boards: the empty board under the page's pieces, and whole boards for its lobby."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from tockade.game_types import REFEREE
from tockade.picture import THEMES, board_look, draw_board
from tockade.table.refusal import Refused
from tockade.table.table import game_of
from tockade.web.error_answers import REFUSALS
from tockade.web.game_routes import SetupText
from tockade.web.rate_limits import address_of
from tockade.web.static_files import READY, digits_face

KEPT: Final = 512
"""Pictures in memory: a few for each game, seating and theme."""
CACHE: Final = "public, max-age=86400"
SVG: Final = "image/svg+xml"
MOST_ARMS: Final = 8
ThemeText = Annotated[str, QueryParameter(description="`evening`, `day` or `plain`")]
ArmsText = Annotated[
    str, QueryParameter(max_length=40, description="the arm of each seat, `0,2`; none: as at the start")
]
ArmNumber = Annotated[int, QueryParameter(ge=0, lt=MOST_ARMS, description="the arm that lies below")]
Shelf = Annotated[bool, QueryParameter(description="small, with the pieces of the start, for a shelf")]


@lru_cache(KEPT)
def picture(setup: str, theme: str, arms: str, arm: int, shelf: bool) -> bytes:
    """The picture, compressed."""
    game = game_of(setup)
    scene = game.scene(game.view(game.start(), REFEREE))
    seated = tuple(map(int, arms.split(","))) if arms else scene.arms
    standing = scene if shelf else None
    drawn = draw_board(game.plan, seated, THEMES[theme], board_look(game.rules.id), arm, standing, digits_face())
    return gzip.compress(drawn.encode(), 9, mtime=0)


def _possible(theme: str, arms: str) -> bool:
    numbers = arms.split(",") if arms else []
    return theme in THEMES and all(number.isdecimal() and int(number) < MOST_ARMS for number in numbers)


@get("/api/board.svg", tags=["catalogue"], responses=REFUSALS, media_type=SVG, opt={READY: True})
async def show_board(
    request: Request[Any, Any, Any],
    state: State,
    setup: SetupText,
    theme: ThemeText = "day",
    arms: ArmsText = "",
    arm: ArmNumber = 0,
    shelf: Shelf = False,
) -> Response[bytes]:
    """A board as a picture."""
    if not _possible(theme, arms):
        raise Refused("unreadable", detail=theme if theme not in THEMES else arms)
    body = await state.drawing_thread.draw(address_of(request.scope), picture, setup, theme, arms, arm, shelf)
    headers = {"Cache-Control": CACHE, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), headers=headers, media_type=SVG)
    return Response(body, headers={**headers, "Content-Encoding": "gzip"}, media_type=SVG)


ROUTES: list[Any] = [show_board]
