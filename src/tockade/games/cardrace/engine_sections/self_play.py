"""Self-play: games in which a learner plays all seats, and learns from each when it is over.

What a seat thinks of an afterstate is brought nearer to what it thought of its later ones and to how the game ended
(temporal differences, with a trace).
"""

from __future__ import annotations

from tockade.games.cardrace.constants import DEALING, FORGETFUL, NOISE_LEVELS, OVER, REFEREED, SEATS
from tockade.games.cardrace.engine_sections.afterstates import make_afterstate, wins_at_once
from tockade.games.cardrace.engine_sections.c_stand_ins import Wide
from tockade.games.cardrace.engine_sections.card_chances import Survey
from tockade.games.cardrace.engine_sections.chance import below
from tockade.games.cardrace.engine_sections.features import list_fixed, list_moved
from tockade.games.cardrace.engine_sections.learning import (
    Learner,
    add_fixed,
    keep,
    learn,
    list_best,
    note_best,
    recall,
    think,
    think_of_all,
)
from tockade.games.cardrace.engine_sections.legal_moves import list_moves
from tockade.games.cardrace.engine_sections.playing import play_listed
from tockade.games.cardrace.engine_sections.playouts import seed_game
from tockade.games.cardrace.engine_sections.policies import Policies, choose_by
from tockade.games.cardrace.engine_sections.positions import Position, clear_position, copy_position, start_position
from tockade.games.cardrace.engine_sections.referee_value import last_mover
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import acting_seat, side_of, sides
from tockade.games.cardrace.engine_sections.stock_as_counts import open_stock, pick_outcome, settle


def self_play(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    policies: Policies,
    learner: Learner,
    seed: Wide,
    first: Wide,
    count: int,
) -> None:
    """Play the games with these numbers of a seed, and learn from each."""
    for number in range(count):
        seed_game(scratch, seed, first + number)
        clear_position(position)
        start_position(rules, position)
        learner.decisions = 0
        follow_game(rules, position, after, scratch, survey, policies, learner, first + number < learner.watched)
        learner.games += 1
        if position.phase == OVER:
            learner.ended += 1
        learn_game(rules, position, survey, learner)


def follow_game(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    policies: Policies,
    learner: Learner,
    watching: int,
) -> None:
    """One game, by the policies or by what the learner thinks; what it thought is remembered."""
    plies = 0
    while position.phase != OVER and plies < learner.longest:
        if position.phase < DEALING:
            pick_outcome(rules, position, scratch)
            settle(rules, position, scratch)
            continue
        if below(scratch, REFEREED) == 0:
            keep_refereed(rules, position, after, survey, learner)
        seat = acting_seat(rules, position)
        list_moves(rules, position, scratch, seat)
        list_fixed(rules, position, survey, seat)
        add_fixed(learner, survey)
        if watching:
            index = choose_by(rules, position, scratch, policies, seat)
            learner.best_count = 0
            if list_after(rules, position, after, scratch, survey, seat, index):
                note_best(learner, survey)
        else:
            index = choose_thought(rules, position, after, scratch, survey, policies, learner, seat)
        if learner.best_count:
            list_best(learner, survey)
            think_of_all(learner, survey)
            if not keep(learner, survey, seat):
                return
        play_listed(rules, position, scratch, seat, index)
        plies += 1
    learner.plies += plies


def keep_refereed(rules: Rules, position: Position, after: Position, survey: Survey, learner: Learner) -> None:
    """Remember what the referee thinks before a decision, who sees all hands and no order of the stock."""
    copy_position(after, position)
    open_stock(after, FORGETFUL)
    viewer = last_mover(rules, after)
    survey.sees_all = 1
    list_fixed(rules, after, survey, viewer)
    add_fixed(learner, survey)
    list_moved(rules, after, survey, after.phase)
    think_of_all(learner, survey)
    survey.sees_all = 0
    keep(learner, survey, SEATS + viewer)


def choose_thought(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    policies: Policies,
    learner: Learner,
    seat: int,
) -> int:
    """The listed move after which the learner thinks best of its side, with some noise; a win at once.

    The best one's inputs are noted; of a win there are none.
    """
    best = 0
    highest = 0.0
    for index in range(scratch.count):
        if not list_after(rules, position, after, scratch, survey, seat, index):
            learner.best_count = 0
            return index
        score = think(learner, survey) + learner.warmth * policies.noise[below(scratch, NOISE_LEVELS)]
        if index == 0 or score > highest:
            best = index
            highest = score
            note_best(learner, survey)
    return best


def list_after(
    rules: Rules, position: Position, after: Position, scratch: Scratch, survey: Survey, seat: int, index: int
) -> bool:
    """The inputs after a listed move; whether the game goes on."""
    make_afterstate(rules, position, after, scratch, seat, index)
    if wins_at_once(rules, position, after, seat):
        return False
    list_moved(rules, after, survey, position.phase)
    return True


def learn_game(rules: Rules, position: Position, survey: Survey, learner: Learner) -> None:
    """Learn from a game, its end first."""
    for seat in range(rules.seats):
        for offset in range(learner.sides):
            result = result_for(rules, position, seat, offset)
            learner.hoped[seat * SEATS + offset] = result
            learner.hoped[(SEATS + seat) * SEATS + offset] = result
    for left in range(learner.decisions):
        number = learner.decisions - 1 - left
        first = learner.mover[number] * SEATS
        recall(learner, survey, number)
        for side in range(learner.sides):
            hoped = learner.hoped[first + side]
            learner.target[side] = hoped
            learner.hoped[first + side] = hoped + (learner.thought[number * SEATS + side] - hoped) * learner.fading
        learn(learner, survey)
        learner.learned += 1


def result_for(rules: Rules, position: Position, seat: int, offset: int) -> float:
    """1 where the side so many after the seat's own has won, else 0: a game that was broken off is won by nobody.

    Where it counted as what was thought of it, a network that waits would prove itself right.
    """
    if position.phase != OVER:
        return 0.0
    if position.finished == 0:
        return 1.0 / sides(rules)
    side = (side_of(rules, seat) + offset) % sides(rules)
    return 1.0 if position.order[0] == side else 0.0
