"""Tijou: kept cards and exchanged cards are known to exactly those who saw them (TJ-4)."""

from tests.games.cardrace.setting import Setting, setting

from tockade.game_types import HIDDEN, SPECTATOR
from tockade.random_source import RandomSource

FOUR = "tijou 4 teams"


def kept() -> Setting:
    """The player at seat 0 kept a 9 that the partner at seat 2 gave in the last exchange, and holds another."""
    return setting(
        FOUR,
        "d3 | 3 9 9 K A",
        "c3 | 2 2 3 4 5",
        "b3 | 6 6 7 7 8",
        "a3 | 8 8 9 10 10",
        phase="exchange",
        known={"given": [["9"], [], [], []]},
    )


def hands(at: Setting, viewer: int) -> list[str]:
    return [" ".join(hand) for hand in at.seen(viewer)["hands"]]


def test_tj4_a_kept_card_is_still_known_to_its_giver_alone() -> None:
    assert hands(kept(), 2) == ["9 ? ? ? ?", "? ? ? ? ?", "6 6 7 7 8", "? ? ? ? ?"]
    for viewer in (1, 3, SPECTATOR):
        assert hands(kept(), viewer)[0] == "? ? ? ? ?"


def test_tj4_a_partner_cannot_tell_which_card_is_on_its_way() -> None:
    """Not even whether it is the very card that the partner once gave."""
    nine, three = kept().play("0: give 9"), kept().play("0: give 3")
    for viewer in (1, 2, 3, SPECTATOR):
        assert nine.seen(viewer) == three.seen(viewer)
    assert nine.seen(2)["hands"][0] == [HIDDEN] * 4
    assert nine.seen(2)["gifts"] == [HIDDEN, None, None, None]


def test_tj4_a_position_imagined_meanwhile_keeps_the_known_card_in_the_hand_or_on_its_way() -> None:
    view = kept().game.view(kept().play("0: give 3", "1: give 2", "3: give 8").position, 2)
    source, given = RandomSource("tj4"), set()
    for _ in range(60):
        imagined = kept().game.imagine(view, source)
        data = kept().game.position_json(imagined)
        assert kept().game.view(imagined, 2) == view
        assert "9" in [*data["hands"][0], data["gifts"][0]]
        given.add(data["gifts"][0])
    assert "9" in given
    assert len(given) > 3


def test_tj4_once_both_have_given_both_know() -> None:
    back = kept().play("0: give 9", "2: give 6")
    assert hands(back, 2)[0] == "6 ? ? ? ?"
    assert hands(back, 0)[2] == "9 ? ? ? ?"
    other = kept().play("0: give 3", "2: give 6")
    assert hands(other, 2)[0] == "6 9 ? ? ?"
    assert hands(other, 1)[0] == "? ? ? ? ?"


def test_tj4_a_position_in_the_middle_of_an_exchange_reads_back() -> None:
    waiting = kept().play("0: give 9")
    again = waiting.game.read_position(waiting.data)
    assert waiting.game.position_json(again) == waiting.data


def test_tj9_the_kept_rest_is_nobodys_knowledge() -> None:
    at = setting(FOUR, "d3 | 3 9 9", "c3", "b3", "a3", discard="5 6")
    for viewer in (0, 1, SPECTATOR):
        assert set(at.seen(viewer)["stock"]) == {HIDDEN}
        assert at.seen(viewer)["discard"] == ["5", "6"]
