"""Writes what a release does, so that later ones can be held to it: whole games, a store, answers of `amateur-1`.

    python -m tests.kept.keep tests/kept/RELEASE

from the root of the release's own tree.  What it wrote for a release is never written again.
"""

from __future__ import annotations

import asyncio
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from tests.kept.tables import TABLES, entries
from tests.shelf import cases

from tockade import games, record
from tockade.bots import Question, bot
from tockade.game import Option
from tockade.game_types import CHANCE, BadInput
from tockade.random_source import RandomSource, seal
from tockade.record import Recorder
from tockade.store import Store

MATCHES = (
    "tijou 4 teams games=3",
    "tijou 6 teams games=3",
    "tijou 5 games=2",
    "tijou 4 teams best_of=3",
    "tijou 4 teams games=3 pairing=draw",
    "tock-globe 4 teams games=2",
    "tock-fadoq 4 teams best_of=3",
    "tockcitan 3 games=2",
    "tockcitan-teams 4 teams games=2",
    "barricades 3 games=2",
    "trikolos 2 best_of=3",
)
MIXED = 120
"""So many setups with several options at once."""
QUESTIONS = 1000
SHORT = 100
"""Turns of a game with options; those of each table and each match are played to the end."""
LONGEST = 400


def setups() -> list[str]:
    """Every table with each option once, mixtures of options, and matches."""
    source = RandomSource("mixed options")
    every = [text for text in cases.every_setup() if " games=" not in text and " best_of=" not in text]
    return [*every, *(mixed(source) for _ in range(MIXED)), *MATCHES]


def mixed(source: RandomSource) -> str:
    """A table with about half of its options at any of their values; a mixture that is refused is drawn again."""
    sheets = list(games.rule_sets().values())
    sheet = sheets[source.below(len(sheets))]
    table = sheet.tables[source.below(len(sheet.tables))]
    own = [option for option in sheet.options if option.applies(table) and option.rule != "TJ-16"]
    try:
        return sheet.setup(table.players, table.teams, {o.name: value(o, source) for o in own if source.below(2)}).text
    except BadInput:
        return mixed(source)


def value(option: Option, source: RandomSource) -> str:
    return option.values[source.below(len(option.values))]


# Games and questions ------------------------------------------------------------------------------------------------


def played(setup: str) -> tuple[Recorder, list[Question]]:
    """A game of amateurs, who now and then move at random; and what they were asked."""
    limit = LONGEST if setup in (*cases.tables(), *MATCHES) else SHORT
    game = games.read(setup if "ply_limit" in setup else f"{setup} ply_limit={limit}")
    source, own = RandomSource(setup), RandomSource(f"{setup} players")
    recorder, questions = Recorder(game), []
    while actors := game.actors(recorder.position):
        if actors[0] == CHANCE:
            recorder.settle(game.chance(recorder.position).sample(source))
            continue
        seat = actors[own.below(len(actors))]
        moves = game.legal_moves(recorder.position, seat)
        question = Question.of(game, recorder.position, seat, moves, own.below(2**63))
        questions += [question] * (len(moves) > 1)
        at_random = own.below(4) == 0
        recorder.play(seat, moves[own.below(len(moves)) if at_random else answer(question)])
    return recorder, questions


def answer(question: Question) -> int:
    return question.moves.index(bot("amateur-1").choose(question))


def kept_record(setup: str, recorder: Recorder) -> Any:
    """The record and the position in which it ends."""
    text = record.write(recorder.record(setup, seal(setup)))
    return {"record": text, "final": recorder.game.position_json(recorder.position)}


def chosen(asked_in: list[list[Question]]) -> Iterator[Any]:
    """Questions spread over each game; long games make up for short ones."""
    source, wanted = RandomSource("questions"), QUESTIONS
    for left, questions in zip(range(len(asked_in), 0, -1), sorted(asked_in, key=len), strict=True):
        count = min(len(questions), -(-wanted // left))
        wanted -= count
        step = len(questions) / max(1, count)
        for index in range(count):
            question = questions[int(index * step) + source.below(max(1, int(step)))]
            yield {"question": question, "answer": bot("amateur-1").choose(question)}


# Files --------------------------------------------------------------------------------------------------------------


def pack(data: bytes) -> bytes:
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def keep(folder: Path) -> None:
    """Write everything of this release into a new folder."""
    folder.mkdir()
    games_played = {setup: played(setup) for setup in setups()}
    records = [kept_record(setup, recorder) for setup, (recorder, _) in games_played.items()]
    (folder / "records.json.xz").write_bytes(pack(msgspec.json.encode(records)))
    questions = list(chosen([asked for _, asked in games_played.values()]))
    (folder / "questions.json.xz").write_bytes(pack(msgspec.json.encode(questions)))
    (folder / "store.xz").write_bytes(pack(asyncio.run(store())))


async def store() -> bytes:
    """A SQLite store with a table in every state."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "store.sqlite"
        kept = await Store.open(f"sqlite:///{file}")
        for number in range(len(TABLES)):
            await kept.create(await entries(number), f"KEPT{number:02}")
        await kept.close()
        return file.read_bytes()


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
