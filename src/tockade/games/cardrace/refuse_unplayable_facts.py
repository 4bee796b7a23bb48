"""Which facts the engine can play: whatever it cannot is refused by the name of the fact, with a sentence.

What passes is played right: `tests/games/cardrace/test_random_facts.py` draws facts at random and holds the engine
against a second reading of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from tockade.game import RULES_VERSION
from tockade.games.cardrace.facts import (
    CARDS,
    JOKER,
    Again,
    Deal,
    Draw,
    Effect,
    Facts,
    Landing,
    Lot,
    PassStart,
    StartGuard,
    Stuck,
    SwapWith,
)

ARM_LENGTHS = (14, 18)
FARTHEST = 18
"""No card walks further."""
LARGEST_DIVIDED = 9
PLAIN_PACK = 52
CLOSED = {
    "lot": Lot,
    "guard": StartGuard,
    "land_own": Landing,
    "land_partner": Landing,
    "pass_start": PassStart,
    "swap_with": SwapWith,
    "deal": Deal,
    "draw": Draw,
    "stuck": Stuck,
    "again": Again,
}


class ImpossibleFacts(ValueError):
    """Facts that the engine cannot play; every fault is one sentence."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("This sheet cannot be played. " + " ".join(faults))
        self.faults = faults


def check_facts(facts: Facts) -> None:
    """Raises everything that is wrong with these facts, if anything."""
    found = [*_not_numbers(facts), *_not_effects(facts)]
    if not found:  # what follows compares numbers
        found = [*_kinds(facts), *_board(facts), *_seats(facts), *_missing_cards(facts)]
    if not found:  # what follows reads cards and kinds
        found = [*_cards(facts), *_start(facts), *_deals(facts), *_draws(facts), *_turns(facts)]
    if found:
        raise ImpossibleFacts(found)


def _within(name: str, value: int, least: int, most: int, what: str) -> Iterator[str]:
    if not least <= value <= most:
        yield f"`{name}` is {value}: {what} {least if least == most else f'{least} to {most}'}."


def _not_numbers(facts: Facts) -> Iterator[str]:
    """Every fact but two is one number, one name of a list, or yes or no."""
    for name, value in vars(facts).items():
        if name not in ("seat_arms", "effects") and not isinstance(value, int):
            yield f"`{name}` is {value!r}: it is one whole number, or yes or no."
    if not isinstance(facts.seat_arms, tuple) or not all(isinstance(arm, int) for arm in facts.seat_arms):
        yield f"`seat_arms` is {facts.seat_arms!r}: it is a tuple with the number of an arm for each seat."


def _not_effects(facts: Facts) -> Iterator[str]:
    if not isinstance(facts.effects, dict):
        yield f"`effects` is {facts.effects!r}: it has an `Effect` for each card."
        return
    for card, effect in facts.effects.items():
        if not isinstance(effect, Effect):
            yield f"`effects` of {card} is {effect!r}: it is an `Effect`."
            continue
        for name, value in vars(effect).items():
            if not isinstance(value, int):
                yield f"`effects` of {card}: `{name}` is {value!r}: it is one whole number, or yes or no."


def _kinds(facts: Facts) -> Iterator[str]:
    """Closed lists, and numbers that stand alone."""
    for name, kinds in CLOSED.items():
        if getattr(facts, name) not in list(kinds):
            yield f"`{name}` is {getattr(facts, name)}: it is one of {', '.join(kind.name for kind in kinds)}."
    yield from _within("version", facts.version, 1, RULES_VERSION, "the rules have had the versions")
    if facts.ply_limit < 0:
        yield f"`ply_limit` is {facts.ply_limit}: turns are counted from 0, and 0 is no limit."


# board and seats


def _board(facts: Facts) -> Iterator[str]:
    if facts.stacking != facts.corners:
        yield "`stacking` and `corners` go together: pieces share squares on a ring with corners, and nowhere else."
    yield from _corner_board(facts) if facts.corners else _tock_board(facts)
    yield from _within("pawns", facts.pawns, 1, 4, "a seat has pawns,")


def _tock_board(facts: Facts) -> Iterator[str]:
    yield from _within("arms", facts.arms, 2, 8, "a tock board has arms,")
    yield from _within("arm_length", facts.arm_length, *ARM_LENGTHS, "an arm of a tock board has squares,")
    first, last = facts.arm_length - 4, facts.arm_length
    yield from _within("entrance", facts.entrance_square, first, last, "a house is entered at the end of its arm,")
    yield from _within("rooms", facts.rooms, facts.pawns, 4, "a house has a room for each pawn,")
    if facts.entry:
        yield f"`entry` is {facts.entry}: on a tock board pawns enter on their start, 0."


