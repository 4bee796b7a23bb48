"""Playouts and searches with the interpreter's lock released; exists only compiled."""

from tockade.games.trikolos.engine cimport Board, Playout, Policies, Search, deepen as look_deeper, play_games as play, play_out as play_from


def deepen(Search search, long long[::1] table, int depth):
    with nogil:
        finished = look_deeper(search, table, depth)
    return finished


def play_games(Playout playout, unsigned long long seed, unsigned long long first, int games, long long[::1] counts):
    with nogil:
        play(playout, seed, first, games, counts)


def play_out(Board start, Playout playout, Policies policies, unsigned long long seed, unsigned long long first, int games, int plies, long long[::1] rows):
    with nogil:
        play_from(start, playout, policies, seed, first, games, plies, rows)
