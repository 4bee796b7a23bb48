"""BA-1: the boards, the players and their houses."""

from collections import Counter

import pytest
from tests.games.barricades import hand
from tests.games.barricades.naive import GROUNDS

from tockade import games
from tockade.game import TableSize
from tockade.game_types import BadInput, ConsequenceKind, Outcome, PointKind

COUNTS = {"classic": (112, 121, 11, 5), "small": (48, 56, 7, 4)}


@pytest.mark.parametrize("name", ["classic", "small"])
def test_ba1_points_links_barricades_and_pawns(name: str) -> None:
    made = hand.game(f"4 board={name}")
    ground = GROUNDS[name]
    drawn = {point.name for point in made.plan.points if point.kind is not PointKind.BASE}
    start = made.position_json(made.start())
    assert (len(drawn), len(made.plan.arrows), len(start["barricades"]), len(start["pawns"][0])) == COUNTS[name]
    assert drawn == ground.points()
    assert {frozenset((arrow.start, arrow.end)) for arrow in made.plan.arrows} == ground.links
    assert set(start["barricades"]) == ground.barricades
    assert start["pawns"] == [["base"] * COUNTS[name][3]] * 4


@pytest.mark.parametrize("name", ["classic", "small"])
def test_ba1_kinds_of_points(name: str) -> None:
    made, ground = hand.game(f"4 board={name}"), GROUNDS[name]
    kinds = {point.name: point.kind for point in made.plan.points}
    doors = [(point.arm, point.name) for point in made.plan.points if point.kind is PointKind.START]
    assert doors == list(enumerate(ground.doors))
    assert [place for place, kind in kinds.items() if kind is PointKind.GOAL] == [ground.goal]
    rows = {PointKind.LAST_ROW: ground.last_row, PointKind.FIRST_ROW: ground.first_row}
    for kind, row in rows.items():
        found = {place for place, each in kinds.items() if each is kind}
        assert found == {p for p in ground.points() if p.split(".")[0] == row and p not in ground.doors}
    bases = Counter(point.arm for point in made.plan.points if point.kind is PointKind.BASE)
    assert bases == dict.fromkeys(range(4), ground.pawns)


@pytest.mark.parametrize("name", ["classic", "small"])
def test_ba1_nothing_is_drawn_on_top_of_anything_else(name: str) -> None:
    points = hand.game(f"4 board={name}").plan.points
    for one in points:
        for other in points:
            assert one is other or (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > 0.7


@pytest.mark.parametrize(("name", "links"), [("classic", 39), ("small", 19)])
def test_ba1_every_house_is_as_far_from_the_goal(name: str, links: int) -> None:
    ground = GROUNDS[name]
    reached, steps = {ground.goal: 0}, [ground.goal]
    for place in steps:
        near = [other for other in ground.beside(place) if other not in reached]
        reached |= dict.fromkeys(near, reached[place] + 1)
        steps.extend(near)
    assert [reached[door] for door in ground.doors] == [links] * 4


def test_ba1_two_to_four_players_and_four_by_default() -> None:
    assert games.rule_set("barricades").tables == (TableSize(4), TableSize(2), TableSize(3))
    assert games.read("barricades").seats == 4
    for players in (1, 5):
        with pytest.raises(BadInput):
            games.read(f"barricades {players}")


def test_ba1_two_sit_at_the_outer_houses_and_four_at_all() -> None:
    assert hand.game("2").position_json(hand.game("2").start())["arms"] == [0, 3]
    assert hand.game("4").position_json(hand.game("4").start())["arms"] == [0, 1, 2, 3]


@pytest.mark.parametrize(("empty", "arms"), [(0, [1, 2, 3]), (1, [0, 2, 3]), (2, [0, 1, 3]), (3, [0, 1, 2])])
def test_ba1_three_sit_where_the_lot_says(empty: int, arms: list[int]) -> None:
    made = hand.game("3")
    start = made.start()
    chance = made.chance(start)
    assert (chance.kind, chance.choices, made.position_json(start)["arms"]) == ("lot", 4, [])
    (told,) = made.chance_consequences(start, Outcome.read(f"lot {empty}"))
    assert (told.kind, told.number) == (ConsequenceKind.UNUSED_SIDE, empty)
    seated = hand.play(made, start, f"lot {empty}")
    assert made.position_json(seated)["arms"] == arms
    scene = made.scene(made.view(seated, 0))
    assert scene.arms == tuple(arms)
    assert {piece.place[0] for piece in scene.pieces if piece.seat == 0} == {"abcd"[arms[0]]}


def test_ba1_before_the_lot_nobody_has_a_house() -> None:
    made = hand.game("3")
    scene = made.scene(made.view(made.start(), 0))
    assert scene.arms == (-1, -1, -1)
    assert {piece.kind for piece in scene.pieces} == {"barricade"}


def test_ba1_option_board_has_its_own_moves() -> None:
    made = hand.game("2 board=small")
    assert hand.legal(made, hand.position(made, die=4)) == ["in-2.4", "in-3.0", "in-3.1", "in-3.2"]
    made = hand.game("2")
    assert hand.legal(made, hand.position(made, die=4)) == ["in-12.0", "in-12.4", "in-13.5"]
