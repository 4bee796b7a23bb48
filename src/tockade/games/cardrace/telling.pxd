# The C types of telling.py.
from tockade.games.cardrace.engine cimport Rules, Work, noted

cdef tuple CARDS

cpdef list events_of(Work work)


cdef class Telling:
    cdef Rules rules
    cdef dict names, tellers
    cpdef list tell(self, int by, list events)
    cdef list _cards(self, object kind, list events)
