"""The leak law: two positions that look the same to a viewer give that viewer the same traffic, byte for byte.

Hidden cards are dealt anew in every way that fits the view (`imagine`), and everything a client can ask is asked.
"""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from tests.web.site import Site, site

from tockade import games
from tockade.bots import Question
from tockade.game_types import CHANCE, SPECTATOR
from tockade.games import AnyGame
from tockade.random_source import RandomSource
from tockade.store import Store
from tockade.table import open_tables as hall_module
from tockade.table.environment import Environment
from tockade.web import new_table

EXCHANGES = ("tockcitan-teams", "tijou 4 teams")
SETUPS = ("tock-globe 4 teams", "tock-fadoq", "tockcitan 3", "tockcitan-teams", "tijou 4 teams", "tijou 5")
CARDS = ("A", "2", "4", "5", "7", "10", "J", "Q", "K", "X")
NONSENSE = (
    "K in",
    "X in",
    "5 a3-a8",
    "J a3=b9",
    "7 a3-a10",
    "4 a18-a14",
    "discard",
    "pass",
    "decline",
    "give K",
    "lay 9",
    "zzz",
)


class Silent:
    """Bots are not asked here."""

    async def choose(self, name: str, question: Question) -> str:
        raise AssertionError(name)


def still_environment(store: Store) -> Environment:
    return Environment(store, Silent(), now=lambda: 5000, at=lambda: 5000, seed=lambda: "ab" * 16, bot_seed=lambda: 1)


def played(game: AnyGame, source: RandomSource, plies: int) -> Any:
    """A position after so many random moves; earlier when the game is over."""
    position = game.start()
    while actors := game.actors(position):
        if actors[0] == CHANCE:
            position = game.settle(position, game.chance(position).sample(source))
        elif plies == 0:
            return position
        else:
            seat = actors[source.below(len(actors))]
            moves = game.legal_moves(position, seat)
            position = game.play(position, seat, moves[source.below(len(moves))])
            plies -= 1
    return None


def legal_texts(game: AnyGame, position: Any, viewer: int) -> list[str]:
    return [game.move_text(move) for move in game.legal_moves(position, viewer)] if viewer >= 0 else []


def texts(game: AnyGame, position: Any, viewer: int) -> list[str]:
    """Moves to ask about: legal ones, and others."""
    own = legal_texts(game, position, viewer)[:40]
    return sorted({*own} | set(NONSENSE) | {f"{card} in" for card in CARDS} | {f"give {card}" for card in CARDS})


async def traffic(
    folder: Path, game: AnyGame, position: Any, viewer: int, asked: list[str], followed: str
) -> list[str]:
    """Everything that a viewer can make the server send, and then another's move."""
    async with site(folder, environment=still_environment) as running:
        people = [{"player": "person", "name": f"P{seat}"} for seat in range(game.seats)]
        order = {"game": game.setup.text, "seats": people, "position": game.position_json(position), "start": True}
        opened = await running.post("/api/tables", order)
        key = opened["seats"][viewer]["key"] if viewer >= 0 else None
        line = await running.line(opened["table"], key)
        await line.hear()
        await line.ask(type="why")
        await line.ask(type="steps")
        for text in asked:
            await line.ask(type="why", move=text)
            await line.ask(type="steps", steps=[{"kind": "play", "card": text.split()[0]}])
        legal = legal_texts(game, position, viewer)
        for text in asked:
            if text not in legal:
                await line.ask(type="move", move=text)
            await line.ask(type="move", move=text, decision=999)
        told = (await running.call("GET", f"/api/tables/{opened['table']}", key=key)).text
        if followed:
            await follow(running, opened, followed)
        await line.ask(type="frame")
        late = await running.line(opened["table"], key, since=1)
        await late.ask(type="frame")
        return [*line.raw, *late.raw, told]


async def follow(running: Site, opened: Any, followed: str) -> None:
    seat, _, text = followed.partition(" ")
    other = await running.line(opened["table"], opened["seats"][int(seat)]["key"])
    assert (await other.ask(type="move", move=text))["type"] == "frame"
    await other.hang_up()


def twin_moves(game: AnyGame, one: Any, two: Any, viewer: int) -> tuple[str, str]:
    """Moves of somebody else, one for each position, that look the same to the viewer, and are not if possible."""
    found = [("", "")]
    for seat in game.actors(one):
        pairs = itertools.product(game.legal_moves(one, seat), game.legal_moves(two, seat)) if seat != viewer else ()
        for mine, other in pairs:
            after = game.play(one, seat, mine), game.play(two, seat, other)
            asked = {*game.actors(after[0]), *game.actors(after[1])}
            if CHANCE not in asked and game.view(after[0], viewer) == game.view(after[1], viewer):
                found.append((f"{seat} {game.move_text(mine)}", f"{seat} {game.move_text(other)}"))
    return max(found, key=lambda pair: (pair[0] != pair[1], pair[0] != ""))


@pytest.mark.parametrize("setup", SETUPS)
def test_equal_views_give_identical_traffic(setup: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.read(setup)
    differing = followed = given = 0
    folders = itertools.count()
    for number, plies in enumerate((0, 3, 11, 40)):
        source = RandomSource(f"{setup} {number}")
        position = played(game, source, plies)
        if position is None:
            continue
        viewer = (SPECTATOR, *range(game.seats))[source.below(game.seats + 1)]
        other = game.imagine(game.view(position, viewer), source)
        assert game.view(other, viewer) == game.view(position, viewer)
        differing += game.position_json(other) != game.position_json(position)
        asked, moves = texts(game, position, viewer), twin_moves(game, position, other, viewer)
        followed += moves[0] != ""
        given += moves[0] != moves[1]
        sent = []
        for hidden, move in zip((position, other), moves, strict=True):
            names = itertools.count()
            for module, name in ((hall_module, "new_table_id"), (hall_module, "new_code"), (new_table, "new_key")):
                monkeypatch.setattr(module, name, lambda names=names: f"NAME{next(names)}")
            sent.append(asyncio.run(traffic(tmp_path / str(next(folders)), game, hidden, viewer, asked, move)))
        assert sent[0] == sent[1]
    assert differing >= 2
    assert followed
    assert bool(given) == (setup in EXCHANGES)
