"""What stands against a card's use on the board: entering, swaps and pushes here, walks in files of their own."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference import tock
from tests.reference.board import Board, Pawn
from tests.reference.causes import Cause
from tests.reference.piece_causes import tijou_walk
from tests.reference.places import in_house, on_ring
from tests.reference.race_spelling import Spelled
from tests.reference.seven_causes import divided
from tests.reference.sheet import JSON, Sheet
from tests.reference.trial import Trial, one_of, own
from tests.reference.walk_causes import forward, landing, ring_walk, walk


def causes(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> list[Cause]:
    """Every cause; of a divided 7 those of the first part that cannot be."""
    board = Board.of(sheet, position)
    trial = Trial(board, seat, seat if sheet.tijou else tock.mover(board, seat), move)
    if move.use == "enter":
        return list(_enter(trial))
    if move.use == "swap":
        return list(_swap(trial))
    if sheet.tijou:
        return list(tijou_walk(trial, move.parts[0]))
    if move.named == "7":
        return list(divided(trial))
    return list(_push(trial) if move.named == "5" and sheet.twin else walk(trial, move.parts[0]))


def whole_seven(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> list[Cause]:
    """What stands against a 7 that one of the player's pawns is to walk alone."""
    board, part = Board.of(sheet, position), move.parts[0]
    trial = Trial(board, seat, tock.mover(board, seat), move)
    pawn = one_of(trial, part.start)
    return [] if pawn is None else list(forward(trial, pawn, part, 7))


# entering


def _enter(trial: Trial) -> Iterator[Cause]:
    board, colour = trial.board, trial.colour
    if board.base_pawn(colour) is None:
        yield trial.cause("no_pawn_in_base")
    if not trial.sheet.tijou:
        yield from landing(trial, colour, board.start(colour))


# swaps


def _swap(trial: Trial) -> Iterator[Cause]:
    (start, end, _), owner = trial.move.parts[0], trial.move.owner
    yield from own(trial, start)
    standing = trial.board.at(end)
    meant = [pawn for pawn in standing if owner in (None, pawn.seat)]
    if not standing:
        yield trial.cause("no_pawn_there", places=(end,))
    elif not meant:
        assert owner is not None
        yield from (trial.cause("wrong_owner", pawn, seats=(owner,)) for pawn in standing)
    if start == end:
        yield trial.cause("same_square", places=(end,))
        return
    pawn = one_of(trial, start)
    against = [list(_against_swap(trial, pawn, other)) for other in meant]
    if all(against):  # one that may be swapped with is enough
        yield from (cause for found in against for cause in found)


def _against_swap(trial: Trial, pawn: Pawn | None, other: Pawn) -> Iterator[Cause]:
    sheet = trial.sheet
    if sheet.citan and other.seat == trial.colour:
        yield trial.cause("not_another_colour", other, named=True)  # TC-6
    if sheet.options.get("jack_with") == "opponent" and other.seat in sheet.members(trial.seat):
        yield trial.cause("not_an_opponent", other, named=True)  # TJ-14
    for each in (pawn, other):
        if each is not None and in_house(trial.board.place(each)):
            yield trial.cause("pawn_in_house", each, named=True)
        guarded = each is not None and not sheet.tijou and trial.board.protected(each)
        leaves = each is not None and each.seat == trial.colour and sheet.on("swap_own_start")  # FQ-7
        if each is not None and guarded and not leaves:
            yield trial.cause("pawn_protected", each, named=True)


# pushes


def _push(trial: Trial) -> Iterator[Cause]:
    """GJ-17, FQ-9."""
    part, board = trial.move.parts[0], trial.board
    standing = board.at(part.start)
    if not standing:
        yield trial.cause("no_pawn_there", places=(part.start,))
        return
    pawn = standing[0]
    if pawn.seat in trial.sheet.members(trial.seat):
        yield trial.cause("not_an_opponent", pawn, named=True)
    if in_house(part.start):
        yield trial.cause("pawn_in_house", pawn, named=True)
    if board.protected(pawn) and not trial.sheet.on("push_own_start"):
        yield trial.cause("pawn_protected", pawn, named=True)
    if in_house(part.end):
        yield trial.cause("house_not_by_push")
    elif on_ring(part.start):
        yield from ring_walk(trial, pawn, part, 5)
