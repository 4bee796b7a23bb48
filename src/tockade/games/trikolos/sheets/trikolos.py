"""The sheet of Trikolos: what can be chosen, and the game it makes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from tockade.game import PLY_LIMIT, RULES_VERSION, Option, RuleSet, Setup, TableSize
from tockade.game_types import BadInput
from tockade.games.trikolos.constants import TILES
from tockade.games.trikolos.game import Trikolos
from tockade.games.trikolos.start_tiles import read_colours


class TrikolosSheet(RuleSet):
    """Two players push traffic lights."""

    id = "trikolos"
    prefix = "TK"
    tables = (TableSize(2),)
    options = (
        Option(
            "layout",
            "standard",
            "TK-2",
            ("standard", "mirror", "random"),
            r"standard|mirror|random|[GOR]{37}",
        ),
        Option(
            "colours",
            "12-12-12",
            "TK-2",
            ("12-12-12", "14-12-10", "16-10-10", "10-12-14"),
            r"[0-9]{1,2}-[0-9]{1,2}-[0-9]{1,2}",
            needs=("layout=mirror", "layout=random"),
        ),
        replace(PLY_LIMIT, rule="TK-10"),
    )

    def game(self, setup: Setup) -> Trikolos:
        return Trikolos(self, setup)

    def setup(
        self,
        players: int | None = None,
        teams: bool | None = None,
        options: Mapping[str, str] | None = None,
        version: int = RULES_VERSION,
    ) -> Setup:
        made = super().setup(players, teams, options, version)
        chosen = dict(made.options)
        _check_colours(chosen.get("colours", "12-12-12"), chosen.get("layout", ""))
        return made


def _check_colours(colours: str, layout: str) -> None:
    """TK-2: 36 tiles in all, and pairs of each for a start that mirrors itself."""
    counts = read_colours(colours)
    if sum(counts) != TILES:
        raise BadInput("colours_sum", value=colours, sum=sum(counts), tiles=TILES)
    if layout == "mirror" and any(count % 2 for count in counts):
        raise BadInput("colours_odd", value=colours)


SHEETS = (TrikolosSheet(),)
