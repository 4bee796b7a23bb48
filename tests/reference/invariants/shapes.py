"""Of which kind a value is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Shape = Callable[[Any], bool]


def number(most: int, least: int = 0) -> Shape:
    return lambda value: type(value) is int and least <= value <= most


def word(*words: str) -> Shape:
    return lambda value: isinstance(value, str) and value in words


def flag(value: Any) -> bool:
    return value is True or value is False


def text(value: Any) -> bool:
    return isinstance(value, str)


def nothing_or(shape: Shape) -> Shape:
    return lambda value: value is None or shape(value)


def each(shape: Shape, count: int | None = None) -> Shape:
    """A list of such values, so many if that is said."""

    def fits(value: Any) -> bool:
        return isinstance(value, list) and count in (None, len(value)) and all(map(shape, value))

    return fits


def different(shape: Shape) -> Shape:
    """A list of such values, none of them twice."""
    return lambda value: each(shape)(value) and len(set(value)) == len(value)


def fields(shapes: dict[str, Shape], data: Any) -> bool:
    """An object with no other fields than these, each of its kind."""
    return isinstance(data, dict) and all(name in shapes and shapes[name](value) for name, value in data.items())
