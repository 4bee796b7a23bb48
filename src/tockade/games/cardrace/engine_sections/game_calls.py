"""The questions that a game is asked most, one compiled call each: who acts, what is legal, what follows."""

from __future__ import annotations

from tockade.game_types import IllegalMove, Verdict
from tockade.games.cardrace.engine_sections.legal_moves import listed_moves
from tockade.games.cardrace.engine_sections.moves import Move
from tockade.games.cardrace.engine_sections.playing import after_move
from tockade.games.cardrace.engine_sections.positions import Position, clear_position, start_position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import actors_of


class GameCalls:
    """The part of a game that is compiled with its engine."""

    def __init__(self, rules: Rules, idle: list[Scratch]) -> None:
        self.engine_rules = rules
        self.idle = idle

    def start(self) -> Position:
        """The position before anything happened."""
        position = Position()
        clear_position(position)
        start_position(self.engine_rules, position)
        return position

    def actors(self, position: Position) -> tuple[int, ...]:
        """The seats that have something to decide; chance is -1."""
        return actors_of(self.engine_rules, position)

    def legal_moves(self, position: Position, seat: int) -> list[Move]:
        """Every legal move of a seat, in a fixed order."""
        scratch = borrowed(self.idle)
        moves = listed_moves(self.engine_rules, position, scratch, seat)
        self.idle.append(scratch)
        return moves

    def play(self, position: Position, seat: int, move: Move) -> Position:
        """The position after a legal move."""
        scratch = borrowed(self.idle)
        after = after_move(self.engine_rules, position, scratch, seat, move)
        self.idle.append(scratch)
        if after is position:
            raise IllegalMove(self.verdict(position, seat, move))
        return after

    def verdict(self, position: Position, seat: int, move: Move) -> Verdict:
        """Whether a move is legal, and if not the reason: the game has the words for it."""
        raise NotImplementedError


def borrowed(idle: list[Scratch]) -> Scratch:
    """Room to work in that no other thread has: one that lies idle, or a new one; after an error it is forgotten."""
    try:
        return idle.pop()
    except IndexError:
        return Scratch()
