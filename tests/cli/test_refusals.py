"""Bad input: one sentence in the reader's language, exit code 2, never a traceback."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.cli.conftest import Tockade

from tockade import games, record

POSITION = record.write_position(games.read("trikolos 2"), games.read("trikolos 2").start())

REFUSED: list[tuple[list[str], str]] = [
    (["nwe"], "new"),
    (["new"], "GAME"),
    (["new", "trikolo"], "trikolos"),
    (["new", "trikolos", "5"], "2"),
    (["new", "trikolos", "teams"], "2"),
    (["new", "trikolos", "layuot=random"], "layout"),
    (["new", "trikolos", "layout=randm"], "random"),
    (["new", "trikolos", "hello"], "hello"),
    (["new", "trikolos", "--sead", "1"], "--seed"),
    (["new", "trikolos", "--seed"], "--seed"),
    (["new", "trikolos", "--seed", ""], "seed"),
    (["play", "trikolos", "--seed", "a\nb"], "seed"),
    (["apply", "-", "--seed", " a"], "seed"),
    (["legal", "no such file"], "no such file"),
    (["legal", "."], "."),
    (["legal", "-", "--seat", "2"], "0"),
    (["legal", "-", "--seat", "x"], "--seat takes a whole number"),
    (["legal", "-", "-", "-"], "legal --help"),
    (["legal", "-", "--lang", "de"], "--lang"),
    (["show", "-", "--as", "nobody"], "spectator"),
    (["show", "-", "--as", "7"], "7"),
    (["explain", "-", "castle"], "castle"),
    (["apply", "-", "in-C1"], "push"),
    (["apply", "-", "push 1", "--seat", "1"], "White"),
    (["apply", "-", "die 4"], "die"),
    (["apply", "-", "die"], "die"),
    (["replay", "-"], "tockade record 1"),
    (["hint", "-", "--seat", "1"], "Black"),
    (["playout", "trikolos", "--games", "0"], "--games takes a whole number from 1"),
    (["playout", "trikolos", "--policy", "clever"], "--policy takes one of these: quick, random"),
    (["playout", "trikolos", "--seed", "-1"], "--seed takes a whole number"),
    (["study", "trikolos", "--seed", "x"], "--seed takes a whole number"),
    (["doctor", "--database", "mysql://x"], "mysql://x"),
    (["doctor", "--database", "x"], "postgresql://"),
    (["serve", "--rates", "0"], "--rates takes a number from 0.1 to 1000"),
    (["exercises", "99"], "one of these: make, list"),
    (["perft", "-", "-1"], "-1"),
    (["perft", "-", "many"], "DEPTH takes a whole number"),
    (["bench", "chess"], "trikolos"),
    (["games", "chess"], "trikolos"),
    (["play", "trikolos", "--seats", "0,x"], "0,x"),
    (["play", "trikolos", "--seats", "4"], "4"),
    (["play", "trikolos", "--bots", "amatuer"], "amateur"),
]


@pytest.mark.parametrize(
    ("words", "named"), REFUSED, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_is_answered_with_one_sentence(tockade: Tockade, words: list[str], named: str) -> None:
    said = {}
    for lang in ("fr", "en"):
        answer = tockade(*words, stdin=POSITION, lang=lang)
        assert answer.code == 2, answer
        assert answer.out == ""
        assert len(answer.err.splitlines()) == 1
        assert "Traceback" not in answer.err
        said[lang] = answer.err
    assert named in said["en"]
    assert said["fr"] != said["en"]


@pytest.mark.parametrize("command", ["show", "legal", "explain", "apply", "replay"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25, deadline=None)
@given(text=st.text() | st.text().map(lambda text: f"tockade record 1\n{text}"))
def test_any_text_as_a_file(tockade: Tockade, command: str, text: str) -> None:
    answer = tockade(command, "-", stdin=text.encode("utf-8", "replace").decode())
    assert answer.code == 2
    assert answer.err


@pytest.mark.parametrize("command", ["show", "replay", "review", "hint"])
def test_an_empty_file_is_called_empty(tockade: Tockade, command: str) -> None:
    answer = tockade(command, "-", stdin=" \n")
    assert (answer.code, answer.err) == (2, "The file “-” is empty.\n")


def test_a_file_that_is_no_text(tockade: Tockade, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    answer = tockade("show", str(file))
    assert (answer.code, answer.err) == (2, f"“{file}” isn’t UTF-8 text.\n")


def test_a_position_that_needs_a_shuffle_is_not_counted(tockade: Tockade) -> None:
    answer = tockade("perft", "-", "1", stdin=tockade("new", "trikolos", "layout=random").out)
    assert answer.code == 2
    assert "cards or tiles have to be shuffled" in answer.err


def test_explain_before_chance_has_spoken(tockade: Tockade) -> None:
    answer = tockade("explain", "-", "pass", stdin=tockade("new", "barricades").out)
    assert (answer.code, answer.err) == (2, "Not yet: the die has to be rolled first.\n")
