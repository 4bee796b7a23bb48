"""The short cut of the wire: the same bytes as the library's, the same order, and a slow reader is not written to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from tockade.web.send_queue import MOST_WAITING, SendQueue
from tockade.web.uvicorn_websocket_protocol import write_text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 255, 256, 65535, 65536, 70000])
def test_a_frame_is_the_librarys(size: int) -> None:
    text = b"x" * size
    assert write_text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_messages_keep_their_order_when_the_reader_falls_behind() -> None:
    async def test() -> None:
        written: list[bytes] = []
        keeps_up = True
        gate = asyncio.Event()

        def write(message: bytes) -> bool:
            if keeps_up:
                written.append(message)
            return keeps_up

        async def send(message: Any) -> None:
            await gate.wait()
            written.append(message.get("text", "closed").encode())

        queue = SendQueue(send, write)
        queue.put(b"1")
        keeps_up = False
        queue.put(b"2")
        await asyncio.sleep(0)
        keeps_up = True
        queue.put(b"3")  # behind the one that waits
        gate.set()
        await asyncio.sleep(0.01)
        queue.put(b"4")
        queue.close("stopping")
        await queue.finish(60)
        assert written == [b"1", b"2", b"3", b"4", b'{"type":"bye","kind":"stopping"}', b"closed"]

    asyncio.run(test())


def test_who_never_reads_is_given_up() -> None:
    async def test() -> None:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        queue = SendQueue(send, lambda _message: False)
        for _ in range(MOST_WAITING + 5):
            queue.put(b"{}")
        await queue.finish(60)
        assert [message.get("text", message.get("code")) for message in sent] == ['{"type":"bye","kind":"slow"}', 4408]

    asyncio.run(test())
