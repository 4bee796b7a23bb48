"""The materials of a picture: gradients for holes, brass, cards and light, and the grain of the wood."""

from __future__ import annotations

from tockade.picture.svg.markup import element, number, style
from tockade.picture.theme import WOODS, SeatLook, Theme

Stop = tuple[float, str] | tuple[float, str, float]
GRAIN = "0 0 0 0 .27  0 0 0 0 .13  0 0 0 0 .04  "
"""The colour of grain: brown, whatever the wood."""
RINGS = "0 0 .1 .03 .26 .05 .3 .06 .1 .28 .04 .22 0"
"""How years show: many thin dark lines among wide light ones."""


def radial(name: str, stops: tuple[Stop, ...], x: float = 0.36, y: float = 0.3, radius: float = 0.85) -> str:
    return element("radialGradient", *map(_stop, stops), id=name, cx=x, cy=y, r=radius)


def linear(name: str, stops: tuple[Stop, ...], across: float = 0, down: float = 1) -> str:
    """From the upper left corner to this one."""
    return element("linearGradient", *map(_stop, stops), id=name, x1=0, y1=0, x2=across, y2=down)


def _stop(stop: Stop) -> str:
    clear = style(stop_opacity=stop[2]) if len(stop) > 2 else {}
    return element("stop", offset=stop[0], stop_color=stop[1], **clear)


def turned_wood(look: SeatLook, at: int) -> str:
    """The body and the dished top of a pawn."""
    body = ((0, look.light), (0.5, look.fill), (1, look.deep))
    top = ((0, look.light), (0.42, look.fill), (1, look.deep))
    return radial(f"body-{at}", body, 0.4, 0.32, 0.78) + radial(f"top-{at}", top, 0.38, 0.28, 0.92)


def light_and_shade() -> str:
    """What every piece has: a shadow under it, and a gleam on it."""
    shade = ((0.5, "#1c0d02", 0.6), (0.8, "#1c0d02", 0.28), (1, "#1c0d02", 0))
    shine = ((0, "#ffffff", 0.9), (0.5, "#ffffff", 0.28), (1, "#ffffff", 0))
    return radial("shade", shade, 0.5, 0.5, 0.5) + radial("shine", shine, 0.5, 0.5, 0.5)


def board_materials(theme: Theme, wood: str, coarse: float) -> str:
    """Everything a board needs; `coarse` makes the grain coarser on a small picture."""
    well = ((0, theme["well-deep"]), (0.55, theme["well"]), (0.82, theme["well-light"]), (1, theme["well-rim"]))
    lip = ((0, "#2d1805", 0.85), (0.45, "#7a4d20", 0.2), (1, "#fff0c9", 0.95))
    brass = ((0, theme["brass-light"]), (0.42, "#eec258"), (0.58, "#d19f33"), (1, theme["brass-deep"]))
    return "".join(
        (
            planks(theme, wood),
            radial("well-hole", well, 0.5, 0.4, 0.62),
            linear("well-lip", lip),
            linear("brass", brass, 0.7, 1),
            grain("rings", (0.0022, 0.034), 11, GRAIN + "1.7 0 0 0 -.34", coarse, RINGS),
            grain("pores", (0.009, 0.42), 7, GRAIN + "0 0 0 .75 -.27", coarse),
            _fallen_shadow(theme),
            hole(),
        )
    )


def planks(theme: Theme, wood: str) -> str:
    """The board's own wood, and the lighter one inlaid in dark boards."""
    kinds = {wood, "honey"} & set(WOODS)
    lit = [(kind, theme.wood(kind)) for kind in sorted(kinds)]
    return "".join(linear(f"wood-{kind}", ((0, a), (0.5, b), (1, c)), 1, 1) for kind, (a, b, c) in lit)


def hole() -> str:
    """A drilled well: dark inside, its lower lip in the light."""
    return (
        '<g id="well"><circle r="1" fill="url(#well-hole)"/>'
        '<circle r=".95" fill="none" stroke="url(#well-lip)" stroke-width=".13"/></g>'
    )


def grain(name: str, frequency: tuple[float, float], seed: int, colours: str, coarse: float, levels: str = "") -> str:
    steps = f'<feFuncA type="table" tableValues="{levels}"/>'
    table = f"<feComponentTransfer>{steps}</feComponentTransfer>" if levels else ""
    fine = " ".join(f"{each / coarse:.4f}" for each in frequency)
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{fine}" numOctaves="3" seed="{seed}"/>'
        f'<feColorMatrix values="{colours}"/>{table}'
        '<feComposite in2="SourceGraphic" operator="in"/></filter>'
    )


def _fallen_shadow(theme: Theme) -> str:
    strength = 0.55 if theme.name == "evening" else 0.4
    colour = "#120a02" if theme.name == "evening" else "#4a3210"
    return (
        '<filter id="fallen" x="-10%" y="-10%" width="120%" height="125%">'
        f'<feDropShadow dx="0" dy="9" stdDeviation="9" flood-color="{colour}" flood-opacity="{number(strength)}"/>'
        "</filter>"
    )
