"""Somebody who is there and never moves: the others at the table can together let a bot play on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest
from tests.table.test_live_table import BARRICADES, TRIKOLOS, begin, move, quiet
from tests.table.world import World

from tockade.table import game_actions
from tockade.table.live_table import LiveTable
from tockade.table.log_events import read_event
from tockade.table.refusal import Refused
from tockade.table.table import load_table
from tockade.table.table_settings import ClockSetting, Settings

SETTINGS = Settings(bot_pause=0, patience=60)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that waits for a table."""

    @wraps(test)
    def ran() -> None:
        asyncio.run(test())

    return ran


async def vote(world: World, live: LiveTable, seat: int, other: int) -> None:
    await live.do(lambda table: game_actions.vote_to_skip(table, world.time, world.time, seat, other, "random"))


@run
async def test_all_who_are_there_must_agree_and_then_a_bot_plays() -> None:
    world = World()
    live, tabs = await begin(world, BARRICADES, settings=SETTINGS)
    slow = live.table.actors[0]
    first, second, third = [seat for seat in range(4) if seat != slow]
    world.time += 60_000
    await vote(world, live, first, slow)
    assert tabs[slow].frame["votes"] == {str(slow): [first]}
    assert tabs[slow].frame["news"][0] == {
        "version": live.table.version,
        "event": "voted",
        "seat": first,
        "other": slow,
    }
    with pytest.raises(Refused, match="stale"):
        await vote(world, live, first, slow)
    live.leave(tabs[third])  # whoever has gone is not waited for
    await vote(world, live, second, slow)
    await quiet()
    assert live.table.seats[slow].state == "away"
    away = next(one for frame in tabs[first].frames for one in frame["news"] if one["event"] == "away")
    assert (away["seat"], away["by"]) == (slow, "vote")
    assert slow not in live.table.actors
    assert "votes" not in tabs[first].frame
    await live.do(lambda table: game_actions.come_back(table, world.time, slow))
    assert live.table.seats[slow].state == "here"
    again = load_table("t", [read_event(entry.text) for entry in world.store.entries[live.table.name]], world.time)
    assert [(seat.left_by, seat.bot) for seat in again.seats] == [(seat.left_by, seat.bot) for seat in live.table.seats]
    live.close("stopping")


@run
async def test_nobody_is_hurried_and_a_new_decision_has_its_own_time() -> None:
    world = World()
    live, _ = await begin(world, TRIKOLOS, settings=SETTINGS)
    world.time += 59_500
    with pytest.raises(Refused, match="patience") as refused:
        await vote(world, live, 1, 0)
    assert refused.value.arguments == {"seconds": 1}
    await move(live, 0, "push 1")
    world.time += 1_000
    with pytest.raises(Refused, match="patience"):
        await vote(world, live, 1, 0)
    with pytest.raises(Refused, match="stale"):
        await vote(world, live, 0, 1)  # who is not asked is not slow
    with pytest.raises(Refused, match="no_seat"):
        await vote(world, live, 1, 7)
    live.close("stopping")


@run
async def test_votes_are_forgotten_when_the_slow_one_moves() -> None:
    world = World()
    live, tabs = await begin(world, BARRICADES, settings=SETTINGS)
    slow = live.table.actors[0]
    world.time += 60_000
    await vote(world, live, (slow + 1) % 4, slow)
    assert "votes" in tabs[slow].frame
    await move(live, slow)
    assert "votes" not in tabs[slow].frame
    live.close("stopping")


@pytest.mark.parametrize("settings", [Settings(patience=None), Settings(clock=ClockSetting("bank", 600))])
def test_a_table_that_waits_or_has_a_clock_does_not_vote(settings: Settings) -> None:
    @run
    async def test() -> None:
        world = World()
        live, _ = await begin(world, TRIKOLOS, settings=settings)
        world.time += 300_000
        with pytest.raises(Refused, match="no_seat"):
            await vote(world, live, 1, 0)
        live.close("stopping")

    test()
