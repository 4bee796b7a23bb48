"""Walks of one pawn on a tock board: forwards on the ring or into the house, backwards, pushed, and jumps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.reference.board import Board, Pawn
from tests.reference.places import central, in_house, name_of, number_of, on_ring, room_of


class Manner(NamedTuple):
    """How a card lets a pawn walk."""

    jumps: bool = False
    sweeps: bool = False
    pushed: bool = False


class Walk(NamedTuple):
    """One pawn's walk: the board after it, its text, whether it went past its own start (GJ-21)."""

    board: Board
    text: str
    passes: bool


def forwards(board: Board, pawn: Pawn, steps: int, manner: Manner) -> Iterator[Walk]:
    """Every way to go exactly so many steps forwards."""
    place = board.place(pawn)
    if on_ring(place):
        yield from _on_ring(board, pawn, steps, manner)
    if not manner.pushed:  # GJ-17: never home by a 5
        yield from _homewards(board, pawn, steps, manner)


def backwards(board: Board, pawn: Pawn, steps: int, manner: Manner) -> Iterator[Walk]:
    """Back on the ring; never from, into or inside a house (GJ-18)."""
    if on_ring(board.place(pawn)):
        yield from _on_ring(board, pawn, -steps, manner)


def _path(board: Board, pawn: Pawn, steps: int) -> list[str]:
    here, way = number_of(board.sheet, board.place(pawn)), 1 if steps > 0 else -1
    return [name_of(board.sheet, here + way * step) for step in range(1, abs(steps) + 1)]


def _on_ring(board: Board, pawn: Pawn, steps: int, manner: Manner) -> Iterator[Walk]:
    path = _path(board, pawn, steps)
    if not all(board.may_pass(pawn.seat, square) for square in path[:-1]):
        return
    origin, landing = board.place(pawn), path[-1]
    own_card = steps > 0 and not manner.pushed
    passes = own_card and board.start(pawn.seat) in _passed(board, path)
    if board.may_land(pawn.seat, landing):
        after = _moved(board, pawn, landing, path if manner.sweeps else [])
        yield Walk(after, f"{origin}-{landing}", passes)
    if manner.jumps and central(board.sheet, landing):
        yield from _jump(board, pawn, path, manner, passes, 1 if steps > 0 else -1)


def _passed(board: Board, path: list[str]) -> list[str]:
    """GJ-21: landing on the start is passing it too, unless it is the entrance."""
    return path[:-1] if board.sheet.entrance == board.sheet.arm_length else path


def _jump(board: Board, pawn: Pawn, path: list[str], manner: Manner, passes: bool, way: int) -> Iterator[Walk]:
    """GJ-13, FQ-13: from a central square straight to the next one, in the direction of travel."""
    landing = number_of(board.sheet, path[-1])
    length, centre = board.sheet.arm_length, board.sheet.centre
    beyond = name_of(board.sheet, landing + length * way)
    between = name_of(board.sheet, landing + (length - centre if way > 0 else -centre))
    blocked = board.sheet.jump_blocked and any(board.protected(other) for other in board.at(between))
    round_the_board = beyond == board.place(pawn)  # 18 steps and a jump, where there are two arms: nobody stands there
    if blocked or not (round_the_board or board.may_land(pawn.seat, beyond)):
        return
    after = _moved(board, pawn, beyond, path if manner.sweeps else path[-1:] if board.sheet.jump_first else [])
    own_card = way > 0 and not manner.pushed
    laps = passes or (own_card and between == board.start(pawn.seat))
    yield Walk(after, f"{board.place(pawn)}-{path[-1]}>{beyond}", laps)


def _moved(board: Board, pawn: Pawn, landing: str, captured: list[str]) -> Board:
    after = board.copy()
    for square in [*captured, landing]:
        after.clear(square)
    after.put(pawn, landing)
    return after


def _homewards(board: Board, pawn: Pawn, steps: int, manner: Manner) -> Iterator[Walk]:
    """GJ-20: by an exact count, over no pawn that may not be passed and no pawn in a room."""
    origin = board.place(pawn)
    before, room = _ring_part(board, pawn, steps)
    if room < 1 or room > board.sheet.rooms:
        return
    arm = board.arms[pawn.seat]
    first = int(origin[2:]) + 1 if in_house(origin) else 1
    rooms = [room_of(arm, number) for number in range(first, room + 1)]
    free = all(not board.at(place) for place in rooms)
    if free and all(board.may_pass(pawn.seat, square) for square in before):
        after = _moved(board, pawn, rooms[-1], before if manner.sweeps else [])
        yield Walk(after, f"{origin}-{rooms[-1]}", False)


def _ring_part(board: Board, pawn: Pawn, steps: int) -> tuple[list[str], int]:
    """The ring squares walked before the house, and the room that the count reaches (0: none)."""
    origin = board.place(pawn)
    if in_house(origin):
        return [], int(origin[2:]) + steps
    if not on_ring(origin):
        return [], 0
    left = _to_entrance(board, pawn)
    return (_path(board, pawn, left) if left else [], steps - left) if left < steps else ([], 0)


def _to_entrance(board: Board, pawn: Pawn) -> int:
    """Steps to the pawn's entrance, a whole lap when it has just passed it or is fresh (GJ-15, GJ-21)."""
    place, start = board.place(pawn), board.start(pawn.seat)
    number = number_of(board.sheet, start) - (board.sheet.arm_length - board.sheet.entrance)
    left = (number - number_of(board.sheet, place)) % board.sheet.ring
    return board.sheet.ring if left == 0 and place in board.fresh else left
