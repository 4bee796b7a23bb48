"""The kernel of Barricades: positions, walks, placings and whole games; plain Python that also compiles.

Points are numbers.  A walk is a precomputed path of the board: its last point and, as bits, those before it.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
PAWNS: Final = 5
CELLS: Final = 128
LAST_CELL: Final = 127
FACES: Final = 6
BASE: Final = 120
"""The place of a pawn in its house; the paths of house h begin at row BASE + h."""
NOWHERE: Final = 127
"""The place of the fifth pawn where a player has four."""
NOBODY: Final = -1
BARRICADE: Final = -2
LENGTHS: Final = 7
PATHS: Final = 3072
RUNS: Final = 870
LINKS: Final = 512
MOVES: Final = 160
WORD: Final = 64

LOT: Final = 0
OPENING: Final = 1
THROW: Final = 2
WALK: Final = 3
PLACE: Final = 4
OVER: Final = 5

ALLOWED: Final = 0
OWN_PAWN: Final = 1
GOAL_CLOSED: Final = 2
BARRICADED: Final = 3
NO_PATH: Final = 4
TAKEN: Final = 5
FORBIDDEN: Final = 6

# A move is start * CELLS + end; these two stand where a start would.
PLACING: Final = 124
PASSING: Final = 125

# Options: when a player who can move may stay (BA-8), which barricade of a wall can be hit (BA-6).
PASS_NEVER: Final = 0
PASS_ALWAYS: Final = 1
PASS_BLOCKED: Final = 2
WALLS_FIRST: Final = 0
WALLS_ANY: Final = 1

# What a move score is made of.
WINS: Final = 0
PROGRESS: Final = 1
RUNNER: Final = 2
CAPTURES: Final = 3
CAPTURED_WAY: Final = 4
HITS: Final = 5
ENTERS: Final = 6
RISK_TAKEN: Final = 7
RISK_LEFT: Final = 8
PASSES: Final = 9
DELAYS_LEADER: Final = 10
DELAYS_OTHERS: Final = 11
DELAYS_SELF: Final = 12
IN_FRONT: Final = 13
BESIDE_BARRICADE: Final = 14
BARRICADE_COST: Final = 15
FEATURES: Final = 16

# What `advance` answers: a move, less than nothing for a face of the die, or LOT_DRAWN less the empty house.
LOT_DRAWN: Final = -10

FAR: Final = 10000
WORST: Final = -1_000_000_000_000_000
ONE: Final = 1
MASK: Final = 0xFFFFFFFFFFFFFFFF
STRIDE: Final = 0x9E3779B97F4A7C15
FIRST_MIX: Final = 0xBF58476D1CE4E5B9
SECOND_MIX: Final = 0x94D049BB133111EB


def filled(value: int, count: int) -> list[int]:
    """So many times the same number."""
    return [value] * count


def padded(values: list[int], count: int) -> list[int]:
    """These numbers, then noughts."""
    return values + [0] * (count - len(values))


# State ------------------------------------------------------------------------------------------------------


class Rules:
    """A board, its options and the number of players, as tables."""

    def __init__(self, seats: int, pawns: int, goal: int) -> None:
        self.seats = seats
        self.pawns = pawns
        self.goal = goal
        self.points = 0
        self.places = 0
        self.may_pass = PASS_NEVER
        self.walls = WALLS_FIRST
        self.clear_last_row = 0
        self.ply_limit = 0
        self.path_first = filled(0, RUNS)
        self.path_end = filled(0, PATHS)
        self.path_low = filled(0, PATHS)
        self.path_high = filled(0, PATHS)
        self.path_way = filled(0, PATHS)
        self.near_first = filled(0, CELLS)
        self.near = filled(0, LINKS)
        self.distance = filled(0, CELLS)
        self.door = filled(0, SEATS)
        self.in_last_row = filled(0, CELLS)
        self.placeable = filled(0, CELLS)
        self.may_hold = filled(0, CELLS)

    def lay_paths(self, first: list[int], end: list[int], low: list[int], high: list[int], way: list[int]) -> None:
        """Paths by start, length and end; `first[start * LENGTHS + length]` is where each run begins.

        The points before the last are bits of two words, and in their order bytes of `way`, each one more than a point.
        """
        self.path_first = padded(first, RUNS)
        self.path_end = padded(end, PATHS)
        self.path_low = padded(low, PATHS)
        self.path_high = padded(high, PATHS)
        self.path_way = padded(way, PATHS)

    def lay_links(self, first: list[int], near: list[int], distance: list[int]) -> None:
        """The neighbours of each point, and its distance from the goal when no barricade stands."""
        self.points = len(distance)
        self.near_first = padded(first, CELLS)
        self.near = padded(near, LINKS)
        self.distance = padded(distance, CELLS)

    def lay_rows(self, doors: list[int], last_row: list[int], placeable: list[int]) -> None:
        """The first points of the houses, the last straight, and where a barricade may be put."""
        self.door = padded(doors, SEATS)
        self.in_last_row = [int(point in last_row) for point in range(CELLS)]
        self.placeable = padded(placeable, CELLS)
        self.places = len(placeable)
        self.may_hold = [int(point in placeable) for point in range(CELLS)]

    def choose(self, may_pass: int, walls: int, clear_last_row: int, ply_limit: int) -> None:
        """The options of the sheet; a limit of 0 is none."""
        self.may_pass = may_pass
        self.walls = walls
        self.clear_last_row = clear_last_row
        self.ply_limit = ply_limit


class Position:
    """Who stands where, and what is due.  The pawns of a seat are alike: they are kept in ascending order."""

    def __init__(self) -> None:
        self.pawn = filled(BASE, SEATS * PAWNS)
        self.owner = filled(NOBODY, CELLS)
        self.barricades_low = 0
        self.barricades_high = 0
        self.house = filled(NOBODY, SEATS)
        self.phase = LOT
        self.turn = 0
        self.die = 0
        self.turns = 0
        self.contenders = 0
        self.contender = filled(0, SEATS)
        self.throws = 0
        self.thrown = filled(0, SEATS)

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions."""
        return (
            tuple(self.pawn),
            tuple(self.house),
            tuple(self.contender),
            tuple(self.thrown),
            (self.barricades_low, self.barricades_high, self.phase, self.turn, self.die, self.turns),
            (self.contenders, self.throws),
        )

    def copy(self) -> Position:
        """Another position, the same."""
        other = Position()
        copy_into(self, other)
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


