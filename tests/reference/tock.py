"""What each card does on a tock board: every way of playing it, with the board after it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.board import Board, Pawn
from tests.reference.places import on_ring
from tests.reference.seven import divided
from tests.reference.sheet import Sheet
from tests.reference.walking import Manner, Walk, backwards, forwards

ENTERING = ("A", "K", "X")
FORWARD = {"A": 1, "Q": 12, "K": 13, "X": 18} | {card: int(card) for card in ("2", "3", "6", "8", "9", "10")}


def mover(board: Board, seat: int) -> int:
    """GJ-22, TC-25: who has all four home plays for the partner."""
    partner = board.sheet.partner(seat)
    return partner if partner is not None and board.home(seat) else seat


def jumps(sheet: Sheet, card: str) -> bool:
    """GJ-13, FQ-13: the cards after which a pawn may jump."""
    if sheet.citan or card == "J":
        return False
    if sheet.name == "tock-globe":
        return card not in ("4", "5")
    chosen = sheet.options["jump_cards"]
    return chosen == "all" or card in chosen.split(",")


def plays(board: Board, seat: int, card: str, every: bool) -> Iterator[Walk]:
    """Every way of playing a card, whether or not it passes a start."""
    sheet, colour = board.sheet, mover(board, seat)
    manner = Manner(jumps=jumps(sheet, card), sweeps=card == "K" and sheet.twin)
    if card in ENTERING:
        yield from _enter(board, colour)
    if card == "J":
        yield from _swap(board, colour)
    elif card == "7":
        yield from divided(board, seat, colour, manner, every)
    elif card == "5" and sheet.twin:
        yield from _push(board, seat, manner)
    elif card == "4":
        for pawn in board.own(colour):
            yield from backwards(board, pawn, 4, manner)
    else:
        steps = FORWARD.get(card, 5)
        for pawn in board.own(colour):
            yield from forwards(board, pawn, steps, manner)


def _enter(board: Board, colour: int) -> Iterator[Walk]:
    """GJ-12, GJ-14: onto the own start, capturing who may be captured there."""
    pawn, start = board.base_pawn(colour), board.start(colour)
    if pawn is None or not board.may_land(colour, start):
        return
    after = board.copy()
    after.clear(start)
    after.put(pawn, start)
    after.fresh.add(start)
    yield Walk(after, "in", False)


def _push(board: Board, seat: int, manner: Manner) -> Iterator[Walk]:
    """GJ-17: an opponent's unprotected pawn on the ring; FQ-9: the start protects it from everything but a 5."""
    everybody = board.sheet.on("push_own_start")
    for pawn in board.everybody():
        if pawn.seat not in board.sheet.members(seat) and (everybody or not board.protected(pawn)):
            yield from forwards(board, pawn, 5, manner._replace(pushed=True))


def _swap(board: Board, colour: int) -> Iterator[Walk]:
    """GJ-15, FQ-7, TC-6: two pawns on the ring that may leave their places."""
    for pawn in board.own(colour):
        for other in board.everybody():
            allowed = pawn != other and not (board.sheet.citan and other.seat == colour)
            if allowed and _swappable(board, colour, pawn) and _swappable(board, colour, other):
                yield _swapped(board, pawn, other)


def _swappable(board: Board, colour: int, pawn: Pawn) -> bool:
    """Not from a start that protects it; FQ-7: one swaps with no pawn on its start, but one's own may leave it."""
    leaves = pawn.seat == colour and board.sheet.on("swap_own_start")
    return on_ring(board.place(pawn)) and (leaves or not board.protected(pawn))


def _swapped(board: Board, pawn: Pawn, other: Pawn) -> Walk:
    here, there = board.place(pawn), board.place(other)
    after = board.copy()
    after.put(pawn, there)
    after.put(other, here)
    return Walk(after, f"{here}={there}", False)
