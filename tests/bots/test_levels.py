"""The six levels: honest, steady, in every game, each with an eye for a win and for its own side."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from msgspec.structs import replace
from tests.bots.amateur_cases import CARD_RACES, EVERY_GAME, Asked, decisions

from tockade import games
from tockade.bots import USUAL, Question, bot, bots, knows, offered, stand_in
from tockade.bots.avoid_hurting_own_side import NEARLY, hurts
from tockade.bots.level import Decision, Level
from tockade.bots.levels import barricades
from tockade.bots.score_cardrace_moves import one_ply
from tockade.compiled_engines import compiled
from tockade.game_types import CHANCE, View
from tockade.games import AnyGame
from tockade.games.cardrace.game import CardRace
from tockade.random_source import RandomSource
from tockade.simulator import Memory
from tockade.study import arena
from tockade.table.bot_workers import WorkerPool

SEARCHING = [Level.CONFIRME, Level.EXPERT, Level.MAITRE]
TABLES = ["tock-globe 3", "tock-globe 8 teams", "tijou 4 teams games=3", "tockcitan 4", "barricades 2", "trikolos"]
SOME_RACES = [
    "tock-globe 4 teams",
    "tock-fadoq",
    "tockcitan-teams",
    "tijou 4 teams",
    "tock-globe 2",
    "tijou 2",
    "tockcitan 3",
]


def cases(setup: str, level: Level) -> tuple[Asked, ...]:
    """Some of a game's decisions; fewer for those who take their time."""
    return decisions(setup)[:: 60 if level in SEARCHING else 25]


def chosen(level: Level, question: Question) -> str:
    return bot(level).choose(question)


# Every game ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", TABLES)
def test_an_answer_is_one_of_the_moves_and_always_the_same(setup: str) -> None:
    for level in Level:
        for each in cases(setup, level):
            answer = chosen(level, each.question)
            assert answer in each.question.moves
            assert answer == chosen(level, each.question)


@pytest.mark.parametrize("setup", SOME_RACES)
def test_leak_law_what_the_mover_cannot_see_does_not_change_the_move(setup: str) -> None:
    for level in Level:
        for each in cases(setup, level):
            other = each.game.imagine(each.game.view(each.position, each.seat), RandomSource("other cards"))
            again = Question.of(each.game, other, each.seat, each.moves, each.question.seed)
            assert chosen(level, again) == chosen(level, each.question)


def winning_moves(each: Asked) -> list[str]:
    results = [each.game.result(each.game.play(each.position, each.seat, move)) for move in each.moves]
    told = zip(each.question.moves, results, strict=True)
    return [text for text, result in told if result is not None and each.seat in result.winners]


@pytest.mark.parametrize("setup", ["tock-globe 2", "tock-fadoq", "tockcitan-teams", "tijou 2", "barricades 2"])
def test_a_win_is_taken(setup: str) -> None:
    ends = [each for seed in ("one", "two") for each in decisions(setup, "amateur", seed)[-40:]]
    won = [each for each in ends if winning_moves(each)]
    assert won
    for level in Level:
        assert all(chosen(level, each.question) in winning_moves(each) for each in won)


def wins_this_turn(game: AnyGame, position: Any, seat: int) -> bool:
    """Whether a seat that is to push and to move wins with both together."""
    if (result := game.result(position)) is not None:
        return seat in result.winners
    again = game.actors(position) == (seat,)
    return again and any(
        wins_this_turn(game, game.play(position, seat, m), seat) for m in game.legal_moves(position, seat)
    )


def test_a_push_that_wins_is_found_and_one_that_loses_is_not_made() -> None:
    ends = [each for seed in ("one", "two", "three") for each in decisions("trikolos", "amateur", seed)[-16:]]
    won = lost = 0
    for each in ends:
        after = [each.game.play(each.position, each.seat, move) for move in each.moves]
        wins = [wins_this_turn(each.game, position, each.seat) for position in after]
        losing = [wins_this_turn(each.game, position, 1 - each.seat) for position in after]
        for level in (Level.CONFIRME, Level.EXPERT, Level.MAITRE) if any(wins) or 0 < sum(losing) < len(losing) else ():
            number = each.question.moves.index(chosen(level, each.question))
            won, lost = won + any(wins), lost + any(losing)
            assert wins[number] == any(wins)
            assert wins[number] or not losing[number]
    assert won


def loses_next(each: Asked, move: Any) -> bool:
    """Whether the next player, of another side, wins at once; every card is known."""
    game, after = each.game, each.game.play(each.position, each.seat, move)
    actors = game.actors(after)
    side = next(seats for seats in game.teams if each.seat in seats)
    if not actors or actors[0] == CHANCE or actors[0] in side:
        return False
    results = [game.result(game.play(after, actors[0], answer)) for answer in game.legal_moves(after, actors[0])]
    return any(result is not None and actors[0] in result.winners for result in results)


@pytest.mark.parametrize("setup", ["tock-globe 4 teams", "tock-globe 2"])
def test_a_loss_that_can_be_seen_is_avoided(setup: str) -> None:
    """By who forgets nothing: that every hand is known is a matter of memory."""
    ends = [each for seed in ("one", "two", "three") for each in decisions(setup, "amateur", seed)[-40:]]
    known = [each for each in ends if not any("?" in hand for hand in each.question.view["hands"])]
    met = 0
    for each in known:
        losing = [loses_next(each, move) for move in each.moves]
        if any(losing) and not all(losing) and not winning_moves(each):
            met += 1
            assert not losing[each.question.moves.index(chosen(Level.MAITRE, each.question))]
    assert met


