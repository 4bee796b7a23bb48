# The C types of consequences.py.
from tockade.games.cardrace.engine cimport Rules, Scratch, noted

cdef tuple CARDS
cdef dict TELLERS

cpdef list noted_events(Scratch scratch)


cdef class ConsequenceTeller:
    cdef Rules rules
    cdef dict names
    cpdef list tell(self, int by, list events)
    cdef list _cards(self, object kind, list events)
