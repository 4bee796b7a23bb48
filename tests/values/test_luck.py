"""Luck: nothing on average, nothing in sum, the same twice, and by hand to the digit where the value is simple."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any

import pytest
from tests.long_runs import cases
from tests.shelf import cases as shelf

from tockade import games, record
from tockade.game_types import ConsequenceKind
from tockade.games import AnyGame
from tockade.record import Moment
from tockade.study import arena
from tockade.values.full_information_value import Chances, Referee, referee
from tockade.values.luck import chance_events, events_of, is_luck_of_the_pack, net_luck

VALUED = [setup for setup in shelf.tables() if referee(setup) is not None]


class ThreesReferee:
    """A value that anybody can work out: who holds more threes wins; where nobody does it is even."""

    source = "hand"
    stands_in = False

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.simulator: Any = game.simulator()

    def chances(self, position: Any) -> Chances:
        first, second = (hand.count("3") for hand in self.game.position_json(position)["hands"])
        return [0.5, 0.5] if first == second else [float(first > second), float(second > first)]

    def move_chances(self, position: Any, seat: int) -> list[Chances]:
        return []


def played(setup: str, number: int) -> tuple[AnyGame, list[Moment]]:
    game = games.read(f"{setup} ply_limit=1500")
    return game, list(record.replay(record.playout_record(game, 11, number, game.quick_weights)))


def known(setup: str) -> Referee:
    found = referee(f"{setup} ply_limit=1500")
    assert found is not None
    return found


@pytest.mark.parametrize("setup", VALUED)
def test_luck_is_zero_sum_and_the_same_twice(setup: str) -> None:
    _, moments = played(setup, 0)
    asked = known(setup)
    for moment in moments[:: max(1, len(moments) // 12)]:
        events = events_of(asked, moment)
        assert events == events_of(asked, moment)
        for event in events:
            assert sum(event.luck) == pytest.approx(0, abs=1e-9)
            assert sum(event.expected) == pytest.approx(1)
            assert 0 < event.likelihood < 1


@pytest.mark.parametrize("setup", ["tockcitan 2", "tijou 2", "tock-globe 2"])
def test_luck_is_nothing_on_average(setup: str) -> None:
    """Of players who forget the order of the stock: the quick policy knows no more than its hand."""
    lucks = [net_luck(known(setup), played(setup, number)[1])[0] for number in range(cases(150))]
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5


def test_results_without_luck_agree_with_raw_ones_and_spread_less() -> None:
    """Of the network's own players: of others the referee knows less."""
    contest = arena.Contest.of(games.read("tijou 2"), ["one-ply", "one-ply"], "luck", luck=True)
    played = arena.play_range(contest, 0, cases(1000))
    raw = [game.scores[0] for game in played]
    adjusted = [game.scores[0] - game.luck[0] for game in played]
    assert stdev(adjusted) < 0.8 * stdev(raw)
    assert abs(fmean(adjusted) - fmean(raw)) < 4 * stdev(raw) / len(raw) ** 0.5


def test_by_hand_a_three_that_is_drawn() -> None:
    """Nobody holds a three: the drawer wins with one of those in the stock, and is even with anything else."""
    game, moments = played("tockcitan 2", 0)
    asked, found = ThreesReferee(game), 0
    for moment in moments:
        drew = [each for each in moment.consequences if each.kind is ConsequenceKind.DREW]
        threes = [hand.count("3") for hand in game.position_json(moment.after)["hands"]]
        if moment.actor < 0 or len(drew) != 1 or sum(threes) != (drew[0].cards == ("3",)):
            continue
        stock = game.position_json(moment.before)["stock"]
        if len(set(stock)) < 2:
            continue
        [event] = chance_events(asked, moment.before, _number(game, moment))
        likely = stock.count("3") / len(stock)
        expected = likely + (1 - likely) / 2
        assert event.expected[drew[0].seat] == pytest.approx(expected, abs=1e-12)
        assert event.luck[drew[0].seat] == pytest.approx((1.0 if sum(threes) else 0.5) - expected, abs=1e-12)
        found += 1
    assert found >= 5


def _number(game: AnyGame, moment: Moment) -> int:
    moves = game.legal_moves(moment.before, moment.actor)
    return moves.index(game.canonical(moment.before, moment.actor, moment.move))


def test_only_the_beginning_of_trikolos_is_luck() -> None:
    _, moments = played("trikolos 2", 0)
    asked = known("trikolos 2")
    assert not [event for moment in moments if moment.actor >= 0 for event in events_of(asked, moment)]


def test_where_the_discard_is_turned_over_it_is_the_luck_of_the_pack() -> None:
    assert is_luck_of_the_pack(games.read("tock-globe 4 teams"))
    assert not is_luck_of_the_pack(games.read("tock-globe 4 teams restock=shuffle"))
    assert not is_luck_of_the_pack(games.read("tijou 2"))
    _, moments = played("tock-globe 2", 1)
    late = [len(events_of(known("tock-globe 2"), moment)) for moment in moments[-20:] if moment.actor >= 0]
    assert sum(late) > 0


@pytest.mark.parametrize("setup", ["trikolos 2", "barricades 2", "barricades 3", "barricades 4"])
def test_where_nothing_is_hidden_both_values_are_one(setup: str) -> None:
    """V after a move, by what its seat knows, is R after it, by what everybody sees."""
    game, asked = shelf.game(setup), known(setup)
    for sample in shelf.decisions(setup)[::40]:
        by_seat = asked.move_chances(sample.position, sample.actor)
        moves = range(len(game.legal_moves(sample.position, sample.actor)))
        seen_whole = [asked.chances(asked.simulator.after(sample.position, number)) for number in moves]
        assert by_seat == seen_whole
