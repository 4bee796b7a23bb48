"""Texts, steps and JSON of Trikolos: they read back, and nothing that is read crashes."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from tests.games.trikolos.boards import moment, trikolos

from tockade.game_types import REFEREE, SPECTATOR, BadInput, Choice, Outcome, PointKind, Step, StepKind
from tockade.games.trikolos.move_notation import Move
from tockade.random_source import RandomSource

patient = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
TILES = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]
BOARD = "GORGOR ORGORG RGORGO RGORGO ORGORG GORGOR G"
ANY_JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.text(), inner),
)
FIELD = some.sampled_from(["tiles", "spare", "pawns", "turn", "phase", "turns", "more"])
PLACE = some.sampled_from([*TILES, "camp", "home", "A7", ""])
LIKELY = some.one_of(
    ANY_JSON,
    some.lists(some.lists(PLACE, min_size=4, max_size=4), min_size=2, max_size=2),
    some.lists(some.text("GOR", min_size=6, max_size=6), min_size=6, max_size=6),
    some.sampled_from(["layout", "push", "move", "over", "G", 0, 1, -1, 2**40, 400]),
)


def moves() -> some.SearchStrategy[Move]:
    tile = some.sampled_from(TILES)
    return some.one_of(
        some.builds(Move, kind=some.just(StepKind.PUSH), row=some.integers(1, 6)),
        some.builds(Move, kind=some.just(StepKind.ENTER), end=tile),
        some.builds(Move, kind=some.just(StepKind.LAND), start=tile, end=tile | some.just("home")),
        some.just(Move(StepKind.PASS)),
    )


@patient
@given(moves())
def test_moves_read_back_as_text_and_as_steps(move: Move) -> None:
    game = trikolos()
    assert game.read_move(game.move_text(move)) == move
    assert game.move_of_steps(game.steps(move)) == move


@pytest.mark.parametrize(
    ("typed", "text"), [(" PUSH  3 ", "push 3"), ("In-b1", "in-B1"), ("b3-B4", "B3-B4"), ("b6-HOME", "B6-home")]
)
def test_moves_may_be_typed_in_either_case(typed: str, text: str) -> None:
    assert trikolos().read_move(typed).text == text


@pytest.mark.parametrize(
    "text", ["", "push", "push 0", "push 7", "push ３", "in-G1", "in-A0", "A1-", "A1-A2-A3", "A1 A2"]
)
def test_texts_that_spell_no_move(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        trikolos().read_move(text)
    assert refused.value.kind == "move"


@patient
@given(some.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(BadInput):
        assert trikolos().read_move(text).text.lower() == " ".join(text.split()).lower()


@patient
@given(some.lists(some.builds(Step, some.sampled_from(StepKind), place=PLACE, number=some.integers(0, 8))))
def test_any_steps_are_read_or_refused(steps: list[Step]) -> None:
    with suppress(BadInput):
        move = trikolos().move_of_steps(steps)
        assert [step.kind for step in move.steps] == [step.kind for step in steps]


@patient
@given(some.integers(0, 2**64), some.integers(0, 80), some.sampled_from(["standard", "mirror", "random"]))
def test_positions_and_views_read_back(seed: int, plies: int, layout: str) -> None:
    game = trikolos(layout=layout)
    position = game.start()
    for event in game.playout_moves(seed, 0, None)[:plies]:
        position = (
            game.settle(position, event) if isinstance(event, Outcome) else game.play(position, position.turn, event)
        )
        assert game.read_position(game.position_json(position)) == position
        for viewer in (0, 1, SPECTATOR, REFEREE):
            view = game.view(position, viewer)
            assert game.view(game.imagine(view, RandomSource(1)), viewer) == view


@patient
@given(ANY_JSON)
def test_any_json_is_refused(data: Any) -> None:
    with pytest.raises(BadInput):
        trikolos().read_position(data)


@patient
@given(FIELD, LIKELY)
def test_any_change_of_a_field_is_read_or_refused(field: str, value: Any) -> None:
    game = trikolos()
    data = {**game.position_json(game.start()), field: value}
    with suppress(BadInput):
        position = game.read_position(data)
        assert game.read_position(game.position_json(position)) == position
        assert bool(game.actors(position)) == (game.result(position) is None)


def changed(**fields: Any) -> dict[str, Any]:
    game = trikolos()
    return game.position_json(game.start()) | fields


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (changed(tiles=["GORGOR"] * 5), "tiles"),
        (changed(tiles=["GORGOR"] * 5 + ["GORGO"]), "tiles"),
        (changed(tiles=["GORGOR"] * 5 + ["GORGOB"]), "tiles"),
        (changed(spare="B"), "position_word"),
        (changed(spare=""), "position_word"),
        (changed(spare="R"), "tile_counts"),
        (changed(pawns=[["camp"] * 4]), "position_pawns"),
        (changed(pawns=[["camp"] * 4, ["camp"] * 5]), "position_pawns"),
        (changed(pawns=[["camp"] * 4, ["camp"] * 3 + ["A7"]]), "position_place"),
        (changed(pawns=[["camp"] * 3 + ["A1"], ["camp"] * 3 + ["A1"]]), "position_two_pawns"),
        (changed(pawns=[["home"] * 4, ["home"] * 4], phase="over"), "two_winners"),
        (changed(pawns=[["home"] * 4, ["camp"] * 4]), "position_over"),
        (changed(phase="over"), "position_not_over"),
        (changed(phase="layout"), "position_phase"),
        (changed(pawns=[["camp"] * 4, ["home"] * 4], phase="over"), "position_last_move"),
        (changed(phase="lunch"), "position_word"),
        (changed(turn=2), "position_number"),
        (changed(turns=-1), "position_number"),
        (changed(turns="1"), "position_number"),
        (changed(colour="red"), "position_unknown_field"),
        ({"tiles": []}, "position_missing"),
        ([], "position_object"),
    ],
)
def test_impossible_positions_are_refused(data: Any, kind: str) -> None:
    with pytest.raises(BadInput) as refused:
        trikolos().read_position(data)
    assert refused.value.kind == kind


def test_the_field_at_fault_is_named() -> None:
    for field, value in (
        ("turn", "x"),
        ("pawns", [[1] * 4] * 2),
        ("spare", None),
        ("turns", 10**12),
        ("colour", "red"),
    ):
        with pytest.raises(BadInput) as refused:
            trikolos().read_position(changed(**{field: value}))
        assert refused.value.arguments["field"] == field


def test_tk8_a_move_is_due_only_where_there_is_one() -> None:
    with pytest.raises(BadInput) as refused:
        moment("RRRRRR RRRRRR RRRRRR RRRRRR RRRRRR RRRRRR R")
    assert refused.value.kind == "position_no_move"


def test_tk10_a_position_at_the_limit_is_over() -> None:
    with pytest.raises(BadInput) as refused:
        moment(BOARD, phase="push", turns=400)
    assert refused.value.kind == "position_limit"
    with pytest.raises(BadInput) as refused:
        moment(BOARD, phase="over", turns=401)
    assert refused.value.kind == "position_turns"


@pytest.mark.parametrize(
    "changes", [{"turns": 1}, {"spare": "R"}, {"turn": 1}, {"tiles": ["GORGOR"] * 6}, {"turns": False}]
)
def test_tk2_before_the_tiles_are_drawn_nothing_has_happened(changes: dict[str, Any]) -> None:
    game = trikolos(layout="random")
    with pytest.raises(BadInput) as refused:
        game.read_position(game.position_json(game.start()) | changes)
    assert refused.value.kind == "position_layout"


def test_next_steps_build_every_legal_move() -> None:
    here = moment("GGGGGG GGGGGG GGGGGG GGGGGG GGGGGG GGGGGG G", "A2 B6 C3", "C4")
    first = here.game.next_steps(here.board, 0, ())
    entries = [f"{column}1" for column in "ABCDEF"]
    assert [choice.step for choice in first if choice.done] == [Step(StepKind.ENTER, place=tile) for tile in entries]
    pawns = [choice.step for choice in first if not choice.done]
    assert pawns == [Step(StepKind.PAWN, place="A2"), Step(StepKind.PAWN, place="B6")]
    landing = Step(StepKind.LAND, place="home")
    assert here.game.next_steps(here.board, 0, pawns[1:]) == [Choice(landing, True, tuple(here.told("B6-home")))]
    assert here.game.next_steps(here.board, 0, (pawns[1], landing)) == []
    assert here.game.next_steps(here.board, 1, ()) == []


def test_the_scene_shows_tiles_spare_and_pawns() -> None:
    here = moment(BOARD, "A2 home", "C4 F1 home home", turns=7)
    scene = here.game.scene(here.game.view(here.board, SPECTATOR))
    placed = {(piece.kind, piece.place, piece.seat, piece.mark) for piece in scene.pieces}
    assert {("tile", "A1", -1, "G"), ("tile", "F6", -1, "R"), ("tile", "spare", -1, "G")} <= placed
    pawns = {("ab1", 0), ("ab2", 0), ("A2", 0), ("ah1", 0), ("C4", 1), ("F1", 1), ("bh1", 1), ("bh2", 1)}
    assert {(place, seat) for kind, place, seat, _ in placed if kind == "pawn"} == pawns
    assert len(scene.pieces) == 37 + 8
    assert (scene.arms, scene.actors, scene.phase, scene.turns) == ((0, 1), (0,), "move", 7)


def test_tk6_the_plan_marks_the_pushing_side_and_turns_for_black() -> None:
    plan = trikolos().plan
    points = {point.name: point for point in plan.points}
    assert {(arrow.start, arrow.end) for arrow in plan.arrows} == {(f"F{row}", f"A{row}") for row in range(1, 7)}
    assert points["spare"].kind is PointKind.SPARE
    assert points["spare"].x > points["F1"].x > points["A1"].x
    assert plan.turns == 2
    for mine, facing in (("ab1", "bb1"), ("ah4", "bh4"), ("A1", "F6"), ("C2", "D5")):
        assert points[mine].x + points[facing].x == points[mine].y + points[facing].y == 5
