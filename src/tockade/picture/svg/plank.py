"""Planed wood of any outline: shadow, thickness, grain, bevel; flat and edged in black on the plain page."""

from __future__ import annotations

from tockade.picture.svg.markup import SCALE, element, group, number, path, style
from tockade.picture.theme import Theme

Box = tuple[float, float, float, float]


class Wood:
    """Cuts planks of one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def plank(self, outline: str, around: Box, kind: str, edge: float, name: str = "plank") -> str:
        """A board of this outline; `around` is a box that holds it, `edge` the width of its bevel in steps."""
        if self.theme.flat:
            return path(outline, fill=self.theme.wood(kind)[1], stroke="#000000", stroke_width=edge * 0.45 * SCALE)
        clip = element("clipPath", path(outline), id=name)
        face = path(outline, fill=f"url(#wood-{kind})")
        rim = path(outline, fill="none", stroke="#3a1e06", stroke_opacity=0.75, stroke_width=1.1)
        inside = group(self.grain(around), self.bevel(outline, kind, edge), clip_path=f"url(#{name})")
        return group(clip, self.thickness(outline, kind, edge), face, inside, rim)

    def inlaid(self, outline: str, around: Box, kind: str, name: str) -> str:
        """A field of another wood, flush with the board."""
        if self.theme.flat:
            return path(outline, fill="#ffffff", stroke="#000000", stroke_width=0.06 * SCALE)
        clip = element("clipPath", path(outline), id=name)
        face = path(outline, fill=f"url(#wood-{kind})")
        edge = path(outline, fill="none", stroke="#3a1e06", stroke_opacity=0.6, stroke_width=2)
        return group(clip, face, group(self.grain(around), clip_path=f"url(#{name})"), edge)

    def thickness(self, outline: str, kind: str, edge: float) -> str:
        low = f"translate(0 {number(edge * 0.75 * SCALE)})"
        side = path(outline, transform=low, fill=self.theme.wood(kind)[2])
        dark = path(outline, transform=low, fill="#2c1502", opacity=0.5)
        return group(side, dark, filter="url(#fallen)")

    def grain(self, around: Box) -> str:
        left, top, right, bottom = (value * SCALE for value in around)
        field = style(x=left, y=top, width=right - left, height=bottom - top)
        strength = 0.8 if self.theme.name == "evening" else 0.58
        return "".join(element("rect", **field, filter=f"url(#{n})", opacity=strength) for n in ("rings", "pores"))

    def bevel(self, outline: str, kind: str, edge: float) -> str:
        width = edge * SCALE
        light = path(outline, fill="none", stroke="#fff1cc", stroke_opacity=0.62, stroke_width=width * 0.9)
        dark = path(outline, fill="none", stroke=self.theme.wood(kind)[2], stroke_width=width * 0.55)
        raised = f"translate(0 {number(-width * 0.3)})"
        line = style(stroke="#3a1e06", stroke_opacity=0.4, stroke_width=width * 0.3)
        return light + dark + path(outline, transform=raised, fill="none", **line)
