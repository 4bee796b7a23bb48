# The C types of the engine: of its constants and attributes, then the lines of its functions.
cimport cython

cdef const int WHITE, NOBODY, SIDE, TILES, CAMP, PAWNS
cdef const int GREEN, ORANGE, RED
cdef const int LAYOUT, PUSH, MOVE, OVER
cdef const int ENTER, ADVANCE, TOP
cdef const unsigned long long ONE, ROW, EDGE, BOARD, PUSHES, LOW, MASK, STRIDE, STIR, SETTLE
cdef const double UNIT
cdef const int OWN_STEPS, OTHER_STEPS, OWN_MOVES, OTHER_MOVES, OWN_EDGE, OTHER_EDGE, SPARE_GREEN, NOISE, FEATURES
cdef const int FIELDS, POSITION_BYTES, CHANCE, ENDED, NOISE_LEVELS
cdef const int LEAD, FURTHER, OPEN_MOVES, ON_EDGE, TEMPO, TERMS
cdef const int DEEPEST, WON, SURELY, NO_VALUE, ENTRIES, EXACT, AT_LEAST, AT_MOST, CODES
cdef const unsigned long long KEY_BITS

@cython.final
cdef class Board:
    cdef public unsigned long long green, orange
    cdef public unsigned long long[2] pawns
    cdef public int[2] camp
    cdef public int[2] home
    cdef public int spare, turn, phase, turns, limit, laid

@cython.final
cdef class Playout:
    cdef public Board opening, board, trial
    cdef public int[36] tiles
    cdef public int[3] counts
    cdef public bint mirror
    cdef public bint[2] greedy
    cdef public double[16] weights
    cdef public unsigned long long state
    cdef public int plies, captures, chosen, blocked, leader, lead_changes

@cython.final
cdef class Policies:
    cdef bint weighs[2]
    cdef double weight[16]
    cdef double temperature[2]
    cdef double noise[1024]

@cython.final
cdef class Search:
    cdef public Board board
    cdef int weight[5]
    cdef unsigned long long green[41]
    cdef unsigned long long orange[41]
    cdef unsigned long long pawns[82]
    cdef int camp[82]
    cdef int home[82]
    cdef int spare[41]
    cdef int turn[41]
    cdef int phase[41]
    cdef int turns[41]
    cdef int history[96]
    cdef readonly long long nodes, most
    cdef readonly bint stopped
    cdef readonly int chosen, value

@cython.final
cdef class Cursor:
    cdef Playout playout
    cdef readonly int seat, legal
    cdef unsigned long long options
    cpdef void start(self, unsigned long long seed)
    cpdef void go_to(self, Board position)
    cpdef void look(self)
    cpdef int play(self, int number) except -1
    cpdef int settle(self) except -1
    cpdef int settle_as(self, int number) except -1


