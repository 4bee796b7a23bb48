"""The drawings of the card races: every step one square long, nothing on top of anything."""

from itertools import combinations, pairwise
from math import dist, isclose

import pytest

from tockade.game_types import BoardPlan, PointKind
from tockade.games.cardrace.board_plan import (
    base_name,
    place_names,
    ring_name,
    room_name,
    tijou_place_names,
    tijou_plan,
    tock_plan,
)

RADIUS = 0.38
PLANS = [tock_plan(arms) for arms in (4, 6, 8)] + [
    tock_plan(4, 17),
    tock_plan(4, 18, jumps=False),
    tijou_plan(4),
    tijou_plan(1),
]


def places(plan: BoardPlan) -> dict[str, tuple[float, float]]:
    return {point.name: (point.x, point.y) for point in plan.points}


@pytest.mark.parametrize("plan", PLANS)
def test_names_are_distinct_and_discs_do_not_touch(plan: BoardPlan) -> None:
    at = places(plan)
    assert len(at) == len(plan.points)
    assert min(dist(one, other) for one, other in combinations(at.values(), 2)) > 2 * RADIUS


@pytest.mark.parametrize("arms", [4, 6, 8])
def test_gj1_every_step_of_the_ring_has_length_one(arms: int) -> None:
    at, ring = places(tock_plan(arms)), place_names(arms)
    assert len(ring) == len(set(ring)) == 18 * arms
    for here, there in zip(ring, ring[1:] + ring[:1], strict=True):
        assert isclose(dist(at[here], at[there]), 1, abs_tol=1e-3)


@pytest.mark.parametrize("arms", [4, 6, 8])
def test_gj1_house_runs_from_the_entrance_towards_the_centre(arms: int) -> None:
    at = places(tock_plan(arms))
    for arm in range(arms):
        walk = [
            ring_name(arms, (18 * arm - 2) % (18 * arms)),
            *(room_name(arm, room) for room in (1, 2, 3, 4)),
        ]
        for here, there in pairwise(walk):
            assert isclose(dist(at[here], at[there]), 1, abs_tol=1e-3)
            assert dist(at[there], (0, 0)) < dist(at[here], (0, 0))


def test_gj1_names_tell_the_arm_a_square_lies_on() -> None:
    assert [ring_name(4, square) for square in (0, 1, 7, 8, 16, 17, 18, 70, 71)] == [
        "a18", "a1", "a7", "b8", "b16", "b17", "b18", "a16", "a17"
    ]  # fmt: skip


def test_gj1_four_arms_lie_on_the_cells_of_a_grid() -> None:
    at = places(tock_plan(4))
    assert (at["a18"], at["a16"], at["a8"], at["a7"], at["b18"]) == ((2, 9), (0, 9), (-2, 3), (2, 2), (9, -2))


@pytest.mark.parametrize(
    ("entrance", "kind"), [(16, PointKind.SQUARE), (17, PointKind.ENTRANCE), (18, PointKind.SQUARE)]
)
def test_gj1_entrance_is_where_the_option_puts_it(entrance: int, kind: PointKind) -> None:
    plan = tock_plan(4, entrance)
    kinds = {point.name: point.kind for point in plan.points}
    assert (kinds["c17"], kinds["c18"]) == (kind, PointKind.START)
    assert (f"c{entrance}", "ch1") in {(arrow.start, arrow.end) for arrow in plan.arrows if arrow.kind == "way"}


def test_gj13_jumps_lead_from_each_central_square_to_the_next() -> None:
    jumps = [(arrow.start, arrow.end) for arrow in tock_plan(6).arrows if arrow.kind == "jump"]
    assert jumps == [("a7", "b7"), ("b7", "c7"), ("c7", "d7"), ("d7", "e7"), ("e7", "f7"), ("f7", "a7")]
    assert PointKind.CENTRE not in {point.kind for point in tock_plan(4, jumps=False).points}


def test_gj2_bases_lie_beside_their_own_start() -> None:
    at = places(tock_plan(8))
    starts = {arm: at[f"{'abcdefgh'[arm]}18"] for arm in range(8)}
    for arm in range(8):
        base = at[base_name(arm, 1)]
        distances = [dist(base, starts[other]) for other in range(8)]
        assert distances.index(min(distances)) == arm


def test_tj2_ring_is_the_border_of_a_ten_by_ten_square() -> None:
    plan, ring = tijou_plan(4), tijou_place_names()
    at = places(plan)
    assert len(set(ring)) == 36
    for here, there in zip(ring, ring[1:] + ring[:1], strict=True):
        assert dist(at[here], at[there]) == 1
    assert (at["a0"], at["b0"], at["c0"], at["d0"]) == ((-4.5, 4.5), (4.5, 4.5), (4.5, -4.5), (-4.5, -4.5))


def test_tj2_arrival_lies_outside_the_exit() -> None:
    at = places(tijou_plan(4))
    for side in "abcd":
        assert dist(at[f"{side}h"], at[f"{side}0"]) == 1
        assert max(map(abs, at[f"{side}h"])) == 5.5


def test_tj2_entry_is_where_the_option_puts_it() -> None:
    for offset in range(1, 9):
        entries = [point.name for point in tijou_plan(offset).points if point.kind is PointKind.ENTRY]
        assert entries == [f"{side}{offset}" for side in "abcd"]


def test_tj12_corners_send_to_the_opposite_corner() -> None:
    corners = [(arrow.start, arrow.end) for arrow in tijou_plan(4).arrows if arrow.kind == "corner"]
    assert corners == [("a0", "c0"), ("b0", "d0"), ("c0", "a0"), ("d0", "b0")]
