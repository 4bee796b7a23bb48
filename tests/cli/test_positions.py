"""`new`, `show`, `legal`, `explain`, `apply`: a position from its making to its end."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Tockade
from tests.long_runs import pairs
from tests.shelf import cases

from tockade import games, record


def test_new_writes_the_start(tockade: Tockade) -> None:
    answer = tockade("new", "trikolos")
    assert answer.code == 0
    game, position = record.read_position(answer.out)
    assert game.position_json(position) == game.position_json(game.start())


@pytest.mark.parametrize("setup", cases.tables())
def test_new_with_a_seed_waits_for_a_player(tockade: Tockade, setup: str) -> None:
    first, second = (tockade("new", *setup.split(), "--seed", "été 1") for _ in range(2))
    game, position = record.read_position(first.out)
    assert first == second
    assert game.setup.text == setup
    assert game.actors(position)[0] >= 0


@pytest.mark.parametrize(("setup", "lang"), pairs(cases.tables(), ["fr", "en"]))
def test_every_command_on_a_position_answers_in_both_languages(tockade: Tockade, setup: str, lang: str) -> None:
    position = tockade("new", *setup.split(), "--seed", "1").out
    for words in (("show",), ("show", "--svg"), ("legal",), ("explain", "-"), ("apply", "-"), ("show", "--as", "0")):
        answer = tockade(*words, stdin=position, lang=lang)
        assert answer.code == 0, answer.err
        assert answer.out


def test_show_draws_svg_and_json(tockade: Tockade) -> None:
    position = tockade("new", "trikolos").out
    svg = tockade("show", "--svg", stdin=position).out
    assert svg.startswith("<svg")
    assert svg.endswith("</svg>\n")
    shown = json.loads(tockade("show", "--json", "--as", "spectator", stdin=position).out)
    assert shown["view"]["viewer"] == -2
    assert shown["scene"]["actors"] == [0]


@pytest.mark.parametrize("setup", cases.tables())
def test_legal_json_has_every_move_and_where_it_leads(tockade: Tockade, setup: str) -> None:
    position_file = tockade("new", *setup.split(), "--seed", "4").out
    game, position = record.read_position(position_file)
    told = json.loads(tockade("legal", "--json", stdin=position_file).out)
    seats = game.actors(position)
    assert told["actors"] == list(seats)
    expected = [(seat, game.move_text(move)) for seat in seats for move in game.legal_moves(position, seat)]
    assert [(each["seat"], each["move"]) for each in told["moves"]] == expected
    for each in told["moves"]:
        after = game.play(position, each["seat"], game.read_move(each["move"]))
        assert each["position"] == game.position_json(after)
        assert each["steps"]
        assert each["consequences"]


def test_legal_says_that_chance_is_due(tockade: Tockade) -> None:
    answer = tockade("legal", stdin=tockade("new", "barricades").out)
    assert (answer.code, answer.out) == (0, "Nobody’s turn yet: the die has to be rolled.\n")
    told = json.loads(tockade("legal", "--json", stdin=tockade("new", "barricades").out).out)
    assert told["moves"] == []
    assert told["chance"]["kind"] == "die"


def test_explain_a_move_gives_verdict_and_sentence(tockade: Tockade) -> None:
    position = tockade("apply", "-", "push 3", stdin=tockade("new", "trikolos").out).out
    told = json.loads(tockade("explain", "-", "in-C1", "--json", stdin=position).out)
    assert (told["legal"], told["verdict"]["kind"], told["verdict"]["rule"]) == (False, "red_light", "TK-4")
    assert told["said"] == "The light on tile C1 is red."
    assert tockade("explain", "-", "in-C1", "--codes", stdin=position).out == "The light on tile C1 is red (TK-4).\n"
    assert "C1" in tockade("explain", "-", "in-C1", stdin=position, lang="fr").out
    assert json.loads(tockade("explain", "-", "in-A1", "--json", stdin=position).out)["legal"] is True


def position_of(setup: str, pawns: list[str], hand: list[str], **fields: object) -> str:
    """The file of a position in which the first seat has these pawns and cards, and nobody else has any."""
    game = games.read(setup)
    start = game.position_json(game.start())
    rest = list(start["stock"])
    for card in hand:
        rest.remove(card)
    data = {
        "pawns": [pawns + ["base"] * (4 - len(pawns)), *start["pawns"][1:]],
        "hands": [hand, *start["hands"][1:]],
        "stock": rest,
    }
    return json.dumps({"format": "tockade position 1", "game": setup, "position": data | fields})


def test_explain_counts_a_part_of_a_7_before_it_walks(tockade: Tockade) -> None:
    """The way from a17 back to a16 is 143 squares long on eight arms, longer than any table of ways."""
    answer = tockade("explain", "-", "7 a17-a16", stdin=position_of("tock-globe 8", ["a17"], ["7"]))
    assert answer.out == (
        "A 7 moves 1 to 7 squares forward: that doesn’t take you from your square 17 to your square 16.\n"
    )


def test_explain_counts_cards_not_ranks(tockade: Tockade) -> None:
    stuck = position_of("tock-globe 2", ["a3"], ["5", "5", "2"])
    assert tockade("explain", "-", stdin=stuck).out.startswith("Red has 2 cards that can’t be played:\n  5\n")


def test_explain_says_why_nobody_is_to_act(tockade: Tockade) -> None:
    over = position_of("tock-globe 2 ply_limit=9", [], [], phase="over", drawn=True, turns=9)
    assert tockade("explain", "-", "A in", stdin=over).out == (
        "The game is a draw: it has reached its limit of 9 turns.\n"
    )
    before = tockade("explain", "-", "A in", "--seat", "0", stdin=tockade("new", "tock-globe").out)
    assert before.out == "Not yet: cards have to be drawn or dealt first.\n"


def test_apply_plays_moves_and_outcomes(tockade: Tockade) -> None:
    start = tockade("new", "barricades", "2").out
    answer = tockade("apply", "-", "die 6", "chance die 2", "in-13.7", stdin=start)
    game, position = record.read_position(answer.out)
    assert game.actors(position) == (-1,)
    assert "point 8 in row 1" in answer.err
    told = json.loads(tockade("apply", "-", "die 6", "die 2", "in-13.7", "--json", stdin=start).out)
    assert told["events"] == ["chance die 6", "chance die 2", "0 in-13.7"]
    assert told["position"] == json.loads(answer.out)
    assert told["result"] is None


def test_apply_with_a_seed_lets_chance_speak(tockade: Tockade) -> None:
    start = tockade("new", "barricades", "2").out
    first, second = (tockade("apply", "-", "--seed", "7", stdin=start) for _ in range(2))
    game, position = record.read_position(first.out)
    assert first == second
    assert game.actors(position)[0] >= 0


def test_a_record_stands_for_its_last_position(tockade: Tockade, tmp_path: Path) -> None:
    game = games.read("trikolos 2")
    file = tmp_path / "game.record"
    file.write_text(record.write(record.playout_record(game, 1, 0, None)))
    assert tockade("show", str(file)).code == 0
    assert tockade("legal", str(file)).out == "The game is over.\n"


def test_what_is_refused_leaves_no_position(tockade: Tockade) -> None:
    start = tockade("new", "trikolos").out
    for words in (("push 9",), ("push 3", "push 3"), ("die 4",), ("in-C1",)):
        answer = tockade("apply", "-", *words, stdin=start)
        assert (answer.code, answer.out) == (2, "")
        assert len(answer.err.splitlines()) == 1
