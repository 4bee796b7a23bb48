"""The kernel's numbers for Python callers, to whom a compiled kernel does not show its constants."""

from typing import Final

NOBODY: Final = -1
SIDE: Final = 6
TILES: Final = 36
CAMP: Final = 36
PAWNS: Final = 4

LAYOUT: Final = 0
PUSH: Final = 1
MOVE: Final = 2
OVER: Final = 3

ENTER: Final = 6
ADVANCE: Final = 12

GREEN: Final = 0
LIGHTS: Final = "GOR"
PHASES: Final = ("layout", "push", "move", "over")
FEATURES: Final = 8
FIELDS: Final = 7
SEED: Final = 0xFFFFFFFFFFFFFFFF

COLUMNS: Final = "ABCDEF"
NAMES: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
NUMBERS: Final = {name: tile for tile, name in enumerate(NAMES)}
