"""Whole matches played inside the engine, one game after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tockade.game_types import ChanceKind, Outcome, Tally
from tockade.games.match.schedule_and_points import Past, points, ranking, seatings
from tockade.games.match.seat_map import SeatMap
from tockade.random_source import RandomSource

if TYPE_CHECKING:
    from tockade.games.match.game import Match

Weights = Sequence[float] | None
Played = tuple[int, tuple[int, ...], int, Tally]
"""The lot that was drawn, the seating it chose, the number of the game inside the engine, and what it came to."""


def play_games(match: Match, seed: int, number: int, weights: Weights) -> Iterator[Played]:
    """The games of a match until it is over; each is a game of its own in the engine's count."""
    past: tuple[Past, ...] = ()
    while not match.over(past):
        at = number * match.terms.games + len(past)
        possible = seatings(match.terms, match.inner.teams, past)
        lot = RandomSource(f"{seed} {at}").below(len(possible))
        tally = match.inner.playouts(seed, at, 1, weights)[0]
        winners = SeatMap(possible[lot]).some(tally.order[0] if tally.order else ())
        past = (*past, Past(possible[lot], tuple(sorted(winners))))
        yield lot, possible[lot], at, tally


def playout_events(match: Match, seed: int, number: int, weights: Weights) -> Iterator[Any]:
    """Everything that happened in a match, in order."""
    for lot, seating, at, _ in play_games(match, seed, number, weights):
        yield Outcome(ChanceKind.LOT, (str(lot),))
        yield from _by_players(match, SeatMap(seating), match.inner.playout_moves(seed, at, weights))


def _by_players(match: Match, players: SeatMap, events: list[Any]) -> Iterator[Any]:
    """The events of a game as the match has them: of those who act at once the lowest player comes first."""
    position = match.inner.start()
    together: list[tuple[int, Any]] = []
    expected = 0
    for event in events:
        if isinstance(event, Outcome):
            position = match.inner.settle(position, event)
            yield event
            continue
        actors = match.inner.actors(position)
        expected = expected if together else len(actors)
        together.append((players.one(actors[0]), match.renumbered(event, players)))
        position = match.inner.play(position, actors[0], event)
        if len(together) == expected:
            yield from (move for _, move in sorted(together, key=lambda acted: acted[0]))
            together = []


def playout_tally(match: Match, seed: int, number: int, weights: Weights) -> Tally:
    """What a match came to: counts of all its games together."""
    played = list(play_games(match, seed, number, weights))
    tallies = [tally for *_, tally in played]
    past = tuple(Past(seating, _winners(seating, tally)) for _, seating, _, tally in played)
    return Tally(
        plies=sum(tally.plies for tally in tallies),
        turns=sum(tally.turns for tally in tallies),
        first=played[0][1][tallies[0].first],
        order=ranking(points(match.seats, past)),
        captures=sum(tally.captures for tally in tallies),
        choices=sum(tally.choices for tally in tallies),
        discards=sum(tally.discards for tally in tallies),
        lead_changes=sum(tally.lead_changes for tally in tallies),
        held=_sums([tally.held for tally in tallies]),
        dead=_sums([tally.dead for tally in tallies]),
    )


def _winners(seating: tuple[int, ...], tally: Tally) -> tuple[int, ...]:
    return tuple(sorted(SeatMap(seating).some(tally.order[0] if tally.order else ())))


def _sums(counts: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(column) for column in zip(*counts, strict=True))
