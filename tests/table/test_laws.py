"""Laws of the table, in any order of events: moves, tabs that come and go, take-overs, stale decisions, a store
that fails, two servers, time that passes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.table.world import Tab, World

from tockade.table import game_actions
from tockade.table.live_table import LiveTable
from tockade.table.refusal import Refused
from tockade.table.seat import LOST, SeatState
from tockade.table.table import Phase, Table
from tockade.table.table_settings import PATIENCE, ClockSetting, Settings

SETUPS = ("trikolos ply_limit=30", "barricades 2 ply_limit=20", "barricades 3", "tijou 4 teams", "tock-globe 2")
CLOCKS = (None, None, ClockSetting("move", 40), ClockSetting("bank", 90, 5))
NUMBERS = st.integers(0, 10_000)


def state_of(table: Table) -> dict[str, Any]:
    """Everything about a table that its log must bring back."""
    started = table.position is not None
    return {
        "version": table.version,
        "phase": table.phase,
        "position": table.game.position_json(table.position) if started else None,
        "asked": {seat: table.asked(seat) for seat in table.actors},
        "seats": [(seat.name, seat.bot, seat.left_by) for seat in table.seats],
        "record": table.record(),
        "turn": table.turn,
        "votes": table.votes,
    }


class TableLaws(RuleBasedStateMachine):
    """Two servers of one table, with people who come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.runner: asyncio.Runner | None = None
        self.world = World()
        self.servers: list[LiveTable] = []
        self.tabs: list[tuple[LiveTable, Tab]] = []
        self.old_decisions: list[tuple[int, int]] = []

    @initialize(
        setup=st.sampled_from(SETUPS),
        clock=st.sampled_from(CLOCKS),
        bots=st.booleans(),
        absence=st.sampled_from((None, 0, 30)),
    )
    def open(self, setup: str, clock: ClockSetting | None, bots: bool, absence: int | None) -> None:
        self.runner = asyncio.Runner()
        chosen = Settings(clock=clock, absence=absence, bot_pause=0)
        seats = self.world.open(setup).table.game.seats
        live = self.world.open(setup, "p" * (seats - 1) + ("b" if bots else "p"), chosen)
        self.run(live.start())
        self.name = live.table.name
        self.servers = [live, self.run_made(self.world.load(self.name))]
        self.come(0, 0, None)

    def run_made(self, table: Table) -> LiveTable:
        async def make() -> LiveTable:
            return LiveTable(table, self.world.environment)

        made: LiveTable = self.run(make())
        return made

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something, then let everything happen that happens by itself."""

        async def done() -> Any:
            try:
                return await work
            finally:
                for _ in range(60):
                    await asyncio.sleep(0)

        assert self.runner is not None
        return self.runner.run(done())

    def attempt(self, live: LiveTable, propose: Any) -> str:
        """Refused means: nothing changed by it."""
        try:
            self.run(live.do(propose))
        except Refused as refused:
            return refused.kind
        return ""

    # people

    @rule(server=st.integers(0, 1), seat=NUMBERS, since=st.one_of(st.none(), st.integers(-1, 60)))
    def come(self, server: int, seat: int, since: int | None) -> None:
        live = self.servers[server]
        chosen = seat % (len(live.table.seats) + 1)
        tab = Tab(f"k{chosen}" if chosen < len(live.table.seats) else "")
        self.tabs.append((live, tab))
        calm = not self.world.store.trouble
        self.run(live.join(tab, since))
        if tab.seat >= 0 and live.table.phase is Phase.PLAYING and calm:
            assert live.table.seats[tab.seat].left_by is not SeatState.AWAY

    @precondition(lambda self: self.tabs)
    @rule(number=NUMBERS)
    def leave(self, number: int) -> None:
        live, tab = self.tabs.pop(number % len(self.tabs))

        async def go() -> None:
            live.leave(tab)

        self.run(go())

    @rule(server=st.integers(0, 1), seat=NUMBERS)
    def go_away(self, server: int, seat: int) -> None:
        live = self.servers[server]
        chosen = seat % len(live.table.seats)
        if live.table.seats[chosen].player == "person":
            self.attempt(live, lambda table: game_actions.go_away(table, self.world.time, chosen, "random"))

    @rule(server=st.integers(0, 1), seat=NUMBERS)
    def take_back(self, server: int, seat: int) -> None:
        live = self.servers[server]
        chosen = seat % len(live.table.seats)
        lost = live.table.seats[chosen].left_by in LOST
        told = self.attempt(live, lambda table: game_actions.come_back(table, self.world.time, chosen))
        if lost and live.table.phase is Phase.PLAYING:
            assert told in ("lost_seat", "store", "over")

    @rule(server=st.integers(0, 1), seat=NUMBERS, other=NUMBERS)
    def vote(self, server: int, seat: int, other: int) -> None:
        live, count = self.servers[server], len(self.servers[server].table.seats)
        now = self.world.time + 1000 * PATIENCE

        def voting(table: Table) -> Any:
            return game_actions.vote_to_skip(table, self.world.time, now, seat % count, other % count, "random")

        self.attempt(live, voting)

    @rule(server=st.integers(0, 1), seat=NUMBERS, sure=st.integers(0, 9))
    def resign(self, server: int, seat: int, sure: int) -> None:
        live = self.servers[server]
        chosen = seat % len(live.table.seats)
        if sure == 0 and live.table.seats[chosen].player == "person":
            self.attempt(live, lambda table: game_actions.resign(table, self.world.time, chosen, "random"))

    # the game

    @rule(server=st.integers(0, 1), number=NUMBERS)
    def move(self, server: int, number: int) -> None:
        live = self.servers[server]
        people = [seat for seat in live.table.actors if not live.table.seats[seat].by_bot]
        if not people:
            return
        seat = people[number % len(people)]
        decision = live.table.decision(seat)
        assert decision is not None
        text = decision.texts[number % len(decision.texts)]
        told = self.attempt(live, self.taking(seat, text, decision.id))
        assert told in ("", "stale", "store", "over")
        self.old_decisions.append((seat, decision.id))

    @precondition(lambda self: self.old_decisions)
    @rule(server=st.integers(0, 1), number=NUMBERS)
    def answer_again(self, server: int, number: int) -> None:
        live = self.servers[server]
        seat, decision = self.old_decisions[number % len(self.old_decisions)]
        asked = live.table.asked(seat)
        told = self.attempt(live, self.taking(seat, "pass", decision))
        if asked != decision:
            assert told in ("stale", "store", "over", "not_between")

    @rule(
        server=st.integers(0, 1), seat=NUMBERS, text=st.sampled_from(("", "nonsense", "push 9", "99.99-1.1", "place"))
    )
    def nonsense(self, server: int, seat: int, text: str) -> None:
        live = self.servers[server]
        assert self.attempt(live, self.taking(seat % len(live.table.seats), text, None)) != ""

    def taking(self, seat: int, text: str, decision: int | None) -> Any:
        now = self.world.time
        return lambda table: game_actions.take_move(table, now, now, seat, text, decision)

    # the world

    @rule(seconds=st.sampled_from((1, 10, 31, 100)), server=st.integers(0, 1))
    def time_passes(self, seconds: int, server: int) -> None:
        self.world.time += seconds * 1000
        if not self.world.store.trouble:
            self.run(self.servers[server].mind_time())

    @rule(trouble=st.sampled_from(("down", "lost")))
    def store_fails_next(self, trouble: str) -> None:
        if not self.servers[0].viewers and not self.servers[1].viewers:
            self.world.store.trouble = [trouble]

    @rule(server=st.integers(0, 1))
    def catch_up(self, server: int) -> None:
        self.run(self.servers[server].catch_up())

    # what is always true

    @rule()
    def the_log_is_the_table(self) -> None:
        loaded = self.world.load(self.name)
        for live in self.servers:
            if loaded.version == live.table.version:
                assert state_of(loaded) == state_of(live.table)

    @invariant()
    def frames_follow_each_other(self) -> None:
        for live, tab in self.tabs:
            versions = [frame["version"] for frame in tab.frames]
            assert versions == sorted(versions)
            assert versions[-1] == live.table.version
            for before, after in zip(tab.frames, tab.frames[1:], strict=False):
                assert after["since"] == before["version"]
                assert {news["version"] for news in after["news"]} == set(
                    range(before["version"] + 1, after["version"] + 1)
                )

    @invariant()
    def a_seat_decides_for_itself(self) -> None:
        for live, tab in self.tabs:
            seat, frame = tab.seat, tab.frame
            assert (frame["decision"] is not None) == (seat in live.table.actors)
            if live.table.clock:
                assert not any(live.table.seats[running].by_bot for running in live.table.clock.running)

    @invariant()
    def the_seed_stays_sealed(self) -> None:
        for live, tab in self.tabs:
            if live.table.phase is not Phase.OVER:
                assert live.table.seed.encode() not in b"".join(tab.raw)

    def teardown(self) -> None:
        """Whatever went wrong, nothing stays open; a machine that was never opened has nothing."""
        if self.runner is None:
            return
        with self.runner:
            self.end()

    def end(self) -> None:
        for live in self.servers:
            self.world.store.trouble = []
            self.run(live.catch_up())
        self.the_log_is_the_table()
        for live in self.servers:
            live.close("stopping")
        self.run(asyncio.sleep(0))


TestTableLaws = TableLaws.TestCase
TestTableLaws.settings = hypothesis_settings(max_examples=40, stateful_step_count=30, deadline=None)
