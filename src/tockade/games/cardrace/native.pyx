"""Playouts with the interpreter's lock released: what a plain module cannot say."""

from tockade.games.cardrace cimport engine


def play_number(engine.Rules rules, engine.Position position, engine.Work work, unsigned long long seed, unsigned long long number, int scored):
    """Game number so-and-so of a seed."""
    with nogil:
        engine.play_number(rules, position, work, seed, number, scored)
