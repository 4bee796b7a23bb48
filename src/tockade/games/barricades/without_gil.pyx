"""Playouts and searches with the interpreter's lock released; exists only compiled."""

from tockade.games.barricades.engine cimport Learner, Playout, Position, Rules, Search, Sight, Temperatures
from tockade.games.barricades.engine cimport play_game as play, play_out as play_from, search_moves as look_ahead, self_play as play_and_learn


def play_game(Rules rules, Position start, Position position, Playout playout):
    with nogil:
        play(rules, start, position, playout)


def play_out(Rules rules, Position start, Position position, Playout playout, Temperatures temperatures, unsigned long long seed, unsigned long long first, int count, int plies, long long[::1] rows):
    with nogil:
        play_from(rules, start, position, playout, temperatures, seed, first, count, plies, rows)


def search_moves(Rules rules, Search search, Position start, int throws):
    with nogil:
        number = look_ahead(rules, search, start, throws)
    return number


def self_play(Rules rules, Position start, Position position, Position after, Playout playout, Sight sight, Temperatures temperatures, Learner learner, unsigned long long seed, unsigned long long first, int count):
    with nogil:
        play_and_learn(rules, start, position, after, playout, sight, temperatures, learner, seed, first, count)
