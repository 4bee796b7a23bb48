"""What a move or an outcome of Barricades does, as data."""

from __future__ import annotations

from collections.abc import Iterator

from tockade.game_types import Consequence, ConsequenceKind, Outcome, StepKind
from tockade.games.barricades import engine
from tockade.games.barricades.boards import Board
from tockade.games.barricades.constants import BARRICADE, LOT, NOBODY, OPENING, OVER, PASSING, WALK
from tockade.games.barricades.move_notation import Move, codes


def move_consequences(
    board: Board, rules: engine.Rules, before: engine.Position, after: engine.Position, move: Move
) -> Iterator[Consequence]:
    """Everything that a legal move does, in order."""
    seat = before.turn
    if move.kind is StepKind.PASS:
        blocked = codes(rules, before) == [engine.make_move(PASSING, 0)]
        yield Consequence(ConsequenceKind.BLOCKED if blocked else ConsequenceKind.PASSED, seat)
    elif move.kind is StepKind.BARRICADE:
        yield Consequence(ConsequenceKind.BARRICADE_PLACED, seat, place=move.end)
    else:
        yield from _walk(board, before, move)
    if after.phase == OVER:
        yield from _end(rules, after)


def _walk(board: Board, before: engine.Position, move: Move) -> Iterator[Consequence]:
    seat = before.turn
    start, steps = move.start, before.die
    if move.kind is StepKind.ENTER:  # BA-3: D is the first point counted
        start, steps = board.names[board.doors[before.house[seat]]], steps - 1
        yield Consequence(ConsequenceKind.ENTERED, seat, to=start)
    if steps:
        yield Consequence(ConsequenceKind.WALKED, seat, place=start, to=move.end, number=steps)
    met = engine.owner_at(before, board.number[move.end])
    if met == BARRICADE:
        yield Consequence(ConsequenceKind.BARRICADE_HIT, seat, place=move.end)
    elif met != NOBODY:
        yield Consequence(ConsequenceKind.CAPTURED, met, by=seat, place=move.end)
    if board.number[move.end] == board.goal:
        yield Consequence(ConsequenceKind.HOUSED, seat, to=move.end)


def _end(rules: engine.Rules, after: engine.Position) -> Iterator[Consequence]:
    if engine.owner_at(after, rules.goal) == NOBODY:
        yield Consequence(ConsequenceKind.DRAWN_GAME, number=after.turns)
    else:
        yield Consequence(ConsequenceKind.WON, seats=(after.turn,))


def chance_consequences(before: engine.Position, after: engine.Position, outcome: Outcome) -> Iterator[Consequence]:
    """What a lot or a throw does."""
    if before.phase == LOT:
        yield Consequence(ConsequenceKind.UNUSED_SIDE, number=outcome.number)
        return
    yield Consequence(ConsequenceKind.THREW, before.turn, number=outcome.number)
    if before.phase == OPENING and after.phase == WALK:  # BA-2
        yield Consequence(ConsequenceKind.BEGINS, after.turn, number=after.die)
    elif before.phase == OPENING and not after.throws:
        yield Consequence(ConsequenceKind.TIED, seats=tuple(after.contender)[: after.contenders])
