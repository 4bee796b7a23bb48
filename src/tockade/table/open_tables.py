"""The tables that are open on this server: loaded when somebody comes, unloaded when nobody is left."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from tockade.game import Setup
from tockade.game_types import JSON, BadInput
from tockade.store import EVERY, Conflict, Entry, Store, StoreDown
from tockade.table import log_events
from tockade.table.advice import Advice
from tockade.table.environment import Environment
from tockade.table.idle_tables import SleepingClocks, to_put_away
from tockade.table.keys_and_codes import new_code, new_table_id, read_code
from tockade.table.live_table import LiveTable
from tockade.table.log_events import Opened, Place, read_event, write_event
from tockade.table.long_work import LongWork
from tockade.table.make_and_keep_reviews import KeptReviews
from tockade.table.presence_exchange import PresenceExchange
from tockade.table.refusal import Refused
from tockade.table.table import Phase, Table, begin_table, game_of
from tockade.table.table_settings import Settings

SWEEP: Final = 60
"""Seconds between two looks at live tables."""
EXPIRE: Final = 3600
"""Seconds between two looks at the whole store."""
DAY: Final = 86_400
OFTEN: Final = 20
"""Tables that come alive between two looks at those that nobody needs."""
LOADING: Final = 4
"""Tables that are loaded at once: others want to move meanwhile."""
PIECE: Final = 20
"""Events that are applied at once: two milliseconds at the most."""
KEPT_DAYS: Final = 30


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is opened with."""

    game: str
    host: str
    places: tuple[Place, ...]
    settings: Settings
    seed: str = ""
    position: JSON | None = None
    rematch: bool = False


