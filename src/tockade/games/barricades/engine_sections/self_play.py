"""Self-play: games in which a learner plays all seats, and learns from each when it is over.

What was thought of an afterstate is brought nearer to what was thought of later ones and to how the game ended
(temporal differences, with a trace).  Everybody sees everything, so the afterstates of all seats are one chain.
"""

from __future__ import annotations

from tockade.games.barricades.constants import MASK, NOBODY, NOISE_LEVELS, NOISE_UNIT, OVER, PLACE, SEATS, STRIDE, WALK
from tockade.games.barricades.engine_sections.c_stand_ins import Wide
from tockade.games.barricades.engine_sections.chance import draw
from tockade.games.barricades.engine_sections.cheapest_ways_to_goal import mark_all_ways
from tockade.games.barricades.engine_sections.features import Sight, list_inputs
from tockade.games.barricades.engine_sections.learning import Learner, keep, learn, recall, think
from tockade.games.barricades.engine_sections.legal_moves import list_moves
from tockade.games.barricades.engine_sections.packed_numbers import move_end
from tockade.games.barricades.engine_sections.playing import play
from tockade.games.barricades.engine_sections.playouts import advance, reset
from tockade.games.barricades.engine_sections.playouts_from_position import stirred
from tockade.games.barricades.engine_sections.policies import Temperatures, choose_warm
from tockade.games.barricades.engine_sections.positions import Position, copy_into
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def self_play(
    rules: Rules,
    start: Position,
    position: Position,
    after: Position,
    playout: Playout,
    sight: Sight,
    temperatures: Temperatures,
    learner: Learner,
    seed: Wide,
    first: Wide,
    count: int,
) -> None:
    """Play the games with these numbers of a seed, and learn from each."""
    for number in range(count):
        reset(playout, stirred((stirred(seed) + (first + number) * STRIDE) & MASK))
        copy_into(start, position)
        learner.decisions = 0
        follow_game(
            rules, position, after, playout, sight, temperatures, learner, 1 if first + number < learner.watched else 0
        )
        learner.games += 1
        if position.phase == OVER:
            learner.ended += 1
        learn_game(rules, position, sight, learner)


def follow_game(
    rules: Rules,
    position: Position,
    after: Position,
    playout: Playout,
    sight: Sight,
    temperatures: Temperatures,
    learner: Learner,
    watching: int,
) -> None:
    """One game, by the policies or by what the learner thinks; what it thought is remembered."""
    plies = 0
    while position.phase != OVER and plies < learner.longest:
        if position.phase != WALK and position.phase != PLACE:
            advance(rules, position, playout)
            continue
        seat = position.turn
        if watching:
            play(rules, position, choose_warm(rules, position, playout, temperatures))
        else:
            play(rules, position, choose_thought(rules, position, after, playout, sight, temperatures, learner))
        plies += 1
        if position.phase != OVER:
            list_inputs(rules, position, playout, sight, seat)
            think(learner, sight)
            if not keep(learner, sight, seat):
                break
    learner.plies += plies


def choose_thought(
    rules: Rules,
    position: Position,
    after: Position,
    playout: Playout,
    sight: Sight,
    temperatures: Temperatures,
    learner: Learner,
) -> int:
    """The move after which the learner thinks best of its seat, with some noise; a win at once."""
    list_moves(rules, position, playout)
    if playout.count == 1:
        return playout.code[0]
    if position.phase == PLACE:
        mark_all_ways(rules, position, playout)
    best = NOBODY
    highest = 0.0
    for index in range(playout.count):
        move = playout.code[index]
        if position.phase == PLACE and not playout.on_way[move_end(move)]:
            continue
        copy_into(position, after)
        play(rules, after, move)
        if after.owner[rules.goal] == position.turn:
            return move
        list_inputs(rules, after, playout, sight, position.turn)
        noise = temperatures.noise[draw(playout, NOISE_LEVELS)] * (1.0 / NOISE_UNIT)
        score = think(learner, sight) + learner.warmth * noise
        if best == NOBODY or score > highest:
            best = move
            highest = score
    return playout.code[0] if best == NOBODY else best  # no point is left on anybody's way


def learn_game(rules: Rules, position: Position, sight: Sight, learner: Learner) -> None:
    """Learn from a game, its end first; one that was broken off is won by nobody."""
    for seat in range(rules.seats):
        learner.hoped[seat] = result_for(rules, position, seat)
    for left in range(learner.decisions):
        number = learner.decisions - 1 - left
        mover = learner.mover[number]
        recall(learner, sight, number)
        for side in range(learner.sides):
            learner.target[side] = learner.hoped[(mover + side) % rules.seats]
        learn(learner, sight)
        for side in range(learner.sides):
            seat = (mover + side) % rules.seats
            thought = learner.thought[number * SEATS + side]
            learner.hoped[seat] = learner.hoped[seat] * learner.trace + thought * (1.0 - learner.trace)
        learner.learned += 1


def result_for(rules: Rules, position: Position, seat: int) -> float:
    """1 for the winner, 0 for the others; at the limit of turns the same for everybody."""
    winner = position.owner[rules.goal]
    if winner == NOBODY:
        return 1.0 / rules.seats if position.phase == OVER else 0.0
    return 1.0 if winner == seat else 0.0
