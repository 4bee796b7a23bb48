"""A seat's clock: the caller gives the time in milliseconds; nothing here reads a clock."""

from __future__ import annotations

from msgspec import Struct

from tockade.table.table_settings import ClockKind, ClockSetting


class ClockShown(Struct):
    """The clocks at the moment of sending: milliseconds left by seat, and whose time runs."""

    kind: ClockKind
    seconds: int
    increment: int
    left: list[int]
    running: list[int]


class Clock:
    """How long each seat may still think, and whose time runs."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self._left = [setting.seconds * 1000] * seats
        self._since: dict[int, int] = {}

    @property
    def running(self) -> list[int]:
        return sorted(self._since)

    def left(self, seat: int, now: int) -> int:
        """Milliseconds left, never less than nothing."""
        spent = now - self._since[seat] if seat in self._since else 0
        return max(0, self._left[seat] - spent)

    def deadline(self) -> int | None:
        """When the first of the running clocks will be out."""
        return min((since + self._left[seat] for seat, since in self._since.items()), default=None)

    def out(self, now: int) -> list[int]:
        """The seats that have no time left."""
        return [seat for seat in self.running if not self.left(seat, now)]

    def run(self, seats: set[int], now: int) -> None:
        """Let exactly these clocks run; one that ran goes on."""
        for seat in list(self._since):
            if seat not in seats:
                self._stop(seat, now)
        for seat in seats:
            self._since.setdefault(seat, now)

    def moved(self, seat: int, now: int) -> None:
        """A seat has decided in time; the next decision has its own time."""
        if seat in self._since:
            self._stop(seat, now)

    def bank_after(self, seat: int, now: int) -> int:
        """What the bank of a seat will be when it moves now."""
        ran = seat in self._since
        return self.left(seat, now) + (self.setting.increment * 1000 if ran else 0)

    def put(self, seat: int, left: int) -> None:
        """Set a bank to what the log says."""
        self._since.pop(seat, None)
        self._left[seat] = left

    def shown(self, now: int) -> ClockShown:
        left = [self.left(seat, now) for seat in range(len(self._left))]
        setting = self.setting
        return ClockShown(setting.kind, setting.seconds, setting.increment, left, self.running)

    def _stop(self, seat: int, now: int) -> None:
        self._left[seat] = self.left(seat, now)
        del self._since[seat]
        if self.setting.kind == "move":
            self._left[seat] = self.setting.seconds * 1000
