"""Trikolos inside: boards as bits, pushes, falls, returns, pawn moves, whole games; it also compiles to C.

A tile is a number, 6 · row + column, from A1 = 0 to F6 = 35, and a bit of that weight in every set of tiles.
A choice is a code below 48: `row` pushes a row, `ENTER + column` enters, `ADVANCE + tile` moves a pawn on.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

WHITE: Final = 0
NOBODY: Final = -1
SIDE: Final = 6
TILES: Final = 36
CAMP: Final = 36
PAWNS: Final = 4

GREEN: Final = 0
ORANGE: Final = 1
RED: Final = 2

LAYOUT: Final = 0
PUSH: Final = 1
MOVE: Final = 2
OVER: Final = 3

ENTER: Final = 6
ADVANCE: Final = 12

ONE: Final = 1
ROW: Final = 0x3F
EDGE: Final = 0x041041041
BOARD: Final = 0xFFFFFFFFF
PUSHES: Final = 0x3F
TOP: Final = 30
LOW: Final = 0xFFFFFFFF
MASK: Final = 0xFFFFFFFFFFFFFFFF
STRIDE: Final = 0x9E3779B97F4A7C15
STIR: Final = 0xBF58476D1CE4E5B9
SETTLE: Final = 0x94D049BB133111EB
UNIT: Final = 1.0 / (1 << 32)

OWN_STEPS: Final = 0
OTHER_STEPS: Final = 1
OWN_MOVES: Final = 2
OTHER_MOVES: Final = 3
OWN_EDGE: Final = 4
OTHER_EDGE: Final = 5
SPARE_GREEN: Final = 6
NOISE: Final = 7
FEATURES: Final = 8

FIELDS: Final = 7


# The board ----------------------------------------------------------------------------------------


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

    def key(self) -> tuple[int, ...]:
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


def lowest(tiles: int) -> int:
    """The number of the lowest bit that is set."""
    number = 0
    if not tiles & LOW:
        number = 32
    if not tiles >> number & 0xFFFF:
        number += 16
    if not tiles >> number & 0xFF:
        number += 8
    if not tiles >> number & 0xF:
        number += 4
    if not tiles >> number & 0x3:
        number += 2
    return number if tiles >> number & 1 else number + 1


def count(tiles: int) -> int:
    """How many bits are set; few are."""
    found = 0
    while tiles:
        tiles &= tiles - 1
        found += 1
    return found


# What pawns may do --------------------------------------------------------------------------------


def open_tiles(board: Board, seat: int) -> int:
    """Where a pawn may step: free, and green or orange before a free green (TK-3)."""
    free = BOARD & ~(board.pawns[0] | board.pawns[1])
    go = board.green & free
    followed = go >> SIDE if seat == WHITE else go << SIDE
    return go | board.orange & free & followed


def movers(board: Board, seat: int) -> int:
    """The pawns that may step forward (TK-3) or, from their last row, arrive (TK-5)."""
    ahead = open_tiles(board, seat)
    if seat == WHITE:
        return board.pawns[seat] & (ahead >> SIDE | ROW << TOP)
    return board.pawns[seat] & (ahead << SIDE | ROW)


def entries(board: Board, seat: int) -> int:
    """The columns in which a pawn may enter on its first row (TK-4)."""
    if not board.camp[seat]:
        return 0
    ahead = open_tiles(board, seat)
    return ahead & ROW if seat == WHITE else ahead >> TOP & ROW


def pawn_choices(board: Board, seat: int) -> int:
    return entries(board, seat) << ENTER | movers(board, seat) << ADVANCE


def choices(board: Board) -> int:
    """The codes that whoever is on turn may choose from, as bits."""
    if board.phase == PUSH:
        return PUSHES
    return pawn_choices(board, board.turn) if board.phase == MOVE else 0


# What happens -------------------------------------------------------------------------------------


def slide(tiles: int, row: int, entering: int) -> int:
    """A row of a set of tiles moved one column towards A, with or without the tile entering at F (TK-6)."""
    shift = row * SIDE
    moved = (tiles >> shift & ROW) >> 1 | entering << (SIDE - 1)
    return tiles & ~(ROW << shift) | moved << shift


def push(board: Board, row: int) -> int:
    """Push the spare into a row; pawns ride (TK-6).  Answers whose pawn fell and is now in nobody's camp."""
    edge = row * SIDE
    fallen = light_of(board, edge)
    faller = pawn_on(board, edge)
    board.green = slide(board.green, row, 1 if board.spare == GREEN else 0)
    board.orange = slide(board.orange, row, 1 if board.spare == ORANGE else 0)
    board.pawns[0] = slide(board.pawns[0], row, 0)
    board.pawns[1] = slide(board.pawns[1], row, 0)
    board.spare = fallen
    return faller


