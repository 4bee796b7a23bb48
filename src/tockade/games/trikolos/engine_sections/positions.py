"""Positions: the lights, the pawns and what is to be done; copies, and filling one from outside."""

from __future__ import annotations

from tockade.games.trikolos.constants import GREEN, LAYOUT, NOBODY, ONE, ORANGE, PAWNS, RED, WHITE


class Board:
    """A position: the lights, the pawns, and what is to be done."""

    def __init__(self, limit: int = 0) -> None:
        self.green = 0
        self.orange = 0
        self.pawns = [0, 0]
        self.camp = [PAWNS, PAWNS]
        self.home = [0, 0]
        self.spare = GREEN
        self.turn = WHITE
        self.phase = LAYOUT
        self.turns = 0
        self.limit = limit
        self.laid = 0

    def key(self) -> tuple[int, ...]:
        """Equal for equal positions."""
        return (
            self.green,
            self.orange,
            self.pawns[0],
            self.pawns[1],
            self.camp[0],
            self.camp[1],
            self.spare,
            self.turn,
            self.phase,
            self.turns,
            self.limit,
            self.laid,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def overwrite(board: Board, other: Board) -> None:
    """Make this board the same as the other."""
    board.green = other.green
    board.orange = other.orange
    board.pawns[:] = other.pawns
    board.camp[:] = other.camp
    board.home[:] = other.home
    board.spare = other.spare
    board.turn = other.turn
    board.phase = other.phase
    board.turns = other.turns
    board.limit = other.limit
    board.laid = other.laid


def twin(board: Board) -> Board:
    """A board of its own with the same position."""
    made = Board()
    overwrite(made, board)
    return made


def lay(board: Board, tile: int, light: int) -> None:
    """Put a light on a tile that has none yet."""
    if light == GREEN:
        board.green |= ONE << tile
    elif light == ORANGE:
        board.orange |= ONE << tile


def light_of(board: Board, tile: int) -> int:
    """The light of a tile."""
    if board.green & ONE << tile:
        return GREEN
    return ORANGE if board.orange & ONE << tile else RED


def pawn_on(board: Board, tile: int) -> int:
    """Whose pawn stands on a tile."""
    if board.pawns[0] & ONE << tile:
        return 0
    return 1 if board.pawns[1] & ONE << tile else NOBODY


def place_pawn(board: Board, seat: int, tile: int) -> None:
    """Bring a pawn from the camp onto a tile."""
    board.pawns[seat] |= ONE << tile
    board.camp[seat] -= 1
