# The C types of the engine: of its constants and attributes, then the lines of its functions.
cimport cython

cdef const int UNDO, MOST_RESULTS, SEATS, SLOTS, RANKS, WILD, PACK, REACH, SQUARES, HOUSE, BASE, NOBODY, FAR
cdef const int MOST_MOVES, MOST_PARTS, MOST_STATES, TABLE, MOST_EVENTS, CHAIN, ON_RING, ONWARD, HOMEWARD, ASTRAY
cdef const int ENTER, WALK, RETREAT, PUSH, SWAP, SPLIT, ARRIVE, DISCARD_HAND, DISCARD_ONE, LAY, GIVE, DEAL, PASS
cdef const int DECLINE, LOT_SIDE, DRAW_FOR_DEAL, LOT_DEALER, SHUFFLE, DRAWING, HANDING_OUT, DEALING, EXCHANGE, PLAYING, EXTRA, OVER
cdef const int THEN_DEAL, THEN_SIZE, THEN_NEXT, THEN_EXTRA, THEN_PLAY, GUARD_NOBODY, GUARD_ANY, START_LAST_RESORT
cdef const int START_NEVER, SWAP_OTHER_COLOUR, SWAP_OPPONENT, STUCK_HAND, STUCK_ONE, STUCK_LAY, DRAW_AFTER
cdef const int DRAW_BEFORE, DRAW_NEVER, AGAIN_NOW, AGAIN_TOKEN, DEAL_ONCE, DEAL_PLAY_OUT, DEAL_CONTINUE
cdef const int DEAL_RESHUFFLE, DEAL_FILL_UP, LOT_UNUSED, LOT_SHARED, LOT_LONE, ALLOWED, V_GAME_OVER, V_LIMIT_REACHED
cdef const int V_NOT_YOUR_TURN, V_GIVEN_ALREADY, V_CHANCE_DUE, V_WRONG_PHASE, V_NO_SUCH_MOVE, V_DISCARD_WHOLE
cdef const int V_DISCARD_ONE, V_CARD_NOT_HELD, V_CARD_CANNOT_ENTER, V_CARD_CANNOT_SWAP, V_CARD_CANNOT_DIVIDE
cdef const int V_CARD_CANNOT_ARRIVE, V_CARD_CANNOT_WALK, V_JOKER_UNNAMED, V_NO_JUMPS, V_NO_JUMP_WITH_CARD
cdef const int V_WRONG_DEAL, V_NO_PAWN_IN_BASE, V_NO_PAWN_THERE, V_NOT_YOUR_PAWN, V_PARTNER_NOT_YET, V_PARTNER_NOW
cdef const int V_SEVEN_NOT_SHARED, V_NOT_AN_OPPONENT, V_SAME_SQUARE, V_WRONG_OWNER, V_NOT_ANOTHER_COLOUR
cdef const int V_PAWN_IN_HOUSE, V_PAWN_PROTECTED, V_PAWN_MOVED_ALREADY, V_NOT_ON_EXIT, V_OTHERS_NOT_ON_BOARD
cdef const int V_HOUSE_OF_ANOTHER, V_HOUSE_NEVER_LEFT, V_HOUSE_BACKWARDS, V_HOUSE_NOT_BY_PUSH, V_HOUSE_AFTER_LAP
cdef const int V_BEYOND_HOUSE, V_WRONG_COUNT, V_SEVEN_PART, V_NO_JUMP_HERE, V_GUARD_IN_THE_WAY, V_OWN_PAWN_IN_THE_WAY
cdef const int V_ROOM_PAWN_IN_THE_WAY, V_START_NOT_PASSED, V_GUARD_ON_LANDING, V_OWN_PAWN_ON_LANDING
cdef const int V_PARTNER_ON_LANDING, V_ROOM_TAKEN, V_SEVEN_INCOMPLETE, V_LAST_RESORT, V_MUST_PLAY, V_MUST_CARRY_OUT
cdef const int V_TOO_MANY_CARDS, E_PLAYED, E_ENTERED, E_WALKED, E_JUMPED, E_SENT_ON, E_LAPPED, E_CAPTURED, E_SWAPPED
cdef const int E_HOUSED, E_FINISHED, E_LAID, E_DISCARDED, E_SHOWN, E_GAVE, E_EXCHANGED, E_DREW, E_DEALT, E_CHOSE_DEAL
cdef const int E_TURNED_OVER, E_SHUFFLED, E_DREW_FOR_DEAL, E_DEALER, E_UNUSED, E_SHARED, E_PASSED, E_DECLINED
cdef const int E_TOKEN_EARNED, E_TOKEN_SPENT, E_PLAYS_AGAIN, E_PLACED, E_DRAWN, E_TIED, F_PROGRESS, F_ON_BOARD, F_HOME
cdef const int F_THEIR_PROGRESS, F_THEIR_ON_BOARD, F_THEIR_HOME, F_EXPOSED, F_HUNTING, F_AGAIN, F_DEEP, F_WASTE, F_LAID, F_GIFT, F_DEAL, FEATURES
cdef const int SEALED, OPENED, FORGETFUL, FRESH_PLACE, MOST_OF_A_RANK, COUNTER_BYTES, SEAT_BYTES
cdef const int CLOSE, PARTNER_MOVES, CHANCE, REFEREE, NOISE_LEVELS, ENDED
cdef const int WHOLE, MOST_INPUTS, IN_ALWAYS, IN_UNSEEN, IN_EXCHANGE, IN_DEAL, IN_OWED, IN_STOCK
cdef const int IN_ORDER, IN_LAST, TABLE_INPUTS, IN_PLACE, IN_ROOM, IN_BASED, IN_HOME, IN_GUARD
cdef const int IN_HIT, IN_HOUSE, IN_ENTER, IN_NEAR, IN_HOLD, IN_PAIR, IN_DANGER, IN_HELD
cdef const int IN_TOKENS, IN_NEXT, IN_PASSED, IN_DEALER, SEAT_INPUTS, HIDDEN, WIDTH, SQUASH, LEAK
cdef const int COLUMN_BITS, MOST_KEPT, LANES, REFEREED, IN_ALL, IN_ZONE, IN_WAY, IN_LEAP, IN_PREY, IN_SWAP, IN_PUSH, IN_HELPED, IN_COMING, IN_LATER, IN_FAST, IN_WIN, IN_WIN_SOON
cdef const long long BEST_SCORE
cdef const unsigned long long MASK, GOLDEN, FIRST_MIX, SECOND_MIX
cdef const unsigned int ONE
cdef bint PLAIN
cdef const double EPSILON


