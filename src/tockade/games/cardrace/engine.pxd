# The C types of engine.py: constants, attributes, and the lines of its functions.
cimport cython

cdef const int UNDO, MOST_RESULTS, SEATS, SLOTS, RANKS, WILD, PACK, REACH, SQUARES, HOUSE, BASE, NOBODY, FAR
cdef const int MOST_MOVES, MOST_PARTS, MOST_STATES, TABLE, MOST_EVENTS, CHAIN, ON_RING, ONWARD, HOMEWARD, ASTRAY
cdef const int ENTER, WALK, RETREAT, PUSH, SWAP, SPLIT, ARRIVE, DISCARD_HAND, DISCARD_ONE, LAY, GIVE, DEAL, PASS
cdef const int DECLINE, LOT_SIDE, DRAW_FOR_DEAL, LOT_DEALER, SHUFFLE, DEALING, EXCHANGE, PLAYING, EXTRA, OVER
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
cdef const int F_THEIR_PROGRESS, F_THEIR_ON_BOARD, F_THEIR_HOME, F_EXPOSED, F_HUNTING, F_AGAIN, F_DEEP, FEATURES
cdef const int CLOSE
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
    cdef public int restock_shuffled, partner_play, play_on, ply_limit, version, jokers, jumps
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
    cdef public int seat_arms[8]
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
    cdef public int owed, then, deal_size, deals, turns, first, finished, drawn
    cpdef Position copy(self)


@cython.final
cdef class Work:
    cdef public Position scratch, trial
    cdef public int count, laps, parts, event_count, noting, captures, states, stamp, chain_count, mover_count, walker_count
    cdef public int undo_count, overfull, outcome_count, counting, every_spelling, plies, choices, discards, leads, leader
    cdef public unsigned long long seed
    cdef int header[16384]
    cdef int first_part[16384]
    cdef unsigned long long sort_key[16384]
    cdef signed char lapping[16384]
    cdef int part[65536]
    cdef public int events[2560]
    cdef public int chain[8]
    cdef public int movers[4]
    cdef public int walkers[4]
    cdef public int meets[4]
    cdef public int outcome[54]
    cdef public double weights[10]
    cdef public double before[10]
    cdef public double after[10]
    cdef public int tally_held[14]
    cdef public int tally_dead[14]
    cdef unsigned long long state_key[16384]
    cdef int state_rest[16384]
    cdef int state_parent[16384]
    cdef int state_part[16384]
    cdef int table[65536]
    cdef int table_stamp[65536]
    cdef public int candidate[128]
    cdef int result_part[16384]
    cdef int undo[64]


@cython.final
cdef class Move:
    cdef readonly int kind, card, named, count
    cdef int part[8]


