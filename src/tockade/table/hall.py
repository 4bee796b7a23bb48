"""The hall: every table this server knows of, loaded when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from tockade.game import JSON, BadInput, Setup
from tockade.store import EVERY, Conflict, Entry, Store, StoreDown
from tockade.table import event
from tockade.table.event import AnyEvent, Opened, Place, read_event, write_event
from tockade.table.house import House
from tockade.table.key import new_code, new_table, read_code
from tockade.table.live import Live
from tockade.table.refusal import Refused
from tockade.table.settings import Settings
from tockade.table.table import Phase, Table, game_of, load

IDLE: Final = 300_000
"""Milliseconds after which a table without anybody is put away."""
SWEEP: Final = 60
"""Seconds between two looks at live tables."""
EXPIRE: Final = 3600
"""Seconds between two looks at the whole store."""
DAY: Final = 86_400
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


class Hall:
    """All tables of a store."""

    def __init__(self, store: Store, house: House, kept_days: int = KEPT_DAYS) -> None:
        self.store = store
        self.house = house
        self._kept_days = kept_days
        self._lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._hints: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    # life

    async def begin(self) -> None:
        """Hear of other servers, and clean up from time to time."""
        await self.store.listen(self._heard)
        self._sweeper = asyncio.create_task(self._sweep(), name="hall sweeper")

    async def close(self, kind: str = "stopping") -> None:
        """Send everybody away; what was acknowledged is in the store."""
        unfinished = [*self._hints, *([self._sweeper] if self._sweeper else [])]
        for task in unfinished:
            task.cancel()
        for live in list(self._lives.values()):
            unfinished += live.close(kind)
        self._lives.clear()
        await asyncio.gather(*unfinished, return_exceptions=True)

    @property
    def count(self) -> int:
        """How many tables are live."""
        return len(self._lives)

    # tables

    async def live(self, name: str) -> Live:
        """A table by its name."""
        if name in self._lives:
            return self._lives[name]
        async with self._loading.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._lives:
                    self._lives[name] = Live(await self._load(name), self.house)
                return self._lives[name]
            finally:
                self._loading.pop(name, None)

    async def _load(self, name: str) -> Table:
        events = await self._read(name)
        if not events:
            raise Refused("no_table")
        return load(name, events, self.house.now())

    async def _read(self, name: str) -> Sequence[AnyEvent]:
        try:
            return [read_event(entry.text) for entry in await self.store.read(name)]
        except StoreDown as down:
            raise Refused("store") from down

    async def open(self, opening: Opening) -> Live:
        """A new table, in its waiting room."""
        game = game_of(opening.game)
        if len(opening.places) != game.seats:
            raise BadInput("seat_count", game=game.setup.text, seats=game.seats, given=len(opening.places))
        while True:
            name, code = new_table(), new_code()
            opened = self._opened(opening, game.setup, code)
            with suppress(Conflict):  # a code that somebody has: take another
                await self._create(name, opened, code)
                break
        self._lives[name] = Live(Table(name, opened, self.house.now()), self.house)
        return self._lives[name]

    def _opened(self, opening: Opening, setup: Setup, code: str) -> Opened:
        return Opened(
            at=self.house.at(),
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
        live = await self.live(name)
        try:
            await self.store.delete(name)
        except StoreDown as down:
            raise Refused("store") from down
        live.close("deleted")
        self._lives.pop(name, None)

    async def rematch(self, live: Live, seat: int) -> str:
        """The same table again, for the same people: every key is a key of the same seat there."""
        table = live.table
        if table.phase is not Phase.OVER:
            raise Refused("not_over")
        if not table.rematch:
            opened = await self.open(_again(table, seat))
            with suppress(Refused):  # somebody else was quicker: theirs it is
                await live.do(lambda t: _rematch(t, self.house.at(), seat, opened.table.name))
        return table.rematch

    # from time to time

    def _heard(self, name: str) -> None:
        """Another server has written to this table, or perhaps to any."""
        grown = list(self._lives) if name == EVERY else [name] if name in self._lives else []
        for each in grown:
            task = asyncio.create_task(self._catch_up(self._lives[each]))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)

    async def _catch_up(self, live: Live) -> None:
        with suppress(Refused):
            await live.catch_up()

    async def _sweep(self) -> None:
        while True:
            with suppress(StoreDown):
                await self.forget_old()
            for _ in range(EXPIRE // SWEEP):
                self.put_away()
                await asyncio.sleep(SWEEP)

    def put_away(self) -> None:
        """Close tables that nobody has looked at for a while; they are loaded again when somebody does."""
        now = self.house.now()
        for name, live in list(self._lives.items()):
            if not live.needed and now - live.idle_since >= IDLE:
                live.close("stopping")
                del self._lives[name]

    async def forget_old(self) -> None:
        """Delete unfinished tables that are too old."""
        for name in await self.store.expire(self.house.at() // 1000 - self._kept_days * DAY):
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


def _rematch(table: Table, at: int, seat: int, name: str) -> event.Rematch:
    if table.rematch:
        raise Refused("stale")
    return event.Rematch(at=at, seat=seat, table=name)
