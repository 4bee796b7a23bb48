cimport cython

cdef const int WHITE, NOBODY, SIDE, TILES, CAMP, PAWNS
cdef const int GREEN, ORANGE, RED
cdef const int LAYOUT, PUSH, MOVE, OVER
cdef const int ENTER, ADVANCE, TOP
cdef const unsigned long long ONE, ROW, EDGE, BOARD, PUSHES, LOW, MASK, STRIDE, STIR, SETTLE
cdef const double UNIT
cdef const int OWN_STEPS, OTHER_STEPS, OWN_MOVES, OTHER_MOVES, OWN_EDGE, OTHER_EDGE, SPARE_GREEN, NOISE, FEATURES
cdef const int FIELDS

@cython.final
cdef class Board:
    cdef public unsigned long long green, orange
    cdef public unsigned long long[2] pawns
    cdef public int[2] camp
    cdef public int[2] home
    cdef public int spare, turn, phase, turns, limit

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

cpdef void overwrite(Board board, Board other) noexcept nogil
cpdef Board twin(Board board)
cpdef void lay(Board board, int tile, int light) noexcept nogil
cpdef int light_of(Board board, int tile) noexcept nogil
cpdef int pawn_on(Board board, int tile) noexcept nogil
cpdef void place_pawn(Board board, int seat, int tile) noexcept nogil
cpdef int lowest(unsigned long long tiles) noexcept nogil
cpdef int count(unsigned long long tiles) noexcept nogil
cpdef unsigned long long open_tiles(Board board, int seat) noexcept nogil
cpdef unsigned long long movers(Board board, int seat) noexcept nogil
cpdef unsigned long long entries(Board board, int seat) noexcept nogil
cpdef unsigned long long pawn_choices(Board board, int seat) noexcept nogil
cpdef unsigned long long choices(Board board) noexcept nogil
@cython.locals(shift=int)
cpdef unsigned long long slide(unsigned long long tiles, int row, unsigned long long entering) noexcept nogil
cpdef int push(Board board, int row) noexcept nogil
cpdef int return_tile(Board board, int seat, int row) noexcept nogil
cpdef int push_and_return(Board board, int row) noexcept nogil
cpdef void advance(Board board, int tile) noexcept nogil
cpdef void end_turn(Board board) noexcept nogil
cpdef int apply(Board board, int code) noexcept nogil
cpdef unsigned long long random_bits(Playout playout) noexcept nogil
cpdef unsigned long long stirred(unsigned long long number) noexcept nogil
cpdef int below(Playout playout, int bound) noexcept nogil
cpdef void begin(Playout playout, unsigned long long seed, unsigned long long number) noexcept nogil
cpdef void shuffle(Playout playout) noexcept nogil
cpdef int sorted_light(Playout playout, int number) noexcept nogil
cpdef int mirrored(int tile) noexcept nogil
cpdef int decide(Playout playout) noexcept nogil
cpdef int chosen(Playout playout, unsigned long long options, int number) noexcept nogil
cpdef int best(Playout playout, unsigned long long options) noexcept nogil
cpdef double score(Playout playout, int seat) noexcept nogil
cpdef int steps(Board board, int seat) noexcept nogil
cpdef void note_leader(Playout playout) noexcept nogil
cpdef int winner(Board board) noexcept nogil
@cython.locals(game=int, at=int)
cpdef void play_games(Playout playout, unsigned long long seed, unsigned long long first, int games, long long[::1] counts) noexcept nogil
