"""BA-6: barricades are hit exactly, never jumped, and put on a free point of one's choice."""

from tests.games.barricades import hand
from tests.games.barricades.naive import GROUNDS

from tockade.game_types import Consequence, ConsequenceKind, Step, StepKind


def test_ba6_a_barricade_is_not_jumped_but_reached_by_the_exact_number() -> None:
    made = hand.game()
    at = hand.position(made, "12.4 13.9 13.10 13.11 13.12", die=1)
    assert [text for text in hand.legal(made, at) if text.startswith("12.4")] == ["12.4-11.4", "12.4-13.4"]
    at = hand.position(made, "12.4 13.9 13.10 13.11 13.12", die=2)
    assert [text for text in hand.legal(made, at) if text.startswith("12.4")] == ["12.4-13.3", "12.4-13.5"]


def test_ba6_of_a_row_of_barricades_only_the_first_is_hit() -> None:
    made = hand.game()
    row = "1.1 1.2 1.3 1.4 1.5 1.6 1.8 3.8 4.8 5.8 7.6"
    for die in range(1, 7):
        at = hand.position(made, "1.0 13.9 13.10 13.11 13.12", die=die, barricades=row)
        hits = [text for text in hand.legal(made, at) if text.startswith("1.0-1.")]
        assert hits == (["1.0-1.1"] if die == 1 else [])


def test_ba6_the_pawn_takes_the_point_and_the_placing_is_the_same_turn() -> None:
    made = hand.game()
    at = hand.position(made, "12.4", "9.6", die=1, turns=7)
    assert hand.told(made, at, "12.4-11.4") == ["walked", "barricade_hit"]
    after = hand.play(made, at, "12.4-11.4")
    data = made.position_json(after)
    assert (data["turn"], data["phase"], data["die"], data["turns"]) == (0, "place", 0, 7)
    assert data["pawns"][0][0] == "11.4"
    assert "11.4" not in data["barricades"]
    assert len(data["barricades"]) == 10
    placed = Consequence(ConsequenceKind.BARRICADE_PLACED, 0, place="9.4")
    assert made.consequences(after, 0, made.read_move("place 9.4")) == [placed]
    last = made.position_json(hand.play(made, after, "place 9.4"))
    assert (last["turn"], last["phase"], last["turns"], len(last["barricades"])) == (1, "throw", 8, 11)
    assert "9.4" in last["barricades"]


def test_ba6_placed_on_any_free_point_but_the_first_row_and_the_goal() -> None:
    made = hand.game()
    after = hand.play(made, hand.position(made, "12.4 9.4", "9.6 3.3", die=1), "12.4-11.4")
    data = made.position_json(after)
    taken = {"11.4", "9.4", "9.6", "3.3", "0.8", *data["barricades"]}
    free = {place for place in GROUNDS["classic"].points() if not place.startswith("13.")} - taken
    assert len(free) == 112 - 17 - 1 - 10 - 4
    assert hand.legal(made, after) == sorted(f"place {place}" for place in free)


def test_ba6_the_pawns_old_point_is_free_again() -> None:
    made = hand.game()
    after = hand.play(made, hand.position(made, "12.4", die=1), "12.4-11.4")
    assert "place 12.4" in hand.legal(made, after)
    assert "place 11.4" not in hand.legal(made, after)


def test_ba6_a_barricade_can_be_hit_on_entering() -> None:
    made = hand.game()
    at = hand.position(made, die=5)
    assert hand.told(made, at, "in-11.0") == ["entered", "walked", "barricade_hit"]
    assert made.position_json(hand.play(made, at, "in-11.0"))["phase"] == "place"


def test_ba6_small_board_has_its_own_forbidden_points() -> None:
    made = hand.game("2 board=small")
    after = hand.play(made, hand.position(made, "3.2", "4.3", die=1), "3.2-3.3")
    taken = {"3.3", "4.3", "9.0", *made.position_json(after)["barricades"]}
    free = {place for place in GROUNDS["small"].points() if not place.startswith("2.")} - taken
    assert hand.legal(made, after) == sorted(f"place {place}" for place in free)


def test_ba6_the_placing_is_a_step_of_its_own() -> None:
    made = hand.game()
    at = hand.position(made, "12.4 13.9 13.10 13.11 13.12", die=1)
    first = made.next_steps(at, 0, ())
    assert [choice.step.place for choice in first] == ["12.4", "13.9", "13.12"]
    assert not any(choice.done for choice in first)
    pawn = Step(StepKind.PAWN, place="12.4")
    landings = made.next_steps(at, 0, (pawn,))
    assert [(choice.step.place, choice.done) for choice in landings] == [("11.4", True), ("13.4", True)]
    assert [told.kind for told in landings[0].consequences] == ["walked", "barricade_hit"]
    assert made.next_steps(at, 0, (pawn, landings[0].step)) == []
    after = hand.play(made, at, "12.4-11.4")
    places = made.next_steps(after, 0, ())
    assert {choice.step.kind for choice in places} == {StepKind.BARRICADE}
    assert sorted(f"place {choice.step.place}" for choice in places) == hand.legal(made, after)
    assert made.next_steps(after, 1, ()) == []
