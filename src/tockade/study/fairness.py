"""Whether all have the same chances: wins by seat and by order of play, against the equal share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tockade.study import statistics
from tockade.study.statistics import LEVEL
from tockade.study.variant_summary import Share, Summary


class Edge(Struct, frozen=True):
    """How far a side, or a place in the order of play, is from its equal share."""

    seats: tuple[int, ...]
    """The side; or, counted from whoever plays first, the places that partners share."""
    share: Share
    chance: float
    """Of a share so far from the equal one if that were the true one."""
    adjusted: float
    """The same by Holm, for all edges of the study together."""
    edge: str
    """`more`, `less`, or `none` where that is not below 5 %."""


class Edges(Struct, frozen=True):
    """Those of one variant."""

    seats: tuple[Edge, ...]
    order: tuple[Edge, ...]

    @property
    def verdict(self) -> tuple[tuple[str, ...], str]:
        """All that is said of them: the edge of each side, and of whoever begins."""
        return tuple(each.edge for each in self.seats), self.first

    @property
    def first(self) -> str:
        """The edge of whoever begins; `other` where it has none, but another place in the order has."""
        own = self.order[0].edge
        return "other" if own == "none" and any(each.edge != "none" for each in self.order) else own

    @property
    def uneven(self) -> bool:
        """Whether any side has an edge."""
        return any(each.edge != "none" for each in self.seats)

    @property
    def ends(self) -> tuple[Edge, Edge]:
        """The side that wins least, and the one that wins most."""
        by_share = sorted(self.seats, key=lambda each: each.share.part)
        return by_share[0], by_share[-1]


def find_edges(summaries: Sequence[Summary]) -> list[Edges]:
    """The edges of every variant, with one correction for all."""
    shares = [_shares(summary, kind) for summary in summaries for kind in ("by_seat", "by_order")]
    tested = [_chances(group, summaries[number // 2].fair) for number, group in enumerate(shares)]
    adjusted = iter(statistics.holm([chance for group in tested for chance in group]))
    rows = []
    for number, (group, chances) in enumerate(zip(shares, tested, strict=True)):
        rows.append(tuple(_edges(summaries[number // 2], group, chances, [next(adjusted) for _ in chances])))
    return [Edges(seats, order) for seats, order in zip(rows[::2], rows[1::2], strict=True)]


def _shares(summary: Summary, kind: str) -> list[Share]:
    return [getattr(summary, kind)[side[0]] for side in summary.sides]


def _chances(shares: Sequence[Share], fair: float) -> list[float]:
    """Two sides are one comparison: what one wins more, the other wins less."""
    tested = shares if len(shares) > 2 else shares[:1]
    return [statistics.chance_of_share(each.part, each.whole, fair) for each in tested]


def _edges(summary: Summary, shares: list[Share], chances: list[float], adjusted: list[float]) -> Iterator[Edge]:
    for number, (side, share) in enumerate(zip(summary.sides, shares, strict=True)):
        own = min(number, len(chances) - 1)
        way = "more" if share.share.value > summary.fair else "less"
        yield Edge(side, share, chances[own], adjusted[own], way if adjusted[own] < 1 - LEVEL else "none")


def shares_differ(first: Edges, other: Edges) -> bool:
    """Whether the shares of two policies differ more than chance explains, in some seat or place."""
    pairs = [*zip(first.seats, other.seats, strict=True), *zip(first.order, other.order, strict=True)]
    chances = [
        statistics.chance_of_shares((one.share.part, one.share.whole), (two.share.part, two.share.whole))
        for one, two in pairs
    ]
    return min(statistics.holm(chances)) < 1 - LEVEL
