"""The lessons as data: for each game a few positions, and the moves that its learner makes there.

What is said before each tap is the message `lesson-GAME-N`, N counting the taps of the whole lesson from 1.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, field


class Stage(Struct, frozen=True):
    """One position: the learner's pawns and the others', the hand, and the moves to make, one after the other."""

    moves: tuple[str, ...]
    pawns: tuple[tuple[str, ...], ...] = ()
    """By seat; those that are not named wait."""
    hand: tuple[str, ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)
    """What else is not as at the start."""


class Lesson(Struct, frozen=True):
    setup: str
    stages: tuple[Stage, ...]


ENTERING: Final = ("3", "8", "A", "J", "9")
HOMING: Final = ("6", "10", "J", "5", "Q")
OPEN_GOAL: Final = ("9.8", "3.8", "4.8", "5.8", "7.6", "7.10", "11.0", "11.4", "11.8", "11.12", "11.16")
"""The barricades of the start, but the last one before the goal is gone."""

LESSONS: Final = {
    "tock-globe": Lesson(
        "tock-globe 2",
        (
            Stage(("A in",), hand=ENTERING),
            Stage(("8 a18-b8",), (("a18",), ("b8",)), ("8", "J", "3", "4", "5")),
            Stage(("6 a14-ah4",), (("a14",),), HOMING),
        ),
    ),
    "tock-fadoq": Lesson(
        "tock-fadoq",
        (
            Stage(("K in",), hand=("3", "8", "K", "J", "9")),
            Stage(("6 a1-a7>b7",), (("a1",),), HOMING),
            Stage(("4 a18-a14",), (("a18",),), ("4", "J", "5", "10", "8")),
        ),
    ),
    "tockcitan": Lesson(
        "tockcitan 2",
        (
            Stage(("A in",), hand=ENTERING),
            Stage(("5 a1-a6",), (("a1",), ("a6",)), ("5", "J", "3", "9", "4")),
            Stage(("6 a14-ah4",), (("a14",),), ("6", "10", "J", "4", "Q")),
        ),
    ),
    "tijou": Lesson(
        "tijou 2",
        (
            Stage(("2 in",), hand=("2", "8", "A", "J", "9")),
            Stage(("3 d6-a0>c0",), (("d6",),), ("3", "J", "4", "9", "K")),
            Stage(("10 d0-dh",), (("d0", "d4", "a2"),), ("10", "J", "4", "3", "K")),
        ),
    ),
    "barricades": Lesson(
        "barricades 2",
        (
            Stage(("in-13.4",), fields={"die": 3}),
            Stage(("13.4-13.7",), (("13.4",), ("13.7",)), fields={"die": 3}),
            Stage(("13.4-11.4", "place 8.12"), (("13.4",), ("9.12",)), fields={"die": 2}),
            Stage(("1.7-0.8",), (("1.7",), ("9.12",)), fields={"die": 2, "barricades": list(OPEN_GOAL)}),
        ),
    ),
    "trikolos": Lesson(
        "trikolos",
        (
            Stage(("push 1", "in-C1")),
            Stage(("push 3", "B2-B3"), (("B2",),)),
            Stage(("push 1", "A6-home"), (("A6", "C2"),)),
        ),
    ),
}
"""Tockcitan in teams is learned at the table of Tockcitan."""
