"""The live game: decisions, people who leave and return, clocks, a store in trouble, other writers."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.world import Tab, World

from tockade.table import game_actions
from tockade.table.live_table import LiveTable
from tockade.table.refusal import Refused
from tockade.table.table import Phase
from tockade.table.table_settings import ClockSetting, Settings
from tockade.table.viewer_frames import ALL_PARTS, CHOICES, MOVES, SCENE, STEPS, VIEW

TRIKOLOS = "trikolos"
BARRICADES = "barricades 4"


async def quiet() -> None:
    """Let everything that can happen by itself happen."""
    for _ in range(30):
        await asyncio.sleep(0)


async def begin(
    world: World, setup: str, places: str = "", settings: Settings | None = None
) -> tuple[LiveTable, list[Tab]]:
    """A started table and a tab for every person."""
    live = world.open(setup, places, settings)
    tabs = [Tab(f"k{seat}") for seat in range(len(live.table.seats))]
    for seat, tab in enumerate(tabs):
        if live.table.seats[seat].player == "person":
            await live.join(tab, None)
    await live.start()
    await quiet()
    return live, tabs


async def move(live: LiveTable, seat: int, text: str = "", decision: int | None = None, tab: Tab | None = None) -> None:
    asked = live.table.decision(seat)
    said = text or (asked.texts[0] if asked else "pass")
    await live.do(lambda table: game_actions.take_move(table, 0, 0, seat, said, decision), tab, 7 if tab else None)


def test_a_move_is_told_to_everybody_and_answers_its_author() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, TRIKOLOS)
        watcher = Tab("")
        await live.join(watcher, None)
        await move(live, 0, "push 1", tab=tabs[0])
        for tab in (*tabs, watcher):
            news = tab.frame["news"]
            assert [(one["event"], one["seat"], one["move"], one["by"]) for one in news] == [
                ("move", 0, "push 1", "person")
            ]
            assert news[0]["consequences"][0]["kind"] == "pushed"
        assert tabs[0].frame["reply"] == 7
        assert "reply" not in tabs[1].frame
        assert tabs[0].frame["decision"]["moves"]
        assert watcher.frame["decision"] is None
        assert (watcher.frame["seat"], tabs[1].frame["seat"]) == (-2, 1)
        live.close("stopping")

    asyncio.run(test())


def test_a_stale_decision_changes_nothing() -> None:
    async def test() -> None:
        live, tabs = await begin(World(), TRIKOLOS)
        first = tabs[0].frame["decision"]["id"]
        await move(live, 0, "push 1", first)
        version = live.table.version
        with pytest.raises(Refused, match="stale"):
            await move(live, 0, "push 1", first)
        assert live.table.version == version
        live.close("stopping")

    asyncio.run(test())


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    async def test() -> None:
        world = World()
        live, _ = await begin(world, TRIKOLOS)
        entries = len(world.store.entries[live.table.name])
        for seat, text, kind in ((0, "in-A1", "wrong_phase"), (1, "push 1", "not_your_turn")):
            with pytest.raises(Refused) as refused:
                await move(live, seat, text)
            assert refused.value.kind == "illegal"
            assert refused.value.verdict is not None
            assert refused.value.verdict.kind == kind
        with pytest.raises(Refused, match="bad_"):
            await move(live, 0, "nonsense")
        assert len(world.store.entries[live.table.name]) == entries
        live.close("stopping")

    asyncio.run(test())


def test_nothing_can_be_played_before_the_start_or_after_the_end() -> None:
    async def test() -> None:
        live = World().open(TRIKOLOS)
        with pytest.raises(Refused, match="not_started"):
            await move(live, 0, "push 1")
        await live.start()
        await live.do(lambda table: game_actions.resign(table, 0, 0, "random"))
        with pytest.raises(Refused, match="over"):
            await move(live, 1, "push 1")

    asyncio.run(test())


def test_the_seed_is_sealed_and_shown_at_the_end() -> None:
    async def test() -> None:
        live, tabs = await begin(World(), TRIKOLOS)
        assert tabs[0].frame["seed"] is None
        assert b"5eed" not in b"".join(tabs[0].raw)
        assert len(live.table.sealed) == 64
        await live.do(lambda table: game_actions.resign(table, 0, 0, "random"))
        assert tabs[0].frame["seed"] == "5eed" * 8
        live.close("stopping")

    asyncio.run(test())


# people


def test_with_two_sides_who_resigns_has_lost() -> None:
    async def test() -> None:
        live, tabs = await begin(World(), TRIKOLOS)
        await live.do(lambda table: game_actions.resign(table, 0, 1, "random"))
        assert live.table.phase is Phase.OVER
        assert tabs[0].frame["result"] == {"order": [[0], [1]], "reason": "resigned", "points": []}
        assert [one["event"] for one in tabs[0].frame["news"]] == ["resigned", "over"]
        assert tabs[0].frame["decision"] is None
        live.close("stopping")

    asyncio.run(test())


def test_with_more_sides_a_bot_plays_on_for_good() -> None:
    async def test() -> None:
        live, tabs = await begin(World(), BARRICADES)
        seat = live.table.actors[0]
        await live.do(lambda table: game_actions.resign(table, 0, seat, "random"))
        await quiet()
        assert live.table.phase is Phase.PLAYING
        assert live.table.seats[seat].state == "resigned"
        assert tabs[0].frames[-1]["news"][0]["by"] == "bot"
        with pytest.raises(Refused, match="lost_seat"):
            await live.do(lambda table: game_actions.come_back(table, 0, seat))
        with pytest.raises(Refused, match="lost_seat"):
            await live.do(lambda table: game_actions.resign(table, 0, seat, "random"))
        with pytest.raises(Refused, match="stale"):
            await move(live, seat)
        live.close("stopping")

    asyncio.run(test())


def test_a_bot_plays_on_for_somebody_who_is_gone_and_they_take_it_back() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, TRIKOLOS, settings=Settings(absence=30, bot_pause=0))
        live.leave(tabs[0])
        assert tabs[1].messages[-1]["type"] == "presence"
        assert tabs[1].messages[-1]["seats"][0]["state"] == "gone"
        world.time += 29_000
        await live.mind_time()
        assert live.table.seats[0].state == "gone"
        world.time += 1_000
        await live.mind_time()
        await quiet()
        assert live.table.seats[0].state == "away"
        assert live.table.actors == [1]  # the bot pushed and moved
        again = Tab("k0")
        await live.join(again, None)
        assert live.table.seats[0].state == "here"
        assert [one["event"] for one in again.frame["news"]] == ["back"]
        live.close("stopping")

    asyncio.run(test())


def test_the_table_waits_for_ever_when_it_chose_so_and_when_nobody_is_there() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, TRIKOLOS, settings=Settings(absence=None))
        live.leave(tabs[0])
        world.time += 10**9
        await live.mind_time()
        assert live.table.seats[0].state == "gone"
        live.close("stopping")
        other, tabs = await begin(world, TRIKOLOS, settings=Settings(absence=1))
        for tab in tabs:
            other.leave(tab)
        world.time += 10**9
        await other.mind_time()
        assert [seat.state for seat in other.table.seats] == ["gone", "gone"]

    asyncio.run(test())


def test_the_wait_begins_with_the_game() -> None:
    async def test() -> None:
        world = World()
        live = world.open(TRIKOLOS, settings=Settings(absence=30))
        world.time += 600_000
        tab = Tab("k0")
        await live.join(tab, None)
        await live.start()
        await live.mind_time()
        assert live.table.seats[1].state == "gone"
        live.close("stopping")

    asyncio.run(test())


def test_two_tabs_are_one_seat() -> None:
    async def test() -> None:
        live, tabs = await begin(World(), TRIKOLOS)
        second = Tab("k0")
        await live.join(second, None)
        live.leave(tabs[0])
        assert live.table.seats[0].state == "here"
        assert second.frame["decision"]["id"] == tabs[0].frame["decision"]["id"]
        await move(live, 0, "push 1", second.frame["decision"]["id"])
        live.leave(second)
        assert live.table.seats[0].state == "gone"
        live.leave(second)  # twice is once
        live.close("stopping")

    asyncio.run(test())


def test_away_and_back_on_request() -> None:
    async def test() -> None:
        live, _ = await begin(World(), BARRICADES)
        seat = live.table.actors[0]
        with pytest.raises(Refused, match="stale"):
            await live.do(lambda table: game_actions.come_back(table, 0, seat))
        await live.do(lambda table: game_actions.go_away(table, 0, seat, "random"))
        with pytest.raises(Refused, match="stale"):
            await live.do(lambda table: game_actions.go_away(table, 0, seat, "random"))
        await live.do(lambda table: game_actions.come_back(table, 0, seat))
        assert live.table.seats[seat].state == "here"
        live.close("stopping")

    asyncio.run(test())


# bots


def test_bots_play_while_somebody_looks_and_get_a_view_only() -> None:
    async def test() -> None:
        world = World()
        live = world.open(TRIKOLOS, "bb")
        await live.start()
        await quiet()
        assert live.table.turn == 0
        watcher = Tab("")
        await live.join(watcher, None)
        while live.table.phase is Phase.PLAYING:
            await quiet()
        assert live.table.result is not None
        name, question = world.bots.questions[0]
        assert (name, question.game, question.seat) == ("random", "trikolos 2", 0)
        assert question.view == live.table.game.view(live.table.first_position(), 0).data
        live.close("stopping")

    asyncio.run(test())


def test_somebody_comes_back_as_soon_as_the_store_is_there() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, TRIKOLOS, settings=Settings(bot_pause=10_000))
        live.leave(tabs[0])
        await live.do(lambda table: game_actions.go_away(table, world.time, 0, "random"))
        world.store.trouble = ["down"]
        again = Tab("k0")
        await live.join(again, None)
        assert live.table.seats[0].state == "away"
        await asyncio.sleep(1)
        assert live.table.seats[0].state == "here"
        assert [one["event"] for one in again.frame["news"]] == ["back"]
        live.close("stopping")

    asyncio.run(test())


def test_a_bot_waits_for_the_store() -> None:
    async def test() -> None:
        world = World()
        live = world.open(TRIKOLOS, "pb")
        await live.start()
        tab = Tab("k0")
        await live.join(tab, None)
        await move(live, 0, "push 1")
        world.store.trouble = ["down"]
        asked = live.table.decision(0)
        assert asked is not None
        with pytest.raises(Refused, match="store"):
            await move(live, 0)
        await move(live, 0)
        world.store.trouble = ["down"]
        await quiet()
        assert live.table.actors == [1]
        await asyncio.sleep(1.1)
        await quiet()
        assert live.table.actors == [0]
        live.close("stopping")

    asyncio.run(test())


# clocks


def test_out_of_time_loses_a_game_of_two_sides() -> None:
    async def test() -> None:
        world = World()
        clock = ClockSetting("bank", 10, 2)
        live, tabs = await begin(world, TRIKOLOS, settings=Settings(clock=clock, absence=None))
        assert tabs[1].frame["clock"]["running"] == [0]
        assert tabs[0].frame["decision"]["left"] == 10_000
        world.time += 4_000
        await live.do(lambda table: game_actions.take_move(table, world.time, world.time, 0, "push 1"))
        assert tabs[1].frame["clock"]["left"] == [8_000, 10_000]
        world.time += 7_999
        await live.mind_time()
        assert live.table.result is None
        world.time += 1
        await live.mind_time()
        assert tabs[1].frame["result"] == {"order": [[1], [0]], "reason": "out_of_time", "points": []}
        assert world.load(live.table.name).result == live.table.result
        live.close("stopping")

    asyncio.run(test())


def test_a_clock_of_moves_begins_with_each_decision_and_a_bot_plays_on() -> None:
    async def test() -> None:
        world = World()
        clock = ClockSetting("move", 10)
        live, tabs = await begin(world, BARRICADES, settings=Settings(clock=clock, absence=None, bot_pause=0))
        first = live.table.actors[0]
        world.time += 9_000
        await move(live, first)
        assert tabs[0].frame["clock"]["left"] == [10_000] * 4
        while live.table.actors == [first]:
            await move(live, first)
        second = live.table.actors[0]
        world.time += 10_000
        await live.mind_time()
        await quiet()
        assert live.table.phase is Phase.PLAYING
        assert live.table.seats[second].state == "out_of_time"
        assert second not in live.table.actors
        live.close("stopping")

    asyncio.run(test())


def test_a_clock_does_not_run_while_the_server_is_down() -> None:
    async def test() -> None:
        world = World()
        live, _ = await begin(world, TRIKOLOS, settings=Settings(clock=ClockSetting("bank", 10), absence=None))
        world.time += 4_000
        await live.do(lambda table: game_actions.take_move(table, world.time, world.time, 0, "push 1"))
        live.close("stopping")
        world.time += 10**6
        again = world.load(live.table.name)
        assert again.clock is not None
        assert again.clock.left(0, world.time + 1000) == 5_000

    asyncio.run(test())


# frames


def test_reconnecting_brings_what_was_missed_or_a_fresh_frame() -> None:
    async def test() -> None:
        live, tabs = await begin(World(), BARRICADES)
        seen = tabs[0].frame["version"]
        live.leave(tabs[0])
        for _ in range(3):
            await move(live, live.table.actors[0])
        again = Tab("k0")
        await live.join(again, seen)
        assert (again.frame["since"], [one["version"] for one in again.frame["news"]]) == (
            seen,
            [seen + 1, seen + 2, seen + 3],
        )
        for since in (None, seen + 99, -5):
            fresh = Tab("k0")
            await live.join(fresh, since)
            assert (fresh.frame["since"], fresh.frame["news"]) == (None, [])
            assert fresh.frame["scene"] == again.frame["scene"]
        up_to_date = Tab("k0")
        await live.join(up_to_date, live.table.version)
        assert (up_to_date.frame["since"], up_to_date.frame["news"]) == (live.table.version, [])
        live.close("stopping")

    asyncio.run(test())


@pytest.mark.parametrize(
    ("parts", "present"),
    [
        (0, set()),
        (SCENE, {"scene"}),
        (VIEW | MOVES, {"view", "moves"}),
        (STEPS, {"steps"}),
        (CHOICES, {"choices"}),
        (ALL_PARTS, {"scene", "view", "moves", "steps"}),
    ],
)
def test_frames_carry_the_parts_that_were_asked_for(parts: int, present: set[str]) -> None:
    async def test() -> None:
        live, _ = await begin(World(), TRIKOLOS)
        tab = Tab("k0", parts)
        await live.join(tab, None)
        carried = {*tab.frame, *tab.frame["decision"]}
        assert carried & {"scene", "view", "moves", "steps", "choices"} == present
        live.close("stopping")

    asyncio.run(test())


def test_steps_lead_to_moves_and_why_says_why() -> None:
    async def test() -> None:
        live, _ = await begin(World(), TRIKOLOS)
        choices, whole = game_actions.next_steps(live.table, 0, ())
        assert whole is None
        assert [choice.done for choice in choices] == [True] * 6
        following, whole = game_actions.next_steps(live.table, 0, (choices[2].step,))
        assert (following, whole) == ([], "push 3")
        assert game_actions.next_steps(live.table, 1, ()) == ([], None)
        assert game_actions.explain_move(live.table, 0, "push 3").legal
        assert game_actions.explain_move(live.table, 1, "push 3").kind == "not_your_turn"
        assert game_actions.idle_cards(live.table, 0) == {}
        with pytest.raises(Refused, match="bad_"):
            game_actions.explain_move(live.table, 0, "zzz")
        live.close("stopping")

    asyncio.run(test())


# the store


def test_a_store_that_is_down_refuses_and_nothing_changed() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, BARRICADES)
        sent = [len(tab.raw) for tab in tabs]
        version, outcomes = live.table.version, len(live.table.events)
        world.store.trouble = ["down"]
        with pytest.raises(Refused, match="store"):
            await move(live, live.table.actors[0])
        assert [len(tab.raw) for tab in tabs] == sent
        assert (live.table.version, len(live.table.events)) == (version, outcomes)
        await move(live, live.table.actors[0])  # the same draw as if nothing had failed
        assert world.load(live.table.name).record() == live.table.record()
        live.close("stopping")

    asyncio.run(test())


def test_an_answer_that_was_lost_is_found_again() -> None:
    """The entry is in the log, but the server does not know: it looks before it goes on."""

    async def test() -> None:
        world = World()
        live, tabs = await begin(world, TRIKOLOS)
        asked = tabs[0].frame["decision"]["id"]
        world.store.trouble = ["lost"]
        with pytest.raises(Refused, match="store"):
            await move(live, 0, "push 1", asked)
        with pytest.raises(Refused, match="stale"):
            await move(live, 0, "push 1", asked)
        assert tabs[1].frame["news"][0]["move"] == "push 1"
        assert live.table.turn == 1
        live.close("stopping")

    asyncio.run(test())


def test_two_servers_of_one_table_agree() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, BARRICADES)
        other = LiveTable(world.load(live.table.name), world.environment)
        far = Tab("k0")
        await other.join(far, None)
        for turn in range(6):
            await move((live, other)[turn % 2], live.table.actors[0] if turn % 2 == 0 else other.table.actors[0])
            await live.catch_up()
            await other.catch_up()
        assert far.frame["version"] == tabs[0].frame["version"]
        assert far.frame["scene"] == tabs[0].frame["scene"]
        seat, asked = live.table.actors[0], live.table.asked(live.table.actors[0])
        told = await asyncio.gather(
            move(live, seat, decision=asked), move(other, seat, decision=asked), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in told) == ["NoneType", "Refused"]
        await live.catch_up()
        await other.catch_up()
        assert live.table.record() == other.table.record()
        live.close("stopping")
        other.close("stopping")

    asyncio.run(test())


def test_nobody_goes_back_behind_what_another_server_showed() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, BARRICADES)
        other = LiveTable(world.load(live.table.name), world.environment)
        await move(live, live.table.actors[0])
        await other.catch_up_to(tabs[0].frame["version"])
        assert other.table.version == tabs[0].frame["version"] == live.table.version
        live.close("stopping")
        other.close("stopping")

    asyncio.run(test())


def test_somebody_at_another_server_is_not_gone() -> None:
    async def test() -> None:
        world = World()
        live, tabs = await begin(world, TRIKOLOS, settings=Settings(absence=30, bot_pause=0))
        other = LiveTable(world.load(live.table.name), world.environment)
        far = Tab("k0")
        await other.join(far, None)
        live.leave(tabs[0])
        world.time += 31_000
        await live.mind_time()  # here they are gone
        await other.catch_up()  # there they are not
        await quiet()
        await live.catch_up()
        assert live.table.seats[0].left_by == "here"
        live.close("stopping")
        other.close("stopping")

    asyncio.run(test())


def test_closing_sends_everybody_away() -> None:
    async def test() -> None:
        live, tabs = await begin(World(), TRIKOLOS)
        live.close("deleted")
        assert [tab.closed for tab in tabs] == ["deleted", "deleted"]
        assert not live.viewers

    asyncio.run(test())
