"""Colours and shapes of the three themes, evening, day and plain; seats never differ by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct

from tockade.game_types import BoardPlan, PointKind

THEME_NAMES: Final = ("evening", "day", "plain")
COLOURS: Final[Mapping[str, tuple[str, str, str]]] = {
    # felt, linen, paper: from the light to the rim
    "ground-light": ("#2a6751", "#faf5ea", "#ffffff"),
    "ground": ("#1f4f3f", "#f3eada", "#ffffff"),
    "ground-deep": ("#113228", "#ebe1cc", "#ffffff"),
    # panels, the bottom bar, inputs, hairlines
    "panel": ("#0f3026", "#fffcf4", "#ffffff"),
    "panel-deep": ("#08211a", "#f6eddb", "#ffffff"),
    "bar": ("#061a14", "#fffaf0", "#ffffff"),
    "field": ("#04150f", "#efe4cd", "#ffffff"),
    "line": ("#3f6f5f", "#d3c19b", "#000000"),
    # titles, sentences, second lines
    "text": ("#fff3d6", "#33230e", "#000000"),
    "body": ("#f0f6f1", "#3a2a14", "#000000"),
    "soft": ("#d5e6dc", "#55442a", "#1c1c1c"),
    # the prompt, links, outlined buttons; a tint of it behind what concerns the reader
    "accent": ("#ffe09a", "#7c4307", "#000000"),
    "accent-soft": ("#2c4a36", "#f6e3bd", "#fff3a6"),
    "button": ("#0b2920", "#fffaf0", "#ffffff"),
    "quiet": ("#6fa38f", "#a08a60", "#000000"),
    # the chosen part of a switch
    "selected": ("#fff3d6", "#3b2810", "#000000"),
    "on-selected": ("#2a1c08", "#fff6e2", "#ffffff"),
    # the one strong call
    "gold-light": ("#ffe08d", "#ffdf86", "#ffd400"),
    "gold": ("#f3c24d", "#f5c445", "#ffd400"),
    "gold-deep": ("#dca231", "#e3a52e", "#ffd400"),
    "on-gold": ("#2a1c08", "#2a1c08", "#000000"),
    "gold-edge": ("#5e3f06", "#8a5a0a", "#000000"),
    # light around what may be chosen, the lit place, what stands on it
    "glow": ("#ffe49a", "#ffbe3d", "#ffd400"),
    "target": ("#fff2b0", "#fff8d2", "#000000"),
    "on-target": ("#6b470c", "#8a4b00", "#ffd400"),
    "focus": ("#ffffff", "#0b3f9e", "#0038b8"),
    "warn": ("#ffb8a4", "#9a2a12", "#a40000"),
    "warn-soft": ("#4a1c14", "#f8ddd2", "#ffffff"),
    # player plates on the board
    "plate": ("#2b190a", "#fffaf0", "#ffffff"),
    "plate-note": ("#f3d6a0", "#6a4a1c", "#1c1c1c"),
    # the board: its path, holes, numbers, brass
    "track": ("#ecd0a0", "#f8e8c8", "#ffffff"),
    "track-light": ("#fbe9c6", "#fffdf4", "#000000"),
    "track-edge": ("#5c3510", "#5c3510", "#000000"),
    "well-deep": ("#4b2d12", "#57361a", "#ffffff"),
    "well": ("#5f3b1a", "#6b4521", "#ffffff"),
    "well-light": ("#8a5d30", "#97693a", "#ffffff"),
    "well-rim": ("#b98a52", "#c79a62", "#ffffff"),
    "number": ("#f6e3bd", "#f6e3bd", "#000000"),
    "number-strong": ("#fff3d0", "#fff3d0", "#000000"),
    "brass-light": ("#fff0b8", "#fff0b8", "#ffffff"),
    "brass": ("#e9bd55", "#e9bd55", "#000000"),
    "brass-deep": ("#8f6413", "#8f6413", "#000000"),
    "brass-edge": ("#6b470c", "#6b470c", "#000000"),
    # cards
    "card": ("#fffefa", "#ffffff", "#ffffff"),
    "card-shade": ("#f6ecd7", "#fdf5e4", "#ffffff"),
    "card-edge": ("#c2ab80", "#b39a68", "#000000"),
    "card-ink": ("#2a2018", "#2a2018", "#000000"),
    "card-court": ("#9c2614", "#9c2614", "#000000"),
    "card-joker": ("#1b5e43", "#1b5e43", "#000000"),
    "card-note": ("#4c3f2e", "#4c3f2e", "#000000"),
    "back": ("#93382a", "#a23e2e", "#7a1408"),
    "back-deep": ("#671d13", "#7a2519", "#7a1408"),
    "back-line": ("#e9c48e", "#e9c48e", "#ffffff"),
    "shadow": ("#020d09", "#5a4320", "#000000"),
    # reviews: what luck brought, what play brought
    "luck": ("#f59166", "#b4460f", "#b4460f"),
    "play": ("#7cc4f2", "#1a5f9e", "#0038b8"),
}
"""A theme is nothing but another column, and flat shapes on the plain one."""
WOODS: Final = {
    "honey": ("#e8bf87", "#d6a56b", "#bd854b"),
    "cherry": ("#cf8a5c", "#b56d42", "#8f4e2b"),
    "olive": ("#d9bf82", "#bd9d5c", "#94763a"),
    "beech": ("#f0d6ad", "#e2bf8d", "#c99f68"),
    "walnut": ("#8d6440", "#6f4a2b", "#50331b"),
    "ebony": ("#5a4a40", "#41352d", "#2c231d"),
}
"""Lightest, middle, darkest, as the lamp of the evening shows them."""
SUN: Final = {"honey": 0.38, "cherry": 0.2, "olive": 0.38, "beech": 0.38, "walnut": 0.13, "ebony": 0.06}
"""How much lighter the day makes a wood: dark ones stay dark."""
SUNLIGHT: Final = "#ffe2ad"
PLAIN_WOOD: Final = "#f4f0e4"


class Theme(Struct, frozen=True):
    """One column of the table."""

    name: str
    colours: Mapping[str, str]

    @property
    def flat(self) -> bool:
        """Without grain, light or shadow: black lines on white."""
        return self.name == "plain"

    def __getitem__(self, colour: str) -> str:
        return self.colours[colour]

    def wood(self, kind: str) -> tuple[str, str, str]:
        """Lightest, middle and darkest of a wood."""
        if self.flat:
            return PLAIN_WOOD, PLAIN_WOOD, PLAIN_WOOD
        share = SUN[kind] if self.name == "day" else 0.0
        light, middle, dark = (mixed(colour, SUNLIGHT, share) for colour in WOODS[kind])
        return light, middle, dark


def mixed(one: str, other: str, share: float) -> str:
    """A colour on the way from one to another."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02x}" for a, b in pairs)


