"""A decision judged from the view of the seat that must take it: what the view hides plays no part."""

from __future__ import annotations

from typing import Any

from tockade.game_types import BadInput, View
from tockade.games import AnyGame
from tockade.games.match.seat_map import SeatMap
from tockade.insight.judged_decision import own_chances, what_it_does
from tockade.insight.look_ahead import MOST_DEALS, look_ahead
from tockade.insight.review_types import Alternative
from tockade.simulator import Memory
from tockade.values.full_information_value import Referee, referee


class DecisionFromView:
    """A decision as the seat of a view knows it, by a person's memory or by all that the view holds."""

    def __init__(self, game: AnyGame, view: View, asked: Referee, memory: Memory = Memory.PERSON) -> None:
        inside = game.inside(view)
        self.referee = asked
        self._game = game
        self._seat = inside.view.viewer
        self._players = SeatMap(inside.players)
        self._position: Any = asked.simulator.imagine(inside.view, range(1), 0, memory)[0]
        self._memory = memory
        self._moves = asked.game.legal_moves(self._position, self._seat)
        self._viewer = view.viewer
        self._outer: Any = game.imagine(view, _First())
        self._spelled = game.legal_moves(self._outer, view.viewer)
        self.chances = own_chances(asked, self._position, self._seat)

    def number_of(self, text: str) -> int | None:
        """The number of a move; None where it cannot be read or is not legal."""
        try:
            move = self._game.read_move(text)
        except BadInput:
            return None
        if not self._game.verdict(self._outer, self._viewer, move).legal:
            return None
        return self._spelled.index(self._game.canonical(self._outer, self._viewer, move))

    def looked_ahead(self, numbers: list[int], most: int = MOST_DEALS) -> list[Alternative]:
        """These moves with their chances, the best first."""
        wanted = list(dict.fromkeys(numbers))
        found = look_ahead(self.referee, self._position, self._seat, wanted, most, self._memory)
        chances = found or [self.chances[number] for number in wanted]
        options = [self._option(number, chance) for number, chance in zip(wanted, chances, strict=True)]
        return sorted(options, key=lambda option: -option.chance)

    def _option(self, number: int, chance: float) -> Alternative:
        inner = what_it_does(self.referee.game, self._position, self._seat, self._moves[number])
        return Alternative(
            number, self._game.move_text(self._spelled[number]), chance, self._players.consequences(inner)
        )


def decision_from_view(game: AnyGame, view: View) -> DecisionFromView | None:
    """The decision of a view's seat; None where nothing values this game."""
    setup = game.inside(view).game.setup
    asked = referee(setup.text, setup.version)
    return DecisionFromView(game, view, asked) if asked else None


class _First:
    """Of any numbers the first: what is hidden does not matter to a hint."""

    def below(self, n: int) -> int:
        return 0
