"""Laws of positions: every one that is played reads back; a corrupted one is refused, or nothing speaks against it."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.long_runs import LONG, cases
from tests.reference.invariants import fits
from tests.shelf.corruptions import corruptions
from tests.shelf.random_games import positions, some_game

from tockade.game_types import BadInput
from tockade.games import AnyGame
from tockade.words import LANGUAGES, Words

GAMES, CORRUPTED, BATCHES = 10_000, 2_000, 20
NOTHING = re.compile(r"\b(None|none|null|nan)\b|\(byte|Expected")


def may_stand(game: AnyGame, data: Any) -> bool:
    """What the invariants say."""
    setup = game.setup
    return fits(setup.rules, setup.table.players, setup.table.teams, dict(setup.options), data)


def said(game: AnyGame, data: Any, what: str) -> str:
    return f"{what}\n{game.setup.text}\n{json.dumps(data)}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_position_of_a_game_reads_back(batch: int) -> None:
    random = Random(f"games {batch}")
    for _ in range(cases(GAMES) // BATCHES):
        game = some_game(random)
        for position in positions(game, random.getrandbits(60)):
            data = game.position_json(position)
            again = game.read_position(data)
            assert game.position_json(again) == data, said(game, data, "read otherwise")
            assert game.actors(again) == game.actors(position)


def some_position(random: Random) -> tuple[AnyGame, Any]:
    """A position of a game in which the phases are met equally often."""
    game = some_game(random)
    found = [game.position_json(position) for position in positions(game, random.getrandbits(60))]
    phases = Counter(phase_of(data) for data in found)
    wanted = random.choice(sorted(phases))
    return game, random.choice([data for data in found if phase_of(data) == wanted])


def phase_of(data: Any) -> str:
    inner = data.get("inner", data)
    return "" if inner is None else f"{inner['phase']} {inner.get('then')}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_corrupted_position_is_refused_or_can_stand(batch: int) -> None:
    random, told = Random(f"corrupted {batch}"), set[tuple[str, str]]()
    for _ in range(cases(CORRUPTED) // BATCHES):
        game, data = some_position(random)
        assert may_stand(game, data), said(game, data, "the invariants refuse a position that was played")
        for what, changed in some(random, corruptions(random, data)):
            try:
                position = game.read_position(changed)
            except BadInput as refused:
                if (kind := (game.setup.rules, refused.kind)) not in told:
                    told.add(kind)
                    tell(refused)
                continue
            assert may_stand(game, changed), said(game, changed, f"accepted: {what}")
            written = game.position_json(position)
            assert game.position_json(game.read_position(written)) == written, said(game, changed, f"unstable: {what}")


def some(random: Random, found: Iterator[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    """All of them, or half where there is little time."""
    return (each for each in found if LONG or random.random() < 0.5)


def tell(refused: BadInput) -> None:
    """One sentence in each language, without leftovers of the program."""
    for language in LANGUAGES:
        sentence = Words(language).bad(refused)
        quoted = re.sub(r"«.*?»|“.*?”", "", sentence)
        assert sentence.endswith(".")
        assert not NOTHING.search(quoted), sentence