def _column(at: int) -> Theme:
    return Theme(THEME_NAMES[at], {name: column[at] for name, column in COLOURS.items()})


EVENING, DAY, PLAIN = map(_column, range(3))
THEMES: Final = {theme.name: theme for theme in (EVENING, DAY, PLAIN)}

SHAPES: Final = ("circle", "triangle", "square", "diamond", "star", "cross", "hexagon", "drop")
"""By seat; the names of colours and shapes stand in `words/*/seats.ftl` in the same order."""


class SeatLook(Struct, frozen=True):
    """How a seat looks: its colour with a lighter and a deeper one, what reads well on it, and a shape."""

    fill: str
    light: str
    deep: str
    ink: str
    shape: Annotated[str, Meta(extra={"values": SHAPES})]


SEATS: Final = (
    SeatLook("#c5301d", "#f0705a", "#7d1509", "#fffaf0", SHAPES[0]),
    SeatLook("#1c66ad", "#63a8e6", "#0b3a6b", "#fffaf0", SHAPES[1]),
    SeatLook("#e9bd1f", "#fbe27a", "#94700a", "#38290a", SHAPES[2]),
    SeatLook("#178256", "#54c294", "#08492f", "#fffaf0", SHAPES[3]),
    SeatLook("#e2781a", "#f9b06a", "#8f4204", "#2c1500", SHAPES[4]),
    SeatLook("#7cc4ee", "#c2e6fb", "#2b7099", "#06283c", SHAPES[5]),
    SeatLook("#a5528f", "#d590c4", "#5f2350", "#fffaf0", SHAPES[6]),
    SeatLook("#33302e", "#77706a", "#0d0c0b", "#fffaf0", SHAPES[7]),
)
"""Each is what its name says, and differs from the others in lightness or in hue for every kind of eye."""
PLAIN_SEATS: Final = (
    SeatLook("#f1ead9", "#ffffff", "#a3977c", "#2a2018", SHAPES[0]),
    SeatLook("#33302e", "#77706a", "#0d0c0b", "#fffaf0", SHAPES[1]),
)
"""White and black, where the board itself is full of colours."""
NOBODY: Final = SeatLook("#8a7a5e", "#b5a68a", "#5a4d38", "#fffaf0", SHAPES[0])
"""An arm at which nobody sits."""

LIGHTS: Final = {"R": ("#e0402c", "#ffab98"), "O": ("#f2a71f", "#ffdb8b"), "G": ("#25a566", "#96efc0")}
"""A lamp that is lit, and what is written in its colour."""


def seats(plan: BoardPlan) -> tuple[SeatLook, ...]:
    """The looks of the seats on this board."""
    coloured = any(point.kind is PointKind.TILE for point in plan.points)
    return PLAIN_SEATS if coloured else SEATS
