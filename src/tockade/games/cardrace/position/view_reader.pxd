# The C types of view_reader.py.
cimport cython

from tockade.games.cardrace.engine cimport (
    Knowledge,
    Position,
    Rules,
    clear_position,
    count_rest,
    fits_pack,
    know_nothing,
    lift,
    put_in,
    set_down,
    set_fresh,
    sit,
    start_position,
)

cdef int BASE, HOUSE, PACK, RANKS, MOST_TURNS


@cython.final
cdef class ViewReader:
    cdef Rules rules
    cdef int seats
    cdef dict places, ranks, phases, thens

    cpdef Knowledge read(self, object view)
    cdef void read_fields(self, dict data, Knowledge knowledge, Position base) except *
    cdef int number(self, object value, int most) except -1
    cdef list listed(self, list values, int length)
    @cython.locals(mask=cython.int)
    cdef int mask(self, list seats) except -1
    @cython.locals(seat=cython.int)
    cdef void read_board(self, dict data, Position base) except *
    @cython.locals(pawn=cython.int, place=cython.int)
    cdef void read_pawns(self, list places, Position base, int seat) except *
    cdef void check_place(self, int place, Position base, int seat) except *
    @cython.locals(pawn=cython.int)
    cdef void read_fresh(self, int place, Position base) except *
    @cython.locals(seat=cython.int, last=cython.int, place=cython.int)
    cdef void read_turn(self, dict data, Position base) except *
    @cython.locals(seat=cython.int, rank=cython.int)
    cdef void read_known(self, dict known, Position base) except *
    @cython.locals(seat=cython.int)
    cdef void read_hands(self, list hands, list gifts, Knowledge knowledge, Position base) except *
    @cython.locals(rank=cython.int, slot=cython.int, kept=cython.int, _card=cython.int)
    cdef void read_giving(self, Knowledge knowledge, Position base, int seat) except *
    @cython.locals(rank=cython.int, slot=cython.int, held=cython.int)
    cdef void check_known(self, Knowledge knowledge, Position base, int seat) except *
    @cython.locals(number=cython.int, length=cython.int)
    cdef void read_piles(self, list stock, list discard, Knowledge knowledge, Position base) except *
