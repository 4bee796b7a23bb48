"""Scratch memory of a search: the line that is being looked at, which moves were good, and a table of positions."""

from __future__ import annotations

from tockade.games.trikolos.constants import (
    CODES,
    DEEPEST,
    ENTRIES,
    KEY_BITS,
    NO_VALUE,
    NOBODY,
    SURELY,
    TERMS,
)
from tockade.games.trikolos.engine_sections.c_stand_ins import Counts, Long, Wide
from tockade.games.trikolos.engine_sections.chance import stirred
from tockade.games.trikolos.engine_sections.positions import Board


class Search:
    """One search after another: the position that is looked at, those before it, and what was found."""

    def __init__(self, weights: list[int]) -> None:
        self.board = Board()
        self.weight = [weights[term] for term in range(TERMS)]
        self.green = [0 for _ in range(DEEPEST + 1)]
        self.orange = [0 for _ in range(DEEPEST + 1)]
        self.pawns = [0 for _ in range(2 * DEEPEST + 2)]
        self.camp = [0 for _ in range(2 * DEEPEST + 2)]
        self.home = [0 for _ in range(2 * DEEPEST + 2)]
        self.spare = [0 for _ in range(DEEPEST + 1)]
        self.turn = [0 for _ in range(DEEPEST + 1)]
        self.phase = [0 for _ in range(DEEPEST + 1)]
        self.turns = [0 for _ in range(DEEPEST + 1)]
        self.history = [0 for _ in range(2 * CODES)]
        self.nodes = 0
        self.most = 0
        self.stopped = False
        self.chosen = NOBODY
        self.value = 0


def save(search: Search, board: Board, ply: int) -> None:
    """Remember the position that stands so many decisions after the root."""
    search.green[ply] = board.green
    search.orange[ply] = board.orange
    for seat in range(2):
        search.pawns[2 * ply + seat] = board.pawns[seat]
        search.camp[2 * ply + seat] = board.camp[seat]
        search.home[2 * ply + seat] = board.home[seat]
    search.spare[ply] = board.spare
    search.turn[ply] = board.turn
    search.phase[ply] = board.phase
    search.turns[ply] = board.turns


def restore(search: Search, board: Board, ply: int) -> None:
    """Take back what was tried after this decision."""
    board.green = search.green[ply]
    board.orange = search.orange[ply]
    for seat in range(2):
        board.pawns[seat] = search.pawns[2 * ply + seat]
        board.camp[seat] = search.camp[2 * ply + seat]
        board.home[seat] = search.home[2 * ply + seat]
    board.spare = search.spare[ply]
    board.turn = search.turn[ply]
    board.phase = search.phase[ply]
    board.turns = search.turns[ply]


# The table: a position's key, then what is known of it in one number.


def position_key(board: Board) -> Wide:
    """Equal for equal positions, and hardly ever for others; turns matter where their limit is near."""
    left = board.limit - board.turns if board.limit else DEEPEST
    first = board.green ^ stirred(board.spare + 4 * board.turn + 8 * board.phase + 64 * min(left, DEEPEST))
    second = board.orange ^ stirred(board.home[0] + 8 * board.home[1])
    return mixed(mixed(mixed(first, second), board.pawns[0]), board.pawns[1]) & KEY_BITS


def mixed(first: Wide, second: Wide) -> Wide:
    """Two numbers as one."""
    return stirred(stirred(first) ^ second)


def entry_of(key: Wide) -> int:
    """Where a position's entry is."""
    return 2 * (key % ENTRIES)


def as_kept(key: Wide) -> Long:
    """A key as the table has it."""
    return key


def remember(table: Counts, key: Wide, depth: int, bound: int, value: Long, code: int) -> None:
    """Keep what was found out, in place of what stood there."""
    at = entry_of(key)
    table[at] = as_kept(key)
    table[at + 1] = (((value + NO_VALUE) * 64 + depth) * 4 + bound) * 64 + code


def known_code(known: Long) -> int:
    """The best move of an entry."""
    return known % 64


def known_bound(known: Long) -> int:
    """Whether the value is exact, or at least or at most that."""
    return known // 64 % 4


def known_depth(known: Long) -> int:
    """How many turns were looked ahead."""
    return known // 256 % 64


def known_value(known: Long, ply: int) -> int:
    """The value, that of a won game counted from the root."""
    value = known // 16384 - NO_VALUE
    if value > SURELY:
        return value - ply
    return value + ply if value < -SURELY else value


def lasting_value(value: int, ply: int) -> int:
    """A value for the table, that of a won game counted from the position itself."""
    if value > SURELY:
        return value + ply
    return value - ply if value < -SURELY else value
