"""The engine's numbers: sizes, codes and kinds; the first section of the engine, and for those outside it."""

from typing import Final

SEATS: Final = 8
SLOTS: Final = 32  # pawn = first_pawn(seat) + its number
RANKS: Final = 14  # ace 0 … king 12, joker 13
WILD: Final = 13
PACK: Final = 54
REACH: Final = 20  # no card walks further than 18
SQUARES: Final = 144
HOUSE: Final = 144  # place of room r of arm a: HOUSE + 4 * a + r
BASE: Final = 200
NOBODY: Final = -1
CHANCE: Final = -1
REFEREE: Final = -3  # the viewer who sees everything
FRESH_PLACE: Final = 201  # in bytes: on its own start and fresh
MOST_OF_A_RANK: Final = 6  # in bytes: more than a pack has
COUNTER_BYTES: Final = 19
SEAT_BYTES: Final = 22
ENDED: Final = -2  # nobody is to act any more
FAR: Final = 1000
ONE: Final = 1
MASK: Final = 0xFFFFFFFFFFFFFFFF

MOST_MOVES: Final = 32768
MOST_PARTS: Final = 131072
MOST_STATES: Final = 32768  # of a 9 with stops, all squares taken: 26624
TABLE: Final = 65536
MOST_EVENTS: Final = 512
CHAIN: Final = 9  # a 9 in parts of one step
UNDO: Final = 64  # captures that can be taken back: there are fewer pawns
MOST_RESULTS: Final = 8192  # of a card divided over at most four pawns, each once

# ways of ending a walk
ON_RING: Final = 0
ONWARD: Final = 1  # a jump from a central square, a transfer from a corner
HOMEWARD: Final = 2
ASTRAY: Final = 3  # spelled with a jump that does not exist

PARTNER_MOVES: Final = 16  # above the bits of the four pawns that have moved in a 7: it has passed to the partner

# moves
ENTER: Final = 0
WALK: Final = 1
RETREAT: Final = 2
PUSH: Final = 3
SWAP: Final = 4
SPLIT: Final = 5
ARRIVE: Final = 6
DISCARD_HAND: Final = 7
DISCARD_ONE: Final = 8
LAY: Final = 9
GIVE: Final = 10
DEAL: Final = 11
PASS: Final = 12
DECLINE: Final = 13

# phases
LOT_SIDE: Final = 0
DRAW_FOR_DEAL: Final = 1
LOT_DEALER: Final = 2
SHUFFLE: Final = 3
DRAWING: Final = 4  # a card leaves an open stock, and
HANDING_OUT: Final = 5  # one of a deal: never at a table
DEALING: Final = 6  # chance decides in all phases before this one
EXCHANGE: Final = 7
PLAYING: Final = 8
EXTRA: Final = 9
OVER: Final = 10

# whether the order of the stock is sealed, or nobody's
SEALED: Final = 0
OPENED: Final = 1
FORGETFUL: Final = 2  # opened, and nobody remembers the order of a stock that was turned over

# what a shuffle or a draw interrupted
THEN_DEAL: Final = 0
THEN_SIZE: Final = 1
THEN_NEXT: Final = 2
THEN_EXTRA: Final = 3
THEN_PLAY: Final = 4

# facts (facts.py)
GUARD_NOBODY: Final = 0
GUARD_ANY: Final = 2
START_LAST_RESORT: Final = 1
START_NEVER: Final = 2
SWAP_OTHER_COLOUR: Final = 1
SWAP_OPPONENT: Final = 2
STUCK_HAND: Final = 0
STUCK_ONE: Final = 1
STUCK_LAY: Final = 2
DRAW_AFTER: Final = 0
DRAW_BEFORE: Final = 1
DRAW_NEVER: Final = 2
AGAIN_NOW: Final = 1
AGAIN_TOKEN: Final = 2
DEAL_ONCE: Final = 0
DEAL_PLAY_OUT: Final = 1
DEAL_CONTINUE: Final = 2
DEAL_RESHUFFLE: Final = 3
DEAL_FILL_UP: Final = 4
LOT_UNUSED: Final = 1
LOT_SHARED: Final = 2
LOT_LONE: Final = 3

