"""The lessons against the engine: every expected move is legal, and every other card that is dimmed has a reason."""

from __future__ import annotations

import pytest

from tockade import games
from tockade.game_types import CHANCE, VerdictKind
from tockade.lessons import LESSONS, stage_position, stage_taps
from tockade.web.lesson_routes import lesson_in
from tockade.words import LANGUAGES, Words

LEARNER = 0


@pytest.mark.parametrize("rules", LESSONS)
def test_every_expected_move_is_legal_and_made_of_its_taps(rules: str) -> None:
    lesson = LESSONS[rules]
    game = games.read(lesson.setup)
    for stage in lesson.stages:
        position = game.read_position(stage_position(game, stage))
        for text in stage.moves:
            move = game.read_move(text)
            assert game.actors(position) == (LEARNER,)
            assert game.verdict(position, LEARNER, move).kind is VerdictKind.LEGAL, text
            offered = [choice.step for choice in game.next_steps(position, LEARNER, ())]
            assert game.steps(move)[0] in offered
            position = game.play(position, LEARNER, move)


@pytest.mark.parametrize("rules", LESSONS)
def test_a_wrong_card_is_playable_or_says_why_not(rules: str) -> None:
    lesson = LESSONS[rules]
    game = games.read(lesson.setup)
    words = Words("en")
    for stage in lesson.stages:
        position = game.read_position(stage_position(game, stage))
        playable = {step.card for move in game.legal_moves(position, LEARNER) for step in game.steps(move)}
        idle = game.idle_cards(position, LEARNER)
        for card in stage.hand:
            assert card in playable or all(words.why(verdict, game, LEARNER) for verdict in idle[card])


@pytest.mark.parametrize("rules", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_five_to_seven_taps_with_a_sentence_each(rules: str, language: str) -> None:
    shown = lesson_in(rules, language)
    taps = [tap for stage in shown.stages for tap in stage.taps]
    assert 5 <= len(taps) <= 7
    assert all(10 < len(tap.words) <= 90 for tap in taps)
    assert shown.ending


def test_every_game_on_the_shelf_but_the_team_game_of_a_sheet_has_a_lesson() -> None:
    assert set(LESSONS) == {rules.removesuffix("-teams") for rules in games.rule_sets()}


def test_no_lesson_waits_for_chance() -> None:
    for lesson in LESSONS.values():
        game = games.read(lesson.setup)
        for stage in lesson.stages:
            assert CHANCE not in game.actors(game.read_position(stage_position(game, stage)))
            assert stage_taps(game, stage)[-1].last
