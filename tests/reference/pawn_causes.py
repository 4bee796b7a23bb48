"""What stands against a card's use on the board: the pawn, the way, the path, the landing, a 7 left incomplete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.reference import tock
from tests.reference.board import Board, Pawn
from tests.reference.causes import Cause
from tests.reference.places import (
    BASE,
    arrival_of,
    central,
    corner,
    exit_of,
    in_house,
    name_of,
    number_of,
    on_ring,
    room_of,
)
from tests.reference.race_spelling import Part, Spelled
from tests.reference.rule_ids import rule_of
from tests.reference.sheet import JSON, Sheet
from tests.reference.walking import Manner, Walk, forwards

TIJOU_STEPS = {"A": (1,), "2": (2, -2), "4": (-4,), "Q": (12,), "K": (13,)} | {
    card: (int(card),) for card in ("3", "5", "6", "7", "8", "9", "10")
}


class Trial(NamedTuple):
    """A use of a card that is tried on a board."""

    board: Board
    seat: int
    colour: int
    move: Spelled

    @property
    def sheet(self) -> Sheet:
        return self.board.sheet

    @property
    def arrives(self) -> bool:
        """TJ-13: a piece that is to go to an arrival."""
        return self.sheet.tijou and self.move.use == "walk" and in_house(self.move.parts[0].end)

    def cause(
        self,
        kind: str,
        *pawns: Pawn,
        places: tuple[str, ...] = (),
        number: int = 0,
        named: bool = False,
        seats: tuple[int, ...] = (),
    ) -> Cause:
        """A cause with the rule about this card or use; `named`: it names the card."""
        rule = rule_of(self.sheet.name, kind, "arrive" if self.arrives else "", self.move.named)
        standing = tuple((pawn.seat, self.board.place(pawn)) for pawn in pawns)
        return Cause(kind, rule, places, standing, seats, self.move.named if named else "", number)


def causes(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> list[Cause]:
    """Every cause; of a divided 7 those of the first part that cannot be."""
    board = Board.of(sheet, position)
    trial = Trial(board, seat, seat if sheet.tijou else tock.mover(board, seat), move)
    if move.use == "enter":
        return list(_enter(trial))
    if move.use == "swap":
        return list(_swap(trial))
    if sheet.tijou:
        return list(_tijou_walk(trial, move.parts[0]))
    if move.named == "7":
        return list(_seven(trial))
    return list(_push(trial) if move.named == "5" and sheet.twin else _walk(trial, move.parts[0]))


# entering


def _enter(trial: Trial) -> Iterator[Cause]:
    board, colour = trial.board, trial.colour
    if board.base_pawn(colour) is None:
        yield trial.cause("no_pawn_in_base")
    if not trial.sheet.tijou:
        yield from _landing(trial, colour, board.start(colour))


# whose pawn


def _own(trial: Trial, place: str, part: int = 0) -> Iterator[Cause]:
    """Whether a pawn that this player may use stands on a place."""
    standing = trial.board.at(place)
    if any(pawn.seat == trial.colour for pawn in standing):
        return
    if not standing:
        yield trial.cause("no_pawn_there", places=(place,), number=part)
    for pawn in standing:
        yield trial.cause(_foreign(trial, pawn), pawn)


def _foreign(trial: Trial, pawn: Pawn) -> str:
    """GJ-22, FQ-15, TC-25: the partner's are played when one's own are home."""
    if trial.colour != trial.seat:
        return "partner_now"
    if trial.sheet.tijou or pawn.seat != trial.sheet.partner(trial.seat):
        return "not_your_pawn"
    return "seven_not_shared" if trial.board.home(trial.seat) else "partner_not_yet"


def _one_of(trial: Trial, place: str) -> Pawn | None:
    return next((pawn for pawn in trial.board.at(place) if pawn.seat == trial.colour), None)


# swaps


def _swap(trial: Trial) -> Iterator[Cause]:
    (start, end, _), owner = trial.move.parts[0], trial.move.owner
    yield from _own(trial, start)
    standing = trial.board.at(end)
    meant = [pawn for pawn in standing if owner in (None, pawn.seat)]
    if not standing:
        yield trial.cause("no_pawn_there", places=(end,))
    elif not meant:
        assert owner is not None
        yield from (trial.cause("wrong_owner", pawn, seats=(owner,)) for pawn in standing)
    if start == end:
        yield trial.cause("same_square", places=(end,))
        return
    pawn = _one_of(trial, start)
    against = [list(_against_swap(trial, pawn, other)) for other in meant]
    if all(against):  # one that may be swapped with is enough
        yield from (cause for found in against for cause in found)


def _against_swap(trial: Trial, pawn: Pawn | None, other: Pawn) -> Iterator[Cause]:
    sheet = trial.sheet
    if sheet.citan and other.seat == trial.colour:
        yield trial.cause("not_another_colour", other, named=True)  # TC-6
    if sheet.options.get("jack_with") == "opponent" and other.seat in sheet.members(trial.seat):
        yield trial.cause("not_an_opponent", other, named=True)  # TJ-14
    for each in (pawn, other):
        if each is not None and in_house(trial.board.place(each)):
            yield trial.cause("pawn_in_house", each, named=True)
        leaves = each is pawn and sheet.on("swap_own_start")  # FQ-7
        if each is not None and not sheet.tijou and trial.board.protected(each) and not leaves:
            yield trial.cause("pawn_protected", each, named=True)


# pushes


def _push(trial: Trial) -> Iterator[Cause]:
    """GJ-17, FQ-9."""
    part, board = trial.move.parts[0], trial.board
    standing = board.at(part.start)
    if not standing:
        yield trial.cause("no_pawn_there", places=(part.start,))
        return
    pawn = standing[0]
    if pawn.seat in trial.sheet.members(trial.seat):
        yield trial.cause("not_an_opponent", pawn, named=True)
    if in_house(part.start):
        yield trial.cause("pawn_in_house", pawn, named=True)
    if board.protected(pawn) and not trial.sheet.on("push_own_start"):
        yield trial.cause("pawn_protected", pawn, named=True)
    if in_house(part.end):
        yield trial.cause("house_not_by_push")
    elif on_ring(part.start):
        yield from _ring_walk(trial, pawn, part, 5)


# walks of a tock's pawn


def _walk(trial: Trial, part: Part) -> Iterator[Cause]:
    """A whole card with one of the player's pawns."""
    pawn = _one_of(trial, part.start)
    if pawn is None:
        yield from _own(trial, part.start)
    elif trial.move.named == "4":
        yield from _retreat(trial, pawn, part)
    else:
        yield from _forward(trial, pawn, part, tock.FORWARD.get(trial.move.named, 5))


