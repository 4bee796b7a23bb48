"""`play`: a game in the terminal."""

from pathlib import Path

import pytest
from tests.cli.conftest import Tockade
from tests.long_runs import pairs
from tests.shelf import cases

from tockade import record
from tockade.cli import bot_moves


@pytest.mark.parametrize(("setup", "lang"), pairs(cases.tables(), ["fr", "en"]))
def test_a_game_is_played_to_its_end(tockade: Tockade, setup: str, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ("play", *setup.split(), "ply_limit=30", "--seed", "a", "--record", str(file))
    answer = tockade(*words, stdin="1\n" * 2000, lang=lang)
    assert answer.code == 0, answer.err
    told = record.read(file.read_text())
    assert told.result is not None
    assert record.deal_is_genuine(told)


def test_opponents_play_alone(tockade: Tockade) -> None:
    answer = tockade("play", "trikolos", "--seats", "none", "--bots", "random", "--seed", "1")
    assert answer.code == 0
    assert "wins" in answer.out


def test_the_screen_is_handed_over(tockade: Tockade) -> None:
    answer = tockade("play", "trikolos", "--seats", "all", "--seed", "1", stdin="\n1\n\n1\n\n")
    assert "Hand the screen to White" in answer.out
    assert "Hand the screen to Black" in answer.out


def test_a_game_is_chosen_from_the_list(tockade: Tockade) -> None:
    number = next(line.split()[0] for line in tockade("play", stdin="").out.splitlines() if "(trikolos)" in line)
    chosen = tockade("play", "--seed", "1", stdin=f"{number}\nquit\n").out
    assert "You push row 1" in chosen
    assert "push 1  " not in chosen
    assert "push 1  " in tockade("play", "--codes", "--seed", "1", stdin="trikolo\ntrikolos\nquit\n").out


def test_help_why_lists_and_typed_moves(tockade: Tockade) -> None:
    typed = "?\nwhy push 1\nwhy in-C1\nin-C1\nnonsense\nlist\n\npush 1\nboard\nin-C1\nquit\n"
    answer = tockade("play", "trikolos", "--seed", "1", stdin=typed)
    assert answer.code == 0
    for said in ("plays that move from the list", "legal", "You put a pawn on tile C1", "See you soon!"):
        assert said in answer.out


def test_a_card_that_can_only_be_discarded_says_why(tockade: Tockade) -> None:
    said = tockade("play", "tock-fadoq", "4", "teams", "--seed", "8", stdin="list q\nwhy 3\n2 ?\nquit\n").out
    hand = said.partition("to play")[2].partition("your move")[0]
    assert hand.count("can’t be played") == 5
    assert said.count("No pawn on the board can use it.") == 2
    assert "You don’t have the 2 in your hand." in said


def test_leaving_is_polite(tockade: Tockade) -> None:
    for typed in ("", "quit\n", "quitter\n"):
        answer = tockade("play", "trikolos", stdin=typed, lang="fr")
        assert answer.code == 0
        assert answer.out.endswith("À bientôt\u202f!\n")


def test_a_level_that_looks_less_far_without_a_compiler_says_so(
    tockade: Tockade, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_moves, "short_sighted", lambda: ["maitre"])
    told = tockade("arena", "trikolos", "--bots", "maitre,amateur", "--games", "1", "--workers", "1", "--seed", "x")
    assert told.err == "“maitre” sees less far ahead here: the engines aren’t compiled.\n"
