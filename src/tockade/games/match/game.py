"""A match as a `Game`: every question is asked of the game being played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from tockade.game import Game, Inside, RuleSet, Setup
from tockade.game_types import (
    CHANCE,
    JSON,
    SPECTATOR,
    BadInput,
    Chance,
    ChanceKind,
    Choice,
    Consequence,
    ConsequenceKind,
    Division,
    IllegalMove,
    NotOffered,
    Outcome,
    Randomness,
    Result,
    Scene,
    Step,
    Tally,
    Verdict,
    VerdictKind,
    View,
)
from tockade.games.match.playouts import playout_events, playout_tally
from tockade.games.match.position import Position, read_fields, write_fields
from tockade.games.match.schedule_and_points import Past, Seatings, Terms, decided, points, ranking, seatings, sides
from tockade.games.match.seat_map import SeatMap
from tockade.simulator import Simulator

Inner = Game[Any, Any]


class Match(Game[Position, Any]):
    """Several games of one rule set.  Its seats are players; where they sit is drawn for each game (TJ-16)."""

    def __init__(self, rules: RuleSet, setup: Setup, inner: Inner, terms: Terms) -> None:
        self.rules = rules
        self.setup = setup
        self.inner = inner
        self.terms = terms
        self.seats = inner.seats
        self.plan = replace(inner.plan, owners=())  # players change seats from game to game
        alone = tuple((player,) for player in range(inner.seats))
        self.teams = inner.teams if terms.stops else alone
        self.limit = inner.limit
        self.quick_weights = inner.quick_weights
        self.chosen_ahead = inner.chosen_ahead

    # positions and moves

    def start(self) -> Position:
        return Position()

    def actors(self, position: Position) -> tuple[int, ...]:
        if position.inner is None:
            return (CHANCE,)
        return tuple(sorted(_players(position).some(self.inner.actors(position.inner))))

    def legal_moves(self, position: Position, seat: int) -> list[Any]:
        if position.inner is None:
            return []
        moves = self.inner.legal_moves(position.inner, _seats(position).one(seat))
        return [self.renumbered(move, _players(position)) for move in moves]

    def next_steps(self, position: Position, seat: int, steps: Sequence[Step]) -> list[Choice]:
        return self.choosing(position, seat)(steps)

    def choosing(self, position: Position, seat: int) -> Callable[[Sequence[Step]], list[Choice]]:
        if position.inner is None:
            return lambda steps: []
        seats, players = _seats(position), _players(position)
        ask = self.inner.choosing(position.inner, seats.one(seat))
        return lambda steps: [players.choice(each) for each in ask([seats.step(step) for step in steps])]

    def in_advance(self, position: Position, seat: int) -> Position | None:
        if position.inner is None:
            return None
        inner = self.inner.in_advance(position.inner, _seats(position).one(seat))
        return None if inner is None else replace(position, inner=inner)

    def division(self, position: Position, seat: int, first: Step) -> Division:
        if position.inner is None:
            return Division()
        seats = _seats(position)
        return _players(position).division(self.inner.division(position.inner, seats.one(seat), seats.step(first)))

    def verdict(self, position: Position, seat: int, move: Any) -> Verdict:
        if position.inner is None:
            return Verdict(VerdictKind.CHANCE_DUE, "TJ-16" if self.rules.prefix == "TJ" else "")
        seats = _seats(position)
        verdict = self.inner.verdict(position.inner, seats.one(seat), self.renumbered(move, seats))
        must = self._renumbered_text(verdict.move, _players(position)) if verdict.move else ""
        return replace(_players(position).verdict(verdict), move=must)

    def play(self, position: Position, seat: int, move: Any) -> Position:
        return self._after(position, self._played(position, seat, move))

    def consequences(self, position: Position, seat: int, move: Any) -> list[Consequence]:
        after = self.play(position, seat, move)
        seats = _seats(position)
        happened = self.inner.consequences(position.inner, seats.one(seat), self.renumbered(move, seats))
        return [*_players(position).consequences(happened), *self._ended(position, after)]

    def canonical(self, position: Position, seat: int, move: Any) -> Any:
        self._played(position, seat, move)
        seats = _seats(position)
        found = self.inner.canonical(position.inner, seats.one(seat), self.renumbered(move, seats))
        return self.renumbered(found, _players(position))

    def idle_cards(self, position: Position, seat: int) -> dict[str, tuple[Verdict, ...]]:
        if position.inner is None:
            return {}
        idle = self.inner.idle_cards(position.inner, _seats(position).one(seat))
        return {card: tuple(map(_players(position).verdict, verdicts)) for card, verdicts in idle.items()}

    def card_ways(self) -> dict[str, tuple[tuple[tuple[str, int], ...], ...]]:
        return self.inner.card_ways()

    def _played(self, position: Position, seat: int, move: Any) -> Any:
        """The inner position after a legal move."""
        verdict = self.verdict(position, seat, move)
        if not verdict.legal:
            raise IllegalMove(verdict)
        seats = _seats(position)
        return self.inner.play(position.inner, seats.one(seat), self.renumbered(move, seats))

    def renumbered(self, move: Any, numbering: SeatMap) -> Any:
        """A move that names a seat, with the other number for it; moves of a match name players."""
        steps = self.inner.steps(move)
        if all(step.seat < 0 for step in steps):
            return move
        return self.inner.move_of_steps([numbering.step(step) for step in steps])

    def _renumbered_text(self, text: str, numbering: SeatMap) -> str:
        return self.inner.move_text(self.renumbered(self.inner.read_move(text), numbering))

    # from game to game

    def _after(self, position: Position, inner: Any) -> Position:
        """The game goes on, or it is over and the next one or the end of the match follows."""
        result = self.inner.result(inner)
        if result is None:
            return Position(position.past, position.seating, inner)
        winners = tuple(sorted(_players(position).some(result.winners)))
        past = (*position.past, Past(position.seating, winners))
        return Position(past, position.seating, inner) if self.over(past) else Position(past)

    def over(self, past: tuple[Past, ...]) -> bool:
        return decided(self.terms, self.inner.teams, past)

    def _ended(self, before: Position, after: Position) -> Iterator[Consequence]:
        if len(after.past) == len(before.past):
            return
        number, winners = len(after.past), after.past[-1].winners
        yield Consequence(ConsequenceKind.GAME_OF_MATCH, number=number, seats=winners)
        if result := self.result(after):
            yield Consequence(ConsequenceKind.MATCH_WON, seats=result.winners)

    def _seatings(self, position: Position) -> Seatings:
        return seatings(self.terms, self.inner.teams, position.past)

    # chance

    def chance(self, position: Position) -> Chance:
        if position.inner is None:
            return Chance(ChanceKind.LOT, choices=len(self._seatings(position)))
        return _players(position).chance(self.inner.chance(position.inner))

    def settle(self, position: Position, outcome: Outcome) -> Position:
        if position.inner is None:
            return Position(position.past, self._drawn(position, outcome), self.inner.start())
        return self._after(position, self.inner.settle(position.inner, outcome))

    def chance_consequences(self, position: Position, outcome: Outcome) -> list[Consequence]:
        if position.inner is None:
            return list(self._begun(self._drawn(position, outcome)))
        happened = self.inner.chance_consequences(position.inner, outcome)
        return [*_players(position).consequences(happened), *self._ended(position, self.settle(position, outcome))]

    def _begun(self, seating: tuple[int, ...]) -> Iterator[Consequence]:
        """Who sits where in the game that begins, and who plays with whom where that changes (TJ-16)."""
        yield Consequence(ConsequenceKind.SEATED, seats=seating)
        for side in () if self.terms.stops else sides(self.inner.teams, seating):
            if len(side) > 1:
                yield Consequence(ConsequenceKind.TEAMED, seats=side)

    def _drawn(self, position: Position, outcome: Outcome) -> tuple[int, ...]:
        """The seating that a lot has chosen."""
        possible, text = self._seatings(position), outcome.values[0] if len(outcome.values) == 1 else ""
        number = int(text) if text.isdecimal() and len(text) <= len(str(len(possible))) else len(possible)
        if outcome.kind is not ChanceKind.LOT or text != str(number) or number >= len(possible):
            raise BadInput("outcome", text=outcome.text)
        return possible[number]

    # knowledge

    def view(self, position: Position, viewer: int) -> View:
        if position.inner is None:
            return View(viewer, write_fields(self.inner.teams, position, None))
        seen = self.inner.view(position.inner, _seats(position).one(viewer))
        return View(viewer, write_fields(self.inner.teams, position, seen.data))

    def imagine(self, view: View, randomness: Randomness) -> Position:
        def imagined(data: JSON, position: Position) -> Any:
            return self.inner.imagine(View(_seats(position).one(view.viewer), data), randomness)

        return read_fields(view.data, self.terms, self.inner.teams, imagined)

    def inside(self, view: View) -> Inside:
        seating = tuple(view.data["seating"])
        if not seating:
            return Inside(self, view, tuple(range(self.seats)))
        seen = View(SeatMap(seating).back.one(view.viewer), view.data["inner"])
        return Inside(self.inner, seen, seating)

    def simulator(self) -> Simulator[Position]:
        raise NotOffered("a match is thought about from inside: `game.inside(view).game.simulator()`")

    def scene(self, view: View) -> Scene:
        inside = self.inside(view)
        past = len(view.data["past"])
        playing = {"points": tuple(view.data["points"]), "game_number": min(past + 1, self.terms.games)}
        if inside.game is self:
            empty = self.inner.view(self.inner.start(), SPECTATOR)
            return replace(self.inner.scene(empty), actors=(CHANCE,), phase="seating", **playing)
        scene = SeatMap(inside.players).scene(self.inner.scene(inside.view))
        return replace(scene, teams=sides(self.inner.teams, inside.players), **playing)

    # end

    def result(self, position: Position) -> Result | None:
        if not self.over(position.past):
            return None
        scored = points(self.seats, position.past)
        return Result(ranking(scored), "points", scored)

    # many games

    def playouts(self, seed: int, first: int, count: int, weights: Sequence[float] | None) -> list[Tally]:
        return [playout_tally(self, seed, number, weights) for number in range(first, first + count)]

    def playout_moves(self, seed: int, number: int, weights: Sequence[float] | None) -> list[Any]:
        return list(playout_events(self, seed, number, weights))

    # forms: a move of a match is a move of its game, with the numbers of players

    def move_text(self, move: Any) -> str:
        return self.inner.move_text(move)

    def public_text(self, move: Any) -> str:
        return self.inner.public_text(move)

    def read_move(self, text: str) -> Any:
        return self.inner.read_move(text)

    def steps(self, move: Any) -> tuple[Step, ...]:
        return self.inner.steps(move)

    def steps_bytes(self, moves: Sequence[Any]) -> bytes:
        return self.inner.steps_bytes(moves)

    def move_of_steps(self, steps: Sequence[Step]) -> Any:
        return self.inner.move_of_steps(steps)

    def position_json(self, position: Position) -> JSON:
        inner = None if position.inner is None else self.inner.position_json(position.inner)
        return write_fields(self.inner.teams, position, inner)

    def read_position(self, data: JSON) -> Position:
        position = read_fields(data, self.terms, self.inner.teams, lambda inner, _: self.inner.read_position(inner))
        self._check_inner(position)
        return position

    def _check_inner(self, position: Position) -> None:
        """Only the last game of a match that is over is over itself, and it ended as the past has it."""
        for number, game in enumerate(position.past):
            if not game.winners and not self.limit:
                raise BadInput("match_past_drawn", number=number + 1)
        over = self.over(position.past)
        result = None if position.inner is None else self.inner.result(position.inner)
        if (result is not None) != over:
            raise BadInput("match_over" if over else "match_inner")
        if result and position.past[-1].winners != tuple(sorted(_players(position).some(result.winners))):
            raise BadInput("match_last", number=len(position.past))


def _players(position: Position) -> SeatMap:
    """From seats to players."""
    return SeatMap(position.seating)


def _seats(position: Position) -> SeatMap:
    """From players to seats."""
    return SeatMap(position.seating).back