@pytest.mark.parametrize("setup", ["tock-globe 4 teams", "tock-fadoq", "tockcitan-teams capture_partner=on"])
def test_its_own_side_is_not_hurt_where_another_move_is_as_good(setup: str) -> None:
    tempted = 0
    for each in decisions(setup, "random", "one"):
        assert isinstance(each.game, CardRace)
        harm = [hurts(each.game, each.position, each.seat, move) for move in each.moves]
        if any(harm) and not all(harm) and tempted < 40:
            tempted += 1
            thought = one_ply(asked_of(each), Memory.VIEW)
            answer = each.question.moves.index(chosen(Level.MAITRE, each.question))
            kinder = [chance for chance, bad in zip(thought.chances, harm, strict=True) if not bad]
            assert not harm[answer] or max(kinder) < thought.chances[answer] - NEARLY
    assert tempted


@pytest.mark.parametrize(("other", "back"), [("a15", False), ("a17", True), ("b3", True)])
def test_a_swap_that_takes_a_pawn_past_its_house_sets_it_back(other: str, back: bool) -> None:
    game = games.read("tock-globe 4 teams")
    assert isinstance(game, CardRace)
    pawns = [["a14", "base", "base", "base"], [other, "base", "base", "base"], ["base"] * 4, ["base"] * 4]
    hands = [["J", "2", "2", "3", "3"], ["4", "4", "5", "5"], ["6", "6", "7", "7"], ["8", "8", "9", "9"]]
    position = game.read_position({"phase": "play", "turn": 0, "pawns": pawns, "hands": hands})
    assert hurts(game, position, 0, game.read_move(f"J a14={other}")) is back


def asked_of(each: Asked) -> Decision:
    view = View(each.seat, each.question.view)
    return Decision(each.game, view, len(each.moves), each.question.seed, each.question.version, 0)


# The ladder ---------------------------------------------------------------------------------------------------------


def test_the_ladder_is_the_same_in_every_game_as_far_as_there_is_room() -> None:
    for setup in EVERY_GAME:
        ladder = offered(games.read(setup))
        assert ladder == [level for level in Level if level in ladder]
        assert len(ladder) >= 5
        assert all(knows(name, games.read(setup)) for name in ladder)
    assert list(bots())[:6] == list(Level)
    assert USUAL in list(Level)
    assert stand_in() in list(Level)


@pytest.mark.parametrize("setup", CARD_RACES)
def test_the_amateur_is_the_frozen_one(setup: str) -> None:
    for each in decisions(setup)[::20]:
        assert bot("amateur").choose(each.question) == bot("amateur-1").choose(each.question)


def test_a_level_for_which_a_game_has_no_room_plays_as_the_one_below() -> None:
    top = offered(games.read("barricades 2"))[-1]
    for each in decisions("barricades 2")[::60]:
        assert chosen(Level.MAITRE, each.question) == chosen(Level(top), each.question)


@pytest.mark.parametrize(
    ("setup", "better", "worse", "count", "least"),
    [
        ("tock-globe 2", "amateur", "debutant", 16, 8),
        ("tock-globe 2", "confirme", "amateur", 16, 8),
        ("tock-globe 2", "maitre", "confirme", 8, 5),
        ("trikolos", "confirme", "amateur", 10, 6),
        ("barricades 2", "confirme", "debutant", 12, 6),
    ],
)
def test_a_level_beats_one_below(setup: str, better: str, worse: str, count: int, least: int) -> None:
    contest = arena.Contest.of(games.read(setup), [better, worse], "ladder")
    assert sum(game.scores[0] for game in arena.play_range(contest, 0, count)) >= least


# Time ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", ["tock-globe 4 teams", "tijou 2", "trikolos", "barricades 2"])
def test_whoever_has_no_time_answers_soon(setup: str) -> None:
    questions = [replace(each.question, milliseconds=0) for each in decisions(setup)[::40]]
    begun = time.process_time()
    assert all(bot("maitre").choose(question) in question.moves for question in questions)
    assert not compiled() or (time.process_time() - begun) / len(questions) < 0.2


def test_barricades_are_looked_at_less_far_in_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = [asked_of(each) for each in decisions("barricades 2")[::20]]
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    for look, seconds in ((barricades.FURTHER, 0.2), (barricades.AFTER_NEXT, 0.02), (barricades.NOW, 0.001)):
        for asked in questions:
            hurried, calm = asked._replace(until=100.0 + seconds), asked._replace(until=1e9)
            assert barricades.by_network(barricades.FURTHER, hurried) == barricades.by_network(look, calm)


def test_one_look_answers_where_a_bot_is_lost() -> None:
    question = next(each.question for each in decisions("tock-globe 2") if len(each.question.moves) > 4)

    async def lost() -> str:
        pool = WorkerPool(1)
        try:
            return await pool.choose("nobody of this name", question)
        finally:
            await pool.close()

    assert asyncio.run(lost()) == bot("one-ply").choose(question)
