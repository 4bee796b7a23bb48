"""`tockade new`: the first position of a game."""

from __future__ import annotations

import sys

from tockade import record
from tockade.cli.read_arguments import read_game, read_seed
from tockade.cli.settle_chance import settle_chance
from tockade.cli.shared_parameters import Lang, Seed, Setup
from tockade.random_source import RandomSource


def new(setup: Setup, seed: Seed = None, lang: Lang = None) -> None:
    recorder = record.Recorder(read_game(setup))
    if seed is not None:
        settle_chance(recorder, RandomSource(read_seed(seed)))
    sys.stdout.write(record.write_position(recorder.game, recorder.position))
