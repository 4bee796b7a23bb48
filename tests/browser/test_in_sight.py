"""Every action in sight: in every phase of every game, at six sizes of screen, without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Chooser, Visitor

from tockade import games

SIZES = [(390, 664), (390, 844), (844, 390), (768, 1024), (1280, 720), (1920, 1080)]
OUT_OF_SIGHT = """() => {
    const buttons = ".question .button, .actions button, .question-tools .button, .end .button";
    const wanted = `.board, .prompt, .hand-card, ${buttons}`;
    const cut = ({ left, top, right, bottom }) =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    return [...document.querySelectorAll(wanted)]
        .filter((each) => each.getClientRects().length && cut(each.getBoundingClientRect()))
        .map((each) => `${each.className}: ${each.textContent.slice(0, 40)}`);
}"""


def assert_in_sight(person: Visitor) -> None:
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("window.scrollTo(0, 0)")
        assert person.page.evaluate(OUT_OF_SIGHT) == [], (width, height, person.prompt.inner_text())


def cards(game: str, pawns: Any, hand: list[str], **fields: Any) -> tuple[str, str, Any]:
    return game, "p" + "b" * 7, positions.cards(game, pawns, {0: hand}, **fields)


PHASES = {
    "a card is played": cards("tock-globe 4", {0: ["a3"]}, ["9", "2", "4", "Q", "10"]),
    "a card of eight arms": cards("tock-globe 8", {0: ["a3", "b9"]}, ["9", "2", "4", "Q", "10"]),
    "nothing can be played": cards("tock-globe 4", {}, ["2", "3", "5", "6", "8"]),
    "a seven is divided": cards("tockcitan 3", {0: ["a3", "b9"]}, ["7", "7", "7", "7"]),
    "a joker is named": cards("tijou", {0: ["a3"]}, ["X", "X", "2", "3", "4"]),
    "cards are exchanged": ("tijou", "pbbb", None),
    "one card is discarded": cards("tock-fadoq", {}, ["2", "3", "6", "8", "9"]),
    "an extra play is kept": cards("tock-fadoq", {0: ["a1"]}, ["2", "2", "2", "3", "9"], tokens=[1, 0, 0, 0]),
    "a pawn is walked": ("barricades 2", "pb", None),
    "a row is pushed": ("trikolos", "pb", None),
}


@pytest.mark.parametrize("phase", PHASES)
def test_every_action_of_a_phase_is_in_sight(visit: Visit, host: Host, phase: str) -> None:
    """At the beginning of a move, after its first tap, and when it is asked once more."""
    game, players, position = PHASES[phase]
    person = visit(host.open(game, players[: games.read(game).seats], position=position).link(0))
    choose = Chooser(5, "fr")
    for _ in range(3):
        person.wait_for_turn()
        assert_in_sight(person)
        if not person.tap_once(choose):
            return
