"""The schedule of a match: how many games, who may sit where in the next, who has how many points, when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from msgspec import Struct

from tockade.games.match.seatings import Seatings, Sides, sides

__all__ = ["Past", "Seatings", "Sides", "Terms", "decided", "points", "ranking", "seatings", "sides"]


class Terms(Struct, frozen=True):
    """What a match was agreed to be."""

    games: int
    stops: bool = False
    """`best_of`: the same teams throughout, and no more games once it is decided."""
    pairing: str = "change"
    """How teams change from game to game: `change` never repeats a pair while it can, `draw` is by lot alone."""


class Past(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the match that is over."""

    seating: tuple[int, ...]
    """The player at each seat."""
    winners: tuple[int, ...]
    """The players who scored; none in a drawn game."""


def points(seats: int, past: tuple[Past, ...]) -> tuple[int, ...]:
    """By player: one for each game that the player's side won."""
    won = Counter(player for game in past for player in game.winners)
    return tuple(won[player] for player in range(seats))


def ranking(scored: tuple[int, ...]) -> Sides:
    """Players by points, the most first; those with equal points share a place."""
    values = sorted(set(scored), reverse=True)
    return tuple(tuple(p for p, point in enumerate(scored) if point == value) for value in values)


def decided(terms: Terms, teams: Sides, past: tuple[Past, ...]) -> bool:
    """Whether the match is over: all games are played, or no further one could change who wins."""
    left = terms.games - len(past)
    if left == 0 or not terms.stops:
        return left == 0
    scored = points(sum(len(side) for side in teams), past)
    leaders, *others = ranking(scored)
    caught = bool(others) and scored[others[0][0]] + left >= scored[leaders[0]]
    return leaders in sides(teams, tuple(range(len(scored)))) and not caught


def seatings(terms: Terms, teams: Sides, past: tuple[Past, ...]) -> Seatings:
    """Every way in which the players may sit in the next game, in ascending order; a lot chooses one."""
    return _seatings(terms, teams, tuple(sorted(sides(teams, game.seating) for game in past)))


@lru_cache(256)
def _seatings(terms: Terms, teams: Sides, played: tuple[Sides, ...]) -> Seatings:
    return Seatings(teams, _pairings(terms, teams, played))


def _pairings(terms: Terms, teams: Sides, played: tuple[Sides, ...]) -> list[Sides]:
    """The teams that may be formed for the next game."""
    own = sides(teams, tuple(range(sum(len(side) for side in teams))))
    if terms.stops:
        return [own]
    every = list(_partitions(tuple(range(sum(map(len, own)))), len(own[0])))
    if terms.pairing == "draw":
        return every
    met = Counter(side for game in played for side in game)
    fewest = min(sum(met[side] for side in pairing) for pairing in every)
    return [pairing for pairing in every if sum(met[side] for side in pairing) == fewest]


def _partitions(players: tuple[int, ...], size: int) -> Iterator[Sides]:
    """Every way to form sides of a size, each once."""
    if not players:
        yield ()
        return
    for others in permutations(players[1:], size - 1):
        if list(others) == sorted(others):
            rest = tuple(player for player in players[1:] if player not in others)
            yield from (((players[0], *others), *more) for more in _partitions(rest, size))
