"""The checkup finds each thing that can be wrong, says what to do, and makes nothing that is not there."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import sys
import time
from pathlib import Path

import pytest
from tests.web.site import Site, run

from tockade.store import database_url
from tockade.web import server_checkup, static_files
from tockade.web.server_checkup import Finding, check_up
from tockade.words import LANGUAGES, Words

SOURCE = Path(server_checkup.__file__).read_text(encoding="utf-8")
KINDS = sorted(set(re.findall(r'Finding\(\s*"[a-z]+", "[a-z]+", "([a-z-]+)"', SOURCE)))


def findings(folder: Path) -> dict[str, Finding]:
    async def all_of_them() -> list[Finding]:
        return [finding async for finding in check_up(database_url(folder))]

    return {finding.kind: finding for finding in asyncio.run(all_of_them())}


def fill(folder: Path) -> Path:
    async def test(site: Site) -> None:
        await site.open("trikolos", "pp")

    run(folder, test)
    return folder / "tockade.db"


def test_a_server_that_has_all_it_needs(tmp_path: Path) -> None:
    fill(tmp_path)
    found = findings(tmp_path)
    assert {"versions", "disk", "store", "schema", "store-private", "clock", "workers"} <= set(found)
    assert not [finding for finding in found.values() if finding.grade == "problem" and finding.check != "page"]
    assert found["store"].arguments["tables"] == 1


def test_no_store_is_made(tmp_path: Path) -> None:
    assert findings(tmp_path / "a" / "b")["store-none"].grade == "ok"
    assert not list(tmp_path.iterdir())


def test_a_store_of_another_version(tmp_path: Path) -> None:
    with sqlite3.connect(fill(tmp_path)) as store:
        store.execute("UPDATE tockade_about SET value = '999'")
    store.close()
    found = findings(tmp_path)["schema-other"]
    assert (found.grade, found.arguments["version"]) == ("problem", "999")


def test_a_store_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "tockade.db").write_bytes(b"no database at all" * 1000)
    assert findings(tmp_path)["store-down"].grade == "problem"


def test_a_store_that_others_read(tmp_path: Path) -> None:
    fill(tmp_path).chmod(0o644)
    assert findings(tmp_path)["store-open"].grade == "warning"


def test_a_clock_that_was_put_back(tmp_path: Path) -> None:
    with sqlite3.connect(fill(tmp_path)) as store:
        store.execute("UPDATE tockade_log SET at = ?", [int(time.time()) + 5000])
    store.close()
    assert findings(tmp_path)["clock-back"].grade == "problem"


@pytest.mark.parametrize(("free", "kind"), [(50, "disk-full"), (500, "disk-little"), (5000, "disk")])
def test_room_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, kind: str) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=free * 1_000_000))
    assert server_checkup.check_disk(tmp_path / "tockade.db").kind == kind


def test_no_page_and_no_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert server_checkup.check_page().grade == "problem"
    assert asyncio.run(server_checkup.check_workers()).kind == "workers-lost"


def test_every_finding_has_its_sentence() -> None:
    assert len(KINDS) > 15
    said = {"tables": 2, "megabytes": 1, "seconds": 1, "milliseconds": 1}
    texts = ("store", "folder", "reason", "version", "known", "time", "engines", "tockade", "python", "sqlite")
    for language in LANGUAGES:
        for kind in KINDS:
            words = Words(language).say(f"doctor-{kind}", **said, **dict.fromkeys(texts, "x"))
            assert words
            assert "{" not in words
