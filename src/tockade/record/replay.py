"""Replaying a record: positions, moves and consequences, without a source of chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tockade import games
from tockade.game_types import CHANCE, BadInput, Consequence, IllegalMove, Outcome, Result
from tockade.random_source import RandomSource
from tockade.record.record_text import Record, RecordedEvent
from tockade.record.recorder import Recorder

TABLE_ENDS: Final = ("resigned", "out_of_time", "abandoned")
"""Results that the table decides while the game could go on."""


class Moment(NamedTuple):
    """One event of a replayed record."""

    before: Any
    actor: int
    move: Any
    """The move, or the `Outcome` of `CHANCE`."""
    consequences: list[Consequence]
    after: Any


def begin(record: Record) -> Recorder:
    """The game of a record before its first event."""
    game = games.read(record.game, record.version)
    return Recorder(game, None if record.position is None else game.read_position(record.position))


def replay(record: Record) -> Iterator[Moment]:
    """Everything that happened, one event after another; what cannot have happened raises `BadInput`."""
    recorder = begin(record)
    line = len(record.header)
    for event in record.events:
        before, line = recorder.position, line + 1
        move, consequences = _happen(recorder, event, line)
        yield Moment(before, event.actor, move, consequences, recorder.position)
    _check_result(record.result, recorder.game.result(recorder.position), line + 1)


def final_position(record: Record) -> Any:
    """The position in which a record ends."""
    position = begin(record).position
    for moment in replay(record):
        position = moment.after
    return position


def deal_is_genuine(record: Record) -> bool:
    """Whether the seed of a record gives exactly the outcomes that it tells."""
    game, source = begin(record).game, RandomSource(record.seed)
    drawn = (moment for moment in replay(record) if moment.actor == CHANCE)
    return bool(record.seed) and all(game.chance(m.before).sample(source) == m.move for m in drawn)


def _happen(recorder: Recorder, event: RecordedEvent, line: int) -> tuple[Any, list[Consequence]]:
    if event.actor not in recorder.game.actors(recorder.position):
        raise BadInput("record_actor", line=line, actor=event.line.split()[0])
    try:
        if event.actor == CHANCE:
            outcome = Outcome.read(event.text)
            return outcome, recorder.settle(outcome)
        move = recorder.game.read_move(event.text)
        return move, recorder.play(event.actor, move)
    except (BadInput, IllegalMove) as refused:
        raise BadInput("record_event", line=line, text=event.text[:80]) from refused


def _check_result(written: Result | None, result: Result | None, line: int) -> None:
    """A game that could go on has no result, or one that the table decided."""
    by_table = result is None and written is not None and written.reason in TABLE_ENDS
    if written != result and not by_table:
        raise BadInput("record_result", line=line)
