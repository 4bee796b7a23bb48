"""Search for the card races: the best moves by one ply are rolled out on imagined deals, and the better half again."""

from __future__ import annotations

from typing import Final, NamedTuple

from tockade.bots.level import Decision
from tockade.bots.score_cardrace_moves import Thought
from tockade.network_types import CERTAIN
from tockade.simulator import Reach

HOPELESS: Final = CERTAIN * 15 // 100
"""A move that looks so much worse than the best is not tried."""
TRUST: Final = 2
"""How many deals the network's own word about a move counts for."""


class Search(NamedTuple):
    """How wide and how far a search looks; the same seed finds the same move on any machine."""

    widest: int
    """How many moves are tried."""
    deals: tuple[int, ...]
    """On how many imagined deals in each round; half of the moves are left for the next."""
    reach: Reach


def look_ahead(asked: Decision, thought: Thought, search: Search) -> Thought:
    """The move that comes to most; when time is short, the one that did so far."""
    best = thought.chances[thought.number]
    tried = [number for number in thought.order[: search.widest] if best - thought.chances[number] <= HOPELESS]
    totals = {number: TRUST * thought.chances[number] for number in tried}
    first = 0
    for deals in search.deals:
        if thought.won or len(tried) < 2 or (first and asked.late()):
            break
        _roll_out(asked, thought, search.reach, tried, range(first, first + deals), totals)
        tried = sorted(tried, key=totals.__getitem__, reverse=True)[: max(2, -(-len(tried) // 2))]
        first += deals
    return thought._replace(number=tried[0])


def _roll_out(
    asked: Decision, thought: Thought, reach: Reach, tried: list[int], numbers: range, totals: dict[int, int]
) -> None:
    """Add what each move comes to on these deals."""
    seeing = thought.valuer
    rows = seeing.simulator.rollouts(asked.view, seeing.network, tried, numbers, asked.seed, reach, thought.memory)
    for place, number in enumerate(tried):
        totals[number] += sum(rows[place :: len(tried)])
