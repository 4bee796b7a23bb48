"""Routes for exercises: that of the day, any of the collection, and those of a finished game."""

from __future__ import annotations

import time
from functools import cache
from typing import Annotated, Any, Final

from litestar import get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from tockade.insight import Exercise, collection, number_of_day
from tockade.table.make_and_keep_reviews import find_exercises
from tockade.table.refusal import Refused
from tockade.web.authorization import AnyRequest, TableId, TheOpenTables
from tockade.web.error_answers import REFUSALS
from tockade.web.rate_limits import address_of
from tockade.web.replay_routes import finished

DAY: Final = 86_400
Number = Annotated[int, PathParameter(ge=0, le=100_000)]
Seat = Annotated[int, QueryParameter(ge=0, le=7)]


class ExerciseShown(Struct):
    """One of the collection."""

    number: int
    count: int
    """How many there are."""
    exercise: Exercise


class OwnExercises(Struct):
    """Those of a finished game, for one of its players."""

    exercises: list[Exercise]


@cache
def known() -> list[Exercise]:
    return collection()


@get("/api/exercises/{number:int}", sync_to_thread=False, tags=["exercises"], responses=REFUSALS)
def show_exercise(number: Number) -> ExerciseShown:
    """An exercise of the collection by its number; 0 is that of the day."""
    count = len(known())
    wanted = number or number_of_day(int(time.time()) // DAY, count)
    if wanted > count:
        raise Refused("no_exercise", count=count)
    return ExerciseShown(wanted, count, known()[wanted - 1])


@get("/api/tables/{table:str}/exercises", tags=["exercises"], responses=REFUSALS)
async def show_own_exercises(
    table: TableId, open_tables: TheOpenTables, request: AnyRequest, seat: Seat = 0
) -> OwnExercises:
    """The costliest decisions of a player in a finished game, to be tried again."""
    over = await finished(open_tables, table)
    if seat >= over.game.seats:
        raise Refused("no_seat", seat=seat)
    asker = address_of(request.scope)
    return OwnExercises(await open_tables.reviews.do(asker, find_exercises, over.record(), seat))


ROUTES: list[Any] = [show_exercise, show_own_exercises]
