"""Files of weights: a line of JSON that says what they are and how they were made, then the numbers, compressed."""

from __future__ import annotations

import sys
import zlib
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tockade.game_types import BadInput
from tockade.network_types import Weights

FORMAT: Final = "tockade weights 1"
LICENCE: Final = "MIT"
SUFFIX: Final = ".weights"


class Heading(Struct, frozen=True):
    """What the weights are, and how to make them again."""

    setup: str
    """What the network was trained for."""
    features: str
    seats: int
    sides: int
    hidden: int
    games: int
    """How many it has played against itself."""
    command: str
    """The command that made it, without the folder."""
    digest: str
    """SHA-256 of the numbers."""
    licence: str = LICENCE
    format: str = FORMAT


def file_name(setup: str) -> str:
    """`tock-globe 4 teams` is kept in `tock-globe-4-teams.weights`."""
    return "-".join(setup.replace("=", "-").split()) + SUFFIX


def write_weights(path: Path, weights: Weights, setup: str, games: int, command: str) -> Heading:
    """Write a file of weights."""
    numbers = _bytes(weights.columns) + _bytes(weights.outputs)
    digest, hidden = sha256(numbers).hexdigest(), len(weights.outputs) // weights.sides
    heading = Heading(setup, weights.features, weights.seats, weights.sides, hidden, games, command, digest)
    path.write_bytes(msgspec.json.encode(heading) + b"\n" + zlib.compress(numbers, 9))
    return heading


def read_heading(path: Path) -> Heading:
    """What a file of weights says about itself."""
    with path.open("rb") as file:
        return _heading(path, file.readline())


def read_weights(path: Path) -> Weights:
    """The weights of a file, checked against their digest."""
    first, _, rest = path.read_bytes().partition(b"\n")
    heading = _heading(path, first)
    try:
        numbers = zlib.decompress(rest)
    except zlib.error:
        numbers = b""
    if sha256(numbers).hexdigest() != heading.digest:
        raise BadInput("weights", name=path.name)
    end = len(numbers) - 2 * heading.sides * heading.hidden
    return Weights(heading.features, heading.seats, heading.sides, _array(numbers[:end]), _array(numbers[end:]))


def _heading(path: Path, line: bytes) -> Heading:
    try:
        heading = msgspec.json.decode(line, type=Heading)
    except msgspec.MsgspecError:
        raise BadInput("weights", name=path.name) from None
    if heading.format != FORMAT:
        raise BadInput("weights", name=path.name)
    return heading


def _bytes(numbers: array[int]) -> bytes:
    return _little(numbers).tobytes()


def _array(numbers: bytes) -> array[int]:
    return _little(array("h", numbers))


def _little(numbers: array[int]) -> array[int]:
    """The same numbers on a machine that has their low byte first."""
    if sys.byteorder == "little":
        return numbers
    swapped = array("h", numbers)
    swapped.byteswap()
    return swapped
