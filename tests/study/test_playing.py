"""Who plays the games, and in which batches, changes nothing; what is asked for is what is played."""

import pytest

from tockade.game import BadInput
from tockade.study import LIMIT, Executor, Inline, Plan, Policy, Processes, data, plan, played, study_of
from tockade.study.executor import jobs

ASKED = plan(["trikolos"], 30, Policy.QUICK, 3, "layout=standard,random")


def told(asked: Plan, executor: Executor, size: int) -> tuple[object, str]:
    texts: list[str] = []
    return data(study_of(asked, played(asked, executor, write=texts.append, size=size))), "".join(texts)


@pytest.mark.parametrize("size", [1, 7, 30, 100])
def test_batches_of_any_size_tell_the_same(size: int) -> None:
    assert told(ASKED, Inline(), size) == told(ASKED, Inline(), 0)


def test_processes_tell_what_one_process_tells() -> None:
    assert told(ASKED, Processes(2), 4) == told(ASKED, Inline(), 0)


def test_progress_counts_every_game() -> None:
    counted: list[int] = []
    played(ASKED, Inline(), counted.append)
    assert sum(counted) == 60


def test_jobs_cover_all_games_once() -> None:
    numbers = [(j.variant.value, n) for j in jobs(ASKED, 3) for n in range(j.first, j.first + j.count)]
    assert sorted(numbers) == sorted((value, n) for value in ("standard", "random") for n in range(30))


def test_another_seed_gives_other_games() -> None:
    other = plan(["trikolos"], 30, Policy.QUICK, 99)
    assert played(other, Inline())[0] != played(ASKED, Inline())[0]


def test_readme8_the_limit_is_passed_explicitly_and_can_be_chosen() -> None:
    def setups(*words: str, compare: str = "") -> list[str]:
        return [each.setup for each in plan(words, 2, Policy.QUICK, 1, compare).variants]

    assert setups("trikolos") == [f"trikolos 2 ply_limit={LIMIT}"]
    assert setups("trikolos", "ply_limit=30") == ["trikolos 2 ply_limit=30"]
    assert setups("trikolos", "ply_limit=none") == ["trikolos 2"]
    assert setups("trikolos", compare="ply_limit=9,none") == ["trikolos 2 ply_limit=9", "trikolos 2"]


def test_a_limit_that_is_reached_is_reported_as_a_draw() -> None:
    asked = plan(["trikolos", "ply_limit=9"], 5, Policy.QUICK, 1)
    (figures,) = study_of(asked, played(asked, Inline())).summaries
    assert (figures.draws.part, figures.turns.most, figures.by_seat[0].whole) == (5, 9, 0)


def test_players_and_policies_are_compared_too() -> None:
    tables = plan(["barricades"], 2, Policy.QUICK, 1, "players=2,4").variants
    assert [each.game.seats for each in tables] == [2, 4]
    ways = plan(["barricades"], 2, Policy.QUICK, 1, "policy=quick,random").variants
    assert [each.policy for each in ways] == list(Policy)


def test_values_with_commas_stand_between_spaces() -> None:
    cards = plan(["tock-fadoq"], 2, Policy.QUICK, 1, "jump_cards=all A,2,K").variants
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
        plan(["trikolos"], 2, Policy.QUICK, 1, compare)
    assert refused.value.kind == kind
