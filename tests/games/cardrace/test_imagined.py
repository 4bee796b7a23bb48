"""Card races imagined from views: what is remembered, how cards are dealt, and which views are refused."""

from collections import Counter
from typing import Any

import pytest
from tests.games.cardrace.setting import setting

from tockade.game_types import HIDDEN, BadInput, View
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.simulator import Memory, Policy

pytestmark = pytest.mark.engine


def turned() -> Any:
    """Seat 0 holds a 9 that all saw being drawn; the stock was turned over, so that its order is known."""
    known = {"stock": True, "shown": [["9"], [], []]}
    return setting("tock-globe 3", "a3 | 9 3", "c3 | 2 5", "e3 | 4 6", stock="K 3 7", known=known)


def forgotten(view: View) -> dict[str, Any]:
    """The view of somebody who did not watch the turned-over stock."""
    data = view.data
    hands = [hand if seat == view.viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(data["hands"])]
    known = data["known"] | {"stock": False, "shown": [[] for _ in hands]}
    return data | {"hands": hands, "stock": [HIDDEN] * len(data["stock"]), "known": known}


def test_all_that_a_view_holds_is_remembered() -> None:
    at = turned()
    for imagined in at.game.simulator().imagine(at.game.view(at.position, 1), range(20), 1):
        data = at.game.position_json(imagined)
        assert data["stock"][:3] == ["K", "3", "7"]
        assert "9" in data["hands"][0]


def test_a_person_forgets_the_order_of_a_turned_over_stock() -> None:
    at = turned()
    view = at.game.view(at.position, 1)
    imagined = at.game.simulator().imagine(view, range(40), 1, Memory.PERSON)
    assert all(at.game.view(each, 1).data == forgotten(view) for each in imagined)
    firsts = {at.game.position_json(each)["stock"][0] for each in imagined}
    assert len(firsts) > 3


def test_every_hidden_card_is_dealt_everywhere_as_often() -> None:
    at = setting("tock-globe 3", "a3 | 9 3", "c3 | 2 5", "e3 | 4 6")
    view = at.game.view(at.position, 1)
    hidden = Counter(card for data in [at.game.position_json(at.position)] for card in data["stock"])
    hidden += Counter(["9", "3", "4", "6"])
    imagined = at.game.simulator().imagine(view, range(4000), 5)
    held = Counter(card for each in imagined for card in at.game.position_json(each)["hands"][0])
    for card, count in hidden.items():
        expected = 4000 * 2 * count / hidden.total()
        assert abs(held[card] - expected) < 5 * expected**0.5, card


@pytest.mark.parametrize(
    "changed",
    [
        {"pawns": []},
        {"pawns": [["a3"] * 4, ["base"] * 4, ["base"] * 4]},
        {"pawns": [["b1!", *["base"] * 3], ["base"] * 4, ["base"] * 4]},
        {"stock": [HIDDEN] * 200},
        {"stock": ["K"] * 49},
        {"discard": ["K"]},
        {"hands": [[HIDDEN], ["2", "5"], []]},
        {"hands": None},
        {"turn": 3},
        {"turn": -1},
        {"turn": 10**30},
        {"phase": "asleep"},
        {"tokens": [0, 0]},
        {"finished": [0, 1, 2, 0]},
        {"known": {"stock": False, "shown": [["9"], [], []], "given": [[], [], []]}},
        {"fresh": ["base"]},
    ],
)
def test_a_view_that_no_game_wrote_is_refused(changed: dict[str, Any]) -> None:
    at = setting("tock-globe 3", "a3 | 9 3", "c3 | 2 5", "e3 | 4 6")
    view = at.game.view(at.position, 1)
    for read_view in (lambda bad: at.game.imagine(bad, RandomSource(1)), lambda bad: _imagined(at.game, bad)):
        with pytest.raises(BadInput):
            read_view(View(1, view.data | changed))


def _imagined(game: AnyGame, view: View) -> list[Any]:
    return game.simulator().imagine(view, range(1), 1)


def choices(temperature: float) -> Counter[str]:
    """How often each of the first moves of a hand is chosen, by the position that it leads to."""
    at = setting("tock-globe 3", "a3 | 2 3", "c3 | 2 5", "e3 | 4 6")
    found = at.game.simulator().leaves(at.position, range(3000), 1, 3, [Policy(at.game.quick_weights, temperature)])
    return Counter(repr(at.game.position_json(leaf)["pawns"]) for leaf in found.leaves)


def test_a_temperature_spreads_the_choice_over_worse_moves() -> None:
    cold, cool, hot = (choices(temperature) for temperature in (0.0, 1.0, 1e6))
    assert len(cold) == 1
    assert cool.most_common(1)[0][0] in cold
    assert len(cool) == len(hot) == 2
    assert 1350 < min(hot.values()) < 1650
    assert abs(min(cool.values()) - 3000 * 0.2689) < 150  # a step more is worth 1: 1 / (1 + e)
