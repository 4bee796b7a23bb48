"""Playouts with the interpreter's lock released: what a plain module cannot say."""

from tockade.games.cardrace.engine cimport Position, Rules, Work, play_number as play


def play_number(Rules rules, Position position, Work work, unsigned long long seed, unsigned long long number, int scored):
    """Game number so-and-so of a seed."""
    with nogil:
        play(rules, position, work, seed, number, scored)
