"""Le Globe Joueur, GJ-1 to GJ-3: the board, who sits where, and who plays with whom."""

import pytest
from tests.games.cardrace.setting import moves, opening, setting

from tockade import games
from tockade.game_types import BadInput, PointKind


@pytest.mark.parametrize(("setup", "squares"), [("tock-globe 2", 72), ("tock-globe 3", 108), ("tock-globe 8", 144)])
def test_gj1_eighteen_squares_an_arm_and_a_house_of_four(setup: str, squares: int) -> None:
    points = opening(setup).game.plan.points
    kinds = (PointKind.SQUARE, PointKind.START, PointKind.CENTRE, PointKind.ENTRANCE)
    assert sum(point.kind in kinds for point in points) == squares
    for kind, of_each_arm in (
        (PointKind.START, 1),
        (PointKind.CENTRE, 1),
        (PointKind.ENTRANCE, 1),
        (PointKind.ROOM, 4),
    ):
        assert sum(point.kind is kind for point in points) == squares // 18 * of_each_arm
    assert {point.label for point in points if point.kind is PointKind.START} == {"18"}
    assert {point.label for point in points if point.kind is PointKind.CENTRE} == {"7"}
    assert {point.label for point in points if point.kind is PointKind.ENTRANCE} == {"16"}


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("a18", "a1"),
        ("a1", "a2"),
        ("a7", "b8"),
        ("b8", "b9"),
        ("b17", "b18"),
        ("b18", "b1"),
        ("d7", "a8"),
        ("a15", "a16"),
    ],
)
def test_gj1_the_order_of_the_squares(here: str, there: str) -> None:
    assert setting("tock-globe 2", f"{here} ah2 ah3 ah4 | A", "c3").legal == [f"A {here}-{there}"]


@pytest.mark.parametrize(
    ("setup", "last", "first"),
    [("tock-globe 2", "d7", "a8"), ("tock-globe 3", "f7", "a8"), ("tock-globe 8", "h7", "a8")],
)
def test_gj1_the_last_arm_leads_back_to_the_first(setup: str, last: str, first: str) -> None:
    assert setting(setup, f"{last} | A").legal == moves(f"A in, A {last}-{first}")


def test_gj1_a_pawns_own_way_ends_at_its_entrance() -> None:
    """From its start a pawn has 70 steps to the entrance 16, then four rooms; 71 is 17."""
    assert setting("tock-globe 2", "a16 | A").legal == moves("A in, A a16-ah1, A a16-a17")
    assert setting("tock-globe 2", "", "c16 | A", turn=1).legal == moves("A in, A c16-ch1, A c16-c17")
    assert setting("tock-globe 2", "c16 | A").legal == moves("A in, A c16-c17")


@pytest.mark.parametrize(
    ("entrance", "three", "six"),
    [("16", "3 a15-ah2", ""), ("17", "3 a15-ah1", "6 a15-ah4"), ("18", "3 a15-a18", "6 a15-ah3")],
)
def test_gj1_option_entrance(entrance: str, three: str, six: str) -> None:
    """From 15: 16 is one step away, 17 two, 18 three; with 16 six steps are one too many for the house."""
    setup = f"tock-globe 2 entrance={entrance}"
    assert setting(setup, "a15 | 3 6", "c3").legal == moves(f"{three}, {six}")


@pytest.mark.parametrize(
    ("setup", "arms"),
    [
        ("tock-globe 2", [0, 2]),
        ("tock-globe 3", [0, 2, 4]),
        ("tock-globe 4", [0, 1, 2, 3]),
        ("tock-globe 4 arms=8", [0, 2, 4, 6]),
        ("tock-globe 6", [0, 1, 2, 3, 4, 5]),
        ("tock-globe 8", [0, 1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_gj2_who_sits_at_which_arm(setup: str, arms: list[int]) -> None:
    start = opening(setup).data
    assert start["arms"] == arms
    assert start["pawns"] == [["base"] * 4] * len(arms)


@pytest.mark.parametrize("players", [1, 5, 7, 9])
def test_gj2_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadInput):
        games.make("tock-globe", players)


def test_gj2_option_arms_is_for_four_players() -> None:
    assert setting("tock-globe 4", "d7 | A").legal == moves("A in, A d7-a8")
    assert setting("tock-globe 4 arms=8", "d7 | A").legal == moves("A in, A d7-e8")
    with pytest.raises(BadInput):
        games.make("tock-globe", 2, options={"arms": "8"})


@pytest.mark.parametrize(
    ("setup", "teams"),
    [
        ("tock-globe 4 teams", ((0, 2), (1, 3))),
        ("tock-globe 4 teams arms=8", ((0, 2), (1, 3))),
        ("tock-globe 6 teams", ((0, 3), (1, 4), (2, 5))),
        ("tock-globe 8 teams", ((0, 4), (1, 5), (2, 6), (3, 7))),
    ],
)
def test_gj3_teams_of_two_face_each_other(setup: str, teams: tuple[tuple[int, int], ...]) -> None:
    start = opening(setup)
    assert start.game.teams == teams
    arms = start.data["arms"]
    branches = sum(point.kind is PointKind.START for point in start.game.plan.points)
    assert all((arms[other] - arms[one]) * 2 == branches for one, other in teams)


def test_gj3_individuals_are_sides_of_their_own() -> None:
    assert opening("tock-globe 4").game.teams == ((0,), (1,), (2,), (3,))
    for players in (2, 3):
        with pytest.raises(BadInput):
            games.make("tock-globe", players, teams=True)
