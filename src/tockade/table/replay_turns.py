"""Replays of finished games: every turn with all hands open, and any position on the way."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tockade import record
from tockade.game_types import CHANCE, JSON, REFEREE, Consequence, Result, Scene
from tockade.games import AnyGame
from tockade.random_source import check_seal
from tockade.record import Moment, Record
from tockade.table.refusal import Refused

QUICK: Final = 4
"""How hard to compress: a fifth of the time of the best, and nearly as small."""
GZIP: Final = 31
_encoder: Final = msgspec.json.Encoder()


class ReplayTurn(Struct, omit_defaults=True):
    """One move and the chance after it; turn 0 is the start."""

    turn: int
    consequences: list[Consequence]
    outcomes: list[str]
    scene: Scene
    seat: int | UnsetType = UNSET
    move: str = ""


class Replay(Struct):
    """A game from its start to its end."""

    game: str
    seats: list[str]
    sealed: str | None
    seed: str | None
    verified: bool | None
    count: int
    result: Result | None
    turns: list[ReplayTurn]


def write_replay(game_record: Record, names: list[str], first: int = 0, count: int | None = None) -> bytes:
    """The replay of a record as compressed JSON, or the part of it that is asked for.

    It is written turn by turn: a long match needs hardly more memory than a short game.
    """
    packing = zlib.compressobj(QUICK, wbits=GZIP)
    written = [packing.compress(piece) for piece in _pieces(game_record, names, first, count)]
    return b"".join([*written, packing.flush()])


def replay_text(text: str) -> bytes:
    """The replay of a record that somebody brings."""
    return write_replay(record.read(text), [])


def _pieces(game_record: Record, names: list[str], first: int, count: int | None) -> Iterator[bytes]:
    game = record.begin(game_record).game
    turns = 1 + sum(event.actor != CHANCE for event in game_record.events)
    sealed, seed = game_record.sealed or None, game_record.seed or None
    heading = Replay(game.setup.text, names, sealed, seed, deal_is_honest(game_record), turns, game_record.result, [])
    yield _encoder.encode(heading).removesuffix(b"]}")
    last = turns if count is None else first + count
    for index, group in enumerate(_turns(game_record)):
        if first <= index < last:
            yield (b"," if index > first else b"") + _encoder.encode(_turn(game, index, group))
    yield b"]}"


def deal_is_honest(game_record: Record) -> bool | None:
    """Whether the seed fits the seal and gives the deal; None when there is nothing to check it with."""
    if not game_record.seed or not game_record.sealed:
        return None
    return check_seal(game_record.seed, game_record.sealed) and record.deal_is_genuine(game_record)


def position_after(game_record: Record, turn: int) -> JSON:
    """The position after so many moves, and after the chance that followed."""
    turns = 0
    for turns, group in enumerate(_turns(game_record)):
        if turns == turn:
            return record.begin(game_record).game.position_json(group.after)
    raise Refused("no_turn", turns=turns)


class _Group(Struct):
    """The events of one turn."""

    after: Any
    moments: list[Moment]


def _turns(game_record: Record) -> Iterator[_Group]:
    group = _Group(record.begin(game_record).position, [])
    for moment in record.replay(game_record):
        if moment.actor != CHANCE:
            yield group
            group = _Group(moment.after, [])
        group.moments.append(moment)
        group.after = moment.after
    yield group


def _turn(game: AnyGame, index: int, group: _Group) -> ReplayTurn:
    happened = [one for moment in group.moments for one in moment.consequences]
    outcomes = [moment.move.text for moment in group.moments if moment.actor == CHANCE]
    turn = ReplayTurn(index, happened, outcomes, game.scene(game.view(group.after, REFEREE)))
    for moment in group.moments:
        if moment.actor != CHANCE:
            turn.seat, turn.move = moment.actor, game.move_text(moment.move)
    return turn
