"""Training: seeded, resumable, and refused where no network can learn."""

from pathlib import Path

import pytest

from tockade.game_types import BadInput
from tockade.study import training
from tockade.study.train_all import train_all
from tockade.study.training import ROUNDS, plan_courses, train_rounds, write_network
from tockade.study.training_curve import draw_curve
from tockade.values.weight_file import read_weights
from tockade.work import Inline


def test_setups_are_told_apart_by_their_rule_sets() -> None:
    courses = plan_courses(["tijou", "2", "tock-globe", "4", "teams", "restock=shuffle"], 40, "1", 0.01, 0)
    assert [course.setup for course in courses] == ["tijou 2", "tock-globe 4 teams restock=shuffle"]
    assert courses[0].command == "tockade train tijou 2 --games 40 --seed 1 --rate 0.01 --watch 2 --measure 0"
    with pytest.raises(BadInput, match="train family"):
        plan_courses(["tijou", "4", "teams", "games=3"], 40, "1", 0.01, 0)


def test_an_interrupted_course_comes_to_the_same_weights(tmp_path: Path) -> None:
    (course,) = plan_courses(["tijou", "2"], ROUNDS, "again", 0.01, 1)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    whole.mkdir()
    parts.mkdir()
    (rounds,) = train_all([course], whole, Inline(), lambda progress: None)
    train_rounds(course, parts, 0, 7)
    (again,) = train_all([course], parts, Inline(), lambda progress: None)
    headings = [write_network(course, folder) for folder in (whole, parts)]
    assert headings[0] == headings[1]
    assert [(each.games, each.error, each.share) for each in rounds] == [
        (each.games, each.error, each.share) for each in again
    ]
    assert sum(each.share is not None for each in rounds) == training.MEASURED_ROUNDS
    assert len(read_weights(whole / "tijou-2.weights").outputs) == 64
    drawn = draw_curve("a course", rounds, "points won", "error")
    assert drawn.count("<circle") == ROUNDS + training.MEASURED_ROUNDS


def test_a_file_of_another_course_is_refused(tmp_path: Path) -> None:
    (course,) = plan_courses(["tijou", "2"], ROUNDS, "first", 0.01, 0)
    (other,) = plan_courses(["tijou", "2"], ROUNDS, "second", 0.01, 0)
    train_rounds(course, tmp_path, 0, 1)
    with pytest.raises(BadInput, match="train file"):
        train_rounds(other, tmp_path, 0, 1)
    (tmp_path / "tijou-2.learning").write_bytes(b"odd")
    with pytest.raises(BadInput, match="train file"):
        train_rounds(course, tmp_path, 0, 1)
