"""Luck, event by event: what chance brought each side, beside what it would have brought on average.

At an event with outcomes of known probability, luck is `R(after) - sum of p * R(after each)`, R being the referee's
chances.  Its mean is 0 whatever R is, and it is zero-sum by side.  A draw is an event because the stock is opened; a
deal is as many draws as it has cards.  A stock that was turned over is opened forgetfully, its order counts as unknown:
what is measured there is the luck of the pack.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tockade.game_types import Outcome
from tockade.games import AnyGame
from tockade.record import Moment
from tockade.simulator import Memory
from tockade.values.full_information_value import Chances, Referee

TURN_OVER: Final = "turn_over"


class ChanceEvent(NamedTuple):
    """One event of chance: a card, a deal's card, a die, a lot."""

    number: int
    """The outcome, as `Simulator.after_chance` knows it."""
    likelihood: float
    expected: Chances
    """The mean over all outcomes."""
    after: Chances

    @property
    def luck(self) -> Chances:
        """What it brought each side; together nothing."""
        return [after - expected for after, expected in zip(self.after, self.expected, strict=True)]


def is_luck_of_the_pack(game: AnyGame) -> bool:
    """Whether the discard is turned over, so that a perfect memory would know every later card."""
    restock = next((option for option in game.rules.options if option.name == "restock"), None)
    if restock is None:
        return False
    return dict(game.setup.options).get("restock", restock.default_in(game.setup.version)) == TURN_OVER


def chance_events(referee: Referee, before: Any, happened: int | Outcome) -> list[ChanceEvent]:
    """What chance decided with a move, by its number, or with an outcome; single possibilities are no events."""
    simulator = referee.simulator
    here = simulator.opened(before, Memory.PERSON)
    if not isinstance(happened, Outcome):
        here = simulator.after(here, happened)
    found = []
    for number in simulator.recorded(before, happened):
        outlook = simulator.chance(here)
        if len(outlook) > 1:
            found.append(_weighed(referee, here, outlook, number))
        here = simulator.after_chance(here, number)
    return found


def _weighed(referee: Referee, here: Any, outlook: list[Any], number: int) -> ChanceEvent:
    chances = {each: referee.chances(referee.simulator.after_chance(here, each)) for each, _ in outlook}
    sides = range(len(chances[number]))
    expected = [sum(p * chances[each][side] for each, p in outlook) for side in sides]
    return ChanceEvent(number, dict(outlook)[number], expected, chances[number])


def events_of(referee: Referee, moment: Moment) -> list[ChanceEvent]:
    """The events of chance in one event of a record."""
    if isinstance(moment.move, Outcome):
        return chance_events(referee, moment.before, moment.move)
    game = referee.game
    if moment.actor != game.actors(moment.before)[0]:
        return []  # partners exchange at the same time, and nothing is drawn for it
    moves = game.legal_moves(moment.before, moment.actor)
    return chance_events(referee, moment.before, moves.index(game.canonical(moment.before, moment.actor, moment.move)))


def net_luck(referee: Referee, moments: list[Moment]) -> Chances:
    """The luck of a whole game, by side."""
    lucks = [event.luck for moment in moments for event in events_of(referee, moment)]
    return [sum(luck[side] for luck in lucks) for side in range(len(referee.game.teams))]
