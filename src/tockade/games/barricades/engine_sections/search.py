"""Search: every face of the coming throws, and for each the move that is best for who throws.

A position is worth to each seat its chance by a network, or without one its share of the strengths of all: the nearer
its pawns are to the goal, barricades on the way counted as steps, the stronger it is.  Only the moves that look best
are looked into.
"""

from __future__ import annotations

from tockade.games.barricades.constants import (
    COSTS,
    FACES,
    NOBODY,
    OVER,
    PAWNS,
    PLACE,
    SHARES,
    TEMPO,
    TEMPO_UNIT,
    THROW,
    WORST,
)
from tockade.games.barricades.engine_sections.c_stand_ins import Long, lengthen
from tockade.games.barricades.engine_sections.chance import throw_die
from tockade.games.barricades.engine_sections.cheapest_ways_to_goal import mark_all_ways
from tockade.games.barricades.engine_sections.distances_to_goal import cost_at, resurvey
from tockade.games.barricades.engine_sections.features import Sight, last_mover, list_inputs
from tockade.games.barricades.engine_sections.legal_moves import list_moves
from tockade.games.barricades.engine_sections.move_scores import mark_ways
from tockade.games.barricades.engine_sections.network import Network, chance_in, score_seats
from tockade.games.barricades.engine_sections.packed_numbers import move_end
from tockade.games.barricades.engine_sections.playing import play
from tockade.games.barricades.engine_sections.positions import Position, copy_into
from tockade.games.barricades.engine_sections.rule_tables import Rules
from tockade.games.barricades.engine_sections.scratch import Playout
from tockade.games.barricades.engine_sections.search_scratch import Level, Search


def search_moves(rules: Rules, search: Search, start: Position, throws: int) -> int:
    """The number of the best legal move, looking so many throws ahead."""
    search.nodes = 0
    copy_into(start, search.top.position)
    list_moves(rules, search.top.position, search.top.moves)
    on_ways = search.learned and mark_useful(rules, search, search.top, search.playout)
    look_at_moves(rules, search, search.top, search.top.deeper, search.playout, on_ways)
    return best_of(rules, search, search.top, search.top.deeper, throws, search.widest)


def weigh_position(rules: Rules, search: Search, start: Position, throws: int) -> None:
    """What a position is worth to each seat, looking so many throws ahead; `worth_to` tells it."""
    copy_into(start, search.top.position)
    weigh(rules, search, search.top, throws)


def worth_to(search: Search, seat: int) -> Long:
    """A seat's share of what all seats together are worth in the position that was weighed."""
    return search.top.worth[seat]


def weigh(rules: Rules, search: Search, level: Level, throws: int) -> None:
    """What a level's position is worth to each seat, looking so many throws ahead."""
    if level.position.phase == OVER:
        weigh_end(rules, level)
    elif level.position.phase != THROW:
        weigh_moves(rules, search, level, level.deeper, throws)
    elif throws:
        weigh_throw(rules, search, level, level.deeper, throws)
    else:
        weigh_standing(rules, search, level.position, search.playout, level)


def weigh_end(rules: Rules, level: Level) -> None:
    """All for the winner; at the limit of turns everybody's share is the same."""
    winner = level.position.owner[rules.goal]
    for seat in range(rules.seats):
        level.worth[seat] = SHARES // rules.seats if winner == NOBODY else SHARES if winner == seat else 0


def weigh_throw(rules: Rules, search: Search, level: Level, deeper: Level, throws: int) -> None:
    """The mean over the faces of the die."""
    for seat in range(rules.seats):
        level.worth[seat] = 0
    for face in range(1, FACES + 1):
        copy_into(level.position, deeper.position)
        throw_die(deeper.position, face)
        weigh(rules, search, deeper, throws - 1)
        for seat in range(rules.seats):
            level.worth[seat] += deeper.worth[seat]
    for seat in range(rules.seats):
        level.worth[seat] = level.worth[seat] // FACES


def weigh_moves(rules: Rules, search: Search, level: Level, deeper: Level, throws: int) -> None:
    """What the best move of the seat that is to act brings everybody."""
    list_moves(rules, level.position, level.moves)
    on_ways = mark_useful(rules, search, level, search.playout)
    look_at_moves(rules, search, level, deeper, search.playout, on_ways)
    best_of(rules, search, level, deeper, throws, search.width)


