# The C types of the engine: of its constants and attributes, then the lines of its functions.
cimport cython

cdef const int SEATS, PAWNS, CELLS, LAST_CELL, FACES, BASE, NOWHERE, NOBODY, BARRICADE
cdef const int LENGTHS, PATHS, RUNS, LINKS, MOVES, WORD, POSITION_BYTES, OPENING_SHARES
cdef const int LOT, OPENING, THROW, WALK, PLACE, OVER
cdef const int ALLOWED, OWN_PAWN, GOAL_CLOSED, BARRICADED, NO_PATH, TAKEN, FORBIDDEN
cdef const int PLACING, PASSING
cdef const int PASS_NEVER, PASS_ALWAYS, PASS_BLOCKED, WALLS_FIRST, WALLS_ANY
cdef const int WINS, PROGRESS, RUNNER, CAPTURES, CAPTURED_WAY, HITS, ENTERS, RISK_TAKEN, RISK_LEFT, PASSES
cdef const int DELAYS_LEADER, DELAYS_OTHERS, DELAYS_SELF, IN_FRONT, BESIDE_BARRICADE, BARRICADE_COST, FEATURES
cdef const int LOT_DRAWN, FAR, CHANCE, ENDED, NOISE_LEVELS, NOISE_UNIT
cdef const int COSTS, SHARES, TEMPO, TEMPO_UNIT
cdef const int POINTS, WHOLE, MOST_INPUTS, IN_ALWAYS, IN_HAND, IN_WALL, TABLE_INPUTS, IN_POINT, IN_HOUSED, IN_HOUSE
cdef const int IN_COST, WAYS, IN_DELAY, DELAYS, IN_WINNING, IN_HITTING, IN_CAPTURING, IN_BLOCKED, IN_DANGER, IN_PREY
cdef const int IN_LOSS, SEAT_INPUTS, WAY_TOLL, HIDDEN, WIDTH, SQUASH, LEAK, COLUMN_BITS, MOST_KEPT
cdef const long long WORST, BEST_SCORE
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
    cdef readonly short mirror[128]


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
    cdef readonly int surveyed_toll
    cdef readonly unsigned long long surveyed_low, surveyed_high
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


@cython.final
cdef class Temperatures:
    cdef long long noise[1024]
    cdef long long temperature[4]


@cython.final
cdef class Sight:
    cdef readonly int mirrored, count
    cdef short active[160]
    cdef short amount[160]
    cdef int kin[4]
    cdef int danger[128]
    cdef int prey[24]
    cdef int winning[4]
    cdef int hitting[4]
    cdef int capturing[4]
    cdef int moving[4]


@cython.final
cdef class Network:
    cdef short[::1] columns
    cdef short[::1] outputs
    cdef readonly int sides
    cdef int kin[4]
    cdef int total[48]
    cdef int squash[4096]
    cdef long long score[4]


@cython.final
cdef class Learner:
    cdef float[::1] columns
    cdef float[::1] outputs
    cdef short[::1] kept
    cdef public float rate, trace, warmth
    cdef public double error
    cdef readonly int sides, room, decisions
    cdef public int watched, longest
    cdef public long games, plies, learned, ended
    cdef float total[48]
    cdef float step[48]
    cdef float chance[4]
    cdef float target[4]
    cdef int mover[4096]
    cdef int kept_end[4097]
    cdef float thought[16384]
    cdef float hoped[4]


@cython.final
cdef class Level:
    cdef Position position
    cdef MoveList moves
    cdef long long looks[160]
    cdef long long worth[4]
    cdef Level deeper


@cython.final
cdef class Search:
    cdef long long strength[100]
    cdef int toll, widest, width
    cdef bint learned
    cdef readonly long long nodes
    cdef Playout playout
    cdef Network network
    cdef Sight sight
    cdef Level top


@cython.final
cdef class Cursor:
    cdef Rules rules
    cdef Position opening, position
    cdef Playout playout
    cdef readonly int seat, legal
    cpdef void start(self, unsigned long long seed)
    cpdef void go_to(self, Position position)
    cpdef void look(self)
    cpdef int play(self, int number) except -1
    cpdef int settle(self) except -1
    cpdef int settle_as(self, int number) except -1


