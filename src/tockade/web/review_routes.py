"""Routes for reviews of finished games: how much was luck, how much was play."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from tockade.bots.level import Level
from tockade.game_types import SPECTATOR
from tockade.insight import Review, Tier
from tockade.table.level_move_in_replay import LevelMove, level_move
from tockade.table.make_and_keep_reviews import ReviewProgress, review_picture, review_text
from tockade.web.authorization import AnyRequest, TableId, TheOpenTables
from tockade.web.error_answers import REFUSALS, choose_language
from tockade.web.rate_limits import address_of
from tockade.web.replay_routes import RecordAsked, Turn, finished, send_compressed
from tockade.web.static_files import READY, text_and_title_faces

Asked = Annotated[Tier, QueryParameter()]
Spoken = Annotated[str, QueryParameter(max_length=8)]
Chosen = Annotated[Level, QueryParameter()]
Seat = Annotated[int, QueryParameter(ge=SPECTATOR, le=7)]


@get("/api/tables/{table:str}/review", tags=["after"], responses=REFUSALS, opt={READY: True})
async def show_review(
    table: TableId, open_tables: TheOpenTables, request: AnyRequest, tier: Asked = Tier.QUICK
) -> Response[Review]:
    """What luck and play did in a finished game, turn by turn."""
    over = await finished(open_tables, table)
    asker = address_of(request.scope)
    return send_compressed(request, await open_tables.reviews.review(asker, over.record(), tier))


@get("/api/tables/{table:str}/review/progress", tags=["after"], responses=REFUSALS)
async def show_review_progress(table: TableId, open_tables: TheOpenTables, tier: Asked = Tier.DEEP) -> ReviewProgress:
    """How far a review is that somebody has asked for, and how long it will take."""
    return open_tables.reviews.progress((await finished(open_tables, table)).record(), tier)


@delete("/api/tables/{table:str}/review", tags=["after"], responses=REFUSALS)
async def call_off_review(
    table: TableId, open_tables: TheOpenTables, request: AnyRequest, tier: Asked = Tier.LONG
) -> None:
    """The visitor no longer waits for a review; it ends unless somebody else does."""
    over = await finished(open_tables, table)
    open_tables.reviews.call_off(address_of(request.scope), over.record(), tier)


@post("/api/review", status_code=200, tags=["after"], responses=REFUSALS, opt={READY: True})
async def review_record(
    data: JSONBody[RecordAsked], open_tables: TheOpenTables, request: AnyRequest, tier: Asked = Tier.QUICK
) -> Response[Review]:
    """The review of a record that somebody brings."""
    asker = address_of(request.scope)
    return send_compressed(request, await open_tables.long_work.do(asker, review_text, data.record, tier))


@get("/api/tables/{table:str}/review.svg", media_type="image/svg+xml", tags=["after"], responses=REFUSALS)
async def show_review_picture(
    table: TableId, open_tables: TheOpenTables, request: AnyRequest, seat: Seat = SPECTATOR, lang: Spoken = ""
) -> str:
    """The review of a finished game as a picture, for one of its players or for everybody."""
    over = await finished(open_tables, table)
    language = choose_language(lang or request.headers.get("accept-language", ""))
    seen = seat if seat < over.game.seats else SPECTATOR
    names = [seat.name for seat in over.seats]  # a bot has the name of its colour, as on the page
    asker, game_record = address_of(request.scope), over.record()
    kept = await open_tables.reviews.review(asker, game_record, Tier.DEEP)
    work = (review_picture, game_record, kept, names, seen, language, text_and_title_faces())
    return await open_tables.long_work.do(asker, *work)


@get("/api/tables/{table:str}/turns/{turn:int}/choice", tags=["after"], responses=REFUSALS)
async def show_choice(
    table: TableId, turn: Turn, open_tables: TheOpenTables, request: AnyRequest, level: Chosen = Level.MAITRE
) -> LevelMove:
    """What a level would have played at a turn of a finished game, by what the player there could know."""
    over = await finished(open_tables, table)
    return await open_tables.long_work.do(address_of(request.scope), level_move, over.record(), turn, level)


ROUTES: list[Any] = [
    show_review,
    show_review_progress,
    call_off_review,
    review_record,
    show_review_picture,
    show_choice,
]