class MoveList:
    """Moves of the seat that is to act."""

    def __init__(self) -> None:
        self.count = 0
        self.code = filled(0, MOVES)


class Playout(MoveList):
    """What one game inside the engine needs and comes to; a seat that does not weigh plays at random."""

    def __init__(self) -> None:
        super().__init__()
        self.state = 0
        self.weighs = filled(0, SEATS)
        self.weight = filled(0, SEATS * FEATURES)
        self.cost = filled(0, CELLS)
        self.queue = filled(0, CELLS)
        self.queued = filled(0, CELLS)
        self.on_way = filled(0, CELLS)
        self.need = filled(0, SEATS)
        self.rate = filled(0, SEATS)
        self.left_from = NOBODY
        self.left = 0
        self.best = 0
        self.equals = 0
        self.chosen = 0
        self.plies = 0
        self.first = NOBODY
        self.captures = 0
        self.choices = 0
        self.blocked = 0
        self.leader = NOBODY
        self.lead_changes = 0
        self.held = filled(0, FACES)
        self.dead = filled(0, FACES)
        self.nearest = filled(FAR, SEATS)


def copy_into(source: Position, target: Position) -> None:
    """Make the target the same position as the source."""
    target.pawn[:] = source.pawn
    target.owner[:] = source.owner
    target.barricades_low = source.barricades_low
    target.barricades_high = source.barricades_high
    target.house[:] = source.house
    target.phase = source.phase
    target.turn = source.turn
    target.die = source.die
    target.turns = source.turns
    target.contenders = source.contenders
    target.contender[:] = source.contender
    target.throws = source.throws
    target.thrown[:] = source.thrown


# Setting up -------------------------------------------------------------------------------------------------


