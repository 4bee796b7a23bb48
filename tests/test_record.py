"""Records and position files as text: what is written, what is refused and on which line."""

import pytest

from tockade import games, record
from tockade.game_types import CHANCE, BadInput, IllegalMove, Outcome, Result
from tockade.random_source import RandomSource, seal
from tockade.record import Record, RecordedEvent, Recorder
from tockade.words import Words

OPENING = """\
tockade record 1
game trikolos 2
0 push 1
0 in-C1
1 push 6
result unfinished
"""


def refusal(text: str) -> tuple[str, object]:
    """The kind and line of what is wrong with a record."""
    with pytest.raises(BadInput) as refused:
        list(record.replay(record.read(text)))
    return refused.value.kind, refused.value.arguments.get("line")


def test_a_record_is_read_as_it_is_written() -> None:
    told = record.read(OPENING)
    assert told == Record(
        "trikolos 2", (RecordedEvent(0, "push 1"), RecordedEvent(0, "in-C1"), RecordedEvent(1, "push 6"))
    )
    assert record.write(told) == OPENING
    assert len(list(record.replay(told))) == 3


def test_lines_of_other_systems_and_a_missing_last_newline_are_read() -> None:
    assert record.read(OPENING.replace("\n", "\r\n")) == record.read(OPENING.rstrip("\n")) == record.read(OPENING)


def test_a_replay_tells_before_after_and_what_happened() -> None:
    first, second, _ = record.replay(record.read(OPENING))
    game = games.read("trikolos 2")
    assert (first.actor, game.move_text(first.move)) == (0, "push 1")
    assert game.position_json(first.before) == game.position_json(game.start())
    assert game.position_json(first.after) == game.position_json(second.before)
    assert [told.kind for told in second.consequences] == ["entered"]


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("", "format", None),
        ("tockade position 1\n", "format", None),
        ("tockade record 2\ngame trikolos 2\nresult unfinished\n", "version", None),
        ("tockade record\ngame trikolos 2\nresult unfinished\n", "format", None),
        ("tockade record 1\n", "record_truncated", 1),
        ("tockade record 1\ngame trikolos 2\n0 push 1\n", "record_truncated", 3),
        ("tockade record 1\n0 push 1\nresult unfinished\n", "record_line", 2),
        (OPENING.replace("0 in-C1", "in-C1"), "record_line", 4),
        (OPENING.replace("0 in-C1", "0"), "record_line", 4),
        (OPENING.replace("0 in-C1", ""), "record_line", 4),
        (OPENING.replace("0 in-C1", "0 castle"), "record_event", 4),
        (OPENING.replace("0 in-C1", "0 in-B1"), "record_event", 4),
        (OPENING.replace("0 in-C1", "1 in-C1"), "record_actor", 4),
        (OPENING.replace("0 in-C1", "chance die 4"), "record_actor", 4),
        (OPENING.replace("unfinished", "home 0 1"), "record_result", 6),
        (OPENING.replace("unfinished", "0 1"), "record_line", 6),
        (OPENING.replace("unfinished", "home 0++1"), "record_line", 6),
        (OPENING.replace("0 push 1", "seed a\nseed b\n0 push 1"), "record_line", 4),
        (OPENING.replace("0 push 1", "position nonsense\n0 push 1"), "record_line", 3),
        (OPENING.replace("trikolos 2", "chess 2"), "rules", None),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_its_line(text: str, kind: str, line: int | None) -> None:
    assert refusal(text) == (kind, line)


def test_an_impossible_event_carries_its_reason() -> None:
    with pytest.raises(BadInput) as refused:
        list(record.replay(record.read(OPENING.replace("0 in-C1", "0 in-B1"))))
    assert isinstance(refused.value.__cause__, IllegalMove)


