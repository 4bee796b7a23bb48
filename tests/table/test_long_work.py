"""Long work: done in other processes, one thing at a time for each asker, whatever becomes of a process."""

from __future__ import annotations

import asyncio
import math
import operator
import os
import pickle
import time
from collections.abc import Awaitable, Callable

import pytest

from tockade import record
from tockade.game_types import BadInput
from tockade.table import long_work_process
from tockade.table.long_work import MOST_WAITING, LongWork
from tockade.table.refusal import Refused
from tockade.work import Progress


def run(test: Callable[[LongWork], Awaitable[None]], most: int = 1) -> None:
    async def go() -> None:
        work = LongWork(most)
        try:
            await test(work)
        finally:
            await work.close()

    asyncio.run(go())


def test_what_it_comes_to_and_what_it_refuses() -> None:
    async def test(work: LongWork) -> None:
        assert await work.do("a", math.factorial, 20) == math.factorial(20)
        with pytest.raises(BadInput) as refused:
            await work.do("a", record.read, "nonsense")
        assert (refused.value.kind, refused.value.arguments) == ("format", {"wanted": "tockade record 1"})
        with pytest.raises(ZeroDivisionError) as fault:
            await work.do("a", operator.truediv, 1, 0)
        assert "long_work_process" in fault.value.__notes__[0]
        assert await work.do("a", os.getpid) == await work.do("b", os.getpid) != os.getpid()

    run(test)


def test_a_process_that_is_lost_is_replaced() -> None:
    async def test(work: LongWork) -> None:
        first = await work.do("a", os.getpid)
        os.kill(first, 9)
        assert await work.do("a", os.getpid) != first
        with pytest.raises(Refused, match="too_many"):
            await work.do("a", os._exit, 1)  # work that ends its process is not tried for ever
        assert await work.do("a", math.factorial, 3) == 6

    run(test)


def test_who_asks_much_keeps_nobody_waiting() -> None:
    """Of the many pieces of one asker one is done, then somebody else's, then the next."""

    async def test(work: LongWork) -> None:
        done: list[str] = []

        async def ask(asker: str) -> None:
            await work.do(asker, time.sleep, 0.01)
            done.append(asker)

        much = [asyncio.create_task(ask("much")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too_many"):
            await work.do("much", time.sleep, 0)
        await asyncio.gather(*much, ask("little"))
        assert done.index("little") <= 1

    run(test)


def test_long_work_of_one_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """On however small a machine: somebody else's is done while that of the first goes on."""
    monkeypatch.setattr("tockade.table.long_work.cores", lambda: 1)

    async def test() -> None:
        work = LongWork()
        endless = asyncio.create_task(work.do("much", time.sleep, 60))
        for number in range(3):
            assert await asyncio.wait_for(work.do("little", math.factorial, number), 50) == math.factorial(number)
        assert not endless.done()
        endless.cancel()
        await asyncio.gather(endless, return_exceptions=True)
        await work.close()

    asyncio.run(test())


def count_slowly(to: int, report: Callable[[int, int], None]) -> int:
    for done in range(to):
        time.sleep(0.01)
        report(done + 1, to)
    return to


def test_work_that_is_watched_says_how_far_it_is() -> None:
    async def test(work: LongWork) -> None:
        heard: list[Progress] = []
        assert await work.watch("a", heard.append, count_slowly, 50) == 50
        assert heard
        assert [each.done for each in heard] == sorted(each.done for each in heard)
        assert all(each.total == 50 and each.seconds > 0 for each in heard)

    run(test)


def test_who_is_cancelled_ends_the_work_and_keeps_nobody_waiting() -> None:
    async def test(work: LongWork) -> None:
        begun = asyncio.Event()
        task = asyncio.create_task(work.watch("a", lambda _: begun.set(), count_slowly, 100_000))
        await begun.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await work.do("a", math.factorial, 3) == 6

    run(test)


def test_nothing_takes_for_ever() -> None:
    question = long_work_process.Question(exec, ("while True: pass",), seconds=0.05)
    told = pickle.loads(long_work_process.answer(pickle.dumps(question), lambda _: None))
    assert isinstance(told, Refused)
    assert told.kind == "too_long"
