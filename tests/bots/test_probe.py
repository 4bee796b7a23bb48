"""The probe: honest, steady, and better than the amateur; its kept answers are held in tests/kept."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.bots.amateur_cases import EVERY_GAME, decisions
from tests.long_runs import LONG

from tockade import games
from tockade.bots import Question, bot, bots, knows
from tockade.random_source import RandomSource
from tockade.study import arena
from tockade.work import Inline


def test_the_lobby_does_not_offer_it() -> None:
    assert not {"probe-1", "amateur-1", "search"} & set(bots())


@pytest.mark.parametrize("setup", EVERY_GAME)
def test_leak_law_what_the_mover_cannot_see_does_not_change_the_move(setup: str) -> None:
    for each in decisions(setup)[:: 60 if LONG else 180]:
        view = each.game.view(each.position, each.seat)
        other = each.game.imagine(view, RandomSource("other cards"))
        again = Question.of(each.game, other, each.seat, each.moves, each.question.seed)
        chosen = bot("probe-1").choose(each.question)
        assert chosen in each.question.moves
        assert chosen == bot("probe-1").choose(again)


def test_tc20_partners_who_exchange_do_not_wait_for_each_other() -> None:
    """The second partner is asked before the first has given."""
    game = games.read("tockcitan-teams")
    asked = [each for each in decisions("tockcitan-teams") if each.question.moves[0].startswith("give")]
    last = next(each for each in asked if len(game.actors(each.position)) > 1)
    seat = game.actors(last.position)[-1]
    question = Question.of(game, last.position, seat, game.legal_moves(last.position, seat), 1)
    assert bot("probe-1").choose(question) in question.moves


def test_what_it_has_not_learned_is_said() -> None:
    assert all(knows("probe-1", games.read(setup)) for setup in EVERY_GAME)


def test_its_chance_is_the_questions() -> None:
    """Other imagined cards may well lead to another move."""
    asked = decisions("tijou 2")[5].question
    assert len({bot("probe-1").choose(replace(asked, seed=seed)) for seed in range(12)}) > 1


@pytest.mark.parametrize(("setup", "count"), [("tock-globe 2", 4), ("trikolos", 6), ("barricades 2", 12)])
def test_it_beats_amateur_1(setup: str, count: int) -> None:
    contest = arena.Contest.of(games.read(setup), ["probe-1", "amateur-1"], "probe test")
    assert arena.standings(contest, arena.play_all(contest, count, Inline()))[0].share > 0.5
