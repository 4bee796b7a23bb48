"""The games of a batch with the interpreter's lock released; exists only compiled."""

from tockade.games.trikolos.engine cimport Playout, play_games as play


def play_games(Playout playout, unsigned long long seed, unsigned long long first, int games, long long[::1] counts):
    with nogil:
        play(playout, seed, first, games, counts)
