"""What may be done in the waiting room: each proposal becomes an event, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from secrets import SystemRandom
from typing import Final

from tockade.random_source import RandomSource
from tockade.table import log_events
from tockade.table.carry_out_move import CarriedOut, carry_out_chance
from tockade.table.refusal import Refused
from tockade.table.table import Phase, Table

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


def sit(table: Table, at: int, seat: int, name: str, key: str) -> log_events.Sat:
    """Take an open seat; somebody who sits elsewhere moves."""
    _waiting(table, seat)
    if table.seats[seat].player != "open":
        full = all(other.player != "open" for other in table.seats)
        raise Refused("full") if full else Refused("seat_taken", seat=seat)
    before = table.seat_of(key)
    said = table.seats[before].name if before is not None else check_name(name)
    return log_events.Sat(at=at, seat=seat, name=said, key=key, left=-1 if before is None else before)


def rename(table: Table, at: int, seat: int, name: str) -> log_events.Renamed:
    _waiting(table, seat)
    return log_events.Renamed(at=at, seat=seat, name=check_name(name))


def be_ready(table: Table, at: int, seat: int, ready: bool) -> log_events.Ready:
    _waiting(table, seat)
    if table.seats[seat].player != "person":
        raise Refused("no_seat", seat=seat)
    return log_events.Ready(at=at, seat=seat, ready=ready)


def empty(table: Table, at: int, seat: int) -> log_events.Emptied:
    _waiting(table, seat)
    return log_events.Emptied(at=at, seat=seat)


def seat_bot(table: Table, at: int, seat: int, bot: str) -> log_events.BotSat:
    _waiting(table, seat)
    return log_events.BotSat(at=at, seat=seat, bot=bot)


def not_ready(table: Table) -> list[int]:
    """The seats that the start waits for."""
    return [index for index, seat in enumerate(table.seats) if seat.player == "open" or not seat.ready]


def start(
    table: Table, at: int, seed: str, shuffle: Shuffle = _random.shuffle
) -> tuple[log_events.Started, CarriedOut]:
    """Begin the game: seats drawn if that was agreed, and the first chance from the seed."""
    _waiting(table)
    if missing := not_ready(table):
        raise Refused("not_ready", seats=missing)
    order = list(range(len(table.seats))) if table.settings.seating == "lot" else []
    shuffle(order)
    carried_out = carry_out_chance(table.game, table.first_position(), RandomSource(seed))
    return log_events.Started(at=at, seed=seed, order=tuple(order), outcomes=carried_out.outcomes), carried_out
