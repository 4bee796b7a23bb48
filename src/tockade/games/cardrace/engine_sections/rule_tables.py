"""The facts of a game as tables of numbers that the engine reads."""

from __future__ import annotations

from tockade.games.cardrace.constants import MASK, SEATS, SQUARES
from tockade.games.cardrace.facts import CARDS, Facts
from tockade.games.cardrace.network_rank_tables import hit_ranks, leap_ranks, near_ranks, ranks, step_ranks
from tockade.games.cardrace.refuse_unplayable_facts import check_facts
from tockade.games.cardrace.ring_masks import gate_masks, reach_masks


class Rules:
    """The facts of a game as the engine reads them."""

    def __init__(self, facts: Facts, text_rank: list[int]) -> None:
        check_facts(facts)
        self.seats = facts.seats
        self.teams = int(facts.teams)
        self.arms = facts.arms
        self.arm_length = facts.arm_length
        self.ring = facts.arms * facts.arm_length
        self.pawns = facts.pawns
        self.rooms = facts.rooms
        self.lot = int(facts.lot)
        self.lot_turns = int(facts.lot_turns and facts.version > 1)
        self.entrance = self.ring - facts.arm_length + facts.entrance_square
        self.jump_length = self.ring // 2 if facts.corners else facts.arm_length
        self.to_centre = facts.centre
        self.entry = facts.entry
        self.stacking = int(facts.stacking)
        self.corners = int(facts.corners)
        self.read_duties(facts)
        self.read_cards(facts)
        self.read_threats(facts)
        self.seat_arms = list(facts.seat_arms) + [0] * (SEATS - len(facts.seat_arms))
        self.text_rank = text_rank
        self.lowest = [(bits & -bits).bit_length() - 1 for bits in range(1 << 7)]
        self.central = [int(square % facts.arm_length == facts.centre) for square in range(SQUARES)]
        self.corner = [int(square % facts.arm_length == 0) for square in range(SQUARES)]
        self.gates = gate_masks(self.ring, facts.arm_length)
        reach = reach_masks(facts, self.longest_part)
        self.reach_low = [mask & MASK for mask in reach]
        self.reach_middle = [mask >> 64 & MASK for mask in reach]
        self.reach_high = [mask >> 128 & MASK for mask in reach]

    def read_duties(self, facts: Facts) -> None:
        """Everything that is one number."""
        self.guard = int(facts.guard)
        self.guard_blocks = int(facts.guard_blocks)
        self.pass_own = int(facts.pass_own)
        self.land_own = int(facts.land_own)
        self.land_partner = int(facts.land_partner)
        self.jump_captures_first = int(facts.jump_captures_first)
        self.jump_past_start = int(facts.jump_past_start)
        self.pass_start = int(facts.pass_start)
        self.seven_stops = int(facts.seven_stops)
        self.seven_overflow = int(facts.seven_overflow)
        self.swap_with = int(facts.swap_with)
        self.swap_own_start = int(facts.swap_own_start)
        self.push_own_start = int(facts.push_own_start)
        self.hand = facts.hand
        self.deal = int(facts.deal)
        self.draw = int(facts.draw)
        self.dealer_extra = facts.dealer_extra
        self.draw_for_deal = int(facts.draw_for_deal)
        self.dealer_first = int(facts.dealer_first)
        self.exchange = int(facts.exchange)
        self.keep = facts.keep
        self.stuck = int(facts.stuck)
        self.again = int(facts.again)
        self.restock_shuffled = int(facts.restock_shuffled)
        self.partner_play = int(facts.partner_play and facts.teams)
        self.help_freely = int(facts.help_freely)
        self.play_on = int(facts.play_on)
        self.ply_limit = facts.ply_limit
        self.version = facts.version

    def read_cards(self, facts: Facts) -> None:
        """What each rank does."""
        effects = [facts.effects[card] for card in CARDS]
        self.jokers = facts.jokers
        self.forward = [effect.forward for effect in effects]
        self.back = [effect.back for effect in effects]
        self.push = [effect.push for effect in effects]
        self.enters = [int(effect.enters) for effect in effects]
        self.swaps = [int(effect.swaps) for effect in effects]
        self.divides = [int(effect.divides) for effect in effects]
        self.sweeps = [int(effect.sweeps) for effect in effects]
        self.eats = [int(effect.eats) for effect in effects]
        self.arrives = [int(effect.arrives) for effect in effects]
        self.gives_again = [int(effect.again) for effect in effects]
        self.wild = [int(effect.wild) for effect in effects]
        self.jump = [effect.jump for effect in effects]
        self.jumps = int({effect.jump for effect in effects} != {0})
        self.longest_part = max([effect.forward - 1 if effect.divides else 0 for effect in effects])
        plain = {"forward", "jump", "sweeps", "eats", "again"}
        self.doubles = [int(effect.wild or (effect.two_ways() and not facts.stacking)) for effect in effects]
        self.only_walks = [int(effect.forward > 0 and effect.uses() <= plain) for effect in effects]

    def read_threats(self, facts: Facts) -> None:
        """What the ranks threaten, as the networks' inputs have it."""
        self.hit_ranks = hit_ranks(facts)
        self.step_ranks = step_ranks(facts)
        self.leap_ranks = leap_ranks(facts)
        self.near_ranks = near_ranks(facts)
        self.enter_ranks = ranks(facts, lambda effect: effect.enters)
        self.arrive_ranks = ranks(facts, lambda effect: effect.arrives)
        self.swap_ranks = ranks(facts, lambda effect: effect.swaps)
        self.push_ranks = ranks(facts, lambda effect: effect.push > 0)
        self.push_steps = max(effect.push for effect in facts.effects.values())
