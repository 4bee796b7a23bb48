"""Le Globe Joueur: who knows which card, and positions imagined from it (GJ-8, GJ-10)."""

import pytest
from tests.games.cardrace.setting import Setting, setting

from tockade.game_types import HIDDEN, REFEREE, SPECTATOR
from tockade.random_source import RandomSource

SETUP = "tock-globe 3"


def hands(at: Setting, viewer: int) -> list[str]:
    return [" ".join(hand) for hand in at.seen(viewer)["hands"]]


def dealt() -> Setting:
    return setting(SETUP, "a3 | 2 3 K", "c3 | 5 6", "e3 | 9 9 X", top="7 8", discard="J 4")


def test_gj6_a_hand_is_its_players_secret_and_so_is_the_stock() -> None:
    at = dealt()
    assert hands(at, 0) == ["2 3 K", "? ?", "? ? ?"]
    assert hands(at, 2) == ["? ? ?", "? ?", "9 9 X"]
    assert hands(at, SPECTATOR) == ["? ? ?", "? ?", "? ? ?"]
    assert hands(at, REFEREE) == ["2 3 K", "5 6", "9 9 X"]
    for viewer in (0, 1, 2, SPECTATOR):
        assert set(at.seen(viewer)["stock"]) == {HIDDEN}
        assert at.seen(viewer)["discard"] == ["J", "4"]


def test_gj6_a_drawn_card_is_told_to_its_player_only() -> None:
    drew = dealt().told("2 a3-a5")[-1]
    assert [drew.seen_by(viewer).cards for viewer in (0, 1, 2, SPECTATOR, REFEREE)] == [
        ("7",),
        (HIDDEN,),
        (HIDDEN,),
        (HIDDEN,),
        ("7",),
    ]
    assert dealt().play("2 a3-a5").seen(1)["hands"][0] == [HIDDEN] * 3


def test_gj8_a_shown_hand_is_public_and_lies_open_on_the_discard() -> None:
    stuck = setting(SETUP, "| 2 3 Q", "c3 | 5", "e3", top="7 8 9 10 J")
    shown, drew = stuck.told("discard")
    assert shown.seen_by(1).cards == shown.seen_by(SPECTATOR).cards == ("2", "3", "Q")
    assert drew.seen_by(1).cards == (HIDDEN,) * 5
    after = stuck.play("discard")
    assert after.seen(1)["discard"] == ["2", "3", "Q"]
    assert hands(after, 1) == ["? ? ? ? ?", "5", ""]


def turned() -> Setting:
    """The stock was empty: the first player drew a 9 from the turned-over discard, a king is next."""
    return setting(SETUP, "| A 2", "c3 | 2 5", "e3", stock="", discard="9 K 3").play("A in")


def test_gj10_whoever_watched_knows_the_order_of_a_turned_over_stock() -> None:
    at = turned()
    for viewer in (0, 1, 2, SPECTATOR):
        assert at.seen(viewer)["stock"] == at.data["stock"]
    assert hands(at, 1) == ["9 ?", "2 5", ""]
    assert hands(at, SPECTATOR) == ["9 ?", "? ?", ""]
    assert at.told("2 c3-c5")[-1].seen_by(0).cards == ("K",)


def test_gj10_what_is_known_of_a_hand_ends_when_such_a_card_leaves_it() -> None:
    at = turned().play("2 c3-c5")
    assert hands(at, SPECTATOR) == ["9 ?", "K ?", ""]
    two = setting(SETUP, "a3 | 9 9", "c3", known={"shown": [["9"], [], []]})
    assert hands(two, 1) == ["9 ?", "", ""]
    assert hands(two.play("9 a3-b12"), 1) == ["? ?", "", ""]


def test_gj10_a_shuffled_stock_is_nobodys_knowledge() -> None:
    at = setting("tock-globe 3 restock=shuffle", "| A 2", "c3 | 2 5", "e3", stock="", discard="9 K 3").play("A in")
    cards = " ".join(at.game.chance(at.position).cards)
    shuffled = at.play(f"shuffle {cards}")
    assert set(shuffled.seen(1)["stock"]) == {HIDDEN}
    assert hands(shuffled, 1) == ["? ?", "2 5", ""]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("known", [False, True])
def test_gj10_imagined_positions_fit_the_view(viewer: int, known: bool) -> None:
    at = turned() if known else dealt()
    view = at.game.view(at.position, viewer)
    source = RandomSource("imagined")
    stocks = set()
    for _ in range(8):
        imagined = at.game.imagine(view, source)
        assert at.game.view(imagined, viewer) == view
        stocks.add(tuple(at.game.position_json(imagined)["stock"]))
    assert (len(stocks) == 1) == known
