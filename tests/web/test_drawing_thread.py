"""Pictures are drawn one at a time, whoever asks for them."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path

import pytest
from tests.web.site import Site, run

from tockade.web import board_picture_routes, rules_routes
from tockade.web.drawing_thread import DrawingThread


def test_one_is_drawn_at_a_time_for_each_in_turn() -> None:
    told: list[str] = []

    def draw(asker: str) -> None:
        told.append(f"{asker} begins")
        time.sleep(0.001)
        told.append(f"{asker} ends")

    async def test() -> None:
        thread = DrawingThread()
        much = [thread.draw("much", draw, "much") for _ in range(9)]
        await asyncio.gather(*much, thread.draw("little", draw, "little"))

    asyncio.run(test())
    assert [said.split()[1] for said in told] == ["begins", "ends"] * 10
    assert told.index("little begins") <= 2


def test_boards_and_sheets_are_drawn_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, most = 0, 0

    def draw(*_asked: object) -> bytes:
        nonlocal drawing, most
        drawing += 1
        most = max(most, drawing)
        time.sleep(0.001)
        drawing -= 1
        return gzip.compress(b"drawn")

    monkeypatch.setattr(board_picture_routes, "picture", draw)
    monkeypatch.setattr(rules_routes, "drawn_sheet", lambda *asked: str(draw(*asked)))

    async def test(site: Site) -> None:
        paths = ["/api/board.svg?setup=trikolos", "/api/rules-sheet?setup=trikolos"] * 8
        answers = await asyncio.gather(*(site.call("GET", path) for path in paths))
        assert {answer.status_code for answer in answers} == {200}

    run(tmp_path, test)
    assert most == 1
