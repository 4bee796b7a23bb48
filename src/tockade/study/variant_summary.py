"""What a study measures: the figures of one variant, counted from its games."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tockade.games import AnyGame
from tockade.study import statistics
from tockade.study.game_counts import GameCounts, Numbers
from tockade.study.statistics import Estimate, Moments

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


def summarize(game: AnyGame, counts: GameCounts) -> Summary:
    """What these games of one setup tell."""
    undecided = counts.games - counts.decided
    return Summary(
        games=counts.games,
        turns=spread(counts.numbers["turns"]),
        plies=spread(counts.numbers["plies"]),
        draws=Share(undecided, counts.games, statistics.share(undecided, counts.games)),
        fair=counts.winners / (counts.decided * game.seats) if counts.decided else 0.0,
        sides=game.teams,
        by_seat=wins(game.seats, counts.by_seat, counts.decided),
        by_order=wins(game.seats, counts.by_order, counts.decided),
        dead=dead(counts),
        all_dead=share(counts.all_dead, counts.games) if counts.all_dead.whole else None,
        captures=spread(counts.numbers["captures"]),
        discards=spread(counts.numbers["discards"]),
        forced=share(counts.forced, counts.games),
        lead_changes=spread(counts.numbers["lead_changes"]),
    )


def spread(counts: Numbers) -> Spread:
    """A number that each game has, from how many games have each."""
    quantiles = tuple(statistics.quantile(counts, part) for part in PARTS)
    return Spread(statistics.mean_of_counts(counts), quantiles, min(counts), max(counts), counts)


def wins(seats: int, won: Numbers, decided: int) -> tuple[Share, ...]:
    """How often each place won."""
    return tuple(Share(won.get(n, 0), decided, statistics.share(won.get(n, 0), decided)) for n in range(seats))


def dead(counts: GameCounts) -> tuple[Dead, ...]:
    """By card or number thrown; none in a game that has neither."""
    kinds = len(counts.dead)
    names = FACES if kinds == len(FACES) else CARDS[:kinds]
    pairs = zip(names, counts.dead, strict=True)
    return tuple(Dead(name, *_figures(found, counts.games)) for name, found in pairs if found.whole)


def share(found: Moments, games: int) -> Share:
    """A share of things that come in games."""
    return Share(*_figures(found, games))


def _figures(found: Moments, games: int) -> tuple[int, int, Estimate]:
    return found.part, found.whole, statistics.ratio(found, games)
