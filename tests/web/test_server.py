"""The server as a process: quick to answer, clean to stop, clear when it cannot begin."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from tests.web.server import FREE, Server
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tockade.cli.command_loader import command
from tockade.cli.commands.serve import store_shown
from tockade.cli.run import run
from tockade.cli.with_store import with_store
from tockade.game_types import BadInput
from tockade.table.verify_game import Verified, verify_record, verify_tables
from tockade.web.server import NEXT_PORTS, address_of, bind, serve
from tockade.web.server_settings import Limits, Rate, ServerSettings
from tockade.web.trusted_addresses import read_networks
from tockade.words import LANGUAGES, Words

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
HOSTING = DOCUMENT.with_name("hosting.md")


def test_it_answers_within_two_seconds(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        taken = server.start()
        assert taken < 2 or os.getloadavg()[0] > (os.cpu_count() or 1)
        assert server.ask("/health")["status"] == "ok"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_goodbye_and_stops(tmp_path: Path, number: int) -> None:
    with Server(tmp_path) as server:
        server.start()
        people = [{"player": "person", "name": "A"}, {"player": "bot", "bot": "random"}]
        opened = server.ask("/api/tables", {"game": "trikolos", "seats": people, "start": True})
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/socket") as line:
            line.send('{"type":"hello"}')
            assert "welcome" in str(line.recv())
            code, printed = server.end(number)
            while (said := str(line.recv(timeout=10))).startswith('{"type":"frame"'):
                pass
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(timeout=10)
        assert said == '{"type":"bye","kind":"stopping"}'
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        assert (code, printed) == (0, "stopped\n")


def test_the_bot_of_the_document_plays(tmp_path: Path, server: Server) -> None:
    """docs/protocol.md: a bot in thirty lines, for one game without and one with hidden cards and several sides."""
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    (tmp_path / "bot.py").write_text(found[1], encoding="utf-8")
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 35
    for game in ("trikolos ply_limit=60", "tock-globe 2 ply_limit=40"):
        command = [sys.executable, str(tmp_path / "bot.py"), server.address, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        assert re.fullmatch(r"(home|ply_limit) \[.*\]\n", done.stdout)


def test_every_refusal_and_event_is_documented() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    sources = [*Path("src/tockade/table").glob("*.py"), *Path("src/tockade/web").glob("*.py")]
    kinds = {kind for path in sources for kind in re.findall(r'Refused\("([a-z_]+)"', path.read_text(encoding="utf-8"))}
    assert len(kinds) > 20
    for kind in kinds | {"fault", "too_large", "illegal"}:
        assert f"`{kind}`" in text, kind


def test_every_documented_option_is_one() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    documented = set(re.findall(r"^\| `(--[a-z-]+)`", text, re.MULTILINE))
    options = {option for parameter in command("serve").params for option in parameter.opts}
    assert documented == options - {"--open", "--lang"}


def test_rates_are_multiplied() -> None:
    limits = Limits().times(3)
    assert limits.requests == Rate(60, 900)
    assert limits.joins == Rate(1, 180)
    assert limits.body_bytes == Limits().body_bytes
    assert Limits().times(0.001).joins.burst == 1


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.0/8", True), ("192.0.2.1", False)])
def test_a_proxy_is_believed_if_it_is_known(tmp_path: Path, proxies: str, believed: bool) -> None:
    limits = {**FREE, "openings": {"each_second": 0.001, "burst": 1}}
    with Server(tmp_path, proxies=proxies, limits=limits) as server:
        server.start()
        first = server.ask(
            "/api/tables", {"game": "trikolos"}, X_Forwarded_For="203.0.113.1", X_Forwarded_Proto="https"
        )
        assert first["link"].startswith("https://" if believed else "http://")
        if believed:
            server.ask("/api/tables", {"game": "trikolos"}, X_Forwarded_For="203.0.113.2")
        with pytest.raises(HTTPError, match="429"):
            server.ask("/api/tables", {"game": "trikolos"}, X_Forwarded_For="203.0.113.2")


@pytest.mark.parametrize(
    ("proxies", "peer", "believed"),
    [
        ("127.0.0.1,::1", "127.0.0.1", True),
        ("127.0.0.1,::1", "::ffff:127.0.0.1", True),
        ("127.0.0.1,::1", "::1", True),
        ("127.0.0.1,::1", "127.0.0.2", False),
        ("10.0.0.7/8", "::ffff:10.9.9.9", True),
        ("10.0.0.0/8", "::ffff:11.0.0.1", False),
        ("", "127.0.0.1", False),
    ],
)
def test_a_proxy_is_known_by_either_of_its_addresses(proxies: str, peer: str, believed: bool) -> None:
    """A server that listens at `::` sees the IPv4 addresses of its proxies as IPv6 ones."""
    no_application: Any = None
    assert (peer in ProxyHeadersMiddleware(no_application, read_networks(proxies)).trusted_hosts) == believed


def test_a_proxy_that_is_none(tmp_path: Path) -> None:
    for name in ("proxy.example", "10.0.0.0/99", "*"):
        with pytest.raises(BadInput) as refused:
            serve(ServerSettings(port=0, data=tmp_path, proxies=f"127.0.0.1,{name}"))
        assert name in Words("fr").bad(refused.value)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = ServerSettings(port=taken.getsockname()[1], data=tmp_path)
        with pytest.raises(BadInput) as refused:
            serve(settings)
    assert refused.value.kind == "port_in_use"
    for language in LANGUAGES:
        assert str(settings.port) in Words(language).bad(refused.value)


def test_the_next_free_port_where_any_will_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with bind(ServerSettings(port=port, next_port=True, data=tmp_path)) as bound:
            assert port < bound.getsockname()[1] <= port + NEXT_PORTS


def test_a_host_that_is_none(tmp_path: Path) -> None:
    for host in ("no.such.host.invalid", "256.1.1.1", "203.0.113.7"):
        with pytest.raises(BadInput) as refused:
            serve(ServerSettings(host=host, port=0, data=tmp_path))
        assert refused.value.kind == "host"
        assert host in Words("fr").bad(refused.value)


def test_a_database_that_is_down_at_the_start(tmp_path: Path) -> None:
    address = "postgresql://somebody:secret@127.0.0.1:1/games"
    with pytest.raises(BadInput) as refused:
        serve(ServerSettings(port=0, database=address))
    said = Words("en").bad(refused.value)
    assert "127.0.0.1:1/games" in said
    assert "secret" not in said
    (tmp_path / "plain").touch()
    with pytest.raises(BadInput, match="store down"):
        serve(ServerSettings(port=0, data=tmp_path / "plain"))


def test_the_address_is_what_people_type() -> None:
    for host, shown in (("127.0.0.1", "http://127.0.0.1:"), ("0.0.0.0", "http://127.0.0.1:"), ("::1", "http://[::1]:")):
        try:
            with bind(ServerSettings(host=host, port=0)) as bound:
                assert address_of(ServerSettings(), bound).startswith(shown)
        except BadInput:
            assert ":" in host  # a machine without IPv6
    with bind(ServerSettings(port=0)) as bound:
        assert address_of(ServerSettings(public_url="https://x.example/"), bound) == "https://x.example"


def test_what_is_stored_is_cared_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def answer(*words: str, data: str = "a") -> str:
        assert run([*words, "--data", str(tmp_path / data), "--lang", "en"]) == 0
        return capsys.readouterr().out

    def verified(data: str, *names: str) -> list[Verified]:
        return with_store(tmp_path / data, None, lambda store: verify_tables(store, names))

    with Server(tmp_path / "a") as server:
        server.start()
        opened = server.ask(
            "/api/tables",
            {
                "game": "trikolos ply_limit=6",
                "seats": [{"player": "bot", "bot": "random"}] * 2,
                "bot_pause": 0,
                "start": True,
            },
        )
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/socket") as line:
            line.send('{"type":"hello","parts":[]}')
            while '"phase":"over"' not in str(line.recv(timeout=30)):
                pass
        assert "One table" in answer("backup", str(tmp_path / "copy.db"))  # while it is running
        server.kill()
    [found] = verified("a")
    assert found.result is not None
    assert (found.seal, found.result.reason) == ("genuine", "ply_limit")
    assert "genuine" in answer("verify")
    exported = tmp_path / "export.jsonl"
    exported.write_text(answer("export", opened["table"]))
    assert answer("import", str(exported), data="b") == "One table added.\n"
    assert answer("import", str(exported), data="b") == "No new table.\n"
    assert verified("b", opened["table"]) == [found]
    assert store_shown(ServerSettings(data=tmp_path / "a")) == str(tmp_path / "a" / "tockade.db")
    with pytest.raises(BadInput, match="no table"):
        verified("a", "nix")


def test_a_record_that_was_tampered_with(tmp_path: Path) -> None:
    from tockade import games, record
    from tockade.random_source import RandomSource, seal
    from tockade.record import play_out, random_choice

    game = games.read("barricades 2 ply_limit=10")
    played = play_out(game, RandomSource("ab" * 16), random_choice(game, RandomSource("moves")))
    text = record.write(played.record("ab" * 16, seal("ab" * 16)))
    assert verify_record("x", record.read(text)).seal == "genuine"
    assert verify_record("x", record.read(text.replace("seed abab", "seed cdcd"))).seal == "broken"
    assert not verify_record("x", record.read(text.replace("sealed ", "sealed 0"))).honest
    unsealed = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("sealed"))
    assert verify_record("x", record.read(unsealed)).seal == "typed"
    bare = "".join(line for line in unsealed.splitlines(keepends=True) if not line.startswith("seed"))
    assert verify_record("x", record.read(bare)).seal == "none"
    with pytest.raises(BadInput):
        verify_record("x", record.read(text.replace("result ply_limit", "result home 0 1")))
