"""Which network serves a table, in a few letters: with another one the bots play differently."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tockade import games
from tockade.game_types import BadInput
from tockade.values import serving
from tockade.values.weight_file import read_heading

DIGITS: Final = 12


@lru_cache(256)
def network_of(setup: str) -> str:
    """The beginning of the digest of the network that serves a game; empty where none does."""
    served = serving(games.read(setup))
    return read_heading(served.path).digest[:DIGITS] if served else ""


def refuse_other_network(setup: str, network: str) -> None:
    """Wherever work is done: with another network it would be other work."""
    if network_of(setup) != network:
        raise BadInput("other_network", game=setup)
