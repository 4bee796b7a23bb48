"""The pieces as symbols of radius one, each drawn once and used by name: by pictures and, generated, by the page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tockade.picture.svg.markup import number
from tockade.picture.svg.materials import light_and_shade, radial, turned_wood
from tockade.picture.svg.seat_shapes import SHAPE_PATHS
from tockade.picture.theme import LIGHTS, PLAIN_SEATS, SEATS, SeatLook, Theme

LOOKS = (*SEATS, *PLAIN_SEATS)
"""All that a pawn can look like; its symbol is `pawn-` with the number in this list."""
LAMPS = ("R", "O", "G")
SIGNS = {
    "R": '<path d="M-.6 -.19H.6V.19H-.6Z" fill="#fff8ea"/>',
    "O": '<path d="M0 -.55L.5 .38L-.5 .38Z" fill="#3b2400"/>',
    "G": '<path d="M-.44 0L-.1 .38L.47 -.38" fill="none" stroke="#fff8ea" stroke-width=".3"/>',
}
"""Cut in the lit lamp, in units of its radius: a bar, a triangle, a tick."""
BARRICADE = (
    '<circle cx=".1" cy=".34" r="1.22" fill="url(#shade)"/>'
    '<rect x="-1" y="-1" width="2" height="2" rx=".42" fill="#f9f1df" stroke="#6d1f12" stroke-width=".12"/>'
    '<path d="M-.62 .28L.28 -.62M-.28 .62L.62 -.28" stroke="#b3281a" stroke-width=".3" stroke-linecap="round"/>'
)
FLAT_BARRICADE = (
    '<rect x="-1" y="-1" width="2" height="2" rx=".2" fill="#fff" stroke="#000" stroke-width=".22"/>'
    '<path d="M-.7 .7L.7 -.7M-.7 -.7L.7 .7" stroke="#000" stroke-width=".3"/>'
)


def materials(looks: Iterable[int] = range(len(LOOKS))) -> str:
    """The gradients that the symbols use; those of some pawns are enough for a picture without the others."""
    halo = (
        (0.46, "var(--glow,#ffe49a)", 0),
        (0.52, "var(--glow,#ffe49a)", 0.9),
        (1, "var(--glow,#ffe49a)", 0),
    )
    return "".join(turned_wood(LOOKS[at], at) for at in looks) + light_and_shade() + radial("halo", halo, 0.5, 0.5, 0.5)


def pawn(look: SeatLook, at: int) -> str:
    """A turned piece seen from above: a rounded body, a dished top with the seat's shape inlaid, a gleam."""
    shape = SHAPE_PATHS[look.shape]
    return (
        '<circle cx=".1" cy=".34" r="1.22" fill="url(#shade)"/>'
        f'<circle r="1" fill="url(#body-{at})" stroke="{look.deep}" stroke-width=".07"/>'
        f'<circle r=".77" fill="{look.deep}" opacity=".75"/><circle r=".73" fill="url(#top-{at})"/>'
        f'<path d="{shape}" transform="translate(0 .03) scale(.47)" fill="{look.deep}" opacity=".6"/>'
        f'<path d="{shape}" transform="scale(.45)" fill="{look.ink}"/>'
        '<ellipse cx="-.34" cy="-.5" rx=".34" ry=".2" transform="rotate(-32 -.34 -.5)" fill="url(#shine)"/>'
    )


def flat_pawn(look: SeatLook) -> str:
    """A disc edged in black, its shape large."""
    ink = "#ffffff" if look.ink == "#fffaf0" else "#000000"
    return (
        f'<circle r="1" fill="{look.fill}" stroke="#000" stroke-width=".17"/>'
        f'<path d="{SHAPE_PATHS[look.shape]}" transform="scale(.6)" fill="{ink}"/>'
    )


def tile(light: str) -> str:
    """A traffic light, one wide: the place, the sign and the letter beside it all say which lamp is lit."""
    lit, _ = LIGHTS[light]
    lamps = "".join(
        f'<circle cx="-.21" cy="{number((at - 1) * 0.24)}" r=".085" fill="#3a2f27"/>'
        for at, lamp in enumerate(LAMPS)
        if lamp != light
    )
    y = number((LAMPS.index(light) - 1) * 0.24)
    return (
        '<rect x="-.47" y="-.42" width=".94" height=".94" rx=".13" fill="#120d09"/>'
        '<rect x="-.47" y="-.47" width=".94" height=".94" rx=".13" fill="#46382d"/>'
        '<rect x="-.445" y="-.45" width=".89" height=".88" rx=".11" fill="#574638"/>'
        '<rect x="-.38" y="-.39" width=".34" height=".78" rx=".16" fill="#1b1410"/>'
        f'{lamps}<circle cx="-.21" cy="{y}" r=".19" fill="{LIGHTS[light][1]}" opacity=".3"/>'
        f'<circle cx="-.21" cy="{y}" r=".118" fill="{lit}" stroke="#fff4dc" stroke-width=".022"/>'
        f'<g transform="translate(-.21 {y}) scale(.118)">{SIGNS[light]}</g>'
    )


def symbols(flat: bool) -> dict[str, str]:
    """Every piece by its name."""
    pawns = {f"pawn-{at}": flat_pawn(look) if flat else pawn(look, at) for at, look in enumerate(LOOKS)}
    tiles = {f"tile-{light}": tile(light) for light in LAMPS}
    return {**pawns, "barricade": FLAT_BARRICADE if flat else BARRICADE, **tiles}


def definitions(theme: Theme) -> str:
    """For one picture: the gradients and the symbols of its theme."""
    return materials() + _named(symbols(theme.flat))


def definitions_for(theme: Theme, drawn: str) -> str:
    """Of these only what a picture uses: a shelf of small ones is fetched at once."""
    used = {name: piece for name, piece in symbols(theme.flat).items() if f'"#{name}"' in drawn}
    return materials(at for at in range(len(LOOKS)) if f"pawn-{at}" in used) + _named(used)


def _named(pieces: Mapping[str, str]) -> str:
    return "".join(f'<g id="{name}">{piece}</g>' for name, piece in pieces.items())
