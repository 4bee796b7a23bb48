"""`tockade new`: the first position of a game."""

from __future__ import annotations

import sys

from tockade import record
from tockade.cli.chance import settle_all
from tockade.cli.options import Lang, Seed, Setup
from tockade.cli.reading import game_of, seed_of
from tockade.source import Source


def new(setup: Setup, seed: Seed = None, lang: Lang = None) -> None:
    recorder = record.Recorder(game_of(setup))
    if seed is not None:
        settle_all(recorder, Source(seed_of(seed)))
    sys.stdout.write(record.write_position(recorder.game, recorder.position))