def return_tile(board: Board, seat: int, row: int) -> int:
    """Where a fallen pawn comes back: the new tile, or back along F to a free green, or its camp (TK-7)."""
    tile = row * SIDE + SIDE - 1
    if open_tiles(board, seat) & ONE << tile:
        return tile
    back = -SIDE if seat == WHITE else SIDE
    stops = board.green & ~(board.pawns[0] | board.pawns[1])
    tile += back
    while 0 <= tile < TILES:
        if stops & ONE << tile:
            return tile
        tile += back
    return CAMP


def push_and_return(board: Board, row: int) -> int:
    """Phases 1 and 2.  Answers NOBODY, or the fallen pawn as 64 · seat + where it came back."""
    seat = push(board, row)
    if seat == NOBODY:
        return NOBODY
    tile = return_tile(board, seat, row)
    if tile == CAMP:
        board.camp[seat] += 1
    else:
        board.pawns[seat] |= ONE << tile
    return seat * 64 + tile


def advance(board: Board, tile: int) -> None:
    """Move the pawn on a tile one row on, or from its last row into the other camp."""
    seat = board.turn
    ahead = tile + SIDE if seat == WHITE else tile - SIDE
    board.pawns[seat] &= ~(ONE << tile)
    if 0 <= ahead < TILES:
        board.pawns[seat] |= ONE << ahead
    else:
        board.home[seat] += 1


def end_turn(board: Board) -> None:
    """The other player is on turn, unless this one has won (TK-9) or the limit is reached (TK-10)."""
    board.turns += 1
    board.phase = PUSH
    if board.home[board.turn] == PAWNS or board.turns == board.limit:
        board.phase = OVER
    else:
        board.turn = 1 - board.turn


def apply(board: Board, code: int) -> int:
    """Carry out a choice; for a push the answer is that of `push_and_return`."""
    if code < ENTER:
        fallen = push_and_return(board, code)
        board.phase = MOVE
        if not pawn_choices(board, board.turn):  # TK-8
            end_turn(board)
        return fallen
    if code < ADVANCE:
        place_pawn(board, board.turn, code - ENTER + (0 if board.turn == WHITE else TOP))
    else:
        advance(board, code - ADVANCE)
    end_turn(board)
    return NOBODY


# Whole games --------------------------------------------------------------------------------------


class Playout:
    """One game after another: the opening, the policy, the generator, the game as it stands, its counts."""

    def __init__(self, opening: Board, counts: Sequence[int], mirror: bool) -> None:
        self.opening = opening
        self.board = Board()
        self.trial = Board()
        self.tiles = list(range(TILES))
        self.counts = list(counts)
        self.mirror = mirror
        self.greedy = [False, False]
        self.weights = [0.0 for _ in range(2 * FEATURES)]
        self.state = 0
        self.plies = 0
        self.captures = 0
        self.chosen = 0
        self.blocked = 0
        self.leader = NOBODY
        self.lead_changes = 0


def random_bits(playout: Playout) -> int:
    """The next 64 bits of the game's own generator."""
    playout.state = playout.state + STRIDE & MASK
    return stirred(playout.state)


def stirred(number: int) -> int:
    number = (number ^ number >> 30) * STIR & MASK
    number = (number ^ number >> 27) * SETTLE & MASK
    return number ^ number >> 31


def below(playout: Playout, bound: int) -> int:
    return (random_bits(playout) >> 32) * bound >> 32


def begin(playout: Playout, seed: int, number: int) -> None:
    """Set up the game with this number; it depends on the seed and the number alone."""
    playout.state = stirred(stirred(seed & MASK) + number & MASK)
    playout.plies = 0
    playout.captures = 0
    playout.chosen = 0
    playout.blocked = 0
    playout.leader = NOBODY
    playout.lead_changes = 0
    overwrite(playout.board, playout.opening)
    if playout.board.phase == LAYOUT:
        shuffle(playout)


def shuffle(playout: Playout) -> None:
    """Draw the start by lot (TK-2)."""
    size = playout.counts[GREEN] + playout.counts[ORANGE] + playout.counts[RED]
    for tile in range(size):
        playout.tiles[tile] = sorted_light(playout, tile)
    for last in range(size - 1, 0, -1):
        other = below(playout, last + 1)
        light = playout.tiles[last]
        playout.tiles[last] = playout.tiles[other]
        playout.tiles[other] = light
    for tile in range(size):
        lay(playout.board, tile, playout.tiles[tile])
        if playout.mirror:
            lay(playout.board, mirrored(tile), playout.tiles[tile])
    playout.board.phase = PUSH


