"""Reading the named fields of a position; what is not of its kind is refused by the name of its field."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from tockade.game_types import BadInput

QUOTED: Final = 40
"""So many letters of what was written are repeated in a refusal."""


class Fields:
    """The fields of a position, or of a part of it (`known.`), as they were written."""

    def __init__(self, data: Any, names: Collection[str], part: str = "") -> None:
        if not isinstance(data, dict):
            raise BadInput("position_object")
        for name in data:
            if name not in names:
                raise BadInput("position_unknown_field", field=f"{part}{name}"[:QUOTED])
        self.data = data
        self.part = part

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def value(self, name: str, default: Any = None) -> Any:
        """Whatever stands there; a field without a default must be there."""
        if name not in self.data and default is None:
            raise BadInput("position_missing", field=self.part + name)
        return self.data.get(name, default)

    # numbers and words

    def number(self, name: str, most: int, default: int | None = None, least: int = 0) -> int:
        """A whole number between these two."""
        value = self.value(name, default)
        if not is_number(value, most, least):
            raise BadInput("position_number", field=self.part + name, least=least, most=most)
        return int(value)

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> int:
        """One of these words, as its number."""
        value = self.value(name, default)
        if not isinstance(value, str) or value not in words:
            raise BadInput("position_word", field=self.part + name, values=", ".join(words))
        return words.index(value)

    def flag(self, name: str) -> bool:
        """True or false; false unless it is said."""
        value = self.value(name, False)
        if type(value) is not bool:
            raise BadInput("position_flag", field=self.part + name)
        return value

    # lists

    def seats(self, name: str, seats: int, default: Sequence[int] | None = None) -> list[int]:
        """Some of the seats, each at most once."""
        value = self.value(name, None if default is None else list(default))
        valid = isinstance(value, list) and all(is_number(seat, seats - 1) for seat in value)
        if not valid or len(set(value)) < len(value):
            raise BadInput("position_seats", field=self.part + name, last=seats - 1)
        return list(value)

    def numbers(self, name: str, seats: int, most: int, default: Sequence[int] | None = None) -> list[int]:
        """A whole number for each seat."""
        values = self.per_seat(name, seats, None if default is None else list(default))
        if not all(is_number(value, most) for value in values):
            raise BadInput("position_numbers", field=self.part + name, most=most)
        return values

    def per_seat(self, name: str, seats: int, default: Sequence[Any] | None = None) -> list[Any]:
        """One entry for each seat."""
        value = self.value(name, default)
        if not isinstance(value, list) or len(value) != seats:
            raise BadInput("position_per_seat", field=self.part + name, seats=seats)
        return value

    def pawns(self, seats: int, pawns: int, default: str | None = None) -> list[list[str]]:
        """For each seat, where its pawns are."""
        value = self.value("pawns", None if default is None else [[default] * pawns for _ in range(seats)])
        valid = isinstance(value, list) and all(isinstance(own, list) for own in value)
        if not valid or [len(own) for own in value] != [pawns] * seats:
            raise BadInput("position_pawns", seats=seats, pawns=pawns)
        return [places("pawns", own) for own in value]

    def places(self, name: str, default: Sequence[str] | None = None) -> list[str]:
        """A list of places, each at most once."""
        value = places(name, self.value(name, default))
        for number, place in enumerate(value):
            if place in value[:number]:
                raise BadInput("position_place_twice", field=self.part + name, place=place[:QUOTED])
        return value


def is_number(value: Any, most: int, least: int = 0) -> bool:
    """A whole number, and not true or false."""
    return type(value) is int and least <= value <= most


def places(name: str, value: Any) -> list[str]:
    """A list of texts, whether or not there are such places."""
    if not isinstance(value, list) or not all(isinstance(place, str) for place in value):
        raise BadInput("position_places", field=name)
    return value
