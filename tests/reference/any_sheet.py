"""A tock of any facts, read from the words in which they are stated and from nothing that plays them."""

from __future__ import annotations

from tests.reference.sheet import Sheet, Use

from tockade.games.cardrace.facts import Again, Deal, Draw, Effect, Facts, PassStart, StartGuard, Stuck, SwapWith

GUARDS = {StartGuard.NOBODY: "nobody", StartGuard.FRESH: "fresh", StartGuard.ANY: "any"}
PAST_START = {PassStart.ALLOWED: "allowed", PassStart.LAST_RESORT: "last_resort", PassStart.NEVER: "never"}
SWAPS = {SwapWith.ANY: "any", SwapWith.OTHER_COLOUR: "other", SwapWith.OPPONENT: "opponent"}
STUCK = {Stuck.DISCARD_HAND: "hand", Stuck.DISCARD_ONE: "one", Stuck.LAY_ANY: "lay"}
DRAWS = {Draw.AFTER_PLAY: "after", Draw.BEFORE_PLAY: "before", Draw.NEVER: "never"}
DEALS = {
    Deal.ONCE: "once",
    Deal.PLAY_OUT: "play_out",
    Deal.CONTINUE: "continue",
    Deal.RESHUFFLE: "reshuffle",
    Deal.FILL_UP: "fill_up",
}


class AnySheet(Sheet):
    """A tock that no sheet describes."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.seats, self.teams = facts.seats, facts.teams
        self.tijou = False
        self.pawns, self.rooms = facts.pawns, facts.rooms
        self.arms, self.arm_length = facts.arms, facts.arm_length
        self.order = list(facts.seat_arms)
        self.centre = {14: 5, 15: 5, 16: 6, 17: 6, 18: 7}[facts.arm_length]
        self.entrance = facts.entrance or facts.arm_length - 2
        self._read_duties()
        self._read_cards()
        self._read_deals()

    def _read_duties(self) -> None:
        facts = self.facts
        self.guard, self.guard_blocks = GUARDS[facts.guard], facts.guard_blocks
        self.passes_own = facts.pass_own
        self.lands_own, self.lands_partner = not facts.land_own, not facts.land_partner
        self.jump_blocked, self.jump_first = not facts.jump_past_start, facts.jump_captures_first
        self.past_start = PAST_START[facts.pass_start]
        self.stops, self.overflow = facts.seven_stops, facts.seven_overflow
        self.swap_with = SWAPS[facts.swap_with]
        self.swap_leaves, self.push_all = facts.swap_own_start, facts.push_own_start

    def _read_cards(self) -> None:
        self.uses = {card: _use(effect) for card, effect in self.facts.effects.items()}

    def _read_deals(self) -> None:
        facts = self.facts
        self.draws_for_deal = facts.draw_for_deal
        self.hand, self.draws, self.deals = facts.hand, DRAWS[facts.draw], DEALS[facts.deal]
        self.stuck = STUCK[facts.stuck]
        self.extra, self.dealer_first, self.exchange = facts.dealer_extra, facts.dealer_first, facts.exchange
        self.keep = facts.keep
        self.tokens = facts.again == Again.TOKEN
        self.turns_over = not facts.restock_shuffled
        self.plays_partner, self.helps_freely = facts.partner_play, facts.help_freely
        self.plays_on, self.limit = facts.play_on, facts.ply_limit


def _use(effect: Effect) -> Use:
    return Use(
        effect.forward,
        effect.back,
        effect.push,
        effect.enters,
        effect.swaps,
        effect.divides,
        effect.sweeps,
        bool(effect.jump),
        effect.again,
        effect.wild,
    )
