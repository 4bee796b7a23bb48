"""A table with people at it: events are written, then applied, then told; bots and clocks are minded.

All changes go through `do`, one at a time.  An event is proposed from the table as it is, appended to the log, and
applied only when it is durable; when another writer was first, the table catches up and the proposal is made anew.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from tockade.bots import Question, stand_in
from tockade.game import SPECTATOR
from tockade.store import Conflict, Entry, Mark, StoreDown
from tockade.table import playing, room
from tockade.table.event import AnyEvent, Away, Played, read_event, write_event
from tockade.table.frame import Edition, Parts, seats_shown, with_reply
from tockade.table.house import House
from tockade.table.refusal import Refused
from tockade.table.seat import Seat, State
from tockade.table.table import Phase, Table
from tockade.table.worked import Worked

Proposed = AnyEvent | tuple[AnyEvent, Worked]
Propose = Callable[[Table], Proposed]
Reply = int | str | None
RETRY: Final = 1.0
"""Seconds between attempts to write what happens by itself."""


class Viewer(Protocol):
    """An open socket: a seat's, by the digest of its key, or a spectator's."""

    key: str
    seat: int
    """The seat of its key; the table keeps it right."""
    parts: Parts
    version: int | None
    """What it has been shown; None: nothing yet."""

    def send(self, message: bytes) -> None:
        """Take a message to be sent as soon as possible; never waits."""

    def close(self, kind: str) -> None:
        """Say why, and close."""


class Live:
    """One live table and its viewers."""

    def __init__(self, table: Table, house: House) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self.idle_since = house.now()
        self._spectators = 0
        self._gone: list[Seat] = []
        self._seats = seats_shown(table)
        self._house = house
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # changes

    async def do(self, propose: Propose, viewer: Viewer | None = None, reply: Reply = None) -> None:
        """Propose, write, apply, tell.  A refusal is raised with nothing changed."""
        async with self._lock:
            if self._doubtful:
                await self._catch_up()
            while not await self._try(propose, viewer, reply):
                await self._catch_up()

    async def _try(self, propose: Propose, viewer: Viewer | None, reply: Reply) -> bool:
        """False when another writer was first."""
        proposed = propose(self.table)
        event, worked = proposed if isinstance(proposed, tuple) else (proposed, None)
        try:
            self._doubtful = True
            await self._house.store.append(self._entry(event, worked))
            self._doubtful = False
        except Conflict:
            return False
        except StoreDown as down:
            raise Refused("store") from down
        self._apply(event, worked)
        self._announce(viewer, reply)
        return True

    def _apply(self, event: AnyEvent, worked: Worked | None = None) -> None:
        self.table.apply(event, self._house.now(), worked)
        if not isinstance(event, Played):  # nobody changes seats by a move
            self._count_tabs()

    def _entry(self, event: AnyEvent, worked: Worked | None) -> Entry:
        mark = Mark.OVER if self.table.would_end(event, worked) else Mark.NONE
        return Entry(self.table.name, self.table.version + 1, write_event(event), event.at // 1000, mark)

    async def catch_up(self) -> None:
        """Apply what others have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            entries = await self._house.store.read(self.table.name, self.table.version)
        except StoreDown as down:
            raise Refused("store") from down
        self._doubtful = False
        for event in [read_event(entry.text) for entry in entries]:
            self._apply(event)
            self._announce(None, None)
            if isinstance(event, Away) and self.table.seats[event.seat].tabs:
                self._spawn(self._come_back, event.seat)  # another server did not see that they are here

    # viewers

    async def join(self, viewer: Viewer, since: int | None) -> None:
        """A socket has been opened: whose person was gone is back."""
        self.viewers.append(viewer)
        self._count_tabs()
        viewer.version = since
        self._show(viewer, self.edition())
        self._tell_presence(viewer)
        seat = viewer.seat
        if seat != SPECTATOR and self.table.seats[seat].left_by is State.AWAY:
            await asyncio.wait([self._spawn(self._come_back, seat)], timeout=RETRY / 2)
        self._stir()

    def leave(self, viewer: Viewer) -> None:
        """A socket has been closed."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.idle_since = self._house.now()
            self._count_tabs()
            self._tell_presence(viewer)
            self._stir()

    async def _come_back(self, seat: int) -> None:
        await self._insist(partial(self._back, seat))

    def _back(self, seat: int, table: Table) -> Proposed:
        if not table.seats[seat].tabs:
            raise Refused("stale")  # they have left again
        return playing.come_back(table, self._house.at(), seat)

    def _count_tabs(self) -> None:
        """Who is there: a seat is held by the sockets that have its key."""
        for viewer in self.viewers:
            found = self.table.seat_of(viewer.key) if viewer.key else None
            viewer.seat = SPECTATOR if found is None else found
        self._spectators = sum(viewer.seat == SPECTATOR for viewer in self.viewers)
        keys = Counter(viewer.key for viewer in self.viewers)
        for seat in self.table.seats:
            tabs = keys[seat.key] if seat.key else 0
            if seat.tabs and not tabs:
                seat.gone_since = self._house.now()
            seat.tabs = tabs
        self._gone = [seat for seat in self.table.seats if seat.state is State.GONE]
        self._seats = seats_shown(self.table)

    def edition(self) -> Edition:
        """The table at this moment."""
        return Edition(self.table, self._house.now(), self._seats, self._spectators)

    def show(self, viewer: Viewer, reply: Reply = None, fresh: bool = True) -> None:
        """Send a viewer the current frame."""
        if fresh:
            viewer.version = None
        self._show(viewer, self.edition(), reply)

    def _show(self, viewer: Viewer, edition: Edition, reply: Reply = None) -> None:
        frame = edition.frame(viewer.seat, viewer.parts, viewer.version)
        viewer.version = self.table.version
        viewer.send(frame if reply is None else with_reply(frame, reply))

    def _announce(self, asker: Viewer | None, reply: Reply) -> None:
        edition = self.edition()
        for viewer in sorted(self.viewers, key=self._is_not_asked):  # first those who must answer
            self._show(viewer, edition, reply if viewer is asker else None)
        self._stir()

    def _is_not_asked(self, viewer: Viewer) -> bool:
        return self.table.asked(viewer.seat) is None

    def _tell_presence(self, but: Viewer) -> None:
        message = self.edition().presence()
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(message)

    def close(self, kind: str) -> list[asyncio.Task[None]]:
        """Send everybody away and stop minding the table; what was under way is cancelled, but not yet gone."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        for viewer in list(self.viewers):
            viewer.close(kind)
        self.viewers.clear()
        return list(self._tasks)

    # what happens by itself

    @property
    def needed(self) -> bool:
        """Whether it must stay: somebody is there, something is under way, or a clock runs."""
        running = self.table.clock is not None and bool(self.table.clock.running)
        return bool(self.viewers or self._tasks or self._lock.locked() or running)

    def _stir(self) -> None:
        """See to bots, clocks and people who are gone; a table that nobody looks at stands still."""
        self._set_timer()
        if not self.viewers:
            return
        table = self.table
        for seat in table.actors:
            asked = table.asked(seat)
            if asked is not None and table.seats[seat].by_bot and self._thinking.get(seat) != asked:
                self._thinking[seat] = asked
                self._spawn(self._bot_turn, seat, asked)
        if table.phase is Phase.WAITING and table.opened.rematch and not room.not_ready(table):
            self._spawn(self.start)
        if table.phase is Phase.BETWEEN and not any(s.state is State.HERE and not s.bot for s in table.seats):
            self._spawn(self._go_on)

    def _spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *arguments: int) -> asyncio.Task[None]:
        async def guarded() -> None:
            with suppress(Refused):
                await work(*arguments)

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def start(self) -> None:
        """Begin the game, with the typed seed or a new one."""
        seed = self.table.opened.seed or self._house.seed()
        await self.do(lambda table: room.start(table, self._house.at(), seed))

    async def _go_on(self) -> None:
        await asyncio.sleep(self.table.settings.bot_pause / 1000)
        await self.do(lambda table: playing.go_on(table, self._house.at(), SPECTATOR))

    async def _bot_turn(self, seat: int, asked: int) -> None:
        try:
            await asyncio.sleep(self.table.settings.bot_pause / 1000)
            if self._bot_is_asked(seat, asked):
                bot = self.table.seats[seat].bot
                move = await self._house.thinkers.choose(bot, self._question(seat))
                await self._insist(lambda table: self._bot_move(table, seat, move, asked, bot))
        finally:
            self._thinking.pop(seat, None)

    def _bot_is_asked(self, seat: int, asked: int) -> bool:
        return self.table.asked(seat) == asked and self.table.seats[seat].by_bot

    def _bot_move(self, table: Table, seat: int, move: str, asked: int, bot: str) -> Proposed:
        return playing.take(table, self._house.at(), self._house.now(), seat, move, asked, bot)

    async def _insist(self, propose: Propose) -> None:
        """Do it as soon as the store can be written."""
        while True:
            try:
                return await self.do(propose)
            except Refused as refused:
                if refused.kind != "store":
                    return None
                await asyncio.sleep(RETRY)

    def _question(self, seat: int) -> Question:
        table, decision = self.table, self.table.decision(seat)
        assert decision is not None
        view = table.game.view(table.position, seat).data
        seed, limit = self._house.bot_seed(), self._house.bot_milliseconds
        setup = table.game.setup
        return Question(setup.text, seat, view, tuple(decision.texts), seed, limit, setup.version)

    # time

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._due()
        if due is not None:
            wait = max(0, due - self._house.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_time)

    def _due(self) -> int | None:
        """When something happens by itself: a clock is out, or a bot plays on for somebody."""
        table = self.table
        if table.phase not in (Phase.PLAYING, Phase.BETWEEN) or (table.clock is None and not self._gone):
            return None
        dues = [] if table.clock is None else [table.clock.deadline()]
        if table.settings.absence is not None and self.viewers:
            limit = table.settings.absence * 1000
            dues += [seat.gone_since + limit for seat in self._gone]
        return min((due for due in dues if due is not None), default=None)

    def _on_time(self) -> None:
        self._timer = None
        self._spawn(self.mind_time)

    async def mind_time(self) -> None:
        """Do what is due: first the clocks, then the seats of those who are gone."""
        now = self._house.now()
        for seat in self.table.clock.out(now) if self.table.clock else ():
            await self._insist(partial(self._out_of_time, seat))
        for seat in self._missing(now):
            await self._insist(partial(self._go_away, seat))
        self._stir()

    def _out_of_time(self, seat: int, table: Table) -> Proposed:
        return playing.out_of_time(table, self._house.at(), self._house.now(), seat, stand_in())

    def _go_away(self, seat: int, table: Table) -> Proposed:
        if table.seats[seat].state is not State.GONE:
            raise Refused("stale")
        return playing.go_away(table, self._house.at(), seat, stand_in())

    def _missing(self, now: int) -> list[int]:
        absence, table = self.table.settings.absence, self.table
        if absence is None or not self.viewers or table.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return []
        limit = now - absence * 1000
        return [i for i, seat in enumerate(table.seats) if seat.state is State.GONE and seat.gone_since <= limit]
