"""Moves and positions as text and JSON: what was written reads back, and the impossible is refused with a reason."""

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.barricades import hand

from tockade import games
from tockade.game_types import REFEREE, SPECTATOR, BadInput, Outcome, Step, StepKind
from tockade.games import AnyGame
from tockade.random_source import RandomSource

patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
SETUPS = [
    f"barricades {players} board={board} {options}"
    for players in (2, 3, 4)
    for board in ("classic", "small")
    for options in ("", "may_pass=on clear_last_row=on ply_limit=40")
]


@cache
def moments(text: str) -> tuple[AnyGame, list[Any]]:
    """A game and every position of one play of it."""
    made = games.read(text)
    found = [made.start()]
    for happened in made.playout_moves(11, 0, made.quick_weights):
        text = happened.text if isinstance(happened, Outcome) else made.move_text(happened)
        found.append(hand.play(made, found[-1], text))
    return made, found


# What was written reads back


@patient
@given(setup=st.sampled_from(SETUPS), share=st.floats(0, 1))
def test_positions_and_views_read_back(setup: str, share: float) -> None:
    made, found = moments(setup)
    at = found[int(share * (len(found) - 1))]
    data = made.position_json(at)
    again = made.read_position(data)
    assert (again, hash(again)) == (at, hash(at))
    assert made.position_json(again) == data
    for viewer in (*range(made.seats), SPECTATOR, REFEREE):
        view = made.view(at, viewer)
        assert (view.viewer, view.data) == (viewer, data)
        assert made.imagine(view, RandomSource(1)) == at


@patient
@given(setup=st.sampled_from(SETUPS), share=st.floats(0, 1), data=st.data())
def test_moves_read_back_as_text_and_steps(setup: str, share: float, data: st.DataObject) -> None:
    made, found = moments(setup)
    at = found[int(share * (len(found) - 1))]
    for move in [move for seat in made.actors(at) for move in made.legal_moves(at, seat)]:
        text = made.move_text(move)
        spaced = text.replace(" ", data.draw(st.sampled_from([" ", "  ", "\t"])))
        assert made.read_move(data.draw(st.sampled_from([spaced, f" {spaced} ", spaced.upper()]))) == move
        assert made.move_of_steps(made.steps(move)) == move


@patient
@given(setup=st.sampled_from(SETUPS), share=st.floats(0, 1))
def test_the_order_of_places_does_not_matter(setup: str, share: float) -> None:
    made, found = moments(setup)
    data = made.position_json(found[int(share * (len(found) - 1))])
    turned = {"pawns": [own[::-1] for own in data["pawns"]], "barricades": data["barricades"][::-1]}
    assert made.position_json(made.read_position(data | turned)) == data


def test_few_fields_are_enough() -> None:
    made = hand.game()
    data = made.position_json(made.read_position(hand.fields(made, "13.2")))
    given = {"arms": [0, 3], "die": 0, "contenders": [], "throws": [], "turns": 0}
    assert {name: data[name] for name in given} == given
    short = {name: data[name] for name in ("pawns", "barricades", "turn", "phase")}
    assert made.position_json(made.read_position(short)) == data


# Anything else is refused


