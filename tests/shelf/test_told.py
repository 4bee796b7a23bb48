"""Laws of telling: whatever changes on the table is told once, to everybody who may know it, and nothing else is."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from tests.long_runs import LONG
from tests.long_runs import cases as share
from tests.shelf import cases
from tests.shelf.laps import laps
from tests.shelf.retold import Retold

from tockade.game_types import CHANCE, REFEREE, SPECTATOR, Consequence, Outcome
from tockade.game_types import ConsequenceKind as Kind
from tockade.games import AnyGame

pytestmark = pytest.mark.engine
NEW_TABLE = {Kind.SEATED, Kind.UNUSED_SIDE, Kind.SHARED_SIDE}
"""Players sit down: everything stands elsewhere."""
BEGINNING, FIRST_DEAL, FEW = 5, 12, 6
"""Seating, draws, the first deal and its exchange are always looked at; of the rest, so much in a short run."""


class Told(NamedTuple):
    """Something that happened, and what was told of it."""

    before: Any
    after: Any
    told: list[Consequence]


def happenings(setup: str) -> Iterator[Told]:
    """What happened in a game played by the engine: all of it in the long run, else its beginning and a share."""
    game, moments = cases.game(setup), list(pairwise(cases.whole_game(setup)))
    step = 1 if LONG else max(1, len(moments) // FEW)
    given = [pair for pair in moments[BEGINNING:FIRST_DEAL] if gives(game, pair[0])]
    for sample, after in [*moments[:BEGINNING], *given, *moments[BEGINNING::step]]:
        yield Told(sample.position, after.position, told_of(game, sample.position, sample.actor, sample.happened))


def gives(game: AnyGame, sample: cases.Sample) -> bool:
    return sample.actor >= 0 and game.move_text(sample.happened).startswith("give")


def told_of(game: AnyGame, position: Any, actor: int, happened: Any) -> list[Consequence]:
    if actor == CHANCE:
        return game.chance_consequences(position, happened)
    return game.consequences(position, actor, happened)


def at_random(setup: str, most: int) -> Iterator[Told]:
    """The beginning of a game played at random, which does what no sensible player does."""
    game = cases.game(setup)
    position = game.start()
    for happened in game.playout_moves(11, 0, None)[:most]:
        actor = CHANCE if isinstance(happened, Outcome) else game.actors(position)[0]
        told = told_of(game, position, actor, happened)
        after = game.settle(position, happened) if actor == CHANCE else game.play(position, actor, happened)
        yield Told(position, after, told)
        position = after


def check(game: AnyGame, happened: Told, viewer: int) -> None:
    """What the viewer saw, changed by what the viewer was told, is what the viewer sees."""
    before, after = (game.scene(game.view(each, viewer)) for each in (happened.before, happened.after))
    kinds = {each.kind for each in happened.told}
    if kinds & NEW_TABLE:
        return
    heard = Retold(game.plan, before)
    heard.hear([each.seen_by(viewer) for each in happened.told])
    secret = {viewer} if "exchange" in (before.phase, after.phase) and viewer != REFEREE else None
    facts, seen = heard.facts(secret), Retold(game.plan, after).facts(secret)
    if Kind.GAME_OF_MATCH in kinds and after.actors == (CHANCE,):  # the table is cleared for the next game
        assert facts["points"] == seen["points"]
    else:
        laid = {"tiles": seen["tiles"]} if heard.tiles == {} else {}
        assert facts | laid == seen, (viewer, happened.told)


@pytest.mark.parametrize("setup", cases.setups())
def test_what_changes_is_told_once_to_whoever_may_know_it(setup: str) -> None:
    game = cases.game(setup)
    for number, happened in enumerate(happenings(setup)):
        check(game, happened, REFEREE)
        check(game, happened, (SPECTATOR, *range(game.seats))[number % (game.seats + 1)])
        check_laps(game, happened)


@pytest.mark.parametrize("setup", cases.tables())
def test_what_changes_in_play_at_random_is_told_once(setup: str) -> None:
    game = cases.game(setup)
    for number, happened in enumerate(at_random(setup, share(2000))):
        check(game, happened, (REFEREE, SPECTATOR, *range(game.seats))[number % (game.seats + 2)])
        check_laps(game, happened)


def check_laps(game: AnyGame, happened: Told) -> None:
    fields = game.position_json(happened.before)
    if "hands" in fields:
        expected = laps(game, fields, happened.told)
        assert [each for each in happened.told if each.kind is Kind.LAPPED] == expected, happened.told


@pytest.mark.parametrize("setup", [*cases.tables(), *(text for text in cases.setups() if text.endswith("play_on=on"))])
def test_every_place_is_told_when_it_is_taken(setup: str) -> None:
    """Winners first, then each further place; those who share the rest of a result have taken none."""
    game, moments = cases.game(setup), cases.whole_game(setup)
    everybody = "play_on=on" in setup
    told = [
        each.seats
        for sample in (moments[:-1] if everybody else moments[-20:-1])
        for each in told_of(game, sample.position, sample.actor, sample.happened)
        if each.kind in (Kind.WON, Kind.PLACED)
    ]
    result = game.result(moments[-1].position)
    assert result is not None
    assert told == list(result.order if everybody else result.order[:1])


def seats_of(game: AnyGame, told: Sequence[Consequence], kind: Kind) -> list[tuple[int, ...]]:
    return [each.seats for each in told if each.kind is kind]


@pytest.mark.parametrize("setup", [text for text in cases.setups() if text.startswith("tijou")])
def test_tj17_who_shares_a_side_and_who_plays_together_is_told(setup: str) -> None:
    game = cases.game(setup)
    for sample, after in pairwise(cases.whole_game(setup)[:8]):
        told = told_of(game, sample.position, sample.actor, sample.happened)
        scene = game.scene(game.view(after.position, REFEREE))
        for each in told:
            if each.kind is Kind.SHARED_SIDE:
                assert {seat for seat, arm in enumerate(scene.arms) if arm == each.number} == set(each.seats)
        if Kind.SEATED in {each.kind for each in told} and "best_of" not in setup:
            teams = [side for side in scene.teams if len(side) > 1]
            assert seats_of(game, told, Kind.TEAMED) == teams
