"""What a level would have played at some turn of a finished game, by what the player there could know."""

from __future__ import annotations

from msgspec import Struct

from tockade import record
from tockade.bots import Question, bot
from tockade.bots.level import Level
from tockade.game_types import CHANCE, Consequence
from tockade.record import Moment, Record
from tockade.table.refusal import Refused


class LevelMove(Struct):
    """The move of a level, and whether it was played."""

    turn: int
    seat: int
    level: Level
    move: str
    does: list[Consequence]
    """What it does, without what chance brings after it."""
    played: bool


def level_move(game_record: Record, turn: int, level: Level) -> LevelMove:
    """What a level plays instead of the move with this number, the first being 1; the same whenever it is asked."""
    game, moment = record.begin(game_record).game, _decision(game_record, turn)
    moves = game.legal_moves(moment.before, moment.actor)
    asked = Question.of(game, moment.before, moment.actor, moves, turn)
    chosen = moves[asked.moves.index(bot(level).choose(asked))]
    does = game.consequences(moment.before, moment.actor, chosen)
    played = chosen == game.canonical(moment.before, moment.actor, moment.move)
    return LevelMove(turn, moment.actor, level, game.move_text(chosen), does, played)


def _decision(game_record: Record, turn: int) -> Moment:
    turns = 0
    for moment in record.replay(game_record):
        turns += moment.actor != CHANCE
        if turns == turn and turn:
            return moment
    raise Refused("no_turn", turns=turns)