@pytest.mark.parametrize(
    "text",
    ["", "in", "in-", "13.2", "13.2-", "13.2-12", "place", "place base", "pass 1", "13.2>13.3", "K in", "é", "in-13.²"],
)
def test_text_that_spells_no_move(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        hand.game().read_move(text)
    assert (refused.value.kind, refused.value.arguments) == ("move", {"text": text})


@pytest.mark.parametrize("text", ["in-13.17", "13.2-2.1", "2.1-13.2", "place 99.99"])
def test_a_point_that_the_board_does_not_have(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        hand.game().read_move(text)
    assert refused.value.kind == "point"


@pytest.mark.parametrize(
    "steps",
    [
        (),
        (Step(StepKind.PAWN, place="13.2"),),
        (Step(StepKind.LAND, place="13.2"),),
        (Step(StepKind.PAWN, place="13.2"), Step(StepKind.LAND, place="zz")),
        (Step(StepKind.BARRICADE, place="ab1"),),
        (Step(StepKind.PUSH, number=3),),
    ],
)
def test_steps_that_make_no_move(steps: tuple[Step, ...]) -> None:
    with pytest.raises(BadInput) as refused:
        hand.game().move_of_steps(steps)
    assert refused.value.kind == "steps"


HIT = "1.8 3.8 4.8 5.8 7.6 7.10 11.0 11.8 11.12 11.16"
FULL = f"{HIT} 11.4"

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("2", {"phase": "sleep"}, "position_word"),
    ("2", {"die": 7}, "position_number"),
    ("2", {"turn": -1}, "position_number"),
    ("2", {"turn": True}, "position_number"),
    ("2", {"colour": 1}, "position_unknown_field"),
    ("2", {"pawns": {}}, "position_pawns"),
    ("2", {"turns": 10**12}, "position_number"),
    ("2", {"arms": [0, 1]}, "position_houses"),
    ("2", {"arms": []}, "position_houses"),
    ("3", {"arms": None}, "position_seats"),
    ("3", {"arms": [0, 2]}, "position_houses"),
    ("3", {"arms": [2, 1, 0]}, "position_houses"),
    ("3", {"arms": [1, 1, 2]}, "position_seats"),
    ("3", {"phase": "lot", "arms": [0, 1, 2]}, "position_no_houses"),
    ("2", {"phase": "lot"}, "position_phase"),
    ("2", {"pawns": [["base"] * 5]}, "position_pawns"),
    ("2", {"pawns": [["base"] * 4, ["base"] * 5]}, "position_pawns"),
    ("2 board=small", {"pawns": [["base"] * 5, ["base"] * 4]}, "position_pawns"),
    ("2", {"pawns": [["2.1", *["base"] * 4], ["base"] * 5]}, "position_place"),
    ("2", {"pawns": [["13.2", "13.2", *["base"] * 3], ["base"] * 5]}, "position_two_pawns"),
    ("2", {"pawns": [["13.2", *["base"] * 4], ["13.2", *["base"] * 4]]}, "position_two_pawns"),
    ("2", {"barricades": [*HIT.split(), "11.18"]}, "position_place"),
    ("2", {"barricades": [*HIT.split(), "1.8"]}, "position_place_twice"),
    ("2", {"barricades": [*HIT.split(), "13.7"]}, "barricade_forbidden"),
    ("2", {"barricades": [*HIT.split(), "0.8"]}, "barricade_forbidden"),
    ("2", {"barricades": HIT.split()}, "barricade_count"),
    ("2", {"barricades": [*FULL.split(), "9.9"]}, "barricade_count"),
    ("2", {"pawns": [["11.4", *["base"] * 4], ["base"] * 5]}, "barricade_on_pawn"),
    ("2", {"turn": 2}, "position_number"),
    ("2", {"phase": "walk"}, "position_no_die"),
    ("2", {"die": 3}, "position_die"),
    ("2", {"phase": "place", "barricades": HIT.split()}, "position_no_hit"),
    (
        "2",
        {"phase": "place", "barricades": HIT.split(), "pawns": [["13.2", *["base"] * 4], ["base"] * 5]},
        "position_no_hit",
    ),
    ("2", {"phase": "over"}, "position_not_over"),
    ("2", {"pawns": [["0.8", *["base"] * 4], ["base"] * 5]}, "position_over"),
    ("2 ply_limit=9", {"turns": 9}, "position_limit"),
    ("2 ply_limit=9", {"turns": 10}, "position_turns"),
    ("2", {"phase": "over", "turn": 1, "pawns": [["0.8", *["base"] * 4], ["base"] * 5]}, "position_last_move"),
    ("2", {"contenders": [0, 1]}, "position_throws"),
    ("2", {"throws": [3]}, "position_throws"),
    ("2", {"phase": "opening"}, "position_contenders"),
    ("2", {"phase": "opening", "contenders": [0]}, "position_contenders"),
    ("2", {"phase": "opening", "contenders": [1, 0]}, "position_contenders"),
    ("2", {"phase": "opening", "contenders": [0, 2]}, "position_seats"),
    ("2", {"phase": "opening", "contenders": [0, 1], "throws": [3, 3]}, "position_all_thrown"),
    ("2", {"phase": "opening", "contenders": [0, 1], "throws": [3]}, "position_thrower"),
    ("2", {"phase": "opening", "contenders": [0, 1], "turns": 1}, "position_opening"),
    (
        "2",
        {"phase": "opening", "contenders": [0, 1], "pawns": [["13.2", *["base"] * 4], ["base"] * 5]},
        "position_opening",
    ),
    ("2", {"phase": "opening", "contenders": [0, 1], "barricades": [*HIT.split(), "9.9"]}, "position_opening"),
    ("3", {"phase": "lot", "arms": [], "contenders": [0, 1]}, "position_throws"),
    ("3", {"phase": "lot", "arms": [], "turn": 1}, "position_opening"),
    ("2", {"phase": "opening", "contenders": [0, 1], "throws": [7]}, "position_faces"),
    ("2", {"barricades": [*HIT.split(), 4]}, "position_places"),
    ("2", {"pawns": [[None] * 5, ["base"] * 5]}, "position_places"),
    (
        "2 clear_last_row=on",
        {"phase": "over", "pawns": [["0.8", *["base"] * 4], ["1.3", *["base"] * 4]]},
        "position_goal_closed",
    ),
]


@pytest.mark.parametrize(("setup", "changed", "kind"), REFUSED)
def test_an_impossible_position_is_refused_with_its_reason(setup: str, changed: dict[str, Any], kind: str) -> None:
    made = hand.game(setup)
    good = hand.fields(made)
    made.read_position(good)
    with pytest.raises(BadInput) as refused:
        made.read_position(good | changed)
    assert refused.value.kind == kind


@pytest.mark.parametrize("missing", ["pawns", "barricades", "turn", "phase"])
def test_a_missing_field_is_named(missing: str) -> None:
    made = hand.game()
    data = hand.fields(made)
    del data[missing]
    with pytest.raises(BadInput) as refused:
        made.read_position(data)
    assert refused.value.arguments["field"] == missing


def test_ba6_one_barricade_is_in_hand_while_it_is_being_placed() -> None:
    made = hand.game()
    pawns = [["11.4", *["base"] * 4], ["base"] * 5]
    placing = hand.fields(made) | {"phase": "place", "pawns": pawns, "barricades": HIT.split()}
    assert made.actors(made.read_position(placing)) == (0,)
    with pytest.raises(BadInput):
        made.read_position(placing | {"barricades": [*HIT.split(), "9.9"]})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.sampled_from(["base", "13.2"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5) | st.integers(), inner, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from(["arms", "pawns", "barricades", "turn", "phase", "die", "contenders", "throws", "turns"])


@patient
@given(setup=st.sampled_from(SETUPS), share=st.floats(0, 1), changed=st.dictionaries(FIELDS, JUNK, max_size=2))
def test_arbitrary_fields_are_read_or_refused(setup: str, share: float, changed: dict[str, Any]) -> None:
    made, found = moments(setup)
    data = made.position_json(found[int(share * (len(found) - 1))]) | changed
    try:
        at = made.read_position(data)
    except BadInput:
        return
    assert made.read_position(made.position_json(at)) == at


@patient
@given(JUNK)
def test_arbitrary_data_is_refused(junk: Any) -> None:
    with pytest.raises(BadInput):
        hand.game().read_position(junk)


@patient
@given(st.text() | st.from_regex(r"(in-|place |\d\d\.\d-)?\d\d?\.\d\d?"))
def test_arbitrary_text_is_read_or_refused(text: str) -> None:
    made = hand.game()
    try:
        move = made.read_move(text)
    except BadInput:
        return
    assert made.read_move(made.move_text(move)) == move
    assert made.verdict(hand.position(made, die=2), 0, move).kind
