"""The facts a card-race sheet states: what each card does, and everything in which the sheets differ.

A sheet is a function from a setup to `Facts`.  Nothing here decides anything: `refuse_unplayable_facts.py` refuses what
the engine cannot play, the engine reads the facts, the rules page and the lobby read the options, and a test switches
each fact and watches the legal moves change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from tockade.game import RULES_VERSION

CARDS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X")
"""Ascending (GJ-4); X is the joker.  A card has a rank and no suit."""
JOKER: Final = "X"
END: Final = 4
"""Squares of an arm that lie across its end, the start among them."""


def centre_of(arm_length: int) -> int:
    """How far an arm's inner corner is from its start: 7 of 18."""
    return (arm_length - END) // 2


@dataclass(frozen=True)
class Effect:
    """What a card may be used for: each way that is set is one of its ways."""

    forward: int = 0
    back: int = 0
    push: int = 0
    """An opponent's pawn goes so many squares forward."""
    enters: bool = False
    swaps: bool = False
    divides: bool = False
    """The forward steps may be divided over several pawns."""
    sweeps: bool = False
    """Every pawn on the way is captured."""
    eats: bool = False
    """Opponents' pawns on the way are captured, friends are not."""
    arrives: bool = False
    """Places a pawn that stands on its exit in the arrival."""
    again: bool = False
    """Allows another play."""
    wild: bool = False
    """Stands for any other card, and has no use of its own."""
    jump: int = 0
    """After landing on a central square: 1 = on to the next one forwards, -1 = backwards, 0 = no jump."""

    def uses(self) -> set[str]:
        """The names of everything that is set."""
        return {name for name, value in vars(self).items() if value}

    def two_ways(self) -> bool:
        """Whether two uses can have one result: forth and back onto one's own pawns, or two that change nothing."""
        return bool((self.forward and self.back) or (self.enters and self.swaps))


class StartGuard(IntEnum):
    """Which pawn on its own start is untouchable."""

    NOBODY = 0
    FRESH = 1  # only one that has not moved since it entered
    ANY = 2  # whoever stands on their own start


class Landing(IntEnum):
    """What happens when a pawn ends on a pawn of its own colour, or of its partner's."""

    CAPTURES = 0
    ILLEGAL = 1


class PassStart(IntEnum):
    """Walking past one's own start with one's own card."""

    ALLOWED = 0
    LAST_RESORT = 1
    NEVER = 2


class SwapWith(IntEnum):
    """Which pawns a jack may swap one's own with."""

    ANY = 0
    OTHER_COLOUR = 1
    OPPONENT = 2


class Stuck(IntEnum):
    """What a player does who can carry out no card."""

    DISCARD_HAND = 0  # show it, discard it, draw as many
    DISCARD_ONE = 1
    LAY_ANY = 2  # a card is laid without effect, whether or not another is playable (TJ-6)


class Draw(IntEnum):
    """When a player takes a card from the stock."""

    AFTER_PLAY = 0
    BEFORE_PLAY = 1
    NEVER = 2  # hands are played out, then dealt anew


class Again(IntEnum):
    """What a joker's extra play is worth."""

    NOTHING = 0
    NOW = 1
    TOKEN = 2  # now or after any later play of one's own


class Deal(IntEnum):
    """How hands are dealt."""

    ONCE = 0
    PLAY_OUT = 1  # hand after hand from one pack until it is used up (TC-22)
    CONTINUE = 2  # when too few are left everything is shuffled
    RESHUFFLE = 3  # before every deal
    FILL_UP = 4  # everybody up to a full hand, in packets (TJ-8)


class Lot(IntEnum):
    """What a lot decides about the places before the first deal."""

    NOTHING = 0
    UNUSED_SIDE = 1
    SHARED_SIDE = 2
    LONE_TEAM = 3  # which pair of sides one team has for itself (TJ-17)


@dataclass(frozen=True, kw_only=True)
class Facts:
    """Everything the engine has to know about a game."""

    seats: int
    teams: bool
    arms: int
    arm_length: int = 18
    """Squares of an arm: printed 1, 2, … after the start, which has the last number."""
    pawns: int = 4
    rooms: int = 4
    seat_arms: tuple[int, ...]
    """The arm of each seat, before any lot."""
    lot: Lot = Lot.NOTHING
    lot_turns: bool = False
    """The lot also decides which seat is the first of those sides, so that every seating is equally likely (TJ-17)."""
    entrance: int = 0
    """The printed number of the square from which a house is entered; 0: the second one before the start."""
    entry: int = 0
    """Where a pawn enters, counted from its arm's first square."""
    stacking: bool = False
    """Several pawns may share a square and landing captures nothing (TJ-10)."""
    corners: bool = False
    """Landing on a corner sends a pawn to the opposite one (TJ-12)."""

    effects: dict[str, Effect] = field(default_factory=dict)
    jokers: int = 2
    guard: StartGuard = StartGuard.FRESH
    guard_blocks: bool = True
    """A guarded pawn cannot be passed."""
    pass_own: bool = True
    """One's own pawns may be passed."""
    land_own: Landing = Landing.CAPTURES
    land_partner: Landing = Landing.CAPTURES
    jump_captures_first: bool = False
    jump_past_start: bool = True
    """A guarded pawn on the start in between does not stop a jump."""
    pass_start: PassStart = PassStart.LAST_RESORT
    seven_stops: bool = False
    """One pawn may take several parts of a divided 7."""
    seven_overflow: bool = True
    """The rest of a 7 that brings one's last pawn home is walked by the partner's pawns."""
    swap_with: SwapWith = SwapWith.ANY
    swap_own_start: bool = False
    """One's own jack may take one's own guarded pawn off its start (FQ-7)."""
    push_own_start: bool = False
    """An opponent's 5 moves a guarded pawn off its start (FQ-9)."""

    hand: int = 5
    deal: Deal = Deal.ONCE
    draw: Draw = Draw.AFTER_PLAY
    dealer_extra: int = 0
    """Cards the dealer gets more than the others (TC-1)."""
    draw_for_deal: bool = False
    """The dealer is found by drawing cards (GJ-4), not by lot."""
    dealer_first: bool = False
    exchange: bool = False
    keep: int = 0
    """Who holds at most so many cards may pass and keep them (TJ-7)."""
    stuck: Stuck = Stuck.DISCARD_HAND
    again: Again = Again.NOTHING
    restock_shuffled: bool = False
    partner_play: bool = True
    """A player whose pawns are home plays the partner's; the team wins when all are home."""
    help_freely: bool = False
    """Such a player may discard a card instead (TC-25)."""
    play_on: bool = False
    ply_limit: int = 0
    version: int = RULES_VERSION
    """Of the rules: lots and lists of older ones are as they were."""

    @property
    def entrance_square(self) -> int:
        """The printed number of the square from which a house is entered."""
        return self.entrance or self.arm_length - 2

    @property
    def centre(self) -> int:
        """The printed number of a central square: the inner corner, half-way between the ends of two arms."""
        return centre_of(self.arm_length)
