"""Every rule of the Trikolos ledger on positions worked out by hand, with their exact lists."""

import pytest
from tests.games.trikolos.boards import RED, Moment, moment, trikolos

from tockade.game_types import Consequence, ConsequenceKind, Result

STANDARD = "GORGOR ORGORG RGORGO RGORGO ORGORG GORGOR G"


def start(**options: str) -> Moment:
    game = trikolos(**options)
    return Moment(game, game.start())


def told(kind: ConsequenceKind, seat: int = -1, place: str = "", to: str = "", number: int = 0) -> Consequence:
    return Consequence(kind, seat=seat, place=place, to=to, number=number)


# TK-1, TK-2: the start


def test_tk1_four_pawns_each_wait_in_their_camps() -> None:
    assert start().pawns(0) == start().pawns(1) == "camp camp camp camp"
    assert start().game.seats == 2


def test_tk1_white_goes_up_and_black_goes_down_their_columns() -> None:
    everywhere = "GGGGGG GGGGGG GGGGGG GGGGGG GGGGGG GGGGGG G"
    assert moment(everywhere, "A1 C3 F6 D5", "B6").legal == "A1-A2 C3-C4 D5-D6 F6-home"
    assert moment(everywhere, "B1", "A6 C4 F1 D2", turn=1).legal == "F1-home D2-D1 C4-C3 A6-A5"


def test_tk2_standard_start() -> None:
    assert start().tiles == STANDARD
    rows = STANDARD.split()[:6]
    assert rows == rows[::-1]
    assert [STANDARD[:41].count(light) for light in "GOR"] == [12, 12, 12]


def test_tk2_white_begins() -> None:
    assert start().board.turn == 0
    assert start().legal == "push 1 push 2 push 3 push 4 push 5 push 6"


def test_tk2_first_turns_from_the_standard_start() -> None:
    pushed = start().play("push 1")
    assert pushed.tiles == "ORGORG ORGORG RGORGO RGORGO ORGORG GORGOR G"
    assert pushed.legal == "in-C1 in-F1"
    assert start().play("push 6").legal == "in-A1 in-D1"


# TK-3: steps


@pytest.mark.parametrize(
    ("ahead", "beyond", "legal"),
    [
        ("G", "R", "B2-B3"),
        ("G", "O", "B2-B3"),
        ("O", "G", "B2-B3"),
        ("O", "O", ""),
        ("O", "R", ""),
        ("R", "G", ""),
        ("R", "R", ""),
    ],
)
def test_tk3_green_or_orange_followed_by_green(ahead: str, beyond: str, legal: str) -> None:
    board = f"{RED} {RED} R{ahead}RRRR R{beyond}RRRR {RED} {RED} R"
    assert moment(board, "B2 F6").legal == " ".join(filter(None, (legal, "F6-home")))


def test_tk3_black_looks_the_other_way() -> None:
    board = f"{RED} RGRRRR RORRRR {RED} {RED} {RED} R"
    assert moment(board, "", "B4 F1", turn=1).legal == "F1-home B4-B3"
    assert moment(board, "B1 F6").legal == "B1-B2 F6-home"


def test_tk3_the_tile_must_be_free() -> None:
    board = f"{RED} {RED} RGRRRR {RED} {RED} {RED} R"
    assert moment(board, "B2 F6").legal == "B2-B3 F6-home"
    assert moment(board, "B2 B3 F6").legal == "F6-home"
    assert moment(board, "B2 F6", "B3").legal == "F6-home"


def test_tk3_the_green_after_orange_must_be_free() -> None:
    board = f"{RED} {RED} RORRRR RGRRRR {RED} {RED} R"
    assert moment(board, "B2 F6").legal == "B2-B3 F6-home"
    assert moment(board, "B2 F6", "B4").legal == "F6-home"
    assert moment(board, "B2 B4 F6").legal == "F6-home"


def test_tk3_only_green_counts_on_the_last_row() -> None:
    board = f"GORRRR {RED} {RED} {RED} {RED} GORRRR R"
    assert moment(board, "A5 B5 F6 home").legal == "A5-A6 F6-home"
    assert moment(board, "", "A2 B2 F1 home", turn=1).legal == "F1-home A2-A1"


def test_tk3_one_tile_at_a_time_and_orange_is_a_stop() -> None:
    board = f"{RED} RORRRR RGRRRR RGRRRR {RED} {RED} G"
    assert moment(board, "B1 F6").play("B1-B2").pawns(0) == "camp camp B2 F6"


# TK-4: entering


def test_tk4_entering_takes_the_same_condition() -> None:
    board = f"GOORRG RGORRR {RED} {RED} {RED} {RED} G"
    assert moment(board).legal == "in-A1 in-B1 in-F1"
    assert moment(board, "", "B2 F1").legal == "in-A1"


def test_tk4_black_enters_on_row_6() -> None:
    board = f"{RED} {RED} {RED} {RED} RGORRR GOORRG G"
    assert moment(board, turn=1).legal == "in-A6 in-B6 in-F6"