@cython.final
cdef class Rules:
    cdef public int seats, teams, arms, arm_length, ring, pawns, rooms, lot, lot_turns, entrance, entry, stacking, corners
    cdef public int guard, guard_blocks, pass_own, land_own, land_partner
    cdef public int jump_captures_first, jump_past_start, pass_start, seven_stops, seven_overflow, swap_with
    cdef public int swap_own_start, push_own_start, help_freely
    cdef public int hand, deal, draw, dealer_extra, draw_for_deal, dealer_first, exchange, keep, stuck, again
    cdef public int restock_shuffled, partner_play, play_on, ply_limit, version, jokers, jumps, jump_length, to_centre, longest_part
    cdef public int forward[14]
    cdef public int back[14]
    cdef public int push[14]
    cdef public int enters[14]
    cdef public int swaps[14]
    cdef public int divides[14]
    cdef public int sweeps[14]
    cdef public int eats[14]
    cdef public int arrives[14]
    cdef public int gives_again[14]
    cdef public int wild[14]
    cdef public int jump[14]
    cdef public int only_walks[14]
    cdef public int doubles[14]
    cdef public int seat_arms[8]
    cdef public int enter_ranks, arrive_ranks, swap_ranks, push_ranks, push_steps
    cdef public int leap_ranks[32]
    cdef public int hit_ranks[288]
    cdef public int step_ranks[32]
    cdef public int near_ranks[144]
    cdef public int central[144]
    cdef public int corner[144]
    cdef public int text_rank[256]
    cdef public int lowest[128]
    cdef public unsigned int gates[2880]
    cdef public unsigned long long reach_low[144]
    cdef public unsigned long long reach_middle[144]
    cdef public unsigned long long reach_high[144]


@cython.final
cdef class Position:
    cdef unsigned char place[32]
    cdef signed char occupant[144]
    cdef unsigned char rooms[8]
    cdef unsigned char home[8]
    cdef unsigned char arm[8]
    cdef unsigned char start[8]
    cdef public unsigned int fresh, guards, based
    cdef unsigned char hand[112]
    cdef unsigned char shown[112]
    cdef unsigned char given[112]
    cdef unsigned char held[8]
    cdef unsigned short ranks[8]
    cdef signed char gift[8]
    cdef unsigned char stock[54]
    cdef unsigned char discard[54]
    cdef unsigned char tokens[8]
    cdef unsigned char order[8]
    cdef public int stock_next, stock_end, discard_count, stock_known, phase, turn, dealer, candidates, passed
    cdef public int owed, then, deal_size, deals, turns, first, finished, drawn, opened
    cpdef Position copy(self)


@cython.final
cdef class Scratch:
    cdef public Position board, trial
    cdef public int count, laps, parts, event_count, noting, captures, states, stamp, chain_count, mover_count, walker_count
    cdef public int undo_count, overfull, outcome_count, counting, every_spelling, plies, choices, discards, leads, leader
    cdef public int seven_left, seven_moved, seven_first, seven_lapped
    cdef public unsigned long long seed
    cdef int header[32768]
    cdef int first_part[32768]
    cdef unsigned long long sort_key[32768]
    cdef signed char lapping[32768]
    cdef int part[131072]
    cdef public int events[2560]
    cdef public int chain[9]
    cdef public int movers[4]
    cdef public int walkers[4]
    cdef public int meets[4]
    cdef public int outcome[54]
    cdef public double weights[14]
    cdef public double before[14]
    cdef public double after[14]
    cdef public int tally_held[14]
    cdef public int tally_dead[14]
    cdef unsigned long long state_key[32768]
    cdef int state_rest[32768]
    cdef int state_parent[32768]
    cdef int state_part[32768]
    cdef int table[65536]
    cdef int table_stamp[65536]
    cdef public int candidate[128]
    cdef int result_part[32768]
    cdef int undo[64]
    cpdef void demand_room(self) except *


@cython.final
cdef class Knowledge:
    cdef Position base
    cdef readonly int giving
    cdef int stock_hidden, hidden
    cdef int rest[14]
    cdef int wanted[8]


@cython.final
cdef class Policies:
    cdef int weighs[8]
    cdef double weight[112]
    cdef double temperature[8]
    cdef double noise[1024]


@cython.final
cdef class Survey:
    cdef readonly int viewer, hidden, count, fixed, walkers, next, sees_all
    cdef int rest[14]
    cdef int unknown[8]
    cdef int chance[112]
    cdef int kin[8]
    cdef int side[8]
    cdef int block[8]
    cdef int walker[32]
    cdef int hits[8]
    cdef int helper[8]
    cdef int helped[8]
    cdef int prey[112]
    cdef int standing[8]
    cdef int stood[8]
    cdef int place[32]
    cdef unsigned int fresh, guards
    cdef short active[2048]
    cdef short amount[2048]


@cython.final
cdef class Network:
    cdef short[::1] columns
    cdef short[::1] outputs
    cdef readonly int sides
    cdef int kin[8]
    cdef int base[40]
    cdef int total[40]
    cdef int squash[4096]
    cdef long long score[8]


@cython.final
cdef class Learner:
    cdef float[::1] columns
    cdef float[::1] outputs
    cdef short[::1] kept
    cdef public float rate, fading, warmth
    cdef float unit, leak
    cdef public double error
    cdef readonly int sides, room, decisions
    cdef public int watched, longest
    cdef public long games, plies, learned, ended
    cdef float base[40]
    cdef float total[40]
    cdef float step[40]
    cdef float lane[8]
    cdef float chance[8]
    cdef float target[8]
    cdef int mover[4096]
    cdef int kept_end[4097]
    cdef float thought[32768]
    cdef float hoped[128]
    cdef int best_count
    cdef short best_active[2048]
    cdef short best_amount[2048]


@cython.final
cdef class Cursor:
    cdef Rules rules
    cdef Position position
    cdef Scratch scratch
    cdef readonly int seat, legal
    cpdef void start(self, unsigned long long seed)
    cpdef void look(self)
    cpdef int play(self, int number) except -1
    cpdef int settle(self) except -1
    cpdef int settle_as(self, int number) except -1


cdef class GameCalls:
    cdef readonly Rules engine_rules
    cdef list idle
    cpdef tuple actors(self, Position position)
    cpdef list legal_moves(self, Position position, int seat)
    cpdef Position play(self, Position position, int seat, Move move)


@cython.final
@cython.freelist(64)
cdef class Move:
    cdef readonly int kind, card, named, count
    cdef int part[9]


