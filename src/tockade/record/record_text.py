"""A record as a value, and its text: one line for each thing that happened."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from tockade.game_types import CHANCE, JSON, BadInput, Result
from tockade.record.format_heading import RECORD, VERSION, check_format, read_json

UNFINISHED: Final = "unfinished"
SIDE: Final = r"[0-9]{1,2}(?:\+[0-9]{1,2})*"
RESULT_LINE: Final = re.compile(
    rf"(?P<reason>[a-z_]+)(?P<sides>(?: {SIDE})*)(?: points=(?P<points>[0-9]{{1,6}}(?:,[0-9]{{1,6}})*))?"
)
EVENT_LINE: Final = re.compile(r"(?P<actor>chance|0|[1-9][0-9]?) (?P<text>\S(?:.*\S)?)")
HEADER_LINE: Final = re.compile(r"(?P<key>rules|seed|sealed|position) (?P<value>\S(?:.*\S)?)")
RULES_LINE: Final = re.compile(r"[1-9][0-9]{0,5}")
UNSAID: Final = 1
"""The version of the rules of a record that does not say: those of the first release do not."""


class RecordedEvent(Struct, frozen=True):
    """A move of a seat, or an outcome of `CHANCE`, as text."""

    actor: int
    text: str

    @property
    def line(self) -> str:
        return f"{'chance' if self.actor == CHANCE else self.actor} {self.text}"


class Record(Struct, frozen=True, omit_defaults=True):
    """A game from its setup to its result, or to where it stands."""

    game: str
    """The setup's text."""
    events: tuple[RecordedEvent, ...] = ()
    result: Result | None = None
    seed: str = ""
    """What the outcomes were drawn with, once it may be known."""
    sealed: str = ""
    """The commitment to the seed."""
    position: JSON | None = None
    """Where it began, if not at the start."""
    version: int = UNSAID
    """Of the rules."""

    @property
    def header(self) -> list[str]:
        """The lines before the first event."""
        position = "" if self.position is None else msgspec.json.encode(self.position).decode()
        rules = "" if self.version == UNSAID else str(self.version)
        optional = (("rules", rules), ("position", position), ("seed", self.seed), ("sealed", self.sealed))
        said = [f"{key} {value}" for key, value in optional if value]
        return [f"{RECORD} {VERSION}", f"game {self.game}", *said]


def write(record: Record) -> str:
    """The record as text; `read` reads it back."""
    events = (event.line for event in record.events)
    lines = [*record.header, *events, f"result {result_text(record.result)}"]
    return "".join(f"{line}\n" for line in lines)


def read(text: str) -> Record:
    """The record that a text tells; what is malformed or cut off raises `BadInput` with its line."""
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
    check_format(lines[0], RECORD)
    if len(lines) > 1 and not lines[1].startswith("game "):
        raise _bad_line(lines, 1)
    if not lines[-1].startswith("result "):
        raise BadInput("record_truncated", line=len(lines))
    header, first = _read_header(lines)
    events = tuple(_read_event(lines, index) for index in range(first, len(lines) - 1))
    return Record(lines[1].removeprefix("game "), events, _read_result(lines), **header)


def _read_header(lines: list[str]) -> tuple[dict[str, Any], int]:
    """The optional lines, and the index of the first event."""
    header: dict[str, Any] = {}
    index = 2
    while found := HEADER_LINE.fullmatch(lines[index]):
        key, value = found.groups()
        name = "version" if key == "rules" else key
        if name in header:
            raise _bad_line(lines, index)
        header[name] = READ_HEADER.get(key, _read_text)(lines, index, value)
        index += 1
    return header, index


def _read_text(lines: list[str], index: int, value: str) -> str:
    return value


def _read_version(lines: list[str], index: int, value: str) -> int:
    if not RULES_LINE.fullmatch(value):
        raise _bad_line(lines, index)
    return int(value)


def _read_first(lines: list[str], index: int, value: str) -> JSON:
    try:
        return read_json(value)
    except BadInput as broken:
        raise _bad_line(lines, index) from broken


READ_HEADER: Final[dict[str, Callable[[list[str], int, str], Any]]] = {
    "rules": _read_version,
    "position": _read_first,
}


def _read_event(lines: list[str], index: int) -> RecordedEvent:
    found = EVENT_LINE.fullmatch(lines[index])
    if not found:
        raise _bad_line(lines, index)
    return RecordedEvent(CHANCE if found["actor"] == "chance" else int(found["actor"]), found["text"])


def _read_result(lines: list[str]) -> Result | None:
    try:
        return read_result(lines[-1].removeprefix("result "))
    except BadInput:
        raise _bad_line(lines, len(lines) - 1) from None


def _bad_line(lines: list[str], index: int) -> BadInput:
    return BadInput("record_line", line=index + 1, text=lines[index][:80])


def result_text(result: Result | None) -> str:
    """`home 0+2 1+3`: the reason and the sides in their order; `unfinished`."""
    if result is None:
        return UNFINISHED
    sides = ["+".join(str(seat) for seat in side) for side in result.order]
    points = [f"points={','.join(str(point) for point in result.points)}"] if result.points else []
    return " ".join([result.reason, *sides, *points])


def read_result(text: str) -> Result | None:
    """The result that such a text tells."""
    if text == UNFINISHED:
        return None
    found = RESULT_LINE.fullmatch(text)
    if not found:
        raise BadInput("result", text=text[:80])
    order = tuple(tuple(int(seat) for seat in side.split("+")) for side in found["sides"].split())
    points = tuple(int(point) for point in (found["points"] or "").split(",") if point)
    return Result(order, found["reason"], points)