# functions, written by tools/cython_headers.py from the type hints of the sections
cdef list filled(int value, int count)
cdef list padded(list values, int count)
cdef list weighted(int count)
cdef long long lengthen(int number) noexcept nogil
cpdef int make_move(int start, int end) noexcept nogil
cpdef int move_start(int move) noexcept nogil
cpdef int move_end(int move) noexcept nogil
cdef int next_on_way(unsigned long long way) noexcept nogil
cdef unsigned long long rest_of_way(unsigned long long way) noexcept nogil
cdef void copy_into(Position source, Position target) noexcept nogil
cpdef int owner_at(Position position, int point) noexcept nogil
cpdef void put_barricade(Position position, int point) noexcept nogil
cdef void lift_barricade(Position position, int point) noexcept nogil
cpdef void put_pawn(Position position, int seat, int start, int end) noexcept nogil
cpdef void sit(Position position, int seat, int house) noexcept nogil
cpdef void begin(Rules rules, Position position) noexcept nogil
cpdef void set_turn(Position position, int phase, int turn, int die, int turns) noexcept nogil
cpdef void call_contender(Position position, int seat) noexcept nogil
cdef int draw(Playout playout, int count) noexcept nogil
cpdef void draw_empty_house(Rules rules, Position position, int empty) noexcept nogil
cpdef void open_throws(Rules rules, Position position) noexcept nogil
cpdef void throw_die(Position position, int face) noexcept nogil
cdef void settle_opening(Position position) noexcept nogil
cpdef int walk_verdict(Rules rules, Position position, int start, int end) noexcept nogil
cdef int run_start(Position position, int start) noexcept nogil
cdef int path_verdict(Rules rules, Position position, int path) noexcept nogil
cdef bint crosses_barricade(Rules rules, Position position, int path) noexcept nogil
cdef bint over_wall(Rules rules, Position position, int path) noexcept nogil
cpdef bint goal_closed(Rules rules, Position position) noexcept nogil
cdef bint closed_to(Rules rules, Position position, int seat) noexcept nogil
cpdef int place_verdict(Rules rules, Position position, int point) noexcept nogil
cdef void survey(Rules rules, Position position, Playout playout, int toll) noexcept nogil
cdef void resurvey(Rules rules, Position position, Playout playout, int toll) noexcept nogil
cdef bint same_barricades(Position position, Playout playout) noexcept nogil
cdef int cost_at(Rules rules, Position position, Playout playout, int seat, int place) noexcept nogil
cdef int best_cost(Rules rules, Position position, Playout playout, int seat) noexcept nogil
cdef int best_point(Rules rules, Position position, Playout playout, int seat) noexcept nogil
cdef int walked(Rules rules, int point) noexcept nogil
cdef int nearest_pawn(Rules rules, Position position, int seat) noexcept nogil
cpdef int play(Rules rules, Position position, int move) noexcept nogil
cdef int walk(Rules rules, Position position, int start, int end) noexcept nogil
cdef void end_turn(Rules rules, Position position) noexcept nogil
cpdef int bytes_size() noexcept nogil
cpdef void write_bytes(Position position, unsigned char[::1] target, int at) noexcept nogil
cdef int barricades_among(Position position, int first) noexcept nogil
cpdef bint read_bytes(Rules rules, Position position, unsigned char[::1] source, int at) noexcept nogil
cdef bint read_points(Rules rules, Position position, unsigned char[::1] source, int at) noexcept nogil
cpdef int outcomes(Rules rules, Position position) noexcept nogil
cpdef int outcome_weight(Rules rules, Position position, int number) noexcept nogil
cdef int opening_weight(Position position, int seat, int face) noexcept nogil
cdef bint contends(Position position, int seat) noexcept nogil
cdef int thrown_weight(Position position, int way, int seat, int face) noexcept nogil
cdef int tied_weight(int tied, int face) noexcept nogil
cdef void begin_with(Position position, int seat, int face) noexcept nogil
cpdef bint settle_number(Rules rules, Position position, int number) noexcept nogil
cpdef void list_moves(Rules rules, Position position, MoveList moves) noexcept nogil
cpdef void list_walks(Rules rules, Position position, MoveList moves) noexcept nogil
cpdef void list_walks_from(Rules rules, Position position, MoveList moves, int start) noexcept nogil
cdef void list_places(Rules rules, Position position, MoveList moves) noexcept nogil
cdef bint may_stay(Rules rules, Position position, MoveList moves) noexcept nogil
cpdef int nearer_walk(Rules rules, MoveList moves) noexcept nogil
cdef int before_goal(Rules rules, Position position) noexcept nogil
cpdef bint stands_before_goal(Rules rules, Position position, int point) noexcept nogil
cdef void mark_all_ways(Rules rules, Position position, Playout playout) noexcept nogil
cdef int reach(Playout playout, int point, int tail) noexcept nogil
cpdef void set_kin(Sight sight, list blocks)
cdef int last_mover(Rules rules, Position position) noexcept nogil
cdef void list_inputs(Rules rules, Position position, Playout playout, Sight sight, int viewer) noexcept nogil
cdef void add_input(Sight sight, int number, int amount) noexcept nogil
cdef int as_seen(Rules rules, Sight sight, int point) noexcept nogil
cdef void list_pawns(Rules rules, Position position, Sight sight, int seat, int block) noexcept nogil
cdef void list_ways(Rules rules, Position position, Playout playout, Sight sight, int seat, int block) noexcept nogil
cdef void list_throws(Rules rules, Position position, Sight sight, int seat, int block) noexcept nogil
cdef int bits_in(int faces) noexcept nogil
cdef void look_at_throws(Rules rules, Position position, Sight sight) noexcept nogil
cdef void look_from(Rules rules, Position position, Sight sight, int seat, int place) noexcept nogil
cdef void look_at_end(Rules rules, Position position, Sight sight, int seat, int face, int end) noexcept nogil
cdef long long score_move(Rules rules, Position position, Playout playout, int move) noexcept nogil
cdef long long score_walk(Rules rules, Position position, Playout playout, int start, int end) noexcept nogil
cdef int exposure(Rules rules, Position position, int point) noexcept nogil
cdef int risk_left(Rules rules, Position position, Playout playout, int start) noexcept nogil
cdef long long score_place(Rules rules, Position position, Playout playout, int point, long long best) noexcept nogil
cdef long long score_spot(Rules rules, Position position, Playout playout, int point) noexcept nogil
cdef long long score_delay(Rules rules, Position position, Playout playout, int point) noexcept nogil
cdef long long most_delay(Rules rules, Position position, Playout playout, int point) noexcept nogil
cdef void mark_ways(Rules rules, Position position, Playout playout) noexcept nogil
cdef void mark_way(Rules rules, Position position, Playout playout, int seat, int toll) noexcept nogil
cdef int leading_opponent(Rules rules, Position position, Playout playout) noexcept nogil
cdef double think(Learner learner, Sight sight) noexcept nogil
cdef double side_score(Learner learner, int side) noexcept nogil
cdef double squashed(double score) noexcept nogil
cdef bint keep(Learner learner, Sight sight, int seat) noexcept nogil
cdef void recall(Learner learner, Sight sight, int number) noexcept nogil
cdef void learn(Learner learner, Sight sight) noexcept nogil
cpdef void set_outputs(Network network, list outputs)
cdef long long score_seats(Network network, Sight sight) noexcept nogil
cdef long long side_score_of(Network network, int side) noexcept nogil
cdef long long chance_in(Network network, int offset) noexcept nogil
cpdef int pick_walk(Rules rules, Position position, Playout playout) noexcept nogil
cdef int weigh_walks(Rules rules, Position position, Playout playout) noexcept nogil
cpdef int pick_place(Rules rules, Position position, Playout playout) noexcept nogil
cdef int weigh_places(Rules rules, Position position, Playout playout) noexcept nogil
cdef int draw_place(Rules rules, Position position, Playout playout) noexcept nogil
cdef void keep_best(Playout playout, int move, long long score) noexcept nogil
cpdef void set_temperature(Temperatures temperatures, int seat, long long temperature) noexcept nogil
cdef int choose_warm(Rules rules, Position position, Playout playout, Temperatures temperatures) noexcept nogil
cdef void ready_scores(Rules rules, Position position, Playout playout) noexcept nogil
cdef long long listed_score(Rules rules, Position position, Playout playout, int move) noexcept nogil
cdef long long score_after(Rules rules, Position position, Position after, Playout playout, Sight sight, Network network, int index) noexcept nogil
cpdef int choose_by_network(Rules rules, Position position, Position after, Playout playout, Sight sight, Network network) noexcept nogil
cpdef void score_moves(Rules rules, Position position, Position after, Playout playout, Sight sight, Network network, long long[::1] rows) noexcept nogil
cdef void fill_chances(Rules rules, Network network, int viewer, long long[::1] rows, int first) noexcept nogil
cdef void fill_result(Rules rules, Position position, long long[::1] rows, int first) noexcept nogil
cpdef void position_chances(Rules rules, Position position, Position after, Playout playout, Sight sight, Network network, long long[::1] rows) noexcept nogil
cpdef int list_afterstates(Rules rules, Position position, Position after, Playout playout, Sight sight, long long[::1] ends, short[::1] inputs) noexcept nogil
cpdef void play_game(Rules rules, Position start, Position position, Playout playout) noexcept nogil
cpdef void set_weight(Playout playout, int seat, int feature, long long weight) noexcept nogil
cpdef void reset(Playout playout, unsigned long long state) noexcept nogil
cpdef int advance(Rules rules, Position position, Playout playout) noexcept nogil
cdef void note_throw(Position position, Playout playout) noexcept nogil
cdef int decide(Rules rules, Position position, Playout playout) noexcept nogil
cdef void note_leader(Rules rules, Playout playout) noexcept nogil
cpdef int search_moves(Rules rules, Search search, Position start, int throws) noexcept nogil
cpdef void weigh_position(Rules rules, Search search, Position start, int throws) noexcept nogil
cpdef long long worth_to(Search search, int seat) noexcept nogil
cdef void weigh(Rules rules, Search search, Level level, int throws) noexcept nogil
cdef void weigh_end(Rules rules, Level level) noexcept nogil
cdef void weigh_throw(Rules rules, Search search, Level level, Level deeper, int throws) noexcept nogil
cdef void weigh_moves(Rules rules, Search search, Level level, Level deeper, int throws) noexcept nogil
cdef void try_move(Rules rules, Level level, Level deeper, int number) noexcept nogil
cdef void look_at_moves(Rules rules, Search search, Level level, Level deeper, Playout playout, bint on_ways) noexcept nogil
cdef int best_of(Rules rules, Search search, Level level, Level deeper, int throws, int width) noexcept nogil
cdef int best_look(Level level) noexcept nogil
cdef bint mark_useful(Rules rules, Search search, Level level, Playout playout) noexcept nogil
cdef void weigh_standing(Rules rules, Search search, Position position, Playout playout, Level level) noexcept nogil
cdef void weigh_by_network(Rules rules, Position position, Playout playout, Sight sight, Network network, Level level) noexcept nogil
cdef void weigh_strengths(Rules rules, Search search, Position position, Playout playout, Level level) noexcept nogil
cdef long long seat_strength(Rules rules, Search search, Position position, Playout playout, int seat) noexcept nogil
cdef long long pawn_strength(Rules rules, Search search, Position position, Playout playout, int seat, int index) noexcept nogil
cpdef void play_out(Rules rules, Position start, Position position, Playout playout, Temperatures temperatures, unsigned long long seed, unsigned long long first, int count, int plies, long long[::1] rows) noexcept nogil
cdef int place_of(Rules rules, Position position, int seat) noexcept nogil
cdef int play_on(Rules rules, Position position, Playout playout, Temperatures temperatures, unsigned long long seed, unsigned long long number, int plies) noexcept nogil
cdef unsigned long long stirred(unsigned long long number) noexcept nogil
cdef unsigned long long event_seed(unsigned long long begun, int step) noexcept nogil
cdef void play_by(Rules rules, Position position, Playout playout, Temperatures temperatures) noexcept nogil
cpdef bint play_numbered(Rules rules, Position position, Playout playout, int number) noexcept nogil
cpdef void self_play(Rules rules, Position start, Position position, Position after, Playout playout, Sight sight, Temperatures temperatures, Learner learner, unsigned long long seed, unsigned long long first, int count) noexcept nogil
cdef void follow_game(Rules rules, Position position, Position after, Playout playout, Sight sight, Temperatures temperatures, Learner learner, int watching) noexcept nogil
cdef int choose_thought(Rules rules, Position position, Position after, Playout playout, Sight sight, Temperatures temperatures, Learner learner) noexcept nogil
cdef void learn_game(Rules rules, Position position, Sight sight, Learner learner) noexcept nogil
cdef double result_for(Rules rules, Position position, int seat) noexcept nogil