def owner_at(position: Position, point: int) -> int:
    """The seat whose pawn stands here, BARRICADE or NOBODY."""
    return position.owner[point]


def put_barricade(position: Position, point: int) -> None:
    """Stand a barricade on a free point."""
    position.owner[point] = BARRICADE
    if point < WORD:
        position.barricades_low |= ONE << point
    else:
        position.barricades_high |= ONE << (point - WORD)


def lift_barricade(position: Position, point: int) -> None:
    """Take the barricade off this point."""
    position.owner[point] = NOBODY
    if point < WORD:
        position.barricades_low &= ~(ONE << point)
    else:
        position.barricades_high &= ~(ONE << (point - WORD))


def put_pawn(position: Position, seat: int, start: int, end: int) -> None:
    """One pawn of a seat is now at `end` instead of `start`; the order of the seat's pawns is kept."""
    first = seat * PAWNS
    index = first
    while position.pawn[index] != start:
        index += 1
    while index < first + PAWNS - 1 and position.pawn[index + 1] < end:
        position.pawn[index] = position.pawn[index + 1]
        index += 1
    while index > first and position.pawn[index - 1] > end:
        position.pawn[index] = position.pawn[index - 1]
        index -= 1
    position.pawn[index] = end
    if end < BASE:
        position.owner[end] = seat


def sit(position: Position, seat: int, house: int) -> None:
    """This seat has this house."""
    position.house[seat] = house


def begin(rules: Rules, position: Position) -> None:
    """BA-1: all pawns in their houses; who has four has no fifth."""
    for index in range(SEATS * PAWNS):
        position.pawn[index] = NOWHERE
    for seat in range(rules.seats):
        for index in range(rules.pawns):
            position.pawn[seat * PAWNS + index] = BASE


def set_turn(position: Position, phase: int, turn: int, die: int, turns: int) -> None:
    """What is due, and whose turn it is."""
    position.phase = phase
    position.turn = turn
    position.die = die
    position.turns = turns


def call_contender(position: Position, seat: int) -> None:
    """BA-2: this seat throws for the beginning, after those called before it."""
    position.contender[position.contenders] = seat
    position.contenders += 1
    position.turn = position.contender[position.throws]


# Chance -----------------------------------------------------------------------------------------------------


def draw_empty_house(rules: Rules, position: Position, empty: int) -> None:
    """BA-1: the lot says which house stays empty; the players take the others from left to right."""
    for seat in range(rules.seats):
        position.house[seat] = seat if seat < empty else seat + 1
    open_throws(rules, position)


def open_throws(rules: Rules, position: Position) -> None:
    """BA-2: all throw."""
    position.phase = OPENING
    for seat in range(rules.seats):
        call_contender(position, seat)


def throw_die(position: Position, face: int) -> None:
    """A face for the seat whose turn it is, or for the next who throws for the beginning."""
    if position.phase == OPENING:
        position.thrown[position.throws] = face
        position.throws += 1
        if position.throws == position.contenders:
            settle_opening(position)
        else:
            position.turn = position.contender[position.throws]
    else:
        position.die = face
        position.phase = WALK


def settle_opening(position: Position) -> None:
    """BA-2: the highest begins and plays that number; the tied throw again among themselves."""
    highest = 0
    for index in range(position.contenders):
        highest = max(highest, position.thrown[index])
    kept = 0
    for index in range(position.contenders):
        if position.thrown[index] == highest:
            position.contender[kept] = position.contender[index]
            kept += 1
    for index in range(SEATS):
        position.thrown[index] = 0
        if index >= kept:
            position.contender[index] = 0
    position.turn = position.contender[0]
    position.contenders = kept
    position.throws = 0
    if kept == 1:
        position.contenders = 0
        position.contender[0] = 0
        position.die = highest
        position.phase = WALK


# Walking ----------------------------------------------------------------------------------------------------


def goal_closed(rules: Rules, position: Position) -> bool:
    """BA-9: an opponent's pawn on the last straight closes the goal, where that is played."""
    if not rules.clear_last_row:
        return False
    for index in range(rules.seats * PAWNS):
        if index // PAWNS != position.turn and rules.in_last_row[position.pawn[index]]:
            return True
    return False


