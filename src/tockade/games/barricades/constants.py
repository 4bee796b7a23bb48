"""The engine's numbers: sizes, codes and kinds; the first section of the engine, and for those outside it."""

from typing import Final

SEATS: Final = 4
PAWNS: Final = 5
CELLS: Final = 128
LAST_CELL: Final = 127
FACES: Final = 6
BASE: Final = 120  # the place of a pawn in its house; the paths of house h begin at row BASE + h
NOWHERE: Final = 127  # the place of the fifth pawn where a player has four
NOBODY: Final = -1
BARRICADE: Final = -2
LENGTHS: Final = 7
PATHS: Final = 3072
RUNS: Final = 870
LINKS: Final = 512
MOVES: Final = 160
WORD: Final = 64
POSITION_BYTES: Final = 56
OPENING_SHARES: Final = 18060  # of the right to begin: every share of tied players is a whole number of them

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

# A move is start * CELLS + end; these two stand where a start would.
PLACING: Final = 124
PASSING: Final = 125

# Options: when a player who can move may stay (BA-8), which barricade of a wall can be hit (BA-6).
PASS_NEVER: Final = 0
PASS_ALWAYS: Final = 1
PASS_BLOCKED: Final = 2
WALLS_FIRST: Final = 0
WALLS_ANY: Final = 1

# What a move score is made of.
WINS: Final = 0
PROGRESS: Final = 1
RUNNER: Final = 2
CAPTURES: Final = 3
CAPTURED_WAY: Final = 4
HITS: Final = 5
ENTERS: Final = 6
RISK_TAKEN: Final = 7
RISK_LEFT: Final = 8
PASSES: Final = 9
DELAYS_LEADER: Final = 10
DELAYS_OTHERS: Final = 11
DELAYS_SELF: Final = 12
IN_FRONT: Final = 13
BESIDE_BARRICADE: Final = 14
BARRICADE_COST: Final = 15
FEATURES: Final = 16

# What `advance` answers: a move, less than nothing for a face of the die, or LOT_DRAWN less the empty house.
LOT_DRAWN: Final = -10

FAR: Final = 10000
CHANCE: Final = -1
ENDED: Final = -2  # nobody is to act any more
NOISE_LEVELS: Final = 1024  # steps of the noise that a temperature scales
NOISE_UNIT: Final = 1000  # a noise of 1
WORST: Final = -1_000_000_000_000_000
COSTS: Final = 100  # so many different costs of a way to the goal have a strength
SHARES: Final = 1_000_000  # what all seats together are worth in a search
TEMPO: Final = 5  # the strength of who is about to throw, in units
TEMPO_UNIT: Final = 4
ONE: Final = 1
MASK: Final = 0xFFFFFFFFFFFFFFFF
STRIDE: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB

# What a network reads: inputs of the table, then a block for each seat, the viewer's first; points as seen from a house
# on the left.
POINTS: Final = 112  # of the larger board
WHOLE: Final = 16  # the amount of an input that is so
MOST_INPUTS: Final = 160  # more than can be active at once
IN_ALWAYS: Final = 0
IN_HAND: Final = 1  # a barricade is to be put by the viewer
IN_WALL: Final = 2  # where the others stand
TABLE_INPUTS: Final = 114
IN_POINT: Final = 0  # where a pawn stands
IN_HOUSED: Final = 112  # how many are in the house
IN_HOUSE: Final = 118  # which house it is
IN_COST: Final = 122  # what the way costs that the best pawn has, the second and the third
WAYS: Final = 48  # different costs
IN_DELAY: Final = 266  # what barricades add to the way of the best
DELAYS: Final = 16
IN_WINNING: Final = 282  # how many faces win, hit a barricade, capture, leave nothing to do
IN_HITTING: Final = 289
IN_CAPTURING: Final = 296
IN_BLOCKED: Final = 303
IN_DANGER: Final = 310  # how many faces of opponents capture the best pawn
IN_PREY: Final = 317  # amounts: the way that the best captures undo, and the way that opponents may undo
IN_LOSS: Final = 318
SEAT_INPUTS: Final = 319
WAY_TOLL: Final = 3  # how many steps a barricade on the way counts for
HIDDEN: Final = 44
WIDTH: Final = 48  # a column: what an input adds to each hidden unit, then to the score of each side
SQUASH: Final = 4096  # steps of the table from -8 to 8
LEAK: Final = 3  # what is below 0 counts an eighth (a shift of bits)
COLUMN_BITS: Final = 9  # a weight of 1 is 512
MOST_KEPT: Final = 4096  # decisions of one game that are learned from
BEST_SCORE: Final = 4611686018427387904  # more than any network says
