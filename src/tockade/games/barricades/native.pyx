"""A game with the interpreter's lock released; exists only compiled."""

from tockade.games.barricades cimport engine


def play_game(engine.Rules rules, engine.Position start, engine.Position position, engine.Playout playout):
    with nogil:
        engine.play_game(rules, start, position, playout)
