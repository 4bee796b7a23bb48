"""A hint: the best moves of a seat, by its own view and nothing else; and a caution before a move that costs much."""

from __future__ import annotations

from msgspec import Struct

from tockade.game_types import View
from tockade.games import AnyGame
from tockade.insight.decision_from_view import decision_from_view
from tockade.insight.judged_decision import best_numbers
from tockade.insight.look_ahead import DEALS
from tockade.insight.review_types import BLUNDER, Alternative


class Hint(Struct, frozen=True):
    """The best move of a seat and the next two, with their chances."""

    seat: int
    source: str
    options: list[Alternative]


class Caution(Struct, frozen=True):
    """A move that costs much, and what would be better."""

    played: Alternative
    better: Alternative


def hint(game: AnyGame, view: View) -> Hint | None:
    """What the seat of a view would best do, on as few deals as come at once; None where nothing values this game."""
    asked = decision_from_view(game, view)
    if asked is None:
        return None
    return Hint(view.viewer, asked.referee.source, asked.looked_ahead(best_numbers(asked.chances), DEALS))


def caution(game: AnyGame, view: View, move: str) -> Caution | None:
    """Whether a move of the seat of a view is a ??, to one look and when looked ahead; None where it is not."""
    asked = decision_from_view(game, view)
    number = asked.number_of(move) if asked else None
    if asked is None or number is None or max(asked.chances) - asked.chances[number] < BLUNDER:
        return None
    options = asked.looked_ahead([*best_numbers(asked.chances), number])
    played = next(option for option in options if option.number == number)
    return Caution(played, options[0]) if options[0].chance - played.chance >= BLUNDER else None
