"""What earlier releases did is done the same today: their records, their store, their amateur (see README.md)."""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from tests.kept.keep import QUESTIONS
from tests.kept.keep_opponents import FILE as OPPONENTS
from tests.kept.keep_opponents import FROZEN
from tests.kept.tables import TABLES, TO_THE_END, Kept, name
from tests.long_runs import LONG
from tests.shelf import cases as shelf
from tests.table.world import FirstMove
from tests.web.site import Site, run

from tockade import record
from tockade.bots import Question, bot
from tockade.store import Entry, Store
from tockade.store.backup_and_export import export_tables, import_tables
from tockade.table import game_actions
from tockade.table.carry_out_move import CarriedOut
from tockade.table.environment import Environment
from tockade.table.log_events import AnyEvent, read_event
from tockade.table.table import Phase, Table, load_table
from tockade.table.verify_game import verify_log, verify_record

FOLDER = Path(__file__).parent
RELEASES = sorted(store.parent.name for store in FOLDER.glob("*/store.xz"))
THEN = 2_000_000
"""Soon after the tables were left: later they are forgotten."""


def unpack(release: str, file: str) -> bytes:
    return lzma.decompress((FOLDER / release / file).read_bytes())


@cache
def kept(release: str, what: str) -> Any:
    return msgspec.json.decode(unpack(release, f"{what}.json.xz"))


def some(found: Sequence[Any], step: int) -> Sequence[Any]:
    """All of them in the long run, else every so many."""
    return found[:: 1 if LONG else step]


# Records ------------------------------------------------------------------------------------------------------------