def _retreat(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    if in_house(part.start) or in_house(part.end):
        yield trial.cause("house_backwards")
    else:
        yield from _ring_walk(trial, pawn, part, -4)


def _forward(trial: Trial, pawn: Pawn, part: Part, steps: int) -> Iterator[Cause]:
    wrong = list(_house(trial, pawn, part))
    yield from wrong
    if wrong:
        return
    if on_ring(part.end):
        yield from _ring_walk(trial, pawn, part, steps)
        return
    if steps > _to_room(trial, pawn, 4):
        yield trial.cause("beyond_house", places=(room_of(trial.board.arms[pawn.seat], 4),))
    if steps != _to_room(trial, pawn, int(part.end[2:])):
        yield _miscount(trial, part, steps)
    else:
        yield from _home_walk(trial, pawn, part)


def _miscount(trial: Trial, part: Part, steps: int) -> Cause:
    return trial.cause("wrong_count", places=(part.start, part.end), number=steps, named=True)


def _house(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    """GJ-15, GJ-20: into one's own house, after a lap, forwards, and never out again."""
    if in_house(part.start) and on_ring(part.end):
        yield trial.cause("house_never_left", pawn)
    if not in_house(part.end):
        return
    own = part.end[0] == room_of(trial.board.arms[pawn.seat], 1)[0]
    if not own:
        yield trial.cause("house_of_another", places=(part.end,))
    elif in_house(part.start) and part.end < part.start:
        yield trial.cause("house_backwards")
    elif on_ring(part.start) and _lap_due(trial, pawn):
        yield trial.cause("house_after_lap", pawn)


def _progress(trial: Trial, pawn: Pawn) -> int:
    board = trial.board
    return (
        number_of(trial.sheet, board.place(pawn)) - number_of(trial.sheet, board.start(pawn.seat))
    ) % trial.sheet.ring


def _entrance(trial: Trial) -> int:
    """How far from its start a pawn's entrance is."""
    return trial.sheet.ring - 18 + int(trial.sheet.options["entrance"])


def _lap_due(trial: Trial, pawn: Pawn) -> bool:
    """GJ-15: on its start or past its entrance; with `entrance` 18 a pawn that is back on its start is before it."""
    done = _progress(trial, pawn)
    if done == 0:
        return _entrance(trial) != trial.sheet.ring or trial.board.place(pawn) in trial.board.fresh
    return done > _entrance(trial)


def _to_room(trial: Trial, pawn: Pawn, room: int) -> int:
    """Steps to a room of the pawn's own house."""
    place = trial.board.place(pawn)
    if in_house(place):
        return room - int(place[2:])
    done = _progress(trial, pawn)
    return (0 if done == 0 else _entrance(trial) - done) + room


def _home_walk(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    """Into the house or on inside it, by the right count."""
    board, arm, inside = trial.board, trial.board.arms[pawn.seat], in_house(part.start)
    if part.on:
        yield trial.cause("no_jump_here", places=(part.end, part.on))
    if not inside:
        here = number_of(trial.sheet, part.start)
        left = _to_room(trial, pawn, 0)
        yield from _blocked(trial, pawn, [name_of(trial.sheet, here + step) for step in range(1, left + 1)])
    first, last = int(part.start[2:]) + 1 if inside else 1, int(part.end[2:])
    for room in range(first, last + 1):
        kind = "room_taken" if room == last else "room_pawn_in_the_way"
        yield from (trial.cause(kind, other) for other in board.at(room_of(arm, room)))


def _ring_walk(trial: Trial, pawn: Pawn, part: Part, steps: int) -> Iterator[Cause]:
    """On the ring; negative steps go back."""
    sheet = trial.sheet
    here, way = number_of(sheet, part.start), 1 if steps > 0 else -1
    path = [name_of(sheet, here + way * step) for step in range(1, abs(steps) + 1)]
    if path[-1] != part.end:
        yield _miscount(trial, part, steps)
        return
    beyond = name_of(sheet, number_of(sheet, part.end) + 18 * way)
    if part.on and (part.on != beyond or not central(sheet, part.end)):
        yield trial.cause("no_jump_here", places=(part.end, part.on))
        return
    between = name_of(sheet, number_of(sheet, part.end) + (11 if way > 0 else -7))
    yield from _blocked(trial, pawn, path[:-1])
    if part.on and sheet.options.get("jump_past_start") == "blocked":
        yield from _blocked(trial, pawn, [between])
    passed = _passed(trial, pawn, path, between if part.on else "")
    if passed and steps > 0 and pawn.seat == trial.colour and sheet.options["pass_own_start"] == "never":
        yield trial.cause("start_not_passed", places=(passed,))
    yield from _landing(trial, pawn.seat, part.on or part.end)


def _blocked(trial: Trial, pawn: Pawn, squares: list[str]) -> Iterator[Cause]:
    """GJ-12, FQ-12: guards are not passed; TC-8: one's own are not."""
    for other in (each for square in squares for each in trial.board.at(square)):
        if trial.sheet.citan and other.seat == pawn.seat:
            yield trial.cause("own_pawn_in_the_way", other)
        if not trial.sheet.citan and trial.board.protected(other):
            yield trial.cause("guard_in_the_way", other)


def _passed(trial: Trial, pawn: Pawn, path: list[str], between: str) -> str:
    """The pawn's own start, if it is passed, jumped over or landed on (but not as its entrance: GJ-21)."""
    start = trial.board.start(pawn.seat)
    squares = path[:-1] if trial.sheet.options["entrance"] == "18" else path
    return start if start in squares or start == between else ""


def _landing(trial: Trial, colour: int, place: str) -> Iterator[Cause]:
    for other in trial.board.at(place):
        if trial.board.protected(other):
            yield trial.cause("guard_on_landing", other)
        if trial.sheet.citan and other.seat == colour:
            yield trial.cause("own_pawn_on_landing", other)  # TC-8
        partner = trial.sheet.citan and other.seat == trial.sheet.partner(colour)
        if partner and not trial.sheet.on("capture_partner"):
            yield trial.cause("partner_on_landing", other)  # TC-10


def whole_seven(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> list[Cause]:
    """What stands against a 7 that one of the player's pawns is to walk alone."""
    board, part = Board.of(sheet, position), move.parts[0]
    trial = Trial(board, seat, tock.mover(board, seat), move)
    pawn = _one_of(trial, part.start)
    return [] if pawn is None else list(_forward(trial, pawn, part, 7))


# the divided 7


class Seven(NamedTuple):
    """A 7 walked so far: the board, what is left, who has moved, and whose start was passed."""

    trial: Trial
    left: int = 7
    moved: frozenset[Pawn] = frozenset()
    passed: str = ""


def _seven(trial: Trial) -> Iterator[Cause]:
    seven = Seven(trial)
    for number, part in enumerate(trial.move.parts):
        found = list(_part(seven, number, part))
        if found:
            yield from found
            return
        seven = _walked(seven, part)
    if seven.left:
        yield trial.cause("seven_incomplete", number=seven.left)


def _part(seven: Seven, number: int, part: Part) -> Iterator[Cause]:
    trial = _overflowing(seven.trial)
    pawn = _one_of(trial, part.start)
    if pawn is None:
        yield from _own(trial, part.start, number)
        return
    if pawn in seven.moved:
        yield trial.cause("pawn_moved_already", pawn)
    wrong = list(_house(trial, pawn, part))
    yield from wrong
    if wrong:
        return
    steps = _steps(trial, pawn, part)
    if not 1 <= steps <= seven.left:
        yield trial.cause("seven_part", places=(part.start, part.end), number=seven.left)
    elif on_ring(part.end):
        yield from _ring_walk(trial, pawn, part, steps)
    else:
        yield from _home_walk(trial, pawn, part)


def _overflowing(trial: Trial) -> Trial:
    """GJ-22: once one's last pawn is home the rest of the 7 is the partner's."""
    if trial.sheet.on("seven_overflow"):
        return trial._replace(colour=tock.mover(trial.board, trial.seat))
    return trial


def _steps(trial: Trial, pawn: Pawn, part: Part) -> int:
    if in_house(part.end):
        return _to_room(trial, pawn, int(part.end[2:]))
    return (number_of(trial.sheet, part.end) - number_of(trial.sheet, part.start)) % trial.sheet.ring


def _walked(seven: Seven, part: Part) -> Seven:
    trial = _overflowing(seven.trial)
    pawn = _one_of(trial, part.start)
    assert pawn is not None
    steps = _steps(trial, pawn, part)
    walk = _walk_of(trial, pawn, part, steps)
    stops = trial.sheet.citan or trial.sheet.on("seven_same_pawn_stops")
    moved = frozenset() if stops else seven.moved | {pawn}
    passed = trial.board.start(pawn.seat) if walk.passes else seven.passed
    return Seven(trial._replace(board=walk.board, colour=seven.trial.colour), seven.left - steps, moved, passed)


def _walk_of(trial: Trial, pawn: Pawn, part: Part, steps: int) -> Walk:
    """The board after a part or a walk that nothing stands against."""
    text = f"{part.start}-{part.end}" + (f">{part.on}" if part.on else "")
    named = trial.move.named
    manner = Manner(jumps=tock.jumps(trial.sheet, named), sweeps=named == "K" and trial.sheet.twin)
    return next(walk for walk in forwards(trial.board, pawn, steps, manner) if walk.text == text)


def start_passed(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> str:
    """The start that a move which nothing else forbids passes with one of the player's own cards (GJ-21)."""
    if sheet.tijou or move.use != "walk" or move.named == "4" or (move.named == "5" and sheet.twin):
        return ""
    board = Board.of(sheet, position)
    seven = Seven(Trial(board, seat, tock.mover(board, seat), move))
    for part in move.parts:
        seven = _walked(seven, part)
    return seven.passed


# Tijou


def _tijou_walk(trial: Trial, part: Part) -> Iterator[Cause]:
    pawn = _one_of(trial, part.start)
    if pawn is None:
        yield from _own(trial, part.start)
    elif in_house(part.end):
        yield from _arrive(trial, pawn, part)
    elif in_house(part.start):
        yield trial.cause("house_never_left", pawn)
    else:
        yield from _tijou_steps(trial, pawn, part)


def _arrive(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    """TJ-13."""
    board, arm = trial.board, trial.board.arms[pawn.seat]
    leaving = exit_of(trial.sheet, arm)
    if part.start != leaving:
        yield trial.cause("not_on_exit", pawn, places=(leaving,))
    if any(board.place(other) == BASE for other in board.own(pawn.seat)):
        yield trial.cause("others_not_on_board")
    if part.end != arrival_of(arm):
        yield trial.cause("house_of_another", places=(part.end,))


def _tijou_steps(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    sheet, here = trial.sheet, number_of(trial.sheet, part.start)
    steps = TIJOU_STEPS[trial.move.named]
    if part.end not in [name_of(sheet, here + count) for count in steps]:
        yield _miscount(trial, part, steps[0])
        return
    opposite = name_of(sheet, number_of(sheet, part.end) + 18)
    sent = corner(sheet, part.end) and part.end != exit_of(sheet, trial.board.arms[pawn.seat])
    if part.on and not (sent and part.on == opposite):
        yield trial.cause("no_jump_here", places=(part.end, part.on))  # TJ-12
