"""Facts drawn at random: boards, cards, duties and deals, and games of them."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.cardrace.drawn import ANY, PACK
from tests.reference import JSON
from tests.reference.any_sheet import AnySheet
from tests.reference.places import BASE, name_of, number_of, room_of, start_of

from tockade.game import PLY_LIMIT, Setup, TableSize
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
from tockade.games.cardrace.game import CardRace
from tockade.games.cardrace.refuse_unplayable_facts import ImpossibleFacts
from tockade.games.cardrace.sheet import Sheet

STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 18)


def game_of(facts: Facts) -> CardRace:
    """The game of these facts."""
    table = TableSize(facts.seats, facts.teams)
    sheet = Sheet(ANY, "GJ", (table,), (PLY_LIMIT,), lambda _table, _values: facts, {})
    return sheet.game(Setup(ANY, table, (), facts.version))


def some_facts_game(random: Random) -> CardRace:
    """A game of facts that the engine accepts."""
    while True:
        try:
            return game_of(some_facts(random))
        except ImpossibleFacts:
            continue


def some_facts(random: Random) -> Facts:
    """Facts of a tock; most of them can be played."""
    again = random.choice((Again.NOTHING, Again.NOTHING, Again.NOW, Again.TOKEN))
    return Facts(
        **_board(random),
        **_deals(random, Draw.AFTER_PLAY if again else random.choice(list(Draw))),
        effects=_effects(random, bool(again)),
        again=again,
        jokers=random.randint(0, 2),
        guard=random.choice(list(StartGuard)),
        guard_blocks=random.random() < 0.6,
        pass_own=random.random() < 0.7,
        land_own=random.choice(list(Landing)),
        land_partner=random.choice(list(Landing)),
        jump_captures_first=random.random() < 0.3,
        jump_past_start=random.random() < 0.6,
        pass_start=random.choice(list(PassStart)),
        seven_stops=random.random() < 0.3,
        seven_overflow=random.random() < 0.6,
        swap_with=random.choice(list(SwapWith)),
        swap_own_start=random.random() < 0.4,
        push_own_start=random.random() < 0.4,
        partner_play=random.random() < 0.7,
        help_freely=random.random() < 0.2,
        ply_limit=random.choice((20, 150)),
    )


def _board(random: Random) -> dict[str, Any]:
    arms, length, pawns = random.randint(2, 8), random.randint(14, 18), random.randint(1, 4)
    seats = random.randint(2, arms)
    unused = seats == arms - 1 and random.random() < 0.5
    return {
        "arms": arms,
        "arm_length": length,
        "entrance": random.choice((0, *range(length - 4, length + 1))),
        "pawns": pawns,
        "rooms": random.randint(pawns, 4),
        "seats": seats,
        "teams": seats in (4, 6, 8) and random.random() < 0.7,
        "lot": Lot.UNUSED_SIDE if unused else Lot.NOTHING,
        "seat_arms": tuple(random.sample(range(arms), arms if unused else seats)),
    }


def _effects(random: Random, again: bool) -> dict[str, Effect]:
    """In any order: a card is found by its name."""
    effects = {card: _effect(random) for card in CARDS}
    if random.random() < 0.5:
        effects[JOKER] = Effect(wild=True, again=again)
    elif again:
        effects[JOKER] = Effect(forward=random.choice(STEPS), enters=True, again=True)
    return {card: effects[card] for card in random.sample(CARDS, len(CARDS))}


def _effect(random: Random) -> Effect:
    jump, enters, swaps = random.random() < 0.5, random.random() < 0.25, random.random() < 0.15
    kind = random.choice(("walk", "walk", "divide", "sweep", "back", "push", "both", "none"))
    steps = random.choice(STEPS)
    if kind == "divide":
        return Effect(forward=random.randint(2, 9), divides=True, jump=int(jump), enters=enters, swaps=swaps)
    if kind in ("walk", "sweep"):
        return Effect(forward=steps, sweeps=kind == "sweep", jump=int(jump), enters=enters, swaps=swaps)
    if kind == "back":
        return Effect(back=steps, jump=-int(jump), enters=enters, swaps=swaps)
    if kind == "push":
        return Effect(push=steps, jump=int(jump), enters=enters, swaps=swaps)
    return Effect(forward=steps, back=random.choice(STEPS), enters=enters) if kind == "both" else Effect(enters=enters)


def _deals(random: Random, draw: Draw) -> dict[str, Any]:
    before, never = draw == Draw.BEFORE_PLAY, draw == Draw.NEVER
    deal = random.choice(list(Deal)[1:]) if never else Deal.ONCE
    stuck = random.choice(list(Stuck) if never else (Stuck.DISCARD_HAND, Stuck.DISCARD_ONE))
    return {
        "draw": draw,
        "deal": deal,
        "stuck": stuck,
        "hand": random.randint(1, 6),
        "dealer_extra": int(before),
        "dealer_first": before or random.random() < 0.5,
        "draw_for_deal": random.random() < 0.3,
        "exchange": random.random() < 0.3,
        "keep": random.randint(0, 2) if deal == Deal.FILL_UP and stuck == Stuck.LAY_ANY else 0,
        "restock_shuffled": random.random() < 0.5,
        "play_on": not never and random.random() < 0.3,
    }


# positions


def some_facts_position(random: Random, facts: Facts) -> JSON:
    """A position in which a seat is to play a card, crowded where rules meet; nobody has finished."""
    sheet, turn = AnySheet(facts), random.randrange(facts.seats)
    arms = list(facts.seat_arms)
    arms.remove(random.choice(arms)) if facts.lot else None
    taken: set[str] = set()
    pawns = [_pawns(random, sheet, arm, taken) for arm in arms]
    starts = [start_of(sheet, arm) for seat, arm in enumerate(arms) if start_of(sheet, arm) in pawns[seat]]
    fresh = [start for start in starts if facts.guard and random.random() < 0.6]
    turns = random.randrange(facts.ply_limit)
    return {
        "arms": arms,
        "pawns": pawns,
        "fresh": fresh,
        "hands": _hands(random, facts, turn),
        "turn": turn,
        "turns": turns,
    }


def _pawns(random: Random, sheet: AnySheet, arm: int, taken: set[str]) -> list[str]:
    """One at least is not home."""
    pawns: list[str] = [BASE if random.random() < 0.3 else _square(random, sheet, taken)]
    while len(pawns) < sheet.pawns:
        rooms = [room for room in range(1, sheet.rooms + 1) if room_of(arm, room) not in pawns]
        where = random.random()
        if where < 0.2:
            pawns.append(BASE)
        else:
            pawns.append(room_of(arm, random.choice(rooms)) if where < 0.4 else _square(random, sheet, taken))
    return pawns


def _square(random: Random, sheet: AnySheet, taken: set[str]) -> str:
    """A free square, most of them within some steps of a start, an entrance or a central square."""
    while True:
        near = number_of(sheet, start_of(sheet, random.randrange(sheet.arms))) + random.choice((0, sheet.centre))
        name = name_of(sheet, near + random.choice((0, 0, -2, -1, 1, random.randint(-9, 9))))
        if name not in taken:
            taken.add(name)
            return name


def _hands(random: Random, facts: Facts, turn: int) -> list[list[str]]:
    cards = random.sample([*PACK, *[JOKER] * facts.jokers], facts.seats * facts.hand)
    hands = [cards[seat * facts.hand : (seat + 1) * facts.hand] for seat in range(facts.seats)]
    hands[turn].sort(key=JOKER.__ne__)
    return [hand if seat == turn else hand[: random.randint(0, facts.hand)] for seat, hand in enumerate(hands)]
