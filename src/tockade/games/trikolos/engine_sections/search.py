"""Search: alpha-beta over pushes and pawn moves, with a table of positions; so many turns deep, at most so many nodes.

What it finds at a depth is exactly what looking at every line would find: no more of an entry is believed than its
depth says, and among equal moves at the root the first one counts.
"""

from __future__ import annotations

from tockade.games.trikolos.constants import (
    AT_LEAST,
    AT_MOST,
    CODES,
    DEEPEST,
    EDGE,
    EXACT,
    FURTHER,
    LEAD,
    NO_VALUE,
    NOBODY,
    ON_EDGE,
    ONE,
    OPEN_MOVES,
    OVER,
    PUSH,
    SIDE,
    TEMPO,
    WHITE,
    WON,
)
from tockade.games.trikolos.engine_sections.c_stand_ins import Counts, Long, Wide
from tockade.games.trikolos.engine_sections.legal_moves import choices, pawn_choices
from tockade.games.trikolos.engine_sections.move_scores import steps
from tockade.games.trikolos.engine_sections.packed_numbers import count, lowest
from tockade.games.trikolos.engine_sections.playing import apply, winner
from tockade.games.trikolos.engine_sections.positions import Board, overwrite
from tockade.games.trikolos.engine_sections.search_scratch import (
    Search,
    as_kept,
    entry_of,
    known_bound,
    known_code,
    known_depth,
    known_value,
    lasting_value,
    position_key,
    remember,
    restore,
    save,
)


def begin_search(search: Search, start: Board, most: Long) -> None:
    """Forget what was found, and look at this position with at most so many nodes."""
    overwrite(search.board, start)
    search.nodes = 0
    search.most = most
    search.stopped = False
    search.chosen = NOBODY
    search.value = 0
    for slot in range(2 * CODES):
        search.history[slot] = 0


def deepen(search: Search, table: Counts, depth: int) -> bool:
    """Look so many turns ahead for the best move; False if there were too few nodes for all moves."""
    options = choices(search.board)
    best = -NO_VALUE
    found = search.chosen
    save(search, search.board, 0)
    while options:
        code = likeliest(search, options, search.board.turn, search.chosen)
        options &= ~(ONE << code)
        value = value_after(search, search.board, table, depth, best - 1, NO_VALUE, 0, code)
        restore(search, search.board, 0)
        if not search.stopped and (value > best or (value == best and code < found)):
            best = value
            found = code
    search.chosen = found
    search.value = best
    return not search.stopped


def likeliest(search: Search, options: Wide, seat: int, known: int) -> int:
    """The option to look at first: the one that was best before, else the one that was good most often."""
    if known != NOBODY and options & ONE << known:
        return known
    found = lowest(options)
    options &= options - 1
    while options:
        code = lowest(options)
        options &= options - 1
        if search.history[seat * CODES + code] > search.history[seat * CODES + found]:
            found = code
    return found


def value_after(
    search: Search, board: Board, table: Counts, depth: int, low: int, high: int, ply: int, code: int
) -> int:
    """What the position after a move is worth to who moves; the board stays there."""
    seat = board.turn
    apply(board, code)
    if board.phase == OVER:
        return WON - ply if winner(board) == seat else 0
    if board.turn == seat:
        return value_of(search, board, table, depth, low, high, ply + 1)
    return -value_of(search, board, table, depth - 1, -high, -low, ply + 1)


def value_of(search: Search, board: Board, table: Counts, depth: int, low: int, high: int, ply: int) -> int:
    """What a position is worth to the seat on turn; beyond the two limits only that it is beyond."""
    search.nodes += 1
    if search.nodes > search.most:
        search.stopped = True
        return 0
    if ply == DEEPEST or (depth == 0 and board.phase == PUSH):
        return standing(search, board)
    key = position_key(board)
    best_code = NOBODY
    if table[entry_of(key)] == as_kept(key):
        known = table[entry_of(key) + 1]
        best_code = known_code(known)
        if known_depth(known) == depth and decides(known, known_value(known, ply), low, high):
            return known_value(known, ply)
    return best_value(search, board, table, depth, low, high, ply, key, best_code)


def decides(known: Long, value: int, low: int, high: int) -> bool:
    """Whether what is known of a position is enough between these limits."""
    bound = known_bound(known)
    return bound == EXACT or (bound == AT_LEAST and value >= high) or (bound == AT_MOST and value <= low)


def best_value(
    search: Search,
    board: Board,
    table: Counts,
    depth: int,
    low: int,
    high: int,
    ply: int,
    key: Wide,
    best_code: int,
) -> int:
    """The value of the best move, kept in the table."""
    options = choices(board)
    seat = board.turn
    best = -NO_VALUE
    save(search, board, ply)
    while options and best < high:
        code = likeliest(search, options, seat, best_code)
        options &= ~(ONE << code)
        value = value_after(search, board, table, depth, max(low, best), high, ply, code)
        restore(search, board, ply)
        if search.stopped:
            return 0
        if value > best:
            best = value
            best_code = code
    if best >= high:
        search.history[seat * CODES + best_code] += (depth + 1) * (depth + 1)
    bound = AT_LEAST if best >= high else AT_MOST if best <= low else EXACT
    remember(table, key, depth, bound, lasting_value(best, ply), best_code)
    return best


def standing(search: Search, board: Board) -> int:
    """What a position looks like to the seat on turn, without looking further."""
    seat = board.turn
    other = 1 - seat
    worth = search.weight[TEMPO]
    worth += search.weight[LEAD] * (steps(board, seat) - steps(board, other))
    worth += search.weight[FURTHER] * (squared_steps(board, seat) - squared_steps(board, other))
    worth += search.weight[OPEN_MOVES] * (count(pawn_choices(board, seat)) - count(pawn_choices(board, other)))
    return worth - search.weight[ON_EDGE] * (count(board.pawns[seat] & EDGE) - count(board.pawns[other] & EDGE))


def squared_steps(board: Board, seat: int) -> int:
    """The squares of the steps that each pawn of a seat has behind it."""
    done = board.home[seat] * (SIDE + 1) * (SIDE + 1)
    pawns = board.pawns[seat]
    while pawns:
        row = lowest(pawns) // SIDE
        walked = row + 1 if seat == WHITE else SIDE - row
        done += walked * walked
        pawns &= pawns - 1
    return done
