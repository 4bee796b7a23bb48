"""What stands on a sheet: pictures as SVG with their words, in the order in which one reads them."""

from __future__ import annotations

from msgspec import Struct


class Pictured(Struct, frozen=True):
    """A picture with what it says; `name` is its title, or what the cards beside it are called."""

    picture: str
    text: str
    name: str = ""
    sign: str = ""
    """The card, die or tile that the picture is about."""


class Passage(Struct, frozen=True):
    """A heading with what is said under it, and a picture where one helps."""

    heading: str
    lines: tuple[str, ...]
    picture: str = ""


class Question(Struct, frozen=True):
    asked: str
    answer: str


class RulesSheet(Struct, frozen=True, kw_only=True):
    """One sheet in one language."""

    language: str
    title: str
    subtitle: str
    flat: bool
    """For the plain theme: black on white."""
    materials: str
    """The gradients, symbols and the board that the pictures use by name."""
    icon: str
    goal: Passage
    board: str
    marks_heading: str
    marks: tuple[str, ...]
    """What the numbered marks on the board are."""
    house_heading: str
    house_rules: tuple[str, ...]
    """What this table plays differently."""
    turn_heading: str
    turn: tuple[Pictured, ...]
    uses_heading: str
    uses: tuple[Pictured, ...]
    passages: tuple[Passage, ...]
    questions_heading: str
    questions: tuple[Question, ...]
    source: str
