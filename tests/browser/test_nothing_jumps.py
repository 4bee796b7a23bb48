"""Nothing jumps: prompt, actions, hand and log stay where they are while a game is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser import positions
from tests.browser.conftest import Visit
from tests.browser.host import Host
from tests.browser.visitor import Chooser, Visitor
from tests.long_runs import cases

GAMES = [
    ("tock-globe 8", "p" + "b" * 7),
    ("tock-fadoq", "pbbb"),
    ("tockcitan 3", "pbb"),
    ("tijou", "pbbb"),
    ("barricades 3", "pbb"),
    ("trikolos", "pb"),
]
WATCH = """() => {
    window.shifts = [];
    const note = ({ value, hadRecentInput, sources }) =>
        window.shifts.push([value, hadRecentInput, sources.map(({ node }) => node?.className ?? node?.nodeName)]);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
}"""
"""Every shift that the browser measures; its own score leaves out those that a tap brings about."""
CUT = """() => [...document.querySelectorAll(".prompt, .helper, .zone > *")]
    .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.className}: ${each.textContent}`)"""


def watched(person: Visitor, turns: int) -> tuple[Any, list[str]]:
    """The shifts of some turns, and what did not fit into its room."""
    person.wait_for_turn()
    person.page.evaluate(WATCH)
    choose, cut = Chooser(5, person.words.language), []
    for _ in range(turns):
        going_on = True
        while going_on and person.wait_for_turn() != "end":
            cut += person.page.evaluate(CUT)
            going_on = person.tap_once(choose)
    return person.page.evaluate("window.shifts"), cut


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nothing_jumps_on_a_phone(visit: Visit, host: Host, game: str, players: str) -> None:
    """A whole game may come to 0.1 without taps; a few turns with all their taps stay under it."""
    person = visit(host.open(game, players).link(0), "fr", 390, 664)
    shifts, cut = watched(person, cases(30))
    assert sum(shift[0] for shift in shifts) < 0.1, shifts
    assert cut == []


def test_the_discard_stays_where_it_is_when_the_stock_runs_out(visit: Visit, host: Host) -> None:
    """Late in a game there is no stock for a while: its place stays empty, and nothing moves into it."""
    full = positions.cards("tock-globe 4", {0: ["a3"]}, {0: ["9", "2", "4", "Q", "10"]})
    empty = full | {"stock": [], "discard": full["discard"] + full["stock"]}
    full = full | {"stock": full["stock"][1:], "discard": full["stock"][:1]}
    places = []
    for position in (full, empty):
        person = visit(host.open("tock-globe 4", "pppp", position=position).link(0), "fr", 390, 664)
        person.wait_for_turn()
        places.append(person.page.locator(".pile-discard").bounding_box())
    assert places[0] == places[1]
