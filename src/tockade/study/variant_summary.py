"""What a study measures: the figures of one variant, counted from its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from tockade.game_types import Tally
from tockade.games import AnyGame
from tockade.study import statistics
from tockade.study.statistics import Estimate

CARDS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X")
FACES: Final = ("1", "2", "3", "4", "5", "6")
PARTS: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


class Spread(Struct, frozen=True):
    """A number that each game has: its mean, and how it is distributed."""

    mean: Estimate
    quantiles: tuple[float, ...]
    """The 5th, 25th, 50th, 75th and 95th hundredth."""
    least: int
    most: int
    counts: dict[int, int]
    """How many games have each number."""


class Share(Struct, frozen=True):
    """How often something is so: a part of a whole."""

    part: int
    whole: int
    share: Estimate


class Dead(Struct, frozen=True):
    """A card or a number thrown: how often it was in hand, and how often without a use."""

    name: str
    dead: int
    held: int
    share: Estimate


class Summary(Struct, frozen=True):
    """The figures of one variant."""

    games: int
    turns: Spread
    plies: Spread
    draws: Share
    fair: float
    """The share of the decided games that every seat would win if all were equal."""
    sides: tuple[tuple[int, ...], ...]
    by_seat: tuple[Share, ...]
    by_order: tuple[Share, ...]
    """By the place in the order of play, whoever played first having the first."""
    dead: tuple[Dead, ...]
    all_dead: Share | None
    captures: Spread
    discards: Spread
    forced: Share
    """Plies without a real choice."""
    lead_changes: Spread


def summarize(game: AnyGame, tallies: Sequence[Tally]) -> Summary:
    """What these games of one setup tell."""
    decided = [tally for tally in tallies if tally.order]
    undecided = len(tallies) - len(decided)
    winners = sum(len(tally.order[0]) for tally in decided)
    return Summary(
        games=len(tallies),
        turns=spread([tally.turns for tally in tallies]),
        plies=spread([tally.plies for tally in tallies]),
        draws=Share(undecided, len(tallies), statistics.share(undecided, len(tallies))),
        fair=winners / (len(decided) * game.seats) if decided else 0.0,
        sides=game.teams,
        by_seat=wins(game.seats, decided, lambda tally: 0),
        by_order=wins(game.seats, decided, lambda tally: tally.first),
        dead=dead(tallies),
        all_dead=all_dead(tallies),
        captures=spread([tally.captures for tally in tallies]),
        discards=spread([tally.discards for tally in tallies]),
        forced=forced(tallies),
        lead_changes=spread([tally.lead_changes for tally in tallies]),
    )


def spread(values: Sequence[int]) -> Spread:
    ordered = sorted(values)
    quantiles = tuple(statistics.quantile(ordered, part) for part in PARTS)
    counts = dict(sorted(Counter(ordered).items()))
    return Spread(statistics.mean(ordered), quantiles, ordered[0], ordered[-1], counts)


def wins(seats: int, decided: Sequence[Tally], origin: Callable[[Tally], int]) -> tuple[Share, ...]:
    """How often each seat won, seats counted from the origin of each game."""
    won = Counter((seat - origin(tally)) % seats for tally in decided for seat in tally.order[0])
    return tuple(Share(won[n], len(decided), statistics.share(won[n], len(decided))) for n in range(seats))


def dead(tallies: Sequence[Tally]) -> tuple[Dead, ...]:
    """By card or number thrown; none in a game that has neither."""
    found = []
    kinds = len(tallies[0].held)
    for index, name in enumerate(FACES if kinds == len(FACES) else CARDS[:kinds]):
        parts, wholes = [tally.dead[index] for tally in tallies], [tally.held[index] for tally in tallies]
        if sum(wholes):
            found.append(Dead(name, sum(parts), sum(wholes), statistics.ratio(parts, wholes)))
    return tuple(found)


def all_dead(tallies: Sequence[Tally]) -> Share | None:
    """All cards or throws together."""
    parts, wholes = [sum(tally.dead) for tally in tallies], [sum(tally.held) for tally in tallies]
    return Share(sum(parts), sum(wholes), statistics.ratio(parts, wholes)) if sum(wholes) else None


def forced(tallies: Sequence[Tally]) -> Share:
    """Decisions with one legal move only, among all decisions."""
    parts, wholes = [tally.plies - tally.choices for tally in tallies], [tally.plies for tally in tallies]
    return Share(sum(parts), sum(wholes), statistics.ratio(parts, wholes))
