"""A game with the interpreter's lock released; exists only compiled."""

from tockade.games.barricades.engine cimport Playout, Position, Rules, play_game as play


def play_game(Rules rules, Position start, Position position, Playout playout):
    with nogil:
        play(rules, start, position, playout)
