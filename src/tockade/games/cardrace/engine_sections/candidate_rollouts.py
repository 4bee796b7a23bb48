"""Rollouts: candidates tried on imagined deals, each played on by a network that moves every seat from what it knows.

What a rollout comes to is the chance of the viewer's side, as the network sees it after the viewer's last decision.
"""

from __future__ import annotations

from tockade.games.cardrace.constants import BEST_SCORE, DEALING, GOLDEN, MASK, OVER
from tockade.games.cardrace.engine_sections.c_stand_ins import Counts, Long, Wide, lengthen
from tockade.games.cardrace.engine_sections.card_chances import Survey
from tockade.games.cardrace.engine_sections.chance import next_random
from tockade.games.cardrace.engine_sections.features import list_moved
from tockade.games.cardrace.engine_sections.knowledge import Knowledge, imagine_number
from tockade.games.cardrace.engine_sections.legal_moves import list_moves, list_sorted
from tockade.games.cardrace.engine_sections.network import Network, chance_in, score_sides
from tockade.games.cardrace.engine_sections.network_choice import begin_scores, choose_by_network, score_move
from tockade.games.cardrace.engine_sections.playing import play_listed
from tockade.games.cardrace.engine_sections.playouts_from_position import event_seed
from tockade.games.cardrace.engine_sections.positions import Position, copy_position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import acting_seat, side_of, sides
from tockade.games.cardrace.engine_sections.stock_as_counts import pick_outcome, settle


def roll_out(
    rules: Rules,
    knowledge: Knowledge,
    deal: Position,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    network: Network,
    viewer: int,
    moves: Counts,
    seed: Wide,
    first: Wide,
    count: int,
    decisions: int,
    plies: int,
    rows: Counts,
) -> None:
    """On each of these imagined deals a rollout of each move: a row for each deal, with what every move came to.

    All moves have the same deals and the same luck.  A rollout goes on until the viewer has decided so often again, or
    for so many plies.
    """
    for number in range(count):
        imagine_number(rules, knowledge, deal, scratch, seed, (first + number) & MASK)
        scratch.seed = (seed ^ (first + number) * GOLDEN) & MASK
        begun = next_random(scratch)
        for candidate in range(len(moves)):
            copy_position(position, deal)
            list_sorted(rules, position, scratch, viewer)
            play_listed(rules, position, scratch, viewer, moves[candidate])
            rows[number * len(moves) + candidate] = hope_after(
                rules, position, after, scratch, survey, network, viewer, begun, decisions, plies
            )


def hope_after(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    network: Network,
    viewer: int,
    begun: Wide,
    decisions: int,
    plies: int,
) -> Long:
    """Play on by the network; the chance of the viewer's side at the end, in 65536ths."""
    played = 0
    events = 0
    while position.phase != OVER and position.finished == 0 and played < plies:
        if position.phase < DEALING:
            scratch.seed = event_seed(begun, events)
            pick_outcome(rules, position, scratch)
            settle(rules, position, scratch)
            events += 1
        else:
            seat = acting_seat(rules, position)
            list_moves(rules, position, scratch, seat)
            if seat == viewer:
                decisions -= 1
                if decisions == 0:
                    return best_hope(rules, position, after, scratch, survey, network, viewer)
            index = choose_by_network(rules, position, after, scratch, survey, network, seat)
            play_listed(rules, position, scratch, seat, index)
            played += 1
    return hope_in(rules, position, survey, network, viewer)


def best_hope(
    rules: Rules, position: Position, after: Position, scratch: Scratch, survey: Survey, network: Network, viewer: int
) -> Long:
    """The chance of the viewer's side after the listed move that the network likes best."""
    begin_scores(rules, position, survey, network, viewer)
    highest = -BEST_SCORE
    hope = lengthen(0)
    for index in range(scratch.count):
        score = score_move(rules, position, after, scratch, survey, network, viewer, index)
        if score == BEST_SCORE:
            return 65536
        if score > highest:
            highest = score
            hope = own_chance(rules, network)
    return hope


def own_chance(rules: Rules, network: Network) -> Long:
    """The chance of the viewer's side, by the scores that stand in the network."""
    total = lengthen(0)
    for offset in range(sides(rules)):
        total += chance_in(network, network.score[network.kin[offset]])
    return lengthen(chance_in(network, network.score[network.kin[0]])) * 65536 // total


def hope_in(rules: Rules, position: Position, survey: Survey, network: Network, viewer: int) -> Long:
    """The chance of the viewer's side in a position in which they have nothing to decide, or which is the end."""
    if position.finished > 0:
        return 65536 if position.order[0] == side_of(rules, viewer) else 0
    if position.phase == OVER:
        return lengthen(65536) // sides(rules)
    begin_scores(rules, position, survey, network, viewer)
    list_moved(rules, position, survey, position.phase)
    score_sides(network, survey)
    return own_chance(rules, network)
