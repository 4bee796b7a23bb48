"""The kernel's numbers for those outside it: compiled, `engine` keeps its own to itself."""

from typing import Final

SEATS: Final = 4
PAWNS: Final = 5
CELLS: Final = 128
FACES: Final = 6
BASE: Final = 120
NOBODY: Final = -1
BARRICADE: Final = -2
LENGTHS: Final = 7
WORD: Final = 64

LOT: Final = 0
OPENING: Final = 1
THROW: Final = 2
WALK: Final = 3
PLACE: Final = 4
OVER: Final = 5

ALLOWED: Final = 0
OWN_PAWN: Final = 1
GOAL_CLOSED: Final = 2
BARRICADED: Final = 3
NO_PATH: Final = 4
TAKEN: Final = 5
FORBIDDEN: Final = 6

PLACING: Final = 124
PASSING: Final = 125
PASS_NEVER: Final = 0
PASS_ALWAYS: Final = 1
PASS_BLOCKED: Final = 2
WALLS_FIRST: Final = 0
WALLS_ANY: Final = 1
LOT_DRAWN: Final = -10
FEATURES: Final = 16
