"""Every theme can be read: what is written stands out from what it is written on, and seats from each other."""

import pytest

from tockade.picture.theme import COLOURS, NOBODY, PLAIN_SEATS, SEATS, THEMES, SeatLook, mixed

GROUNDS = ("ground-light", "ground", "ground-deep", "panel", "panel-deep", "bar", "field", "button", "accent-soft")
INKS = ("text", "body", "soft", "accent")
PAIRS = [(ink, ground) for ink in INKS for ground in GROUNDS] + [
    ("on-gold", "gold"),
    ("on-gold", "gold-light"),
    ("on-gold", "gold-deep"),
    ("on-selected", "selected"),
    ("text", "plate"),
    ("plate-note", "plate"),
    ("warn", "warn-soft"),
    ("card-ink", "card-shade"),
    ("card-court", "card-shade"),
    ("card-joker", "card-shade"),
    ("card-note", "card-shade"),
    ("number", "well"),
    ("number-strong", "well"),
]
AA = 4.5


def lightness(colour: str) -> float:
    parts = [value / 255 for value in bytes.fromhex(colour[1:])]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_words_are_read_on_their_ground(theme: str, ink: str, ground: str) -> None:
    column = THEMES[theme]
    assert contrast(column[ink], column[ground]) >= AA


@pytest.mark.parametrize("look", [*SEATS, *PLAIN_SEATS, NOBODY])
def test_a_shape_stands_out_from_its_disc(look: SeatLook) -> None:
    assert contrast(look.fill, look.ink) >= 3


def test_a_red_is_red_and_a_blue_is_blue() -> None:
    for seat, strongest in ((0, 0), (1, 2), (3, 1)):
        parts = list(bytes.fromhex(SEATS[seat].fill[1:]))
        assert parts.index(max(parts)) == strongest


def test_every_colour_has_three_columns_and_mixes() -> None:
    assert all(len(column) == len(THEMES) for column in COLOURS.values())
    assert (mixed("#000000", "#ffffff", 0.5), mixed("#102030", "#ffffff", 0)) == ("#808080", "#102030")
