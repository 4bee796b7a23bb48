"""The figures of a study, counted again from its records by a second hand."""

import pytest
from tests.long_runs import pairs
from tests.study.recount import recount, split

from tockade.game import Tally
from tockade.study import Inline, Policy, plan, played, study_of
from tockade.study.measures import summary

SETUPS = [
    "tock-globe 4",
    "tock-globe 6 teams",
    "tock-fadoq 4 teams",
    "tockcitan 3",
    "tockcitan-teams 4 teams",
    "tijou 4 teams",
    "tijou 3",
    "tijou 3 entry_offset=7",
    "tock-globe 3 entrance=18",
    "tijou 4 teams games=3",
    "barricades 3",
    "barricades 4 board=small",
    "trikolos 2",
    "trikolos 2 layout=random best_of=3",
]
COUNTS = [name for name in Tally.__struct_fields__ if name != "order"]


@pytest.mark.parametrize(("setup", "policy"), pairs(SETUPS, list(Policy)))
def test_records_give_the_same_counts(setup: str, policy: Policy) -> None:
    asked = plan(setup.split(), 2 if policy is Policy.QUICK else 1, policy, 5)  # random games are long
    texts: list[str] = []
    (tallies,) = played(asked, Inline(), write=texts.append)
    again = [recount(told) for told in split("".join(texts))]
    for name in [*COUNTS, "order"]:
        assert [getattr(each, name) for each in again] == [getattr(each, name) for each in tallies], name


def test_records_give_the_same_figures() -> None:
    asked = plan(["trikolos"], 12, Policy.QUICK, 1, "layout=standard,random")
    texts: list[str] = []
    study = study_of(asked, played(asked, Inline(), write=texts.append))
    records = split("".join(texts))
    for variant, figures in zip(asked.variants, study.summaries, strict=True):
        own = [recount(told) for told in records if told.game == variant.setup]
        assert summary(variant.game, own) == figures
