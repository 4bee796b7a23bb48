"""Colours and shapes: a warm table by day and by night, and eight seats that are never told by colour alone."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tockade.game import Plan, PointKind


class Seat(Struct, frozen=True):
    """How a seat looks: a fill, a colour that reads well on it, and a shape."""

    fill: str
    ink: str
    shape: str


SHAPES: Final = ("circle", "triangle", "square", "diamond", "star", "cross", "hexagon", "drop")
"""By seat; the names of colours and shapes stand in `words/*/seats.ftl` in the same order."""

_FILLS: Final = ("#D55E00", "#0072B2", "#F0E442", "#009E73", "#E69F00", "#56B4E9", "#CC79A7", "#2A2A2A")
_INKS: Final = ("#FFFFFF", "#FFFFFF", "#1E1810", "#FFFFFF", "#1E1810", "#1E1810", "#1E1810", "#FFFFFF")
SEATS: Final = tuple(map(Seat, _FILLS, _INKS, SHAPES))
"""Okabe and Ito's eight colours: apart for every kind of eye."""
PLAIN_SEATS: Final = (Seat("#FBFAF5", "#1E1810", SHAPES[0]), Seat("#26262A", "#FFFFFF", SHAPES[1]))
"""White and black, where the board itself is full of colours."""

LIGHTS: Final = {"R": "#D5483A", "O": "#F0A02C", "G": "#2E9E5B"}


class Theme(Struct, frozen=True):
    """The colours of everything that belongs to nobody."""

    table: str
    table_edge: str
    board: str
    board_edge: str
    track: str
    well: str
    well_edge: str
    accent: str
    text: str
    faint: str
    arrow: str
    card: str
    card_edge: str
    card_ink: str
    card_back: str
    card_line: str
    unused: str
    barricade: str
    barricade_edge: str


LIGHT: Final = Theme(
    table="#D8BF96",
    table_edge="#C4A777",
    board="#F5EAD3",
    board_edge="#B08D57",
    track="#E6D3AC",
    well="#FFFBF1",
    well_edge="#B79A6B",
    accent="#8A5A2B",
    text="#2B2118",
    faint="#6B563C",
    arrow="#8A6A42",
    card="#FFFEFA",
    card_edge="#9C8A6C",
    card_ink="#2B2118",
    card_back="#7A3B2E",
    card_line="#E9C9A0",
    unused="#CDBB9A",
    barricade="#5B3A21",
    barricade_edge="#E7C48D",
)
DARK: Final = Theme(
    table="#1D1815",
    table_edge="#120F0D",
    board="#342B24",
    board_edge="#6E573B",
    track="#443830",
    well="#53463B",
    well_edge="#8B7454",
    accent="#E2B877",
    text="#F6ECDC",
    faint="#CBB799",
    arrow="#C9A774",
    card="#F3EBDD",
    card_edge="#8B7454",
    card_ink="#2B2118",
    card_back="#5E2B22",
    card_line="#C79A6A",
    unused="#5C4F43",
    barricade="#C89B5E",
    barricade_edge="#2A1C10",
)


def seats(plan: Plan) -> tuple[Seat, ...]:
    """The looks of the seats on this board."""
    coloured = any(point.kind is PointKind.TILE for point in plan.points)
    return PLAIN_SEATS if coloured else SEATS
