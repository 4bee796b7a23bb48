"""Playouts with the interpreter's lock released: what a plain module cannot say."""

from tockade.games.cardrace.engine cimport Knowledge, Learner, Network, Policies, Position, Rules, Scratch, Survey
from tockade.games.cardrace.engine cimport play_number as play, play_out as play_from, roll_out as roll_on, self_play as play_and_learn


def play_number(Rules rules, Position position, Scratch scratch, unsigned long long seed, unsigned long long number, int scored):
    """The game with this number of a seed."""
    with nogil:
        play(rules, position, scratch, seed, number, scored)


def play_out(Rules rules, Position start, Position position, Scratch scratch, Policies policies, unsigned long long seed, unsigned long long first, int count, int plies, long long[::1] rows):
    """So many playouts from a start, a row each."""
    with nogil:
        play_from(rules, start, position, scratch, policies, seed, first, count, plies, rows)


def self_play(Rules rules, Position position, Position after, Scratch scratch, Survey survey, Policies policies, Learner learner, unsigned long long seed, unsigned long long first, int count):
    """Play the games with these numbers of a seed, and learn from each."""
    with nogil:
        play_and_learn(rules, position, after, scratch, survey, policies, learner, seed, first, count)


def roll_out(Rules rules, Knowledge knowledge, Position deal, Position position, Position after, Scratch scratch, Survey survey, Network network, int viewer, long long[::1] moves, unsigned long long seed, unsigned long long first, int count, int decisions, int plies, long long[::1] rows):
    """On each of these imagined deals a rollout of each move."""
    with nogil:
        roll_on(rules, knowledge, deal, position, after, scratch, survey, network, viewer, moves, seed, first, count, decisions, plies, rows)
