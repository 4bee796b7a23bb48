"""What a view of a card race hides, said a second time: from the fields of the whole position, without the engine."""

from __future__ import annotations

from typing import Any

import pytest
from tests.shelf import cases

from tockade.game_types import HIDDEN, SPECTATOR

pytestmark = pytest.mark.engine
ORDER = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]
CARD_RACES = ("tock", "tijou")


def expected(whole: dict[str, Any], viewer: int, partner: int) -> dict[str, Any]:
    """The fields that a viewer may know; a partner's gifts are known, since the viewer gave them."""
    known = whole["known"]
    given = [cards if seat in (viewer, partner) else [] for seat, cards in enumerate(known["given"])]
    hands = []
    for seat, hand in enumerate(whole["hands"]):
        sure = [] if whole["gifts"][seat] else united(known["shown"][seat], given[seat])
        hands.append(hand if seat == viewer else sure + [HIDDEN] * (len(hand) - len(sure)))
    gifts = [card if card is None or seat == viewer else HIDDEN for seat, card in enumerate(whole["gifts"])]
    stock = whole["stock"] if known["stock"] else [HIDDEN] * len(whole["stock"])
    return whole | {"hands": hands, "gifts": gifts, "stock": stock, "known": known | {"given": given}}


def united(shown: list[str], given: list[str]) -> list[str]:
    return [card for card in ORDER for _ in range(max(shown.count(card), given.count(card)))]


@pytest.mark.parametrize("setup", [setup for setup in cases.setups() if setup.startswith(CARD_RACES)])
def test_a_view_hides_exactly_what_its_viewer_may_not_know(setup: str) -> None:
    game = cases.game(setup)
    for sample in cases.samples(setup):
        whole = game.position_json(sample.position)
        if "hands" not in whole:  # between the games of a match
            continue
        for viewer in (*range(game.seats), SPECTATOR):
            partner = game.partner(viewer) if viewer >= 0 else -1
            assert game.view(sample.position, viewer).data == expected(whole, viewer, partner)
