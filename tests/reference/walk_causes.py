"""What stands against a walk of a tock's pawn: where it leads, by how many steps, what is on its way, where it ends."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference.board import Pawn
from tests.reference.causes import Cause
from tests.reference.places import central, in_house, name_of, number_of, on_ring, room_of
from tests.reference.race_spelling import Part
from tests.reference.trial import Trial, miscount, one_of, own


def walk(trial: Trial, part: Part) -> Iterator[Cause]:
    """A whole card with one of the player's pawns."""
    pawn = one_of(trial, part.start)
    if pawn is None:
        yield from own(trial, part.start)
    elif trial.move.named == "4":
        yield from _retreat(trial, pawn, part)
    else:
        yield from forward(trial, pawn, part, trial.sheet.uses[trial.move.named].forward or 5)


def _retreat(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    if in_house(part.start) or in_house(part.end):
        yield trial.cause("house_backwards")
    else:
        yield from ring_walk(trial, pawn, part, -4)


def forward(trial: Trial, pawn: Pawn, part: Part, steps: int) -> Iterator[Cause]:
    wrong = list(house(trial, pawn, part))
    yield from wrong
    if wrong:
        return
    if on_ring(part.end):
        yield from ring_walk(trial, pawn, part, steps)
        return
    if steps > to_room(trial, pawn, 4):
        yield trial.cause("beyond_house", places=(room_of(trial.board.arms[pawn.seat], 4),))
    if steps != to_room(trial, pawn, int(part.end[2:])):
        yield miscount(trial, part, steps)
    else:
        yield from home_walk(trial, pawn, part)


def house(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
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


def to_room(trial: Trial, pawn: Pawn, room: int) -> int:
    """Steps to a room of the pawn's own house."""
    place = trial.board.place(pawn)
    if in_house(place):
        return room - int(place[2:])
    done = _progress(trial, pawn)
    return (0 if done == 0 else _entrance(trial) - done) + room


def home_walk(trial: Trial, pawn: Pawn, part: Part) -> Iterator[Cause]:
    """Into the house or on inside it, by the right count."""
    board, arm, inside = trial.board, trial.board.arms[pawn.seat], in_house(part.start)
    if part.on:
        yield trial.cause("no_jump_here", places=(part.end, part.on))
    if not inside:
        here = number_of(trial.sheet, part.start)
        left = to_room(trial, pawn, 0)
        yield from _blocked(trial, pawn, [name_of(trial.sheet, here + step) for step in range(1, left + 1)])
    first, last = int(part.start[2:]) + 1 if inside else 1, int(part.end[2:])
    for room in range(first, last + 1):
        kind = "room_taken" if room == last else "room_pawn_in_the_way"
        yield from (trial.cause(kind, other) for other in board.at(room_of(arm, room)))


def ring_walk(trial: Trial, pawn: Pawn, part: Part, steps: int) -> Iterator[Cause]:
    """On the ring; negative steps go back."""
    sheet = trial.sheet
    here, way = number_of(sheet, part.start), 1 if steps > 0 else -1
    path = [name_of(sheet, here + way * step) for step in range(1, abs(steps) + 1)]
    if path[-1] != part.end:
        yield miscount(trial, part, steps)
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
    yield from landing(trial, pawn.seat, part.on or part.end)


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


def landing(trial: Trial, colour: int, place: str) -> Iterator[Cause]:
    for other in trial.board.at(place):
        if trial.board.protected(other):
            yield trial.cause("guard_on_landing", other)
        if trial.sheet.citan and other.seat == colour:
            yield trial.cause("own_pawn_on_landing", other)  # TC-8
        partner = trial.sheet.citan and other.seat == trial.sheet.partner(colour)
        if partner and not trial.sheet.on("capture_partner"):
            yield trial.cause("partner_on_landing", other)  # TC-10
