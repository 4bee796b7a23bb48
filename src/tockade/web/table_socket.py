"""A socket at a table: one viewer, from hello to goodbye (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import Receive
from msgspec import UNSET

from tockade.game_types import SPECTATOR, Verdict
from tockade.table import game_actions
from tockade.table.choices_in_advance import divide_in_advance, next_steps_in_advance, show_advance
from tockade.table.keys_and_codes import digest
from tockade.table.live_table import LiveTable
from tockade.table.open_tables import OpenTables
from tockade.table.refusal import Refused
from tockade.table.table import Phase, Table
from tockade.table.viewer_frames import ALL_PARTS, Parts, read_parts
from tockade.table.why_no_move_to_place import why_no_move_to_place
from tockade.web import client_messages as said
from tockade.web.client_messages import AnyMessage, Id, decoder, id_decoder
from tockade.web.connection_cost_limits import ConnectionBudget
from tockade.web.error_answers import UNREADABLE, choose_language, show_refusal
from tockade.web.rate_limits import Bucket
from tockade.web.send_queue import SendQueue
from tockade.web.server_log import log_fault
from tockade.web.server_messages import (
    AdvanceAnswer,
    Answer,
    CautionAnswer,
    DivisionAnswer,
    HintAnswer,
    Pong,
    RefusedAnswer,
    StepsAnswer,
    Welcome,
    WhyAnswer,
)
from tockade.web.server_metrics import count_refusal
from tockade.web.server_settings import Limits

HELLO_SECONDS: Final = 10
MOST_UNREADABLE: Final = 20
PROTOCOL: Final = 1
QUESTIONS: Final = (said.Steps, said.AskDivision, said.AskAdvance, said.Why, said.ShowFrame, said.Ping)
"""What is answered at once, without waiting for anybody: all the time it takes is the asker's."""
_encoder: Final = msgspec.json.Encoder()


class Goodbye(Exception):
    """The socket is to be closed, or is."""

    def __init__(self, kind: str = "") -> None:
        super().__init__(kind)
        self.kind = kind


