"""A table with people at it: events are written, applied, then shown; bots and clocks are kept going.

All changes go through `do`, one at a time.  An event is proposed from the table as it is, appended to the log, and
applied only when it is durable; when another writer was first, the table catches up and the proposal is made anew.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from tockade.bots import Question
from tockade.game_types import SPECTATOR
from tockade.store import Conflict, Entry, Heard, Mark, Present, StoreDown
from tockade.table import game_actions, waiting_room
from tockade.table.bot_pause import bot_pause
from tockade.table.carry_out_move import CarriedOut
from tockade.table.environment import Environment
from tockade.table.log_events import AnyEvent, Away, NewKey, Played, read_event, write_event
from tockade.table.refusal import Refused
from tockade.table.seat import Seat, SeatState
from tockade.table.table import Phase, Table
from tockade.table.viewer_frames import FrameMaker, Parts, add_reply, write_seats

Proposed = AnyEvent | tuple[AnyEvent, CarriedOut]
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


class Sharing(Protocol):
    """What tells other servers who is at this one."""

    def ask(self, table: str) -> None:
        """Something may have changed."""

    async def refresh(self, tables: set[str]) -> None:
        """Hear the newest of these tables."""


class LiveTable:
    """One live table and its viewers."""

    def __init__(self, table: Table, environment: Environment, sharing: Sharing | None = None) -> None:
        self.table = table
        self.leads = sharing is None
        """Whether this server runs its bots and clocks; of several at a time one does."""
        self._sharing = sharing
        self._elsewhere: tuple[Present, ...] = ()
        self._closed = ""
        self.viewers: list[Viewer] = []
        self.idle_since = environment.now()
        self.spectators = 0
        self._gone: list[Seat] = []
        self._seats = write_seats(table)
        self._environment = environment
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # changes

    async def do(self, propose: Propose, viewer: Viewer | None = None, reply: Reply = None) -> None:
        """Propose, write, apply, tell.  A refusal is raised with nothing changed."""
        begun = time.perf_counter()
        async with self._lock:
            if self._closed:
                raise Refused("no_table" if self._closed == "deleted" else "store")
            if self._doubtful:
                await self._catch_up()
            while (event := await self._try(propose, viewer, reply)) is None:
                await self._catch_up()
        self._environment.watch(event, time.perf_counter() - begun)

    async def _try(self, propose: Propose, viewer: Viewer | None, reply: Reply) -> AnyEvent | None:
        """What happened; None when another writer was first."""
        proposed = propose(self.table)
        event, carried_out = proposed if isinstance(proposed, tuple) else (proposed, None)
        try:
            self._doubtful = True
            await self._environment.store.append(self._entry(event, carried_out))
            self._doubtful = False
        except Conflict:
            return None
        except StoreDown as down:
            raise Refused("store") from down
        self._apply(event, carried_out)
        self._announce(viewer, reply)
        return event

    def _apply(self, event: AnyEvent, carried_out: CarriedOut | None = None) -> None:
        self.table.apply(event, self._environment.now(), carried_out)
        if isinstance(event, NewKey):
            self._send_away_strangers()
        if not isinstance(event, Played):  # nobody changes seats by a move
            self._count_tabs()

    def _send_away_strangers(self) -> None:
        """Whose key is none any more."""
        table = self.table
        for viewer in [each for each in self.viewers if each.key]:
            if table.seat_of(viewer.key) is None and viewer.key != table.opened.host:
                self.viewers.remove(viewer)
                viewer.close("replaced")

    def _entry(self, event: AnyEvent, carried_out: CarriedOut | None) -> Entry:
        mark = Mark.OVER if self.table.would_end(event, carried_out) else Mark.NONE
        return Entry(self.table.name, self.table.version + 1, write_event(event), event.at // 1000, mark)

    async def catch_up(self) -> None:
        """Apply what others have written."""
        async with self._lock:
            await self._catch_up()

    async def catch_up_to(self, version: int | None) -> None:
        """Nobody goes back behind what another server has shown them."""
        if version is not None and version > self.table.version:
            await self.catch_up()

    async def _catch_up(self) -> None:
        try:
            entries = await self._environment.store.read(self.table.name, self.table.version)
        except StoreDown as down:
            raise Refused("store") from down
        self._doubtful = False
        for number, entry in enumerate(entries):
            if number:
                await asyncio.sleep(0)  # there may be thousands, and others want to move
            event = read_event(entry.text)
            self._apply(event)
            self._announce(None, None)
            if isinstance(event, Away) and not event.voted and self.table.seats[event.seat].tabs:
                self._spawn(self._come_back, event.seat)  # another server did not see that they are here

    # viewers

    async def join(self, viewer: Viewer, since: int | None) -> None:
        """A socket has been opened: whose person was gone is back."""
        self.viewers.append(viewer)
        self._count_tabs()
        viewer.version = since
        self._show(viewer, self.frames())
        self._tell_presence(viewer)
        seat = viewer.seat
        if seat != SPECTATOR and self.table.seats[seat].left_by is SeatState.AWAY:
            await asyncio.wait([self._spawn(self._come_back, seat)], timeout=RETRY / 2)
        self._stir()

    def leave(self, viewer: Viewer) -> None:
        """A socket has been closed."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.idle_since = self._environment.now()
            self._count_tabs()
            self._tell_presence(viewer)
            self._stir()

    async def _come_back(self, seat: int) -> None:
        await self._insist(partial(self._back, seat))

    def _back(self, seat: int, table: Table) -> Proposed:
        if not table.seats[seat].tabs:
            raise Refused("stale")  # they have left again
        return game_actions.come_back(table, self._environment.at(), seat)

    def _count_tabs(self) -> None:
        """Who is there: a seat is held by the sockets that have its key."""
        for viewer in self.viewers:
            found = self.table.seat_of(viewer.key) if viewer.key else None
            viewer.seat = SPECTATOR if found is None else found
        self.spectators = sum(viewer.seat == SPECTATOR for viewer in self.viewers)
        keys = Counter(viewer.key for viewer in self.viewers)
        others = {key for server in self._elsewhere for key in server.keys}
        for seat in self.table.seats:
            was_here = seat.tabs or seat.elsewhere
            seat.tabs, seat.elsewhere = keys[seat.key] if seat.key else 0, seat.key in others
            if was_here and not (seat.tabs or seat.elsewhere):
                seat.gone_since = self._environment.now()
        self._gone = [seat for seat in self.table.seats if seat.state is SeatState.GONE]
        self._seats = write_seats(self.table)
        if self._sharing is not None:
            self._sharing.ask(self.table.name)

    @property
    def present(self) -> Present | None:
        """Who is here, for other servers; None: this one does not mind the table."""
        running = self.table.clock is not None and bool(self.table.clock.running)
        if not self.viewers and not running:
            return None
        return Present(frozenset(viewer.key for viewer in self.viewers if viewer.key), self.spectators)

    def hear_others(self, heard: Heard) -> None:
        """What other servers say of this table, and whether this one leads it."""
        leads, self.leads = self.leads, heard.leads
        if self._elsewhere != heard.elsewhere:
            self._elsewhere = heard.elsewhere
            self._count_tabs()
            self._tell_presence()
            self._stir()
        elif leads != self.leads:
            self._stir()

    def frames(self) -> FrameMaker:
        """The table at this moment."""
        watching = self.spectators + sum(server.spectators for server in self._elsewhere)
        return FrameMaker(self.table, self._environment.now(), self._seats, watching)

    def show(self, viewer: Viewer, reply: Reply = None, fresh: bool = True) -> None:
        """Send a viewer the current frame."""
        if fresh:
            viewer.version = None
        self._show(viewer, self.frames(), reply)

    def _show(self, viewer: Viewer, frames: FrameMaker, reply: Reply = None) -> None:
        frame = frames.frame(viewer.seat, viewer.parts, viewer.version)
        viewer.version = self.table.version
        viewer.send(frame if reply is None else add_reply(frame, reply))

    def _announce(self, asker: Viewer | None, reply: Reply) -> None:
        frames = self.frames()
        for viewer in sorted(self.viewers, key=self._is_not_asked):  # first those who must answer
            self._show(viewer, frames, reply if viewer is asker else None)
        self._stir()

    def _is_not_asked(self, viewer: Viewer) -> bool:
        return self.table.asked(viewer.seat) is None

    def _tell_presence(self, but: Viewer | None = None) -> None:
        message = self.frames().presence()
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(message)

    def close(self, kind: str) -> list[asyncio.Task[None]]:
        """Send everybody away and stop minding the table; what was under way is cancelled, but not yet gone."""
        self._closed = kind
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
    def busy(self) -> bool:
        """Whether it must stay: somebody is there, or something is under way."""
        return bool(self.viewers or self._tasks or self._lock.locked())

    def _stir(self) -> None:
        """See to bots, clocks and people who are gone; a table that nobody looks at stands still."""
        self.set_timer()
        if not self.viewers or not self.leads:
            return
        table = self.table
        for seat in table.actors:
            asked = table.asked(seat)
            if asked is not None and table.seats[seat].by_bot and self._thinking.get(seat) != asked:
                self._thinking[seat] = asked
                self._spawn(self._bot_turn, seat, asked)
        if table.phase is Phase.WAITING and table.opened.rematch and not waiting_room.not_ready(table):
            self._spawn(self.start)
        if table.phase is Phase.BETWEEN and not any(s.state is SeatState.HERE and not s.bot for s in table.seats):
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
        seed = self.table.opened.seed or self._environment.seed()
        await self.do(lambda table: waiting_room.start(table, self._environment.at(), seed))

    async def _go_on(self) -> None:
        await asyncio.sleep(self.table.settings.bot_pause / 1000)
        await self.do(lambda table: game_actions.go_on(table, self._environment.at(), SPECTATOR))

    async def _bot_turn(self, seat: int, asked: int) -> None:
        """A bot thinks while the table pauses: how long it took to think tells nobody what it holds."""
        try:
            if self._bot_is_asked(seat, asked):
                bot, pause = self.table.seats[seat].bot, asyncio.sleep(bot_pause(self.table, seat))
                move, _ = await asyncio.gather(self._environment.simulators.choose(bot, self._question(seat)), pause)
                await self._insist(lambda table: self._bot_move(table, seat, move, asked, bot))
        finally:
            self._thinking.pop(seat, None)

    def _bot_is_asked(self, seat: int, asked: int) -> bool:
        return self.leads and self.table.asked(seat) == asked and self.table.seats[seat].by_bot

    def _bot_move(self, table: Table, seat: int, move: str, asked: int, bot: str) -> Proposed:
        return game_actions.take_move(table, self._environment.at(), self._environment.now(), seat, move, asked, bot)

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
        seed, limit = self._environment.bot_seed(), self._environment.bot_milliseconds
        setup = table.game.setup
        return Question(setup.text, seat, view, tuple(decision.texts), seed, limit, setup.version)

    # time

    def set_timer(self) -> None:
        """See to what happens by itself, also when nobody looks."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._due() if self.leads else None
        if due is not None:
            wait = max(0, due - self._environment.now()) / 1000
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
        now = self._environment.now()
        for seat in self.table.clock.out(now) if self.table.clock else ():
            await self._insist(partial(self._out_of_time, seat))
        if self._sharing is not None and self._missing(now):
            with suppress(StoreDown):
                await self._sharing.refresh({self.table.name})  # they may have come to another server this moment
        for seat in self._missing(now) if self.leads else ():
            await self._insist(partial(self._go_away, seat))
        self._stir()

    def _out_of_time(self, seat: int, table: Table) -> Proposed:
        times = self._environment.at(), self._environment.now()
        return game_actions.out_of_time(table, *times, seat, table.settings.stand_in)

    def _go_away(self, seat: int, table: Table) -> Proposed:
        if table.seats[seat].state is not SeatState.GONE:
            raise Refused("stale")
        return game_actions.go_away(table, self._environment.at(), seat, table.settings.stand_in)

    def _missing(self, now: int) -> list[int]:
        absence, table = self.table.settings.absence, self.table
        if absence is None or not self.viewers or table.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return []
        limit = now - absence * 1000
        return [i for i, seat in enumerate(table.seats) if seat.state is SeatState.GONE and seat.gone_since <= limit]
