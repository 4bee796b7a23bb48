"""Every way of dividing a 7 as one graph: states with the same pawns on the same places and the same rest are one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tockade.game_types import Division, Part
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Move, Position

if TYPE_CHECKING:
    from tockade.games.cardrace.game import CardRace

COMPLETE: Final = 0
"""Where the last part leads: no part leads back to the beginning."""
Edge = tuple[int, int]
"""A part by its number, and the state after it."""


class DividedGraph:
    """The states that a divided card of one seat can pass through; the engine numbers them as it finds them."""

    def __init__(self, game: CardRace, position: Position, seat: int, card: int, lap_free: bool) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.card = card
        self.lap_free = int(lap_free and bool(game.engine_rules.pass_start))
        self._parts: list[Part] = []
        self._numbers: dict[tuple[object, ...], int] = {}
        self._of_effect: dict[int, int] = {}

    def division(self) -> Division:
        rules, scratch = self.game.engine_rules, self.game.scratch
        engine.begin_graph(rules, self.position, scratch, self.seat, self.card)
        states: list[list[Edge]] = []
        while len(states) < scratch.states:  # more are found meanwhile
            states.append(self._edges(len(states)))
        scratch.demand_room()
        _drop_dead_ends(states, [engine.graph_rest(scratch, state) for state in range(len(states))])
        return Division(self._parts, states)

    def _edges(self, state: int) -> list[Edge]:
        rules, scratch, known = self.game.engine_rules, self.game.scratch, self._of_effect
        found = engine.graph_edges(rules, self.position, scratch, self.seat, self.card, self.lap_free, state)
        effects = found[::2]
        for effect in effects:
            if effect not in known:
                known[effect] = self._part(state, engine.effect_part(effect))
        return list(zip(map(known.__getitem__, effects), found[1::2], strict=True))

    def _part(self, state: int, code: int) -> int:
        """The number of a part that is walked in this state; equal ones are one."""
        rules, scratch = self.game.engine_rules, self.game.scratch
        engine.rebuild(rules, self.position, scratch, scratch.board, self.card, state)
        move = Move(constants.SPLIT, self.card, self.card, [code])
        happened = tuple(self.game.board_consequences(scratch.board, self.seat, move))
        number = self._numbers.setdefault((code, happened), len(self._parts))
        if number == len(self._parts):
            tap, landing = self.game.notation.part_steps(move, code)
            self._parts.append(Part(tap, landing, happened))
        return number


def _drop_dead_ends(states: list[list[Edge]], left: list[int]) -> None:
    """What cannot be completed is not begun: from the fewest steps left on."""
    for number in sorted(range(len(states)), key=left.__getitem__):
        states[number] = [edge for edge in states[number] if edge[1] == COMPLETE or states[edge[1]]]
