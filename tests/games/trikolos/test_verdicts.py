"""Why a move of Trikolos is refused: the kind, the rule, the tiles and the pawns, in the fixed order."""

import pytest
from tests.games.trikolos.boards import RED, moment, trikolos

from tockade.game_types import LEGAL, IllegalMove, Pawn, Verdict, VerdictKind

BOARD = "GRGOOO RRRGRO RRRROR RGRRRR RGRRRR OGRRRR G"
FIRST_ROW = ("A1", "B1", "C1", "D1", "E1", "F1")


def test_game_over_says_how_it_ended() -> None:
    won = moment(BOARD, "home home home home", phase="over")
    assert won.why("push 1") == Verdict(VerdictKind.GAME_OVER, "TK-9")
    drawn = moment(BOARD, phase="over", turns=400)
    assert drawn.why("in-A1", seat=1) == Verdict(VerdictKind.LIMIT_REACHED, "TK-10", number=400)


def test_tk2_tiles_are_drawn_before_anybody_moves() -> None:
    game = trikolos(layout="random")
    refused = game.verdict(game.start(), 0, game.read_move("push 1"))
    assert refused == Verdict(VerdictKind.CHANCE_DUE, "TK-2")


def test_tk6_not_your_turn_names_whose_turn_it_is() -> None:
    assert moment(BOARD, phase="push").why("push 1", seat=1) == Verdict(VerdictKind.NOT_YOUR_TURN, "TK-6", seats=(0,))
    assert moment(BOARD, turn=1, black="A1").why("in-A1", seat=0) == Verdict(
        VerdictKind.NOT_YOUR_TURN, "TK-6", seats=(1,)
    )


@pytest.mark.parametrize("move", ["in-A1", "B2-B3", "B6-home", "pass"])
def test_tk6_first_the_push(move: str) -> None:
    pushing = moment(BOARD, "B2", phase="push")
    assert pushing.why(move) == Verdict(VerdictKind.WRONG_PHASE, "TK-6", move="push 1")


def test_tk8_then_the_pawn() -> None:
    assert moment(BOARD).why("push 4") == Verdict(VerdictKind.WRONG_PHASE, "TK-8", move="in-A1")


def test_tk8_passing_is_refused_with_a_move_to_play() -> None:
    assert moment(BOARD).why("pass") == Verdict(VerdictKind.MUST_PLAY, "TK-8", move="in-A1")


def test_tk4_no_pawn_waits_in_the_camp() -> None:
    assert moment(BOARD, "B4 B5 B6 C4").why("in-A1") == Verdict(VerdictKind.NO_PAWN_IN_BASE, "TK-4")


def test_tk4_a_pawn_enters_on_its_first_row() -> None:
    assert moment(BOARD).why("in-B4") == Verdict(VerdictKind.NOT_AHEAD, "TK-4", places=FIRST_ROW)


def test_tk4_red_and_orange_and_taken_tiles() -> None:
    board = moment(BOARD, "C1", "D2 B1")
    assert board.why("in-A1") == LEGAL
    assert board.why("in-B1") == Verdict(VerdictKind.RED_LIGHT, "TK-4", places=("B1",))
    assert board.why("in-C1") == Verdict(VerdictKind.PLACE_TAKEN, "TK-4", places=("C1",), pawns=(Pawn(0, "C1"),))
    assert board.why("in-D1") == Verdict(
        VerdictKind.ORANGE_NOT_FOLLOWED, "TK-4", places=("D1", "D2"), pawns=(Pawn(1, "D2"),)
    )
    assert board.why("in-E1") == Verdict(VerdictKind.ORANGE_NOT_FOLLOWED, "TK-4", places=("E1", "E2"))
    assert board.why("in-F1") == Verdict(VerdictKind.ORANGE_NOT_FOLLOWED, "TK-4", places=("F1", "F2"))
    assert board.legal == "in-A1"


def test_tk3_no_pawn_there_or_somebody_elses() -> None:
    board = moment(BOARD, "B3", "C2")
    assert board.why("B4-B5") == Verdict(VerdictKind.NO_PAWN_THERE, "TK-3", places=("B4",))
    assert board.why("C2-C1") == Verdict(VerdictKind.NOT_YOUR_PAWN, "TK-3", pawns=(Pawn(1, "C2"),))
    assert board.why("B6-home") == Verdict(VerdictKind.NO_PAWN_THERE, "TK-5", places=("B6",))
    assert board.why("C2-home") == Verdict(VerdictKind.NOT_YOUR_PAWN, "TK-5", pawns=(Pawn(1, "C2"),))


@pytest.mark.parametrize("landing", ["B3", "B2", "B5", "A4", "C3"])
def test_tk3_a_pawn_goes_one_tile_straight_ahead(landing: str) -> None:
    assert moment(BOARD, "B3").why(f"B3-{landing}") == Verdict(VerdictKind.NOT_AHEAD, "TK-3", places=("B4",))
    assert moment(BOARD, "", "B3 A1", turn=1).why("B3-B4") == Verdict(VerdictKind.NOT_AHEAD, "TK-3", places=("B2",))


def test_tk3_the_light_that_stops_a_step() -> None:
    board = moment(BOARD, "B4 A5 C2", "B5")
    assert board.why("C2-C3") == Verdict(VerdictKind.RED_LIGHT, "TK-3", places=("C3",))
    assert board.why("A5-A6") == Verdict(VerdictKind.ORANGE_LAST_ROW, "TK-3", places=("A6",))
    assert board.why("B4-B5") == Verdict(VerdictKind.PLACE_TAKEN, "TK-3", places=("B5",), pawns=(Pawn(1, "B5"),))
    assert board.legal == "in-A1 in-C1 in-D1"


def test_tk3_orange_that_is_taken_but_would_do() -> None:
    board = f"{RED} RORRRR RGRRRR {RED} {RED} {RED} G"
    taken = moment(board, "B1 F6", "B2")
    assert taken.why("B1-B2") == Verdict(VerdictKind.PLACE_TAKEN, "TK-3", places=("B2",), pawns=(Pawn(1, "B2"),))


def test_red_is_told_before_taken() -> None:
    board = moment(f"{RED} {RED} {RED} {RED} {RED} {RED} R", "B1 F6", "B2")
    assert board.why("B1-B2") == Verdict(VerdictKind.RED_LIGHT, "TK-3", places=("B2",))


def test_tk5_a_pawn_arrives_from_its_last_row_only() -> None:
    board = moment(BOARD, "B4 C6", "D2")
    assert board.why("B4-home") == Verdict(VerdictKind.NOT_ON_EXIT, "TK-5", places=("B6",), pawns=(Pawn(0, "B4"),))
    assert board.why("C6-home") == LEGAL
    black = moment(BOARD, "", "D2 A1", turn=1)
    assert black.why("D2-home") == Verdict(VerdictKind.NOT_ON_EXIT, "TK-5", places=("D1",), pawns=(Pawn(1, "D2"),))


def test_tk5_from_the_last_row_the_way_leads_into_the_camp() -> None:
    assert moment(BOARD, "C6").why("C6-C5") == Verdict(VerdictKind.NOT_AHEAD, "TK-5", places=("home",))


def test_a_refused_move_changes_nothing() -> None:
    board = moment(BOARD, "C2")
    before = board.game.position_json(board.board)
    with pytest.raises(IllegalMove) as refused:
        board.play("C2-C3")
    assert refused.value.verdict.rule == "TK-3"
    with pytest.raises(IllegalMove):
        board.game.consequences(board.board, 1, board.game.read_move("push 1"))
    assert board.game.position_json(board.board) == before
