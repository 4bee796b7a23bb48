"""What may be done in the waiting room: each proposal is an event, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from secrets import SystemRandom
from typing import Final

from tockade.source import Source
from tockade.table import event
from tockade.table.refusal import Refused
from tockade.table.table import Phase, Table
from tockade.table.worked import Worked, work_chance

NAME_LENGTH: Final = 24
Shuffle = Callable[[list[int]], None]
_random: Final = SystemRandom()


def check_name(name: str) -> str:
    """A name as it will be shown."""
    said = " ".join(name.split())
    if not said or len(said) > NAME_LENGTH or not said.isprintable():
        raise Refused("name", longest=NAME_LENGTH)
    return said


def _waiting(table: Table, seat: int = 0) -> None:
    if table.phase is not Phase.WAITING:
        raise Refused("started")
    if not 0 <= seat < len(table.seats):
        raise Refused("no_seat", seat=seat)


def sit(table: Table, at: int, seat: int, name: str, key: str) -> event.Sat:
    """Take an open seat; somebody who sits elsewhere moves."""
    _waiting(table, seat)
    if table.seats[seat].player != "open":
        full = all(other.player != "open" for other in table.seats)
        raise Refused("full") if full else Refused("seat_taken", seat=seat)
    before = table.seat_of(key)
    said = table.seats[before].name if before is not None else check_name(name)
    return event.Sat(at=at, seat=seat, name=said, key=key, left=-1 if before is None else before)


def rename(table: Table, at: int, seat: int, name: str) -> event.Renamed:
    _waiting(table, seat)
    return event.Renamed(at=at, seat=seat, name=check_name(name))


def be_ready(table: Table, at: int, seat: int, ready: bool) -> event.Ready:
    _waiting(table, seat)
    if table.seats[seat].player != "person":
        raise Refused("no_seat", seat=seat)
    return event.Ready(at=at, seat=seat, ready=ready)


def empty(table: Table, at: int, seat: int) -> event.Emptied:
    _waiting(table, seat)
    return event.Emptied(at=at, seat=seat)


def seat_bot(table: Table, at: int, seat: int, bot: str) -> event.BotSat:
    _waiting(table, seat)
    return event.BotSat(at=at, seat=seat, bot=bot)


def not_ready(table: Table) -> list[int]:
    """The seats that the start waits for."""
    return [index for index, seat in enumerate(table.seats) if seat.player == "open" or not seat.ready]


def start(table: Table, at: int, seed: str, shuffle: Shuffle = _random.shuffle) -> tuple[event.Started, Worked]:
    """Begin the game: seats drawn if that was agreed, and the first chance from the seed."""
    _waiting(table)
    if missing := not_ready(table):
        raise Refused("not_ready", seats=missing)
    order = list(range(len(table.seats))) if table.settings.seating == "lot" else []
    shuffle(order)
    worked = work_chance(table.game, table.first_position(), Source(seed))
    return event.Started(at=at, seed=seed, order=tuple(order), outcomes=worked.outcomes), worked
