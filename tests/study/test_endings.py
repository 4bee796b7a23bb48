"""Endings: what is solved is what trying everything finds, in the model and with the moves of the game."""

from __future__ import annotations

import json
from functools import cache

import pytest
from tests.cli.conftest import Tockade, tockade
from tests.long_runs import LONG

from tockade import games
from tockade.game_types import BadInput
from tockade.random_source import RandomSource
from tockade.study import ending_losses
from tockade.study.last_pawn_moves import HOME, LastPawn
from tockade.study.solve_endings import TurnsLeft

__all__ = ["tockade"]
TOCKS = ["tockcitan 2", "tock-globe 2"]


@cache
def solved(setup: str, hand: int, precision: float = 1e-5) -> TurnsLeft:
    made = TurnsLeft(LastPawn(games.read(setup)), hand)
    made.solve(precision)
    return made


def naive_turns(endings: LastPawn) -> dict[tuple[str, int], float]:
    """With one card in hand nothing is chosen but the way: turn by turn until nothing changes."""
    turns = {(place, card): 0.0 for place in endings.ways for card in range(len(endings.cards))}
    before = dict.fromkeys(turns, -1.0)
    while max(turns[key] - before[key] for key in turns) > 1e-4:
        before = turns
        mean = {place: mean_of(endings, turns, place) for place in endings.ways} | {HOME: 0.0}
        turns = {(place, card): naive_best(endings, mean, turns, place, card) for place, card in turns}
    return turns


def mean_of(endings: LastPawn, turns: dict[tuple[str, int], float], place: str) -> float:
    return sum((chance * turns[place, card] for card, chance in enumerate(endings.frequencies)), 0.0)


def naive_best(
    endings: LastPawn, mean: dict[str, float], turns: dict[tuple[str, int], float], place: str, card: int
) -> float:
    ways = endings.ways[place][card]
    if not ways:
        return 1 + mean[place]
    return min(naive_again(endings, turns, way.place) if way.again else 1 + mean[way.place] for way in ways)


def naive_again(endings: LastPawn, turns: dict[tuple[str, int], float], place: str) -> float:
    if place == HOME:
        return 1.0
    declines = [not endings.ways[place][card] for card in range(len(endings.cards))]
    chances = zip(endings.frequencies, declines, strict=True)
    return sum((chance * (turns[place, card] + no) for card, (chance, no) in enumerate(chances)), 0.0)


@pytest.mark.parametrize("setup", TOCKS if LONG else ["tock-globe 2"])
def test_with_one_card_it_is_what_turn_by_turn_finds(setup: str) -> None:
    table = solved(setup, 1)
    naive = naive_turns(table.endings)
    for place, card in naive:
        assert table.full[place][card] == pytest.approx(naive[place, card], rel=1e-2)


def test_a_pawn_one_step_away_waits_for_an_ace() -> None:
    """GJ-20: of two cards an ace takes it home at once; without one the turns of the next hand follow."""
    table = solved("tock-globe 2", 2, 1e-2)
    assert table.of("a16", ["A", "9"]) == 1
    assert table.of("a16", ["9", "9"]) > 2


@pytest.mark.parametrize("setup", TOCKS)
def test_the_moves_of_real_hands_are_those_of_the_model(setup: str) -> None:
    """Whatever the game allows with five cards leads where the single cards lead, last resorts left out."""
    endings, source = LastPawn(games.read(setup)), RandomSource("hands")
    for _ in range(150):
        place = sorted(endings.ways)[source.below(len(endings.ways))]
        pack = [card for card in endings.cards for _copy in range(endings.copies(card))]
        hand = [pack.pop(source.below(len(pack))) for _card in range(5)]
        ways = [(card, way) for card in sorted(set(hand)) for way in endings.ways[place][endings.cards.index(card)]]
        first = [each for each in ways if not each[1].lap] or ways
        assert sorted(played(endings, place, hand)) == sorted(first)


def played(endings: LastPawn, place: str, hand: list[str]) -> set[tuple[str, tuple[str, bool, bool]]]:
    position, game = endings.position(place, hand), endings.game
    moves = [(game.move_text(move).split()[0], move) for move in game.legal_moves(position, 0)]
    return {(card, endings.way_of(position, move)) for card, move in moves if card in hand}


def test_a_loss_is_told_in_turns() -> None:
    """The best move of a hand loses nothing, and the turns of a move are those of the hand it leaves."""
    table = solved("tock-globe 2", 2, 1e-2)
    endings = table.endings
    position = endings.position("a14", ["3", "A", "J", "J", "J"])
    turns = {
        endings.game.move_text(move): ending_losses.turns_with(table, position, move, ["3", "A"])
        for move in endings.game.legal_moves(position, 0)
    }
    assert turns["3 a14-ah1"] == 1 == table.of("a14", ["3", "A"])
    assert turns["A a14-a15"] > 2


def test_games_without_such_an_ending_are_refused() -> None:
    for setup in ("trikolos", "tijou 2", "tock-globe 4"):
        with pytest.raises(BadInput, match="endings"):
            LastPawn(games.read(setup))


def test_the_command_tells_the_turns(tockade: Tockade) -> None:
    told = tockade("endings", "tock-globe", "2", "--hand", "1", "--json")
    assert told.code == 0, told.err
    turns = json.loads(told.out)["turns"]
    assert turns["a10"] < turns["c9"] < turns["base"]
    assert tockade("endings", "barricades", "2").code == 2