def run_start(position: Position, start: int) -> int:
    """Where the paths from a place begin: those of the house for a pawn in it."""
    return start if start != BASE else BASE + position.house[position.turn]


def path_verdict(rules: Rules, position: Position, path: int) -> int:
    """Whether the seat whose turn it is may walk this path; pawns on the way are jumped (BA-5)."""
    if rules.path_low[path] & position.barricades_low or rules.path_high[path] & position.barricades_high:
        # BA-6: no barricade is jumped; one on the last point is hit
        return ALLOWED if rules.walls == WALLS_ANY and over_wall(rules, position, path) else BARRICADED
    end = rules.path_end[path]
    if position.owner[end] == position.turn:
        return OWN_PAWN  # BA-5
    if end == rules.goal and goal_closed(rules, position):
        return GOAL_CLOSED  # BA-9
    return ALLOWED


def over_wall(rules: Rules, position: Position, path: int) -> bool:
    """BA-6, any barricade of a wall: from the first that is reached on, barricades only, the last of which is hit."""
    reached = 0
    way = rules.path_way[path]
    while way:
        if position.owner[(way & 255) - 1] == BARRICADE:
            reached = 1
        elif reached:
            return False
        way >>= 8
    return position.owner[rules.path_end[path]] == BARRICADE


def walk_verdict(rules: Rules, position: Position, start: int, end: int) -> int:
    """The verdict on the best path of the number thrown from one place to another."""
    run = run_start(position, start) * LENGTHS + position.die
    found = NO_PATH
    for path in range(rules.path_first[run], rules.path_first[run + 1]):
        if rules.path_end[path] == end:
            found = min(found, path_verdict(rules, position, path))
    return found


def list_walks(rules: Rules, position: Position, moves: MoveList) -> None:
    """Every walk of the seat whose turn it is, each start and end once; not the pass."""
    moves.count = 0
    first = position.turn * PAWNS
    for index in range(first, first + rules.pawns):
        if index == first or position.pawn[index] != position.pawn[index - 1]:
            list_walks_from(rules, position, moves, position.pawn[index])


def list_walks_from(rules: Rules, position: Position, moves: MoveList, start: int) -> None:
    """Every walk of one pawn.  BA-4: paths of exactly the number thrown, no point touched twice."""
    run = run_start(position, start) * LENGTHS + position.die
    listed = NOBODY
    for path in range(rules.path_first[run], rules.path_first[run + 1]):
        if rules.path_end[path] != listed and path_verdict(rules, position, path) == ALLOWED:
            listed = rules.path_end[path]
            moves.code[moves.count] = start * CELLS + listed
            moves.count += 1


def may_stay(rules: Rules, position: Position, moves: MoveList) -> bool:
    """BA-8: whether the pass stands beside the walks in this list; who cannot walk loses the turn."""
    if moves.count == 0 or rules.may_pass == PASS_ALWAYS:
        return True
    if rules.may_pass == PASS_NEVER or nearer_walk(rules, moves) != NOBODY:
        return False
    return before_goal(rules, position) == NOBODY


def nearer_walk(rules: Rules, moves: MoveList) -> int:
    """The first of these walks that brings a pawn nearer to the goal, barricades or not, or brings one in."""
    for index in range(moves.count):
        start = moves.code[index] // CELLS
        if start == BASE or rules.distance[moves.code[index] % CELLS] < rules.distance[start]:
            return moves.code[index]
    return NOBODY


def before_goal(rules: Rules, position: Position) -> int:
    """The first pawn of the seat whose turn it is that stands before the goal, or nobody."""
    first = position.turn * PAWNS
    for index in range(first, first + rules.pawns):
        if position.pawn[index] < BASE and stands_before_goal(rules, position, position.pawn[index]):
            return position.pawn[index]
    return NOBODY


def stands_before_goal(rules: Rules, position: Position, point: int) -> bool:
    """BA-8: whether a way without barricades leads to the goal in fewer points than were thrown."""
    run = point * LENGTHS
    for path in range(rules.path_first[run + 1], rules.path_first[run + position.die]):
        if rules.path_end[path] == rules.goal:
            if not (rules.path_low[path] & position.barricades_low or rules.path_high[path] & position.barricades_high):
                return True
    return False