class OpenTables:
    """All tables of a store."""

    def __init__(self, store: Store, environment: Environment, kept_days: int = KEPT_DAYS) -> None:
        self.store = store
        self.environment = environment
        self._kept_days = kept_days
        self._lives: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._room_to_load = asyncio.Semaphore(LOADING)
        self._clocks = SleepingClocks(self._wake)
        self._come = 0
        self.long_work = LongWork()
        self.reviews = KeptReviews(self.long_work)
        self.advice = Advice()
        self._hints: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._sharing = PresenceExchange(store, self._lives) if store.is_shared else None
        self._telling: asyncio.Task[None] | None = None

    # life

    async def begin(self) -> None:
        """Hear of other servers, and clean up from time to time."""
        await self.store.listen(self._heard)
        if self._sharing is not None:
            self._telling = asyncio.create_task(self._sharing.run(), name="presence")
        self._sweeper = asyncio.create_task(self._sweep(), name="open_tables sweeper")

    async def close(self, kind: str = "stopping") -> None:
        """Send everybody away; what was acknowledged is in the store."""
        unfinished: list[asyncio.Task[Any]] = [*self._hints, *self._loading.values()]
        unfinished += [task for task in (self._sweeper, self._telling) if task is not None]
        self._clocks.close()
        for task in unfinished:
            task.cancel()
        for live in list(self._lives.values()):
            unfinished += live.close(kind)
        self._lives.clear()
        await asyncio.gather(*unfinished, return_exceptions=True)
        await self.reviews.close()
        await self.long_work.close()
        await self.advice.close()
        if self._sharing is not None:
            await self._sharing.say_goodbye()

    @property
    def count(self) -> int:
        """How many tables are live."""
        return len(self._lives)

    def viewers(self) -> tuple[int, int]:
        """How many sockets of players and of spectators are open."""
        spectators = sum(live.spectators for live in self._lives.values())
        return sum(len(live.viewers) for live in self._lives.values()) - spectators, spectators

    # tables

    async def live(self, name: str) -> LiveTable:
        """A table by its name."""
        if name in self._lives:
            live = self._lives[name]
            live.idle_since = self.environment.now()
            return live
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)  # others may wait for it too

    async def _load(self, name: str) -> LiveTable:
        """Apply a log in small pieces: a long one takes seconds, and others want to move meanwhile."""
        async with self._room_to_load:
            entries = await self._read(name)
            if not entries:
                raise Refused("no_table")
            now = self._clocks.get_up(name, len(entries), self.environment.now())
            table = begin_table(name, [read_event(entries[0].text)], now)
            for first in range(1, len(entries), PIECE):
                await asyncio.sleep(0)
                table.follow([read_event(entry.text) for entry in entries[first : first + PIECE]], now)
        live = self._come_alive(table)
        if self.store.is_shared:
            await self._catch_up(live)  # a hint that came before the table was here was heard by nobody
        return live

    def _come_alive(self, table: Table) -> LiveTable:
        live = self._lives[table.name] = LiveTable(table, self.environment, self._sharing)
        live.set_timer()
        self._come += 1
        if self._come % OFTEN == 0:
            self.put_away()
        return live

    async def _read(self, name: str) -> list[Entry]:
        try:
            return await self.store.read(name)
        except StoreDown as down:
            raise Refused("store") from down

    async def open(self, opening: Opening) -> LiveTable:
        """A new table, in its waiting room."""
        begun = time.perf_counter()
        game = game_of(opening.game)
        if len(opening.places) != game.seats:
            raise BadInput("seat_count", game=game.setup.text, seats=game.seats, given=len(opening.places))
        while True:
            name, code = new_table_id(), new_code()
            opened = self._opened(opening, game.setup, code)
            with suppress(Conflict):  # a code that somebody has: take another
                await self._create(name, opened, code)
                break
        live = self._come_alive(Table(name, opened, self.environment.now()))
        self.environment.watch(opened, time.perf_counter() - begun)
        return live

    def _opened(self, opening: Opening, setup: Setup, code: str) -> Opened:
        return Opened(
            at=self.environment.at(),
            game=setup.text,
            version=setup.version,
            code=code,
            host=opening.host,
            places=opening.places,
            settings=opening.settings,
            seed=opening.seed,
            position=opening.position,
            rematch=opening.rematch,
        )

    async def _create(self, name: str, opened: Opened, code: str) -> None:
        try:
            await self.store.create([Entry(name, 1, write_event(opened), opened.at // 1000)], code)
        except StoreDown as down:
            raise Refused("store") from down

    async def find(self, code: str) -> str:
        """The table whose waiting room this code opens."""
        try:
            name = await self.store.find(read_code(code))
        except StoreDown as down:
            raise Refused("store") from down
        if name is None or (await self.live(name)).table.phase is not Phase.WAITING:
            raise Refused("no_code")
        return name

    async def delete(self, name: str) -> None:
        """Forget a table and everything about it."""
        await self.live(name)
        try:
            await self.store.delete(name)
        except StoreDown as down:
            raise Refused("store") from down
        self._forget(name)

    async def rematch(self, live: LiveTable, seat: int) -> str:
        """The same table again, for the same people: every key is a key of the same seat there."""
        table = live.table
        if table.phase is not Phase.OVER:
            raise Refused("not_over")
        if not table.rematch:
            opened = await self.open(_again(table, seat))
            with suppress(Refused):  # somebody else was quicker: theirs it is
                await live.do(lambda t: _rematch(t, self.environment.at(), seat, opened.table.name))
        return table.rematch

    # from time to time

    def _heard(self, name: str) -> None:
        """Another server has written to this table, or perhaps to any."""
        grown = list(self._lives) if name == EVERY else [name] if name in self._lives else []
        for each in grown:
            task = asyncio.create_task(self._catch_up(self._lives[each]))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)

    async def _catch_up(self, live: LiveTable) -> None:
        """It may also have been deleted there, or somebody came or went."""
        name, before = live.table.name, live.table.version
        with suppress(Refused, StoreDown):
            await live.catch_up()
            if live.table.version != before:
                return
            if not await self.store.knows(name):
                self._forget(name)
            elif self._sharing is not None:
                self._sharing.ask(name)

    async def _sweep(self) -> None:
        while True:
            with suppress(StoreDown):
                await self.forget_old()
            for _ in range(EXPIRE // SWEEP):
                self.put_away()
                await asyncio.sleep(SWEEP)

    def put_away(self) -> None:
        """Close tables that nobody has looked at for a while; they are loaded again when somebody does."""
        now = self.environment.now()
        for live in to_put_away(self._lives.values(), now):
            live.close("stopping")
            del self._lives[live.table.name]
            self._clocks.lay_down(live, now)

    def _wake(self, name: str) -> None:
        """The clock of a table that was put away is out."""
        task = asyncio.create_task(self._mind(name))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _mind(self, name: str) -> None:
        with suppress(Refused):
            await (await self.live(name)).mind_time()

    async def forget_old(self) -> None:
        """Delete unfinished tables that are too old."""
        for name in await self.store.expire(self.environment.at() // 1000 - self._kept_days * DAY):
            self._forget(name)

    def _forget(self, name: str) -> None:
        self._clocks.forget(name)
        if name in self._lives:
            self._lives.pop(name).close("deleted")


def _again(table: Table, seat: int) -> Opening:
    """What a rematch is opened with: whoever asked is ready."""
    places = tuple(
        Place(s.player, s.name, s.bot if s.player == "bot" else "", s.key, ready=index == seat)
        for index, s in enumerate(table.seats)
    )
    opened = table.opened
    return Opening(game=table.game.setup.text, host=opened.host, places=places, settings=opened.settings, rematch=True)


def _rematch(table: Table, at: int, seat: int, name: str) -> log_events.Rematch:
    if table.rematch:
        raise Refused("stale")
    return log_events.Rematch(at=at, seat=seat, table=name)
