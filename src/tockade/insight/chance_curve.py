"""The curve of chances through a game: steps of luck at events of chance, steps of play at decisions.

After a decision the chances are the mean over the outcomes of the event that follows, or what the next decision finds.
Every step is one or the other, so that `result = start + luck + play`, side by side and to the last digit.
"""

from __future__ import annotations

from typing import NamedTuple

from tockade.insight.review_types import Decision, TurnChances
from tockade.values.full_information_value import Chances
from tockade.values.luck import ChanceEvent


class Node(NamedTuple):
    """A decision or an event of chance."""

    turn: int
    decision: Decision | None
    event: ChanceEvent | None
    before: Chances | None
    """Of a decision that follows no event: the chances it finds."""

    @property
    def found(self) -> Chances | None:
        """The chances before it."""
        return self.event.expected if self.event else self.before


class Curve(NamedTuple):
    """The chances by turn, and what they are made of."""

    start: Chances
    luck: Chances
    play: Chances
    turns: list[TurnChances]


def chance_curve(nodes: list[Node], result: Chances) -> Curve:
    """The curve of a game that ended so."""
    start = (nodes[0].found if nodes else None) or result
    steps = _steps(nodes, start, result)
    nothing = [0.0] * len(result)
    luck = _sum([step for node, step in steps if node.event], nothing)
    play = _sum([step for node, step in steps if node.decision], nothing)
    return Curve(start, luck, play, _turns(steps, start))


def _steps(nodes: list[Node], start: Chances, result: Chances) -> list[tuple[Node, Chances]]:
    """What each node changed; what is left over after the last decision belongs to it."""
    steps: list[tuple[Node, Chances]] = []
    now = start
    last = max((place for place, node in enumerate(nodes) if node.decision), default=-1)
    for place, node in enumerate(nodes):
        if node.event:
            step = node.event.luck
        else:
            rest = nodes[place + 1 :]
            ended = _less(result, _sum([each.event.luck for each in rest if each.event], [0.0] * len(result)))
            after = ended if place == last else rest[0].found
            step = _less(after or now, now)
        if node.decision:
            node.decision.step = step
        steps.append((node, step))
        now = _sum([step], now)
    return steps


def _turns(steps: list[tuple[Node, Chances]], start: Chances) -> list[TurnChances]:
    nothing, now, turns = [0.0] * len(start), start, [TurnChances(0, start, [0.0] * len(start), [0.0] * len(start))]
    for node, step in steps:
        now = _sum([step], now)
        known = turns.pop() if turns[-1].turn == node.turn else TurnChances(node.turn, now, nothing, nothing)
        luck = _sum([step], known.luck) if node.event else known.luck
        play = _sum([step], known.play) if node.decision else known.play
        turns.append(TurnChances(node.turn, now, luck, play))
    return turns


def _sum(steps: list[Chances], start: Chances) -> Chances:
    return [sum(column) for column in zip(start, *steps, strict=True)]


def _less(these: Chances, those: Chances) -> Chances:
    return [this - that for this, that in zip(these, those, strict=True)]