def try_move(rules: Rules, level: Level, deeper: Level, number: int) -> None:
    """The position after a listed move, one level below."""
    copy_into(level.position, deeper.position)
    play(rules, deeper.position, level.moves.code[number])


def look_at_moves(rules: Rules, search: Search, level: Level, deeper: Level, playout: Playout, on_ways: bool) -> None:
    """What each listed move looks like to the seat that is to act, before anybody throws; perhaps only those marked."""
    seat = level.position.turn
    for number in range(level.moves.count):
        if on_ways and not playout.on_way[move_end(level.moves.code[number])]:
            level.looks[number] = WORST
            continue
        try_move(rules, level, deeper, number)
        if deeper.position.phase == PLACE:
            weigh_standing(rules, search, deeper.position, search.playout, deeper)
        else:
            weigh(rules, search, deeper, 0)
        level.looks[number] = deeper.worth[seat]


def best_of(rules: Rules, search: Search, level: Level, deeper: Level, throws: int, width: int) -> int:
    """The best of the listed moves, and its worth: those that look best are looked into, one after the other."""
    seat = level.position.turn
    best = WORST
    found = 0
    for _tried in range(min(width, level.moves.count)):
        number = best_look(level)
        if level.looks[number] == WORST:
            break
        level.looks[number] = WORST
        try_move(rules, level, deeper, number)
        weigh(rules, search, deeper, throws)
        if deeper.worth[seat] > best:
            best = deeper.worth[seat]
            level.worth[:] = deeper.worth
            found = number
    return found


def best_look(level: Level) -> int:
    """The listed move that looks best, the first among equals."""
    found = 0
    for number in range(1, level.moves.count):
        if level.looks[number] > level.looks[found]:
            found = number
    return found


def mark_useful(rules: Rules, search: Search, level: Level, playout: Playout) -> bool:
    """Mark somebody's cheapest ways; whether a barricade may be put on one: elsewhere it delays nobody."""
    if level.position.phase != PLACE:
        return False
    if search.learned:
        mark_all_ways(rules, level.position, playout)
    else:
        mark_ways(rules, level.position, playout)
    for number in range(level.moves.count):
        if playout.on_way[move_end(level.moves.code[number])]:
            return True
    return False


# Standing: what a position looks like before anybody throws.


def weigh_standing(rules: Rules, search: Search, position: Position, playout: Playout, level: Level) -> None:
    """Everybody's chance by the network, or their share of the strengths."""
    search.nodes += 1
    if search.learned:
        weigh_by_network(rules, position, playout, search.sight, search.network, level)
    else:
        weigh_strengths(rules, search, position, playout, level)


def weigh_by_network(
    rules: Rules, position: Position, playout: Playout, sight: Sight, network: Network, level: Level
) -> None:
    """Everybody's chance, through the eyes of who moved last."""
    viewer = last_mover(rules, position)
    list_inputs(rules, position, playout, sight, viewer)
    score_seats(network, sight)
    total = lengthen(0)
    for offset in range(rules.seats):
        total += chance_in(network, offset)
    for offset in range(rules.seats):
        level.worth[(viewer + offset) % rules.seats] = chance_in(network, offset) * SHARES // total


def weigh_strengths(rules: Rules, search: Search, position: Position, playout: Playout, level: Level) -> None:
    """Everybody's share of the strengths."""
    resurvey(rules, position, playout, search.toll)
    total = lengthen(1)
    for seat in range(rules.seats):
        level.worth[seat] = seat_strength(rules, search, position, playout, seat)
        total += level.worth[seat]
    for seat in range(rules.seats):
        level.worth[seat] = level.worth[seat] * SHARES // total


def seat_strength(rules: Rules, search: Search, position: Position, playout: Playout, seat: int) -> Long:
    """How strong a seat's pawns are together; who is about to throw is stronger."""
    strength = pawn_strength(rules, search, position, playout, seat, 0)
    for index in range(1, rules.pawns):
        strength += pawn_strength(rules, search, position, playout, seat, index)
    if seat == position.turn:
        strength = strength * TEMPO // TEMPO_UNIT
    return strength


def pawn_strength(rules: Rules, search: Search, position: Position, playout: Playout, seat: int, index: int) -> Long:
    """How strong one pawn is: the less its way costs, the more."""
    cost = cost_at(rules, position, playout, seat, position.pawn[seat * PAWNS + index])
    return search.strength[min(cost, COSTS - 1)]
