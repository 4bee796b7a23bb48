"""What is played: a rule set, a number of seats, teams or not, and the options with the ledgers' defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

JSON = dict[str, Any]

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]

TOCK = {"entrance": "16", "ply_limit": "none"}
TWINS = TOCK | {
    "restock": "turn_over",
    "jump_captures_first": "off",
    "seven_same_pawn_stops": "off",
    "seven_overflow": "on",
    "pass_own_start": "last_resort",
}
DEFAULTS = {
    "tock-globe": TWINS | {"arms": "4", "play_on": "off"},
    "tock-fadoq": TWINS
    | {
        "stuck": "discard_one",
        "joker_replay": "now_or_later",
        "own_start": "any",
        "jump_past_start": "allowed",
        "jump_cards": "all",
        "swap_own_start": "on",
        "push_own_start": "on",
    },
    "tockcitan": TOCK | {"pass_own_start": "allowed"},
    "tockcitan-teams": TOCK
    | {
        "pass_own_start": "allowed",
        "capture_partner": "off",
        "pack": "play_out",
        "first": "dealer",
        "seven_overflow": "on",
        "help_partner": "must",
    },
    "tijou": {"entry_offset": "4", "jack_with": "any", "ply_limit": "none"},
}


class Sheet:
    """A rule set at a table."""

    def __init__(self, name: str, seats: int, teams: bool, options: Mapping[str, str]) -> None:
        self.name, self.seats, self.teams = name, seats, teams
        self.options = DEFAULTS[name] | dict(options)
        self.twin = name in ("tock-globe", "tock-fadoq")
        self.citan = name in ("tockcitan", "tockcitan-teams")
        self.tijou = name == "tijou"
        self.pawns = 3 if self.tijou else 4
        self.arms = self._arms()
        self.arm_length = 9 if self.tijou else 18
        self.ring = self.arms * self.arm_length
        self.hand = 4 if name == "tockcitan" else 5

    def _arms(self) -> int:
        if self.name != "tock-globe":
            return 4
        return {2: 4, 3: 6, 4: int(self.options["arms"]), 6: 6, 8: 8}[self.seats]  # GJ-2

    def on(self, option: str) -> bool:
        return self.options.get(option) == "on"

    def partner(self, seat: int) -> int | None:
        """Team-mates face each other: half a round of turns apart."""
        return (seat + self.seats // 2) % self.seats if self.teams else None

    def side(self, seat: int) -> int:
        return seat % (self.seats // 2) if self.teams else seat

    @property
    def sides(self) -> int:
        return self.seats // 2 if self.teams else self.seats

    def members(self, seat: int) -> list[int]:
        partner = self.partner(seat)
        return [seat] if partner is None else [seat, partner]


def by_rank(cards: list[str]) -> list[str]:
    return sorted(cards, key=RANKS.index)


def copied(position: JSON) -> JSON:
    """A position of its own, to be changed."""
    return {name: _copied(value) for name, value in position.items()}


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return copied(value)
    return [_copied(part) for part in value] if isinstance(value, list) else value


def normal(position: JSON) -> JSON:
    """A position without the order of pawns and hands, and without leftovers that mean nothing in its phase."""
    clean = copied(position)
    clean["pawns"] = [sorted(own) for own in clean["pawns"]]
    clean["fresh"] = sorted(clean["fresh"])
    clean["hands"] = [by_rank(hand) for hand in clean["hands"]]
    for kind in ("shown", "given"):
        clean["known"][kind] = [by_rank(cards) for cards in clean["known"][kind]]
    phase = clean["phase"]
    if phase != "shuffle":
        del clean["then"]
    if phase not in ("play", "extra") and position["then"] not in ("next", "extra", "play"):
        del clean["turn"]
    return clean
