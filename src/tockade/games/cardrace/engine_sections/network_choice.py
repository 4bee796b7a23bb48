"""One ply of a network: what it says about every move of a decision, and the move that it likes best."""

from __future__ import annotations

from tockade.games.cardrace.constants import BEST_SCORE
from tockade.games.cardrace.engine_sections.afterstates import make_afterstate, wins_at_once
from tockade.games.cardrace.engine_sections.c_stand_ins import Counts, Long, lengthen
from tockade.games.cardrace.engine_sections.card_chances import Survey
from tockade.games.cardrace.engine_sections.features import list_fixed, list_moved
from tockade.games.cardrace.engine_sections.network import Network, chance_in, score_sides, sum_fixed
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import side_of, sides


def begin_scores(rules: Rules, position: Position, survey: Survey, network: Network, seat: int) -> None:
    """What all moves of a decision have in common."""
    list_fixed(rules, position, survey, seat)
    sum_fixed(network, survey)


def score_move(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    network: Network,
    seat: int,
    index: int,
) -> Long:
    """What the network says about the mover's side after a listed move; the sides' scores stay in the network."""
    make_afterstate(rules, position, after, scratch, seat, index)
    if wins_at_once(rules, position, after, seat):
        return BEST_SCORE
    list_moved(rules, after, survey, position.phase)
    score_sides(network, survey)
    return network.score[0]


def choose_by_network(
    rules: Rules, position: Position, after: Position, scratch: Scratch, survey: Survey, network: Network, seat: int
) -> int:
    """The listed move that the network likes best; of equals the first."""
    if scratch.count == 1:
        return 0
    begin_scores(rules, position, survey, network, seat)
    best = 0
    highest = -BEST_SCORE
    for index in range(scratch.count):
        score = score_move(rules, position, after, scratch, survey, network, seat, index)
        if score > highest:
            best = index
            highest = score
    return best


def score_moves(
    rules: Rules,
    position: Position,
    after: Position,
    scratch: Scratch,
    survey: Survey,
    network: Network,
    seat: int,
    rows: Counts,
) -> None:
    """For every listed move a row: the mover's score, then the chance of every side in 65536ths."""
    begin_scores(rules, position, survey, network, seat)
    width = sides(rules) + 1
    for index in range(scratch.count):
        score = score_move(rules, position, after, scratch, survey, network, seat, index)
        rows[index * width] = score
        fill_chances(rules, network, side_of(rules, seat), score == BEST_SCORE, rows, index * width + 1)


def fill_chances(rules: Rules, network: Network, own: int, won: int, rows: Counts, first: int) -> None:
    """The chances of the sides, which together are certain."""
    count = sides(rules)
    total = 0
    for offset in range(count):
        total += chance_in(network, network.score[network.kin[offset]])
    for offset in range(count):
        side = (own + offset) % count
        if won:
            rows[first + side] = 65536 if offset == 0 else 0
        else:
            rows[first + side] = lengthen(chance_in(network, network.score[network.kin[offset]])) * 65536 // total


def score_position(
    rules: Rules, position: Position, survey: Survey, network: Network, viewer: int, rows: Counts
) -> None:
    """The chance of every side in 65536ths, as a viewer can know it who has nothing to decide."""
    begin_scores(rules, position, survey, network, viewer)
    list_moved(rules, position, survey, position.phase)
    score_sides(network, survey)
    fill_chances(rules, network, side_of(rules, viewer), 0, rows, 0)
