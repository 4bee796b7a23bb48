"""The C types of engine.py."""

cimport cython

cdef const int SEATS, PAWNS, CELLS, LAST_CELL, FACES, BASE, NOWHERE, NOBODY, BARRICADE
cdef const int LENGTHS, PATHS, RUNS, LINKS, MOVES, WORD
cdef const int LOT, OPENING, THROW, WALK, PLACE, OVER
cdef const int ALLOWED, OWN_PAWN, GOAL_CLOSED, BARRICADED, NO_PATH, TAKEN, FORBIDDEN
cdef const int PLACING, PASSING
cdef const int PASS_NEVER, PASS_ALWAYS, PASS_BLOCKED, WALLS_FIRST, WALLS_ANY
cdef const int WINS, PROGRESS, RUNNER, CAPTURES, CAPTURED_WAY, HITS, ENTERS, RISK_TAKEN, RISK_LEFT, PASSES
cdef const int DELAYS_LEADER, DELAYS_OTHERS, DELAYS_SELF, IN_FRONT, BESIDE_BARRICADE, BARRICADE_COST, FEATURES
cdef const int LOT_DRAWN, FAR
cdef const long long WORST
cdef const unsigned long long ONE, MASK, STRIDE, FIRST_MIX, SECOND_MIX


@cython.final
cdef class Rules:
    cdef readonly int seats, pawns, goal, points, places, may_pass, walls, clear_last_row, ply_limit
    cdef readonly short path_first[870]
    cdef readonly short path_end[3072]
    cdef readonly unsigned long long path_low[3072]
    cdef readonly unsigned long long path_high[3072]
    cdef readonly unsigned long long path_way[3072]
    cdef readonly short near_first[128]
    cdef readonly short near[512]
    cdef readonly short distance[128]
    cdef readonly short door[4]
    cdef readonly short in_last_row[128]
    cdef readonly short placeable[128]
    cdef readonly short may_hold[128]


@cython.final
cdef class Position:
    cdef readonly short pawn[20]
    cdef readonly short owner[128]
    cdef readonly unsigned long long barricades_low, barricades_high
    cdef readonly short house[4]
    cdef readonly int phase, turn, die, turns
    cdef readonly int contenders, throws
    cdef readonly short contender[4]
    cdef readonly short thrown[4]


cdef class MoveList:
    cdef readonly int count
    cdef readonly int code[160]


@cython.final
cdef class Playout(MoveList):
    cdef readonly unsigned long long state
    cdef readonly int weighs[4]
    cdef readonly long long weight[64]
    cdef readonly short cost[128]
    cdef readonly short queue[128]
    cdef readonly short queued[128]
    cdef readonly int on_way[128]
    cdef readonly int need[4]
    cdef readonly long long rate[4]
    cdef readonly int left_from, left
    cdef readonly long long best
    cdef readonly int equals, chosen
    cdef readonly int plies, first, captures, choices, blocked, leader, lead_changes
    cdef readonly int held[6]
    cdef readonly int dead[6]
    cdef readonly int nearest[4]


