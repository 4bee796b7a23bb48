# The C types of writer.py.
cimport cython

from tockade.games.cardrace.engine cimport Position, Rules, partner_of

cdef bint PLAIN
cdef int NUMBERS, COMMA, BASE, LOT_SIDE, LOT_DEALER, SHUFFLE

cdef bytes item(str word)
cdef bytes piece(str place)
cdef list start_places(Rules rules, dict names)


@cython.final
cdef class Writer:
    cdef Rules rules
    cdef int seats, ranks, referee, size
    cdef list places, cards, hidden_piles, numbers, phases, then, standing, waiting, seated, guarded_starts
    cdef bint tells_tokens, deals_again
    cdef bytes hidden
    cdef bytearray plain
    cdef char buffer[8192]  # a pack of 54 cards and 32 pawns need less than half of it

    cpdef bytes write(self, Position position, int viewer)
    @cython.locals(seat=cython.int)
    cpdef bytes write_scene(self, Position position, int viewer, tuple actors)

    cdef void begin(self)
    @cython.locals(index=cython.int)
    cdef void put(self, bytes piece)
    cdef void end(self, bytes closing)
    cdef bytes written(self)

    cdef void number(self, bytes name, int value)
    cdef void flag(self, bytes name, int value)
    @cython.locals(seat=cython.int)
    cdef void seats_in(self, bytes name, int mask)
    @cython.locals(rank=cython.int, _=cython.int)
    cdef void held(self, unsigned char* counts, int seat)
    @cython.locals(index=cython.int)
    cdef void pile(self, bytes name, unsigned char* cards, int first, int end)

    @cython.locals(seat=cython.int)
    cdef void arms(self, Position position)
    @cython.locals(seat=cython.int)
    cdef void board(self, Position position)
    @cython.locals(number=cython.int, place=cython.int, places=list)
    cdef void pawns(self, Position position, int seat)
    cdef void fresh(self, Position position)
    @cython.locals(seat=cython.int)
    cdef void hands(self, Position position, int viewer)
    @cython.locals(seat=cython.int)
    cdef void gifts(self, Position position, int viewer)
    @cython.locals(rank=cython.int, count=cython.int, given=cython.int, hidden=cython.int, _=cython.int, knows_gifts=cython.bint)
    cdef void covered(self, Position position, int seat, int viewer)
    cdef bint knows_gifts_of(self, int seat, int viewer)
    @cython.locals(gift=cython.int)
    cdef void gift(self, Position position, int seat, int viewer)
    cdef void piles(self, Position position, int viewer)
    @cython.locals(seat=cython.int)
    cdef void known(self, Position position, int viewer)
    @cython.locals(place=cython.int, seat=cython.int)
    cdef void turn(self, Position position)

    @cython.locals(arm=cython.int, waiting=cython.int, number=cython.int, place=cython.int, places=list)
    cdef void pieces(self, Position position, int seat)
    @cython.locals(pawn=cython.int)
    cdef bint protected(self, Position position, int arm, int place)
    @cython.locals(seat=cython.int)
    cdef void besides(self, Position position)
    @cython.locals(again=cython.bint)
    cdef bint knows_dealer(self, Position position)
