"""Positions set up by hand, in few words."""

from __future__ import annotations

from typing import Any

from tockade import games
from tockade.game_types import Outcome, Verdict
from tockade.games import AnyGame

JSON = dict[str, Any]

AWAY = "3.3 3.4 3.5 3.6 3.7 3.9 3.10 3.11 3.12 3.13 3.14"
"""Eleven points of the classic board where barricades are in nobody's way."""


def barricades(*places: str) -> str:
    """Barricades on these points of the classic board, the others out of the way."""
    return " ".join((*places, *AWAY.split()[len(places) :]))


def game(text: str = "") -> AnyGame:
    """`barricades` with these players and options; two if nothing is said."""
    return games.read(f"barricades {text or '2'}")


def fields(made: AnyGame, *pawns: str, **others: Any) -> JSON:
    """Pawns by seat, the rest of each seat's in the house; the first seat is to act."""
    start = made.position_json(made.start())
    each = len(start["pawns"][0])
    places = [text.split() for text in pawns] + [[] for _ in range(made.seats - len(pawns))]
    given = {
        "arms": start["arms"] or [0, 1, 2],
        "pawns": [own + ["base"] * (each - len(own)) for own in places],
        "barricades": start["barricades"],
        "turn": 0,
        "phase": "walk" if "die" in others else "throw",
    }
    if "barricades" in others:
        others["barricades"] = others["barricades"].split()
    return given | others


def position(made: AnyGame, *pawns: str, **others: Any) -> Any:
    """The position of such fields."""
    return made.read_position(fields(made, *pawns, **others))


def legal(made: AnyGame, at: Any) -> list[str]:
    """The texts of the legal moves of whoever is to act, in alphabetical order."""
    actors = made.actors(at)
    return sorted(made.move_text(move) for move in made.legal_moves(at, actors[0]))


def play(made: AnyGame, at: Any, *happenings: str) -> Any:
    """The position after these moves and outcomes."""
    for text in happenings:
        if text.split()[0] in ("die", "lot"):
            at = made.settle(at, Outcome.read(text))
        else:
            at = made.play(at, made.actors(at)[0], made.read_move(text))
    return at


def told(made: AnyGame, at: Any, move: str) -> list[str]:
    """The kinds of what a move does, in order."""
    return [each.kind.value for each in made.consequences(at, made.actors(at)[0], made.read_move(move))]


def verdict(made: AnyGame, at: Any, move: str, seat: int = 0) -> Verdict:
    """What is said about a move."""
    return made.verdict(at, seat, made.read_move(move))
