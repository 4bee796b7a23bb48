"""Who plays the games, and in which batches, changes nothing; what is asked for is what is played."""

from pathlib import Path

import pytest

from tockade.game_types import BadInput
from tockade.study import (
    LIMIT,
    Batch,
    PlayingPolicy,
    StudyPlan,
    finish_study,
    make_plan,
    play_games,
    study_data,
    study_games,
)
from tockade.work import Executor, Inline, Journal, Processes, Progress, job

ASKED = make_plan(["trikolos"], 30, PlayingPolicy.QUICK, 3, "layout=standard,random")


def told(asked: StudyPlan, executor: Executor, journal: Journal[Batch] | None = None) -> tuple[object, str]:
    texts: list[str] = []
    tallies = play_games(asked, executor, write=texts.append, journal=journal)
    return study_data(finish_study(asked, tallies)), "".join(texts)


@pytest.mark.parametrize("size", [1, 7, 30, 100])
def test_batches_of_any_size_tell_the_same(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = told(ASKED, Inline())
    monkeypatch.setattr(study_games, "MOST", size)
    monkeypatch.setattr(job, "TASKS", 1)
    assert told(ASKED, Inline()) == usual


def test_processes_tell_what_one_process_tells() -> None:
    assert told(ASKED, Processes(2)) == told(ASKED, Inline())


def test_a_study_that_was_cut_short_is_taken_up_again(tmp_path: Path) -> None:
    class Cut(Exception):
        pass

    def cut(progress: Progress) -> None:
        if progress.done >= 20:
            raise Cut

    with Journal(tmp_path / "finished", Batch) as journal, pytest.raises(Cut):
        play_games(ASKED, Inline(), cut, lambda text: None, journal)
    seen: list[Progress] = []
    with Journal(tmp_path / "finished", Batch) as journal:
        assert told(ASKED, Processes(2), journal) == told(ASKED, Inline())
    with Journal(tmp_path / "finished", Batch) as journal:
        play_games(ASKED, Inline(), seen.append, lambda text: None, journal)
    assert [(each.kept, each.done) for each in seen] == [(60, 60)]


def test_progress_counts_every_game() -> None:
    seen: list[Progress] = []
    play_games(ASKED, Inline(), seen.append)
    assert [each.done for each in seen] == list(range(61))
    assert {each.total for each in seen} == {60}


def test_another_seed_gives_other_games() -> None:
    other = make_plan(["trikolos"], 30, PlayingPolicy.QUICK, 99)
    assert play_games(other, Inline())[0] != play_games(ASKED, Inline())[0]


def test_readme8_the_limit_is_passed_explicitly_and_can_be_chosen() -> None:
    def setups(*words: str, compare: str = "") -> list[str]:
        return [each.setup for each in make_plan(words, 2, PlayingPolicy.QUICK, 1, compare).variants]

    assert setups("trikolos") == [f"trikolos 2 ply_limit={LIMIT}"]
    assert setups("trikolos", "ply_limit=30") == ["trikolos 2 ply_limit=30"]
    assert setups("trikolos", "ply_limit=none") == ["trikolos 2"]
    assert setups("trikolos", compare="ply_limit=9,none") == ["trikolos 2 ply_limit=9", "trikolos 2"]


def test_a_limit_that_is_reached_is_reported_as_a_draw() -> None:
    asked = make_plan(["trikolos", "ply_limit=9"], 5, PlayingPolicy.QUICK, 1)
    (figures,) = finish_study(asked, play_games(asked, Inline())).summaries
    assert (figures.draws.part, figures.turns.most, figures.by_seat[0].whole) == (5, 9, 0)


def test_players_and_policies_are_compared_too() -> None:
    tables = make_plan(["barricades"], 2, PlayingPolicy.QUICK, 1, "players=2,4").variants
    assert [each.game.seats for each in tables] == [2, 4]
    ways = make_plan(["barricades"], 2, PlayingPolicy.QUICK, 1, "policy=quick,random").variants
    assert [each.policy for each in ways] == list(PlayingPolicy)


def test_values_with_commas_stand_between_spaces() -> None:
    cards = make_plan(["tock-fadoq"], 2, PlayingPolicy.QUICK, 1, "jump_cards=all A,2,K").variants
    assert [each.value for each in cards] == ["all", "A,2,K"]


@pytest.mark.parametrize(
    ("compare", "kind"),
    [
        ("layout", "compare"),
        ("layout=standard", "compare"),
        ("=a,b", "compare"),
        ("layout=random,random", "compare_same"),
        ("players=two,three", "compare_players"),
        ("policy=quick,clever", "compare_policy"),
        ("layuot=standard,random", "option"),
        ("layout=standard,rnd", "value"),
        ("players=2,9", "table"),
    ],
)
def test_what_cannot_be_compared_is_refused(compare: str, kind: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_plan(["trikolos"], 2, PlayingPolicy.QUICK, 1, compare)
    assert refused.value.kind == kind
