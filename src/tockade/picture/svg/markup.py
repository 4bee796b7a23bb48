"""SVG as text: elements, attributes and numbers without noise."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

SCALE = 40.0
"""Picture units to one step of the plan."""

Attribute = str | float | int


def style(**attributes: Attribute) -> dict[str, Attribute]:
    """Attributes that several elements share."""
    return attributes


def number(value: float) -> str:
    """Two decimals at most, and no trailing zeros."""
    said = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if said in ("", "-0") else said


def element(name: str, *children: str, **attributes: Attribute) -> str:
    """An element; underscores in attribute names become hyphens, numbers lose their noise."""
    said = "".join(f" {_name(key)}={quoteattr(_text(value))}" for key, value in attributes.items())
    inside = "".join(children)
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def text(words: str, x: float, y: float, size: float, **attributes: Attribute) -> str:
    """Words centred on a spot, all in steps of the plan."""
    placed: dict[str, Attribute] = {"x": x * SCALE, "y": (y + size * 0.35) * SCALE, "font_size": size * SCALE}
    return element("text", escape(words), **{**placed, "text_anchor": "middle", **attributes})


def title(words: str) -> str:
    return element("title", escape(words))


def circle(x: float, y: float, radius: float, **attributes: Attribute) -> str:
    return element("circle", cx=x * SCALE, cy=y * SCALE, r=radius * SCALE, **attributes)


def box(x: float, y: float, width: float, height: float, corner: float, **attributes: Attribute) -> str:
    """A rectangle with round corners."""
    placed = {"x": x * SCALE, "y": y * SCALE, "width": width * SCALE, "height": height * SCALE}
    return element("rect", **placed, rx=corner * SCALE, **attributes)


def path(steps: str, **attributes: Attribute) -> str:
    return element("path", d=steps, **attributes)


def spot(x: float, y: float) -> str:
    """A spot in a path."""
    return f"{number(x * SCALE)} {number(y * SCALE)}"


def group(*children: str, **attributes: Attribute) -> str:
    return element("g", *children, **attributes)


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _text(value: Attribute) -> str:
    return value if isinstance(value, str) else number(float(value))
