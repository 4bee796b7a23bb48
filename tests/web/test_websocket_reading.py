"""However a client cuts its bytes into pieces, the server reads the same messages in the same order."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.web.raw_client import RawClient
from tests.web.server import FREE, Server
from websockets.frames import Frame, Opcode

from tockade.web.uvicorn_websocket_protocol import HEAD, MASKED, WHOLE_TEXT, read_short_frame, unmask

SEATS = [{"player": "person", "name": "one"}, {"player": "person", "name": "two"}]
LONG = "x" * 200
"""Too long for a short frame."""


@given(st.binary(max_size=125))
def test_a_short_text_is_read_as_the_library_writes_it(text: bytes) -> None:
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert read_short_frame(sent)
    assert sent[0] == WHOLE_TEXT
    assert unmask(sent[HEAD:], sent[HEAD - 4 : HEAD]) == text


@given(st.binary(min_size=126, max_size=300), st.integers(1, 5))
def test_what_is_not_one_short_whole_frame_is_not_taken_for_one(text: bytes, cut: int) -> None:
    short = Frame(Opcode.TEXT, text[:50]).serialize(mask=True)
    assert not read_short_frame(Frame(Opcode.TEXT, text).serialize(mask=True))
    assert not read_short_frame(Frame(Opcode.TEXT, text[:50]).serialize(mask=False))
    assert not read_short_frame(Frame(Opcode.TEXT, text[:50], fin=False).serialize(mask=True))
    assert not read_short_frame(short[:-cut])
    assert not read_short_frame(short + short)


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return str(server.ask("/api/tables", {"game": "trikolos", "seats": SEATS, "start": True})["table"])


def message(number: int, kind: str) -> bytes:
    """A ping of the protocol, as the bytes that a client may send for it."""
    text = msgspec.json.encode({"type": "ping", "id": number, **({"more": LONG} if kind == "long" else {})})
    if kind == "parts":
        first = Frame(Opcode.TEXT, text[:5], fin=False).serialize(mask=True)
        return first + Frame(Opcode.CONT, text[5:]).serialize(mask=True)
    ping = Frame(Opcode.PING, b"?").serialize(mask=True) if kind == "with a control frame" else b""
    return ping + Frame(Opcode.TEXT, text).serialize(mask=True)


KINDS = ["short", "short", "short", "long", "parts", "with a control frame"]


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=12), st.integers(0, 2**32))
def test_any_cut_gives_the_same_messages(server: Server, table: str, kinds: list[str], seed: int) -> None:
    rng = random.Random(seed)
    client = RawClient(server.port, table)
    client.socket.sendall(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
    data = [message(number, kind) for number, kind in enumerate(kinds)]
    pieces = data if rng.random() < 0.3 else list(cut(b"".join(data), rng))
    for piece in pieces:
        client.socket.sendall(piece)
    heard: list[int] = []
    for first, text in client.frames():
        said = msgspec.json.decode(text) if first == WHOLE_TEXT else {}
        if said.get("type") == "pong":
            heard.append(said["id"])
        if len(heard) == len(kinds):
            break
    client.close()
    assert heard == list(range(len(kinds)))


def cut(data: bytes, rng: random.Random) -> Iterator[bytes]:
    while data:
        size = rng.randint(1, 60)
        yield data[:size]
        data = data[size:]


def test_a_piece_that_looks_like_a_whole_frame_is_still_a_piece(server: Server, table: str) -> None:
    """The mask is chosen so that the middle of a long text reads like a short text of eleven letters."""
    length = 11
    mask = bytes((ord("x") ^ WHOLE_TEXT, ord("x") ^ (MASKED + length), 1, 1))
    text = msgspec.json.encode({"type": "ping", "id": 7, "more": LONG})
    frame = bytes((WHOLE_TEXT, MASKED + 126)) + len(text).to_bytes(2) + mask + unmask(text, mask)
    first = len(frame) - len(text) + 100
    pieces = [frame[:first], frame[first : first + HEAD + length], frame[first + HEAD + length :]]
    assert read_short_frame(pieces[1])
    client = RawClient(server.port, table)
    client.socket.sendall(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
    for piece in pieces:
        time.sleep(0.05)
        client.socket.sendall(piece)
    heard = (msgspec.json.decode(text) for first, text in client.frames())
    assert next(said["id"] for said in heard if said["type"] in ("pong", "refused")) == 7
    client.close()


def test_bad_utf_8_closes_the_socket_and_nothing_else(server: Server, table: str) -> None:
    client = RawClient(server.port, table)
    client.socket.sendall(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
    client.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
    closing = [text for first, text in client.frames() if first & 15 == Opcode.CLOSE]
    client.close()
    assert [int.from_bytes(text[:2]) for text in closing] == [1007]
    assert server.ask("/health")["status"] == "ok"


def test_a_flood_is_slowed_down_and_answered(tmp_path: Path) -> None:
    """More messages than the rate allows wait on the line, not in the server's memory; none is lost."""
    slow = {"each_second": 200, "burst": 10}
    with Server(tmp_path, limits={**FREE, "messages": slow}) as server:
        server.start()
        name = server.ask("/api/tables", {"game": "trikolos", "seats": SEATS, "start": True})["table"]
        client = RawClient(server.port, name)
        client.socket.sendall(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
        for number in range(100):
            client.socket.sendall(message(number, "short"))
        heard: list[int] = []
        for first, text in client.frames():
            said = msgspec.json.decode(text) if first == WHOLE_TEXT else {}
            if said.get("type") == "pong":
                heard.append(said["id"])
            if len(heard) == 100:
                break
        client.close()
        assert heard == list(range(100))
