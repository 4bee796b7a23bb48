"""Finished games again: every turn with all hands open, any position on the way, and whether the deal was honest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tockade import record
from tockade.game import CHANCE, JSON, REFEREE, Consequence, Result, Scene
from tockade.games import AnyGame
from tockade.record import Moment, Record
from tockade.source import check_seal
from tockade.table.refusal import Refused


class Turn(Struct, omit_defaults=True):
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
    turns: list[Turn]


def replay_of(told: Record, names: list[str], first: int = 0, count: int | None = None) -> Replay:
    """The replay of a record, or the part of it that is asked for."""
    game = record.begin(told).game  # one of its own: this may run in another thread
    groups = list(_turns(told))
    last = len(groups) if count is None else first + count
    turns = [_turn(game, index, group) for index, group in enumerate(groups) if first <= index < last]
    sealed, seed = told.sealed or None, told.seed or None
    return Replay(game.setup.text, names, sealed, seed, honest(told), len(groups), told.result, turns)


def honest(told: Record) -> bool | None:
    """Whether the seed fits the seal and gives the deal; None when there is nothing to check it with."""
    if not told.seed or not told.sealed:
        return None
    return check_seal(told.seed, told.sealed) and record.deal_is_genuine(told)


def position_after(told: Record, turn: int) -> JSON:
    """The position after so many moves, and after the chance that followed."""
    groups = list(_turns(told))
    if not 0 <= turn < len(groups):
        raise Refused("no_turn", turns=len(groups) - 1)
    return record.begin(told).game.position_json(groups[turn].after)


class _Group(Struct):
    """The events of one turn."""

    after: Any
    moments: list[Moment]


def _turns(told: Record) -> Iterator[_Group]:
    group = _Group(record.begin(told).position, [])
    for moment in record.replay(told):
        if moment.actor != CHANCE:
            yield group
            group = _Group(moment.after, [])
        group.moments.append(moment)
        group.after = moment.after
    yield group


def _turn(game: AnyGame, index: int, group: _Group) -> Turn:
    told = [one for moment in group.moments for one in moment.consequences]
    outcomes = [moment.move.text for moment in group.moments if moment.actor == CHANCE]
    turn = Turn(index, told, outcomes, game.scene(game.view(group.after, REFEREE)))
    for moment in group.moments:
        if moment.actor != CHANCE:
            turn.seat, turn.move = moment.actor, game.move_text(moment.move)
    return turn