# verdicts, in the order in which they are told; engine_sections/packed_numbers.py adds the pawn or place they are about
ALLOWED: Final = 0
V_GAME_OVER: Final = 1
V_LIMIT_REACHED: Final = 2
V_NOT_YOUR_TURN: Final = 3
V_GIVEN_ALREADY: Final = 4
V_CHANCE_DUE: Final = 5
V_WRONG_PHASE: Final = 6
V_NO_SUCH_MOVE: Final = 7
V_DISCARD_WHOLE: Final = 8
V_DISCARD_ONE: Final = 9
V_CARD_NOT_HELD: Final = 10
V_CARD_CANNOT_ENTER: Final = 11
V_CARD_CANNOT_SWAP: Final = 12
V_CARD_CANNOT_DIVIDE: Final = 13
V_CARD_CANNOT_ARRIVE: Final = 14
V_CARD_CANNOT_WALK: Final = 15
V_JOKER_UNNAMED: Final = 16
V_NO_JUMPS: Final = 17
V_NO_JUMP_WITH_CARD: Final = 18
V_WRONG_DEAL: Final = 19
V_NO_PAWN_IN_BASE: Final = 20
V_NO_PAWN_THERE: Final = 21
V_NOT_YOUR_PAWN: Final = 22
V_PARTNER_NOT_YET: Final = 23
V_PARTNER_NOW: Final = 24
V_SEVEN_NOT_SHARED: Final = 25
V_NOT_AN_OPPONENT: Final = 26
V_SAME_SQUARE: Final = 27
V_WRONG_OWNER: Final = 28
V_NOT_ANOTHER_COLOUR: Final = 29
V_PAWN_IN_HOUSE: Final = 30
V_PAWN_PROTECTED: Final = 31
V_PAWN_MOVED_ALREADY: Final = 32
V_NOT_ON_EXIT: Final = 33
V_OTHERS_NOT_ON_BOARD: Final = 34
V_HOUSE_OF_ANOTHER: Final = 35
V_HOUSE_NEVER_LEFT: Final = 36
V_HOUSE_BACKWARDS: Final = 37
V_HOUSE_NOT_BY_PUSH: Final = 38
V_HOUSE_AFTER_LAP: Final = 39
V_BEYOND_HOUSE: Final = 40
V_WRONG_COUNT: Final = 41
V_SEVEN_PART: Final = 42
V_NO_JUMP_HERE: Final = 43
V_GUARD_IN_THE_WAY: Final = 44
V_OWN_PAWN_IN_THE_WAY: Final = 45
V_ROOM_PAWN_IN_THE_WAY: Final = 46
V_START_NOT_PASSED: Final = 47
V_GUARD_ON_LANDING: Final = 48
V_OWN_PAWN_ON_LANDING: Final = 49
V_PARTNER_ON_LANDING: Final = 50
V_ROOM_TAKEN: Final = 51
V_SEVEN_INCOMPLETE: Final = 52
V_LAST_RESORT: Final = 53
V_MUST_PLAY: Final = 54
V_MUST_CARRY_OUT: Final = 55
V_TOO_MANY_CARDS: Final = 56

# events: kind, seat, a, b, c (see `note`)
E_PLAYED: Final = 0  # rank, named
E_ENTERED: Final = 1  # to
E_WALKED: Final = 2  # from, to, steps
E_JUMPED: Final = 3  # from, to
E_SENT_ON: Final = 4  # from, to
E_LAPPED: Final = 5  # start, way, entrance or nobody
E_CAPTURED: Final = 6  # place
E_SWAPPED: Final = 7  # from, to, other seat
E_HOUSED: Final = 8  # room, from (nobody: it walked)
E_FINISHED: Final = 9
E_LAID: Final = 10  # rank
E_DISCARDED: Final = 11  # rank
E_SHOWN: Final = 12  # rank, one event a card
E_GAVE: Final = 13  # rank, other seat
E_EXCHANGED: Final = 14  # rank received, from seat, rank given
E_DREW: Final = 15  # rank, known to all; one event a card
E_DEALT: Final = 16  # number
E_CHOSE_DEAL: Final = 17  # number
E_TURNED_OVER: Final = 18  # number
E_SHUFFLED: Final = 19  # number
E_DREW_FOR_DEAL: Final = 20  # rank
E_DEALER: Final = 21
E_UNUSED: Final = 22  # arm
E_SHARED: Final = 23  # arm, second seat
E_PASSED: Final = 24
E_DECLINED: Final = 25
E_TOKEN_EARNED: Final = 26  # tokens
E_TOKEN_SPENT: Final = 27  # tokens
E_PLAYS_AGAIN: Final = 28
E_PLACED: Final = 29  # place
E_DRAWN: Final = 30  # limit
E_TIED: Final = 31  # seats, as bits

# generator
GOLDEN: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB
EPSILON: Final = 1e-9
NOISE_LEVELS: Final = 1024  # steps of the noise that a temperature scales

