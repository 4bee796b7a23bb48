"""Why a card in hand has no use: everything that stands against each way in which it could be used."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference import tock
from tests.reference.board import Board, Pawn
from tests.reference.causes import ORDER, Cause
from tests.reference.pawn_causes import whole_seven
from tests.reference.piece_causes import TIJOU_STEPS
from tests.reference.places import arrival_of, in_house, name_of, number_of, on_ring, room_of
from tests.reference.race_causes import causes
from tests.reference.race_spelling import spelled
from tests.reference.rule_ids import rule_of
from tests.reference.sheet import JSON, RANKS, Sheet


def idle_causes(sheet: Sheet, position: JSON, seat: int, card: str) -> set[Cause]:
    """Every cause against a card that cannot be carried out, whatever a joker is named."""
    named = RANKS[:-1] if card == "X" and sheet.tijou else [card]
    board = Board.of(sheet, position)
    texts = [f"{_spelled(card, name)} {use}" for name in named for use in _uses(board, seat, name)]
    found = {cause for text in texts for cause in causes(sheet, position, seat, text)}
    against = {cause for cause in found if cause.group >= ORDER["no_pawn_in_base"]}
    if card == "7" and not sheet.tijou:
        against |= _against_seven(sheet, position, seat, texts)
    return against or {Cause("no_pawn_there", rule_of(sheet.name, "no_pawn_there", named[0]))}


def _against_seven(sheet: Sheet, position: JSON, seat: int, texts: list[str]) -> set[Cause]:
    """Against one pawn that walks it alone, and against dividing it."""
    against = {cause for text in texts for cause in whole_seven(sheet, position, seat, spelled(text, False))}
    board = Board.of(sheet, position)
    never = sheet.options["pass_own_start"] == "never"
    if texts and not [walk for walk in tock.plays(board, seat, "7", False) if not (never and walk.passes)]:
        against.add(Cause("seven_incomplete", rule_of(sheet.name, "seven_incomplete")))
    return against


def _spelled(card: str, named: str) -> str:
    return card if card == named else card + named


def _uses(board: Board, seat: int, card: str) -> Iterator[str]:
    """The ways of using a card, as far as it has them."""
    sheet = board.sheet
    colour = seat if sheet.tijou else tock.mover(board, seat)
    own = [pawn for pawn in board.own(colour) if board.place(pawn) != "base"]
    if card in (("2",) if sheet.tijou else ("A", "K") if sheet.citan else ("A", "K", "X")):
        yield "in"
    if card == "J":
        yield from _swaps(board, own)
    elif sheet.tijou:
        yield from (use for pawn in own if on_ring(board.place(pawn)) for use in _tijou_walks(board, pawn, card))
    elif card == "5" and sheet.twin:
        standing = [board.place(pawn) for pawn in board.everybody() if on_ring(board.place(pawn))]
        yield from (_on(sheet, place, 5) for place in standing)
    else:
        yield from (use for pawn in own for use in _walks(board, pawn, card))


def _on(sheet: Sheet, place: str, steps: int) -> str:
    return f"{place}-{name_of(sheet, number_of(sheet, place) + steps)}"


def _swaps(board: Board, own: list[Pawn]) -> Iterator[str]:
    for pawn in own:
        for other in board.everybody():
            here, there = board.place(pawn), board.place(other)
            if other != pawn and on_ring(here) and on_ring(there):
                yield f"{here}={there}" + (f"@{other.seat}" if board.sheet.tijou else "")


def _walks(board: Board, pawn: Pawn, card: str) -> Iterator[str]:
    """On along the ring, and to each room of the house."""
    place, sheet = board.place(pawn), board.sheet
    rooms = [room_of(board.arms[pawn.seat], room) for room in (1, 2, 3, 4)]
    if card == "4":
        yield f"{place}-{rooms[0]}" if in_house(place) else _on(sheet, place, -4)
        return
    if on_ring(place):
        yield _on(sheet, place, sheet.uses[card].forward or 5)
    yield from (f"{place}-{room}" for room in rooms)


def _tijou_walks(board: Board, pawn: Pawn, card: str) -> Iterator[str]:
    place = board.place(pawn)
    yield from (_on(board.sheet, place, steps) for steps in TIJOU_STEPS[card])
    if card in ("2", "10"):
        yield f"{place}-{arrival_of(board.arms[pawn.seat])}"