def _corner_board(facts: Facts) -> Iterator[str]:
    yield from _within("arms", facts.arms, 4, 4, "a ring with corners has sides,")
    yield from _within("arm_length", facts.arm_length, 9, 9, "a side of a ring with corners has squares,")
    yield from _within("rooms", facts.rooms, 1, 1, "a side has arrivals,")
    yield from _within("entry", facts.entry, 1, 8, "pieces enter between two corners,")
    walls = facts.guard, facts.guard_blocks, not facts.pass_own, facts.land_own, facts.land_partner, facts.pass_start
    if any(walls):
        yield (
            "`guard`, `guard_blocks`, `pass_own`, `land_own`, `land_partner` and `pass_start` must leave every way "
            "open where pieces share squares: nothing blocks there."
        )
    if facts.partner_play and facts.teams:
        yield "`partner_play` is on: where pieces share squares nobody plays a partner's."
    if facts.jump_captures_first:
        yield "`jump_captures_first` is on: a ring with corners has no jumps."


def _seats(facts: Facts) -> Iterator[str]:
    yield from _within("seats", facts.seats, 2, 8, "a table has seats,")
    if facts.teams and facts.seats not in (4, 6, 8):
        yield f"`teams` is on for {facts.seats} seats: teams are two, three or four pairs."
    arms = facts.seat_arms
    if facts.lot == Lot.NOTHING:
        if len(arms) != facts.seats or len(set(arms)) != len(arms) or not set(arms) <= set(range(facts.arms)):
            yield f"`seat_arms` is {arms}: without a lot it names another arm, from 0, for each of {facts.seats} seats."
    elif sorted(arms) != list(range(facts.arms)):
        yield f"`seat_arms` is {arms}: a lot about sides needs every arm once, in the order of turns."
    yield from _lot(facts)


def _lot(facts: Facts) -> Iterator[str]:
    if facts.lot == Lot.UNUSED_SIDE and facts.seats != facts.arms - 1:
        yield f"`lot` leaves one of {facts.arms} arms unused, so that there are {facts.arms - 1} `seats`."
    if facts.lot in (Lot.SHARED_SIDE, Lot.LONE_TEAM) and not facts.stacking:
        yield "`lot` lets seats share a side: only pieces that share squares can (`stacking`)."
    if facts.lot == Lot.SHARED_SIDE and facts.seats != facts.arms + 1:
        yield f"`lot` has two seats share one of {facts.arms} sides, so that there are {facts.arms + 1} `seats`."
    if facts.lot == Lot.LONE_TEAM and not (facts.teams and facts.seats == 6):
        yield "`lot` gives one of three teams a pair of sides for itself, so that there are 6 `seats` in `teams`."


# cards


def _missing_cards(facts: Facts) -> Iterator[str]:
    unknown = [name for name in facts.effects if name not in CARDS]
    missing = [card for card in CARDS if card not in facts.effects]
    if unknown:
        yield f"`effects` names {', '.join(unknown)}: the cards are {', '.join(CARDS)}."
    if missing:
        yield f"`effects` lacks {', '.join(missing)}: a card without a use has the effect `Effect()`."
    yield from _within("jokers", facts.jokers, 0, 2, "one pack of cards has jokers,")


def _cards(facts: Facts) -> Iterator[str]:
    for card, effect in facts.effects.items():
        for fault in [*_walk(facts, effect), *_jump(facts, effect), *_captures(facts, effect), *_wild(facts, card)]:
            yield f"`effects` of {card}: {fault}"
    in_pack = [effect for card, effect in facts.effects.items() if card != JOKER or facts.jokers]
    if not any(effect.enters for effect in in_pack):
        yield "`effects` has no card in the pack that enters a pawn: nobody could ever play."


def _walk(facts: Facts, effect: Effect) -> Iterator[str]:
    for name in ("forward", "back", "push"):
        yield from _within(name, getattr(effect, name), 0, FARTHEST, "a card walks squares,")
    if effect.push and (effect.forward or effect.back):
        yield "a card that pushes (`push`) does not walk one's own pawns too: a text could mean either."
    if effect.divides and not 2 <= effect.forward <= LARGEST_DIVIDED:
        yield f"`divides` needs 2 to {LARGEST_DIVIDED} steps forward, and it has {effect.forward}."
    if effect.divides and (effect.back or effect.push or effect.sweeps):
        yield "a card that `divides` only goes forward, and does not sweep."
    if effect.forward + effect.back == facts.arms * facts.arm_length:
        yield "`forward` and `back` lead to the same square of this ring."
    if facts.stacking and (effect.divides or effect.push or effect.sweeps):
        yield "`divides`, `push` and `sweeps` need squares that hold one pawn."


