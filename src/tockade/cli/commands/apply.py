"""`tockade apply`: moves and outcomes played from a position."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from tockade import record
from tockade.cli import language
from tockade.cli.error_messages import Refused
from tockade.cli.output import console, show_json
from tockade.cli.read_arguments import read_acting_seat, read_position, read_seed
from tockade.cli.settle_chance import settle_chance
from tockade.cli.shared_parameters import AsJson, Codes, File, Lang, Seat, Seed
from tockade.game_types import REFEREE, ChanceKind, Consequence, IllegalMove, Outcome
from tockade.random_source import RandomSource
from tockade.record import Recorder


def apply(
    file: File,
    moves: Annotated[list[str] | None, typer.Argument(metavar="MOVE...")] = None,
    seat: Seat = None,
    seed: Seed = None,
    codes: Codes = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game, position = read_position(file)
    recorder = Recorder(game, position)
    source = None if seed is None else RandomSource(read_seed(seed))
    happened = settle_chance(recorder, source) if source else []
    for text in moves or []:
        happened += happen(recorder, seat, text)
        happened += settle_chance(recorder, source) if source else []
    if json:
        show_json(answer(recorder, happened))
        return
    if happened:
        console(error=True).print(language.tell_consequences(game, happened, REFEREE))
    sys.stdout.write(record.write_position(game, recorder.position))


def happen(recorder: Recorder, seat: int | None, text: str) -> list[Consequence]:
    """One move or outcome; an illegal move is refused with its reason."""
    words = text.removeprefix("chance ")
    if words.split(" ")[0] in set(ChanceKind):
        return recorder.settle(Outcome.read(words))
    game = recorder.game
    move, mover = game.read_move(text), read_acting_seat(game, recorder.position, seat)
    try:
        return recorder.play(mover, move)
    except IllegalMove as illegal:
        raise Refused(language.tell_refusal(game, text, illegal.verdict, mover)) from None


def answer(recorder: Recorder, happened: list[Consequence]) -> dict[str, Any]:
    return {
        "events": [event.line for event in recorder.events],
        "consequences": happened,
        "result": recorder.game.result(recorder.position),
        "position": record.position_data(recorder.game, recorder.position),
    }
