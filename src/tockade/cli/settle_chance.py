"""Chance at the command line: outcomes drawn from a seed until somebody has to decide."""

from __future__ import annotations

from tockade.game_types import CHANCE, Consequence, Randomness
from tockade.record import Recorder


def settle_chance(recorder: Recorder, source: Randomness) -> list[Consequence]:
    """Let chance speak as long as it is its turn: everything that it did."""
    happened: list[Consequence] = []
    while CHANCE in recorder.game.actors(recorder.position):
        happened += recorder.settle(recorder.game.chance(recorder.position).sample(source))
    return happened