def test_tk4_nobody_enters_from_an_empty_camp() -> None:
    board = f"GGGGGG {RED} {RED} {RED} {RED} {RED} G"
    assert moment(board, "A6 B3 C3 D3").legal == "A6-home"
    assert moment(board, "A6 B3 C3").legal == "in-A1 in-B1 in-C1 in-D1 in-E1 in-F1 A6-home"


# TK-5: arriving


def test_tk5_from_the_last_row_without_condition() -> None:
    board = f"{RED} {RED} {RED} {RED} {RED} {RED} R"
    arriving = moment(board, "C6", "D1")
    assert arriving.legal == "C6-home"
    assert arriving.play("C6-home").pawns(0) == "camp camp camp home"
    assert moment(board, "C6", "D1", turn=1).legal == "D1-home"


def test_tk5_arrival_is_told() -> None:
    arriving = moment(" ".join([RED] * 6 + ["R"]), "home C6 D6", "D1")
    assert arriving.told("C6-home") == [told(ConsequenceKind.HOUSED, 0, "C6", "ah2")]


# TK-6: the push


def test_tk6_the_spare_enters_at_f_and_a_falls_off() -> None:
    pushing = moment("GORGRO RRRRRR RRRRRR RRRRRR RRRRRR RRRRRR G", phase="push")
    assert pushing.play("push 1").tiles == "ORGROG RRRRRR RRRRRR RRRRRR RRRRRR RRRRRR G"
    pushing = moment("RRRRRR RRRRRR OORGRO RRRRRR GRRRRR RRRRRR R", phase="push", black="A3")
    assert pushing.play("push 3").tiles == "RRRRRR RRRRRR ORGROR RRRRRR GRRRRR RRRRRR O"


def test_tk6_pawns_ride_their_tiles() -> None:
    pushing = moment("GGGGGG GGGGGG GGGGGG GGGGGG GGGGGG GGGGGG G", "B3 F3 C4", "D3 A4", phase="push")
    pushed = pushing.play("push 3")
    assert pushed.pawns(0) == "camp A3 E3 C4"
    assert pushed.pawns(1) == "camp camp C3 A4"


def test_tk6_the_next_player_uses_the_fallen_tile() -> None:
    after = start().play("push 2", "in-A1")
    assert after.board.turn == 1
    assert after.tiles.endswith(" O")
    assert after.play("push 4").tiles.split()[3] == "GORGOO"


def test_tk6_the_push_is_told() -> None:
    assert start().told("push 2") == [
        Consequence(ConsequenceKind.PUSHED, seat=0, number=2, cards=("G", "O")),
    ]


def test_tk6_pawns_that_ride_are_told() -> None:
    riding = moment(" ".join([RED] * 6 + ["R"]), "B3 F3", "A3 D3 C4", phase="push")
    assert riding.told("push 3")[1:5] == [
        told(ConsequenceKind.RODE, 0, "B3", "A3"),
        told(ConsequenceKind.RODE, 1, "D3", "C3"),
        told(ConsequenceKind.RODE, 0, "F3", "E3"),
        told(ConsequenceKind.FELL, 1, "A3"),
    ]


# TK-7: the fallen pawn


@pytest.mark.parametrize(
    ("column_f", "spare", "pawns", "place"),
    [
        ("RRRRRR", "G", "", "F3"),
        ("RRRGRR", "O", "", "F3"),
        ("GRRRRR", "O", "", "F1"),
        ("GRRGRR", "O", "F4", "F1"),
        ("GGRRRR", "R", "", "F2"),
        ("GGRRRR", "R", "F2", "F1"),
        ("GORRRR", "R", "", "F1"),
        ("OORGGG", "R", "", "camp"),
        ("RRRGGG", "R", "", "camp"),
    ],
)
def test_tk7_where_a_fallen_white_pawn_comes_back(column_f: str, spare: str, pawns: str, place: str) -> None:
    rows = " ".join(f"RRRRR{light}" for light in column_f)
    fallen = moment(f"{rows} {spare}", "A3 B6", pawns, phase="push").play("push 3")
    assert place in fallen.pawns(0).split()
    assert fallen.pawns(0).split() == sorted(["camp", "camp", place, "B6"], key=order)


def order(place: str) -> tuple[int, str, str]:
    return (0, "", "") if place == "camp" else (1, place[1], place[0])


@pytest.mark.parametrize(
    ("column_f", "spare", "place"),
    [
        ("RRRRRR", "G", "F3"),
        ("RGRRRR", "O", "F3"),
        ("RRRGRR", "O", "F4"),
        ("GGRRGG", "R", "F5"),
        ("GGRORG", "R", "F6"),
        ("GGRORO", "R", "camp"),
    ],
)
def test_tk7_a_fallen_black_pawn_goes_back_up(column_f: str, spare: str, place: str) -> None:
    rows = " ".join(f"RRRRR{light}" for light in column_f)
    fallen = moment(f"{rows} {spare}", "B6", "A3", phase="push").play("push 3")
    assert fallen.pawns(1).split()[-1] == place


