"""The tables of a kept store: what is played at each, and how far it has come.  People's keys are `k0`, `k1`, …"""

from __future__ import annotations

from typing import NamedTuple

from tests.table.world import World

from tockade.bots import Question, bot
from tockade.random_source import RandomSource
from tockade.store import Entry
from tockade.table import game_actions
from tockade.table.live_table import LiveTable
from tockade.table.table import Phase


class Kept(NamedTuple):
    """A table at which everybody is a person."""

    setup: str
    moves: int
    """-1: nobody has started it; `TO_THE_END`: it is over."""


TO_THE_END = 100_000
TABLES = (
    Kept("tock-globe 2", -1),
    Kept("tock-globe 4 teams", 60),
    Kept("tock-globe 3 ply_limit=90", TO_THE_END),
    Kept("tock-fadoq 4 teams", 150),
    Kept("tock-fadoq 4 teams entrance=18 joker_replay=now ply_limit=120", TO_THE_END),
    Kept("tockcitan 3", 50),
    Kept("tockcitan-teams 4 teams", 3),
    Kept("tijou 3", 20),
    Kept("tijou 5", 40),
    Kept("tijou 5 ply_limit=200", TO_THE_END),
    Kept("tijou 6 teams", 70),
    Kept("tijou 6 teams games=3 ply_limit=60", TO_THE_END),
    Kept("tijou 4 teams games=3", 250),
    Kept("barricades 3", 90),
    Kept("barricades 2 ply_limit=200", TO_THE_END),
    Kept("trikolos 2 best_of=3", 120),
    Kept("trikolos 2 layout=random", TO_THE_END),
)


def name(number: int) -> str:
    """As long as every table's name."""
    return f"kept{number:022}"


async def entries(number: int) -> list[Entry]:
    """The log of one of the tables."""
    kept, world = TABLES[number], World()
    world.environment.seed = lambda: f"{number:032}"
    live = world.open(kept.setup)
    if kept.moves >= 0:
        await live.start()
        await _play(live, kept.moves, RandomSource(f"table {number}"))
    log = world.store.entries[live.table.name]
    return [Entry(name(number), each.seq, each.text, each.at, each.mark) for each in log]


async def _play(live: LiveTable, moves: int, source: RandomSource) -> None:
    """Let everybody move, most often as an amateur would."""
    for _ in range(moves):
        if live.table.phase is Phase.OVER:
            return
        if live.table.phase is Phase.BETWEEN:
            await live.do(lambda table: game_actions.go_on(table, table.now, 0))
        await _move(live, source)


async def _move(live: LiveTable, source: RandomSource) -> None:
    table, seat = live.table, live.table.actors[0]
    moves = table.game.legal_moves(table.position, seat)
    question = Question.of(table.game, table.position, seat, moves, source.below(2**63))
    at_random = source.below(4) == 0
    text = question.moves[source.below(len(question.moves))] if at_random else bot("amateur").choose(question)
    await live.do(lambda table: game_actions.take_move(table, table.now, table.now, seat, text))
