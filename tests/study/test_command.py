"""`tockade study` as people and programs use it."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Tockade, tockade
from tests.study.split_records import split

__all__ = ["tockade"]
GAMES = ("--games", "20", "--workers", "1")


def test_the_report_in_the_terminal(tockade: Tockade) -> None:
    answer = tockade("study", "trikolos", *GAMES)
    assert answer.code == 0
    for said in ("Study: Trikolos", "20 games", "draw after 10,000 turns", "Length of games", "plays first", "White"):
        assert said in answer.out
    assert "A fair game?" in answer.out
    assert "random play" in answer.out
    assert "40 games in " in answer.err  # as many by the other policy
    alone = tockade("study", "trikolos", "--second", "0", *GAMES)
    assert "random play" not in alone.out
    assert "20 games in " in alone.err


def test_the_figures_as_json_do_not_depend_on_the_workers(tockade: Tockade) -> None:
    alone = tockade("study", "trikolos", "--json", *GAMES)
    shared = tockade("study", "trikolos", "--json", "--games", "20", "--workers", "2")
    assert alone.out == shared.out
    (variant,) = json.loads(alone.out)["variants"]
    assert (variant["games"], variant["policy"], variant["setup"]) == (20, "quick", "trikolos 2 ply_limit=10000")
    assert sum(variant["turns"]["counts"].values()) == 20
    (beside,) = json.loads(alone.out)["second"]["variants"]
    assert (beside["policy"], beside["seed"], beside["setup"]) == ("random", variant["seed"], variant["setup"])


def test_page_and_records_are_written(tockade: Tockade, tmp_path: Path) -> None:
    page, games = tmp_path / "study.html", tmp_path / "study.records"
    answer = tockade("study", "barricades", "2", "--html", str(page), "--records", str(games), *GAMES, lang="fr")
    assert answer.code == 0
    assert "Étude" in page.read_text(encoding="utf-8")
    assert [told.game for told in split(games.read_text(encoding="utf-8"))] == ["barricades 2 ply_limit=10000"] * 20


def test_a_study_is_taken_up_where_it_was_left(tockade: Tockade, tmp_path: Path) -> None:
    file = tmp_path / "finished"
    words = ("study", "trikolos", "--json", *GAMES)
    whole = tockade(*words, "--resume", str(file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:15]) + lines[15][:40])  # as it is when the program is ended at this moment
    again = tockade(*words, "--resume", str(file))
    assert (again.code, again.out) == (0, whole.out)
    assert sorted(file.read_text().splitlines(keepends=True)) == sorted(lines)


def test_an_arena_is_taken_up_where_it_was_left(tockade: Tockade, tmp_path: Path) -> None:
    file = tmp_path / "finished"
    words = ("arena", "trikolos", "--seed", "resumed", "--json", "--workers", "1", "--resume", str(file))
    assert tockade(*words, "--games", "2").code == 0
    told = tockade(*words, "--games", "4")
    alone = tockade(*words[:-2], "--games", "4")
    assert len(file.read_text().splitlines()) == 5  # no game was played twice
    shown, expected = json.loads(told.out), json.loads(alone.out)
    assert {**shown, "seconds": 0} == {**expected, "seconds": 0}


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["study"], "tockade study --help"),
        (["study", "chess"], "trikolos"),
        (["study", "trikolos", "--games", "1"], "--games"),
        (["study", "trikolos", "--policy", "clever"], "clever"),
        (["study", "trikolos", "--compare", "layout"], "layout"),
        (["study", "trikolos", "--compare", "layout=random,random"], "random"),
        (["study", "trikolos", "--compare", "policy=quick,deep"], "deep"),
        (["study", "trikolos", "--compare", "players=a,b"], "a"),
        (["study", "trikolos", "--html", "no/such/folder/x.html"], "x.html"),
        (["study", "trikolos", "--records", "no/such/folder/x"], "folder"),
        (["study", "trikolos", "--workers", "0"], "--workers"),
        (["study", "trikolos", "--second", "1"], "2"),
        (["study", "trikolos", "--resume", __file__], "test_command"),
        (["study", "trikolos", "--resume", "no/such/folder/x"], "folder"),
        (["arena", "trikolos", "--resume", "x"], "--seed"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_answered_with_one_sentence(tockade: Tockade, words: list[str], named: str) -> None:
    for lang in ("fr", "en"):
        answer = tockade(*words, lang=lang)
        assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1), answer
        assert named in answer.err
