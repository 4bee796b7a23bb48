"""Logs of long games, played by nobody: each seat makes any of its moves."""

from __future__ import annotations

import time
from random import Random

from tockade.store import Entry, Mark, Store
from tockade.table import game_actions, waiting_room
from tockade.table.carry_out_move import CarriedOut
from tockade.table.keys_and_codes import digest
from tockade.table.log_events import AnyEvent, Opened, Place, write_event
from tockade.table.table import Phase, Table, game_of
from tockade.table.table_settings import Settings

BATCH = 500


def play_long_game(setup: str, most: int) -> list[AnyEvent]:
    """The events of a game up to its end, or up to so many; people's keys are `k0`, `k1`, …"""
    game, random = game_of(setup), Random(7)
    places = tuple(Place("person", f"P{i}", key=digest(f"k{i}"), ready=True) for i in range(game.seats))
    opened = Opened(
        at=0, game=setup, code="", host=digest("host"), places=places, settings=Settings(), version=game.setup.version
    )
    table = Table("long", opened, 0)
    events: list[AnyEvent] = [opened]
    while table.phase is not Phase.OVER and len(events) < most:
        event, carried_out = _next_event(table, random)
        table.apply(event, 0, carried_out)
        events.append(event)
    return events


def _next_event(table: Table, random: Random) -> tuple[AnyEvent, CarriedOut]:
    if table.phase is Phase.WAITING:
        return waiting_room.start(table, 0, "5eed" * 8)
    if table.phase is Phase.BETWEEN:
        return game_actions.go_on(table, 0, 0)
    seat = table.actors[0]
    decision = table.decision(seat)
    assert decision is not None
    return game_actions.take_move(table, 0, 0, seat, random.choice(decision.texts))


async def keep(store: Store, name: str, events: list[AnyEvent], after: int = 0, over: bool = True) -> None:
    """Write the events of a table, or those after the first so many, into a store."""
    last, at = len(events) if over else 0, int(time.time())
    entries = [
        Entry(name, number, write_event(event), at, Mark.OVER if number == last else Mark.NONE)
        for number, event in enumerate(events, 1)
    ]
    if not after:
        await store.create(entries[:1], name[:6])
    for first in range(max(1, after), len(entries), BATCH):
        for written in [store.append(entry) for entry in entries[first : first + BATCH]]:
            await written
