"""`tockade apply`: moves and outcomes played from a position."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from tockade import record
from tockade.cli import speech
from tockade.cli.chance import settle_all
from tockade.cli.options import AsJson, File, Lang, Seat, Seed
from tockade.cli.reading import acting, position_of, seed_of
from tockade.cli.refusal import Refused
from tockade.cli.showing import console, show_json
from tockade.game import REFEREE, ChanceKind, Consequence, IllegalMove, Outcome
from tockade.record import Recorder
from tockade.source import Source


def apply(
    file: File,
    moves: Annotated[list[str] | None, typer.Argument(metavar="MOVE...")] = None,
    seat: Seat = None,
    seed: Seed = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    game, position = position_of(file)
    recorder = Recorder(game, position)
    source = None if seed is None else Source(seed_of(seed))
    told = settle_all(recorder, source) if source else []
    for text in moves or []:
        told += happen(recorder, seat, text)
        told += settle_all(recorder, source) if source else []
    if json:
        show_json(answer(recorder, told))
        return
    if told:
        console(error=True).print(speech.tell(game, told, REFEREE))
    sys.stdout.write(record.write_position(game, recorder.position))


def happen(recorder: Recorder, seat: int | None, text: str) -> list[Consequence]:
    """One move or outcome; an illegal move is refused with its reason."""
    words = text.removeprefix("chance ")
    if words.split(" ")[0] in set(ChanceKind):
        return recorder.settle(Outcome.read(words))
    game = recorder.game
    move, mover = game.read_move(text), acting(game, recorder.position, seat)
    try:
        return recorder.play(mover, move)
    except IllegalMove as illegal:
        raise Refused(speech.refused(game, text, illegal.verdict, mover)) from None


def answer(recorder: Recorder, told: list[Consequence]) -> dict[str, Any]:
    return {
        "events": [event.line for event in recorder.events],
        "consequences": told,
        "result": recorder.game.result(recorder.position),
        "position": record.position_data(recorder.game, recorder.position),
    }
