"""The engine's numbers and the tiles' names; the first section of the engine, and for those outside it.

A tile is a number, 6 · row + column, from A1 = 0 to F6 = 35, and a bit of that weight in every set of tiles.
A choice is a code below 48: `row` pushes a row, `ENTER + column` enters, `ADVANCE + tile` moves a pawn on.
"""

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
POSITION_BYTES: Final = 38
CHANCE: Final = -1
ENDED: Final = -2  # nobody is to act any more
NOISE_LEVELS: Final = 1024  # steps of the noise that a temperature scales

# The search: its terms, its table's entries of two numbers each, and how sure the value of an entry is.
LEAD: Final = 0  # steps ahead of the other seat
FURTHER: Final = 1  # the same with each step counting more the further a pawn has come
OPEN_MOVES: Final = 2  # pawn moves that are open, fewer those of the other
ON_EDGE: Final = 3  # pawns in column A, from which they fall
TEMPO: Final = 4  # being the one to push
TERMS: Final = 5
DEEPEST: Final = 40  # decisions from the root
WON: Final = 1_000_000
SURELY: Final = 900_000  # beyond this a value says in how many decisions the game is won
NO_VALUE: Final = 2_000_000
ENTRIES: Final = 1 << 16
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
KEY_BITS: Final = 0x3FFFFFFFFFFFFFFF
CODES: Final = 48

LIGHTS: Final = "GOR"
PHASES: Final = ("layout", "push", "move", "over")
COLUMNS: Final = "ABCDEF"
NAMES: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
NUMBERS: Final = {name: tile for tile, name in enumerate(NAMES)}
