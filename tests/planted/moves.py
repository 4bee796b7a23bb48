"""A planted move: a game, a position, a seat, a text, and why it is refused; read from and written to one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.games.barricades.naive import Naive
from tests.games.cardrace.drawn import sheet_of
from tests.reference import barricade_causes, race_causes, trikolos_causes
from tests.reference.causes import Cause

from tockade.game_types import BadInput
from tockade.games import AnyGame, read
from tockade.games.trikolos.start_tiles import turn_limit

JSON = dict[str, Any]
FOLDER = Path(__file__).parent
LINES = ("pawns", "fresh", "hands")
"""Fields of a card race that stand in the lines of the seats."""


class Planted(NamedTuple):
    """One line: the fields of a position, and for each seat of a card race its pawns and its hand."""

    game: str
    fields: JSON
    seats: list[str]
    seat: int
    move: str
    kind: str
    rule: str

    @property
    def line(self) -> str:
        return json.dumps([*self], ensure_ascii=False)

    def position(self, game: AnyGame) -> Any:
        """The position; what a card race leaves out is as its reader has it."""
        return game.read_position(self._seat_fields(game) | self.fields)

    def _seat_fields(self, game: AnyGame) -> JSON:
        """What the lines of the seats say."""
        lines = [line.partition("|")[::2] for line in self.seats]
        if not lines:
            return {}
        places = [pawns.split() for pawns, _ in lines]
        each = len(game.position_json(game.start())["pawns"][0])
        return {
            "pawns": [[name.rstrip("*") for name in own] + ["base"] * (each - len(own)) for own in places],
            "fresh": [name.rstrip("*") for own in places for name in own if name.endswith("*")],
            "hands": [hand.split() for _, hand in lines],
        }


def planted(rules: str) -> list[Planted]:
    """The planted moves of a rule set."""
    text = (FOLDER / f"{rules}.jsonl").read_text(encoding="utf-8")
    return [Planted(*json.loads(line)) for line in text.splitlines()]


def plant(game: AnyGame, position: JSON, seat: int, move: str, kind: str, rule: str) -> Planted:
    """A move to plant, with as few fields as it takes."""
    race = "hands" in position
    fields = {name: value for name, value in position.items() if not race or name not in LINES}
    found = Planted(game.setup.text, fields, _lines(position) if race else [], seat, move, kind, rule)
    for name in fields if race else ():
        shorter = found._replace(fields={other: value for other, value in found.fields.items() if other != name})
        found = shorter if refused(game, shorter) else found
    return found


def refused(game: AnyGame, each: Planted) -> bool:
    """Whether the move is refused for its reason."""
    try:
        verdict = game.verdict(each.position(game), each.seat, game.read_move(each.move))
    except BadInput:
        return False
    return (verdict.kind.value, verdict.rule) == (each.kind, each.rule)


def _lines(position: JSON) -> list[str]:
    fresh = position["fresh"]
    pawns = [" ".join(f"{p}*" if p in fresh else p for p in own if p != "base") for own in position["pawns"]]
    return [f"{own} | {' '.join(hand)}" for own, hand in zip(pawns, position["hands"], strict=True)]


def causes(game: AnyGame, position: JSON, seat: int, move: str) -> list[Cause]:
    """Every true cause for refusing a move."""
    if "hands" in position:
        return race_causes.causes(sheet_of(game), position, seat, move)
    if "barricades" in position:
        return barricade_causes.causes(Naive(dict(game.setup.options)), position, seat, move)
    return trikolos_causes.causes(turn_limit(game.setup), position, seat, move)


def game_of(text: str) -> AnyGame:
    return read(text)