# functions, written by tools/headers.py from the type hints of the module
cpdef list filled(int value, int count)
cpdef list weighted(int count)
cpdef void copy_board(Position target, Position source) noexcept nogil
cpdef void copy_position(Position target, Position source) noexcept nogil
cpdef void copy_counters(Position target, Position source) noexcept nogil
cpdef dict unpack(Position position)
cpdef list noted(Work work)
cpdef void set_tokens(Position position, list tokens)
cpdef void set_order(Position position, list order)
cpdef void set_gifts(Position position, list gifts)
cpdef void set_cards(Position position, list hands, list stock, list discard)
cpdef void set_known(Position position, list shown, list given)
cpdef void set_outcome(Work work, list outcome)
cpdef void start_position(Rules rules, Position position) noexcept nogil
cpdef int after_seating(Rules rules) noexcept nogil
cpdef void sit(Rules rules, Position position, int seat, int arm) noexcept nogil
cpdef void fill_stock(Rules rules, Position position) noexcept nogil
cpdef int ahead(Rules rules, int square, int steps) noexcept nogil
cpdef int progress(Rules rules, Position position, int pawn) noexcept nogil
cpdef int house_of(Position position, int seat) noexcept nogil
cpdef int partner_of(Rules rules, int seat) noexcept nogil
cpdef bint same_side(Rules rules, int seat, int other) noexcept nogil
cpdef int played_seat(Rules rules, Position position, int seat) noexcept nogil
cpdef bint guarded(Rules rules, Position position, int pawn) noexcept nogil
cpdef int to_entrance(Rules rules, Position position, int pawn) noexcept nogil
cpdef bint is_corner(Rules rules, int square) noexcept nogil
cpdef int onward(Rules rules, int square, int direction) noexcept nogil
cpdef void lift(Rules rules, Position position, int pawn) noexcept nogil
cpdef void set_down(Rules rules, Position position, int pawn, int place) noexcept nogil
cpdef void set_fresh(Rules rules, Position position, int pawn) noexcept nogil
cpdef int waiting_pawn(Rules rules, Position position, int seat) noexcept nogil
cpdef int pawn_at(Rules rules, Position position, int seat, int place) noexcept nogil
cpdef bint repeated(Position position, int pawn) noexcept nogil
cpdef int blame(int code, int pawn) noexcept nogil
cpdef int point_at(int code, int place) noexcept nogil
cpdef int path_verdict(Rules rules, Position position, int pawn, int square, int steps) noexcept nogil
cpdef int guard_between(Rules rules, Position position, int square, int steps) noexcept nogil
cpdef int own_between(Rules rules, Position position, int pawn, int origin, int between) noexcept nogil
cpdef int nearest_blamed(Rules rules, Position position, int verdict, int pawn, int steps) noexcept nogil
cpdef int first_own(Rules rules, Position position, int pawn, int square, int steps) noexcept nogil
cpdef int landing_verdict(Rules rules, Position position, int pawn, int square) noexcept nogil
cpdef int rooms_verdict(Rules rules, Position position, int seat, int outside, int room) noexcept nogil
cpdef int homeward_verdict(Rules rules, Position position, int pawn, int steps) noexcept nogil
cpdef int jump_verdict(Rules rules, Position position, int pawn, int square, int direction) noexcept nogil
cpdef bint needless_jump(Rules rules, Position position, int pawn, int square, int rank) noexcept nogil
cpdef bint laps(Rules rules, Position position, int pawn, int steps, int way) noexcept nogil
cpdef int forward_verdict(Rules rules, Position position, int pawn, int steps, int way, int jump) noexcept nogil
cpdef int side_step_verdict(Rules rules, Position position, int pawn, int steps, int way, int jump) noexcept nogil
cpdef int enter_verdict(Rules rules, Position position, int seat) noexcept nogil
cpdef int swap_side_verdict(Rules rules, Position position, int mover, int pawn) noexcept nogil
cpdef int swap_verdict(Rules rules, Position position, int seat, int pawn, int other) noexcept nogil
cpdef int arrive_verdict(Rules rules, Position position, int pawn) noexcept nogil
cpdef int push_verdict(Rules rules, Position position, int seat, int pawn) noexcept nogil
cpdef list move_parts(Move move)
cpdef int make_part(int origin, int landing, int way, int other) noexcept nogil
cpdef int part_from(int part) noexcept nogil
cpdef int part_to(int part) noexcept nogil
cpdef int part_way(int part) noexcept nogil
cpdef int part_other(int part) noexcept nogil
cpdef int make_astray(int origin, int landing, int beyond) noexcept nogil
cpdef int part_beyond(int part) noexcept nogil
cpdef int make_header(int kind, int card, int named, int count) noexcept nogil
cpdef void add_move(Work work, int kind, int card, int named, int lapping) noexcept nogil
cpdef void add_single(Work work, int kind, int card, int named, int part, int lapping) noexcept nogil
cpdef void add_word(Work work, int kind, int card, int named) noexcept nogil
cpdef void sort_movers(Rules rules, Position position, Work work) noexcept nogil
cpdef bint comes_later(Rules rules, Position position, int pawn, int other) noexcept nogil
cpdef bint homebound(Rules rules, Position position, int pawn) noexcept nogil
cpdef bint settled(Rules rules, Position position, int pawn) noexcept nogil
cpdef int find_meetings(Rules rules, Position position, Work work) noexcept nogil
cpdef bint may_meet(Rules rules, Position position, int pawn, int other) noexcept nogil
cpdef void split_apart(Rules rules, Position position, Work work, int rank, int first, int rest, int lapping) noexcept nogil
cpdef int possible_ways(Rules rules, Position position, int pawn, int rank, int steps) noexcept nogil
cpdef int listed_ways(Rules rules, Position position, Work work, int pawn, int rank, int steps) noexcept nogil
cpdef int lap_bits(Rules rules, Position position, int pawn, int steps, int way) noexcept nogil
cpdef int forward_part(Rules rules, Position position, int pawn, int steps, int way) noexcept nogil
cpdef int part_steps(Rules rules, Position position, int pawn, int part) noexcept nogil
cpdef bint may_overflow(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void split_in_order(Rules rules, Position position, Work work, Position scratch, int seat, int rank) noexcept nogil
cpdef void walk_orders(Rules rules, Position board, Work work, int seat, int rank, int rest, int used, int lapping, int last) noexcept nogil
cpdef void walk_order(Rules rules, Position board, Work work, int seat, int rank, int rest, int used, int lapping, int number, int steps) noexcept nogil
cpdef void take_back(Rules rules, Position board, Work work, int pawn, int origin, int undone) noexcept nogil
cpdef void keep_result(Rules rules, Position board, Work work, int seat, int lapping) noexcept nogil
cpdef void store_chain(Work work, int state) noexcept nogil
cpdef bint reads_better(Rules rules, Work work, int state) noexcept nogil
cpdef void add_result(Work work, int rank, int state) noexcept nogil
cpdef unsigned long long board_key(Rules rules, Position position, int seat, int mover, int exact) noexcept nogil
cpdef unsigned long long widen(unsigned int bits) noexcept nogil
cpdef int place_code(Position position, int pawn) noexcept nogil
cpdef unsigned long long sorted_places(int a, int b, int c, int d, int exact) noexcept nogil
cpdef int find_state(Work work, unsigned long long key, int rest) noexcept nogil
cpdef void add_state(Work work, unsigned long long key, int rest, int parent, int part) noexcept nogil
cpdef int make_rest(int rest, int lapping, int used) noexcept nogil
cpdef void split_together(Rules rules, Position position, Work work, int seat, int rank) noexcept nogil
cpdef void search_split(Rules rules, Position position, Work work, int mover, int rank, int rest, int used) noexcept nogil
cpdef void expand_state(Rules rules, Position position, Work work, Position scratch, Position trial, int seat, int rank, int state) noexcept nogil
cpdef void rebuild(Rules rules, Position position, Work work, Position scratch, int rank, int state) noexcept nogil
cpdef void unroll(Work work, int state) noexcept nogil
cpdef int mover_at(Rules rules, Position position, int place) noexcept nogil
cpdef int list_candidates(Rules rules, Position position, Work work, int seat, int rank, int rest, int used) noexcept nogil
cpdef int list_parts(Rules rules, Position position, Work work, int pawn, int rank, int least, int most, int count) noexcept nogil
cpdef int text_order(Rules rules, int candidate) noexcept nogil
cpdef void sort_candidates(Rules rules, Work work, int count) noexcept nogil
cpdef void add_finished(Work work, int rank, int state) noexcept nogil
cpdef bint completable(Rules rules, Position position, Work work, int mover, int rank, int rest, int used, int lap_free) noexcept nogil
cpdef int list_moves(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void sort_moves(Work work) noexcept nogil
cpdef void sort_in(Work work, int number, int gap) noexcept nogil
cpdef bint sorts_before(Work work, unsigned long long key, int header, int first, int index) noexcept nogil
cpdef unsigned long long move_order(int header, int part) noexcept nogil
cpdef int leading_part(Work work, int index) noexcept nogil
cpdef bint first_laps(Work work) noexcept nogil
cpdef list listed_moves(Rules rules, Position position, Work work, int seat)
cpdef Move listed_move(Work work, int index)
cpdef void fill_move(Move move, Work work, int index) noexcept nogil
cpdef void list_turn(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef bint helps_freely(Rules rules, Position position, int seat) noexcept nogil
cpdef void list_cards(Position position, Work work, int seat, int kind) noexcept nogil
cpdef void list_plays(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef int lowest_rank(Rules rules, int ranks) noexcept nogil
cpdef void find_walkers(Rules rules, Position position, Work work, int mover) noexcept nogil
cpdef void drop_laps(Work work) noexcept nogil
cpdef void list_rank(Rules rules, Position position, Work work, int seat, int rank) noexcept nogil
cpdef void list_named(Rules rules, Position position, Work work, int seat, int mover, int rank, int named) noexcept nogil
cpdef void list_split(Rules rules, Position position, Work work, int seat, int mover, int rank) noexcept nogil
cpdef void list_walks(Rules rules, Position position, Work work, int rank, int named) noexcept nogil
cpdef void list_open_walk(Rules rules, Position position, Work work, int pawn, int steps, int kind, int rank, int named) noexcept nogil
cpdef int corner_way(Rules rules, Position position, int pawn, int square) noexcept nogil
cpdef void list_retreats(Rules rules, Position position, Work work, int rank, int named) noexcept nogil
cpdef void list_side_steps(Rules rules, Position position, Work work, int pawn, int steps, int kind, int rank) noexcept nogil
cpdef void list_arrivals(Rules rules, Position position, Work work, int mover, int rank, int named) noexcept nogil
cpdef void list_pushes(Rules rules, Position position, Work work, int seat, int rank) noexcept nogil
cpdef void list_swaps(Rules rules, Position position, Work work, int seat, int mover, int rank, int named) noexcept nogil
cpdef int lower_swap(Rules rules, int kept, int part) noexcept nogil
cpdef int swap_order(Rules rules, int part) noexcept nogil
cpdef void drop_doubles(Rules rules, Position position, Work work, int first) noexcept nogil
cpdef bint is_double(Rules rules, Position position, Work work, int first, int kept, int index) noexcept nogil
cpdef bint same_result(Rules rules, Position position, Work work, int one, int other) noexcept nogil
cpdef int final_place(Rules rules, int part) noexcept nogil
cpdef unsigned int eaten(Rules rules, Position position, int header, int part) noexcept nogil
cpdef bint is_eaten(Rules rules, Position position, int seat, int pawn, int origin, int steps) noexcept nogil
cpdef bint acts(Rules rules, Position position, int seat) noexcept nogil
cpdef tuple actors_of(Rules rules, Position position)
cpdef int judge(Rules rules, Position position, Work work, int seat, Move move) noexcept nogil
cpdef bint has_move(Rules rules, int kind) noexcept nogil
cpdef bint fits_phase(Position position, int kind) noexcept nogil
cpdef int word_verdict(Rules rules, Position position, int seat, int kind) noexcept nogil
cpdef bint names_card(int kind) noexcept nogil
cpdef int judge_word(Rules rules, Position position, Work work, int seat, Move move) noexcept nogil
cpdef bint any_play(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef int judge_play(Rules rules, Position position, Work work, int seat, Move move) noexcept nogil
cpdef int use_verdict(Rules rules, Move move) noexcept nogil
cpdef bint has_use(Rules rules, int named, int kind) noexcept nogil
cpdef int lacking_use(int kind) noexcept nogil
cpdef bint goes_on(Move move) noexcept nogil
cpdef int anybody_at(Rules rules, Position position, int place) noexcept nogil
cpdef int pawn_verdict(Rules rules, Position position, int seat, int mover, int place) noexcept nogil
cpdef int judge_walk(Rules rules, Position position, Work work, int seat, int mover, int kind, int named, int part) noexcept nogil
cpdef int judge_lap(Rules rules, Position position, Work work, int seat, int lapped) noexcept nogil
cpdef int judge_forward(Rules rules, Position position, int pawn, int steps, int jump, int part) noexcept nogil
cpdef int judge_end(Rules rules, Position position, int pawn, int steps, int jump, int part) noexcept nogil
cpdef int onward_verdict(Rules rules, Position position, int pawn, int part) noexcept nogil
cpdef int house_verdict(Rules rules, Position position, int pawn, int landing) noexcept nogil
cpdef bint lap_due(Rules rules, Position position, int pawn) noexcept nogil
cpdef int to_last_room(Rules rules, Position position, int pawn) noexcept nogil
cpdef int judge_side_step(Rules rules, Position position, int pawn, int steps, int jump, int part) noexcept nogil
cpdef int judge_push(Rules rules, Position position, int seat, int named, int part) noexcept nogil
cpdef int judge_swap(Rules rules, Position position, int seat, int mover, int part) noexcept nogil
cpdef int swap_target(Rules rules, Position position, int mover, int part) noexcept nogil
cpdef int judge_split(Rules rules, Position position, Work work, Position scratch, int seat, int named) noexcept nogil
cpdef int in_part(int verdict, int number, int rest) noexcept nogil
cpdef int judge_part(Rules rules, Position position, int pawn, int steps, int rest, int named, int part) noexcept nogil
cpdef void note(Work work, int kind, int seat, int a, int b, int c) noexcept nogil
cpdef void capture(Rules rules, Position position, Work work, int pawn) noexcept nogil
cpdef void relocate(Rules rules, Position position, Work work, int pawn, int place) noexcept nogil
cpdef void clear_way(Rules rules, Position position, Work work, int pawn, int steps, int rank) noexcept nogil
cpdef void advance(Rules rules, Position position, Work work, int pawn, int steps, int way, int rank) noexcept nogil
cpdef void go_home(Rules rules, Position position, Work work, int pawn, int steps, int rank) noexcept nogil
cpdef void note_home(Rules rules, Position position, Work work, int seat, int room, int came_from) noexcept nogil
cpdef void go_on(Rules rules, Position position, Work work, int pawn, int square, int direction) noexcept nogil
cpdef void side_step(Rules rules, Position position, Work work, int pawn, int steps, int way, int rank) noexcept nogil
cpdef int crossing(Rules rules, Position position, int pawn, int steps, int way, int direction) noexcept nogil
cpdef bint passes_exit(Rules rules, int done, int steps) noexcept nogil
cpdef void note_lap(Rules rules, Position position, Work work, int pawn, int crossed) noexcept nogil
cpdef void swap(Rules rules, Position position, Work work, int pawn, int other) noexcept nogil
cpdef void enter(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void rehearse(Rules rules, Position position, Work work, int seat, Move move) noexcept nogil
cpdef void do_board(Rules rules, Position position, Work work, int seat, int kind, int named) noexcept nogil
cpdef void retreat(Rules rules, Position position, Work work, int pawn, int named, int part) noexcept nogil
cpdef void arrive(Rules rules, Position position, Work work, int pawn) noexcept nogil
cpdef void walk_parts(Rules rules, Position position, Work work, int seat, int mover, int named) noexcept nogil
cpdef void load_move(Work work, int index) noexcept nogil
cpdef void load_spelled(Work work, Move move) noexcept nogil
cpdef void play_listed(Rules rules, Position position, Work work, int seat, int index) noexcept nogil
cpdef void play_spelled(Rules rules, Position position, Work work, int seat, Move move) noexcept nogil
cpdef Position after_move(Rules rules, Position position, Work work, int seat, Move move)
cpdef void carry_out(Rules rules, Position position, Work work, int seat, int kind, int card, int named) noexcept nogil
cpdef void without_pawns(Rules rules, Position position, Work work, int seat, int kind, int card) noexcept nogil
cpdef void spend_token(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void after_play(Rules rules, Position position, Work work, int seat, int card) noexcept nogil
cpdef bint earns_again(Rules rules, Position position, Work work, int seat, int card) noexcept nogil
cpdef int side_of(Rules rules, int seat) noexcept nogil
cpdef int sides(Rules rules) noexcept nogil
cpdef bint side_done(Rules rules, Position position, int seat) noexcept nogil
cpdef bint is_placed(Rules rules, Position position, int side) noexcept nogil
cpdef void place_side(Position position, Work work, int side) noexcept nogil
cpdef void finish_side(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void lay_down(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void end_turn(Rules rules, Position position, Work work) noexcept nogil
cpdef bint may_play(Rules rules, Position position, int seat) noexcept nogil
cpdef void begin_turn(Rules rules, Position position, Work work) noexcept nogil
cpdef void forget(Position position, int seat, int rank) noexcept nogil
cpdef void take_out(Position position, int seat, int rank) noexcept nogil
cpdef void release(Position position, int seat, int rank) noexcept nogil
cpdef void put_in(Position position, int seat, int rank) noexcept nogil
cpdef void spend_card(Position position, int seat, int rank) noexcept nogil
cpdef void show_hand(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void draw_card(Position position, Work work, int seat) noexcept nogil
cpdef void turn_over(Position position, Work work) noexcept nogil
cpdef void draw_owed(Rules rules, Position position, Work work) noexcept nogil
cpdef void go_further(Rules rules, Position position, Work work) noexcept nogil
cpdef int stock_left(Position position) noexcept nogil
cpdef int largest_deal(Rules rules, Position position) noexcept nogil
cpdef void next_deal(Rules rules, Position position, Work work) noexcept nogil
cpdef int cards_wanted(Rules rules, Position position) noexcept nogil
cpdef void deal_or_shuffle(Rules rules, Position position, Work work) noexcept nogil
cpdef void deal_cards(Rules rules, Position position, Work work) noexcept nogil
cpdef void deal_packets(Rules rules, Position position, Work work) noexcept nogil
cpdef void begin_hand(Rules rules, Position position) noexcept nogil
cpdef void give(Rules rules, Position position, Work work, int seat, int rank) noexcept nogil
cpdef void receive(Position position, int seat, int giver) noexcept nogil
cpdef unsigned long long next_random(Work work) noexcept nogil
cpdef int below(Work work, int limit) noexcept nogil
cpdef int side_lots(Rules rules) noexcept nogil
cpdef int lots(Rules rules) noexcept nogil
cpdef void gather(Position position, Work work) noexcept nogil
cpdef void mix(Work work) noexcept nogil
cpdef void pick_outcome(Rules rules, Position position, Work work) noexcept nogil
cpdef void settle(Rules rules, Position position, Work work) noexcept nogil
cpdef void settle_shuffle(Rules rules, Position position, Work work) noexcept nogil
cpdef void settle_draw(Rules rules, Position position, Work work) noexcept nogil
cpdef void settle_dealer(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef void settle_side(Rules rules, Position position, Work work, int number) noexcept nogil
cpdef void measure(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef int way_done(Rules rules, Position position, int pawn) noexcept nogil
cpdef bint chased(Rules rules, Position position, int pawn) noexcept nogil
cpdef double score_listed(Rules rules, Position position, Work work, Position trial, int seat, int index) noexcept nogil
cpdef int choose_best(Rules rules, Position position, Work work, Position trial, int seat) noexcept nogil
cpdef int choose(Rules rules, Position position, Work work, int seat, int scored) noexcept nogil
cpdef int acting_seat(Rules rules, Position position) noexcept nogil
cpdef void count_ply(Rules rules, Position position, Work work, int seat) noexcept nogil
cpdef bint nothing_playable(Work work) noexcept nogil
cpdef bint rank_listed(Work work, int rank) noexcept nogil
cpdef void follow_lead(Rules rules, Position position, Work work) noexcept nogil
cpdef int side_steps(Rules rules, Position position, int side) noexcept nogil
cpdef void seed_game(Work work, unsigned long long seed, unsigned long long number) noexcept nogil
cpdef void clear_tally(Work work) noexcept nogil
cpdef void play_game(Rules rules, Position position, Work work, int scored) noexcept nogil
cpdef void play_number(Rules rules, Position position, Work work, unsigned long long seed, unsigned long long number, int scored) noexcept nogil
cpdef void clear_position(Position position) noexcept nogil
