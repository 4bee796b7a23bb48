"""A player who plans whole moves: chance alone takes hundreds of turns to bring pawns home, thousands in Tijou."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import msgspec
from tests.browser.visitor import Visitor

from tockade import games
from tockade.game_types import Step

PLACE = re.compile(r"[a-d]\d+")
HOMING = ("2", "10", "X")
"""Cards that bring a piece home: kept for it."""


class Runner:
    """Chooses the move that brings its pieces nearest to the exit, then every tap of it by its name."""

    def __init__(self, person: Visitor, setup: str) -> None:
        self._person = person
        self._game = games.read(setup)
        self._merit = tijou_merit if setup.startswith("tijou") else tock_merit
        self._decision = -1
        self._names: list[str] = []

    def __call__(self, names: list[str]) -> int:
        asked = self._asked()
        if asked["id"] != self._decision:
            best = max(range(len(asked["moves"])), key=lambda index: self._merit(asked["moves"][index]))
            self._decision, self._names = asked["id"], self._taps(asked["steps"][best])
        wanted = next(name for name in self._names if any(self._is(tap, name) for tap in names))
        self._names = self._names[self._names.index(wanted) + 1 :]
        return next(index for index, tap in enumerate(names) if self._is(tap, wanted))

    def _asked(self) -> Any:
        """The newest decision that the page received."""
        frames = (json.loads(text) for text in reversed(self._person.received) if text.startswith('{"type":"frame"'))
        return next(frame["decision"] for frame in frames if frame["decision"])

    def _taps(self, steps: list[Any]) -> list[str]:
        """What is tapped: a card and a card for the joker by name, a piece with its landing by their places."""
        read = [msgspec.convert(step, Step) for step in steps]
        words = self._person.words
        cards = [words.card(step.card) if step.card else words.move(self._game, [step]) for step in read[:1]]
        named = [words.card(step.card, "a") for step in read if step.kind == "name"]
        rest = [step for step in read[1:] if step.kind != "name"]
        begun = [index for index, step in enumerate(rest) if step.kind in ("pawn", "enter")]
        parts = [rest[start:end] for start, end in pairwise([*begun, len(rest)])]
        return [*cards, *named, *(places(part) or words.move(self._game, part, 0) for part in parts)]

    @staticmethod
    def _is(tap: str, name: str) -> bool:
        if name.startswith(" "):
            return tap.endswith(name)
        return re.match(rf"{re.escape(name)}(\b|\s|\.|$)", tap, re.IGNORECASE) is not None


def places(part: list[Step]) -> str:
    """The places of a piece's way, as they stand after its sentence."""
    return "".join(f" {place}" for step in part for place in (step.place, step.via) if place)


def tijou_merit(move: str) -> float:
    """Home first; then onto the exit, `d0` for seat 0, an entry, steps forward; never off the exit."""
    card, _, way = move.partition(" ")
    kept = 4 * any(card.startswith(homing) for homing in HOMING)
    if way.endswith("h"):
        return 100
    if way == "in":
        return 30 - kept
    places = PLACE.findall(way)
    if "-" not in way or len(places) < 2:
        return -kept
    start, end = (9 * "dabc".index(place[0]) + int(place[1]) for place in (places[0], places[-1]))
    return 60 * (end == 0) - 60 * (start == 0) + (end - start) / 4 - kept


def tock_merit(move: str) -> float:
    """Into the house first; then an entry; then the longest way forward, best with the foremost pawn."""
    way = move.partition(" ")[2].split(" ")[-1]
    if "h" in way.rpartition("-")[2]:
        return 100
    if way == "in":
        return 40
    places = PLACE.findall(way)
    if "-" not in way or len(places) < 2:
        return -20
    start, end = squares(places[0]), squares(places[-1])
    return (end - start) / 10 + start / 50


def squares(place: str) -> int:
    """How far a place of the ring of 72 is from `a18`, the start of seat 0."""
    arm, number = 18 * "abcd".index(place[0]), int(place[1:])
    return (arm if number == 18 else arm + number - 18 * (number > 7)) % 72
