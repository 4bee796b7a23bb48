"""What a position can never show: invariants of every game, read from the ledgers and checked on plain JSON.

`fits` says whether a position can stand; it knows nothing of the engines.  `docs/notation.md` says what a field that is
left out means, and that a position which was set up by hand (no deals yet) is held to less.
"""

from __future__ import annotations

from typing import Any

from tests.reference.invariants import barricades, cardraces, matches, trikolos
from tests.reference.sheet import Sheet


def fits(rules: str, players: int, teams: bool, options: dict[str, str], data: Any) -> bool:
    """Whether a position of this setup can stand."""
    own = {name: value for name, value in options.items() if name not in ("games", "best_of", "pairing")}
    if len(own) < len(options):
        return matches.fits(players, teams, options, data, lambda inner: fits(rules, players, teams, own, inner))
    if rules == "barricades":
        return barricades.fits(players, options, data)
    if rules == "trikolos":
        return trikolos.fits(options, data)
    return cardraces.fits(Sheet(rules, players, teams, options), data)
