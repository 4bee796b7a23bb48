"""Looking ahead: some moves of a decision played on, on the same imagined deals and with the same luck."""

from __future__ import annotations

from array import array
from statistics import pstdev
from typing import Any, Final

from tockade.network_types import CERTAIN
from tockade.simulator import Memory, Reach
from tockade.values.full_information_value import NetworkReferee, Referee, SearchReferee, ThrowReferee

DEALS: Final = 400
"""Played on at once; as many again follow while it is not sure by how much the best move is better than the others."""
MOST_DEALS: Final = 1600
SURE: Final = 0.01
"""Half the 95 % band of a difference between two moves."""
BAND: Final = 1.96
REACH: Final = Reach(decisions=2, plies=16)
TURNS: Final = 5
"""Where nothing is hidden and nothing is left to chance."""
THROWS: Final = 2
"""Where a die decides."""
SEED: Final = 19


def look_ahead(
    referee: Referee,
    position: Any,
    seat: int,
    numbers: list[int],
    most: int = MOST_DEALS,
    memory: Memory = Memory.PERSON,
) -> list[float] | None:
    """The chance of the seat's side after each of these moves; None where nobody can look further than one move."""
    if isinstance(referee, ThrowReferee):
        thrown = referee.looking(THROWS)
        return [thrown.chances(referee.simulator.after(position, number))[seat] for number in numbers]
    if isinstance(referee, NetworkReferee):
        return _played_on(referee, position, seat, numbers, most, memory)
    if isinstance(referee, SearchReferee):
        deeper = SearchReferee(referee.game, TURNS)
        return [deeper.chances(referee.simulator.after(position, number))[seat] for number in numbers]
    return None


def _played_on(
    referee: NetworkReferee, position: Any, seat: int, numbers: list[int], most: int, memory: Memory
) -> list[float]:
    """Everybody plays on by the network, each from what they know; the mean over the deals."""
    view = referee.game.view(position, seat)
    ask = referee.simulator.rollouts
    found = array("q")
    for first in range(0, most, DEALS):
        deals = range(first, first + DEALS)
        found += ask(view, referee.network, numbers, deals, SEED, REACH, memory)
        if _is_sure(found, len(numbers)):
            break
    return [sum(column) / len(column) / CERTAIN for column in _columns(found, len(numbers))]


def _columns(found: array[int], width: int) -> list[array[int]]:
    """What each move came to, deal by deal."""
    return [found[place::width] for place in range(width)]


def _is_sure(found: array[int], width: int) -> bool:
    """Whether every move's distance from the best is known to a point, 19 times in 20."""
    columns = _columns(found, width)
    best = max(columns, key=sum)
    return all(_band(best, other) <= SURE for other in columns)


def _band(one: array[int], other: array[int]) -> float:
    apart = [a - b for a, b in zip(one, other, strict=True)]
    return float(BAND * pstdev(apart) / CERTAIN / len(apart) ** 0.5)
