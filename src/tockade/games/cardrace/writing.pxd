# The C types of writing.py.
cimport cython

from tockade.games.cardrace.engine cimport Move, Position, Rules, onward, part_from, part_other, part_to, part_way, partner_of


cdef int ASTRAY, DEAL, DECLINE, DISCARD_HAND, DISCARD_ONE, ENTER, GIVE, LAY, ONWARD, PASS, RETREAT, SWAP, WILD
cdef tuple CARDS

cdef str quoted(str word)
cdef str listed(list items)


@cython.final
cdef class Writer:
    cdef Rules rules
    cdef int seats, ranks, referee
    cdef list places, cards, hidden_piles, digits, phases, then
    cdef list names
    cdef dict words
    cdef str hidden, board, turn
    cdef Position last

    @cython.locals(number=cython.int, text=str)
    cpdef str text(self, Move move)
    @cython.locals(word=str)
    cdef str word_text(self, Move move)
    cpdef str public_text(self, Move move)
    @cython.locals(card=str)
    cdef str card_text(self, Move move)
    @cython.locals(origin=str, landing=str, other=cython.int, beyond=cython.int)
    cdef str part_text(self, Move move, int part)
    @cython.locals(way=cython.int)
    cpdef int beyond(self, Move move, int part)
    @cython.locals(backwards=cython.bint)
    cpdef int onward(self, int kind, int landing)
    cpdef str write(self, Position position, int viewer)
    @cython.locals(seat=cython.int)
    cdef str board_fields(self, Position position)
    @cython.locals(number=cython.int, place=cython.int, places=list)
    cdef str pawns_of(self, Position position, int seat)
    cdef str fresh_places(self, Position position)
    @cython.locals(seat=cython.int)
    cdef str card_fields(self, Position position, int viewer)
    @cython.locals(count=cython.int, certain=list)
    cdef str hand_of(self, Position position, int seat, int viewer)
    @cython.locals(rank=cython.int, count=cython.int, given=cython.int, _=cython.int, told=cython.bint, cards=list)
    cdef list certain(self, Position position, int seat, int viewer)
    cdef bint knows_gifts_of(self, int seat, int viewer)
    @cython.locals(rank=cython.int, _=cython.int, cards=list)
    cdef list held(self, unsigned char* counts, int seat)
    @cython.locals(gift=cython.int)
    cdef str gift_of(self, Position position, int seat, int viewer)
    cdef str stock(self, Position position, int viewer)
    @cython.locals(index=cython.int)
    cdef str pile(self, unsigned char* cards, int first, int end)
    @cython.locals(seat=cython.int, shown=list, given=list)
    cdef str known(self, Position position, int viewer)
    @cython.locals(place=cython.int, seat=cython.int)
    cdef str turn_fields(self, Position position)
    @cython.locals(seat=cython.int)
    cdef str seats_in(self, int mask)