def walk(rules: Rules, position: Position, start: int, end: int) -> int:
    """A legal walk; answers who or what stood on its last point."""
    seat = position.turn
    met = position.owner[end]
    if start != BASE:
        position.owner[start] = NOBODY
    if met == BARRICADE:
        lift_barricade(position, end)
    elif met != NOBODY:
        put_pawn(position, met, end, BASE)  # BA-5
    put_pawn(position, seat, start, end)
    if met == BARRICADE:
        position.die = 0
        position.phase = PLACE  # BA-6: part of the same turn
    elif end == rules.goal:
        position.die = 0
        position.turns += 1
        position.phase = OVER  # BA-7
    else:
        end_turn(rules, position)
    return met


def end_turn(rules: Rules, position: Position) -> None:
    """BA-2, BA-10: the next house throws, whatever was thrown; at the limit of turns the game is a draw."""
    position.die = 0
    position.turns += 1
    if position.turns == rules.ply_limit:
        position.phase = OVER
    else:
        position.turn = (position.turn + 1) % rules.seats
        position.phase = THROW


# Placing ----------------------------------------------------------------------------------------------------


def place_verdict(rules: Rules, position: Position, point: int) -> int:
    """BA-6: any free point but the first row and the goal."""
    if position.owner[point] != NOBODY:
        return TAKEN
    return ALLOWED if rules.may_hold[point] else FORBIDDEN


def list_places(rules: Rules, position: Position, moves: MoveList) -> None:
    """Every point that the barricade may be put on."""
    moves.count = 0
    for index in range(rules.places):
        if place_verdict(rules, position, rules.placeable[index]) == ALLOWED:
            moves.code[moves.count] = PLACING * CELLS + rules.placeable[index]
            moves.count += 1


def list_moves(rules: Rules, position: Position, moves: MoveList) -> None:
    """Every legal move of the seat that is to act."""
    moves.count = 0
    if position.phase == PLACE:
        list_places(rules, position, moves)
    elif position.phase == WALK:
        list_walks(rules, position, moves)
        if may_stay(rules, position, moves):
            moves.code[moves.count] = PASSING * CELLS
            moves.count += 1


def play(rules: Rules, position: Position, move: int) -> int:
    """A legal move; answers who or what stood where a walk ended."""
    start = move // CELLS
    end = move % CELLS
    if start == PLACING:
        put_barricade(position, end)
        end_turn(rules, position)
        return NOBODY
    if start == PASSING:
        end_turn(rules, position)
        return NOBODY
    return walk(rules, position, start, end)


# Scores -----------------------------------------------------------------------------------------------------


def survey(rules: Rules, position: Position, playout: Playout, toll: int) -> None:
    """How far each point is from the goal when every barricade on the way costs a toll."""
    for point in range(rules.points):
        playout.cost[point] = FAR
    playout.cost[rules.goal] = 0
    playout.queue[0] = rules.goal
    head = 0
    tail = 1
    while head != tail:
        point = playout.queue[head & LAST_CELL]
        head += 1
        playout.queued[point] = 0
        cost = playout.cost[point] + 1
        if position.owner[point] == BARRICADE:
            cost += toll
        for link in range(rules.near_first[point], rules.near_first[point + 1]):
            other = rules.near[link]
            if cost < playout.cost[other]:
                playout.cost[other] = cost
                if not playout.queued[other]:
                    playout.queued[other] = 1
                    playout.queue[tail & LAST_CELL] = other
                    tail += 1


def cost_at(rules: Rules, position: Position, playout: Playout, seat: int, place: int) -> int:
    """The cost of a place to a pawn of this seat; a house lies one step before its first point."""
    return playout.cost[rules.door[position.house[seat]]] + 1 if place == BASE else playout.cost[place]


def best_cost(rules: Rules, position: Position, playout: Playout, seat: int) -> int:
    """The cost left to the most advanced pawn of a seat."""
    best = FAR
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        best = min(best, cost_at(rules, position, playout, seat, position.pawn[index]))
    return best


