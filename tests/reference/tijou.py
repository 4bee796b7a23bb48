"""What each card does on Tijou's ring: pieces share squares, corners send on, 2 and 5 eat."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.board import Board, Pawn
from tests.reference.places import BASE, arrival_of, corner, exit_of, name_of, number_of, on_ring
from tests.reference.sheet import RANKS
from tests.reference.walking import Walk

FORWARD = {"A": 1, "Q": 12, "K": 13} | {card: int(card) for card in ("2", "3", "5", "6", "7", "8", "9", "10")}
BACK = {"2": 2, "4": 4}


def plays(board: Board, seat: int, card: str) -> Iterator[Walk]:
    """Every way of carrying a card out; the text begins with the card, a joker's with what it stands for."""
    for named in RANKS[:-1] if card == "X" else [card]:
        said = f"X{named}" if card == "X" else card
        for walk in _carried_out(board, seat, named):
            yield walk._replace(text=f"{said} {walk.text}")


def _carried_out(board: Board, seat: int, card: str) -> Iterator[Walk]:
    if card == "2":
        yield from _enter(board, seat)
    if card in ("2", "10"):
        yield from _arrive(board, seat)
    if card == "J":
        yield from _swap(board, seat)
    for pawn in board.own(seat):
        if on_ring(board.place(pawn)):
            if card in FORWARD:
                yield _walk(board, pawn, FORWARD[card], card in ("2", "5"))
            if card in BACK:
                yield _walk(board, pawn, -BACK[card], card == "2")


def _enter(board: Board, seat: int) -> Iterator[Walk]:
    """TJ-11: onto the entry, eating nothing."""
    pawn = board.base_pawn(seat)
    if pawn is not None:
        after = board.copy()
        after.put(pawn, board.start(seat))
        yield Walk(after, "in", False)


def _arrive(board: Board, seat: int) -> Iterator[Walk]:
    """TJ-13: from the own exit, the two others on the board."""
    arm = board.arms[seat]
    for pawn in board.own(seat):
        others = [board.place(other) for other in board.own(seat) if other != pawn]
        if board.place(pawn) == exit_of(board.sheet, arm) and BASE not in others:
            after = board.copy()
            after.put(pawn, arrival_of(arm))
            yield Walk(after, f"{board.place(pawn)}-{arrival_of(arm)}", False)


def _walk(board: Board, pawn: Pawn, steps: int, eats: bool) -> Walk:
    """TJ-10, TJ-12: eaten on the squares walked; a corner but the own exit sends to the opposite one."""
    here, way = number_of(board.sheet, board.place(pawn)), 1 if steps > 0 else -1
    path = [name_of(board.sheet, here + way * step) for step in range(1, abs(steps) + 1)]
    after = board.copy()
    for square in path if eats else []:
        for other in board.at(square):
            if other.seat not in board.sheet.members(pawn.seat):
                after.put(other, BASE)
    landing, text = path[-1], f"{board.place(pawn)}-{path[-1]}"
    if corner(board.sheet, landing) and landing != exit_of(board.sheet, board.arms[pawn.seat]):
        landing = name_of(board.sheet, number_of(board.sheet, landing) + 18)
        text += f">{landing}"
    after.put(pawn, landing)
    return Walk(after, text, False)


def _swap(board: Board, seat: int) -> Iterator[Walk]:
    """TJ-14: with any piece on another square of the ring, or with an opponent's only."""
    mates = board.sheet.members(seat) if board.sheet.options["jack_with"] == "opponent" else []
    for pawn in board.own(seat):
        for other in board.everybody():
            here, there = board.place(pawn), board.place(other)
            if on_ring(here) and on_ring(there) and here != there and other.seat not in mates:
                after = board.copy()
                after.put(pawn, there)
                after.put(other, here)
                yield Walk(after, f"{here}={there}@{other.seat}", False)