# functions, written by tools/cython_headers.py from the type hints of the sections
cdef void overwrite(Board board, Board other) noexcept nogil
cpdef Board twin(Board board)
cpdef void lay(Board board, int tile, int light) noexcept nogil
cpdef int light_of(Board board, int tile) noexcept nogil
cpdef int pawn_on(Board board, int tile) noexcept nogil
cpdef void place_pawn(Board board, int seat, int tile) noexcept nogil
cdef int make_fall(int seat, int tile) noexcept nogil
cpdef int fall_seat(int fall) noexcept nogil
cpdef int fall_tile(int fall) noexcept nogil
cpdef int lowest(unsigned long long tiles) noexcept nogil
cpdef int count(unsigned long long tiles) noexcept nogil
cpdef unsigned long long choices(Board board) noexcept nogil
cpdef unsigned long long pawn_choices(Board board, int seat) noexcept nogil
cdef unsigned long long movers(Board board, int seat) noexcept nogil
cdef unsigned long long entries(Board board, int seat) noexcept nogil
cpdef unsigned long long open_tiles(Board board, int seat) noexcept nogil
cpdef int bytes_size() noexcept nogil
cpdef void write_bytes(Board board, unsigned char[::1] target, int at) noexcept nogil
cdef void write_number(unsigned long long number, unsigned char[::1] target, int at) noexcept nogil
cdef unsigned long long read_number(unsigned char[::1] source, int at) noexcept nogil
cdef unsigned long long joined(unsigned long long higher, int lower) noexcept nogil
cpdef bint read_bytes(Board board, unsigned char[::1] source, int at) noexcept nogil
cpdef int apply(Board board, int code) noexcept nogil
cdef int push_and_return(Board board, int row) noexcept nogil
cdef int push(Board board, int row) noexcept nogil
cdef unsigned long long slide(unsigned long long tiles, int row, unsigned long long entering) noexcept nogil
cdef int return_tile(Board board, int seat, int row) noexcept nogil
cdef void advance(Board board, int tile) noexcept nogil
cdef void end_turn(Board board) noexcept nogil
cpdef int winner(Board board) noexcept nogil
cdef unsigned long long random_bits(Playout playout) noexcept nogil
cdef unsigned long long stirred(unsigned long long number) noexcept nogil
cdef int below(Playout playout, int bound) noexcept nogil
cdef void shuffle(Playout playout) noexcept nogil
cdef int tiles_to_lay(Playout playout) noexcept nogil
cdef void lay_next(Playout playout, Board board, int light) noexcept nogil
cpdef int lights_left(Playout playout, Board board, int light) noexcept nogil
cdef unsigned long long first_tiles(int number) noexcept nogil
cdef int sorted_light(Playout playout, int number) noexcept nogil
cpdef bint settle_number(Playout playout, Board board, int number) noexcept nogil
cdef int mirrored(int tile) noexcept nogil
cdef int numbered(unsigned long long options, int number) noexcept nogil
cdef double score(Playout playout, int seat) noexcept nogil
cpdef int steps(Board board, int seat) noexcept nogil
cdef void save(Search search, Board board, int ply) noexcept nogil
cdef void restore(Search search, Board board, int ply) noexcept nogil
cdef unsigned long long position_key(Board board) noexcept nogil
cdef unsigned long long mixed(unsigned long long first, unsigned long long second) noexcept nogil
cdef int entry_of(unsigned long long key) noexcept nogil
cdef long long as_kept(unsigned long long key) noexcept nogil
cdef void remember(long long[::1] table, unsigned long long key, int depth, int bound, long long value, int code) noexcept nogil
cdef int known_code(long long known) noexcept nogil
cdef int known_bound(long long known) noexcept nogil
cdef int known_depth(long long known) noexcept nogil
cdef int known_value(long long known, int ply) noexcept nogil
cdef int lasting_value(int value, int ply) noexcept nogil
cdef int chosen(Playout playout, unsigned long long options, int number) noexcept nogil
cdef int best(Playout playout, unsigned long long options) noexcept nogil
cpdef void begin_search(Search search, Board start, long long most) noexcept nogil
cpdef bint deepen(Search search, long long[::1] table, int depth) noexcept nogil
cdef int likeliest(Search search, unsigned long long options, int seat, int known) noexcept nogil
cdef int value_after(Search search, Board board, long long[::1] table, int depth, int low, int high, int ply, int code) noexcept nogil
cdef int value_of(Search search, Board board, long long[::1] table, int depth, int low, int high, int ply) noexcept nogil
cdef bint decides(long long known, int value, int low, int high) noexcept nogil
cdef int best_value(Search search, Board board, long long[::1] table, int depth, int low, int high, int ply, unsigned long long key, int best_code) noexcept nogil
cdef int standing(Search search, Board board) noexcept nogil
cdef int squared_steps(Board board, int seat) noexcept nogil
cpdef void play_games(Playout playout, unsigned long long seed, unsigned long long first, int games, long long[::1] counts) noexcept nogil
cpdef void begin(Playout playout, unsigned long long seed, unsigned long long number) noexcept nogil
cpdef int decide(Playout playout) noexcept nogil
cdef void note_leader(Playout playout) noexcept nogil
cpdef void set_policy(Policies policies, int seat, list weights, double temperature)
cdef void take_policies(Playout playout, Policies policies) noexcept nogil
cdef int choose_by(Playout playout, Policies policies, unsigned long long options, int number) noexcept nogil
cdef int choose_warm(Playout playout, Policies policies, unsigned long long options) noexcept nogil
cpdef void play_out(Board start, Playout playout, Policies policies, unsigned long long seed, unsigned long long first, int games, int plies, long long[::1] rows) noexcept nogil
cdef int place_of(Board board, int seat) noexcept nogil
cdef int play_on(Playout playout, Policies policies, unsigned long long begun, int plies) noexcept nogil
cdef unsigned long long event_seed(unsigned long long begun, int step) noexcept nogil
cdef void play_by(Playout playout, Policies policies, unsigned long long options) noexcept nogil
