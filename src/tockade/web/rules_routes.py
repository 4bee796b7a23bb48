"""The route for the rules of a table on one illustrated sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import get
from litestar.datastructures import State
from litestar.params import QueryParameter
from msgspec import Struct

from tockade.picture import THEMES
from tockade.rules_sheet import compose_sheet, sheet_article, sheet_style
from tockade.table.refusal import Refused
from tockade.table.table import game_of
from tockade.web.authorization import AnyRequest
from tockade.web.board_picture_routes import ThemeText
from tockade.web.error_answers import REFUSALS
from tockade.web.game_routes import SetupText
from tockade.web.rate_limits import address_of
from tockade.words import LANGUAGES, Words

KEPT: Final = 64
"""Sheets in memory: a few for each game, language and theme."""
LanguageText = Annotated[str, QueryParameter(max_length=8, description="`fr` or `en`")]


class RulesSheetShown(Struct):
    """The sheet as HTML, and the style it is drawn with."""

    article: str
    style: str


@lru_cache(KEPT)
def drawn_sheet(setup: str, language: str, theme: str) -> str:
    """Light wood on white paper by day and in the evening; flat for the plain theme."""
    paper = THEMES["plain" if theme == "plain" else "day"]
    return sheet_article(compose_sheet(game_of(setup), Words(language), paper))


@get("/api/rules-sheet", tags=["catalogue"], responses=REFUSALS)
async def show_sheet(
    request: AnyRequest, state: State, setup: SetupText, lang: LanguageText = "fr", theme: ThemeText = "day"
) -> RulesSheetShown:
    """The rules of a game, for its table and its options, on one sheet."""
    if theme not in THEMES or lang not in LANGUAGES:
        raise Refused("unreadable", detail=theme if theme not in THEMES else lang)
    article = await state.drawing_thread.draw(address_of(request.scope), drawn_sheet, setup, lang, theme)
    return RulesSheetShown(article, sheet_style())


ROUTES: list[Any] = [show_sheet]