def test_tk7_orange_does_not_hold_a_pawn_on_its_last_row() -> None:
    rows = "RRRRRR RRRRRR RRRRRR RRRRRR RRRRRG RRRRRR"
    assert moment(f"{rows} O", "A6 B6", phase="push").play("push 6").pawns(0) == "camp camp F5 A6"
    assert moment(f"{rows} O", "B6", "A6", phase="push").play("push 6").pawns(1).endswith("F6")


def test_tk7_return_is_told_and_is_nobodys_move() -> None:
    rows = "RRRRRG RRRRRR RRRRRR RRRRRR RRRRRR RRRRRR"
    falling = moment(f"{rows} R", "B6", "A4 A3", phase="push")
    assert falling.told("push 3") == [
        Consequence(ConsequenceKind.PUSHED, seat=0, number=3, cards=("R", "R")),
        told(ConsequenceKind.FELL, 1, "A3"),
        told(ConsequenceKind.TO_CAMP, 1),
    ]
    own = moment(f"{rows} R", "A3 B6", phase="push")
    assert own.told("push 3")[1:] == [
        told(ConsequenceKind.FELL, 0, "A3"),
        told(ConsequenceKind.RETURNED, 0, to="F1"),
    ]
    assert own.play("push 3").legal == "B6-home"
    assert own.play("push 3").board.turn == 0


def test_tk7_a_pawn_back_in_camp_may_enter_at_once() -> None:
    falling = moment(f"GRRRRR {RED} {RED} {RED} {RED} {RED} R", "A3 B3 C3 D3", phase="push")
    assert falling.play("push 3").legal == "in-A1"


# TK-8: the duty to move


def test_tk8_a_pawn_move_must_be_made_and_ends_the_turn() -> None:
    moved = start().play("push 1", "in-C1")
    assert (moved.board.turn, moved.board.turns) == (1, 1)
    assert moved.legal == "push 1 push 2 push 3 push 4 push 5 push 6"


def test_tk8_without_a_pawn_move_the_turn_ends_by_itself() -> None:
    stuck = moment(" ".join([RED] * 6 + ["R"]), "B3", phase="push")
    assert stuck.told("push 4") == [
        Consequence(ConsequenceKind.PUSHED, seat=0, number=4, cards=("R", "R")),
        told(ConsequenceKind.NO_PAWN_MOVE, 0),
    ]
    after = stuck.play("push 4")
    assert (after.board.turn, after.board.turns, after.game.actors(after.board)) == (1, 1, (1,))


# TK-9, TK-10: the end


def test_tk9_first_with_four_pawns_in_the_other_camp_wins() -> None:
    ending = moment(STANDARD, "home home home B6", "home home home C1", turns=80)
    assert ending.told("B6-home") == [
        told(ConsequenceKind.HOUSED, 0, "B6", "ah4"),
        told(ConsequenceKind.FINISHED, 0),
        Consequence(ConsequenceKind.WON, seats=(0,)),
    ]
    ended = ending.play("B6-home")
    assert ended.game.result(ended.board) == Result(((0,), (1,)), "home")
    assert ended.game.actors(ended.board) == ()
    assert ended.legal == ""
    other = moment(STANDARD, "home home home B6", "home home home C1", turn=1).play("C1-home")
    assert other.game.result(other.board) == Result(((1,), (0,)), "home")


def test_tk9_three_pawns_do_not_win() -> None:
    ending = moment(STANDARD, "home home B5 B6").play("B6-home")
    assert ending.game.result(ending.board) is None


def test_tk10_no_limit_by_default() -> None:
    assert [trikolos(layout=name).limit for name in ("standard", "mirror", "random")] == [0, 0, 0]


def test_tk10_four_hundred_turns_where_the_tiles_may_be_dead() -> None:
    assert trikolos(layout="R" * 37).limit == 400
    assert trikolos(layout="random", colours="10-12-14").limit == 400
    assert trikolos(layout="mirror", colours="10-12-14").limit == 400
    assert trikolos(layout="R" * 37, ply_limit="90").limit == 90


def test_tk10_the_limit_makes_a_draw_and_is_told() -> None:
    last = moment(STANDARD, "B6", turns=29, limit="30")
    assert last.told("B6-home")[1:] == [told(ConsequenceKind.DRAWN_GAME, number=30)]
    drawn = last.play("B6-home")
    assert drawn.game.result(drawn.board) == Result((), "ply_limit")
    assert drawn.game.actors(drawn.board) == ()
    assert moment(STANDARD, "B6", turns=28, limit="30").play("B6-home").legal.startswith("push 1")


def test_tk10_a_blocked_turn_counts_too() -> None:
    dead = moment(" ".join([RED] * 6 + ["R"]), phase="push", turns=399)
    assert dead.told("push 1")[-1] == told(ConsequenceKind.DRAWN_GAME, number=400)


def test_tk10_who_arrives_in_the_last_turn_wins() -> None:
    won = moment(STANDARD, "home home home B6", turns=29, limit="30").play("B6-home")
    assert won.game.result(won.board) == Result(((0,), (1,)), "home")
