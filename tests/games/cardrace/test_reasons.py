"""Every refusal of a card race is true: its reason is among all true causes, and the first of them to be told."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.games.cardrace.against import Dice
from tests.games.cardrace.attempts import attempts
from tests.games.cardrace.drawn import GAMES, sheet_of, some_game, some_position
from tests.long_runs import cases
from tests.reference import told
from tests.reference.idle_causes import idle_causes
from tests.reference.race_causes import causes, other_plays

from tockade.game_types import CHANCE, BadInput, Verdict
from tockade.games import AnyGame, read

TRIED = 12
"""Moves that are tried in one position."""


def some_moment(random: Random, name: str) -> tuple[AnyGame, Any]:
    """A position with cards to play, mostly; else one of any phase, from the beginning of a game or its end."""
    kind = random.random()
    if kind < 0.04:
        return ended(random.choice([name, f"{name} ply_limit=20"]))
    game = some_game(random, (name,))
    if kind < 0.92:
        return game, game.read_position(some_position(random, sheet_of(game)))
    position = game.start()
    for _ in range(random.choice([0, 1, 2, 3, 4, 6])):
        position = onward(random, game, position)
    return game, position


def onward(random: Random, game: AnyGame, position: Any) -> Any:
    actors = game.actors(position)
    if not actors:
        return position
    if actors == (CHANCE,):
        return game.settle(position, game.chance(position).sample(Dice(random)))
    seat = random.choice(actors)
    return game.play(position, seat, random.choice(game.legal_moves(position, seat)))


@cache
def ended(text: str) -> tuple[AnyGame, Any]:
    """The end of a game."""
    game = read(text)
    position = game.start()
    for happened in game.playout_moves(1, 1, game.quick_weights):
        actors = game.actors(position)
        settle = actors == (CHANCE,)
        position = game.settle(position, happened) if settle else game.play(position, actors[0], happened)
    return game, position


def some_seat(random: Random, game: AnyGame, position: Any) -> int:
    actors = [seat for seat in game.actors(position) if seat >= 0]
    return random.choice(actors) if actors and random.random() < 0.97 else random.randrange(game.seats)


def verdict_on(game: AnyGame, position: Any, seat: int, text: str) -> Verdict | None:
    try:
        return game.verdict(position, seat, game.read_move(text))
    except BadInput:
        return None


def refusals(random: Random, name: str) -> int:
    """Moves tried in one position, each checked; returns how many were refused."""
    game, position = some_moment(random, name)
    data, seat = game.position_json(position), some_seat(random, game, position)
    legal = [game.move_text(move) for move in game.legal_moves(position, seat)]
    refused = 0
    for text in attempts(random, game, data, legal, seat, TRIED):
        verdict = verdict_on(game, position, seat, text)
        if verdict is not None:
            refused += check(game, data, seat, text, verdict)
            assert game.read_move(game.move_text(game.read_move(text))) == game.read_move(text), text
    return refused


def check(game: AnyGame, data: Any, seat: int, text: str, verdict: Verdict) -> bool:
    """Whether a move was refused; for a true reason, in words, and with a move that can be played."""
    sheet, said = sheet_of(game), f"{seat}: {text}\n{game.setup.text}\n{json.dumps(data)}"
    told.check(verdict, causes(sheet, data, seat, text), said)
    told.check_words(game, verdict, seat)
    assert bool(verdict.move) == (verdict.kind.value in told.NAMING), said
    if verdict.kind.value in ("last_resort", "must_play", "must_carry_out"):
        plays = other_plays(sheet, data, seat)
        assert any(text == verdict.move for text in plays) or verdict.move[0] == "7", said
    return not verdict.legal


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_true_and_the_first_to_be_told(name: str) -> None:
    random, wanted, refused = Random(f"reasons {name}"), cases(7_000), 0
    while refused < wanted:
        refused += refusals(random, name)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_why_a_card_lies_idle_is_true(name: str) -> None:
    random = Random(f"idle {name}")
    for _ in range(cases(1_000)):
        game = some_game(random, (name,))
        position = game.read_position(some_position(random, sheet_of(game)))
        data, seat = game.position_json(position), game.actors(position)[0]
        for card, verdicts in game.idle_cards(position, seat).items():
            true = idle_causes(sheet_of(game), data, seat, card)
            wrong = [each for each in map(told.cause_of, verdicts) if each not in true]
            assert not wrong, f"{seat}: {card}: {wrong} not among {true}\n{game.setup.text}\n{json.dumps(data)}"
