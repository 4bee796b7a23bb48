"""Why no move leads to a place of the board: what the rules say to the moves that would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tockade.game_types import BadInput, Step, StepKind, Verdict, VerdictKind
from tockade.games import AnyGame
from tockade.table.table import Phase, Table

RANKS: Final = {kind: number for number, kind in enumerate(VerdictKind)}
"""The reasons in the order in which the rules look at a move: the last ones come nearest to being legal."""
Steps = tuple[Step, ...]


def why_no_move_to_place(table: Table, seat: int, taps: Steps, place: str) -> tuple[Verdict, ...]:
    """Why this place does not answer a seat that is asked something."""
    if table.phase is not Phase.PLAYING or table.asked(seat) is None:
        return ()
    return nearest_reasons(table.game, table.position, seat, taps, place)


def nearest_reasons(game: AnyGame, position: Any, seat: int, taps: Steps, place: str) -> tuple[Verdict, ...]:
    """The nearest reasons why no move that begins with these taps leads to this place; none when one does."""
    tried = [
        verdict
        for steps in _moves_there(game, position, seat, taps, place)
        for verdict in _verdict(game, position, seat, steps)
    ]
    if not tried or any(verdict.legal for verdict in tried):
        return ()
    nearest = max(RANKS[verdict.kind] for verdict in tried)
    return tuple(dict.fromkeys(verdict for verdict in tried if RANKS[verdict.kind] == nearest))


def _moves_there(game: AnyGame, position: Any, seat: int, taps: Steps, place: str) -> Iterator[Steps]:
    """Every way of ending these taps on the place: a barricade, a swap, a pawn that walks there."""
    pawns = [piece for piece in game.scene(game.view(position, seat)).pieces if piece.kind == "pawn"]
    begun = bool(taps) and taps[-1].kind is StepKind.PAWN
    kinds = {choice.step.kind for choice in game.next_steps(position, seat, taps)}
    if StepKind.BARRICADE in kinds:
        yield (*taps, Step(StepKind.BARRICADE, place=place))
    elif StepKind.SWAP in kinds:
        yield from ((*taps, Step(StepKind.SWAP, place=place, seat=pawn.seat)) for pawn in pawns if pawn.place == place)
    elif begun:
        yield (*taps, Step(StepKind.LAND, place=place))
    else:
        own = dict.fromkeys(pawn.place for pawn in pawns if pawn.seat == seat)
        yield from ((*taps, Step(StepKind.PAWN, place=pawn), Step(StepKind.LAND, place=place)) for pawn in own)


def _verdict(game: AnyGame, position: Any, seat: int, steps: Steps) -> Iterator[Verdict]:
    """What the rules say to these steps, where they spell a move at all."""
    try:
        yield game.verdict(position, seat, game.move_of_steps(steps))
    except BadInput:
        return
