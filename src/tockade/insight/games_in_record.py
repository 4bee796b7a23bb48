"""Splits a record into its games: those of a match one by one, each with its own seats and positions."""

from __future__ import annotations

from typing import Any, NamedTuple

from tockade import record
from tockade.game_types import CHANCE, Consequence, Result
from tockade.games import AnyGame
from tockade.games.match.game import Match
from tockade.games.match.seat_map import SeatMap
from tockade.record import Moment, Record
from tockade.values.full_information_value import Chances, result_chances


class TurnMoment(NamedTuple):
    """An event of a game, and the turn of the record to which it belongs."""

    turn: int
    moment: Moment


class PlayedGame(NamedTuple):
    """One game from its first event to its last."""

    game: AnyGame
    players: tuple[int, ...]
    """`players[seat]` sat there."""
    moments: list[TurnMoment]
    result: Result | None
    """As the table or the rules decided it; None: it was broken off."""

    @property
    def sides(self) -> list[list[int]]:
        return [[self.players[seat] for seat in side] for side in self.game.teams]

    @property
    def ended(self) -> Chances:
        """What every side got."""
        return result_chances(self.game, self.result)

    def seen(self, happened: list[Consequence]) -> list[Consequence]:
        """What happened, with players instead of seats."""
        if self.players == tuple(range(self.game.seats)):
            return happened
        return SeatMap(self.players).consequences(happened)


def played_games(game_record: Record) -> list[PlayedGame]:
    """The games that were played to their end, and the one that was not, if there is one."""
    game = record.begin(game_record).game
    placed, turn = [], 0
    for moment in record.replay(game_record):
        turn += moment.actor != CHANCE
        placed.append(TurnMoment(turn, moment))
    if not isinstance(game, Match):
        return [PlayedGame(game, tuple(range(game.seats)), placed, game_record.result)]
    return _of_match(game, placed, game_record.result)


def _of_match(match: Match, placed: list[TurnMoment], result: Result | None) -> list[PlayedGame]:
    games: list[PlayedGame] = []
    for turn, moment in placed:
        before = moment.before
        if before.inner is None:
            games.append(PlayedGame(match.inner, moment.after.seating, [], None))
            continue
        if not games:  # a record may begin in the middle of a game
            games.append(PlayedGame(match.inner, before.seating, [], None))
        games[-1].moments.append(TurnMoment(turn, _inner(match, moment)))
    return [_ended(game, result) for game in games if game.moments]


def _inner(match: Match, moment: Moment) -> Moment:
    """The same event in the game of the match."""
    before = moment.before.inner
    if moment.actor == CHANCE:
        return moment._replace(before=before, after=match.inner.settle(before, moment.move))
    seats = SeatMap(moment.before.seating).back
    seat, move = seats.one(moment.actor), match.renumbered(moment.move, seats)
    after: Any = match.inner.play(before, seat, move)
    return Moment(before, seat, move, seats.consequences(moment.consequences), after)


def _ended(game: PlayedGame, result: Result | None) -> PlayedGame:
    """With its result: by its last position, or by the table, whose result of a match names those who win it."""
    by_rules = game.game.result(game.moments[-1].moment.after)
    if by_rules is None and result is not None and result.order:
        seats = [game.players.index(player) for player in result.winners]
        return game._replace(result=Result((tuple(seats),), result.reason))
    return game._replace(result=by_rules)
