"""A decision and what it lost, by what the player could know: no hidden card, no order of a stock turned over."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tockade.game_types import Consequence, ConsequenceKind, StepKind
from tockade.games import AnyGame
from tockade.insight.games_in_record import PlayedGame, TurnMoment
from tockade.insight.review_types import ALIKE, Alternative, Decision
from tockade.simulator import Memory
from tockade.values.full_information_value import Referee

SHOWN: Final = 3
"""Options that are told beside the one that was played."""
OF_CHANCE: Final = frozenset(
    {
        ConsequenceKind.DREW,
        ConsequenceKind.DEALT,
        ConsequenceKind.TURNED_OVER,
        ConsequenceKind.SHUFFLED,
    }
)
"""What a move brings about that the mover did not know before."""


class Judged(NamedTuple):
    """A decision with every move's chance."""

    decision: Decision
    chances: list[float]
    played: int
    before: Any
    seat: int


def judge(referee: Referee, played: PlayedGame, placed: TurnMoment) -> Judged:
    """What was decided, beside what could have been."""
    moment, game = placed.moment, played.game
    moves = game.legal_moves(moment.before, moment.actor)
    number = moves.index(game.canonical(moment.before, moment.actor, moment.move))
    known = referee.simulator.opened(moment.before, Memory.PERSON)
    chances = own_chances(referee, known, moment.actor)
    shown = best_numbers(chances)
    shown += [number] if number not in shown else []
    options = [
        _option(played, moment.before, moment.actor, moves[each], each, chances[each], each == number) for each in shown
    ]
    decision = Decision(
        turn=placed.turn,
        seat=played.players[moment.actor],
        options=options,
        legal=len(moves),
        loss=max(chances) - chances[number],
        counted=max(chances) - min(chances) >= ALIKE,
        step=[],
    )
    return Judged(decision, chances, number, moment.before, moment.actor)


def own_chances(referee: Referee, position: Any, seat: int) -> list[float]:
    """The chance of a seat's side after each of its moves, by what the seat knows."""
    side = next(number for number, seats in enumerate(referee.game.teams) if seat in seats)
    return [chances[side] for chances in referee.move_chances(position, seat)]


def best_numbers(chances: list[float], most: int = SHOWN) -> list[int]:
    """The numbers of the best moves, the best first."""
    return sorted(range(len(chances)), key=lambda number: -chances[number])[:most]


def what_it_does(game: AnyGame, position: Any, seat: int, move: Any) -> list[Consequence]:
    """What a move does, as far as the mover knows it beforehand."""
    given = [step.card for step in game.steps(move) if step.kind is StepKind.GIVE]
    if given:
        return [Consequence(ConsequenceKind.GAVE, seat, other=game.partner(seat), cards=(given[0],))]
    return [each for each in game.consequences(position, seat, move) if each.kind not in OF_CHANCE]


def _option(
    played: PlayedGame, position: Any, seat: int, move: Any, number: int, chance: float, was_played: bool
) -> Alternative:
    does = played.seen(what_it_does(played.game, position, seat, move))
    return Alternative(number, played.game.move_text(move), chance, does, was_played)