# functions, written by tools/cython_headers.py from the type hints of the sections
cdef list filled(int value, int count)
cdef list weighted(int count)
cdef unsigned long long widen(unsigned int bits) noexcept nogil
cdef long long lengthen(int number) noexcept nogil
cpdef int seat_of(int pawn) noexcept nogil
cdef int number_of(int pawn) noexcept nogil
cdef int first_pawn(int seat) noexcept nogil
cdef int hand_slot(int seat, int rank) noexcept nogil
cpdef int make_part(int origin, int landing, int way, int other) noexcept nogil
cpdef int part_from(int part) noexcept nogil
cpdef int part_to(int part) noexcept nogil
cpdef int part_way(int part) noexcept nogil
cpdef int part_other(int part) noexcept nogil
cpdef int make_astray(int origin, int landing, int beyond) noexcept nogil
cpdef int part_beyond(int part) noexcept nogil
cdef int make_header(int kind, int card, int named, int count) noexcept nogil
cdef int header_kind(int header) noexcept nogil
cdef int header_card(int header) noexcept nogil
cdef int header_named(int header) noexcept nogil
cdef int header_count(int header) noexcept nogil
cdef bint same_but_for_parts(int header, int other) noexcept nogil
cdef int blame(int code, int pawn) noexcept nogil
cdef int point_at(int code, int place) noexcept nogil
cdef int in_part(int verdict, int number, int rest) noexcept nogil
cpdef int verdict_code(int verdict) noexcept nogil
cpdef int verdict_about(int verdict) noexcept nogil
cpdef bint concerns_part(int verdict) noexcept nogil
cpdef int verdict_steps(int verdict) noexcept nogil
cpdef int verdict_part(int verdict) noexcept nogil
cdef int way_bit(int way) noexcept nogil
cdef int lap_bit(int way) noexcept nogil
cdef bint has_way(int found, int way) noexcept nogil
cdef int way_laps(int found, int way) noexcept nogil
cdef int without_way(int found, int way) noexcept nogil
cpdef int make_rest(int rest, int lapping, int used) noexcept nogil
cpdef int steps_left(int state) noexcept nogil
cpdef int has_lapped(int state) noexcept nogil
cpdef int moved_pawns(int state) noexcept nogil
cdef int make_candidate(int pawn, int part) noexcept nogil
cpdef int candidate_pawn(int candidate) noexcept nogil
cpdef int candidate_part(int candidate) noexcept nogil
cdef int make_undo(int pawn, int place) noexcept nogil
cdef int undo_pawn(int undo) noexcept nogil
cdef int undo_place(int undo) noexcept nogil
cdef void copy_board(Position target, Position source) noexcept nogil
cdef void copy_position(Position target, Position source) noexcept nogil
cdef void copy_counters(Position target, Position source) noexcept nogil
cpdef dict unpack(Position position)
cpdef void set_tokens(Position position, list tokens)
cpdef void set_order(Position position, list order)
cpdef void set_gifts(Position position, list gifts)
cpdef void put_in(Position position, int seat, int rank) noexcept nogil
cpdef void set_cards(Position position, list hands, list stock, list discard)
cpdef void set_known(Position position, list shown, list given)
cpdef void start_position(Rules rules, Position position) noexcept nogil
cdef int after_seating(Rules rules) noexcept nogil
cpdef void sit(Rules rules, Position position, int seat, int arm) noexcept nogil
cdef void fill_stock(Rules rules, Position position) noexcept nogil
cpdef void clear_position(Position position) noexcept nogil
cdef void note(Scratch scratch, int kind, int seat, int a, int b, int c) noexcept nogil
cpdef list noted(Scratch scratch)
cpdef void set_outcome(Scratch scratch, list outcome)
cpdef int partner_of(Rules rules, int seat) noexcept nogil
cdef bint same_side(Rules rules, int seat, int other) noexcept nogil
cpdef int side_of(Rules rules, int seat) noexcept nogil
cpdef int sides(Rules rules) noexcept nogil
cpdef int played_seat(Rules rules, Position position, int seat) noexcept nogil
cpdef int seven_mover(Rules rules, Position board, int seat, int first) noexcept nogil
cpdef bint side_done(Rules rules, Position position, int seat) noexcept nogil
cpdef bint is_placed(Rules rules, Position position, int side) noexcept nogil
cdef bint helps_freely(Rules rules, Position position, int seat) noexcept nogil
cpdef bint acts(Rules rules, Position position, int seat) noexcept nogil
cpdef tuple actors_of(Rules rules, Position position)
cpdef int acting_seat(Rules rules, Position position) noexcept nogil
cpdef int ahead(Rules rules, int square, int steps) noexcept nogil
cpdef int progress(Rules rules, Position position, int pawn) noexcept nogil
cpdef int house_of(Position position, int seat) noexcept nogil
cpdef int onward(Rules rules, int square, int direction) noexcept nogil
cdef bint is_corner(Rules rules, int square) noexcept nogil
cdef int corner_way(Rules rules, Position position, int pawn, int square) noexcept nogil
cpdef int to_entrance(Rules rules, Position position, int pawn) noexcept nogil
cdef int way_left(Rules rules, Position position, int pawn) noexcept nogil
cdef bint is_fresh(Position position, int pawn) noexcept nogil
cdef bint guarded(Rules rules, Position position, int pawn) noexcept nogil
cpdef void lift(Rules rules, Position position, int pawn) noexcept nogil
cpdef void set_down(Rules rules, Position position, int pawn, int place) noexcept nogil
cpdef void set_fresh(Rules rules, Position position, int pawn) noexcept nogil
cdef int pawn_slots(Rules rules) noexcept nogil
cdef int waiting_pawn(Rules rules, Position position, int seat) noexcept nogil
cdef int pawn_at(Rules rules, Position position, int seat, int place) noexcept nogil
cpdef int anybody_at(Rules rules, Position position, int place) noexcept nogil
cdef int mover_at(Rules rules, Position position, int place) noexcept nogil
cdef bint repeated(Position position, int pawn) noexcept nogil
cdef void forget(Position position, int seat, int rank) noexcept nogil
cdef void take_out(Position position, int seat, int rank) noexcept nogil
cdef void release(Position position, int seat, int rank) noexcept nogil
cdef void spend_card(Position position, int seat, int rank) noexcept nogil
cdef void show_hand(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef void lay_down(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef void draw_card(Position position, Scratch scratch, int seat) noexcept nogil
cdef void turn_over(Position position, Scratch scratch) noexcept nogil
cdef void sort_stock(Position position) noexcept nogil
cdef void bring_up(Position position, int rank) noexcept nogil
cpdef int stock_left(Position position) noexcept nogil
cpdef int largest_deal(Rules rules, Position position) noexcept nogil
cpdef int cards_wanted(Rules rules, Position position) noexcept nogil
cdef void deal_packets(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef int next_receiver(Rules rules, Position position) noexcept nogil
cdef void receive(Position position, int seat, int giver) noexcept nogil
cdef void sort_moves(Scratch scratch) noexcept nogil
cdef void sort_in(Scratch scratch, int number, int gap) noexcept nogil
cdef bint sorts_before(Scratch scratch, unsigned long long key, int header, int first, int index) noexcept nogil
cdef unsigned long long move_order(int header, int part) noexcept nogil
cdef int leading_part(Scratch scratch, int index) noexcept nogil
cpdef list move_parts(Move move)
cdef void add_move(Scratch scratch, int kind, int card, int named, int lapping) noexcept nogil
cdef void add_single(Scratch scratch, int kind, int card, int named, int part, int lapping) noexcept nogil
cdef void add_word(Scratch scratch, int kind, int card, int named) noexcept nogil
cpdef Move listed_move(Scratch scratch, int index)
cdef void fill_move(Move move, Scratch scratch, int index) noexcept nogil
cdef void load_move(Scratch scratch, int index) noexcept nogil
cdef void load_spelled(Scratch scratch, Move move) noexcept nogil
cdef int path_verdict(Rules rules, Position position, int pawn, int square, int steps) noexcept nogil
cdef int guard_between(Rules rules, Position position, int square, int steps) noexcept nogil
cdef int own_between(Rules rules, Position position, int pawn, int origin, int between) noexcept nogil
cpdef int nearest_blamed(Rules rules, Position position, int verdict, int pawn, int steps) noexcept nogil
cdef int first_own(Rules rules, Position position, int pawn, int square, int steps) noexcept nogil
cdef int landing_verdict(Rules rules, Position position, int pawn, int square) noexcept nogil
cdef int rooms_verdict(Rules rules, Position position, int seat, int outside, int room) noexcept nogil
cdef int homeward_verdict(Rules rules, Position position, int pawn, int steps) noexcept nogil
cdef int jump_verdict(Rules rules, Position position, int pawn, int square, int direction) noexcept nogil
cdef bint needless_jump(Rules rules, Position position, int pawn, int square, int rank) noexcept nogil
cpdef bint laps(Rules rules, Position position, int pawn, int steps, int way) noexcept nogil
cpdef int forward_verdict(Rules rules, Position position, int pawn, int steps, int way, int jump) noexcept nogil
cdef int side_step_verdict(Rules rules, Position position, int pawn, int steps, int way, int jump) noexcept nogil
cdef int enter_verdict(Rules rules, Position position, int seat) noexcept nogil
cdef int swap_side_verdict(Rules rules, Position position, int mover, int pawn) noexcept nogil
cdef int swap_verdict(Rules rules, Position position, int seat, int pawn, int other) noexcept nogil
cdef int swap_target(Rules rules, Position position, int mover, int part) noexcept nogil
cdef int arrive_verdict(Rules rules, Position position, int pawn) noexcept nogil
cdef int push_verdict(Rules rules, Position position, int seat, int pawn) noexcept nogil
cdef bint is_eaten(Rules rules, Position position, int seat, int pawn, int origin, int steps) noexcept nogil
cpdef int bytes_size(Rules rules) noexcept nogil
cpdef void write_bytes(Rules rules, Position position, unsigned char[::1] target, int at) noexcept nogil
cdef int pile_card(Position position, int number) noexcept nogil
cdef void write_counters(Position position, unsigned char[::1] target, int at) noexcept nogil
cdef void write_number(int number, unsigned char[::1] target, int at) noexcept nogil
cdef int read_number(unsigned char[::1] source, int at) noexcept nogil
cdef void write_seat(Rules rules, Position position, int seat, unsigned char[::1] target, int at) noexcept nogil
cdef void write_pawns(Rules rules, Position position, int seat, unsigned char[::1] target, int at) noexcept nogil
cpdef bint read_bytes(Rules rules, Position position, unsigned char[::1] source, int at) noexcept nogil
cdef bint read_counters(Rules rules, Position position, unsigned char[::1] source, int at) noexcept nogil
cdef bint read_piles(Position position, unsigned char[::1] source, int at) noexcept nogil
cdef bint read_seat(Rules rules, Position position, int seat, unsigned char[::1] source, int at) noexcept nogil
cdef bint read_pawn(Rules rules, Position position, int pawn, int code) noexcept nogil
cdef void read_held(Position position, int seat, int rank, int code) noexcept nogil
cdef void end_turn(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef bint may_play(Rules rules, Position position, int seat) noexcept nogil
cdef void begin_turn(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void draw_owed(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void go_further(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void next_deal(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void deal_or_shuffle(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void deal_cards(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void hand_out(Rules rules, Position position) noexcept nogil
cdef void end_deal(Rules rules, Position position) noexcept nogil
cdef void begin_hand(Rules rules, Position position) noexcept nogil
cdef void offer_gift(Position position, int seat, int rank) noexcept nogil
cdef void complete_gift(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cpdef void rehearse(Rules rules, Position position, Scratch scratch, int seat, Move move) noexcept nogil
cdef void do_board(Rules rules, Position position, Scratch scratch, int seat, int kind, int named) noexcept nogil
cdef void enter(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef void walk_parts(Rules rules, Position position, Scratch scratch, int seat, int mover, int named) noexcept nogil
cdef void retreat(Rules rules, Position position, Scratch scratch, int pawn, int named, int part) noexcept nogil
cdef void arrive(Rules rules, Position position, Scratch scratch, int pawn) noexcept nogil
cdef void swap(Rules rules, Position position, Scratch scratch, int pawn, int other) noexcept nogil
cdef void side_step(Rules rules, Position position, Scratch scratch, int pawn, int steps, int way, int rank) noexcept nogil
cdef void advance(Rules rules, Position position, Scratch scratch, int pawn, int steps, int way, int rank) noexcept nogil
cdef void go_home(Rules rules, Position position, Scratch scratch, int pawn, int steps, int rank) noexcept nogil
cdef void note_home(Rules rules, Position position, Scratch scratch, int seat, int room, int came_from) noexcept nogil
cdef void go_on(Rules rules, Position position, Scratch scratch, int pawn, int square, int direction) noexcept nogil
cdef void clear_way(Rules rules, Position position, Scratch scratch, int pawn, int steps, int rank) noexcept nogil
cdef void relocate(Rules rules, Position position, Scratch scratch, int pawn, int place) noexcept nogil
cdef void capture(Rules rules, Position position, Scratch scratch, int pawn) noexcept nogil
cdef int crossing(Rules rules, Position position, int pawn, int steps, int way, int direction) noexcept nogil
cdef bint passes_exit(Rules rules, int done, int steps) noexcept nogil
cdef void note_lap(Rules rules, Position position, Scratch scratch, int pawn, int crossed) noexcept nogil
cdef int forward_part(Rules rules, Position position, int pawn, int steps, int way) noexcept nogil
cdef int part_steps(Rules rules, Position position, int pawn, int part) noexcept nogil
cdef unsigned long long next_random(Scratch scratch) noexcept nogil
cdef int below(Scratch scratch, int limit) noexcept nogil
cdef int side_lots(Rules rules) noexcept nogil
cpdef int lots(Rules rules) noexcept nogil
cpdef void gather(Position position, Scratch scratch) noexcept nogil
cdef void mix(Scratch scratch) noexcept nogil
cdef void pick_sealed(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void settle_sealed(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void settle_shuffle(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void settle_draw(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void settle_dealer(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cpdef void settle_side(Rules rules, Position position, Scratch scratch, int number) noexcept nogil
cdef double score_listed(Rules rules, Position position, Scratch scratch, Position trial, int seat, int index) noexcept nogil
cdef double score_word(Rules rules, Position position, Scratch scratch, int seat, int header) noexcept nogil
cdef int gift_use(Rules rules, Position position, int seat, int rank) noexcept nogil
cdef int card_use(Rules rules, Position position, int seat, int rank) noexcept nogil
cdef void measure(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef int way_done(Rules rules, Position position, int pawn) noexcept nogil
cdef bint chased(Rules rules, Position position, int pawn) noexcept nogil
cdef int seat_steps(Rules rules, Position position, int seat) noexcept nogil
cpdef void begin_seven(Rules rules, Position board, Scratch scratch, int seat, int rank) noexcept nogil
cpdef int moved_before(int moved, int mover, int first) noexcept nogil
cdef bint has_moved(int moved, int pawn) noexcept nogil
cdef int moved_after(Rules rules, int moved, int pawn) noexcept nogil
cpdef int walk_part(Rules rules, Position board, Scratch scratch, int pawn, int part, int rank, int rest) noexcept nogil
cpdef int list_candidates(Rules rules, Position position, Scratch scratch, int seat, int rank, int rest, int used) noexcept nogil
cdef int list_parts(Rules rules, Position position, Scratch scratch, int pawn, int rank, int least, int most, int count) noexcept nogil
cdef bint settled(Rules rules, Position position, int pawn) noexcept nogil
cdef int possible_ways(Rules rules, Position position, int pawn, int rank, int steps) noexcept nogil
cdef int listed_ways(Rules rules, Position position, Scratch scratch, int pawn, int rank, int steps) noexcept nogil
cdef int lap_bits(Rules rules, Position position, int pawn, int steps, int way) noexcept nogil
cdef int text_order(Rules rules, int part) noexcept nogil
cdef void sort_candidates(Rules rules, Scratch scratch, int count) noexcept nogil
cdef int full_count(Rules rules, int rank) noexcept nogil
cpdef void know_nothing(Rules rules, Knowledge knowledge) noexcept nogil
cpdef void know_position(Rules rules, Knowledge knowledge, Position position, int viewer) noexcept nogil
cdef void sort_pawns(Rules rules, Position board) noexcept nogil
cdef void exchange_pawns(Rules rules, Position board, int pawn) noexcept nogil
cdef void pack_stock(Position base) noexcept nogil
cdef bint knows_gifts(Rules rules, int seat, int viewer) noexcept nogil
cdef void hide_hand(Rules rules, Knowledge knowledge, Position base, int seat, int viewer) noexcept nogil
cdef void hide_cards(Knowledge knowledge, Position base, int seat, int rank, int count) noexcept nogil
cpdef void count_rest(Rules rules, Knowledge knowledge, Position base) noexcept nogil
cpdef bint fits_pack(Knowledge knowledge) noexcept nogil
cpdef void forget_order(Rules rules, Knowledge knowledge, int viewer) noexcept nogil
cpdef void lay_out(Knowledge knowledge, Scratch scratch) noexcept nogil
cdef void imagine_number(Rules rules, Knowledge knowledge, Position position, Scratch scratch, unsigned long long seed, unsigned long long number) noexcept nogil
cpdef void deal_hidden(Rules rules, Knowledge knowledge, Position position, Scratch scratch) noexcept nogil
cpdef void choose_gift(Position position, int seat, int chosen) noexcept nogil
cpdef list imagine_many(Rules rules, Knowledge knowledge, Scratch scratch, unsigned long long seed, unsigned long long first, int count)
cpdef void open_stock(Position position, int opened) noexcept nogil
cdef bint is_draw(Position position) noexcept nogil
cpdef int outcomes(Rules rules, Position position) noexcept nogil
cpdef int outcome_weight(Rules rules, Position position, int number) noexcept nogil
cdef int drawable(Position position) noexcept nogil
cpdef void pick_outcome(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef int pick_open(Rules rules, Position position, Scratch scratch) noexcept nogil
cpdef void settle(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef void settle_open(Rules rules, Position position, Scratch scratch, int number) noexcept nogil
cdef void take_drawn(Position position, Scratch scratch, int seat, int rank) noexcept nogil
cpdef bint settle_number(Rules rules, Position position, Scratch scratch, int number) noexcept nogil
cpdef int choose(Rules rules, Position position, Scratch scratch, int seat, int scored) noexcept nogil
cdef int choose_best(Rules rules, Position position, Scratch scratch, Position trial, int seat) noexcept nogil
cdef unsigned long long board_key(Rules rules, Position position, int seat, int mover, int exact) noexcept nogil
cdef int place_code(Position position, int pawn) noexcept nogil
cdef unsigned long long sorted_places(int a, int b, int c, int d, int exact) noexcept nogil
cdef int find_state(Scratch scratch, unsigned long long key, int rest) noexcept nogil
cdef void add_state(Scratch scratch, unsigned long long key, int rest, int parent, int part) noexcept nogil
cdef void unroll(Scratch scratch, int state) noexcept nogil
cpdef void rebuild(Rules rules, Position position, Scratch scratch, Position board, int rank, int state) noexcept nogil
cdef void begin_search(Rules rules, Position position, Scratch scratch, int mover, int rest, int used) noexcept nogil
cdef void search_split(Rules rules, Position position, Scratch scratch, int mover, int rank, int rest, int used) noexcept nogil
cdef void expand_state(Rules rules, Position position, Scratch scratch, Position board, Position trial, int seat, int rank, int state) noexcept nogil
cpdef bint completable(Rules rules, Position position, Scratch scratch, int mover, int rank, int rest, int used, int lap_free) noexcept nogil
cdef bint leads_home(Rules rules, Position position, Scratch scratch, int mover, int rank, int lap_free, int state) noexcept nogil
cpdef void set_kin(Survey survey, list blocks)
cdef int known_cards(Rules rules, Position position, Survey survey, int seat, int rank) noexcept nogil
cdef void look_at_cards(Rules rules, Position position, Survey survey, int viewer) noexcept nogil
cdef void see_hand(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef bint sees_gift(Position position, Survey survey, int seat) noexcept nogil
cdef int cards_coming(Rules rules, Position position, int seat) noexcept nogil
cdef void see_piles(Rules rules, Position position, Survey survey) noexcept nogil
cdef void guess_hand(Survey survey, int seat) noexcept nogil
cdef void look_at_hand(Rules rules, Position position, Survey survey) noexcept nogil
cdef int known_draw(Rules rules, Position position, int number) noexcept nogil
cdef int owed_to(Position position, int seat) noexcept nogil
cdef bint keeps_order(Rules rules, Position position) noexcept nogil
cdef int chance_of(Survey survey, int seat, int ranks) noexcept nogil
cdef int playable(Survey survey, int seat, int rank) noexcept nogil
cdef int any_playable(Survey survey, int seat, int ranks) noexcept nogil
cdef int second_chance(Survey survey, int seat, int rank) noexcept nogil
cpdef void set_policy(Policies policies, int seat, list weights, double temperature)
cdef int choose_by(Rules rules, Position position, Scratch scratch, Policies policies, int seat) noexcept nogil
cdef int choose_warm(Rules rules, Position position, Scratch scratch, Position trial, Policies policies, int seat) noexcept nogil
cdef void list_split(Rules rules, Position position, Scratch scratch, int seat, int mover, int card, int rank) noexcept nogil
cdef void sort_movers(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef bint comes_later(Rules rules, Position position, int pawn, int other) noexcept nogil
cdef int find_meetings(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef bint may_meet(Rules rules, Position position, int pawn, int other) noexcept nogil
cdef bint homebound(Rules rules, Position position, int pawn) noexcept nogil
cdef bint may_overflow(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef void split_apart(Rules rules, Position position, Scratch scratch, int card, int rank, int first, int rest, int lapping) noexcept nogil
cdef void split_in_order(Rules rules, Position position, Scratch scratch, Position board, int seat, int card, int rank) noexcept nogil
cdef void walk_orders(Rules rules, Position board, Scratch scratch, int seat, int rank, int rest, int used, int lapping, int last) noexcept nogil
cdef void walk_order(Rules rules, Position board, Scratch scratch, int seat, int rank, int rest, int used, int lapping, int number, int steps) noexcept nogil
cdef void take_back(Rules rules, Position board, Scratch scratch, int pawn, int origin, int undone) noexcept nogil
cdef void keep_result(Rules rules, Position board, Scratch scratch, int seat, int lapping) noexcept nogil
cdef void store_chain(Scratch scratch, int state) noexcept nogil
cdef bint reads_better(Rules rules, Scratch scratch, int state) noexcept nogil
cdef void add_result(Scratch scratch, int card, int rank, int state) noexcept nogil
cdef void split_together(Rules rules, Position position, Scratch scratch, int seat, int card, int rank) noexcept nogil
cdef void add_finished(Scratch scratch, int card, int rank, int state) noexcept nogil
cdef void drop_doubles(Rules rules, Position position, Scratch scratch, int seat, int first) noexcept nogil
cdef void keep_first(Scratch scratch, int slot, unsigned long long key, int kept, int index) noexcept nogil
cdef void replace_move(Scratch scratch, int kept, int index) noexcept nogil
cdef int drop_one(Rules rules, Scratch scratch, int kept, int index) noexcept nogil
cdef bint spelled_before(Rules rules, Scratch scratch, int index, int kept) noexcept nogil
cdef unsigned long long result_key(Rules rules, Position position, Scratch scratch, Position trial, int seat, int index) noexcept nogil
cdef unsigned long long standing(int seat, int place) noexcept nogil
cdef unsigned long long piece_key(Rules rules, Position position, Scratch scratch, int seat, int index) noexcept nogil
cdef unsigned int eaten(Rules rules, Position position, int seat, int header, int part) noexcept nogil
cpdef void begin_graph(Rules rules, Position position, Scratch scratch, int seat, int rank) noexcept nogil
cpdef int graph_rest(Scratch scratch, int state) noexcept nogil
cdef unsigned long long pawns_key(Position position, int first, int mover) noexcept nogil
cpdef list graph_edges(Rules rules, Position position, Scratch scratch, int seat, int rank, int lap_free, int state)
cdef unsigned long long part_effect(Position board, Position after, int pawn, int part) noexcept nogil
cpdef int effect_part(unsigned long long effect) noexcept nogil
cdef int state_number(Rules rules, Scratch scratch, Position board, int seat, int rest, int parent, int part) noexcept nogil
cdef void add_input(Survey survey, int number, int amount) noexcept nogil
cdef void withdraw(Survey survey, int first, int end) noexcept nogil
cdef void add_ranks(Survey survey, int first, int seat, int ranks) noexcept nogil
cdef void add_columns(Learner learner, Survey survey, int first, int end) noexcept nogil
cdef void add_fixed(Learner learner, Survey survey) noexcept nogil
cdef double think(Learner learner, Survey survey) noexcept nogil
cdef void think_of_all(Learner learner, Survey survey) noexcept nogil
cdef double side_score(Learner learner, int side) noexcept nogil
cdef double squashed(double score) noexcept nogil
cdef void note_best(Learner learner, Survey survey) noexcept nogil
cdef void list_best(Learner learner, Survey survey) noexcept nogil
cdef bint keep(Learner learner, Survey survey, int thinker) noexcept nogil
cdef void recall(Learner learner, Survey survey, int number) noexcept nogil
cdef void learn(Learner learner, Survey survey) noexcept nogil
cdef void change_columns(Learner learner, Survey survey) noexcept nogil
cpdef void set_outputs(Network network, list outputs)
cdef void sum_fixed(Network network, Survey survey) noexcept nogil
cdef void sum_columns(Network network, Survey survey, int first, int end) noexcept nogil
cdef void score_sides(Network network, Survey survey) noexcept nogil
cdef int chance_in(Network network, long long score) noexcept nogil
cpdef int list_moves(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cpdef int list_sorted(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cpdef list listed_moves(Rules rules, Position position, Scratch scratch, int seat)
cpdef list listed_uses(Rules rules, Position position, Scratch scratch, int seat)
cdef bint divided_before(Scratch scratch, int index) noexcept nogil
cpdef bint first_laps(Scratch scratch) noexcept nogil
cdef void list_turn(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef void list_cards(Position position, Scratch scratch, int seat, int kind) noexcept nogil
cdef void list_plays(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef int lowest_rank(Rules rules, int ranks) noexcept nogil
cdef void find_walkers(Rules rules, Position position, Scratch scratch, int mover) noexcept nogil
cdef void drop_laps(Scratch scratch) noexcept nogil
cdef void list_rank(Rules rules, Position position, Scratch scratch, int seat, int rank) noexcept nogil
cdef void list_named(Rules rules, Position position, Scratch scratch, int seat, int mover, int rank, int named) noexcept nogil
cdef void list_walks(Rules rules, Position position, Scratch scratch, int rank, int named) noexcept nogil
cdef void list_open_walk(Rules rules, Position position, Scratch scratch, int pawn, int steps, int kind, int rank, int named) noexcept nogil
cdef void list_retreats(Rules rules, Position position, Scratch scratch, int rank, int named) noexcept nogil
cdef void list_side_steps(Rules rules, Position position, Scratch scratch, int pawn, int steps, int kind, int rank, int named) noexcept nogil
cdef void list_arrivals(Rules rules, Position position, Scratch scratch, int mover, int rank, int named) noexcept nogil
cdef void list_pushes(Rules rules, Position position, Scratch scratch, int seat, int rank, int named) noexcept nogil
cdef void list_swaps(Rules rules, Position position, Scratch scratch, int seat, int mover, int rank, int named) noexcept nogil
cdef int lower_swap(Rules rules, int kept, int part) noexcept nogil
cdef int swap_order(Rules rules, int part) noexcept nogil
cdef void list_swaps_and_pushes(Rules rules, Position position, Survey survey) noexcept nogil
cdef int swap_hope(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef int best_swap(Rules rules, Position position, Survey survey, int own) noexcept nogil
cdef int swap_gain(Rules rules, Position position, int own, int other) noexcept nogil
cdef int push_hope(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef void list_threats(Rules rules, Position position, Survey survey) noexcept nogil
cdef void list_walkers(Rules rules, Position position, Survey survey) noexcept nogil
cdef int entering_hits(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef void list_dangers(Rules rules, Position position, Survey survey, int victim) noexcept nogil
cdef int held_by_next(Survey survey, int seat, int ranks) noexcept nogil
cdef int held_by_others(Survey survey, int seat, int ranks) noexcept nogil
cdef int worth(Rules rules, Position position, int pawn) noexcept nogil
cdef void note_prey(Survey survey, int seat, int ranks, int value) noexcept nogil
cdef void add_prey(Survey survey, int seat) noexcept nogil
cdef bint open_way(Rules rules, Position position, int origin, int distance) noexcept nogil
cdef void list_ways_home(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef bint lacks_one(Rules rules, Position position, int seat) noexcept nogil
cdef int pair_chance(Rules rules, Position position, Survey survey, int seat, int pawn) noexcept nogil
cdef int other_chance(Survey survey, int seat, int ranks, int played) noexcept nogil
cdef int left_after(Rules rules, Position position, int pawn, int rank) noexcept nogil
cdef int homing_ranks(Rules rules, Position position, int seat, int left) noexcept nogil
cdef int pawn_verdict(Rules rules, Position position, int seat, int mover, int place) noexcept nogil
cdef int judge_walk(Rules rules, Position position, Scratch scratch, int seat, int mover, int kind, int named, int part) noexcept nogil
cpdef int judge_lap(Rules rules, Position position, Scratch scratch, int seat, int lapped) noexcept nogil
cdef int judge_forward(Rules rules, Position position, int pawn, int steps, int jump, int part) noexcept nogil
cdef int judge_end(Rules rules, Position position, int pawn, int steps, int jump, int part) noexcept nogil
cdef int onward_verdict(Rules rules, Position position, int pawn, int part) noexcept nogil
cdef int house_verdict(Rules rules, Position position, int pawn, int landing) noexcept nogil
cdef bint lap_due(Rules rules, Position position, int pawn) noexcept nogil
cdef int to_last_room(Rules rules, Position position, int pawn) noexcept nogil
cdef int judge_side_step(Rules rules, Position position, int pawn, int steps, int jump, int part) noexcept nogil
cdef int judge_push(Rules rules, Position position, int seat, int named, int part) noexcept nogil
cdef int judge_swap(Rules rules, Position position, int seat, int mover, int part) noexcept nogil
cdef void list_fixed(Rules rules, Position position, Survey survey, int viewer) noexcept nogil
cdef void list_standing(Rules rules, Position position, Survey survey) noexcept nogil
cdef void list_counts(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef void add_hold(Survey survey, int block, int seat) noexcept nogil
cdef void list_moved(Rules rules, Position position, Survey survey, int decided) noexcept nogil
cdef void list_pawns(Rules rules, Position position, Survey survey, int decided) noexcept nogil
cdef bint has_changed(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef void list_own_hand(Survey survey, int block, int viewer) noexcept nogil
cdef void list_turn_inputs(Rules rules, Position position, Survey survey, int decided) noexcept nogil
cdef void list_coming(Rules rules, Position position, Survey survey) noexcept nogil
cdef int expected_seat(Rules rules, Position position, int viewer) noexcept nogil
cdef bint deal_is_due(Position position) noexcept nogil
cdef int first_of_hand(Rules rules, Position position) noexcept nogil
cdef int next_seat(Rules rules, Position position, int seat) noexcept nogil
cdef void list_seat(Rules rules, Position position, Survey survey, int seat) noexcept nogil
cdef int leaping_ranks(Rules rules, int place, int left) noexcept nogil
cdef void find_helpers(Rules rules, Position position, Survey survey) noexcept nogil
cdef int judge_split(Rules rules, Position position, Scratch scratch, Position board, int seat, int named) noexcept nogil
cpdef int step_seven(Rules rules, Position board, Scratch scratch, int seat, int named, int part) noexcept nogil
cdef int judge_part(Rules rules, Position position, int pawn, int steps, int rest, int named, int part) noexcept nogil
cpdef int judge(Rules rules, Position position, Scratch scratch, int seat, Move move) noexcept nogil
cdef int judge_word(Rules rules, Position position, Scratch scratch, int seat, Move move) noexcept nogil
cdef int word_verdict(Rules rules, Position position, int seat, int kind) noexcept nogil
cdef bint has_move(Rules rules, int kind) noexcept nogil
cdef bint fits_phase(Position position, int kind) noexcept nogil
cdef bint names_card(int kind) noexcept nogil
cdef bint any_play(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef int judge_play(Rules rules, Position position, Scratch scratch, int seat, Move move) noexcept nogil
cdef int use_verdict(Rules rules, Move move) noexcept nogil
cdef bint has_use(Rules rules, int named, int kind) noexcept nogil
cdef int lacking_use(int kind) noexcept nogil
cdef bint goes_on(Move move) noexcept nogil
cpdef void play_listed(Rules rules, Position position, Scratch scratch, int seat, int index) noexcept nogil
cpdef void play_spelled(Rules rules, Position position, Scratch scratch, int seat, Move move) noexcept nogil
cpdef Position after_move(Rules rules, Position position, Scratch scratch, int seat, Move move)
cdef void carry_out(Rules rules, Position position, Scratch scratch, int seat, int kind, int card, int named) noexcept nogil
cdef void do_move(Rules rules, Position position, Scratch scratch, int seat, int kind, int card, int named) noexcept nogil
cdef void without_pawns(Rules rules, Position position, Scratch scratch, int seat, int kind, int card) noexcept nogil
cdef void spend_token(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef void after_play(Rules rules, Position position, Scratch scratch, int seat, int card) noexcept nogil
cdef bint earns_again(Rules rules, Position position, Scratch scratch, int seat, int card) noexcept nogil
cdef void place_side(Position position, Scratch scratch, int side) noexcept nogil
cdef void finish_side(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cpdef void make_afterstate(Rules rules, Position position, Position after, Scratch scratch, int seat, int index) noexcept nogil
cdef bint wins_at_once(Rules rules, Position position, Position after, int seat) noexcept nogil
cpdef int list_afterstates(Rules rules, Position position, Position after, Scratch scratch, Survey survey, int seat, long long[::1] ends, short[::1] inputs) noexcept nogil
cdef int copy_inputs(Survey survey, int first, int end, short[::1] inputs, int used) noexcept nogil
cdef Scratch borrowed(list idle)
cpdef void play_number(Rules rules, Position position, Scratch scratch, unsigned long long seed, unsigned long long number, int scored) noexcept nogil
cpdef void seed_game(Scratch scratch, unsigned long long seed, unsigned long long number) noexcept nogil
cdef void clear_tally(Scratch scratch) noexcept nogil
cdef void play_game(Rules rules, Position position, Scratch scratch, int scored) noexcept nogil
cdef void count_ply(Rules rules, Position position, Scratch scratch, int seat) noexcept nogil
cdef bint nothing_playable(Scratch scratch) noexcept nogil
cdef bint rank_listed(Scratch scratch, int rank) noexcept nogil
cdef void follow_lead(Rules rules, Position position, Scratch scratch) noexcept nogil
cdef int side_steps(Rules rules, Position position, int side) noexcept nogil
cpdef void play_out(Rules rules, Position start, Position position, Scratch scratch, Policies policies, unsigned long long seed, unsigned long long first, int count, int plies, long long[::1] rows) noexcept nogil
cdef int place_of(Position position, int side) noexcept nogil
cdef int play_on(Rules rules, Position position, Scratch scratch, Policies policies, unsigned long long seed, unsigned long long number, int plies) noexcept nogil
cdef unsigned long long event_seed(unsigned long long begun, int step) noexcept nogil
cdef void play_by(Rules rules, Position position, Scratch scratch, Policies policies, int seat) noexcept nogil
cpdef bint play_numbered(Rules rules, Position position, Scratch scratch, int seat, int number) noexcept nogil
cdef void begin_scores(Rules rules, Position position, Survey survey, Network network, int seat) noexcept nogil
cdef long long score_move(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Network network, int seat, int index) noexcept nogil
cpdef int choose_by_network(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Network network, int seat) noexcept nogil
cpdef void score_moves(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Network network, int seat, long long[::1] rows) noexcept nogil
cdef void fill_chances(Rules rules, Network network, int own, int won, long long[::1] rows, int first) noexcept nogil
cpdef void score_position(Rules rules, Position position, Survey survey, Network network, int viewer, long long[::1] rows) noexcept nogil
cpdef void roll_out(Rules rules, Knowledge knowledge, Position deal, Position position, Position after, Scratch scratch, Survey survey, Network network, int viewer, long long[::1] moves, unsigned long long seed, unsigned long long first, int count, int decisions, int plies, long long[::1] rows) noexcept nogil
cdef long long hope_after(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Network network, int viewer, unsigned long long begun, int decisions, int plies) noexcept nogil
cdef long long best_hope(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Network network, int viewer) noexcept nogil
cdef long long own_chance(Rules rules, Network network) noexcept nogil
cdef long long hope_in(Rules rules, Position position, Survey survey, Network network, int viewer) noexcept nogil
cpdef void referee_chances(Rules rules, Position position, Survey survey, Network network, long long[::1] rows) noexcept nogil
cdef void fill_result(Rules rules, Position position, long long[::1] rows) noexcept nogil
cdef void share_evenly(Rules rules, long long[::1] rows) noexcept nogil
cdef int last_mover(Rules rules, Position position) noexcept nogil
cdef bint draws_after_move(Position position) noexcept nogil
cpdef void self_play(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Policies policies, Learner learner, unsigned long long seed, unsigned long long first, int count) noexcept nogil
cdef void follow_game(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Policies policies, Learner learner, int watching) noexcept nogil
cdef void keep_refereed(Rules rules, Position position, Position after, Survey survey, Learner learner) noexcept nogil
cdef int choose_thought(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Policies policies, Learner learner, int seat) noexcept nogil
cdef bint list_after(Rules rules, Position position, Position after, Scratch scratch, Survey survey, int seat, int index) noexcept nogil
cdef void learn_game(Rules rules, Position position, Survey survey, Learner learner) noexcept nogil
cdef double result_for(Rules rules, Position position, int seat, int offset) noexcept nogil
