"""One ply of a network: what it says about every move of a decision and about positions, and the move it likes best."""

from __future__ import annotations

from tockade.games.barricades.constants import BEST_SCORE, NOBODY, OVER, THROW
from tockade.games.barricades.engine_sections.c_stand_ins import Counts, Long, Shorts, lengthen
from tockade.games.barricades.engine_sections.features import Sight, last_mover, list_inputs
from tockade.games.barricades.engine_sections.legal_moves import list_moves
from tockade.games.barricades.engine_sections.network import Network, chance_in, score_seats
from tockade.games.barricades.engine_sections.playing import play
from tockade.games.barricades.engine_sections.positions import Position, copy_into
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout


def score_after(
    rules: Rules, position: Position, after: Position, playout: Playout, sight: Sight, network: Network, index: int
) -> Long:
    """What the network says about the mover after a listed move; the scores of all seats stay in the network."""
    seat = position.turn
    copy_into(position, after)
    play(rules, after, playout.code[index])
    if after.owner[rules.goal] == seat:
        return BEST_SCORE
    list_inputs(rules, after, playout, sight, seat)
    return score_seats(network, sight)


def choose_by_network(
    rules: Rules, position: Position, after: Position, playout: Playout, sight: Sight, network: Network
) -> int:
    """The number of the legal move that the network likes best; of equals the first."""
    list_moves(rules, position, playout)
    best = 0
    highest = -BEST_SCORE
    for index in range(playout.count):
        score = score_after(rules, position, after, playout, sight, network, index)
        if score > highest:
            best = index
            highest = score
    return best


def score_moves(
    rules: Rules,
    position: Position,
    after: Position,
    playout: Playout,
    sight: Sight,
    network: Network,
    rows: Counts,
) -> None:
    """For every listed move a row: the mover's score, then the chance of every seat in 65536ths."""
    width = rules.seats + 1
    for index in range(playout.count):
        score = score_after(rules, position, after, playout, sight, network, index)
        rows[index * width] = score
        if score == BEST_SCORE:
            fill_result(rules, after, rows, index * width + 1)
        else:
            fill_chances(rules, network, position.turn, rows, index * width + 1)


def fill_chances(rules: Rules, network: Network, viewer: int, rows: Counts, first: int) -> None:
    """The chances of the seats, which together are certain."""
    total = lengthen(0)
    for offset in range(rules.seats):
        total += chance_in(network, offset)
    for offset in range(rules.seats):
        rows[first + (viewer + offset) % rules.seats] = chance_in(network, offset) * 65536 // total


def fill_result(rules: Rules, position: Position, rows: Counts, first: int) -> None:
    """All for the winner; the same for everybody where nobody has won."""
    winner = position.owner[rules.goal]
    for seat in range(rules.seats):
        rows[first + seat] = 65536 // rules.seats if winner == NOBODY else 65536 if winner == seat else 0


def position_chances(
    rules: Rules, position: Position, after: Position, playout: Playout, sight: Sight, network: Network, rows: Counts
) -> None:
    """The chance of every seat in 65536ths; of a decision, after the move that the network likes best."""
    if position.phase < THROW or position.phase == OVER:
        fill_result(rules, position, rows, 0)
        return
    index = NOBODY
    if position.phase != THROW:
        index = choose_by_network(rules, position, after, playout, sight, network)
    copy_into(position, after)
    if index != NOBODY:
        play(rules, after, playout.code[index])
    if after.phase == OVER:
        fill_result(rules, after, rows, 0)
    else:
        viewer = last_mover(rules, after)
        list_inputs(rules, after, playout, sight, viewer)
        score_seats(network, sight)
        fill_chances(rules, network, viewer, rows, 0)


def list_afterstates(
    rules: Rules, position: Position, after: Position, playout: Playout, sight: Sight, ends: Counts, inputs: Shorts
) -> int:
    """The active inputs of every move's afterstate, each with its amount, in the order of the moves' numbers.

    Where those of each move end stands in `ends`, after a 0: moves share none.  The answer is how many moves there are,
    or -1 if there is no room.
    """
    list_moves(rules, position, playout)
    ends[0] = 0
    for index in range(playout.count):
        copy_into(position, after)
        play(rules, after, playout.code[index])
        list_inputs(rules, after, playout, sight, position.turn)
        used = ends[index]
        if index + 1 >= len(ends) or used + 2 * sight.count > len(inputs):
            return -1
        for number in range(sight.count):
            inputs[used + 2 * number] = sight.active[number]
            inputs[used + 2 * number + 1] = sight.amount[number]
        ends[index + 1] = used + 2 * sight.count
    return playout.count
