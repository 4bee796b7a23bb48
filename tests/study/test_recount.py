"""The figures of a study, counted again from its records by a second hand."""

import pytest
from tests.long_runs import pairs
from tests.shelf import cases
from tests.study.split_records import split

from tockade.bots.level import Level
from tockade.game_types import Tally
from tockade.study import PlayingPolicy, finish_study, make_plan, play_games
from tockade.study.game_counts import GameCounts
from tockade.study.recount_record import recount
from tockade.study.variant_summary import summarize
from tockade.work import Inline

SETUPS = [
    *cases.tables(),
    "tijou 3 entry_offset=7",
    "tock-globe 3 entrance=18",
    "tijou 4 teams games=3",
    "barricades 4 board=small",
    "trikolos 2 layout=random best_of=3",
]
COUNTS = [name for name in Tally.__struct_fields__ if name != "order"]


@pytest.mark.parametrize(("setup", "policy"), pairs(SETUPS, list(PlayingPolicy)))
def test_records_give_the_same_counts(setup: str, policy: PlayingPolicy) -> None:
    asked = make_plan(setup.split(), 2 if policy is PlayingPolicy.QUICK else 1, policy, 5)  # random games are long
    texts: list[str] = []
    (counts,) = play_games(asked, Inline(), write=texts.append)
    again = [recount(told) for told in split("".join(texts))]
    (variant,) = asked.variants
    tallies = variant.game.playouts(variant.seed, 0, asked.games, policy.weights(variant.game))
    assert GameCounts.of(variant.game.seats, tallies) == counts
    for name in [*COUNTS, "order"]:
        assert [getattr(each, name) for each in again] == [getattr(each, name) for each in tallies], name


def test_records_give_the_same_figures() -> None:
    asked = make_plan(["trikolos"], 12, PlayingPolicy.QUICK, 1, "layout=standard,random")
    texts: list[str] = []
    study = finish_study(asked, play_games(asked, Inline(), write=texts.append))
    records = split("".join(texts))
    for variant, figures in zip(asked.variants, study.summaries, strict=True):
        own = [recount(told) for told in records if told.game == variant.setup]
        assert summarize(variant.game, GameCounts.of(variant.game.seats, own)) == figures


def test_games_of_levels_are_counted_from_their_records() -> None:
    asked = make_plan(["tijou", "4", "teams"], 2, Level.AMATEUR, 3)
    texts: list[str] = []
    (counts,) = play_games(asked, Inline(), write=texts.append)
    assert counts == GameCounts.of(4, [recount(told) for told in split("".join(texts))])
    assert play_games(asked, Inline()) == [counts]
    assert play_games(make_plan(["tijou", "4", "teams"], 2, Level.DEBUTANT, 3), Inline()) != [counts]