def best_point(rules: Rules, position: Position, playout: Playout, seat: int) -> int:
    """Where the most advanced pawn of a seat stands, or will come out."""
    best = BASE
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        place = position.pawn[index]
        cost = cost_at(rules, position, playout, seat, place)
        if cost < cost_at(rules, position, playout, seat, best):
            best = place
    return rules.door[position.house[seat]] if best == BASE else best


def exposure(rules: Rules, position: Position, point: int) -> int:
    """In how many ways an opponent on the board could land here."""
    found = 0
    for path in range(rules.path_first[point * LENGTHS + 1], rules.path_first[point * LENGTHS + LENGTHS]):
        owner = position.owner[rules.path_end[path]]
        if owner >= 0 and owner != position.turn:
            if not (rules.path_low[path] & position.barricades_low or rules.path_high[path] & position.barricades_high):
                found += 1
    return found


def walked(rules: Rules, point: int) -> int:
    """What is lost by a pawn that is sent home from here."""
    return rules.distance[rules.door[0]] + 1 - rules.distance[point]


def score_walk(rules: Rules, position: Position, playout: Playout, start: int, end: int) -> int:
    """The worth of a walk."""
    seat = position.turn
    row = seat * FEATURES
    if end == rules.goal:
        return playout.weight[row + WINS]
    before = cost_at(rules, position, playout, seat, start)
    score = playout.weight[row + PROGRESS] * (before - playout.cost[end])
    if playout.cost[end] < playout.need[seat]:
        score += playout.weight[row + RUNNER]
    met = position.owner[end]
    if met >= 0:
        score += playout.weight[row + CAPTURES] + playout.weight[row + CAPTURED_WAY] * walked(rules, end)
    elif met == BARRICADE:
        score += playout.weight[row + HITS]
    if start == BASE:
        score += playout.weight[row + ENTERS]
    else:
        score += playout.weight[row + RISK_LEFT] * risk_left(rules, position, playout, start)
    return score + playout.weight[row + RISK_TAKEN] * exposure(rules, position, end) * walked(rules, end)


def risk_left(rules: Rules, position: Position, playout: Playout, start: int) -> int:
    """What stands at risk where a pawn stands; its walks come one after another in the list."""
    if playout.left_from != start:
        playout.left_from = start
        playout.left = exposure(rules, position, start) * walked(rules, start)
    return playout.left


def mark_way(rules: Rules, position: Position, playout: Playout, seat: int, toll: int) -> None:
    """Mark one cheapest way of a seat's best pawn to the goal: a barricade elsewhere does not delay it."""
    point = best_point(rules, position, playout, seat)
    while point != rules.goal:
        best = point
        least = FAR
        for link in range(rules.near_first[point], rules.near_first[point + 1]):
            other = rules.near[link]
            cost = playout.cost[other]
            if position.owner[other] == BARRICADE:
                cost += toll
            if cost < least:
                least = cost
                best = other
        point = best
        playout.on_way[point] |= 1 << seat


def leading_opponent(rules: Rules, position: Position, playout: Playout) -> int:
    """The opponent with the least cost left."""
    leader = NOBODY
    for seat in range(rules.seats):
        if seat != position.turn and (leader == NOBODY or playout.need[seat] < playout.need[leader]):
            leader = seat
    return leader


def mark_ways(rules: Rules, position: Position, playout: Playout) -> None:
    """Without the barricade in hand: what everybody needs, by which way, and what a delay of each is worth."""
    row = position.turn * FEATURES
    toll = playout.weight[row + BARRICADE_COST]
    survey(rules, position, playout, toll)
    for point in range(rules.points):
        playout.on_way[point] = 0
    for seat in range(rules.seats):
        playout.need[seat] = best_cost(rules, position, playout, seat)
        playout.rate[seat] = playout.weight[row + DELAYS_OTHERS]
        mark_way(rules, position, playout, seat, toll)
    playout.rate[leading_opponent(rules, position, playout)] = playout.weight[row + DELAYS_LEADER]
    playout.rate[position.turn] = playout.weight[row + DELAYS_SELF]


