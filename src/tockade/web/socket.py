"""A socket: one viewer of one table, from hello to goodbye (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import Receive

from tockade.bots import stand_in
from tockade.game import SPECTATOR, Verdict
from tockade.table import playing
from tockade.table.frame import ALL_PARTS, Parts, read_parts
from tockade.table.hall import Hall
from tockade.table.key import digest
from tockade.table.live import Live
from tockade.table.refusal import Refused
from tockade.table.table import Phase, Table
from tockade.web import messages as said
from tockade.web.limits import Bucket
from tockade.web.messages import AnyMessage, Id, decoder, id_decoder
from tockade.web.outbox import Outbox
from tockade.web.refusals import language_of, shown
from tockade.web.settings import Limits

HELLO_SECONDS: Final = 10
MOST_UNREADABLE: Final = 20
PROTOCOL: Final = 1
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
_encoder: Final = msgspec.json.Encoder()


class Goodbye(Exception):
    """The socket is to be closed, or is."""

    def __init__(self, kind: str = "") -> None:
        super().__init__(kind)
        self.kind = kind


class Socket:
    """An open socket; to the table it is a viewer."""

    def __init__(self, hall: Hall, limits: Limits, receive: Receive, outbox: Outbox, language: str) -> None:
        self.key = ""
        self.seat = SPECTATOR
        self.parts: Parts = ALL_PARTS
        self.version: int | None = None
        self._hall = hall
        self._limits = limits
        self._receive = receive
        self._outbox = outbox
        self._language = language
        self._bucket = Bucket(limits.messages, time.monotonic())
        self._unreadable = 0
        self._live: Live | None = None

    # a viewer

    def send(self, message: bytes) -> None:
        self._outbox.put(message)

    def close(self, kind: str) -> None:
        self._outbox.close(kind)

    # a life

    async def run(self, name: str) -> None:
        """Serve the client until one of the two has enough."""
        try:
            await self._meet(name)
            while True:
                await self._serve(await self._next())
        except Goodbye as goodbye:
            if goodbye.kind:
                self.close(goodbye.kind)
        finally:
            if self._live is not None:
                self._live.leave(self)
            await self._finish()

    async def _finish(self) -> None:
        """Let the outbox say goodbye; when nobody listens any more, there is nothing to say."""
        if not self._outbox.closing:
            self._outbox.task.cancel()
        await asyncio.wait([self._outbox.task], timeout=HELLO_SECONDS)
        self._outbox.task.cancel()

    async def _meet(self, name: str) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._next()
        except TimeoutError:
            raise Goodbye("refused") from None
        try:
            if not isinstance(hello, said.Hello):
                raise Refused("unreadable", detail="hello")
            await self._enter(name, hello)
        except Refused as refused:
            self._refuse(refused, hello.id)
            raise Goodbye("refused") from None

    async def _enter(self, name: str, hello: said.Hello) -> None:
        if hello.language:
            self._language = language_of(hello.language)
        live = await self._hall.live(name)
        self.key = _checked_key(live.table, hello.key)
        self.parts = ALL_PARTS if hello.parts is None else read_parts(hello.parts)
        if len(live.viewers) >= self._limits.table_sockets:
            raise Refused("crowded")
        seat = live.table.seat_of(self.key) if self.key else None
        self.send(_encoder.encode(_welcome(live, SPECTATOR if seat is None else seat)))
        self._live = live
        await live.join(self, hello.since)

    # messages

    async def _next(self) -> AnyMessage:
        """The next message that can be read; what cannot is refused."""
        while True:
            text = await self._text()
            try:
                message = decoder.decode(text)
            except UNREADABLE as broken:
                self._refuse_text(text, Refused("unreadable", detail=str(broken)[:200]))
            else:
                self._unreadable = 0
                return message

    async def _text(self) -> str | bytes:
        while True:
            event: Any = await self._receive()
            if event["type"] == "websocket.disconnect":
                raise Goodbye
            if event["type"] != "websocket.receive":
                continue
            text: str | bytes = event.get("text") or event.get("bytes") or ""
            if len(text) > self._limits.message_bytes:
                self._refuse_text("", Refused("too_large"))
                continue
            while wait := self._bucket.take(time.monotonic()):
                await asyncio.sleep(wait)  # slow down who is too quick, lose nothing
            return text

    def _refuse_text(self, text: str | bytes, refused: Refused) -> None:
        try:
            reply = id_decoder.decode(text).id
        except UNREADABLE:
            reply = None
        self._refuse(refused, reply)
        self._unreadable += 1
        if self._unreadable >= MOST_UNREADABLE:
            raise Goodbye("unreadable")

    def _refuse(self, refused: Refused, reply: Id) -> None:
        table = self._live.table if self._live else None
        refusal = shown(refused, self._language, table.game if table else None, self.seat)
        self._answer("refused", reply, **msgspec.to_builtins(refusal))

    def _answer(self, message: str, reply: Id, /, **fields: Any) -> None:
        numbered = {} if reply is None else {"id": reply}
        self.send(_encoder.encode({"type": message, **numbered, **fields}))

    # requests

    async def _serve(self, message: AnyMessage) -> None:
        assert self._live is not None
        try:
            await ANSWERS[type(message)](self, self._live, message)
        except Refused as refused:
            self._refuse(refused, message.id)
            if refused.kind == "stale":
                self._live.show(self)

    def _seat(self) -> int:
        if self.seat == SPECTATOR:
            raise Refused("seat_only")
        return self.seat

    async def _move(self, live: Live, message: said.Move) -> None:
        seat, house = self._seat(), self._hall.house

        def take(table: Table) -> Any:
            return playing.take(table, house.at(), house.now(), seat, message.move, message.decision)

        await live.do(take, self, message.id)

    async def _steps(self, live: Live, message: said.Steps) -> None:
        seat = self._seat()
        choices, move = playing.steps(live.table, seat, message.steps)
        self._answer("steps", message.id, decision=live.table.asked(seat), choices=choices, move=move)

    async def _why(self, live: Live, message: said.Why) -> None:
        seat = self._seat()
        if message.move is None:
            self._answer("why", message.id, cards=playing.idle_cards(live.table, seat))
            return
        verdict = playing.why(live.table, seat, message.move)
        self._answer("why", message.id, verdict=verdict, words=self._words(verdict, live, seat))

    def _words(self, verdict: Verdict, live: Live, seat: int) -> str:
        refused = Refused("illegal")
        refused.verdict = verdict
        return shown(refused, self._language, live.table.game, seat).words

    async def _resign(self, live: Live, message: said.Resign) -> None:
        seat, at = self._seat(), self._hall.house.at()
        await live.do(lambda table: playing.resign(table, at, seat, stand_in()), self, message.id)

    async def _go_away(self, live: Live, message: said.GoAway) -> None:
        seat, at = self._seat(), self._hall.house.at()
        await live.do(lambda table: playing.go_away(table, at, seat, stand_in()), self, message.id)

    async def _take_back(self, live: Live, message: said.TakeBack) -> None:
        seat, at = self._seat(), self._hall.house.at()
        await live.do(lambda table: playing.come_back(table, at, seat), self, message.id)

    async def _go_on(self, live: Live, message: said.GoOn) -> None:
        seat, at = self._seat(), self._hall.house.at()
        await live.do(lambda table: playing.go_on(table, at, seat), self, message.id)

    async def _again(self, live: Live, message: said.Again) -> None:
        await self._hall.rematch(live, self._seat())
        live.show(self, message.id, fresh=False)

    async def _frame(self, live: Live, message: said.ShowFrame) -> None:
        live.show(self, message.id)

    async def _ping(self, _live: Live, message: said.Ping) -> None:
        self._answer("pong", message.id)

    async def _hello(self, _live: Live, _message: said.Hello) -> None:
        raise Refused("unreadable", detail="hello")


ANSWERS: Final[dict[type, Callable[[Socket, Live, Any], Awaitable[None]]]] = {
    said.Hello: Socket._hello,
    said.Move: Socket._move,
    said.Steps: Socket._steps,
    said.Why: Socket._why,
    said.Resign: Socket._resign,
    said.GoAway: Socket._go_away,
    said.TakeBack: Socket._take_back,
    said.GoOn: Socket._go_on,
    said.Again: Socket._again,
    said.ShowFrame: Socket._frame,
    said.Ping: Socket._ping,
}


def _checked_key(table: Table, key: str | None) -> str:
    """The digest of a key of this table; empty for a spectator, if there may be any."""
    if not key:
        if not table.settings.spectators and table.phase is not Phase.WAITING:
            raise Refused("no_spectators")
        return ""
    known = digest(key)
    if table.seat_of(known) is None and known != table.opened.host:
        raise Refused("wrong_link")
    return known


def _sides(table: Table) -> tuple[tuple[int, ...], ...]:
    """Who plays together now: a match may change it from game to game."""
    if table.position is None:
        return table.game.teams
    return table.game.scene(table.game.view(table.position, SPECTATOR)).teams or table.game.teams


def _welcome(live: Live, seat: int) -> dict[str, Any]:
    table = live.table
    return {
        "type": "welcome",
        "protocol": PROTOCOL,
        "table": table.name,
        "seat": seat,
        "game": table.game.setup.text,
        "sides": _sides(table),
        "sealed": table.sealed or None,
        "typed_seed": table.typed_seed,
    }
