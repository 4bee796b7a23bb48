"""Facts drawn at random: what the engine accepts, it plays as a second reading of the same facts does."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.cardrace.against import Dice, compare, compare_game, compare_spellings
from tests.games.cardrace.drawn_facts import some_facts_game, some_facts_position
from tests.long_runs import cases
from tests.reference import JSON

from tockade.game_types import CHANCE
from tockade.games.cardrace.facts import CARDS, JOKER
from tockade.games.cardrace.game import CardRace

FEW_SPELLINGS = 7
"""Steps of the largest divided card of which every spelling can be listed."""


@pytest.mark.parametrize("seed", range(4))
def test_games_go_as_they_are_read_twice(seed: int) -> None:
    random = Random(f"games of facts {seed}")
    assert sum(compare_game(some_facts_game(random), random, 60) for _ in range(cases(100))) > 100


@pytest.mark.parametrize("seed", range(4))
def test_crowded_positions_have_the_moves_that_are_read_twice(seed: int) -> None:
    random = Random(f"positions of facts {seed}")
    for _ in range(cases(300)):
        game = some_facts_game(random)
        compare(game, game.read_position(some_facts_position(random, game.facts)))


def test_every_spelling_is_accepted_and_nothing_else() -> None:
    random = Random("spellings of facts")
    for _ in range(cases(400)):
        game = some_facts_game(random)
        if game.facts.pawns < 3 and _largest_divided(game) <= FEW_SPELLINGS:
            compare_spellings(game, game.read_position(some_facts_position(random, game.facts)), random)


def _largest_divided(game: CardRace) -> int:
    return max((effect.forward for effect in game.facts.effects.values() if effect.divides), default=0)


def test_whole_games_end_and_lose_nothing() -> None:
    random = Random("whole games of facts")
    for _ in range(cases(150)):
        game = some_facts_game(random)
        pack = Counter({card: game.facts.jokers if card == JOKER else 4 for card in CARDS})
        position = game.start()
        while actors := game.actors(position):
            position = _next(game, random, position, random.choice(actors))
            data = game.position_json(position)
            assert _cards(data) == +pack
            assert [len(own) for own in data["pawns"]] == [game.facts.pawns] * game.seats
        ended = game.result(position)
        assert ended is not None
        assert (ended.reason == "ply_limit") == bool(position.drawn)


def _next(game: CardRace, random: Random, position: Any, actor: int) -> Any:
    if actor == CHANCE:
        return game.settle(position, game.chance(position).sample(Dice(random)))
    return game.play(position, actor, random.choice(game.legal_moves(position, actor)))


def _cards(data: JSON) -> Counter[str]:
    held = [card for hand in data["hands"] for card in hand]
    return Counter([*held, *(gift for gift in data["gifts"] if gift), *data["stock"], *data["discard"]])


@pytest.mark.parametrize("seed", range(2))
def test_taps_lead_to_the_legal_moves_and_to_no_others(seed: int) -> None:
    random = Random(f"taps of facts {seed}")
    for _ in range(cases(150)):
        game = some_facts_game(random)
        position = game.read_position(some_facts_position(random, game.facts))
        seat = position.turn
        for _ in range(5):
            _tap(game, random, position, seat)
        for move in random.sample(listed := game.legal_moves(position, seat), min(5, len(listed))):
            steps = game.steps(move)
            for number in range(len(steps)):
                offered = [choice.step for choice in game.next_steps(position, seat, steps[:number])]
                assert steps[number] in offered, (game.move_text(move), number)


def _tap(game: CardRace, random: Random, position: Any, seat: int) -> None:
    """Any taps that are offered, until a move is complete."""
    steps: tuple[Any, ...] = ()
    while True:
        choice = random.choice(game.next_steps(position, seat, steps))
        steps = (*steps, choice.step)
        if choice.done:
            break
    assert game.verdict(position, seat, game.move_of_steps(steps)).legal, steps