class TableSocket:
    """An open socket; to the table it is a viewer."""

    def __init__(
        self,
        open_tables: OpenTables,
        limits: Limits,
        receive: Receive,
        queue: SendQueue,
        language: str,
        budget: ConnectionBudget,
        address: str,
    ) -> None:
        self.key = ""
        self.seat = SPECTATOR
        self.parts: Parts = ALL_PARTS
        self.version: int | None = None
        self._open_tables = open_tables
        self._limits = limits
        self._receive = receive
        self._queue = queue
        self._language = language
        self._budget = budget
        self._address = address
        self._bucket = Bucket(limits.messages, time.monotonic())
        self._unreadable = 0
        self._live: LiveTable | None = None

    # a viewer

    def send(self, message: bytes) -> None:
        self._queue.put(message)

    def close(self, kind: str) -> None:
        self._queue.close(kind)

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
        except Exception as error:
            log_fault(error)
            self._refuse(Refused("fault"), None)
            self.close("fault")
        finally:
            if self._live is not None:
                self._live.leave(self)
            await self._queue.finish(HELLO_SECONDS)

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
            raise Goodbye("stopping" if refused.kind == "store" else "refused") from None

    async def _enter(self, name: str, hello: said.Hello) -> None:
        if hello.language:
            self._language = choose_language(hello.language)
        live = await self._open_tables.live(name)
        self.key = _checked_key(live.table, hello.key)
        self.parts = ALL_PARTS if hello.parts is None else read_parts(hello.parts)
        seat = live.table.seat_of(self.key) if self.key else None
        self._check_crowd(live, seat)
        await live.catch_up_to(hello.since)
        self.send(_encoder.encode(_welcome(live, SPECTATOR if seat is None else seat)))
        self._live = live
        await live.join(self, hello.since)
        if seat is not None and live.table.settings.hints:
            self._open_tables.advice.get_ready()

    def _check_crowd(self, live: LiveTable, seat: int | None) -> None:
        """Spectators never keep a player out."""
        if seat is None:
            crowded = live.spectators >= self._limits.table_sockets
        else:
            crowded = live.table.seats[seat].tabs >= self._limits.seat_sockets
        if crowded:
            raise Refused("crowded")

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
            while wait := self._budget.wait() or self._bucket.take(time.monotonic()):
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
        count_refusal(refused.kind)
        table = self._live.table if self._live else None
        why = show_refusal(refused, self._language, table.game if table else None, self.seat)
        self._answer(RefusedAnswer(kind=why.kind, arguments=why.arguments, words=why.words, verdict=why.verdict), reply)

    def _answer(self, answer: Answer, reply: Id) -> None:
        answer.id = UNSET if reply is None else reply
        self.send(_encoder.encode(answer))

    # requests

    async def _serve(self, message: AnyMessage) -> None:
        assert self._live is not None
        asked = isinstance(message, QUESTIONS)
        begun = time.thread_time() if asked else 0.0
        try:
            await ANSWERS[type(message)](self, self._live, message)
        except Refused as refused:
            self._refuse(refused, message.id)
            if refused.kind == "stale":
                self._live.show(self)
        if asked:
            self._budget.spend(seconds=time.thread_time() - begun)

    def _seat(self) -> int:
        if self.seat == SPECTATOR:
            raise Refused("seat_only")
        return self.seat

    async def _move(self, live: LiveTable, message: said.Move) -> None:
        seat, environment = self._seat(), self._open_tables.environment
        text, steps = message.move, message.steps
        if text is None and not steps:
            raise Refused("unreadable", detail="move")
        if not message.sure and await self._is_cautioned(live, seat, message):
            return

        def take(table: Table) -> Any:
            move = game_actions.spell(table, steps) if text is None else text
            return game_actions.take_move(table, environment.at(), environment.now(), seat, move, message.decision)

        await live.do(take, self, message.id)

    async def _is_cautioned(self, live: LiveTable, seat: int, message: said.Move) -> bool:
        """Whether the tutor has something better, and says so; everybody is told before it does."""
        table = live.table
        decision = table.asked(seat)
        if decision is None or message.decision not in (None, decision) or not game_actions.has_tutor(table, seat):
            return False
        move = game_actions.spell(table, message.steps) if message.move is None else message.move
        found = await self._open_tables.advice.caution(self._address, table, seat, move)
        if found is None:
            return False
        if table.seats[seat].cautioned != decision:
            at = self._open_tables.environment.at()
            await live.do(lambda now: game_actions.give_caution(now, at, seat, decision))
        self._answer(CautionAnswer(decision=decision, played=found.played, better=found.better), message.id)
        return True

    async def _steps(self, live: LiveTable, message: said.Steps) -> None:
        seat = self._seat()
        if message.advance:
            choices, move = next_steps_in_advance(live.table, seat, message.steps), None
        else:
            choices, move = game_actions.next_steps(live.table, seat, message.steps)
        self._answer(StepsAnswer(decision=live.table.asked(seat), choices=choices, move=move), message.id)

    async def _division(self, live: LiveTable, message: said.AskDivision) -> None:
        seat = self._seat()
        divide = divide_in_advance if message.advance else game_actions.division
        division = divide(live.table, seat, message.step)
        self._answer(DivisionAnswer(decision=live.table.asked(seat), division=division), message.id)

    async def _advance(self, live: LiveTable, message: said.AskAdvance) -> None:
        decision = show_advance(live.table, self._seat())
        self._answer(AdvanceAnswer(version=live.table.version, decision=decision), message.id)

    async def _why(self, live: LiveTable, message: said.Why) -> None:
        seat = self._seat()
        if message.place is not None:
            here = why_no_move_to_place(live.table, seat, message.steps, message.place)
            self._answer(WhyAnswer(here=here), message.id)
            return
        if message.move is None:
            self._answer(WhyAnswer(cards=game_actions.idle_cards(live.table, seat)), message.id)
            return
        verdict = game_actions.explain_move(live.table, seat, message.move)
        self._answer(WhyAnswer(verdict=verdict, words=self._words(verdict, live, seat)), message.id)

    def _words(self, verdict: Verdict, live: LiveTable, seat: int) -> str:
        refused = Refused("illegal")
        refused.verdict = verdict
        return show_refusal(refused, self._language, live.table.game, seat).words

    async def _hint(self, live: LiveTable, message: said.AskHint) -> None:
        """The hint is made of the seat's view in a process of its own; everybody is told before it is given."""
        seat, table = self._seat(), live.table
        decision = game_actions.check_hint(table, seat)
        found = await self._open_tables.advice.hint(self._address, table, seat)
        if table.seats[seat].hinted != decision:
            at = self._open_tables.environment.at()
            await live.do(lambda now: game_actions.give_hint(now, at, seat, decision))
        self._answer(HintAnswer(decision=decision, options=found.options), message.id)

    async def _tutor(self, live: LiveTable, message: said.SetTutor) -> None:
        seat, at = self._seat(), self._open_tables.environment.at()
        await live.do(lambda table: game_actions.set_tutor(table, at, seat, message.on), self, message.id)

    async def _resign(self, live: LiveTable, message: said.Resign) -> None:
        seat, at = self._seat(), self._open_tables.environment.at()
        await live.do(lambda table: game_actions.resign(table, at, seat, table.settings.stand_in), self, message.id)

    async def _go_away(self, live: LiveTable, message: said.GoAway) -> None:
        seat, at = self._seat(), self._open_tables.environment.at()
        await live.do(lambda table: game_actions.go_away(table, at, seat, table.settings.stand_in), self, message.id)

    async def _take_back(self, live: LiveTable, message: said.TakeBack) -> None:
        seat, at = self._seat(), self._open_tables.environment.at()
        await live.do(lambda table: game_actions.come_back(table, at, seat), self, message.id)

    async def _vote_to_skip(self, live: LiveTable, message: said.VoteToSkip) -> None:
        seat, environment = self._seat(), self._open_tables.environment

        def vote(table: Table) -> Any:
            at, now = environment.at(), environment.now()
            return game_actions.vote_to_skip(table, at, now, seat, message.seat, table.settings.stand_in)

        await live.do(vote, self, message.id)

    async def _go_on(self, live: LiveTable, message: said.GoOn) -> None:
        seat, at = self._seat(), self._open_tables.environment.at()
        await live.do(lambda table: game_actions.go_on(table, at, seat), self, message.id)

    async def _again(self, live: LiveTable, message: said.Again) -> None:
        await self._open_tables.rematch(live, self._seat())
        live.show(self, message.id, fresh=False)

    async def _frame(self, live: LiveTable, message: said.ShowFrame) -> None:
        live.show(self, message.id)

    async def _ping(self, _live: LiveTable, message: said.Ping) -> None:
        self._answer(Pong(), message.id)

    async def _hello(self, _live: LiveTable, _message: said.Hello) -> None:
        raise Refused("unreadable", detail="hello")


ANSWERS: Final[dict[type, Callable[[TableSocket, LiveTable, Any], Awaitable[None]]]] = {
    said.Hello: TableSocket._hello,
    said.Move: TableSocket._move,
    said.Steps: TableSocket._steps,
    said.AskDivision: TableSocket._division,
    said.AskAdvance: TableSocket._advance,
    said.Why: TableSocket._why,
    said.AskHint: TableSocket._hint,
    said.SetTutor: TableSocket._tutor,
    said.Resign: TableSocket._resign,
    said.GoAway: TableSocket._go_away,
    said.TakeBack: TableSocket._take_back,
    said.VoteToSkip: TableSocket._vote_to_skip,
    said.GoOn: TableSocket._go_on,
    said.Again: TableSocket._again,
    said.ShowFrame: TableSocket._frame,
    said.Ping: TableSocket._ping,
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


def _welcome(live: LiveTable, seat: int) -> Welcome:
    table = live.table
    return Welcome(
        protocol=PROTOCOL,
        table=table.name,
        seat=seat,
        game=table.game.setup.text,
        sides=_sides(table),
        sealed=table.sealed or None,
        typed_seed=table.typed_seed,
        hints=table.settings.hints,
        patience=None if table.clock else table.settings.patience,
    )
