"""What the server keeps: asking for ever new games costs no memory in the long run, and an idle table little."""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import msgspec
from tests.web.raw_client import RawClient
from tests.web.server import Server
from websockets.frames import Frame, Opcode

ASKED = 160
MEGABYTES = 25
PROGRAM = """
import gc, resource, sys
from tockade.web.game_routes import show_game

SETUPS = "tock-globe 8", "tijou 6 teams", "tockcitan 4", "tock-fadoq 4", "barricades 4", "trikolos"

def peak():
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 2**20 if sys.platform == "darwin" else used / 2**10

def ask(number):
    show_game.fn(f"{SETUPS[number % len(SETUPS)]} ply_limit={number}")

for number in range(1, 60):
    ask(number)
gc.collect()
gc.disable()
before = peak()
for number in range(60, int(sys.argv[1])):
    ask(number)
print(peak() - before, gc.collect())
"""


def test_ever_new_setups_do_not_fill_the_memory() -> None:
    """Without the garbage collector, which a server holds back: no part of a game lies in a circle."""
    command = [sys.executable, "-c", PROGRAM, str(ASKED)]
    grown, in_circles = subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()
    assert float(grown) < MEGABYTES
    assert int(in_circles) == 0


TABLES = 60
KILOBYTES = 100
"""That an idle table may take with the pages of its four players, as browsers open them."""
BROWSER = {
    "Origin": "http://x",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0",
    "Accept-Encoding": "gzip, deflate, br",
    "Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8",
    "Cache-Control": "no-cache",
    "Pragma": "no-cache",
}


def sit_down(server: Server, tables: int, until_the_end: ExitStack) -> None:
    """Tables of four with everybody there."""
    people = [{"player": "person", "name": f"P{seat}"} for seat in range(4)]
    for _ in range(tables):
        opened = server.ask("/api/tables", {"game": "tock-globe 4 teams", "seats": people, "start": True})
        for seat in opened["seats"]:
            client = until_the_end.enter_context(RawClient(server.port, opened["table"], **BROWSER))
            hello = {"type": "hello", "key": seat["key"], "parts": ["scene", "moves", "steps", "choices"]}
            client.socket.sendall(Frame(Opcode.TEXT, msgspec.json.encode(hello)).serialize(mask=True))
            next(text for _, text in client.frames() if b'"type":"frame"' in text)


def test_an_idle_table_takes_little(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ExitStack() as until_the_end:
        server.start()
        sit_down(server, 20, until_the_end)
        before = server.megabytes
        sit_down(server, TABLES, until_the_end)
        assert (server.megabytes - before) * 1024 / TABLES < KILOBYTES
