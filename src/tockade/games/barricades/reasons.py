"""Why a move of Barricades is not legal: the rule, and the points and pawns that make it apply."""

from __future__ import annotations

from tockade.game_types import LEGAL, Pawn, StepKind, Verdict, VerdictKind
from tockade.games.barricades import engine
from tockade.games.barricades.boards import Board
from tockade.games.barricades.constants import (
    ALLOWED,
    BARRICADE,
    BARRICADED,
    BASE,
    GOAL_CLOSED,
    LOT,
    NO_PATH,
    NOBODY,
    OVER,
    PASS_BLOCKED,
    PASSING,
    PLACE,
    TAKEN,
    WALK,
    WALLS_ANY,
)
from tockade.games.barricades.move_notation import Move, codes, of_code
from tockade.games.barricades.path_tables import Path, paths, walks
from tockade.games.barricades.position import pawns_of


class Reasons:
    """Verdicts on the moves of one seat in one position."""

    def __init__(self, board: Board, rules: engine.Rules, position: engine.Position, seat: int) -> None:
        self.board = board
        self.rules = rules
        self.position = position
        self.seat = seat

    def verdict(self, move: Move) -> Verdict:
        """Legal, or the first reason why not."""
        refused = self._turn() or self._phase(move)
        if refused:
            return refused
        if move.kind is StepKind.PASS:
            return self._pass()
        if move.kind is StepKind.BARRICADE:
            return self._placing(self.board.number[move.end])
        start = BASE if move.kind is StepKind.ENTER else self.board.number[move.start]
        return self._walk(start, self.board.number[move.end])

    def dead_throw(self) -> tuple[Verdict, ...]:
        """Why each way of walking the number thrown fails, when all do."""
        if self._turn() or codes(self.rules, self.position) != [engine.make_move(PASSING, 0)]:
            return ()
        own = dict.fromkeys(pawns_of(self.rules, self.position, self.seat))
        ends = dict.fromkeys((start, path[-1]) for start in own for path in self._paths(start))
        return tuple(dict.fromkeys(self._walk(start, end) for start, end in ends))

    # turn and phase

    def _turn(self) -> Verdict | None:
        position = self.position
        if position.phase == OVER:
            if engine.owner_at(position, self.rules.goal) == NOBODY:
                return Verdict(VerdictKind.LIMIT_REACHED, number=self.rules.ply_limit)
            return Verdict(VerdictKind.GAME_OVER, "BA-7")
        if position.phase not in (WALK, PLACE):
            return Verdict(VerdictKind.CHANCE_DUE, "BA-1" if position.phase == LOT else "BA-2")
        if self.seat != position.turn:
            return Verdict(VerdictKind.NOT_YOUR_TURN, "BA-2", seats=(position.turn,))
        return None

    def _phase(self, move: Move) -> Verdict | None:
        if (self.position.phase == PLACE) == (move.kind is StepKind.BARRICADE):
            return None
        return Verdict(VerdictKind.WRONG_PHASE, "BA-6", move=self._expected())

    def _expected(self) -> str:
        return of_code(codes(self.rules, self.position)[0], self.board).text

    # a walk: the pawn, the number, the path, the landing

    def _walk(self, start: int, end: int) -> Verdict:
        refused = self._pawn(start)
        if refused:
            return refused
        found = engine.walk_verdict(self.rules, self.position, start, end)
        if found == ALLOWED:
            return LEGAL
        if found == NO_PATH:
            return self._turned_round(start, end) or self._wrong_throw(start)
        if found == BARRICADED:
            beyond = self.rules.walls == WALLS_ANY
            kind = VerdictKind.BEYOND_BARRICADE if beyond else VerdictKind.BARRICADE_IN_THE_WAY
            return Verdict(kind, "BA-6", places=self._barricades(start, end))
        if found == GOAL_CLOSED:
            return Verdict(VerdictKind.GOAL_CLOSED, "BA-9", pawns=self._closers())
        return Verdict(VerdictKind.OWN_PAWN_ON_LANDING, "BA-5", pawns=(self._pawn_at(end),))

    def _wrong_throw(self, start: int) -> Verdict:
        """BA-4, BA-3: what the number could reach from there."""
        listed = engine.MoveList()
        engine.list_walks_from(self.rules, self.position, listed, start)
        reached = tuple(self.board.names[engine.move_end(code)] for code in listed.code[: listed.count])
        rule = "BA-3" if start == BASE else "BA-4"
        return Verdict(VerdictKind.WRONG_THROW, rule, places=reached, number=self.position.die)

    def _pawn(self, start: int) -> Verdict | None:
        """BA-3, BA-8: a pawn in the house, or one of one's own on that point."""
        if start == BASE:
            waiting = BASE in pawns_of(self.rules, self.position, self.seat)
            return None if waiting else Verdict(VerdictKind.NO_PAWN_IN_BASE, "BA-3")
        owner = engine.owner_at(self.position, start)
        if owner < 0:
            return Verdict(VerdictKind.NO_PAWN_THERE, "BA-8", places=(self.board.names[start],))
        if owner != self.seat:
            return Verdict(VerdictKind.NOT_YOUR_PAWN, "BA-8", pawns=(self._pawn_at(start),))
        return None

    def _pawn_at(self, point: int) -> Pawn:
        return Pawn(engine.owner_at(self.position, point), self.board.names[point])

    def _origin(self, start: int) -> tuple[int, int]:
        """Where a walk is counted from, and how many links: from a house, D is the first point (BA-3)."""
        if start == BASE:
            return self.board.doors[self.position.house[self.seat]], self.position.die - 1
        return start, self.position.die

    def _paths(self, start: int) -> list[Path]:
        return paths(self.board.neighbours(), *self._origin(start))

    def _turned_round(self, start: int, end: int) -> Verdict | None:
        """BA-4: a walk of the number thrown that would come back to where it began."""
        if start != end or end not in [walk[-1] for walk in walks(self.board.neighbours(), start, self.position.die)]:
            return None
        return Verdict(VerdictKind.TURNED_ROUND, "BA-4", places=(self.board.names[end],))

    def _barricades(self, start: int, end: int) -> tuple[str, ...]:
        """The barricade that each path meets first."""
        owner = self.position.owner
        ways = [path[start != BASE : -1] for path in self._paths(start) if path[-1] == end]
        met = [next(point for point in way if owner[point] == BARRICADE) for way in ways]
        return tuple(self.board.names[point] for point in sorted(set(met)))

    def _closers(self) -> tuple[Pawn, ...]:
        owner = self.position.owner
        others = [point for point in self.board.last_row if owner[point] not in (self.seat, NOBODY, BARRICADE)]
        return tuple(self._pawn_at(point) for point in others)

    # a placing, a pass

    def _placing(self, point: int) -> Verdict:
        found = engine.place_verdict(self.rules, self.position, point)
        if found == ALLOWED:
            return LEGAL
        kind = VerdictKind.PLACE_TAKEN if found == TAKEN else VerdictKind.PLACE_FORBIDDEN
        return Verdict(kind, "BA-6", places=(self.board.names[point],))

    def _pass(self) -> Verdict:
        if engine.make_move(PASSING, 0) in codes(self.rules, self.position):
            return LEGAL
        if self.rules.may_pass == PASS_BLOCKED:
            return self._not_blocked()
        return Verdict(VerdictKind.MUST_MOVE, "BA-8", number=self.position.die, move=self._expected())

    def _not_blocked(self) -> Verdict:
        """A pawn can be brought nearer to the goal, or else one stands before it and goes back."""
        die, walks = self.position.die, engine.MoveList()
        engine.list_walks(self.rules, self.position, walks)
        nearer = engine.nearer_walk(self.rules, walks)
        if nearer != NOBODY:
            return Verdict(VerdictKind.MUST_ADVANCE, "BA-8", number=die, move=of_code(nearer, self.board).text)
        own = [point for point in pawns_of(self.rules, self.position, self.seat) if point != BASE]
        before = [point for point in own if engine.stands_before_goal(self.rules, self.position, point)]
        pawns = tuple(self._pawn_at(point) for point in before)
        return Verdict(VerdictKind.MUST_GO_BACK, "BA-8", pawns=pawns, number=die, move=self._expected())
