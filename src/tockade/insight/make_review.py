"""Makes the review of a recorded game: from the record alone, and the same whenever it is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tockade import record
from tockade.insight.chance_curve import Node, chance_curve
from tockade.insight.games_in_record import PlayedGame, played_games
from tockade.insight.judged_decision import Judged, judge
from tockade.insight.look_ahead import look_ahead
from tockade.insight.luck_by_event import lucky_events
from tockade.insight.review_types import Decision, Errors, GameReview, Lucky, Review, Tier, mark_of
from tockade.record import Record
from tockade.simulator import Memory
from tockade.values.full_information_value import Referee, referee
from tockade.values.luck import events_of, is_luck_of_the_pack

LOOKED_INTO: Final = 12
"""The dearest decisions of a game, which are looked ahead."""
FEW: Final = 4
"""Moves of a decision that are looked ahead: the best, and the one that was played."""
LOOK: Final = 200
"""First looks that take about as long as one look ahead: by them the whole is counted."""
Report = Callable[[int, int], None]
"""What is done, of how much."""


def review(game_record: Record, tier: Tier = Tier.QUICK, report: Report = lambda done, of: None) -> Review:
    """What a record tells about luck and play."""
    games = [each for each in played_games(game_record) if each.moments]
    game = record.begin(game_record).game
    asked = referee(games[0].game.setup.text, games[0].game.setup.version) if games else None
    count = _Count(sum(_whole(each, tier) for each in games), report)
    told_games = [_review_game(asked, each, tier, count) for each in games] if asked else []
    return Review(
        game=game.setup.text,
        tier=tier,
        source=asked.source if asked else "",
        stands_in=bool(asked and asked.stands_in),
        pack=is_luck_of_the_pack(game),
        games=told_games,
    )


class _Count:
    """How much is done of all games."""

    def __init__(self, whole: int, report: Report) -> None:
        self.done = 0
        self.whole = whole
        self._report = report

    def add(self, done: int) -> None:
        self.done += done
        self._report(self.done, self.whole)


def amount_of_work(game_record: Record, tier: Tier) -> int:
    """How much there is to be done for a review, about, in first looks at a decision."""
    return _amount(len(game_record.events), sum(event.actor >= 0 for event in game_record.events), tier)


def _amount(events: int, decisions: int, tier: Tier) -> int:
    looks = {Tier.QUICK: 0, Tier.DEEP: min(LOOKED_INTO, decisions), Tier.LONG: decisions}[tier]
    return events + looks * LOOK


def _whole(played: PlayedGame, tier: Tier) -> int:
    """How much there is to be done for a game, at most."""
    decisions = sum(placed.moment.actor >= 0 for placed in played.moments)
    return _amount(len(played.moments), decisions, tier)


def _review_game(asked: Referee, played: PlayedGame, tier: Tier, count: _Count) -> GameReview:
    nodes: list[Node] = []
    judged: list[Judged] = []
    lucky: list[Lucky] = []
    end = count.done + _whole(played, tier)
    for placed in played.moments:
        if placed.moment.actor >= 0:
            judged.append(judge(asked, played, placed))
            before = asked.simulator.opened(placed.moment.before, Memory.PERSON)
            follows = not nodes or nodes[-1].event is None
            nodes.append(Node(placed.turn, judged[-1].decision, None, asked.chances(before) if follows else None))
        events = events_of(asked, placed.moment)
        nodes += [Node(placed.turn, None, event, None) for event in events]
        lucky += lucky_events(played, placed, events)
        count.add(1)
    _look_into(asked, _dear(judged, tier), tier, count)
    count.add(end - count.done)
    curve = chance_curve(nodes, played.ended)
    return GameReview(
        sides=played.sides,
        start=curve.start,
        luck=curve.luck,
        play=curve.play,
        result=played.ended,
        turns=curve.turns,
        events=lucky,
        decisions=[each.decision for each in judged],
        errors=_errors(played, judged),
    )


def _dear(judged: list[Judged], tier: Tier) -> list[Judged]:
    """The decisions that are looked ahead, the dearest first."""
    if tier is Tier.QUICK:
        return []
    dearest = sorted(judged, key=lambda each: -each.decision.loss)
    if tier is Tier.DEEP:
        return [each for each in dearest if mark_of(each.decision.loss)][:LOOKED_INTO]
    return [each for each in dearest if each.decision.counted]


def _look_into(asked: Referee, dear: list[Judged], tier: Tier, count: _Count) -> None:
    """Look ahead from these decisions."""
    for each in dear:
        numbers = [option.number for option in each.decision.options[:FEW]]
        found = look_ahead(asked, each.before, each.seat, numbers)
        count.add(LOOK)
        if found is not None:
            _correct(each.decision, numbers, found, tier)


def _correct(decision: Decision, numbers: list[int], found: list[float], tier: Tier) -> None:
    """What looking ahead says takes the place of the first look.

    Where the first look has chosen what is looked into, a mark is the lesser of what both say.
    """
    chances = dict(zip(numbers, found, strict=True))
    looked = [replace(option, chance=chances[option.number]) for option in decision.options]
    decision.options = sorted(looked, key=lambda option: -option.chance)
    loss = max(found) - next(option.chance for option in looked if option.played)
    decision.mark = mark_of(loss if tier is Tier.LONG else min(loss, decision.loss))
    decision.loss, decision.first_loss, decision.looked_ahead = loss, decision.loss, True


def _errors(played: PlayedGame, judged: list[Judged]) -> list[Errors]:
    return [_errors_of(player, judged) for player in sorted(played.players)]


def _errors_of(player: int, judged: list[Judged]) -> Errors:
    own = [each.decision for each in judged if each.decision.seat == player]
    counted = [decision.loss for decision in own if decision.counted]
    marks = {mark: sum(decision.mark == mark for decision in own) for mark in ("?!", "?", "??")}
    return Errors(player, len(counted), 1000 * sum(counted) / len(counted) if counted else 0.0, marks)