def most_delay(rules: Rules, position: Position, playout: Playout, point: int) -> int:
    """What a barricade on this point can be worth at most: it costs nobody more than its toll."""
    most = 0
    toll = playout.weight[position.turn * FEATURES + BARRICADE_COST]
    for seat in range(rules.seats):
        if playout.on_way[point] >> seat & 1 and playout.rate[seat] > 0:
            most += playout.rate[seat] * toll
    return most


def score_delay(rules: Rules, position: Position, playout: Playout, point: int) -> int:
    """The worth of what a barricade on this point costs each seat."""
    score = 0
    put_barricade(position, point)
    survey(rules, position, playout, playout.weight[position.turn * FEATURES + BARRICADE_COST])
    lift_barricade(position, point)
    for seat in range(rules.seats):
        delay = best_cost(rules, position, playout, seat) - playout.need[seat]
        score += playout.rate[seat] * delay
    return score


def score_spot(rules: Rules, position: Position, playout: Playout, point: int) -> int:
    """The worth of what stands beside this point: opponents in front of it, other barricades."""
    row = position.turn * FEATURES
    score = 0
    for link in range(rules.near_first[point], rules.near_first[point + 1]):
        other = rules.near[link]
        owner = position.owner[other]
        if owner == BARRICADE:
            score += playout.weight[row + BESIDE_BARRICADE]
        elif owner >= 0 and owner != position.turn and rules.distance[other] > rules.distance[point]:
            score += playout.weight[row + IN_FRONT]
    return score


# Choosing ---------------------------------------------------------------------------------------------------


def draw(playout: Playout, count: int) -> int:
    """A number below `count` from the playout's own generator (splitmix)."""
    playout.state = (playout.state + STRIDE) & MASK
    mixed = playout.state
    mixed = ((mixed ^ (mixed >> 30)) * FIRST_MIX) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * SECOND_MIX) & MASK
    mixed = mixed ^ (mixed >> 31)
    return ((mixed >> 32) * count) >> 32


def draw_place(rules: Rules, position: Position, playout: Playout) -> int:
    """A point for the barricade, each free one as likely as any other."""
    point = rules.placeable[draw(playout, rules.places)]
    while place_verdict(rules, position, point) != ALLOWED:
        point = rules.placeable[draw(playout, rules.places)]
    return PLACING * CELLS + point


