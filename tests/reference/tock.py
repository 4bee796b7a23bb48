"""What each card does on a tock board: every way of playing it, with the board after it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.board import Board, Pawn
from tests.reference.places import on_ring
from tests.reference.seven import divided
from tests.reference.sheet import RANKS, Use
from tests.reference.walking import Manner, Walk, backwards, forwards


def mover(board: Board, seat: int) -> int:
    """GJ-22, TC-25: who has all four home plays for the partner."""
    partner = board.sheet.partner(seat)
    return partner if partner is not None and board.sheet.plays_partner and board.home(seat) else seat


def plays(board: Board, seat: int, card: str, every: bool) -> Iterator[Walk]:
    """Every way of playing a card, whether or not it passes a start; the text begins with the card."""
    named = RANKS[:-1] if board.sheet.uses[card].wild else [card]
    for name in named:
        said = card if name == card else f"{card}{name}"
        for walk in _used(board, seat, board.sheet.uses[name], every):
            yield walk._replace(text=f"{said} {walk.text}")


def _used(board: Board, seat: int, use: Use, every: bool) -> Iterator[Walk]:
    """Every use of a card."""
    colour, manner = mover(board, seat), Manner(jumps=use.jumps, sweeps=use.sweeps)
    if use.enters:
        yield from _enter(board, colour)
    if use.swaps:
        yield from _swap(board, seat, colour)
    if use.divides:
        yield from divided(board, seat, colour, use.forward, manner, every)
    if use.push:
        yield from _push(board, seat, use.push, manner)
    for pawn in board.own(colour):
        if use.back:
            yield from backwards(board, pawn, use.back, manner)
        if use.forward and not use.divides:
            yield from forwards(board, pawn, use.forward, manner)


def _enter(board: Board, colour: int) -> Iterator[Walk]:
    """GJ-12, GJ-14: onto the own start, capturing who may be captured there."""
    pawn, start = board.base_pawn(colour), board.start(colour)
    if pawn is None or not board.may_land(colour, start):
        return
    after = board.copy()
    after.clear(start)
    after.put(pawn, start)
    if board.sheet.guard != "nobody":
        after.fresh.add(start)
    yield Walk(after, "in", False)


def _push(board: Board, seat: int, steps: int, manner: Manner) -> Iterator[Walk]:
    """GJ-17: an opponent's unprotected pawn on the ring; FQ-9: the start protects it from everything but a 5."""
    everybody = board.sheet.push_all
    for pawn in board.everybody():
        if pawn.seat not in board.sheet.members(seat) and (everybody or not board.protected(pawn)):
            yield from forwards(board, pawn, steps, manner._replace(pushed=True))


def _swap(board: Board, seat: int, colour: int) -> Iterator[Walk]:
    """GJ-15, FQ-7, TC-6: two pawns on the ring that may leave their places."""
    for pawn in board.own(colour):
        for other in board.everybody():
            allowed = pawn != other and other.seat not in _spared(board, seat, colour)
            if allowed and _swappable(board, colour, pawn) and _swappable(board, colour, other):
                yield _swapped(board, pawn, other)


def _spared(board: Board, seat: int, colour: int) -> list[int]:
    """With whose pawns nobody swaps: TC-6: one's own colour's; elsewhere one's side's, or nobody's."""
    return {"any": [], "other": [colour], "opponent": board.sheet.members(seat)}[board.sheet.swap_with]


def _swappable(board: Board, colour: int, pawn: Pawn) -> bool:
    """Not from a start that protects it; FQ-7: one swaps with no pawn on its start, but one's own may leave it."""
    leaves = pawn.seat == colour and board.sheet.swap_leaves
    return on_ring(board.place(pawn)) and (leaves or not board.protected(pawn))


def _swapped(board: Board, pawn: Pawn, other: Pawn) -> Walk:
    here, there = board.place(pawn), board.place(other)
    after = board.copy()
    after.put(pawn, there)
    after.put(other, here)
    return Walk(after, f"{here}={there}", False)
