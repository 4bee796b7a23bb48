"""The games of a batch with the interpreter's lock released; exists only compiled."""

from tockade.games.trikolos cimport engine


def play_games(engine.Playout playout, unsigned long long seed, unsigned long long first, int games,
               long long[::1] counts):
    with nogil:
        engine.play_games(playout, seed, first, games, counts)
