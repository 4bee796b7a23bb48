"""What a card does as a small diagram, from the effects that the game's facts give it."""

from __future__ import annotations

from collections.abc import Callable

from tockade.picture.captions import Captions
from tockade.picture.svg.cards import RATIO, card
from tockade.picture.svg.markup import group
from tockade.picture.theme import SeatLook, Theme
from tockade.rules_sheet.row_diagram import Strip, drawing

Way = tuple[tuple[str, int], ...]
LONG, SHORT = 6, 3
"""Wells of a diagram: of a card with one use, and of one use among several."""
WILD = ("A", "7", "K")


class CardDiagrams:
    """Draws the uses of cards in one theme."""

    def __init__(self, theme: Theme, seats: tuple[SeatLook, ...], captions: Captions) -> None:
        self.theme = theme
        self.seats = seats
        self.captions = captions

    def sign(self, name: str, more: bool = False) -> str:
        """The card itself; several under it where it stands for more."""
        under = [card(name, 0.2, 0, 1.6, self.theme, self.captions)] if more else []
        front = card(name, 0, 0.12 if more else 0, 1.6, self.theme, self.captions)
        return drawing(-0.1, -0.1, 2.0, 1.6 * RATIO + 0.32, *under, front, kind="sign")

    def uses(self, ways: tuple[Way, ...]) -> str:
        """Every way of playing a card, side by side; forwards or backwards by the same number is one picture."""
        shown = _together(ways)
        return "".join(self.way(way, LONG if len(shown) == 1 else SHORT) for way in shown)

    def way(self, way: Way, wells: int) -> str:
        kind, steps = way[0]
        manner = {each for each, _ in way[1:]}
        draw: dict[str, Callable[[], str]] = {
            "forward": lambda: self.forward(steps, manner, wells),
            "both": lambda: self.both(steps),
            "back": lambda: self.back(steps, wells),
            "push": lambda: self.push(steps, wells),
            "enter": self.enter,
            "swap": lambda: self.swap(wells),
            "arrive": self.arrive,
            "wild": self.wild,
        }
        return draw[kind]()

    def strip(self, wells: float) -> Strip:
        return Strip(wells, self.theme, self.seats)

    def forward(self, steps: int, manner: set[str], wells: int) -> str:
        if "divide" in manner:
            return self.divided(steps)
        between = manner & {"sweep", "eats"}
        last = min(steps, (4 if between else wells - 1))
        row = self.strip(last + 1).track(0, last).pawn(0).pawn(last, faint=True)
        for at, seat in ((last - 2, 1), (last - 1, 3 % len(self.seats))) if between else ():
            row.pawn(at, seat).cross(at)
        return row.hop(0, last, str(steps)).drawn()

    def divided(self, steps: int) -> str:
        one = (steps + 1) // 2
        row = self.strip(LONG).track(0, LONG - 1).pawn(0).pawn(2, faint=True).pawn(3).pawn(5, faint=True)
        return row.hop(0, 2, str(one)).hop(3, 5, str(steps - one)).drawn()

    def both(self, steps: int) -> str:
        row = self.strip(2 * steps + 1).track(0, 2 * steps).pawn(steps).pawn(1, 1).cross(1)
        row.pawn(0, faint=True).pawn(2 * steps, faint=True)
        return row.hop(steps, 0, str(steps)).hop(steps, 2 * steps, str(steps)).drawn()

    def back(self, steps: int, wells: int) -> str:
        last = min(steps, wells - 1)
        return self.strip(last + 1).track(0, last).pawn(last).pawn(0, faint=True).hop(last, 0, str(steps)).drawn()

    def push(self, steps: int, wells: int) -> str:
        last = min(steps, wells - 1)
        return self.strip(last + 1).track(0, last).pawn(0, 1).pawn(last, 1, faint=True).hop(0, last, str(steps)).drawn()

    def swap(self, wells: int) -> str:
        last = wells - 2
        return self.strip(last + 1).track(0, last).pawn(0).pawn(last, 1).hop(0, last, both=True).drawn()

    def enter(self) -> str:
        row = self.strip(SHORT + 0.4).track(1.4, 2.4).ring(1.4).base(0).pawn(0).pawn(1.4, faint=True)
        return row.hop(0, 1.4).drawn()

    def arrive(self) -> str:
        row = self.strip(SHORT).track(0, 1).inlay(2, 2).ring(1).pawn(1).pawn(2, faint=True)
        return row.hop(1, 2).drawn()

    def wild(self) -> str:
        cards = [card(name, at * 1.02, 0, 1.0, self.theme, self.captions) for at, name in enumerate(WILD)]
        return drawing(-0.3, -0.3, 3.7, 1.95, group(*cards), kind="strip")


def _together(ways: tuple[Way, ...]) -> list[Way]:
    """The uses, with forwards and backwards by one number as one."""
    by_kind = {way[0][0]: way for way in ways}
    forward, back = by_kind.get("forward"), by_kind.get("back")
    if not forward or not back or forward[0][1] != back[0][1]:
        return list(ways)
    both: Way = (("both", forward[0][1]), *forward[1:])
    return [both, *(way for way in ways if way not in (forward, back))]
