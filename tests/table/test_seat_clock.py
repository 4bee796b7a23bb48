"""Clocks: whose time runs, and what is left of it."""

from __future__ import annotations

from tockade.table.seat_clock import Clock
from tockade.table.table_settings import ClockSetting

BANK = ClockSetting("bank", 10, 3)
MOVE = ClockSetting("move", 10)


def test_a_bank_runs_only_while_its_seat_is_asked() -> None:
    clock = Clock(BANK, 2)
    clock.run({0}, 1000)
    assert (clock.left(0, 5000), clock.left(1, 5000)) == (6000, 10000)
    clock.run({1}, 5000)
    assert (clock.left(0, 9000), clock.left(1, 9000)) == (6000, 6000)
    assert clock.running == [1]


def test_a_bank_gains_its_increment() -> None:
    clock = Clock(BANK, 2)
    clock.run({0}, 0)
    assert clock.bank_after(0, 4000) == 9000
    assert clock.bank_after(1, 4000) == 10000  # it did not run
    clock.put(0, 9000)
    assert clock.left(0, 8000) == 9000


def test_a_move_clock_begins_anew() -> None:
    clock = Clock(MOVE, 1)
    clock.run({0}, 0)
    clock.moved(0, 9000)
    clock.run({0}, 9000)
    assert clock.left(0, 9000) == 10000
    clock.run({0}, 12000)
    assert clock.left(0, 12000) == 7000  # still the same decision


def test_the_first_to_be_out_is_known() -> None:
    clock = Clock(BANK, 3)
    assert clock.deadline() is None
    clock.run({0, 2}, 0)
    clock.put(2, 4000)
    clock.run({0, 2}, 1000)
    assert clock.deadline() == 5000
    assert clock.out(4999) == []
    assert clock.out(5000) == [2]
    assert clock.out(10000) == [0, 2]
    assert clock.left(2, 99999) == 0