def same_fields(position: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    """The fields that a position had at the time."""
    return {
        key: same_fields(position[key], value) if key == "inner" else position[key] for key, value in before.items()
    }


@pytest.mark.parametrize("release", RELEASES)
def test_records_replay_to_the_same_position(release: str) -> None:
    for each in some(kept(release, "records"), 3):
        told = record.read(each["record"])
        game = record.begin(told).game
        final = game.position_json(record.final_position(told))
        assert same_fields(final, each["final"]) == each["final"], told.game
        assert record.write(told) == each["record"]


@pytest.mark.parametrize("release", RELEASES)
def test_the_deals_of_records_are_still_proved(release: str) -> None:
    for each in some(kept(release, "records"), 10):
        told = record.read(each["record"])
        assert verify_record("", told).seal == "genuine", told.game


@pytest.mark.parametrize("release", RELEASES)
def test_records_of_every_table_are_kept(release: str) -> None:
    setups = [record.read(each["record"]).game.split() for each in kept(release, "records")]
    assert set(shelf.tables()) <= {" ".join(word for word in words if "=" not in word) for words in setups}


# The amateur --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("release", RELEASES)
def test_amateur_1_answers_as_it_did(release: str) -> None:
    questions = kept(release, "questions")
    assert len(questions) == QUESTIONS
    for each in questions:
        question = msgspec.convert({"version": 1} | each["question"], Question)
        assert bot("amateur-1").choose(question) == each["answer"], question.game


@pytest.mark.parametrize("name", FROZEN)
def test_frozen_opponents_answer_as_they_did(name: str) -> None:
    for each in msgspec.json.decode(lzma.decompress(OPPONENTS.read_bytes())):
        question = msgspec.convert(each["question"], Question)
        assert bot(name).choose(question) == each["answers"][name], question.game


# The store ----------------------------------------------------------------------------------------------------------


async def opened(release: str, folder: Path) -> Store:
    (folder / "tockade.db").write_bytes(unpack(release, "store.xz"))
    return await Store.open(f"sqlite:///{folder / 'tockade.db'}")


async def logs(store: Store) -> list[list[Entry]]:
    return [await store.read(stored.table) for stored in await store.tables()]


def table_of(entries: list[Entry]) -> Table:
    return load_table(entries[0].table, [read_event(entry.text) for entry in entries], 0)


def check_state(table: Table, kept: Kept) -> None:
    """Whether a table has come as far as it had."""
    assert table.turn == (table.turn if kept.moves == TO_THE_END else max(0, kept.moves))
    expected = Phase.WAITING if kept.moves < 0 else Phase.OVER if kept.moves == TO_THE_END else Phase.PLAYING
    assert table.phase is expected
    if kept.moves >= 0:
        assert verify_record("", table.record()).seal == "genuine"


def go_on(table: Table, moves: int) -> None:
    """Everybody moves as an amateur would; what chance decides is drawn from the table's own source."""
    for number in range(moves):
        if table.phase is Phase.BETWEEN:
            table.apply(*_with(game_actions.go_on(table, 0, 0)))
        if table.phase is not Phase.PLAYING:
            return
        seat = table.actors[0]
        question = Question.of(table.game, table.position, seat, table.game.legal_moves(table.position, seat), number)
        table.apply(*_with(game_actions.take_move(table, 0, 0, seat, bot("amateur").choose(question))))


def _with(proposed: tuple[AnyEvent, CarriedOut]) -> tuple[AnyEvent, int, CarriedOut]:
    event, carried_out = proposed
    return event, 0, carried_out


@pytest.mark.parametrize("release", RELEASES)
def test_the_store_opens_and_its_tables_go_on(release: str, tmp_path: Path) -> None:
    async def test() -> None:
        store = await opened(release, tmp_path)
        for entries, expected in zip(await logs(store), TABLES, strict=True):
            table = table_of(entries)
            check_state(table, expected)
            go_on(table, 30)
            if expected.moves >= 0:
                assert verify_record("", table.record()).seal == "genuine", expected.setup
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("release", RELEASES)
def test_the_store_is_exported_and_imported(release: str, tmp_path: Path) -> None:
    async def test() -> None:
        store, other = await opened(release, tmp_path), await Store.open(f"sqlite:///{tmp_path / 'other.sqlite'}")
        assert await import_tables(other, await export_tables(store)) == len(TABLES)
        assert await logs(other) == await logs(store)
        assert all(verify_log(log[0].table, log).honest for log in await logs(other))
        await store.close()
        await other.close()

    asyncio.run(test())


@pytest.mark.parametrize("release", RELEASES)
def test_the_store_is_served(release: str, tmp_path: Path) -> None:
    """Old tables over the web: shown, played on by their people, replayed, begun again from any turn."""

    async def test(site: Site) -> None:
        for number, expected in some(list(enumerate(TABLES)), 2):
            shown = await site.get(f"/api/tables/{name(number)}", "k0")
            assert (shown["you"], shown["game"].split()[0]) == (0, expected.setup.split()[0])
            assert (await site.get(f"/api/game?setup={quote(shown['game'])}"))["seats"] == len(shown["seats"])
            if shown["phase"] == "playing":
                await answer(site, number)
            if shown["phase"] == "over":
                await look_back(site, number)

    async def answer(site: Site, number: int) -> None:
        frame = await (await site.line(name(number), "k0")).hear_kind("frame")
        seat = frame["actors"][0]
        line = await site.line(name(number), f"k{seat}")
        decision = (await line.hear_kind("frame"))["decision"]
        answered = await line.ask(type="move", move=decision["moves"][-1], decision=decision["id"])
        assert answered["type"] == "frame"
        assert answered["version"] == frame["version"] + 1

    async def look_back(site: Site, number: int) -> None:
        path = f"/api/tables/{name(number)}"
        text = (await site.call("GET", f"{path}/record")).text
        replayed = await site.get(f"{path}/replay")
        assert replayed["verified"] is True
        assert (await site.post("/api/replay", {"record": text}))["turns"] == replayed["turns"]
        seats = [{"player": "person", "name": "P"} for _ in replayed["seats"]]
        origin = {"table": name(number), "turn": 5}
        again = await site.post("/api/tables", {"origin": origin, "seats": seats, "start": True})
        assert again["phase"] == "playing"
        assert (await site.get(f"/api/tables/{again['table']}"))["game"] == replayed["game"]
        rematch = await site.post(f"{path}/rematch", key="k0")
        assert (await site.get(f"/api/tables/{rematch['table']}"))["game"] == replayed["game"]

    (tmp_path / "tockade.db").write_bytes(unpack(release, "store.xz"))
    run(tmp_path, test, environment=lambda store: Environment(store, FirstMove(), at=lambda: THEN))
