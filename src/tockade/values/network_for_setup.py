"""Finds the network for a setup: the one that was trained for it, or the nearest one, which then stands in."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tockade import games
from tockade.game_types import NotOffered
from tockade.games import AnyGame
from tockade.network_types import FeatureSet, Likeness, Weights
from tockade.values.weight_file import SUFFIX, Heading, read_heading, read_weights

FOLDER: Final = Path(__file__).parent / "weights"


class Serving(NamedTuple):
    """A network, how it reads the table, and what it was trained for."""

    path: Path
    trained_for: str
    likeness: Likeness
    stands_in: bool
    """Whether it was trained for something else."""

    def weights(self) -> Weights:
        return read_weights(self.path)


def feature_set(game: AnyGame) -> FeatureSet | None:
    """What networks of this game read; None where it has none, as a match, which is thought about from inside."""
    try:
        return game.simulator().features
    except NotOffered:
        return None


def serving(game: AnyGame) -> Serving | None:
    """The network for this game; None if no network knows its family."""
    features = feature_set(game)
    known = [(path, heading) for path, heading in _headings() if features and heading.features == features.name]
    if not known:
        return None
    path, heading = min(known, key=lambda each: _distance(game, each[1]))
    like = likeness(heading, game)
    exact = games.read(heading.setup).setup.text == _without_limit(game)
    return Serving(path, heading.setup, like, not exact)


@cache
def _headings() -> list[tuple[Path, Heading]]:
    return [(path, read_heading(path)) for path in sorted(FOLDER.glob(f"*{SUFFIX}"))]


def _without_limit(game: AnyGame) -> str:
    """The setup without a limit of plies, which no network knows."""
    return " ".join(word for word in game.setup.text.split() if not word.startswith("ply_limit="))


def _distance(game: AnyGame, heading: Heading) -> tuple[int, ...]:
    """How unlike the setup of a network is: the smaller, the better it serves."""
    trained, setup = games.read(heading.setup).setup, game.setup
    options = len(set(trained.options) ^ set(setup.options))
    return (
        trained.rules != setup.rules,
        trained.table.teams != setup.table.teams,
        abs(heading.seats - game.seats),
        options,
    )


def likeness(heading: Heading, game: AnyGame) -> Likeness:
    """How a network reads this table: seats are told apart by how far they sit from the viewer, and as partners."""
    sides = len(game.teams)
    if game.setup.table.teams:
        half, known = game.seats // 2, heading.seats // 2
        near = spread(half, known)
        blocks = [*near, *(known + block for block in near)]
    else:
        blocks = spread(game.seats, heading.seats)
    return Likeness(tuple(blocks), tuple(spread(sides, heading.sides)))


def spread(wanted: int, known: int) -> list[int]:
    """For each of so many places in a round, which of the known ones it is like: the first is the viewer's own."""
    if wanted == known:
        return list(range(known))
    if known == 1:
        return [0] * wanted
    if wanted == 2:
        return [0, known // 2]
    return [0, *(1 + round((place - 1) * (known - 2) / (wanted - 2)) for place in range(1, wanted))]
