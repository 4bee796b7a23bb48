"""Reviews that are made and kept: once for all who ask, with limits for each visitor, ended when nobody waits."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Awaitable, Callable

import pytest

from tockade import games, record
from tockade.insight import Tier
from tockade.record import Record
from tockade.table.long_work import LongWork
from tockade.table.make_and_keep_reviews import MOST_OF_ONE, KeptReviews
from tockade.table.refusal import Refused
from tockade.table.replay_turns import GZIP


def played(number: int, setup: str = "trikolos 2 ply_limit=20") -> Record:
    game = games.read(setup)
    return record.playout_record(game, 7, number, game.quick_weights)


def run(test: Callable[[KeptReviews], Awaitable[None]]) -> None:
    async def go() -> None:
        quick = LongWork(1)
        reviews = KeptReviews(quick)
        try:
            await test(reviews)
        finally:
            await reviews.close()
            await quick.close()

    asyncio.run(go())


def test_a_review_is_made_once_for_all_who_ask() -> None:
    async def test(reviews: KeptReviews) -> None:
        one, other = await asyncio.gather(*(reviews.review(name, played(0), Tier.DEEP) for name in "ab"))
        assert one is other
        assert json.loads(zlib.decompress(one, wbits=GZIP))["tier"] == "deep"
        assert reviews.progress(played(0), Tier.DEEP).state == "ready"
        assert reviews.progress(played(0), Tier.LONG).state == "none"

    run(test)


def test_who_waits_is_told_how_many_come_first_and_how_long_it_takes() -> None:
    async def test(reviews: KeptReviews) -> None:
        long = played(0, "tock-globe 4 teams ply_limit=200")
        tasks = [asyncio.create_task(reviews.review("a", long, Tier.LONG))]
        tasks.append(asyncio.create_task(reviews.review("b", played(1), Tier.DEEP)))
        while reviews.progress(long, Tier.LONG).state != "working":
            await asyncio.sleep(0.01)
        here, waits = reviews.progress(long, Tier.LONG), reviews.progress(played(1), Tier.DEEP)
        assert 0 < here.share < 1
        assert here.seconds > 0
        assert (waits.state, waits.ahead) == ("waiting", 1)
        assert waits.seconds >= here.seconds
        await reviews.review("c", played(2), Tier.QUICK)  # a first look never waits for a long one
        reviews.call_off("a", long, Tier.LONG)
        with pytest.raises(Refused, match="called_off"):
            await tasks[0]
        await tasks[1]
        assert reviews.progress(long, Tier.LONG).state == "none"

    run(test)


def test_one_who_waits_is_not_left_by_another_who_gives_up() -> None:
    async def test(reviews: KeptReviews) -> None:
        tasks = [asyncio.create_task(reviews.review(name, played(0), Tier.DEEP)) for name in "ab"]
        await asyncio.sleep(0)
        reviews.call_off("a", played(0), Tier.DEEP)
        assert await tasks[1]
        await tasks[0]

    run(test)


def test_nobody_has_more_than_a_few_made_at_once() -> None:
    async def test(reviews: KeptReviews) -> None:
        tasks = [asyncio.create_task(reviews.review("a", played(n), Tier.DEEP)) for n in range(MOST_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too_many") as refused:
            await reviews.review("a", played(MOST_OF_ONE), Tier.DEEP)
        assert refused.value.arguments["seconds"]
        await asyncio.gather(*tasks)
        assert await reviews.review("a", played(MOST_OF_ONE), Tier.DEEP)

    run(test)
