"""Chance at the command line: drawn from a seed until somebody has to decide."""

from __future__ import annotations

from tockade.game import CHANCE, Consequence, Randomness
from tockade.record import Recorder


def settle_all(recorder: Recorder, source: Randomness) -> list[Consequence]:
    """Let chance speak as long as it is its turn: everything that it did."""
    told: list[Consequence] = []
    while CHANCE in recorder.game.actors(recorder.position):
        told += recorder.settle(recorder.game.chance(recorder.position).sample(source))
    return told
