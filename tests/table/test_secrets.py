"""The leak law over whole games: what looks the same to a viewer is told to that viewer in the same bytes.

At every decision of a game the cards that a viewer cannot see are dealt anew.  Whatever the other seat may then do, and
whatever chance may then bring, that leaves the viewer with the same view must leave them with the same frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest
from tests.long_runs import LONG

from tockade import games
from tockade.game_types import (
    CHANCE,
    SPECTATOR,
    BadInput,
    ChanceKind,
    Consequence,
    ConsequenceKind,
    Outcome,
    StepKind,
    View,
)
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.table.log_events import Opened, Place, Played, Started
from tockade.table.table import Phase, Table
from tockade.table.table_settings import Settings
from tockade.table.viewer_frames import ALL_PARTS, FrameMaker, write_seats

SETUPS = (
    "tock-globe 2",
    "tock-globe 4 teams",
    "tock-globe 3 restock=shuffle",
    "tock-fadoq",
    "tockcitan 2",
    "tockcitan 4",
    "tockcitan-teams",
    "tijou 2",
    "tijou 4 teams",
    "tijou 5",
    "tijou 6 teams",
    "tijou 4 teams games=3",
    "barricades 3",
    "trikolos",
)
EXCHANGES = {"tockcitan-teams", "tijou 4 teams", "tijou 6 teams", "tijou 4 teams games=3"}
SEED = "5eed" * 8
IMAGINED = 3
RESHUFFLES = 3
COMPARED = 2
STEP = 1 if LONG else 7
"""Every turn of a game is looked at, or every seventh."""


class Turn(NamedTuple):
    """A decision, or chance alone where nobody is asked (the first deal, the next game of a match)."""

    position: Any
    seat: int
    move: Any
    outcomes: tuple[Outcome, ...]


def turns(game: AnyGame, number: int) -> Iterator[Turn]:
    """A whole game as a heuristic plays it."""
    position = game.start()
    happened = game.playout_moves(11, number, game.quick_weights)
    while happened:
        before, seat, move = position, game.actors(position)[0], None
        if seat != CHANCE:
            move = happened.pop(0)
            position = game.play(position, seat, move)
        outcomes = []
        while happened and isinstance(happened[0], Outcome):
            outcomes.append(happened[0])
            position = game.settle(position, happened.pop(0))
        yield from cut(game, Turn(before, seat, move, tuple(outcomes)))


def cut(game: AnyGame, turn: Turn) -> Iterator[Turn]:
    """The end of a game of a match is told before the next one is dealt."""
    after = turn.position if turn.move is None else game.play(turn.position, turn.seat, turn.move)
    if turn.move is None or not hasattr(after, "past") or after.past == turn.position.past:
        yield turn
        return
    yield turn._replace(outcomes=())
    if turn.outcomes:
        yield Turn(after, CHANCE, None, turn.outcomes)


def table_at(game: AnyGame, turn: Turn) -> Table:
    """A table at which this turn has just been taken."""
    places = tuple(Place("person", f"P{seat}", ready=True) for seat in range(game.seats))
    position = game.position_json(turn.position)
    opened = Opened(
        at=0,
        game=game.setup.text,
        version=game.setup.version,
        code="ABCDEF",
        host="",
        places=places,
        settings=Settings(),
        position=position,
    )
    table = Table("t", opened, 0)
    outcomes = tuple(outcome.text for outcome in turn.outcomes)
    table.apply(Started(at=0, seed=SEED, outcomes=() if turn.move is not None else outcomes), 0)
    if turn.move is not None:
        text = game.move_text(turn.move)
        table.apply(Played(at=0, seat=turn.seat, move=text, outcomes=outcomes), 0)
    return table


def told(table: Table, viewer: int) -> list[bytes]:
    """The frame of the turn, what somebody gets who was away, and a fresh frame."""
    frames = FrameMaker(table, 0, write_seats(table), 0)
    return [frames.frame(viewer, ALL_PARTS, since) for since in (table.version - 1, 1, None)]


def twins(game: AnyGame, turn: Turn, viewer: int, source: RandomSource) -> Iterator[Turn]:
    """Other turns that may look the same to the viewer: other hidden cards, another move, another shuffle."""
    for _ in range(IMAGINED if game.card_ways() else 1):
        hidden = game.imagine(game.view(turn.position, viewer), source)
        if turn.outcomes or turn.seat == viewer:  # what is shuffled afterwards: only if the same was played
            moves = [turn.move] if turn.move is None or turn.move in game.legal_moves(hidden, turn.seat) else []
        else:
            moves = game.legal_moves(hidden, turn.seat)
        for move in moves:
            for outcomes in shuffles(turn.outcomes, source):
                yield Turn(hidden, turn.seat, move, outcomes)


def shuffles(outcomes: tuple[Outcome, ...], source: RandomSource) -> Iterator[tuple[Outcome, ...]]:
    """The same chance, and where cards are shuffled the same with two of them changed."""
    yield outcomes
    for _ in range(RESHUFFLES if outcomes and outcomes[-1].kind is ChanceKind.SHUFFLE else 0):
        cards = list(outcomes[-1].values)
        one, two = source.below(len(cards)), source.below(len(cards))
        cards[one], cards[two] = cards[two], cards[one]
        yield (*outcomes[:-1], Outcome(ChanceKind.SHUFFLE, tuple(cards)))


class Sight(NamedTuple):
    """What a viewer lives through: the view after each thing that happens, and the cards in the order they come."""

    views: list[View]
    drawn: list[tuple[str, ...]]
    secret: Any
    """The position at the end."""


def sight(game: AnyGame, turn: Turn, viewer: int) -> Sight | None:
    """None when the turn cannot be."""
    position, told = turn.position, list[Consequence]()
    if turn.move is not None:
        told += game.consequences(position, turn.seat, turn.move)
        position = game.play(position, turn.seat, turn.move)
    views = [game.view(position, viewer)]
    for outcome in turn.outcomes:
        if game.actors(position) != (CHANCE,) or not possible(game, position, outcome):
            return None
        told += game.chance_consequences(position, outcome)
        position = game.settle(position, outcome)
        views.append(game.view(position, viewer))
    drawn = [one.cards for one in told if one.kind is ConsequenceKind.DREW and one.seat == viewer]
    return Sight(views, drawn, game.position_json(position)) if finished(game, turn, position) else None


def finished(game: AnyGame, turn: Turn, position: Any) -> bool:
    """Whether nothing is left to chance, unless the table waits for the next game of a match."""
    return not turn.outcomes or game.actors(position) != (CHANCE,)


def possible(game: AnyGame, position: Any, outcome: Outcome) -> bool:
    try:
        game.settle(position, outcome)
    except BadInput:
        return False
    return True


def same_sight(game: AnyGame, turn: Turn, viewer: int, source: RandomSource) -> Iterator[Turn]:
    """The twins that the viewer cannot tell from the turn."""
    own = sight(game, turn, viewer)
    assert own is not None
    for twin in twins(game, turn, viewer, source):
        seen = sight(game, twin, viewer)
        if seen is not None and seen[:2] == own[:2] and seen.secret != own.secret:
            yield twin


def viewers(game: AnyGame, turn: Turn, number: int) -> list[int]:
    """Everybody where cards are exchanged or dealt; otherwise one after another."""
    everybody = [SPECTATOR, *range(game.seats)]
    if turn.move is None or turn.outcomes or gives(game, turn):
        return everybody
    return [everybody[number % len(everybody)]]


def gives(game: AnyGame, turn: Turn) -> bool:
    return turn.move is not None and game.steps(turn.move)[0].kind is StepKind.GIVE


@pytest.mark.parametrize("setup", SETUPS)
def test_no_turn_of_a_game_tells_a_secret(setup: str) -> None:
    game = games.read(setup)
    source = RandomSource(setup)
    compared, given = 0, set()
    for number, turn in islice(enumerate(turns(game, 0)), None, None, STEP):
        for viewer in viewers(game, turn, number):
            mine = None
            for twin in islice(same_sight(game, turn, viewer, source), COMPARED):
                mine = mine or told(table_at(game, turn), viewer)
                assert told(table_at(game, twin), viewer) == mine
                compared += 1
                if gives(game, turn) and twin.move != turn.move:
                    given.add(relation(game, turn, viewer))
    assert compared > 20 // STEP or not game.card_ways()
    assert given == ({"opponent", "partner", "spectator"} if setup in EXCHANGES else set())


def relation(game: AnyGame, turn: Turn, viewer: int) -> str:
    if viewer == SPECTATOR:
        return "spectator"
    sides = game.scene(game.view(turn.position, SPECTATOR)).teams or game.teams
    return "partner" if any({turn.seat, viewer} <= set(side) for side in sides) else "opponent"


def test_games_of_a_match_are_cut_where_tables_wait() -> None:
    game = games.read("tijou 4 teams games=3")
    phases = [table_at(game, turn).phase for turn in turns(game, 0) if turn.move is not None]
    assert phases.count(Phase.BETWEEN) == 2
    assert phases[-1] is Phase.OVER