def _jump(facts: Facts, effect: Effect) -> Iterator[str]:
    onwards = bool(effect.forward or effect.push)
    if effect.jump not in (0, 1 if onwards else -1) or (effect.jump and onwards == bool(effect.back)):
        yield "`jump` is 1 for a card that only goes forward or pushes, -1 for one that only goes back, else 0."
    if effect.jump and facts.corners:
        yield "`jump` needs central squares: a ring with corners has none."


def _captures(facts: Facts, effect: Effect) -> Iterator[str]:
    if effect.sweeps and (not effect.forward or effect.back):
        yield "`sweeps` is about the squares walked forward, and about nothing else."
    if effect.sweeps and facts.guard and not facts.guard_blocks:
        yield "`sweeps` would capture a guarded pawn: either nobody is guarded, or `guard_blocks` is on."
    if (effect.eats or effect.arrives) and not facts.stacking:
        yield "`eats` and `arrives` belong to pieces that share squares (`stacking`)."
    if effect.eats and not (effect.forward or effect.back):
        yield "`eats` is about the squares walked, and this card walks none."
    if effect.again and not facts.again:
        yield "`again` allows another play, and the fact `again` is NOTHING."


def _wild(facts: Facts, card: str) -> Iterator[str]:
    effect = facts.effects[card]
    if effect.again and card != JOKER and facts.effects[JOKER].wild:
        yield "`again` is given by the wild joker alone, which could be named as this card."
    if effect.wild and card != JOKER:
        yield "only the joker is `wild`."
    if effect.wild and not effect.uses() <= {"wild", "again"}:
        yield "a `wild` joker has no use of its own: it is what it is named."


# what is forbidden, and the course of a game


def _start(facts: Facts) -> Iterator[str]:
    if not facts.stacking and facts.guard == StartGuard.NOBODY and facts.entrance_square == facts.arm_length:
        yield "`entrance` is the start, and `guard` is NOBODY: a pawn that enters would stand before its house."
    if facts.pass_start == PassStart.LAST_RESORT and facts.stuck == Stuck.LAY_ANY:
        yield "`pass_start` is LAST_RESORT and `stuck` is LAY_ANY: who may lay any card has always another choice."


def _deals(facts: Facts) -> Iterator[str]:
    pack, dealt = PLAIN_PACK + facts.jokers, facts.seats * facts.hand + facts.dealer_extra
    yield from _within("hand", facts.hand, 1, 6, "a hand has cards,")
    if dealt > pack:
        yield f"`hand` is {facts.hand}: {facts.seats} such hands are {dealt} cards, and the pack has {pack}."
    if (facts.deal == Deal.ONCE) == (facts.draw == Draw.NEVER):
        yield "`deal` is ONCE where cards are drawn, and something else where `draw` is NEVER."
    if facts.exchange and not facts.teams:
        yield "`exchange` is between partners: it needs `teams`."
    if facts.keep and not (facts.deal == Deal.FILL_UP and facts.stuck == Stuck.LAY_ANY):
        yield "`keep` lets a card be kept for the next deal: `deal` is then FILL_UP, and `stuck` is LAY_ANY."
    yield from _within("keep", facts.keep, 0, max(0, facts.hand - 1), "fewer cards are kept than a hand has,")


def _draws(facts: Facts) -> Iterator[str]:
    before = facts.draw == Draw.BEFORE_PLAY
    if before and not (facts.dealer_extra == 1 and facts.dealer_first):
        yield "`draw` is BEFORE_PLAY: the dealer begins (`dealer_first`) and has one card more (`dealer_extra`)."
    if not before and facts.dealer_extra:
        yield f"`dealer_extra` is {facts.dealer_extra}: hands are equally large unless `draw` is BEFORE_PLAY."
    if facts.exchange and before:
        yield "`exchange` is on and `draw` is BEFORE_PLAY: partners exchange before hands that are equally large."
    if facts.again and facts.draw != Draw.AFTER_PLAY:
        yield "`again` gives an extra play where a card is drawn after each: `draw` is AFTER_PLAY."
    if facts.stuck == Stuck.LAY_ANY and facts.draw != Draw.NEVER:
        yield "`stuck` is LAY_ANY: hands are then played out, and `draw` is NEVER."


def _turns(facts: Facts) -> Iterator[str]:
    if facts.again == Again.TOKEN and any(each.again for card, each in facts.effects.items() if card != JOKER):
        yield "`again` is TOKEN: only the joker earns one."
    helps = facts.teams and facts.partner_play and facts.stuck == Stuck.DISCARD_ONE
    if facts.help_freely and not helps:
        yield "`help_freely` lets one discard instead of helping: `partner_play` is on, and `stuck` is DISCARD_ONE."
    if facts.play_on and facts.deal != Deal.ONCE:
        yield "`play_on` is on: those who are left play on with the cards they draw, so that `deal` is ONCE."
