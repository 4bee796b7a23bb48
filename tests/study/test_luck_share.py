"""The share of luck and the error rate of a study: by hand where a game is simple, and told for rule makers."""

from __future__ import annotations

import pytest

from tockade.insight.review_types import Errors, GameReview
from tockade.study import PlayingPolicy, finish_study, make_plan, play_games
from tockade.study.html_page import write_page
from tockade.study.luck_share import ReviewedGame, figures, measure_luck, reviewed
from tockade.words import LANGUAGES, Words
from tockade.work import Inline


def told(luck: float, play: float, losses: list[float]) -> GameReview:
    """A game of two that began even."""
    result = 0.5 + luck + play
    errors = [Errors(0, len(losses), 1000 * sum(losses) / len(losses), {}), Errors(1, 0, 0.0, {})]
    sides = [[0], [1]]
    return GameReview(sides, [0.5, 0.5], [luck, -luck], [play, -play], [result, 1 - result], [], [], [], errors)


def test_by_hand() -> None:
    """A win of 0.4 luck and 0.1 play, a defeat of -0.2 and -0.3: (0.4 + 0.2) / (0.5 + 0.5) is luck."""
    games = [reviewed(told(0.4, 0.1, [0.0, 0.02])), reviewed(told(-0.2, -0.3, [0.04]))]
    assert [each.whole for each in games] == [pytest.approx(0.5), pytest.approx(0.5)]
    found = figures("tockcitan 2", games)
    assert found.share.value == pytest.approx(0.6)
    assert found.rate.value == pytest.approx(20.0)
    assert not found.pack
    assert figures("tock-globe 2", games).pack


def test_luck_alone_and_play_alone() -> None:
    luck, play = [reviewed(told(*each, [0.0])) for each in ((0.5, 0.0), (0.0, 0.5))]
    assert figures("tockcitan 2", [luck, luck]).share.value == pytest.approx(1)
    assert figures("tockcitan 2", [play, play]).share.value == 0
    nothing = ReviewedGame(0.0, 0.0, 0.0, 0)
    assert figures("tockcitan 2", [nothing, nothing]).share.value == 0


def test_trikolos_is_play_alone() -> None:
    plan = make_plan(["trikolos", "ply_limit=30"], 4, PlayingPolicy.QUICK, 1)
    [found] = measure_luck(plan, 2, Inline())
    assert (found.games, found.share.value) == (2, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_a_rule_does_to_both(language: str) -> None:
    plan = make_plan(["barricades", "2", "ply_limit=30"], 4, PlayingPolicy.QUICK, 1, "walls=first,any")
    study = finish_study(plan, play_games(plan, Inline()), luck=measure_luck(plan, 2, Inline()))
    text, words = write_page(study, Words(language)), Words(language)
    assert f"<h2>{words.say('study-luck')}</h2>" in text
    assert text.count("<p") > 10
    assert "study-" not in text
    assert write_page(finish_study(plan, play_games(plan, Inline())), words).count(words.say("study-luck")) == 0
