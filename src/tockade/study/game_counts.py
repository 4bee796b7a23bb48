"""What games of one setup came to, as counts that can be added: a million games take no more room than a thousand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from tockade.game_types import Tally
from tockade.study.statistics import Moments

Numbers = dict[int, int]
"""How many games have each number."""
MEASURES: Final[dict[str, Callable[[Tally], int]]] = {
    "turns": lambda tally: tally.turns,
    "plies": lambda tally: tally.plies,
    "captures": lambda tally: tally.captures,
    "discards": lambda tally: tally.discards,
    "lead_changes": lambda tally: tally.lead_changes,
}
"""Numbers that each game has."""


class GameCounts(Struct, frozen=True):
    """All that a report is made of."""

    games: int
    decided: int
    winners: int
    """Seats that won, over all games."""
    numbers: dict[str, Numbers]
    """By the name of each measure."""
    by_seat: Numbers
    """How many games each seat won."""
    by_order: Numbers
    """The same by the place in the order of play."""
    dead: tuple[Moments, ...]
    """By card or die face: without a use, of those held."""
    all_dead: Moments
    forced: Moments
    """Plies without a choice, of all."""

    @classmethod
    def of(cls, seats: int, tallies: Sequence[Tally]) -> GameCounts:
        """The counts of these games."""
        decided = [tally for tally in tallies if tally.order]
        kinds = max((len(tally.held) for tally in tallies), default=0)
        return cls(
            games=len(tallies),
            decided=len(decided),
            winners=sum(len(tally.order[0]) for tally in decided),
            numbers={name: _counted(map(measure, tallies)) for name, measure in MEASURES.items()},
            by_seat=_counted(seat for tally in decided for seat in tally.order[0]),
            by_order=_counted((seat - tally.first) % seats for tally in decided for seat in tally.order[0]),
            dead=tuple(Moments.of((tally.dead[kind], tally.held[kind]) for tally in tallies) for kind in range(kinds)),
            all_dead=Moments.of((sum(tally.dead), sum(tally.held)) for tally in tallies),
            forced=Moments.of((tally.plies - tally.choices, tally.plies) for tally in tallies),
        )

    def __add__(self, other: GameCounts) -> GameCounts:
        return GameCounts(
            games=self.games + other.games,
            decided=self.decided + other.decided,
            winners=self.winners + other.winners,
            numbers={name: _added(self.numbers[name], other.numbers[name]) for name in MEASURES},
            by_seat=_added(self.by_seat, other.by_seat),
            by_order=_added(self.by_order, other.by_order),
            dead=tuple(one + another for one, another in zip(self.dead, other.dead, strict=True)),
            all_dead=self.all_dead + other.all_dead,
            forced=self.forced + other.forced,
        )


def _counted(values: Iterable[int]) -> Numbers:
    return dict(sorted(Counter(values).items()))


def _added(one: Numbers, other: Numbers) -> Numbers:
    return dict(sorted((Counter(one) + Counter(other)).items()))
