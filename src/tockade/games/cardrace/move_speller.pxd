# The C types of move_speller.py.
cimport cython

from tockade.games.cardrace.engine cimport Move, Rules, onward, part_beyond, part_from, part_other, part_to, part_way

cdef int ASTRAY, DEAL, DECLINE, DISCARD_HAND, DISCARD_ONE, ENTER, GIVE, LAY, ONWARD, PASS, RETREAT, SWAP, WILD
cdef tuple CARDS


@cython.final
cdef class Speller:
    cdef Rules rules
    cdef list names
    cdef dict words
    cdef dict step_words

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
    cpdef str steps_json(self, Move move)
    @cython.locals(kind=str)
    cdef str word_step(self, Move move)
    @cython.locals(number=cython.int, text=str)
    cdef str play_steps(self, Move move)
    @cython.locals(rank=str)
    cdef str card_step(self, str kind, int card)
    @cython.locals(origin=str, landing=str, pawn=str, other=cython.int, beyond=cython.int)
    cpdef str part_steps(self, Move move, int part)
