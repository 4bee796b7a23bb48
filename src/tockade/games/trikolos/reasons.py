"""Why a move of Trikolos is not legal: the rule, and the tiles and pawns that make it apply."""

from __future__ import annotations

from tockade.game_types import LEGAL, Pawn, StepKind, Verdict, VerdictKind
from tockade.games.trikolos import engine
from tockade.games.trikolos.constants import LAYOUT, LIGHTS, NAMES, NUMBERS, OVER, PUSH, SIDE, TILES
from tockade.games.trikolos.move_notation import BY_CODE, HOME, Move, ahead, first_row, last_row


def verdict(board: engine.Board, seat: int, move: Move) -> Verdict:
    """Legal, or the first reason why not."""
    refused = _turn(board, seat) or _phase(board, move)
    if refused or move.kind is StepKind.PUSH:
        return refused or LEGAL
    if move.kind is StepKind.PASS:
        return Verdict(VerdictKind.MUST_PLAY, "TK-8", move=expected(board))
    if move.kind is StepKind.ENTER:
        return _entry(board, seat, NUMBERS[move.end])
    return _pawn(board, seat, move) or _landing(board, seat, move)


def expected(board: engine.Board) -> str:
    """A move that may be played."""
    return BY_CODE[board.turn][engine.lowest(engine.choices(board))].text


def _turn(board: engine.Board, seat: int) -> Verdict | None:
    if board.phase == OVER:
        if engine.winner(board) < 0:
            return Verdict(VerdictKind.LIMIT_REACHED, "TK-10", number=board.limit)
        return Verdict(VerdictKind.GAME_OVER, "TK-9")
    if board.phase == LAYOUT:
        return Verdict(VerdictKind.CHANCE_DUE, "TK-2")
    if seat != board.turn:
        return Verdict(VerdictKind.NOT_YOUR_TURN, "TK-6", seats=(board.turn,))
    return None


def _phase(board: engine.Board, move: Move) -> Verdict | None:
    """First a push, then a pawn; declining the pawn move is a matter of duty."""
    if (board.phase == PUSH) == (move.kind is StepKind.PUSH):
        return None
    return Verdict(VerdictKind.WRONG_PHASE, "TK-6" if board.phase == PUSH else "TK-8", move=expected(board))


def _entry(board: engine.Board, seat: int, tile: int) -> Verdict:
    if not board.camp[seat]:
        return Verdict(VerdictKind.NO_PAWN_IN_BASE, "TK-4")
    if tile not in first_row(seat):
        return Verdict(VerdictKind.NOT_AHEAD, "TK-4", places=tuple(NAMES[one] for one in first_row(seat)))
    return _tile(board, seat, tile, "TK-4")


def _pawn(board: engine.Board, seat: int, move: Move) -> Verdict | None:
    owner = engine.pawn_on(board, NUMBERS[move.start])
    rule = "TK-5" if move.end == HOME else "TK-3"
    if owner < 0:
        return Verdict(VerdictKind.NO_PAWN_THERE, rule, places=(move.start,))
    if owner != seat:
        return Verdict(VerdictKind.NOT_YOUR_PAWN, rule, pawns=(Pawn(owner, move.start),))
    return None


def _landing(board: engine.Board, seat: int, move: Move) -> Verdict:
    tile = NUMBERS[move.start]
    if move.end == HOME:
        return _arrival(seat, tile)
    if tile in last_row(seat):
        return Verdict(VerdictKind.NOT_AHEAD, "TK-5", places=(HOME,))
    if NUMBERS[move.end] != ahead(seat, tile):
        return Verdict(VerdictKind.NOT_AHEAD, "TK-3", places=(NAMES[ahead(seat, tile)],))
    return _tile(board, seat, NUMBERS[move.end], "TK-3")


def _arrival(seat: int, tile: int) -> Verdict:
    if tile in last_row(seat):
        return LEGAL
    exit_tile = last_row(seat)[tile % SIDE]
    return Verdict(VerdictKind.NOT_ON_EXIT, "TK-5", places=(NAMES[exit_tile],), pawns=(Pawn(seat, NAMES[tile]),))


def _tile(board: engine.Board, seat: int, tile: int, rule: str) -> Verdict:
    """What keeps a pawn off the tile before it, if anything does."""
    if engine.open_tiles(board, seat) >> tile & 1:
        return LEGAL
    light = LIGHTS[engine.light_of(board, tile)]
    if light == "R":
        return Verdict(VerdictKind.RED_LIGHT, rule, places=(NAMES[tile],))
    return (_orange(board, seat, tile, rule) if light == "O" else None) or Verdict(
        VerdictKind.PLACE_TAKEN, rule, places=(NAMES[tile],), pawns=_pawns(board, tile)
    )


def _orange(board: engine.Board, seat: int, tile: int, rule: str) -> Verdict | None:
    following = ahead(seat, tile)
    if not 0 <= following < TILES:
        return Verdict(VerdictKind.ORANGE_LAST_ROW, rule, places=(NAMES[tile],))
    pawns = _pawns(board, following)
    if LIGHTS[engine.light_of(board, following)] == "G" and not pawns:
        return None
    return Verdict(VerdictKind.ORANGE_NOT_FOLLOWED, rule, places=(NAMES[tile], NAMES[following]), pawns=pawns)


def _pawns(board: engine.Board, tile: int) -> tuple[Pawn, ...]:
    owner = engine.pawn_on(board, tile)
    return (Pawn(owner, NAMES[tile]),) if owner >= 0 else ()