def sorted_light(playout: Playout, number: int) -> int:
    """The light with this number when all that are drawn lie in ascending order."""
    if number < playout.counts[GREEN]:
        return GREEN
    return ORANGE if number < playout.counts[GREEN] + playout.counts[ORANGE] else RED


def mirrored(tile: int) -> int:
    """The tile of the same column as many rows from the other side."""
    return TILES - SIDE - tile + 2 * (tile % SIDE)


def decide(playout: Playout) -> int:
    """Let whoever is on turn choose and carry it out; answers the code, NOBODY when the game is over."""
    options = choices(playout.board)
    if not options:
        return NOBODY
    number = count(options)
    code = chosen(playout, options, number)
    turns = playout.board.turns
    fallen = apply(playout.board, code)
    playout.plies += 1
    playout.chosen += 1 if number > 1 else 0
    playout.captures += 1 if fallen != NOBODY and fallen % 64 == CAMP else 0
    if playout.board.turns != turns:
        playout.blocked += 1 if code < ENTER else 0
        note_leader(playout)
    return code


def chosen(playout: Playout, options: int, number: int) -> int:
    if number == 1:
        return lowest(options)
    if playout.greedy[playout.board.turn]:
        return best(playout, options)
    for _ in range(below(playout, number)):
        options &= options - 1
    return lowest(options)


def best(playout: Playout, options: int) -> int:
    """The code whose position afterwards scores highest."""
    found = NOBODY
    highest = 0.0
    while options:
        code = lowest(options)
        options &= options - 1
        overwrite(playout.trial, playout.board)
        apply(playout.trial, code)
        worth = score(playout, playout.board.turn)
        if found == NOBODY or worth > highest:
            found = code
            highest = worth
    return found


def score(playout: Playout, seat: int) -> float:
    """The linear score of the trial board for the seat that has just decided."""
    other = 1 - seat
    at = seat * FEATURES
    worth = playout.weights[at + OWN_STEPS] * steps(playout.trial, seat)
    worth += playout.weights[at + OTHER_STEPS] * steps(playout.trial, other)
    worth += playout.weights[at + OWN_MOVES] * count(pawn_choices(playout.trial, seat))
    worth += playout.weights[at + OTHER_MOVES] * count(pawn_choices(playout.trial, other))
    worth += playout.weights[at + OWN_EDGE] * count(playout.trial.pawns[seat] & EDGE)
    worth += playout.weights[at + OTHER_EDGE] * count(playout.trial.pawns[other] & EDGE)
    worth += playout.weights[at + SPARE_GREEN] * (1 if playout.trial.spare == GREEN else 0)
    return worth + playout.weights[at + NOISE] * (random_bits(playout) >> 32) * UNIT


def steps(board: Board, seat: int) -> int:
    """How many steps the pawns of a seat have behind them; arriving is the seventh."""
    done = board.home[seat] * (SIDE + 1)
    pawns = board.pawns[seat]
    while pawns:
        row = lowest(pawns) // SIDE
        done += row + 1 if seat == WHITE else SIDE - row
        pawns &= pawns - 1
    return done


def note_leader(playout: Playout) -> None:
    """Count it when the other side comes to have more steps behind it."""
    gap = steps(playout.board, 0) - steps(playout.board, 1)
    leader = playout.leader if gap == 0 else 0 if gap > 0 else 1
    if playout.leader != NOBODY and leader != playout.leader:
        playout.lead_changes += 1
    playout.leader = leader


def winner(board: Board) -> int:
    if board.home[0] == PAWNS:
        return 0
    return 1 if board.home[1] == PAWNS else NOBODY


def play_games(playout: Playout, seed: int, first: int, games: int, counts: MutableSequence[int]) -> None:
    """Play games to their end, FIELDS counts of each written one after the other."""
    for game in range(games):
        begin(playout, seed, first + game)
        while decide(playout) != NOBODY:
            pass
        at = game * FIELDS
        counts[at] = playout.plies
        counts[at + 1] = playout.board.turns
        counts[at + 2] = winner(playout.board)
        counts[at + 3] = playout.captures
        counts[at + 4] = playout.chosen
        counts[at + 5] = playout.blocked
        counts[at + 6] = playout.lead_changes
