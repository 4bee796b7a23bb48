"""The divided 7: every ordered sequence of parts, equal boards in between met once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.reference.board import Board, Pawn
from tests.reference.walking import Manner, Walk, forwards


class Partial(NamedTuple):
    """A 7 walked so far."""

    board: Board
    text: str
    passes: bool
    left: int
    moved: frozenset[Pawn]

    def key(self, every: bool) -> object:
        return self.text if every else (self.board.key(), self.passes, self.left, self.moved)


def divided(board: Board, seat: int, colour: int, steps: int, manner: Manner, every: bool) -> Iterator[Walk]:
    """GJ-16, FQ-8, TC-9: so many in all; every spelling, or of equal results with as many parts the lowest text."""
    layer = [Partial(board, "", False, steps, frozenset())]
    while layer:
        lowest: dict[object, Partial] = {}
        for partial in layer:
            for following in _parts(partial, seat, colour, manner):
                known = lowest.get(following.key(every))
                if known is None or following.text < known.text:
                    lowest[following.key(every)] = following
        yield from (Walk(done.board, done.text, done.passes) for done in lowest.values() if not done.left)
        layer = [partial for partial in lowest.values() if partial.left]


def _parts(partial: Partial, seat: int, colour: int, manner: Manner) -> Iterator[Partial]:
    for pawn in _movable(partial.board, seat, colour):
        if pawn in partial.moved:
            continue
        for steps in range(1, partial.left + 1):
            for walk in forwards(partial.board, pawn, steps, manner):
                yield _longer(partial, pawn, steps, walk)


def _movable(board: Board, seat: int, colour: int) -> list[Pawn]:
    """GJ-22: once the last own pawn is home the rest is the partner's, unless `seven_overflow` is off."""
    partner = board.sheet.partner(seat)
    helps = board.sheet.plays_partner and board.sheet.overflow
    if colour == seat and partner is not None and board.home(seat) and helps:
        return board.own(partner)
    return board.own(colour)


def _longer(partial: Partial, pawn: Pawn, steps: int, walk: Walk) -> Partial:
    return Partial(
        walk.board,
        f"{partial.text} {walk.text}".strip(),
        partial.passes or walk.passes,
        partial.left - steps,
        frozenset() if partial.board.sheet.stops else partial.moved | {pawn},
    )
