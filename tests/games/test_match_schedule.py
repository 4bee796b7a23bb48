"""The schedule of a match: who plays with whom, where, for how many points, and when it is over (TJ-16)."""

import tracemalloc
from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest

from tockade.games.match.schedule_and_points import Past, Sides, Terms, decided, points, ranking, seatings, sides

FOUR: Sides = ((0, 2), (1, 3))
SIX: Sides = ((0, 3), (1, 4), (2, 5))
SOLO: Sides = ((0,), (1,), (2,))
TWO: Sides = ((0,), (1,))
CHANGE = Terms(3)


def played(teams: Sides, *winners: tuple[int, ...], terms: Terms = CHANGE) -> tuple[Past, ...]:
    """Games won by these players, everybody in the first possible seat."""
    past: tuple[Past, ...] = ()
    for side in winners:
        past = (*past, Past(seatings(terms, teams, past)[0], side))
    return past


def test_tj16_four_players_meet_in_all_three_pairings() -> None:
    for first, second in product(range(24), range(16)):
        begun = (Past(seatings(CHANGE, FOUR, ())[first], ()),)
        past = (*begun, Past(seatings(CHANGE, FOUR, begun)[second], ()))
        third = {sides(FOUR, seating) for seating in seatings(CHANGE, FOUR, past)}
        assert len({*third, *(sides(FOUR, game.seating) for game in past)}) == 3
        assert len(third) == 1


def test_tj16_each_pairing_is_as_likely_as_any_other() -> None:
    first = Counter(sides(FOUR, seating) for seating in seatings(CHANGE, FOUR, ()))
    assert first == {((0, 1), (2, 3)): 8, ((0, 2), (1, 3)): 8, ((0, 3), (1, 2)): 8}
    assert set(Counter(sides(SIX, seating) for seating in seatings(CHANGE, SIX, ())).values()) == {48}


def test_tj16_four_players_end_three_to_one_or_two_to_none() -> None:
    ends = set()
    pairings = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
    for won in product((0, 1), repeat=3):
        past = tuple(Past((0, 1, 2, 3), pairings[game][side]) for game, side in enumerate(won))
        ends.add(tuple(sorted(points(4, past), reverse=True)))
    assert ends == {(3, 1, 1, 1), (2, 2, 2, 0)}


def test_tj16_six_players_form_no_pair_twice() -> None:
    random = Random(16)
    for _ in range(60):
        past: tuple[Past, ...] = ()
        for _ in range(3):
            past = (*past, Past(random.choice(seatings(CHANGE, SIX, past)), ()))
        pairs = [pair for game in past for pair in sides(SIX, game.seating)]
        assert len(set(pairs)) == 9


def test_tj16_more_games_than_pairings_begin_again() -> None:
    past = played(FOUR, (), (), (), terms=Terms(5))
    assert len(seatings(Terms(5), FOUR, past)) == 24


def test_tj16_pairing_draw_is_by_lot_alone() -> None:
    draw = Terms(3, pairing="draw")
    past = played(FOUR, (0, 1), terms=draw)
    assert len(seatings(draw, FOUR, past)) == 24
    assert len(seatings(CHANGE, FOUR, past)) == 16


def test_tj16_without_teams_places_are_drawn_each_game() -> None:
    assert list(seatings(CHANGE, SOLO, played(SOLO, (0,)))) == list(permutations(range(3)))
    assert list(seatings(Terms(3, stops=True), TWO, ())) == [(0, 1), (1, 0)]


def test_best_of_keeps_the_teams_and_draws_their_places() -> None:
    possible = seatings(Terms(3, stops=True), FOUR, ())
    assert len(possible) == 8
    assert {sides(FOUR, seating) for seating in possible} == {FOUR}


def test_seatings_are_in_ascending_order_and_without_doubles() -> None:
    for terms, teams in product((CHANGE, Terms(3, stops=True), Terms(3, pairing="draw")), (TWO, SOLO, FOUR, SIX)):
        possible = seatings(terms, teams, ())
        assert list(possible) == sorted(set(possible))


def test_seatings_are_those_permutations_that_form_a_pairing() -> None:
    """Against the plain list of all permutations, for every table and after one game."""
    for terms, teams in product((CHANGE, Terms(3, stops=True), Terms(3, pairing="draw")), (TWO, SOLO, FOUR, SIX)):
        before = played(teams, (), terms=terms)
        possible, every = seatings(terms, teams, before), permutations(range(sum(map(len, teams))))
        assert list(possible) == [seating for seating in every if seating in possible]
        assert (possible[-1], possible[1:3]) == (list(possible)[-1], list(possible)[1:3])
        kinds = Counter(sides(teams, seating) for seating in possible)
        assert len(set(kinds.values())) == 1
        assert (0,) * len(possible[0]) not in possible


def test_eight_players_have_no_list_of_seatings() -> None:
    """The list would be 5 MB for each game of a match, and a tenth of a second of everybody's time."""
    eight = tuple((seat,) for seat in range(8))
    possible = seatings(Terms(99), eight, ())
    assert len(possible) == 40_320
    assert possible[0] == tuple(range(8))
    assert possible[12_345] == list(permutations(range(8)))[12_345]
    tracemalloc.start()
    for number in range(5):
        past = tuple(Past(tuple(range(8)), ()) for _ in range(number))
        assert possible[40_319 - number] in seatings(Terms(99), eight, past)
    assert tracemalloc.get_traced_memory()[1] < 500_000
    tracemalloc.stop()


def test_tj16_all_games_are_played() -> None:
    assert [decided(CHANGE, TWO, played(TWO, *[(0,)] * number)) for number in range(4)] == [False, False, False, True]


@pytest.mark.parametrize(
    ("winners", "over"),
    [
        ([0], False),
        ([0, 0], False),
        ([0, 0, 0], True),
        ([0, 1, 0, 1], False),
        ([0, 1, 0, 1, 0], True),
        ([0, None, 0, None], True),
        ([0, None, None, None], False),
        ([None] * 4, False),
        ([None] * 5, True),
        ([0, 0, None], False),
        ([0, 0, None, None], True),
    ],
)
def test_best_of_stops_when_nobody_can_catch_up(winners: list[int | None], over: bool) -> None:
    terms = Terms(5, stops=True)
    won = [() if winner is None else (winner,) for winner in winners]
    assert decided(terms, TWO, played(TWO, *won, terms=terms)) == over


def test_best_of_with_teams_is_decided_for_a_team() -> None:
    terms = Terms(3, stops=True)
    assert not decided(terms, FOUR, played(FOUR, (0, 2), terms=terms))
    assert decided(terms, FOUR, played(FOUR, (0, 2), (0, 2), terms=terms))


def test_best_of_with_two_leaders_goes_on() -> None:
    terms = Terms(5, stops=True)
    assert not decided(terms, SOLO, played(SOLO, (0,), (0,), (1,), (1,), terms=terms))


def test_tj16_ties_share_their_place() -> None:
    assert ranking((2, 0, 2, 2)) == ((0, 2, 3), (1,))
    assert ranking((1, 3, 0)) == ((1,), (0,), (2,))
    assert ranking((0, 0)) == ((0, 1),)


def test_sides_name_players_in_ascending_order() -> None:
    assert sides(FOUR, (3, 1, 0, 2)) == ((0, 3), (1, 2))
    for pair in combinations(range(4), 2):
        rest = [player for player in range(4) if player not in pair]
        assert pair in sides(FOUR, (pair[1], rest[0], pair[0], rest[1]))