def score_move(rules: Rules, position: Position, playout: Playout, move: int) -> int:
    """The worth of a walk or a pass to the seat that is to act."""
    if move // CELLS == PASSING:
        return playout.weight[position.turn * FEATURES + PASSES]
    return score_walk(rules, position, playout, move // CELLS, move % CELLS)


def score_place(rules: Rules, position: Position, playout: Playout, point: int, best: int) -> int:
    """The worth of a placing, or something less than `best` when it cannot be worth as much."""
    spot = score_spot(rules, position, playout, point)
    if not playout.on_way[point] or spot + most_delay(rules, position, playout, point) < best:
        return spot
    return spot + score_delay(rules, position, playout, point)


def keep_best(playout: Playout, move: int, score: int) -> None:
    """Keep the move with the greatest score; among equals each is as likely as any other."""
    if playout.equals == 0 or score > playout.best:
        playout.best = score
        playout.equals = 0
    if score == playout.best:
        playout.equals += 1
        if playout.equals == 1 or draw(playout, playout.equals) == 0:
            playout.chosen = move


def weigh_walks(rules: Rules, position: Position, playout: Playout) -> int:
    """The best of the listed walks, or the pass."""
    survey(rules, position, playout, playout.weight[position.turn * FEATURES + BARRICADE_COST])
    playout.need[position.turn] = best_cost(rules, position, playout, position.turn)
    playout.left_from = NOBODY
    playout.equals = 0
    for index in range(playout.count):
        move = playout.code[index]
        keep_best(playout, move, score_move(rules, position, playout, move))
    return playout.chosen


def weigh_places(rules: Rules, position: Position, playout: Playout) -> int:
    """The best point for the barricade."""
    list_places(rules, position, playout)
    mark_ways(rules, position, playout)
    playout.equals = 0
    playout.best = WORST
    for index in range(playout.count):
        point = playout.code[index] % CELLS
        score = score_place(rules, position, playout, point, playout.best)
        keep_best(playout, playout.code[index], score)
    return playout.chosen


def pick_place(rules: Rules, position: Position, playout: Playout) -> int:
    """Where the seat that is to act puts the barricade; there is always more than one free point."""
    playout.choices += 1
    if playout.weighs[position.turn]:
        return weigh_places(rules, position, playout)
    return draw_place(rules, position, playout)


def pick_walk(rules: Rules, position: Position, playout: Playout) -> int:
    """The walk, or the pass, of the seat that is to act."""
    list_moves(rules, position, playout)
    if playout.count == 1:
        if playout.code[0] == PASSING * CELLS:
            playout.blocked += 1
            playout.dead[position.die - 1] += 1
        return playout.code[0]
    playout.choices += 1
    if playout.weighs[position.turn]:
        return weigh_walks(rules, position, playout)
    return playout.code[draw(playout, playout.count)]


# Whole games ------------------------------------------------------------------------------------------------


def set_weight(playout: Playout, seat: int, feature: int, weight: int) -> None:
    """Let this seat choose by weights, and set one of them."""
    playout.weighs[seat] = 1
    playout.weight[seat * FEATURES + feature] = weight


def reset(playout: Playout, state: int) -> None:
    """Ready for another game, with the generator in this state."""
    playout.state = state
    playout.plies = 0
    playout.first = NOBODY
    playout.captures = 0
    playout.choices = 0
    playout.blocked = 0
    playout.leader = NOBODY
    playout.lead_changes = 0
    for face in range(FACES):
        playout.held[face] = 0
        playout.dead[face] = 0
    for seat in range(SEATS):
        playout.nearest[seat] = FAR


def advance(rules: Rules, position: Position, playout: Playout) -> int:
    """The next thing that happens, chance or a decision."""
    if position.phase == LOT:
        empty = draw(playout, SEATS)
        draw_empty_house(rules, position, empty)
        return LOT_DRAWN - empty
    if position.phase == OPENING or position.phase == THROW:
        face = draw(playout, FACES) + 1
        throw_die(position, face)
        if position.phase == WALK:
            note_throw(position, playout)
        return -face
    return decide(rules, position, playout)


def note_throw(position: Position, playout: Playout) -> None:
    """A number that is to be walked."""
    playout.held[position.die - 1] += 1
    if playout.first == NOBODY:
        playout.first = position.turn


def decide(rules: Rules, position: Position, playout: Playout) -> int:
    """One ply."""
    seat = position.turn
    playout.plies += 1
    if position.phase == PLACE:
        move = pick_place(rules, position, playout)
        play(rules, position, move)
        return move
    move = pick_walk(rules, position, playout)
    met = play(rules, position, move)
    if met >= 0:
        playout.captures += 1
        playout.nearest[met] = nearest_pawn(rules, position, met)
    playout.nearest[seat] = nearest_pawn(rules, position, seat)
    note_leader(rules, playout)
    return move


def nearest_pawn(rules: Rules, position: Position, seat: int) -> int:
    """How many links the most advanced pawn of a seat on the board is away from the goal."""
    nearest = FAR
    for index in range(seat * PAWNS, seat * PAWNS + rules.pawns):
        if position.pawn[index] < BASE:
            nearest = min(nearest, rules.distance[position.pawn[index]])
    return nearest


def note_leader(rules: Rules, playout: Playout) -> None:
    """The lead changes when another seat alone is nearest to the goal."""
    leader = 0
    alone = 1
    for seat in range(1, rules.seats):
        if playout.nearest[seat] < playout.nearest[leader]:
            leader = seat
            alone = 1
        elif playout.nearest[seat] == playout.nearest[leader]:
            alone = 0
    if alone and leader != playout.leader:
        if playout.leader != NOBODY:
            playout.lead_changes += 1
        playout.leader = leader


def play_game(rules: Rules, start: Position, position: Position, playout: Playout) -> None:
    """A whole game from a start; the position becomes its last one."""
    copy_into(start, position)
    while position.phase != OVER:
        advance(rules, position, playout)