@pytest.mark.parametrize(
    "result",
    [
        None,
        Result(((0, 2), (1, 3)), "home"),
        Result((), "ply_limit"),
        Result(((1,), (0,), (2,)), "home"),
        Result(((0, 2), (1, 3)), "points", (3, 1, 2, 0)),
    ],
)
def test_results_read_back(result: Result | None) -> None:
    assert record.read_result(record.result_text(result)) == result


def test_a_result_that_the_table_decided_is_accepted() -> None:
    told = record.read(OPENING.replace("unfinished", "resigned 1 0"))
    assert len(list(record.replay(told))) == 3
    assert told.result == Result(((1,), (0,)), "resigned")


def test_a_finished_game_cannot_be_told_as_resigned() -> None:
    game = games.read("trikolos 2")
    played = record.play_out(game, RandomSource(1), record.random_choice(game, RandomSource(2)))
    text = record.write(played.record())
    assert refusal(text.replace("result home", "result resigned"))[0] == "record_result"


def test_seed_and_seal_stand_in_the_header_and_prove_the_deal() -> None:
    game = games.read("barricades 2")
    played = record.play_out(game, RandomSource("00ff"), record.random_choice(game, RandomSource(2)))
    text = record.write(played.record("00ff", seal("00ff")))
    assert text.splitlines()[3:5] == ["seed 00ff", f"sealed {seal('00ff')}"]
    assert record.deal_is_genuine(record.read(text))
    assert not record.deal_is_genuine(record.read(text.replace("seed 00ff", "seed 00fe")))
    assert not record.deal_is_genuine(record.read(text.replace("seed 00ff\n", "")))


def test_a_refused_move_or_outcome_changes_nothing() -> None:
    recorder = Recorder(games.read("trikolos 2"))
    before = recorder.position
    with pytest.raises(IllegalMove):
        recorder.play(1, recorder.game.read_move("push 1"))
    with pytest.raises(BadInput):
        recorder.settle(Outcome.read("die 4"))
    assert recorder.position is before
    assert recorder.events == []


def test_a_record_of_the_engine_is_the_game_that_it_counted() -> None:
    game = games.read("barricades 3")
    told = record.playout_record(game, 5, 2, None)
    tally = game.playouts(5, 2, 1, None)[0]
    assert told.result is not None
    assert told.result.order == tally.order
    assert sum(event.actor != CHANCE for event in told.events) == tally.plies


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "json"),
        ("{", "json"),
        ("[]", "json_object"),
        ("{}", "format"),
        ('{"format": "tockade position 9", "game": "trikolos 2", "position": {}}', "version"),
        ('{"format": "tockade position 1", "position": {}}', "position_fields"),
        ('{"format": "tockade position 1", "game": "trikolos 2", "position": 4}', "position_object"),
        ('{"format": "tockade position 1", "game": "trikolos 2"}', "position_fields"),
        ('{"format": "tockade position 1", "game": "trikolos 2", "position": {}, "by": 1}', "position_file_field"),
        ('{"format": "tockade position 1", "game": "trikolos 2", "position": {"turn": 0, "turn": 1}}', "json_twice"),
        ('{"format": 1e999}', "json_number"),
        ('{"format": "tockade position 1", "game": "trikolo", "position": {}}', "rules"),
        ('{"format": 1, "game": "trikolos", "position": {}}', "format"),
    ],
)
def test_what_is_wrong_with_a_position_file(text: str, kind: str) -> None:
    with pytest.raises(BadInput) as refused:
        record.read_position(text)
    assert refused.value.kind == kind


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('{"é": x}', 1, 7),
        ('{\n  "game": "trikolos",\n  "turn" 4\n}', 3, 10),
        ('{"game":\n', 2, 1),
        ('{"a": "\ud800"}', 1, 8),
    ],
)
def test_a_fault_in_json_is_told_by_line_and_column(text: str, line: int, column: int) -> None:
    with pytest.raises(BadInput) as refused:
        record.read_position(text)
    assert refused.value.arguments == {"line": line, "column": column}
    assert f"ligne {line}, colonne {column}." in Words("fr").bad(refused.value)
