"""Why a place is not lit: the reasons that come nearest to being legal, and none where a move leads there."""

from typing import Any

import pytest
from tests.browser import positions

from tockade import games
from tockade.game_types import Step, StepKind, VerdictKind
from tockade.table.why_no_move_to_place import nearest_reasons
from tockade.words import LANGUAGES, Words

TOCK = "tock-globe 4"


def tock() -> tuple[Any, Any]:
    data = positions.cards(TOCK, {0: ["a3", "a5"], 1: ["b18"]}, {0: ["9", "2", "Q", "K", "7"]}, fresh=["b18"])
    game = games.read(TOCK)
    return game, game.read_position(data)


@pytest.mark.parametrize(
    ("card", "place", "kinds"),
    [
        ("2", "a5", set()),
        ("9", "c5", {VerdictKind.WRONG_COUNT}),
        ("K", "b18", {VerdictKind.GUARD_IN_THE_WAY, VerdictKind.GUARD_ON_LANDING}),
    ],
)
def test_a_card_is_held_and_a_square_is_tapped(card: str, place: str, kinds: set[VerdictKind]) -> None:
    game, position = tock()
    found = nearest_reasons(game, position, 0, (Step(StepKind.PLAY, card=card),), place)
    assert {verdict.kind for verdict in found} <= kinds
    assert bool(found) == bool(kinds)


def test_a_pawn_was_chosen_first() -> None:
    game, position = tock()
    taps = (Step(StepKind.PLAY, card="9"), Step(StepKind.PAWN, place="a5"))
    (only,) = nearest_reasons(game, position, 0, taps, "b12")
    assert (only.kind, only.places) == (VerdictKind.WRONG_COUNT, ("a5", "b12"))
    assert nearest_reasons(game, position, 0, taps, "b14") == ()


def test_what_is_no_place_of_the_board_has_no_reasons() -> None:
    game, position = tock()
    assert nearest_reasons(game, position, 0, (Step(StepKind.PLAY, card="9"),), "z99") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_every_point_is_a_sentence(language: str) -> None:
    words = Words(language)
    for game, position in (tock(), barricades()):
        for point in game.plan.points:
            for verdict in nearest_reasons(game, position, 0, (), point.name):
                assert words.why(verdict, game, 0).endswith(".")


def barricades() -> tuple[Any, Any]:
    game = games.read("barricades 2")
    return game, game.read_position(positions.barricades({0: ["13.5"]}, 4))


def test_a_die_is_thrown_and_a_point_is_tapped() -> None:
    game, position = barricades()
    assert {each.kind for each in nearest_reasons(game, position, 0, (), "13.13")} == {VerdictKind.WRONG_THROW}
