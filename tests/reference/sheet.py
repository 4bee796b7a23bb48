"""What is played: a rule set, a number of seats, teams or not, and the options with the ledgers' defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

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


VALUES = {card: int(card) for card in ("2", "3", "6", "8", "9", "10")}


class Use(NamedTuple):
    """What a card of a tock may be used for."""

    forward: int = 0
    back: int = 0
    push: int = 0
    enters: bool = False
    swaps: bool = False
    divides: bool = False
    sweeps: bool = False
    jumps: bool = False
    again: bool = False
    wild: bool = False


class Sheet:
    """A rule set at a table."""

    def __init__(self, name: str, seats: int, teams: bool, options: Mapping[str, str]) -> None:
        self.name, self.seats, self.teams = name, seats, teams
        self.options = DEFAULTS[name] | dict(options)
        self.twin = name in ("tock-globe", "tock-fadoq")
        self.citan = name in ("tockcitan", "tockcitan-teams")
        self.tijou = name == "tijou"
        self.pawns = 3 if self.tijou else 4
        self.rooms = 1 if self.tijou else 4
        self.arms = self._arms()
        self.arm_length = 9 if self.tijou else 18
        self.order = list(range(self.arms))  # of the arms, in turn
        self.centre = 7
        self.entrance = int(self.options.get("entrance", 0))
        self._read_duties()
        self._read_cards()
        self._read_deals()

    def _read_duties(self) -> None:
        """What protects a pawn, what stops one, and where it may go."""
        self.guard = "nobody" if self.tijou else "any" if self.citan else self.options.get("own_start", "fresh")
        self.guard_blocks = self.twin  # GJ-12, FQ-12; TC-5: it may be passed
        self.passes_own = self.lands_own = not self.citan  # TC-8
        self.lands_partner = not self.citan or self.on("capture_partner")  # TC-10
        self.jump_blocked = self.options.get("jump_past_start") == "blocked"  # FQ-13
        self.jump_first = self.on("jump_captures_first")
        self.past_start = self.options.get("pass_own_start", "allowed")
        self.stops = self.citan or self.on("seven_same_pawn_stops")  # TC-9
        self.overflow = self.on("seven_overflow")
        self.swap_with = "other" if self.citan else "any"  # TC-6
        self.swap_leaves, self.push_all = self.on("swap_own_start"), self.on("push_own_start")

    def _read_cards(self) -> None:
        """What the cards of a tock do."""
        self.uses = {card: Use(forward=steps) for card, steps in VALUES.items()}
        self.uses |= {"A": Use(1, enters=True), "4": Use(back=4), "7": Use(7, divides=True), "J": Use(swaps=True)}
        self.uses |= {"5": Use(push=5) if self.twin else Use(5), "Q": Use(12)}
        self.uses |= {"K": Use(13, enters=True, sweeps=self.twin), "X": Use(18, enters=True, again=self.twin)}
        self.uses = {card: use._replace(jumps=self._jumps(card)) for card, use in self.uses.items()}

    def _jumps(self, card: str) -> bool:
        """GJ-13, FQ-13: the cards after which a pawn may jump."""
        if not self.twin or card == "J":
            return False
        if self.name == "tock-globe":
            return card not in ("4", "5")
        chosen = self.options["jump_cards"]
        return chosen == "all" or card in chosen.split(",")

    def _read_deals(self) -> None:
        """How cards come into hands and leave them, and what ends a game."""
        self.draws_for_deal = self.name == "tock-globe"  # GJ-4
        self.hand = 4 if self.name == "tockcitan" else 5
        self.draws = "after" if self.twin else "before" if self.name == "tockcitan" else "never"
        packs = {"play_out": "play_out", "continue": "continue", "reshuffle_each_deal": "reshuffle"}
        self.deals = "fill_up" if self.tijou else packs[self.options["pack"]] if "pack" in self.options else "once"
        whole = self.name == "tock-globe" or self.options.get("stuck") == "discard_hand"
        self.stuck = "lay" if self.tijou else "hand" if whole else "one"
        self.extra = int(self.name == "tockcitan")  # TC-1: the dealer has one more
        self.dealer_first = self.name == "tockcitan" or self.options.get("first") == "dealer"
        self.exchange = self.name == "tockcitan-teams" or (self.tijou and self.teams)
        self.keep = 2 if self.tijou else 0  # TJ-7
        self.tokens = self.options.get("joker_replay") == "now_or_later"  # FQ-5
        self.turns_over = self.options.get("restock") == "turn_over"
        self.plays_partner = not self.tijou
        self.helps_freely = self.options.get("help_partner") == "may"
        self.plays_on = self.on("play_on")
        self.limit = 0 if self.options["ply_limit"] == "none" else int(self.options["ply_limit"])

    @property
    def ring(self) -> int:
        return self.arms * self.arm_length

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