# features of the linear move score
F_PROGRESS: Final = 0  # steps of one's own side towards its houses
F_ON_BOARD: Final = 1  # pawns of one's own side out of base
F_HOME: Final = 2  # pawns of one's own side in their houses
F_THEIR_PROGRESS: Final = 3
F_THEIR_ON_BOARD: Final = 4
F_THEIR_HOME: Final = 5
F_EXPOSED: Final = 6  # pawns of one's own side with an opponent close behind
F_HUNTING: Final = 7  # opponents' pawns with one of one's own close behind
F_AGAIN: Final = 8  # an extra play is earned or taken
F_DEEP: Final = 9  # rooms used from the innermost
F_WASTE: Final = 10  # what a card is good for that is laid or discarded
F_LAID: Final = 11  # a card is laid, so that a fresh one will be dealt
F_GIFT: Final = 12  # what a card is good for that is given: more to the partner than to oneself
F_DEAL: Final = 13  # cards that are dealt to each
FEATURES: Final = 14
CLOSE: Final = 13

# inputs of a network (docs/engine.md): first those of the whole table, then a block for each seat
WHOLE: Final = 16  # the amount of what is certainly so; a chance of 1/16 has the amount 1
MOST_INPUTS: Final = 2048  # more than can be active at once
IN_ALWAYS: Final = 0
IN_UNSEEN: Final = 1  # by rank: cards that the viewer sees nowhere
IN_EXCHANGE: Final = 15
IN_DEAL: Final = 16  # by size: the dealer has chosen it
IN_OWED: Final = 24  # by number: cards to be drawn
IN_STOCK: Final = 32  # by quarters of the number: cards in the stock
IN_ORDER: Final = 46  # the order of the stock is known
IN_LAST: Final = 47  # nobody plays on before the next deal
IN_ALL: Final = 48  # the referee looks, who sees all hands
TABLE_INPUTS: Final = 49
IN_PLACE: Final = 0  # by steps to the house: pawns on the ring
IN_ROOM: Final = 145
IN_BASED: Final = 149  # by number: pawns in base
IN_HOME: Final = 154  # by number: pawns at home
IN_GUARD: Final = 159  # a pawn stands untouchable on its start
IN_HIT: Final = 160  # by rank: the card is held, and captures a pawn of another side
IN_HOUSE: Final = 174  # by rank: the card is held, and brings a pawn home
IN_ENTER: Final = 188  # by rank: the card is held, and a pawn enters
IN_NEAR: Final = 202  # by rank: the card is held, and brings a pawn far on its way home
IN_HOLD: Final = 216  # by rank: the card is held
IN_PAIR: Final = 230  # by rank: two are held
IN_DANGER: Final = 244  # by the eighth of the way to go: a pawn can be captured by who is next; from 252 on by others
IN_HELD: Final = 260  # by number: cards in hand
IN_TOKENS: Final = 268
IN_NEXT: Final = 272  # plays next
IN_PASSED: Final = 273
IN_DEALER: Final = 274
IN_ZONE: Final = 275  # by eighths of a lap to the house: pawns on the ring
IN_WAY: Final = 285  # the steps that all pawns have to go together, in eighths
IN_LEAP: Final = 286  # by rank: the card is held, and brings a pawn to a central square from which it jumps
IN_PREY: Final = 300  # by rank: the card is held, by how much the best pawn that it captures has come
IN_SWAP: Final = 314  # the best that a swap could bring, as a part of two laps
IN_PUSH: Final = 315  # a card is held that pushes an opponent past its house
IN_HELPED: Final = 316  # the partner, who is home, plays these pawns too
IN_COMING: Final = 317  # by rank: the card is drawn at the seat's next turn, where the order of the stock is known
IN_LATER: Final = 331  # by rank: the card is drawn at the turn after that
IN_FAST: Final = 345  # two cards are held that bring a pawn home one after the other
IN_WIN: Final = 346  # a card is held that brings the side's last pawn home
IN_WIN_SOON: Final = 347  # two cards are held that do so
SEAT_INPUTS: Final = 348

# networks
HIDDEN: Final = 32
WIDTH: Final = 40  # a column: what an input adds to each hidden unit, then to the chance of each side
SQUASH: Final = 4096  # steps of the table from -8 to 8
LEAK: Final = 3  # what is below 0 counts an eighth (a shift of bits)
COLUMN_BITS: Final = 9  # a weight of 1 is 512
REFEREED: Final = 3  # of so many decisions one, on average, is learned from as the referee sees it
LANES: Final = 8  # sums that are added side by side
MOST_KEPT: Final = 4096  # positions of one game that are learned from
BEST_SCORE: Final = 4611686018427387904  # more than any network says