cpdef void copy_into(Position source, Position target) noexcept nogil
cpdef int owner_at(Position position, int point) noexcept nogil
cpdef void put_barricade(Position position, int point) noexcept nogil
cpdef void lift_barricade(Position position, int point) noexcept nogil
cpdef void put_pawn(Position position, int seat, int start, int end) noexcept nogil
cpdef void sit(Position position, int seat, int house) noexcept nogil
cpdef void begin(Rules rules, Position position) noexcept nogil
cpdef void set_turn(Position position, int phase, int turn, int die, int turns) noexcept nogil
cpdef void call_contender(Position position, int seat) noexcept nogil
cpdef void draw_empty_house(Rules rules, Position position, int empty) noexcept nogil
cpdef void open_throws(Rules rules, Position position) noexcept nogil
cpdef void throw_die(Position position, int face) noexcept nogil
cpdef void settle_opening(Position position) noexcept nogil
cpdef bint goal_closed(Rules rules, Position position) noexcept nogil
cpdef int run_start(Position position, int start) noexcept nogil
cpdef int path_verdict(Rules rules, Position position, int path) noexcept nogil
cpdef bint over_wall(Rules rules, Position position, int path) noexcept nogil
cpdef int walk_verdict(Rules rules, Position position, int start, int end) noexcept nogil
cpdef void list_walks(Rules rules, Position position, MoveList moves) noexcept nogil
cpdef void list_walks_from(Rules rules, Position position, MoveList moves, int start) noexcept nogil
cpdef bint may_stay(Rules rules, Position position, MoveList moves) noexcept nogil
cpdef int nearer_walk(Rules rules, MoveList moves) noexcept nogil
cpdef int before_goal(Rules rules, Position position) noexcept nogil
cpdef bint stands_before_goal(Rules rules, Position position, int point) noexcept nogil
cpdef int walk(Rules rules, Position position, int start, int end) noexcept nogil
cpdef void end_turn(Rules rules, Position position) noexcept nogil
cpdef int place_verdict(Rules rules, Position position, int point) noexcept nogil
cpdef void list_places(Rules rules, Position position, MoveList moves) noexcept nogil
cpdef void list_moves(Rules rules, Position position, MoveList moves) noexcept nogil
cpdef int play(Rules rules, Position position, int move) noexcept nogil
cpdef void survey(Rules rules, Position position, Playout playout, int toll) noexcept nogil
cpdef int cost_at(Rules rules, Position position, Playout playout, int seat, int place) noexcept nogil
cpdef int best_cost(Rules rules, Position position, Playout playout, int seat) noexcept nogil
cpdef int best_point(Rules rules, Position position, Playout playout, int seat) noexcept nogil
cpdef int exposure(Rules rules, Position position, int point) noexcept nogil
cpdef int walked(Rules rules, int point) noexcept nogil
cpdef long long score_walk(Rules rules, Position position, Playout playout, int start, int end) noexcept nogil
cpdef int risk_left(Rules rules, Position position, Playout playout, int start) noexcept nogil
cpdef void mark_way(Rules rules, Position position, Playout playout, int seat, int toll) noexcept nogil
cpdef void mark_ways(Rules rules, Position position, Playout playout) noexcept nogil
cpdef int leading_opponent(Rules rules, Position position, Playout playout) noexcept nogil
cpdef long long most_delay(Rules rules, Position position, Playout playout, int point) noexcept nogil
cpdef long long score_delay(Rules rules, Position position, Playout playout, int point) noexcept nogil
cpdef long long score_spot(Rules rules, Position position, Playout playout, int point) noexcept nogil
cpdef int draw(Playout playout, int count) noexcept nogil
cpdef int draw_place(Rules rules, Position position, Playout playout) noexcept nogil
cpdef long long score_move(Rules rules, Position position, Playout playout, int move) noexcept nogil
cpdef long long score_place(Rules rules, Position position, Playout playout, int point, long long best) noexcept nogil
cpdef void keep_best(Playout playout, int move, long long score) noexcept nogil
cpdef int weigh_walks(Rules rules, Position position, Playout playout) noexcept nogil
cpdef int weigh_places(Rules rules, Position position, Playout playout) noexcept nogil
cpdef int pick_place(Rules rules, Position position, Playout playout) noexcept nogil
cpdef int pick_walk(Rules rules, Position position, Playout playout) noexcept nogil
cpdef void set_weight(Playout playout, int seat, int feature, long long weight) noexcept nogil
cpdef void reset(Playout playout, unsigned long long state) noexcept nogil
cpdef int advance(Rules rules, Position position, Playout playout) noexcept nogil
cpdef void note_throw(Position position, Playout playout) noexcept nogil
cpdef int decide(Rules rules, Position position, Playout playout) noexcept nogil
cpdef int nearest_pawn(Rules rules, Position position, int seat) noexcept nogil
cpdef void note_leader(Rules rules, Playout playout) noexcept nogil
cpdef void play_game(Rules rules, Position start, Position position, Playout playout) noexcept nogil
