"""The waiting room: who sits where, who is ready, and what closes it."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.world import Tab, World

from tockade.table import waiting_room
from tockade.table.keys_and_codes import digest
from tockade.table.live_table import LiveTable
from tockade.table.refusal import Refused
from tockade.table.table import Phase
from tockade.table.table_settings import Settings

BARRICADES = "barricades 4"


async def sit(live: LiveTable, seat: int, name: str, key: str) -> None:
    await live.do(lambda table: waiting_room.sit(table, 0, seat, name, digest(key)))


async def ready(live: LiveTable, seat: int) -> None:
    await live.do(lambda table: waiting_room.be_ready(table, 0, seat, True))


def test_people_sit_down_and_start() -> None:
    async def test() -> None:
        world = World()
        live = world.open(BARRICADES, "pobo")
        watcher = Tab("")
        await live.join(watcher, None)
        assert watcher.frame["phase"] == "waiting"
        assert watcher.frame["scene"] is watcher.frame["view"] is None
        assert watcher.frame["code"] == "ABCDEF"
        await sit(live, 1, "  Anne\t Marie ", "anne")
        await sit(live, 3, "Luc", "luc")
        with pytest.raises(Refused) as refused:
            await live.start()
        assert (refused.value.kind, refused.value.arguments) == ("not_ready", {"seats": [1, 3]})
        for seat in (1, 3):
            await ready(live, seat)
        await live.start()
        assert live.table.phase is Phase.PLAYING
        assert [seat["name"] for seat in watcher.frame["seats"]] == ["P0", "Anne Marie", "", "Luc"]
        assert "code" not in watcher.frame
        live.close("stopping")

    asyncio.run(test())


def test_a_seat_is_taken_once_and_a_full_table_says_so() -> None:
    async def test() -> None:
        live = World().open(BARRICADES, "poop")
        await sit(live, 1, "Anne", "anne")
        with pytest.raises(Refused, match="seat_taken"):
            await sit(live, 1, "Luc", "luc")
        await sit(live, 2, "Luc", "luc")
        with pytest.raises(Refused, match="full"):
            await sit(live, 1, "Zoé", "zoe")
        with pytest.raises(Refused, match="no_seat"):
            await sit(live, 4, "Zoé", "zoe")

    asyncio.run(test())


def test_somebody_moves_to_another_seat_with_their_key() -> None:
    async def test() -> None:
        world = World()
        live = world.open(BARRICADES, "pooo")
        tab = Tab("k0")
        await live.join(tab, None)
        assert tab.frame["seat"] == 0
        await sit(live, 2, "ignored", "k0")
        assert tab.frame["seat"] == 2
        assert [seat["name"] for seat in tab.frame["seats"]] == ["", "", "P0", ""]
        assert live.table.seats[2].state == "here"
        assert world.load(live.table.name).seats[2].key == digest("k0")
        live.leave(tab)
        assert live.table.seats[2].state == "gone"

    asyncio.run(test())


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\u200b"])
def test_a_name_is_visible_and_short(name: str) -> None:
    with pytest.raises(Refused, match="name"):
        waiting_room.check_name(name)


def test_a_name_may_be_any_language() -> None:
    assert [waiting_room.check_name(name) for name in ("Zoé", "李", "<b>", "Ω'\"&")] == ["Zoé", "李", "<b>", "Ω'\"&"]


def test_the_host_seats_bots_and_people_leave() -> None:
    async def test() -> None:
        live = World().open(BARRICADES, "pppp")
        await live.do(lambda table: waiting_room.seat_bot(table, 0, 1, "random"))
        await live.do(lambda table: waiting_room.empty(table, 0, 2))
        await live.do(lambda table: waiting_room.rename(table, 0, 3, "Luc"))
        shown = [(seat.player, seat.name, seat.bot, seat.ready) for seat in live.table.seats]
        assert shown[1:] == [("bot", "", "random", True), ("open", "", "", False), ("person", "Luc", "", True)]
        with pytest.raises(Refused, match="no_seat"):
            await live.do(lambda table: waiting_room.be_ready(table, 0, 2, True))
        assert live.table.seat_of(digest("k2")) is None

    asyncio.run(test())


def test_the_room_closes_with_the_start() -> None:
    async def test() -> None:
        live = World().open(BARRICADES)
        await live.start()
        for propose in (
            lambda t: waiting_room.sit(t, 0, 0, "x", "y"),
            lambda t: waiting_room.rename(t, 0, 0, "x"),
            lambda t: waiting_room.empty(t, 0, 0),
            lambda t: waiting_room.be_ready(t, 0, 0, False),
            lambda t: waiting_room.seat_bot(t, 0, 0, "random"),
            lambda t: waiting_room.start(t, 0, "00"),
        ):
            with pytest.raises(Refused, match="started"):
                await live.do(propose)

    asyncio.run(test())


def test_seats_by_lot_are_drawn_at_the_start_and_everybody_keeps_their_key() -> None:
    orders = set()

    async def test() -> None:
        world = World()
        live = world.open(BARRICADES, settings=Settings(seating="lot", bot_pause=0))
        tabs = [Tab(f"k{seat}") for seat in range(4)]
        for tab in tabs:
            await live.join(tab, None)
        await live.start()
        seats = [tab.frame["seat"] for tab in tabs]
        order = tabs[0].frame["news"][-1].get("order")
        assert [order.index(before) for before in range(4)] == seats
        assert [live.table.seats[seat].name for seat in seats] == ["P0", "P1", "P2", "P3"]
        assert [s.name for s in world.load(live.table.name).seats] == [s.name for s in live.table.seats]
        orders.add(tuple(order))
        live.close("stopping")

    for _ in range(12):
        asyncio.run(test())
    assert len(orders) > 1


def test_a_rematch_begins_by_itself_when_all_are_ready() -> None:
    async def test() -> None:
        live = World().open("trikolos", rematch=True)
        await live.do(lambda table: waiting_room.be_ready(table, 0, 0, False))
        tab = Tab("k0")
        await live.join(tab, None)
        await asyncio.sleep(0.01)
        assert live.table.phase is Phase.WAITING
        await ready(live, 0)
        for _ in range(20):
            await asyncio.sleep(0)
        assert tab.frame["phase"] == "playing"
        live.close("stopping")

    asyncio.run(test())
