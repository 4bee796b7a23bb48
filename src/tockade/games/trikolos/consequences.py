"""What a move of Trikolos does, as data: the push, the fall, the return, the pawn, the end."""

from __future__ import annotations

from collections.abc import Iterator

from tockade.game_types import Consequence, ConsequenceKind
from tockade.games.trikolos import engine
from tockade.games.trikolos.board_plan import arrived
from tockade.games.trikolos.constants import (
    ADVANCE,
    CAMP,
    ENTER,
    LIGHTS,
    NAMES,
    NOBODY,
    OVER,
    PAWNS,
    SIDE,
)
from tockade.games.trikolos.move_notation import BY_CODE, HOME


def move_consequences(before: engine.Board, code: int) -> Iterator[Consequence]:
    """The consequences of a legal choice."""
    after = engine.twin(before)
    fallen = engine.apply(after, code)
    if code < ENTER:
        yield from _pushed(before, after, code)
        yield from _returned(code, fallen)
        if after.turns != before.turns:
            yield Consequence(ConsequenceKind.NO_PAWN_MOVE, seat=before.turn)
    else:
        yield _moved(after, before.turn, code)
    yield from _ended(after, before.turn)


def _pushed(before: engine.Board, after: engine.Board, row: int) -> Iterator[Consequence]:
    lights = (LIGHTS[before.spare], LIGHTS[after.spare])
    yield Consequence(ConsequenceKind.PUSHED, seat=before.turn, number=row + 1, cards=lights)
    for tile in range(row * SIDE + 1, row * SIDE + SIDE):
        rider = engine.pawn_on(before, tile)
        if rider != NOBODY:
            yield Consequence(ConsequenceKind.RODE, seat=rider, place=NAMES[tile], to=NAMES[tile - 1])


def _returned(row: int, fallen: int) -> Iterator[Consequence]:
    """TK-7."""
    if fallen < 0:
        return
    seat, tile = engine.fall_seat(fallen), engine.fall_tile(fallen)
    yield Consequence(ConsequenceKind.FELL, seat=seat, place=NAMES[row * SIDE])
    if tile == CAMP:
        yield Consequence(ConsequenceKind.TO_CAMP, seat=seat)
    else:
        yield Consequence(ConsequenceKind.RETURNED, seat=seat, to=NAMES[tile])


def _moved(after: engine.Board, seat: int, code: int) -> Consequence:
    move = BY_CODE[seat][code]
    if code < ADVANCE:
        return Consequence(ConsequenceKind.ENTERED, seat=seat, to=move.end)
    if move.end == HOME:
        room = arrived(seat, after.home[seat])
        return Consequence(ConsequenceKind.HOUSED, seat=seat, place=move.start, to=room)
    return Consequence(ConsequenceKind.WALKED, seat=seat, place=move.start, to=move.end, number=1)


def _ended(after: engine.Board, seat: int) -> Iterator[Consequence]:
    if after.home[seat] == PAWNS:
        yield Consequence(ConsequenceKind.FINISHED, seat=seat)
        yield Consequence(ConsequenceKind.WON, seats=(seat,))
    elif after.phase == OVER:
        yield Consequence(ConsequenceKind.DRAWN_GAME, number=after.limit)
